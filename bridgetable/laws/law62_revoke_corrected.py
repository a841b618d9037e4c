"""Law 62: putting a revoke right."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bridgetable.blocks.attention import speaks_of
from bridgetable.blocks.designation import read_words
from bridgetable.blocks.information import information
from bridgetable.blocks.lifted import rests_on
from bridgetable.blocks.limits import both_sides_on, trick_numbered
from bridgetable.blocks.revokes import (
    awaits_another,
    card_back,
    fault_of,
    others_may_change,
    put_right,
    revoke_with,
    still_there,
)
from bridgetable.blocks.tricks import trick_winner
from bridgetable.cards import Card, Suit
from bridgetable.findings import deeds
from bridgetable.findings.kinds import (
    Duty,
    Grounds,
    Irregularity,
    Judgement,
    Lawful,
    LeadOrPlay,
    Liable,
    Misplaced,
    MustWithdraw,
    Rectification,
    Revoke,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a

# 62A: when it has to be put right


_LEFT_IT: Final = "left his revoke as it was"
_HOW = ("62B", "62B1", "62B2", "62C1", "62C2")
"""What the correction of a revoke consists of: the card goes back, and others may change."""


@paragraph(
    "62A",
    on=(a.Attention, a.CallDirector, a.AnswerNone),
    only_if="revoked",
    decides=_HOW,
    after=("9A2", "46B the_words_are_questioned", "61C", "67B2 hidden_card_comes_to_light", "11A", "44E"),
)
def found_in_time(m: Moment, action: a.Attention | a.CallDirector | a.AnswerNone) -> Findings:
    """A revoke that is pointed out before it is established, or that the player owns up to, is put right."""
    if isinstance(action, a.AnswerNone) and action.answer == "none":
        return
    for revoke in m.standing.revokes:
        if revoke.state != "open" or not _speaks_of(m, action, revoke):
            continue
        if still_there(m.standing, revoke) and revoke.how == "both sides":
            yield from put_right(m, revoke, "62C3", of_both=True)
        elif still_there(m.standing, revoke):
            yield from put_right(m, revoke)
            grounds = m.because(*revoke.grounds.findings, cite="61A", also=("62A", "62B"))
            yield replace(revoke, grounds=grounds, how=None, pointed_out=True)
        elif fault_of(revoke) is None:  # it stood in the record's beginning, without its cards
            yield Rectification(m.because(revoke, cite="62B"), "card back and another played", revoke.seat)


def _speaks_of(m: Moment, action: a.Attention | a.CallDirector | a.AnswerNone, revoke: Revoke) -> bool:
    """Whether the action is about this revoke: an answer is about the hands of the player who gives it.

    The director is called about whatever was pointed out, if that has been named, else about all there is.
    """
    if isinstance(action, a.AnswerNone):
        return action.seat is _player(m.standing, revoke.seat)
    if isinstance(action, a.Attention):
        return speaks_of(m.standing, action, m.number, revoke.action)
    named = [(n, x) for n, x in m.before_now() if n > revoke.action and isinstance(x, a.Attention)]
    return not named or any(speaks_of(m.standing, attention, n, revoke.action) for n, attention in named)


def _player(st: Standing, hand: Seat) -> Seat:
    return st.board.declarer if hand is st.dummy else hand


@paragraph("62A", until=2017, on=(AT_REST,), only_if="revoked")
def not_yet_noticed_2007(m: Moment, _: None) -> Findings:
    """2007: a player who becomes aware of his revoke must put it right, though nobody else has noticed."""
    for revoke in _unnoticed(m.standing):
        of = f"#{revoke.action}"
        aware = m.recorded("attention", of) or m.assume("aware", "no", of)
        yield from _as_if_noticed(m, revoke, aware, known=not aware.no)


@paragraph("62A", since=2017, on=(AT_REST,), only_if="revoked")
def not_yet_noticed_2017(m: Moment, _: None) -> Findings:
    """2017: a revoke has to be put right once attention is drawn to it; until then nothing moves."""
    for revoke in _unnoticed(m.standing):
        attention = m.recorded("attention", f"#{revoke.action}")
        yield from _as_if_noticed(m, revoke, *([attention] if attention else []), known=attention is not None)


def _as_if_noticed(m: Moment, revoke: Revoke, *found: Answer, known: bool) -> Findings:
    """What would follow if the revoke were pointed out now; it does follow where the director has found it `known`."""
    grounds = m.because(revoke, *found, number=revoke.action)
    yield MustWithdraw(grounds, revoke.seat, need(need(fault_of(revoke)).card), not known, why="unnoticed revoke")
    yield from (replace(right, provisional=not known) for right in others_may_change(m, revoke))
    if known:
        yield card_back(m, revoke)
        yield from _has_to_follow(revoke, need(trick_numbered(m.standing, revoke.trick)).led, grounds)


def _has_to_follow(revoke: Revoke, led: Suit | None, grounds: Grounds) -> Findings:
    """Who has not followed suit has to play a card of the suit led; other duties are those that were not obeyed."""
    if led is not None and need(fault_of(revoke)).kind == "revoke":
        yield Duty(grounds, revoke.seat, must=deeds.OneOf(led), when="now", suits=(led,))


def _unnoticed(st: Standing) -> tuple[Revoke, ...]:
    return tuple(revoke for revoke in st.revokes if revoke.state == "open" and still_there(st, revoke))


@paragraph("62A", until=2017, on=(Revoke,))
def kept_it_to_himself_2007(m: Moment, revoke: Revoke) -> Findings:
    """2007: who knew of his revoke in time and let it be established has broken the laws."""
    aware = m.recorded("aware", f"#{revoke.action}") if revoke.state == "established" else None
    if aware is not None and aware.yes:
        yield from _not_put_right(
            m, revoke, Irregularity(m.because(revoke, aware), "wrong procedure", revoke.seat, m.number, why=_LEFT_IT)
        )


def _not_put_right(m: Moment, revoke: Revoke, fault: Irregularity) -> Findings:
    yield fault
    yield Liable(m.because(fault, cite="62A", also=("90",)), _player(m.standing, revoke.seat))


@paragraph("62A", on=(Revoke,))
def went_on_all_the_same(m: Moment, revoke: Revoke) -> Findings:
    """Who goes on to the next trick after the revoke has been pointed out has not put it right as he must."""
    failed = fault_of(revoke)
    if revoke.state == "established" and _was_to_go_back(m.standing, failed):
        yield m.no_longer(*(right for right in m.standing.may if rests_on(right, failed)))
        fault = Irregularity(m.because(revoke), "wrong procedure", revoke.seat, m.number, why=_LEFT_IT)
        yield from _not_put_right(m, revoke, fault)


def _was_to_go_back(st: Standing, failed: Irregularity | None) -> bool:
    """Whether the card of a revoke has been found to go back."""
    return any(isinstance(finding, Rectification) and rests_on(finding, failed) for finding in st.findings)


# 62B: the card goes back and a lawful one is played


@paragraph("62B", on=(a.Withdraw, a.Replace, a.PickUp), overrides=("47A",), only_if="revoked")
def takes_the_card_back(m: Moment, action: a.Withdraw | a.Replace | a.PickUp) -> Findings:
    """The offender takes his card back, and may put the lawful one there in the same movement."""
    st, seat = m.standing, action.seat
    card = _taken_back(action)
    revoke = revoke_with(st, seat, card) if card is not None else None
    if card is None or revoke is None:
        return
    trick = trick_numbered(st, revoke.trick)
    as_: LeadOrPlay = "lead" if trick is None or trick.leader is seat else "play"
    if still_there(st, revoke):
        yield from put_right(m, revoke)
    yield m.no_longer(st.must.get((seat, card)))
    yield Lawful(m.because(revoke, also=("47B", "62A")), seat, m.number)
    if isinstance(action, a.Replace):
        yield Status(m.because(revoke, also=("47B", "62A")), seat, action.new, "played", as_, revoke.trick)


def _taken_back(action: a.Withdraw | a.Replace | a.PickUp) -> Card | None:
    """The card a player takes back; it may lie before him, where he put down two at once (58B2)."""
    if isinstance(action, a.PickUp):
        return action.cards[0] if len(action.cards) == 1 else None
    return action.old if isinstance(action, a.Replace) else action.card


@paragraph("62A", on=(a.Keep,), overrides=("47D",), only_if="revoked")
def keeps_the_revoke_card(m: Moment, action: a.Keep) -> Findings:
    """The card of a revoke is not one that may be kept: it has to be put right."""
    revoke = revoke_with(m.standing, action.seat, action.card)
    if revoke is not None:
        yield Irregularity(m.because(revoke), "wrong procedure", action.seat, m.number, action.card, why=_LEFT_IT)


@paragraph("62B", on=(Misplaced,), overrides=("45E", "47D"), only_if="revoked", after=("52A puts_it_there_himself",))
def puts_the_lawful_card_there(m: Moment, card: Misplaced) -> Findings:
    """Who puts a card of the suit led beside his revoke has put it right; it is no fifth card."""
    if card.kind != "fifth card":
        return
    trick = _trick_meant(m)
    own = trick.of(card.seat) if trick is not None and card.card.suit is trick.led else None
    revoke = revoke_with(m.standing, card.seat, own.card) if own is not None else None
    if revoke is not None:
        yield from put_right(m, revoke)
        grounds = m.because(card, revoke, also=("47B", "62A"))
        yield Status(grounds, card.seat, card.card, "played", "play", revoke.trick)


def _trick_meant(m: Moment) -> LawTrick | None:
    """The trick to which the second card has been put: the one he named, or the last one begun."""
    st = m.standing
    named = m.action.trick if isinstance(m.action, a.Supply | a.Play) else None
    return trick_numbered(st, named) if named is not None else st.play.tricks[-1]


@paragraph(
    "62B",
    on=(a.DesignateCard, a.ChangeDesignation),
    overrides=("46B", "45C4(b)"),
    only_if="revoked",
    after=("45D1",),
)
def designates_the_lawful_card(m: Moment, action: a.DesignateCard | a.ChangeDesignation) -> Findings:
    """Declarer who names a card of the suit led instead of dummy's revoke puts it right; unless it was a slip."""
    st, call, running = m.standing, m.standing.designated.newest, m.standing.play.running
    if call is None or running is None or action.seat is not st.board.declarer:
        return
    revoke = revoke_with(st, st.dummy, call.card)
    meant = read_words(m, action.words, st.dummy).card
    if revoke is None or meant is None or (revoke.trick, running.led) != (running.number, meant.suit):
        return
    find = m.ask if isinstance(action, a.ChangeDesignation) else m.presume
    if find("unintended", "no", f"#{call.action}").yes:
        return
    if still_there(st, revoke):
        yield from put_right(m, revoke)
    yield Status(m.because(revoke, also=("47B", "62A")), st.dummy, meant, "played", "play", revoke.trick)


