// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The script that the program runs in its JavaScript engine: LecternMath.typeset(tex, display).
require('./attributes.js').replaceAttributes();
const {mathjax} = require('mathjax-full/js/mathjax.js');
const {TeX} = require('mathjax-full/js/input/tex.js');
const {SVG} = require('mathjax-full/js/output/svg.js');
const {liteAdaptor} = require('mathjax-full/js/adaptors/liteAdaptor.js');
const {RegisterHTMLHandler} = require('mathjax-full/js/handlers/html.js');
const {Configuration} = require('mathjax-full/js/input/tex/Configuration.js');
const {packages} = require('./packages.js');
const {macroMap, replacementMap} = require('./macros.js');
const {undefinedCommand} = require('./undefined.js');
const {cleanSlate} = require('./definitions.js');
const {rewrite} = require('./rewrite.js');

// A formula's own fault, as opposed to one of the script.
class TexFailure {
    constructor(message) {
        this.message = message;
    }
}

// MathJax's own packages have priority 5, what a formula defines itself a negative one; the lowest is asked first.
Configuration.create('lectern', {
    handler: {macro: [replacementMap]},
    fallback: {macro: undefinedCommand},
    priority: 1,
});
Configuration.create('lectern-macros', {handler: {macro: [macroMap]}, priority: 10});

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const input = new TeX({
    packages: packages.concat('lectern', 'lectern-macros'),
    maxMacros: 1000,
    maxBuffer: 5 * 1024,
    // Full width would depend on the window; abstracts are set to 60 to 75 characters.
    ams: {multlineWidth: '30em'},
    formatError: function (jax, error) {
        throw new TexFailure(error.message);
    },
});
const page = mathjax.document('', {InputJax: input, OutputJax: new SVG({fontCache: 'none'})});
const forgetDefinitions = cleanSlate(input);

// {svg} or, when the TeX is at fault, {error}. Lengths in the SVG's viewBox are thousandths of an em.
exports.typeset = function (tex, display) {
    forgetDefinitions();
    try {
        const node = page.convert(rewrite(tex), {display: display, em: 16, ex: 8, containerWidth: 1280});
        return {svg: adaptor.serializeXML(adaptor.firstChild(node))};
    } catch (error) {
        if (error instanceof TexFailure) {
            return {error: error.message};
        }
        throw error;
    }
};

exports.version = mathjax.version;
