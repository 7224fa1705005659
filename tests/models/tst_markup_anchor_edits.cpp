// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How often stretches of real abstracts are found again after the edits that authors make: what leastAnchorScore and
// the weight of the context were chosen by.
#include "models/markup/anchor.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace lectern::markup;

namespace {

/// A change of a text in which places can be followed.
class Revision final
{
public:
    explicit Revision(const QString &source)
        : text(source)
    {
    }

    /// Places in text as it is now. What is marked grows and shrinks with what happens within it.
    void replace(qsizetype at, qsizetype length, const QString &with, Range &marked)
    {
        text.replace(at, length, with);
        const qsizetype growth = with.size() - length;
        if (at < marked.start || (at == marked.start && length == 0))
            marked.start += growth;
        else if (at < marked.end())
            marked.length += growth;
    }

    QString text;
};

using Edit = std::optional<QString> (*)(const QString &source, Range &marked);

/// The words of what is marked: where each begins and ends.
QList<Range> wordsOf(const QString &source, Range marked)
{
    static const QRegularExpression word(u"\\b[A-Za-z]{4,}\\b"_s);
    QList<Range> words;
    for (const auto &match : word.globalMatch(source.mid(marked.start, marked.length)))
        words.append({marked.start + match.capturedStart(), match.capturedLength()});
    return words;
}

QList<Range> sentencesOf(const QString &source)
{
    static const QRegularExpression end(u"[.!?] +(?=[A-Z])"_s);
    QList<Range> sentences;
    qsizetype start = 0;
    for (const auto &match : end.globalMatch(source)) {
        sentences.append({start, match.capturedStart() + 1 - start});
        start = match.capturedEnd();
    }
    sentences.append({start, source.size() - start});
    return sentences;
}

Range sentenceAround(const QString &source, Range marked)
{
    const QList<Range> all = sentencesOf(source);
    return *std::ranges::find_if(all, [&](Range one) { return marked.start < one.end(); });
}

std::optional<QString> misprint(const QString &source, Range &marked)
{
    const QList<Range> words = wordsOf(source, marked);
    if (words.isEmpty())
        return std::nullopt;
    const Range word = words.at(words.size() / 2);
    Revision revision(source);
    revision.replace(word.start + 1, 2, QString(source[word.start + 2]) + source[word.start + 1], marked);
    return revision.text;
}

std::optional<QString> otherWord(const QString &source, Range &marked)
{
    const QList<Range> words = wordsOf(source, marked);
    if (words.size() < 3)
        return std::nullopt;
    const Range word = words.at(words.size() / 2);
    Revision revision(source);
    revision.replace(word.start, word.length, u"various"_s, marked);
    return revision.text;
}

std::optional<QString> wordAdded(const QString &source, Range &marked)
{
    const QList<Range> words = wordsOf(source, marked);
    if (words.size() < 2)
        return std::nullopt;
    Revision revision(source);
    revision.replace(words.at(words.size() / 2).start, 0, u"really "_s, marked);
    return revision.text;
}

std::optional<QString> sentenceBefore(const QString &source, Range &marked)
{
    Revision revision(source);
    revision.replace(sentenceAround(source, marked).start, 0, u"This question has been open for a decade. "_s, marked);
    return revision.text;
}

std::optional<QString> restRewritten(const QString &source, Range &marked)
{
    const Range sentence = sentenceAround(source, marked);
    Revision revision(source);
    revision.replace(sentence.end(), source.size() - sentence.end(), u" All of this is new."_s, marked);
    revision.replace(0, sentence.start, u"Nothing is left of the beginning. "_s, marked);
    return revision.text;
}

std::optional<QString> marksUp(const QString &source, Range &marked)
{
    const QList<Range> words = wordsOf(source, marked);
    if (words.size() < 3)
        return std::nullopt;
    const Range word = words.at(1);
    Revision revision(source);
    revision.replace(word.start, word.length, u"\\emph{"_s + source.mid(word.start, word.length) + u'}', marked);
    return revision.text;
}

std::optional<QString> brokenIntoLines(const QString &source, Range &marked)
{
    Revision revision(source);
    qsizetype lineStart = 0;
    for (qsizetype at = 0; at < revision.text.size(); ++at) {
        if (revision.text[at] == u' ' && at - lineStart > 60) {
            revision.replace(at, 1, u"\n  "_s, marked);
            lineStart = at;
        }
    }
    return revision.text;
}

std::optional<QString> sentenceGone(const QString &source, Range &marked)
{
    const Range sentence = sentenceAround(source, marked);
    QString text = source;
    text.remove(sentence.start, sentence.length + 1);
    return text.trimmed().isEmpty() ? std::nullopt : std::optional(text);
}

double common(Range a, Range b)
{
    const qsizetype both = std::min(a.end(), b.end()) - std::max(a.start, b.start);
    const qsizetype all = std::max(a.end(), b.end()) - std::min(a.start, b.start);
    return all > 0 ? double(std::max<qsizetype>(0, both)) / double(all) : 0;
}

/// What is marked in an abstract: of each of its sentences the whole, six words, and two words.
QList<Range> stretchesOf(const QString &source)
{
    QList<Range> stretches;
    for (const Range sentence : sentencesOf(source)) {
        const QList<Range> words = wordsOf(source, sentence);
        if (words.size() < 8)
            continue;
        stretches.append(sentence);
        stretches.append({words.at(1).start, words.at(6).end() - words.at(1).start});
        stretches.append({words.at(3).start, words.at(4).end() - words.at(3).start});
    }
    return stretches;
}

const QStringList written{
    u"Graph networks forget early layers when they are deep. We introduce \\emph{Tributary}, a wiring that lets every "
    "layer read from all earlier ones through a small learned gate -- at the cost of $O(n)$ extra weights. Tributary "
    "trains networks of 128 layers without tricks and improves accuracy on seven of nine benchmarks by up to 4.1\\%. "
    "We also show that the gates learn to ignore most layers, which explains why shallow networks work so well."_s,
    u"Keeping language models honest about what they do not know remains an open problem. Existing methods ask the "
    "model for its confidence, which is poorly calibrated in long answers. We propose to ask for two answers and to "
    "measure how far they agree in meaning. Across five question answering datasets this simple procedure detects "
    "wrong answers more reliably than methods that need access to logits. The procedure costs one further answer."_s,
    u"We study the regret of learning with delayed feedback when delays depend on the chosen action. For delays with "
    "mean $\\mu$ we prove a lower bound of $\\Omega(\\sqrt{T\\mu})$ and give an algorithm that matches it up to "
    "logarithmic factors. The algorithm keeps **two copies** of the classical one and needs no knowledge of the "
    "delays. Experiments with simulated hospitals confirm that actions with short delays are preferred early."_s};

} // namespace

