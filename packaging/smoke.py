"""The smoke test: a program is started as its user will start it, and must do its work without an unexpected word."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import product

CASE = product.ROOT / "resources" / "cases" / "law50" / "law50-b-ten-dropped.toml"
"""The case that is given as an argument, under the name of a case file of the user's own."""

BOARD = """\
id = "a-board"
title = {en = "A board"}
table = {declarer = "S", contract = "4S"}
deal = {N = "AQ3.KJ52.A98.T76", E = "KJ8.T983.Q54.K93", S = "T9654.AQ.KJ3.AJ2", W = "72.764.T762.Q854"}
actions = ["W leads D2"]
"""
"""A board of which all hands are known, and none small enough to be worked out without the library."""

EXPECTED = (
    re.compile(r"^This plugin does not support propagateSizeHints\(\)$"),
    re.compile(r"^\d{4}-\d\d-\d\d [\d:.]+ \S+\[\d+:\w+\] "),
)
"""Lines of the off-screen platform, which has no window frames, and those macOS itself writes, with time and process.

Nothing else may be printed.
"""

Command = Sequence["str | Path"]


class Failed(Exception):
    """What ships does not work; the text says what happened."""


def smoke(program: Command, version: str = "") -> None:
    """Start a program in every way that is promised, without a network; raise `Failed` at the first that goes wrong.

    `version` is what it has to say of itself, if it is not the version that is being built.
    """
    program = [*without_network(), *program]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        environ = alone(folder, "offscreen")
        version_is_told(program, environ, version or product.version())
        case = folder / f"a case{product.CASE.suffix}"  # a space in its name, as users have them
        shutil.copyfile(CASE, case)
        draws([*program, "--self-test"], folder / "library.png", environ)
        draws([*program, case, "--self-test"], folder / "case.png", environ)
        library_is_right(program, environ)
        left = [path.name for path in (folder / "home").iterdir()]
        if left:
            raise Failed(f"the self-test left {', '.join(left)} in the user's folder")


@cache
def without_network() -> tuple[str, ...]:
    """What is put before a command so that it finds no network; nothing where that cannot be done."""
    lonely = ("unshare", "--user", "--map-current-user", "--net")
    if shutil.which("unshare") and subprocess.run([*lonely, "true"], check=False, capture_output=True).returncode == 0:
        return lonely
    print("The smoke test cannot be cut off from the network here.", flush=True)
    return ()


def on_x(program: Command) -> None:
    """A self-test on a screen of X, where there is one that nobody sees; raise `Failed` if it goes wrong."""
    if not shutil.which("xvfb-run"):
        print("There is no xvfb-run here: nothing is tested on a screen.", flush=True)
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        draws(
            [*without_network(), "xvfb-run", "-a", *program, "--self-test"], folder / "seen.png", alone(folder, "xcb")
        )


def on_mac(program: Command) -> None:
    """A self-test in a window of macOS, its menus in the bar of the system; raise `Failed` if it goes wrong."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        draws([*program, "--self-test"], folder / "seen.png", alone(folder, "cocoa"))


def alone(folder: Path, screen: str) -> dict[str, str]:
    """The environment of a user who has nothing yet: no settings, no Python of his own, one kind of screen."""
    kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "DISPLAY", "WAYLAND_DISPLAY")
    environ = {name: os.environ[name] for name in kept if name in os.environ}
    for name, place in (("HOME", "home"), ("XDG_RUNTIME_DIR", "run"), ("XDG_CACHE_HOME", "cache")):
        (folder / place).mkdir(mode=0o700)
        environ[name] = str(folder / place)
    environ["USERPROFILE"] = environ["APPDATA"] = environ["LOCALAPPDATA"] = environ["HOME"]
    return {**environ, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": screen}


def version_is_told(program: Command, environ: dict[str, str], version: str) -> None:
    """The program is the one that is being built."""
    said = "\n".join(run([*program, "--version"], environ))
    if said != f"{product.NAME} {version}":
        raise Failed(f"{program[-1]} says it is {said!r}, and not version {version}")


def draws(command: Command, picture: Path, environ: dict[str, str]) -> None:
    """A self-test that says nothing and leaves a picture."""
    said = list(unexpected(run([*command, picture], environ)))
    if said:
        raise Failed("unexpected output of the self-test:\n" + "\n".join(said))
    if not picture.is_file() or picture.read_bytes()[:4] != b"\x89PNG":
        raise Failed(f"the self-test drew no {picture.name}")


def library_is_right(program: Command, environ: dict[str, str]) -> None:
    """The library that is shipped has all its cases, and all are judged as they expect."""
    said = run([*program, "check"], environ)
    count = len(list((product.ROOT / "resources" / "cases").rglob("*.toml")))
    if said != [f"{count} passed, 0 failed"]:
        raise Failed(f"{count} cases were to be checked:\n" + "\n".join(said))


def solves(program: Command) -> None:
    """The library that plays double dummy is there: four whole hands are worked out."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        board = folder / "board.toml"
        board.write_text(BOARD, encoding="utf-8")
        told = run([*without_network(), *program, "equity", board, "--json"], alone(folder, "offscreen"))
    if not any('"tricks":' in line for line in told):
        raise Failed("the program does not play double dummy:\n" + "\n".join(told))


def run(command: Command, environ: dict[str, str]) -> list[str]:
    """The lines a command prints, on stdout and on stderr; `Failed` if it does not end well."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words, check=False, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=120
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise Failed(f"{' '.join(words)}: {problem}") from problem
    if done.returncode:
        raise Failed(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return (done.stdout + done.stderr).splitlines()


def unexpected(lines: Sequence[str]) -> Iterator[str]:
    """The lines nobody has announced."""
    return (line for line in lines if line.strip() and not any(known.match(line) for known in EXPECTED))
