// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Queries with what they must find in a small library: tests/data/queries.
#include "models/library/highlight_store.h"
#include "models/library/search.h"
#include "tests/support/paperlists_file.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class QuerySearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(LECTERN_TEST_DATA) + u"/queries/library.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray records = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(records.size(), 10);
        QJsonArray spring;
        QJsonArray autumn;
        for (qsizetype i = 0; i < records.size(); ++i)
            (i < 5 ? spring : autumn).append(records.at(i));
        QVERIFY(importRecords(m_sample, u"Spring seminar.json"_s, spring));
        QVERIFY(importRecords(m_sample, u"Autumn list.json"_s, autumn));
        auto statement = connection().prepare(u"SELECT external_id, paper_id FROM paper_text"_s).value();
        QVERIFY(statement.forEach([this](Statement &row) { m_ids.insert(row.text(0), row.integer(1)); }));
        QCOMPARE(m_ids.size(), 10);
        QVERIFY(connection().run(u"UPDATE paper SET year = CAST(substr(venue, -4) AS INTEGER) WHERE venue <> ''"_s));

        Library &library = m_sample.library();
        const Tag toRead = library.tags().findOrCreate(u"to read"_s).value();
        const Tag method = library.tags().findOrCreate(u"Method"_s).value();
        QVERIFY(library.tags().setTagged({id(u"graph"_s), id(u"kernel"_s)}, toRead.id, true));
        QVERIFY(library.tags().setTagged({id(u"kernel"_s)}, method.id, true));
        QVERIFY(library.papers().setReadingState(id(u"kernel"_s), {ReadingStatus::Read, true, 5}));
        QVERIFY(library.papers().setReadingState(id(u"zero"_s), {ReadingStatus::Skimmed, false, 2}));
        QVERIFY(library.papers().setReadingState(id(u"rlhf"_s), {ReadingStatus::Unread, true, 0}));
        QVERIFY(library.notes().setNote(id(u"cafe"_s), u"Ask Nadia about it"_s));
        QVERIFY(library.highlights().add(highlightAt(id(u"graph"_s), u"Neural networks on graphs"_s, 0, 6)));
        QVERIFY(connection().run(u"INSERT INTO paper_theme(theme_id, paper_id, score) VALUES ('t1', ?, 1)"_s,
                                 id(u"graph"_s)));
    }

    void aQueryFinds_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("expected");
        QFile file(QStringLiteral(LECTERN_TEST_DATA) + u"/queries/queries.txt"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int count = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            const qsizetype arrow = line.indexOf("=>"_L1);
            if (line.startsWith("# "_L1) || arrow < 0)
                continue;
            const QString typed = line.first(arrow).trimmed();
            QStringList expected = line.sliced(arrow + 2).split(u' ', Qt::SkipEmptyParts);
            expected.sort();
            QTest::addRow("%d: %s", ++count, qUtf8Printable(typed)) << typed << expected;
        }
        QVERIFY(count >= 150);
    }

    void aQueryFinds()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, expected);
        Query query;
        query.text = typed;
        QCOMPARE(found(query), expected);
        // The same papers, however they are sorted and counted.
        for (const Sort sort : {Sort::Title, Sort::ThemeScore, Sort::Added, Sort::Rating}) {
            query.sort = sort;
            QCOMPARE(found(query), expected);
        }
        int unread = 0;
        for (const QString &name : expected)
            unread += name == "kernel"_L1 || name == "zero"_L1 ? 0 : 1;
        const auto counts = countFacets(connection(), query);
        QVERIFY(counts);
        QCOMPARE(counts->states.value(u"unread"_s), unread);
    }

    void theLastWordGoesOnWhileItIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("a beginning") << u"jailb"_s << QStringList{u"safety"_s};
        QTest::newRow("in a field") << u"title:molec"_s << QStringList{u"graph"_s};
        QTest::newRow("excluded") << u"graph -molec"_s << QStringList{u"chinese"_s, u"kernel"_s};
        QTest::newRow("a space ends it") << u"jailb "_s << QStringList();
        QTest::newRow("only the last one") << u"jailb agents"_s << QStringList();
        QTest::newRow("two letters are whole words") << u"ja"_s << QStringList();
        QTest::newRow("a phrase is whole") << u"\"jailb\""_s << QStringList();
        QTest::newRow("its other forms are found, too") << u"loans"_s << QStringList{u"audit"_s, u"rlhf"_s};
    }

    void theLastWordGoesOnWhileItIsTyped()
    {
        QFETCH(QString, typed);
        Query query;
        query.text = typed;
        query.typing = Typing::Going;
        QTEST(found(query), "expected");
    }

    void titlesComeFirst()
    {
        Query query;
        query.text = u"graph"_s;
        QCOMPARE(findPapers(connection(), query).value().first(), id(u"graph"_s));
        query.text = u"kernel"_s;
        QCOMPARE(findPapers(connection(), query).value().first(), id(u"kernel"_s));
    }

    void theIndexIsUsed_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("index");
        QTest::newRow("sorted by title")
            << u"SELECT id FROM paper p WHERE p.trashed_at IS NULL ORDER BY p.sort_title, p.id"_s
            << u"paper_by_title"_s;
        QTest::newRow("a venue") << u"SELECT id FROM paper p WHERE p.trashed_at IS NULL AND p.venue = 'x'"_s
                                 << u"paper_by_venue"_s;
        QTest::newRow("a year") << u"SELECT id FROM paper p WHERE p.trashed_at IS NULL AND p.year = 2026"_s
                                << u"paper_by_year"_s;
        QTest::newRow("newest first")
            << u"SELECT id FROM paper p WHERE p.trashed_at IS NULL ORDER BY p.added_at DESC, p.id DESC"_s
            << u"paper_by_added"_s;
    }

    void theIndexIsUsed()
    {
        QFETCH(QString, sql);
        QFETCH(QString, index);
        QString plan;
        auto statement = connection().prepare(u"EXPLAIN QUERY PLAN "_s + sql).value();
        QVERIFY(statement.forEach([&](Statement &row) { plan += row.text(3) + u'\n'; }));
        QVERIFY2(plan.contains(index), qUtf8Printable(plan));
        QVERIFY2(!plan.contains("TEMP B-TREE"_L1), qUtf8Printable(plan));
    }

private:
    Connection &connection() { return m_sample.library().connection(); }

    PaperId id(const QString &beginning) const
    {
        for (const auto &[name, paper] : m_ids.asKeyValueRange()) {
            if (name.startsWith(beginning))
                return paper;
        }
        return 0;
    }

    QStringList found(const Query &query)
    {
        const auto ids = findPapers(connection(), query);
        if (!ids)
            return {ids.error().message()};
        QStringList names;
        for (const PaperId paper : *ids) {
            QString name = m_ids.key(paper);
            while (name.back().isDigit())
                name.chop(1);
            names.append(name);
        }
        names.sort();
        return names;
    }

    SampleLibrary m_sample;
    QHash<QString, PaperId> m_ids;
};

QTEST_GUILESS_MAIN(QuerySearchTest)
#include "tst_query_search.moc"
