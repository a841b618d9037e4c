"""What the standing keeps of what has happened: a record for each thing that can be open, and those they make up.

Every record is made anew when something of it changes (`_replace`): one that begins afresh is made with its defaults.
"""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards import Card, Suit
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import CallState, Facing, Irregularity, LeadOrPlay, Option, Status
from bridgetable.findings.play import PlayInLaw
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side
from bridgetable.table.actions import Words


class Designation(NamedTuple):
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
    """A player who may change his last call because of a wrong explanation (21B1), or `in_answer` to such a change."""

    seat: Seat
    cite: str
    fault: Irregularity
    provisional: bool = False
    in_answer: bool = False


class WithdrawnCall(NamedTuple):
    """A call of `seat` withdrawn in `action` (0: before the record); `settled` in an action (0: not yet).

    `innocent`: it was changed because an opponent had changed his. `old_at` and `new_at` are the actions that made the
    call and what stands in its place; `bare`: whether that is comparable makes no difference, for there is nothing in
    its place, or it is said elsewhere.
    """

    seat: Seat
    old: str
    new: str
    action: int = 0
    settled: int = 0
    innocent: bool = False
    old_at: int = 0
    new_at: int = 0
    told: bool = False
    """What it tells has been said by the law that was applied."""
    any_suit: bool = False
    """That law sends to 26B alone, whatever suits the call shows (2007:32)."""


class OpenCall(NamedTuple):
    """A call that broke a law and on which something has still to be said or done.

    `turn` is whose turn it was (None: nobody's, or not known). `second` is what the player has put in its place before
    the director had ruled (27C), or instead of which he made it (25B).
    """

    fault: Irregularity
    call: CallState
    turn: Seat | None
    second: CallState | None = None
    earlier: OpenCall | None = None


class OwedCall(NamedTuple):
    """A call that `seat` has to make in place of one that was withdrawn or cancelled; `of`: what that was.

    `barred`: whatever he calls, his partner has to pass by this paragraph. `slip`: what he had called for it and did
    not mean, whose turn his call then takes.
    """

    seat: Seat
    instead: OpenCall
    of: IrregularityWord
    barred: str = ""
    slip: CallState | None = None

    @property
    def place(self) -> int:
        """The serial number of the call whose turn it takes: 0 where it is the last one."""
        return 0 if self.slip is None else self.slip.serial


class CancelledCall(NamedTuple):
    """A call out of rotation that was not accepted, until its player has called at his proper turn (30 to 32).

    `repeat`: the player at whose turn he called has passed, so that he has to make the same call again. `since`: the
    action by which it was refused.
    """

    of: OpenCall
    since: int
    rho_acted: bool = False
    repeat: bool = False


class Answered(NamedTuple):
    """`what` the call of `action` was made for: one its player owed, or a `call` of his that had been cancelled."""

    action: int
    call: CallState
    what: OwedCall | CancelledCall | WithdrawnCall


class CallOverSlip(NamedTuple):
    """A call of `call.seat` over a slip that was put right: he may keep or change it (25A); `fault`less: in order."""

    call: CallState
    slip: CallState


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


# What the standing is made up of

BEFORE_PLAY = ("before", "cards taken", "auction")
"""The stages up to the final pass: there is no contract yet."""
AUCTION_PERIOD = (*BEFORE_PLAY, "clarification")
"""The stages in which a call may be made or put right, and before the end of which there are no tricks."""


class Board(NamedTuple):
    """Who declares, the trump suit, the stage of the board and what follows from it.

    `bidding`: the auction is not over yet; `before_play`: it is still on, or has not begun; `clarifying`: it is over
    and no lead has been faced. `announced` are the stages as the record says them: `play ends`, `all hands go back` …
    """

    declarer: Seat
    trump: Suit | None
    stage: str
    bidding: bool = False
    before_play: bool = False
    clarifying: bool = False
    announced: tuple[str, ...] = ()

    def entered(self, stage: str, declarer: Seat | None = None) -> Board:
        """The board in another stage, and perhaps with another declarer."""
        return self._replace(
            declarer=declarer or self.declarer,
            stage=stage,
            bidding=stage in ("cards taken", "auction"),
            before_play=stage in BEFORE_PLAY,
            clarifying=stage == "clarification",
        )


