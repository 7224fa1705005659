// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_list.h"

#include "models/formats/text_paragraphs.h"
#include "models/formats/text_shapes.h"
#include "models/formats/venue.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

using Kind = Paragraph::Kind;

// With this many abstracts in a list, titles show as a habit of the list rather than as chance.
constexpr qsizetype manyAbstracts = 3;

bool isAbstract(const Paragraph &paragraph)
{
    return paragraph.kind == Kind::Abstract || (paragraph.kind == Kind::Plain && isProse(paragraph.text));
}

bool canBeTitle(const Paragraph &paragraph)
{
    return paragraph.kind == Kind::Title ||
           (paragraph.kind == Kind::Plain && isTitleShaped(paragraph.text) && !isProse(paragraph.text));
}

bool canBeAuthors(const Paragraph &paragraph)
{
    return paragraph.kind == Kind::Authors || (paragraph.kind == Kind::Plain && authorsIn(paragraph.text));
}

// How far the titles of a list can be trusted, looking at its paragraphs from `first` on.
struct Habit {
    qsizetype abstracts = 0;
    qsizetype titled = 0; // of these, how many follow a title-shaped paragraph, an author line between allowed

    Habit(const QList<Paragraph> &paragraphs, qsizetype first)
    {
        for (qsizetype i = first; i < paragraphs.size(); ++i) {
            if (!isAbstract(paragraphs[i]))
                continue;
            ++abstracts;
            const qsizetype before = i > first && canBeAuthors(paragraphs[i - 1]) ? i - 2 : i - 1;
            titled += before >= first && canBeTitle(paragraphs[before]);
        }
    }

    [[nodiscard]] bool isRegular() const { return titled > 0 && titled * 10 >= abstracts * 8; }
};

// Whether the list begins with a title of its own.
bool beginsWithListTitle(const QList<Paragraph> &paragraphs)
{
    if (paragraphs.size() < 2 || !canBeTitle(paragraphs[0]))
        return false;
    if (paragraphs[0].numbered)
        return false;
    const Habit all(paragraphs, 0);
    const Habit rest(paragraphs, 1);
    if (canBeTitle(paragraphs[1]) && !canBeAuthors(paragraphs[1]))
        return rest.isRegular() || isListTitle(paragraphs[0].text);
    if (all.abstracts >= manyAbstracts && all.titled == all.abstracts)
        return false;
    return isListTitle(paragraphs[0].text) || (rest.abstracts >= manyAbstracts && !all.isRegular());
}

class Assembler final
{
public:
    explicit Assembler(const QList<Paragraph> &paragraphs, qsizetype first)
        : m_paragraphs(paragraphs)
        , m_first(first)
        , m_regular(Habit(paragraphs, first).isRegular())
    {
    }

    QList<TextList::Item> items()
    {
        for (qsizetype i = m_first; i < m_paragraphs.size(); ++i)
            add(m_paragraphs[i], kindAt(i));
        if (!m_open.record.title.isEmpty())
            m_items.append(std::exchange(m_open, {}));
        return std::move(m_items);
    }

private:
    Kind kindAt(qsizetype i) const
    {
        const Paragraph &paragraph = m_paragraphs[i];
        if (paragraph.kind != Kind::Plain)
            return paragraph.kind;
        if (!m_open.record.title.isEmpty() && m_open.record.authors.isEmpty() && canBeAuthors(paragraph))
            return Kind::Authors;
        return isTitleAt(i) ? Kind::Title : Kind::Abstract;
    }

    bool isTitleAt(qsizetype i) const
    {
        if (!canBeTitle(m_paragraphs[i]) || i + 1 >= m_paragraphs.size() || !m_open.record.title.isEmpty())
            return false;
        if (canBeAuthors(m_paragraphs[i + 1]))
            return i + 2 < m_paragraphs.size() && isAbstract(m_paragraphs[i + 2]);
        return isAbstract(m_paragraphs[i + 1]) && (m_regular || isTitleCased(m_paragraphs[i].text));
    }

    void add(const Paragraph &paragraph, Kind kind)
    {
        if (isRule(paragraph.text))
            return;
        switch (kind) {
        case Kind::Title:
            if (!m_open.record.title.isEmpty())
                m_items.append(std::exchange(m_open, {}));
            m_open.record.title = paragraph.text.simplified();
            m_open.line = paragraph.line;
            break;
        case Kind::Authors:
            m_open.record.authors = authorsIn(paragraph.text).value_or(QStringList{paragraph.text.simplified()});
            break;
        case Kind::Keywords:
            addKeywords(paragraph.text);
            break;
        case Kind::Plain:
        case Kind::Abstract:
            m_open.record.abstract = paragraph.text;
            m_open.line = m_open.line ? m_open.line : paragraph.line;
            m_items.append(std::exchange(m_open, {}));
            break;
        }
    }

    // Keywords stand before an abstract or, more often, behind it.
    void addKeywords(const QString &text)
    {
        static const QRegularExpression separator(uR"(\s*[;；,，、]\s*)"_s);
        const bool behind = m_open.record.title.isEmpty() && !m_items.isEmpty();
        (behind ? m_items.back() : m_open).record.keywords = text.split(separator, Qt::SkipEmptyParts);
    }

    const QList<Paragraph> &m_paragraphs;
    qsizetype m_first;
    bool m_regular;
    TextList::Item m_open; ///< A title with its authors whose abstract has not come yet.
    QList<TextList::Item> m_items;
};

} // namespace

TextList parseTextList(const QString &text)
{
    const QList<Paragraph> paragraphs = splitParagraphs(text);
    const bool named = beginsWithListTitle(paragraphs);
    TextList list;
    if (named)
        list.name = paragraphs[0].text.simplified();
    list.items = Assembler(paragraphs, named ? 1 : 0).items();
    const Venue venue = venueFromTitle(list.name);
    for (TextList::Item &item : list.items) {
        item.record.venue = venue.name;
        item.record.year = venue.year;
    }
    return list;
}

} // namespace lectern::formats
