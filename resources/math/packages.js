// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The MathJax packages that abstracts use. Left out on purpose: html, require, autoload and action (links and
// loading), physics (redefines common names), noerrors and noundefined (undefined.js does it better).
require('mathjax-full/js/input/tex/base/BaseConfiguration.js');
require('mathjax-full/js/input/tex/ams/AmsConfiguration.js');
require('mathjax-full/js/input/tex/amscd/AmsCdConfiguration.js');
require('mathjax-full/js/input/tex/bbox/BboxConfiguration.js');
require('mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js');
require('mathjax-full/js/input/tex/braket/BraketConfiguration.js');
require('mathjax-full/js/input/tex/cancel/CancelConfiguration.js');
require('mathjax-full/js/input/tex/cases/CasesConfiguration.js');
require('mathjax-full/js/input/tex/centernot/CenternotConfiguration.js');
require('mathjax-full/js/input/tex/color/ColorConfiguration.js');
require('mathjax-full/js/input/tex/empheq/EmpheqConfiguration.js');
require('mathjax-full/js/input/tex/enclose/EncloseConfiguration.js');
require('mathjax-full/js/input/tex/extpfeil/ExtpfeilConfiguration.js');
require('mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js');
require('mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js');
require('mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js');
require('mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js');
require('mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js');
require('mathjax-full/js/input/tex/textmacros/TextMacrosConfiguration.js');
require('mathjax-full/js/input/tex/unicode/UnicodeConfiguration.js');
require('mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js');
require('mathjax-full/js/input/tex/verb/VerbConfiguration.js');

exports.packages = [
    'base', 'ams', 'amscd', 'bbox', 'boldsymbol', 'braket', 'cancel', 'cases', 'centernot', 'color', 'empheq', 'enclose',
    'extpfeil', 'gensymb', 'mathtools', 'mhchem', 'newcommand', 'textcomp', 'textmacros', 'unicode', 'upgreek', 'verb',
];
