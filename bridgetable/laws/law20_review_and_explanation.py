"""Law 20: hearing the calls again, asking what they mean, and putting a wrong explanation right."""

from __future__ import annotations

from typing import Final

from bridgetable.blocks.asking import AUCTION_PERIOD, lead_on_table, may_have_explanation, may_have_review
from bridgetable.blocks.auction import caller_of, next_to_call
from bridgetable.blocks.calls import in_auction_period
from bridgetable.blocks.open_cards import forced_to_pass
from bridgetable.findings import deeds
from bridgetable.findings.kinds import Information, Irregularity, Judgement, Lawful, Right, Status
from bridgetable.findings.moment import Moment, unsure
from bridgetable.findings.parts import Misleading
from bridgetable.findings.reasons import FaultBecause, LawfulBecause
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a

_AFTER_AUCTION = ("clarification", "play")
_NOT_CORRECTED: Final = "explanation not corrected"
_TOO_EARLY: Final = "explanation corrected too early"
_NOT_HIS: Final = "explained what is another's"
_WOULD_MEAN = " would mean"
"""The end of the question what a call would mean that may be put in the place of an irregular one."""
_REVIEW, _PART = "for a review", ("for part of a review", "who doubled")


# Questions


@paragraph("20A", on=(a.Ask,))
def call_not_recognised(m: Moment, action: a.Ask) -> Findings:
    """A player in doubt which call was made may have it made clear at once."""
    if action.question == "what was called":
        if m.standing.board.stage in AUCTION_PERIOD:
            yield Lawful(m.because(), action.seat, m.number, why="asked what was called")
        else:
            yield Lawful(m.because(cite="46A"), action.seat, m.number, why="asked which card was called")


@paragraph("20B", on=(a.Ask,))
def review_in_the_auction(m: Moment, action: a.Ask) -> Findings:
    """In the auction all the calls are restated to the player whose turn it is, unless he has to pass; never a part."""
    if not m.standing.board.bidding or action.question not in (_REVIEW, *_PART, "for the contract"):
        return
    if action.question == _REVIEW and _on_turn_to_call(m, action.seat) and not _must_pass(m, action.seat):
        yield Lawful(m.because(), action.seat, m.number, why="asked for a review at his call")
    else:
        yield Irregularity(
            m.because(), "improper question", action.seat, m.number, why="asked for a review at his call"
        )


def _on_turn_to_call(m: Moment, seat: Seat) -> bool:
    return next_to_call(m) in (seat, None)


def _must_pass(m: Moment, seat: Seat) -> bool:
    """Whether law makes him pass at this turn, because of a card his partner has exposed or otherwise."""
    bans = any(duty.seat is seat and duty.must is deeds.PlainDeed.PASS for duty in m.standing.bans)
    return bans or any(forced_to_pass(m, seat.partner))


@paragraph("20C1", on=(a.Ask,))
def whether_it_is_his_lead(m: Moment, action: a.Ask) -> Findings:
    """After the final pass either defender may ask whether the opening lead is his."""
    st = m.standing
    if action.question != "whether it is his lead" and action.question != "whose turn it is":
        return
    to_begin = (
        st.play.trick_number == 1 and st.play.to_lead() and st.board.stage in _AFTER_AUCTION and not lead_on_table(st)
    )
    if to_begin and st.defends(action.seat):
        yield Lawful(m.because(), action.seat, m.number, why="whose opening lead it is")
    else:
        yield Lawful(m.because(cite="44B"), action.seat, m.number)


@paragraph("20C1", on=(AT_REST,), only_if="board.clarifying")
def right_to_ask_for_his_lead(m: Moment, _: None) -> Findings:
    """Before the opening lead each defender may ask whether it is his."""
    st = m.standing
    if not lead_on_table(st):
        for seat in (st.board.declarer.lho, st.board.declarer.rho):
            yield Right(m.because(), seat, PlainRight.WHOSE_LEAD, "lead is faced")


@paragraph("20C2", on=(a.Ask,))
def review_after_the_auction(m: Moment, action: a.Ask) -> Findings:
    """After the final pass the calls are restated before the lead is faced or at a first turn to play; never a part."""
    st, seat = m.standing, action.seat
    if st.board.stage not in _AFTER_AUCTION or action.question not in (_REVIEW, "for part of a review"):
        return
    if action.question == _REVIEW and may_have_review(st, seat):
        yield Lawful(m.because(also=("41B",)), seat, m.number, why="asked for a review of a past auction")
    else:
        yield Irregularity(
            m.because(also=("41B",)), "improper question", seat, m.number, why="asked for a review of a past auction"
        )


