// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/query_parser.h"

#include "models/query/query_scanner.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int deepest = 50;
constexpr qsizetype longest = 2000; // UTF-16 units
constexpr int usualDistance = 10;
constexpr int largestDistance = 1000;

struct ParserText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Query)
};

bool isSearchable(QStringView text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
}

class Parser final
{
public:
    /// Inside NEAR( nothing but words and phrases is read.
    Parser(const QString &typed, Typing typing, bool insideNear = false)
        : m_in{typed}
        , m_typing(typing)
        , m_insideNear(insideNear)
    {
    }

    ParsedQuery run()
    {
        ParsedQuery query;
        query.root = any(QueryField::Everywhere, 0);
        while (m_in.at < m_in.text.size()) { // a closing parenthesis without partner
            problem(m_in.at, 1, ParserText::tr("This parenthesis closes nothing and is left out"));
            ++m_in.at;
            QueryNode rest = any(QueryField::Everywhere, 0);
            query.root = gathered({query.root, rest});
        }
        if (query.root.kind != QueryNode::Kind::All)
            query.root = all({query.root});
        query.root.length = m_in.text.size();
        query.problems = std::move(m_problems);
        return query;
    }

private:
    static QueryNode all(QList<QueryNode> children)
    {
        QueryNode node;
        node.children = std::move(children);
        return node;
    }

    /// All of the nodes, without empty ones.
    static QueryNode gathered(const QList<QueryNode> &nodes)
    {
        QueryNode result;
        for (const QueryNode &node : nodes) {
            if (node.kind != QueryNode::Kind::All)
                result.children.append(node);
            else
                result.children.append(node.children);
        }
        return result.children.size() == 1 ? result.children.first() : result;
    }

    void problem(qsizetype start, qsizetype length, const QString &message)
    {
        m_problems.append({start, length, message});
    }

    QueryNode any(QueryField column, int depth)
    {
        QList<QueryNode> branches;
        while (true) {
            const qsizetype before = m_in.at;
            QueryNode branch = together(column, depth);
            const bool empty = branch.kind == QueryNode::Kind::All && branch.children.isEmpty();
            if (!empty)
                branches.append(branch);
            m_in.skipSpaces();
            if (m_in.atEnd() || m_in.isLooseClose()) {
                if (empty && !branches.isEmpty())
                    problem(before, m_in.at - before, ParserText::tr("OR needs something on both sides"));
                break;
            }
            const QString name = m_in.operatorHere(); // OR or |: nothing else ends a branch
            if (empty)
                problem(m_in.at, name.size(), ParserText::tr("OR needs something on both sides"));
            m_in.at += std::max<qsizetype>(1, name.size());
        }
        if (branches.size() < 2)
            return branches.isEmpty() ? QueryNode() : branches.first();
        QueryNode node;
        node.kind = QueryNode::Kind::Any;
        node.start = branches.first().start;
        node.length = m_in.at - node.start;
        node.children = branches;
        return node;
    }

    QueryNode together(QueryField column, int depth)
    {
        QList<QueryNode> items;
        const qsizetype start = m_in.at;
        while (true) {
            m_in.skipSpaces();
            if (m_in.atEnd() || m_in.isLooseClose())
                break;
            const QString name = m_in.operatorHere();
            if (name == "OR"_L1 || name == "|"_L1)
                break;
            if (name == "AND"_L1) {
                const qsizetype at = m_in.at;
                m_in.at += name.size();
                m_in.skipSpaces();
                if (items.isEmpty() || m_in.atEnd() || m_in.isLooseClose())
                    problem(at, name.size(), ParserText::tr("AND needs something on both sides"));
                continue;
            }
            if (near(items, column))
                continue;
            if (auto node = item(column, depth))
                items.append(*node);
        }
        QueryNode node = gathered(items);
        node.start = start;
        node.length = m_in.at - start;
        return node;
    }

    /// "a NEAR b" and "a NEAR/5 b": true when it was that, and the last item now is both.
    bool near(QList<QueryNode> &items, QueryField column)
    {
        if (!m_in.startsWith(u"NEAR") || items.isEmpty())
            return false;
        qsizetype end = m_in.at + 4;
        int distance = usualDistance;
        if (end < m_in.text.size() && m_in.text.at(end) == u'/') {
            const qsizetype digits = ++end;
            while (end < m_in.text.size() && m_in.text.at(end).isDigit())
                ++end;
            distance = QStringView(m_in.text).sliced(digits, end - digits).toInt();
        }
        QueryNode &left = items.last();
        if (end >= m_in.text.size() || !m_in.text.at(end).isSpace() || !isPlainWord(left))
            return false;
        const qsizetype at = m_in.at;
        m_in.at = end;
        m_in.skipSpaces();
        const std::optional<QueryNode> right = m_in.atEnd() ? std::nullopt : item(column, deepest);
        if (!right || !isPlainWord(*right)) {
            problem(at, end - at, ParserText::tr("NEAR needs a word or phrase on both sides"));
            if (right)
                items.append(*right);
            return true;
        }
        QueryNode node;
        node.kind = QueryNode::Kind::Near;
        node.distance = std::clamp(distance, 0, largestDistance);
        node.column = left.column;
        node.start = left.start;
        node.length = m_in.at - left.start;
        node.children = {left, *right};
        left = node;
        return true;
    }

