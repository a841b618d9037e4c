"""Law 45 B, D and F: dummy's card put up, asked for or not, and what else his hands may not do."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.attention import speaks_of
from bridgetable.blocks.designation import designation_waiting
from bridgetable.blocks.leads import waiting_lead
from bridgetable.blocks.limits import both_sides_on, trick_numbered
from bridgetable.blocks.revokes import said_of_revoke
from bridgetable.blocks.tricks import comes_early, faced_in_play
from bridgetable.cards import Card, Suit
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
from bridgetable.findings.moment import Answer, Moment, need, subject
from bridgetable.findings.parts import Designation, WrongCard
from bridgetable.findings.play import LawTrick
from bridgetable.findings.registry import AT_REST, OBEYED, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.actions import Words
from bridgetable.table.choices import Designate

# 45B: the regular way


@paragraph("45B", on=(a.PlayFromDummy,))
def moved_by_declarer(m: Moment, action: a.PlayFromDummy) -> Findings:
    """Declarer may take dummy's card himself; it counts as played."""
    purpose: LeadOrPlay = "lead" if action.verb == "leads" else "play"
    yield Facing(m.because(), action.seat.partner, action.card, purpose)


@paragraph("45B", on=(a.Move,))
def dummy_moves(m: Moment, action: a.Move) -> Findings:
    """Dummy puts up the card that declarer has named."""
    if action.seat is m.standing.dummy:
        yield from _dummy_moves(m, action.seat, action.card, unasked=True)


@paragraph("45B", on=(a.Lead, a.Play, a.Supply))
def dummy_plays(m: Moment, action: a.Lead | a.Play | a.Supply) -> Findings:
    """Dummy's card said to be led or played is called and moved in one."""
    if action.seat is m.standing.dummy and faced_in_play(m.standing, action):
        early = comes_early(m.standing, action)
        yield from _dummy_moves(m, action.seat, action.card, unasked=False, early=early)


def _dummy_moves(m: Moment, dummy: Seat, card: Card, unasked: bool, early: bool = False) -> Findings:
    """Dummy's card put up: the one called, or one he was not asked for; without a call `plays` means call and move.

    `early`: it is a lead to the next trick, which is still to begin.
    """
    st, designation = m.standing, designation_waiting(m)
    again = designation is None and st.designated.wrong is not None and card is st.designated.wrong.named
    if (st.trick_of(dummy, card) is not None and not again) or _waits_for_a_choice(st, dummy, card):
        if designation is not None:
            yield Lawful(m.because(number=designation.action, also=("45B",)), dummy, m.number)
        return
    if st.claim_stops and designation is not None and designation.card is card:
        yield Lawful(m.because(number=designation.action), dummy, m.number)  # named, though nothing is played now (68D)
        return
    if _said_of_a_hand_not_known(m, card):
        words = need(need(st.designated.newest).words)
        cite = _LEFT_OPEN.get(words.kind, "46B3(b)")
        yield Facing(
            m.because(cite=cite, also=("45B",)),
            dummy,
            card,
            st.play.next_card,
            False,
            words.kind in _LEFT_OPEN,
            "words",
        )
        return
    asked = _asked_for(m, unasked and not again) if designation is None else None
    if asked is not None:
        purpose: LeadOrPlay = "lead" if early else st.play.next_card
        grounds = m.because(*asked, cite="45C4(a)" if asked else "45B", also=("45B",))
        yield Facing(grounds, dummy, card, purpose, why="named" if asked else None)
        return
    in_place = m.presume("in-place", "yes", f"#{m.number}")
    if in_place.no:
        yield from _only_touched(m, dummy, card, in_place)
        return
    yield Irregularity(m.because(in_place, cite="45D"), "card not designated", dummy, m.number, card)


def _waits_for_a_choice(st: Standing, dummy: Seat, card: Card) -> bool:
    """Whether declarer has led this card of dummy's out of turn; dummy who puts it up does what he was told."""
    if any((early.lead.seat, early.lead.card) == (dummy, card) for early in st.turn.early_leads):
        return True
    before_the_ruling = any(lies.why == "before the ruling" for lies in st.lying(dummy, card))
    return before_the_ruling or waiting_lead(st, dummy, card) is not None


def _asked_for(m: Moment, unasked: bool) -> tuple[Answer, ...] | None:
    """What shows that declarer wanted the card, though no call was written down; None where dummy chose it himself."""
    own, indicated = m.recorded("dummy-unasked", f"#{m.number}"), m.recorded("declarer-indicated", f"#{m.number}")
    found = tuple(answer for answer in (own, indicated) if answer is not None)
    if (own is not None and own.no) or (indicated is not None and indicated.yes):
        return found
    return None if unasked or found else ()


def _only_touched(m: Moment, dummy: Seat, card: Card, in_place: Answer) -> Findings:
    """A card dummy took hold of and did not put in the played position is in hand still (45F, not 45D)."""
    yield Status(m.because(in_place, cite="45D"), dummy, card, "in hand")
    yield MustWithdraw(m.because(in_place, cite="45D"), dummy, card, why="not designated")
    if designation_waiting(m) is None:
        yield Irregularity(m.because(in_place, cite="45F"), "dummy acted unasked", dummy, m.number, card)