@paragraph("20F1", until=2017, on=(a.Ask,), decides=("20F3",))
def meaning_in_the_auction_2007(m: Moment, action: a.Ask) -> Findings:
    """In the auction a player asks at his own turn to call what the opponents' calls mean."""
    yield from _asked_in_the_auction(m, action, barred=False)


@paragraph("20F1", since=2017, on=(a.Ask,), decides=("20F3",))
def meaning_in_the_auction_2017(m: Moment, action: a.Ask) -> Findings:
    """In the auction a player asks at his own turn what the opponents' calls mean, unless he has to pass."""
    yield from _asked_in_the_auction(m, action, barred=_must_pass(m, action.seat))


def _asked_in_the_auction(m: Moment, action: a.Ask, *, barred: bool) -> Findings:
    topic = _topic(action)
    if topic is None or not m.standing.board.bidding:
        return
    if action.question.endswith(_WOULD_MEAN):
        if any(of.call.seat.lho is action.seat for of in m.standing.auction.open_calls):
            yield Lawful(m.because(), action.seat, m.number, why="asked about one call, at his call")
        return
    own = (caller := caller_of(m, topic)) is not None and caller.side is action.seat.side
    of_one = _of_one_call(topic)
    grounds = m.because(also=of_one)
    if own or barred or not _on_turn_to_call(m, action.seat) or topic == "card play agreements":
        yield Irregularity(grounds, "improper question", action.seat, m.number, why="asked for an explanation")
    else:
        why: LawfulBecause = "asked about one call, at his call" if of_one else "asked for the meaning, at his call"
        yield Lawful(grounds, action.seat, m.number, why=why)


def _topic(action: a.Ask) -> str | None:
    """What meaning is asked for: `2H`, `D7`, `the auction`, `card play agreements`; None: no meaning is."""
    about = action.question.startswith("about ") or action.question.endswith(_WOULD_MEAN)
    return action.question.removeprefix("about ") if about else None


def _of_one_call(topic: str) -> tuple[str, ...]:
    """A question about one call only is allowed, and tells partner something (20F3)."""
    return () if topic in ("the auction", "card play agreements") else ("20F3", "16B1")


@paragraph("20F3", on=(a.Ask,))
def what_the_question_tells(m: Moment, action: a.Ask) -> Findings:
    """A question about one call tells partner where the interest lies, which is not for him to use."""
    topic = _topic(action)
    has_a_say = m.standing.board.bidding or m.standing.defends(action.seat)
    if topic is not None and _of_one_call(topic) and has_a_say and m.standing.board.stage in (*AUCTION_PERIOD, "play"):
        others = tuple(seat for seat in SEATS if seat is not action.seat.partner)
        grounds = m.because(cite="16B1", also=("20F3",))
        yield Information(grounds, f"#{m.number}", "all", others, (action.seat.partner,), provisional=True)


@paragraph("20F2", on=(a.Ask,), decides=("20F3",))
def meaning_after_the_auction(m: Moment, action: a.Ask) -> Findings:
    """After the final pass defenders ask about the auction, declarer about calls and carding too, each in his turn."""
    st, seat, topic = m.standing, action.seat, _topic(action)
    if topic is None or st.board.stage not in _AFTER_AUCTION:
        return
    of_one = _of_one_call(topic)
    grounds = m.because(also=("41B", *of_one))
    if may_have_explanation(st, seat) and _opponents_methods(m, seat, topic):
        why: LawfulBecause = "asked about one call, at his play" if of_one else "asked for the meaning, at his play"
        yield Lawful(grounds, seat, m.number, why=why)
    else:
        yield Irregularity(grounds, "improper question", seat, m.number, why="asked for an explanation")


def _opponents_methods(m: Moment, seat: Seat, topic: str) -> bool:
    """Whether the question is about the other side, and of a kind it answers: declarer has no carding agreements."""
    st = m.standing
    if topic == "the auction":
        return True
    if topic == "card play agreements":
        return not st.defends(seat)
    of_a_call = topic[0].isdigit() or topic in ("pass", "X", "XX")
    if not of_a_call and st.defends(seat):
        return False
    player = caller_of(m, topic) if of_a_call else _player_of(st, topic)
    return player is None or player.side is not seat.side


