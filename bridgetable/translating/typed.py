"""What `typed.toml` of a language lacks: without it people of that language can type only English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bridgetable.messages import say
from bridgetable.translating.glossary import toml_or_nothing

FILE = "typed.toml"
_LISTS = ("of", "and", "laws")
_TABLES = {
    "seats": "N E S W",
    "suits": "S H D C",
    "ranks": "A K Q J T 9 8 7 6 5 4 3 2",
    "calls": "pass X XX NT",
    "roles": "declarer dummy leader",
}
"""What has to have its words, by the table it stands in."""


def untyped(folder: Path) -> Iterator[str]:
    """A line for each thing that has no words by which it can be typed."""
    path = folder / FILE
    if not path.is_file():
        yield say("translating-no-file", name=FILE)
        return
    read = toml_or_nothing(path)
    if not read:  # it cannot be read, which is told already
        return
    yield from (_fault_of_table(name) for name in _LISTS if not _is_list(read.get(name)))
    for table, wanted in _TABLES.items():
        yield from _in_table(table, read.get(table), wanted.split())
    same = read.get("same")
    yield from _in_table("same", same, same if isinstance(same, dict) else ())


def _in_table(table: str, written: Any, wanted: Any) -> Iterator[str]:
    if not isinstance(written, Mapping):
        yield _fault_of_table(f"[{table}]")
        return
    yield from (_fault_of_table(f"[{table}] {key}") for key in wanted if not _is_list(written.get(key)))


def _fault_of_table(where: str) -> str:
    return say("translating-typed", where=where)


def _is_list(words: Any) -> bool:
    return isinstance(words, list) and all(isinstance(word, str) and word.strip() for word in words)
