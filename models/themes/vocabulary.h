// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/themes/flat_map.h"

#include <QStringView>
#include <QVarLengthArray>

#include <array>
#include <vector>

namespace lectern {

/// A word of a text, and which patterns of the vocabulary it matches.
struct ReadWord {
    quint32 start = 0; ///< In the text, in UTF-16 units.
    quint32 length = 0;
    quint32 firstSymbol = 0; ///< Its symbols are [firstSymbol, lastSymbol) in ReadText::symbols.
    quint32 lastSymbol = 0;
};

/// The words of a text. Usual abstracts fit without allocating.
struct ReadText {
    QVarLengthArray<ReadWord, 512> words;
    QVarLengthArray<quint32, 1024> symbols;
};

/// The words that some phrase uses, numbered. A word is a run of letters and digits, in any case, so hyphens, spaces
/// and apostrophes are alike; a pattern ending in * matches every word that begins so. Words are compared by a 64-bit
/// hash alone: with some thousand patterns a false match is less likely than a memory error.
class Vocabulary final
{
public:
    /// The symbols of a phrase's words, in order; new ones are added.
    std::vector<quint32> add(QStringView phrase);

    /// Reads a text into words; those matching no pattern have no symbols.
    void read(QStringView text, ReadText &result) const;

private:
    [[nodiscard]] bool mayBePrefix(quint64 hash) const
    {
        return m_prefixFilter[filterBit(hash) / 64] >> (hash % 64) & 1;
    }
    static std::size_t filterBit(quint64 hash) { return hash % (64 * filterSize); }

    static constexpr std::size_t filterSize = 512;

    FlatMap m_words;
    FlatMap m_prefixes;
    std::array<quint64, filterSize> m_prefixFilter{}; ///< Spares most look-ups of prefixes, of which a word has many.
    quint32 m_count = 0;
};

} // namespace lectern
