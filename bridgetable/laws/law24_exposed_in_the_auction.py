"""Law 24: a card exposed or led before the play begins."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.auction import PASS, first_to_call, row
from bridgetable.blocks.information import information, of_side
from bridgetable.blocks.open_cards import forced_to_pass, open_cards_of, part_of_law_24
from bridgetable.blocks.penalty import below_honour, rank_unknown
from bridgetable.blocks.sight import caused_by, partner_could_see
from bridgetable.cards import Card
from bridgetable.findings import deeds
from bridgetable.findings.kinds import (
    CallState,
    Check,
    Duty,
    Facing,
    Grounds,
    Irregularity,
    Judgement,
    Lawful,
    MustWithdraw,
    NotModelled,
    Roles,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, Support, subject, unsure
from bridgetable.findings.parts import OpenCard
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.status_words import StatusWord
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_EXPOSES = (a.Drop, a.BeSeen, a.Show, a.Spread, a.Hold, a.Lead, a.Play, a.Face, a.PlaySeveral, a.Supply, Facing)
_LED = (a.Lead, a.Play, a.Face, a.PlaySeveral, a.PlayFromDummy)
_PLAY_LAWS = ("41A", "41D", "44B", "45", "47F2", "48A", "48B2", "49", "50D2", "53", "54A", "58", "60", "67A1", "68")
"""What would speak of the same action once play has begun."""


# A card that can be seen


_PARTS = ("24", "24A", "24B", "24C")


@paragraph("24 preamble", until=2017, on=_EXPOSES, overrides=_PLAY_LAWS, only_if="board.before_play", decides=_PARTS)
def exposed_in_the_auction_period_2007(m: Moment, action: a.Action | Facing) -> Findings:
    """2007: a card partner could see through its owner's own fault, once cards are taken, stays open on the table."""
    yield from _cards_exposed(m, action, ("cards", "call"))


@paragraph("24 preamble", since=2017, on=_EXPOSES, overrides=_PLAY_LAWS, only_if="board.before_play", decides=_PARTS)
def exposed_in_the_auction_2017(m: Moment, action: a.Action | Facing) -> Findings:
    """2017: a card partner could see through its owner's own fault, once a call is made, stays open on the table."""
    yield from _cards_exposed(m, action, ("call",))


def _cards_exposed(m: Moment, action: a.Action | Facing, since: tuple[str, ...]) -> Findings:
    """`since`: how far the board must be for Law 24 to be read."""
    seat: Seat = getattr(action, "seat")  # noqa: B009 - each of these actions has one
    cards = _cards_shown(m, action)
    if not cards:
        yield NotModelled(
            m.because(),
            to_say("unhandled-cards-not-written-down-24"),
            True,
        )
    early = _how_far(m) not in since
    for card in cards:
        yield from _one_card(m, seat, card, early=early)


def _cards_shown(m: Moment, action: a.Action | Facing) -> tuple[Card, ...]:
    match action:
        case a.Drop():
            return action.cards
        case a.PlaySeveral():
            return (action.card, *action.others)
        case a.BeSeen() | a.Show() | a.Spread():
            return action.cards or m.before.hand(action.seat)
    assert isinstance(action, a.Hold | a.Lead | a.Play | a.Face | a.Supply | Facing)
    return (action.card,)


def _one_card(m: Moment, seat: Seat, card: Card, *, early: bool) -> Findings:
    caused = m.presume("caused-by", caused_by(m.action), f"#{m.number}")
    could = _could_see(m, seat, card)
    if caused.value not in ("himself", seat.value):
        yield from _not_his_own_fault(m, seat, card, caused)
    elif could.no:
        yield from _not_seen(m, seat, card, could)
    elif could.value is None:
        yield Status(m.because(could), seat, card, "in hand", provisional=True)
    elif early:
        yield from _too_early_for_it(m, seat, card, could)
    else:
        yield from _exposed(m, seat, card, could, caused)


def _could_see(m: Moment, seat: Seat, card: Card) -> Answer:
    """A card led face down, or only named or touched, has not been seen."""
    only_named = isinstance(m.action, a.NamePlay | a.DesignateCard | a.Indicate | a.Touch)
    if only_named or (isinstance(m.action, a.Lead) and not m.action.face):
        return m.presume("partner-could-see", "no", f"#{m.number}", subject(seat, card))
    return partner_could_see(m, seat, f"#{m.number}", subject(seat, card))


def _not_seen(m: Moment, seat: Seat, card: Card, could: Answer) -> Findings:
    """Nobody of his side could see it: the card goes back, and nothing follows."""
    yield Status(m.because(could), seat, card, "in hand")
    yield from _card_goes_back(m, seat, card, could)
    if isinstance(m.action, a.Lead):
        fault = Irregularity(m.because(could, cite="41A"), "wrong procedure", seat, m.number, card)
        yield fault
    else:
        yield Lawful(m.because(could), seat, m.number)


