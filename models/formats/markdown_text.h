// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectern::formats {

/// An abstract's or title's source as Markdown: markup stays markup, paragraphs stay paragraphs, and no line of it
/// can be taken for a heading, a quote, a rule, a list item or a code block that the source did not mean.
[[nodiscard]] QString markdownFromSource(QStringView source);

/// Text that is no markup (a name, a tag, a venue) on one line, with Markdown's special characters escaped.
[[nodiscard]] QString markdownEscaped(QStringView plainText);

/// Markdown as a quote: "> " before each line.
[[nodiscard]] QString markdownQuote(QStringView markdown);

} // namespace lectern::formats
