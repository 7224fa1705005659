// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/invariants.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern::markup;

namespace {

/// The project's own samples: each paragraph by itself, and the whole as one.
QStringList ownSamples()
{
    QFile file(QStringLiteral(LECTERN_TEST_DATA "/markup_samples.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString whole = QString::fromUtf8(file.readAll());
    return whole.split(u"\n\n"_s) << whole;
}

/// The abstracts of the measuring corpus, when it is there.
QStringList corpusAbstracts()
{
    QStringList abstracts;
    QFile file(QStringLiteral(LECTERN_SHARED_DATA "/corpus/markup_dev.jsonl"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    while (!file.atEnd())
        abstracts << QJsonDocument::fromJson(file.readLine()).object()[u"abstract"_s].toString();
    return abstracts;
}

QString letters(const QString &text)
{
    QString out;
    for (const QChar c : text)
        if (c.isLetterOrNumber())
            out += c;
    return out;
}

/// Plain text without the numbers that lists were given.
QString withoutNumbers(QString text)
{
    static const QRegularExpression number(u"(^|\\n)\\d+\\. "_s);
    return text.replace(number, u"\\1"_s);
}

/// The first place where `wanted` is not a subsequence of `text`, with some context; empty when it is one.
QString firstMissing(const QString &wanted, const QString &text)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const qsizetype found = text.indexOf(wanted[i], at);
        if (found < 0)
            return wanted.mid(std::max<qsizetype>(0, i - 20), 40);
        at = found + 1;
    }
    return {};
}

QString plainOf(const QString &source)
{
    return toPlainText(parse(source)).text;
}

/// Where two texts part, for the message of a failing test.
QString difference(const QString &a, const QString &b)
{
    if (a == b)
        return {};
    qsizetype i = 0;
    while (i < a.size() && i < b.size() && a[i] == b[i])
        ++i;
    const qsizetype from = std::max<qsizetype>(0, i - 30);
    return u"«%1» became «%2»"_s.arg(a.mid(from, 70), b.mid(from, 70));
}

struct Faults {
    int count = 0;
    QStringList shown;
    void add(const QString &kind, const QString &what)
    {
        if (what.isEmpty())
            return;
        ++count;
        if (shown.size() < 30)
            shown << kind + u": "_s + what;
    }
};

Faults faultsOf(const QStringList &samples)
{
    Faults faults;
    for (const QString &sample : samples) {
        const Document document = parse(sample);
        const PlainText plain = toPlainText(document);
        const QString html = toHtml(document);
        const QString markdown = toMarkdown(document);
        const QString latex = toLatex(document);
        faults.add(u"tree"_s, treeFault(document, sample.size()));
        faults.add(u"segments"_s, segmentFault(plain, sample.size()));
        for (const QString &written : {html, markdown, latex})
            faults.add(u"letters"_s, firstMissing(letters(withoutNumbers(plain.text)), written));
        faults.add(u"Markdown"_s, difference(plain.text, plainOf(markdown)));
        faults.add(u"LaTeX"_s, difference(plain.text, plainOf(latex)));
    }
    return faults;
}

} // namespace

class MarkupWritersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWriterKeepsOwnSamplesAndReadsThemBack()
    {
        const QStringList samples = ownSamples();
        QVERIFY(samples.size() > 20);
        const Faults faults = faultsOf(samples);
        QVERIFY2(faults.count == 0, qUtf8Printable(faults.shown.join(u'\n')));
    }

    void everyWriterKeepsTheCorpusAndReadsItBack()
    {
        const QStringList abstracts = corpusAbstracts();
        if (abstracts.isEmpty())
            QSKIP("The measuring corpus is not here.");
        const Faults faults = faultsOf(abstracts);
        qInfo("%d faults", faults.count);
        QVERIFY2(faults.count <= allowedCorpusFaults, qUtf8Printable(faults.shown.join(u'\n')));
    }

    void writersSayWhatTheyMean_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("latex");
        QTest::newRow("emphasis") << u"an \\emph{old} idea"_s << u"<p>an <em>old</em> idea</p>\n"_s
                                  << u"an *old* idea"_s << u"an \\emph{old} idea"_s;
        QTest::newRow("emphasis inside a word")
            << u"\\textbf{D}eep"_s << u"<p><strong>D</strong>eep</p>\n"_s << u"<b>D</b>eep"_s << u"\\textbf{D}eep"_s;
        QTest::newRow("formula") << u"for $x<y$"_s << u"<p>for <span class=\"math\">\\(x&lt;y\\)</span></p>\n"_s
                                 << u"for $x<y$"_s << u"for $x<y$"_s;
        QTest::newRow("percent and dollar")
            << u"5% of $3"_s << u"<p>5% of $3</p>\n"_s << u"5% of \\$3"_s << u"5\\% of \\$3"_s;
        QTest::newRow("undefined command")
            << u"our \\method{} wins"_s << u"<p>our <span class=\"unknown\">method</span> wins</p>\n"_s
            << u"our \\method{} wins"_s << u"our \\method{} wins"_s;
        QTest::newRow("link") << u"\\href{https://a.org/x}{here}"_s
                              << u"<p><a href=\"https://a.org/x\">here</a></p>\n"_s << u"[here](https://a.org/x)"_s
                              << u"\\href{https://a.org/x}{here}"_s;
        QTest::newRow("unsafe link") << u"<a href=\"javascript:x\">here</a>"_s << u"<p>here</p>\n"_s
                                     << u"[here](javascript:x)"_s << u"\\href{javascript:x}{here}"_s;
        QTest::newRow("script is text") << u"<script>x</script>"_s << u"<p>&lt;script&gt;x&lt;/script&gt;</p>\n"_s
                                        << u"&#60;script&#62;x&#60;/script&#62;"_s
                                        << u"\\textless{}script\\textgreater{}x\\textless{}/script\\textgreater{}"_s;
    }