@paragraph("62B", until=2017, on=(a.NamePlay,), overrides=("45C4", "63A2"), only_if="revoked")
def names_the_lawful_card_2007(m: Moment, action: a.NamePlay) -> Findings:
    """2007: who names a card of the suit led instead of his revoke puts it right; unless it was a slip (45C4(b))."""
    revoke = _revoke_named_away(m.standing, action)
    if revoke is None:
        return
    slip, pause = (m.presume(fact, "no", f"#{revoke.action}") for fact in ("unintended", "pause"))
    if pause.yes or not slip.yes:
        yield from _lawful_card_named(m, revoke, action.card)


@paragraph("62B", since=2017, on=(a.NamePlay,), overrides=("45C4", "63A2"), only_if="revoked")
def names_the_lawful_card_2017(m: Moment, action: a.NamePlay) -> Findings:
    """2017: who names a card of the suit led instead of his revoke puts it right; a slip is excused in dummy only."""
    revoke = _revoke_named_away(m.standing, action)
    if revoke is not None:
        yield from _lawful_card_named(m, revoke, action.card)


def _revoke_named_away(st: Standing, action: a.NamePlay) -> Revoke | None:
    """The revoke for which a player names a card of the suit led; not when it is his lead and he names that (63A2)."""
    trick = st.play.tricks[-1] if st.play.tricks else None
    own = trick.of(action.seat) if trick is not None and action.card.suit is trick.led else None
    if own is None or (st.play.due is action.seat and not action.instead):
        return None
    return revoke_with(st, action.seat, own.card)


