"""Which finding is the ruling to be told first: the weightiest on the newest action that has one."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat

FREE: tuple[CardBecause, ...] = ("right lost", "dummy pointed it out", "told it was his turn", "waived")
"""The paragraphs by which a card goes back without a rectification: that is told before what goes along with it."""


def last_played(verdict: Verdict) -> k.Status | None:
    """The card that was played last, in law; None before the first."""
    played = [status for status in verdict.cards.values() if status.status in ("played", "quitted")]
    return max(reversed(played), key=newest, default=None)


def newest_ruling(verdict: Verdict) -> k.Finding | None:
    """The weightiest ruling on the newest action that has one; else what is left to the director.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.judge import judge
    >>> from bridgetable.resources import resource_path
    >>> newest_ruling(judge(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017)).status
    'played'
    """

    def weight(each: tuple[int, k.Finding]) -> tuple[int, int, bool, int, int]:
        place, finding = each
        free = isinstance(finding, k.MustWithdraw | k.Status) and finding.why in FREE
        return came_up(finding, verdict), _rank(finding, verdict), free, newest(finding), -place

    rulings = [
        (place, finding)
        for place, finding in enumerate((*verdict.findings, *_rights(verdict)))
        if _rank(finding, verdict) and not _overtaken(finding, verdict)
    ]
    firm = [each for each in rulings if _rank(each[1], verdict) > _WEIGHED]
    newest_one = max(firm or rulings, key=weight, default=(0, None))[1]
    return verdict.claim if isinstance(newest_one, k.ClaimState) and verdict.claim is not None else newest_one


def _rights(verdict: Verdict) -> Iterator[k.MayWithdraw]:
    """Cards that may be taken back although nothing about them was out of order (47D, 47E2)."""
    yield from (right for right in verdict.may_withdraw if not right.provisional and right not in verdict.findings)


_CLAIM, _CHOSEN, _BACK, _DISPUTED, _CARD, _DENIED, _REVOKE, _FAULT, _OPEN, _NOTHING, _WEIGHED = range(11, 0, -1)
"""How much a finding is a ruling, from most to least; that something has not happened, and what is left to the
director, is said first only where there is nothing else."""


def _rank(finding: k.Finding, verdict: Verdict) -> int:
    """How much a finding is a ruling; 0: it is none."""
    match finding:
        case k.ClaimState(state="not a claim" | "no concession"):
            return _NOTHING
        case k.Revoke(state="none", how="was void"):
            return _NOTHING  # he had none of the suit; where the law lets a revoke off, that is the ruling
        case k.Transfer() if finding.provisional:
            return 0
        case k.ClaimState() | k.Transfer():
            return _CLAIM
        case k.Duty():
            return _CHOSEN if _of_a_choice(finding) and finding in verdict.duties else 0
        case k.MustWithdraw():
            return _BACK if finding in verdict.must_withdraw else 0
        case k.MayWithdraw():
            return _CARD if finding.why == "wrong explanation" and finding in verdict.may_withdraw else 0
        case k.Status():
            return _rank_of_a_card(finding, verdict)
        case k.Irregularity(kind="incomplete call"):
            return 0  # the card that the words come to is what counts
        case k.Judgement(provisional=False, why="harm by an explanation" | "gain foreseen"):
            return _DENIED
        case k.Revoke():
            return _REVOKE  # what becomes of it says more than that suit was not followed
        case k.Irregularity():
            return _FAULT
        case k.NotModelled() | k.Judgement():
            return _WEIGHED
    return 0


def _of_a_choice(duty: k.Duty) -> bool:
    """Whether somebody has chosen that a player must or may not do this."""
    return any(isinstance(earlier, k.Option) for earlier in duty.grounds.findings)


def _rank_of_a_card(status: k.Status, verdict: Verdict) -> int:
    if _is_open(status):
        return _OPEN
    if status.why == "shown with a claim" and _is_claimed(status.seat, verdict):
        return 0  # the claim is what counts, not the cards that are shown with it
    if disputed(status, verdict):
        return _DISPUTED
    return _CARD if status.status not in ("played", "quitted") or _stands(status) else 0


def _is_open(status: k.Status) -> bool:
    return status.status == "exposed" and status.provisional


def _is_claimed(owner: Seat, verdict: Verdict) -> bool:
    """Whether a card of this hand was shown by who has claimed or conceded."""
    claim = verdict.claim
    return claim is not None and claim.seat is owner and not is_denial(claim)


def is_gain_foreseen(finding: k.Finding) -> bool:
    """Whether it is the question what somebody gained who could have known that he might (23 of 2007, 72C of 2017)."""
    return isinstance(finding, k.Judgement) and finding.why == "gain foreseen"


def is_denial(finding: k.Finding) -> bool:
    """Whether a finding only says that nothing was claimed or conceded."""
    return isinstance(finding, k.ClaimState) and finding.state in ("not a claim", "no concession")


def _stands(status: k.Status) -> bool:
    """A card that stays played although something about it was not in order, or was in doubt."""
    stays = any(isinstance(earlier, k.Irregularity) for earlier in status.grounds.findings)
    return stays or status.why in ("held or touched", "penalty card accepted")


def came_up(ruling: k.Finding, verdict: Verdict) -> int:
    """The action by which a ruling is on everybody's mind: its own, or that which drew attention to it or shows it."""
    if isinstance(ruling, k.ClaimState):
        return _newest_under(ruling)  # its tricks are counted from facts; it was made, and answered, by actions
    faults = ruling.grounds.findings if isinstance(ruling, k.Revoke) else ()
    in_dispute = isinstance(ruling, k.Status) and disputed(ruling, verdict)
    called = _director_called(verdict) if in_dispute else 0
    if is_gain_foreseen(ruling):
        return verdict.after  # weighed when play is over, and not before
    return max(newest(ruling), verdict.noticed_of(ruling) or 0, called, *map(newest, faults))


def _director_called(verdict: Verdict) -> int:
    """The action by which the director was called last; 0: he was not."""
    return max((lawful.action for lawful in verdict.lawful if lawful.why == "called the director"), default=0)


def disputed(status: k.Status, verdict: Verdict) -> bool:
    """A card of the running trick that was held, named in part or laid down in doubt, and the director is called."""
    doubtful = status.why in ("held or touched", "words") and status.status == "played"
    running = (status.seat, status.card) in verdict.trick.cards
    called = _director_called(verdict) > newest(status)
    return doubtful and running and called and not _called_for_another(status, verdict)


def _called_for_another(status: k.Status, verdict: Verdict) -> bool:
    """Whether words that nobody objects to were followed by something that the director was called for."""
    if not any(wrong.action == newest(status) for wrong in verdict.let_pass):
        return False
    unplayed = [other for other in verdict.cards.values() if other.status not in ("played", "quitted")]
    since: tuple[k.Finding, ...] = (*verdict.irregularities, *unplayed)
    return any(newest(other) > newest(status) for other in since)


def newest(finding: k.Finding) -> int:
    """The newest action a finding rests on itself."""
    return max(finding.grounds.actions, default=0)


def _newest_under(finding: k.Finding) -> int:
    """The newest action a finding rests on, itself or through what it rests on."""
    return max(newest(finding), *map(_newest_under, finding.grounds.findings), 0)


def _overtaken(finding: k.Finding, verdict: Verdict) -> bool:
    """Whether a status said of a card has given way to another since: the one that counts is told."""
    now = verdict.cards.get((finding.seat, finding.card)) if isinstance(finding, k.Status) else None
    return now is not None and isinstance(finding, k.Status) and now.status not in (finding.status, "quitted")
