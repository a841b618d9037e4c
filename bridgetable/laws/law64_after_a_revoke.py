"""Law 64: what an established revoke costs, and when it costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bridgetable.blocks.attention import first_attention
from bridgetable.blocks.neighbours import LEFT_TO_DIRECTOR
from bridgetable.blocks.won import play_is_over, winner_of, won_after, won_nothing_since
from bridgetable.cards import Card
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import Check, Irregularity, Judgement, NotModelled, Revoke, Transfer
from bridgetable.findings.moment import Answer, Moment, Reading, Support, need, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import Message, to_say
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a


class Price(NamedTuple):
    """What one revoke costs: the tricks, the paragraphs that say so, and `most`, all its side has won since."""

    revoke: Revoke
    tricks: int
    cites: tuple[str, ...]
    support: tuple[Support, ...]
    most: int = 0


# 64A, 64B1: one or two tricks, or none because nothing was won


def _regular_price(m: Moment, revoke: Revoke) -> Price:
    """Won by the offender himself: that trick and one later; else one, if his side won that trick or a later one.

    A trick that dummy's card won is not one that declarer has won.
    """
    side = revoke.seat.side
    winner, later = winner_of(m, revoke.trick), won_after(m, side, revoke.trick)
    won, won_later = winner.value is not None and Seat(winner.value).side is side, int(need(later.value))
    support = (revoke, winner, later)
    if not won and not won_later:
        return Price(revoke, 0, ("64B1",), support)
    if winner.value == revoke.seat.value:
        return Price(revoke, 1 + min(1, won_later), ("64A1",), support, 1 + won_later)
    return Price(revoke, 1, ("64A2", "64A"), support, won + won_later)


# 64B: no trick is transferred


_NOT_ONE = ("none", "open")
"""A revoke that was none, or that can still be put right."""


def _again_in_that_suit_2007(m: Moment, revoke: Revoke) -> bool:
    return any(earlier.state not in _NOT_ONE for earlier in _earlier(m, revoke))


def _again_in_that_suit_2017(m: Moment, revoke: Revoke) -> bool:
    return any(earlier.state.startswith("established") for earlier in _earlier(m, revoke))


def _earlier(m: Moment, revoke: Revoke) -> list[Revoke]:
    """The same player's earlier revokes in the same suit."""
    own = [other for other in m.standing.revokes if (other.seat, other.suit) == (revoke.seat, revoke.suit)]
    return [other for other in own if other.trick < revoke.trick]


def _card_in_plain_sight(m: Moment, revoke: Revoke) -> bool:
    """Dummy's cards always are; whether also where he has put none to the trick (67B1), a setting says."""
    omitted = _left_out_by_dummy(m, revoke)
    if omitted:
        return omitted[0].value == "no-trick"
    return revoke.seat is m.standing.dummy or (revoke.seat, revoke.trick) in m.standing.quitted.in_plain_sight


def _left_out_by_dummy(m: Moment, revoke: Revoke) -> tuple[Reading, ...]:
    """The reading that decides what a card costs which dummy has left out: one trick (67B1), or none (64B3)."""
    deemed = revoke.how == "card left out"
    return (m.setting("dummy-leaves-out-a-card"),) if deemed and revoke.seat is m.standing.dummy else ()


def _after_a_call_on_the_next_board(m: Moment, revoke: Revoke) -> bool:
    if _noticed_when(m, revoke).value == "called":
        return True
    return _before_attention(m, revoke, "bids on the next board", revoke.seat.side.other)


def _after_the_round(m: Moment, revoke: Revoke) -> bool:
    if _noticed_when(m, revoke).value in ("round", "late"):
        return True
    stages = ("the round ends", "the correction period ends")
    return any(_before_attention(m, revoke, stage) for stage in stages)


def _noticed_when(m: Moment, revoke: Revoke) -> Answer:
    first = first_attention(m.standing, revoke.action)
    return m.presume("noticed-when", None, f"#{revoke.action}", f"#{first}")


