// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/search_term.h"

#include "models/query/search_text.h"
#include "models/query/word_forms.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const SearchToken &token : searchTokens(text))
        words.append(token.text);
    return words;
}

void add(SearchTerm &term, const SearchPattern &pattern)
{
    if (!pattern.words.isEmpty() && !term.contains(pattern))
        term.append(pattern);
}

} // namespace

SearchTerm termOf(const QueryNode &node, const SearchKnowledge &knowledge, const QStringList &neighbours)
{
    SearchTerm term;
    const QList<SearchToken> tokens = searchTokens(node.text);
    const QStringList words = wordsOf(node.text);
    if (words.isEmpty())
        return term;
    const bool prefix = node.kind == QueryNode::Kind::Prefix;
    add(term, {words, prefix});
    if (node.kind == QueryNode::Kind::Phrase)
        return term;
    if (prefix)
        return term;
    if (words.size() == 1) {
        for (const QString &form : wordForms(words.first()))
            add(term, {{form}});
        if (const QString written = withUmlautsWrittenOut(node.text); !written.isEmpty())
            add(term, {{written}});
        for (const QString &form : knowledge.compounds ? wordForms(words.first()) : QStringList()) {
            for (const QString &parts : knowledge.compounds(form))
                add(term, {parts.split(u' ')});
        }
    } else if (std::ranges::all_of(tokens.sliced(1), &SearchToken::hyphenated)) {
        add(term, {{words.join(QString())}}); // "fine-tuning" is written "finetuning", too
    }
    for (const QString &joined : neighbours)
        add(term, {{joined}});
    if (node.column == QueryField::Acronym && knowledge.definitions) {
        for (const QString &definition : knowledge.definitions(node.text))
            add(term, {wordsOf(definition)});
    }
    return term;
}

QString matchExpression(const SearchTerm &term)
{
    QStringList alternatives;
    for (const SearchPattern &pattern : term)
        alternatives.append(u'"' + pattern.words.join(u' ') + (pattern.prefix ? u"\"*"_s : u"\""_s));
    return alternatives.size() == 1 ? alternatives.first() : u'(' + alternatives.join(" OR "_L1) + u')';
}

QStringList joinedNeighbours(const QList<QueryNode> &siblings, qsizetype child)
{
    const auto plain = [&](qsizetype i) {
        if (i < 0 || i >= siblings.size() || siblings.at(i).kind != QueryNode::Kind::Word ||
            siblings.at(i).column != siblings.at(child).column)
            return QString();
        const QStringList words = wordsOf(siblings.at(i).text);
        return words.size() == 1 && words.first().size() > 1 ? words.first() : QString();
    };
    QStringList joined;
    const QString own = plain(child);
    if (own.isEmpty())
        return joined;
    if (const QString before = plain(child - 1); !before.isEmpty())
        joined.append(before + own);
    if (const QString after = plain(child + 1); !after.isEmpty())
        joined.append(own + after);
    return joined;
}

QList<SearchTerm> markedTerms(const QueryNode &root, const SearchKnowledge &knowledge)
{
    QList<SearchTerm> terms;
    switch (root.kind) {
    case QueryNode::Kind::Word:
    case QueryNode::Kind::Prefix:
    case QueryNode::Kind::Phrase:
        if (const SearchTerm term = termOf(root, knowledge); !term.isEmpty())
            terms.append(term);
        break;
    case QueryNode::Kind::All:
    case QueryNode::Kind::Any:
    case QueryNode::Kind::Near:
        for (qsizetype i = 0; i < root.children.size(); ++i) {
            const QueryNode &child = root.children.at(i);
            if (child.kind != QueryNode::Kind::Word || root.kind != QueryNode::Kind::All)
                terms.append(markedTerms(child, knowledge));
            else if (const SearchTerm term = termOf(child, knowledge, joinedNeighbours(root.children, i));
                     !term.isEmpty())
                terms.append(term);
        }
        break;
    case QueryNode::Kind::Not:
    case QueryNode::Kind::Filter:
        break;
    }
    return terms;
}

} // namespace lectern
