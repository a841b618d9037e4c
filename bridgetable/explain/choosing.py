"""What is said first while somebody has a choice: who, about which card, and what that card is meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bridgetable.cards import Card
from bridgetable.explain.at_a_glance import first_that_fits
from bridgetable.explain.offered import choices, choosers, if_they_differ
from bridgetable.explain.phrases import call_said, card_words, suits_words, the_card
from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import (
    OF_A_CALL,
    OF_A_CLAIM,
    OF_A_LEAD,
    OF_A_PENALTY_CARDS_SUIT,
    OF_NOT_PLAYING_A_PENALTY_CARD,
)
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.seats import Seat
from bridgetable.table.choices import Choice, Designate, Forbid, OnCall, Plain, designated_card, suits_named

_FEW = 3
"""So many cards are named one by one."""


def choice_headline(verdict: Verdict) -> str:
    """Who may choose now, what about, and what the card is until then: the first choice where there are several."""
    return first_that_fits(partial(_headline_or_shorter, _first_group(verdict.options), verdict))


def _headline_or_shorter(options: Sequence[k.Option], verdict: Verdict) -> tuple[str, str]:
    first = options[0]
    words = _about(first, options, verdict)
    said = words or choices(tuple(options), verdict.trick.lead)[0][0]
    return said, say("choices-has-a-choice", who=choosers(first.by, first.of))


_ABOUT_ONE_THING = (OF_A_CALL, OF_A_LEAD, OF_A_PENALTY_CARDS_SUIT, OF_NOT_PLAYING_A_PENALTY_CARD, OF_A_CLAIM)


def _first_group(options: Sequence[k.Option]) -> list[k.Option]:
    """The choices of who chooses first, about one thing: a lead out of turn comes before what may be led after it."""
    in_order = sorted(options, key=lambda option: option.order)
    leads = [option for option in in_order if option.of in OF_A_LEAD]
    first = (leads or in_order)[0]
    about = next((some for some in _ABOUT_ONE_THING if first.of in some), (first.of,))
    return [option for option in in_order if option.by == first.by and option.of in about]


def choice_cite(verdict: Verdict) -> str:
    """The paragraph of the choice; of declarer's lead out of turn that which gives it to the defenders (55A)."""
    first = _first_group(verdict.options)
    given = next((option for option in first if option.of == "refusing declarer's lead"), first[0])
    return given.grounds.cite


def _about(first: k.Option, mine: Sequence[k.Option], verdict: Verdict) -> str:
    who = choosers(first.by, first.of)
    if isinstance(first.choice, Designate):
        return first_that_fits(partial(_which_card, first, mine)) if len(mine) > _FEW else ""
    if first.of in OF_NOT_PLAYING_A_PENALTY_CARD:
        return _penalty_card_or_not(who, first)
    if first.of in OF_A_CALL:
        return _call_or_not(who, mine, verdict)
    if any(option.choice is Plain.REFUSE for option in mine):
        return first_that_fits(partial(_lead, first, verdict))
    if first.of in OF_A_PENALTY_CARDS_SUIT:
        return first_that_fits(partial(_lead_of_partner, mine))
    if first.of == "the suit of a withdrawn call":
        return _because_of_call(who, [option.choice for option in mine if suits_named(option.choice)], verdict)
    if first.of == "partner's card to the trick":
        return _play_of_partner(who, mine, verdict)
    return ""


def _because_of_call(who: str, asked: Sequence[Choice], verdict: Verdict) -> str:
    """The lead of the partner of who withdrew a call: a suit may be forbidden, in 2007 one may also be required."""
    suits, leader = list(dict.fromkeys(suits_named(each)[0] for each in asked)), verdict.trick.lead
    if all(isinstance(each, Forbid) for each in asked):
        return say("choices-may-forbid-because-of-call", who=who, partner=leader, suits=suits_words(suits, "or"))
    named = listed([say("choices-suit", suit=suit) for suit in suits], "or")
    return say("choices-may-require-or-forbid-because-of-call", who=who, partner=leader, suits=named)


def _call_or_not(who: str, mine: Sequence[k.Option], verdict: Verdict) -> str:
    """A call that may be accepted, or one made over a slip that may be changed."""
    first = mine[0]
    if first.of == "a call over a slip":
        over = next(f for f in first.grounds.findings if isinstance(f, k.CallState))
        legal = any(option.choice is Plain.KEEP_CALL for option in mine)
        return say("choices-call-over-a-slip", who=who, call=call_said(over.call), legal=legal)
    fault = _fault(first)
    if fault is None:
        return ""
    call = call_said(fault.call)
    if first.of == "a change of call":
        left = [c for c in verdict.calls if c.seat is fault.seat and c.action <= fault.action and c.counts]
        old = call_said(left[-1].call) if left else ""
        acceptable = any(isinstance(option.choice, OnCall) for option in mine)
        return say("choices-change-of-call", who=who, seat=fault.seat, old=old, new=call, open=acceptable)
    hasty = [f for f in verdict.irregularities if f.kind == "call replaced too early" and fault in f.grounds.findings]
    if hasty:
        return say("choices-call-replaced", who=who, seat=fault.seat, call=call, new=call_said(hasty[-1].call))
    kind = "insufficient" if first.of == "an insufficient bid" else "out of turn"
    return say("choices-call-or-not", who=who, seat=fault.seat, call=call, kind=kind)


