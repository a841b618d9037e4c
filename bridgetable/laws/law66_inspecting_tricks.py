"""Law 66: who may see the cards of a finished trick again, and until when."""

from __future__ import annotations

from typing import Final

from bridgetable.blocks.information import of_side
from bridgetable.blocks.limits import passed
from bridgetable.blocks.quitted import disputes, last_trick, lies_face_up, seats_in, still_playing, who_mixed
from bridgetable.blocks.won import play_is_over
from bridgetable.findings.kinds import Irregularity, Judgement, Lawful, Right
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a

_TURNED: Final = "asked for or saw turned cards"
_OWN_SIDE, _NEXT_LEAD = "own side on next trick", "a lead to next trick"


# What may be seen


def _may_see_trick(m: Moment, seat: Seat) -> bool:
    """Whether `seat` may have all four cards shown: his own still lies face up and his side is not on."""
    st, trick = m.standing, last_trick(m.standing)
    return (
        seat is not st.dummy
        and still_playing(st)
        and lies_face_up(m, seat, trick)
        and not passed(_OWN_SIDE, st, seat, since=0, trick=trick)
    )


def _may_see_last(st: Standing, seat: Seat, until: str) -> bool:
    """Whether `seat` may look at his own last card: there is one, and the limit has not passed."""
    trick = last_trick(st)
    return (
        seat is not st.dummy and still_playing(st) and trick > 0 and not passed(until, st, seat, since=0, trick=trick)
    )


@paragraph("66A", on=(AT_REST,), only_if="play.tricks")
def right_to_see_the_trick(m: Moment, _: None) -> Findings:
    """Declarer or a defender whose own card still lies face up may have all four shown."""
    for seat in SEATS:
        if _may_see_trick(m, seat):
            yield Right(m.because(), seat, PlainRight.SEE_TRICK, _OWN_SIDE)


@paragraph("66B", until=2017, on=(AT_REST,))
def right_to_his_last_card_2007(m: Moment, _: None) -> Findings:
    """Declarer or a defender may look at his own last card until somebody leads to the next trick."""
    yield from _right_to_his_last_card(m, _NEXT_LEAD)


@paragraph("66B", since=2017, on=(AT_REST,))
def right_to_his_last_card_2017(m: Moment, _: None) -> Findings:
    """Declarer or a defender may look at his own last card until his side has led or played to the next trick."""
    yield from _right_to_his_last_card(m, _OWN_SIDE)


def _right_to_his_last_card(m: Moment, until: str) -> Findings:
    for seat in SEATS:
        if _may_see_last(m.standing, seat, until):
            yield Right(m.because(), seat, PlainRight.LAST_CARD, until)


# What is asked for and looked at


@paragraph("66A", on=(a.Ask,))
def asks_to_see_the_trick(m: Moment, action: a.Ask) -> Findings:
    """Who still has the right has all four cards shown; who has lost it may not ask."""
    if action.question != "to see the trick" or not still_playing(m.standing):
        return
    if _may_see_trick(m, action.seat) or last_trick(m.standing) == 0:
        yield Lawful(m.because(), action.seat, m.number, why="asked for the trick")
    else:
        yield Irregularity(
            m.because(cite="66C", also=("66A",)), "inspection without right", action.seat, m.number, why=_TURNED
        )


@paragraph("66B", until=2017, on=(a.LookBack,), overrides=("66C",))
def looks_at_his_last_card_2007(m: Moment, action: a.LookBack) -> Findings:
    """His own last card a player may look at, and not show, until somebody leads to the next trick."""
    yield from _looks_at_his_last_card(m, action, _NEXT_LEAD)


@paragraph("66B", since=2017, on=(a.LookBack,), overrides=("66C",))
def looks_at_his_last_card_2017(m: Moment, action: a.LookBack) -> Findings:
    """His own last card a player may look at, and not show, until his side is on the next trick."""
    yield from _looks_at_his_last_card(m, action, _OWN_SIDE)


