// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search.h"
#include "tests/support/sample_library.h"

using namespace Qt::StringLiterals;
using namespace lectern;

class LibraryStoresTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sample = std::make_unique<SampleLibrary>();
        m_sample->import(threeAbstracts());
        m_ids = found({});
        QCOMPARE(m_ids.size(), 3);
    }

    void aPaperIsAsItsSourceSays()
    {
        const Paper paper = papers().paper(m_ids.at(2)).value();
        QVERIFY(paper.record.abstract.contains(u"$O(n \\log n)$"_s));
        QVERIFY(paper.titleDerived());
        QVERIFY(!paper.title().isEmpty());
        QCOMPARE(paper.state, ReadingState());
        QVERIFY(paper.added.isValid());
        const auto missing = papers().paper(4711);
        QVERIFY(!missing);
        QVERIFY(missing.error().what.contains(u"4711"_s));
    }

    void summariesKeepTheOrderAndLeaveOutWhatIsMissing()
    {
        const auto summaries = papers().summaries({m_ids.at(2), 4711, m_ids.at(0)}).value();
        QCOMPARE(summaries.size(), 2);
        QCOMPARE(summaries.at(0).id, m_ids.at(2));
        QCOMPARE(summaries.at(1).id, m_ids.at(0));
        QVERIFY(summaries.at(1).excerpt.startsWith(u"We study fairness"_s));
    }

    void theReadingStateIsKept()
    {
        const ReadingState state{ReadingStatus::Skimmed, true, 4};
        QVERIFY(papers().setReadingState(m_ids.at(0), state));
        QCOMPARE(papers().readingState(m_ids.at(0)).value(), state);
        QCOMPARE(papers().summaries({m_ids.at(0)}).value().first().state, state);
        QCOMPARE(papers().readingState(m_ids.at(1)).value(), ReadingState());
        QVERIFY(!papers().setReadingState(m_ids.at(0), {ReadingStatus::Read, false, 6}));
        QVERIFY(!papers().setReadingState(4711, state));
    }

    void theReadersTitleWinsAndIsSearched()
    {
        const QString derived = papers().paper(m_ids.at(0)).value().title();
        QVERIFY(papers().setEditedTitle(m_ids.at(0), u"  Zebra   lending "_s));
        QCOMPARE(papers().paper(m_ids.at(0)).value().title(), u"Zebra lending"_s);
        QVERIFY(!papers().summaries({m_ids.at(0)}).value().first().titleDerived);
        QCOMPARE(found(u"zebra"_s), QList<PaperId>{m_ids.at(0)});
        QVERIFY(papers().setEditedTitle(m_ids.at(0), {}));
        QCOMPARE(papers().paper(m_ids.at(0)).value().title(), derived);
        QCOMPARE(found(u"zebra"_s), QList<PaperId>());
    }

    void theTrashHidesAndGivesBackEverything()
    {
        const Tag tag = tags().findOrCreate(u"keep"_s).value();
        QVERIFY(tags().setTagged({m_ids.at(0)}, tag.id, true));
        QVERIFY(notes().setNote(m_ids.at(0), u"remember this"_s));
        QVERIFY(papers().setTrashed({m_ids.at(0)}, true));
        QCOMPARE(papers().count().value(), 2);
        QCOMPARE(found({}).size(), 2);
        QCOMPARE(found(u"remember"_s), QList<PaperId>());
        QCOMPARE(tags().counts().value().value(tag.id), 0);
        QCOMPARE(papers().trash().value(), QList<PaperId>{m_ids.at(0)});
        QVERIFY(papers().setTrashed({m_ids.at(0)}, false));
        QCOMPARE(papers().count().value(), 3);
        const Paper back = papers().paper(m_ids.at(0)).value();
        QCOMPARE(back.note, u"remember this"_s);
        QCOMPARE(back.tags.size(), 1);
    }

    void emptyingTheTrashRemovesOnlyWhatIsInIt()
    {
        QVERIFY(notes().setNote(m_ids.at(0), u"gone"_s));
        QVERIFY(papers().setTrashed({m_ids.at(0), m_ids.at(1)}, true));
        QCOMPARE(papers().emptyTrash().value(), 2);
        QVERIFY(!papers().paper(m_ids.at(0)));
        QVERIFY(papers().paper(m_ids.at(2)));
        QCOMPARE(papers().trash().value(), QList<PaperId>());
        QCOMPARE(found(u"fairness"_s), QList<PaperId>());
        QCOMPARE(m_sample->library().check().value(), QStringList());
    }

    void tagNamesAreUniqueWithoutRegardToCase()
    {
        const Tag tag = tags().findOrCreate(u" To  Read "_s).value();
        QCOMPARE(tag.name, u"To Read"_s);
        QCOMPARE(tags().findOrCreate(u"to read"_s).value(), tag);
        QVERIFY(!tags().findOrCreate(u"  "_s));
        QVERIFY(!tags().byName(u"other"_s));
        QCOMPARE(tags().all().value().size(), 1);
    }

    void taggingSaysWhatItChanged()
    {
        const Tag tag = tags().findOrCreate(u"a"_s).value();
        QCOMPARE(tags().setTagged({m_ids.at(0)}, tag.id, true).value(), QList<PaperId>{m_ids.at(0)});
        QCOMPARE(tags().setTagged(m_ids, tag.id, true).value(), m_ids.mid(1));
        QCOMPARE(tags().papersWith(tag.id).value(), m_ids);
        QCOMPARE(tags().counts().value().value(tag.id), 3);
        QCOMPARE(tags().setTagged({m_ids.at(1)}, tag.id, false).value(), QList<PaperId>{m_ids.at(1)});
        QCOMPARE(tags().setTagged({m_ids.at(1)}, tag.id, false).value(), QList<PaperId>());
    }

    void aTagIsRenamedUnlessTheNameIsTaken()
    {
        const Tag one = tags().findOrCreate(u"one"_s).value();
        QVERIFY(tags().findOrCreate(u"two"_s));
        QVERIFY(!tags().rename(one.id, u"TWO"_s));
        QVERIFY(!tags().rename(one.id, u" "_s));
        QVERIFY(tags().rename(one.id, u"ONE"_s));
        QCOMPARE(tags().byName(u"one"_s).value().name, u"ONE"_s);
    }

    void aTagTakesOnlyColours()
    {
        const Tag tag = tags().findOrCreate(u"a"_s).value();
        QVERIFY(tags().setColour(tag.id, QColor(1, 2, 3)));
        QCOMPARE(tags().byName(u"a"_s).value().colour, QColor(1, 2, 3));
        QVERIFY(!tags().setColour(tag.id, QColor()));
    }

    void aMergedTagLeavesItsPapersToTheOther()
    {
        const Tag from = tags().findOrCreate(u"from"_s).value();
        const Tag into = tags().findOrCreate(u"into"_s).value();
        QVERIFY(tags().setTagged({m_ids.at(0), m_ids.at(1)}, from.id, true));
        QVERIFY(tags().setTagged({m_ids.at(1)}, into.id, true));
        QVERIFY(tags().merge(from.id, into.id));
        QVERIFY(!tags().byName(u"from"_s));
        QCOMPARE(tags().papersWith(into.id).value(), m_ids.first(2));
    }

    void mergingATagWithItselfKeepsIt()
    {
        const Tag tag = tags().findOrCreate(u"same"_s).value();
        QVERIFY(tags().setTagged(m_ids, tag.id, true));
        QVERIFY(tags().merge(tag.id, tag.id));
        QCOMPARE(tags().papersWith(tag.id).value(), m_ids);
    }

    void aDeletedTagComesBackAsItWas()
    {
        const Tag tag = tags().findOrCreate(u"a"_s).value();
        QVERIFY(tags().setTagged(m_ids, tag.id, true));
        const auto had = tags().remove(tag.id).value();
        QCOMPARE(had, m_ids);
        QVERIFY(tags().all().value().isEmpty());
        QVERIFY(tags().restore(tag, had));
        QCOMPARE(tags().byName(u"a"_s).value(), tag);
        QCOMPARE(tags().papersWith(tag.id).value(), m_ids);
    }

    void aNoteIsKeptSearchedAndRemoved()
    {
        QCOMPARE(notes().note(m_ids.at(0)).value(), QString());
        QVERIFY(notes().setNote(m_ids.at(0), u"Compare with **Xylophone**"_s));
        QCOMPARE(notes().note(m_ids.at(0)).value(), u"Compare with **Xylophone**"_s);
        QCOMPARE(found(u"xylophone"_s), QList<PaperId>{m_ids.at(0)});
        QVERIFY(papers().summaries({m_ids.at(0)}).value().first().hasNote);
        QVERIFY(notes().setNote(m_ids.at(0), u" \n"_s));
        QCOMPARE(found(u"xylophone"_s), QList<PaperId>());
        QVERIFY(!papers().summaries({m_ids.at(0)}).value().first().hasNote);
        QVERIFY(!notes().setNote(4711, u"nobody's"_s));
    }

    void aNoteThatLosesMuchKeepsItsRevision()
    {
        const QString whole = u"A long thought about lending and error rates."_s;
        QVERIFY(notes().setNote(m_ids.at(0), whole));
        QVERIFY(notes().setNote(m_ids.at(0), whole + u" And more."_s));
        QCOMPARE(notes().revisions(m_ids.at(0)).value().size(), 0); // the same sitting
        QVERIFY(notes().setNote(m_ids.at(0), {}));
        const auto revisions = notes().revisions(m_ids.at(0)).value();
        QCOMPARE(revisions.size(), 1);
        QCOMPARE(revisions.first().markdown, whole + u" And more."_s);
    }

    void aNewSittingKeepsTheStateBefore()
    {
        QVERIFY(notes().setNote(m_ids.at(0), u"yesterday"_s));
        QVERIFY(m_sample->library().connection().run(u"UPDATE note SET saved_at = saved_at - 86400000"_s));
        QVERIFY(notes().setNote(m_ids.at(0), u"yesterday and today"_s));
        QCOMPARE(notes().revisions(m_ids.at(0)).value().size(), 1);
        QCOMPARE(notes().revisions(m_ids.at(0)).value().first().markdown, u"yesterday"_s);
    }

    void listsCountWhatIsNotInTheTrash()
    {
        QCOMPARE(lists().all().value().size(), 1);
        QCOMPARE(lists().all().value().first().count, 3);
        QVERIFY(papers().setTrashed({m_ids.at(0)}, true));
        QCOMPARE(lists().all().value().first().count, 2);
    }

    void ownListsGrowAtTheirEndWithoutDoubles()
    {
        const ListId id = lists().findOrCreate(u"Mine"_s, ReadingList::Kind::Manual).value();
        QCOMPARE(lists().findOrCreate(u"Mine"_s, ReadingList::Kind::Manual).value(), id);
        QVERIFY(lists().append(id, {m_ids.at(2), m_ids.at(0)}));
        QVERIFY(lists().append(id, {m_ids.at(0), m_ids.at(1)}));
        Query query;
        query.lists.include = {QString::number(id)};
        QCOMPARE(findPapers(m_sample->library().connection(), query).value(),
                 (QList<PaperId>{m_ids.at(2), m_ids.at(0), m_ids.at(1)}));
        ReadingList list = lists().byName(u"Mine"_s).value();
        list.name = u"Yours"_s;
        QVERIFY(lists().change(list));
        list.name.clear();
        QVERIFY(!lists().change(list));
        QVERIFY(!lists().byName(u"Mine"_s));
        QCOMPARE(lists().byName(u"Yours"_s).value().kind, ReadingList::Kind::Manual);
        QVERIFY(lists().setTrashed(id, true));
        QVERIFY(!lists().byName(u"Yours"_s));
        QVERIFY(lists().setTrashed(id, false));
        QCOMPARE(lists().byName(u"Yours"_s).value().count, 3);
    }

private:
    PaperStore &papers() { return m_sample->library().papers(); }
    TagStore &tags() { return m_sample->library().tags(); }
    NoteStore &notes() { return m_sample->library().notes(); }
    ListStore &lists() { return m_sample->library().lists(); }

    QList<PaperId> found(const QString &text)
    {
        Query query;
        query.text = text;
        return findPapers(m_sample->library().connection(), query).value();
    }

    std::unique_ptr<SampleLibrary> m_sample;
    QList<PaperId> m_ids;
};

QTEST_GUILESS_MAIN(LibraryStoresTest)
#include "tst_library_stores.moc"
