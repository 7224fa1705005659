// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists that the reader makes: by hand, in an order and in folders, and saved searches.
#include "models/library/editor.h"
#include "models/library/search.h"
#include "tests/support/sample_library.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class ReadingListsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sample = std::make_unique<SampleLibrary>();
        m_sample->import(threeAbstracts());
        m_papers = found({});
        m_editor = std::make_unique<Editor>(m_sample->library());
    }

    void addingMakesTheListAndUndoTakesItAway()
    {
        m_editor->addToList({m_papers.at(2)}, u" To  read "_s);
        m_editor->addToList({m_papers.at(0), m_papers.at(2)}, u"To read"_s);
        QCOMPARE(members(u"To read"_s), (QList<PaperId>{m_papers.at(2), m_papers.at(0)}));
        m_editor->undoStack().undo();
        QCOMPARE(members(u"To read"_s), QList<PaperId>{m_papers.at(2)});
        m_editor->undoStack().undo();
        QVERIFY(!lists().byName(u"To read"_s));
        m_editor->undoStack().redo();
        QCOMPARE(members(u"To read"_s), QList<PaperId>{m_papers.at(2)});
    }

    void theReadersOrderIsTheListsOrder()
    {
        m_editor->addToList(m_papers, u"Mine"_s);
        const ListId id = lists().byName(u"Mine"_s)->id;
        const QList<PaperId> turned{m_papers.at(2), m_papers.at(0), m_papers.at(1)};
        m_editor->setListPapers(id, turned, u"Move"_s);
        Query query;
        query.lists.include = {QString::number(id)};
        QCOMPARE(found(query), turned);
        m_editor->undoStack().undo();
        QCOMPARE(found(query), m_papers);
        const int steps = m_editor->undoStack().count();
        m_editor->setListPapers(id, m_papers, u"Move"_s);
        QCOMPARE(m_editor->undoStack().count(), steps);
    }

    void aSavedSearchIsAListOfWhatItFinds()
    {
        saveSearch(u"Attacks"_s, u"jailbreak OR detection"_s, u"Topics"_s);
        const ReadingList list = lists().byName(u"Attacks"_s).value();
        QCOMPARE(list.folder, u"Topics"_s);
        QCOMPARE(list.kind, ReadingList::Kind::Smart);
        Query query;
        query.lists.include = {QString::number(list.id)};
        QCOMPARE(found(query), (QList<PaperId>{m_papers.at(1), m_papers.at(2)}));
        query.text = u"images"_s;
        QCOMPARE(found(query), QList<PaperId>{m_papers.at(2)});
        QCOMPARE(countOf(list.id), 2);
        m_editor->setTrashed({m_papers.at(2)}, true);
        QCOMPARE(countOf(list.id), 1);
        m_editor->undoStack().undo();
        m_editor->undoStack().undo();
        QVERIFY(!lists().byName(u"Attacks"_s));
    }

    void papersCannotBeAddedToASavedSearch()
    {
        saveSearch(u"Attacks"_s, u"jailbreak"_s);
        QSignalSpy failed(m_editor.get(), &Editor::failed);
        m_editor->addToList(m_papers, u"Attacks"_s);
        QCOMPARE(failed.count(), 1);
    }

    void aSavedSearchCanNameAnother()
    {
        saveSearch(u"Attacks"_s, u"jailbreak OR detection"_s);
        saveSearch(u"Pictures"_s, u"list:attacks images"_s);
        QCOMPARE(foundBy(u"list:Pictures"_s), QList<PaperId>{m_papers.at(2)});
        QCOMPARE(foundBy(u"-list:Pictures"_s), (QList<PaperId>{m_papers.at(0), m_papers.at(1)}));
    }

    void aSavedSearchThatNamesItselfEnds()
    {
        saveSearch(u"Round"_s, u"list:Round OR fairness"_s);
        QCOMPARE(foundBy(u"list:Round"_s), QList<PaperId>{m_papers.at(0)});
    }

    void nameFolderAndSearchChangeAndChangeBack()
    {
        saveSearch(u"Attacks"_s, u"jailbreak"_s);
        const ReadingList before = lists().byName(u"Attacks"_s).value();
        ReadingList after = before;
        after.name = u"Vision"_s;
        after.folder = u"Topics"_s;
        after.query = u"images"_s;
        m_editor->changeList(before, after);
        QCOMPARE(lists().byName(u"Vision"_s)->folder, u"Topics"_s);
        QCOMPARE(foundBy(u"list:Vision"_s), QList<PaperId>{m_papers.at(2)});
        m_editor->undoStack().undo();
        QCOMPARE(lists().byName(u"Attacks"_s)->folder, QString());
        QCOMPARE(foundBy(u"list:Attacks"_s), QList<PaperId>{m_papers.at(1)});
    }

    void choicesAreWrittenAsAQuery_data()
    {
        QTest::addColumn<Query>("query");
        QTest::addColumn<QString>("text");
        Query words;
        words.text = u"graph kernel"_s;
        QTest::newRow("words") << words << u"graph kernel"_s;
        Query either;
        either.text = u"graph OR kernel"_s;
        either.themes.include = {u"fairness"_s};
        QTest::newRow("OR binds less") << either << u"(graph OR kernel) theme:fairness"_s;
        either.themes = {};
        QTest::newRow("OR alone") << either << u"graph OR kernel"_s;
        Query themes;
        themes.themes.include = {u"fairness"_s, u"safety"_s};
        themes.tags.exclude = {u"not now"_s};
        QTest::newRow("any and without") << themes << u"(theme:fairness OR theme:safety) -tag:\"not now\""_s;
        themes.themes.all = true;
        QTest::newRow("all") << themes << u"theme:fairness theme:safety -tag:\"not now\""_s;
        Query list;
        list.lists.include = {u"7"_s};
        QTest::newRow("a list by its name") << list << u"list:\"Test List\""_s;
    }

    void choicesAreWrittenAsAQuery()
    {
        QFETCH(Query, query);
        QFETCH(QString, text);
        QCOMPARE(toText(query, {{u"7"_s, u"Test List"_s}}), text);
    }

    void whatIsWrittenFindsTheSame()
    {
        Query query;
        query.themes.include = {u"fairness"_s};
        QCOMPARE(foundBy(toText(query, {})), found(query));
        QCOMPARE(found(query), QList<PaperId>{m_papers.at(0)});
    }

private:
    void saveSearch(const QString &name, const QString &query, const QString &folder = {})
    {
        ReadingList list;
        list.name = name;
        list.query = query;
        list.folder = folder;
        m_editor->saveSearch(list);
    }

    ListStore &lists() { return m_sample->library().lists(); }
    QList<PaperId> members(const QString &name) { return lists().papers(lists().byName(name)->id).value(); }
    QList<PaperId> found(const Query &query) { return findPapers(m_sample->library().connection(), query).value(); }

    QList<PaperId> foundBy(const QString &text)
    {
        Query query;
        query.text = text;
        QList<PaperId> papers = found(query);
        std::ranges::sort(papers);
        return papers;
    }

    int countOf(ListId list)
    {
        return countFacets(m_sample->library().connection(), {})->lists.value(QString::number(list));
    }

    std::unique_ptr<SampleLibrary> m_sample;
    std::unique_ptr<Editor> m_editor;
    QList<PaperId> m_papers;
};

QTEST_GUILESS_MAIN(ReadingListsTest)
#include "tst_reading_lists.moc"
