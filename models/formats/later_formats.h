// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QByteArrayView>
#include <QString>

namespace lectern::formats {

/// Formats that the command line names and that Lectern cannot read yet.
[[nodiscard]] bool isLaterFormat(const QString &id);

/// The id of the later format that a file is certainly in, by its name's ending or its first bytes; empty when
/// it is none of them. Keeps a bibliography from being read as a list of plain paragraphs.
[[nodiscard]] QString recogniseLaterFormat(QByteArrayView beginning, const QString &path);

/// The error for such a format: that it is not supported yet, and which are.
[[nodiscard]] std::unexpected<Error> notSupportedYet(const QString &id, const QStringList &supported);

} // namespace lectern::formats
