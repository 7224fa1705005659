#!/usr/bin/env bash
# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every static check, run where the tools are: lint.sh SOURCE_DIR
# Says on stderr what it checks; each check that finds something is named again at the end, with status 1.
set -uo pipefail

cd "${1:?say where the source is}" || exit 2
build=build/lint
failed=()

say() { printf 'lint: %s\n' "$*" >&2; }

# Files of the tree that match the patterns, new ones too, without those that were deleted but not yet committed.
tree() {
    git -c safe.directory='*' ls-files -co --exclude-standard -- "$@" | while read -r file; do
        if [ -f "$file" ]; then printf '%s\n' "$file"; fi
    done
}

# check NAME COMMAND...: runs a command with its findings on stderr.
check() {
    local name=$1 begin=$SECONDS
    shift
    say "$name"
    if "$@" >&2; then
        say "$name: clean in $((SECONDS - begin)) s"
    else
        say "$name: findings, see above ($((SECONDS - begin)) s)"
        failed+=("$name")
    fi
}

format() { tree '*.cpp' '*.h' | xargs -r clang-format --dry-run -Werror; }

# Scripts begin with #!; the parts that they read in have no meaning alone and are checked with them (-a).
bash_files() {
    tree | while read -r file; do
        if head -n 1 "$file" | grep -qa '^#!.*bash'; then printf '%s\n' "$file"; fi
    done
}

shell() { bash_files | xargs -r shellcheck -x -a; }

xml() { tree '*.xml' '*.svg' '*.qrc' | xargs -r xmllint --noout --nonet; }

# Its file name is its id, so it must be looked at under the name that it is installed as.
desktop_entry() {
    local folder output status=0
    folder=$(mktemp -d)
    cp packaging/lectern.desktop "$folder/org.lectern.Lectern.desktop"
    output=$(desktop-file-validate "$folder/org.lectern.Lectern.desktop") || status=1
    rm -r "$folder"
    [ -z "$output" ] || { printf '%s\n' "$output"; status=1; }
    return "$status"
}

# A home page is asked for by the tool alone, and the project has none yet.
metainfo() {
    appstreamcli validate --no-net --override=url-homepage-missing=info packaging/org.lectern.Lectern.metainfo.xml
}

# What moc makes is included by sources, so it must exist before a source can be read. It needs no library of the
# project, so moc need not wait for them to be compiled.
generated() {
    cmake --preset lint -DLECTERN_TESTS=OFF -DCMAKE_AUTOGEN_ORIGIN_DEPENDS=OFF >/dev/null || return 1
    local targets
    # The precompiled headers, too: they spare each check the reading of Qt's.
    mapfile -t targets < <(ninja -C "$build" -t targets all | sed -n 's/^\([A-Za-z0-9_]*_autogen\): .*/\1/p
        s/^\([^ ]*cmake_pch\.hxx\.pch\): .*/\1/p' | sort -u)
    [ ${#targets[@]} -eq 0 ] || ninja -C "$build" --quiet "${targets[@]}"
}

# The preset joins sources eight at a time: each check reads Qt's headers once for eight of them. A source that no
# target lists is in none.
joined_sources() { find "$build"/{models,ui,app}/CMakeFiles/lectern*.dir/Unity -name '*.cxx' | grep -v resources | sort; }

# Two at a time: each file that has findings prints them and makes xargs answer with a failure.
tidy() { joined_sources | xargs -r -P 2 -n 1 clang-tidy -p "$build" --quiet 2>/dev/null; }

# Without the check for detaching range loops: it flags loops over temporaries, too, which nobody shares.
clazy_level1() {
    joined_sources | xargs -r -P 2 -n 2 clazy-standalone -p "$build" -checks=level1,no-range-loop-detach \
        --header-filter='/(models|ui|app)/' --extra-arg=-Werror
}

check "clang-format" format
check "shellcheck" shell
check "xmllint" xml
check "desktop-file-validate" desktop_entry
check "appstreamcli" metainfo
check "configuring and generated headers" generated
if [ -f "$build/compile_commands.json" ]; then
    check "clang-tidy" tidy
    check "clazy" clazy_level1
fi

if [ ${#failed[@]} -gt 0 ]; then
    say "findings in: $(printf '%s; ' "${failed[@]}")"
    exit 1
fi
say "all clean in $SECONDS s"
