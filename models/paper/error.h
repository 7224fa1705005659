// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>

namespace lectern {

/// Why something could not be done, in words for the reader of abstracts.
struct Error {
    QString what;   ///< What happened and to what, a sentence without a full stop.
    QString advice; ///< What the reader can do about it, a sentence without a full stop; may be empty.

    /// Both sentences as one line of text.
    [[nodiscard]] QString message() const;

    bool operator==(const Error &) const = default;
};

template<typename T>
using Result = std::expected<T, Error>;

/// The failing side of a Result: `return failure(tr("…"), tr("…"));`
[[nodiscard]] std::unexpected<Error> failure(const QString &what, const QString &advice = {});

} // namespace lectern
