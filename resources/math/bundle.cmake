# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D ESBUILD=… -D NODE_PATH=… -D ENTRY=entry.js -D OUTPUT=mathjax.js -P bundle.cmake
#
# Bundles MathJax into one script that Qt's JavaScript engine (6.8) runs. That engine loses `this` in arrow functions
# in the constructor of a derived class, and `super` in any arrow function; so arrow functions are lowered, and the two
# things that esbuild gets wrong in doing so are put right in the readable text, before it is made small.
function(esbuild)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env "NODE_PATH=${NODE_PATH}" "${ESBUILD}" ${ARGV}
        --target=es2016 --log-level=error COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(readable "${OUTPUT}.readable.js")
esbuild("${ENTRY}" --bundle --supported:arrow=false --format=iife --global-name=LecternMath "--outfile=${readable}")

file(READ "${readable}" script)
# CMake's lists end at semicolons and square brackets; neither may be seen by the replacements below.
string(REGEX REPLACE "var _this = this;(\n *super\\([^()]*\\);)" "\\1 var _this = this;" script "${script}")
string(REGEX REPLACE
    "([a-z]+)\\.childNodes\\.forEach\\(function\\(node\\) {\n *return super\\.appendChild\\(node\\);\n *}\\);"
    "for (const node of \\1.childNodes) super.appendChild(node);" script "${script}")
file(WRITE "${readable}" "${script}")

esbuild("${readable}" --minify "--outfile=${OUTPUT}")
file(REMOVE "${readable}")
