// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/clean_text.h"

namespace lectern::formats {

namespace {

constexpr char32_t byteOrderMarkPoint = 0xFEFF;

bool isLayout(char32_t c)
{
    return c == U'\t' || c == U'\n' || c == U'\r';
}

bool isKept(char32_t c)
{
    if (QChar::category(c) == QChar::Other_Control)
        return isLayout(c);
    return c != byteOrderMarkPoint && !QChar::isNonCharacter(c);
}

} // namespace

QString withoutControls(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            const char32_t whole = QChar::surrogateToUcs4(c, text[i + 1]);
            if (isKept(whole))
                result += text.sliced(i, 2);
            ++i;
        } else if (c.isSurrogate()) {
            result += QChar(QChar::ReplacementCharacter);
        } else if (isKept(c.unicode())) {
            result += c;
        }
    }
    return result;
}

QString onOneLine(QStringView text)
{
    return withoutControls(text).simplified();
}

} // namespace lectern::formats
