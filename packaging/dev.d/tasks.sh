# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What the commands do once the environment is there.

# Builds preset $1, targets in the rest. One build at a time on a machine: two would only be slower.
task_build() {
    local preset=$1
    shift
    local log=$source_dir/build/$preset.log
    mkdir -p "$source_dir/build"
    exec 9>"$cache_dir/build.lock"
    flock -n 9 || { say "another build is running; waiting for it"; flock 9; }
    say "configuring ($preset)"
    (cd "$source_dir" && inside cmake --preset "$preset") >"$log" 2>&1 || { cat "$log" >&2; die "configuring failed"; }
    say "building ($preset)"
    (cd "$source_dir" && inside cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet) >&2 9>&- \
        || die "the build failed: see the messages above"
    exec 9>&-
}

task_run() {
    task_build dev lectern
    local program=$source_dir/build/dev/bin/lectern picture=$source_dir/build/lectern.png argument
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        inside "$program" "$@"
        return
    fi
    # Only the window needs a display; the subcommands run as they are.
    for argument in "$@"; do
        case "$argument" in
            import | list | show | tag | tags | note | mark | themes | classify | markup | export | check | backup | restore | \
                --screenshot* | -h | --help | --version)
                QT_QPA_PLATFORM=offscreen inside "$program" "$@"
                return
                ;;
        esac
    done
    say "no display: using the offscreen platform, the window's picture goes to build/lectern.png"
    QT_QPA_PLATFORM=offscreen inside "$program" --screenshot "$picture" "$@" >&2
    QT_QPA_PLATFORM=offscreen inside "$program" "$@" themes
}

# Runs ctest for preset $1 and prints "N passed, N failed" from the totals that the test programs print.
run_tests() {
    local preset=$1 log=$source_dir/build/$1-tests.log status=0
    shift
    say "testing ($preset)"
    # Debian's Qt is not built for the thread sanitizer, which would take the memory that Qt hands over for contended.
    local tsan="ignore_noninstrumented_modules=1 ${TSAN_OPTIONS:-}"
    (cd "$source_dir/build/$preset" && TSAN_OPTIONS=$tsan QT_QPA_PLATFORM=offscreen inside ctest --verbose --timeout 600 --parallel 2 "$@") \
        >"$log" 2>&1 || status=$?
    # The names of what failed or was skipped, then the programs that failed as a whole (crash, time-out).
    grep -E '^[0-9]+: (FAIL!|XPASS|SKIP)|ERROR: (AddressSanitizer|LeakSanitizer)|WARNING: ThreadSanitizer|runtime error:' "$log" || true
    awk '/The following tests FAILED:/ { on = 1 } on' "$log"
    [ "$status" -eq 0 ] || { say "the whole output is in build/$preset-tests.log"; tail -n 60 "$log" >&2; }
    awk -v status="$status" '
        /^[0-9]+: Totals: / { for (i = 1; i < NF; i++) { if ($(i+1) ~ /^passed/) passed += $i; if ($(i+1) ~ /^failed/) failed += $i } }
        END {
            if (status != 0 && failed == 0) failed = 1
            if (passed + failed == 0) failed = 1
            printf "%d passed, %d failed\n", passed, failed
            exit failed > 0 }' "$log"
}

task_test() {
    local preset=dev
    if [ "${1:-}" = --sanitize ]; then
        preset=${2:?say which: address or thread}
        shift 2
    fi
    task_build "$preset"
    run_tests "$preset" "$@"
}

task_bench() {
    task_build dev
    (cd "$source_dir" && QT_QPA_PLATFORM=offscreen inside build/dev/bin/bench --output build/bench.json "$@")
}

# Pictures of the window's states, by default of the sample list, for a person to look at.
task_gallery() {
    task_build dev gallery
    (cd "$source_dir" && QT_QPA_PLATFORM=offscreen inside build/dev/bin/gallery "build/gallery" \
        "${1:-resources/sample/sample.txt}")
}

sources() {
    (cd "$source_dir" && git ls-files -co --exclude-standard "$@")
}

task_format() {
    (cd "$source_dir" && sources '*.cpp' '*.h' | inside xargs clang-format -i)
}

task_lint() {
    inside bash "$source_dir/packaging/dev.d/lint.sh" "$source_dir"
}

task_fuzz() {
    local seconds=${1:?say how many seconds} only=${2:-} target name
    task_build fuzz fuzz
    for target in "$source_dir"/build/fuzz/bin/fuzz_*; do
        name=$(basename "$target")
        [ -z "$only" ] || [ "$name" = "$only" ] || continue
        say "$name for $seconds s"
        mkdir -p "$source_dir/build/fuzz/corpus/$name" "$source_dir/tests/data/fuzz/$name"
        (cd "$source_dir/build/fuzz" && inside "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 \
            "corpus/$name" "$source_dir/tests/data/fuzz/$name") >&2
    done
}

task_shell() {
    if [ $# -gt 0 ]; then inside "$@"; else inside bash; fi
}
