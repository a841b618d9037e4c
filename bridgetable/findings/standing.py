"""The legal standing: what one edition has made of the log so far, kept action by action.

Paragraphs read it and say what they find; only `effect` writes what their findings say into it. The judge copies it
before each action, so that every earlier one stays as a checkpoint. Options, duties and rights are not in it: they
follow from it when a verdict is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bridgetable.cards import Card
from bridgetable.findings.claimed import PLAY_STANDS_STILL, Claimed
from bridgetable.findings.kinds import (
    PENALTY,
    Assumption,
    ClaimState,
    Duty,
    Finding,
    Information,
    Irregularity,
    MayWithdraw,
    MustWithdraw,
    Question,
    Revoke,
    Status,
)
from bridgetable.findings.parts import (
    AttentionDrawn,
    AuctionPeriod,
    Board,
    Designated,
    DummysRights,
    Heard,
    OutOfTurn,
    PenaltyCards,
    QuittedTricks,
)
from bridgetable.findings.play import LawTrick, PlayInLaw
from bridgetable.seats import Seat


@dataclass(frozen=True, repr=False)  # without slots: it is copied once an action, and a dictionary is copied faster
class Standing:
    """Everything the next paragraph may need to know of what came before it."""

    board: Board
    play: PlayInLaw
    turn: OutOfTurn = field(default_factory=OutOfTurn)
    designated: Designated = field(default_factory=Designated)
    penalty: PenaltyCards = field(default_factory=PenaltyCards)
    auction: AuctionPeriod = field(default_factory=AuctionPeriod)
    heard: Heard = field(default_factory=Heard)
    dummys_rights: DummysRights = field(default_factory=DummysRights)
    attention: AttentionDrawn = field(default_factory=AttentionDrawn)
    quitted: QuittedTricks = field(default_factory=QuittedTricks)
    claimed: Claimed | None = None
    claim: ClaimState | None = None
    """What has become of the claim or concession made last (63A3 reads it, and 68 to 71)."""
    statuses: Mapping[tuple[Seat, Card], Status] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    history: tuple[Irregularity, ...] = ()
    bans: tuple[Duty, ...] = ()
    may: tuple[MayWithdraw, ...] = ()
    must: Mapping[tuple[Seat, Card], MustWithdraw] = field(default_factory=dict)
    information: Mapping[tuple[str, str], Information] = field(default_factory=dict)
    revoked: bool = False
    """Somebody has revoked: in most records nobody has, and nothing need be looked for."""
    questions: Mapping[str, Question] = field(default_factory=dict)
    assumed: Mapping[str, Assumption] = field(default_factory=dict)
    weighed: Mapping[str, str | None] = field(default_factory=dict)
    """The facts found that have been asked for: None for one taken as it was found, else what the cards say."""

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.board.declarer.partner

    def defends(self, seat: Seat) -> bool:
        """Whether `seat` is a defender (presumed declarer's opponent)."""
        return seat.side is not self.board.declarer.side

    @property
    def claim_stops(self) -> bool:
        """Whether a claim or concession keeps play from going on (68D)."""
        return self.claim is not None and self.claim.state in PLAY_STANDS_STILL

    @property
    def early_leads_due(self) -> bool:
        """Whether the trick is over for which leads made too early had to wait."""
        early, play = self.turn.early_leads, self.play
        return bool(early) and play.running is None and early[0].trick < play.trick_number

    def trick_of(self, seat: Seat, card: Card) -> LawTrick | None:
        """The trick in which `card` of `seat` counts as played."""
        status = self.statuses.get((seat, card))
        if status is None or status.status != "played":
            return None
        tricks = self.play.tricks
        for play in tricks[-1].plays:  # nearly always it is this one
            if play.card is card and play.seat is seat:
                return tricks[-1]
        return next(t for t in reversed(tricks) for p in t.plays if p.card is card and p.seat is seat)

    def status(self, seat: Seat, card: Card) -> str:
        """The word for the legal state of a card."""
        found = self.statuses.get((seat, card))
        return found.status if found else "in hand"

    def lying(self, seat: Seat, card: Card) -> tuple[Status, ...]:
        """What a card has been until now, for the grounds of what it becomes."""
        found = self.statuses.get((seat, card))
        return () if found is None else (found,)

    @property
    def revokes(self) -> tuple[Revoke, ...]:
        """The revokes so far, those put right included."""
        return tuple([f for f in self.findings if isinstance(f, Revoke)]) if self.revoked else ()

    def penalty_cards(self, seat: Seat, kind: str | None = None) -> tuple[Card, ...]:
        """The penalty cards of `seat` in the order in which they arose, of one `kind` or of both."""
        if seat not in self.penalty.penalised:
            return ()
        return tuple(
            card
            for (owner, card), status in self.statuses.items()
            if owner is seat and (status.status == kind if kind else status.status in PENALTY)
        )