def _which_card(first: k.Option, mine: Sequence[k.Option]) -> tuple[str, str]:
    who, may = choosers(first.by, first.of), first.of == "the card nobody named"
    cards = listed([the_card(designated_card(option.choice).name) for option in mine], "or")
    words = say("choices-which-card-of", who=who, may=may, cards=cards)
    return words, say("choices-which-card", who=who, may=may)


def _fault(option: k.Option) -> k.Irregularity | None:
    return next((f for f in option.grounds.findings if isinstance(f, k.Irregularity)), None)


def _lead(first: k.Option, verdict: Verdict) -> tuple[str, ...]:
    """A lead out of turn: until it is accepted or refused nobody plays to it."""
    fault = _fault(first)
    lead = _led(fault, verdict)
    if lead is None:
        return ("",)
    seat, card, hand = lead
    words = say(
        "choices-about-a-lead",
        who=choosers(first.by, first.of),
        spread=first.choice is Plain.SPREAD,
        seat=seat,
        card=card,
        from_dummy=hand is not seat and hand is verdict.dummy,
    )
    differ = if_they_differ(first)
    return (f"{words} {differ}", words) if differ else (words,)


def _led(fault: k.Irregularity | None, verdict: Verdict) -> tuple[Seat, Card, Seat] | None:
    """Who led which card from which hand; a lead that was in turn when it was made lies in the running trick."""
    if fault is not None and fault.card is not None:
        hand = next((f.seat for f in fault.grounds.findings if isinstance(f, k.Misplaced)), fault.seat)
        return fault.seat, fault.card, hand
    if verdict.trick.cards:
        seat, card = verdict.trick.cards[0]
        return seat, card, seat
    return None


def _penalty_card_or_not(who: str, first: k.Option) -> str:
    fault = _fault(first)
    if fault is None or fault.card is None:
        return ""
    due = _penalty_cards(fault)
    if len(due) == 1:
        return say(
            "choices-accept-or-have", who=who, seat=fault.seat, card=fault.card, owner=due[0].seat, due=due[0].card
        )
    return say("choices-accept-or-have-one", who=who, seat=fault.seat, card=fault.card)


def _penalty_cards(finding: k.Finding) -> list[k.Status]:
    return [f for f in finding.grounds.findings if isinstance(f, k.Status) and f.status in k.PENALTY]


def _lead_of_partner(mine: Sequence[k.Option]) -> tuple[str, ...]:
    """The lead of the partner of a penalty card, which lies there until he has led."""
    who = choosers(mine[0].by, mine[0].of)
    statuses = list(dict.fromkeys(status for option in mine for status in _penalty_cards(option)))
    if not statuses:
        return ("",)
    owner = statuses[0].seat
    cards = listed([card_words(status.card) for status in statuses], "and")
    lie = say("choices-penalty-cards-lie", seat=owner, card=statuses[0].card, cards=cards, count=len(statuses))
    asked = [option.choice for option in mine if suits_named(option.choice)]
    suits = dict.fromkeys(suits_named(choice)[0] for choice in asked)
    led = listed([say("choices-suit", suit=suit) for suit in suits], "or")
    words = say("choices-lead-of-partner", who=who, verbs=_verbs(asked), suits=led, leader=owner.partner, lie=lie)
    shorter = say("choices-what-may-be-led", who=who, lie=lie)
    shortest = say("choices-what-he-may-lead", who=who, leader=owner.partner, seat=owner)
    return words, shorter, shortest


def _verbs(asked: Sequence[Choice]) -> str:
    """What may be done with suits: require, forbid, require-or-forbid, in the order in which it is offered."""
    return "-or-".join(dict.fromkeys("forbid" if isinstance(each, Forbid) else "require" for each in asked))


def _play_of_partner(who: str, mine: Sequence[k.Option], verdict: Verdict) -> str:
    """The card of the partner of who has played too early: highest, lowest, or what of another suit (57A)."""
    fault = _fault(mine[0])
    if fault is None or fault.card is None:
        return ""
    return say(
        "choices-play-of-partner",
        seat=fault.seat,
        card=fault.card,
        penalty=any(s.card is fault.card and s.status in k.PENALTY for s in verdict.cards.values()),
        who=who,
        partner=fault.seat.partner,
        verbs=_verbs([option.choice for option in mine if suits_named(option.choice)]),
    )
