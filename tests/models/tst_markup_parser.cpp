// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/encoding.h"
#include "models/markup/invariants.h"
#include "models/markup/parser.h"
#include "models/markup/report.h"
#include "models/markup/writers.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern::markup;

namespace {

QString nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Document:
        return u"document"_s;
    case Kind::Paragraph:
        return u"p"_s;
    case Kind::Heading:
        return u"h"_s;
    case Kind::BulletList:
        return u"ul"_s;
    case Kind::NumberedList:
        return u"ol"_s;
    case Kind::ListItem:
        return u"li"_s;
    case Kind::Quote:
        return u"quote"_s;
    case Kind::CodeBlock:
        return u"pre"_s;
    case Kind::DisplayMath:
        return u"display"_s;
    case Kind::Text:
        return u"text"_s;
    case Kind::Emphasis:
        return u"em"_s;
    case Kind::Strong:
        return u"strong"_s;
    case Kind::Underline:
        return u"u"_s;
    case Kind::SmallCaps:
        return u"sc"_s;
    case Kind::Strike:
        return u"s"_s;
    case Kind::Subscript:
        return u"sub"_s;
    case Kind::Superscript:
        return u"sup"_s;
    case Kind::Code:
        return u"code"_s;
    case Kind::Link:
        return u"a"_s;
    case Kind::Math:
        return u"math"_s;
    case Kind::Citation:
        return u"cite"_s;
    case Kind::Footnote:
        return u"footnote"_s;
    case Kind::LineBreak:
        return u"br"_s;
    case Kind::UnknownCommand:
        return u"unknown"_s;
    }
    return {};
}

/// A tree as one line: text as it stands, other nodes as name(content).
QString dump(const std::vector<Node> &nodes)
{
    QString out;
    for (const Node &node : nodes) {
        if (node.kind == Kind::Text)
            out += node.text;
        else
            out += nameOf(node.kind) + (node.level ? QString::number(node.level) : QString()) + u'(' +
                   (node.target.isEmpty() ? QString() : node.target + u'|') + node.text + dump(node.children) + u')';
    }
    return out;
}

int depthOf(const Node &node)
{
    int deepest = 0;
    for (const Node &child : node.children)
        deepest = std::max(deepest, depthOf(child));
    return deepest + 1;
}

qsizetype nodesIn(const Node &node)
{
    qsizetype count = 1;
    for (const Node &child : node.children)
        count += nodesIn(child);
    return count;
}

} // namespace

class MarkupParserTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsPlainText_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *name, const QString &source, const QString &plain) {
            QTest::newRow(name) << source << plain;
        };
        row("old typewriter", u"Run {\\tt lectern list} now"_s, u"Run lectern list now"_s);
        row("old typewriter with a formula", u"{\\tt f $x$}"_s, u"f $x$"_s);
        row("nothing", u""_s, u""_s);
        row("plain words", u"Just plain words."_s, u"Just plain words."_s);
        row("line feeds are spaces", u"one\ntwo\r\nthree"_s, u"one two three"_s);
        row("blank lines part paragraphs", u"one\n\n\ntwo"_s, u"one\n\ntwo"_s);

        row("percent signs", u"12% and 81\\% more"_s, u"12% and 81% more"_s);
        row("two amounts", u"from $50 to $100 each"_s, u"from $50 to $100 each"_s);
        row("three amounts", u"$5, $10 or $20"_s, u"$5, $10 or $20"_s);
        row("an interval of amounts", u"costs $5-$10"_s, u"costs $5-$10"_s);
        row("an amount and a formula", u"costs $5 and $n$ is"_s, u"costs $5 and $n$ is"_s);
        row("an amount in words", u"$3 million and $5 million"_s, u"$3 million and $5 million"_s);
        row("a lone dollar", u"a $ sign"_s, u"a $ sign"_s);
        row("an escaped dollar", u"over \\$585 million"_s, u"over $585 million"_s);

        row("accents", u"G\\\"odel, Erd\\H{o}s, Poincar\\'{e}, R\\'enyi, \\v{C}ech"_s,
            u"Gödel, Erdős, Poincaré, Rényi, Čech"_s);
        row("dotless letters", u"na{\\\"\\i}ve"_s, u"naïve"_s);
        row("special letters", u"S\\o ren, Stra\\ss{}e, \\L{}ojasiewicz, \\AA rhus"_s,
            u"Søren, Straße, Łojasiewicz, Århus"_s);
        row("escaped quotation marks are no umlaut", u"the \\\"average\\\" size"_s, u"the \"average\" size"_s);

        row("double quotes", u"our ``double gating'' here"_s, u"our “double gating” here"_s);
        row("single quotes", u"a `coreset' of them"_s, u"a ‘coreset’ of them"_s);
        row("two single quotes", u"say `predict 0' or `predict 1', and"_s, u"say ‘predict 0’ or ‘predict 1’, and"_s);
        row("mixed quotes", u"an \"introspective'' mix"_s, u"an \"introspective” mix"_s);
        row("apostrophes", u"it's the authors' own"_s, u"it's the authors' own"_s);
        row("dashes", u"1--5, here---there"_s, u"1–5, here—there"_s);

        row("tilde between words", u"Section~3, i.i.d.~samples"_s, u"Section\u00a03, i.i.d.\u00a0samples"_s);
        row("tilde for about", u"takes ~10 ms (~3 runs)"_s, u"takes ~10 ms (~3 runs)"_s);
        row("tilde of an interval", u"10~20 cases"_s, u"10~20 cases"_s);

        row("a broken word", u"the atten- tion layer"_s, u"the attention layer"_s);
        row("a suspended hyphen", u"small- and medium-scale"_s, u"small- and medium-scale"_s);
        row("a broken compound", u"state-of-the- art, model- based"_s, u"state-of-the-art, model-based"_s);
        row("glyph numbers", u"proce(cid:173) dures and di(cid:11)erent"_s, u"procedures and different"_s);
        row("soft hyphens and ligatures", u"pro\u00adcess, e\ufb00ect, \ufb01nd"_s, u"process, effect, find"_s);
        row("control characters", u"a\u0001b"_s, u"ab"_s);

        row("escapes", u"Q\\&A, C\\#, a\\_b, \\{x\\}"_s, u"Q&A, C#, a_b, {x}"_s);
        row("double escapes", u"Q\\\\&A and \\\\textit{two}"_s, u"Q&A and two"_s);
        row("identifiers", u"Z_p, snake_case_name, 2*3*4, A* search"_s, u"Z_p, snake_case_name, 2*3*4, A* search"_s);
        row("a set keeps its braces", u"in {0, 1}"_s, u"in {0, 1}"_s);
        row("title braces", u"{B}ayesian"_s, u"Bayesian"_s);
        row("an open brace", u"\\emph{half open"_s, u"half open"_s);
        row("entities", u"R&amp;D &mdash; caf&#233;"_s, u"R&D — café"_s);
        row("no tag", u"<subject, relation, object> and </s>"_s, u"<subject, relation, object> and </s>"_s);
        row("footnote", u"holds\\footnote{mildly}."_s, u"holds (mildly)."_s);
        row("signs outside of formulas", u"\\alpha \\leq 1 \\times 2"_s, u"α ≤ 1 × 2"_s);
        row("colour", u"\\textcolor{red}{red words}"_s, u"red words"_s);
        row("list", u"both: \\begin{itemize} \\item one \\item two \\end{itemize} Done."_s,
            u"both:\n\n• one\n• two\n\nDone."_s);
        row("list without braces", u"\\beginenumerate \\item one \\item two \\endenumerate"_s, u"1. one\n2. two"_s);
    }

    void readsAsPlainText()
    {
        QFETCH(QString, source);
        const Document document = parse(source);
        QTEST(toPlainText(document).text, "plain");
        QCOMPARE(treeFault(document, source.size()), QString());
    }

    void readsAsTree_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char *name, const QString &source, const QString &tree) {
            QTest::newRow(name) << source << tree;
        };
        row("commands", u"\\emph{a \\textbf{b}} \\texttt{c}"_s, u"p(em(a strong(b)) code(c))"_s);
        row("declarations", u"{\\em a {\\bf b}} c"_s, u"p(em(a strong(b)) c)"_s);
        row("glued commands", u"\\emphclass prior \\textscFgd"_s, u"p(em(class) prior sc(Fgd))"_s);
        row("glued citation", u"\\citeHsuKLZ10."_s, u"p(cite(HsuKLZ10).)"_s);
        row("citations", u"\\citep[see][p. 3]{a,b}"_s, u"p(cite(see, p. 3, a, b))"_s);
        row("url", u"\\url{https://a.org/x_y}."_s, u"p(a(https://a.org/x_y|https://a.org/x_y).)"_s);
        row("href", u"\\href{https://a.org}{the \\emph{site}}"_s, u"p(a(https://a.org|the em(site)))"_s);
        row("bare address", u"See https://a.org/x_(y), or"_s,
            u"p(See a(https://a.org/x_(y)|https://a.org/x_(y)), or)"_s);
        row("Markdown link", u"[here](https://a.org)"_s, u"p(a(https://a.org|here))"_s);
        row("an interval is no link", u"[0](x) and [1, 2]"_s, u"p([0](x) and [1, 2])"_s);
        row("Markdown emphasis", u"*a* **b** ***c*** _d_ **S**trong"_s,
            u"p(em(a) strong(b) em(strong(c)) em(d) strong(S)trong)"_s);
        row("Markdown code", u"call `f(x_1)` now"_s, u"p(call code(f(x_1)) now)"_s);
        row("undefined command", u"\\method{} and \\RV{x}"_s, u"p(unknown(method) and unknown(RV) x)"_s);
        row("formulas", u"$x$ \\(y\\) $z^2$-hard"_s, u"p(math(x) math(y) math(z^2)-hard)"_s);
        row("formulas nobody delimited", u"\\ell_2 \\sqrtT \\mathbb{R}^n"_s,
            u"p(math(\\ell_2) math(\\sqrtT) math(\\mathbb{R}^n))"_s);
        row("display formulas", u"a $$b$$ c \\[d\\]"_s, u"p(a)display(b)p(c)display(d)"_s);
        row("equation", u"\\begin{equation*} a \\end{equation*}"_s, u"display(a)"_s);
        row("align stays TeX", u"\\begin{align}a\\end{align}"_s, u"display(\\begin{align}a\\end{align})"_s);
        row("tags", u"<i>a</i> x<sub>2</sub> b<br>c"_s, u"p(em(a) xsub(2) bbr()c)"_s);
        row("heading", u"## A *b*\ntext"_s, u"h2(A em(b))p(text)"_s);
        row("lists", u"- a\n- b\n\n3. c\n4. d"_s, u"ul(li(p(a))li(p(b)))ol3(li(p(c))li(p(d)))"_s);
        row("nested list", u"- a\n  - b\n- c"_s, u"ul(li(p(a)ul(li(p(b))))li(p(c)))"_s);
        row("a dash that begins a line by chance", u"between 5\n- 6 of them"_s, u"p(between 5 - 6 of them)"_s);
        row("a line of a formula is no list", u"for $a\n- b$."_s, u"p(for math(a\n- b).)"_s);
        row("quote", u"> a\n> b"_s, u"quote(p(a b))"_s);
        row("code block", u"```\nx = $1\n```"_s, u"pre(x = $1)"_s);
    }

    void readsAsTree()
    {
        QFETCH(QString, source);
        const Document document = parse(source);
        QTEST(dump(document.root.children), "tree");
    }

    void listsUndefinedCommandsOnceInOrder()
    {
        QCOMPARE(parse(u"\\zeb, \\our, \\zeb and \\emph{x}").unknownCommands, (QStringList{u"zeb"_s, u"our"_s}));
    }

    void formulaRangesHoldTheirDelimiters()
    {
        const QString source = u"if $x$ and \\( y \\)"_s;
        const QJsonArray formulas = report(7, parse(source))[u"formulas"_s].toArray();
        QCOMPARE(formulas.size(), 2);
        const auto behind = [&](const QJsonObject &f) {
            return source.sliced(f[u"start"_s].toInt(), f[u"length"_s].toInt());
        };
        QCOMPARE(behind(formulas[0].toObject()), u"$x$"_s);
        QCOMPARE(behind(formulas[1].toObject()), u"\\( y \\)"_s);
        QCOMPARE(formulas[1].toObject()[u"tex"_s].toString(), u"y"_s);
    }

    void mendsTextThatWasDecodedWrongly()
    {
        QCOMPARE(mendEncoding(u"robot\u00e2\u0080\u0099s caf\u00e9"), u"robot’s café"_s);
        QCOMPARE(mendEncoding(u"\u00e2 la carte"), u"\u00e2 la carte"_s);
    }

    /// A megabyte of each: a parser that looked for partners again and again would not end before the time limit of
    /// the test run; the size of the tree is bounded too.
    void isLinearInHopelessInput_data()
    {
        QTest::addColumn<QString>("piece");
        for (const char *piece : {"{",
                                  "}",
                                  "[",
                                  "](",
                                  "*a",
                                  "**a ",
                                  "_a _",
                                  "$",
                                  "$a ",
                                  "$$ ",
                                  "\\(",
                                  "\\[",
                                  "`",
                                  "`a ``b ",
                                  "``",
                                  "'",
                                  "\\emph{",
                                  "{\\em ",
                                  "\\em ",
                                  "<i>",
                                  "<",
                                  "&",
                                  "\\begin{itemize} ",
                                  "\\begin{align} ",
                                  "\\item ",
                                  "- ",
                                  "> ",
                                  "\\url{",
                                  "http://",
                                  "www.a",
                                  "(cid:",
                                  "a- b",
                                  "~a",
                                  "\\\\",
                                  "\\'",
                                  "# ",
                                  "- a\n",
                                  "> a\n",
                                  "\n- a\n  ",
                                  "1. a\n",
                                  "\n\n",
                                  "[a](http://b",
                                  "\\cite[",
                                  "\\",
                                  "^",
                                  "x_{"})
            QTest::newRow(piece) << QString::fromUtf8(piece);
    }

    void isLinearInHopelessInput()
    {
        QFETCH(QString, piece);
        const QString source = piece.repeated((1 << 20) / piece.size());
        const Document document = parse(source);
        QVERIFY2(depthOf(document.root) <= 160, qPrintable(QString::number(depthOf(document.root))));
        QVERIFY(nodesIn(document.root) <= 4 * source.size());
        QCOMPARE(treeFault(document, source.size()), QString());
        QCOMPARE(segmentFault(toPlainText(document), source.size()), QString());
    }

    void deepNestingIsReadAsText()
    {
        const QString source = u"\\emph{"_s.repeated(200) + u"core"_s + u"}"_s.repeated(200);
        const Document document = parse(source);
        QVERIFY(depthOf(document.root) <= 70);
        QVERIFY(toPlainText(document).text.contains(u"core"_s));
    }
};

QTEST_GUILESS_MAIN(MarkupParserTest)
#include "tst_markup_parser.moc"
