// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

class QIODevice;

namespace lectern::formats {

/// Walks over the elements of a top-level JSON array without reading the whole file: memory stays at one element
/// and one block of input, a broken element hurts only itself, and a file cut short is told from one with an error.
class JsonArrayReader final
{
public:
    enum class Step {
        Element,    ///< element() is the next one.
        End,        ///< The array is closed and nothing follows.
        NotAnArray, ///< The input does not begin with an array.
        Cut,        ///< The input ends inside element number(), or after it without closing the array.
        Broken,     ///< Something stands after element number() that is neither a comma nor the end.
        TooLong,    ///< Element number() is longer than largestElement.
    };

    /// In bytes; an abstract with everything around it has about two thousand.
    static constexpr qsizetype largestElement = 64 * 1024 * 1024;
    /// Bytes that may be read, whatever they hold, behind element().
    static constexpr qsizetype padding = 64;

    /// The device must be open and outlive the reader.
    explicit JsonArrayReader(QIODevice &device);

    [[nodiscard]] Step next();
    /// The source of the element, not yet checked; valid until the next step.
    [[nodiscard]] QByteArrayView element() const;
    /// The position of the element, the first is 1.
    [[nodiscard]] qsizetype number() const { return m_number; }
    /// Bytes of the input consumed so far.
    [[nodiscard]] qint64 consumed() const { return m_before + m_position; }

private:
    bool fill();
    int peekAfterBlanks();
    Step begin();
    Step close();
    Step scanElement();
    bool scanString();

    QIODevice &m_device;
    QByteArray m_buffer;
    qsizetype m_end = 0;      ///< Bytes of input in the buffer.
    qsizetype m_start = 0;    ///< Where the element begins in the buffer.
    qsizetype m_position = 0; ///< What is read next.
    qint64 m_before = 0;      ///< Bytes of input that have left the buffer.
    qsizetype m_number = 0;
    bool m_begun = false;
};

} // namespace lectern::formats