    static bool isPlainWord(const QueryNode &node)
    {
        return node.kind == QueryNode::Kind::Word || node.kind == QueryNode::Kind::Phrase ||
               node.kind == QueryNode::Kind::Prefix;
    }

    std::optional<QueryNode> item(QueryField column, int depth)
    {
        const qsizetype start = m_in.at;
        const QString name = m_in.operatorHere();
        const bool minus = m_in.text.at(m_in.at) == u'-' && m_in.at + 1 < m_in.text.size() &&
                           !m_in.text.at(m_in.at + 1).isSpace() && m_in.text.at(m_in.at + 1) != u'-' &&
                           m_in.text.at(m_in.at + 1) != u')';
        if ((minus || name == "NOT"_L1) && depth < deepest) {
            m_in.at += minus ? 1 : name.size();
            m_in.skipSpaces();
            if (m_in.atEnd()) {
                problem(start, m_in.at - start, ParserText::tr("NOT needs something after it"));
                return {};
            }
            const std::optional<QueryNode> inner = item(column, depth + 1);
            if (!inner)
                return {};
            QueryNode node;
            node.kind = QueryNode::Kind::Not;
            node.start = start;
            node.length = m_in.at - start;
            node.children = {*inner};
            return node;
        }
        if (m_in.text.at(m_in.at) == u'(' && depth < deepest)
            return group(column, depth);
        if (isQuote(m_in.text.at(m_in.at)))
            return phrase(column);
        if (!m_insideNear && m_in.startsWith(u"NEAR("))
            return nearGroup(column);
        return word(column, depth);
    }

    QueryNode group(QueryField column, int depth)
    {
        const qsizetype start = m_in.at++;
        ++m_in.depth;
        QueryNode node = any(column, depth + 1);
        --m_in.depth;
        if (m_in.at < m_in.text.size() && m_in.text.at(m_in.at) == u')')
            ++m_in.at;
        else
            problem(start, 1, ParserText::tr("This parenthesis is not closed; it is taken to close at the end"));
        node.start = start;
        node.length = m_in.at - start;
        return node;
    }

    /// What stands between quotes; the first of them is here.
    QString quoted()
    {
        const qsizetype start = m_in.at;
        const auto [text, isClosed] = m_in.readQuoted();
        if (!isClosed)
            problem(start, 1, ParserText::tr("This quotation mark is not closed; the phrase is taken to end here"));
        return text;
    }

    std::optional<QueryNode> phrase(QueryField column)
    {
        const qsizetype start = m_in.at;
        const QString text = quoted();
        if (m_in.at < m_in.text.size() && m_in.text.at(m_in.at) == u'*') {
            ++m_in.at;
            return leaf(QueryNode::Kind::Prefix, text, column, start);
        }
        return leaf(QueryNode::Kind::Phrase, text, column, start);
    }

    std::optional<QueryNode> nearGroup(QueryField column)
    {
        const qsizetype start = m_in.at;
        const qsizetype close = m_in.text.indexOf(u')', m_in.at);
        const qsizetype end = close < 0 ? m_in.text.size() : close;
        QString inside = m_in.text.sliced(start + 5, end - start - 5);
        int distance = usualDistance;
        if (const qsizetype comma = inside.lastIndexOf(u','); comma >= 0) {
            bool isNumber = false;
            const int given = QStringView(inside).sliced(comma + 1).trimmed().toInt(&isNumber);
            if (isNumber) {
                distance = std::clamp(given, 0, largestDistance);
                inside.truncate(comma);
            }
        }
        QueryNode node;
        node.column = column;
        node.start = start;
        node.distance = distance;
        Parser words(inside, Typing::Done, true);
        for (const QueryNode &child : words.run().root.children) {
            if (isPlainWord(child))
                node.children.append(child);
        }
        m_in.at = close < 0 ? m_in.text.size() : close + 1;
        node.length = m_in.at - start;
        if (close < 0)
            problem(start, 5, ParserText::tr("This parenthesis is not closed; it is taken to close at the end"));
        if (node.children.size() < 2) {
            problem(start, node.length, ParserText::tr("NEAR needs two words or phrases, as in NEAR(fair loan, 5)"));
            if (node.children.isEmpty())
                return leaf(QueryNode::Kind::Word, u"near"_s, column, start);
            return node.children.first();
        }
        node.kind = QueryNode::Kind::Near;
        return node;
    }

