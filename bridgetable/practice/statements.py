"""What the players say when the director is called: each tells what he did himself, and who called says why first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bridgetable.explain.retold import told
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import Record

_PAST = {
    "leads": "led",
    "plays": "played",
    "calls": "called",
    "drops": "dropped",
    "shows": "showed",
    "names": "named",
    "faces": "faced",
    "holds": "held",
    "raises": "raised",
    "says": "said",
    "changes": "changed",
    "claims": "claimed",
    "concedes": "conceded",
    "takes": "took",
    "puts": "put",
    "bids": "bid",
    "asks": "asked",
    "touches": "touched",
    "turns": "turned",
    "picks": "picked",
    "moves": "moved",
}
"""What a player did, as he tells it of himself."""


class Statement(NamedTuple):
    """What one player says; `about` are the actions he speaks of (`#3`)."""

    seat: Seat
    words: str
    about: tuple[str, ...] = ()


def statements(record: Record, edition: int, seed: int) -> tuple[Statement, ...]:  # noqa: ARG001
    """What each player tells of his own part, in the order in which it happened; who called speaks first."""
    said: dict[Seat, list[tuple[str, str]]] = {}
    for number, entry in enumerate(record.log, 1):
        seat = getattr(entry.action, "seat", None)
        if not isinstance(seat, Seat) or isinstance(entry.action, a.CallDirector):
            continue
        own = _own_words(told(entry), seat)
        if own:
            said.setdefault(seat, []).append((own, f"#{number}"))
    return (*_caller(record), *(_spoken(seat, lines) for seat, lines in said.items()))


def _caller(record: Record) -> Iterator[Statement]:
    called = [entry.action for entry in record.log if isinstance(entry.action, a.CallDirector)]
    if called:
        yield Statement(called[-1].seat, "Director, please! Something has gone wrong here.")


def _spoken(seat: Seat, lines: list[tuple[str, str]]) -> Statement:
    words = ", then I ".join(own for own, _ in lines)
    return Statement(seat, f"I {words}.", tuple(about for _, about in lines))


def _own_words(sentence: str, seat: Seat) -> str:
    """`East leads ♥Q` as East tells it, without the first word: `led ♥Q`; empty where he would not say it so."""
    match = re.match(rf"{seat.word} (\w+)(.*)", sentence)
    if match is None or match[1] not in _PAST:
        return ""
    return f"{_PAST[match[1]]}{match[2]}"
