// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Commands that authors of abstracts use without defining them, as tables {name: expansion | [expansion, arguments]}.
const {CommandMap} = require('mathjax-full/js/input/tex/SymbolMap.js');
const {Macro} = require('mathjax-full/js/input/tex/base/BaseMethods.js').default;

// These replace MathJax's own: a lone formula has no numbers and nothing to refer to.
const replacements = {
    label: ['', 1],
    nonumber: '',
    notag: '',
    tag: ['\\qquad\\text{(#1)}', 1],
    ref: ['\\text{(#1)}', 1],
    eqref: ['\\text{(#1)}', 1],
};

// These are used when neither MathJax nor the formula knows the name.
const macros = {
    // Text commands that turn up in math.
    textsc: ['\\text{#1}', 1],
    textsl: ['\\textit{#1}', 1],
    textmd: ['\\text{#1}', 1],
    emph: ['\\textit{#1}', 1],
    mathsc: ['\\mathrm{#1}', 1],
    ensuremath: ['{#1}', 1],
    xspace: '',
    nicefrac: ['{}^{#1}\\!/_{#2}', 2],
    sfrac: ['{}^{#1}\\!/_{#2}', 2],
    flatfrac: ['#1/#2', 2],
    vspace: ['', 1],
    protect: '',
    relax: '',
    noindent: '',
    centering: '',
    allowbreak: '',
    nolinebreak: '',
    mathbreak: '',
    // Letters in other alphabets, and bold.
    bm: ['\\boldsymbol{#1}', 1],
    vb: ['\\mathbf{#1}', 1],
    vect: ['\\mathbf{#1}', 1],
    mat: ['\\mathbf{#1}', 1],
    boldmath: '',
    mathds: ['\\mathbb{#1}', 1],
    mathbbm: ['\\mathbb{#1}', 1],
    mathpzc: ['\\mathcal{#1}', 1],
    mathsfit: ['\\mathsf{#1}', 1],
    Tilde: ['\\tilde{#1}', 1],
    Hat: ['\\hat{#1}', 1],
    Bar: ['\\bar{#1}', 1],
    wt: ['\\widetilde{#1}', 1],
    wh: ['\\widehat{#1}', 1],
    ol: ['\\overline{#1}', 1],
    td: ['\\tilde{#1}', 1],
    widebar: ['\\overline{#1}', 1],
    // Names of letters and sets.
    eps: '\\varepsilon',
    veps: '\\varepsilon',
    vareps: '\\varepsilon',
    R: '\\mathbb{R}', N: '\\mathbb{N}', Z: '\\mathbb{Z}', Q: '\\mathbb{Q}', C: '\\mathbb{C}', F: '\\mathbb{F}',
    RR: '\\mathbb{R}', NN: '\\mathbb{N}', ZZ: '\\mathbb{Z}', CC: '\\mathbb{C}', EE: '\\mathbb{E}', PP: '\\mathbb{P}',
    reals: '\\mathbb{R}', Reals: '\\mathbb{R}', real: '\\mathbb{R}', integers: '\\mathbb{Z}',
    E: '\\mathbb{E}', P: '\\mathbb{P}', expect: '\\mathbb{E}', prob: '\\mathbb{P}',
    e: '\\mathrm{e}', ind: '\\mathbf{1}', indic: '\\mathbf{1}', one: '\\mathbf{1}', T: '\\top', transpose: '\\top',
    // Operators.
    argmin: '\\mathop{\\mathrm{arg\\,min}}', argmax: '\\mathop{\\mathrm{arg\\,max}}',
    KL: '\\operatorname{KL}', TV: '\\operatorname{TV}', Var: '\\operatorname{Var}', var: '\\operatorname{var}',
    Cov: '\\operatorname{Cov}', tr: '\\operatorname{tr}', Tr: '\\operatorname{Tr}', trace: '\\operatorname{tr}',
    rank: '\\operatorname{rank}', diag: '\\operatorname{diag}', sign: '\\operatorname{sign}', sgn: '\\operatorname{sgn}',
    supp: '\\operatorname{supp}', softmax: '\\operatorname{softmax}', poly: '\\operatorname{poly}',
    polylog: '\\operatorname{polylog}', Poly: '\\operatorname{Poly}', opt: '\\mathrm{opt}', OPT: '\\mathrm{OPT}',
    Unif: '\\operatorname{Unif}', dist: '\\operatorname{dist}', vol: '\\operatorname{vol}', conv: '\\operatorname{conv}',
    norm: ['\\left\\lVert #1\\right\\rVert', 1], abs: ['\\left\\lvert #1\\right\\rvert', 1],
    ceil: ['\\left\\lceil #1\\right\\rceil', 1], floor: ['\\left\\lfloor #1\\right\\rfloor', 1],
    inner: ['\\left\\langle #1,#2\\right\\rangle', 2],
    defeq: '\\coloneqq', eqdef: '\\coloneqq', iid: '\\text{i.i.d.}', dd: '\\mathrm{d}',
    // Units of siunitx.
    SI: ['#1\\,\\mathrm{#2}', 2], si: ['\\mathrm{#1}', 1], num: ['#1', 1], qty: ['#1\\,\\mathrm{#2}', 2],
    permil: '\\unicode{x2030}', textpm: '\\pm', textdegree: '^\\circ', textperthousand: '\\unicode{x2030}',
};

// The habits of naming alphabets: \cA, \Acal, \calA; \bbA; \bx and \vx; \bfA.
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const calligraphic = '\\mathcal{' + letter + '}';
    for (const name of ['c' + letter, 'cal' + letter, letter + 'cal', 'm' + letter + 'cal']) {
        macros[name] = calligraphic;
    }
    macros['bb' + letter] = '\\mathbb{' + letter + '}';
    for (const form of [letter, letter.toLowerCase()]) {
        for (const name of ['b' + form, 'v' + form, 'bf' + form, form + 'bf']) {
            macros[name] = '\\mathbf{' + form + '}';
        }
    }
}

function addMap(name, source) {
    const table = {};
    for (const macro of Object.keys(source)) {
        table[macro] = ['Macro'].concat(source[macro]);
    }
    new CommandMap(name, table, {Macro: Macro});
    return name;
}

exports.replacementMap = addMap('lectern-replacements', replacements);
exports.macroMap = addMap('lectern-macros', macros);
