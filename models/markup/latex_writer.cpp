// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/writers.h"

#include "models/markup/characters.h"
#include "models/markup/math_delimiters.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

QString latexEscaped(QStringView text)
{
    QString out;
    out.reserve(text.size() + 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        switch (c.unicode()) {
        case u'%':
        case u'&':
        case u'#':
        case u'$':
        case u'_':
        case u'{':
        case u'}':
            out += u'\\' + QString(c);
            break;
        case u'\\':
            out += u"\\textbackslash{}"_s;
            break;
        case u'~':
            out += u"\\textasciitilde{}"_s;
            break;
        case u'^':
            out += u"\\textasciicircum{}"_s;
            break;
        case u'`':
            out += u"\\textasciigrave{}"_s;
            break;
        case u'*':
            out += u"\\textasteriskcentered{}"_s;
            break;
        case u'<':
            out += u"\\textless{}"_s;
            break;
        case u'>':
            out += u"\\textgreater{}"_s;
            break;
        case u'\u00a0':
            out += u"\\nobreakspace{}"_s;
            break;
        case u'-':
            out += charAt(text, i + 1) == c ? u"-\\/"_s : QString(c);
            break;
        case u'\'':
            out += charAt(text, i + 1) == c ? u"\\textquotesingle{}"_s : QString(c);
            break;
        default:
            out += c;
        }
    }
    return out;
}

class LatexWriter final
{
public:
    QString write(const Document &document) { return blocks(document.root.children); }

private:
    QString blocks(const std::vector<Node> &nodes)
    {
        QStringList out;
        for (const Node &node : nodes)
            out.append(block(node));
        return out.join(u"\n\n");
    }

    QString block(const Node &node)
    {
        switch (node.kind) {
        case Kind::Heading:
            return u"\\paragraph{"_s + inlines(node.children) + u'}';
        case Kind::BulletList:
            return list(u"itemize"_s, {}, node);
        case Kind::NumberedList:
            return list(u"enumerate"_s, node.level == 1 ? QString() : u"[start=%1]"_s.arg(node.level), node);
        case Kind::Quote:
            return environment(u"quote"_s, blocks(node.children));
        case Kind::CodeBlock:
            return environment(u"verbatim"_s, node.text);
        case Kind::DisplayMath:
            return display(node.text);
        default:
            return guarded(inlines(node.children));
        }
    }

    /// A bracket after \item would be an option of it.
    static QString guarded(const QString &text) { return text.startsWith(u'[') ? u"{[}"_s + text.sliced(1) : text; }

    static QString environment(const QString &name, const QString &content)
    {
        return u"\\begin{%1}\n"_s.arg(name) + content + u"\n\\end{%1}"_s.arg(name);
    }

    /// An environment such as align stands by itself; an array needs a formula around it.
    static QString display(const QString &tex)
    {
        const bool whole = tex.startsWith(u"\\begin{align") || tex.startsWith(u"\\begin{gather") ||
                           tex.startsWith(u"\\begin{multline") || tex.startsWith(u"\\begin{eqnarray") ||
                           tex.startsWith(u"\\begin{flalign");
        return whole ? tex : u"\\["_s + tex + u"\\]"_s;
    }

    QString list(const QString &name, const QString &options, const Node &node)
    {
        QStringList items;
        for (const Node &item : node.children)
            items.append(u"\\item "_s + blocks(item.children));
        return u"\\begin{%1}"_s.arg(name) + options + u'\n' + items.join(u'\n') + u"\n\\end{%1}"_s.arg(name);
    }

    QString inlines(const std::vector<Node> &nodes)
    {
        QString out;
        for (const Node &node : nodes) {
            const QString part = inlineNode(node);
            if ((out.endsWith(u'-') && part.startsWith(u'-')) || (out.endsWith(u'\'') && part.startsWith(u'\'')))
                out += u"\\/"_s;
            out += part;
        }
        return out;
    }

    QString inlineNode(const Node &node)
    {
        switch (node.kind) {
        case Kind::Text:
            return latexEscaped(node.text);
        case Kind::Emphasis:
            return command(u"emph"_s, node);
        case Kind::Strong:
            return command(u"textbf"_s, node);
        case Kind::Underline:
            return command(u"underline"_s, node);
        case Kind::SmallCaps:
            return command(u"textsc"_s, node);
        case Kind::Strike:
            return command(u"sout"_s, node);
        case Kind::Subscript:
            return command(u"textsubscript"_s, node);
        case Kind::Superscript:
            return command(u"textsuperscript"_s, node);
        case Kind::Footnote:
            return command(u"footnote"_s, node);
        case Kind::Code:
            return u"\\texttt{"_s + latexEscaped(node.text) + u'}';
        case Kind::Link:
            return link(node);
        case Kind::Math:
            return formula(node.text);
        case Kind::Citation:
            return u"\\cite{"_s + node.text + u'}';
        case Kind::LineBreak:
            return u"\\newline{}"_s;
        case Kind::UnknownCommand:
            return u'\\' + node.text + u"{}"_s;
        default:
            return inlines(node.children);
        }
    }

    QString command(const QString &name, const Node &node)
    {
        return u'\\' + name + u'{' + inlines(node.children) + u'}';
    }

    static QString formula(const QString &tex)
    {
        const bool dollars =
            isFormula(tex, QChar(u'0')) && !tex.contains(u'$') && !tex.contains(u"\n\n") && !tex.endsWith(u'\\');
        return dollars ? u'$' + tex + u'$' : u"\\("_s + tex + u"\\)"_s;
    }

    QString link(const Node &node)
    {
        QString target = node.target;
        for (const QChar c : u"%#&_"_s)
            target.replace(c, u"\\"_s + c);
        if (node.children.size() == 1 && node.children.front().text == node.target)
            return u"\\url{"_s + target + u'}';
        return u"\\href{"_s + target + u"}{"_s + inlines(node.children) + u'}';
    }
};

} // namespace

QString toLatex(const Document &document)
{
    return LatexWriter().write(document);
}

} // namespace lectern::markup
