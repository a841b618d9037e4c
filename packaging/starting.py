"""What `start.py` does: it looks at what the machine has, fetches the rest, and hands on to the program."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import TextIOWrapper
from pathlib import Path

import start
from environment import PROGRAM, ROOT, CannotPrepare, prepare
from shell import Command, words

sys.path.insert(0, str(ROOT))  # the program itself, read where it lies

from bridgetable import cli, system

CHECKS, QUICK, BENCH = "test", "quick", "bench"
"""The words that only this file knows; every other is the program's."""


class CannotStart(Exception):
    """The machine lacks something; the text says what, and what to type."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for; 0, or the exit code of the first thing that failed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # whatever a terminal cannot show is no reason to stop
    try:
        return _run(list(arguments))
    except (CannotStart, CannotPrepare) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Nothing is broken by that: start again whenever you like.", file=sys.stderr)
        return 130


def _run(arguments: list[str]) -> int:
    if arguments in (["--help"], ["-h"]):
        print((start.__doc__ or "").rpartition("\n\nThis file is the first")[0])
        return 0
    if arguments[:1] in ([CHECKS], [QUICK], [BENCH]):
        return _for_engineers(arguments[0], arguments[1:])
    if not cli.opens_window(
        arguments, (*cli.COMMANDS, CHECKS, QUICK, BENCH)
    ):  # refuses mistyped words too, before anything is fetched
        return cli.main(arguments)
    require_display(arguments, os.environ)
    install_system_packages(system.missing_libraries())
    return hand_on(
        [prepare(PROGRAM), "-m", "bridgetable", *arguments], {**os.environ, **offscreen(arguments, os.environ)}
    )


def _for_engineers(what: str, more: Sequence[str]) -> int:
    if more:
        print(f"{what} takes no further words; {words(more)} is not understood.", file=sys.stderr)
        return 2
    install_system_packages(system.missing_libraries())
    python = prepare(BENCH if what == BENCH else CHECKS)
    if what == BENCH:
        return run([python, "tests/bench"])
    if what == QUICK:
        return run_in_turn(quick_checks(python))
    return run_beside(looks(python), tests(python))


IN_PARALLEL = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart", "0")
"""Whole files for each processor, in their order: the cases of the library, each of them small, fill up the end.

Where a process dies the tests have failed, and end: with another in its place they would wait for ever for the dead.
"""
MEASURED = ("--cov", "--cov-report=")
"""In which tests lines are counted is told in tests/conftest.py; a report that pytest writes takes twice as long."""
IN_A_MINUTE = ("table", "lawbook", "test_judge.py", "test_session.py", "ui/test_gesture.py", "ui/test_placement.py")
"""In tests/: what finds most of what is broken in the least time."""
ELSEWHERE = ("win32", "darwin")
"""The other systems that everything has to be right on, see elsewhere.py."""
EXAMPLES = ("--doctest-modules", "bridgetable", "--ignore=bridgetable/ui")
"""The examples in the program's own words of help, each of which is run; the window has none."""
_LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"


def _types(python: Path) -> Iterable[Command]:
    """All the types on one system; on the others, those of what may differ there."""
    yield [python, "-m", "mypy", "--platform", "linux", "--cache-dir", ".mypy_cache/linux"]
    for platform in ELSEWHERE:
        yield [python, "packaging/elsewhere.py", platform]


def quick_checks(python: Path) -> list[Command]:
    """What is worth its time after every small change; what counts are the `checks`."""
    return [
        [python, "-m", "ruff", "check", "."],
        [python, "-m", "mypy"],
        [python, "-c", _LINT_IMPORTS],
        [python, "-m", "bridgetable", "check", "resources/cases"],
        [python, "-m", "pytest", *EXAMPLES],
        [python, "-m", "pytest", *IN_PARALLEL, *(f"tests/{name}" for name in IN_A_MINUTE)],
    ]


def looks(python: Path) -> list[Command]:
    """What is looked at without running the program; none waits for another."""
    return [
        *_types(python),
        [python, "-m", "ruff", "check", "."],
        [python, "-m", "ruff", "format", "--check", "."],
        [python, "-c", _LINT_IMPORTS],
        [python, "-m", "pytest", *EXAMPLES],
    ]


def tests(python: Path) -> list[Command]:
    """The tests, each case of the library among them, and what they have to cover."""
    return [
        [python, "-m", "pytest", *IN_PARALLEL, *MEASURED],
        [python, "-m", "coverage", "json", "--quiet"],
        [python, "packaging/coverage_list.py", "coverage.json"],
    ]


