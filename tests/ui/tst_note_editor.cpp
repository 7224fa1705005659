// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/notes/note_editor.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace lectern;

class NoteEditorTest final : public QObject
{
    Q_OBJECT

    static QPlainTextEdit *textOf(NoteEditor &editor) { return editor.findChild<QPlainTextEdit *>(u"noteText"_s); }

private Q_SLOTS:
    void aKeyIsSavedWithinASecond()
    {
        NoteEditor editor(nullptr);
        editor.setNote(3, {});
        QSignalSpy spy(&editor, &NoteEditor::saveRequested);
        QTest::keyClicks(textOf(editor), u"abc"_s);
        QCOMPARE(spy.count(), 0);
        QVERIFY(spy.wait(5000));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().at(0).toLongLong(), 3);
        QCOMPARE(spy.first().at(1).toString(), u"abc"_s);
    }

    void furtherKeysDoNotPutTheSaveOff()
    {
        NoteEditor editor(nullptr);
        editor.setNote(3, {});
        QTest::keyClicks(textOf(editor), u"a"_s);
        const auto timers = editor.findChildren<QTimer *>(Qt::FindDirectChildrenOnly);
        QCOMPARE(timers.size(), 1);
        QVERIFY(timers.first()->isActive());
        const int id = timers.first()->timerId();
        QTest::keyClicks(textOf(editor), u"b"_s);
        QCOMPARE(timers.first()->timerId(), id); // a timer started again gets another id
    }

    void theNoteIsSavedAtOnceWhenThePaperChanges()
    {
        NoteEditor editor(nullptr);
        editor.setNote(3, u"old"_s);
        QSignalSpy spy(&editor, &NoteEditor::saveRequested);
        textOf(editor)->setPlainText(u"new"_s);
        editor.setNote(4, u"other"_s);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().at(0).toLongLong(), 3);
        QCOMPARE(spy.first().at(1).toString(), u"new"_s);
        editor.setNote(5, {});
        QCOMPARE(spy.count(), 1); // nothing was typed in 4
    }

    void theNoteIsSavedWhenHiddenAndDestroyed()
    {
        auto editor = std::make_unique<NoteEditor>(nullptr);
        editor->setNote(3, {});
        editor->show();
        QSignalSpy spy(editor.get(), &NoteEditor::saveRequested);
        QString last;
        connect(editor.get(), &NoteEditor::saveRequested, this, [&last](PaperId, const QString &text) { last = text; });
        textOf(*editor)->setPlainText(u"one"_s);
        editor->hide();
        QCOMPARE(spy.count(), 1);
        textOf(*editor)->setPlainText(u"two"_s);
        editor.reset();
        QCOMPARE(last, u"two"_s);
    }

    void aFailureIsShownAndTriedAgain()
    {
        NoteEditor editor(nullptr);
        editor.setNote(3, {});
        QSignalSpy spy(&editor, &NoteEditor::saveRequested);
        textOf(editor)->setPlainText(u"text"_s);
        editor.flush();
        editor.setFailed(3, {u"The disk is full"_s, {}});
        QCOMPARE(editor.findChild<QLabel *>(u"noteState"_s)->text(), u"Not saved: The disk is full."_s);
        editor.flush();
        QCOMPARE(spy.count(), 2);
        editor.setSaved(3);
        QCOMPARE(editor.findChild<QLabel *>(u"noteState"_s)->text(), u"Saved"_s);
    }

    void aShownNoteCanBeDestroyed()
    {
        auto editor = std::make_unique<NoteEditor>(nullptr);
        editor->setNote(3, u"# Heading with colours"_s);
        editor->show();
        editor.reset();
    }

    void escapeLeaves()
    {
        NoteEditor editor(nullptr);
        editor.setNote(3, {});
        QSignalSpy spy(&editor, &NoteEditor::leave);
        QTest::keyClick(textOf(editor), Qt::Key_Escape);
        QCOMPARE(spy.count(), 1);
    }
};

QTEST_MAIN(NoteEditorTest)
#include "tst_note_editor.moc"
