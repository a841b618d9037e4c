"""Law 53: a lead out of turn that is accepted, or overtaken by a proper lead. The letters B and C change places."""

from __future__ import annotations

from bridgetable.blocks.leads import (
    LATER,
    accepted,
    belongs_elsewhere,
    declarers_lead,
    lies_wrong,
    meant_as,
    newest_lead,
    penalised,
    taken_back,
)
from bridgetable.findings.kinds import Facing, Misplaced, Option, Rectification
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import WrongLead
from bridgetable.findings.registry import Findings, paragraph

_LAST_TRICK = 13
_FIRST = ("44B", "47F2", "50D2", "58B2")
"""What a card put forward would otherwise be, while a lead out of turn lies there."""


@paragraph("53A", since=2017, on=(Misplaced,), overrides=("55", "56"), decides=("53A footnote",))
def lead_to_the_last_trick(m: Moment, card: Misplaced) -> Findings:
    """2017: a lead out of turn to the thirteenth trick cannot be accepted and goes back."""
    if card.kind == LATER and m.standing.play.trick_number == _LAST_TRICK:
        yield from lies_wrong(m, card, "53A footnote")
        yield from taken_back(m, need(newest_lead(m.standing)), why="last trick", also=("53A footnote",))


@paragraph("53A", on=("chosen accepting a lead", "chosen accepting an opening lead"))
def accepted_by_word(m: Moment, option: Option) -> Findings:
    """An opponent of the player who led says that he accepts: the lead becomes correct."""
    yield from accepted(m, need(m.standing.turn.wrong_lead), option, why="accepted", also=option.grounds.also)


@paragraph(
    "53A",
    on=(Facing,),
    overrides=_FIRST,
    only_if="turn.wrong_lead",
    decides=("60A1", "60A2"),
    after=("45D2 named_card_comes_to_the_next_trick",),
)
def next_hand_plays(m: Moment, facing: Facing) -> Findings:
    """The hand next to the wrong leader plays to the lead: it is accepted, unless that card is a proper lead."""
    wrong = need(m.standing.turn.wrong_lead)
    if facing.seat is not wrong.seat.lho or belongs_elsewhere(m.standing, wrong, facing):
        return
    meant = meant_as(m, facing, wrong.proper, wrong.card.suit)
    if meant.value == "lead":
        return
    yield Rectification(m.because(wrong.fault, meant, cite="60A1", also=("53A", "60A2")), "forfeited", facing.seat)
    yield from accepted(m, wrong, meant, why="played to", also=(wrong.fault.grounds.cite, "60A1", "60A2"))
    yield facing._replace(purpose="play")


@paragraph(
    "53C", until=2017, on=(Facing,), overrides=_FIRST, only_if="turn.wrong_lead", decides=("47F1",), after=("53A",)
)
def proper_lead_2007(m: Moment, facing: Facing) -> Findings:
    """An opponent whose turn it really was makes his own lead: that one stands, the wrong one goes back free."""
    wrong = need(m.standing.turn.wrong_lead)
    if _leads_properly(m, facing, wrong):
        yield from taken_back(m, wrong, also=("47F1",))
        yield facing._replace(purpose="lead")


@paragraph(
    "53B", since=2017, on=(Facing,), overrides=_FIRST, only_if="turn.wrong_lead", decides=("47F1",), after=("53A",)
)
def proper_lead_2017(m: Moment, facing: Facing) -> Findings:
    """2017: the same; whether a defender's card taken back is a penalty card is not written, a setting says."""
    wrong = need(m.standing.turn.wrong_lead)
    if not _leads_properly(m, facing, wrong):
        return
    reading = (m.setting("withdrawn-53B-2017"),) if m.standing.defends(wrong.seat) else ()
    back = penalised if any(each.value == "penalty" for each in reading) else taken_back
    yield from back(m, wrong, *reading, also=("47F1",))
    yield facing._replace(purpose="lead")


def _leads_properly(m: Moment, facing: Facing, wrong: WrongLead) -> bool:
    """An opponent whose lead it really was makes it; a defender may also mean to play to declarer's wrong lead."""
    if facing.seat is not wrong.proper or belongs_elsewhere(m.standing, wrong, facing):
        return False
    return not m.standing.defends(facing.seat) or meant_as(m, facing, wrong.proper, wrong.card.suit).value == "lead"


@paragraph("53C", on=(Facing,), overrides=_FIRST, only_if="turn.wrong_lead", after=("53A", "53B"))
def wrong_defender_plays(m: Moment, facing: Facing) -> Findings:
    """The defender at the right of the hand from which declarer led wrongly plays: the lead stands, he plays early."""
    st, wrong = m.standing, declarers_lead(m.standing)
    if wrong is not None and st.defends(facing.seat) and not belongs_elsewhere(st, wrong, facing):
        yield from accepted(m, wrong, why="wrong defender played to it", also=("55A",))
        yield facing._replace(purpose="play")
