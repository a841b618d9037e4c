"""Findings in the fewest words: what is said first, before `words` tells the rest."""

from __future__ import annotations

from functools import singledispatch

from bridgetable.explain.phrases import LAWFUL, SIDES, card_words, owned
from bridgetable.explain.words import count_words, text
from bridgetable.findings import kinds as k
from bridgetable.seats import Side


@singledispatch
def brief(finding: k.Finding) -> str:
    """A finding as one short sentence; what it leaves out stands in its `text`."""
    return text(finding)


_STATUS = {
    "exposed": "{card} is not played, and is no penalty card.",
    "minor penalty": "{card} is a minor penalty card.",
    "major penalty": "{card} is a major penalty card.",
}
_STAYS = "{card} stays face up until the auction ends."
"""Of a card seen in the auction (24)."""


@brief.register
def _status(status: k.Status) -> str:
    card = owned(status.owner, status.card)
    if status.status == "exposed" and status.provisional:
        return f"{card} has been seen; what it becomes is open."
    if status.status == "exposed" and status.grounds.cite.startswith("24"):
        return _STAYS.format(card=card)
    words = _STATUS.get(status.status)
    return words.format(card=card) if words else text(status)


@brief.register
def _must_withdraw(step: k.MustWithdraw) -> str:
    card = owned(step.seat, step.card)
    if step.provisional and step.grounds.cite == "62A":
        return f"{step.seat.word} has revoked: {card_words(step.card)} goes back if it is noticed in time."
    if step.penalty:
        return f"{card} leaves the trick as a penalty card."
    return f"{card} goes back to the hand."


@brief.register
def _may_withdraw(right: k.MayWithdraw) -> str:
    if right.only_if is not None:
        return f"{owned(right.seat, right.card)} may follow if {right.seat.rho.word}'s card is changed."
    price = ", as a penalty card" if right.penalty else ""
    return f"{right.seat.word} may take back {card_words(right.card)}{price}."


@brief.register
def _revoke(revoke: k.Revoke) -> str:
    if revoke.state == "open":
        return f"{revoke.seat.word} has revoked in trick {revoke.trick}; it is not established."
    if revoke.grounds.cite == "67B1":
        return f"{revoke.seat.word} put no card to trick {revoke.trick}: an established revoke."
    if revoke.state == "established":
        return f"{revoke.seat.word}'s revoke in trick {revoke.trick} is established."
    return text(revoke)


@brief.register
def _claim(claim: k.ClaimState) -> str:
    said, _, _ = text(claim).partition(". Of ")
    if claim.tricks is None or claim.state == "open":
        return f"{said.rstrip('.')}."
    said = said.removesuffix("; the director decides")
    return f"{said}: {_shares(claim.tricks)}."


def _shares(tricks: tuple[int, int]) -> str:
    """How the tricks go: one to North-South and two to East-West; all five to East-West."""
    ns, ew = tricks
    if ns and ew:
        return f"{count_words(ns)} trick{'s' * (ns > 1)} to {SIDES[Side.NS]} and {count_words(ew)} to {SIDES[Side.EW]}"
    side, many = (Side.NS, ns) if ns else (Side.EW, ew)
    whole = {1: "the trick goes", 2: "both tricks go"}.get(many, f"all {count_words(many)} tricks go")
    return f"{whole} to {SIDES[side]}"


@brief.register
def _lawful(lawful: k.Lawful) -> str:
    words = LAWFUL.get(lawful.grounds.cite)
    return words.format(seat=lawful.seat.word) if words else text(lawful)


@brief.register
def _judgement(judgement: k.Judgement) -> str:
    return f"For the director to weigh: {judgement.test}"
