"""The folder `.venv` in which the source runs: never changed, only replaced, and only by one that works.

A new environment is made beside the old one, under the name `.venv-new`, and tried; then the two change places.
Whatever interrupts that, the next start finds the old environment or the new one, whole. A `.venv` that somebody else
made is left alone; ours then has another name.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import fetching

ROOT = Path(__file__).resolve().parent.parent
PROGRAM, SOLVER = "program", "solver"
"""The groups of requirements: what the program itself needs, and what brings the library that plays double dummy.

The others stand in `pyproject.toml`.
"""
TRIAL = "import bridgetable.ui.start.app"
"""What must be possible in an environment before it takes the place of another."""
NOT_WRITABLE = (
    "What Bridgetable needs is kept in its own folder, and this one cannot be written to: {folder}\n"
    "Copy the folder to a place of your own, and start there."
)
NOT_WORKING = "What was fetched does not work on this machine: {reason}"
IN_USE = "What was fetched cannot be put in its place while the program is open. Close it, then start again."
GOING_ON = "The program goes on with what it has fetched before."
SETTING_UP = "Setting up {folder} beside the program. This is done once, and takes a minute or two."
WAITING = "Another start is fetching what is needed; waiting for it to end …"


class CannotPrepare(Exception):
    """No environment could be made; the text says why, and what to do."""


@dataclass(frozen=True)
class Places:
    """Where the environment lies, and where one lies that is on its way in or out."""

    here: Path

    @property
    def new(self) -> Path:
        """The next one, while it is made."""
        return self.here.with_name(f"{self.here.name}-new")

    @property
    def before(self) -> Path:
        """The last one, until it is deleted."""
        return self.here.with_name(f"{self.here.name}-before")

    @property
    def lock(self) -> Path:
        """The file that whoever makes an environment holds locked."""
        return self.here.with_name(f"{self.here.name}-lock")

    def left(self) -> list[Path]:
        """What lies there because an exchange goes on or was broken off."""
        return [place for place in (self.new, self.before) if os.path.lexists(place)]


def prepare(group: str) -> Path:
    """The interpreter of an environment with the requirements of a group: `program`, `test` or `bench`.

    It is made anew only where the requirements or the Python have become others. Where that fails, the one that is
    there goes on; raises `CannotPrepare` if there is none that works.
    """
    places = Places(folder(ROOT))
    if fits(places.here, group) and not places.left():
        return python_of(places.here)
    try:
        with _alone(places.lock) as lock:
            _settle(places)
            if not fits(places.here, group):
                _make(places, {*groups(places.here), PROGRAM, group}, lock)
                _swap(places)
    except (CannotPrepare, fetching.CannotFetch) as problem:
        if not _works(places.here, group):
            raise CannotPrepare(str(problem)) from problem
        print(f"{problem}\n{GOING_ON}", file=sys.stderr)
    return python_of(places.here)


def folder(root: Path) -> Path:
    """Where our environment lies below `root`: `.venv`, unless something of somebody else's has that name."""
    usual = root / ".venv"
    ours = not os.path.lexists(usual) or groups(usual)
    return usual if ours else root / ".venv-bridgetable"


def python_of(venv: Path, platform: str = sys.platform) -> Path:
    """The interpreter inside a virtual environment, where this system keeps it."""
    return venv / "Scripts" / "python.exe" if platform == "win32" else venv / "bin" / "python"


def packages_of(venv: Path, platform: str = sys.platform) -> Path:
    """The folder of an environment in which libraries lie."""
    if platform == "win32":
        return venv / "Lib" / "site-packages"
    return venv / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def requirements(group: str) -> list[str]:
    """What a group needs, as `pyproject.toml` says it."""
    return [*_project()["dependencies"], *([] if group == PROGRAM else further(group))]


def further(group: str) -> list[str]:
    """What a group needs beyond the program."""
    return [str(need) for need in _project()["optional-dependencies"][group]]


def _project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def stamp_of(group: str) -> str:
    """Changes with what is fetched for a group, the library of the solver among it."""
    return fingerprint([*requirements(group), *further(SOLVER)])


def fingerprint(needs: Sequence[str], version: Sequence[object] = sys.version_info[:2]) -> str:
    """Changes with what is needed and with the Python it is for; not with a comment, nor with a Python's bug fixes."""
    return hashlib.sha256("\0".join([*needs, *map(str, version)]).encode()).hexdigest()


