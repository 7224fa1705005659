// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/emphasis.h"
#include "models/markup/tree.h"

#include <QStringView>

namespace lectern::markup {

/// Collects the inline nodes of one container. Text that stands in the source as it is read is gathered into runs.
class InlineBuilder final
{
public:
    explicit InlineBuilder(QStringView source);

    /// source[start, end) as it stands; white space becomes single spaces.
    void copy(qsizetype start, qsizetype end);
    /// `text` instead of source[start, end). An empty text is left out.
    void replace(qsizetype start, qsizetype end, const QString &text);
    void add(Node node);
    void add(Kind kind, Range range, std::vector<Node> children);
    /// A run of emphasis characters that stands alone in its node.
    void delimiter(qsizetype start, qsizetype end, Delimiter delimiter);
    /// Takes the last `length` characters of the current run back; false when the run is shorter.
    bool takeBack(qsizetype length);

    [[nodiscard]] bool isEmpty() const { return m_nodes.empty() && m_runEnd == m_runStart; }
    /// What was collected, emphasis paired at most `levels` deep.
    [[nodiscard]] std::vector<Node> finish(int levels);

private:
    void flush();

    QStringView m_source;
    std::vector<Node> m_nodes;
    std::vector<Delimiter> m_delimiters;
    qsizetype m_runStart = 0;
    qsizetype m_runEnd = 0;
};

} // namespace lectern::markup
