"""What the packages of every system call the program: name, version, kinds of files, icons, in this one place.

What they say in words stands in `words.toml`, in every language of the program.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # for `bridgetable` itself; behind everything that is installed, so as to hide none of it
BUILD = ROOT / "build"
"""Everything that is made on the way; it may be deleted at any time."""
DIST = ROOT / "dist"
"""The packages that are given to users."""

NAME = "bridgetable"
"""Of the command, of packages and of folders."""
TITLE = "Bridgetable"
"""As a reader sees it."""
APP_ID = "org.bridgetable.Bridgetable"
"""What desktops know the program by: a name in reverse, not an address that anything looks up."""
CATEGORIES = ("Game", "CardGame")
WORDS: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))
"""What packages say, each word by the codes of the languages."""


@dataclass(frozen=True)
class FileKind:
    """Files of the program's own, which a double click opens, and by what a system knows them."""

    name: str
    """What this kind is called in the names that systems give it: in the registry, and as a type of macOS."""
    suffix: str
    mime: str
    packed: bool = False
    """Whether it is a zip, which the program looks through and does not change; else it is a text, which it edits."""

    def title(self, code: str = "en") -> str:
        """What a file manager calls such a file, in a language."""
        return WORDS[f"{self.name.lower()}_title"][code]

    def holds(self, code: str = "en") -> str:
        """What lies in such a file, as the manual tells it in a language."""
        return WORDS[f"{self.name.lower()}_holds"][code]


CASE = FileKind("Case", ".bridgecase", "application/x-bridgecase")
SET_LIST = FileKind("SetList", ".bridgeevening", "application/x-bridgeevening")
COLLECTION = FileKind("Collection", ".bridgecases", "application/x-bridgecases", packed=True)
FILE_KINDS = (CASE, SET_LIST, COLLECTION)
"""Every system is told of these, and all of them wear the icon of a case."""

ICON = ROOT / "resources" / "icons" / "bridgetable.svg"
CASE_ICON = ROOT / "resources" / "icons" / "bridgecase.svg"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)

CHANGES = ROOT / "resources" / "help" / "changes.md"
AUTHORS = "The Bridgetable authors"
CONTACT = ""
"""Address to write to, once there is one that somebody reads; until then packages name none."""
HOMEPAGE = ""
"""Public address of the project, once there is one, where packages can be downloaded.

Until then packages name none, and README.md and download.md say how a package is made; the tests see to it that what
these pages say fits.
"""
SCREENSHOT = ""
"""Public address of a picture of the window, once there is one."""


@cache
def _pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    """The table `project` of `pyproject.toml`."""
    table: dict[str, Any] = _pyproject()["project"]
    return table


def left_out(name: str) -> bool:
    """Whether a file of the project, `resources/…`, stays out of what users install, as `pyproject.toml` has it.

    It is what the program's own data is made from, and read by nobody but who translates or changes the program.
    """
    patterns: list[str] = _pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    return any(PurePosixPath(name).match(pattern) for pattern in patterns)


@cache
def version() -> str:
    """The version the program says of itself, read without importing it."""
    text = (ROOT / NAME / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"{NAME}/__init__.py names no version")
    return found[1]


def description() -> str:
    """The program in one sentence."""
    return str(project()["description"])


def licence() -> str:
    """The SPDX name of the program's own licence."""
    return str(project()["license"])


def copyright_line() -> str:
    """Whose work the program is, as its licence says."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("Copyright"))


def releases() -> list[tuple[str, str]]:
    """Versions and their days as ISO dates, the latest first, as the headings of the help page on changes tell them.

    The version that is being built always comes first; without a heading of its own it is dated by its commit.
    """
    text = CHANGES.read_text(encoding="utf-8") if CHANGES.exists() else ""
    found = re.findall(r"^## (\d+\.\d+\.\d+)\b.*?(\d{4}-\d\d-\d\d)", text, re.MULTILINE)
    if version() not in dict(found):
        found.insert(0, (version(), datetime.fromtimestamp(commit_time(), UTC).date().isoformat()))
    return found


@cache
def commit_time() -> int:
    """Seconds since 1970 at which the commit was made that is built; every date inside the packages is this one.

    Outside a checkout, as in an unpacked source archive, it is the age of `pyproject.toml`, which such archives set.
    """
    git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(git, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    except (OSError, subprocess.CalledProcessError):
        return int((ROOT / "pyproject.toml").stat().st_mtime)
    return int(told)
