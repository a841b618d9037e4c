"""Suits, ranks and cards, whole or known only in part.

A card known in part is written `Dx` (a small diamond, nine to two), `Dh` (a diamond honour, ace to ten), `D?` (a
diamond of unknown rank) or `?x ?h ??` (suit unknown too); the next such card of one owner carries a number: `Dx2`.
Every card is one object however often it is parsed, so cards compare and hash by identity.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache

from bridgetable.misread import Misread

RANKS = "23456789TJQKA"
_RANK_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")


class Suit(Enum):
    """One of the four suits. `order` ranks them: clubs 0 to spades 3."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"

    order: int
    word: str
    plural: str
    symbol: str

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.name


SUITS = (Suit.S, Suit.H, Suit.D, Suit.C)
_SUIT_WORDS = ("spade", "heart", "diamond", "club")
for _order, (_suit, _word, _symbol) in enumerate(zip(SUITS, _SUIT_WORDS, "♠♥♦♣", strict=True)):
    _suit.word, _suit.plural, _suit.symbol, _suit.order = _word, _word + "s", _symbol, 3 - _order


class Card:
    """A card: `suit` and `rank` where they are known (rank 2 to 14, ace high), `kind` x, h or ? where they are not.

    `lowest` and `highest` are the ranks it may have, one and the same where it is known.
    """

    __slots__ = ("highest", "index", "kind", "lowest", "name", "rank", "suit")

    suit: Suit | None
    rank: int | None
    lowest: int
    highest: int
    kind: str
    index: int
    name: str

    def __init__(self, suit: Suit | None, rank: int | None, kind: str = "", index: int = 1) -> None:
        self.suit, self.rank, self.kind, self.index = suit, rank, kind, index
        self.lowest, self.highest = (rank, rank) if rank else {"x": (2, 9), "h": (10, 14), "?": (2, 14)}[kind]
        letter = suit.value if suit else "?"
        self.name = letter + (RANKS[rank - 2] if rank else kind) + (str(index) if index > 1 else "")

    @property
    def known(self) -> bool:
        """Both suit and rank are known.

        >>> parse_card("D7").known, parse_card("Dx").known
        (True, False)
        """
        return self.rank is not None

    @property
    def honour(self) -> bool | None:
        """Ace, king, queen, jack or ten; None when the rank leaves it open (Law 50B asks).

        >>> parse_card("HT").honour, parse_card("H9").honour
        (True, False)
        >>> parse_card("H?").honour is None
        True
        """
        if self.rank is not None:
            return self.rank >= 10
        return {"x": False, "h": True}.get(self.kind)

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_card, (self.name,)


@cache
def parse_card(text: str) -> Card:
    """The card written as suit letter and rank (`D7`, `HT`, `H10`) or in part (`Dx`, `?h2`); else `Misread`.

    >>> parse_card("H10") == parse_card("HT")
    True
    >>> str(parse_card("?h"))
    '?h'
    """
    upper = text[:1] + text[1:].replace("10", "T", 1)
    suit, rest = upper[:1], upper[1:]
    if len(rest) == 1 and suit in "SHDC" and suit and rest in RANKS:
        return _card(Suit(suit), RANKS.index(rest) + 2, "", 1)
    kind, digits = rest[:1], rest[1:]
    if suit and suit in "SHDC?" and kind and kind in "xh?" and (not digits or (digits.isdecimal() and int(digits) > 1)):
        return _card(None if suit == "?" else Suit(suit), None, kind, int(digits or 1))
    meant, cards = _card_meant(text)
    raise Misread("unread-card", typed=repr(text), meant=meant, cards=cards)


AS_LETTERS = str.maketrans("♠♥♦♣", "SHDC")
"""The signs of the suits as letters."""
_ALMOST = re.compile("(?:THE )?(?:([SHDC])(10|[2-9TJQKA])|(10|[2-9TJQKA])([SHDC]))(?: .*)?")


def _card_meant(text: str) -> tuple[str, str]:
    """What was meant for a card: none, one, several where one is wanted, or several with commas between; and which."""
    parts = [_ALMOST.fullmatch(part.translate(AS_LETTERS).upper()) for part in re.split(r",? and |, *| & ", text)]
    cards = [f"{part[1] or part[4]}{part[2] or part[3]}" for part in parts if part is not None]
    if len(cards) < len(parts):
        return "none", ""
    if len(cards) > 1 and re.fullmatch("[^,]+(?:, *(?!and )[^,]+)+", text):
        return "several", ""
    if len(cards) > 1:
        return "commas", ", ".join(cards)
    return "one", repr(cards[0])


@cache
def _card(suit: Suit | None, rank: int | None, kind: str, index: int) -> Card:
    return Card(suit, rank, kind, index)


def parse_suit(text: str) -> Suit:
    """A suit written `D`, `diamond` or `diamonds`; `Misread` for anything else.

    >>> str(parse_suit("diamonds"))
    'D'
    """
    for suit in SUITS:
        if text in (suit.value, suit.word, suit.plural):
            return suit
    raise Misread("unread-suit", typed=repr(text))


PACK: tuple[Card, ...] = tuple(parse_card(s.value + r) for s in SUITS for r in reversed(RANKS))
"""The 52 cards, spades first, ace first."""

RANK_WORDS: dict[str, int] = {word: value for value, word in enumerate(_RANK_WORDS, 2)}
"""How declarer names a rank, `two` to `ace`, and its value."""
