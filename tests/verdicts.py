"""Verdicts made by hand, for tests of what reads them."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card, parse_card
from bridgetable.findings.kinds import Finding, Grounds, Status, StatusWord
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import Seat


def card(name: str) -> Card:
    return parse_card(name)


def by(cite: str, *findings: Finding, also: tuple[str, ...] = (), actions: tuple[int, ...] = ()) -> Grounds:
    """Grounds under a paragraph."""
    return Grounds(cite, actions=actions, findings=findings, also=also)


def status(said: str, word: StatusWord, cite: str = "50B", **more: object) -> Status:
    """The status of a card named with its owner: `status("W H5", "major penalty")`."""
    owner, name = said.split()
    return Status(by(cite), Seat(owner), card(name), word)._replace(**more)


def verdict(*statuses: Status, edition: int = 2017, **lists: object) -> Verdict:
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
    return replace(bare, **lists)
