"""A ruling sheet as plain text: for a message, or to be pasted into an appeal form."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from bridgetable.cards import SUITS
from bridgetable.explain.diagram import Diagram, HandShown, unknown_words
from bridgetable.explain.phrases import seat_words
from bridgetable.explain.sheet import Offer, Sheet, SheetItem
from bridgetable.explain.sheet_cut import fitted
from bridgetable.messages import capitals, cite_words, listed, say
from bridgetable.seats import SEATS, Seat

WIDTH = 72
PAGE = 90
"""So many lines of text go on a page."""
_COLUMN = 24


def sheet_text(sheet: Sheet) -> str:
    """The whole sheet, no line longer than `WIDTH`; shortened where it would be longer than a page."""
    short = fitted(sheet, lambda cut: len(list(_lines(cut))) <= PAGE)
    return "\n".join(_lines(short)) + "\n"


def _lines(sheet: Sheet) -> Iterator[str]:
    yield from textwrap.wrap(sheet.title, WIDTH)
    yield from _joined(sheet.board)
    yield ""
    yield from _diagram(sheet.diagram)
    if sheet.auction:
        yield ""
        yield from _auction(sheet)
    yield from _section(say("sheet-heading-happened.text"), _happened(sheet))
    yield from _section(say("sheet-heading-facts.text"), (line for item in sheet.facts for line in _point(item)))
    yield from _section(
        say("sheet-heading-irregularities.text"), (line for item in sheet.wrong for line in _point(item))
    )
    yield from _section(say("sheet-heading-ruling-text"), _ruling(sheet))
    yield from _section(
        say("sheet-heading-choices.text"), (line for offer in sheet.offers for line in _offer_lines(offer))
    )
    for block in sheet.added:
        yield from _section(capitals(block.heading), (line for item in block.items for line in _point(item)))
    yield from _section(
        say("sheet-heading-paragraphs.text"),
        (line for law in sheet.paragraphs for line in _hung(f"{cite_words(law.cite):<8} ", law.gist)),
    )
    if sheet.left_out:
        yield ""
        yield from textwrap.wrap(sheet.words_left_out, WIDTH)
    yield ""
    yield from _joined(sheet.foot)


def _section(heading: str, lines: Iterable[str]) -> Iterator[str]:
    """A heading with its lines; nothing where there are none."""
    for number, line in enumerate(lines):
        if not number:
            yield ""
            yield heading
        yield line


def _joined(parts: Iterable[str]) -> Iterator[str]:
    """Parts one after the other, as many as go on a line."""
    line = ""
    for part in (piece for whole in parts for piece in textwrap.wrap(whole, WIDTH)):
        both = f"{line} · {part}" if line else part
        if line and len(both) > WIDTH:
            yield line
        line = both if len(both) <= WIDTH else part
    if line:
        yield line


def _hung(mark: str, words: str) -> Iterator[str]:
    """Words after a mark, their other lines as far in as the first."""
    return iter(textwrap.wrap(words, WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark)))


def _point(item: SheetItem, mark: str = "- ") -> Iterator[str]:
    return _hung(mark, f"{item.words} [{cite_words(item.cite)}]" if item.cite else item.words)


# The cards and the auction


def _diagram(shown: Diagram) -> Iterator[str]:
    yield from _hands(shown) if shown.known else (say("sheet-hands-not-known"),)
    yield ""
    yield from textwrap.wrap(shown.standing, WIDTH)


def _hands(shown: Diagram) -> Iterator[str]:
    north, east, south, west = (_hand_lines(hand) for hand in shown.hands)
    if shown.heading:
        yield shown.heading
        yield ""
    yield from (" " * _COLUMN + line for line in north if line)
    n, e, s, w = (say("sheet-compass", seat=seat) for seat in SEATS)
    compass = [f"        {n}", f"     {w}     {e}", f"        {s}", ""]
    for left, middle, right in zip(west, compass, east, strict=True):
        yield f"{left:<{_COLUMN}}{middle:<{_COLUMN}}{right}".rstrip()
    yield from (" " * _COLUMN + line for line in south if line)
    if shown.legend:
        yield from textwrap.wrap(listed(shown.legend, "semicolon"), WIDTH)


def _hand_lines(hand: HandShown) -> list[str]:
    if not hand.known:
        return [*unknown_words(hand), "", ""]
    return [f"{suit.symbol} {text}" for suit, text in zip(SUITS, hand.suits, strict=True)]


def _auction(sheet: Sheet) -> Iterator[str]:
    order = (Seat.W, Seat.N, Seat.E, Seat.S)
    before = order.index(sheet.dealer) if sheet.dealer else 0
    names = [seat_words(seat) for seat in order]
    calls = [""] * before + list(sheet.auction)
    for line in (names if sheet.dealer else [], *(calls[at : at + 4] for at in range(0, len(calls), 4))):
        if line:
            yield "".join(f"{call:<9}" for call in line).rstrip()


# What was done, ruled and chosen


def _happened(sheet: Sheet) -> Iterator[str]:
    for step in sheet.happened:
        if step.number:
            yield from _hung(f"{step.number:>2}. ", step.words)
        else:
            yield f"    … ({step.words})"


def _ruling(sheet: Sheet) -> Iterator[str]:
    yield from _point(sheet.headline, "")
    if sheet.provisional:
        yield sheet.not_final
    for item in sheet.follows:
        yield from _point(item)


def _offer_lines(offer: Offer) -> Iterator[str]:
    yield offer.words
    for number, item in enumerate(offer.options):
        yield from _point(item, "[x] " if number == offer.taken else "[ ] ")
    if offer.how:
        yield from _hung("    ", offer.how)
