// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/facet_values.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct FacetValuesText {
    Q_DECLARE_TR_FUNCTIONS(lectern::FacetModel)
};

/// The keys of counts and the kept values, each once.
QStringList occurring(const QHash<QString, int> &counts, const QStringList &kept)
{
    QStringList values = counts.keys();
    for (const QString &value : kept) {
        if (!values.contains(value))
            values.append(value);
    }
    return values;
}

std::vector<FacetValue> plainValues(const QStringList &values)
{
    std::vector<FacetValue> result;
    std::ranges::transform(values, std::back_inserter(result),
                           [](const QString &value) { return FacetValue{value, value, {}, {}}; });
    return result;
}

} // namespace

std::vector<FacetValue> themeValues(const QList<ThemeDefinition> &themes)
{
    std::vector<FacetValue> values;
    for (const ThemeDefinition &theme : themes) {
        const QString name = QCoreApplication::translate("lectern::Theme", theme.name.toUtf8().constData());
        values.push_back({theme.id, name, theme.description, {}});
    }
    return values;
}

std::vector<FacetValue> tagValues(const QList<Tag> &tags)
{
    std::vector<FacetValue> values;
    for (const Tag &tag : tags)
        values.push_back({tag.name, tag.name, {}, tag.colour});
    return values;
}

std::vector<FacetValue> readingStateValues()
{
    const QStringList labels{FacetValuesText::tr("Unread"), FacetValuesText::tr("Skimmed"),
                             FacetValuesText::tr("Read"),   FacetValuesText::tr("Starred"),
                             FacetValuesText::tr("Rated"),  FacetValuesText::tr("With a note"),
                             FacetValuesText::tr("Tagged")};
    std::vector<FacetValue> values;
    for (qsizetype i = 0; i < labels.size(); ++i)
        values.push_back({stateValues().at(i), labels.at(i), {}, {}});
    return values;
}

std::vector<FacetValue> listValues(const QList<ReadingList> &lists)
{
    std::vector<FacetValue> values;
    for (const ReadingList &list : lists)
        values.push_back({QString::number(list.id),
                          list.folder.isEmpty() ? list.name : list.folder + u" › "_s + list.name,
                          list.query.isEmpty() ? QString() : FacetModel::tr("Saved search: %1").arg(list.query),
                          {}});
    return values;
}

std::vector<FacetValue> venueValues(const QHash<QString, int> &counts, const QStringList &kept)
{
    QStringList venues = occurring(counts, kept);
    std::ranges::sort(venues, [&](const QString &one, const QString &other) {
        return std::pair(-counts.value(one), one) < std::pair(-counts.value(other), other);
    });
    return plainValues(venues);
}

std::vector<FacetValue> yearValues(const QHash<QString, int> &counts, const QStringList &kept)
{
    QStringList years = occurring(counts, kept);
    std::ranges::sort(years, std::greater<>());
    return plainValues(years);
}

} // namespace lectern
