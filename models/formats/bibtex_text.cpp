// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_text.h"

#include "models/formats/bibtex_braces.h"
#include "models/formats/clean_text.h"
#include "models/formats/tex_pieces.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

using PieceKind = TexPiece::Kind;

/// The characters that mean something to TeX in running text although abstracts mean themselves.
QString escapedCharacter(QChar c)
{
    switch (c.unicode()) {
    case u'$':
    case u'%':
    case u'&':
    case u'#':
    case u'_':
        return u'\\' + QString(c);
    case u'^':
        return u"\\textasciicircum{}"_s;
    default:
        return c;
    }
}

/// TeX starts a comment at a percent sign in a formula too, and a cell at & outside of a table.
QString escapedInFormula(QStringView piece, bool hasTable)
{
    if (piece == u"%" || piece == u"#" || (piece == u"&" && !hasTable))
        return u'\\' + piece.toString();
    return piece.toString();
}

QString formula(QStringView text)
{
    const qsizetype delimiter = text.startsWith(u'$') && !text.startsWith(u"$$") ? 1 : 2;
    const QStringView inside = text.sliced(delimiter, text.size() - 2 * delimiter);
    const bool hasTable = inside.contains(u"\\begin{");
    QStringList pieces;
    for (qsizetype i = 0; i < inside.size(); ++i) {
        const qsizetype length = inside[i] == u'\\' && i + 1 < inside.size() ? 2 : 1;
        pieces << escapedInFormula(inside.sliced(i, length), hasTable);
        i += length - 1;
    }
    balanceBraces(pieces, TexMode::Math);
    return text.first(delimiter).toString() + pieces.join(QString()) + text.last(delimiter).toString();
}

QString command(QStringView text)
{
    // A delimiter whose partner is missing, and a backslash at the very end, would take what follows with them.
    if (text == u"\\")
        return u"\\textbackslash{}"_s;
    if (text == u"\\(" || text == u"\\)" || text == u"\\[" || text == u"\\]")
        return text.last(1).toString();
    return text.toString();
}

QString verbatimGroup(QStringView text)
{
    return u'{' + bibtexVerbatim(text.sliced(1, text.size() - 2)) + u'}';
}

QString escapedPiece(const TexPiece &piece)
{
    switch (piece.kind) {
    case PieceKind::Math:
        return formula(piece.text);
    case PieceKind::Command:
        return command(piece.text);
    case PieceKind::Verbatim:
        return verbatimGroup(piece.text);
    case PieceKind::Text:
        break;
    }
    return escapedCharacter(piece.text.front());
}

QStringList escapedPieces(const std::vector<TexPiece> &pieces)
{
    QStringList escaped;
    escaped.reserve(qsizetype(pieces.size()));
    for (const TexPiece &piece : pieces)
        escaped << escapedPiece(piece);
    balanceBraces(escaped, TexMode::Text);
    return escaped;
}

bool isWordPiece(const TexPiece &piece)
{
    return piece.kind == PieceKind::Text && (piece.text.front().isLetterOrNumber() || piece.text.front().isSurrogate());
}

bool isUpperAt(const std::vector<TexPiece> &pieces, size_t i)
{
    return pieces[i].text.front().isUpper();
}

/// Whether a style that sets titles in lower case would change a command ("\LaTeX" to "\latex").
bool hasCommandWithCapital(const std::vector<TexPiece> &pieces)
{
    return std::ranges::any_of(pieces, [](const TexPiece &piece) {
        return piece.kind == PieceKind::Command && std::ranges::any_of(piece.text, [](QChar c) { return c.isUpper(); });
    });
}

} // namespace

QString bibtexText(QStringView source)
{
    const QString line = onOneLine(source);
    return escapedPieces(splitTex(line)).join(QString());
}

QString bibtexTitle(QStringView source)
{
    const QString line = onOneLine(source);
    const std::vector<TexPiece> pieces = splitTex(line);
    QStringList escaped = escapedPieces(pieces);
    if (hasCommandWithCapital(pieces))
        return u'{' + escaped.join(QString()) + u'}';
    for (size_t begin = 0; begin < pieces.size();) {
        size_t end = begin;
        bool protect = pieces[begin].kind == PieceKind::Math;
        while (end < pieces.size() && isWordPiece(pieces[end])) {
            protect = protect || (end > begin && isUpperAt(pieces, end));
            ++end;
        }
        end = std::max(end, begin + 1);
        if (protect) {
            escaped[qsizetype(begin)].prepend(u'{');
            escaped[qsizetype(end) - 1].append(u'}');
        }
        begin = end;
    }
    return escaped.join(QString());
}

QString bibtexVerbatim(QStringView text)
{
    QString result = onOneLine(text);
    result.replace(u'{', u"%7B"_s).replace(u'}', u"%7D"_s).replace(u'\\', u"%5C"_s).replace(u' ', u"%20"_s);
    return result;
}

} // namespace lectern::formats
