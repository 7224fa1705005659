// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/json_array_reader.h"

#include <QIODevice>

#include <cstring>

namespace lectern::formats {

namespace {

constexpr qsizetype blockSize = 512 * 1024;
constexpr char byteOrderMark[] = "\xEF\xBB\xBF";

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

JsonArrayReader::JsonArrayReader(QIODevice &device)
    : m_device(device)
{
}

QByteArrayView JsonArrayReader::element() const
{
    return QByteArrayView(m_buffer.constData() + m_start, m_position - m_start);
}

// Drops what was consumed, keeps the element begun, and appends one block; false at the end of the input.
bool JsonArrayReader::fill()
{
    char *data = m_buffer.data();
    if (m_start > 0) {
        std::memmove(data, data + m_start, static_cast<size_t>(m_end - m_start));
        m_before += m_start;
        m_position -= m_start;
        m_end -= m_start;
        m_start = 0;
    }
    if (m_buffer.size() < m_end + blockSize + padding)
        m_buffer.resize(qMax(2 * m_end, m_end + blockSize) + padding);
    const qint64 count = m_device.read(m_buffer.data() + m_end, blockSize);
    if (count <= 0)
        return false;
    m_end += count;
    return true;
}

// The next byte that is not blank, which stays unread, or -1 at the end. Nothing before it is kept.
int JsonArrayReader::peekAfterBlanks()
{
    for (;;) {
        while (m_position < m_end && isBlank(m_buffer.at(m_position)))
            ++m_position;
        m_start = m_position;
        if (m_position < m_end)
            return static_cast<unsigned char>(m_buffer.at(m_position));
        if (!fill())
            return -1;
    }
}

JsonArrayReader::Step JsonArrayReader::begin()
{
    m_begun = true;
    if (fill() && QByteArrayView(m_buffer.constData(), m_end).startsWith(byteOrderMark))
        m_position = sizeof byteOrderMark - 1;
    if (peekAfterBlanks() != '[')
        return Step::NotAnArray;
    ++m_position;
    return Step::Element;
}

JsonArrayReader::Step JsonArrayReader::close()
{
    ++m_position;
    return peekAfterBlanks() == -1 ? Step::End : Step::Broken;
}

JsonArrayReader::Step JsonArrayReader::next()
{
    if (!m_begun && begin() == Step::NotAnArray)
        return Step::NotAnArray;
    int c = peekAfterBlanks();
    if (m_number > 0 && c == ',') {
        ++m_position;
        c = peekAfterBlanks();
    } else if (m_number > 0 && c != ']' && c != -1) {
        return Step::Broken;
    }
    if (c == ']')
        return close();
    if (c == -1)
        return Step::Cut;
    ++m_number;
    return scanElement();
}

// Moves to the element's end by counting brackets outside strings; whether it is good JSON is for the parser.
JsonArrayReader::Step JsonArrayReader::scanElement()
{
    qsizetype depth = 0;
    for (;;) {
        if (m_position - m_start > largestElement)
            return Step::TooLong;
        if (m_position == m_end && !fill())
            return Step::Cut;
        const char c = m_buffer.at(m_position);
        if (depth == 0 && (c == ',' || c == ']'))
            return Step::Element;
        ++m_position;
        if (c == '"') {
            if (!scanString())
                return m_position - m_start > largestElement ? Step::TooLong : Step::Cut;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && depth > 0 && --depth == 0) {
            return Step::Element;
        }
    }
}

// From behind the opening quote to behind the closing one: the first quote after an even number of backslashes.
bool JsonArrayReader::scanString()
{
    const qsizetype first = m_position - m_start; // stays true when fill() moves the buffer
    for (;;) {
        const char *data = m_buffer.constData();
        const auto left = static_cast<size_t>(m_end - m_position);
        const auto *quote = static_cast<const char *>(std::memchr(data + m_position, '"', left));
        if (!quote) {
            m_position = m_end;
            if (m_position - m_start > largestElement || !fill())
                return false;
            continue;
        }
        m_position = quote - data + 1;
        qsizetype backslash = m_position - 2;
        while (backslash >= m_start + first && data[backslash] == '\\')
            --backslash;
        if ((m_position - 2 - backslash) % 2 == 0)
            return true;
    }
}

} // namespace lectern::formats
