// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// markup_report FILE.jsonl [PASSES]: reads {"n", "abstract"} lines and writes what `lectern markup` says of each.
// With PASSES it writes nothing but the time that parsing and plain text take an abstract, over that many passes.
#include "models/markup/parser.h"
#include "models/markup/report.h"
#include "models/markup/writers.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

struct Abstract {
    int number = 0;
    QString text;
};

std::vector<Abstract> readAbstracts(const QString &path)
{
    std::vector<Abstract> abstracts;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return abstracts;
    while (!file.atEnd()) {
        const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object();
        abstracts.push_back({row[u"n"_s].toInt(), row[u"abstract"_s].toString()});
    }
    return abstracts;
}

void measure(const std::vector<Abstract> &abstracts, int passes)
{
    QElapsedTimer timer;
    timer.start();
    qsizetype letters = 0;
    for (int pass = 0; pass < passes; ++pass)
        for (const Abstract &abstract : abstracts)
            letters += markup::toPlainText(markup::parse(abstract.text)).text.size();
    const double microseconds = static_cast<double>(timer.nsecsElapsed()) / 1000.0;
    const auto count = static_cast<double>(abstracts.size()) * passes;
    std::printf("%.0f abstracts, %lld letters, %.2f microseconds an abstract\n", count, static_cast<long long>(letters),
                microseconds / count);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fputs("usage: markup_report FILE.jsonl [PASSES]\n", stderr);
        return 2;
    }
    const std::vector<Abstract> abstracts = readAbstracts(QString::fromLocal8Bit(argv[1]));
    if (argc > 2) {
        measure(abstracts, QByteArray(argv[2]).toInt());
        return 0;
    }
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly))
        return 1;
    for (const Abstract &abstract : abstracts) {
        const QJsonObject object = markup::report(abstract.number, markup::parse(abstract.text));
        out.write(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    }
    return 0;
}
