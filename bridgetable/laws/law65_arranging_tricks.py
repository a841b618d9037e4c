"""Law 65: how each player turns and keeps the cards of a finished trick, and who may have one put right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bridgetable.blocks.limits import passed
from bridgetable.blocks.quitted import disputes, seats_in, tricks_agreed, who_mixed
from bridgetable.blocks.won import play_is_over, winner_of
from bridgetable.findings.kinds import Information, Irregularity, Judgement, Lawful, Liable, Right
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import Mispointed, Mixed
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a

Limit: TypeAlias = Callable[[Standing, Seat], "str | None"]


# Turning


@paragraph("65A", on=(a.Turn, a.LeaveUp), decides=("45G",))
def turns_his_card(m: Moment, action: a.Turn | a.LeaveUp) -> Findings:
    """When four cards have been played each player turns his own; nobody should do so before."""
    for seat in SEATS if action.seat is None else (action.seat,):
        if isinstance(action, a.LeaveUp):
            yield Lawful(m.because(cite="45G"), seat, m.number)
        elif action.seat is not None and _not_yet_complete(m, seat):
            yield Irregularity(
                m.because(cite="45G", also=("65A",)), "wrong procedure", seat, m.number, why="turned his card too soon"
            )
        else:
            yield Lawful(m.because(), seat, m.number)


def _not_yet_complete(m: Moment, seat: Seat) -> bool:
    """Whether the newest card of `seat` lies in a trick to which others have still to play."""
    running = m.standing.play.running
    return running is not None and running.of(seat) is not None


@paragraph("65B1", on=(a.Turn,), decides=("65B2",))
def points_his_card(m: Moment, action: a.Turn) -> Findings:
    """A card of a trick won points to partner, of a trick lost to the opponents."""
    if action.way is None:
        return
    seat = need(action.seat)
    if not _not_yet_complete(m, seat):
        trick = m.after.position.first_trick + len(m.after.rows[seat.index]) - 1
        yield from _pointed(m, seat, trick, action.way)


def _pointed(m: Moment, seat: Seat, trick: int, way: str) -> Findings:
    """Whether the card of `seat` in `trick` points as it should; who won that trick may have to be asked."""
    st, winner = m.standing, winner_of(m, trick)
    others = tuple(other for other in st.quitted.mispointed if (other.seat, other.trick) != (seat, trick))
    yield m.noted(st.quitted._replace(mispointed=others))
    if winner.value is None:
        m.ask("trick-winner", None, str(trick))
        return
    won = Seat(winner.value).side is seat.side
    if won is not (way == "won"):
        grounds = m.because(winner, cite="65B1" if won else "65B2", also=("65B3",))
        yield Irregularity(grounds, "wrongly pointed trick", seat, m.number)
        yield m.noted(st.quitted._replace(mispointed=(*others, Mispointed(m.number, seat, trick))))


# A card that points the wrong way


def _limit_2007(st: Standing, seat: Seat) -> str | None:
    """Declarer may have it put right at any time, the others until somebody leads again."""
    return None if seat is st.board.declarer else "a lead to next trick"


def _limit_2017(_st: Standing, _seat: Seat) -> str | None:
    """Every player may, until his side is on the next trick."""
    return "own side on next trick"


@paragraph("65B3", until=2017, on=(a.Attention,), overrides=("43A1(b)", "9A2"))
def says_so_2007(m: Moment, action: a.Attention) -> Findings:
    """Declarer may have a card turned round at any time; the others may point it out until the next lead."""
    yield from _says_so(m, action, _limit_2007)


@paragraph("65B3", since=2017, on=(a.Attention,), overrides=("43A1(b)", "9A2"))
def says_so_2017(m: Moment, action: a.Attention) -> Findings:
    """Every player, dummy too, may point out a card turned the wrong way until his side is on the next trick."""
    yield from _says_so(m, action, _limit_2017)


def _says_so(m: Moment, action: a.Attention, limit: Limit) -> Findings:
    st, seat, meant = m.standing, action.seat, _meant(m.standing, action)
    if not meant or play_is_over(st):  # when play is over anybody may point out anything (42B3)
        return
    known = (wrong._replace(spoken_of=True) if wrong in meant else wrong for wrong in st.quitted.mispointed)
    said = st.quitted.pointed_out | {m.number}
    yield m.noted(st.quitted._replace(mispointed=tuple(known), pointed_out=said))
    if _in_time(st, seat, meant[0].trick, limit):
        yield Lawful(m.because(), seat, m.number)
        return
    yield from _too_late(m, seat)
    if seat is st.dummy:
        fault = Irregularity(m.because(cite="43A1(b)", also=("65B3",)), "attention by dummy", seat, m.number)
        yield fault
        yield Liable(m.because(fault, cite="43B1", also=("90",)), seat)


def _meant(st: Standing, action: a.Attention) -> tuple[Mispointed, ...]:
    """The wrongly pointed cards that are meant; none where it is something else."""
    if action.to is None:
        newest = st.history[-1].action if st.history else 0
        return tuple(wrong for wrong in st.quitted.mispointed if wrong.action == newest)
    return tuple(wrong for wrong in st.quitted.mispointed if action.to in (f"#{wrong.action}", f"trick {wrong.trick}"))


def _in_time(st: Standing, seat: Seat, trick: int, limit: Limit) -> bool:
    until = limit(st, seat)
    return until is None or not passed(until, st, seat, since=0, trick=trick)


def _too_late(m: Moment, seat: Seat) -> Findings:
    """Said too late it may help partner, who makes no use of it (16B)."""
    grounds = m.because(cite="16B1", also=("65B3",))
    if seat is not m.standing.board.declarer:
        others = tuple(other for other in SEATS if other is not seat.partner)
        yield Information(grounds, f"#{m.number}", "all", others, (seat.partner,))
    yield Judgement(grounds, to_say("weighed-late-word"))


@paragraph("65B3", until=2017, on=(a.Repoint,))
def turns_it_round_2007(m: Moment, action: a.Repoint) -> Findings:
    """A card turned round before the next lead, or when it has been spoken of, is in order; else Law 16 may apply."""
    yield from _turned_round(m, action, _limit_2007)


@paragraph("65B3", since=2017, on=(a.Repoint,))
def turns_it_round_2017(m: Moment, action: a.Repoint) -> Findings:
    """So is a card turned round before its owner's side is on the next trick, or when it has been spoken of."""
    yield from _turned_round(m, action, _limit_2017)


