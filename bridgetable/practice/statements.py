"""What the players say when the director comes: each what he did himself, and the caller what everybody saw.

They are at odds only over what the record leaves to a fact, a pause, what partner could see, what was meant, and there
each says what suits his side; the director has to ask. What nobody has seen nobody else tells.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple

from bridgetable.explain.blind import blind_record
from bridgetable.explain.retold import told
from bridgetable.explain.withheld import last_told
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import Fact, Record

BEFORE = 2
"""So many actions before the one it is about are told with it."""
_NOT_TOLD = (a.CallDirector, a.Attention, a.ReserveRights)
_PAST = {
    "leads": "led",
    "plays": "played",
    "calls": "said",
    "drops": "dropped",
    "shows": "showed",
    "names": "named",
    "faces": "laid out",
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
    "spreads": "spread",
    "tells": "told",
    "answers": "answered",
}
"""What a player did, as it is told afterwards."""
_OPENINGS = ("Director, please!", "Director! Could you come?", "We need you here, please.")
_OWN = {
    "unintended": "It slipped out. I never meant that one.",
    "pause": "I said so at once.",
    "meant-as": "I meant what I did.",
}
"""What somebody says of what he did himself, whether it was so or not."""
_AGAINST = {
    "unintended": "It sounded like a change of mind to me.",
    "pause": "That took him a moment.",
    "partner-could-see": "His partner must have seen it.",
}
"""What an opponent says to the same."""
_PARTNER = {"partner-could-see": "I saw nothing. I was looking at my own cards."}


class Statement(NamedTuple):
    """What one player says; `about` are the actions he speaks of (`#3`) and the facts (`pause #3`)."""

    seat: Seat
    words: str
    about: tuple[str, ...] = ()


def statements(record: Record, edition: int, seed: int) -> tuple[Statement, ...]:
    """What the players say, the one who called first, then in the order in which they acted."""
    verdict = judge(record, edition)
    end = last_told(record.log, 0)
    wrong = [each.action for each in verdict.irregularities if each.action <= end]
    first = max(0, min([*wrong, end]) - BEFORE - 1)
    numbers = [n for n in range(first + 1, end + 1) if not isinstance(record.log[n - 1].action, _NOT_TOLD)]
    seen = blind_record(record, verdict.dummy).log
    said: dict[Seat, list[tuple[str, str]]] = {}
    caller = next((e.action.seat for e in reversed(record.log) if isinstance(e.action, a.CallDirector)), None)
    if caller is not None:
        opening = random.Random(f"{seed} {caller}").choice(_OPENINGS)
        said[caller] = [(opening, ""), *_seen_by(caller, seen, numbers)]
    for number in numbers:
        seat = _actor(record.log[number - 1].action)
        if seat is not None:
            own = _retold(told(record.log[number - 1]), seat, "I")
            said.setdefault(seat, []).extend([(own, f"#{number}")] if own else [])
    for fact in record.facts:
        for seat, words in _of_fact(fact, record, verdict.dummy):
            said.setdefault(seat, []).append((words, fact.key))
    return tuple(_statement(seat, lines) for seat, lines in said.items() if lines)


def _actor(action: a.Action) -> Seat | None:
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, Seat) else None


def _seen_by(seat: Seat, seen: tuple[a.Entry, ...], numbers: list[int]) -> Iterator[tuple[str, str]]:
    """The last thing somebody else did, as everybody could see it."""
    others = [n for n in numbers if _actor(seen[n - 1].action) not in (None, seat)]
    for number in others[-1:]:
        who = _actor(seen[number - 1].action)
        words = _retold(told(seen[number - 1]), who, who.word) if who is not None else ""
        if words:
            yield words, f"#{number}"


def _retold(sentence: str, seat: Seat, who: str) -> str:
    """`East leads ♥Q` as it is told afterwards: `East led ♥Q.`, or by himself `I led ♥Q.`; empty where it is not."""
    match = re.match(rf"(?:At the same time )?{seat.word} (\w+)(.*)", sentence)
    if match is None or match[1] not in _PAST:
        return ""
    what = match[2].strip()
    if match[1] == "calls":
        what = f"“{what}”"
    if who == "I":
        what = re.sub(r"\b(as|up|back) his\b", r"\1 my", re.sub(r"\bthat he has\b", "that I have", what))
    return f"{who} {_PAST[match[1]]} {what}."


def _of_fact(fact: Fact, record: Record, dummy: Seat) -> Iterator[tuple[Seat, str]]:
    """What is said to a fact of an action: by who acted, by his partner, and by an opponent who plays the cards."""
    number = fact.of.removeprefix("#")
    if not number.isdecimal() or not 0 < int(number) <= len(record.log):
        return
    seat = _actor(record.log[int(number) - 1].action)
    if seat is None:
        return
    against = seat.lho if seat.lho is not dummy else seat.rho
    for who, words in ((seat, _OWN), (seat.partner, _PARTNER), (against, _AGAINST)):
        if fact.id in words:
            yield who, words[fact.id]


def _statement(seat: Seat, lines: list[tuple[str, str]]) -> Statement:
    return Statement(seat, " ".join(dict.fromkeys(words for words, _ in lines)), tuple(key for _, key in lines if key))
