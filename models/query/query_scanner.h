// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>

namespace lectern {

[[nodiscard]] bool isQuote(QChar c);

/// A place in a query's text, and what is to be seen and read there.
struct QueryScanner {
    const QString &text; ///< Must outlive it.
    qsizetype at = 0;
    int depth = 0; ///< Parentheses that are open.

    void skipSpaces();
    /// Whether the text, or the open parenthesis, ends here.
    [[nodiscard]] bool atEnd() const;
    /// Whether a closing parenthesis without partner stands here.
    [[nodiscard]] bool isLooseClose() const;
    [[nodiscard]] bool startsWith(QStringView beginning) const;
    /// The operator in capitals that stands here as a word of its own, or "|"; else empty.
    [[nodiscard]] QString operatorHere() const;
    /// Goes behind the quote that stands here and its partner: what is between them, and whether there was a partner.
    [[nodiscard]] std::pair<QString, bool> readQuoted();
    /// Goes to the next space, or to the parenthesis that closes an open one.
    [[nodiscard]] QString readValue();
};

} // namespace lectern
