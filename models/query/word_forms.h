// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace lectern {

/// The English stem of a folded word by the Snowball algorithm (Porter 2); the word itself when it is not made of
/// Latin letters.
[[nodiscard]] QString stem(const QString &word);

/// The word and other words with the same stem, such as "study" and "studying" for "studies", made by joining usual
/// English endings to the stem: a text's words are found by asking for all of them, so that the index needs no stems.
/// The word itself comes first.
[[nodiscard]] QStringList wordForms(const QString &word);

} // namespace lectern
