"""The legal standing: what one edition has made of the log so far, kept action by action.

A `Standing` is changed only while one action is judged; the judge copies it first, so that every earlier one stays as
a checkpoint. Options, duties and rights are not in it: they follow from it when a verdict is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bridgetable.cards import Card, Suit
from bridgetable.findings.claimed import PLAY_STANDS_STILL, Claimed
from bridgetable.findings.kinds import (
    PENALTY,
    Assumption,
    ClaimState,
    Duty,
    Facing,
    Finding,
    Information,
    Irregularity,
    Lawful,
    LeadOrPlay,
    MayWithdraw,
    Membership,
    MustWithdraw,
    Option,
    Question,
    Revoke,
    Roles,
    Status,
)
from bridgetable.seats import Seat, Side
from bridgetable.table.actions import Words


class TrickPlay(NamedTuple):
    """One card of a trick in law and the action by which it counts as played."""

    seat: Seat
    card: Card
    action: int


class LawTrick(NamedTuple):
    """One trick as the law sees it; `plays` in the order in which they count.

    `waits_for` is the hand that leads, while the card it led has been taken back and others have played to it; `gaps`
    are the hands that have let the trick go by without a card.
    """

    number: int
    plays: tuple[TrickPlay, ...]
    winner: Seat | None = None
    waits_for: Seat | None = None
    gaps: tuple[Seat, ...] = ()

    @property
    def leader(self) -> Seat:
        """The hand that leads to it."""
        return self.waits_for or self.plays[0].seat

    @property
    def full(self) -> bool:
        """Every hand has played to it, or let it go by."""
        return len(self.plays) + len(self.gaps) >= 4

    @property
    def last_to_play(self) -> bool:
        """One hand only has still to play to it."""
        return len(self.plays) + len(self.gaps) == 3

    def passed(self, seat: Seat) -> bool:
        """Whether `seat` has put a card to it, or has let it go by."""
        return self.of(seat) is not None or seat in self.gaps

    @property
    def led(self) -> Suit | None:
        """The suit led; None where it is not known, or the lead has been taken back."""
        return None if self.waits_for else self.plays[0].card.suit

    def of(self, seat: Seat) -> TrickPlay | None:
        """The card of `seat` in this trick."""
        for play in self.plays:
            if play.seat is seat:
                return play
        return None


class Stretch(NamedTuple):
    """Tricks `first` to `last` of which the cards are not kept: from before the record, or written down by nobody.

    `winners` are the players who won them, one after the other (None: not known); `counts` what NS and EW won of them.
    """

    first: int
    last: int
    winners: tuple[Seat | None, ...]
    counts: tuple[int, int] | None = None


class CallMade(NamedTuple):
    """Declarer's designation of a card of dummy's (the first one of its trick), or a player's of his own.

    `card` is None while the words leave it open; `chooser` says who closes it then: declarer, defenders, nobody (a
    void call).
    """

    action: int
    by: Seat
    hand: Seat
    words: Words | None
    card: Card | None
    trick: int
    chooser: str = ""
    among: tuple[Card, ...] = ()


class WrongCard(NamedTuple):
    """A card dummy put out that was not named (45D), until it goes back or it is too late.

    `lead`: it was put out as one; `unasked`: nothing at all had been named; else `named` is the card that was.
    `proper`: whose lead it really was, when the next hand has played to a lead from dummy that was not due.
    """

    action: int
    card: Card
    trick: int
    lead: bool
    unasked: bool = False
    named: Card | None = None
    proper: Seat | None = None


class Unplayed(NamedTuple):
    """A penalty card that should have been played and was not (52): the card played instead, and those due."""

    action: int
    seat: Seat
    card: Card
    due: tuple[Card, ...]
    trick: int


class Defect(NamedTuple):
    """A trick to which `seat` has put no card (67): `led` its suit, `action` the one by which that came about.

    `late`: each side has played to the next trick before anybody noticed; `lost`: he did play a card, and it is not
    among those of the trick.
    """

    seat: Seat
    trick: int
    led: Suit | None
    action: int
    late: bool = False
    lost: bool = False


class Together(NamedTuple):
    """Cards one player put down at once, as a lead or a play, while he has not said which he plays (58B2)."""

    action: int
    seat: Seat
    cards: tuple[Card, ...]
    purpose: LeadOrPlay


class WrongLead(NamedTuple):
    """A lead out of turn: the irregularity, the hand and card, the trick, and whose lead it really was."""

    fault: Irregularity
    seat: Seat
    card: Card
    trick: int
    proper: Seat | None


class EarlyPlay(NamedTuple):
    """A defender's card ahead of his partner's (57A): the irregularity, the card, the trick, the suit led.

    `chosen` is what declarer has chosen, in action `chosen_at`; `answered` his
    partner's card, if he did not wait for it.
    """

    fault: Irregularity
    seat: Seat
    card: Card
    trick: int
    led: Suit | None
    chosen: Option | None = None
    answered: Status | None = None
    chosen_at: int = 0


class EarlyLead(NamedTuple):
    """A lead made while `trick` was running; whether it was in turn shows when that trick is complete."""

    lead: Facing
    trick: int


class LeadAnswer(NamedTuple):
    """That a lead out of turn was accepted or refused (`said`), `by` whom (None: nobody spoke), in which action."""

    lead: WrongLead
    by: Seat | None
    said: str
    action: int


class Mispointed(NamedTuple):
    """A card turned the wrong way: in which action, by whom, in which trick; whether somebody has said so."""

    action: int
    seat: Seat
    trick: int
    spoken_of: bool = False


class Mixed(NamedTuple):
    """A player who has mixed his played cards before the tricks were agreed."""

    action: int
    seat: Seat


class Misleading(NamedTuple):
    """A wrong explanation, or a missing alert, of player `seat` that nobody has put right yet."""

    action: int
    seat: Seat
    what: str
    fault: Irregularity


class CallAgain(NamedTuple):
    """A player who may change his last call because of a wrong explanation (21B1), or because it was changed (21B2)."""

    seat: Seat
    cite: str
    fault: Irregularity


class WithdrawnCall(NamedTuple):
    """A call of `seat` withdrawn in `action` (0: before the record); `settled` in an action (0: not yet).

    `innocent`: it was changed because an opponent had changed his.
    """

    seat: Seat
    old: str
    new: str
    action: int = 0
    settled: int = 0
    innocent: bool = False


class Hint(NamedTuple):
    """What a player of `side` has let slip by word or manner, in `action` (16B); `seat` None: nobody said who."""

    action: int
    side: Side
    seat: Seat | None = None


class OpenCard(NamedTuple):
    """A card of `seat` that could be seen in the auction (24), by action `action`; `led`: it was put down as a lead."""

    seat: Seat
    card: Card
    action: int
    led: bool
    fault: Irregularity


class ActedOn(NamedTuple):
    """What the innocent side did (`action`) after `fault`, before anybody had called the director (11A)."""

    action: int
    fault: Irregularity


class WarnedOff(NamedTuple):
    """Declarer kept from leading from the wrong hand by a dummy who had lost that right (43B2(a))."""

    action: int
    fault: Irregularity


@dataclass  # without slots: it is copied once an action, and a dictionary is copied faster
class Standing:
    """Everything the next paragraph may need to know of what came before it."""

    declarer: Seat
    stage: str
    """Changed with `enter`."""
    trump: Suit | None
    leader: Seat | None
    first_trick: int
    tricks: tuple[LawTrick, ...] = ()
    """Changed with `lay`."""
    bidding: bool = field(init=False)
    """The auction is not over yet."""
    before_play: bool = field(init=False)
    """The auction is still on, or has not begun."""
    clarifying: bool = field(init=False)
    """The auction is over and no lead has been faced."""
    running: LawTrick | None = field(init=False)
    """The trick to which somebody has still to play."""
    statuses: dict[tuple[Seat, Card], Status] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    questions: dict[str, Question] = field(default_factory=dict)
    assumed: dict[str, Assumption] = field(default_factory=dict)
    bans: tuple[Duty, ...] = ()
    may: tuple[MayWithdraw, ...] = ()
    must: dict[tuple[Seat, Card], MustWithdraw] = field(default_factory=dict)
    information: dict[tuple[str, str], Information] = field(default_factory=dict)
    history: tuple[Irregularity, ...] = ()
    penalised: frozenset[Seat] = frozenset()
    """The defenders who have, or have had, a penalty card: in most records nobody, and nothing need be looked for."""
    call: CallMade | None = None
    named: tuple[CallMade, ...] = ()
    """The cards players have named of their own hands, the last one of each."""
    wrong: WrongCard | None = None
    unplayed: Unplayed | None = None
    together: Together | None = None
    wrong_lead: WrongLead | None = None
    """A lead out of turn that nobody has accepted or refused yet (53 to 56)."""
    second_lead: WrongLead | None = None
    """A lead out of turn made while that one waits, by the other side: it is ruled on after it."""
    led_again: Facing | None = None
    """A later lead of the side that led wrongly, perhaps from the hand that had to lead, while the first one waits."""
    early: EarlyPlay | None = None
    """A defender's card ahead of his partner's, until the partner has played (57A)."""
    early_leads: tuple[EarlyLead, ...] = ()
    """Leads made while the trick was running, in their order, until that trick is complete."""
    put_off: tuple[Facing, ...] = ()
    """What has just been put forward and ended that trick: the leads that lay there before it come first."""
    lead_answer: LeadAnswer | None = None
    """What was said last of a lead out of turn, until somebody plays on."""
    relaid: int = 0
    """The number of the trick whose lead has been changed after others had played to it (45C4(b), 45D)."""
    hints: tuple[Hint, ...] = ()
    """What players have let slip, of which their partners may make no use (16B)."""
    withdrawn_calls: tuple[WithdrawnCall, ...] = ()
    """The calls that were withdrawn for others (26)."""
    open_cards: tuple[OpenCard, ...] = ()
    """The cards that lie open on the table while the auction goes on (24)."""
    passed: frozenset[Seat] = frozenset()
    """The players who have called since their partners exposed a card in the auction (24B, 24C)."""
    misleading: tuple[Misleading, ...] = ()
    call_again: CallAgain | None = None
    choice_made: int = 0
    """The number of the trick for which declarer has said what the leader may lead (50D2)."""
    choice_left: tuple[Card, ...] = ()
    """The penalty cards opposite the leader that stayed on the table when declarer had spoken."""
    stopped: bool = False
    director_due: bool = False
    """Attention has been drawn to an irregularity, and nobody has called the director over it yet."""
    overstepped: Irregularity | None = None
    """Dummy's look at another hand, or the like, by which he has lost rights (43A2)."""
    warned_off: WarnedOff | None = None
    acted_on: tuple[ActedOn, ...] = ()
    let_be: tuple[Irregularity, ...] = ()
    """Defenders' irregularities that are not put right, because a dummy who had looked around spoke of them first."""
    attention: tuple[tuple[int, str | None], ...] = ()
    turned_up: bool = False
    stages: tuple[str, ...] = ()
    """The stages that have been announced, as the record says them: `play ends`, `all hands go back` …"""
    counts: tuple[int, int] | None = None
    """Tricks won by NS and EW before the first trick of `tricks`."""
    past: tuple[Stretch, ...] = ()
    """The tricks before the first one of `tricks`, in order."""
    revoked: bool = False
    """Somebody has revoked: in most records nobody has, and nothing need be looked for."""
    defects: tuple[Defect, ...] = ()
    """The tricks in which a player's card is still missing."""
    in_plain_sight: frozenset[tuple[Seat, int]] = frozenset()
    """The player and the trick of each revoke that left a card unplayed everybody could see (64B3)."""
    claimed: Claimed | None = None
    claim: ClaimState | None = None
    """What has become of the claim or concession made last (63A3 reads it, and 68 to 71)."""
    mispointed: tuple[Mispointed, ...] = ()
    """The cards that lie turned the wrong way (65B3)."""
    mixed: tuple[Mixed, ...] = ()
    weighed: dict[str, str | None] = field(default_factory=dict)
    """The facts found that have been asked for: None for one taken as it was found, else what the cards say."""
    first_plays: frozenset[Seat] = frozenset()
    """Hands that have played a card, for rights that end with the first one (41B)."""

    def __post_init__(self) -> None:
        self.lay(self.tricks)
        self.enter(self.stage)

    def enter(self, stage: str) -> None:
        """Let `stage` be the stage of the board."""
        self.stage = stage
        self.bidding = stage in ("cards taken", "auction")
        self.before_play = stage in ("before", "cards taken", "auction")
        self.clarifying = stage == "clarification"

    def copy(self) -> Standing:
        """A copy that may be changed while this one stays as it is."""
        new = object.__new__(Standing)
        new.__dict__ = self.__dict__.copy()
        new.statuses = self.statuses.copy()
        new.questions = self.questions.copy()
        new.assumed = self.assumed.copy()
        new.must = self.must.copy()
        new.information = self.information.copy()
        return new

    def forget_what_was_meant(self) -> None:
        """From the next lead on nothing hangs any more on which of dummy's cards declarer meant."""
        for known in (self.questions, self.assumed):
            for key in [key for key in known if key.startswith("other-intention ")]:
                del known[key]

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    def defends(self, seat: Seat) -> bool:
        """Whether `seat` is a defender (presumed declarer's opponent)."""
        return seat.side is not self.declarer.side

    @property
    def claim_stops(self) -> bool:
        """Whether a claim or concession keeps play from going on (68D)."""
        return self.claim is not None and self.claim.state in PLAY_STANDS_STILL

    def lay(self, tricks: tuple[LawTrick, ...]) -> None:
        """Let `tricks` be the tricks in law."""
        self.tricks, self.running = tricks, _running(tricks)

    @property
    def trick_number(self) -> int:
        """The number of the running trick, or of the coming one."""
        if not self.tricks:
            return self.first_trick
        running = self.running
        return self.tricks[-1].number + 1 if running is None else running.number

    @property
    def due(self) -> Seat | None:
        """The hand whose card is due, dummy's too; None when it is not known or play is over."""
        running = self.running
        if running is None:
            return self.leader if self.trick_number <= 13 else None
        seat = running.leader
        while running.passed(seat):
            seat = seat.lho
        return seat

    @property
    def early_leads_due(self) -> bool:
        """Whether the trick is over for which leads made too early had to wait."""
        return bool(self.early_leads) and self.running is None and self.early_leads[0].trick < self.trick_number

    def take_what_waited(self) -> tuple[Facing, ...]:
        """The leads that waited for the end of the trick, the oldest first, and what was put off for them."""
        leads = (early.lead for early in self.early_leads)
        there = (lead for lead in leads if self.status(lead.seat, lead.card) == "exposed")
        waited = (*(lead._replace(provisional=False) for lead in there), *self.put_off)
        self.early_leads, self.put_off = (), ()
        return waited

    @property
    def next_card(self) -> LeadOrPlay:
        """What the next card in turn is."""
        return "lead" if self.to_lead() else "play"

    def to_lead(self) -> bool:
        """Whether the next card is a lead."""
        running = self.running
        return running is None or running.waits_for is not None

    def trick_of(self, seat: Seat, card: Card) -> LawTrick | None:
        """The trick in which `card` of `seat` counts as played."""
        status = self.statuses.get((seat, card))
        if status is None or status.status != "played":
            return None
        last = self.tricks[-1]
        for play in last.plays:  # nearly always it is this one
            if play.card is card and play.seat is seat:
                return last
        return next(t for t in reversed(self.tricks) for p in t.plays if p.card is card and p.seat is seat)

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
        if seat not in self.penalised:
            return ()
        return tuple(
            card
            for (owner, card), status in self.statuses.items()
            if owner is seat and (status.status == kind if kind else status.status in PENALTY)
        )

    # What a finding changes

    def forget_revoke(self, seat: Seat, card: Card) -> None:
        """Take back that a card was a revoke: the lead it was played to, or the call that named it, is another now."""
        gone = tuple(i for i in self.history if i.kind == "revoke" and i.seat is seat and i.card is card)
        if gone:
            self.history = tuple(i for i in self.history if i not in gone)
            self.findings = tuple(
                f for f in self.findings if f not in gone and not any(g in gone for g in f.grounds.findings)
            )

    def replace_fault(self, old: Irregularity, new: Irregularity) -> None:
        """Put `new` in the place of an irregularity of which another paragraph speaks by now."""
        self.history = tuple(new if i is old else i for i in self.history)
        self.findings = tuple(new if f is old else f for f in self.findings)

    def replace_trick(self, trick: LawTrick) -> None:
        """Put `trick` in the place of the one with its number."""
        self.lay(tuple(trick if old.number == trick.number else old for old in self.tricks))

    def take(self, finding: Finding, number: int) -> None:
        """Let `finding`, made by action `number`, take effect."""
        match finding:
            case Status():
                self._take_status(finding, number)
            case Facing() | Question():
                pass
            case Lawful():
                self._keep(finding)
            case Membership():
                self._take_membership(finding)
            case Roles():
                self.declarer = finding.declarer
                self.enter(finding.stage)
            case Duty():
                self.bans = (*self.bans, finding)
            case MayWithdraw():
                kept = tuple(m for m in self.may if (m.seat, m.card) != (finding.seat, finding.card))
                self.may = (*kept, finding)
            case MustWithdraw():
                self.must[finding.seat, finding.card] = finding
            case Information():
                self.information[finding.about, finding.part] = finding
            case Revoke():
                self.revoked = True
                others = (f for f in self.findings if not _same_revoke(f, finding))
                self.findings = (*others, finding)
            case ClaimState():
                self.claim = finding
                self.findings = (*(f for f in self.findings if not isinstance(f, ClaimState)), finding)
            case Irregularity():
                self.history = (*self.history, finding)
                self._keep(finding)
            case _:
                self._keep(finding)

    def _keep(self, finding: Finding) -> None:
        self.findings = (*self.findings, finding)

    def _take_membership(self, won: Membership) -> None:
        for old in reversed(self.tricks):  # nearly always it is the last one
            if old.number == won.trick:
                self._exchange(old, old._replace(winner=won.winner))
                break
        if self.tricks and self.tricks[-1].number == won.trick:
            self.leader = won.winner
        others = [f for f in self.findings if not isinstance(f, Membership) or f.trick != won.trick]
        self.findings = (*others, won)

    def _exchange(self, old: LawTrick, new: LawTrick) -> None:
        """Put `new` in the place of the trick `old`, which is nearly always the last one."""
        if self.tricks[-1] is old:
            self.lay((*self.tricks[:-1], new))
        else:
            self.lay(tuple(new if t is old else t for t in self.tricks))

    def _take_status(self, status: Status, number: int) -> None:
        key = (status.seat, status.card)
        old = self.statuses.pop(key, None)
        self.statuses[key] = status
        if status.status in PENALTY:
            self.penalised |= {status.seat}
        counted = old is not None and old.status == "played"
        if status.status == "played":
            self.must.pop(key, None)
            if not counted:
                self._count(status, number)
        elif counted:
            self._uncount(status.seat, status.card)
            gone = self.unplayed is not None and key == (self.unplayed.seat, self.unplayed.card)
            self.unplayed = None if gone else self.unplayed  # the card played instead of a penalty card is gone

    def _count(self, status: Status, number: int) -> None:
        """Count a card among those of its trick, where its owner's order of play puts it."""
        play = TrickPlay(status.seat, status.card, number)
        if status.seat not in self.first_plays:
            self.first_plays |= {status.seat}
        running = self.running
        if running is None or (status.trick is not None and status.trick < running.number):
            late = next((t for t in self.tricks if t.number == status.trick), None)
            if late is not None and not late.of(status.seat):
                self._put(late, play)
                return
            number_of_it = self.trick_number if late is not None or status.trick is None else status.trick
            self.lay((*self.tricks, LawTrick(number_of_it, (play,))))
        elif status.trick is not None and status.trick > running.number and self.tricks[-1] is running:
            self.lay((*self.tricks, LawTrick(status.trick, (play,))))  # a lead, while that trick lacks a card again
        else:
            self._put(running, play)

    def _put(self, trick: LawTrick, play: TrickPlay) -> None:
        plays, first = (*trick.plays, play), trick.leader
        if (play.seat.index - first.index) % 4 < len(trick.plays):
            plays = tuple(sorted(plays, key=lambda p: (p.seat.index - first.index) % 4))
        waits_for = trick.waits_for if play.seat is not first else None
        gaps = trick.gaps and tuple(seat for seat in trick.gaps if seat is not play.seat)
        self._exchange(trick, LawTrick(trick.number, plays, trick.winner, waits_for, gaps))

    def pass_by(self, seat: Seat) -> LawTrick | None:
        """Let the running trick go by without a card of `seat`; the trick as it is now, None if there was none."""
        running = self.running
        if running is None or running.passed(seat):
            return None
        left = running._replace(gaps=(*running.gaps, seat))
        self._exchange(running, left)
        return left

    def _uncount(self, seat: Seat, card: Card) -> None:
        trick = next(t for t in self.tricks for p in t.plays if p.card is card and p.seat is seat)
        rest = tuple(p for p in trick.plays if p.card is not card or p.seat is not seat)
        waits_for = seat if trick.leader is seat else trick.waits_for
        left = LawTrick(trick.number, rest, None, waits_for, trick.gaps)
        if trick.leader is seat and trick is self.tricks[-1]:
            before = self.tricks[-2].winner if len(self.tricks) > 1 else None
            self.leader = before or seat  # another hand may have won that trick by a change of play
        self.lay(tuple(left if t is trick else t for t in self.tricks if t is not trick or left.plays))


def _same_revoke(finding: Finding, revoke: Revoke) -> bool:
    return isinstance(finding, Revoke) and (finding.seat, finding.trick) == (revoke.seat, revoke.trick)


def _running(tricks: tuple[LawTrick, ...]) -> LawTrick | None:
    if not tricks:
        return None
    if len(tricks) > 1 and not tricks[-2].full:
        return tricks[-2]  # a card of it has been taken back after a lead to the next
    return None if tricks[-1].full else tricks[-1]
