// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectern::formats {

/// Authors as BibTeX's author field: joined by " and ", names that BibTeX would take apart wrongly (with the word
/// "and", with several commas, "others") in braces. "Given Family" and "Family, Given" both stay as they are.
/// Names without a letter are left out.
[[nodiscard]] QString bibtexAuthors(const QStringList &authors);

/// The family name of "Jan van der Berg", "van der Berg, Jan" or "Jan Berg Jr.": "Berg".
[[nodiscard]] QString familyName(const QString &author);

} // namespace lectern::formats
