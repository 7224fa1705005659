// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/writers.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

class HtmlWriter final
{
public:
    QString write(const Document &document)
    {
        blocks(document.root.children);
        return std::move(m_out);
    }

private:
    void blocks(const std::vector<Node> &nodes)
    {
        for (const Node &node : nodes)
            block(node);
    }

    void block(const Node &node)
    {
        switch (node.kind) {
        case Kind::Heading:
            return element(u"h"_s + QString::number(std::clamp(node.level, 1, 6)), node, u"\n");
        case Kind::BulletList:
            return container(u"ul"_s, {}, node);
        case Kind::NumberedList:
            return container(u"ol"_s, node.level == 1 ? QString() : u" start=\"%1\""_s.arg(node.level), node);
        case Kind::ListItem:
            return container(u"li"_s, {}, node);
        case Kind::Quote:
            return container(u"blockquote"_s, {}, node);
        case Kind::CodeBlock:
            m_out += u"<pre><code>"_s + node.text.toHtmlEscaped() + u"</code></pre>\n"_s;
            return;
        case Kind::DisplayMath:
            m_out += u"<div class=\"math\">\\["_s + node.text.toHtmlEscaped() + u"\\]</div>\n"_s;
            return;
        default:
            return element(u"p"_s, node, u"\n");
        }
    }

    void container(const QString &name, const QString &attributes, const Node &node)
    {
        m_out += u'<' + name + attributes + u'>';
        blocks(node.children);
        m_out += u"</"_s + name + u">\n"_s;
    }

    void element(const QString &name, const Node &node, QStringView after = {})
    {
        m_out += u'<' + name + u'>';
        inlines(node.children);
        m_out += u"</"_s + name + u'>' + after.toString();
    }

    void inlines(const std::vector<Node> &nodes)
    {
        for (const Node &node : nodes)
            inlineNode(node);
    }

    void inlineNode(const Node &node)
    {
        switch (node.kind) {
        case Kind::Text:
            m_out += node.text.toHtmlEscaped();
            return;
        case Kind::Emphasis:
            return element(u"em"_s, node);
        case Kind::Strong:
            return element(u"strong"_s, node);
        case Kind::Underline:
            return element(u"u"_s, node);
        case Kind::Strike:
            return element(u"s"_s, node);
        case Kind::Subscript:
            return element(u"sub"_s, node);
        case Kind::Superscript:
            return element(u"sup"_s, node);
        case Kind::SmallCaps:
            return span(u"smallcaps", node);
        case Kind::Footnote:
            m_out += u" <span class=\"footnote\">("_s;
            inlines(node.children);
            m_out += u")</span>"_s;
            return;
        case Kind::Code:
            m_out += u"<code>"_s + node.text.toHtmlEscaped() + u"</code>"_s;
            return;
        case Kind::Math:
            m_out += u"<span class=\"math\">\\("_s + node.text.toHtmlEscaped() + u"\\)</span>"_s;
            return;
        case Kind::Citation:
            m_out += u"<cite>["_s + node.text.toHtmlEscaped() + u"]</cite>"_s;
            return;
        case Kind::UnknownCommand:
            m_out += u"<span class=\"unknown\">"_s + node.text.toHtmlEscaped() + u"</span>"_s;
            return;
        case Kind::LineBreak:
            m_out += u"<br>\n"_s;
            return;
        case Kind::Link:
            return link(node);
        default:
            inlines(node.children);
        }
    }

    void span(QStringView name, const Node &node)
    {
        m_out += u"<span class=\""_s + name.toString() + u"\">"_s;
        inlines(node.children);
        m_out += u"</span>"_s;
    }

    void link(const Node &node)
    {
        if (!isSafeAddress(node.target))
            return inlines(node.children);
        m_out += u"<a href=\""_s + node.target.toHtmlEscaped() + u"\">"_s;
        inlines(node.children);
        m_out += u"</a>"_s;
    }

    QString m_out;
};

} // namespace

bool isSafeAddress(QStringView target)
{
    const auto begins = [target](QStringView scheme) { return target.startsWith(scheme, Qt::CaseInsensitive); };
    return begins(u"http://") || begins(u"https://") || begins(u"mailto:");
}

QString toHtml(const Document &document)
{
    return HtmlWriter().write(document);
}

} // namespace lectern::markup
