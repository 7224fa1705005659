// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace lectern::heading {

/// What a sentence says that its paper does.
struct Claim {
    enum class Kind {
        Makes,   ///< "we propose …"
        Studies, ///< "we study …"
        Shows,   ///< "we show that …"
        Asks,    ///< "…?"
    };

    Kind kind = Kind::Makes;
    QStringView object; ///< What is proposed, studied, shown or asked, to the end of the sentence.
    int weight = 0;     ///< How much it says about the paper, 0 to 100.
};

/// Whether a word is a verb that claims are made with, in any of its regular forms: "proposes", "show".
[[nodiscard]] bool isClaimVerb(QStringView word);

/// The first claim of a sentence; nothing for one that only tells the background.
[[nodiscard]] std::optional<Claim> claimIn(QStringView sentence);

} // namespace lectern::heading
