// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/parser.h"

#include "models/markup/block_parser.h"
#include "models/markup/inline_parser.h"
#include "models/markup/scan.h"

namespace lectern::markup {

Document parse(QStringView source)
{
    Document document;
    const Scan scan(source);
    InlineParser inlines(source, scan, document.unknownCommands);
    document.root.range = {0, source.size()};
    document.root.children = BlockParser(source, scan, inlines).parse(document.root.range, 0);
    return document;
}

} // namespace lectern::markup
