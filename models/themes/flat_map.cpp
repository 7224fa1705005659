// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/flat_map.h"

#include <utility>

namespace lectern {

void FlatMap::place(const Slot &slot)
{
    std::size_t at = slotFor(slot.key);
    while (m_slots[at].key != 0)
        at = (at + 1) & (m_slots.size() - 1);
    m_slots[at] = slot;
}

quint32 FlatMap::findOrInsert(quint64 key, quint32 value)
{
    const quint32 known = find(key);
    if (known != none)
        return known;
    // Three free slots for each used one: nearly every look-up ends at the first slot.
    if (4 * (m_count + 1) > m_slots.size()) {
        const std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(2 * m_slots.size()));
        for (const Slot &slot : old) {
            if (slot.key != 0)
                place(slot);
        }
    }
    place({key, value});
    ++m_count;
    return value;
}

} // namespace lectern
