"""A verdict as data for other programs: the shape that `judge --json` prints."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from bridgetable.explain.assumed import assumed_text
from bridgetable.explain.headlines import headline
from bridgetable.explain.ways import Way
from bridgetable.explain.words import question_text, question_why, text
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Side

Json: TypeAlias = dict[str, Any]
Previews: TypeAlias = Mapping[str, Mapping[str, str]]


def verdict_json(verdict: Verdict, previews: Previews = MappingProxyType({}), ways: tuple[Way, ...] = ()) -> Json:
    """Everything a verdict says, what is said first before the rest.

    `previews` tells for the key of a question what each answer leads to, `ways` what each choice opens at once.

    >>> from bridgetable.judge import judge
    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.record import Record
    >>> verdict_json(judge(Record(Position()), 2017))["turn"]
    'W'
    """
    first = headline(verdict)
    return {
        "edition": verdict.edition,
        "after": verdict.after,
        "headline": {"text": first.words, "cite": first.cite, "more": [text(finding) for finding in first.more]},
        "cards": {f"{seat} {card}": _card(status) for (seat, card), status in verdict.cards.items()},
        "findings": _findings(verdict),
        "questions": [_question(question, previews) for question in verdict.questions],
        "assumed": [_assumption(verdict, assumption) for assumption in verdict.assumed],
        **{name: [make(verdict, each) for each in getattr(verdict, name)] for name, make in _LISTS.items()},
        "ways": [_way(verdict, way) for way in ways],
        "claim": _claim_made(verdict.claim),
        "contract": _contract_made(verdict.contract),
        "roles": {"declarer": verdict.declarer.value, "dummy": verdict.dummy.value, "stage": verdict.stage},
        "trick": _trick(verdict),
        "turn": verdict.turn.value if verdict.turn else None,
        "turn_to": verdict.turn_to if verdict.turn else None,
        "tricks": _counts(verdict.tricks),
        "transfer": _transfer(verdict.transfer),
    }


def _card(status: k.Status) -> Json:
    return {
        "status": status.status,
        "as": status.as_,
        "trick": status.trick,
        "cite": status.grounds.cite,
        "provisional": status.provisional,
    }


# The findings, numbered, with their reasons


def _findings(verdict: Verdict) -> list[Json]:
    numbers = {id(finding): number for number, finding in enumerate(verdict.findings, 1)}
    return [
        {
            "n": number,
            "kind": _snake(type(finding).__name__),
            "about": about(finding),
            "text": text(finding),
            "cite": finding.grounds.cite,
            "also": list(finding.grounds.also),
            "noticed": verdict.noticed_of(finding),
            "provisional": finding.provisional,
            "because": list(dict.fromkeys(_because(finding.grounds, numbers))),
        }
        for number, finding in enumerate(verdict.findings, 1)
    ]


def _snake(name: str) -> str:
    """The kind of a finding as the lists of the verdict are named: `may_withdraw`."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def about(finding: k.Finding) -> str | None:
    """What a finding is about: a card with its owner, a seat, a trick, or nothing in particular."""
    if isinstance(finding, k.Status | k.Deemed):
        return f"{finding.seat} {finding.card}"
    if isinstance(finding, k.Facing | k.Misplaced | k.MayWithdraw | k.MustWithdraw):
        return f"{finding.seat} {finding.card}"
    if isinstance(finding, k.Information):
        return finding.about
    if isinstance(finding, k.Membership):
        return f"trick {finding.trick}"
    if isinstance(finding, k.Question):
        return finding.of
    who = getattr(finding, "seat", None) or getattr(finding, "by", None) or getattr(finding, "declarer", None)
    return str(who) if who else None


def _because(grounds: k.Grounds, numbers: Mapping[int, int]) -> list[str]:
    """What a finding rests on; of an earlier one that is not listed, what that one rests on."""
    reasons = [f"action {number}" for number in grounds.actions]
    reasons += [f"fact {key}" for key in grounds.facts]
    reasons += [f"setting {name}" for name in grounds.settings]
    for earlier in grounds.findings:
        listed = numbers.get(id(earlier))
        reasons += [f"finding {listed}"] if listed else _because(earlier.grounds, numbers)
    return reasons


# The lists


def _question(question: k.Question, previews: Previews) -> Json:
    kind = FACTS[question.id]
    return {
        "id": question.key,
        "text": question_text(question),
        "answers": list(question.answers),
        "cite": question.grounds.cite,
        "why": question_why(question),
        "away": bool(kind.away),
        "leads_to": dict(previews.get(question.key, {})),
    }


def _assumption(verdict: Verdict, assumption: k.Assumption) -> Json:
    return {
        "id": assumption.key,
        "text": assumed_text(assumption, verdict),
        "value": assumption.value,
        "answers": list(assumption.answers),
        "cite": assumption.grounds.cite,
    }


def _call(_: Verdict, call: k.CallState) -> Json:
    return {
        "seat": call.seat.value,
        "call": call.call,
        "action": call.action,
        "state": call.state,
        "cite": call.grounds.cite,
        "provisional": call.provisional,
    }


def _restriction(_: Verdict, restriction: k.LeadRestriction) -> Json:
    return {
        "offender": restriction.offender.value,
        "partner": restriction.partner.value,
        "suits": [suit.plural for suit in restriction.suits],
        "require": restriction.require,
        "cite": restriction.grounds.cite,
    }


