// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include "models/formats/paper_json.h"
#include "models/library/search_index.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct ShowCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct ShowOptions {
    qint64 id = 0;
    std::string as = "text";
};

QString stateLine(const Paper &paper)
{
    QStringList parts{toString(paper.state.status)};
    if (paper.state.starred)
        parts.append(ShowCommandText::tr("starred"));
    if (paper.state.rating > 0)
        parts.append(ShowCommandText::tr("rating %1").arg(paper.state.rating));
    for (const Tag &tag : paper.tags)
        parts.append(u'[' + tag.name + u']');
    return parts.join(", "_L1);
}

/// What is known about the paper, then its abstract, then the reader's note, for a terminal.
QString asText(const Paper &paper)
{
    QStringList themes;
    for (const ThemeScore &theme : paper.themes)
        themes.append(theme.theme);
    QString venue = paper.record.venue;
    if (paper.record.year != 0 && !venue.contains(QString::number(paper.record.year)))
        venue += u' ' + QString::number(paper.record.year);
    QStringList head{plainText(paper.title()), paper.record.authors.join(", "_L1), venue.trimmed(),
                     themes.join(", "_L1), stateLine(paper)};
    head.removeAll(QString());
    QString text = head.join(u'\n') + u"\n\n"_s + plainText(paper.record.abstract);
    if (!paper.note.isEmpty())
        text += u"\n\n"_s + ShowCommandText::tr("Note") + u":\n"_s + paper.note;
    return text;
}

bool printPaper(const Paper &paper, const std::string &as)
{
    const QString &abstract = paper.record.abstract;
    if (as == "json")
        return printJson(formats::paperToJson(paper));
    if (as == "source")
        return printLine(abstract);
    if (as == "markdown")
        return printLine(markup::toMarkdown(markup::parse(abstract)));
    if (as == "latex")
        return printLine(markup::toLatex(markup::parse(abstract)));
    if (as == "html")
        return printLine(markup::toHtml(markup::parse(abstract)));
    return printLine(asText(paper));
}

Result<int> runShow(const CommandContext &context, const ShowOptions &options)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    return (*library)->papers().paper(options.id).transform([&](const Paper &paper) {
        printPaper(paper, context.json ? "json" : options.as);
        return 0;
    });
}

} // namespace

void addShow(CommandSet &commands)
{
    auto options = std::make_shared<ShowOptions>();
    CLI::App &command = commands.add("show", "Show one paper");
    command.add_option("ID", options->id, "The paper's number, as list shows it")->required()->type_name("");
    command.add_option("--as", options->as, "How to show it; all but text and json give the abstract alone")
        ->capture_default_str()
        ->check(CLI::IsMember({"text", "source", "markdown", "latex", "html", "json"}));
    commands.onChosen(command, [options](const CommandContext &context) { return runShow(context, *options); });
}

} // namespace lectern
