"""A wrong explanation from the moment it is given until it has been put right (Laws 20F, 21, 47E2, 75)."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.auction import caller_of
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import Grounds, Irregularity
from bridgetable.findings.moment import Answer, Moment, unsure
from bridgetable.findings.parts import Misleading
from bridgetable.findings.play import TrickPlay
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table import actions as a

HARM_DONE = {2007: ("40B4",), 2017: ("40B3(a)", "75D")}
"""The paragraphs on weighing the harm done by a wrong explanation: against what would have been right to say."""


def caller_alerted(m: Moment, seat: Seat, call: str) -> Seat:
    """Who made the call that `seat` alerts, or does not: his partner, unless the record tells another."""
    return caller_of(m, call) or seat.partner


def explanation_of(m: Moment, whose: Seat) -> int:
    """The explanation corrected: the newest of his that has not been found right; 0 if none was written down."""
    said = ((number, action) for number, action in m.before_now() if isinstance(action, a.Explain | a.Announce))
    given = [number for number, action in said if action.seat is whose]
    answers = {number: m.recorded("explanation-wrong", f"#{number}") for number in given}
    wrong = [number for number, answer in answers.items() if answer is not None and answer.yes]
    doubted = [number for number, answer in answers.items() if answer is None or not answer.no]
    return next(iter((*wrong, *doubted, *given)), 0)


def found_wrong(m: Moment, action: a.CorrectExplanation, given: int) -> Answer:
    """Whether the explanation was wrong: yes where its author says so; where his partner does, it is presumed.

    A missing alert is wrong where the regulations required one.
    """
    said = m.log[given - 1].action if given else None
    if isinstance(said, a.Explain) and said.silent:
        caller = caller_alerted(m, said.seat, said.what)
        required = m.presume("alert-required", None, f"{caller} {said.what}")
        if required.found:
            return required
    if action.whose is action.seat:
        return m.presume("explanation-wrong", "yes", f"#{given or m.number}")
    return m.ask("explanation-wrong", "yes", f"#{given or m.number}", cite="21B1(b)")


def fault_of(m: Moment, action: a.CorrectExplanation, *also: str) -> tuple[Irregularity, Findings]:
    """The wrong explanation that is corrected, resting on the paragraphs `also` too; and what is to be said of it."""
    given = explanation_of(m, action.whose) or m.number
    known = said_before(m.standing, action.whose, given)
    if known is None:
        wrong = found_wrong(m, action, explanation_of(m, action.whose))
        presumed = () if wrong.found and not wrong.unfindable else ("21B1(b)",)
        grounds = m.because(wrong, cite="75B", also=(*also, *presumed))
        fault = Irregularity(grounds, "wrong explanation", action.whose, given, provisional=unsure(wrong))
        return fault, (fault,)
    if not also:
        return known, ()
    new = _resting_on(known, also)
    return new, (m.instead(known, new),)


_MISINFORMED = ("wrong explanation", "alert omitted", "alert late")


def said_before(st: Standing, whose: Seat, given: int) -> Irregularity | None:
    """The finding that the explanation `given` was wrong, if it has been made."""
    of_it = (i for i in st.history if i.kind in _MISINFORMED and i.seat is whose and i.action == given)
    return next(of_it, None)


def _resting_on(known: Irregularity, also: tuple[str, ...]) -> Irregularity:
    """The finding made before, with further paragraphs that now speak of it."""
    old = known.grounds
    grounds = Grounds(old.cite, old.actions, old.facts, old.findings, (*old.also, *also), old.settings)
    return replace(known, grounds=grounds, let_pass=False)


def remembered(m: Moment, seat: Seat, what: str, fault: Irregularity) -> Noted:
    """What `seat` explained wrongly of `what`, or did not say, is kept in mind until somebody puts it right."""
    wrong = Misleading(m.number, seat, what, fault)
    return m.noted(m.standing.heard._replace(misleading=(*m.standing.heard.misleading, wrong)))


def put_right(m: Moment, whose: Seat) -> Findings:
    """What `whose` had explained wrongly has been put right by this action, which draws attention to it too."""
    st = m.standing
    wrong = (f"#{each.action}" for each in st.heard.misleading if each.seat is whose)
    yield m.noted(st.attention.to(m.number, *wrong))
    yield m.noted(st.heard._replace(misleading=tuple(e for e in st.heard.misleading if e.seat is not whose)))


def chosen_in(m: Moment, play: TrickPlay) -> int:
    """The action in which a card was chosen: an opening lead when it was laid face down, not when it was turned up."""
    if not play.action or not isinstance(m.log[play.action - 1].action, a.TurnUp):
        return play.action
    leads = (n for n, x in m.before_now() if isinstance(x, a.Lead) and x.seat is play.seat and n < play.action)
    return next(leads, play.action)


def choice_of(m: Moment, play: TrickPlay) -> tuple[str, ...]:
    """What a fact about the choice of a card may stand with: its lead face down, and that it was turned up."""
    return tuple(dict.fromkeys((f"#{chosen_in(m, play)}", f"#{play.action}")))
