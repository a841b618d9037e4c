"""The felt is the ruling made visible: what lies in the trick is what the verdict calls played, or its flag says more.

At every step of every case of the library, on every branch, under both editions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bridgetable.cards import Card, parse_card
from bridgetable.cases.reader import load
from bridgetable.explain.card_status import status_finding, status_word
from bridgetable.explain.whynot import Reason
from bridgetable.explain.whynot_words import told
from bridgetable.findings.registry import YEARS
from bridgetable.findings.verdict import Verdict
from bridgetable.resources import resource_path
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.lines import lines
from bridgetable.table.record import Record
from bridgetable.table.state import Table
from bridgetable.ui.drawn import Drawn, drawn
from bridgetable.ui.flags import Flag, flags_of

FOLDERS = sorted(path.name for path in resource_path("cases").iterdir())

BECOMES = {
    "goes back",
    "leaves the trick",
    "stays if accepted",
    "played if named",
    "to be led",
    "to be played",
    "face-down lead",
    "major penalty",
    "minor penalty",
    "must be played",
    "exposed",
    "held, not played",
    "in hand",
    "withdrawn",
}
"""The flags that say of a card in the trick what becomes of it, or as what it lies there."""


class Step(NamedTuple):
    """A case at one of its steps: what is drawn, and the flags beside it."""

    record: Record
    table: Table
    verdict: Verdict
    drawn: Drawn
    flags: dict[tuple[Seat, Card], tuple[Flag, ...]]

    def in_the_trick(self) -> Iterator[tuple[Seat, Card]]:
        """The cards drawn in the trick."""
        lying = [(seat, laid.card) for seat in SEATS for laid in self.table.row(seat) if laid.card and not laid.turned]
        there = [*lying, *self.drawn.called, *((seat, card) for seat, card, _ in self.drawn.laid)]
        yield from (key for key in there if self.drawn.where(self.table, *key) == "playing")

    def words(self, key: tuple[Seat, Card]) -> list[str]:
        return [flag.word.rstrip("?") for flag in self.flags.get(key, ())]


def steps(path: Path, year: int) -> Iterator[Step]:
    record = load(path).record
    for line in lines(record):
        session = Session(record, year, at=0)
        session.choose_line(line.name, 0)
        for at in range(session.view.length + 1):
            session.goto(at)
            yield step(session)


def step(session: Session) -> Step:
    table, verdict = session.view.table, session.view.verdict
    return Step(session.shown, table, verdict, drawn(table, verdict), flags_of(table, verdict))


@cache
def case(name: str) -> Record:
    return load(next(resource_path("cases").rglob(f"{name}.toml"))).record


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_lies_in_the_trick_is_played_there_or_its_flag_says_what_becomes_of_it(folder: str, year: int) -> None:
    for path in sorted(resource_path("cases", folder).glob("*.toml")):
        for now in steps(path, year):
            where = (path.stem, year, len(now.record.log))
            for key in now.in_the_trick():
                status = now.verdict.cards.get(key)
                played = status is not None and status.status in ("played", "quitted")
                assert played or BECOMES & set(now.words(key)), (*where, key, now.words(key))
            for key in now.verdict.trick.cards:
                lies = now.drawn.where(now.table, *key) in ("playing", "turned")
                owed = {"to be led", "to be played"} & set(now.words(key))
                raised = now.table.place(*key) == "raised" and "played" in now.words(key)
                assert lies or owed or raised, (*where, key, now.words(key))


SAID = {
    "played": "is played",
    "to be led": "is still to be led",
    "to be played": "is still to be put into the trick",
    "goes back": "goes back",
    "stays if accepted": "stays if the lead is accepted",
    "played if named": "is played if it is named",
    "exposed": "has been seen",
    "withdrawn": "has been withdrawn",
    "held, not played": "is held, not played",
    "in hand": "is in hand",
    "major penalty": "is a major penalty card",
    "minor penalty": "is a minor penalty card",
    "must be played": "must be played",
    "face-down lead": "lies face down as the opening lead",
}
"""What a click on a card says first, for the first word of its flag."""


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_click_says_what_the_flag_says(folder: str, year: int) -> None:
    for path in sorted(resource_path("cases", folder).glob("*.toml")):
        for now in steps(path, year):
            for (seat, card), flags in now.flags.items():
                if flags[0].kind == "may be taken back":
                    continue  # a turned card, which has no flag on the felt
                asked = status_word(now.verdict, seat, card)
                finding = status_finding(now.verdict, seat, card)
                reason = Reason(seat, card, asked, True, flags[0].cite, finding, now=asked)
                statement = told(now.record, now.verdict, reason).statement
                word = flags[0].word.rstrip("?")
                assert SAID[word] in statement, (path.stem, year, len(now.record.log), word, statement)
