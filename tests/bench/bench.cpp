// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures speed and memory beside their floors, all in one run, and says which targets are met.
#include "models/library/library.h"
#include "tests/bench/library_rows.h"
#include "tests/bench/reader_rows.h"
#include "tests/bench/window_rows.h"
#include "ui/window/paint_delay.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::bench;

namespace lectern::bench {

QJsonObject Row::toJson() const
{
    QJsonObject object{{u"work"_s, work}, {u"unit"_s, unit}, {u"value"_s, value}, {u"met"_s, met()}};
    if (floor)
        object.insert(u"floor"_s, *floor);
    if (target)
        object.insert(u"target"_s, *target);
    return object;
}

} // namespace lectern::bench

namespace {

/// The big list of the measuring corpus, unpacked; empty when the corpus is not there.
QString unpackedScale(const QString &folder)
{
    const QString packed = QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/scale.json.xz"_s;
    if (!QFile::exists(packed))
        return {};
    const QString list = folder + u"/scale.json"_s;
    QProcess unpack;
    unpack.setStandardOutputFile(list);
    unpack.start(u"xz"_s, {u"-dc"_s, packed});
    return unpack.waitForFinished(-1) && unpack.exitCode() == 0 ? list : QString();
}

void print(const Row &row)
{
    const QString value = u"%1 %2"_s.arg(row.value, 0, 'f', row.value < 10 ? 2 : 0).arg(row.unit);
    const QString floor =
        row.floor ? u"%1 %2"_s.arg(*row.floor, 0, 'f', *row.floor < 10 ? 2 : 0).arg(row.unit) : u"-"_s;
    QString verdict = u"no target"_s;
    if (row.target) {
        const QString sign = row.floor ? (row.additive ? u"+"_s : u"×"_s) : QString();
        verdict = u"%1: %2%3 of at most %2%4"_s.arg(row.met() ? u"met"_s : u"MISSED"_s, sign)
                      .arg(row.compared(), 0, 'f', 2)
                      .arg(*row.target, 0, 'f', 2);
    }
    std::printf("%-62s %12s   floor %12s   %s\n", qUtf8Printable(row.work), qUtf8Printable(value),
                qUtf8Printable(floor), qUtf8Printable(verdict));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    shortenPaintDelay(); // as the program does
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption output(u"output"_s, u"Write the figures as JSON."_s, u"file"_s);
    const QCommandLineOption listOption(u"list"_s, u"A paperlists JSON file instead of the corpus."_s, u"file"_s);
    const QCommandLineOption readerOption(u"reader"_s, u"Only the rows of the reader pane."_s);
    parser.addOptions({output, listOption, readerOption});
    parser.addHelpOption();
    parser.process(application);

    const QTemporaryDir folder;
    Rows rows;
    const auto add = [&rows](const Rows &more) {
        for (const Row &row : more) {
            print(row);
            rows.push_back(row);
        }
    };
    const QString marked = QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/markup_dev.jsonl"_s;
    if (QFile::exists(marked))
        add(readerRows(marked, folder.path()));
    if (!parser.isSet(readerOption)) {
        const QString list = parser.isSet(listOption) ? parser.value(listOption) : unpackedScale(folder.path());
        if (list.isEmpty()) {
            std::fputs("The measuring corpus is not there; name a paperlists file with --list FILE.\n", stderr);
            return 1;
        }
        const QString path = folder.filePath(u"bench.lectern"_s);
        add(importRows(list, path, folder.path()));
        const auto library = Library::open(path, Connection::Mode::ReadWrite);
        if (!library)
            qFatal("%s", qUtf8Printable(library.error().message()));
        add(searchRows(**library));
        add(similarRows(**library));
        add(listRows(**library));
        add(themeRows(**library, folder.path()));
        add(windowRows(path, folder.path()));
    }

    std::puts("");
    for (const Row &row : rows) {
        if (row.target)
            print(row);
    }
    if (parser.isSet(output)) {
        QJsonArray array;
        for (const Row &row : rows)
            array.append(row.toJson());
        QFile file(parser.value(output));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(array).toJson()) < 0) {
            std::fputs(qUtf8Printable(u"“%1” cannot be written.\n"_s.arg(file.fileName())), stderr);
            return 1;
        }
    }
    return 0;
}
