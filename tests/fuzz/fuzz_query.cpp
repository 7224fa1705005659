// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads any bytes as a query, asks a small library, and stops where SQLite calls the question wrong.
#include "models/library/library.h"
#include "models/library/search.h"
#include "models/query/query_parser.h"
#include "models/query/text_matcher.h"

#include <QTemporaryDir>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

using namespace Qt::StringLiterals;

lectern::Connection &library()
{
    static const QTemporaryDir folder;
    static const auto opened =
        lectern::Library::open(folder.path() + u"/library.lectern"_s, lectern::Connection::Mode::Create).value();
    return opened->connection();
}

void stop(const char *what)
{
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace lectern;
    const QString typed = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    for (const Typing typing : {Typing::Done, Typing::Going}) {
        Query query;
        query.text = typed;
        query.typing = typing;
        const ParsedQuery parsed = parseQuery(typed, typing);
        for (const QueryProblem &problem : parsed.problems) {
            if (problem.start < 0 || problem.length < 0 || problem.start + problem.length > typed.size())
                stop("a problem outside of the text");
        }
        (void)TextMatcher(markedTerms(parsed.root)).hits(typed);
        if (const auto found = findPapers(library(), query); !found)
            stop(qUtf8Printable(found.error().message()));
    }
    return 0;
}
