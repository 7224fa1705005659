// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/parser.h"
#include "ui/reader/document_builder.h"
#include "ui/reader/formula_object.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

markup::Node leaf(markup::Kind kind, const QString &text, markup::Range range = {})
{
    return {kind, range, text, {}, 0, {}};
}

markup::Node branch(markup::Kind kind, std::vector<markup::Node> children)
{
    return {kind, {}, {}, {}, 0, std::move(children)};
}

markup::Document documentOf(std::vector<markup::Node> blocks)
{
    markup::Document tree;
    tree.root.children = std::move(blocks);
    return tree;
}

ReadingLook look()
{
    return {readingFont(18), readingColours(QPalette(Qt::white))};
}

QTextCharFormat formatAt(const QTextDocument &document, int position)
{
    QTextCursor cursor(document.findBlock(position));
    cursor.setPosition(position + 1);
    return cursor.charFormat();
}

} // namespace

class ReaderDocumentBuilderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inlinesGetTheirFormats_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("property");
        QTest::addRow("emphasis is italic") << int(markup::Kind::Emphasis) << int(QTextFormat::FontItalic);
        QTest::addRow("strong is bold") << int(markup::Kind::Strong) << int(QTextFormat::FontWeight);
        QTest::addRow("underline is underlined")
            << int(markup::Kind::Underline) << int(QTextFormat::TextUnderlineStyle);
        QTest::addRow("strike is struck") << int(markup::Kind::Strike) << int(QTextFormat::FontStrikeOut);
        QTest::addRow("small capitals") << int(markup::Kind::SmallCaps) << int(QTextFormat::FontCapitalization);
        QTest::addRow("subscript") << int(markup::Kind::Subscript) << int(QTextFormat::TextVerticalAlignment);
    }

    void inlinesGetTheirFormats()
    {
        QFETCH(int, kind);
        QFETCH(int, property);
        QTextDocument document;
        DocumentBuilder(document, look())
            .build(documentOf(
                {branch(markup::Kind::Paragraph, {leaf(markup::Kind::Text, u"a "_s),
                                                  branch(markup::Kind(kind), {leaf(markup::Kind::Text, u"b"_s)})})}));
        QCOMPARE(document.toPlainText(), u"a b"_s);
        QVERIFY(formatAt(document, 2).property(property) != formatAt(document, 0).property(property));
    }

    void anUndefinedCommandIsReadableAndSaysSo()
    {
        QTextDocument document;
        DocumentBuilder(document, look())
            .build(documentOf({branch(markup::Kind::Paragraph, {leaf(markup::Kind::UnknownCommand, u"method"_s)})}));
        QCOMPARE(document.toPlainText(), u"method"_s);
        QCOMPARE(formatAt(document, 0).underlineStyle(), QTextCharFormat::DotLine);
        QCOMPARE(formatAt(document, 0).toolTip(), u"undefined command \\method"_s);
    }

    void aDisplayFormulaHasACentredBlockOfItsOwn()
    {
        QTextDocument document;
        DocumentBuilder(document, look())
            .build(documentOf({branch(markup::Kind::Paragraph, {leaf(markup::Kind::Text, u"a"_s)}),
                               leaf(markup::Kind::DisplayMath, u"x^2"_s)}));
        const QTextBlock block = document.lastBlock();
        QCOMPARE(block.text(), QString(QChar::ObjectReplacementCharacter));
        QCOMPARE(block.blockFormat().alignment(), Qt::AlignHCenter);
        QCOMPARE(FormulaObject::keyOf(formatAt(document, block.position())), (math::FormulaKey{u"x^2"_s, true}));
    }

    void listsBecomeLists()
    {
        QTextDocument document;
        const auto item = [](const QString &text) {
            return branch(markup::Kind::ListItem, {branch(markup::Kind::Paragraph, {leaf(markup::Kind::Text, text)})});
        };
        DocumentBuilder(document, look())
            .build(documentOf({branch(markup::Kind::NumberedList, {item(u"one"_s), item(u"two"_s)}),
                               branch(markup::Kind::Paragraph, {leaf(markup::Kind::Text, u"after"_s)})}));
        QCOMPARE(document.toPlainText(), u"one\ntwo\nafter"_s);
        QVERIFY(document.firstBlock().textList() != nullptr);
        QCOMPARE(document.firstBlock().textList()->count(), 2);
        QVERIFY(document.lastBlock().textList() == nullptr);
    }

    void aFootnoteStandsAtTheEnd()
    {
        QTextDocument document;
        DocumentBuilder(document, look())
            .build(documentOf(
                {branch(markup::Kind::Paragraph, {leaf(markup::Kind::Text, u"text"_s),
                                                  branch(markup::Kind::Footnote, {leaf(markup::Kind::Text, u"note"_s)}),
                                                  leaf(markup::Kind::Text, u" goes on"_s)})}));
        QCOMPARE(document.toPlainText(), u"text1 goes on\n1\u2002note"_s);
    }

    void onlySafeLinksAreLinks_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("safe");
        QTest::addRow("https") << u"https://example.org/a"_s << true;
        QTest::addRow("http in capitals") << u"HTTP://example.org"_s << true;
        QTest::addRow("mailto") << u"mailto:a@example.org"_s << true;
        QTest::addRow("file") << u"file:///etc/passwd"_s << false;
        QTest::addRow("javascript") << u"javascript:alert(1)"_s << false;
        QTest::addRow("relative") << u"a/b"_s << false;
    }

    void onlySafeLinksAreLinks()
    {
        QFETCH(QString, target);
        QTextDocument document;
        markup::Node link = branch(markup::Kind::Link, {leaf(markup::Kind::Text, u"here"_s)});
        link.target = target;
        DocumentBuilder(document, look()).build(documentOf({branch(markup::Kind::Paragraph, {link})}));
        QTEST(formatAt(document, 0).isAnchor(), "safe");
    }

    void placesMapBothWays_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addRow("plain") << u"Plain words only."_s;
        QTest::addRow("emphasis") << u"Some \\emph{stressed} and **strong** words."_s;
        QTest::addRow("formulas") << u"With $x^2$ and $$y$$ in it, and \\(z\\)."_s;
        QTest::addRow("dashes and quotes") << u"A---``quoted''---50\\% gain~here."_s;
        QTest::addRow("footnote") << u"Text\\footnote{A note.} goes on."_s;
    }

    void placesMapBothWays()
    {
        QFETCH(QString, source);
        QTextDocument document;
        const SourceMap map = DocumentBuilder(document, look()).build(markup::parse(source));
        QVERIFY(!map.spans().empty());
        for (const SourceMap::Span &span : map.spans()) {
            QCOMPARE(map.sourceAt(span.position), span.source.start);
            QCOMPARE(map.documentPositionAt(span.source.start), span.position);
            for (int i = 0; span.length == span.source.length && i < span.length; ++i) {
                QCOMPARE(map.documentPositionAt(map.sourceAt(span.position + i)), span.position + i);
                if (span.length > 1 && document.characterAt(span.position + i).isLetter()) {
                    QCOMPARE(document.characterAt(span.position + i), source.at(span.source.start + i));
                }
            }
        }
    }
};

QTEST_MAIN(ReaderDocumentBuilderTest)
#include "tst_reader_document_builder.moc"