def require_display(arguments: Sequence[str], environ: Mapping[str, str]) -> None:
    """Raises `CannotStart` where a window is asked for and there is no screen to show it on."""
    if "--self-test" in arguments or has_display(environ, sys.platform):
        return
    raise CannotStart(
        "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.\n"
        "Without a display the program can still draw itself to a picture:\n"
        "  python3 packaging/start.py --self-test table.png"
    )


def has_display(environ: Mapping[str, str], platform: str) -> bool:
    """Whether Qt finds a screen; with QT_QPA_PLATFORM set, the user has told it himself what to draw on."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return platform != "linux" or any(environ.get(name) for name in named)


def offscreen(arguments: Sequence[str], environ: Mapping[str, str]) -> dict[str, str]:
    """What a self-test adds to its environment on a machine without a display."""
    unseen = "--self-test" in arguments and not has_display(environ, sys.platform)
    return {"QT_QPA_PLATFORM": "offscreen"} if unseen else {}


def lacks_venv() -> bool:
    """Whether Python cannot make an environment: Debian and Ubuntu keep that in a package of its own."""
    return importlib.util.find_spec("ensurepip") is None


def venv_package(version: Sequence[object] = sys.version_info) -> str:
    """The Debian package that lets this very Python make an environment; `python3-venv` is for the usual one only."""
    return f"python{version[0]}.{version[1]}-venv"


def install_system_packages(libraries: Sequence[str]) -> None:
    """Install what the system lacks where this user may; else raise `CannotStart` with what to type.

    `libraries` are names of shared libraries such as `libEGL.so.1`.
    """
    if not libraries and not lacks_venv():
        return
    if shutil.which("apt-get") is None:
        raise CannotStart(system.what_to_install(libraries) if libraries else NO_VENV)
    packages = [*system.debian_packages(libraries), *([venv_package()] if lacks_venv() else [])]
    if not system.is_root():
        raise CannotStart(
            f"Some packages of the system are missing. Type this, then start again:\n  {to_type(packages)}"
        )
    print(f"Installing from the system's own packages: {', '.join(packages)}.", flush=True)
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        if subprocess.call(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}):
            raise CannotStart(f"This did not work: {words(command)}\nWithout a network nothing can be installed.")


NO_VENV = (
    "This Python has no ensurepip, so no place for libraries can be made. Install Python from https://www.python.org."
)


def to_type(packages: Sequence[str]) -> str:
    """The line that installs Debian packages for who is not root: with `sudo`, which not every Debian has, or `su`."""
    update, install = "apt-get update", f"apt-get install {words(packages)}"
    return f"sudo {update} && sudo {install}" if shutil.which("sudo") else f'su -c "{update} && {install}"'


def hand_on(command: Command, environ: Mapping[str, str]) -> int:
    """Let the program take the place of this one, so that what it is told by the system reaches it; its exit code.

    The user's own folder stays current: a FILE he names is meant from there.
    """
    parts = [str(part) for part in command]
    if sys.platform == "win32":  # there a terminal does not wait for who takes another's place
        return subprocess.call(parts, env=dict(environ))
    else:
        return os.execve(parts[0], parts, dict(environ))


def run_in_turn(commands: Sequence[Command]) -> int:
    """Run one command after another; the exit code of the first that fails, or 0."""
    for command in commands:
        code = run(command)
        if code:
            print(f"Failed: {words(command)}", file=sys.stderr)
            return code
    return 0


def run_beside(looks: Sequence[Command], commands: Sequence[Command]) -> int:
    """Run commands in turn, and `looks` in the time they leave a processor idle; these are told when all has ended.

    The exit code of the first command that fails, or else of the first look, or 0; the looks are heard to their end.
    """
    with ThreadPoolExecutor(1) as beside:
        endings = beside.map(heard, looks)
        failed = run_in_turn(commands)
        for look, ended in zip(looks, endings, strict=True):
            print(f"$ {words(look)}\n{ended.stdout}", end="", flush=True)
            if ended.returncode:
                print(f"Failed: {words(look)}", file=sys.stderr)
            failed = failed or ended.returncode
    return failed


def heard(command: Command) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder while nobody else has work to do; its exit code, and what it said."""
    yielding = ("nice", "-n", "19") if shutil.which("nice") else ()
    return subprocess.run(
        [*yielding, *(str(part) for part in command)],
        cwd=ROOT,
        check=False,
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # on Windows
    )


def run(command: Command) -> int:
    """Show a command and run it in the project's folder; its exit code."""
    print(f"$ {words(command)}", flush=True)
    return subprocess.call([str(part) for part in command], cwd=ROOT)
