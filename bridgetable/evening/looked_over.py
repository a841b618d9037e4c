"""A set list with its cases: each is looked for and read, and what is amiss with one keeps none from being shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from bridgetable.cases.case import ENGLISH, Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.evening.set_list import Item, SetList
from bridgetable.evening.whereabouts import IN_COLLECTION, LIBRARY, located, named, seen_as
from bridgetable.messages import say
from bridgetable.value import value


@value
class LookedUp:
    """An item of a set list, its case if it could be read, and what is amiss with it in one sentence, if anything."""

    item: Item
    case: Case | None
    trouble: str = ""

    def title(self, language: str = ENGLISH) -> str:
        """What the case is called, or was when it was put on the list, or else where it was looked for."""
        return self.case.title_in(language) if self.case is not None else self.item.title or self.item.case


def readable(cases: Iterable[LookedUp]) -> list[Case]:
    """The cases that could be read."""
    return [each.case for each in cases if each.case is not None]


def looked_over(set_list: SetList, beside: Path | None) -> Iterator[LookedUp]:
    """The items of a set list whose file lies at `beside`, with their cases, each read when it is asked for."""
    return (looked_up(item, beside) for item in set_list.items)


def glanced_at(item: Item, beside: Path | None) -> LookedUp:
    """An item with what is amiss with it; a case that is as it was when it was put on the list is not read again."""
    path = located(item.case, beside)
    if path is not None and item.title and item.seen and seen_as(path) == item.seen:
        return LookedUp(item, None)
    return looked_up(item, beside)


def looked_up(item: Item, beside: Path | None) -> LookedUp:
    """An item with its case.

    >>> looked_up(Item("library:law54/gone", title="The lead"), None).trouble
    'The case “The lead” is not there any more; it was looked for in the library.'
    """
    path = located(item.case, beside)
    title = item.title or item.case
    if path is None or not path.exists():
        return LookedUp(item, None, _not_there(item.case, title, path))
    try:
        case = load(path)
    except CaseErrors as errors:
        why = errors.problems[0].message
        return LookedUp(item, None, say("evening-case-unreadable", title=title, why=why))
    if item.seen and seen_as(path) != item.seen:
        return LookedUp(item, case, say("evening-case-changed", title=case.title_in(ENGLISH)))
    return LookedUp(item, case)


def _not_there(case: str, title: str, path: Path | None) -> str:
    if case.startswith(LIBRARY):
        return say("evening-case-missing", title=title)
    if case.startswith(IN_COLLECTION):
        id_ = case.removeprefix(IN_COLLECTION).partition("/")[0]
        return say("evening-case-missing-collection", title=title, collection=id_)
    return say("evening-case-missing-at", title=title, where=str(path or case))


def item_for(path: Path, title: str, beside: Path | None, minutes: int = 0) -> Item:
    """The case at `path` as an item of a set list whose file lies at `beside`."""
    return Item(named(path, beside), minutes, title=title, seen=seen_as(path))


def moved(set_list: SetList, old: Path | None, new: Path) -> SetList:
    """The set list as it is saved to `new`, when its cases were named from `old`: each is where it was."""
    if old is not None and old.parent == new.parent:
        return set_list
    return replace(set_list, items=tuple(_moved(item, old, new) for item in set_list.items))


def _moved(item: Item, old: Path | None, new: Path) -> Item:
    path = located(item.case, old)
    return item if path is None else replace(item, case=named(path, new))
