// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_paragraphs.h"

#include "models/formats/text_shapes.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

using Kind = Paragraph::Kind;

// In characters: text that was wrapped for reading has shorter lines than this.
constexpr qsizetype longLine = 150;

QList<Paragraph> splitAtBlankLines(const QString &text)
{
    QList<Paragraph> paragraphs;
    bool open = false;
    int number = 0;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        ++number;
        const QStringView trimmed = line.trimmed();
        if (trimmed.isEmpty()) {
            open = false;
            continue;
        }
        if (!open)
            paragraphs.append({{}, number});
        else
            paragraphs.back().text += u'\n';
        paragraphs.back().text += trimmed;
        open = true;
    }
    return paragraphs;
}

QList<Paragraph> linesOf(const Paragraph &paragraph)
{
    QList<Paragraph> lines;
    int number = paragraph.line;
    for (const QString &line : paragraph.text.split(u'\n'))
        lines.append({line, number++});
    return lines;
}

// "1.", "2)", "[3]", "(4)", "5、" and what follows.
const QRegularExpression &numberPattern()
{
    static const QRegularExpression pattern(uR"(^(?:\[(\d{1,5})\]|\((\d{1,5})\)|(\d{1,5})(?:[.)．]\s|、))\s*)"_s);
    return pattern;
}

int numberOf(const QString &text)
{
    const auto match = numberPattern().match(text);
    return match.hasMatch() ? match.captured(match.lastCapturedIndex()).toInt() : -1;
}

// Whether the numbers count one by one from 0 or 1 through a good part of the list and begin at its beginning.
bool isNumberedThroughout(const QList<Paragraph> &paragraphs)
{
    qsizetype count = 0;
    int last = -1;
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        const int number = numberOf(paragraphs[i].text);
        if (number < 0)
            continue;
        if (count == 0 ? number > 1 || i > 1 : number != last + 1)
            return false;
        last = number;
        ++count;
    }
    // Title, authors, abstract and keywords may be four paragraphs with one number.
    return count >= 2 && count * 4 >= paragraphs.size() - 1;
}

// Lines without blank lines between them: each its own abstract where they are long or numbered.
QList<Paragraph> splitAtLines(QList<Paragraph> paragraphs)
{
    if (paragraphs.isEmpty() || paragraphs.size() > 2 || !paragraphs.back().text.contains(u'\n'))
        return paragraphs;
    if (paragraphs.size() == 2 && !isTitleShaped(paragraphs.front().text))
        return paragraphs;
    const QList<Paragraph> lines = linesOf(paragraphs.takeLast());
    const auto longLines =
        std::ranges::count_if(lines, [](const Paragraph &line) { return line.text.size() >= longLine; });
    if (longLines >= 2 && longLines * 5 >= lines.size() * 2)
        return paragraphs + lines;
    QList<Paragraph> items = paragraphs;
    for (const Paragraph &line : lines) {
        const bool starts = numberOf(line.text) >= 0 || items.size() == paragraphs.size();
        if (starts)
            items.append(line);
        else
            items.back().text += u'\n' + line.text;
    }
    const bool numbered = isNumberedThroughout(items) && numberOf(items.back().text) >= 2;
    if (numbered)
        return items;
    Paragraph whole = lines.front();
    for (qsizetype i = 1; i < lines.size(); ++i)
        whole.text += u'\n' + lines[i].text;
    paragraphs.append(whole);
    return paragraphs;
}

void stripNumbers(QList<Paragraph> &paragraphs)
{
    if (!isNumberedThroughout(paragraphs))
        return;
    for (Paragraph &paragraph : paragraphs) {
        paragraph.numbered = numberOf(paragraph.text) >= 0;
        if (paragraph.numbered)
            paragraph.text.remove(numberPattern());
    }
}

Kind labelOf(const QString &word)
{
    const QString label = word.toLower();
    if (label.startsWith(u"title"_s) || label == u"标题"_s || label == u"题目"_s)
        return Kind::Title;
    if (label.startsWith(u"author"_s) || label == u"作者"_s)
        return Kind::Authors;
    if (label.startsWith(u"keyword"_s) || label == u"关键词"_s)
        return Kind::Keywords;
    return Kind::Abstract;
}

