"""Start Bridgetable from its source, with nothing but Python 3.11 or newer, on Linux, Windows and macOS.

    python3 packaging/start.py                          the window, on the case library
    python3 packaging/start.py FILE                     the window, on a case file
    python3 packaging/start.py --self-test OUT.png      no window: the program draws itself to a picture
    python3 packaging/start.py check | judge | laws     the commands of `python -m bridgetable`
    python3 packaging/start.py test                     every check of the project; the first failure ends it
    python3 packaging/start.py bench                    the measurements

The program and what it needs are installed into `.venv` beside the project, once, and again when `pyproject.toml`
changes. This folder has no `__init__.py` on purpose: as a package it would hide the library called `packaging`.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What Qt loads from a Linux system, and the Debian or Ubuntu package that brings it."""

WITHOUT_WINDOW = ("check", "judge", "laws", "test", "bench")
"""First words of a command line that opens no window for anybody to look at."""

Command = Sequence["str | Path"]


class CannotStart(Exception):
    """The machine lacks something; the text says what, and what to type."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for; 0, or the exit code of the first thing that failed."""
    try:
        require_python()
        require_display(arguments, os.environ)
        install_system_packages(missing_system_packages())
        if list(arguments) == ["test"]:
            return run_in_turn(checks(prepare("test")))
        if list(arguments) == ["bench"]:
            return run([prepare("bench"), "tests/bench"])
        os.environ.update(offscreen(arguments, os.environ))
        # The user's own folder stays current: a FILE he names is meant from there.
        return subprocess.call([prepare("program"), "-m", "bridgetable", *arguments])
    except CannotStart as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        print(f"This did not work: {words(failure.cmd)}", file=sys.stderr)
        return failure.returncode
    except KeyboardInterrupt:
        return 130


def checks(python: Path) -> list[Command]:
    """The project's checks, quickest first; the tests and what they have to cover close the list."""
    return [
        [python, "-m", "ruff", "check", "."],
        [python, "-m", "ruff", "format", "--check", "."],
        [python, "-m", "mypy"],
        [python.with_name("lint-imports")],
        [python, "-m", "bridgetable", "check", "resources/cases"],
        [python, "-m", "pytest", "--cov", "--cov-report=json"],
        [python, "packaging/coverage_list.py", "coverage.json"],
    ]


def require_python() -> None:
    """Raises `CannotStart` below Python 3.11; this file reads on older ones so that they get that far."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever types the command may have an older one
        raise CannotStart(f"Bridgetable needs Python 3.11 or newer; this is {sys.version.split()[0]}.")


def require_display(arguments: Sequence[str], environ: Mapping[str, str]) -> None:
    """Raises `CannotStart` where a window is asked for and there is no screen to show it on."""
    if not wants_window(arguments) or has_display(environ, sys.platform):
        return
    raise CannotStart(
        "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.\n"
        "Without a display the program can still draw itself to a picture:\n"
        "  python3 packaging/start.py --self-test table.png"
    )


def wants_window(arguments: Sequence[str]) -> bool:
    """Whether these arguments open a window that somebody is to look at."""
    return "--self-test" not in arguments and not (arguments and arguments[0] in WITHOUT_WINDOW)


def has_display(environ: Mapping[str, str], platform: str) -> bool:
    """Whether Qt finds a screen; with QT_QPA_PLATFORM set, the user has told it himself what to draw on."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return platform != "linux" or any(environ.get(name) for name in named)


def offscreen(arguments: Sequence[str], environ: Mapping[str, str]) -> dict[str, str]:
    """What a self-test adds to its environment on a machine without a display."""
    unseen = "--self-test" in arguments and not has_display(environ, sys.platform)
    return {"QT_QPA_PLATFORM": "offscreen"} if unseen else {}


def missing_system_packages() -> list[str]:
    """The Debian packages of all that Python and Qt lack on this Linux system; elsewhere nothing is lacking."""
    if sys.platform != "linux":
        return []
    packages = [package for library, package in QT_LIBRARIES.items() if not loads(library)]
    if importlib.util.find_spec("ensurepip") is None:  # Debian and Ubuntu keep it in a package of its own
        packages.append("python3-venv")
    return packages


def loads(library: str) -> bool:
    """Whether the system's loader finds this shared library, such as `libEGL.so.1`."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_system_packages(packages: Sequence[str]) -> None:
    """Install Debian packages where this user may; else raise `CannotStart` with the command that does."""
    if not packages or sys.platform != "linux":
        return
    install = ["apt-get", "install", "-y", *packages]
    if shutil.which("apt-get") is None:
        raise CannotStart(f"Python and Qt need what Debian calls {' '.join(packages)}: install it, then start again.")
    if os.geteuid() != 0:
        raise CannotStart(
            f"Python and Qt need some system packages. Type this, then start again:\n  sudo {words(install)}"
        )
    subprocess.run(["apt-get", "update"], check=True)
    subprocess.run(install, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def prepare(extra: str) -> Path:
    """The Python of `.venv`, in which the program and one group of `pyproject.toml` are installed.

    `extra` is `test`, `bench`, or `program` for the program alone. Each group leaves a stamp that says for which
    `pyproject.toml`, folder and Python it was installed; while that holds, nothing is installed again.
    """
    python, wanted = python_of(VENV), fingerprint(ROOT, sys.version)
    if not stamped("program", wanted):
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    if not stamped(extra, wanted):
        package = ROOT if extra == "program" else f"{ROOT}[{extra}]"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--editable", package], check=True)
        for group in ("program", extra):
            stamp(group).write_text(wanted)
    return python


def python_of(venv: Path, platform: str = sys.platform) -> Path:
    """The interpreter inside a virtual environment, where this system keeps it."""
    return venv / "Scripts" / "python.exe" if platform == "win32" else venv / "bin" / "python"


def fingerprint(root: Path, version: str) -> str:
    """Changes when what is installed no longer fits: other requirements, a moved folder, another Python."""
    parts = ((root / "pyproject.toml").read_bytes(), str(root).encode(), version.encode())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def stamp(group: str) -> Path:
    """The file that tells what a group of requirements was installed for."""
    return VENV / f"installed-{group}"


def stamped(group: str, wanted: str) -> bool:
    """Whether this group is installed, and for this fingerprint."""
    return stamp(group).is_file() and stamp(group).read_text() == wanted


def run_in_turn(commands: Sequence[Command]) -> int:
    """Run one command after another; the exit code of the first that fails, or 0."""
    for command in commands:
        code = run(command)
        if code:
            print(f"Failed: {words(command)}", file=sys.stderr)
            return code
    return 0


def run(command: Command) -> int:
    """Show a command and run it in the project's folder; its exit code."""
    print(f"$ {words(command)}", flush=True)
    return subprocess.call(command, cwd=ROOT)


def words(command: Command) -> str:
    """A command as one would type it."""
    return shlex.join(map(str, command))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