def _looks_at_his_last_card(m: Moment, action: a.LookBack, until: str) -> Findings:
    if not _may_see_last(m.standing, action.seat, until):
        return
    if action.what == "last":
        yield Lawful(m.because(), action.seat, m.number)
    elif action.what == "show last":
        yield Irregularity(
            m.because(also=("66C",)), "inspection without right", action.seat, m.number, why="showed his last card"
        )


def _asked_for(m: Moment) -> bool:
    """Whether a player who may see the trick has asked for it since it was complete."""
    st = m.standing
    last = max((play.action for trick in st.play.tricks if trick.full for play in trick.plays), default=0)
    return any(
        isinstance(f, Lawful) and f.why == "asked for the trick" and f.grounds.actions > (last,) for f in st.findings
    )


@paragraph("66A", on=(a.LookBack,), overrides=("66B", "66C"))
def shows_it_when_asked(m: Moment, action: a.LookBack) -> Findings:
    """Who asks in time has all four cards shown, dummy's too, and those of a player whose own time is over."""
    if action.what == "show last" and still_playing(m.standing) and _asked_for(m):
        yield Lawful(m.because(), action.seat, m.number, why="sees the trick")


@paragraph("66A", on=(a.LookBack,), overrides=("66B", "66C"))
def looks_while_his_card_lies_up(m: Moment, action: a.LookBack) -> Findings:
    """The cards of the last trick are there for who has not turned his own and whose side has not gone on."""
    st, last = m.standing, last_trick(m.standing)
    if action.what == last and (_may_see_trick(m, action.seat) or (action.seat is not st.dummy and _asked_for(m))):
        yield Lawful(m.because(), action.seat, m.number, why="sees the trick")


@paragraph("66C", on=(a.LookBack,))
def looks_without_right(m: Moment, action: a.LookBack) -> Findings:
    """Turned tricks are not looked at before play ends unless the director says so."""
    st = m.standing
    if not still_playing(st):
        return
    before = m.log[max(m.number - 2, 0)].action
    if isinstance(before, a.DirectorActs) and before.what.startswith("rules"):
        yield Judgement(m.because(), to_say("weighed-told-to-look"))
        return
    yield Irregularity(m.because(), "inspection without right", action.seat, m.number, why=_TURNED)


# After the play


@paragraph("66D", on=(a.LookBack,))
def looks_after_the_play(m: Moment, action: a.LookBack) -> Findings:
    """Play over, each player may go through his own cards to settle a revoke or the number of tricks."""
    if play_is_over(m.standing):
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("66D", until=2017, on=(AT_REST,))
def mixed_after_the_claim_2007(m: Moment, _: None) -> Findings:
    """Who mixes his cards after a revoke or the tricks were disputed has the doubt decided against him."""
    found = who_mixed(m)
    if play_is_over(m.standing) and (disputed := disputes(m)):
        earlier = {mixed.seat for mixed in m.standing.quitted.mixed if mixed.action < min(disputed)}
        yield from _ruled_for_the_other(m, found, tuple(seat for seat in seats_in(found) if seat not in earlier))


@paragraph("66D", since=2017, on=(AT_REST,))
def mixed_by_one_side_2017(m: Moment, _: None) -> Findings:
    """If one side only has mixed its cards, and the facts cannot be found, it is ruled for the other."""
    found = who_mixed(m)
    if play_is_over(m.standing) and disputes(m):
        yield from _ruled_for_the_other(m, found, seats_in(found))


def _ruled_for_the_other(m: Moment, found: Answer, mixers: tuple[Seat, ...]) -> Findings:
    """The facts cannot be found because cards of one side were mixed; of both sides, and this decides nothing."""
    sides = {seat.side for seat in mixers}
    if len(sides) == 1:
        first, second = of_side(sides.pop().other)
        numbers = [mixed.action for mixed in m.standing.quitted.mixed]
        grounds = m.because(found, number=max(numbers, default=0), also=("65D",))
        yield Judgement(grounds, to_say("weighed-ruled-for-others", first=first, second=second), ("mixed",))
