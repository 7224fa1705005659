// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/jsonl.h"

#include "app/input.h"
#include "app/output.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct JsonlCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

/// The line's object; an error for anything that is not {"n": whole number, "abstract": text}.
Result<QJsonObject> readLine(const QByteArray &line)
{
    QJsonParseError error;
    QJsonObject object = QJsonDocument::fromJson(line, &error).object();
    if (error.error != QJsonParseError::NoError)
        return failure(error.errorString());
    if (!object.value("n"_L1).isDouble() || !object.value("abstract"_L1).isString())
        return failure(JsonlCommandText::tr("no object with a number “n” and a text “abstract”"));
    return object;
}

} // namespace

Result<int> answerLines(const QString &path, const std::function<QJsonObject(int n, const QString &abstract)> &answer)
{
    const auto file = openInput(path);
    if (!file)
        return std::unexpected(file.error());
    int answered = 0;
    int bad = 0;
    for (int number = 1; !(*file)->atEnd(); ++number) {
        const QByteArray line = (*file)->readLine();
        if (line.trimmed().isEmpty())
            continue;
        const auto object = readLine(line);
        if (!object) {
            ++bad;
            say(JsonlCommandText::tr("Skipped line %1 of “%2”: %3")
                    .arg(QString::number(number), path, object.error().what));
            continue;
        }
        ++answered;
        if (!printJson(answer(object->value("n"_L1).toInt(), object->value("abstract"_L1).toString())))
            break;
    }
    return answered == 0 && bad > 0 ? 1 : 0;
}

} // namespace lectern