def _lawful_card_named(m: Moment, revoke: Revoke, card: Card) -> Findings:
    yield from put_right(m, revoke)
    yield Status(m.because(revoke, also=("47B", "62A")), revoke.seat, card, "played", "play", revoke.trick)


@paragraph("62B", on=("played",), only_if="revoked")
def lawful_card_played(m: Moment, played: Status) -> Findings:
    """With a lawful card in its place the revoke has been put right."""
    for revoke in m.standing.revokes:
        if (revoke.seat, revoke.trick, revoke.state) != (played.seat, played.trick, "open"):
            continue
        if need(fault_of(revoke)).card is not played.card:
            yield _corrected(m, revoke)


def _corrected(m: Moment, revoke: Revoke) -> Revoke:
    law = "62C3" if revoke.how == "both sides" else "62A"
    grounds = m.because(*revoke.grounds.findings, cite=law, also=("62B", "62A"))
    return replace(revoke, grounds=grounds, state="corrected")


@paragraph("62B", on=(a.GoOn,), only_if="revoked")
def put_right_in_regular_play(m: Moment, action: a.GoOn) -> Findings:
    """Play that goes on regularly, and that nobody wrote down, has the lawful card instead of a revoke pointed out."""
    for revoke in m.standing.revokes if action.to is not None else ():
        if revoke.state == "open" and revoke.pointed_out:
            yield _corrected(m, revoke)


