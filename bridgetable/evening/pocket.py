"""Pocket cards: the commonest irregularities, each on a card for a director's pocket.

Nothing on them is written by hand: each ruling is worked out from a case of the library, and said in the words in which
the program reads it out. Where the editions differ, both are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.evening.exercises import read_aloud
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.retold import retold
from bridgetable.explain.sheet import contract_words
from bridgetable.explain.words import fact_words
from bridgetable.findings.parts import BEFORE_PLAY
from bridgetable.judge import judge
from bridgetable.messages import say
from bridgetable.practice.paths import files
from bridgetable.table import actions as a
from bridgetable.table.position import Header
from bridgetable.table.record import CANNOT, Record
from bridgetable.value import value

SUBJECTS: Mapping[str, tuple[tuple[str, int], ...]] = {
    "opening-lead": (
        ("law54-b-accepts", 1),
        ("law54-b-accepts", 0),
        ("law54-a-spreads-his-hand", 0),
    ),
    "defenders-lead": (("law56-partners-lead", 1), ("law56-partners-lead-accepted", 0)),
    "declarers-lead": (
        ("law55-b2-other-hand", 1),
        ("law55-b2-other-hand", 0),
        ("law55-b1-defenders-turn", 0),
        ("law53-c-next-defender-plays", 0),
    ),
    "revoke": (("law61-a-not-following", 0), ("law62-a-owns-up", 0), ("law62-b2-declarer", 0)),
    "revoke-established": (
        ("law64-a1-only-that-trick", 0),
        ("law64-a1-trick-and-one-more", 0),
        ("law64-a2-another-card", 0),
        ("law64-b1-nothing-won", 0),
        ("law64-b3-dummy", 0),
    ),
    "penalty-card": (
        ("law50-b-small-card-dropped", 0),
        ("law50-b-ten-dropped", 0),
        ("law50-b-two-cards-dropped", 0),
        ("law50-d2-partner-on-lead", 0),
    ),
    "card-played": (
        ("lesson-45-8a", 0),
        ("lesson-45-8b", 0),
        ("law45-near-table", 0),
        ("lesson-45-4b", 0),
        ("law45-touch-play", 0),
    ),
    "card-named": (("lesson-45-1", 0), ("lesson-45-2", 0), ("law45-d-moved-by-dummy", 0)),
    "card-withdrawn": (("lesson-47e-1", 0), ("law47-e1-played-to-accepted", 0), ("law47-f2", 0)),
    "claim": (
        ("law68-d-claim-agreed", 0),
        ("law68-d-claim-doubted", 0),
        ("law70-c-trump-forgotten", 0),
        ("law69-a-objects-in-time", 0),
    ),
    "insufficient-bid": (
        ("law27-b1a-the-lowest-in-hearts", 2),
        ("law27-b1a-the-lowest-in-hearts", 0),
        ("law27-b2-passes", 0),
        ("law27-a1-passes-over-it", 0),
    ),
    "call-out-of-turn": (
        ("law29-b-north-does-not-want-it", 1),
        ("law29-b-north-does-not-want-it", 0),
        ("law31-a1-he-passes", 0),
        ("law31-a2-another-suit", 0),
    ),
    "call-changed": (
        ("law25-a2-the-hand-slipped", 0),
        ("law25-b-at-lhos-turn", 2),
        ("law25-b1-accepted", 0),
        ("law25-b2-not-accepted", 0),
    ),
}
"""For each card its situations: a case of the library, and after how many of its actions it is ruled on; 0: all."""

_NOT_TOLD = (a.Trick, a.CallDirector, a.Attention, a.DirectorActs)
"""Actions that have no part in what went wrong."""


@value
class PocketRuling:
    """What is ruled in a situation, what follows or may be chosen, and the paragraph of each edition that says so."""

    cites: Mapping[int, str]
    first: str
    rest: tuple[str, ...]

    @property
    def cite(self) -> str:
        """The paragraph, by both its numbers where they differ."""
        return " / ".join(dict.fromkeys(self.cites.values()))


@value
class PocketSituation:
    """A situation of a card: contract and what happened, and the rulings, one for each edition that has its own.

    `found`: the questions the director has asked, with the answers on which the ruling rests.
    """

    happened: str
    found: tuple[str, ...]
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
    '4♠ by South. West is to lead. East leads ♣2.'
    """
    return PocketCard(say(f"evening-pocket-{name}"), tuple(_situation(*each) for each in SUBJECTS[name]))


def _situation(case: str, after: int) -> PocketSituation:
    whole = replace(load(files()[case]).record, branches=())
    record = whole.upto(after or len(whole.log))
    told: dict[tuple[str, tuple[str, ...]], dict[int, str]] = {}
    for edition in EDITIONS:
        said = read_aloud(record, edition)
        told.setdefault((said.first, said.rest), {})[edition] = said.cite
    return PocketSituation(
        " ".join([*_what_is_played(record.position.header), *_deeds(record)]),
        tuple(_found(record)),
        tuple(PocketRuling(cites, *words) for words, cites in told.items()),
    )


def _what_is_played(header: Header) -> Iterator[str]:
    """The contract, which there is none of while the players bid."""
    if header.stage not in BEFORE_PLAY:
        yield f"{contract_words(header)}."


def _found(record: Record) -> Iterator[str]:
    """What was asked and answered, each once, where another answer may lead to another ruling."""
    for asked in dict.fromkeys((fact.id, fact.value) for fact in record.facts if fact.value != CANNOT):
        words = fact_words(asked[0], "", record.log, "short")
        yield say("evening-pocket-found", asked=words, answer=answer_words(asked[1]))


def _deeds(record: Record) -> Iterator[str]:
    """Whose turn it was, and what went wrong."""
    told = [number for number, entry in enumerate(record.log) if not isinstance(entry.action, _NOT_TOLD)]
    before = judge(record.upto(told[0]), LATEST)
    if before.turn is not None:
        yield say("headline-is-to", seat=before.turn, what=before.turn_to)
    yield from (retold(record.log[number]) for number in told)
