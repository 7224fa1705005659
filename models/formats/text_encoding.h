// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace lectern::formats {

enum class Utf16Order { Little, Big };

/// UTF-16 by its byte order mark, or by a zero in nearly every other byte as in text that is mostly Latin.
[[nodiscard]] std::optional<Utf16Order> guessUtf16(QByteArrayView bytes);

/// Text of a file of unknown encoding: UTF-16 or UTF-8 where it is valid, else GB18030, else Windows-1252. Never
/// fails: what fits none of them has U+FFFD for its bad bytes. The byte order mark is dropped; CRLF and CR become LF.
[[nodiscard]] QString decodeText(QByteArrayView bytes);

} // namespace lectern::formats
