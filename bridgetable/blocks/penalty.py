"""What a penalty card obliges: which must be played now, and when a partner's lead is restricted (lawgraph B3, B4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bridgetable.blocks.tricks import extreme_card, known_void
from bridgetable.cards import Card, Suit
from bridgetable.findings.kinds import PENALTY, Duty, Irregularity, Status
from bridgetable.findings.moment import Answer, Moment, subject
from bridgetable.findings.standing import Standing
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.choices import Extreme, Forbid, Require
from bridgetable.table.state import Table

_BY_WILL = (
    "premature lead",
    "play out of turn",
    "play at RHO's turn",
    "fifth card",
    "revoke",
    "lead before the option",
)
"""Irregularities in which the card came out by an act of will, even a mistaken one (50B)."""


def by_will(irregularity: Irregularity) -> bool:
    """Whether the kind of irregularity shows that the card was played on purpose."""
    return irregularity.kind in _BY_WILL


def was_penalty_card(played: Status) -> bool:
    """Whether a card that counts as played lay there as a penalty card until then, or until it was led out of turn."""
    return any(
        before.status in PENALTY or (before.status == "exposed" and was_penalty_card(before))
        for before in played.grounds.findings
        if isinstance(before, Status)
    )


def rank_unknown(standing: Standing, owner: Seat) -> tuple[Card, ...]:
    """Cards that are penalty cards of `owner`, and it is not known which: whether they are honours is still asked."""
    return tuple(
        card
        for (seat, card), status in standing.statuses.items()
        if seat is owner and status.status == "exposed" and status.why == "rank not known"
    )


def due_when_leading(standing: Standing, table: Table, seat: Seat) -> tuple[Card, ...]:
    """The major penalty cards that `seat`, on lead, has to lead: those declarer's restriction leaves him.

    Who cannot obey the restriction may lead any card otherwise legal (59), and that is a penalty card again.
    """
    majors = standing.penalty_cards(seat, "major penalty")
    wanted, forbidden = lead_restrictions(standing, seat)
    allowed = tuple(suit for suit in wanted or Suit if suit not in forbidden)
    due = tuple(card for card in majors if card.suit in allowed)
    return due or (majors if all(table.holds(seat, suit) is False for suit in allowed) else ())


def due_when_playing(m: Moment, seat: Seat, led: Suit | None, follows: bool) -> tuple[Card, ...]:
    """The major penalty cards `seat` has to play to a trick in `led`: of that suit, or any if he cannot follow."""
    majors = m.standing.penalty_cards(seat, "major penalty")
    return left_by_the_choice(m, m.before, seat, tuple(card for card in majors if not follows or card.suit is led))


def left_by_the_choice(m: Moment, table: Table, seat: Seat, due: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of `due` that what declarer has chosen under 57A leaves him: to comply with it comes first (50D1(b))."""
    early = m.standing.turn.early
    if not due or early is None or early.chosen is None or seat is not early.seat.partner:
        return due
    match early.chosen.choice:
        case Require(Extreme() as end):
            best = _end_wanted(m, table, seat, early.led, end).value
            return tuple(card for card in due if card.suit is not early.led or best in (None, card.name))
        case Require(Suit() as wanted):
            suits = [wanted]
        case choice:
            forbidden = choice.suits if isinstance(choice, Forbid) else ()
            suits = [suit for suit in Suit if suit not in forbidden]
    able = any(table.holds(seat, suit) is not False for suit in suits)
    return tuple(card for card in due if not able or card.suit in (early.led, *suits))


def may_not_be_the_end(m: Moment, table: Table, seat: Seat, card: Card) -> bool:
    """Whether it is open that this penalty card is the highest or lowest of the suit, which declarer wants (57A)."""
    early = m.standing.turn.early
    if early is None or early.chosen is None or seat is not early.seat.partner or card.suit is not early.led:
        return False
    choice = early.chosen.choice
    wanted = choice.what if isinstance(choice, Require) else None
    return isinstance(wanted, Extreme) and _end_wanted(m, table, seat, early.led, wanted).open


def _end_wanted(m: Moment, table: Table, seat: Seat, led: Suit | None, end: Extreme) -> Answer:
    """Which card of the suit led is the highest or lowest of `seat`: shown by the cards, or to be found."""
    shown = extreme_card(table, seat, led, end) if led is not None else None
    return Answer(f"extreme-card {seat}", shown) if shown else m.ask("extreme-card", None, seat.value)


