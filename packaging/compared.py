"""Two builds of one commit: the second is made of a clone, in another folder, and compared file by file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import debian
import frozen
import linux
import product
import shell

AGAIN = product.BUILD / "again"
"""The clone, and all that is made of it."""
STAGES = ("wheel", "frozen", "icons", "tarball", "deb")


def build_again() -> Path:
    """Build the last commit once more, elsewhere and under another umask; where it lies."""
    shutil.rmtree(AGAIN, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", "--shared", product.ROOT, AGAIN], check=True)
    command: shell.Command = [sys.executable, AGAIN / "packaging" / "build.py", *STAGES]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, umask=0o077)
    return AGAIN


def uncommitted() -> str:
    """What differs from the last commit, as git tells it."""
    told = ["git", "-C", str(product.ROOT), "status", "--porcelain"]
    return subprocess.run(told, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def everything() -> Iterator[str]:
    """What differs between this build and the second one: the packages, and each file that went into them."""
    for made in (product.DIST, frozen.SHIPPED.folder, linux.ICONS, linux.unpacked(), debian.TREE):
        place = made.relative_to(product.ROOT)
        yield from (f"{place}/{told}" for told in differences(made, AGAIN / place))


def differences(one: Path, other: Path) -> Iterator[str]:
    """The files of two folders that are not the same in name, kind or content."""
    left, right = (dict(_files(folder)) for folder in (one, other))
    for name in sorted(left.keys() | right.keys()):
        if name not in left or name not in right:
            yield f"{name} was made only {'the first' if name in left else 'the second'} time"
        elif _told(left[name]) != _told(right[name]):
            yield f"{name} differs"


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        if path.is_symlink() or not path.is_dir():
            yield path.relative_to(folder).as_posix(), path


def _told(path: Path) -> tuple[str, bytes]:
    """Whether a file is a link, a program or neither, and what is in it or where it leads."""
    if path.is_symlink():
        return "link", os.fsencode(path.readlink())
    return "program" if path.stat().st_mode & 0o100 else "file", path.read_bytes()