@paragraph("62B", on=(AT_REST,), only_if="revoked")
def another_card_is_due(m: Moment, _: None) -> Findings:
    """Until the lawful card lies there the offender has still to play it."""
    for revoke in m.standing.revokes:
        trick = trick_numbered(m.standing, revoke.trick)
        if trick is not None and awaits_another(m.standing, revoke):
            grounds = m.because(revoke, also=("44C",), number=revoke.action)
            yield from _has_to_follow(revoke, trick.led, grounds)


# 62C3: two revokes in one trick


@paragraph("62C3", since=2017, on=(a.Attention, a.CallDirector, a.AnswerNone), only_if="revoked", after=("62A",))
def both_sides_in_one_trick(m: Moment, action: a.Attention | a.CallDirector | a.AnswerNone) -> Findings:
    """2017: both sides revoked in one trick and one has gone on: both are put right, at no cost in tricks."""
    st = m.standing
    if isinstance(action, a.AnswerNone) and action.answer == "none":
        return
    for on in tuple(st.revokes):
        other = _open_or_corrected(st, on.trick, on.seat.side.other)
        if other is None or on.state != "established" or both_sides_on(st, on.trick + 1):
            continue
        if _speaks_of(m, action, on) or _speaks_of(m, action, other):
            on = replace(_for_both(m, on), state="established but corrected")
            if still_there(st, on):
                yield from put_right(m, on, "62C3", of_both=True)
            yield on
            yield _for_both(m, other)


def _open_or_corrected(st: Standing, trick: int, side: Side) -> Revoke | None:
    """A revoke of `side` in that trick, put right or still to be."""
    own = (revoke for revoke in st.revokes if revoke.seat.side is side and revoke.state in ("open", "corrected"))
    return next((revoke for revoke in own if revoke.trick == trick), None)


def _for_both(m: Moment, revoke: Revoke) -> Revoke:
    """One of two revokes in a trick by both sides."""
    grounds = m.because(*revoke.grounds.findings, also=("62A", "64B8"))
    return replace(revoke, grounds=grounds, how="both sides", pointed_out=False)


# 62D: trick twelve


@paragraph("62D1", on=(a.Attention, a.CallDirector), only_if="revoked", after=("61C",))
def at_trick_twelve(m: Moment, action: a.Attention | a.CallDirector) -> Findings:
    """At trick twelve even an established revoke is put right, while the four hands are not all back in the board."""
    st = m.standing
    for revoke in st.revokes:
        if (revoke.trick, revoke.state) != (12, "established") or not _speaks_of(m, action, revoke):
            continue
        if revoke.how == "card left out":  # no card is there to be taken back: 67B1 says what happens
            continue
        noticed = m.presume(
            "noticed-when", "back" if "all hands go back" in st.board.announced else "out", f"#{revoke.action}"
        )
        if noticed.value in ("play", "out"):
            grounds = m.because(noticed, *revoke.grounds.findings, also=("62A", "64B6"))
            yield Rectification(m.because(revoke), "card back and another played", revoke.seat)
            yield from _last_two_exchanged(m, revoke)
            yield replace(revoke, grounds=grounds, state="established but corrected", how=None, pointed_out=False)


