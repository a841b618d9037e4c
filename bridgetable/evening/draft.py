"""A set list that is being made: every change can be taken back, and it knows whether it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bridgetable.evening.looked_over import moved
from bridgetable.evening.set_list import Item, SetList

MOST_STEPS = 500
"""So many changes can be taken back."""


class Draft:
    """The set list, the file at `path` it is saved to, if any, and what that file holds (`written`)."""

    def __init__(
        self, set_list: SetList, path: Path | None = None, written: bytes = b"", *, saved: bool = True
    ) -> None:
        self.set_list, self.path, self.written = set_list, path, written
        self._saved: SetList | None = set_list if saved else None
        self._before: list[SetList] = []
        self._after: list[SetList] = []
        self._typing = ""

    @property
    def saved(self) -> bool:
        """Whether there is nothing that would be lost."""
        return self.set_list == self._saved

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back last."""
        return bool(self._after)

    def change(self, to: SetList, typing: str = "") -> bool:
        """Make another set list of it; whether it is one. What is typed in one go, in the same field, is one change."""
        if to == self.set_list:
            return False
        if not typing or typing != self._typing:
            self._before = [*self._before, self.set_list][-MOST_STEPS:]
        self._typing = typing
        self._after.clear()
        self.set_list = to
        return True

    def undo(self) -> bool:
        """Take back the last change; whether there was one."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Make again the change that was taken back last; whether there was one."""
        return self._step(self._after, self._before)

    def _step(self, here: list[SetList], there: list[SetList]) -> bool:
        if not here:
            return False
        self._typing = ""
        there.append(self.set_list)
        self.set_list = here.pop()
        return True

    def add(self, items: Sequence[Item], at: int | None = None) -> bool:
        """Put cases before the one at a place, or at the end.

        >>> draft = Draft(SetList("Tuesday", (Item("a"),)))
        >>> draft.add([Item("b")], 0), [item.case for item in draft.set_list.items]
        (True, ['b', 'a'])
        """
        old = self.set_list.items
        at = len(old) if at is None else at
        return self._change_items((*old[:at], *items, *old[at:]))

    def move(self, place: int, to: int) -> bool:
        """Move a case so that it stands at another place; whether there is such a place.

        >>> draft = Draft(SetList("Tuesday", (Item("a"), Item("b"), Item("c"))))
        >>> draft.move(0, 2), [item.case for item in draft.set_list.items]
        (True, ['b', 'c', 'a'])
        """
        items = list(self.set_list.items)
        if not (0 <= place < len(items) and 0 <= to < len(items)):
            return False
        items.insert(to, items.pop(place))
        return self._change_items(tuple(items))

    def remove(self, place: int) -> bool:
        """Take a case off the list."""
        items = self.set_list.items
        return self._change_items((*items[:place], *items[place + 1 :]))

    def put(self, place: int, item: Item, typing: str = "") -> bool:
        """Another item in the place of one: its minutes or its notes are others."""
        items = self.set_list.items
        return self._change_items((*items[:place], item, *items[place + 1 :]), typing and f"{typing} {place}")

    def _change_items(self, items: tuple[Item, ...], typing: str = "") -> bool:
        return self.change(replace(self.set_list, items=items), typing)

    def saved_to(self, path: Path) -> SetList:
        """The set list as it is written to a file: the cases are named from there."""
        return moved(self.set_list, self.path, path)

    def is_saved(self, set_list: SetList, path: Path, written: bytes) -> None:
        """It stands in a file now, as `saved_to` gave it."""
        if set_list != self.set_list:  # what was done before named the cases from elsewhere
            self._before.clear()
            self._after.clear()
        self.set_list = self._saved = set_list
        self.path, self.written = path, written