def _player_of(st: Standing, card: str) -> Seat | None:
    return next((owner for owner, each in st.statuses if each.name == card), None)


@paragraph("20G1", on=(a.Ask,), overrides=("20B", "20C", "20F", "41"))
def for_partners_sake(m: Moment, action: a.Ask) -> Findings:
    """A question asked only to help partner is improper, and partner may not act on it."""
    purpose = m.presume("question-purpose", "own", f"#{m.number}")
    if purpose.value == "partner":
        yield Irregularity(
            m.because(purpose), "improper question", action.seat, m.number, why="asked for partner's sake"
        )
        test = to_say("weighed-question-suggested")
        yield Judgement(m.because(purpose, cite="16B1(a)", also=("16B1(b)", "73C")), test, ("suggested", "alternative"))


@paragraph("20G2", since=2017, on=(a.Ask,), overrides=("20B", "20C", "20F", "41"))
def to_draw_a_wrong_answer(m: Moment, action: a.Ask) -> Findings:
    """A question asked only to draw a wrong answer from an opponent is forbidden."""
    purpose = m.presume("question-purpose", "own", f"#{m.number}")
    if purpose.value == "trap":
        yield Irregularity(m.because(purpose), "improper question", action.seat, m.number, why="asked to trap")


@paragraph("20G3", on=(a.Consult,))
def own_notes(m: Moment, action: a.Consult) -> Findings:
    """One's own card and notes are not looked at in the auction and the play; for one moment see Law 40B2(b)."""
    if m.standing.board.stage in (*AUCTION_PERIOD, "play"):
        also = ("40B2(b)",) if action.what == "system card" else ()
        yield Irregularity(m.because(also=also), "wrong procedure", action.seat, m.number, why="read his notes")
    else:
        yield Lawful(m.because(), action.seat, m.number)


# The right to ask in the auction


@paragraph("20B", on=(AT_REST,), only_if="board.bidding")
def right_to_a_review(m: Moment, _: None) -> Findings:
    """The player whose turn it is to call may have the calls restated, unless he has to pass."""
    seat = next_to_call(m)
    if seat is not None and not _must_pass(m, seat):
        yield Right(m.because(), seat, PlainRight.REVIEW)


@paragraph("20F1", until=2017, on=(AT_REST,), only_if="board.bidding")
def right_to_an_explanation_2007(m: Moment, _: None) -> Findings:
    """The player whose turn it is to call may ask what the opponents' calls mean."""
    seat = next_to_call(m)
    if seat is not None:
        yield Right(m.because(), seat, PlainRight.EXPLANATION)


@paragraph("20F1", since=2017, on=(AT_REST,), only_if="board.bidding")
def right_to_an_explanation_2017(m: Moment, _: None) -> Findings:
    """The player whose turn it is to call may ask what the opponents' calls mean, unless he has to pass."""
    seat = next_to_call(m)
    if seat is not None and not _must_pass(m, seat):
        yield Right(m.because(), seat, PlainRight.EXPLANATION)


# Answers


@paragraph("20D", on=(a.Review,))
def restates_the_calls(m: Moment, action: a.Review) -> Findings:
    """The calls are restated by an opponent of the player who asked."""
    if action.what != "reviews":
        return
    asked = next((x for _, x in m.before_now() if isinstance(x, a.Ask) and x.question in (_REVIEW, *_PART)), None)
    if asked is not None and asked.seat.side is action.seat.side:
        yield Irregularity(m.because(), "wrong procedure", action.seat, m.number, why="reviewed for his own side")
    else:
        yield Lawful(m.because(), action.seat, m.number, why="reviewed the auction")


@paragraph("20E", on=(a.Review,))
def wrong_review(m: Moment, action: a.Review) -> Findings:
    """A mistake in the restatement is put right at once by any player, dummy too; left alone it may cost a score."""
    if action.what == "corrects":
        yield Lawful(m.because(), action.seat, m.number, why="put a review right")
        return
    wrong = m.presume("review-wrong", "no", f"#{m.number}")
    if wrong.yes:
        yield Irregularity(m.because(wrong), "wrong review", action.seat, m.number)