    std::optional<QueryNode> word(QueryField column, int depth)
    {
        const qsizetype start = m_in.at;
        int opened = 0; // parentheses inside the word, as in "o(n"
        while (m_in.at < m_in.text.size()) {
            const QChar c = m_in.text.at(m_in.at);
            if (c.isSpace() || (isQuote(c) && m_in.at > start))
                break;
            if (c == u')' && m_in.depth > 0 && opened + m_owed == 0)
                break;
            if (c == u')' && m_in.depth == 0 && opened + m_owed == 0 && m_in.at == start)
                break;
            if (c == u'(')
                ++opened;
            else if (c == u')' && opened > 0)
                --opened;
            else if (c == u')' && m_owed > 0)
                --m_owed;
            ++m_in.at;
            if (c == u':' && m_in.at < m_in.text.size() && !m_in.text.at(m_in.at).isSpace()) {
                if (auto found = field(QStringView(m_in.text).sliced(start, m_in.at - start - 1), start, depth))
                    return found->node;
            }
        }
        m_owed += opened;
        QString text = m_in.text.sliced(start, m_in.at - start);
        if (text.endsWith(u':') && queryField(QStringView(text).chopped(1))) {
            problem(start, text.size(), ParserText::tr("“%1” needs something after it; this is left out").arg(text));
            return {};
        }
        if (text.endsWith(u'*') && isSearchable(text)) {
            while (text.endsWith(u'*'))
                text.chop(1);
            return leaf(QueryNode::Kind::Prefix, text, column, start);
        }
        return leaf(QueryNode::Kind::Word, text, column, start);
    }

    struct Found {
        std::optional<QueryNode> node;
    };

    /// What follows "name:" when that is a field; m_in.at is behind the colon.
    std::optional<Found> field(QStringView name, qsizetype start, int depth)
    {
        const bool letters =
            !name.isEmpty() && std::ranges::all_of(name, [](QChar c) { return c.unicode() < 128 && c.isLetter(); });
        const std::optional<QueryField> field = letters ? queryField(name) : std::nullopt;
        if (!field) {
            const bool address = m_in.startsWith(u"//");
            if (letters && !address && m_in.text.at(m_in.at).isLetterOrNumber()) {
                problem(start, name.size() + 1,
                        ParserText::tr("There is no field “%1”; it is read as words. Fields are title, author, tag, "
                                       "theme, year and others: see the help")
                            .arg(name));
            }
            return {};
        }
        if (isTextField(*field)) {
            if (m_in.text.at(m_in.at) == u'(' && depth < deepest)
                return Found{group(*field, depth)};
            if (isQuote(m_in.text.at(m_in.at)))
                return Found{phrase(*field)};
            return Found{word(*field, deepest)};
        }
        const QString value = isQuote(m_in.text.at(m_in.at)) ? quoted() : m_in.readValue();
        const std::optional<QueryFilter> filter = parseFilter(*field, value);
        if (!filter) {
            problem(start, m_in.at - start,
                    ParserText::tr("“%1:” takes %2; this is left out").arg(name, expectedValue(*field)));
            return Found{};
        }
        QueryNode node;
        node.kind = QueryNode::Kind::Filter;
        node.filter = *filter;
        node.text = value;
        node.start = start;
        node.length = m_in.at - start;
        return Found{node};
    }

    std::optional<QueryNode> leaf(QueryNode::Kind kind, const QString &text, QueryField column, qsizetype start)
    {
        if (!isSearchable(text)) {
            if (m_in.at == start)
                ++m_in.at;
            return {};
        }
        QueryNode node;
        node.kind = kind;
        node.text = text;
        node.column = column;
        node.start = start;
        node.length = m_in.at - start;
        const bool last = m_in.at >= m_in.text.size();
        if (kind == QueryNode::Kind::Word && last && m_typing == Typing::Going && grows(text)) {
            QueryNode beginning = node;
            beginning.kind = QueryNode::Kind::Prefix;
            QueryNode either;
            either.kind = QueryNode::Kind::Any;
            either.start = start;
            either.length = node.length;
            either.children = {node, beginning};
            return either;
        }
        return node;
    }

    /// A shorter word begins far too many others, and one that ends in punctuation ("C++") is complete.
    static bool grows(const QString &text)
    {
        constexpr qsizetype fewestLetters = 3;
        return text.size() >= fewestLetters && text.back().isLetterOrNumber();
    }

    QueryScanner m_in;
    Typing m_typing;
    bool m_insideNear;
    int m_owed = 0; ///< Parentheses that opened inside words and are to close there.
    QList<QueryProblem> m_problems;
};

} // namespace

ParsedQuery parseQuery(const QString &typed, Typing typing)
{
    if (typed.size() <= longest)
        return Parser(typed, typing).run();
    const QString beginning = typed.first(longest);
    ParsedQuery query = Parser(beginning, typing).run();
    query.problems.append(
        {longest, typed.size() - longest, ParserText::tr("The search is too long; what follows here is left out")});
    return query;
}

} // namespace lectern