// A line of its own kind by its label or as a Markdown heading; Plain when it has neither.
Paragraph labelled(Paragraph line)
{
    static const QRegularExpression label(
        uR"(^\**(title|authors?|abstract|keywords?|标题|题目|作者|摘要|关键词)\**\s*[:：]\**\s*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression heading(uR"(^#{1,6}\s+)"_s);
    if (const auto match = label.match(line.text); match.hasMatch()) {
        line.kind = labelOf(match.captured(1));
        line.text.remove(0, match.capturedLength());
    } else if (const auto hashes = heading.match(line.text); hashes.hasMatch()) {
        line.kind = Kind::Title;
        line.text.remove(0, hashes.capturedLength());
    }
    return line;
}

// Sets labelled lines apart; what follows a label in the same paragraph belongs to it, except behind a title.
QList<Paragraph> splitAtLabels(const QList<Paragraph> &paragraphs)
{
    QList<Paragraph> result;
    for (const Paragraph &paragraph : paragraphs) {
        const qsizetype first = result.size();
        for (Paragraph line : linesOf(paragraph)) {
            line = labelled(std::move(line));
            line.numbered = paragraph.numbered && result.size() == first;
            const bool apart = line.kind != Kind::Plain || result.size() == first ||
                               (result.back().kind == Kind::Title && !line.text.isEmpty());
            if (apart)
                result.append(line);
            else
                result.back().text += (result.back().text.isEmpty() ? u""_s : u"\n"_s) + line.text;
        }
    }
    return result;
}

bool isHeadedByTitle(const QList<Paragraph> &lines)
{
    if (lines.size() < 2 || !isTitleShaped(lines[0].text))
        return false;
    const QString &second = lines[1].text;
    if (authorsIn(second))
        return lines.size() > 2;
    // In wrapped text the second line goes on in lower case and is about as long as the first.
    return !beginsInLowerCase(second) && (second.size() >= longLine || isTitleCased(lines[0].text)) && isProse(second);
}

// A first line that is a title throughout the list becomes a paragraph, and an author line behind it too.
QList<Paragraph> splitFirstLines(const QList<Paragraph> &paragraphs)
{
    qsizetype texts = 0, headed = 0;
    for (const Paragraph &paragraph : paragraphs) {
        texts += paragraph.kind == Kind::Plain && isProse(paragraph.text);
        headed += paragraph.kind == Kind::Plain && isHeadedByTitle(linesOf(paragraph));
    }
    if (headed == 0 || headed * 10 < texts * 8)
        return paragraphs;
    QList<Paragraph> result;
    for (const Paragraph &paragraph : paragraphs) {
        QList<Paragraph> lines = linesOf(paragraph);
        if (paragraph.kind != Kind::Plain || !isHeadedByTitle(lines)) {
            result.append(paragraph);
            continue;
        }
        lines[0].kind = Kind::Title;
        lines[0].numbered = paragraph.numbered;
        result.append(lines.takeFirst());
        if (authorsIn(lines[0].text)) {
            lines[0].kind = Kind::Authors;
            result.append(lines.takeFirst());
        }
        for (qsizetype i = 1; i < lines.size(); ++i)
            lines[0].text += u'\n' + lines[i].text;
        result.append(lines[0]);
    }
    return result;
}

// A list's title right above its first abstract, no blank line between.
void splitListTitle(QList<Paragraph> &paragraphs)
{
    if (paragraphs.isEmpty() || !paragraphs[0].text.contains(u'\n'))
        return;
    const QList<Paragraph> lines = linesOf(paragraphs[0]);
    if (!isListTitle(lines[0].text) || lines[1].text.size() < longLine)
        return;
    paragraphs[0].text.remove(0, lines[0].text.size() + 1);
    ++paragraphs[0].line;
    paragraphs.prepend(lines[0]);
}

bool hasOpenMarkup(const QString &text)
{
    return text.count("\\begin{"_L1) > text.count("\\end{"_L1) || text.count("\\["_L1) > text.count("\\]"_L1) ||
           text.count("$$"_L1) % 2 == 1;
}

bool isListItem(const QString &text)
{
    static const QRegularExpression pattern(uR"(^(?:[-*•–]\s|\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s))"_s);
    return pattern.match(text).hasMatch();
}

bool continuesMarkup(const QString &text)
{
    static const QStringList starts{u"\\begin{"_s, u"\\end{"_s, u"\\item"_s, u"$$"_s, u"\\["_s};
    return std::ranges::any_of(starts, [&text](const QString &start) { return text.startsWith(start); });
}

bool isContinuation(const Paragraph &before, const Paragraph &paragraph, bool lowerCaseCounts)
{
    const bool plain = before.kind == Kind::Plain || before.kind == Kind::Abstract;
    if (!plain || paragraph.kind != Kind::Plain || paragraph.numbered)
        return false;
    if (hasOpenMarkup(before.text) || continuesMarkup(paragraph.text))
        return true;
    const QString last = before.text.section(u'\n', -1);
    if (isListItem(paragraph.text) && (last.endsWith(u':') || isListItem(last)))
        return true;
    return lowerCaseCounts && beginsInLowerCase(paragraph.text) && !isTitleShaped(before.text);
}

QList<Paragraph> joinContinuations(const QList<Paragraph> &paragraphs)
{
    const auto lower = std::ranges::count_if(paragraphs, [](const Paragraph &p) { return beginsInLowerCase(p.text); });
    const bool lowerCaseCounts = lower * 3 < paragraphs.size() || paragraphs.size() <= 3;
    // Where abstracts are numbered, one without a number belongs to the one before.
    const bool numberedProse =
        std::ranges::any_of(paragraphs, &Paragraph::numbered) &&
        std::ranges::all_of(paragraphs, [](const Paragraph &p) { return !p.numbered || isProse(p.text); });
    QList<Paragraph> result;
    for (const Paragraph &paragraph : paragraphs) {
        const bool joins = !result.isEmpty() && (isContinuation(result.back(), paragraph, lowerCaseCounts) ||
                                                 (numberedProse && result.back().numbered && !paragraph.numbered));
        if (joins)
            result.back().text += u"\n\n"_s + paragraph.text;
        else
            result.append(paragraph);
    }
    return result;
}

} // namespace

QList<Paragraph> splitParagraphs(const QString &text)
{
    QList<Paragraph> paragraphs = splitAtBlankLines(text);
    splitListTitle(paragraphs);
    paragraphs = splitAtLines(std::move(paragraphs));
    stripNumbers(paragraphs);
    return joinContinuations(splitFirstLines(splitAtLabels(paragraphs)));
}

} // namespace lectern::formats
