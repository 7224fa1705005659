# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Which environment to build in, the package list, and installing on the system itself.

package_list=$source_dir/packaging/debian-13.packages

say() { printf 'packaging/dev: %s\n' "$*" >&2; }

die() { say "$*"; exit 1; }

# Prints the packages of section $1 and, for "test", of "run" too.
packages() {
    awk -v want="$1" '
        /^#/ || /^$/ { next }
        /^\[/ { section = substr($0, 2, length($0) - 2); next }
        section == "run" || section == want { print $1 }' "$package_list"
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@" >&2
    elif command -v sudo >/dev/null; then
        sudo "$@" >&2
    else
        die "needs to be root to run: $* (install sudo, or run that yourself and start again)"
    fi
}

newer_than_debian_12() {
    local id version
    # shellcheck source=/dev/null
    id=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID:-}")
    # shellcheck source=/dev/null
    version=$(. /etc/os-release 2>/dev/null && printf '%s' "${VERSION_ID:-99}")
    [ "$id" != debian ] || [ "${version%%.*}" -ge 13 ]
}

# Whether this machine's own packages will do: Debian 13 or a relative with Qt 6.8 and KDE Frameworks 6.
system_is_recent() {
    command -v apt-cache >/dev/null || return 1
    local qt
    # A new machine or container knows no packages before the first update.
    if [ -z "$(apt-cache pkgnames qt6-base-dev 2>/dev/null)" ] && newer_than_debian_12; then
        as_root apt-get update -q
    fi
    qt=$(apt-cache policy qt6-base-dev 2>/dev/null | awk '/Candidate:/ { print $2 }')
    [ -n "$qt" ] && [ "$qt" != "(none)" ] && dpkg --compare-versions "$qt" ge 6.8 || return 1
    apt-cache show libkf6syntaxhighlighting-dev >/dev/null 2>&1
}

# A machine without apt (Fedora, Arch) builds with its own tools when they are all there.
system_is_complete() {
    command -v cmake >/dev/null && command -v ninja >/dev/null && command -v qmake6 >/dev/null \
        && pkg-config --atleast-version=6.8 Qt6Core 2>/dev/null
}

install_on_system() {
    command -v dpkg-query >/dev/null || return 0
    local missing=() name
    for name in $(packages "$1"); do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    say "installing ${#missing[@]} packages: ${missing[*]}"
    as_root apt-get update -q
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# Makes everything that section $1 names available, and sets $environment to system or private.
prepare() {
    mkdir -p "$cache_dir"
    environment=${LECTERN_ENVIRONMENT:-}
    if [ -z "$environment" ]; then
        if [ -n "${LECTERN_INSIDE_ROOT:-}" ] || system_is_recent || system_is_complete; then
            environment=system
        else
            environment=private
        fi
    fi
    case "$environment" in
        system) [ -n "${LECTERN_INSIDE_ROOT:-}" ] || install_on_system "$1" ;;
        private) make_root "$1" ;;
        *) die "LECTERN_ENVIRONMENT is '$environment'; use system or private" ;;
    esac
}

# Runs a command where the compiler and Qt are.
inside() {
    if [ "$environment" = private ]; then
        in_root "$@"
    else
        "$@"
    fi
}