def _card_goes_back(m: Moment, seat: Seat, card: Card, *support: Support, cite: str = "") -> Findings:
    if m.after.place(seat, card) in ("playing", "before"):
        yield MustWithdraw(m.because(*support, cite=cite), seat, card)


def _not_his_own_fault(m: Moment, seat: Seat, card: Card, caused: Answer) -> Findings:
    """Somebody else turned the card up: Law 24 is silent, and what it told came from another source."""
    cite = _other_sources(m)
    yield Status(m.because(caused, cite=cite), seat, card, "in hand")
    yield from _card_goes_back(m, seat, card, caused, cite=cite)
    yield information(m.because(caused, cite=cite), seat, card, "all", (seat.partner,))
    yield Judgement(m.because(caused, cite=cite), _NORMALLY, ("damage",))


_NORMALLY = to_say("weighed-board-playable")


def _other_sources(m: Moment) -> str:
    """The paragraph on what comes from elsewhere: 16C in 2007, 16D in 2017."""
    return m.cited("16D")


def _how_far(m: Moment) -> str | None:
    """How far the board is: nothing done, cards taken, a call made."""
    nobody_has_called = m.standing.board.stage == "auction" and first_to_call(m) is not None and not row(m.standing)
    cards = "cards" if nobody_has_called else "call"
    reached = {"before": "none", "cards taken": "cards"}.get(m.standing.board.stage, cards)
    return m.presume("earlier-call", reached, "").value


def _too_early_for_it(m: Moment, seat: Seat, card: Card, could: Answer) -> Findings:
    cite = _other_sources(m)
    how_far = m.presume("earlier-call", None, "")
    fault = Irregularity(m.because(could, how_far, cite=cite), "exposed before the auction", seat, m.number, card)
    yield fault
    yield Status(m.because(fault, cite=cite), seat, card, "in hand")
    yield from _card_goes_back(m, seat, card, fault, cite=cite)
    yield information(m.because(fault, cite=cite), seat, card, "all", (seat.partner,))
    yield Judgement(m.because(fault, cite=cite), _NORMALLY, ("damage",))


def _exposed(m: Moment, seat: Seat, card: Card, could: Answer, caused: Answer) -> Findings:
    st = m.standing
    if any((early.seat, early.card) == (seat, card) for early in st.auction.open_cards):
        yield Lawful(m.because(), seat, m.number)
        return
    support = (could, caused) if caused.found else (could,)
    fault = Irregularity(m.because(*support), "exposed in the auction", seat, m.number, card)
    yield fault
    lying = OpenCard(seat, card, m.number, isinstance(m.action, _LED), fault)
    passed, open_cards = st.auction.passed - {seat.partner}, (*st.auction.open_cards, lying)
    yield m.noted(st.auction._replace(open_cards=open_cards, passed=passed))
    for early in open_cards_of(st, seat):
        yield from _lies_open(m, early)


def _lies_open(m: Moment, early: OpenCard) -> Findings:
    low, law = part_of_law_24(m, early)
    grounds = m.because(early.fault, low, cite=law, also=("24 preamble",))
    yield Status(grounds, early.seat, early.card, "exposed", provisional=unsure(low), why="seen in the auction")
    grounds = m.because(early.fault, cite="24 preamble")
    yield information(grounds, early.seat, early.card, "all", of_side(early.seat.side))


# What it costs in the auction


@paragraph("24B", on=(AT_REST,), only_if="auction.open_cards", decides=("24C",))
def partner_must_pass(m: Moment, _: None) -> Findings:
    """For an honour, a lead or several cards the owner's partner has to pass when he is next to call."""
    for seat in dict.fromkeys(early.seat for early in m.standing.auction.open_cards):
        for law, support in forced_to_pass(m, seat):
            grounds = m.because(*support, cite=law)
            yield Duty(grounds, seat.partner, must=deeds.PlainDeed.PASS, when="own turn", provisional=unsure(*support))
            yield Check(_later(m, law, support), provisional=True)


def _later(m: Moment, law: str, support: tuple[Support, ...]) -> Grounds:
    """A pass that could be foreseen to hurt the innocent side: 23 in 2007, 72C in 2017."""
    return m.because(*support, cite=m.cited("72C"), also=(law,))


@paragraph("24B", on=(CallState,), only_if="auction.open_cards", after=("37",), decides=("24C",))
def partner_calls(m: Moment, call: CallState) -> Findings:
    """The forced pass is for one turn; if it hurts the innocent side the director looks at it when play has ended."""
    st = m.standing
    if not call.counts or call.seat in st.auction.passed:
        return
    for law, support in tuple(forced_to_pass(m, call.seat.partner)):
        if call.call == PASS:
            if call.state == "stands":
                yield Lawful(m.because(*support, cite=law), call.seat, m.number)
            yield Check(_later(m, law, support))
    yield m.noted(st.auction._replace(passed=st.auction.passed | {call.seat}))


