"""Verdicts made by hand, for tests of what reads them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict, Unpack

from bridgetable.cards import Card, parse_card
from bridgetable.findings.kinds import (
    Assumption,
    Check,
    ClaimState,
    Duty,
    Finding,
    Grounds,
    Information,
    Irregularity,
    Judgement,
    Lawful,
    LeadOrPlay,
    Liable,
    MayWithdraw,
    MustWithdraw,
    NotModelled,
    Option,
    Question,
    Revoke,
    Right,
    Status,
    Transfer,
)
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.status_words import StatusWord
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import Seat


def card(name: str) -> Card:
    return parse_card(name)


class OfAStatus(TypedDict, total=False):
    """What a status may say besides."""

    grounds: Grounds
    why: CardBecause
    as_: LeadOrPlay
    trick: int
    provisional: bool


class Parts(TypedDict, total=False):
    """What a verdict may say besides."""

    after: int
    past_tricks: tuple[TrickInLaw, ...]
    turn: Seat | None
    turn_to: str
    trick: TrickInLaw
    tricks: tuple[int, int] | None
    findings: tuple[Finding, ...]
    questions: tuple[Question, ...]
    assumed: tuple[Assumption, ...]
    options: tuple[Option, ...]
    duties: tuple[Duty, ...]
    may_withdraw: tuple[MayWithdraw, ...]
    must_withdraw: tuple[MustWithdraw, ...]
    information: tuple[Information, ...]
    irregularities: tuple[Irregularity, ...]
    lawful: tuple[Lawful, ...]
    revokes: tuple[Revoke, ...]
    rights: tuple[Right, ...]
    checks: tuple[Check, ...]
    judgements: tuple[Judgement, ...]
    liable: tuple[Liable, ...]
    not_modelled: tuple[NotModelled, ...]
    claim: ClaimState | None
    transfer: Transfer | None
    noticed: tuple[tuple[int, int], ...]
    noticed_only: bool


def by(cite: str, *findings: Finding, also: tuple[str, ...] = (), actions: tuple[int, ...] = ()) -> Grounds:
    """Grounds under a paragraph."""
    return Grounds(cite, actions=actions, findings=findings, also=also)


def status(said: str, word: StatusWord, cite: str = "50B", **more: Unpack[OfAStatus]) -> Status:
    """The status of a card named with its owner: `status("W H5", "major penalty")`."""
    owner, name = said.split()
    return Status(by(cite), Seat(owner), card(name), word)._replace(**more)


def verdict(*statuses: Status, edition: int = 2017, **parts: Unpack[Parts]) -> Verdict:
    """A verdict in the fifth trick of South's contract, before a lead by West."""
    bare = Verdict(
        edition=edition,
        after=3,
        declarer=Seat.S,
        dummy=Seat.N,
        stage="play",
        turn=Seat.W,
        turn_to="lead",
        trick=TrickInLaw(5, Seat.W, ()),
        past_tricks=(),
        tricks=(3, 1),
        cards={(one.seat, one.card): one for one in statuses},
        findings=statuses,
    )
    return replace(bare, **parts)
