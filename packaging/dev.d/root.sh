# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# The private Debian 13 root: made once for a package list, entered with bubblewrap.

# Path of the root for section $1; a changed list gives another path.
root_path() {
    printf '%s/root-%s-%s\n' "$cache_dir" "$1" "$(packages "$1" | sha256sum | cut -c1-12)"
}

remove_tree() {
    chmod -R u+w "$1" 2>/dev/null || true
    rm -rf "$1" 2>/dev/null || mmdebstrap --unshare-helper rm -rf "$1"
}

# Sets $root, making it first when there is none. A root appears under its name only when it is whole,
# so an interrupted run leaves nothing that a later one could mistake for a root.
make_root() {
    local section=$1 name
    # A root with the tests' packages serves the program too.
    for name in test "$section"; do
        root=$(root_path "$name")
        [ -e "$root/.complete" ] && return 0
    done
    if ! command -v mmdebstrap >/dev/null || ! command -v bwrap >/dev/null; then
        command -v apt-get >/dev/null || die "needs mmdebstrap and bubblewrap: install them and start again"
        say "installing mmdebstrap and bubblewrap"
        as_root apt-get update -q
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends mmdebstrap bubblewrap
    fi
    exec 8>"$cache_dir/root.lock"
    flock -n 8 || { say "another run is making the root; waiting for it"; flock 8; }
    if [ ! -e "$root/.complete" ]; then
        say "making a private Debian 13 root with $(packages "$section" | wc -l) packages (once, 2 to 5 minutes)"
        local half=$root.part
        [ -e "$half" ] && remove_tree "$half"
        # In a process group of its own, so that an interruption ends its children, too.
        setsid mmdebstrap --quiet --variant=apt --aptopt='APT::Install-Recommends "false"' \
            --aptopt='Acquire::Languages "none"' --dpkgopt='path-exclude=/usr/share/man/*' \
            --dpkgopt='path-exclude=/usr/share/doc/*' \
            --include="$(packages "$section" | paste -sd,)" trixie "$half" >&2 8>&- &
        local maker=$! seconds=0
        trap 'kill -TERM -- "-$maker" 2>/dev/null; wait "$maker"; say "interrupted; run the same command to start again"; exit 130' INT TERM
        while kill -0 "$maker" 2>/dev/null; do
            sleep 1
            seconds=$((seconds + 1))
            [ $((seconds % 15)) -ne 0 ] || say "  … $seconds s, $(du -sm "$half" 2>/dev/null | cut -f1) MB"
        done
        trap - INT TERM
        wait "$maker" || die "the private root could not be made: see the messages above, check the network, and start again"
        mkdir -p "$half/usr/local/share/fonts/host"
        : >"$half/.complete"
        mv "$half" "$root"
        say "made $root in $seconds s"
    fi
    exec 8>&-
}

in_root() {
    local binds=() path
    for path in "$HOME" "$cache_dir" "$(dirname "$source_dir")" "$PWD" /mnt /media /srv "${XDG_RUNTIME_DIR:-}" /tmp/.X11-unix; do
        [ -n "$path" ] && [ -e "$path" ] && binds+=(--bind "$path" "$path")
    done
    [ -e /usr/share/fonts ] && binds+=(--ro-bind /usr/share/fonts /usr/local/share/fonts/host)
    [ -e /etc/resolv.conf ] && binds+=(--ro-bind "$(realpath /etc/resolv.conf)" /etc/resolv.conf)
    bwrap --bind "$root" / --dev-bind /dev /dev --proc /proc --ro-bind /sys /sys --bind /tmp /tmp "${binds[@]}" \
        --setenv PATH /usr/local/bin:/usr/bin:/bin --setenv LC_CTYPE C.UTF-8 --setenv LECTERN_INSIDE_ROOT 1 \
        --setenv CCACHE_DIR "${CCACHE_DIR:-$cache_dir/ccache}" --setenv CCACHE_BASEDIR "$source_dir" --setenv CCACHE_NOHASHDIR 1 \
        --setenv CCACHE_SLOPPINESS pch_defines,time_macros \
        --chdir "$PWD" --die-with-parent "$@"
}

remove_old_roots() {
    local path
    for path in "$cache_dir"/root-*; do
        [ -d "$path" ] || continue
        case "$path" in
            "$(root_path run)" | "$(root_path test)") ;;
            *) say "removing $path"; remove_tree "$path" ;;
        esac
    done
}
