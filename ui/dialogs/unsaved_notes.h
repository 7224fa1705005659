// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>

class QWidget;

namespace lectern {

/// What the reader is asked when the window closes over notes that cannot be saved.
class UnsavedNotes final
{
    Q_DECLARE_TR_FUNCTIONS(lectern::UnsavedNotes)

public:
    /// Tries to save all notes: the texts of those that are still unsaved, and why.
    struct Rest {
        QStringList notes;
        Error reason;
    };
    using Save = std::function<Rest()>;

    /// Saves, and asks as long as something is left: to try again, to copy the notes to the clipboard and close, or to
    /// stay. Returns whether the window may close.
    [[nodiscard]] static bool mayClose(const Save &save, QWidget *window);
};

} // namespace lectern
