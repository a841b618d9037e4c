"""Evenings for the tests, made of cases of the library."""

from __future__ import annotations

from pathlib import Path

from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item, SetList
from bridgetable.evening.whereabouts import named
from bridgetable.resources import resource_path

CASES = {path.stem: path for path in sorted(resource_path("cases").rglob("*.toml"))}
TEN = (
    "lesson-45-4a",
    "lesson-45-1",
    "law26-questions-first",
    "lesson-47d-2-changes",
    "law50-b-two-cards-dropped",
    "law54-b-accepts",
    "law57-a-lowest-once-more",
    "law62-d1-the-hands-exchange-them",
    "law67-b2-found-among-his-cards-faced",
    "law68-b2-all-claimed",
)
"""Ten cases as unlike each other as an evening can have."""


def evening(*names: str, file: Path | None = None, minutes: int = 5) -> Running:
    """An evening of these cases, not begun yet."""
    items = tuple(Item(named(CASES[name], file), minutes, f"Notes on {name}.", name) for name in names)
    return Running(SetList("Tuesday", items), file=str(file or ""))