def _said_of_a_hand_not_known(m: Moment, card: Card) -> bool:
    """Whether the words fit this card, and no other was seen in dummy that they might mean."""
    designation = m.standing.designated.newest
    if designation is None or designation.card is not None or designation.trick != m.standing.play.trick_number:
        return False
    if designation.among:
        return card in designation.among and not any(
            other in m.before.hand(designation.hand) for other in designation.among
        )
    return _suit_named(m.standing, need(designation.words)) is card.suit


_LEFT_OPEN = {
    "suit": "46B2",
    "trump": "46B2",
    "ruff": "46B2",
    "ruff high": "46B1(a)",
    "low": "46B1(c)",
    "high": "46B1(a)",
}
"""Words that mean one end of a suit, and the paragraph that says which."""


def _suit_named(st: Standing, words: Words) -> Suit | None:
    """The suit of which the words mean the highest or the lowest card; None for any other words."""
    if words.kind not in _LEFT_OPEN:
        return None
    if words.kind in ("trump", "ruff", "ruff high"):
        return st.board.trump
    return words.suit or (st.play.running.led if st.play.running is not None else None)


# 45D: dummy puts up a card declarer did not name


@paragraph("45D1", on=(OBEYED,))
def reached_for_another_card(m: Moment, laid: tuple[Seat, Card]) -> Findings:
    """A card dummy reached for at words that do not mean it has not been designated."""
    yield Irregularity(m.because(cite="45D"), "card not designated", laid[0], m.number, laid[1])


@paragraph("45D1", on=("card not designated",))
def wrong_card_goes_back(m: Moment, wrong: Irregularity) -> Findings:
    """A card dummy puts up unnamed goes back while one side has still to play to the next trick."""
    st, card = m.standing, wrong.card
    assert card is not None
    designation = _not_yet_obeyed(m)
    trick = designation.trick if designation is not None else st.play.trick_number
    lead = st.play.running is None or st.play.running.leader is st.dummy
    put_out = WrongCard(m.number, card, trick, lead, designation is None, designation.card if designation else None)
    yield m.noted(st.designated._replace(wrong=put_out))
    if lead:
        yield m.noted(st.play._replace(relaid=trick))
    yield Status(m.because(wrong), wrong.seat, card, "withdrawn")
    yield MustWithdraw(m.because(wrong), wrong.seat, card, why="not designated")
    if designation is None:
        yield Irregularity(m.because(wrong, cite="45F"), "dummy acted unasked", wrong.seat, m.number, card)


def _not_yet_obeyed(m: Moment) -> Designation | None:
    """Declarer's designation for this trick, unless the card he named lies there already: more was not asked for."""
    designation = designation_waiting(m)
    obeyed = (
        designation is not None
        and designation.card is not None
        and m.before.index_of(designation.hand, designation.card) is not None
    )
    return None if obeyed else designation


@paragraph("45D1", on=(AT_REST,), only_if="designated.wrong")
def would_go_back(m: Moment, _: None) -> Findings:
    """What would follow if dummy's unasked card, to which others have played, were pointed out now."""
    st, wrong = m.standing, need(m.standing.designated.wrong)
    if st.trick_of(st.dummy, wrong.card) is not None:
        yield MustWithdraw(m.because(_error(st), number=wrong.action), st.dummy, wrong.card, True, why="not designated")


_POINTS_IT_OUT = (
    a.Attention,
    a.CallDirector,
    a.Withdraw,
    a.Replace,
    a.DesignateCard,
    a.Indicate,
    a.PlayFromDummy,
    a.Choose,
)


@paragraph("45D1", on=_POINTS_IT_OUT, only_if="designated.wrong", after=("44E", "11A", "45C4(a)"))
def pointed_out(m: Moment, action: a.Action) -> Findings:
    """A card dummy put out unasked, to which others have played, goes back as soon as somebody points it out."""
    st, wrong = m.standing, need(m.standing.designated.wrong)
    trick = st.trick_of(st.dummy, wrong.card)
    by_another = isinstance(action, a.Withdraw | a.Replace) and action.seat is not st.dummy
    if trick is None or by_another or (isinstance(action, a.Choose) and not _says_which(st, action)):
        return
    if isinstance(action, a.Attention) and not speaks_of(st, action, m.number, wrong.action):
        return
    if isinstance(action, a.DesignateCard | a.Indicate | a.PlayFromDummy):
        for_this_trick = action.seat is st.board.declarer and st.play.due is not st.dummy
        if not for_this_trick:
            return
    yield m.no_longer(*said_of_revoke(st, st.dummy, wrong.card))
    yield Status(m.because(_error(st)), st.dummy, wrong.card, "withdrawn")
    yield MustWithdraw(m.because(_error(st)), st.dummy, wrong.card, why="not designated")
    if wrong.proper is not None:
        yield from _lead_was_not_due(m, trick, wrong.proper)