    void writersSayWhatTheyMean()
    {
        QFETCH(QString, source);
        const Document document = parse(source);
        QTEST(toHtml(document), "html");
        QTEST(toMarkdown(document), "markdown");
        QTEST(toLatex(document), "latex");
    }

    void plainTextLeadsBackToTheSource_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("behind");
        QTest::newRow("plain") << u"some plain words"_s << u"plain"_s << u"plain"_s;
        QTest::newRow("inside a command") << u"an \\emph{old idea} here"_s << u"idea"_s << u"idea"_s;
        QTest::newRow("over a command") << u"an \\emph{old} idea"_s << u"old idea"_s << u"old} idea"_s;
        QTest::newRow("accent") << u"by G\\\"odel here"_s << u"ö"_s << u"\\\"o"_s;
        QTest::newRow("a word with an accent") << u"by G\\\"odel here"_s << u"Gödel"_s << u"G\\\"odel"_s;
        QTest::newRow("part of a formula gives the formula") << u"for \\(x^2\\) all"_s << u"x^2"_s << u"\\(x^2\\)"_s;
        QTest::newRow("joined word") << u"the atten- tion layer"_s << u"attention"_s << u"atten- tion"_s;
        QTest::newRow("after a line feed") << u"one\ntwo  three"_s << u"two three"_s << u"two  three"_s;
    }

    void plainTextLeadsBackToTheSource()
    {
        QFETCH(QString, source);
        QFETCH(QString, shown);
        QFETCH(QString, behind);
        const PlainText plain = toPlainText(parse(source));
        const qsizetype at = plain.text.indexOf(shown);
        QVERIFY2(at >= 0, qUtf8Printable(plain.text));
        const Range range = plain.toSource(at, shown.size());
        QCOMPARE(source.sliced(range.start, range.length), behind);
    }

    /// A control character that vanishes leaves a space at the end, which is taken back.
    void segmentsEndWithTheText()
    {
        for (const QString &source : {u"# 0A \u0010\u0011"_s, u"a\\footnote{b \u0001} c"_s}) {
            const PlainText plain = toPlainText(parse(source));
            QCOMPARE(segmentFault(plain, source.size()), QString());
            QVERIFY(!plain.text.endsWith(u' '));
        }
    }

    void placesOutsideTheTextLeadNowhere()
    {
        QCOMPARE(toPlainText(parse(u"")).toSource(0, 5), (Range{0, 0}));
        const PlainText plain = toPlainText(parse(u"abc"));
        QCOMPARE(plain.toSource(10, 5), (Range{3, 0}));
        QCOMPARE(plain.toSource(1, 100), (Range{1, 2}));
        QCOMPARE(plain.toSource(1, 0), (Range{1, 0}));
    }

private:
    /// Hyphens beside a glyph number or an optional hyphen, which only the second reading can join: three abstracts.
    static constexpr int allowedCorpusFaults = 6;
};

QTEST_GUILESS_MAIN(MarkupWritersTest)
#include "tst_markup_writers.moc"
