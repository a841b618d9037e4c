"""What follows from a ruling, and what the player who is to act must do: told with it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.explain.newest_ruling import came_up, disputed, is_denial, newest
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import SmallBefore, is_a_lead
from bridgetable.findings.reasons import LawfulBecause
from bridgetable.findings.verdict import Verdict


def along_with(ruling: k.Finding, verdict: Verdict) -> Iterator[k.Finding]:
    """What follows from a ruling: cards that move, what is played instead, who must or may do what."""
    if isinstance(ruling, k.NotModelled | k.Judgement | k.Transfer | k.ClaimState) and not is_denial(ruling):
        return
    linked = [f for f in _in_force(verdict) if f is not ruling and _linked(f, ruling, verdict)]
    for kind in (k.Duty, k.Roles, k.Deemed, k.MustWithdraw, k.Status, k.MayWithdraw):
        yield from (finding for finding in linked if isinstance(finding, kind))
    came = came_up(ruling, verdict)
    new = (f for f in verdict.revokes if f is not ruling and f.state == "established" and not f.provisional)
    yield from (revoke for revoke in new if came_up(revoke, verdict) == came)
    yield from _faults_beside(ruling, verdict)
    yield from _denials(ruling, verdict)


_CORRECTIONS: tuple[LawfulBecause, ...] = (
    "put his own explanation right",
    "put his own explanation right at once",
    "put his own explanation right in the play",
    "put partner's explanation right",
    "put partner's explanation right after the play",
)


def _faults_beside(ruling: k.Finding, verdict: Verdict) -> Iterator[k.Finding]:
    """What else the same player did wrong in the same action; that an explanation was put right as it has to be."""
    if isinstance(ruling, k.Irregularity):
        right = (each for each in verdict.lawful if each.why in _CORRECTIONS)
        came = came_up(ruling, verdict)
        yield from (each for each in right if each.action == came and ruling.kind == "wrong explanation")
        beside = (fault for fault in verdict.irregularities if fault.kind != ruling.kind)
        yield from (fault for fault in beside if (fault.seat, fault.action) == (ruling.seat, ruling.action))


def _denials(ruling: k.Finding, verdict: Verdict) -> Iterator[k.Finding]:
    """That no claim was made, beside what became of the cards that were shown."""
    claim = verdict.claim
    if claim is None or claim is ruling or not is_denial(claim):
        return
    if came_up(claim, verdict) >= newest(ruling) > 0:
        yield claim


def due_now(verdict: Verdict) -> Iterator[k.Duty]:
    """What the player who is to act must do, or may not do, beyond following suit."""
    yield from (duty for duty in verdict.duties if not duty.provisional and is_due(duty, verdict))


def is_due(duty: k.Duty, verdict: Verdict) -> bool:
    """Whether somebody must do this now, or the player who is to act may not do it."""
    if _lies_there(duty, verdict) or duty.why in ("claim", "lead has changed"):
        return False
    if duty.when == "now":
        return True
    leads = is_a_lead(duty.must or duty.may_not)
    return duty.seat is verdict.turn and duty.when != "first legal turn" and (not leads or verdict.turn_to == "lead")


def _in_force(verdict: Verdict) -> Iterator[k.Finding]:
    """What holds now of players and of cards that are told of with a ruling."""
    yield from (finding for finding in verdict.findings if isinstance(finding, k.Roles | k.Deemed))
    yield from (step for step in verdict.must_withdraw if not step.provisional)
    yield from (status for status in verdict.cards.values() if status.status in ("played", *k.PENALTY))
    yield from (duty for duty in verdict.duties if not _goes_without_saying(duty, verdict))
    yield from (right for right in verdict.may_withdraw if not right.provisional)


def _lies_there(duty: k.Duty, verdict: Verdict) -> bool:
    """Whether the card somebody has to play counts as played already."""
    status = verdict.cards.get((duty.seat, duty.card)) if duty.card is not None else None
    return status is not None and status.status == "played"


def _goes_without_saying(duty: k.Duty, verdict: Verdict) -> bool:
    """What every penalty card asks of its owner, and is said of the card; to lay a card there that counts as played."""
    if _lies_there(duty, verdict):
        return True
    if duty.why == "major penalty card":
        return duty.when in (None, "first legal turn")
    return isinstance(duty.may_not, SmallBefore) or (duty.why == "put down too early" and duty.when == "own turn")


def _linked(finding: k.Finding, ruling: k.Finding, verdict: Verdict) -> bool:
    """Whether something follows from the same fault or choice as a ruling, or was settled with it."""
    if isinstance(finding, k.Status):
        return _of_the_same_hand(finding, ruling) or _left_by(finding, ruling, verdict)
    if isinstance(finding, k.MayWithdraw) and finding.since == newest(ruling) > 0:
        return True
    if isinstance(finding, k.Deemed):
        return isinstance(ruling, k.Status) and (finding.seat, finding.card) == (ruling.seat, ruling.card)
    return bool(roots(finding) & roots(ruling))


def _left_by(status: k.Status, ruling: k.Finding, verdict: Verdict) -> bool:
    """A penalty card that a corrected revoke has left, or that lies there beside a card that is disputed."""
    if status.status not in k.PENALTY:
        return False
    if isinstance(ruling, k.Revoke):
        return status.seat is ruling.seat and bool(roots(status) & roots(ruling))
    return isinstance(ruling, k.Status) and disputed(ruling, verdict)


def _of_the_same_hand(status: k.Status, ruling: k.Finding) -> bool:
    """A card that leaves a trick as a penalty card, or the one that is played in place of the card ruled on."""
    match ruling:
        case k.MustWithdraw(seat=owner, card=card):
            back = True
        case k.Status(seat=owner, card=card, status=word):
            back = word in ("in hand", "withdrawn") and ruling.why != "other card stands"
        case _:
            return False
    if status.seat is not owner:
        return False
    if status.card is card:
        return status.status in k.PENALTY
    return back and status.status == "played" and newest(status) == newest(ruling) > 0


def roots(finding: k.Finding) -> set[tuple[str, str, int]]:
    """The faults, choices and cards of penalty that a finding comes from."""
    mine: set[tuple[str, str, int]] = set()
    match finding:
        case k.Irregularity() | k.Revoke():
            mine.add(("fault", finding.seat.value, finding.action))
        case k.Option():
            mine.add(("choice", finding.choice.words, 0))
        case k.Status() if finding.status in k.PENALTY:
            mine.add((finding.seat.value, finding.card.name, 0))
    return mine.union(*map(roots, finding.grounds.findings))
