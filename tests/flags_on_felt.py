"""Flags on the felt, over the library: does one lie on the index of a card, on a name, on another flag, or stick out?

    python3 -m flags_on_felt             # every case, both editions, every step, every size: some minutes
    python3 -m flags_on_felt law51 law58 # the cases of some laws

`covered` looks at one felt; `FELTS` are those of the windows that are looked at.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.resources import resource_path
from bridgetable.session import Session, View
from bridgetable.ui.felt.flag_places import index_rect, seen_of
from bridgetable.ui.felt.layout import Point, Rect, felt_size
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import letters

FELTS = {
    "1024×700, 100 %": (705, 497, 100),
    "1024×700, 150 %": (546, 466, 150),
    "1024×700, 200 %": (420, 425, 200),
    "1280×800, 100 %": (754, 597, 100),
    "1280×800, 150 %": (802, 566, 150),
    "1280×800, 200 %": (643, 525, 200),
    "1366×768, 100 %": (824, 565, 100),
    "1366×768, 150 %": (880, 534, 150),
    "1366×768, 200 %": (721, 493, 200),
    "1366×768, 100 %, no panel": (1366, 524, 100),
    "1366×768, 200 %, no director": (1056, 440, 200),
    "1920×1080, 100 %": (1266, 849, 100),
    "1920×1080, 150 %": (1004, 816, 150),
    "1920×1080, 200 %": (742, 768, 200),
    "1920×1080, 125 %, no director": (1610, 790, 125),
}
"""How many pixels the table has in windows of these sizes, and how large text is, in hundredths."""


class Fault(NamedTuple):
    """A flag, and what it covers."""

    what: str
    grave: bool


def flags_of(scene: TableScene) -> dict[object, Rect]:
    """The pills of every flag and sign that is shown, by card or seat."""
    items = (*scene.flags.of_cards.items(), *scene.flags.of_players.items())
    return {key: item.rect for key, item in items if item.isVisible()}


def covered(scene: TableScene) -> Iterator[Fault]:
    """All that flags cover."""
    flags = flags_of(scene)
    felt, seen = Rect(0, 0, scene.layout.width, scene.layout.height), seen_of(scene.places)
    for (one, first), (other, second) in combinations(flags.items(), 2):
        if meet(first, second):
            yield Fault(f"{told(one)} and {told(other)} lie on each other", True)
    for key, flag in flags.items():
        if not (felt.holds(Point(flag.x, flag.y)) and felt.holds(Point(flag.right, flag.bottom))):
            yield Fault(f"{told(key)} sticks out of the felt", True)
        for seat, label in scene.labels.items():
            if meet(flag, label.box):
                yield Fault(f"{told(key)} lies on the name of {seat.value}", True)
        for other, place in scene.places.items():
            if place.up and place.scale >= 1 and meet(flag, index_rect(place)):
                yield Fault(f"{told(key)} lies on the index of {told(other)}", True)
            elif other != key and meet(flag, seen[other]):
                yield Fault(f"{told(key)} lies on {told(other)}", False)


def meet(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have more than their borders in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    return across > 0.5 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5


def told(key: object) -> str:
    """A card or a seat, in short."""
    return f"{key[0].value} {key[1]}" if isinstance(key, tuple) else f"the sign of {key}"


def views(path: Path, edition: int) -> Iterator[tuple[str, View]]:
    """Every step of every line of a case."""
    session = Session(load(path).record, edition)
    for line in session.lines:
        session.choose_line(line.name)
        for at in range(session.view.length + 1):
            session.goto(at)
            yield f"{path.stem}{f' ({line.name})' if line.name else ''} {edition} @{at}", session.view


def faults_in(
    paths: Iterable[Path], felts: Iterable[tuple[int, int, int]], large: bool = False
) -> Iterator[tuple[str, tuple[int, int, int], Fault]]:
    """What is found in these cases, under both editions, on felts of so many pixels, with text so large."""
    sizes, scene = list(felts), TableScene()
    options = ViewOptions(animate=False, large=large)
    for path in paths:
        shown = set()
        for edition in EDITIONS:
            for name, view in views(path, edition):
                scene.show_state(view.table, view.verdict, options)
                if not flags_of(scene):
                    continue
                same = (tuple(scene.places.items()), tuple(scene.flags.lines.items()), view.verdict.turn)
                if same in shown:
                    continue
                shown.add(same)
                for size in sizes:
                    *pixels, text = size
                    with written(text):
                        scene.set_size(*felt_size(*pixels))
                    for fault in covered(scene):
                        yield name, size, fault


@contextmanager
def written(text: int) -> Iterator[None]:
    """Text is so large, in hundredths, as long as this lasts."""
    usual = QApplication.font()
    try:
        QApplication.setFont(letters(theme.TEXT_SIZE * text / 100))
        yield
    finally:
        QApplication.setFont(usual)


def main() -> int:
    """Look at the cases of the laws that are named, or at all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bridgetable.ui.start.app import application

    application()
    folders = [resource_path("cases", law) for law in sys.argv[1:]] or [resource_path("cases")]
    paths = sorted(path for folder in folders for path in folder.rglob("*.toml"))
    grave = 0
    for name, size, fault in faults_in(paths, sorted(set(FELTS.values()))):
        grave += fault.grave
        sys.stdout.write(f"{'!' if fault.grave else ' '} {name} {size}: {fault.what}\n")
    sys.stdout.write(f"{len(paths)} cases, {grave} grave faults\n")
    return bool(grave)


if __name__ == "__main__":
    sys.exit(main())
