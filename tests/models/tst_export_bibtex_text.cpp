// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_names.h"
#include "models/formats/bibtex_text.h"
#include "models/formats/citation_keys.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;

class ExportBibtexTextTest final : public QObject
{
    Q_OBJECT

    static Paper paper(const QStringList &authors, int year, const QString &title)
    {
        Paper made;
        made.record.authors = authors;
        made.record.year = year;
        made.record.title = title;
        return made;
    }

private Q_SLOTS:
    void sourceBecomesAValueThatBibtexReads_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const QString &source, const QString &value) {
            QTest::newRow(name) << source << value;
        };
        row("plain text", u"Reeds, counted: \"twice\""_s, u"Reeds, counted: \"twice\""_s);
        row("prices are no formula", u"$50 to $100"_s, u"\\$50 to \\$100"_s);
        row("a price range is no formula", u"$10-$20"_s, u"\\$10-\\$20"_s);
        row("a lone dollar", u"costs 5$ each"_s, u"costs 5\\$ each"_s);
        row("a formula stays", u"for $x_i$ and $5$"_s, u"for $x_i$ and $5$"_s);
        row("a formula between spaces stays", u"take $ x^2 $ now"_s, u"take $ x^2 $ now"_s);
        row("a price before a formula", u"$5 and $x$"_s, u"\\$5 and $x$"_s);
        row("display formulas stay", u"$$a_b$$ \\[c_d\\] \\(e_f\\)"_s, u"$$a_b$$ \\[c_d\\] \\(e_f\\)"_s);
        row("a display formula that does not end", u"so $$a"_s, u"so \\$\\$a"_s);
        row("a bracket command that does not end", u"so \\(a and \\]"_s, u"so (a and ]"_s);
        row("percent", u"100% and 5\\%"_s, u"100\\% and 5\\%"_s);
        row("percent in a formula", u"$5% \\%$"_s, u"$5\\% \\%$"_s);
        row("ampersand", u"R&D, R\\&D"_s, u"R\\&D, R\\&D"_s);
        row("a table in a formula keeps its cells", u"$\\begin{array}{c}a&b\\end{array}$"_s,
            u"$\\begin{array}{c}a&b\\end{array}$"_s);
        row("hash, underscore and caret", u"#1 a_b c^d"_s, u"\\#1 a\\_b c\\textasciicircum{}d"_s);
        row("a command outside of a formula", u"rate \\alpha and \\TVD{}"_s, u"rate \\alpha and \\TVD{}"_s);
        row("commands with arguments", u"\\emph{very {good}}"_s, u"\\emph{very {good}}"_s);
        row("a brace that closes nothing", u"a} b"_s, u"a b"_s);
        row("a brace that is not closed", u"\\emph{a"_s, u"\\emph a"_s);
        row("escaped braces in a pair", u"\\{1, 2\\}"_s, u"\\{1, 2\\}"_s);
        row("an escaped brace alone", u"\\{1, 2"_s, u"\\textbraceleft{}1, 2"_s);
        row("an escaped brace alone in a formula", u"$\\left\\{x\\right.$"_s, u"$\\left\\lbrace x\\right.$"_s);
        row("a brace not closed in a formula", u"$\\frac{a$ b}"_s, u"$\\frac a$ b"_s);
        row("a plain and an escaped brace are no pair", u"{a\\}"_s, u"a\\textbraceright{}"_s);
        row("a backslash at the end", u"end\\"_s, u"end\\textbackslash{}"_s);
        row("an address stays as it is", u"\\url{https://example.org/a_b%20c}"_s,
            u"\\url{https://example.org/a_b%20c}"_s);
        row("new lines and tabs", u" a\tb\r\n\r\nc "_s, u"a b c"_s);
        row("control characters", u"a"_s + QChar(0) + u"b\u0007c\uFEFF"_s, u"abc"_s);
        row("half of a surrogate pair", u"a"_s + QChar(0xD83D) + u"b"_s, u"a\uFFFDb"_s);
        row("emoji", u"wave 🌊"_s, u"wave 🌊"_s);
        row("right-to-left text", u"קנים ושלום"_s, u"קנים ושלום"_s);
        row("nothing", u""_s, u""_s);
    }
    void sourceBecomesAValueThatBibtexReads()
    {
        QFETCH(QString, source);
        QTEST(bibtexText(source), "value");
    }

    void anEscapedValueStaysWhenEscapedAgain_data() { sourceBecomesAValueThatBibtexReads_data(); }
    void anEscapedValueStaysWhenEscapedAgain()
    {
        QFETCH(QString, source);
        const QString once = bibtexText(source);
        QCOMPARE(bibtexText(once), once);
    }

    void aTitleKeepsItsCapitals_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("value");
        QTest::newRow("an acronym") << u"BERT for Reeds"_s << u"{BERT} for Reeds"_s;
        QTest::newRow("a capital inside") << u"Tuned LoRA: pre-GPT-4"_s << u"Tuned {LoRA}: pre-{GPT}-4"_s;
        QTest::newRow("a digit first") << u"In 3D"_s << u"In {3D}"_s;
        QTest::newRow("ordinary capitals") << u"Counting Reeds in a Pond"_s << u"Counting Reeds in a Pond"_s;
        QTest::newRow("a formula") << u"In $O(n)$ Time"_s << u"In {$O(n)$} Time"_s;
        QTest::newRow("a command with a capital") << u"The \\LaTeX{} Way"_s << u"{The \\LaTeX{} Way}"_s;
        QTest::newRow("a capital in Greek") << u"ΑΒΓ and β"_s << u"{ΑΒΓ} and β"_s;
    }
    void aTitleKeepsItsCapitals()
    {
        QFETCH(QString, title);
        QTEST(bibtexTitle(title), "value");
    }

    void namesAreNotTakenApart_data()
    {
        QTest::addColumn<QStringList>("authors");
        QTest::addColumn<QString>("field");
        QTest::newRow("two") << QStringList{u"Ida Moor"_s, u"Sean O'Neil"_s} << u"Ida Moor and Sean O'Neil"_s;
        QTest::newRow("family first") << QStringList{u"van der Berg, Jan"_s} << u"van der Berg, Jan"_s;
        QTest::newRow("particles") << QStringList{u"Jan van der Berg"_s} << u"Jan van der Berg"_s;
        QTest::newRow("the word and") << QStringList{u"Reeds and Sons"_s} << u"{Reeds and Sons}"_s;
        QTest::newRow("and within a word") << QStringList{u"Sandra Brandt"_s} << u"Sandra Brandt"_s;
        QTest::newRow("others") << QStringList{u"Ida Moor"_s, u"others"_s} << u"Ida Moor and {others}"_s;
        QTest::newRow("a suffix") << QStringList{u"Jan Berg, Jr."_s} << u"{Jan Berg, Jr.}"_s;
        QTest::newRow("many commas") << QStringList{u"Moor, Reed, Sedge"_s} << u"{Moor, Reed, Sedge}"_s;
        QTest::newRow("commas at the ends") << QStringList{u" , Ida Moor,"_s} << u"Ida Moor"_s;
        QTest::newRow("no letter") << QStringList{u"-"_s, u""_s, u"Ida Moor"_s} << u"Ida Moor"_s;
        QTest::newRow("special characters") << QStringList{u"Moor & Co_{x"_s} << u"Moor \\& Co\\_x"_s;
        QTest::newRow("Chinese") << QStringList{u"陆羽"_s} << u"陆羽"_s;
    }
    void namesAreNotTakenApart()
    {
        QFETCH(QStringList, authors);
        QTEST(bibtexAuthors(authors), "field");
    }

    void keysAreMadeOfNameYearAndWord_data()
    {
        QTest::addColumn<QStringList>("authors");
        QTest::addColumn<int>("year");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("key");
        const auto row = [](const char *name, const QStringList &authors, int year, const QString &title,
                            const QString &key) { QTest::newRow(name) << authors << year << title << key; };
        row("all known", {u"Ida Moor"_s}, 2026, u"On the Counting of Reeds"_s, u"moor2026counting"_s);
        row("particles", {u"van der Berg, Jan"_s}, 2026, u"Reeds"_s, u"berg2026reeds"_s);
        row("accents", {u"Zoë Müller-Łoś"_s}, 2026, u"Über Reeds"_s, u"mullerlos2026uber"_s);
        row("a suffix", {u"Jan Berg Jr."_s}, 2026, u"Reeds"_s, u"berg2026reeds"_s);
        row("no author", {}, 2026, u"The Counting of Many Reeds"_s, u"countingmanyreeds2026"_s);
        row("an author in another script", {u"陆羽"_s}, 2026, u"Tea and Reeds"_s, u"teareeds2026"_s);
        row("no year", {u"Ida Moor"_s}, 0, u"Reeds"_s, u"moorreeds"_s);
        row("a formula in the title", {u"Ida Moor"_s}, 2026, u"$O(n)$ \\emph{Reeds}"_s, u"moor2026reeds"_s);
        row("nothing in ASCII", {}, 0, u"芦苇"_s, u"paper"_s);
    }
    void keysAreMadeOfNameYearAndWord()
    {
        QFETCH(QStringList, authors);
        QFETCH(int, year);
        QFETCH(QString, title);
        CitationKeys keys;
        QTEST(keys.keyFor(paper(authors, year, title)), "key");
    }

    void equalKeysGetLetters()
    {
        CitationKeys keys;
        const Paper same = paper({u"Ida Moor"_s}, 2026, u"Reed"_s);
        QStringList given;
        for (int i = 0; i < 29; ++i)
            given << keys.keyFor(same);
        QCOMPARE(given.first(3), (QStringList{u"moor2026reed"_s, u"moor2026reeda"_s, u"moor2026reedb"_s}));
        QCOMPARE(given.last(3), (QStringList{u"moor2026reedz"_s, u"moor2026reedaa"_s, u"moor2026reedab"_s}));
    }

    void aLetterIsNotGivenWhenItMakesAnotherPapersKey()
    {
        CitationKeys keys;
        QCOMPARE(keys.keyFor(paper({u"Ida Moor"_s}, 2026, u"Reeda"_s)), u"moor2026reeda"_s);
        QCOMPARE(keys.keyFor(paper({u"Ida Moor"_s}, 2026, u"Reed"_s)), u"moor2026reed"_s);
        QCOMPARE(keys.keyFor(paper({u"Ida Moor"_s}, 2026, u"Reed"_s)), u"moor2026reedb"_s);
    }
};

QTEST_GUILESS_MAIN(ExportBibtexTextTest)
#include "tst_export_bibtex_text.moc"
