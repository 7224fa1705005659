// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/input.h"
#include "app/output.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct NoteCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct NoteOptions {
    qint64 id = 0;
    std::string set;
    std::string append;
    bool print = false;
};

Result<int> printNote(const CommandContext &context, qint64 id)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    return requirePapers(**library, {id})
        .and_then([&] { return (*library)->notes().note(id); })
        .transform([&](const QString &note) {
            if (context.json)
                printJson(QJsonObject{{u"id"_s, id}, {u"note"_s, note}});
            else if (!note.isEmpty())
                print((note.endsWith(u'\n') ? note : note + u'\n').toUtf8());
            return 0;
        });
}

/// The note with a text at its end, an empty line between the two.
QString appended(const QString &note, const QString &text)
{
    return note.trimmed().isEmpty() ? text : note.trimmed() + u"\n\n"_s + text;
}

Result<QString> readText(const std::string &path)
{
    return readInput(toQString(path)).and_then([&](const QByteArray &bytes) -> Result<QString> {
        if (bytes.contains('\0') || !bytes.isValidUtf8())
            return failure(NoteCommandText::tr("“%1” is not UTF-8 text").arg(toQString(path)),
                           NoteCommandText::tr("Save the note as UTF-8"));
        return QString::fromUtf8(bytes);
    });
}

Result<int> writeNote(const CommandContext &context, const NoteOptions &options)
{
    const bool append = !options.append.empty();
    const Result<QString> text = readText(append ? options.append : options.set);
    if (!text)
        return std::unexpected(text.error());
    auto library = openLibrary(context, Connection::Mode::ReadWrite);
    if (!library)
        return std::unexpected(library.error());
    NoteStore &notes = (*library)->notes();
    return requirePapers(**library, {options.id})
        .and_then([&] { return notes.note(options.id); })
        .and_then(
            [&](const QString &note) { return notes.setNote(options.id, append ? appended(note, *text) : *text); })
        .transform([] { return 0; });
}

} // namespace

void addNote(CommandSet &commands)
{
    auto options = std::make_shared<NoteOptions>();
    CLI::App &command = commands.add("note", "Show or write the note of a paper (Markdown)");
    command.add_option("ID", options->id, "The paper's number")->required()->type_name("");
    CLI::Option_group &what = *command.add_option_group("what", "Without any of these the note is printed");
    what.add_option("--set", options->set, "Replace the note by a file's text (-: standard input)")->type_name("FILE");
    what.add_option("--append", options->append, "Add a file's text to the note (-: standard input)")
        ->type_name("FILE");
    what.add_flag("--print", options->print, "Print the note");
    what.require_option(0, 1);
    commands.onChosen(command, [options](const CommandContext &context) {
        return options->set.empty() && options->append.empty() ? printNote(context, options->id)
                                                               : writeNote(context, *options);
    });
}

} // namespace lectern
