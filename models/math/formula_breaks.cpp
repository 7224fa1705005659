// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/formula_breaks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::math {

namespace {

// Formulas of up to this much TeX fit into a line of text.
constexpr qsizetype shortFormula = 48;
constexpr qsizetype shortestPiece = 8;

constexpr QStringView relations[]{u"le",      u"leq",       u"ge",     u"geq",   u"ne",         u"neq",
                                  u"approx",  u"sim",       u"simeq",  u"equiv", u"to",         u"in",
                                  u"subset",  u"subseteq",  u"ll",     u"gg",    u"rightarrow", u"Rightarrow",
                                  u"implies", u"triangleq", u"propto", u"iff",   u"mapsto",     u"coloneqq",
                                  u"lesssim", u"gtrsim",    u"succeq", u"preceq"};
constexpr QStringView signs[]{u"cdot", u"times", u"pm", u"cup", u"cap", u"oplus", u"otimes", u"wedge", u"vee", u"circ"};

// These change what follows them, or belong to what stands before.
constexpr QStringView reaching[]{u"color",  u"displaystyle", u"textstyle", u"bf",         u"rm",     u"it",
                                 u"cal",    u"sf",           u"tt",        u"over",       u"atop",   u"choose",
                                 u"middle", u"tag",          u"def",       u"newcommand", u"limits", u"nolimits",
                                 u"label",  u"boldmath",     u"large",     u"small"};

class Cutter final
{
public:
    explicit Cutter(const QString &tex)
        : m_tex(tex)
    {
    }

    QStringList cut()
    {
        for (m_at = 0; m_at < m_tex.size() && m_sound;) {
            if (m_tex.at(m_at) == u'\\')
                command();
            else
                character();
        }
        if (!m_sound || m_depth != 0)
            return {m_tex};
        m_pieces.append(m_tex.mid(m_start));
        return m_pieces;
    }

private:
    void command()
    {
        qsizetype end = m_at + 1;
        while (end < m_tex.size() && m_tex.at(end).isLetter())
            ++end;
        const QStringView name = QStringView(m_tex).mid(m_at + 1, end - m_at - 1);
        if (name.isEmpty()) { // an escaped character
            m_sound = !QStringView(m_tex).mid(m_at).startsWith(u"\\\\");
            m_open = QStringView(m_tex).mid(m_at).startsWith(u"\\{") ? m_open + 1 : m_open;
            m_open = QStringView(m_tex).mid(m_at).startsWith(u"\\}") ? m_open - 1 : m_open;
            end = m_at + 2;
        } else if (name == u"left" || name == u"begin") {
            ++m_depth;
        } else if (name == u"right" || name == u"end") {
            --m_depth;
        } else if (std::ranges::contains(reaching, name) && m_depth == 0) {
            m_sound = false;
        } else if (std::ranges::contains(relations, name)) {
            breakHere(true);
        } else if (std::ranges::contains(signs, name)) {
            breakHere(false);
        } else {
            m_operand = true;
        }
        m_at = end;
    }

    void character()
    {
        const QChar c = m_tex.at(m_at);
        if (c == u'{') {
            ++m_depth;
        } else if (c == u'}') {
            --m_depth;
        } else if (c == u'(' || c == u'[') {
            ++m_open;
        } else if (c == u')' || c == u']') {
            --m_open;
        } else if (c == u'=' || c == u'<' || c == u'>') {
            breakHere(true);
        } else if (c == u'+' || c == u'-') {
            breakHere(false);
        } else if (c == u'&') {
            m_sound = m_depth > 0;
        } else if (c == u'^' || c == u'_') {
            m_script = true;
        }
        if (!c.isSpace() && c != u'=' && c != u'<' && c != u'>' && c != u'+' && c != u'-')
            m_operand = true;
        if (c != u'^' && c != u'_' && !c.isSpace())
            m_script = false;
        ++m_at;
    }

    // A sign after a relation or at the beginning belongs to its number; one in a script to its letter.
    void breakHere(bool relation)
    {
        const bool outside = m_depth == 0 && m_open == 0 && !m_script;
        if (outside && m_operand && m_at - m_start >= shortestPiece && m_tex.size() - m_at >= shortestPiece) {
            m_pieces.append(m_tex.mid(m_start, m_at - m_start));
            m_start = m_at;
        }
        if (relation || outside)
            m_operand = false;
    }

    const QString &m_tex;
    QStringList m_pieces;
    qsizetype m_at = 0;
    qsizetype m_start = 0;
    int m_depth = 0; ///< Of braces, \left and environments.
    int m_open = 0;  ///< Of plain brackets.
    bool m_operand = false;
    bool m_script = false;
    bool m_sound = true;
};

} // namespace

QStringList breakable(const QString &tex)
{
    if (tex.size() <= shortFormula)
        return {tex};
    QStringList pieces = Cutter(tex).cut();
    for (qsizetype i = 1; i < pieces.size(); ++i)
        pieces[i].prepend(u"{}"_s); // so that the sign has something before it, and its space
    return pieces;
}

} // namespace lectern::math
