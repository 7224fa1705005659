// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

/// The icons and the sample are compiled into whatever links the models.
class ResourcesTest final : public QObject
{
    Q_OBJECT

    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void eachIconIsWellFormedAndOfOneColour_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"search",   "star",   "star-filled", "read",  "unread", "skimmed",  "tag",  "note",    "filter-include",
              "close",    "import", "export",      "undo",  "redo",   "settings", "help", "zoom-in", "filter-exclude",
              "zoom-out", "source", "list",        "theme", "trash",  "sort",     "plus"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void eachIconIsWellFormedAndOfOneColour()
    {
        QFETCH(QString, name);
        QXmlStreamReader reader(bytes(u":/lectern/icons/%1.svg"_s.arg(name)));
        QVERIFY(reader.readNextStartElement());
        QCOMPARE(reader.attributes().value("viewBox"_L1), u"0 0 24 24");
        QCOMPARE(reader.attributes().value("stroke"_L1), u"#000");
        while (!reader.atEnd()) {
            reader.readNext();
            const auto fill = reader.attributes().value("fill"_L1);
            QVERIFY2(fill.isEmpty() || fill == u"#000", qPrintable(fill.toString()));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void theApplicationIconIsThere() { QVERIFY(bytes(u":/lectern/icons/lectern.svg"_s).contains("<svg")); }

    void theSampleHasATitleLineAndTwentyFourAbstracts()
    {
        const QString sample = QString::fromUtf8(bytes(u":/lectern/sample/sample.txt"_s)).trimmed();
        const QStringList paragraphs = sample.split(u"\n\n"_s);
        QCOMPARE(paragraphs.first(), u"Lectern Sample 2026 论文列表"_s);
        QCOMPARE(paragraphs.size(), 25);
        for (const QString &abstract : paragraphs.sliced(1)) {
            const qsizetype words = abstract.split(u' ').size();
            QVERIFY2(words >= 120 && words <= 200, qPrintable(abstract.first(40)));
        }
    }
};

QTEST_GUILESS_MAIN(ResourcesTest)
#include "tst_export_resources.moc"