@paragraph("20E", on=(AT_REST,), only_if="history")
def wrong_review_left_alone(m: Moment, _: None) -> Findings:
    """A mistake in the restatement that nobody has put right may have done harm."""
    for fault in m.standing.history:
        if fault.kind != "wrong review":
            continue
        later = (entry.action for entry in m.log[fault.action :])
        if not any(isinstance(action, a.Review) and action.what == "corrects" for action in later):
            yield Judgement(m.because(fault, also=("12C1",)), to_say("weighed-innocent-damaged"), ("damage",))


@paragraph("20B", on=(a.Review,), decides=("20C2",))
def review_stopped(m: Moment, action: a.Review) -> Findings:
    """Who has asked for the calls hears all of them: the restatement is not stopped half-way."""
    if action.what == "stops":
        cite = "20B" if m.standing.board.bidding else "20C2"
        yield Irregularity(m.because(cite=cite), "wrong procedure", action.seat, m.number, why="stopped a review")


@paragraph("20F1", on=(a.Explain,), decides=("20F2",))
def who_answers(m: Moment, action: a.Explain) -> Findings:
    """The partner of the player whose call or card is explained answers, unless the director orders otherwise."""
    if action.silent:
        return
    cite, whose = ("20F1" if m.standing.board.bidding else "20F2"), _whose(m, action.what)
    ordered = isinstance(m.log[m.number - 2].action, a.DirectorActs)
    if whose in (None, action.seat.partner) or ordered:
        yield Lawful(m.because(cite=cite), action.seat, m.number, why="explained")
    else:
        yield Irregularity(m.because(cite=cite), "wrong procedure", action.seat, m.number, why=_NOT_HIS)


def _whose(m: Moment, topic: str) -> Seat | None:
    return caller_of(m, topic) or _player_of(m.standing, topic)


# Putting a wrong explanation right


