// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectern::markup {

/// A short form that a text explains itself, as “large language models (LLMs)” does.
struct Acronym {
    QString shortForm; ///< Without a plural s: "LLM".
    QString longForm;  ///< As it stands in the text: "large language models".

    bool operator==(const Acronym &) const = default;
};

/// The acronyms that a plain text defines, in order, each short form once: “long form (SF)”, “long form (SFs)” and
/// “SF (long form)”. After A. S. Schwartz and M. A. Hearst, “A simple algorithm for identifying abbreviation
/// definitions in biomedical text”, PSB 2003: each letter of the short form must be found in the words before it, from
/// the right to the left, the first one at the start of a word.
[[nodiscard]] std::vector<Acronym> acronyms(const QString &text);

/// What a word stands for in a text with these acronyms; plural or not; empty when it is none.
[[nodiscard]] QString meaningOf(const QString &word, const std::vector<Acronym> &known);

} // namespace lectern::markup
