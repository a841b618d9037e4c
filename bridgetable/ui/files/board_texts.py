"""Texts with boards are read: a short one at once, a long one beside the window, which never waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject

from bridgetable.named import NamedTuple

if TYPE_CHECKING:
    from bridgetable.ui.widgets.aside import Aside

AT_ONCE = 200_000
"""Texts of so many bytes, some three hundred boards, are read at once, longer ones beside the window."""


class BoardsText(NamedTuple):
    """What a file holds that is called `name`, or what was pasted."""

    data: bytes
    name: str


Texts: TypeAlias = tuple[BoardsText, ...]
_Found = TypeVar("_Found")


class TextReader(Generic[_Found]):
    """Has texts read one after the other by `read`, which knows nothing of Qt, and tells `take` what it found in them.

    Those that are asked for before it is done take the place of the ones before.
    """

    def __init__(
        self,
        parent: QObject,
        read: Callable[[BoardsText], _Found],
        take: Callable[[Texts, Sequence[_Found]], object],
    ) -> None:
        self._parent, self._read, self._take = parent, read, take
        self.busy = False
        """Whether some are still being read."""

    def ask(self, texts: Texts) -> bool:
        """Have these read; whether that is done already."""
        if sum(len(text.data) for text in texts) <= AT_ONCE:
            self._take(texts, [*map(self._read, texts)])
            return True
        self.busy = True
        self._aside.ask(texts)
        return False

    @cached_property
    def _aside(self) -> Aside[Texts, tuple[Texts, list[_Found]]]:
        from bridgetable.ui.widgets.aside import Aside

        return Aside(self._parent, "reading boards", self._read_all, self._told)

    def _read_all(self, texts: Texts) -> Iterator[tuple[Texts, list[_Found]] | None]:
        found: list[_Found] = []
        for text in texts:
            found.append(self._read(text))
            yield None
        yield texts, found

    def _told(self, read: tuple[Texts, list[_Found]]) -> None:
        self._aside.forget()
        self.busy = False
        self._take(*read)