def _before_attention(m: Moment, revoke: Revoke, stage: str, side: Side | None = None) -> bool:
    """Whether a stage had come (through a player of `side`) before anybody drew attention to the revoke."""
    first = first_attention(m.standing, revoke.action) or len(m.log) + 1
    return any(
        isinstance(entry.action, a.Stage)
        and entry.action.what == stage
        and (side is None or need(entry.action.seat).side is side)
        for entry in m.log[: first - 1]
    )


def _at_trick_twelve(_: Moment, revoke: Revoke) -> bool:
    return revoke.trick == 12


def _both_sides_2007(m: Moment, revoke: Revoke) -> bool:
    return any(other.seat.side is not revoke.seat.side and other.state not in _NOT_ONE for other in m.standing.revokes)


def _both_sides_2017(m: Moment, revoke: Revoke) -> bool:
    others = (other for other in m.standing.revokes if other.seat.side is not revoke.seat.side)
    return any(other.state.startswith("established") for other in others)


def _corrected_by_both_sides(_: Moment, revoke: Revoke) -> bool:
    return revoke.how == "both sides"


Exemption: TypeAlias = "tuple[str, Callable[[Moment, Revoke], bool]]"
_ALIKE: tuple[Exemption, ...] = (
    ("64B3", _card_in_plain_sight),
    ("64B4", _after_a_call_on_the_next_board),
    ("64B5", _after_the_round),
    ("64B6", _at_trick_twelve),
)
_2007: tuple[Exemption, ...] = (("64B2", _again_in_that_suit_2007), *_ALIKE, ("64B7", _both_sides_2007))
_2017: tuple[Exemption, ...] = (
    ("64B2", _again_in_that_suit_2017),
    *_ALIKE,
    ("64B7", _both_sides_2017),
    ("64B8", _corrected_by_both_sides),
)
"""The cases without a transfer, whatever the side has won: the paragraph, and whether it holds of a revoke."""

_OF_EACH = ("64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7")


@paragraph("64A", until=2017, on=(AT_REST,), only_if="revoked", decides=_OF_EACH)
def tricks_transferred_2007(m: Moment, _: None) -> Findings:
    """After play up to two tricks pass to the innocent side for an established revoke, unless a case of 64B holds."""
    yield from _transfer(m, _2007)


@paragraph("64A", since=2017, on=(AT_REST,), only_if="revoked", decides=(*_OF_EACH, "64B8"))
def tricks_transferred_2017(m: Moment, _: None) -> Findings:
    """After play up to two tricks pass to the innocent side for an established revoke, unless a case of 64B holds."""
    yield from _transfer(m, _2017)


def _transfer(m: Moment, exemptions: tuple[Exemption, ...]) -> Findings:
    prices = [_price(m, revoke, exemptions) for revoke in _priced(m)]
    if not prices:
        return
    deciding = next((price for price in reversed(prices) if price.tricks), prices[-1])
    support = tuple(s for price in prices for s in price.support)
    cite, *also = dict.fromkeys((*deciding.cites, *(cite for price in prices for cite in price.cites)))
    provisional = unsure(*support) or not play_is_over(m.standing)
    grounds = m.because(*support, cite=cite, also=tuple(also))
    yield Transfer(grounds, deciding.revoke.seat.side.other, _together(prices), provisional)


def _priced(m: Moment) -> list[Revoke]:
    """The revokes this law is about, in the order of the tricks.

    They are those established, also where they were put right all the same (62C3, 62D1).
    """
    found = [revoke for revoke in m.standing.revokes if revoke.state.startswith("established")]
    return sorted(found, key=lambda revoke: revoke.trick)


