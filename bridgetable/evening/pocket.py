"""Pocket cards: the commonest irregularities, each on a card for a director's pocket.

Nothing on them is written by hand: each ruling is worked out from a case of the library, and said in the words in which
the program reads it out. Where the editions differ, both are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.evening.exercises import retold_log
from bridgetable.explain.read_out import ReadOut, read_out
from bridgetable.explain.sheet import contract_words
from bridgetable.explain.ways import ways
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.practice.paths import files
from bridgetable.table.actions import Action, Entry
from bridgetable.table.record import Record
from bridgetable.value import value

SUBJECTS: Mapping[str, tuple[tuple[str, int], ...]] = {
    "opening-lead": (("law54-b-accepts", 1), ("law54-a-spreads-his-hand", 2), ("law54-d-refused", 0)),
    "lead": (("law56-partners-lead", 0), ("law55-b2-other-hand", 0)),
    "revoke": (("law62-a-owns-up", 0), ("law64-a1-trick-and-one-more", 0)),
    "penalty-card": (("law50-b-small-card-dropped", 0), ("law50-b-ten-dropped", 0)),
    "card-played": (("lesson-45-8a", 0), ("lesson-45-8b", 0)),
    "claim": (("law68-a-declarer-claims", 0), ("law70-c-trump-forgotten", 0)),
}
"""For each card its situations: a case of the library, and after how many of its actions it is ruled on; 0: all."""


@value
class PocketRuling:
    """What is ruled in a situation under `editions`, which agree on it."""

    editions: tuple[int, ...]
    said: ReadOut


@value
class PocketSituation:
    """A situation of a card: the contract, what happened, and the rulings, one for each edition that has its own."""

    contract: str
    happened: str
    rulings: tuple[PocketRuling, ...]


@value
class PocketCard:
    """A card: its `title`, and its situations from the commonest on."""

    title: str
    situations: tuple[PocketSituation, ...]


def pocket_cards() -> Iterator[PocketCard]:
    """All cards, each worked out when it is asked for."""
    return (pocket_card(name) for name in SUBJECTS)


def pocket_card(name: str) -> PocketCard:
    """The card on a subject.

    >>> pocket_card("opening-lead").situations[0].happened
    'East leads ♣2.'
    """
    return PocketCard(say(f"evening-pocket-{name}"), tuple(_situation(*each) for each in SUBJECTS[name]))


def _situation(case: str, after: int) -> PocketSituation:
    whole = replace(load(files()[case]).record, branches=())
    record = whole.upto(after or len(whole.log))
    told = {edition: _said(record, edition) for edition in reversed(EDITIONS)}
    rulings: dict[ReadOut, list[int]] = {}
    for edition, said in told.items():
        rulings.setdefault(said, []).append(edition)
    return PocketSituation(
        contract_words(record.position.header),
        retold_log(record),
        tuple(PocketRuling(tuple(sorted(editions)), said) for said, editions in rulings.items()),
    )


def _said(record: Record, edition: int) -> ReadOut:
    judge = Judge(edition)
    verdict = judge.verdict(record)

    def after(action: Action) -> Verdict:
        return judge.verdict(record.with_entry(Entry(action)))

    return read_out(verdict, ways(verdict, after))
