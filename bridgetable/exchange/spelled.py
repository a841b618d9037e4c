"""Calls, contracts, seats and cards in the many ways in which programs spell them."""

from __future__ import annotations

from functools import lru_cache

from bridgetable.cards import RANKS, Card, parse_card
from bridgetable.exchange.board import PASSED_OUT
from bridgetable.seats import Seat
from bridgetable.table.position import Vulnerable, parse_contract

_MOST_WORDS = 1_000
"""So many words are kept in mind: there are few calls and cards, and they come again in each board."""
_CALLS = {
    **dict.fromkeys(("P", "PASS", "--"), "pass"),
    **dict.fromkeys(("X", "D", "DBL", "DOUBLE"), "X"),
    **dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), "XX"),
}
_VULNERABLE: dict[str, Vulnerable] = {
    **dict.fromkeys(("none", "nil", "love", "-", "o", "0"), "none"),
    **dict.fromkeys(("ns", "n", "n-s", "n/s"), "NS"),
    **dict.fromkeys(("ew", "e", "e-w", "e/w"), "EW"),
    **dict.fromkeys(("all", "both", "game", "b", "a"), "all"),
}
_SEATS = {word: seat for seat in Seat for word in (seat.value, seat.word.upper())}


@lru_cache(_MOST_WORDS)
def read_call(text: str) -> str | None:
    """The call a word stands for, as a record writes it; None where it is none.

    >>> read_call("1n"), read_call("PASS"), read_call("R"), read_call("8C")
    ('1NT', 'pass', 'XX', None)
    """
    bid = parse_contract(text)
    return bid if bid and not bid.endswith("X") else _CALLS.get(text.upper())


def read_contract(text: str) -> str | None:
    """The contract a word stands for, as players write it; None where it is none.

    >>> read_contract("6N"), read_contract("5DR"), read_contract("5Cx"), read_contract("Pass")
    ('6NT', '5DXX', '5CX', 'pass')
    """
    out = text.strip().upper() in ("P", "PASS", "AP", "PASSED OUT", "ALL PASS")
    return PASSED_OUT if out else parse_contract(text)


@lru_cache(_MOST_WORDS)
def read_card(text: str) -> Card | None:
    """The card a word stands for, its suit or its rank first; None where it is none.

    >>> read_card("s10"), read_card("AH"), read_card("S1")
    (ST, HA, None)
    """
    word = text.upper().replace("10", "T")
    if len(word) != 2:
        return None
    suit, rank = (word[0], word[1]) if word[0] in "SHDC" else (word[1], word[0])
    return parse_card(suit + rank) if suit in "SHDC" and rank in RANKS else None


def read_seat(text: str) -> Seat | None:
    """The seat a word stands for; None where it is none.

    >>> read_seat("south"), read_seat("x") is None
    (<Seat.S: 'S'>, True)
    """
    return _SEATS.get(text.strip().upper())


def read_vulnerable(text: str) -> Vulnerable | None:
    """Who is vulnerable; None where that is not said.

    >>> read_vulnerable("Love"), read_vulnerable("both"), read_vulnerable("?") is None
    ('none', 'all', True)
    """
    return _VULNERABLE.get(text.strip().lower())
