// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What one formula defines must not change the next one: MathJax keeps these for the life of its input processor.
const {MapHandler} = require('mathjax-full/js/input/tex/MapHandler.js');
const {ColorModel} = require('mathjax-full/js/input/tex/color/ColorUtil.js');

// Filled by \def, \let, \newcommand, \newenvironment, \DeclareMathOperator and \DeclarePairedDelimiter.
const growingMaps = ['new-Command', 'new-Delimiter', 'new-Environment', 'ams-declare-ops', 'mathtools-paired-delims'];

// Remembers the state of a new input processor; the function returned brings it back.
exports.cleanSlate = function (input) {
    const options = input.parseOptions;
    const mathtools = Object.assign({}, options.options.mathtools);
    return function () {
        for (const name of growingMaps) {
            const map = MapHandler.getMap(name);
            if (map) {
                map.map.clear();
            }
        }
        options.packageData.set('color', {model: new ColorModel()});
        Object.assign(options.options.mathtools, mathtools);
        input.reset();
    };
};
