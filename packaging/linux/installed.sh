#!/bin/bash
# Run by a user without rights on a bare Debian, in a network namespace without interfaces: the installed package works.
# It is given the names of the user's files, one of every kind, a case first. What it prints is compared with what is
# expected, line by line; stderr is part of it.
set -eu
cd "$HOME"
export XDG_RUNTIME_DIR="$HOME/run" LANG=C.UTF-8
mkdir -m 700 run

echo "network: $(grep -vc 'lo:' <(tail -n +3 /proc/net/dev))"
bridgetable --version
QT_QPA_PLATFORM=offscreen bridgetable --self-test unseen.png
xvfb-run -a bridgetable --self-test seen.png
xvfb-run -a bridgetable "$1" --self-test case.png
bridgetable check

# The double click: what a file manager does with a file. The window stays open until it is ended here.
opened() {
    for arguments in /proc/[0-9]*/cmdline; do
        if [ "$(tr '\0' ' ' <"$arguments")" = "/usr/bin/bridgetable $HOME/$1 " ]; then
            basename "$(dirname "$arguments")"
            return
        fi
    done 2>/dev/null
}
double_click() {
    timeout 30 xdg-open "$HOME/$1" &
    for _ in $(seq 50); do
        sleep 0.2
        [ -z "$(opened "$1")" ] || break
    done
    sleep 2
    window=$(opened "$1")
    echo "opened by a double click: ${window:+yes}"
    [ -z "$window" ] || kill "$window"
    wait
}
for file in "$@"; do
    kind=$(xdg-mime query filetype "$file")
    echo "$kind"
    xdg-mime query default "$kind"
    xvfb-run -a bash -c "$(declare -f opened double_click); double_click \"\$1\"" bash "$file"
done
grep -E '^(cloth|recent)=' .config/Bridgetable/bridgetable.ini
find . -name '*.png' -size +20k | sort