def _price(m: Moment, revoke: Revoke, exemptions: tuple[Exemption, ...]) -> Price:
    cites = tuple(cite for cite, holds in exemptions if holds(m, revoke))
    reading = _left_out_by_dummy(m, revoke)
    if not cites:
        price = _regular_price(m, revoke)
        return price._replace(support=(*price.support, *reading))
    if won_nothing_since(m.standing, revoke.seat.side, revoke.trick):
        cites += ("64B1",)
    noticed = _noticed_when(m, revoke)
    return Price(revoke, 0, cites, (revoke, *((noticed,) if noticed.found else ()), *reading))


def _together(prices: list[Price]) -> int:
    """What several revokes of one side cost together: no trick is transferred twice."""
    total = 0
    for price in reversed(prices):
        if price.tricks:
            total = min(total + price.tricks, price.most)
    return total


# 64B3: a card everybody could see


@paragraph("64B3", until=2017, on=("revoke",))
def card_in_plain_sight_2007(m: Moment, failed: Irregularity) -> Findings:
    """2007: the card that should have been played lay faced, or belonged to a faced hand."""
    seat = failed.seat
    return (_remembered(m, failed, m.before.before(seat), m.before.spread(seat)),)


@paragraph("64B3", since=2017, on=("revoke",))
def card_in_plain_sight_2017(m: Moment, failed: Irregularity) -> Findings:
    """2017: the card that should have been played was a penalty card."""
    return (_remembered(m, failed, m.standing.penalty_cards(failed.seat)),)


def _remembered(m: Moment, failed: Irregularity, seen: tuple[Card, ...], whole_hand: bool = False) -> Noted:
    """Note the revoke if a card of the suit led is among those `seen`, or the whole hand is."""
    st = m.standing
    trick = need(st.trick_of(failed.seat, need(failed.card)))
    in_sight = whole_hand or any(each.suit is trick.led for each in seen)
    its = {(failed.seat, trick.number)}
    others = st.quitted.in_plain_sight - its
    return m.noted(st.quitted._replace(in_plain_sight=others | its if in_sight else others))


# 64C: equity


@paragraph("64C1", on=(AT_REST,), only_if="revoked")
def enough_for_the_innocent_side(m: Moment, _: None) -> Findings:
    """After any established revoke the director looks at the end whether the innocent side has got back enough."""
    found = tuple(revoke for revoke in m.standing.revokes if revoke.state.startswith("established"))
    if found:
        yield from _looked_at(m, found, to_say("weighed-all-got-back"))


@paragraph("64C2(a)", since=2017, on=(AT_REST,), only_if="revoked")
def without_the_later_revokes(m: Moment, _: None) -> Findings:
    """2017: a second revoke in one suit costs nothing by itself; the director looks at what was likely without it."""
    found = tuple(revoke for revoke in _priced(m) if _again_in_that_suit_2017(m, revoke))
    if found:
        yield from _looked_at(m, found, to_say("weighed-later-revokes"))


@paragraph("64C2(b)", since=2017, on=(AT_REST,), only_if="revoked")
def without_any_revoke(m: Moment, _: None) -> Findings:
    """2017: when both sides have revoked, the director looks at what was likely without any revoke."""
    found = tuple(revoke for revoke in _priced(m) if _both_sides_2017(m, revoke))
    if found:
        yield from _looked_at(m, found, to_say("weighed-no-revoke"))


def _looked_at(m: Moment, revokes: tuple[Revoke, ...], test: Message) -> Findings:
    """What the director weighs when play has ended; the adjusted score itself is not worked out."""
    yield Check(m.because(*revokes), provisional=unsure(*revokes), damage="revoke")
    if not play_is_over(m.standing):
        return
    damage = m.recorded("damage", "", *(f"#{revoke.action}" for revoke in revokes))
    if damage is None:
        yield Judgement(m.because(*revokes), test, ("damage",), unsure(*revokes))
    elif not damage.no:
        yield NotModelled(m.because(damage, *revokes, cite="12C1"), LEFT_TO_DIRECTOR)
