// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/report.h"

#include "models/markup/writers.h"

#include <QJsonArray>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

void collectFormulas(const Node &node, QJsonArray &formulas)
{
    if (node.kind == Kind::Math || node.kind == Kind::DisplayMath)
        formulas.append(
            QJsonObject{{u"tex"_s, node.text}, {u"start"_s, node.range.start}, {u"length"_s, node.range.length}});
    for (const Node &child : node.children)
        collectFormulas(child, formulas);
}

} // namespace

QJsonObject report(int number, const Document &document)
{
    QJsonArray formulas;
    collectFormulas(document.root, formulas);
    return {{u"n"_s, number},
            {u"text"_s, toPlainText(document).text},
            {u"unknown"_s, QJsonArray::fromStringList(document.unknownCommands)},
            {u"formulas"_s, formulas}};
}

} // namespace lectern::markup
