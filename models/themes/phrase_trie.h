// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/themes/flat_map.h"
#include "models/themes/vocabulary.h"

#include <span>
#include <vector>

namespace lectern {

/// All phrases in one tree of words, so that a text is compared with every phrase at once.
class PhraseTrie final
{
public:
    /// Makes the phrase of these symbols end in the given mark, a number of the caller's choice.
    void add(std::span<const quint32> symbols, quint32 mark);

    /// Calls found(mark, lastWord) for each phrase that begins with the given word of the text.
    template<typename Found>
    void match(const ReadText &text, qsizetype word, Found &&found) const
    {
        follow(text, word, 0, found);
    }

private:
    static quint64 edge(quint32 node, quint32 symbol) { return (quint64(node) << 32 | symbol) + 1; }

    /// Recursion is as deep as the longest phrase has words.
    template<typename Found>
    void follow(const ReadText &text, qsizetype word, quint32 node, Found &found) const
    {
        const ReadWord &here = text.words[word];
        for (quint32 at = here.firstSymbol; at < here.lastSymbol; ++at) {
            const quint32 next = m_edges.find(edge(node, text.symbols[at]));
            if (next == FlatMap::none)
                continue;
            for (const quint32 mark : m_nodes[next].marks)
                found(mark, word);
            if (m_nodes[next].continues && word + 1 < text.words.size())
                follow(text, word + 1, next, found);
        }
    }

    struct Node {
        std::vector<quint32> marks;
        bool continues = false;
    };

    FlatMap m_edges;
    std::vector<Node> m_nodes = std::vector<Node>(1);
};

} // namespace lectern