def _says_which(st: Standing, choice: a.Choose) -> bool:
    """Whether it is the choice of dummy's card that the words had left open (46)."""
    return st.designated.newest is not None and choice.choice in [
        Designate(card) for card in st.designated.newest.among
    ]


def _lead_was_not_due(m: Moment, trick: LawTrick, proper: Seat) -> Findings:
    """It was not even dummy's lead: what others have played to it goes back as well, and the right hand leads."""
    st, error = m.standing, _error(m.standing)
    for play in trick.plays[1:]:
        rights = tuple(right for right in st.may if (right.seat, right.card) == (play.seat, play.card))
        yield m.no_longer(*rights)
        yield Status(m.because(error, *rights, also=("47B",)), play.seat, play.card, "withdrawn")
        yield MustWithdraw(m.because(error, also=("47B",)), play.seat, play.card, why="not designated")
    yield m.noted(st.play._replace(leader=proper))


@paragraph("45D1", on=("played",), only_if="designated.wrong", after=("16B1(a)", "16A1(a)", "44C follow_suit"))
def named_after_all(m: Moment, played: Status) -> Findings:
    """Declarer may name the very card that dummy put out too early; then it stays where it lies."""
    st, wrong = m.standing, need(m.standing.designated.wrong)
    if played.card is wrong.card and played.why != "dummy's card stands":
        yield m.noted(st.designated._replace(wrong=None))
        told = st.information.get((subject(st.dummy, wrong.card), "all"))
        yield m.no_longer(st.must.get((st.dummy, wrong.card)), told)


@paragraph("45D1", on=("played",), only_if="designated.wrong")
def may_change_after_wrong_card(m: Moment, played: Status) -> Findings:
    """Defenders may change what they played after dummy's wrong card; declarer only if his RHO has changed."""
    st, wrong = m.standing, need(m.standing.designated.wrong)
    if isinstance(m.action, a.Replace):
        return
    trick = need(st.trick_of(played.seat, played.card))
    limit, error = "each side on next trick", _error(st)
    innocent = st.dummy.lho.side
    after_rho = played.seat is st.board.declarer and trick.number == wrong.trick
    if st.defends(played.seat) or after_rho:
        yield MayWithdraw(
            m.because(error),
            played.seat,
            played.card,
            limit,
            "RHO changed" if after_rho else None,
            innocent,
            m.number,
            wrong.trick,
            why="dummy's wrong card",
        )


def _error(st: Standing) -> Irregularity:
    return next(i for i in reversed(st.history) if i.kind == "card not designated")


@paragraph("45D2", on=("played",), only_if="designated.wrong", after=("45D1", "44C follow_suit", "44E"))
def too_late_for_wrong_card(m: Moment, _: Status) -> Findings:
    """Once both sides have played to the next trick the card dummy put up stays in its trick."""
    st, wrong = m.standing, need(m.standing.designated.wrong)
    if both_sides_on(st, wrong.trick + 1):
        yield from _wrong_card_stays(m, wrong)


@paragraph("45D2", on=(Facing,), only_if="designated.wrong")
def named_card_comes_to_the_next_trick(m: Moment, facing: Facing) -> Findings:
    """The card that had been named is called or put out for the next trick, which the other side has begun."""
    st, wrong, running = m.standing, need(m.standing.designated.wrong), m.standing.play.running
    if (
        running is None
        or running.number <= wrong.trick
        or st.play.due is not st.dummy
        or facing.card is not wrong.named
    ):
        return
    yield from _wrong_card_stays(m, wrong)
    yield Status(m.because(facing, also=("44B",)), st.dummy, facing.card, "played", "play", running.number)


def _wrong_card_stays(m: Moment, wrong: WrongCard) -> Findings:
    st, error = m.standing, _error(m.standing)
    yield m.noted(st.designated._replace(wrong=None))
    trick = trick_numbered(st, wrong.trick)
    own = trick.of(st.dummy) if trick is not None else None
    if own is not None and own.card is wrong.card:
        yield st.statuses[st.dummy, wrong.card]._replace(provisional=False)  # now it may be a revoke
        return
    if own is not None and (own.card is not wrong.named or own.action > wrong.action):
        return  # dummy has played another card to that trick, or the named one after all: this one still goes back
    yield m.no_longer(st.must.get((st.dummy, wrong.card)))
    if own is not None:
        yield Status(m.because(error), st.dummy, own.card, "in hand", why="other card stands")
    as_: LeadOrPlay = "lead" if wrong.lead else "play"
    lay_there = st.lying(st.dummy, wrong.card)
    grounds = m.because(error, *lay_there)
    yield Status(grounds, st.dummy, wrong.card, "played", as_, wrong.trick, why="dummy's card stands")
    yield m.no_longer(st.information.get((subject(st.dummy, wrong.card), "all")))


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
        test = to_say("weighed-dummy-suggested")
        yield from weighed_after_play(m, faults, test, "12C1")


def _may_have_suggested(m: Moment, fault: Irregularity) -> bool:
    """The director has not found that dummy suggested nothing."""
    found = m.recorded("dummy-suggested", f"#{fault.action}")
    return found is None or not found.no
