// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/commands.h"

#include "models/markup/symbols.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace lectern::markup {

namespace {

using Action = Command::Action;
using Table = QHash<QStringView, Command>;

void add(Table &table, Command command, std::initializer_list<QStringView> names)
{
    for (const QStringView name : names)
        table.insert(name, command);
}

Table makeTable()
{
    Table table;
    add(table, {Action::Style, Kind::Emphasis, {}}, {u"emph", u"textit", u"textsl", u"mathit"});
    add(table, {Action::Style, Kind::Strong, {}}, {u"textbf", u"textbfit"});
    add(table, {Action::Style, Kind::Code, {}}, {u"texttt", u"verb", u"code", u"lstinline"});
    add(table, {Action::Style, Kind::SmallCaps, {}}, {u"textsc"});
    add(table, {Action::Style, Kind::Underline, {}}, {u"underline", u"uline", u"ul"});
    add(table, {Action::Style, Kind::Strike, {}}, {u"sout", u"st"});
    add(table, {Action::Style, Kind::Superscript, {}}, {u"textsuperscript"});
    add(table, {Action::Style, Kind::Subscript, {}}, {u"textsubscript"});

    add(table, {Action::Declaration, Kind::Emphasis, {}}, {u"em", u"it", u"sl", u"itshape", u"slshape"});
    add(table, {Action::Declaration, Kind::Strong, {}}, {u"bf", u"bfseries"});
    add(table, {Action::Declaration, Kind::Code, {}}, {u"tt", u"ttfamily"});
    add(table, {Action::Declaration, Kind::SmallCaps, {}}, {u"sc", u"scshape"});
    add(table, {Action::Skip, Kind::Text, {}},
        {u"rm",      u"sf",         u"rmfamily",     u"sffamily",    u"normalfont",   u"upshape",   u"mdseries",
         u"tiny",    u"scriptsize", u"footnotesize", u"small",       u"normalsize",   u"large",     u"Large",
         u"LARGE",   u"huge",       u"Huge",         u"noindent",    u"indent",       u"centering", u"xspace",
         u"protect", u"left",       u"right",        u"big",         u"Big",          u"bigg",      u"Bigg",
         u"bigl",    u"bigr",       u"Bigl",         u"Bigr",        u"displaystyle", u"textstyle", u"scriptstyle",
         u"relax",   u"null",       u"maketitle",    u"sloppy",      u"raggedright",  u"newblock",  u"allowbreak",
         u"nobreak", u"limits",     u"nolimits",     u"smallskip",   u"medskip",      u"bigskip",   u"vfill",
         u"hfill",   u"item",       u"unskip",       u"ignorespaces"});

    add(table, {Action::Argument, Kind::Text, {}},
        {u"mbox",      u"hbox",          u"fbox",           u"text",       u"textrm",
         u"textsf",    u"textmd",        u"textup",         u"textnormal", u"ensuremath",
         u"phantom",   u"makebox",       u"framebox",       u"smash",      u"uppercase",
         u"lowercase", u"MakeUppercase", u"textlf",         u"keywords",   u"title",
         u"section",   u"subsection",    u"paragraph",      u"caption",    u"label",
         u"ref",       u"eqref",         u"cref",           u"Cref",       u"autoref",
         u"pageref",   u"index",         u"thanks",         u"hl",         u"acs",
         u"ac",        u"gls",           u"math",           u"centerline", u"hphantom",
         u"vphantom",  u"operatorname",  u"texorpdfstring", u"abs"});
    add(table, {Action::Quoted, Kind::Text, {}}, {u"enquote"});
    add(table, {Action::SkipFirst, Kind::Text, {}},
        {u"textcolor", u"color", u"colorbox", u"vspace", u"hspace", u"hyperlink", u"hyperref", u"hypertarget",
         u"definecolor", u"setlength", u"scalebox", u"raisebox", u"selectlanguage", u"foreignlanguage"});
    add(table, {Action::Address, Kind::Link, {}}, {u"url", u"path", u"nolinkurl"});
    add(table, {Action::Link, Kind::Link, {}}, {u"href"});
    add(table, {Action::Citation, Kind::Citation, {}},
        {u"cite",        u"citep",    u"citet",     u"citealp",  u"citealt",    u"citeauthor", u"citeyear",
         u"citeyearpar", u"Citet",    u"Citep",     u"citenum",  u"nocite",     u"parencite",  u"textcite",
         u"autocite",    u"footcite", u"shortcite", u"fullcite", u"onlinecite", u"citeN",      u"citeA"});
    add(table, {Action::Footnote, Kind::Footnote, {}}, {u"footnote", u"footnotetext"});
    add(table, {Action::Break, Kind::LineBreak, {}}, {u"newline", u"par", u"linebreak", u"break"});
    add(table, {Action::Environment, Kind::Text, {}}, {u"begin", u"end"});

    add(table, {Action::Operator, Kind::Text, {}},
        {u"log", u"exp", u"ln",   u"min",    u"max",    u"sin",    u"cos",    u"tan", u"lim",
         u"sup", u"inf", u"det",  u"dim",    u"arg",    u"argmin", u"argmax", u"Pr",  u"ker",
         u"deg", u"gcd", u"tanh", u"limsup", u"liminf", u"mod",    u"sign"});
    add(table, {Action::Formula, Kind::Math, {}},
        {u"frac",       u"tfrac",       u"dfrac",  u"binom",    u"sqrt",      u"mathbb",   u"mathcal",
         u"mathbf",     u"mathrm",      u"mathsf", u"mathfrak", u"mathscr",   u"mathtt",   u"mathds",
         u"boldsymbol", u"bm",          u"pmb",    u"hat",      u"tilde",     u"bar",      u"vec",
         u"dot",        u"ddot",        u"dddot",  u"widehat",  u"widetilde", u"overline", u"overrightarrow",
         u"check",      u"cal",         u"over",   u"stackrel", u"overset",   u"underset", u"underbrace",
         u"mathop",     u"operatorname"});
    addSymbols(table);
    return table;
}

/// Commands whose argument stands glued to them in real abstracts.
constexpr std::array<QStringView, 38> gluedCommands{
    u"emph",      u"textit",    u"textbf",  u"textsc",   u"texttt",  u"textrm",     u"textsf", u"textsl",
    u"underline", u"url",       u"citep",   u"citet",    u"cite",    u"footnote",   u"mathbb", u"mathcal",
    u"mathrm",    u"mathbf",    u"mathsf",  u"mathfrak", u"mathscr", u"boldsymbol", u"sqrt",   u"frac",
    u"tfrac",     u"widetilde", u"widehat", u"tilde",    u"hat",     u"overline",   u"log",    u"ln",
    u"bm",        u"text",      u"mbox",    u"cal",      u"bar",     u"enquote"};

} // namespace

const Command *findCommand(QStringView name)
{
    static const Table table = makeTable();
    const auto found = table.constFind(name);
    return found == table.cend() ? nullptr : &*found;
}

std::optional<GluedCommand> findGlued(QStringView letters)
{
    const QStringView *longest = nullptr;
    for (const QStringView &name : gluedCommands)
        if (letters.size() > name.size() && letters.startsWith(name) && (!longest || name.size() > longest->size()))
            longest = &name;
    if (!longest)
        return std::nullopt;
    return GluedCommand{findCommand(*longest), longest->size()};
}

} // namespace lectern::markup
