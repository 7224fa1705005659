// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_braces.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

/// Calls `repair` for each piece that is `open` or `close` and has no partner.
template<typename Repair>
void forEachUnmatched(QStringList &pieces, const QString &open, const QString &close, Repair repair)
{
    std::vector<qsizetype> opened;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (pieces[i] == open) {
            opened.push_back(i);
        } else if (pieces[i] == close) {
            if (opened.empty())
                repair(pieces[i]);
            else
                opened.pop_back();
        }
    }
    for (const qsizetype i : opened)
        repair(pieces[i]);
}

} // namespace

void balanceBraces(QStringList &pieces, TexMode mode)
{
    forEachUnmatched(pieces, u"{"_s, u"}"_s, [](QString &piece) { piece.clear(); });
    forEachUnmatched(pieces, u"\\{"_s, u"\\}"_s, [mode](QString &piece) {
        const bool opens = piece.endsWith(u'{');
        if (mode == TexMode::Math)
            piece = opens ? u"\\lbrace "_s : u"\\rbrace "_s;
        else
            piece = opens ? u"\\textbraceleft{}"_s : u"\\textbraceright{}"_s;
    });
}

} // namespace lectern::formats
