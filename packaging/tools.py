"""What the stages of the build call: looked for before anything is begun, with the line that brings what is missing."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import compared
import product
import starting
from bridgetable import system


class Lacking(NamedTuple):
    """Something that is not here, and what brings it: on Linux a package of Debian and Ubuntu."""

    what: str
    brought_by: str


CALLED: Mapping[str, tuple[str, ...]] = {
    "frozen": ("objdump", "strip"),
    "tarball": ("xz", "desktop-file-validate", "appstreamcli"),
    "deb": ("dpkg-deb", "dpkg-shlibdeps", "objdump", "lintian"),
    "measure": ("xz",),
    "twice": ("git",),
    "installer": ("makensis",),
    "image": ("codesign",),
}
"""The programs a stage calls beside Python. Without `xvfb-run` the build goes on, and says what it does not try."""

BROUGHT_BY = {
    "linux": {
        "appstreamcli": "appstream",
        "desktop-file-validate": "desktop-file-utils",
        "dpkg-deb": "dpkg",
        "dpkg-shlibdeps": "dpkg-dev",
        "git": "git",
        "lintian": "lintian",
        "objdump": "binutils",
        "strip": "binutils",
        "xz": "xz-utils",
    },
    "win32": {"git": "Git for Windows", "makensis": "NSIS", "signtool": "the Windows SDK"},
    "darwin": dict.fromkeys(("git", "codesign", "xcrun"), "the tools that xcode-select --install brings"),
}
"""Which programs the stages call on each system, and what brings them."""

TO_SIGN = {"signtool": "BRIDGETABLE_WINDOWS_CERTIFICATE", "xcrun": "BRIDGETABLE_APPLE_ID"}
"""Programs that are called only where this variable configures signing."""

DRAWING_ON_X = {"frozen", "deb"}
"""Stages that take along, or name as needed, the libraries for a screen of X."""


def missing(stages: Iterable[str], environ: Mapping[str, str] = os.environ) -> list[Lacking]:
    """All that these stages need and that is not on this machine."""
    named = set(stages)
    if "twice" in named:
        named |= set(compared.STAGES)
    found = [*_programs(named, environ)]
    if sys.platform == "linux":
        found += _for_python("frozen" in named)
        found += _libraries(named)
    return found


def _programs(stages: set[str], environ: Mapping[str, str]) -> Iterator[Lacking]:
    brought_by = BROUGHT_BY.get(sys.platform, {})
    called = {program for stage in stages for program in CALLED.get(stage, ())}
    called |= {program for program, variable in TO_SIGN.items() if environ.get(variable)}
    called |= {"git"} if (product.ROOT / ".git").exists() else set()  # it tells the date that everything gets
    for program in sorted(called & brought_by.keys()):
        if shutil.which(program) is None:
            yield Lacking(program, brought_by[program])


def _for_python(freezing: bool) -> Iterator[Lacking]:
    """What Debian keeps apart from Python: how environments are made, and the library that is frozen."""
    if starting.lacks_venv():
        yield Lacking("ensurepip", starting.venv_package())
    library = str(sysconfig.get_config_var("INSTSONAME"))
    if freezing and ".so" in library and system.not_loading([library]):
        yield Lacking(library, f"libpython{sys.version_info[0]}.{sys.version_info[1]}")


def _libraries(stages: set[str]) -> Iterator[Lacking]:
    needed = {**system.FOR_ANY_SCREEN, **(system.FOR_X if stages & DRAWING_ON_X else {})}
    return (Lacking(library, needed[library].debian) for library in system.not_loading(needed))


def told(lacking: Sequence[Lacking]) -> str:
    """What is missing, in words, and what to type for all of it at once."""
    names = ", ".join(one.what for one in lacking)
    packages = sorted({one.brought_by for one in lacking})
    needed = f"The build needs what is not here: {names}."
    if sys.platform == "linux":
        by_root = f"apt-get update && apt-get install {' '.join(packages)}"
        line = by_root if system.is_root() else starting.to_type(packages)
        return f"{needed}\nOn Debian and Ubuntu this brings it; then start again:\n  {line}"
    else:
        return f"{needed} Install {', '.join(packages)}, then start again."
