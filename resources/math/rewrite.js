// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What authors of abstracts write and LaTeX or a reader understands, but MathJax does not.

// \tilde\mathcal{O}: LaTeX's accents take the command with its argument, MathJax's only the bare command.
const accentedFont =
    /(\\(?:widetilde|widehat|tilde|hat|Tilde|Hat|bar|vec|dot|ddot|overline|underline))\s*(\\math[a-z]+)\s*(\{[^{}]*\}|[A-Za-z](?![A-Za-z]))/g;

// A bare % would make the rest of the line a comment; abstracts have percent signs, not comments.
const percentOrEscaped = /\\[^]|%/g;

exports.rewrite = function (tex) {
    return tex
        .replace(accentedFont, '$1{$2$3}')
        .replace(percentOrEscaped, function (found) {
            return found === '%' ? '\\%' : found;
        });
};
