"""Hands as people lay them out: four with dots after a seat, in lines, in a diagram of a mail, one alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from bridgetable.cards import SUITS, Suit
from bridgetable.exchange.alphabet import SEAT
from bridgetable.exchange.said_beside import SAID
from bridgetable.exchange.spelled import read_seat
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

LARGEST = 20_000
"""So many letters of what is told of a deal are looked at."""
_DIAGRAM = (Seat.N, Seat.W, Seat.E, Seat.S)
"""The hands of a diagram in the order in which one reads them."""

Holding: TypeAlias = str
"""The ranks of one suit, from the top; nothing for a void, `x` for a small card."""
Suits: TypeAlias = "tuple[Holding, Holding, Holding, Holding]"
Span: TypeAlias = "tuple[int, int]"
"""Where in a text a deal begins and ends."""


@value
class LaidOut:
    """Hands by their seats, or one hand `alone`; `presumed`: nobody says whose hand stands first."""

    hands: Mapping[Seat, Suits]
    alone: Suits | None = None
    presumed: bool = False


def laid_out(text: str) -> LaidOut | None:
    r"""The hands in a text that has been spelled out; None where none are laid out in it.

    >>> laid_out("N:AK.QJ.T9.8765432 - - -").hands
    {<Seat.N: 'N'>: ('AK', 'QJ', 'T9', '8765432')}
    >>> laid_out("S AK\nH QJ\nD T9\nC 8765432").alone
    ('AK', 'QJ', 'T9', '8765432')
    """
    text = text[:LARGEST]
    readers = (_clockwise, _with_dots, _in_lines, _in_a_diagram, _in_bare_lines)
    return next((found for reader in readers if (found := reader(text)) is not None), None)


def several(text: str) -> Sequence[Span]:
    r"""Where the deals stand in a text that tells more than one; nothing where it does not.

    >>> several("n A... e K...\nn K... e A...")
    [(0, 13), (14, 27)]
    """
    finders = (_in_a_row, _by_seats, _apart)
    return next((spans for finder in finders if len(spans := finder(text)) > 1), [])


def _in_a_row(text: str) -> Sequence[Span]:
    """Deals as programs write them, hand after hand."""
    return [each.span() for each in CLOCKWISE.finditer(text)]


def _by_seats(text: str) -> Sequence[Span]:
    """Hands with dots, each behind its seat: where a seat comes again the next deal begins."""
    deals: list[dict[str, re.Match[str]]] = []
    for each in _WITH_DOTS.finditer(text):
        seat = (each["seat"] or "")[:1].upper()
        if seat and (not deals or seat in deals[-1]):
            deals.append({})
        if seat:
            deals[-1][seat] = each
    found = [list(deal.values()) for deal in deals if len(deal) > 1]
    return [(deal[0].start(), deal[-1].end()) for deal in found]


_BETWEEN_DEALS = re.compile(
    r"^(?:[-=_*~#]{5,}|[ \t]*(?:[-=_*~#]{25,}|\d{1,4}[.:)]))[ \t]*(?:\n|\Z)|\n[ \t]*\n[ \t]*\n", re.MULTILINE
)
"""A line across, the number of a deal, or room between two."""


def _apart(text: str) -> Sequence[Span]:
    """Deals that are laid out whole, one under the other."""
    between = [each.span() for each in _BETWEEN_DEALS.finditer(text)]
    begins, ends = [0, *(end for _, end in between)], [*(begin for begin, _ in between), len(text)]
    parts = zip(begins, ends, strict=True) if between else ()
    return [part for part in parts if _is_whole(text[slice(*part)])]


def _is_whole(text: str) -> bool:
    found = laid_out(text) if _LEAST <= len(text) <= LARGEST else None
    return found is not None and len(found.hands) > 2


_LEAST = 39
"""Three hands have so many letters."""


# One suit, one hand


def _ranks(text: str) -> Holding:
    """The ranks of a suit from the top; the words and hyphens that stand for a void have none."""
    ranks = [letter for letter in text.upper() if letter in "AKQJT98765432X"]
    return "".join(sorted(ranks, key="AKQJT98765432X".index)).replace("X", "x")


def _four(parts: Sequence[str]) -> Suits | None:
    if len(parts) != 4:
        return None
    spades, hearts, diamonds, clubs = map(_ranks, parts)
    return spades, hearts, diamonds, clubs


# With dots between the suits

_DOTTED = r"(?<![\w.])(?:[AKQJTakqjt2-9xX]{0,26}-?\.){3}[AKQJTakqjt2-9xX]{0,26}-?(?![\w.])"
_HAND_OR_NONE = rf"(?:{_DOTTED}|(?<!\S)-(?![^\s\"'`*_“”„«»,;]))"
CLOCKWISE = re.compile(
    rf"(?:(?<![^\W_])(?P<first>[NESW])\s*:\s*(?P<told>{_HAND_OR_NONE}(?:[\s,;|]+{_HAND_OR_NONE}){{1,3}})"
    rf"|(?P<untold>{_HAND_OR_NONE}(?:[\s,;|]+{_HAND_OR_NONE}){{2,3}}))",
    re.IGNORECASE,
)
"""Hands after each other as programs write a deal; without a seat before them three at least."""


def _clockwise(text: str) -> LaidOut | None:
    """A deal as programs write it, `N:AK.QJ.T9.8765432 - - -`; without a seat it begins with North."""
    found = CLOCKWISE.search(text)
    if found is None:
        return None
    first = Seat((found["first"] or "N").upper())
    hands: dict[Seat, Suits] = {}
    for place, part in enumerate(re.split(r"[\s,;|]+", found["told"] or found["untold"])):
        hand = _four(part.split("."))
        if hand is not None and any(hand):
            hands[SEATS[(first.index + place) % 4]] = hand
    return LaidOut(hands, presumed=not found["first"]) if hands else None


_LABEL = r"(?:(?<![^\W_])(?P<seat>(?i:north|east|south|west)|[NESW])\s*[:=.)-]?\s*)?"
_WITH_DOTS = re.compile(rf"{_LABEL}(?P<hand>{_DOTTED})", re.IGNORECASE)


def _with_dots(text: str) -> LaidOut | None:
    """Hands written with dots between the suits: `N: AKQ.T92..5432`, one or several."""
    found = [(each["seat"], _four(each["hand"].split("."))) for each in _WITH_DOTS.finditer(text)]
    hands = [(seat, hand) for seat, hand in found if hand is not None and any(hand)]
    return _told([seat for seat, _ in hands], [hand for _, hand in hands])


def _told(seats: Sequence[str | None], hands: Sequence[Suits], usual: Sequence[Seat] = SEATS) -> LaidOut | None:
    """Hands with the seats written beside them; where none is, in the usual order, or one alone."""
    if not 1 <= len(hands) <= 4:
        return None
    known = [read_seat(seat) if seat else None for seat in seats]
    if all(known) and len(set(known)) == len(known):
        return LaidOut({seat: hand for seat, hand in zip(known, hands, strict=True) if seat is not None})
    if len(hands) == 1:
        return LaidOut({}, hands[0])
    if len(hands) < 3 or any(known):
        return None
    return LaidOut(dict(zip(usual, hands, strict=False)), presumed=usual is SEATS)


_RUN = r"(?:[AKQJTakqjt2-9xX](?:[ ,]?(?=[AKQJTakqjt2-9xX](?![a-z])))?)+|-+|(?i:void|none)|(?=\s|$|[SHDC,;])"
_ONE = r"{}\s*[:=.)]?\s*(?P<{}>{})"
_ALL_FOUR = re.compile(
    _LABEL
    + r"(?<![A-Za-z])"
    + r"[\s,;]*".join(_ONE.format(f"(?i:{suit.value})", suit.value, _RUN) for suit in SUITS)
    + r"(?![A-Za-z])",
)


def _in_lines(text: str) -> LaidOut | None:
    """Hands with all their suits on one line: `North: S AKQ H T92 D - C 5432`, also in a sentence."""
    found = [each for line in text.split("\n") if len(line) <= 400 for each in _ALL_FOUR.finditer(line)]
    hands = [(_seat_before(each), _four([each[suit.value] or "" for suit in SUITS])) for each in found]
    sound = [(seat, hand) for seat, hand in hands if hand is not None and any(hand)]
    labels = [seat for seat, _ in sound]
    if not any(labels):
        above = _labels(text)
        labels = above if len(above) == len(sound) else labels
    return _told(labels, [hand for _, hand in sound])


def _seat_before(found: re.Match[str]) -> str | None:
    """Whose hand it is: the seat right before it, or the last one that is named earlier in the line."""
    named = _SEAT_WORD.findall(SAID.sub("", found.string[: found.start()]))
    return found["seat"] or (named[-1] if named else None)


@value
class _Part:
    """The ranks of one suit in a line of a diagram."""

    suit: Suit
    ranks: Holding


_PART = re.compile(
    r"(?<![A-Za-z0-9])([SHDCshdc])\s?[:=.)]?\s{0,2}(" + _RUN + r")(?![A-Za-z0-9])(?! (?![SHDCshdc]\b)[A-Za-z0-9])"
)
"""A suit and its ranks; behind them nothing but what stands apart."""


def _in_a_diagram(text: str) -> LaidOut | None:
    """Hands one suit under the other, with the sign of the suit before each; East stands beside West."""
    rows = [
        _one_suit([_Part(Suit(letter.upper()), ranks) for letter, ranks in _holdings_in(line)])
        for line in text.split("\n")
    ]
    blocks = list(_blocks([row for row in rows if row]))
    hands = [hand for block in blocks for hand in block]
    return _placed(hands, [len(block) for block in blocks], _labels(text))


def _placed(hands: Sequence[Suits], shape: Sequence[int], labels: Sequence[str | None]) -> LaidOut | None:
    """The hands of a diagram: as it names them, else as they stand; None where a hand of it has not been found."""
    if labels and len(labels) != len(hands):
        return None
    if not labels and len(hands) > 1 and list(shape) not in ([1, 2, 1], [1, 1, 1], [1, 1, 1, 1], [4]):
        return None
    return _told(labels or [None] * len(hands), hands, _DIAGRAM if 2 in shape else SEATS)


def _one_suit(parts: list[_Part]) -> list[_Part]:
    """The holdings of one suit that stand beside each other; the S of a compass among them is none."""
    if len({part.suit for part in parts}) > 1:
        parts = [part for part in parts if part.ranks]
    return parts if len({part.suit for part in parts}) == 1 else []


def _holdings_in(line: str) -> Iterator[tuple[str, Holding]]:
    for found in _PART.finditer(line[:400]):
        yield found[1], _ranks(found[2])


def _blocks(rows: Sequence[Sequence[_Part]]) -> Iterator[list[Suits]]:
    """Four rows after each other, spades to clubs, make as many hands as stand beside each other."""
    while len(rows) >= 4:
        four, suits = rows[:4], [row[0].suit for row in rows[:4]]
        if suits == list(SUITS) and len({len(row) for row in four}) == 1:
            yield [
                (four[0][n].ranks, four[1][n].ranks, four[2][n].ranks, four[3][n].ranks) for n in range(len(four[0]))
            ]
            rows = rows[4:]
        else:
            rows = rows[1:]


_SEAT_WORD = re.compile(r"\b(?:north|east|south|west)\b", re.IGNORECASE)
_LABEL_OF_A_LINE = re.compile(rf"(?i:(?<!\w){SEAT})(?:\s*\([^)]*\))?[\s:.*_-]*")
_BEFORE_SPADES = re.compile(r"(?<!\w)((?i:north|east|south|west)|[NESW])\s*[:=.)-]?\s*S\s?[:=.)]?\s{0,2}[AKQJT2-9x-]")


def _labels(text: str) -> list[str | None]:
    """The names of seats that stand on a line of their own, or right before the spades of a hand, as one reads them."""
    found: list[str] = []
    for line in text.split("\n"):
        if not _LABEL_OF_A_LINE.sub("", line[:400]).strip(" *_[]"):
            found += re.findall(SEAT, re.sub(r"\([^)]*\)", "", line), re.IGNORECASE)
        else:
            found += _BEFORE_SPADES.findall(line[:400])
    labels = [name[0].upper() for name in found]
    return [*labels] if found != ["S"] else []  # which is a void


_BARE = re.compile("(?:[AKQJT2-9xX] ?)+|-+", re.IGNORECASE)
_FOUR_BARE = re.compile(
    rf"\s*{_LABEL}(?P<hand>(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)(?:[ ,/]+(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)){{3}})\s*",
)


def _in_bare_lines(text: str) -> LaidOut | None:
    """Ranks alone: four suits on a line, or a diagram without signs, four lines to a hand."""
    lines = text.split("\n")
    across = [found for line in lines if (found := _FOUR_BARE.fullmatch(line[:400]))]
    hands = [(each["seat"], _four(re.split("[ ,/]+", each["hand"]))) for each in across]
    if hands and all(hand is not None and sum(map(len, hand)) > _A_HAND for _, hand in hands):
        return _told([seat for seat, _ in hands], [hand for _, hand in hands if hand is not None])
    rows = [row for line in lines if (row := _beside_each_other(line)) is None or row]
    down: list[Suits] = []
    shapes: list[int] = []
    for width, run in groupby(rows, key=lambda row: len(row or ())):
        same = [row for row in run if row]
        for first in range(0, len(same) - 3, 4) if width in (1, 2, 4) else ():
            hands_here = [_four([row[column] for row in same[first : first + 4]]) for column in range(width)]
            down += [hand for hand in hands_here if hand is not None]
            shapes.append(width)
    if not down or sum(map(len, down[0])) == 0 or len(down) != sum(shapes) or (shapes == [4] and _overlap(down)):
        return None
    return _placed(down, shapes, _labels(text))


def _overlap(hands: Sequence[Suits]) -> bool:
    """Whether a card is in two hands: then they are not of one deal."""
    held = ["".join(suits) for suits in zip(*hands, strict=True)]
    return any(len(set(ranks) - {"x"}) < len(ranks.replace("x", "")) for ranks in held)


_A_HAND = 4
"""Four ranks on a line are a suit with spaces between rather than four suits of one card."""


def _beside_each_other(line: str) -> list[str] | None:
    """The suits that stand apart in a line, without the letters of a compass between; None where there is more."""
    parts = [part for part in re.split(r"\s{2,}", line[:400].strip()) if not re.fullmatch("[NESW]?(?: [NESW])?", part)]
    if all(_SEAT_WORD.fullmatch(part) for part in parts):
        return []
    return parts if all(_BARE.fullmatch(part) for part in parts) else None
