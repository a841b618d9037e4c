"""Law 45 D and F: a card dummy puts up without having been asked, and what else his hands may not do."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.attention import speaks_of
from bridgetable.blocks.designation import call_waiting
from bridgetable.blocks.limits import both_sides_on, trick_numbered
from bridgetable.cards import Card
from bridgetable.findings.kinds import (
    Check,
    Facing,
    Irregularity,
    Lawful,
    LeadOrPlay,
    Liable,
    MayWithdraw,
    MustWithdraw,
    Status,
)
from bridgetable.findings.moment import Moment, need, subject
from bridgetable.findings.registry import AT_REST, OBEYED, Findings, covers, paragraph
from bridgetable.findings.standing import LawTrick, Standing, WrongCard
from bridgetable.seats import Seat
from bridgetable.table import actions as a

# 45D: dummy puts up a card declarer did not name


@paragraph("45D / 45D1", on=(OBEYED,))
def reached_for_another_card(m: Moment, laid: tuple[Seat, Card]) -> Findings:
    """A card dummy reached for at words that do not mean it has not been designated."""
    yield Irregularity(m.because(cite="45D"), "card not designated", laid[0], m.number, laid[1])


@paragraph("45D / 45D1", on=("card not designated",))
def wrong_card_goes_back(m: Moment, wrong: Irregularity) -> Findings:
    """A card dummy puts up unnamed goes back while one side has still to play to the next trick."""
    st, card = m.standing, wrong.card
    assert card is not None
    call = call_waiting(m)
    trick = call.trick if call is not None else st.trick_number
    lead = st.running is None or st.running.leader is st.dummy
    st.wrong = WrongCard(m.number, card, trick, lead, call is None, call.card if call else None)
    st.relaid = trick if lead else st.relaid
    yield Status(m.because(wrong), wrong.seat, card, "withdrawn")
    yield MustWithdraw(m.because(wrong), wrong.seat, card)
    if call is None:
        yield Irregularity(m.because(wrong, cite="45F"), "dummy acted unasked", wrong.seat, m.number, card)


@paragraph("45D / 45D1", on=(AT_REST,), only_if="wrong")
def would_go_back(m: Moment, _: None) -> Findings:
    """What would follow if dummy's unasked card, to which others have played, were pointed out now."""
    st, wrong = m.standing, need(m.standing.wrong)
    if st.trick_of(st.dummy, wrong.card) is not None:
        yield MustWithdraw(m.because(_error(st), number=wrong.action), st.dummy, wrong.card, True)


_POINTS_IT_OUT = (a.Attention, a.CallDirector, a.Withdraw, a.Replace, a.CallCard, a.Indicate, a.PlayFromDummy, a.Choose)


@paragraph("45D / 45D1", on=_POINTS_IT_OUT, only_if="wrong")
def pointed_out(m: Moment, action: a.Action) -> Findings:
    """A card dummy put out unasked, to which others have played, goes back as soon as somebody points it out."""
    st, wrong = m.standing, need(m.standing.wrong)
    trick = st.trick_of(st.dummy, wrong.card)
    by_another = isinstance(action, a.Withdraw | a.Replace) and action.seat is not st.dummy
    if trick is None or by_another or (isinstance(action, a.Choose) and not _says_which(st, action)):
        return
    if isinstance(action, a.Attention) and not speaks_of(st, action, m.number, wrong.action):
        return
    if isinstance(action, a.CallCard | a.Indicate | a.PlayFromDummy):
        for_this_trick = action.seat is st.declarer and st.due is not st.dummy
        if not for_this_trick:
            return
    st.forget_revoke(st.dummy, wrong.card)
    yield Status(m.because(_error(st)), st.dummy, wrong.card, "withdrawn")
    yield MustWithdraw(m.because(_error(st)), st.dummy, wrong.card)
    if wrong.proper is not None:
        yield from _lead_was_not_due(m, trick, wrong.proper)


def _says_which(st: Standing, choice: a.Choose) -> bool:
    """Whether it is the choice of dummy's card that the words had left open (46)."""
    return st.call is not None and choice.option in [f"designate {card.name}" for card in st.call.among]


def _lead_was_not_due(m: Moment, trick: LawTrick, proper: Seat) -> Findings:
    """It was not even dummy's lead: what others have played to it goes back as well, and the right hand leads."""
    st, error = m.standing, _error(m.standing)
    for play in trick.plays[1:]:
        rights = tuple(right for right in st.may if (right.seat, right.card) == (play.seat, play.card))
        st.may = tuple(right for right in st.may if right not in rights)
        yield Status(m.because(error, *rights, also=("47B",)), play.seat, play.card, "withdrawn")
        yield MustWithdraw(m.because(error, also=("47B",)), play.seat, play.card)
    st.leader = proper


@paragraph("45D / 45D1", on=("played",), only_if="wrong")
def named_after_all(m: Moment, played: Status) -> Findings:
    """Declarer may name the very card that dummy put out too early; then it stays where it lies."""
    st, wrong = m.standing, need(m.standing.wrong)
    if played.card is wrong.card and not covers(("45D",), played.grounds.cite):
        st.wrong = None
        st.must.pop((st.dummy, wrong.card), None)
        st.information.pop((subject(st.dummy, wrong.card), "all"), None)
    return ()


