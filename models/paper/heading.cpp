// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading.h"

namespace lectern {

namespace {

constexpr qsizetype longestHeading = 110;

} // namespace

QString deriveHeading(QStringView plainText)
{
    const QString text = plainText.toString().simplified();
    if (text.size() <= longestHeading)
        return text;
    return text.left(text.lastIndexOf(u' ', longestHeading)).left(longestHeading);
}

} // namespace lectern
