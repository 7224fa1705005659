// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <QStringView>

#include <optional>

namespace lectern::markup {

/// What the parser does at a LaTeX command.
struct Command {
    enum class Action {
        Style,       ///< \emph{…}: a node of `kind` around the argument
        Declaration, ///< {\em …}: a node of `kind` around the rest of the group
        Symbol,      ///< \ss: the text `replacement`
        Argument,    ///< \mbox{…}: the argument, nothing else
        Quoted,      ///< \enquote{…}: the argument in quotation marks
        Skip,        ///< \noindent: nothing
        SkipFirst,   ///< \textcolor{red}{…}: the first argument is no text
        Address,     ///< \url{…}
        Link,        ///< \href{address}{text}
        Citation,    ///< \cite[…]{…}
        Footnote,
        Break,       ///< \newline, \par
        Environment, ///< \begin{…}, \end{…} of an environment that means nothing here
        Operator,    ///< \log outside of formulas: its name
        Formula      ///< \frac, \mathbb outside of formulas: a formula that nobody delimited
    };
    Action action = Action::Skip;
    Kind kind = Kind::Text;
    QStringView replacement;
};

/// What is known of the command `name` (without backslash and star); nothing if nobody defined it.
[[nodiscard]] const Command *findCommand(QStringView name);

/// A command that lost the braces of its argument: "emphclass" is \emph and "class".
struct GluedCommand {
    const Command *command = nullptr;
    qsizetype nameLength = 0;
};

/// Takes `letters`, which is no command, apart; nothing if no command that takes an argument begins it.
[[nodiscard]] std::optional<GluedCommand> findGlued(QStringView letters);

} // namespace lectern::markup
