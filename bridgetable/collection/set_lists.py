"""The set lists of a collection: the cases they name come along, and are found there wherever it is installed."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.toml_file import decoded
from bridgetable.evening.set_list import SUFFIX, Item, SetList, parse_set_list, read_set_list, set_list_text
from bridgetable.evening.whereabouts import IN_COLLECTION, LIBRARY, located


def with_their_cases(paths: Iterable[Path]) -> list[Path]:
    """Files that are put into a collection and, behind each set list, those of its cases that nobody else has."""
    found: dict[str, Path] = {}
    for path in paths:
        for each in (path, *(_own_cases(path) if path.suffix.lower() == SUFFIX else ())):
            found.setdefault(os.path.realpath(each), each)
    return list(found.values())


def _own_cases(path: Path) -> Iterator[Path]:
    try:
        items = read_set_list(path).items
    except CaseErrors:  # that is told when the set list itself is put in
        return
    for item in items:
        case = None if item.case.startswith((LIBRARY, IN_COLLECTION)) else located(item.case, path)
        if case is not None and case.is_file():
            yield case


def at_home(data: bytes, lay_at: Path, place: str, places: Mapping[str, str]) -> bytes:
    """A set list that `lay_at` a path, as it stands at its `place` in a collection.

    `places` are those of the cases that are packed with it, by the real paths of their files.
    """
    try:
        set_list = parse_set_list(decoded(data, place), place)
    except CaseErrors:
        return data
    items = tuple(_at_home(item, lay_at, place, places) for item in set_list.items)
    changed = SetList(set_list.title, items, set_list.edition)
    return data if changed == set_list else set_list_text(changed).encode("utf-8")


def _at_home(item: Item, lay_at: Path, place: str, places: Mapping[str, str]) -> Item:
    case = located(item.case, lay_at)
    there = places.get(os.path.realpath(case)) if case is not None else None
    return item if there is None else replace(item, case=posixpath.relpath(there, posixpath.dirname(place) or "."))
