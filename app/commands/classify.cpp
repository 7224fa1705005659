// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/jsonl.h"
#include "app/output.h"

#include "models/library/search_index.h"
#include "models/themes/scorer.h"

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// The words that spoke for a theme, each once, in the text's order.
QJsonArray termsFor(const ThemeMatch &match)
{
    QJsonArray terms;
    for (const ThemeEvidence &evidence : match.evidence) {
        if (evidence.weight > 0 && !terms.contains(evidence.term))
            terms.append(evidence.term);
    }
    return terms;
}

QJsonObject classified(const ThemeScorer &scorer, int n, const QString &abstract)
{
    QJsonArray themes;
    for (const ThemeMatch &match : scorer.explain({}, plainText(abstract))) {
        if (match.score >= 1)
            themes.append(
                QJsonObject{{u"id"_s, match.theme}, {u"score"_s, match.score}, {u"terms"_s, termsFor(match)}});
    }
    return {{u"n"_s, n}, {u"themes"_s, themes}};
}

} // namespace

void addClassify(CommandSet &commands)
{
    auto file = std::make_shared<std::string>();
    CLI::App &command = commands.add("classify", "Find the themes of abstracts; needs no library");
    command.add_option("FILE.jsonl", *file, "One {\"n\", \"abstract\"} object a line (-: standard input)")
        ->required()
        ->type_name("");
    commands.onChosen(command, [file](const CommandContext &) {
        const ThemeScorer scorer(builtInThemes());
        return answerLines(toQString(*file),
                           [&](int n, const QString &abstract) { return classified(scorer, n, abstract); });
    });
}

} // namespace lectern
