"""Law 43: dummy's limitations, and what follows when he has overstepped them."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.attention import (
    comes_too_late,
    done_already,
    meant_by,
    others_spoke_first,
    pointed_out_by_another,
    speaker,
    tells_the_truth,
)
from bridgetable.blocks.leads import accepted
from bridgetable.blocks.lifted import is_revoke, penalties_lifted, revoke_let_be
from bridgetable.blocks.revokes import fault_of, played_since, still_there
from bridgetable.blocks.won import playing
from bridgetable.editions import as_of
from bridgetable.findings.kinds import (
    Check,
    Facing,
    Irregularity,
    Judgement,
    Lawful,
    Liable,
    MayWithdraw,
    MustWithdraw,
    Option,
    Rectification,
    Revoke,
    Status,
)
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import WarnedOff
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

# 43A1: dummy keeps out of the play


@paragraph("43A1(a)", on=(a.CallDirector,))
def calls_the_director(m: Moment, action: a.CallDirector) -> Findings:
    """Dummy does not call the director during play until another player has drawn attention to an irregularity."""
    st = m.standing
    if action.seat is not st.dummy or not playing(st):
        return
    told_wrongly = next((wrong.fault for wrong in st.heard.misleading if not st.defends(wrong.seat)), None)
    if others_spoke_first(m):
        yield Lawful(m.because(also=("9B1(b)", "9B2")), action.seat, m.number)
    elif told_wrongly is not None:
        yield _has_to_speak(m, told_wrongly.seat, m.number, told_wrongly)
    else:
        yield from _speaks_up(m, "43A1(a)")


def _has_to_speak(m: Moment, explainer: Seat, spoke: int, *wrong: Irregularity) -> Lawful:
    """Dummy who calls the director because declarer or he himself has explained wrongly does what the laws ask."""
    dummy, silence = m.standing.dummy, as_of(m.year, _SILENCE)
    if explainer is not dummy:
        grounds = m.because(*wrong, cite="20F5(b)(ii)", also=silence)
        return Lawful(grounds, dummy, spoke, why="put partner's explanation right")
    grounds = m.because(*wrong, cite=as_of(m.year, _OWN_EXPLANATION), also=silence)
    return Lawful(grounds, dummy, spoke, why="put his own explanation right in the play")


@paragraph("43A1(a)", on=(a.CorrectExplanation,), only_if="history")
def had_to_speak(m: Moment, action: a.CorrectExplanation) -> Findings:
    """That he corrects an explanation of his side shows why dummy has just called the director: he had to."""
    st = m.standing
    before = ((n, x) for n, x in m.before_now() if not isinstance(x, a.DirectorActs))
    number, call = next(before, (0, None))
    if action.seat is not st.dummy or st.defends(action.whose) or not isinstance(call, a.CallDirector):
        return
    blamed = tuple(i for i in st.history if (i.kind, i.seat, i.action) == ("attention by dummy", st.dummy, number))
    if blamed:
        rests = (f for f in st.findings if any(i in f.grounds.findings for i in blamed))
        yield m.no_longer(*blamed, *rests, st.information.get((f"#{number}", "all")))
        yield _has_to_speak(m, action.whose, number)


@paragraph("43A1(b)", on=(a.Attention,), decides=("9A4",))
def draws_attention(m: Moment, action: a.Attention) -> Findings:
    """Dummy draws no attention to an irregularity during play; any other player may."""
    if action.seat is not m.standing.dummy or not playing(m.standing):
        return
    fault = meant_by(m.standing, action, m.number)
    if fault is not None and any(wrong.fault is fault for wrong in m.standing.heard.misleading):
        yield _has_to_speak(m, fault.seat, m.number, fault)
    else:
        yield from _speaks_up(m, "43A1(b)")


@paragraph("43A1(b)", on=(a.Warn,), only_if="history")
def warns_too_late(m: Moment, action: a.Warn) -> Findings:
    """A warning after the event is no warning: dummy draws attention to what has been done."""
    st = m.standing
    done = done_already(m, action)
    if action.seat is not st.dummy or not playing(st) or not done:
        return
    if m.presume("order", "after", f"#{m.number}").value == "before":
        return
    yield from _speaks_up(m, "43A1(b)")
    yield m.noted(st.attention.to(m.number, f"#{done}")._replace(director_due=True))


def _speaks_up(m: Moment, cite: str) -> Findings:
    """Dummy is the one who brings an irregularity up during play: the ruling is made all the same."""
    fault = Irregularity(m.because(also=as_of(m.year, _SILENCE)), "attention by dummy", m.standing.dummy, m.number)
    yield fault
    yield Liable(m.because(fault, cite="43B1", also=("90", cite)), m.standing.dummy)


_SILENCE = {2007: ("9A3",), 2017: ("9A4",)}
"""That dummy is silent about an irregularity until play is over."""

_OWN_EXPLANATION = {2007: "20F4", 2017: "75B2"}
"""That a player calls the director when he finds his own explanation wrong, in the play too."""


@paragraph("43A1(c)", until=2017, on=(a.Warn,))
def warns_a_defender(m: Moment, action: a.Warn) -> Findings:
    """2007: to keep a defender from an irregularity is not dummy's affair (42B2)."""
    st = m.standing
    if action.seat is st.dummy and playing(st) and st.defends(action.to) and not comes_too_late(m, action):
        yield from _takes_part(m, "42B2", "9A3")


