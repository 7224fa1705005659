// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/search_term.h"
#include "models/query/search_text.h"

#include <QMultiHash>

namespace lectern {

/// Finds in a text what a search found in the index, in order to mark it.
class TextMatcher final
{
public:
    struct Hit {
        qsizetype start = 0;
        qsizetype end = 0;

        bool operator==(const Hit &) const = default;
    };

    TextMatcher() = default;
    explicit TextMatcher(const QList<SearchTerm> &terms);

    [[nodiscard]] bool isEmpty() const { return m_starts.isEmpty() && m_prefixes.isEmpty(); }

    /// Every hit in the text, in order and without overlap; positions are UTF-16 units of the text. Linear in the text.
    [[nodiscard]] QList<Hit> hits(QStringView text) const;

    bool operator==(const TextMatcher &other) const { return m_terms == other.m_terms; }

private:
    [[nodiscard]] qsizetype matchAt(const QList<SearchToken> &tokens, qsizetype at) const;

    QList<SearchTerm> m_terms;
    QMultiHash<QString, SearchPattern> m_starts; ///< Patterns by their first word.
    QStringList m_prefixes;                      ///< Patterns of one word that may go on.
};

/// About length units of a text around its first hit, from a word's beginning on, with … where something is left out;
/// empty when there is no hit or it stands within the first length units anyway.
[[nodiscard]] QString snippet(const QString &text, const TextMatcher &matcher, qsizetype length);

} // namespace lectern
