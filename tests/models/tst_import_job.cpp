// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search.h"
#include "tests/support/paperlists_file.h"

using namespace Qt::StringLiterals;
using namespace lectern;

class ImportJobTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_sample = std::make_unique<SampleLibrary>(); }

    void aListIsAddedOnceHoweverOftenItIsImported()
    {
        const ImportReport first = m_sample->import(threeAbstracts());
        QCOMPARE(first.added, 3);
        QCOMPARE(first.list, u"Test List 2026 论文列表"_s);
        const QString before = contents();
        const ImportReport second = m_sample->import(threeAbstracts());
        QCOMPARE(second.added, 0);
        QCOMPARE(second.merged, 0);
        QCOMPARE(second.unchanged, 3);
        QCOMPARE(second.listId, first.listId);
        QCOMPARE(contents(), before);
        QCOMPARE(library().check().value(), QStringList());
    }

    void recordsOfTwoListsMergeWhatEachKnows()
    {
        QJsonObject poor = paperRecord(u"x1"_s, {}, abstract());
        QJsonObject rich = paperRecord(u"x9"_s, u"Evenhand"_s, abstract(), u"ICLR 2018"_s);
        rich.insert(u"author"_s, u"Ada Example;Ben Sample"_s);
        QCOMPARE(import(u"poor"_s, {poor}).added, 1);
        const ImportReport report = import(u"rich"_s, {rich});
        QCOMPARE(report.added, 0);
        QCOMPARE(report.merged, 1);
        const Paper paper = only();
        QCOMPARE(paper.record.title, u"Evenhand"_s);
        QCOMPARE(paper.record.venue, u"ICLR 2018"_s);
        QCOMPARE(paper.record.authors, (QStringList{u"Ada Example"_s, u"Ben Sample"_s}));
        QVERIFY(paper.derivedTitle.isEmpty());
        // the poorer list takes nothing away
        QCOMPARE(import(u"poor"_s, {poor}).unchanged, 1);
        QCOMPARE(only().record, paper.record);
        Query query;
        query.text = u"evenhand sample"_s;
        QCOMPARE(findPapers(library().connection(), query).value().size(), 1);
    }

    void whatTheSourceChangesIsTakenOver()
    {
        import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"Old title"_s, abstract())});
        QCOMPARE(import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"New title"_s, abstract())}).merged, 1);
        QCOMPARE(only().record.title, u"New title"_s);
    }

    void whatTheReaderMadeSurvivesAnImport()
    {
        import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"Old title"_s, abstract())});
        const PaperId id = only().id;
        const Tag tag = library().tags().findOrCreate(u"mine"_s).value();
        QVERIFY(library().tags().setTagged({id}, tag.id, true));
        QVERIFY(library().notes().setNote(id, u"A thought"_s));
        QVERIFY(library().papers().setReadingState(id, {ReadingStatus::Read, true, 3}));
        QVERIFY(library().papers().setEditedTitle(id, u"My title"_s));
        import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"New title"_s, abstract() + u" Now with more data."_s)});
        const Paper paper = only();
        QCOMPARE(paper.id, id);
        QCOMPARE(paper.title(), u"My title"_s);
        QCOMPARE(paper.record.title, u"New title"_s);
        QCOMPARE(paper.note, u"A thought"_s);
        QCOMPARE(paper.tags, QList<Tag>{tag});
        QCOMPARE(paper.state, (ReadingState{ReadingStatus::Read, true, 3}));
        Query query;
        query.text = u"thought"_s;
        QCOMPARE(findPapers(library().connection(), query).value(), QList<PaperId>{id});
    }

    void theSameAbstractAtAnotherVenueIsAnotherPaper()
    {
        import(u"one"_s, {paperRecord(u"1"_s, u"Evenhand"_s, abstract(), u"ICLR 2018"_s)});
        QCOMPARE(import(u"two"_s, {paperRecord(u"1"_s, u"Evenhand"_s, abstract(), u"NeurIPS 2019"_s)}).added, 1);
        QCOMPARE(library().papers().count().value(), 2);
    }

    void theSameNumberAtAnotherVenueIsAnotherPaper()
    {
        import(u"one"_s, {paperRecord(u"1"_s, u"Evenhand"_s, abstract(), u"ICLR 2018"_s)});
        import(u"two"_s, {paperRecord(u"1"_s, u"Bulwark"_s, u"Something else altogether."_s, u"NeurIPS 2019"_s)});
        QCOMPARE(library().papers().count().value(), 2);
    }

    void aPaperInTheTrashStaysThere()
    {
        import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"Title"_s, abstract())});
        QVERIFY(library().papers().setTrashed({only().id}, true));
        QCOMPARE(import(u"list"_s, {paperRecord(u"forum-id-1"_s, u"Title"_s, abstract())}).unchanged, 1);
        QCOMPARE(library().papers().count().value(), 0);
        QCOMPARE(library().papers().trash().value().size(), 1);
    }

    void aCancelledImportLeavesTheLibraryAsItWas()
    {
        m_sample->import(threeAbstracts());
        const QString before = contents();
        int calls = 0;
        const auto report =
            importRecords(*m_sample, u"many.json"_s, many(500),
                          [&](qint64 bytes, qint64 total, qint64) { return bytes <= total && ++calls < 3; });
        QVERIFY(report);
        QVERIFY(report->cancelled);
        QCOMPARE(report->added, 0);
        QCOMPARE(calls, 3);
        QCOMPARE(contents(), before);
        QCOMPARE(library().connection().number(u"PRAGMA synchronous"_s).value(), 2);
    }

    void aFileCutInHalfLeavesTheLibraryAsItWas()
    {
        m_sample->import(threeAbstracts());
        const QString before = contents();
        const QByteArray whole = QJsonDocument(many(500)).toJson();
        const QString path = writeFile(*m_sample, u"half.json"_s, whole.first(whole.size() / 2));
        const ThemeScorer scorer(builtInThemes());
        const auto report = importFile(library(), scorer, {path, u"auto"_s, {}}, {});
        QVERIFY(!report);
        QVERIFY(report.error().what.contains(u"half.json"_s));
        QCOMPARE(contents(), before);
    }

    void brokenRecordsAreSkippedAndReported()
    {
        QJsonArray records = many(3);
        records.insert(1, 42);
        const ImportReport report = import(u"list"_s, records);
        QCOMPARE(report.added, 3);
        QCOMPARE(report.skipped.size(), 1);
        QVERIFY(report.skipped.first().position.contains(u'2'));
        QVERIFY(!report.skipped.first().reason.isEmpty());
    }

    void papersKeepTheOrderOfTheirList()
    {
        import(u"list"_s, many(200));
        Query query;
        query.lists.include = {QString::number(library().lists().all().value().first().id)};
        const auto ids = findPapers(library().connection(), query).value();
        QCOMPARE(ids.size(), 200);
        QCOMPARE(library().papers().paper(ids.at(0)).value().record.title, u"Paper 0"_s);
        QCOMPARE(library().papers().paper(ids.at(199)).value().record.title, u"Paper 199"_s);
    }

