// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/phrase_trie.h"

namespace lectern {

void PhraseTrie::add(std::span<const quint32> symbols, quint32 mark)
{
    if (symbols.empty())
        return;
    quint32 node = 0;
    for (const quint32 symbol : symbols) {
        m_nodes[node].continues = true;
        const auto fresh = quint32(m_nodes.size());
        node = m_edges.findOrInsert(edge(node, symbol), fresh);
        if (node == fresh)
            m_nodes.emplace_back();
    }
    m_nodes[node].marks.push_back(mark);
}

} // namespace lectern
