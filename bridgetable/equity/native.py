"""Double dummy worked out by DDS, a library in C++ that lies beside the program, in Python's packages or in the system.

The only module that calls foreign code. It gives DDS nothing but what `position` has looked at: of a position that
cannot be DDS gives a number, or writes a file into the folder where the program was started. That there is no such
library is nothing out of order.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from threading import Lock
from typing import Any

from bridgetable.cards import RANKS, SUITS, Card, parse_card
from bridgetable.equity.position import Solvable
from bridgetable.resources import resource_path

_OF_THE_SYSTEM = "libdds.so.0"
"""By this name Debian's package libdds0 puts it where the system looks for libraries."""

_MEGABYTES, _THREADS = 60, 1
_FINE = 1
_ANY_TARGET, _EVERY_CARD, _ALWAYS_SEARCH = -1, 3, 1
_NO_TRUMP = 4

_ONE_AT_A_TIME = Lock()


class _Deal(ctypes.Structure):
    """A position as DDS is given it: suits S H D C are 0 to 3, hands N E S W too; cards are bits, the two is 4."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    )


class _Answer(ctypes.Structure):
    """What DDS answers: for each group of cards the highest one, as bits those it stands for, and the tricks."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("count", ctypes.c_int),
        ("suits", ctypes.c_int * 13),
        ("ranks", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("tricks", ctypes.c_int * 13),
    )


class SolverRefused(Exception):
    """DDS gives no answer; `code` is its number for the reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def name_on(system: str) -> str:
    """What the library is called on a system, as Python names it.

    >>> name_on("win32"), name_on("linux")
    ('dds.dll', 'libdds.so')
    """
    return {"win32": "dds.dll", "darwin": "libdds.dylib"}.get(system, "libdds.so")


@cache
def library() -> Any:
    """The library of the solver, or None if there is none that can be loaded."""
    for where in _places():
        try:
            found = ctypes.CDLL(str(where))
            found.SetResources(_MEGABYTES, _THREADS)
        except (OSError, AttributeError):
            continue
        return found
    return None


def _places() -> Iterator[Path | str]:
    """Where it may lie: in a package, beside the resources; among Python's packages, in endplay; in the system."""
    name = name_on(sys.platform)
    packed = resource_path("solver", name)
    if packed.is_file():
        yield packed
    of_python = PathFinder.find_spec("endplay")  # finds it and runs nothing of it
    for folder in (of_python.submodule_search_locations if of_python else None) or ():
        yield Path(folder) / "_dds" / name
    if sys.platform == "linux":
        yield _OF_THE_SYSTEM


def tricks_for_each(solver: Any, position: Solvable) -> dict[Card, int]:
    """For each card that may be played under 44C: how many of the tricks to come its side wins, all playing best.

    One position is solved at a time; while DDS works, other threads of the program go on.
    """
    answer = _Answer()
    with _ONE_AT_A_TIME:
        code = solver.SolveBoard(_deal(position), _ANY_TARGET, _EVERY_CARD, _ALWAYS_SEARCH, ctypes.byref(answer), 0)
    if code != _FINE:
        raise SolverRefused(code)
    found: dict[Card, int] = {}
    for number in range(answer.count):
        ranks = answer.equals[number] | 1 << answer.ranks[number]
        suit = SUITS[answer.suits[number]]
        for rank, letter in enumerate(RANKS, 2):
            if ranks >> rank & 1:
                found[parse_card(suit.value + letter)] = answer.tricks[number]
    return found


def _deal(position: Solvable) -> _Deal:
    deal = _Deal()
    deal.trump = _NO_TRUMP if position.trump is None else SUITS.index(position.trump)
    deal.first = position.leader.index
    for place, card in enumerate(position.trick):
        deal.trick_suits[place], deal.trick_ranks[place] = _suit_of(card), card.lowest
    for seat, hand in enumerate(position.hands):
        for card in hand:
            deal.cards[seat][_suit_of(card)] |= 1 << card.lowest
    return deal


def _suit_of(card: Card) -> int:
    assert card.suit is not None, "only positions of known cards are solved"
    return SUITS.index(card.suit)