private:
    Library &library() { return m_sample->library(); }
    static QString abstract()
    {
        return u"We present a post-processing method that equalises error rates between groups."_s;
    }

    static QJsonArray many(int count)
    {
        QJsonArray records;
        for (int i = 0; i < count; ++i)
            records.append(paperRecord(u"forum-id-%1"_s.arg(i), u"Paper %1"_s.arg(i),
                                       u"The abstract of paper number %1 here."_s.arg(i)));
        return records;
    }

    /// Files of different names are different lists.
    ImportReport import(const QString &list, const QJsonArray &records)
    {
        const auto report = importRecords(*m_sample, list + u".json"_s, records);
        if (!report)
            qFatal("%s", qUtf8Printable(report.error().message()));
        return *report;
    }

    Paper only()
    {
        const auto ids = findPapers(library().connection(), {}).value();
        return ids.size() == 1 ? library().papers().paper(ids.first()).value() : Paper();
    }

    /// Everything but the records of the imports themselves, as text.
    QString contents()
    {
        QString all;
        for (const QString &table : {u"paper"_s, u"paper_text"_s, u"paper_identity"_s, u"reading_list"_s,
                                     u"reading_list_item"_s, u"tag"_s, u"note"_s, u"paper_theme"_s}) {
            QString columns;
            auto names = library()
                             .connection()
                             .prepare(u"SELECT group_concat(name, ' || ''|'' || ') FROM pragma_table_info(?)"_s)
                             .value();
            std::ignore = names.forEach(
                [&](Statement &row) { columns = row.text(0).replace(u"trashed_at"_s, u"ifnull(trashed_at, 0)"_s); },
                table);
            auto rows = library().connection().prepare(u"SELECT %1 FROM %2"_s.arg(columns, table)).value();
            std::ignore = rows.forEach([&](Statement &row) { all += row.text(0) + u'\n'; });
        }
        return all;
    }

    std::unique_ptr<SampleLibrary> m_sample;
};

QTEST_GUILESS_MAIN(ImportJobTest)
#include "tst_import_job.moc"
