// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <vector>

namespace lectern {

/// A map from 64-bit keys to 32-bit values in one block of memory (open addressing), for look-ups in a tight loop.
/// Keys other than 0 only; nothing is ever removed.
class FlatMap final
{
public:
    static constexpr quint32 none = 0xffffffff;

    /// The value of the key, or none.
    [[nodiscard]] quint32 find(quint64 key) const
    {
        for (std::size_t at = slotFor(key);; at = (at + 1) & (m_slots.size() - 1)) {
            if (m_slots[at].key == key)
                return m_slots[at].value;
            if (m_slots[at].key == 0)
                return none;
        }
    }

    /// The value of the key, which becomes the given one when the key is new.
    quint32 findOrInsert(quint64 key, quint32 value);

private:
    struct Slot {
        quint64 key = 0;
        quint32 value = none;
    };

    [[nodiscard]] std::size_t slotFor(quint64 key) const
    {
        return std::size_t((key * 0x9e3779b97f4a7c15) >> 32) & (m_slots.size() - 1);
    }
    void place(const Slot &slot);

    std::vector<Slot> m_slots = std::vector<Slot>(16); ///< A power of two, so that a mask replaces the division.
    std::size_t m_count = 0;
};

} // namespace lectern
