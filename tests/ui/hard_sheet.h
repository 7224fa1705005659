// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Draws the abstracts of tests/data/hard_abstracts.txt, a paragraph each, in numbered cells of one picture, as the
/// reader pane sets them.
void drawHardSheet(const QString &picture, double pixelRatio);
