"""A board that is told as it was at the table: what is done as sentences, what everybody saw as a story."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from bridgetable.editions import EDITIONS
from bridgetable.explain.in_order import newest_lawful
from bridgetable.findings.kinds import Rectification
from bridgetable.findings.verdict import Verdict
from bridgetable.practice.generator import dealing, telling
from bridgetable.practice.generator.making import DOUBTED
from bridgetable.practice.generator.registry import EVERY_LEVEL, Kind, Told, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import PLAYER
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Position, Start
from bridgetable.table.sentences import parse


class NotHere(Exception):
    """This board offers no plausible moment for what is wanted."""


class DealtBoard:
    """A deal, what is done at the table, and what is told of it.

    `facts` holds what the director finds, by its key; `aim` is the fact that decides, `instead` the twin's answer.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.rng, self.edition, self.level = sitting.rng, sitting.edition, sitting.level
        self.sitting, self.dealt, self.header = sitting, sitting.dealt, sitting.header
        self.title = ""
        self.story: list[str] = []
        self.log: list[str] = []
        self.facts: dict[str, str] = {}
        self.aim, self.instead = "", ""
        self.routine = False
        """What is ruled is what everybody would do, and yet it is often got wrong."""
        self.start: Start | None = None
        self.hidden: set[Seat] = set()
        self.left: dict[Seat, int] = {}

    def need(self, condition: object) -> None:
        """Another board is dealt unless this is so."""
        if not condition:
            raise NotHere

    def do(self, sentence: str) -> int:
        """Something done or said that moves no card of the play; its number."""
        self.log.append(sentence)
        return len(self.log)

    def notice(self, seat: Seat, number: int) -> None:
        """`seat` draws attention to an action, and calls the director."""
        self.do(f"{seat} draws attention to #{number}")
        self.do(f"{seat} calls the director")

    def tell(self, *sentences: str) -> None:
        """More of the story."""
        self.story.extend(sentences)

    def fact(self, key: str, value: str) -> None:
        """The director finds this."""
        self.facts[key] = value

    def aimed(self, key: str, value: str, instead: str) -> None:
        """The fact that decides, and what it would be in the twin."""
        self.facts[key] = value
        self.aim, self.instead = key, instead

    def fact_told(self, value: str) -> str:
        """The fact that decides, in a sentence; empty where there are no words for it."""
        return telling.found(self.aim, value)

    def give(self) -> Told:
        """Hand the record over to the sitting, and say what is told of it."""
        hands = (() if seat in self.hidden else self.dealt[seat] for seat in SEATS)
        north, east, south, west = (dealing.holding(list(hand)) if hand else Position().hands[0] for hand in hands)
        given = self.sitting
        given.position = Position(
            self.header, (north, east, south, west), left=tuple(self.left.items()), start=self.start
        )
        given.log = [parse(sentence) for sentence in self.log]
        for key, value in self.facts.items():
            given.found(*_parts(key), value)
        _find_the_rest(given)
        says = tuple(self.fact_told(value) for value in (self.facts.get(self.aim, ""), self.instead))
        story = " ".join((*self.story, "{}") if self.level == PLAYER else self.story)
        return Told(
            self.title,
            story,
            self.aim,
            self.instead,
            routine=self.routine or _is_routine(given.verdict()),
            says=(says[0], says[1]),
        )


def _parts(key: str) -> tuple[str, str]:
    name, _, of = key.partition(" ")
    return name, of


_UNLESS_FOUND = {
    "told-turn": "no",
    "pause": "no",
    "damage": "no",
    "could-have-known": "no",
    "partner-could-see": "yes",
    "designated-otherwise": "no",
    "suggested": "no",
    "alternative": "yes",
    "forfeits": "no",
    "same-call-new-meaning": "no",
    "this-trick-only": "no",
    "other-intention": "none",
    "aware": "no",
    "could-follow": "no",
}
"""What the director finds where nothing else was so."""


def _find_the_rest(sitting: Sitting) -> None:
    """Whatever else is asked is found to be as it most often is."""
    for year in EDITIONS:
        while missing := [each for each in sitting.verdict(year).questions if each.id in _UNLESS_FOUND]:
            for question in missing:
                sitting.found(question.id, question.of, _UNLESS_FOUND[question.id])


def _is_routine(verdict: Verdict) -> bool:
    """Whether something is in order, or has a consequence, that people commonly get wrong."""
    late = [lawful for lawful in verdict.lawful if lawful.action >= verdict.after - 2]
    lawful = newest_lawful(verdict) or any(each.grounds.cite.startswith(DOUBTED) for each in late)
    settled = any(isinstance(finding, Rectification) for finding in verdict.findings)
    return bool(lawful or settled or verdict.duties)


OneBoard = TypeVar("OneBoard", bound=DealtBoard)
Happening: TypeAlias = Callable[[OneBoard], None]


def told_of(
    board: type[OneBoard],
    of: Kind,
    *,
    levels: tuple[int, ...] = EVERY_LEVEL,
    editions: tuple[int, ...] = EDITIONS,
    weight: int = 1,
    judgement: bool = False,
) -> Callable[[Happening[OneBoard]], Happening[OneBoard]]:
    """Declare a variant that works with such a board."""

    def declare(happen: Happening[OneBoard]) -> Happening[OneBoard]:
        def make(sitting: Sitting) -> Told | None:
            at = board(sitting)
            try:
                happen(at)
            except NotHere:
                return None
            return at.give()

        make.__name__, make.__doc__ = happen.__name__, happen.__doc__
        variant(of, levels=levels, editions=editions, weight=weight, judgement=judgement)(make)
        return happen

    return declare
