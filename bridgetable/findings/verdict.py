"""The verdict: all that one edition says of a record, ready to be shown, compared and printed."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from bridgetable.cards import Card
from bridgetable.findings.kinds import (
    Assumption,
    CallState,
    Check,
    ClaimState,
    Contract,
    Duty,
    Finding,
    Information,
    Irregularity,
    Judgement,
    Lawful,
    LeadRestriction,
    Liable,
    MayWithdraw,
    MustWithdraw,
    NotModelled,
    Option,
    Question,
    Revoke,
    Right,
    Status,
    Transfer,
)
from bridgetable.findings.parts import AUCTION_PERIOD, BEFORE_PLAY
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side
from bridgetable.value import value

PARTS = (
    "questions",
    "options",
    "calls",
    "contract",
    "restrictions",
    "must_withdraw",
    "may_withdraw",
    "duties",
    "irregularities",
    "let_pass",
    "revokes",
    "claim",
    "transfer",
    "information",
    "rights",
    "lawful",
    "judgements",
    "checks",
    "liable",
    "not_modelled",
)
"""What a verdict has to say beside cards and trick, in the order in which it is told: panel, commands, data, comparison
and expectations go by this list."""

ALONE = ("claim", "transfer", "contract")
"""Those of which a verdict has one or none."""


class TrickInLaw(NamedTuple):
    """The running trick in law: its `number`, the seat that `lead`s it, its cards in order of play."""

    number: int
    lead: Seat | None
    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat | None = None


@value
class Verdict:
    """What `edition` says after `after` actions.

    `cards` holds the cards that are not simply in hand. `turn` is the hand whose card is due (dummy's too), None while
    nobody may act; `turn_to` says whether it is to lead, to play or to call. `tricks` counts tricks won by (NS, EW),
    None where they cannot be told. `noticed` gives for an action's number the one by which attention was drawn to it.
    """

    edition: int
    after: int
    declarer: Seat
    dummy: Seat
    stage: str
    turn: Seat | None
    turn_to: str
    trick: TrickInLaw
    past_tricks: tuple[TrickInLaw, ...]
    tricks: tuple[int, int] | None
    cards: dict[tuple[Seat, Card], Status]
    findings: tuple[Finding, ...]
    questions: tuple[Question, ...] = ()
    assumed: tuple[Assumption, ...] = ()
    """The facts nobody is asked for unless somebody says otherwise."""
    options: tuple[Option, ...] = ()
    duties: tuple[Duty, ...] = ()
    may_withdraw: tuple[MayWithdraw, ...] = ()
    must_withdraw: tuple[MustWithdraw, ...] = ()
    information: tuple[Information, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    let_pass: tuple[Irregularity, ...] = ()
    """What the book calls an irregularity and no table does: ordinary words for dummy's card, undisputed (46A)."""
    lawful: tuple[Lawful, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    rights: tuple[Right, ...] = ()
    checks: tuple[Check, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    liable: tuple[Liable, ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    calls: tuple[CallState, ...] = ()
    """Every call made, in the order of the turns they count for, with what it counts for."""
    contract: Contract | None = None
    restrictions: tuple[LeadRestriction, ...] = ()
    claim: ClaimState | None = None
    transfer: Transfer | None = None
    noticed: tuple[tuple[int, int], ...] = ()
    """(action, action that drew attention to it), for each irregularity noticed."""
    taken: frozenset[str] = frozenset()
    """The facts found that something rests on, or may rest on: they are taken as they were found."""
    contradicted: dict[str, str] = field(default_factory=dict)
    """For each fact found that cards and log contradict: what they show. It counts for nothing."""

    @property
    def scored(self) -> dict[Side, int] | None:
        """The tricks each side scores after all thirteen, with those that have gone over; None while that is open."""
        transfer, tricks = self.transfer, self.tricks
        if tricks is None or sum(tricks) < 13 or (transfer is not None and transfer.provisional):
            return None
        scored = dict(zip(Side, tricks, strict=True))
        if transfer is not None:
            scored[transfer.to] += transfer.tricks
            scored[transfer.to.other] -= transfer.tricks
        return scored

    noticed_only: bool = False
    """What nobody has drawn attention to was left out."""

    @property
    def in_auction_period(self) -> bool:
        """Whether no lead has been faced and the hands are not back in the board: no trick can be counted yet."""
        return self.stage in AUCTION_PERIOD

    @property
    def bidding(self) -> bool:
        """Whether the final pass has not been made: there is no contract yet."""
        return self.stage in BEFORE_PLAY

    def part(self, name: str) -> tuple[Finding, ...]:
        """The findings of one of the `PARTS`; of those there is at most one of, that one or none."""
        found: Any = getattr(self, name)
        if name in ALONE:
            return () if found is None else (found,)
        return tuple(found)

    def noticed_of(self, finding: Finding) -> int | None:
        """The number of the action that drew attention to what `finding` rests on, or None."""
        marks = dict(self.noticed)
        actions = [a for a in _actions(finding) if a in marks]
        return max((marks[a] for a in actions), default=None)


def _actions(finding: Finding) -> set[int]:
    actions = set(finding.grounds.actions)
    for earlier in finding.grounds.findings:
        actions |= _actions(earlier)
    return actions
