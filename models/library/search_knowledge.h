// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/search_term.h"

namespace lectern {

class Connection;

/// What a library knows of words; the connection must outlive it. What cannot be read is not known.
[[nodiscard]] SearchKnowledge knowledgeOf(Connection &connection);

} // namespace lectern
