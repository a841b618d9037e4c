"""What a verdict says, written as an expectation would ask for it: whatever an expectation can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bridgetable.blocks.left_to_play import left_to_play
from bridgetable.cards import SUITS
from bridgetable.cases.citations import read_citation
from bridgetable.cases.expectations import CITED_ALONE, LISTS, TEXTS, Wanted
from bridgetable.cases.found import everything
from bridgetable.cases.may_play import in_words
from bridgetable.cases.wanted import seat_card, status_of_card
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import Seat
from bridgetable.table.choices import suit_words
from bridgetable.table.state import Table
from bridgetable.value import value


@value
class Expectable:
    """One thing a verdict says, as an expectation asks for it, and the finding it is; None where it is none."""

    wanted: Wanted
    finding: k.Finding | k.Assumption | None = None


def of_a_card(status: k.Status) -> Wanted:
    """What a card is: `W H5 = major penalty; 54D`."""
    subject = f"{status.seat} {status.card}"
    words = status.status + (f" as {status.as_}" if status.as_ and status.status == "played" else "")
    cite = status.grounds.cite
    parts = {"card": seat_card(subject), **status_of_card(words)}
    return Wanted("cards", f"{words}; {cite}", (parts,), read_citation(cite), subject)


def one(key: str, text: str) -> Wanted:
    """One text of a list, or the text of a key that has one."""
    said, _, cite = (part.strip() for part in (("", "", text) if key in CITED_ALONE else text.partition(";")))
    reader = LISTS.get(key) or TEXTS[key]
    return Wanted(key, text, reader(said), read_citation(cite) if cite else None)


def of_a_transfer(transfer: k.Transfer) -> Wanted:
    """Tricks that go to a side, or none."""
    if not transfer.tricks:
        return Wanted("transfer", 0, ({"tricks": "0"},))
    to, tricks, cite = transfer.to.value, transfer.tricks, transfer.grounds.cite
    parts = {"to": to, "tricks": str(tricks)}
    return Wanted("transfer", (("to", to), ("tricks", tricks), ("cite", cite)), (parts,), read_citation(cite))


def ruled(verdict: Verdict) -> Iterator[Expectable]:
    """What is offered and asked of the players, and what has gone wrong."""
    for key in RULED:
        yield from _each(key, verdict)


def _each(key: str, verdict: Verdict) -> Iterator[Expectable]:
    part, words = _LISTS[key]
    texts: set[str] = set()
    for finding in getattr(verdict, part):
        text = words(finding)
        if text not in texts:
            texts.add(text)
            yield Expectable(one(key, text), finding)


def _duty_written(duty: k.Duty) -> str:
    deed = duty.must.words if duty.must is not None else f"not {duty.may_not.words if duty.may_not is not None else ''}"
    when = duty.when or duty.until
    return f"{duty.seat}: {deed}{f', {when}' if when else ''}; {duty.grounds.cite}"


def _information_text(told: k.Information) -> str:
    part = "" if told.part == "all" else f" {told.part}"
    who = [
        f"{answer} {''.join(map(str, seats))}"
        for answer, seats in (("yes", told.authorised), ("no", told.unauthorised))
        if seats
    ]
    return f"{told.about}{part}: {', '.join(who)}; {told.grounds.cite}"


def _may_withdraw_text(right: k.MayWithdraw) -> str:
    condition = f", only if {right.only_if}" if right.only_if else ""
    return f"{right.seat} {right.card}, {right.until}{condition}"


def _right_text(right: k.Right) -> str:
    until = f", {right.until}" if right.until else ""
    return f"{right.seat}: {right.may.words}{until}; {right.grounds.cite}"


def _cite(finding: k.Finding) -> str:
    return finding.grounds.cite


def _key(fact: k.Question | k.Assumption) -> str:
    return fact.key


def _restriction_text(each: k.LeadRestriction) -> str:
    left = tuple(suit for suit in SUITS if suit not in each.suits)
    words = "any suit" if not left else f"any suit but {suit_words(left)}" if len(left) == 1 else suit_words(each.suits)
    return f"{each.offender} for {each.partner}: {words}; {each.grounds.cite}"


def of_a_call(call: k.CallState) -> Wanted:
    """What a call counts for: `E 1H #2 = cancelled; 29B`."""
    parts = {"call": call.about, "state": call.state}
    cite = call.grounds.cite
    return Wanted("calls", f"{call.state}; {cite}", (parts,), read_citation(cite), call.about)


RULED = ("options", "restrictions", "duties", "may_withdraw", "must_withdraw", "revokes", "irregular")
"""The lists of an expectation that a ruling is made of."""
_BESIDE = ("lawful", "info", "rights", "questions", "assumed", "judgement", "checks", "liable", "not_modelled")
"""Those on what else there is to be said."""
_LISTS: Mapping[str, tuple[str, Callable[[Any], str]]] = {
    "options": ("options", lambda each: f"{each.by}: {each.choice.words}; {each.grounds.cite}"),
    "restrictions": ("restrictions", _restriction_text),
    "duties": ("duties", _duty_written),
    "may_withdraw": ("may_withdraw", _may_withdraw_text),
    "must_withdraw": ("must_withdraw", lambda step: f"{step.seat} {step.card}"),
    "revokes": ("revokes", lambda each: f"{each.seat} trick {each.trick}: {each.state}"),
    "irregular": ("irregularities", lambda wrong: f"{wrong.seat} {wrong.kind}; {wrong.grounds.cite}"),
    "lawful": ("lawful", lambda each: f"{each.seat} #{each.action}; {each.grounds.cite}"),
    "info": ("information", _information_text),
    "rights": ("rights", _right_text),
    "questions": ("questions", _key),
    "assumed": ("assumed", _key),
    "judgement": ("judgements", _cite),
    "checks": ("checks", _cite),
    "liable": ("liable", lambda each: f"{each.seat}; {each.grounds.cite}"),
    "not_modelled": ("not_modelled", _cite),
}
"""For each list the part of a verdict it is about, and how a finding of it is written."""


def said(verdict: Verdict, table: Table, facts: Mapping[str, str]) -> Iterator[Expectable]:
    """All that a verdict on a `table` says and an expectation can hold, the ruling first.

    `facts` are those found, by their keys.
    """
    for status in verdict.cards.values():
        if status.status != "in hand" or status.provisional:
            yield Expectable(of_a_card(status), status)
    for call in verdict.calls:
        if call.action:
            yield Expectable(of_a_call(call), call)
    yield from ruled(verdict)
    if verdict.contract is not None:
        yield Expectable(
            one("contract", f"{verdict.contract.words}; {verdict.contract.grounds.cite}"), verdict.contract
        )
    if verdict.transfer is not None:
        yield Expectable(of_a_transfer(verdict.transfer), verdict.transfer)
    if verdict.claim is not None:
        yield Expectable(_claim_asked(verdict.claim), verdict.claim)
    yield Expectable(one("turn", verdict.turn.value if verdict.turn else "none"))
    if verdict.turn is not None and verdict.turn_to != "call":
        left = left_to_play(verdict.turn, verdict, table, facts)
        in_suits = all(card.suit in left.suits for card in left.cards)
        if not left.free and (in_suits or not left.suits):  # cards and suits together are asked for by no case
            yield Expectable(one("may_play", in_words(left)))
    for key in _BESIDE:
        yield from _each(key, verdict)
    for status in verdict.cards.values():
        if status.provisional:
            yield Expectable(one("provisional", f"{status.seat} {status.card}"), status)
    if not verdict.bidding:  # until then who plays and leads is no more than what a header needs
        yield from _all_tricks(verdict)
        yield Expectable(one("declarer", verdict.declarer.value))
    yield Expectable(one("stage", verdict.stage))
    said_by = (finding.grounds for finding in everything(verdict) if not finding.grounds.goes_without_saying)
    cites = dict.fromkeys(grounds.cite for grounds in said_by)
    yield from (Expectable(one("cites", cite)) for cite in cites)


def _claim_asked(claim: k.ClaimState) -> Wanted:
    counts = "" if claim.tricks is None else f", {claim.tricks[0]} to NS, {claim.tricks[1]} to EW"
    return one("claim", f"{claim.state}{counts}; {claim.grounds.cite}")


def _all_tricks(verdict: Verdict) -> Iterator[Expectable]:
    tricks = {trick.number: trick for trick in (*verdict.past_tricks, verdict.trick)}
    yield from (
        Expectable(_of_a_trick("lead", trick, trick.lead)) for trick in tricks.values() if trick.lead is not None
    )
    yield from (Expectable(_of_a_trick("winner", t, t.winner)) for t in tricks.values() if t.winner is not None)
    if verdict.tricks is not None:
        ns, ew = verdict.tricks
        yield Expectable(Wanted("tricks", (("NS", ns), ("EW", ew)), ({"NS": str(ns), "EW": str(ew)},)))


def _of_a_trick(key: str, trick: TrickInLaw, seat: Seat) -> Wanted:
    parts = {"trick": str(trick.number), "seat": seat.value}
    return Wanted(key, (("trick", trick.number), ("by", seat.value)), (parts,))