def _turned_round(m: Moment, action: a.Repoint, limit: Limit) -> Findings:
    st, seat = m.standing, action.seat
    was = next((wrong for wrong in st.quitted.mispointed if (wrong.seat, wrong.trick) == (seat, action.trick)), None)
    yield from _pointed(m, seat, action.trick, action.way)
    if any((wrong.seat, wrong.trick) == (seat, action.trick) for wrong in st.quitted.mispointed):
        return  # it points the wrong way now
    if was is None or was.spoken_of or _in_time(st, seat, action.trick, limit):
        yield Lawful(m.because(), seat, m.number)
    else:
        yield from _too_late(m, seat)


@paragraph("65B3", until=2017, on=(AT_REST,), only_if="quitted.mispointed")
def may_have_it_put_right_2007(m: Moment, _: None) -> Findings:
    """Declarer may have a wrongly turned card put right at any time, the others until the next lead."""
    yield from _may_have_it_put_right(m, _limit_2007)


@paragraph("65B3", since=2017, on=(AT_REST,), only_if="quitted.mispointed")
def may_have_it_put_right_2017(m: Moment, _: None) -> Findings:
    """Each player may have a wrongly turned card put right until his side is on the next trick."""
    yield from _may_have_it_put_right(m, _limit_2017)


def _may_have_it_put_right(m: Moment, limit: Limit) -> Findings:
    st = m.standing
    newest = max(wrong.trick for wrong in st.quitted.mispointed)
    for seat in SEATS:
        if _in_time(st, seat, newest, limit):
            yield Right(m.because(), seat, PlainRight.REPOINTING, limit(st, seat))


# The order of the cards


@paragraph("65D", on=(a.Mix,))
def mixes_his_cards(m: Moment, action: a.Mix) -> Findings:
    """Nobody disturbs the order of his played cards before the tricks are agreed."""
    if tricks_agreed(m.standing):
        yield Lawful(m.because(), action.seat, m.number)
        return
    yield Irregularity(m.because(), "tricks mixed", action.seat, m.number)
    quitted = m.standing.quitted
    yield m.noted(quitted._replace(mixed=(*quitted.mixed, Mixed(m.number, action.seat))))


@paragraph("65D", on=(AT_REST,))
def jeopardises_his_right(m: Moment, _: None) -> Findings:
    """Who has mixed his cards may lose what he says of doubtful tricks or of a revoke."""
    found = who_mixed(m)
    if disputes(m):
        for seat in seats_in(found):
            test = to_say("weighed-says-of-tricks", seat=seat)
            yield Judgement(m.because(found), test, ("mixed",))
