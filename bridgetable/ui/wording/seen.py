"""What is on the screen now, each text with the part of a window that shows it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import unescape

from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QScrollArea, QTabWidget, QTextEdit, QWidget

from bridgetable.messages import said_so_far
from bridgetable.translating.context import shape, within
from bridgetable.translating.lacking import Catalogue

_READ = ("text", "title", "placeholderText", "windowTitle", "toolTip", "accessibleName", "accessibleDescription")
_TAG = re.compile(r"<[^>]*>")
_LONGEST_NAME = 40
"""What is called by more letters than this is called by what it says: that names no place."""

Seen = Mapping[str, list[QWidget]]


def on_screen(beside: QWidget) -> Seen:
    """Every text of the windows that are open, with the parts that show or tell it; not those of `beside`."""
    found: dict[str, list[QWidget]] = defaultdict(list)
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and window is not beside and not isinstance(window, QMenu):
            for part in (window, *window.findChildren(QWidget)):
                if part.isVisible() and part.window() is window:  # a window may have others among its parts
                    for words in filter(None, _texts_of(part)):
                        found[words].append(part)
    return found


def _texts_of(part: QWidget) -> Iterator[str]:
    for name in _READ:
        asked = getattr(part, name, None)
        said = asked() if callable(asked) else None
        if isinstance(said, str):
            yield _plain_words(said)
    if isinstance(part, QTextEdit):
        yield part.toPlainText()
    if isinstance(part, QTabWidget):
        yield from (part.tabText(place) for place in range(part.count()))
    if isinstance(part, QMenuBar):
        yield from (entry.text() for entry in part.actions())


def _plain_words(said: str) -> str:
    return unescape(_TAG.sub(" ", said)).strip() if "<" in said else said.strip()


def recognised(own: Catalogue, seen: Seen) -> Mapping[str, list[QWidget]]:
    """The messages said so far that may have said any of these texts, with what shows it."""
    found = {name: showing(name, own, seen) for name in within(said_so_far(), own)}
    return {name: parts for name, parts in found.items() if parts}


def showing(name: str, own: Catalogue, seen: Seen) -> list[QWidget]:
    """What shows a text that a message may have said, the smallest part first."""
    looks = shape(own.get(name, ""), own)
    parts = [part for words, shown in seen.items() if looks.fits(words) for part in shown]
    return sorted(parts, key=lambda part: part.width() * part.height())


def place_of(part: QWidget) -> str:
    """What is around a part of a window, from the window inwards, as it is called when it is read aloud."""
    names = [part.window().windowTitle().replace("[*]", "").rpartition(" – ")[2]]
    around = part.parentWidget()
    while around is not None and not around.isWindow():
        name = around.accessibleName()
        if name and len(name) <= _LONGEST_NAME:
            names.insert(1, name)
        around = around.parentWidget()
    return " › ".join(dict.fromkeys(filter(None, names)))


def come_into_sight(part: QWidget) -> None:
    """Scroll whatever a part of a window lies in until it is seen."""
    around = part.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(part)
        around = around.parentWidget()
