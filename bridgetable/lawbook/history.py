"""Where a reader has been: back and forward."""

from __future__ import annotations

from bridgetable.named import NamedTuple


class BookPlace(NamedTuple):
    """A paragraph of an edition."""

    cite: str
    edition: int


class PlacesVisited:
    """The places visited, and the one the reader is at."""

    def __init__(self) -> None:
        self._places: list[BookPlace] = []
        self._at = -1
        self._passing = False

    @property
    def here(self) -> BookPlace | None:
        """The place the reader is at."""
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back."""
        return self._at + 1 < len(self._places)

    def visit(self, place: BookPlace, *, passing: bool = False) -> None:
        """Go to a place. One that is only passed by, while a search is typed, is forgotten at the next."""
        if place == self.here:
            self._passing = self._passing and passing
            return
        keep = self._at if self._passing else self._at + 1
        self._places[keep:] = [place]
        self._at, self._passing = keep, passing

    def go(self, step: int) -> BookPlace | None:
        """Go back (-1) or forward (1); the place that is reached, None if there is none.

        >>> visited = PlacesVisited()
        >>> visited.visit(BookPlace("44C", 2017))
        >>> visited.visit(BookPlace("50B", 2017))
        >>> visited.go(-1).cite
        '44C'
        """
        if not 0 <= self._at + step < len(self._places):
            return None
        self._at += step
        self._passing = False
        return self.here
