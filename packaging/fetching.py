"""What pip fetches, told in plain words: which library, how large, how far; and in one sentence why it failed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

PIP_THAT_COUNTS = "pip>=24.1"
"""The first pip that tells how far it is to a program which reads it."""

_DOWNLOADING = re.compile(r"^\s*Downloading (?P<file>\S+(?<!\.metadata))(?: \((?P<size>[^)]+)\))?$")
_CACHED = re.compile(r"^\s*Using cached (?P<file>\S+(?<!\.metadata))(?: .*)?$")
_PROGRESS = re.compile(r"^Progress (?P<done>\d+) of (?P<total>\d+)$")
_UNPACKING = re.compile(r"^Installing collected packages: (?P<names>.+)$")

NO_NETWORK = "There is no network, or it does not reach what has to be fetched. With a network, start again."
DISK_FULL = "The disk is full: about 400 MB are needed for what is fetched. Make room, then start again."
NONE_FITS = (
    "Of {name} there is none for this Python and this system (Python {version} on {platform}). "
    "With Python 3.13, 64 bit, it will be found."
)
STOPPED = "Fetching ended early ({reason}). Start again; what was there before is untouched."

_REASONS = (
    (("no space left", "errno 28", "disk quota", "not enough space"), DISK_FULL),
    (
        (
            "newconnectionerror",
            "name resolution",
            "getaddrinfo",
            "network is unreachable",
            "connection refused",
            "connection reset",
            "connection aborted",
            "connection broken",
            "connecttimeout",
            "read timed out",
            "timed out",
            "proxyerror",
            "incompleteread",
            "no route to host",
            "sslerror",
        ),
        NO_NETWORK,
    ),
)
"""Words by which pip's report is known, small, and what they come to; the first that is found counts."""


class CannotFetch(Exception):
    """Nothing was installed; the text says why, and what to do."""


def fetch(python: Path, needs: Sequence[str], lock: TextIO, *, alone: bool = False) -> None:
    """Install requirements into the environment of `python`; raises `CannotFetch`.

    What they need themselves comes with them, unless they are wanted `alone`.
    `lock` is kept open by pip too: if this program is killed, the next start waits until its pip has ended.
    """
    names = ", ".join(re.split(r"[<>=!~;\[ ]", need, maxsplit=1)[0] for need in needs)
    print(f"Fetching {names}{' alone' if alone else ', and what they need'}.", flush=True)
    for _ in _pip(python, ["--progress-bar", "off", "--upgrade", PIP_THAT_COUNTS], lock):
        pass  # nobody asked for pip, which is small
    for told in tell(_pip(python, ["--progress-bar", "raw", *(["--no-deps"] if alone else []), *needs], lock)):
        show(told)


def _pip(python: Path, what: Sequence[str], lock: TextIO) -> Iterator[str]:
    """The lines of pip while it installs; raises `CannotFetch` after the last if it fails."""
    options = ["--disable-pip-version-check", "--no-input", "--retries", "1"]
    inherited = () if sys.platform == "win32" else (lock.fileno(),)
    with subprocess.Popen(
        [str(python), "-m", "pip", "install", *options, *what],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=inherited,
    ) as pip:
        kept: list[str] = []
        for line in pip.stdout or ():
            kept.append(line.rstrip())
            yield kept[-1]
    if pip.returncode:
        raise CannotFetch(reason(kept))


def tell(lines: Iterable[str]) -> Iterator[str]:
    """What a user is told of pip's lines. A line that ends in a carriage return is to be written over by the next."""
    name = ""
    for line in lines:
        if loading := _DOWNLOADING.match(line):
            name = library(loading["file"])
            yield f"  {name}" + (f", {loading['size']}" if loading["size"] else "")
        elif cached := _CACHED.match(line):
            yield f"  {library(cached['file'])}: fetched before"
        elif far := _PROGRESS.match(line):
            yield f"  {name}: {int(far['done']) / 1e6:.1f} of {int(far['total']) / 1e6:.1f} MB\r"
        elif unpacking := _UNPACKING.match(line):
            several = unpacking["names"].count(",") + 1
            yield f"Unpacking {f'{several} libraries' if several > 1 else unpacking['names']}; this takes a moment."


def library(file: str) -> str:
    """Name and version of a library, from the name of its file or from its address."""
    parts = file.rpartition("/")[2].removesuffix(".tar.gz").split("-")
    return " ".join(parts[:2])


def show(told: str) -> None:
    """Print what is told. How far it is is shown on a terminal only; elsewhere it would fill pages."""
    if not told.endswith("\r"):
        print(told, flush=True)
    elif sys.stdout.isatty():
        print(f"\r{told.rstrip()}    ", end="\r", flush=True)


def reason(lines: Sequence[str]) -> str:
    """Why pip failed, in one sentence."""
    text = "\n".join(lines).casefold()
    for signs, sentence in _REASONS:
        if any(sign in text for sign in signs):
            return sentence
    errors = [line for line in lines if line.startswith("ERROR: ")] or lines[-1:] or ["without a word"]
    if missing := re.search(r"no matching distribution found for ([\w.-]+)", text):
        version = ".".join(map(str, sys.version_info[:2]))
        return NONE_FITS.format(name=missing[1], version=version, platform=sys.platform)
    return STOPPED.format(reason=errors[0].removeprefix("ERROR: "))
