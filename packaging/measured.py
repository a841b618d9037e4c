"""The frozen program beside a bare window frozen the same way: size, size of the tarball, time until all is painted."""

from __future__ import annotations

import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import frozen
import linux
import product
import smoke

ROUNDS = 11
LONGEST = 30.0
"""Seconds after which a program that has shown nothing is given up."""
START = 6.0
"""How many times as long as the bare window the start may take: the program's 200 modules of its own and the first
verdicts cost four times what Qt costs; the empty table comes after 1.5 times, see `tests/bench`."""
FOLDER, PACKED = 1.22, 1.21
"""How many times as large as the bare window's the folder and the tarball may be.

The modules and texts of the program are 0.15 of it, the texts in Italian and Greek 0.02 (packed, 0.01), SQLite, which
keeps the answers, 0.02, what reads JPEG pictures and plays double dummy 0.01.
"""
PAINTING = "QT_LOGGING_RULES", "qt.widgets.painting=true"
DRAWN = re.compile(r"qt\.widgets\.painting: Drawing .* of (\w+)\(")
PAINTED = "qt.widgets.painting: Flushing"
"""How Qt is asked to tell of its painting, what it says of each part that is drawn, and of what goes to the screen."""
TABLE, EMPTY_VIEW = "TableView", "QGraphicsView"
"""What is drawn where there is something to be worked with: ours shows paper and felt before, which is not counted."""


@dataclass(frozen=True)
class Ratio:
    """Something measured of Bridgetable and of the bare window, and how many times as much the former may have."""

    name: str
    ours: float
    bare: float
    unit: str
    bar: float

    @property
    def kept(self) -> bool:
        """Whether it stays within its bar."""
        return self.ours <= self.bar * self.bare

    def __str__(self) -> str:
        ratio = f"{self.ours / self.bare:.3f} x (bar {self.bar:g}{'' if self.kept else ', MISSED'})"
        return f"{self.name:24} {self.ours:8.2f} {self.unit}, bare {self.bare:8.2f} {self.unit}: {ratio}"


def ratios() -> Iterator[Ratio]:
    """The measurements; both programs have to be frozen, and the tarball made."""
    ours, bare = (megabytes(program.folder) for program in (frozen.SHIPPED, frozen.BARE))
    yield Ratio("frozen folder", ours, bare, "MB", FOLDER)
    packed = linux.pack(frozen.BARE.folder, product.BUILD / "bare.tar.xz")
    yield Ratio("tarball", megabytes(linux.tarball()), megabytes(packed), "MB", PACKED)
    yield Ratio("start to the whole table", *starts(), "s", START)


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files) / 1e6


def starts() -> tuple[float, float]:
    """Median seconds from the start until all is painted, of Bridgetable and of the bare window, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        environ = {**smoke.alone(Path(folder), "offscreen"), PAINTING[0]: PAINTING[1]}
        programs = ((frozen.SHIPPED.executable, TABLE), (frozen.BARE.executable, EMPTY_VIEW))
        rounds = [[seconds_to(part, program, environ) for program, part in programs] for _ in range(ROUNDS + 1)]
    ours, bare = (median(column) for column in zip(*rounds[1:], strict=True))  # the first round warms the disk
    return ours, bare


def seconds_to(part: str, program: Path, environ: Mapping[str, str]) -> float:
    """Seconds from the start of a program, as it ships, until a frame with this part is painted; then it is ended."""
    began, drawn = time.perf_counter(), False
    with subprocess.Popen(
        [program], env=environ, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, encoding="utf-8"
    ) as run:
        try:
            for line in run.stderr or ():
                found = DRAWN.match(line)
                drawn |= found is not None and found[1] == part
                if drawn and line.startswith(PAINTED):
                    return time.perf_counter() - began
                if time.perf_counter() - began > LONGEST:
                    break
        finally:
            run.kill()
    raise smoke.Failed(f"{program.name} painted no {part}")