@paragraph("43A1(c)", on=(a.Remark,), overrides=("42A1",))
def talks_during_play(m: Moment, remark: a.Remark) -> Findings:
    """What dummy says during play must not be about the play: the director has to weigh it."""
    st = m.standing
    if remark.seat is not st.dummy or remark.words is None or not playing(st):
        return
    suggested = m.recorded("dummy-suggested", f"#{m.number}")
    if suggested is not None and suggested.yes:
        yield Irregularity(m.because(suggested, cite="45F", also=("43A1(c)",)), "play suggested", st.dummy, m.number)
    elif suggested is None and not st.attention.stopped:
        yield Judgement(m.because(), to_say("weighed-dummy-told"), ("dummy-suggested",))


def _takes_part(m: Moment, *also: str) -> Findings:
    fault = Irregularity(m.because(also=also), "dummy overstepped A1", m.standing.dummy, m.number)
    yield fault
    yield Liable(m.because(fault, cite="43B1", also=("90", m.cite)), m.standing.dummy)


@paragraph("43A1(c)", on=(a.Warn,), after=("43A1(b)",))
def warns_wrongly(m: Moment, action: a.Warn) -> Findings:
    """What dummy says of the turn is wrong: it prevents nothing, and he has talked about the play."""
    st = m.standing
    wrong = playing(st) and not tells_the_truth(st, action)
    if action.seat is st.dummy and wrong and m.recorded("order", f"#{m.number}") is None:
        yield Irregularity(m.because(also=("42B2",)), "wrong word about the turn", st.dummy, m.number)


@paragraph("43A1(c)", on=(a.TellTurn,))
def tells_declarer_wrongly(m: Moment, action: a.TellTurn) -> Findings:
    """Dummy tells declarer wrongly whether the turn is his: he has talked about the play."""
    st = m.standing
    if action.seat is not st.dummy or action.to is not st.board.declarer or not playing(st):
        return
    if (st.play.due is st.board.declarer) is action.what.startswith("not"):
        yield from _takes_part(m, "42B2")


# 43A2, 43A3: dummy looks where he should not


@paragraph("43A2(a)", on=(a.Overstep,), decides=("43A2(b)", "43B1"))
def exchanges_or_leaves(m: Moment, action: a.Overstep) -> Findings:
    """Dummy does not exchange hands with declarer and does not leave his seat to watch declarer play."""
    st = m.standing
    if not playing(st) or action.how == "looks" or st.board.declarer not in (action.seat, action.whose):
        return
    if action.how == "exchanges" and st.dummy in (action.seat, action.whose):
        yield from _oversteps(m, "43A2(a)")
    elif action.seat is st.dummy:
        yield from _oversteps(m, "43A2(b)")


@paragraph("43A2(c)", until=2017, on=(a.Overstep,))
def looks_of_his_own_accord_2007(m: Moment, action: a.Overstep) -> Findings:
    """2007: dummy does not look at a defender's cards of his own accord; being shown them is nothing."""
    if not _at_a_defender(m, action):
        return
    shown = any(_shown_to_dummy(m, earlier, action.whose) for _, earlier in m.before_now())
    accord = m.presume("own-initiative", "no" if shown else "yes", f"#{m.number}")
    if accord.no:
        yield Lawful(m.because(accord), action.seat, m.number)
    else:
        yield from _oversteps(m, "43A2(c)")


@paragraph("43A2(c)", since=2017, on=(a.Overstep,))
def looks_2017(m: Moment, action: a.Overstep) -> Findings:
    """2017: dummy does not look at the face of a defender's card, invited or not."""
    if not _at_a_defender(m, action):
        return
    yield from _oversteps(m, "43A2(c)")
    accord = m.recorded("own-initiative", f"#{m.number}")
    if accord is not None and accord.no:
        grounds = m.because(accord, cite="43A3")
        yield Irregularity(grounds, "dummy overstepped A3", action.whose, m.number)


