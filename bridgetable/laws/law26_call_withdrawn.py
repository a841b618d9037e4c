"""Law 26: what declarer may ask or forbid when a defender has withdrawn a call; with 23A, by which 2017 decides it."""

from __future__ import annotations

from bridgetable.blocks.auction import is_bid
from bridgetable.blocks.calls import (
    artificial,
    current,
    in_auction_period,
    restricts,
    shown_by_bids,
    specified,
    words_of,
)
from bridgetable.blocks.information import of_side
from bridgetable.blocks.proper_turn import law_of
from bridgetable.blocks.withdrawn_calls import has_led, of_its_replacement, subjects, suits_in
from bridgetable.cards import SUITS, Suit
from bridgetable.editions import as_of
from bridgetable.findings import deeds
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import (
    Check,
    Duty,
    Grounds,
    Information,
    Irregularity,
    Judgement,
    Lawful,
    LeadRestriction,
    Option,
    Rectification,
    Roles,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.parts import WithdrawnCall
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Choice, Forbid, Plain, Require


class Restriction(NamedTuple):
    """What a withdrawn call lets declarer do: the suits he may require, those he may forbid, and by which paragraph."""

    call: WithdrawnCall
    law: str
    required: tuple[Suit, ...]
    forbidden: tuple[Suit, ...]
    support: tuple[Answer, ...]
    parts: tuple[str, str] | None = None
    """The parts of the paragraph by which he may require, and forbid, where it has such."""

    @property
    def to_require(self) -> str:
        """The paragraph by which he may require a suit."""
        return self.parts[0] if self.parts is not None else self.law

    @property
    def to_forbid(self) -> str:
        """The paragraph by which he may forbid a suit."""
        return self.parts[1] if self.parts is not None else self.law


@paragraph("26", on=(a.WithdrawCall,))
def call_is_withdrawn(m: Moment, action: a.WithdrawCall) -> Findings:
    """A call is taken back and another made; what the auction asks of the player's partner is not worked out here."""
    st = m.standing
    if not in_auction_period(st):
        return
    slip = m.presume("unintended", "no", f"#{m.number}")
    if slip.yes:
        yield Lawful(m.because(slip, cite="25A"), action.seat, m.number)
        return
    call = WithdrawnCall(action.seat, action.old, action.new, m.number, innocent=_in_answer(m, action.seat))
    yield m.noted(st.auction._replace(withdrawn_calls=(*st.auction.withdrawn_calls, call)))


def _in_answer(m: Moment, seat: Seat) -> bool:
    """Whether the last call before was changed by the player on the right of `seat`, who may then change his own."""
    last = next((call for _, call in m.before_now() if isinstance(call, a.MakeCall | a.WithdrawCall)), None)
    return isinstance(last, a.WithdrawCall) and last.seat is seat.rho


@paragraph("26B", on=(Roles,), only_if="auction.cancelled")
def auction_ends_before_his_turn(m: Moment, roles: Roles) -> Findings:
    """A bid or double out of rotation was refused, and its player never called again: nothing has taken its place.

    Where the auction is opened again his turn may still come, and what he calls then decides.
    """
    if roles.stage not in ("auction", "clarification"):
        return
    auction = m.standing.auction
    unanswered = [each.of for each in auction.cancelled if law_of(m, each.of).number != "30"]
    made_at = {of.call.action for of in unanswered}
    others = tuple(each for each in auction.withdrawn_calls if each.new or each.old_at not in made_at)
    yield m.noted(auction._replace(withdrawn_calls=others))
    if roles.stage == "clarification":
        for of in unanswered:
            double = of.call.call in ("X", "XX")
            yield m.noted(restricts(m, current(m.standing, of.call), None, any_suit=double))


# What the withdrawn call told


@paragraph("16D2", until=2017, on=(AT_REST,), only_if="auction.withdrawn_calls")
def what_the_call_told_2007(m: Moment, _: None) -> Findings:
    """2007: what a withdrawn call told is for the innocent side, and not for the other."""
    for call in m.standing.auction.withdrawn_calls:
        if not call.told:
            yield _for_the_innocent(call, m.because(number=call.action, also=("16D1", "26")), provisional=False)
        yield Check(m.because(cite="16A4", number=call.action), provisional=True, damage="taken back")


@paragraph("16C2", since=2017, on=(AT_REST,), only_if="auction.withdrawn_calls", decides=("23A", "23B", "23C", "26A"))
def what_the_call_told_2017(m: Moment, _: None) -> Findings:
    """2017: so it is, unless a comparable call was put in its place: then everybody may use it, with a check later."""
    for call in m.standing.auction.withdrawn_calls:
        if call.told:
            yield Check(m.because(cite="16C3", number=call.action), provisional=True, damage="taken back")
            continue
        if call.innocent:
            yield _for_the_innocent(call, m.because(number=call.action, also=("16C1",)), provisional=False)
            continue
        comparable = m.ask("comparable", None, *subjects(call), cite="23A")
        if comparable.yes:
            grounds = m.because(comparable, cite="26A", also=("23A", "23B"), number=call.action)
            yield Rectification(grounds, "none", call.seat)
            yield Information(grounds, f"{call.seat} {call.old}", "all", SEATS, ())
            yield Check(m.because(comparable, cite="23C", number=call.action), damage="withdrawn call")
        else:
            grounds = m.because(comparable, number=call.action, also=("16C1",))
            yield _for_the_innocent(call, grounds, provisional=comparable.open)
            later = m.because(comparable, cite="16C3", number=call.action)
            yield Check(later, provisional=True, damage="taken back")


@paragraph("16D2", until=2017, on=("played",), only_if="auction.withdrawn_calls")
def chooses_with_the_call_in_mind_2007(m: Moment, played: Status) -> Findings:
    """2007: who plays what his side's withdrawn call suggested, though he had another choice, has used it."""
    yield from _used(m, played, [call for call in m.standing.auction.withdrawn_calls if not call.innocent])


@paragraph("16C2", since=2017, on=("played",), only_if="auction.withdrawn_calls")
def chooses_with_the_call_in_mind_2017(m: Moment, played: Status) -> Findings:
    """2017: so it is, unless the call was replaced by a comparable one."""
    calls = [call for call in m.standing.auction.withdrawn_calls if not call.innocent]
    yield from _used(m, played, [call for call in calls if not m.presume("comparable", None, *subjects(call)).yes])


def _used(m: Moment, played: Status, calls: list[WithdrawnCall]) -> Findings:
    seat, found = played.seat, m.recorded("suggested", f"#{m.number}")
    if found is None or not found.yes or all(call.seat.side is not seat.side for call in calls):
        return
    other = m.ask("alternative", None, f"#{m.number}", cite="16B1(b)")
    if other.yes:
        grounds = m.because(found, other, cite="16B1(a)", also=(m.cite, "16B1(b)", "73C"))
        yield Irregularity(grounds, "wrong procedure", seat, m.number, why="chose what was suggested")


def _for_the_innocent(call: WithdrawnCall, grounds: Grounds, *, provisional: bool) -> Information:
    side = call.seat.side if call.innocent else call.seat.side.other
    told, barred = of_side(side), of_side(side.other)
    return Information(grounds, f"{call.seat} {call.old}", "all", told, barred, provisional=provisional)


# What declarer may ask for


@paragraph("26A", until=2017, on=(AT_REST,), only_if="auction.withdrawn_calls", decides=("26A1", "26A2", "26B"))
def choices_2007(m: Moment, _: None) -> Findings:
    """2007: he may require or forbid a suit the call showed and the lawful auction did not; else forbid any suit."""
    yield from _choices(m)


@paragraph("26B", since=2017, on=(AT_REST,), only_if="auction.withdrawn_calls")
def choices_2017(m: Moment, _: None) -> Findings:
    """2017: after a call that is not comparable he may forbid one suit that its caller has not shown lawfully."""
    yield from _choices(m)


def _choices(m: Moment) -> Findings:
    st = m.standing
    for found in _restrictions(m):
        grounds = m.because(*found.support, cite=found.law, also=("26",), number=found.call.action)
        leader = found.call.seat.partner
        if not found.forbidden:
            if not st.board.bidding:
                yield Rectification(grounds, "none", found.call.seat)
            continue
        doubt = unsure(*found.support)
        yield LeadRestriction(grounds, found.call.seat, leader, found.forbidden, bool(found.required), doubt)
        if st.board.bidding:
            continue  # nobody knows yet who will be on lead
        if st.play.due is leader and st.play.to_lead():
            doubt = unsure(*found.support) or has_led(st, leader) is None
            yield from _options(st, found, grounds, provisional=doubt)
            yield from _with_a_penalty_card(m, found)
            return


def _with_a_penalty_card(m: Moment, found: Restriction) -> Findings:
    """Both laws may speak of one lead: how their restrictions go together is not written."""
    if m.standing.penalty_cards(found.call.seat, "major penalty"):
        test = to_say("weighed-restrictions-combined")
        yield Judgement(m.because(*found.support, cite=found.law, also=("50D2",)), test, provisional=True)


def _options(st: Standing, found: Restriction, grounds: Grounds, *, provisional: bool) -> Findings:
    by, order = st.board.declarer.value, 1
    of: ChoiceOf = "the suit of a withdrawn call"
    choices: list[tuple[Choice, str]] = [(Require(suit), found.to_require) for suit in found.required]
    choices += [(Forbid((suit,)), found.to_forbid) for suit in found.forbidden]
    for choice, law in choices:
        yield Option(grounds._replace(cite=law), by, choice, order, of, provisional=provisional)
        order += 1
    yield Option(grounds, by, Plain.ASK_NOTHING, order, of, provisional=provisional)


def _open_calls(m: Moment) -> tuple[WithdrawnCall, ...]:
    """The withdrawn calls of defenders whose partners have not led yet; a board that is passed out has none."""
    st = m.standing
    if st.board.stage == "over":
        return ()
    return tuple(
        call
        for call in st.auction.withdrawn_calls
        if not (call.settled or call.innocent)
        and (st.board.bidding or (st.defends(call.seat) and not has_led(st, call.seat.partner)))
    )


def _restrictions(m: Moment) -> tuple[Restriction, ...]:
    """What the open calls give declarer in this edition, as far as it is known."""
    restriction = as_of(m.year, _RESTRICTION)
    return tuple(found for call in _open_calls(m) if (found := restriction(m, call)) is not None)


def _restriction_2007(m: Moment, call: WithdrawnCall) -> Restriction | None:
    """What 26A1, 26A2 or 26B of 2007 gives declarer; None where that is not known, or the same call was made."""
    of = subjects(call)
    again: tuple[Answer, ...] = ()
    if call.old == call.new:
        again = (m.ask("same-call-new-meaning", "no", *of, cite="26"),)
        if not again[0].yes:
            return None
    if call.any_suit:
        return Restriction(call, "26B", (), SUITS, again)
    natural = _told_by_the_call(m, call)
    if natural is None:
        only = m.ask("only-suits", "no" if call.told and not is_bid(call.old) else None, *of, cite="26A")
    else:
        only = m.presume("only-suits", "yes" if natural else "no", *of)
    if only.value is None:
        return None
    if only.no:
        return Restriction(call, "26B", (), SUITS, (*again, only))
    shows = m.ask("call-shows", None, *of, cite="26A") if natural is None else m.presume("call-shows", natural, *of)
    if shows.value is None:
        return None
    legally = _shown_legally(m, call, "26A1")
    not_shown = tuple(suit for suit in suits_in(shows) if suit not in suits_in(legally))
    support = (*again, only, shows, legally)
    if not not_shown:
        return Restriction(call, "26A1", (), (), support)
    return Restriction(call, "26A2", not_shown, not_shown, support, ("26A2(a)", "26A2(b)"))


def _restriction_2017(m: Moment, call: WithdrawnCall) -> Restriction | None:
    """What 26B of 2017 gives declarer; None where the call is comparable, or not known to be or not."""
    comparable = m.ask("comparable", None, *of_its_replacement(call), cite="23A") if call.new else Answer("", "no")
    if comparable.yes or (comparable.value is None and not call.told):
        return None
    legally = _shown_legally(m, call, "26B")
    not_shown = tuple(suit for suit in SUITS if suit not in suits_in(legally))
    return Restriction(call, "26B", (), not_shown, (comparable, legally))


def _told_by_the_call(m: Moment, call: WithdrawnCall) -> str | None:
    """The suits a bid or pass shows by its words, or specifies by artifice; None where that is still to be found."""
    if not call.told or call.old in ("X", "XX"):
        return None
    about = f"{call.seat} {call.old} #{call.old_at}"
    made = next(each for each in m.standing.auction.calls if each.about == about)
    if not is_bid(call.old):
        return None if artificial(m, made).yes else ""
    means = specified(m, made)
    suits = words_of(means)
    return None if means.value is None else " and ".join(suit.plural for suit in SUITS if suit.plural in suits)


def _shown_legally(m: Moment, call: WithdrawnCall, cite: str) -> Answer:
    """The suits he has shown in the auction that counts: those of his natural bids, where nobody knows better."""
    shown = shown_by_bids(m, call.seat)
    of = subjects(call)
    if m.standing.auction.calls:
        return m.presume("shown-legally", shown, *of)
    return m.ask("shown-legally", shown, *of, cite=cite)


_RESTRICTION = {2007: _restriction_2007, 2017: _restriction_2017}


# What he chooses


@paragraph("26B", until=2017, on=("chosen the suit of a withdrawn call",), decides=("26A2(a)", "26A2(b)"))
@paragraph("26B", since=2017, on=("chosen the suit of a withdrawn call",))
def suit_required_or_forbidden(m: Moment, option: Option) -> Findings:
    """The partner leads the suit now, or does not lead it while he keeps the lead; or declarer asks nothing."""
    leader = need(m.standing.play.due)
    call = next(found.call for found in _restrictions(m) if found.forbidden and found.call.seat is leader.partner)
    one = m.setting("several-withdrawn-calls").value == "one"
    yield _settled(m, *(other for other in _open_calls(m) if other is call or (one and other.seat is call.seat)))
    grounds = m.because(option, cite=option.grounds.cite, also=("26",))
    match option.choice:
        case Require(Suit() as suit):
            yield Duty(grounds, leader, must=deeds.OneOf(suit, leading=True), when="lead", suits=(suit,))
        case Forbid(suits):
            yield Duty(grounds, leader, may_not=deeds.OfSuits(suits, leading=True), until="loses the lead", suits=suits)
        case _:
            yield Rectification(grounds, "waived", leader)


def _settled(m: Moment, *calls: WithdrawnCall) -> Noted:
    auction = m.standing.auction
    known = (call._replace(settled=m.number) if call in calls else call for call in auction.withdrawn_calls)
    return m.noted(auction._replace(withdrawn_calls=tuple(known)))


@paragraph("26B", until=2017, on=("played",), only_if="auction.withdrawn_calls", decides=("26A",))
@paragraph("26B", since=2017, on=("played",), only_if="auction.withdrawn_calls")
def led_before_he_chose(m: Moment, played: Status) -> Findings:
    """The partner led before declarer was asked: the turn has gone by, and nothing is written of it."""
    leader = played.seat
    if played.as_ != "lead":
        return
    for found in _restrictions(m):
        if found.call.seat is leader.partner and found.forbidden:
            test = to_say("weighed-other-suit-after-lead")
            grounds = m.because(played, *found.support, cite=found.law)
            yield Judgement(grounds, test, provisional=unsure(*found.support))
    yield _settled(m, *(call for call in _open_calls(m) if call.seat is leader.partner))
