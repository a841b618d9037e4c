"""Law 61: what a revoke is, and who may ask about one."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.blocks.attention import first_attention, speaks_of
from bridgetable.blocks.revokes import fault_of
from bridgetable.cards import Card
from bridgetable.findings.deeds import PlayCard
from bridgetable.findings.kinds import Duty, Information, Irregularity, Judgement, Lawful, Liable, Revoke, Right, Status
from bridgetable.findings.moment import Moment, Reading, need
from bridgetable.findings.play import TrickPlay
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import AskAboutNone
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a


@paragraph("61A", on=("revoke",))
def fails_to_follow(m: Moment, failed: Irregularity) -> Findings:
    """Who does not follow suit although he could has revoked; until it is established it can be put right."""
    trick = need(m.standing.trick_of(failed.seat, need(failed.card)))
    suit = need(trick.led).plural
    yield Revoke(m.because(failed), failed.seat, trick.number, suit, "open", failed.action, failed.provisional)


@paragraph("61A", on=("restriction not obeyed",))
def does_not_obey(m: Moment, failed: Irregularity) -> Findings:
    """Who could obey a duty to lead or play a card or a suit, and does not, has revoked as well."""
    card = failed.card
    trick = m.standing.trick_of(failed.seat, card) if card is not None else None
    if trick is not None:
        duty = _duty_in_words(failed)
        yield Revoke(m.because(failed), failed.seat, trick.number, duty, "open", failed.action, failed.provisional)


@paragraph("61A", on=(a.AskNone, a.Attention))
def was_no_revoke(m: Moment, said: a.AskNone | a.Attention) -> Findings:
    """Where somebody is asked about his card, or attention is drawn to it, and he had none of the suit: no revoke."""
    st = m.standing
    lawful = [f for f in st.findings if isinstance(f, Lawful)]
    void = {(f.seat, f.action): f for f in lawful if f.why == "void"}
    plays = ((trick, play) for trick in st.play.tricks for play in trick.plays if (play.seat, play.action) in void)
    for trick, play in plays:
        if isinstance(said, a.AskNone):
            meant = said.of is play.seat and trick is st.play.tricks[-1]
        else:
            meant = said.to in (f"#{play.action}", f"trick {trick.number}")
        if meant and trick.led is not None:
            grounds = m.because(void[play.seat, play.action])
            yield Revoke(grounds, play.seat, trick.number, trick.led.plural, "none", play.action, how="was void")


def _duty_in_words(failed: Irregularity) -> str:
    """The duty that was not obeyed, in words: `lead a heart`, `not lead diamonds`, `play D9`."""
    for finding in failed.grounds.findings:
        if isinstance(finding, Status):
            return PlayCard(finding.card).words
        if isinstance(finding, Duty):
            if finding.may_not is not None:
                return f"not {finding.may_not.words}"
            return finding.must.words if finding.must is not None else ""
    return ""


# 61B: asking about a revoke

_ASKING = ("61B1", "61B2(a)", "61B2(b)", "61B3", "42B1")


@paragraph("61B", until=2017, on=(a.AskNone,), decides=_ASKING)
def asks_about_none_2007(m: Moment, question: a.AskNone) -> Findings:
    """Declarer may ask a defender, dummy only declarer; a national body may forbid defenders to ask each other."""
    yield from _asks(m, question, m.setting("defenders-may-ask-2007"))


@paragraph("61B", since=2017, on=(a.AskNone,), decides=_ASKING)
def asks_about_none_2017(m: Moment, question: a.AskNone) -> Findings:
    """Declarer may ask a defender, dummy only declarer, a defender declarer and his partner."""
    yield from _asks(m, question, None)


def _asks(m: Moment, question: a.AskNone, reading: Reading | None) -> Findings:
    """Whether the question is in order; `reading` says if defenders may ask each other (None: they may)."""
    st, cite = m.standing, _asking_law(m.standing, question.seat, question.of)
    support = (reading,) if reading is not None and _between_defenders(st, question.seat, question.of) else ()
    forbidden, also = _dummy_asks_a_defender(st, question.seat, question.of), _of_dummys_rights(st, question.seat)
    if forbidden or any(each.value == "no" for each in support):
        fault = Irregularity(m.because(*support, cite=cite, also=also), "improper question", question.seat, m.number)
        yield fault
        yield Liable(m.because(fault, cite=cite, also=("90",)), question.seat)
    else:
        yield Lawful(m.because(*support, cite=cite, also=also), question.seat, m.number)
    if forbidden:
        test = to_say("weighed-dummys-question")
        yield Judgement(m.because(cite="16B1", also=(cite,)), test, ("suggested", "damage"))
    elif _between_defenders(st, question.seat, question.of):
        others = tuple(seat for seat in SEATS if seat is not question.of)
        yield Information(m.because(cite="16B1", also=(cite,)), f"#{m.number}", "all", others, (question.of,))


def _between_defenders(st: Standing, seat: Seat, of: Seat) -> bool:
    return st.defends(seat) and of is seat.partner


def _asking_law(st: Standing, seat: Seat, of: Seat) -> str:
    """The paragraph that lets `seat` ask `of`, or forbids it."""
    if seat is st.dummy:
        return "61B2(b)" if _dummy_asks_a_defender(st, seat, of) else "61B2(a)"
    return "61B3" if st.defends(seat) else "61B1"


def _dummy_asks_a_defender(st: Standing, seat: Seat, of: Seat) -> bool:
    return seat is st.dummy and st.defends(of)


def _of_dummys_rights(st: Standing, seat: Seat) -> tuple[str, ...]:
    """What dummy may ask stands among his rights, too."""
    return ("42B1",) if seat is st.dummy else ()


@paragraph("61B", on=(a.AnswerNone,))
def answers_about_none(m: Moment, answer: a.AnswerNone) -> Findings:
    """Who is asked whether he has none answers; what follows when he has one is for Law 62."""
    yield Lawful(m.because(), answer.seat, m.number, why="answered about having none")


@paragraph("61B", until=2017, on=(AT_REST,))
def may_ask_about_none_2007(m: Moment, _: None) -> Findings:
    """Who does not follow suit may be asked whether he has none, until his side has gone on to the next trick."""
    yield from _may_ask(m, m.setting("defenders-may-ask-2007"))


@paragraph("61B", since=2017, on=(AT_REST,))
def may_ask_about_none_2017(m: Moment, _: None) -> Findings:
    """Who does not follow suit may be asked whether he has none, until his side has gone on to the next trick."""
    yield from _may_ask(m, None)


def _may_ask(m: Moment, reading: Reading | None) -> Findings:
    st = m.standing
    for play in _does_not_follow(st):
        for seat in SEATS:
            cite = _asking_law(st, seat, play.seat)
            between = _between_defenders(st, seat, play.seat)
            support = (reading,) if reading is not None and between else ()
            lost = seat is st.dummy and st.dummys_rights.overstepped is not None
            forbidden = lost or _dummy_asks_a_defender(st, seat, play.seat)
            if seat is play.seat or forbidden or any(each.value == "no" for each in support):
                continue
            grounds = m.because(*support, cite=cite, also=_of_dummys_rights(st, seat), number=play.action)
            yield Right(grounds, seat, AskAboutNone(play.seat), "own side on next trick")


def _does_not_follow(st: Standing) -> Iterator[TrickPlay]:
    """The cards of the last trick that are of another suit than was led; dummy's cards everybody sees."""
    trick = st.play.tricks[-1] if st.play.tricks else None
    if trick is None or trick.led is None or st.board.stage != "play":
        return
    for play in trick.plays:
        if play.card.suit not in (None, trick.led) and play.seat is not st.dummy:
            yield play


# 61C: looking at the tricks


@paragraph("61C", on=(a.Attention,), only_if="revoked")
def no_right_to_look(m: Moment, attention: a.Attention) -> Findings:
    """To say that somebody has revoked gives no right to look at turned tricks; the director may have one shown."""
    st = m.standing
    turned = m.after.turned_cards()
    said = tuple(r for r in st.revokes if speaks_of(st, attention, m.number, r.action) and _revoke_card(r) in turned)
    new = any(first_attention(st, revoke.action) in (None, m.number) for revoke in said)
    if new and st.board.stage == "play":
        yield Judgement(m.because(*said, also=("66C",)), to_say("weighed-trick-shown"))


def _revoke_card(revoke: Revoke) -> tuple[Seat, Card] | None:
    fault = fault_of(revoke)
    return (fault.seat, need(fault.card)) if fault is not None else None
