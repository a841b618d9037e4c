"""What a finding does to the standing: the only place that writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bridgetable.findings.changes import Change, Instead, NoLonger, Noted
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import (
    PENALTY,
    Assumption,
    Called,
    CallState,
    ClaimState,
    Contract,
    Duty,
    Facing,
    Finding,
    Information,
    Irregularity,
    MayWithdraw,
    Membership,
    MustWithdraw,
    Question,
    Revoke,
    Roles,
    Status,
)
from bridgetable.findings.parts import (
    AttentionDrawn,
    AuctionPeriod,
    Board,
    Designated,
    DummysRights,
    Heard,
    OutOfTurn,
    PenaltyCards,
    QuittedTricks,
)
from bridgetable.findings.play import PlayInLaw
from bridgetable.findings.standing import Standing
from bridgetable.table.position import trump_of

PLACE: dict[type, str] = {
    Board: "board",
    PlayInLaw: "play",
    OutOfTurn: "turn",
    Designated: "designated",
    PenaltyCards: "penalty",
    AuctionPeriod: "auction",
    Heard: "heard",
    DummysRights: "dummys_rights",
    AttentionDrawn: "attention",
    QuittedTricks: "quitted",
    Claimed: "claimed",
}
"""Where each part of a standing is kept."""


def copied(standing: Standing) -> Standing:
    """A copy that may be written while this one stays as it is."""
    kept = standing.__dict__.copy()
    for name in ("statuses", "questions", "assumed", "must", "information"):
        kept[name] = kept[name].copy()
    new: Standing = object.__new__(Standing)
    object.__setattr__(new, "__dict__", kept)
    return new


def take(standing: Standing, finding: Finding | Change, number: int) -> None:
    """Let `finding`, made by action `number`, take effect."""
    _EFFECT.get(type(finding), _keep)(standing, finding, number)


def asked_of(standing: Standing, asked: Iterable[Question], assumed: Iterable[Assumption]) -> None:
    """Let the questions that paragraphs have opened be open, and what they take as so be known."""
    standing.__dict__["questions"].update({question.key: question for question in asked})
    standing.__dict__["assumed"].update({each.key: each for each in assumed})


def weigh(standing: Standing, weighed: dict[str, str | None]) -> None:
    """Let these be the facts that have been asked for until now."""
    standing.__dict__["weighed"] = weighed


def what_waited(standing: Standing) -> tuple[Facing, ...]:
    """The leads that waited for the end of the trick, the oldest first, and what was put off for them: no longer."""
    turn = standing.turn
    leads = (early.lead for early in turn.early_leads)
    there = (lead for lead in leads if standing.status(lead.seat, lead.card) == "exposed")
    standing.__dict__["turn"] = turn._replace(early_leads=(), put_off=())
    return (*(lead._replace(provisional=False) for lead in there), *turn.put_off)


# Each kind of finding


def _keep(standing: Standing, finding: Finding, _: int) -> None:
    """Put it among those said."""
    standing.__dict__["findings"] = (*standing.findings, finding)


def _nothing(_standing: Standing, _finding: Facing | Called | Question, _: int) -> None:
    """A card put forward is judged at once; a question is kept when the action has been judged."""


def _revoke(standing: Standing, revoke: Revoke, number: int) -> None:
    """Of a revoke what is said last stands."""
    standing.__dict__["revoked"] = True
    standing.__dict__["findings"] = tuple(f for f in standing.findings if not _same_revoke(f, revoke))
    _keep(standing, revoke, number)


def _same_revoke(finding: Finding, revoke: Revoke) -> bool:
    return isinstance(finding, Revoke) and (finding.seat, finding.trick) == (revoke.seat, revoke.trick)


def _claim(standing: Standing, claim: ClaimState, number: int) -> None:
    """Of a claim what is said last stands."""
    standing.__dict__["claim"] = claim
    standing.__dict__["findings"] = tuple(f for f in standing.findings if not isinstance(f, ClaimState))
    _keep(standing, claim, number)


def _irregularity(standing: Standing, fault: Irregularity, number: int) -> None:
    standing.__dict__["history"] = (*standing.history, fault)
    _keep(standing, fault, number)


def _won(standing: Standing, won: Membership, _: int) -> None:
    standing.__dict__["play"] = standing.play.won_by(won.winner, won.trick)
    others = [f for f in standing.findings if not isinstance(f, Membership) or f.trick != won.trick]
    standing.__dict__["findings"] = (*others, won)


def _roles(standing: Standing, roles: Roles, _: int) -> None:
    if roles.declarer is not standing.board.declarer and standing.play.nothing_led:
        standing.__dict__["play"] = standing.play.led_by(roles.declarer.lho)
    standing.__dict__["board"] = standing.board.entered(roles.stage, roles.declarer)
    if standing.board.bidding:  # an auction that is open again has led to no contract yet
        standing.__dict__["findings"] = tuple(f for f in standing.findings if not isinstance(f, Contract))


def _call_counts(standing: Standing, call: CallState, _: int) -> None:
    """Of a call what is said last holds; one that is made instead of another comes after it."""
    auction = standing.auction
    kept = list(auction.calls)
    known = next((at for at, each in enumerate(kept) if each.serial == call.serial), None)
    if known is not None:
        kept[known] = call
    else:
        after = next((at for at, each in enumerate(kept) if call.instead and each.serial == call.instead), len(kept))
        kept.insert(after + 1, call)
    standing.__dict__["auction"] = auction._replace(calls=tuple(kept))


def _contract_made(standing: Standing, contract: Contract, number: int) -> None:
    """Of the contract what is said last holds."""
    standing.__dict__["findings"] = tuple(f for f in standing.findings if not isinstance(f, Contract))
    if contract.call is not None:
        standing.__dict__["board"] = standing.board._replace(trump=trump_of(contract.call))
    _keep(standing, contract, number)


def _ban(standing: Standing, duty: Duty, _: int) -> None:
    standing.__dict__["bans"] = (*standing.bans, duty)


def _may_withdraw(standing: Standing, right: MayWithdraw, _: int) -> None:
    others = [m for m in standing.may if (m.seat, m.card) != (right.seat, right.card)]
    standing.__dict__["may"] = (*others, right)


def _must_withdraw(standing: Standing, step: MustWithdraw, _: int) -> None:
    standing.__dict__["must"][step.seat, step.card] = step


def _information(standing: Standing, told: Information, _: int) -> None:
    standing.__dict__["information"][told.about, told.part] = told


def _status(standing: Standing, status: Status, number: int) -> None:
    kept, key = standing.__dict__, (status.seat, status.card)
    old = kept["statuses"].pop(key, None)
    kept["statuses"][key] = status
    if status.status in PENALTY:
        kept["penalty"] = standing.penalty._replace(penalised=standing.penalty.penalised | {status.seat})
    counted = old is not None and old.status == "played"
    if status.status == "played":
        kept["must"].pop(key, None)
        if not counted:
            kept["play"] = standing.play.counting(status, number)
    elif counted:
        kept["play"] = standing.play.no_longer_counting(status.seat, status.card)
        unplayed = standing.penalty.unplayed
        if unplayed is not None and key == (unplayed.seat, unplayed.card):
            kept["penalty"] = standing.penalty._replace(unplayed=None)  # the card played instead of one is gone


# What changes without a ruling on a card


def _noted(standing: Standing, noted: Noted, _: int) -> None:
    standing.__dict__[PLACE[type(noted.part)]] = noted.part


def _no_longer(standing: Standing, change: NoLonger, _: int) -> None:
    for gone in change.gone:
        _forget(standing, gone)


def _forget(standing: Standing, gone: Finding | Assumption) -> None:
    kept = standing.__dict__
    match gone:
        case Status():
            kept["statuses"].pop((gone.seat, gone.card), None)
        case MustWithdraw():
            kept["must"].pop((gone.seat, gone.card), None)
        case Information():
            kept["information"].pop((gone.about, gone.part), None)
        case Question():
            kept["questions"].pop(gone.key, None)
        case Assumption():
            kept["assumed"].pop(gone.key, None)
        case Duty():
            kept["bans"] = tuple(ban for ban in standing.bans if ban is not gone)
        case MayWithdraw():
            kept["may"] = tuple(right for right in standing.may if right is not gone)
        case _:
            kept["history"] = tuple(fault for fault in standing.history if fault != gone)
            kept["findings"] = tuple(finding for finding in standing.findings if finding != gone)


def _instead(standing: Standing, change: Instead, _: int) -> None:
    kept, old, new = standing.__dict__, change.old, change.new
    if isinstance(old, Status) and isinstance(new, Status):
        known = kept["statuses"]
        if (new.seat, new.card) != (old.seat, old.card):
            del known[old.seat, old.card]
        known[new.seat, new.card] = new
    else:
        for name in ("history", "findings"):
            kept[name] = tuple(new if each is old else each for each in kept[name])


_EFFECT: dict[type, Callable[..., None]] = {
    Status: _status,
    Facing: _nothing,
    Called: _nothing,
    Question: _nothing,
    Membership: _won,
    Roles: _roles,
    CallState: _call_counts,
    Contract: _contract_made,
    Irregularity: _irregularity,
    Duty: _ban,
    MayWithdraw: _may_withdraw,
    MustWithdraw: _must_withdraw,
    Information: _information,
    Revoke: _revoke,
    ClaimState: _claim,
    Noted: _noted,
    NoLonger: _no_longer,
    Instead: _instead,
}
"""What each kind of finding does; all others are only kept."""
