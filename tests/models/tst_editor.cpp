// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/editor.h"
#include "models/library/search.h"
#include "tests/support/sample_library.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class EditorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sample = std::make_unique<SampleLibrary>();
        m_sample->import(threeAbstracts());
        m_papers = findPapers(m_sample->library().connection(), {}).value();
        m_editor = std::make_unique<Editor>(m_sample->library());
    }

    void aStarIsSavedUndoneAndRedone()
    {
        QSignalSpy changed(m_editor.get(), &Editor::papersChanged);
        m_editor->changeState({m_papers.at(0)}, u"Star"_s, [](ReadingState &state) { state.starred = true; });
        QVERIFY(state(0).starred);
        m_editor->undoStack().undo();
        QVERIFY(!state(0).starred);
        m_editor->undoStack().redo();
        QVERIFY(state(0).starred);
        QCOMPARE(changed.count(), 3);
    }

    void aChangeThatChangesNothingIsNoStep()
    {
        m_editor->changeState({m_papers.at(0)}, u"Unstar"_s, [](ReadingState &state) { state.starred = false; });
        QVERIFY(!m_editor->undoStack().canUndo());
    }

    void aNewTagGoesWithTheUndoOfItsFirstUse()
    {
        m_editor->addTag(m_papers, u"to read"_s);
        QCOMPARE(tagNames(0), QStringList{u"to read"_s});
        m_editor->undoStack().undo();
        QCOMPARE(tagNames(0), QStringList());
        QVERIFY(m_sample->library().tags().all()->isEmpty());
        m_editor->undoStack().redo();
        QCOMPARE(tagNames(2), QStringList{u"to read"_s});
    }

    void undoingATagLeavesThosePapersThatHadItBefore()
    {
        m_editor->addTag({m_papers.at(0)}, u"x"_s);
        m_editor->addTag(m_papers, u"x"_s);
        m_editor->undoStack().undo();
        QCOMPARE(tagNames(0), QStringList{u"x"_s});
        QCOMPARE(tagNames(1), QStringList());
    }

    void aDeletedTagComesBackWithItsPapersAndColour()
    {
        m_editor->addTag({m_papers.at(0), m_papers.at(2)}, u"x"_s);
        const Tag tag = m_sample->library().tags().byName(u"x"_s).value();
        m_editor->recolourTag(tag, QColor(u"#123456"_s));
        const Tag coloured = m_sample->library().tags().byName(u"x"_s).value();
        m_editor->deleteTag(coloured);
        QCOMPARE(tagNames(0), QStringList());
        m_editor->undoStack().undo();
        QCOMPARE(tagNames(0), QStringList{u"x"_s});
        QCOMPARE(tagNames(1), QStringList());
        QCOMPARE(tagNames(2), QStringList{u"x"_s});
        QCOMPARE(m_sample->library().tags().byName(u"x"_s)->colour.name(), u"#123456"_s);
    }

    void mergedTagsComeApartAgain()
    {
        m_editor->addTag({m_papers.at(0), m_papers.at(1)}, u"a"_s);
        m_editor->addTag({m_papers.at(1), m_papers.at(2)}, u"b"_s);
        const Tag a = m_sample->library().tags().byName(u"a"_s).value();
        const Tag b = m_sample->library().tags().byName(u"b"_s).value();
        m_editor->mergeTags(a, b);
        QCOMPARE(tagNames(0), QStringList{u"b"_s});
        QCOMPARE(tagNames(1), QStringList{u"b"_s});
        m_editor->undoStack().undo();
        QCOMPARE(tagNames(0), QStringList{u"a"_s});
        QCOMPARE(tagNames(1), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(tagNames(2), QStringList{u"b"_s});
    }

    void renamingToATakenNameSaysSoAndIsNoStep()
    {
        m_editor->addTag({m_papers.at(0)}, u"a"_s);
        m_editor->addTag({m_papers.at(0)}, u"b"_s);
        const int steps = m_editor->undoStack().count();
        QSignalSpy failed(m_editor.get(), &Editor::failed);
        m_editor->renameTag(m_sample->library().tags().byName(u"a"_s).value(), u"B"_s);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(m_editor->undoStack().count(), steps);
        QCOMPARE(tagNames(0), (QStringList{u"a"_s, u"b"_s}));
    }

    void trashedPapersLeaveTheListAndComeBack()
    {
        m_editor->setTrashed({m_papers.at(1)}, true);
        QCOMPARE(findPapers(m_sample->library().connection(), {}).value(), (QList{m_papers.at(0), m_papers.at(2)}));
        m_editor->undoStack().undo();
        QCOMPARE(findPapers(m_sample->library().connection(), {}).value(), m_papers);
    }

    void anEditedTitleGoesBackToTheDerivedOne()
    {
        const QString derived = paper(0).title();
        m_editor->setTitle(m_papers.at(0), u"  Even   hands "_s);
        QCOMPARE(paper(0).title(), u"Even hands"_s);
        QVERIFY(!paper(0).titleDerived());
        m_editor->undoStack().undo();
        QCOMPARE(paper(0).title(), derived);
        QVERIFY(paper(0).titleDerived());
    }

    void aNoteIsFoundBySearchAtOnce()
    {
        QVERIFY(m_editor->saveNote(m_papers.at(2), u"compare with *zebrafish* work"_s));
        Query query;
        query.text = u"zebrafish"_s;
        QCOMPARE(findPapers(m_sample->library().connection(), query).value(), QList{m_papers.at(2)});
        QVERIFY(m_editor->saveNote(m_papers.at(2), {}));
        QVERIFY(findPapers(m_sample->library().connection(), query)->isEmpty());
        QCOMPARE(m_sample->library().notes().revisions(m_papers.at(2))->size(), 1);
    }

private:
    ReadingState state(int row) { return m_sample->library().papers().readingState(m_papers.at(row)).value(); }
    Paper paper(int row) { return m_sample->library().papers().paper(m_papers.at(row)).value(); }
    QStringList tagNames(int row)
    {
        QStringList names;
        for (const Tag &tag : paper(row).tags)
            names.append(tag.name);
        return names;
    }

    std::unique_ptr<SampleLibrary> m_sample;
    QList<PaperId> m_papers;
    std::unique_ptr<Editor> m_editor;
};

QTEST_GUILESS_MAIN(EditorTest)
#include "tst_editor.moc"
