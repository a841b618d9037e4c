"""Why a card is what it is, and why it is not something else: found by experiment.

One thing is changed in a copy of the record, a fact, a reading or an action, and the copy is judged again. The first
change that alters the answer is the condition that held or failed, and the paragraph is the one that speaks then.
"""

from __future__ import annotations

from contextlib import suppress

from bridgetable.cards import Card
from bridgetable.explain.card_status import Asked, StatusSaid, said, status_finding, status_word
from bridgetable.explain.changes import Change, Declarer, Leader, Swapped, Unburdened, card_after, changed
from bridgetable.explain.probes import Changes, Inquiry, tries
from bridgetable.findings.kinds import Finding
from bridgetable.findings.registry import LawConflict, LawGap
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from bridgetable.value import value

MOST = 1500
"""So many changes are tried before the answer is that nothing simple would change it."""

GIVEN = {"major penalty": "50B", "minor penalty": "50B", "exposed": "49", "played": "45A"}
"""The paragraph behind what a record says was so when it began."""

_UNTOUCHED = "45A"
"""A card is played by facing it: behind every card that nobody has done anything with."""


@value
class Reason:
    """Whether what was asked of a card `holds`, the paragraph, and the condition that held or failed.

    `change` is what would have to be otherwise: applied to a copy of the record it alters the answer. It is empty where
    nothing simple would. `then` is the finding that would speak, `finding` the one that speaks now.
    """

    seat: Seat
    card: Card
    asked: Asked
    holds: bool
    cite: str
    finding: Finding | None
    change: tuple[Change, ...] = ()
    then: Finding | None = None
    now: Asked = ""


class WhyNot:
    """Answers questions about the cards of one record under one edition."""

    def __init__(self, record: Record, year: int) -> None:
        self._record, self._judge, self._other = record, Judge(year), Judge(year)
        self._consulted = self._judge.facts_consulted(record)
        self.table = fold(record)
        self.verdict = self._judge.verdict(record)

    def why(self, seat: Seat, card: Card) -> Reason:
        """What the card is now, with its grounds."""
        return self.ask(seat, card, status_word(self.verdict, seat, card))

    def ask(self, seat: Seat, card: Card, asked: Asked) -> Reason:
        """Whether what is asked of the card is so, and why or why not."""
        now = said(self.verdict, seat, card, asked)
        word = status_word(self.verdict, seat, card)
        own = status_finding(self.verdict, seat, card) if now.finding is None else now.finding
        found = self._experiment(seat, card, asked, now.holds)
        if found is None:
            return Reason(seat, card, asked, now.holds, _cite(own) or _UNTOUCHED, own, now=word)
        change, then, its = found
        cite = (_cite(own) or _UNTOUCHED) if now.holds else (_cite(then.finding) or _cite(its) or _cite(own))
        return Reason(seat, card, asked, now.holds, cite, own, change, then.finding or its, word)

    def _experiment(
        self, seat: Seat, card: Card, asked: Asked, holds: bool
    ) -> tuple[Changes, StatusSaid, Finding | None] | None:
        inquiry = Inquiry(self._record, self.verdict, self.table, self._consulted, seat, card, asked, holds)
        for number, change in enumerate(tries(inquiry)):
            if number == MOST:
                break
            verdict = self._after(change)
            if verdict is None:
                continue
            there = card_after(card, change)
            then = said(verdict, seat, there, asked)
            if then.holds is not holds:
                return change, then, status_finding(verdict, seat, there)
        return None

    def _after(self, change: Changes) -> Verdict | None:
        """The verdict on a copy with the change made; None if it cannot have happened."""
        with suppress(ValueError, LawConflict, LawGap):
            copy = changed(self._record, change)
            another_deal = isinstance(change[0], Declarer | Leader | Unburdened | Swapped)
            return self._other.verdict(copy) if another_deal else self._judge.aside(copy)
        return None


def _cite(finding: Finding | None) -> str:
    if finding is None:
        return ""
    cite = finding.grounds.cite
    return GIVEN.get(getattr(finding, "status", ""), "50B") if finding.grounds.goes_without_saying else cite
