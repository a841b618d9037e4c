"""Law 16 but for 16B: what the play itself tells, what was taken back, and what comes from elsewhere.

What was taken back is 16D in 2007 and 16C in 2017; what comes from elsewhere is 16C in 2007 and 16D in 2017.
"""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.information import information, of_side
from bridgetable.findings.kinds import Check, Finding, Information, Irregularity, Judgement, Lawful, Status
from bridgetable.findings.moment import Moment, need, subject
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, parse_seats
from bridgetable.table.actions import BeSeen, Drop, Hold, Remark, Show, Spread

# 16A: what everybody may use

_ACCEPTED = ("opening lead out of turn", "lead out of turn", "play out of turn", "premature lead")


@paragraph("16A1(a)", on=("played",), only_if="history", after=("16B1(a) chooses_with_that_knowledge",))
def accepted_play(m: Moment, played: Status) -> Findings:
    """A card played illegally and accepted is a play like any other: everybody may use what it tells."""
    faults = [f for f in played.grounds.findings if isinstance(f, Irregularity)]
    if any(fault.kind in _ACCEPTED for fault in faults):
        yield information(m.because(played), played.seat, played.card, "all", (), played.provisional)


@paragraph("16A1(c)", on=(Lawful,), only_if="bans")
def shown_to_be_void(m: Moment, lawful: Lawful) -> Findings:
    """That a player could not obey a restriction comes out in lawful play: everybody may use it."""
    trick = m.standing.play.running
    if lawful.why == "unable" and trick is not None:
        play = trick.plays[0]
        yield information(m.because(lawful), play.seat, play.card, "being void", ())


@paragraph("16A1(c)", on=(Drop, BeSeen, Show, Hold))
def card_of_an_opponent_is_seen(m: Moment, action: Drop | BeSeen | Show | Hold) -> Findings:
    """A card of declarer's or dummy's that comes into sight by no fault of theirs is the defenders' to use."""
    st = m.standing
    faced = not isinstance(action, Drop) or action.face
    cards = (action.card,) if isinstance(action, Hold) else action.cards or ()
    if st.board.before_play or st.defends(action.seat) or not faced:
        return
    for card in cards:
        if st.trick_of(action.seat, card) is None:
            yield information(m.because(also=("74C5",)), action.seat, card, "all", ())


@paragraph("16A1(c)", on=("exposed",))
def declarer_begins_to_spread(m: Moment, lies: Status) -> Findings:
    """Cards that declarer lays down by mistake, with no claim in it, are the defenders' to use as well."""
    st = m.standing
    if st.board.before_play or st.claim_stops:
        return  # of cards seen in the auction Law 24 says it
    if isinstance(m.action, Spread) and lies.seat is st.board.declarer:
        yield information(m.because(lies, also=("48A", "74C5")), lies.seat, lies.card, "all", ())


# What was taken back


@paragraph("16C2", on=("withdrawn", "in hand"), decides=("16C1",))
def card_of_the_offending_side(m: Moment, status: Status) -> Findings:
    """What a withdrawn card told is for the innocent side to use, and not for the side that caused it."""
    owner, card = status.seat, status.card
    if status.status == "in hand" and not _was_played(status):
        return
    faults = [f for f in status.grounds.findings if isinstance(f, Irregularity)]
    known = m.standing.information.get((subject(owner, card), "all"))
    if not faults or known is not None:
        return
    law = m.cited("16C")
    yield information(
        m.because(status, cite=f"{law}2", also=(f"{law}1",)),
        owner,
        card,
        "all",
        of_side(faults[0].seat.side),
        status.provisional,
        withdrawn=True,
    )


def _was_played(status: Status) -> bool:
    kinds = ("fifth card", "two cards at once")
    return any(isinstance(f, Irregularity) and f.kind in kinds for f in status.grounds.findings)


@paragraph("16A4", until=2017, on=(AT_REST,), only_if="information", decides=("16A3",))
def looked_at_when_play_ends_2007(m: Moment, _: None) -> Findings:
    """2007: if what was taken back has been used all the same, and did damage, the score is adjusted."""
    yield from _looked_at(m, ("16A3",))


@paragraph("16C3", since=2017, on=(AT_REST,), only_if="information")
def looked_at_when_play_ends_2017(m: Moment, _: None) -> Findings:
    """2017: if what was taken back has been used all the same, and did damage, the score is adjusted."""
    yield from _looked_at(m)


def _looked_at(m: Moment, also: tuple[str, ...] = ()) -> Findings:
    """What the offending side learnt from something taken back is looked at when play has ended."""
    st = m.standing
    if not any(told.withdrawn for told in st.information.values()):
        return
    breaches = (i for i in st.history if i.why == "chose what was suggested")
    used = tuple(i for i in breaches if any(map(_of_something_withdrawn, i.grounds.findings)))
    yield Check(m.because(*used, also=also), provisional=not used, damage="taken back")
    if used:
        yield from weighed_after_play(m, used, to_say("weighed-use-of-withdrawn"), m.cite)


def _of_something_withdrawn(finding: Finding) -> bool:
    return isinstance(finding, Information) and finding.withdrawn


# What comes from elsewhere


@paragraph("16D", on=(Remark,))
def heard_from_elsewhere(m: Moment, remark: Remark) -> Findings:
    """What comes from outside the table is told to the director, who lets the board be played or adjusts."""
    if remark.seat != "outsider":
        return
    heard = m.presume("seen-by", "NESW", f"#{m.number}")
    by = parse_seats(need(heard.value))
    yield Information(m.because(heard), f"#{m.number}", "all", tuple(s for s in SEATS if s not in by), by)
    yield Judgement(m.because(), to_say("weighed-board-playable"), ("suggested", "damage"))
