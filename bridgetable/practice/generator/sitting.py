"""A sitting: a deal in play, with what the laws say of it and what a story tells of it."""

from __future__ import annotations

import random

from bridgetable.cards import Card
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import listed, say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.dealing import GivenDeal
from bridgetable.practice.generator.in_play import InPlay
from bridgetable.practice.problem import PLAYER
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import Fact, Record


class Sitting(InPlay):
    """What a kind of irregularity works with: a deal in play, what the laws say of what is done, and how it is told."""

    def __init__(self, rng: random.Random, edition: int, level: int, on: GivenDeal | None = None) -> None:
        super().__init__(rng, edition, level, on)
        self._judges: dict[int, Judge] = {}
        self._said: dict[int, tuple[Record, Verdict]] = {}

    # What the laws say

    def record(self) -> Record:
        """The record so far."""
        return Record(self.position, tuple(self.log), tuple(self.facts.values()))

    def verdict(self, edition: int | None = None) -> Verdict:
        """What an edition says of it; without one, that of the sitting."""
        year, record = edition or self.edition, self.record()
        said = self._said.get(year)
        if said is None or said[0] != record:
            judge = self._judges.setdefault(year, Judge(year))
            said = self._said[year] = (record, judge.verdict(record))
        return said[1]

    def aside(self, record: Record, edition: int) -> Verdict:
        """What an edition says of the record with something changed."""
        return self._judges.setdefault(edition, Judge(edition)).aside(record)

    def settle(self) -> bool:
        """Answer every question either edition asks from what is known; False where one stays open."""
        for year in EDITIONS:
            while True:
                verdict = self.verdict(year)
                told = [self._answer(question.id, (question.of, *question.or_of)) for question in verdict.questions]
                if not any(told):
                    break
                for fact in told:
                    if fact is not None:
                        self.facts[fact.key] = fact
        return not self.verdict().questions

    def _answer(self, fact: str, subjects: tuple[str, ...]) -> Fact | None:
        for of in subjects:
            told = Fact(fact, of, self.known.get(f"{fact} {of}".rstrip(), ""))
            if told.value and told.key not in self.facts:
                return told
        return None

    # What a story says of it

    def way(self, count: int) -> int:
        """One of so many ways of saying the same thing, by its number."""
        return self.rng.choice(range(1, count + 1))

    def contract_told(self) -> str:
        """The first sentence of a story: who plays what."""
        level, strain = int(self.header.contract[0]), self.trump
        return say("story-plays-contract", way=self.way(3), seat=self.declarer, level=level, strain=strain)

    def tale(self, *sentences: str) -> str:
        """A story: who plays what, then these sentences, empty ones left out."""
        return " ".join((self.contract_told(), *filter(None, (each.strip() for each in sentences))))

    def tells(self, words: str) -> str:
        """What a player is told at once and a director has to ask for."""
        return words if self.level == PLAYER else ""

    def turn_told(self, by: Seat) -> tuple[str, str]:
        """Nothing, and that this player has told another that it was his turn, for a player to be told at once."""
        return "", self.tells(say("story-told-his-turn", seat=by))

    def won_told(self) -> str:
        """Who has won the trick before, and so is to lead."""
        due = self.play.winners[-1]
        return say("story-trick-won", dummy=due is self.dummy, way=self.way(2), seat=due, trick=self.number - 1)

    def trick_told(self) -> str:
        """The running trick so far in one sentence; empty before its lead."""
        if self.leading:
            return ""
        clauses = [self._laid(seat, card, place) for place, (seat, card) in enumerate(self.trick)]
        return say("story-trick-so-far", trick=self.number, told=listed(clauses, "and"))

    def _laid(self, seat: Seat, card: Card, place: int) -> str:
        """A card of the running trick as part of a sentence, with the words in which declarer called dummy's."""
        dummy = seat is self.dummy
        if not place:
            return say("story-clause-leads", dummy=dummy, seat=self.declarer if dummy else seat, card=card)
        clause = "story-clause-plays" if place == 1 else "story-clause-next"
        follows, words = card.suit is self.play.led, self._in_words() if dummy else None
        return say(clause, dummy=dummy, seat=seat, card=card, follows=follows, words=words)

    def _in_words(self) -> str | None:
        """What declarer said for dummy's card, where it was not simply its name."""
        for entry in reversed(self.log):
            if isinstance(entry.action, a.DesignateCard):
                words = entry.action.words
                short = words.card is None and words.kind != "rank"
                return talk.spoken(self.rng, words) if short else None
        return None
