"""DDS, the library that plays double dummy: taken out of a wheel of endplay, and only if it is the one that is known.

Nothing of endplay's own is used, nor anything it needs. The library has no Python in it: one is the same for all of
them, so the wheel may be that of another Python than the one of the build.
"""

from __future__ import annotations

import hashlib
import platform
import subprocess
import sys
import zipfile
from pathlib import Path

import product
from bridgetable.equity.native import name_on

FOLDER = product.BUILD / "solver"
"""Where the library is put; nothing else lies there."""
WHEELS = product.BUILD / "solver-wheel"
WHEELS_PYTHON = "311"
"""There is a wheel for this Python on each system."""
LIBRARIES = {
    ("linux", "x86_64"): "d75117387f719d565b974248eec812dbf0de75ff97f44048fafe2adf42048782",
    ("linux", "aarch64"): "ca9fecf40e73c4d58362661a743f731e8a2b9b3bbda22695bf6f4ad51975a0cb",
    ("win32", "AMD64"): "e71a68b7508eb13062249ec3ae12b469bb6e29b5eee5ee7209c76fee6d07d7c9",
    ("darwin", "arm64"): "7f9d5e6f82b2d3f9fb442cc0b5bc00d5056414247b734fcc479b0b88deba1ddf",
    ("darwin", "x86_64"): "9e55a032a0735c00d1e389b2e1abbdbcce18b4317ae08f217f18e5cc9de6c0c7",
}
"""The SHA-256 of the library for each system and machine."""


class Unknown(Exception):
    """What came is not the library that is known, or there is none for this machine."""


def requirement() -> str:
    """The wheel the library lies in, as `pyproject.toml` names it: `endplay==0.5.12`."""
    (named,) = product.project()["optional-dependencies"]["solver"]
    return str(named)


def library() -> Path:
    """Where the library is put."""
    return FOLDER / name_on(sys.platform)


def fetch(python: Path) -> Path:
    """Fetch the wheel with pip, take the library out of it and look whether it is the one; raises `Unknown`."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    for before in WHEELS.iterdir():
        before.unlink()
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]
    command = [str(python), "-m", "pip", "download", *options, "--python-version", WHEELS_PYTHON, "-d", str(WHEELS)]
    subprocess.run([*command, requirement()], check=True)
    (wheel,) = WHEELS.iterdir()
    return take_out(wheel, (sys.platform, platform.machine()))


def take_out(wheel: Path, machine: tuple[str, str]) -> Path:
    """Put the library of a wheel into its folder; raises `Unknown` if it is not the one for this machine."""
    wanted = LIBRARIES.get(machine)
    if wanted is None:
        raise Unknown(f"No library of the solver is known for {' on '.join(machine)}.")
    with zipfile.ZipFile(wheel) as packed:
        data = packed.read(f"endplay/_dds/{name_on(machine[0])}")
    found = hashlib.sha256(data).hexdigest()
    if found != wanted:
        raise Unknown(f"The library of the solver in {wheel.name} is another: its SHA-256 is {found}, not {wanted}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / name_on(machine[0])).write_bytes(data)
    return FOLDER / name_on(machine[0])
