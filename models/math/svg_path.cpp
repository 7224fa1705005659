// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/svg_path.h"

#include <charconv>
#include <string>

namespace lectern::math {

namespace {

/// Reads the attribute once from left to right; thousands of these are read for an abstract, so without copies.
class PathReader final
{
public:
    explicit PathReader(std::string_view text)
        : m_text(text)
    {
        m_path.setFillRule(Qt::WindingFill);
    }

    QPainterPath read()
    {
        while (skipSeparators()) {
            if (isLetter(m_text.front())) {
                m_command = m_text.front();
                m_text.remove_prefix(1);
                if ((m_command | 0x20) == 'z') {
                    m_path.closeSubpath();
                    m_control = m_path.currentPosition();
                    continue;
                }
            }
            if (!readSegment())
                break;
        }
        return m_path;
    }

private:
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    bool skipSeparators()
    {
        while (!m_text.empty() && (m_text.front() == ' ' || m_text.front() == ',' || m_text.front() == '\n'))
            m_text.remove_prefix(1);
        return !m_text.empty();
    }

    bool number(double &value)
    {
        if (!skipSeparators())
            return false;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        m_text.remove_prefix(static_cast<size_t>(end - m_text.data()));
        return error == std::errc();
    }

    bool point(QPointF &value)
    {
        double x = 0;
        double y = 0;
        if (!number(x) || !number(y))
            return false;
        value = base() + QPointF(x, y);
        return true;
    }

    bool relative() const { return m_command >= 'a'; }
    QPointF base() const { return relative() ? m_path.currentPosition() : QPointF(); }
    QPointF mirroredControl() const { return 2 * m_path.currentPosition() - m_control; }

    /// One set of numbers for the command at hand. m_control is the last control point, for T and S.
    bool readSegment()
    {
        QPointF end;
        switch (m_command | 0x20) {
        case 'm':
            if (!point(end))
                return false;
            m_path.moveTo(end);
            m_command = relative() ? 'l' : 'L'; // further points of a move are lines
            m_control = end;
            return true;
        case 'l':
            return point(end) && lineTo(end);
        case 'h':
        case 'v':
            return straightTo((m_command | 0x20) == 'h');
        case 'q':
            return point(m_control) && point(end) && quadTo(end);
        case 't':
            m_control = mirroredControl();
            return point(end) && quadTo(end);
        case 'c':
            return cubicTo(false);
        case 's':
            return cubicTo(true);
        default:
            return false;
        }
    }

    bool lineTo(QPointF end)
    {
        m_path.lineTo(end);
        m_control = end;
        return true;
    }

    bool straightTo(bool horizontal)
    {
        double value = 0;
        if (!number(value))
            return false;
        QPointF end = m_path.currentPosition();
        double &moved = horizontal ? end.rx() : end.ry();
        moved = relative() ? moved + value : value;
        return lineTo(end);
    }

    bool quadTo(QPointF end)
    {
        m_path.quadTo(m_control, end);
        return true;
    }

    bool cubicTo(bool smooth)
    {
        QPointF first = mirroredControl();
        QPointF second;
        QPointF end;
        if ((!smooth && !point(first)) || !point(second) || !point(end))
            return false;
        m_path.cubicTo(first, second, end);
        m_control = second;
        return true;
    }

    std::string_view m_text;
    QPainterPath m_path;
    QPointF m_control;
    char m_command = 'M';
};

} // namespace

QPainterPath svgPath(QStringView d)
{
    const std::string text = d.toLatin1().toStdString();
    return PathReader(text).read();
}

} // namespace lectern::math
