// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectern {

/// Lets windows paint 1 ms after something changed, where Qt waits 5 ms for more changes: a key is seen that much
/// earlier. Only for platforms whose windows have no frame callbacks of their own (X11, offscreen). A value that the
/// environment sets (QT_QPA_UPDATE_IDLE_TIME) stays. To be called before the QApplication is made.
void shortenPaintDelay();

} // namespace lectern
