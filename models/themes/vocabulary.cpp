// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/vocabulary.h"

#include <QChar>

namespace lectern {

namespace {

// The FNV-1a hash, which grows by one character at a time and so gives the hashes of all prefixes on the way.
constexpr quint64 emptyHash = 0xcbf29ce484222325;

quint64 extended(quint64 hash, char16_t character)
{
    return (hash ^ character) * 0x100000001b3;
}

constexpr std::array<char16_t, 128> asciiFolding = [] {
    std::array<char16_t, 128> table{};
    for (char16_t c = u'0'; c <= u'9'; ++c)
        table[c] = c;
    for (char16_t c = u'a'; c <= u'z'; ++c)
        table[c] = table[c - u'a' + u'A'] = c;
    return table;
}();

/// The character without its case, or 0 where it separates words.
char16_t folded(char16_t character)
{
    if (character < asciiFolding.size()) [[likely]]
        return asciiFolding[character];
    if (!QChar(character).isLetterOrNumber())
        return 0;
    return QChar(character).toCaseFolded().unicode();
}

} // namespace

std::vector<quint32> Vocabulary::add(QStringView phrase)
{
    std::vector<quint32> symbols;
    for (qsizetype at = 0; at < phrase.size();) {
        quint64 hash = emptyHash;
        const qsizetype start = at;
        for (; at < phrase.size() && folded(phrase[at].unicode()); ++at)
            hash = extended(hash, folded(phrase[at].unicode()));
        if (at == start) {
            ++at;
            continue;
        }
        const bool isPrefix = at < phrase.size() && phrase[at] == u'*';
        if (isPrefix)
            m_prefixFilter[filterBit(hash) / 64] |= quint64(1) << (hash % 64);
        const quint32 symbol = (isPrefix ? m_prefixes : m_words).findOrInsert(hash, m_count);
        m_count += symbol == m_count ? 1 : 0;
        symbols.push_back(symbol);
    }
    return symbols;
}

void Vocabulary::read(QStringView text, ReadText &result) const
{
    const auto addSymbol = [&result](quint32 symbol) {
        if (symbol != FlatMap::none)
            result.symbols.append(symbol);
    };
    const char16_t *const units = text.utf16();
    for (qsizetype at = 0; at < text.size(); ++at) {
        char16_t character = folded(units[at]);
        if (!character)
            continue;
        const qsizetype start = at;
        const auto firstSymbol = quint32(result.symbols.size());
        quint64 hash = emptyHash;
        for (; character; character = ++at < text.size() ? folded(units[at]) : u'\0') {
            hash = extended(hash, character);
            if (mayBePrefix(hash))
                addSymbol(m_prefixes.find(hash));
        }
        addSymbol(m_words.find(hash));
        result.words.append({quint32(start), quint32(at - start), firstSymbol, quint32(result.symbols.size())});
    }
}

} // namespace lectern
