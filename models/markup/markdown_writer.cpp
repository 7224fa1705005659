// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/writers.h"

#include "models/markup/characters.h"
#include "models/markup/math_delimiters.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

/// Characters that the parser could take for markup: with a backslash where that means the character, else by number.
QString markdownEscaped(QStringView text)
{
    QString out;
    out.reserve(text.size() + 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (QStringView(u"*_#${}").contains(c))
            out += u'\\' + QString(c);
        else if (QStringView(u"[]`<>~\\&").contains(c))
            out += u"&#%1;"_s.arg(static_cast<int>(c.unicode()));
        else if ((c == u'-' || c == u'\'') && charAt(text, i + 1) == c)
            out += u"&#%1;"_s.arg(static_cast<int>(c.unicode()));
        else
            out += c;
    }
    return out;
}

/// A line's first characters, if they would begin a list or heading, are written by number.
QString guarded(const QString &line)
{
    static const QRegularExpression marker(u"^(?:[-+•](?=\\s)|\\d{1,6}(?=[.)]\\s))"_s);
    const QRegularExpressionMatch match = marker.match(line);
    if (!match.hasMatch())
        return line;
    return u"&#%1;"_s.arg(static_cast<int>(line.front().unicode())) + line.sliced(1);
}

class MarkdownWriter final
{
public:
    QString write(const Document &document) { return blocks(document.root.children); }

private:
    QString blocks(const std::vector<Node> &nodes)
    {
        QStringList out;
        const Node *previous = nullptr;
        for (const Node &node : nodes) {
            // Two lists in a row would be read as one.
            if (previous && previous->kind == node.kind &&
                (node.kind == Kind::BulletList || node.kind == Kind::NumberedList || node.kind == Kind::Quote))
                out.append(u"<!-- -->"_s);
            out.append(block(node));
            previous = &node;
        }
        return out.join(u"\n\n");
    }

    QString block(const Node &node)
    {
        switch (node.kind) {
        case Kind::Heading:
            return QString(std::clamp(node.level, 1, 6), u'#') + u' ' + inlines(node.children);
        case Kind::BulletList:
        case Kind::NumberedList:
            return list(node);
        case Kind::Quote:
            return prefixed(blocks(node.children), u"> "_s, u"> "_s);
        case Kind::CodeBlock:
            return u"```\n"_s + node.text + u"\n```"_s;
        case Kind::DisplayMath:
            return isFormula(node.text, QChar()) && !node.text.contains(u"$$") ? u"$$"_s + node.text + u"$$"_s
                                                                               : u"\\["_s + node.text + u"\\]"_s;
        default:
            return guarded(inlines(node.children));
        }
    }

    QString list(const Node &list)
    {
        QStringList out;
        int number = list.level;
        for (const Node &item : list.children) {
            const QString marker = list.kind == Kind::BulletList ? u"- "_s : QString::number(number++) + u". "_s;
            out.append(prefixed(blocks(item.children), marker, QString(marker.size(), u' ')));
        }
        return out.join(u'\n');
    }

    static QString prefixed(const QString &text, const QString &first, const QString &others)
    {
        QString out = first + text;
        return out.replace(u"\n"_s, u"\n"_s + others);
    }

    QString inlines(const std::vector<Node> &nodes)
    {
        QStringList parts;
        for (const Node &node : nodes)
            parts.append(inlineNode(node));
        QString out;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const Node &node = nodes[static_cast<std::size_t>(i)];
            const QChar before = out.isEmpty() ? QChar(u' ') : out.back();
            const QString &following = i + 1 < parts.size() ? parts[i + 1] : QString();
            const QChar after = following.isEmpty() ? QChar(u' ') : following.front();
            if (node.kind == Kind::Emphasis || node.kind == Kind::Strong)
                out += emphasis(node, parts[i], before, after);
            else if (node.kind == Kind::Math)
                out += formula(node.text, after);
            else if ((out.endsWith(u'-') && parts[i].startsWith(u'-')) ||
                     (out.endsWith(u'\'') && parts[i].startsWith(u'\'')))
                out += u"<!-- -->"_s + parts[i];
            else
                out += parts[i];
        }
        return out;
    }

    /// Asterisks where they are sure to be read again, else HTML tags.
    static QString emphasis(const Node &node, const QString &content, QChar before, QChar after)
    {
        const bool strong = node.kind == Kind::Strong;
        const bool plain = !content.isEmpty() && isWordCharacter(content.front()) && isWordCharacter(content.back());
        const bool stands = (before == u' ' || before == u'(') && QStringView(u" ,.):;?!").contains(after);
        const QString star = strong ? u"**"_s : u"*"_s;
        if (plain && stands)
            return star + content + star;
        return strong ? u"<b>"_s + content + u"</b>"_s : u"<i>"_s + content + u"</i>"_s;
    }

    static QString formula(const QString &tex, QChar after)
    {
        const bool dollars = isFormula(tex, after) && !tex.contains(u'$') && !tex.contains(u"\n\n") && after != u'$' &&
                             !tex.endsWith(u'\\');
        return dollars ? u'$' + tex + u'$' : u"\\("_s + tex + u"\\)"_s;
    }

    QString inlineNode(const Node &node)
    {
        switch (node.kind) {
        case Kind::Text:
            return markdownEscaped(node.text);
        case Kind::Underline:
            return tagged(u"u"_s, node);
        case Kind::Strike:
            return tagged(u"s"_s, node);
        case Kind::Subscript:
            return tagged(u"sub"_s, node);
        case Kind::Superscript:
            return tagged(u"sup"_s, node);
        case Kind::SmallCaps:
            return tagged(u"sc"_s, node);
        case Kind::Code:
            return code(node.text);
        case Kind::Link:
            return link(node);
        case Kind::Citation:
            return u"\\cite{"_s + node.text + u'}';
        case Kind::Footnote:
            return u"\\footnote{"_s + inlines(node.children) + u'}';
        case Kind::LineBreak:
            return u"<br>"_s;
        case Kind::UnknownCommand:
            return u'\\' + node.text + u"{}"_s;
        default:
            return inlines(node.children);
        }
    }

    QString tagged(const QString &name, const Node &node)
    {
        return u'<' + name + u'>' + inlines(node.children) + u"</"_s + name + u'>';
    }

    static QString code(const QString &text)
    {
        const bool plain = !text.contains(u'`') && !text.contains(u'\'') && text.trimmed() == text && !text.isEmpty();
        return plain ? u'`' + text + u'`' : u"<code>"_s + text + u"</code>"_s;
    }

    QString link(const Node &node)
    {
        const bool bare = node.children.size() == 1 && node.children.front().text == node.target;
        if (bare && node.target.startsWith(u"http"))
            return u'<' + node.target + u'>';
        QString target = node.target;
        for (const QChar c : u" ()<>"_s)
            target.replace(c, u"%%1"_s.arg(static_cast<int>(c.unicode()), 2, 16, QChar(u'0')));
        return u'[' + inlines(node.children) + u"]("_s + target + u')';
    }
};

} // namespace

QString toMarkdown(const Document &document)
{
    return MarkdownWriter().write(document);
}

} // namespace lectern::markup