class OutOfTurn(NamedTuple):
    """Leads and plays out of turn on which something has still to be said or done.

    `wrong_lead` is a lead that nobody has accepted or refused yet (53 to 56), `second_lead` one made while that waits,
    by the other side (it is ruled on after it), `led_again` a later lead of the side that led wrongly, perhaps from the
    hand that had to lead. `early` is a defender's card ahead of his partner's, until the partner has played (57A);
    `early_leads` are leads made while the trick was running, in their order, until that trick is complete, `put_off`
    what has been put forward and ended it: the leads that lay there come first. `lead_answer` is what was said last of
    a lead out of turn, until somebody plays on; `together` what was put down at once (58B2).
    """

    wrong_lead: WrongLead | None = None
    second_lead: WrongLead | None = None
    led_again: Facing | None = None
    early: EarlyPlay | None = None
    early_leads: tuple[EarlyLead, ...] = ()
    put_off: tuple[Facing, ...] = ()
    lead_answer: LeadAnswer | None = None
    together: Together | None = None


class Designated(NamedTuple):
    """The cards named: declarer's `newest` of dummy's, what players `named` of their own hands (the last of each).

    `wrong` is the card dummy put out instead (45D).
    """

    newest: Designation | None = None
    named: tuple[Designation, ...] = ()
    wrong: WrongCard | None = None


class PenaltyCards(NamedTuple):
    """What is open about penalty cards; `penalised` are the defenders who have, or have had, one: mostly nobody.

    `choice_made` is the number of the trick for which declarer has said what the leader may lead (50D2), `choice_left`
    the penalty cards opposite the leader that stayed on the table then.
    """

    penalised: frozenset[Seat] = frozenset()
    unplayed: Unplayed | None = None
    choice_made: int = 0
    choice_left: tuple[Card, ...] = ()


class AuctionPeriod(NamedTuple):
    """What is open from the auction: calls withdrawn for others (26), cards that lie open (24), a call to change (21).

    `passed` are the players who have called since their partners exposed a card (24B, 24C). `calls` are all that have
    been made, in the order of the turns they count for; `open_calls` those on which something has still to be said,
    `owed` those to be made in place of one, `cancelled` those out of rotation whose players have not called in turn,
    `slip` one that was found to be a slip while nothing has been put in its place. `answered` is what was owed or
    cancelled until a call was made for it: should that prove a slip, it is so again.
    """

    withdrawn_calls: tuple[WithdrawnCall, ...] = ()
    open_cards: tuple[OpenCard, ...] = ()
    passed: frozenset[Seat] = frozenset()
    call_again: CallAgain | None = None
    calls: tuple[CallState, ...] = ()
    open_calls: tuple[OpenCall, ...] = ()
    owed: OwedCall | None = None
    cancelled: tuple[CancelledCall, ...] = ()
    over_slip: CallOverSlip | None = None
    slip: CallState | None = None
    answered: tuple[Answered, ...] = ()
    played_on: tuple[CallState, ...] = ()
    """The calls as they lie on the table while nobody has noticed a double that fell (36A): they end with those made
    as if it stood."""


class Heard(NamedTuple):
    """What players have let slip (16B), and what was explained wrongly and not put right yet (20F)."""

    hints: tuple[Hint, ...] = ()
    misleading: tuple[Misleading, ...] = ()


class DummysRights(NamedTuple):
    """What dummy has done with his rights: `overstepped` by a look at another hand or the like (43A2).

    `let_be` are defenders' irregularities that are not put right, because such a dummy spoke of them first.
    """

    overstepped: Irregularity | None = None
    warned_off: WarnedOff | None = None
    let_be: tuple[Irregularity, ...] = ()


class AttentionDrawn(NamedTuple):
    """Attention `drawn` (in which action, to what) and the director: he is due, or play has `stopped` for him (9).

    `acted_on` is what the innocent side did before anybody had called him (11A).
    """

    drawn: tuple[tuple[int, str | None], ...] = ()
    director_due: bool = False
    stopped: bool = False
    acted_on: tuple[ActedOn, ...] = ()

    def to(self, action: int, *irregular: str | None) -> AttentionDrawn:
        """The same once `action` has drawn attention to this (`#4`: action 4; None: nobody knows to what)."""
        return self._replace(drawn=(*self.drawn, *((action, each) for each in irregular)))


class QuittedTricks(NamedTuple):
    """What is wrong with played cards: tricks in which one is missing (67), cards that point the wrong way, or mixed.

    `in_plain_sight` are player and trick of each revoke that left a card unplayed everybody could see (64B3);
    `pointed_out` the actions in which a card that points the wrong way was spoken of (65B3).
    """

    defects: tuple[Defect, ...] = ()
    mispointed: tuple[Mispointed, ...] = ()
    mixed: tuple[Mixed, ...] = ()
    in_plain_sight: frozenset[tuple[Seat, int]] = frozenset()
    pointed_out: frozenset[int] = frozenset()


Part: TypeAlias = (
    Board
    | PlayInLaw
    | OutOfTurn
    | Designated
    | PenaltyCards
    | AuctionPeriod
    | Heard
    | DummysRights
    | AttentionDrawn
    | QuittedTricks
    | Claimed
)
"""A part of the standing that paragraphs may say anew."""
