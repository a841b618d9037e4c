"""The lines of a printed page, in reading order, from the pieces of text that lie about on it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence

from bridgetable.named import NamedTuple

_NARROW = frozenset("iljtfrI.,;:'’|!()[] -")
_WIDE = frozenset("mwMW—%@")
_LIGATURES = str.maketrans({"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "\xad": "", "\xa0": " "})
_FEWEST = 6
"""So many rows must begin at the same place before it is taken for the edge of a column."""
_SAME = 4.0
"""What begins so near together begins at the same place, in points."""

_SURE = 0.9
"""A piece is at least so much of its reckoned width long."""


class Piece(NamedTuple):
    """A piece of text, with the place on the page where it begins (y grows upwards) and the size of its letters."""

    x: float
    y: float
    size: float
    text: str

    @property
    def end(self) -> float:
        """About where it ends: the page tells only where a piece begins."""
        return self.x + self.size * sum(_width(letter) for letter in self.text)


Row = list[Piece]


def reading_order(pieces: Iterable[Piece]) -> list[str]:
    """The lines of a page; of two columns the left one is read first, between lines that run across both."""
    rows = _rows(pieces)
    edge = _gutter(rows)
    if edge is None:
        return [_joined(row) for row in rows]
    lines: list[str] = []
    left: list[str] = []
    right: list[str] = []
    apart = _apart(rows)
    for number, row in enumerate(rows):
        if number in apart or _crosses(row, edge):
            lines += [*left, *right, _joined(row)]
            left, right = [], []
            continue
        for side, part in ((left, [p for p in row if p.x < edge]), (right, [p for p in row if p.x >= edge])):
            if part:
                side.append(_joined(part))
    return [*lines, *left, *right]


def _rows(pieces: Iterable[Piece]) -> list[Row]:
    """Pieces at the same height, from the top of the page; raised and lowered letters stay in their row."""
    rows: list[Row] = []
    for piece in sorted((p for p in pieces if p.text.strip()), key=lambda p: -p.y):
        if rows and abs(rows[-1][0].y - piece.y) <= 0.4 * max(piece.size, rows[-1][0].size):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [sorted(row) for row in rows]


def _gutter(rows: Sequence[Row]) -> float | None:
    """Where the right one of two columns begins; None on a page of one column."""
    if len(rows) < _FEWEST:
        return None
    left = min(row[0].x for row in rows)
    width = max(row[-1].end for row in rows) - left
    starts = Counter(
        round(piece.x / _SAME) for row in rows for piece in row if 0.35 < (piece.x - left) / max(width, 1) < 0.7
    )
    if not starts:
        return None
    place, _ = starts.most_common(1)[0]
    edge = (place - 1) * _SAME
    begun = [number for number, row in enumerate(rows) if any(edge <= piece.x <= edge + 2 * _SAME for piece in row)]
    reach = max(begun, default=0) + 1  # on the last page the right column ends early
    across = sum(_crosses(row, edge) for row in rows)
    beside = sum(row[0].x < edge and not _crosses(row, edge) for row in rows)
    if len(begun) < max(_FEWEST, 0.3 * reach) or beside < _FEWEST or across > 0.25 * len(rows):
        return None
    return edge


def _apart(rows: Sequence[Row]) -> set[int]:
    """The first and the last row if they keep their distance, as running titles and page numbers do."""
    gaps = [above[0].y - below[0].y for above, below in itertools.pairwise(rows)]
    usual = sorted(gaps)[len(gaps) // 2]
    return {number for number, gap in ((0, gaps[0]), (len(rows) - 1, gaps[-1])) if gap > 1.35 * usual}


def _crosses(row: Row, edge: float) -> bool:
    """Whether the row runs over the edge of the right column, and nothing begins there."""
    if any(edge <= piece.x <= edge + 2 * _SAME for piece in row):
        return False
    return any(piece.x < edge and piece.x + _SURE * (piece.end - piece.x) > edge + 2 * _SAME for piece in row)


def _joined(row: Row) -> str:
    """The pieces of a line, with a space where the page leaves one."""
    text, end = "", 0.0
    for piece in row:
        gap = piece.x - end > 0.12 * piece.size
        if text and gap and not text.endswith(" ") and not piece.text.startswith(" "):
            text += " "
        text += piece.text
        end = piece.end
    return tidy(text)


def tidy(text: str) -> str:
    """A line without ligatures, soft hyphens and spaces at its ends."""
    return text.translate(_LIGATURES).strip()


def _width(letter: str) -> float:
    """About how wide a letter is, of its size."""
    if letter in _NARROW:
        return 0.3
    if letter in _WIDE:
        return 0.85
    return 0.68 if letter.isupper() else 0.53