# When the auction is over


@paragraph("24", until=2017, on=(Roles,), only_if="auction.open_cards", decides=("24 preamble",))
def auction_is_over_2007(m: Moment, roles: Roles) -> Findings:
    """2007: declarer and dummy pick their cards up; a defender's become penalty cards."""
    yield from _auction_is_over(m, roles, "24", "24")


@paragraph("24E", since=2017, on=(Roles,), only_if="auction.open_cards", decides=("24D",))
def auction_is_over_2017(m: Moment, roles: Roles) -> Findings:
    """2017: declarer and dummy pick their cards up (24D); a defender's become penalty cards (24E)."""
    yield from _auction_is_over(m, roles, "24D", "24E")


def _auction_is_over(m: Moment, roles: Roles, picked_up: str, penalty: str) -> Findings:
    st = m.standing
    if st.board.before_play:
        return
    for seat in dict.fromkeys(early.seat for early in st.auction.open_cards):
        for law, support in forced_to_pass(m, seat):
            yield Check(_later(m, law, support))
    cards = st.auction.open_cards
    yield m.noted(st.auction._replace(open_cards=()))
    for early in cards:
        several = sum(other.seat is early.seat for other in cards) > 1
        if st.defends(early.seat):
            if not _lies_face_down(m, early):
                yield from _penalty_card(m, early, roles, penalty, several=several)
            yield from _told_by_its_history(m, early)
        else:
            grounds = m.because(early.fault, roles, cite=picked_up, also=("24 preamble",))
            yield Status(grounds, early.seat, early.card, "in hand")
            yield from _card_goes_back(m, early.seat, early.card, early.fault, cite=picked_up)


def _lies_face_down(m: Moment, early: OpenCard) -> bool:
    """Whether it is the very card whose lead, face down, shows that the auction is over (36C)."""
    lead = m.action
    return isinstance(lead, a.Lead) and not lead.face and (lead.seat, lead.card) == (early.seat, early.card)


def _penalty_card(m: Moment, early: OpenCard, roles: Roles | None, cite: str, *, several: bool) -> Findings:
    """Minor or major is decided as for any card that is exposed (50B)."""
    named = subject(early.seat, early.card)
    by_will = early.led or isinstance(m.log[early.action - 1].action, a.Show | a.Spread | a.Hold)
    will = m.presume("deliberate", "will" if by_will else "accident", f"#{early.action}", named)
    major = several or will.value == "will"
    low = Answer("", "no") if major else below_honour(m, early.seat, early.card, m.ask)
    support = (early.fault, will, low, *(() if roles is None else (roles,)))
    lay_there = m.standing.statuses.get((early.seat, early.card))
    part = (lay_there.grounds.cite,) if lay_there is not None and lay_there.why == "seen in the auction" else ()
    grounds = m.because(*support, cite=cite, also=("24 preamble", *part, "50A", "50B"))
    kind: StatusWord = "exposed" if low.value is None else "minor penalty" if low.yes else "major penalty"
    why: CardBecause | None = "rank not known" if kind == "exposed" else None
    yield Status(grounds, early.seat, early.card, kind, provisional=low.open, why=why)
    if m.after.place(early.seat, early.card) == "playing":
        yield MustWithdraw(m.because(early.fault, cite=cite), early.seat, early.card)


def _told_by_its_history(m: Moment, early: OpenCard) -> Findings:
    """What the sight of a penalty card tells is for Law 50E; what it told in the auction stays with 24."""
    told = m.standing.information.get((subject(early.seat, early.card), "all"))
    if told is not None:
        yield m.no_longer(told)
        yield replace(told, part="how it arose")


@paragraph("24", until=2017, on=(a.Drop, a.BeSeen, a.Show), overrides=("49",), only_if="board.clarifying")
def exposed_before_the_lead_2007(m: Moment, action: a.Drop | a.BeSeen | a.Show) -> Findings:
    """2007: the auction period lasts until the lead is faced, so that a defender's card seen before is for Law 24."""
    st, seat = m.standing, action.seat
    if not st.defends(seat):
        return
    caused = m.presume("caused-by", caused_by(action), f"#{m.number}")
    for card in _cards_shown(m, action):
        could = partner_could_see(m, seat, f"#{m.number}", subject(seat, card))
        if caused.value not in ("himself", seat.value) or not could.yes:
            continue
        fault = Irregularity(
            m.because(could, also=("24 preamble", "49")), "exposed in the auction", seat, m.number, card
        )
        yield fault
        early = OpenCard(seat, card, m.number, False, fault)
        several = len(_cards_shown(m, action)) > 1 or bool(st.penalty_cards(seat) or rank_unknown(st, seat))
        yield from _penalty_card(m, early, None, "24", several=several)
