// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/encoding.h"

namespace lectern::markup {

namespace {

/// How many units of a misread sequence begin at `at`; 0 when there is none.
qsizetype misreadLength(QStringView text, qsizetype at)
{
    const char16_t lead = text[at].unicode();
    const qsizetype length = lead >= 0xc2 && lead <= 0xdf   ? 2
                             : lead >= 0xe0 && lead <= 0xef ? 3
                             : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                            : 0;
    if (length == 0 || at + length > text.size())
        return 0;
    bool control = false;
    for (qsizetype i = at + 1; i < at + length; ++i) {
        const char16_t c = text[i].unicode();
        if (c < 0x80 || c > 0xbf)
            return 0;
        control = control || c < 0xa0;
    }
    return control ? length : 0;
}

} // namespace

QString mendEncoding(QStringView text)
{
    QString out;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        const qsizetype length = c >= 0xc2 && c <= 0xf4 ? misreadLength(text, i) : 0;
        if (length == 0)
            continue;
        const QString mended = QString::fromUtf8(text.sliced(i, length).toLatin1());
        if (mended.contains(QChar::ReplacementCharacter))
            continue;
        out += text.sliced(copied, i - copied);
        out += mended;
        copied = i + length;
        i = copied - 1;
    }
    out += text.sliced(copied);
    return out;
}

} // namespace lectern::markup
