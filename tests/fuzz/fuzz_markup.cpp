// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses any bytes as an abstract, runs every writer, and stops where a range or segment is wrong.
#include "models/markup/invariants.h"
#include "models/markup/parser.h"
#include "models/markup/report.h"
#include "models/markup/writers.h"

#include <QString>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace lectern;
    const QString source = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const markup::Document document = markup::parse(source);
    const markup::PlainText plain = markup::toPlainText(document);
    const QString faults = markup::treeFault(document, source.size()) + markup::segmentFault(plain, source.size());
    if (!faults.isEmpty()) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(faults));
        std::abort();
    }
    const markup::Range whole = plain.toSource(0, plain.text.size());
    if (whole.start < 0 || whole.end() > source.size())
        std::abort();
    (void)markup::toHtml(document);
    (void)markup::toLatex(document);
    (void)markup::parse(markup::toMarkdown(document));
    (void)markup::report(0, document);
    return 0;
}
