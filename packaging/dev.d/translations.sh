#!/usr/bin/env bash
# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Brings the catalogues in resources/translations up to date with the strings in the code.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
lupdate=$(command -v lupdate || echo /usr/lib/qt6/bin/lupdate)
"$lupdate" -locations none -no-obsolete -pluralonly -I . app ui models -ts resources/translations/lectern_en.ts