def _at_a_defender(m: Moment, action: a.Overstep) -> bool:
    st = m.standing
    return action.seat is st.dummy and playing(st) and st.defends(action.whose)


def _oversteps(m: Moment, cite: str) -> Findings:
    """Dummy has broken 43A2: a penalty is possible, and part of his rights are lost."""
    st = m.standing
    fault = Irregularity(m.because(cite=cite, also=("43A2",)), "dummy overstepped A2", st.dummy, m.number)
    yield fault
    yield Liable(m.because(fault, cite="43B1", also=("90",)), st.dummy)
    yield m.noted(st.dummys_rights._replace(overstepped=fault))


@paragraph("43A2(b)", on=(a.Overstep,))
def sees_declarers_hand(m: Moment, action: a.Overstep) -> Findings:
    """Dummy sees declarer's cards from his own seat: the law names only the exchange of hands and the walk round."""
    st = m.standing
    if (action.seat, action.whose, action.how) == (st.dummy, st.board.declarer, "looks") and playing(st):
        test = to_say("weighed-dummy-exchanged")
        yield Judgement(m.because(also=("43A2(a)",)), test)


@paragraph("43A3", since=2017, on=(a.Show,))
def defender_shows_dummy(m: Moment, action: a.Show) -> Findings:
    """2017: a defender does not show dummy his hand."""
    st = m.standing
    if _shown_to_dummy(m, action, action.seat) and st.defends(action.seat) and playing(st):
        fault = Irregularity(m.because(), "dummy overstepped A3", action.seat, m.number)
        yield fault
        yield Liable(m.because(fault, cite="90"), action.seat)


def _shown_to_dummy(m: Moment, action: a.Action, whose: Seat) -> bool:
    return isinstance(action, a.Show) and action.seat is whose and m.standing.dummy in action.to


# 43B2(a): the warning about the wrong hand


@paragraph("43B2(a)", on=(a.Warn,), overrides=("42B2",), only_if="dummys_rights.overstepped")
def keeps_declarer_from_wrong_hand(m: Moment, action: a.Warn) -> Findings:
    """Dummy who has looked around keeps declarer from leading from the wrong hand: a defender picks the hand."""
    st = m.standing
    of_the_hand = action.where != "it is not his turn" and action.to is st.board.declarer and action.seat is st.dummy
    if not playing(st) or not of_the_hand or not st.play.to_lead() or comes_too_late(m, action):
        return
    if tells_the_truth(st, action):
        warned_off = WarnedOff(m.number, need(st.dummys_rights.overstepped))
        yield m.noted(st.dummys_rights._replace(warned_off=warned_off))
        yield from _takes_part_after_looking(m)


def _takes_part_after_looking(m: Moment) -> Findings:
    fault = Irregularity(
        m.because(need(m.standing.dummys_rights.overstepped)), "dummy overstepped A1", m.standing.dummy, m.number
    )
    yield fault
    yield Liable(m.because(fault, cite="43B1", also=("90",)), m.standing.dummy)


@paragraph("43B2(a)", on=(AT_REST,), only_if="dummys_rights.warned_off")
def options_of_the_hand(m: Moment, _: None) -> Findings:
    """Either defender says from which hand declarer leads."""
    st, warned = m.standing, need(m.standing.dummys_rights.warned_off)
    by = "E/W" if st.defends(Seat.E) else "N/S"
    for order, hand in enumerate((Plain.LEAD_FROM_HAND, Plain.LEAD_FROM_DUMMY), 1):
        grounds = m.because(warned.fault, number=warned.action)
        yield Option(grounds, by, hand, order, "the hand that leads")


@paragraph("43B2(a)", on=("chosen the hand that leads",), only_if="dummys_rights.warned_off")
def hand_is_picked(m: Moment, option: Option) -> Findings:
    """Declarer leads from the hand the defender has named, any card."""
    st = m.standing
    leader = st.board.declarer if option.choice is Plain.LEAD_FROM_HAND else st.dummy
    yield m.noted(st.dummys_rights._replace(warned_off=None))
    yield m.noted(st.play._replace(leader=leader))
    yield Rectification(m.because(option), "proper lead", leader)


@paragraph("43B2(a)", on=(Facing,), only_if="dummys_rights.warned_off")
def leads_before_the_hand_is_picked(m: Moment, facing: Facing) -> Findings:
    """Who leads before a defender has said from which hand has not waited for the choice."""
    yield m.noted(m.standing.dummys_rights._replace(warned_off=None))
    player = speaker(m, m.number) or facing.seat  # it is declarer who calls dummy's card
    yield Irregularity(m.because(cite="9B2", also=("43B2(a)",)), "act before the ruling", player, m.number)


