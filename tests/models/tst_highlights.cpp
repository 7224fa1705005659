// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/editor.h"
#include "models/library/highlight_store.h"
#include "tests/support/sample_library.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class HighlightsTest final : public QObject
{
    Q_OBJECT

private:
    /// A library with one paper under an id of its own, so that a changed abstract is the same paper.
    static void importAbstract(SampleLibrary &sample, const QString &abstract)
    {
        QFile file(sample.folder() + u"/papers.json"_s);
        const QJsonArray papers{
            QJsonObject{{u"title"_s, u"Glassbox"_s}, {u"id"_s, u"forum1"_s}, {u"abstract"_s, abstract}}};
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(papers).toJson()) < 0)
            qFatal("The list could not be written");
        file.close();
        const ThemeScorer scorer(builtInThemes());
        if (!importFile(sample.library(), scorer, {file.fileName(), u"paperlists"_s, {}}, {}))
            qFatal("The list could not be imported");
    }

    static PaperId onlyPaper(SampleLibrary &sample)
    {
        return sample.library().connection().number(u"SELECT id FROM paper"_s).value();
    }

private Q_SLOTS:
    void highlightsComeBackAsTheyWere()
    {
        SampleLibrary sample;
        importAbstract(sample, u"We keep every neuron readable. It costs little."_s);
        const PaperId paper = onlyPaper(sample);
        HighlightStore &store = sample.library().highlights();
        Highlight late = highlightAt(paper, u"We keep every neuron readable. It costs little."_s, 31, 8);
        QCOMPARE(late.quote, u"It costs"_s);
        late.colour = HighlightColour::Pink;
        late.comment = u"how little?"_s;
        late.id = store.add(late).value();
        Highlight early = highlightAt(paper, u"We keep every neuron readable. It costs little."_s, 3, 11);
        early.id = store.add(early).value();
        QCOMPARE(store.of(paper).value(), (QList<Highlight>{early, late}));
        QCOMPARE(sample.library().papers().paper(paper)->highlights, 2);

        QVERIFY(store.setTrashed(early.id, true));
        QCOMPARE(store.of(paper).value(), QList<Highlight>{late});
        QVERIFY(store.setTrashed(early.id, false));
        early.colour = HighlightColour::Blue;
        QVERIFY(store.update(early));
        QCOMPARE(store.of(paper).value().first().colour, HighlightColour::Blue);
    }

    void everyColourHasItsWord()
    {
        for (const HighlightColour colour : allHighlightColours)
            QCOMPARE(highlightColourFrom(highlightColourWord(colour)), colour);
        QCOMPARE(highlightColourFrom(u"beige"_s), HighlightColour::Yellow);
    }

    void anImportMovesLosesAndFindsHighlights()
    {
        SampleLibrary sample;
        const QString first = u"We keep every neuron readable at little cost. Experiments on four datasets agree."_s;
        importAbstract(sample, first);
        const PaperId paper = onlyPaper(sample);
        HighlightStore &store = sample.library().highlights();
        const auto mark = [&](const QString &quote) {
            Highlight highlight = highlightAt(paper, first, first.indexOf(quote), quote.size());
            highlight.comment = quote;
            return store.add(highlight).value();
        };
        const HighlightId kept = mark(u"every neuron readable"_s);
        const HighlightId lost = mark(u"Experiments on four datasets agree"_s);

        const QString second = u"Networks are opaque. We keep *every* neuron readable at little cost."_s;
        importAbstract(sample, second);
        QCOMPARE(onlyPaper(sample), paper);
        QCOMPARE(sample.library().papers().paper(paper)->record.abstract, second);
        QList<Highlight> now = store.of(paper).value();
        QCOMPARE(now.size(), 2);
        QCOMPARE(now[0].id, kept);
        QVERIFY(!now[0].lost);
        QCOMPARE(second.mid(now[0].start, now[0].length), u"every* neuron readable"_s);
        QVERIFY(now[0].score < 1);
        QCOMPARE(now[1].id, lost);
        QVERIFY(now[1].lost);
        QCOMPARE(now[1].quote, u"Experiments on four datasets agree"_s);
        QCOMPARE(now[1].comment, u"Experiments on four datasets agree"_s);

        importAbstract(sample, first); // the old text is back
        now = store.of(paper).value();
        QVERIFY(!now[0].lost && !now[1].lost);
        for (const Highlight &highlight : now)
            QCOMPARE(first.mid(highlight.start, highlight.length), highlight.comment);
    }

    void anUndoneChangeKeepsThePlaceThatAnImportFound()
    {
        SampleLibrary sample;
        const QString first = u"We keep every neuron readable at little cost."_s;
        importAbstract(sample, first);
        const PaperId paper = onlyPaper(sample);
        HighlightStore &store = sample.library().highlights();
        Editor editor(sample.library());
        editor.addHighlight(highlightAt(paper, first, first.indexOf(u"every neuron"_s), 12));
        const Highlight before = store.of(paper)->first();
        Highlight after = before;
        after.colour = HighlightColour::Blue;
        editor.changeHighlight(before, after);

        const QString second = u"Networks are opaque. "_s + first;
        importAbstract(sample, second);
        editor.undoStack().undo(); // its memory is older than the import
        Highlight now = store.of(paper)->first();
        QCOMPARE(now.colour, HighlightColour::Yellow);
        QCOMPARE(second.sliced(now.start, now.length), u"every neuron"_s);
        editor.undoStack().undo();
        editor.undoStack().redo();
        now = store.of(paper)->first();
        QCOMPARE(second.sliced(now.start, now.length), u"every neuron"_s);
    }

    void oneMadeInAnOlderAbstractIsFoundInTheNewOne()
    {
        SampleLibrary sample;
        const QString first = u"We keep every neuron readable at little cost."_s;
        const QString second = u"Networks are opaque. "_s + first;
        importAbstract(sample, second);
        const PaperId paper = onlyPaper(sample);
        HighlightStore &store = sample.library().highlights();
        QVERIFY(store.add(highlightAt(paper, first, first.indexOf(u"every neuron"_s), 12)));
        const Highlight now = store.of(paper)->first();
        QCOMPARE(second.sliced(now.start, now.length), u"every neuron"_s);
        QVERIFY(!now.lost);
        QVERIFY(store.add(highlightAt(paper, u"words that are gone"_s, 0, 19)));
        QVERIFY(store.of(paper)->last().lost);
    }

    void aPaperHasItsHighlights()
    {
        SampleLibrary sample;
        const QString text = u"We keep every neuron readable."_s;
        importAbstract(sample, text);
        const PaperId paper = onlyPaper(sample);
        QVERIFY(sample.library().papers().paper(paper)->annotations.isEmpty());
        Highlight marked = highlightAt(paper, text, 3, 4);
        marked.created = QDateTime::fromString(u"2026-11-30T10:20:30.456Z"_s, Qt::ISODateWithMs);
        marked.id = sample.library().highlights().add(marked).value();
        const auto read = sample.library().papers().paper(paper);
        QCOMPARE(read->annotations, QList<Highlight>{marked});
        QCOMPARE(read->highlights, 1);
    }

    void theEditorUndoesHighlights()
    {
        SampleLibrary sample;
        const QString text = u"We keep every neuron readable."_s;
        importAbstract(sample, text);
        const PaperId paper = onlyPaper(sample);
        HighlightStore &store = sample.library().highlights();
        Editor editor(sample.library());
        QSignalSpy changed(&editor, &Editor::papersChanged);

        editor.addHighlight(highlightAt(paper, text, 3, 4));
        QCOMPARE(store.of(paper)->size(), 1);
        editor.undoStack().undo();
        QVERIFY(store.of(paper)->isEmpty());
        editor.undoStack().redo();
        const Highlight before = store.of(paper)->first();
        Highlight after = before;
        after.comment = u"why?"_s;
        after.colour = HighlightColour::Green;
        editor.changeHighlight(before, after);
        QCOMPARE(store.of(paper)->first(), after);
        editor.undoStack().undo();
        QCOMPARE(store.of(paper)->first(), before);
        editor.removeHighlight(before);
        QVERIFY(store.of(paper)->isEmpty());
        editor.undoStack().undo();
        QCOMPARE(store.of(paper)->first(), before);
        QCOMPARE(changed.count(), 7);
    }
};

QTEST_MAIN(HighlightsTest)
#include "tst_highlights.moc"
