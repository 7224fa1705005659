// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace lectern {

/// A word of a text as searches compare it, with its place in the text (UTF-16 units).
struct SearchToken {
    QString text; ///< Folded as markup::fold() does: no case, no accents, Greek letters by name.
    qsizetype start = 0;
    qsizetype end = 0;
    bool hyphenated = false; ///< Whether a hyphen ties it to the word before it.

    bool operator==(const SearchToken &) const = default;
};

/// The words of a text: stretches of letters and digits. Chinese, Japanese and Korean have no spaces, so that each
/// character is a word and any stretch of them can be found. Linear in the text.
[[nodiscard]] QList<SearchToken> searchTokens(QStringView text);

/// What the full-text index is given of a plain text: its words with spaces between them. Words that can be written in
/// two ways stand there a second time, at the end: "fine-tuning" also as "finetuning", "Müller" also as "mueller",
/// "\varepsilon" also as "epsilon".
struct IndexText {
    QString words;
    QStringList compounds; ///< "fine tuning" for each hyphenated word, for the way back from "finetuning".
};
[[nodiscard]] IndexText indexText(QStringView plain);

/// Whether a character is a word of its own.
[[nodiscard]] bool isIdeograph(char32_t c);

/// A name with its umlauts written out, "müller" as "mueller"; empty when that makes no difference. In lower case.
[[nodiscard]] QString withUmlautsWrittenOut(QStringView word);

} // namespace lectern