class MarkupAnchorEditsTest final : public QObject
{
    Q_OBJECT

    struct Count {
        int all = 0;
        int right = 0;
        int wrong = 0; ///< In another place, or found though it is gone; the rest is lost.
        double worstRight = 1;
        double bestWrong = 0;
    };

    static void count(Count &count, const QString &changed, const Anchor &anchor, std::optional<Range> expected)
    {
        const auto found = findAnchor(changed, anchor);
        ++count.all;
        if (!found) {
            count.right += expected ? 0 : 1;
        } else if (expected && common(found->range, *expected) > 0.6) {
            ++count.right;
            count.worstRight = std::min(count.worstRight, found->score);
        } else {
            ++count.wrong;
            count.bestWrong = std::max(count.bestWrong, found->score);
        }
    }

    static QStringList corpus()
    {
        QFile file(QStringLiteral(LECTERN_SHARED_DATA "/corpus/label_dev.jsonl"));
        QStringList abstracts;
        if (file.open(QIODevice::ReadOnly)) {
            qsizetype number = 0;
            for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
                if (number++ % 3 == 0) // enough, and some seconds
                    abstracts.append(QJsonDocument::fromJson(line).object()["abstract"_L1].toString());
            }
        }
        return abstracts;
    }

    static void addEdits()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<bool>("stays");
        QTest::addColumn<double>("right"); // at least this share
        QTest::addColumn<double>("wrong"); // at most this share
        QTest::newRow("a misprint") << Edit(misprint) << true << 0.99 << 0.002;
        QTest::newRow("another word") << Edit(otherWord) << true << 0.99 << 0.002;
        QTest::newRow("a word added") << Edit(wordAdded) << true << 0.99 << 0.002;
        QTest::newRow("a sentence before") << Edit(sentenceBefore) << true << 0.99 << 0.002;
        QTest::newRow("a word emphasised") << Edit(marksUp) << true << 0.99 << 0.002;
        QTest::newRow("other lines") << Edit(brokenIntoLines) << true << 0.99 << 0.002;
        QTest::newRow("all other sentences rewritten") << Edit(restRewritten) << true << 0.95 << 0.002;
        QTest::newRow("its sentence gone") << Edit(sentenceGone) << false << 0.99 << 0.01;
    }

    static void measure(const QStringList &abstracts)
    {
        QFETCH(const Edit, edit);
        QFETCH(const bool, stays);
        QFETCH(const double, right);
        QFETCH(const double, wrong);
        Count counted;
        for (const QString &source : abstracts) {
            for (const Range stretch : stretchesOf(source)) {
                Range marked = stretch;
                if (const auto changed = edit(source, marked))
                    count(counted, *changed, anchorAt(source, stretch), stays ? std::optional(marked) : std::nullopt);
            }
        }
        const QString result = u"%1 of %2 right, %3 wrong; worst right %4, best wrong %5"_s.arg(counted.right)
                                   .arg(counted.all)
                                   .arg(counted.wrong)
                                   .arg(counted.worstRight)
                                   .arg(counted.bestWrong);
        qInfo().noquote() << result;
        QVERIFY(counted.all > 0);
        QVERIFY2(counted.right >= right * counted.all && counted.wrong <= wrong * counted.all, qPrintable(result));
    }

private Q_SLOTS:
    void writtenAbstracts_data() { addEdits(); }
    void writtenAbstracts() { measure(written); }

    void theCorpus_data() { addEdits(); }
    void theCorpus()
    {
        const QStringList abstracts = corpus();
        if (abstracts.isEmpty())
            QSKIP("The measuring corpus is not there");
        measure(abstracts);
    }

    /// A list that pairs the wrong records must not move highlights into another paper's words.
    void anotherAbstractHoldsNothing()
    {
        QStringList abstracts = written + corpus();
        Count counted;
        for (qsizetype i = 0; i < abstracts.size(); ++i) {
            for (const Range stretch : stretchesOf(abstracts.at(i)))
                count(counted, abstracts.at((i + 1) % abstracts.size()), anchorAt(abstracts.at(i), stretch), {});
        }
        qInfo() << counted.all << "stretches," << counted.wrong << "found, best wrong" << counted.bestWrong;
        QVERIFY(counted.wrong <= counted.all / 1000);
    }
};

QTEST_APPLESS_MAIN(MarkupAnchorEditsTest)
#include "tst_markup_anchor_edits.moc"
