// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/jsonl.h"
#include "app/output.h"

#include "models/markup/parser.h"
#include "models/markup/report.h"
#include "models/math/engine.h"

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct MarkupOptions {
    std::string file;
    bool typeset = false;
};

/// Whether a formula's source stands by itself on lines of its own.
bool isDisplay(QStringView source)
{
    return source.startsWith("$$"_L1) || source.startsWith("\\["_L1) || source.startsWith("\\begin"_L1);
}

/// The report with "typeset", and "error" where it is false, in each formula.
QJsonObject withTypesetting(QJsonObject report, const QString &abstract, math::Engine &engine)
{
    QJsonArray formulas;
    for (const auto &value : report.value("formulas"_L1).toArray()) {
        QJsonObject formula = value.toObject();
        const QStringView source = QStringView(abstract).mid(formula.value("start"_L1).toInt());
        const auto svg = engine.typeset({formula.value("tex"_L1).toString(), isDisplay(source)});
        formula.insert("typeset"_L1, svg.has_value());
        if (!svg)
            formula.insert("error"_L1, svg.error().what);
        formulas.append(formula);
    }
    report.insert("formulas"_L1, formulas);
    return report;
}

Result<int> runMarkup(const MarkupOptions &options)
{
    math::Engine engine; // loads at the first formula
    return answerLines(toQString(options.file), [&](int n, const QString &abstract) {
        const QJsonObject report = markup::report(n, markup::parse(abstract));
        return options.typeset ? withTypesetting(report, abstract, engine) : report;
    });
}

} // namespace

void addMarkup(CommandSet &commands)
{
    auto options = std::make_shared<MarkupOptions>();
    CLI::App &command = commands.add("markup", "Show how the markup of abstracts is understood; needs no library");
    command.add_option("FILE.jsonl", options->file, "One {\"n\", \"abstract\"} object a line (-: standard input)")
        ->required()
        ->type_name("");
    command.add_flag("--typeset", options->typeset, "Also try to typeset each formula");
    commands.onChosen(command, [options](const CommandContext &) { return runMarkup(*options); });
}

} // namespace lectern
