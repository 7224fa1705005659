// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens with a command that nobody defined: a name glued to its argument is split, and any other name is set
// upright and marked with the attribute data-undefined, which the program reads.

// Commands after which several letters may be glued: \mathcalO, \tildeOmega, \frackn. After others one letter, or
// letters that begin with a capital, are believed to be an argument; more would tear names such as \model.
const argumentTakers = new Set(('sqrt frac tfrac dfrac mathcal mathbb mathbf mathrm mathsf mathit mathtt mathfrak mathscr ' +
    'boldsymbol bm mathds text textbf textit textrm textsf texttt textsc operatorname tilde hat bar vec dot ddot widetilde ' +
    'widehat overline underline wt wh Tilde Hat Bar cal bf rm left right').split(' '));

function isKnown(parser, name) {
    const handlers = parser.configuration.handlers;
    return ['mathchar0mi', 'macro', 'delimiter'].some(function (kind) {
        const handler = handlers.get(kind);
        return handler && handler.contains(kind === 'delimiter' ? '\\' + name : name);
    });
}

function looksGlued(prefix, rest) {
    // A size command wants a delimiter, which no letter is.
    if (/^(big|Big|bigg|Bigg)[lrm]?$/.test(prefix)) {
        return false;
    }
    // \TVD is a name of its own, not \TV before a D.
    if (/^[A-Z]+$/.test(prefix + rest)) {
        return false;
    }
    return argumentTakers.has(prefix) || /^[A-Z]/.test(rest) || (rest.length === 1 && rest !== 's');
}

// The longest known command that begins the name, when the rest can be its argument, else nothing.
function splitGlued(parser, name) {
    for (let length = name.length - 1; length >= 2; --length) {
        const prefix = name.slice(0, length);
        if (isKnown(parser, prefix)) {
            return looksGlued(prefix, name.slice(length)) ? prefix : '';
        }
    }
    return '';
}

exports.undefinedCommand = function (parser, name) {
    const inText = Boolean(parser.texParser);
    const prefix = inText ? '' : splitGlued(parser, name);
    if (prefix) {
        parser.string = '\\' + prefix + ' ' + name.slice(prefix.length) + parser.string.slice(parser.i);
        parser.i = 0;
        return;
    }
    const attributes = {'data-undefined': name};
    if (!inText) {
        attributes.mathvariant = 'normal';
    }
    parser.Push(parser.create('token', inText ? 'mtext' : 'mi', attributes, name));
};
