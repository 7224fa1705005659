// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_braces.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

/// Calls `repair` with the position of each piece that is `open` or `close` and has no partner.
template<typename Repair>
void forEachUnmatched(QStringList &pieces, const QString &open, const QString &close, Repair repair)
{
    std::vector<qsizetype> opened;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (pieces[i] == open) {
            opened.push_back(i);
        } else if (pieces[i] == close) {
            if (opened.empty())
                repair(i);
            else
                opened.pop_back();
        }
    }
    for (const qsizetype i : opened)
        repair(i);
}

} // namespace

void balanceBraces(QStringList &pieces, TexMode mode)
{
    forEachUnmatched(pieces, u"{"_s, u"}"_s, [&pieces](qsizetype i) {
        // "\frac{a" without its brace must not become the command "\fraca".
        const bool endsCommand =
            pieces[i] == u"{"_s && i > 0 && !pieces[i - 1].isEmpty() && pieces[i - 1].back().isLetter();
        pieces[i] = endsCommand ? u" "_s : QString();
    });
    forEachUnmatched(pieces, u"\\{"_s, u"\\}"_s, [&pieces, mode](qsizetype i) {
        const bool opens = pieces[i].endsWith(u'{');
        if (mode == TexMode::Math)
            pieces[i] = opens ? u"\\lbrace "_s : u"\\rbrace "_s;
        else
            pieces[i] = opens ? u"\\textbraceleft{}"_s : u"\\textbraceright{}"_s;
    });
}

} // namespace lectern::formats