def lead_restrictions(standing: Standing, seat: Seat) -> tuple[tuple[Suit, ...], tuple[Suit, ...]]:
    """The suits `seat` must lead (one of them) and those he may not lead now."""
    wanted: tuple[Suit, ...] = ()
    forbidden: tuple[Suit, ...] = ()
    for ban in lead_bans(standing, seat):
        if ban.must is not None:
            wanted += ban.suits
        else:
            forbidden += ban.suits
    return wanted, forbidden


def lead_bans(standing: Standing, seat: Seat | None) -> tuple[Duty, ...]:
    """What has been said of the suits `seat` must or may not lead, as far as it still holds."""
    return tuple(ban for ban in standing.bans if ban.seat is seat and ban.suits and not lead_is_lost(standing, ban))


def lead_is_lost(standing: Standing, ban: Duty) -> bool:
    """Whether a ban that lasts while a player keeps the lead is over.

    It is worked out anew each time: a trick already complete may get another winner when a card of it goes back.
    """
    since = max(ban.grounds.actions, default=0)
    leaders = [trick.leader for trick in standing.play.tricks if trick.plays[0].action > since]
    if standing.play.running is None:
        leaders.append(standing.play.leader or ban.seat)
    return ban.until == "loses the lead" and any(leader is not ban.seat for leader in leaders)


def suits_declarer_may_rule(standing: Standing) -> tuple[Suit, ...]:
    """The suits of the major penalty cards opposite the defender on lead, while declarer has not spoken (50D2).

    A card exposed after he has spoken, and before the lead, gives him the choice again.
    """
    if not standing.penalty.penalised:
        return ()
    due = standing.play.due
    if due is None or not standing.play.to_lead() or not standing.defends(due):
        return ()
    majors = standing.penalty_cards(due.partner, "major penalty")
    if standing.penalty.choice_made == standing.play.trick_number and set(majors) <= set(standing.penalty.choice_left):
        return ()
    suits: tuple[Suit, ...] = ()
    for card in majors:
        if card.suit is not None and card.suit not in suits:
            suits += (card.suit,)
    return suits


def duty_now(m: Moment, table: Table, seat: Seat) -> tuple[tuple[Card, ...], str]:
    """The major penalty cards `seat` has to play next, and when: now, at his own turn, or the first legal turn."""
    standing = m.standing
    majors = standing.penalty_cards(seat, "major penalty")
    running = standing.play.running
    if _choice_comes_first(standing, seat):
        return majors, "first legal turn"
    if running is None:
        if standing.play.due is seat and not suits_declarer_may_rule(standing):
            due = due_when_leading(standing, table, seat)
            return (due, "now") if due else (majors, "first legal turn")
        return majors, "first legal turn"
    if running.of(seat) is not None:
        return majors, "first legal turn"
    when = "now" if standing.play.due is seat else "own turn"
    led = running.led
    following = tuple(card for card in majors if card.suit is led)
    if following:
        due = left_by_the_choice(m, table, seat, following)
        return (due, when) if due else (majors, "first legal turn")
    if led is not None and known_void(m, table, seat, led, standing.play.trick_number):
        due = left_by_the_choice(m, table, seat, majors)
        return (due, when) if due else (majors, "first legal turn")
    return majors, "first legal turn"


def _choice_comes_first(standing: Standing, seat: Seat) -> bool:
    """Whether it hangs on a choice still to be made what `seat` has to play, or whose turn it is (52B, 53A, 57A)."""
    early, instead = standing.turn.early, standing.penalty.unplayed
    if standing.turn.wrong_lead is not None or (instead is not None and instead.seat is seat):
        return True
    return early is not None and early.chosen is None and seat is early.seat.partner


def below_honour(m: Moment, seat: Seat, card: Card, find: Callable[..., Answer]) -> Answer:
    """Whether the card is below the ten; where its rank is not known, `find` asks for it or presumes it."""
    named = subject(seat, card)
    if card.honour is None:
        return find("below-honour", None, named)
    why = partial(say, "facts-shown-it-is", card=card)
    return m.shown("below-honour", "no" if card.honour else "yes", named, why=why)


def counts_now(m: Moment, played: Status) -> bool:
    """Whether the card has come to be played by this very action."""
    trick = m.standing.trick_of(played.seat, played.card)
    play = trick.of(played.seat) if trick is not None else None
    return play is not None and play.action == m.number


def designated(standing: Standing, seat: Seat) -> Card | None:
    """Which of his penalty cards declarer has told `seat` to play to this trick (51A)."""
    return next((ban.card for ban in standing.bans if ban.why == "card chosen by declarer" and ban.seat is seat), None)
