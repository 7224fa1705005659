// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QList>
#include <QString>

namespace lectern::formats {

/// What a plain-text list says.
struct TextList {
    struct Item {
        PaperRecord record;
        int line = 0; ///< Where its first paragraph begins, the first line is 1.
    };

    QString name; ///< Its title line; empty when it has none.
    QList<Item> items;
};

/// Reads decoded text (LF line ends): an optional title line, then an abstract a paragraph, each with a title and
/// an author line before it where these are clearly told apart.
[[nodiscard]] TextList parseTextList(const QString &text);

} // namespace lectern::formats