def _option(_: Verdict, option: k.Option) -> Json:
    return {
        "by": option.by,
        "id": option.choice.words,
        "order": option.order,
        "alone": option.alone,
        "text": text(option),
        "cite": option.grounds.cite,
    }


def _way(verdict: Verdict, way: Way) -> Json:
    """A choice with those it opens for the same player at once."""
    then = [_option(verdict, option) for option in way.then]
    instead = [each._asdict() for each in way.instead]
    return {**_option(verdict, way.option), "then": then, "replacements": instead}


def _duty(_: Verdict, duty: k.Duty) -> Json:
    if duty.must is not None:
        unless = duty.unless.plural if duty.unless is not None else None
        return {
            "seat": duty.seat.value,
            "must": duty.must.words,
            "when": duty.when,
            "unless": unless,
            "cite": duty.grounds.cite,
        }
    ban = duty.may_not.words if duty.may_not is not None else None
    return {"seat": duty.seat.value, "may_not": ban, "until": duty.until, "cite": duty.grounds.cite}


def _may_withdraw(_: Verdict, right: k.MayWithdraw) -> Json:
    return {
        "seat": right.seat.value,
        "card": right.card.name,
        "until": right.until,
        "only_if": right.only_if,
        "cite": right.grounds.cite,
    }


def _must_withdraw(_: Verdict, step: k.MustWithdraw) -> Json:
    return {"seat": step.seat.value, "card": step.card.name, "cite": step.grounds.cite}


def _information(_: Verdict, told: k.Information) -> Json:
    return {
        "about": told.about,
        "part": told.part,
        "authorised": [seat.value for seat in told.authorised],
        "unauthorised": [seat.value for seat in told.unauthorised],
        "until": told.until,
        "cite": told.grounds.cite,
    }


def _irregularity(verdict: Verdict, wrong: k.Irregularity) -> Json:
    return {
        "kind": wrong.kind,
        "seat": wrong.seat.value,
        "action": wrong.action,
        "completed": wrong.completed,
        "noticed": verdict.noticed_of(wrong),
        "cite": wrong.grounds.cite,
    }


def _lawful(_: Verdict, lawful: k.Lawful) -> Json:
    return {"seat": lawful.seat.value, "action": lawful.action, "cite": lawful.grounds.cite}


def _revoke(_: Verdict, revoke: k.Revoke) -> Json:
    return {
        "seat": revoke.seat.value,
        "trick": revoke.trick,
        "suit": revoke.suit,
        "state": revoke.state,
        "cite": revoke.grounds.cite,
    }


def _right(_: Verdict, right: k.Right) -> Json:
    return {"seat": right.seat.value, "may": right.may.words, "until": right.until, "cite": right.grounds.cite}


def _check(_: Verdict, check: k.Check) -> Json:
    return {"cite": check.grounds.cite, "due": check.due}


def _judgement(_: Verdict, judgement: k.Judgement) -> Json:
    return {"test": str(judgement.test), "cite": judgement.grounds.cite, "facts": list(judgement.facts)}


def _not_modelled(_: Verdict, missing: k.NotModelled) -> Json:
    return {"cite": missing.grounds.cite, "why": str(missing.why)}


def _liable(_: Verdict, liable: k.Liable) -> Json:
    return {"seat": liable.seat.value, "cite": liable.grounds.cite}


_LISTS: dict[str, Callable[[Verdict, Any], Json]] = {
    "calls": _call,
    "restrictions": _restriction,
    "options": _option,
    "duties": _duty,
    "may_withdraw": _may_withdraw,
    "must_withdraw": _must_withdraw,
    "information": _information,
    "irregularities": _irregularity,
    "lawful": _lawful,
    "revokes": _revoke,
    "rights": _right,
    "checks": _check,
    "judgements": _judgement,
    "not_modelled": _not_modelled,
    "liable": _liable,
}
"""The lists of a verdict by their keys, and how an element of each is written."""


# What there is once


def _counts(tricks: tuple[int, int] | None) -> Json | None:
    return dict(zip((side.value for side in Side), tricks, strict=True)) if tricks else None


def _claim_made(claim: k.ClaimState | None) -> Json | None:
    if claim is None:
        return None
    counts = _counts(claim.tricks)
    return {"by": claim.seat.value, "state": claim.state, "tricks": counts, "cite": claim.grounds.cite}


def _contract_made(contract: k.Contract | None) -> Json | None:
    if contract is None:
        return None
    declarer = contract.declarer.value if contract.declarer else None
    doubled = contract.doubled or None
    return {"call": contract.call, "doubled": doubled, "declarer": declarer, "cite": contract.grounds.cite}


def _trick(verdict: Verdict) -> Json:
    trick = verdict.trick
    cards = [f"{seat} {card}" for seat, card in trick.cards]
    return {"number": trick.number, "lead": trick.lead.value if trick.lead else None, "cards": cards}


def _transfer(transfer: k.Transfer | None) -> Json | None:
    if transfer is None:
        return None
    return {"to": transfer.to.value, "tricks": transfer.tricks, "cite": transfer.grounds.cite}