@paragraph("20F4", until=2017, on=(a.CorrectExplanation,))
def corrects_his_own_2007(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A player who finds his own explanation wrong calls the director at once and puts it right."""
    if action.whose is action.seat:
        why: LawfulBecause = "put his own explanation right at once"
        yield Lawful(m.because(also=("75B",)), action.seat, m.number, why=why)


@paragraph("20F4(a)", since=2017, on=(a.CorrectExplanation,))
def corrects_his_own_2017(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A player who finds his own explanation wrong puts it right before the opening lead is faced."""
    if action.whose is action.seat:
        why: LawfulBecause = "put his own explanation right"
        if in_auction_period(m.standing):
            yield Lawful(m.because(), action.seat, m.number, why=why)
        else:
            why = "put his own explanation right in the play"
            yield Lawful(m.because(cite="75B2", also=("20F4(a)",)), action.seat, m.number, why=why)


@paragraph("20F5(a)", on=(a.CorrectExplanation,), decides=("20F5(b)(i)", "20F5(b)(ii)"))
def corrects_his_partner(m: Moment, action: a.CorrectExplanation) -> Findings:
    """Partner's mistake is put right by declarer or dummy after the final pass, by a defender after the play."""
    if action.whose is not action.seat.partner:
        return
    st, also = m.standing, (m.cited("75B3"),)
    defender = st.defends(action.seat)
    if st.board.bidding:
        yield Irregularity(m.because(cite="20F5(a)", also=also), _TOO_EARLY, action.seat, m.number)
    elif defender and st.board.stage in _AFTER_AUCTION:
        yield Irregularity(m.because(cite="20F5(b)(i)", also=also), _TOO_EARLY, action.seat, m.number)
    elif defender:
        why: LawfulBecause = "put partner's explanation right after the play"
        yield Lawful(m.because(cite="20F5(b)(i)", also=also), action.seat, m.number, why=why)
    else:
        grounds = m.because(cite="20F5(b)(ii)", also=also)
        yield Lawful(grounds, action.seat, m.number, why="put partner's explanation right")


@paragraph("20F1", on=(a.CorrectExplanation,), decides=("20F2",))
def corrects_an_opponent(m: Moment, action: a.CorrectExplanation) -> Findings:
    """What a call means is for the side that made it to say."""
    if action.whose.side is not action.seat.side:
        cite = "20F1" if m.standing.board.bidding else "20F2"
        yield Irregularity(m.because(cite=cite), "wrong procedure", action.seat, m.number, why=_NOT_HIS)


@paragraph("20F4", until=2017, on=(a.MakeCall, "face-down lead", "played"), only_if="heard.misleading")
def silent_about_his_own_2007(m: Moment, _: a.MakeCall | Status) -> Findings:
    """Who knows that his own explanation was wrong does not wait for the next call or card to say so."""
    yield from _kept_silent(m, "20F4")


@paragraph("20F4(a)", since=2017, on=(a.TurnUp, "played"), only_if="heard.misleading")
def silent_about_his_own_2017(m: Moment, _: a.TurnUp | Status) -> Findings:
    """Who knows that his own explanation was wrong puts it right before the lead is faced, sooner if he likes."""
    if m.standing.board.clarifying:
        yield from _kept_silent(m, "20F4(a)")


def _kept_silent(m: Moment, cite: str) -> Findings:
    for wrong in m.standing.heard.misleading:
        aware = m.presume("aware", "no", f"#{wrong.action}")
        if aware.yes and not _said_already(m.standing, wrong.seat, "kept silent about his own"):
            grounds, silent = m.because(wrong.fault, aware, cite=cite, also=("75B",)), wrong.seat
            yield Irregularity(grounds, _NOT_CORRECTED, silent, m.number, why="kept silent about his own")


def _said_already(st: Standing, seat: Seat, why: FaultBecause) -> bool:
    return (seat, why) in [(fault.seat, fault.why) for fault in st.history]


@paragraph("20F5(b)(ii)", on=(a.TurnUp, "played"), only_if="heard.misleading")
def declaring_side_kept_silent(m: Moment, _: a.TurnUp | Status) -> Findings:
    """Declarer or dummy, who heard a wrong explanation from partner, says so before the opening lead is faced."""
    st = m.standing
    for wrong in st.heard.misleading if st.board.clarifying else ():
        if not st.defends(wrong.seat) and not _said_already(st, wrong.seat.partner, "kept silent about partner's"):
            yield from _partner_kept_silent(m, wrong)


@paragraph("20F5(b)(i)", on=(a.Stage,), only_if="heard.misleading")
def defender_kept_silent(m: Moment, action: a.Stage) -> Findings:
    """A defender who heard a wrong explanation from partner says so when play ends, not after the hands have gone."""
    st = m.standing
    for wrong in st.heard.misleading if action.what == "all hands go back" else ():
        if st.defends(wrong.seat):
            yield from _partner_kept_silent(m, wrong)


def _partner_kept_silent(m: Moment, wrong: Misleading) -> Findings:
    aware = m.ask("aware", "yes", f"#{m.number}", why="partner's explanation")
    if not aware.no:
        grounds = m.because(wrong.fault, aware, also=("75B",))
        silent, doubt = wrong.seat.partner, unsure(aware)
        yield Irregularity(
            grounds, _NOT_CORRECTED, silent, m.number, provisional=doubt, why="kept silent about partner's"
        )


@paragraph("20F4", until=2017, on=(AT_REST,), only_if="heard.misleading")
def right_to_correct_his_own_2007(m: Moment, _: None) -> Findings:
    """The player who explained wrongly puts it right at once when he notices."""
    for wrong in m.standing.heard.misleading:
        yield Right(m.because(wrong.fault), wrong.seat, PlainRight.CORRECT_EXPLANATION)


@paragraph("20F4(a)", since=2017, on=(AT_REST,), only_if="heard.misleading")
def right_to_correct_his_own_2017(m: Moment, _: None) -> Findings:
    """The player who explained wrongly puts it right before the lead is faced, or in the play if he notices then."""
    in_time = in_auction_period(m.standing)
    for wrong in m.standing.heard.misleading:
        grounds = m.because(wrong.fault, cite="20F4(a)" if in_time else "75B2", also=("75B2",))
        yield Right(grounds, wrong.seat, PlainRight.CORRECT_EXPLANATION, "lead is faced" if in_time else None)


@paragraph("20F5(b)(i)", on=(AT_REST,), only_if="heard.misleading", decides=("20F5(b)(ii)",))
def right_to_correct_partner(m: Moment, _: None) -> Findings:
    """Declarer and dummy may put partner's explanation right once the auction is over, a defender once the play is."""
    st = m.standing
    for wrong in st.heard.misleading:
        defender = st.defends(wrong.seat)
        if not st.board.bidding and not (defender and st.board.stage in _AFTER_AUCTION):
            cite = "20F5(b)(i)" if defender else "20F5(b)(ii)"
            ends = "lead is faced" if st.board.clarifying else "hands back" if defender else None
            yield Right(m.because(wrong.fault, cite=cite), wrong.seat.partner, PlainRight.CORRECT_EXPLANATION, ends)
