"""Findings in the fewest words: what is said first, before `words` tells the rest."""

from __future__ import annotations

from functools import singledispatch

from bridgetable.explain.phrases import DOUBTED
from bridgetable.explain.words import claim_words, count_words, text
from bridgetable.findings import kinds as k
from bridgetable.messages import say, slug
from bridgetable.seats import Side


@singledispatch
def brief(finding: k.Finding) -> str:
    """A finding as one short sentence; what it leaves out stands in its `text`.

    >>> from bridgetable.seats import Seat
    >>> brief(k.Irregularity(k.Grounds("53A"), "lead out of turn", Seat.E, 1))
    'East has led out of turn.'
    """
    return text(finding)


@brief.register
def _status(status: k.Status) -> str:
    seat, card = status.seat, status.card
    if status.status == "exposed" and status.provisional:
        return say("headline-status-open", seat=seat, card=card)
    if status.status == "exposed" and status.why == "seen in the auction":
        return say("headline-status-stays", seat=seat, card=card)
    if status.status in ("exposed", *k.PENALTY):
        return say(f"headline-status-{slug(status.status)}", seat=seat, card=card)
    return text(status)


@brief.register
def _must_withdraw(step: k.MustWithdraw) -> str:
    how = "if noticed" if step.provisional and step.why == "unnoticed revoke" else "penalty" if step.penalty else "hand"
    return say("headline-must-withdraw", seat=step.seat, card=step.card, how=how)


@brief.register
def _may_withdraw(right: k.MayWithdraw) -> str:
    if right.only_if is not None:
        return say("headline-may-follow", seat=right.seat, card=right.card, rho=right.seat.rho)
    return say("headline-may-take-back", seat=right.seat, card=right.card, penalty=right.penalty)


@brief.register
def _revoke(revoke: k.Revoke) -> str:
    said = {"open": "headline-revoke-open", "established": "headline-revoke-established"}.get(revoke.state)
    if revoke.how == "card left out" and revoke.state != "open":
        said = "headline-revoke-no-card"
    return say(said, seat=revoke.seat, trick=revoke.trick) if said else text(revoke)


@brief.register
def _claim(claim: k.ClaimState) -> str:
    if claim.tricks is None or claim.state == "open":
        return claim_words(claim)
    return say("headline-claim", said=claim_words(claim, "clause"), shares=_shares(claim.tricks))


def contested_words(claim: k.ClaimState) -> str:
    """What became of a contested claim and how the tricks go, within a sentence."""
    return say("headline-claim.clause", said=claim_words(claim, "clause"), shares=_shares(claim.tricks or (0, 0)))


def _shares(tricks: tuple[int, int]) -> str:
    """How the tricks go: one to North-South and two to East-West; all five to East-West."""
    ns, ew = tricks
    if ns and ew:
        return say(
            "headline-shares",
            ns=ns,
            in_ns=count_words(ns),
            in_ew=count_words(ew),
            north_south=Side.NS,
            east_west=Side.EW,
        )
    side, many = (Side.NS, ns) if ns else (Side.EW, ew)
    return say("headline-all-tricks", tricks=many, in_words=count_words(many), side=side)


@brief.register
def _lawful(lawful: k.Lawful) -> str:
    if lawful.why is None or lawful.why not in DOUBTED:
        return text(lawful)
    return say(f"ruling-lawful-{slug(lawful.why)}", seat=lawful.seat)


@brief.register
def _judgement(judgement: k.Judgement) -> str:
    return say("headline-judgement", test=str(judgement.test))
