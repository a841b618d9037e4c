"""What is said first while somebody has a choice: who, about which card, and what that card is meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards import Card, parse_card
from bridgetable.explain.offered import choices, choosers, if_they_differ
from bridgetable.explain.phrases import card_words, owned
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed
from bridgetable.seats import Seat

_MOST = 120
_FEW = 3
"""So many cards are named one by one."""


def choice_headline(verdict: Verdict) -> str:
    """Who may choose now, what about, and what the card is until then: the first choice where there are several."""
    options = _first_group(verdict.options)
    first = options[0]
    words = _about(first, options, verdict)
    said = words or choices(tuple(options), verdict.trick.lead)[0][0]
    return said if len(said) <= _MOST else f"{choosers(first.by, first.grounds.cite)} has a choice to make."


_LEAD_LAWS = ("44", "53", "54", "55", "56")


def _first_group(options: Sequence[k.Option]) -> list[k.Option]:
    """The choices of who chooses first, about one thing: a lead out of turn comes before what may be led after it."""
    in_order = sorted(options, key=lambda option: option.order)
    leads = [option for option in in_order if option.grounds.cite.startswith(_LEAD_LAWS)]
    first = (leads or in_order)[0]
    laws = _LEAD_LAWS if leads else (first.grounds.cite[:2],)
    return [option for option in in_order if option.by == first.by and option.grounds.cite.startswith(laws)]


def choice_cite(verdict: Verdict) -> str:
    """The paragraph of the choice; of declarer's lead out of turn that which gives it to the defenders (55A)."""
    cites = [option.grounds.cite for option in _first_group(verdict.options)]
    return next((cite for cite in cites if cite.startswith("55")), cites[0])


def _about(first: k.Option, mine: list[k.Option], verdict: Verdict) -> str:
    who = choosers(first.by, first.grounds.cite)
    law = first.grounds.cite[:2]
    if first.id.startswith("designate "):
        return _which_card(first, mine) if len(mine) > _FEW else ""
    if law == "52":
        return _penalty_card_or_not(who, first)
    if any(option.id == "refuse" for option in mine):
        return _lead(who, first, verdict)
    if law in ("50", "51"):
        return _lead_of_partner(who, mine)
    if law == "26":
        suits = list(dict.fromkeys(option.id.split()[1] for option in mine if option.id.startswith("forbid")))
        partner = verdict.trick.lead.word if verdict.trick.lead is not None else "the leader"
        return f"{who} may forbid {partner} to lead {listed(suits, 'or')}, because of a call that was withdrawn."
    if law == "57":
        return _play_of_partner(who, mine, verdict)
    return ""


def _which_card(first: k.Option, mine: list[k.Option]) -> str:
    says = "may say" if first.grounds.cite == "46B5" else "has to say"
    cards = [card_words(_card(option)) for option in mine]
    words = f"{choosers(first.by, first.grounds.cite)} {says} which card is played: {listed(cards, 'or')}."
    return words if len(words) <= _MOST else f"{choosers(first.by, first.grounds.cite)} {says} which card is played."


def _card(option: k.Option) -> Card:
    return parse_card(option.id.removeprefix("designate "))


def _fault(option: k.Option) -> k.Irregularity | None:
    return next((f for f in option.grounds.findings if isinstance(f, k.Irregularity)), None)


def _lead(who: str, first: k.Option, verdict: Verdict) -> str:
    """A lead out of turn: until it is accepted or refused nobody plays to it."""
    fault = _fault(first)
    lead = _led(fault, verdict)
    if lead is None:
        return ""
    seat, card, hand = lead
    dummys = " from dummy" if hand is not seat and hand is verdict.dummy else ""
    spread = "spread his hand, " if first.id == "spread" else ""
    words = f"{who} may {spread}accept or refuse {seat.word}'s lead of {card_words(card)}{dummys}; until then it waits."
    differ = if_they_differ(first)
    return f"{words}{differ}" if len(words) + len(differ) <= _MOST else words


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
    card = owned(due[0].owner, due[0].card) if len(due) == 1 else "a penalty card"
    return f"{who} may accept {owned(fault.seat, fault.card)}, or have {card}, his penalty card, played instead."


def _penalty_cards(finding: k.Finding) -> list[k.Status]:
    return [f for f in finding.grounds.findings if isinstance(f, k.Status) and f.status in k.PENALTY]


def _lead_of_partner(who: str, mine: Sequence[k.Option]) -> str:
    """The lead of the partner of a penalty card, which lies there until he has led."""
    statuses = list(dict.fromkeys(status for option in mine for status in _penalty_cards(option)))
    if not statuses:
        return ""
    leader = statuses[0].owner.partner.word
    cards = listed([card_words(status.card) for status in statuses], "and")
    lie = f"{statuses[0].owner.word}'s {cards} {'are penalty cards' if len(statuses) > 1 else 'is a penalty card'}"
    asked = [option.id.split() for option in mine if option.id != "ask nothing"]
    suits = list(dict.fromkeys(words[1] for words in asked))
    verbs = " or ".join(dict.fromkeys(words[0] for words in asked))
    led = listed([suit.removesuffix("s") for suit in suits], "or")
    words = f"{who} may {verbs} a {led} lead from {leader}, or neither: {lie}."
    if len(words) <= _MOST:
        return words
    shorter = f"{who} says what may be led, or must be: {lie}."
    owner = statuses[0].owner.word
    return (
        shorter if len(shorter) <= _MOST else f"{who} says what {leader} may lead, because of {owner}'s penalty cards."
    )


def _play_of_partner(who: str, mine: Sequence[k.Option], verdict: Verdict) -> str:
    """The card of the partner of who has played too early: highest, lowest, or what of another suit (57A)."""
    fault = _fault(mine[0])
    if fault is None or fault.card is None:
        return ""
    early = f"{owned(fault.seat, fault.card)} came too early"
    if any(status.card is fault.card and status.status in k.PENALTY for status in verdict.cards.values()):
        early += ", a penalty card"
    suits = [option.id.split()[0] for option in mine if "the " not in option.id and option.id != "ask nothing"]
    named = " or ".join({"require": "name", "forbid": "forbid"}[verb] for verb in dict.fromkeys(suits))
    return f"{early}: {who} may have {fault.seat.partner.word} play highest, lowest, or {named} a suit."