@paragraph("45D / 45D1", on=("played",), only_if="wrong")
def may_change_after_wrong_card(m: Moment, played: Status) -> Findings:
    """Defenders may change what they played after dummy's wrong card; declarer only if his RHO has changed."""
    st, wrong = m.standing, need(m.standing.wrong)
    trick = st.trick_of(played.owner, played.card)
    if trick is None or isinstance(m.action, a.Replace):
        return
    limit, error = "each side on next trick", _error(st)
    innocent = st.dummy.lho.side
    if st.defends(played.owner):
        yield MayWithdraw(m.because(error), played.owner, played.card, limit, None, innocent, m.number, wrong.trick)
    elif played.owner is st.declarer and trick.number == wrong.trick:
        yield MayWithdraw(
            m.because(error), played.owner, played.card, limit, "RHO changed", innocent, m.number, wrong.trick
        )


def _error(st: Standing) -> Irregularity:
    return next(i for i in reversed(st.history) if i.kind == "card not designated")


@paragraph("45D / 45D2", on=("played",), overrides=("47A",), only_if="wrong")
def too_late_for_wrong_card(m: Moment, _: Status) -> Findings:
    """Once both sides have played to the next trick the card dummy put up stays in its trick."""
    st, wrong = m.standing, need(m.standing.wrong)
    if both_sides_on(st, wrong.trick + 1):
        yield from _wrong_card_stays(m, wrong)


@paragraph("45D / 45D2", on=(Facing,), only_if="wrong")
def named_card_comes_to_the_next_trick(m: Moment, facing: Facing) -> Findings:
    """The card that had been named is called or put out for the next trick, which the other side has begun."""
    st, wrong, running = m.standing, need(m.standing.wrong), m.standing.running
    if running is None or st.due is not st.dummy or facing.card is not wrong.named:
        return
    if st.wrong_lead is not None:
        return  # a choice is waited for (60C)
    yield from _wrong_card_stays(m, wrong)
    yield Status(m.because(facing, also=("44B",)), st.dummy, facing.card, "played", "play", running.number)


def _wrong_card_stays(m: Moment, wrong: WrongCard) -> Findings:
    st, error = m.standing, _error(m.standing)
    st.wrong = None
    trick = trick_numbered(st, wrong.trick)
    own = trick.of(st.dummy) if trick is not None else None
    if own is not None and own.card is not wrong.named:
        return  # dummy has played another card to that trick: this one still goes back
    st.must.pop((st.dummy, wrong.card), None)
    if own is not None:
        yield Status(m.because(error), st.dummy, own.card, "in hand")
    as_: LeadOrPlay = "lead" if wrong.lead else "play"
    lay_there = st.lying(st.dummy, wrong.card)
    yield Status(m.because(error, *lay_there), st.dummy, wrong.card, "played", as_, wrong.trick)
    st.information.pop((subject(st.dummy, wrong.card), "all"), None)


# 45F: dummy's hands


@paragraph("45F", on=(a.Touch, a.Suggest))
def dummy_touches(m: Moment, action: a.Touch | a.Suggest) -> Findings:
    """Dummy touches or points out no card without being told to, but to arrange his cards."""
    if action.seat is not m.standing.dummy:
        return
    if isinstance(action, a.Suggest):
        yield Irregularity(m.because(also=("43A1(c)",)), "play suggested", action.seat, m.number, action.card)
        return
    if m.standing.trick_of(action.seat, action.card) is not None:  # declarer has called for it
        yield Lawful(m.because(cite="45B"), action.seat, m.number)
        return
    purpose = m.ask("touch-purpose", None, f"#{m.number}", answers=("play", "arrange", "accident"))
    if purpose.value == "play":
        yield Irregularity(m.because(purpose), "play suggested", action.seat, m.number, action.card)
    elif purpose.value is not None:
        yield Lawful(m.because(purpose), action.seat, m.number)


@paragraph("45F", on=("play suggested", "dummy acted unasked"))
def suggestion_is_looked_at(m: Moment, action: Irregularity) -> Findings:
    """Play goes on; at the end the director looks whether dummy's suggestion has hurt the defenders."""
    yield Check(m.because(action))
    yield Liable(m.because(action, also=("90",)), action.seat)


@paragraph("45F", on=(AT_REST,), only_if="history")
def suggestion_is_weighed(m: Moment, _: None) -> Findings:
    """When play has ended the director finds out whether dummy suggested a play, and whether it did damage."""
    acted = (i for i in m.standing.history if i.kind in ("play suggested", "dummy acted unasked"))
    faults = tuple(fault for fault in acted if _may_have_suggested(m, fault))
    if faults:
        test = "has dummy suggested a play, and were the defenders damaged by it?"
        yield from weighed_after_play(m, faults, test, "12C1")


def _may_have_suggested(m: Moment, fault: Irregularity) -> bool:
    """The director has not found that dummy suggested nothing."""
    found = m.recorded("dummy-suggested", f"#{fault.action}")
    return found is None or not found.no
