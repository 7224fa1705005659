// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/scan.h"

#include <QHash>

#include <array>

namespace lectern::markup {

/// Fills a Scan. Its members are the stacks and remembered positions that keep the pass linear.
class Scanner final
{
public:
    Scanner(QStringView source, Scan &scan);
    void run();

private:
    void step();
    void backslash();
    void command();
    void environment(bool begins, qsizetype nameStart, qsizetype nameEnd, qsizetype after);
    void openEnvironment(Environment::Kind kind, qsizetype start, qsizetype contentStart);
    void closeEnvironment(Environment::Kind kind, qsizetype contentEnd, qsizetype after);
    void dollar();
    void backticks();
    bool fence(qsizetype runEnd);
    void addressWithScheme();
    void address(qsizetype start);
    void linkTarget();
    void tag();
    void newline();
    void open(std::vector<qsizetype> &stack);
    void close(std::vector<qsizetype> &stack, bool brace);
    void rawArgument(qsizetype brace);
    void add(Span::Kind kind, Range range, Range content);
    [[nodiscard]] qsizetype next(QStringView what, qsizetype from);
    [[nodiscard]] qsizetype paragraphEnd(qsizetype from);
    [[nodiscard]] Range trimmed(qsizetype start, qsizetype end) const;

    QStringView m_source;
    Scan &m_scan;
    qsizetype m_at = 0;
    std::vector<qsizetype> m_openBraces;
    std::vector<qsizetype> m_openBrackets;
    QHash<QString, std::vector<qsizetype>> m_openTags;
    std::vector<std::size_t> m_openEnvironments; ///< Indexes into the scan's.
    QHash<QString, qsizetype> m_next;            ///< Where a delimiter was found last; -1 when there is none after.
    qsizetype m_paragraphEnd = -1;
};

/// Where a web address that begins at `start` ends; closing punctuation is not part of it.
[[nodiscard]] qsizetype addressEnd(QStringView source, qsizetype start);

} // namespace lectern::markup
