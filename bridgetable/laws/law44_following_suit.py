"""Law 44: following suit, the first of all duties. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.attention import first_attention
from bridgetable.blocks.limits import both_sides_on, side_on, trick_numbered
from bridgetable.blocks.revokes import fault_of, revoke_with, said_of_revoke
from bridgetable.blocks.tricks import could_follow, no_longer_following, shown_by
from bridgetable.findings import deeds
from bridgetable.findings.kinds import (
    Duty,
    Irregularity,
    Lawful,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.table import actions as a


@paragraph("44C", on=("played",), decides=("44D",), after=("9B2",))
def follow_suit(m: Moment, played: Status) -> Findings:
    """Each player follows suit if he can; this comes before everything else the laws ask of him."""
    st, seat, card = m.standing, played.seat, played.card
    trick = need(st.trick_of(seat, card))
    if trick.leader is seat:
        if len(trick.plays) > 1:
            yield from _lead_is_another(m, trick)
        return
    led = trick.led
    if (
        led is None
        or card.suit is led
        or card.suit is None
        or _misled(st, trick.number)
        or _put_out_unasked(st, played)
    ):
        return
    if revoke_with(st, seat, card) is not None:
        return  # let stand, the card counts once more (52B1, 62A)
    could = could_follow(m, seat, led, trick.number, card)
    if could.no:
        yield Lawful(m.because(could, played, cite="44D"), seat, m.number, why="void")
    if not could.yes:
        return
    grounds = m.because(could, played, also=("61A",))
    grounds = grounds._replace(actions=(*grounds.actions, *shown_by(m, seat, (led,), card)))
    yield Irregularity(grounds, "revoke", seat, m.number, card, provisional=unsure(could, played))


def _lead_is_another(m: Moment, trick: LawTrick) -> Findings:
    """Where the lead is changed after others have played, what they played is looked at afresh."""
    st = m.standing
    yield m.noted(st.play._replace(relaid=trick.number))
    elsewhere = [fault_of(revoke) for revoke in st.revokes if revoke.trick != trick.number]
    put_right = [(fault.seat, fault.card) for fault in elsewhere if fault is not None]
    for play in trick.plays:
        if (play.seat, play.card) not in put_right:  # trick twelve's revoke card, now in trick thirteen (62D1)
            yield m.no_longer(*said_of_revoke(st, play.seat, play.card))


@paragraph("44C", on=(AT_REST,), only_if="play.relaid")
def follow_the_new_lead(m: Moment, _: None) -> Findings:
    """Who played to a lead that has been changed since follows suit to the new one if he can."""
    if _put_right(m.standing):
        for play, could in no_longer_following(m):
            suit = need(need(trick_numbered(m.standing, m.standing.play.relaid)).led)
            grounds = m.because(could, number=play.action)
            must = deeds.OneOf(suit)
            yield Duty(grounds, play.seat, must=must, when="this trick", suits=(suit,), why="lead has changed")


@paragraph("44C", on=(a.Keep,), only_if="play.relaid")
def may_not_be_kept(m: Moment, action: a.Keep) -> Findings:
    """The right to keep one's card ends where another one would follow suit."""
    for play, could in no_longer_following(m):
        if (play.seat, play.card) == (action.seat, action.card):
            yield from _revoked(m, play, could)


@paragraph("44C", on=("played",), only_if="play.relaid", after=("44C", "45D2"))
def went_on_without_following(m: Moment, played: Status) -> Findings:
    """A side that plays to the next trick and leaves a card that does not follow to the new lead has revoked."""
    st, following = m.standing, m.standing.play.relaid + 1
    too_late = both_sides_on(st, following)
    if played.trick != following and not too_late:
        return  # what was led to the next trick before the change may still go back
    for play, could in no_longer_following(m) if st.designated.wrong is None else ():
        if side_on(st, play.seat, following):
            yield from _revoked(m, play, could)
    if too_late:
        yield m.noted(st.play._replace(relaid=0))


def _put_right(st: Standing) -> bool:
    """Whether the change of the lead is known at the table: dummy's wrong card has at least been pointed out."""
    return st.designated.wrong is None or first_attention(st, st.designated.wrong.action) is not None


def _revoked(m: Moment, play: TrickPlay, could: Answer) -> Findings:
    if revoke_with(m.standing, play.seat, play.card) is None:
        yield Irregularity(m.because(could, also=("61A",)), "revoke", play.seat, m.number, play.card)


def _misled(st: Standing, trick: int) -> bool:
    """Whether dummy's wrong card in this trick has told the others the wrong suit."""
    return st.designated.wrong is not None and st.designated.wrong.lead and st.designated.wrong.trick == trick


def _put_out_unasked(st: Standing, played: Status) -> bool:
    """Whether it is a card dummy put out unasked: while it can still go back (45D), nobody has revoked with it."""
    wrong = st.designated.wrong
    return wrong is not None and (played.seat, played.card) == (st.dummy, wrong.card)