# 43B2(b): the question about declarer's revoke


@paragraph("43B2(b)", on=(a.AskNone,), overrides=("61B",), only_if="dummys_rights.overstepped")
def asks_about_declarers_revoke(m: Moment, action: a.AskNone) -> Findings:
    """Dummy who has looked around asks first about declarer's revoke: corrected, it costs as established."""
    st = m.standing
    open_ = [r for r in st.revokes if r.seat is st.board.declarer and r.state == "open" and still_there(st, r)]
    if (action.seat, action.of) != (st.dummy, st.board.declarer) or not open_ or _asked_before(m, open_[-1]):
        return
    revoke = open_[-1]
    card = need(need(fault_of(revoke)).card)
    rights = _may_change(m, revoke)
    yield from _takes_part_after_looking(m)
    grounds = m.because(*revoke.grounds.findings, need(st.dummys_rights.overstepped), also=("62B", "64"))
    yield replace(revoke, grounds=grounds, state="established but corrected", how=None, pointed_out=False)
    yield Status(grounds, st.board.declarer, card, "withdrawn")
    yield MustWithdraw(grounds, st.board.declarer, card)
    yield Rectification(grounds, "card back and another played", st.board.declarer)
    yield from rights


def _may_change(m: Moment, revoke: Revoke) -> tuple[MayWithdraw, ...]:
    """The defenders may change what they played after declarer's revoke (62C1)."""
    grounds, innocent = m.because(revoke, cite="62C1", also=("47D", "43B2(b)")), revoke.seat.side.other
    until = "each side on next trick"
    return tuple(
        MayWithdraw(
            grounds, later.play.seat, later.play.card, until, None, innocent, m.number, revoke.trick, why="revoke"
        )
        for later in played_since(m.standing, revoke)
        if later.play.seat.side is innocent
    )


def _asked_before(m: Moment, revoke: Revoke) -> bool:
    """Whether declarer has been asked before, or somebody else than dummy has pointed the revoke out."""
    earlier = [entry.action for entry in m.log[revoke.action : m.number - 1]]
    asked = any(isinstance(x, a.AskNone) and x.of is m.standing.board.declarer for x in earlier)
    return asked or pointed_out_by_another(m, revoke.action)


# 43B3: a defender's irregularity


_ATTENTION = (a.Attention, a.CallDirector, a.Warn)


@paragraph(
    "43B3", on=_ATTENTION, overrides=("62A", "62C3", "62D1"), only_if="dummys_rights.overstepped", after=("11A",)
)
def points_to_a_defender(m: Moment, action: a.Attention | a.CallDirector | a.Warn) -> Findings:
    """Dummy who has looked around is first to point to a defender's irregularity: play goes on as if it were none."""
    st = m.standing
    if action.seat is not st.dummy or not playing(st) or (isinstance(action, a.Warn) and not comes_too_late(m, action)):
        return
    fault = meant_by(st, action if isinstance(action, a.Attention) else None, m.number)
    if fault is None or not st.defends(fault.seat) or pointed_out_by_another(m, fault.action):
        return
    overstepped = need(st.dummys_rights.overstepped)
    why: CardBecause = "dummy pointed it out"
    yield Rectification(m.because(fault, overstepped), "none", fault.seat)
    yield m.noted(st.dummys_rights._replace(let_be=(*st.dummys_rights.let_be, fault)))
    wrong = st.turn.wrong_lead
    if wrong is not None and wrong.fault is fault:
        yield from accepted(m, wrong, overstepped, why=why)
    elif is_revoke(m, fault):
        yield from revoke_let_be(m, fault, overstepped)
    else:
        yield from penalties_lifted(m, fault, overstepped, why=why)


@paragraph("43B3", until=2017, on=(AT_REST,), only_if="dummys_rights.let_be")
def looked_at_after_play_2007(m: Moment, _: None) -> Findings:
    """2007: when play has ended the general rule on damage applies."""
    let_be = m.standing.dummys_rights.let_be
    yield Check(m.because(*let_be, also=("12B1",)))
    yield from weighed_after_play(m, let_be, to_say("weighed-either-damaged"), "12B1")


@paragraph("43B3", since=2017, on=(AT_REST,), only_if="dummys_rights.let_be")
def looked_at_after_play_2017(m: Moment, _: None) -> Findings:
    """2017: when play has ended what the defenders have gained is taken from them; declarer's side keeps its score."""
    let_be = m.standing.dummys_rights.let_be
    yield Check(m.because(*let_be, also=("12C1",)))
    yield from weighed_after_play(m, let_be, to_say("weighed-defenders-gained"), "12C1")
