"""How a sentence typed so far may go on: pure, without Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile

from bridgetable.cards import RANK_WORDS, SUITS
from bridgetable.seats import SEATS, Seat
from bridgetable.table.plain import seat_named
from bridgetable.table.slots import CALL, CARD
from bridgetable.table.state import Table
from bridgetable.table.ways import VARIES, Way, ways_to_type

_SUIT_WORDS = tuple(suit.plural for suit in SUITS)
_CALLS = ("pass", "X", "XX", *(f"{level}{suit}" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")))
_WORDS = ("low", "high", "win", "ruff", "trump", "anything")
_FITS = {
    "SEATS": re.compile("[nesw]{1,4}"),
    "CARD": re.compile(CARD.pattern, re.IGNORECASE),
    "CARDS": re.compile(f"(?:{CARD.pattern}),?", re.IGNORECASE),
    "SUIT": re.compile("(?:spade|heart|diamond|club)s?|[shdc]"),
    "SUITS": re.compile("(?:spade|heart|diamond|club)s?|[shdc]|and"),
    "CALL": re.compile(CALL.pattern, re.IGNORECASE),
    "NUM": re.compile("[0-9]+"),
    "WORDS": re.compile(r"\w+"),
    "TEXT": re.compile('".*|.*"|[^"]+'),
    "ACT": re.compile("[#@].+"),
    "LAW": re.compile(r"[0-9]\S*"),
}
"""What a word of a sentence has to look like to stand for what varies; a seat is looked up."""
_SEVERAL = ("CARDS", "SUITS", "WORDS", "TEXT")
"""What may take several words."""


def completions(text: str, table: Table) -> list[str]:
    """Whole texts that begin as `text` does: its seat, then all verbs, then all that may follow the verb."""
    text = text.lstrip()
    if len(text) < 2:  # a letter alone may be anything
        return []
    words = text.split(" ")
    found = [*_offers(words, table), *(_offers([*words, ""], table) if words[-1] else ())]
    offers = {offer.lower(): offer for offer in reversed(found)}
    return [offer for offer in dict.fromkeys(found) if offers[offer.lower()] is offer and offer.lower() != text.lower()]


def _offers(words: list[str], table: Table) -> Iterator[str]:
    """How the last of these words may go on, the others being whole; of what follows a seat the verb alone."""
    said, last = [word.lower() for word in words[:-1]], words[-1].lower()
    seat = seat_named(said[0].removesuffix("'s")) if said else None
    before = "".join(f"{word} " for word in words[:-1])
    for way in _ways():
        for at in _reached(way, said):
            if at < len(way) and (at or not _by_a_player(way)):
                for rest in _going_on(way[at:], seat, table):
                    if rest[0].lower().startswith(last):
                        yield before + (rest[0] if at == 1 and _by_a_player(way) else " ".join(rest))


def _by_a_player(way: Way) -> bool:
    return way[0] in ("SEAT", "SEAT's")


@cache
def _ways() -> tuple[Way, ...]:
    """All ways of saying something but those with a paragraph; what is fixed is offered before what varies."""
    return tuple(sorted(ways_to_type(), key=lambda way: VARIES.fullmatch(way[-1]) is not None and "asks" in way))


def _reached(way: Way, words: list[str], at: int = 0) -> Iterator[int]:
    """Up to which places of a way these words may go; a word that is a list may be followed by more of it."""
    if not words:
        yield at
        return
    if at == len(way):
        return
    word, varies = words[0], VARIES.fullmatch(way[at])
    if varies is None:
        if word == way[at].lower():
            yield from _reached(way, words[1:], at + 1)
        return
    what, end = varies[1], varies[2]
    bare = word.removesuffix(end)
    if not word.endswith(end) or not (seat_named(bare) if what == "SEAT" else _FITS[what].fullmatch(bare)):
        return
    if not (what == "CARDS" and word.endswith(",")):
        yield from _reached(way, words[1:], at + 1)
    more = {"CARDS": word.endswith(","), "WORDS": word in ("low", "high", "small", "top")}
    if what in _SEVERAL and more.get(what, True):
        yield from _reached(way, words[1:], at)


def _going_on(way: Way, seat: Seat | None, table: Table) -> Iterator[list[str]]:
    """The words that may come next: fixed ones up to what varies, or what may stand there; after a seat fixed ones."""
    varies = VARIES.fullmatch(way[0])
    fixed = takewhile(lambda word: VARIES.fullmatch(word) is None, way[1:])
    rest = list(fixed) if varies is None or varies[1] == "SEAT" else []
    for word in _candidates(varies[1], seat, table) if varies else (way[0],):
        yield [word + (varies[2] if varies else ""), *rest]


def _candidates(what: str, seat: Seat | None, table: Table) -> tuple[str, ...]:
    """What may stand for a word that varies; nothing where that is the typist's own."""
    if what in ("CARD", "CARDS"):
        return tuple(card.name for card in (*table.before(seat), *table.hand(seat))) if seat else ()
    return {
        "SEAT": tuple(other.value for other in SEATS if other is not seat),
        "SEATS": tuple(other.value for other in SEATS if other is not seat),
        "SUIT": _SUIT_WORDS,
        "SUITS": _SUIT_WORDS,
        "CALL": _CALLS,
        "WORDS": (*_WORDS, *(suit.word for suit in SUITS), *reversed(RANK_WORDS)),
    }.get(what, ())
