// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lectern::formats {

/// A venue with its year, as a list or a file name says it.
struct Venue {
    QString name; ///< With the year, for example "NeurIPS 2026"; empty when not said.
    int year = 0; ///< 0 when not said.

    bool operator==(const Venue &) const = default;
};

/// The usual spelling of a venue with its year: "nips", 2017 gives "NeurIPS 2017". Year 0 and a venue that names a
/// year already add nothing.
[[nodiscard]] QString venueWithYear(QStringView venue, int year);

/// The venue that a file name such as "nips2017.json" or "/lists/iclr_2018.json" says; nothing in others.
[[nodiscard]] Venue venueFromFileName(const QString &path);

/// The venue in a list's title such as "NeurIPS 2026 论文列表": the word with capitals before the year.
[[nodiscard]] Venue venueFromTitle(const QString &title);

} // namespace lectern::formats
