// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/theme.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

// Resources of a static library are dropped by the linker unless something refers to them; the macro
// must be used outside any namespace.
static void initialiseThemes()
{
    Q_INIT_RESOURCE(themes);
}

namespace lectern {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectern::ThemeDefinition", text);
}

std::unexpected<Error> wrongKey(const QString &key, const QString &wanted)
{
    return failure(tr("The theme's key “%1” is missing or is not %2").arg(key, wanted),
                   tr("Correct the theme's definition"));
}

Result<QString> requiredText(const QJsonObject &object, const QString &key, const QString &path)
{
    QString text = object.value(key).toString().trimmed();
    if (text.isEmpty())
        return wrongKey(path, tr("a text"));
    return text;
}

Result<ThemeTerm> termFromJson(const QJsonValue &value, const QString &path)
{
    const QJsonObject object = value.toObject();
    const auto text = requiredText(object, u"text"_s, path + u".text"_s);
    if (!text)
        return std::unexpected(text.error());
    const QJsonValue weight = object.value(u"weight"_s);
    if (!weight.isDouble())
        return wrongKey(path + u".weight"_s, tr("a number"));
    return ThemeTerm{*text, weight.toDouble()};
}

Result<QList<ThemeTerm>> termsFromJson(const QJsonObject &object)
{
    const QJsonValue value = object.value(u"terms"_s);
    const QJsonArray array = value.toArray();
    if (array.isEmpty())
        return wrongKey(u"terms"_s, tr("a list of terms"));
    QList<ThemeTerm> terms;
    for (qsizetype index = 0; index < array.size(); ++index) {
        const auto term = termFromJson(array.at(index), u"terms[%1]"_s.arg(index));
        if (!term)
            return std::unexpected(term.error());
        terms.append(*term);
    }
    return terms;
}

/// The exclusions may be left out: most themes need none.
Result<QStringList> exclusionsFromJson(const QJsonObject &object)
{
    const QJsonValue value = object.value(u"exclusions"_s);
    if (!value.isArray() && !value.isUndefined())
        return wrongKey(u"exclusions"_s, tr("a list of texts"));
    QStringList exclusions;
    const QJsonArray array = value.toArray();
    for (qsizetype index = 0; index < array.size(); ++index) {
        if (!array.at(index).isString())
            return wrongKey(u"exclusions[%1]"_s.arg(index), tr("a text"));
        exclusions.append(array.at(index).toString());
    }
    return exclusions;
}

QList<ThemeDefinition> readBuiltInThemes()
{
    initialiseThemes();
    QList<ThemeDefinition> themes;
    for (const char16_t *id : {u"interpretability", u"safety",       u"fairness",     u"privacy",    u"robustness",
                               u"theory",           u"optimization", u"rl",           u"generative", u"llm",
                               u"vision",           u"multimodal",   u"graphs",       u"causality",  u"efficiency",
                               u"evaluation",       u"science",      u"neuroscience", u"society",    u"agents"}) {
        QFile file(u":/lectern/themes/%1.json"_s.arg(QStringView(id)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The theme %s is missing from the program", qUtf8Printable(file.fileName()));
        const auto theme = themeFromJson(file.readAll());
        if (!theme)
            qFatal("%s: %s", qUtf8Printable(file.fileName()), qUtf8Printable(theme.error().message()));
        themes.append(*theme);
    }
    return themes;
}

} // namespace

Result<ThemeDefinition> themeFromJson(const QByteArray &json)
{
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (!document.isObject())
        return failure(tr("The theme is not a JSON object (%1)").arg(parseError.errorString()),
                       tr("Correct the theme's definition"));
    const QJsonObject object = document.object();
    ThemeDefinition theme;
    for (const auto &[key, member] : {std::pair(u"id"_s, &ThemeDefinition::id),
                                      {u"name"_s, &ThemeDefinition::name},
                                      {u"description"_s, &ThemeDefinition::description}}) {
        const auto text = requiredText(object, key, key);
        if (!text)
            return std::unexpected(text.error());
        theme.*member = *text;
    }
    theme.threshold = object.value(u"threshold"_s).toDouble();
    if (theme.threshold <= 0)
        return wrongKey(u"threshold"_s, tr("a number above 0"));
    auto terms = termsFromJson(object);
    if (!terms)
        return std::unexpected(terms.error());
    auto exclusions = exclusionsFromJson(object);
    if (!exclusions)
        return std::unexpected(exclusions.error());
    theme.terms = *std::move(terms);
    theme.exclusions = *std::move(exclusions);
    return theme;
}

const QList<ThemeDefinition> &builtInThemes()
{
    static const QList<ThemeDefinition> themes = readBuiltInThemes();
    return themes;
}

} // namespace lectern
