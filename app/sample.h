// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/library.h"

namespace lectern {

class ThemeScorer;

/// Where the sample library stands: beside the default library, whatever LECTERN_LIBRARY says.
[[nodiscard]] QString sampleLibraryPath();

/// Makes the sample library and imports the lists that come with the program, unless that was done before.
[[nodiscard]] Result<void> prepareSample();

} // namespace lectern
