// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lectern {

class Library;

/// The query and the filters of list and export, as typed.
struct QueryOptions {
    std::vector<std::string> words;
    std::vector<std::string> themes;
    std::vector<std::string> tags;
    std::string status;
    std::string list;
    std::string sort;
    int limit = -1;
};

void addQueryOptions(CLI::App &command, QueryOptions &options);

/// Errors: a theme, tag or list that is not there; for a theme with the names that come nearest.
[[nodiscard]] Result<Query> toQuery(const QueryOptions &options, Library &library);

} // namespace lectern
