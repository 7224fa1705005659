// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/record_merge.h"

#include <tuple>

namespace lectern {

namespace {

constexpr auto fields =
    std::tuple{&PaperRecord::title, &PaperRecord::abstract, &PaperRecord::authors,   &PaperRecord::keywords,
               &PaperRecord::venue, &PaperRecord::year,     &PaperRecord::track,     &PaperRecord::decision,
               &PaperRecord::area,  &PaperRecord::summary,  &PaperRecord::url,       &PaperRecord::pdfUrl,
               &PaperRecord::doi,   &PaperRecord::arxivId,  &PaperRecord::externalId};

template<typename Value>
void mergeField(Value &current, const Value &before, const Value &incoming)
{
    const Value nothing{};
    if (incoming == nothing || incoming == current)
        return;
    if (current == nothing || (before != nothing && current == before))
        current = incoming;
}

} // namespace

PaperRecord mergeRecords(const PaperRecord &current, const PaperRecord &before, const PaperRecord &incoming)
{
    PaperRecord merged = current;
    std::apply([&](auto... field) { (mergeField(merged.*field, before.*field, incoming.*field), ...); }, fields);
    return merged;
}

} // namespace lectern