def groups(venv: Path) -> list[str]:
    """The groups that are whole in an environment; none if it is not ours."""
    return sorted(stamp.name.removeprefix(_stamp(venv, "").name) for stamp in venv.glob(_stamp(venv, "*").name))


def fits(venv: Path, group: str) -> bool:
    """Whether a group is there, as `pyproject.toml` now has it, with a Python that still exists."""
    stamp = _stamp(venv, group)
    told = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    return told == stamp_of(group) and python_of(venv).exists()


def _stamp(venv: Path, group: str) -> Path:
    """The file that says for which fingerprint a group was fetched."""
    return venv / f"installed-{group}"


def _works(venv: Path, group: str) -> bool:
    """Whether an environment with this group can be used, even if something newer is wanted."""
    return group in groups(venv) and not _fault(venv)


def _fault(venv: Path) -> str:
    """Why the program cannot run in an environment; empty if it can."""
    try:
        tried = subprocess.run(
            [python_of(venv), "-c", TRIAL], check=False, capture_output=True, text=True, encoding="utf-8", cwd=ROOT
        )
    except OSError as problem:
        return str(problem)
    said = tried.stderr.strip().splitlines() or [f"it ended with {tried.returncode}"]
    return said[-1] if tried.returncode else ""


def _settle(places: Places) -> None:
    """Bring to its end an exchange that was broken off, and take away what is left of it."""
    if not os.path.lexists(places.here):
        for whole in (places.new, places.before):
            if groups(whole):
                whole.rename(places.here)
                break
    for left in places.left():
        shutil.rmtree(left, ignore_errors=True)


@contextmanager
def _alone(lock: Path) -> Iterator[TextIO]:
    """Let only one start at a time make an environment; the system takes the lock from whoever ends."""
    try:
        held = lock.open("a", encoding="utf-8")
    except OSError as problem:
        raise CannotPrepare(NOT_WRITABLE.format(folder=lock.parent)) from problem
    with held:
        if not _locked(held, wait=False):
            print(WAITING, flush=True)
            _locked(held, wait=True)
        yield held


if sys.platform == "win32":
    import msvcrt
    import time

    def _locked(file: TextIO, *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.5)
            else:
                return True

else:
    import fcntl

    def _locked(file: TextIO, *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


def _make(places: Places, wanted: set[str], lock: TextIO) -> None:
    """Make the next environment, whole and tried, beside the one that is there."""
    try:
        print(SETTING_UP.format(folder=places.here.name), flush=True)
        _make_empty(places.new)
        needs = list(dict.fromkeys(need for group in sorted(wanted) for need in requirements(group)))
        fetching.fetch(python_of(places.new), needs, lock)
        with suppress(fetching.CannotFetch):  # there is none for each Python; the program does without, and says so
            fetching.fetch(python_of(places.new), further(SOLVER), lock, alone=True)
        # The program is read where it lies; told from here, so that the whole folder may be moved.
        library = packages_of(places.new)
        (library / "bridgetable.pth").write_text(os.path.relpath(ROOT, library) + "\n", encoding="utf-8")
        fault = _fault(places.new)
        if fault:
            raise CannotPrepare(NOT_WORKING.format(reason=fault))
        for group in sorted(wanted):
            _stamp(places.new, group).write_text(stamp_of(group), encoding="utf-8")
    except BaseException as problem:
        shutil.rmtree(places.new, ignore_errors=True)
        if isinstance(problem, OSError):
            raise CannotPrepare(fetching.reason([str(problem)])) from problem
        raise


def _make_empty(venv: Path) -> None:
    """An environment in which there is nothing but pip."""
    made = subprocess.run(
        [sys.executable, "-m", "venv", venv], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    if made.returncode:
        raise CannotPrepare(fetching.reason((made.stdout + made.stderr).splitlines()))


def _swap(places: Places) -> None:
    """Put the new environment in the place of the old one, which a window that is open may still be using."""
    try:
        if places.here.exists():
            places.here.rename(places.before)
        places.new.rename(places.here)
    except OSError as problem:
        raise CannotPrepare(IN_USE) from problem
    finally:
        _settle(places)
    _readdress(places)


def _readdress(places: Places) -> None:
    """Let the scripts of the environment, `activate` and `pytest` and their like, name the place where it now lies."""
    old, new = os.fsencode(places.new), os.fsencode(places.here)
    for script in python_of(places.here).parent.iterdir():
        if script.is_symlink() or not script.is_file() or script.suffix == ".exe":
            continue
        text = script.read_bytes()
        if old in text:
            script.write_bytes(text.replace(old, new))