def _last_two_exchanged(m: Moment, revoke: Revoke) -> Findings:
    """The card of trick thirteen belongs to trick twelve, and the other way round; its winner leads to the last."""
    st, own, last = m.standing, still_there(m.standing, revoke), trick_numbered(m.standing, 13)
    other = last.of(revoke.seat) if last is not None else None
    if own is None:
        return
    twelfth = need(trick_numbered(st, 12))
    if other is None or twelfth.led not in (other.card.suit, None):  # he holds one card more
        yield from put_right(m, revoke, "62D1")
        return
    last = need(last)
    twelfth = twelfth._replace(plays=_with(twelfth.plays, own._replace(card=other.card)))
    leader = trick_winner(twelfth.plays, st.board.trump) if twelfth.full else None
    if leader is not None and last.of(leader) is None:
        yield from _last_trick_begins_anew(m, revoke, last, other)
        return
    plays = _with(last.plays, other._replace(card=own.card))
    if leader is not None:
        plays = tuple(sorted(plays, key=lambda play: (play.seat.index - leader.index) % 4))
    yield m.noted(st.play.with_trick(twelfth).with_trick(last._replace(plays=plays)))
    yield Status(m.because(revoke, also=("62B",)), revoke.seat, other.card, "played", "play", 12, why="exchanged")
    for play in plays:
        status, as_ = st.statuses[play.seat, play.card], _as(play, plays)
        if play.seat is revoke.seat:
            yield Status(m.because(revoke, also=("62B",)), revoke.seat, own.card, "played", as_, 13, why="exchanged")
        elif status.as_ != as_:
            yield m.instead(status, status._replace(as_=as_))


def _last_trick_begins_anew(m: Moment, revoke: Revoke, last: LawTrick, lawful: TrickPlay) -> Findings:
    """Who wins trick twelve now has put no card to the last one: what lies there goes back, and he leads to it."""
    st = m.standing
    yield from put_right(m, revoke, "62D1")
    for play in last.plays:
        if play.seat is not revoke.seat:
            yield Status(m.because(revoke, also=("44G", "47B")), play.seat, play.card, "withdrawn")
            yield MustWithdraw(m.because(revoke, also=("44G", "47B")), play.seat, play.card)
    yield m.noted(st.play.laid(tuple(trick for trick in st.play.tricks if trick.number != last.number)))
    yield m.no_longer(st.statuses[lawful.seat, lawful.card])  # it counts in trick twelve now
    yield Status(m.because(revoke, also=("62B",)), lawful.seat, lawful.card, "played", "play", 12, why="exchanged")


def _as(play: TrickPlay, plays: tuple[TrickPlay, ...]) -> LeadOrPlay:
    return "lead" if play is plays[0] else "play"


def _with(plays: tuple[TrickPlay, ...], own: TrickPlay) -> tuple[TrickPlay, ...]:
    return tuple(own if play.seat is own.seat else play for play in plays)


@paragraph("62D2", until=2017, on=("major penalty",), only_if="revoked")
def partners_choice_at_trick_twelve_2007(m: Moment, back: Status) -> Findings:
    """2007: the partner, if he holds two suits, may not pick the play that the revoke card could have suggested."""
    if _revoked_before_partner(m, back):
        test = to_say("weighed-two-suits")
        yield Judgement(m.because(back), test, ("suggested",))


@paragraph("62D2", since=2017, on=("major penalty",), only_if="revoked")
def partners_choice_at_trick_twelve_2017(m: Moment, back: Status) -> Findings:
    """2017: what the revoke card told the partner, who had still to play, is dealt with under 16C."""
    if _revoked_before_partner(m, back):
        yield information(
            m.because(back, also=("16C2",)), back.seat, back.card, "all", (back.seat.partner,), withdrawn=True
        )


def _revoked_before_partner(m: Moment, back: Status) -> bool:
    """Whether a defender's revoke at trick twelve has been put right when his partner had not played to it."""
    trick = trick_numbered(m.standing, 12)
    partner_played = trick is not None and trick.of(back.seat.partner) is not None
    return back.why == "revoke put right" and m.standing.play.trick_number == 12 and not partner_played
