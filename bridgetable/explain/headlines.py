"""What is said first of a verdict: the choice that play waits for, or the newest ruling and what it asks of whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bridgetable.explain.offered import choices
from bridgetable.explain.phrases import WHEN, listed, owned, the_card
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat

_ALONG = 3
"""So many sentences may go along with the ruling itself."""


def headline(verdict: Verdict) -> tuple[str, k.Finding | None]:
    """What to say first about a verdict, and the finding it is; None where nobody has done anything yet.

    A choice that play waits for comes before anything else; then the ruling on the newest action that has one, with
    what follows from it; after regular play it is the card played last.
    """
    if verdict.options:
        return " ".join(words for words, _ in choices(verdict.options, verdict.trick.lead)), verdict.options[0]
    ruling, last = _newest_ruling(verdict), _last_played(verdict)
    if ruling is not None and (last is None or _came_up(ruling, verdict) >= _newest(last)):
        return _in_full(ruling, verdict), ruling
    if last is not None:
        return _played(last, verdict), last
    if verdict.questions:
        return "An answer is wanted before anything can be said.", None
    calm = "Nothing has been pointed out." if verdict.noticed_only else "Nothing is out of order."
    return calm if verdict.turn is None else f"{calm} {verdict.turn.word} is to {verdict.turn_to}.", None


def _in_full(ruling: k.Finding, verdict: Verdict) -> str:
    """A ruling with what follows from it; a card that has just been named is `it`."""
    said = list(dict.fromkeys((_ruled(ruling, verdict), *islice(_along(ruling, verdict), _ALONG))))
    if isinstance(ruling, k.MustWithdraw):
        card = owned(ruling.seat, ruling.card)
        said[1:2] = [f"It{words.removeprefix(card)}" if words.startswith(card) else words for words in said[1:2]]
        said = [words for law, words in _WHY_BACK.items() if law == ruling.grounds.cite] + said
    return " ".join(said)


_WHY_BACK = {
    "11A": "The right to a rectification has been lost.",
    "43B3": "Dummy, who had broken the rules himself, was the first to point it out: it is not put right now.",
    "47E1": "An opponent had said wrongly whose turn it was: there is no rectification.",
    "81C5": "The director has waived the rectification.",
}
"""Why a card goes back without a rectification."""


def _last_played(verdict: Verdict) -> k.Status | None:
    played = [status for status in verdict.cards.values() if status.status in ("played", "quitted")]
    return max(reversed(played), key=_newest, default=None)


def _newest_ruling(verdict: Verdict) -> k.Finding | None:
    """The weightiest ruling on the newest action that has one; else what is left to the director."""

    def weight(finding: k.Finding) -> tuple[int, int]:
        return _came_up(finding, verdict), _rank(finding, verdict)

    rulings = [finding for finding in verdict.findings if _rank(finding, verdict) and not _overtaken(finding, verdict)]
    firm = [finding for finding in rulings if _rank(finding, verdict) > _WEIGHED]
    return max(firm or rulings, key=weight, default=None)


def _rank(finding: k.Finding, verdict: Verdict) -> int:
    """How much a finding is a ruling; 0: it is none."""
    match finding:
        case k.Transfer() if finding.provisional:
            return 0
        case k.ClaimState() | k.Transfer():
            return 8
        case k.Duty():
            return 7 if _of_a_choice(finding) and finding in verdict.duties else 0
        case k.MustWithdraw():
            return 6 if finding in verdict.must_withdraw else 0
        case k.Status():
            return _rank_of_a_card(finding)
        case k.Irregularity(kind="incomplete call"):
            return 0  # the card that the words come to is what counts
        case k.Revoke():
            return 4  # what becomes of it says more than that suit was not followed
        case k.Irregularity():
            return 3
        case k.NotModelled() | k.Judgement():
            return _WEIGHED
    return 0


_WEIGHED = 1
"""The rank of what is left to the director: said first only where the program rules nothing itself."""


def _of_a_choice(duty: k.Duty) -> bool:
    """Whether somebody has chosen that a player must or may not do this."""
    return any(isinstance(earlier, k.Option) for earlier in duty.grounds.findings)


def _rank_of_a_card(status: k.Status) -> int:
    if status.status == "exposed" and status.provisional:
        return 2
    if status.status == "exposed" and status.grounds.cite == "68C":
        return 0  # the claim is what counts, not the cards that are shown with it
    return 5 if status.status not in ("played", "quitted") or _stands(status) else 0


def _stands(status: k.Status) -> bool:
    """A card that stays played although something about it was not in order."""
    stays = any(isinstance(earlier, k.Irregularity) for earlier in status.grounds.findings)
    return stays or status.grounds.cite.startswith("52B1")


def _came_up(ruling: k.Finding, verdict: Verdict) -> int:
    """The action by which a ruling is on everybody's mind: its own, or that which drew attention to it or shows it."""
    faults = ruling.grounds.findings if isinstance(ruling, k.Revoke) else ()
    return max(_newest(ruling), verdict.noticed_of(ruling) or 0, *map(_newest, faults))


def _newest(finding: k.Finding) -> int:
    return max(finding.grounds.actions, default=0)


def _overtaken(finding: k.Finding, verdict: Verdict) -> bool:
    """Whether a status said of a card has given way to another since: the one that counts is told."""
    now = verdict.cards.get((finding.owner, finding.card)) if isinstance(finding, k.Status) else None
    return now is not None and isinstance(finding, k.Status) and now.status not in (finding.status, "quitted")


def _ruled(ruling: k.Finding, verdict: Verdict) -> str:
    played = isinstance(ruling, k.Status) and ruling.status in ("played", "quitted")
    unable = (duty for duty in verdict.duties if duty.grounds.cite == "59" and ruling in duty.grounds.findings)
    if isinstance(ruling, k.Duty):
        return text(next(unable, ruling))
    return _played(ruling, verdict) if isinstance(ruling, k.Status) and played else text(ruling)


def _played(status: k.Status, verdict: Verdict) -> str:
    """The card played last, and whether it may go back where that is in doubt: held, named or changed (45C, 47F)."""
    for right in verdict.may_withdraw:
        if right.card is status.card and right.seat is status.owner:
            return f"{text(status)} It {text(right).removeprefix(owned(right.seat, right.card)).strip()}"
    doubtful = status.grounds.cite.startswith(("45C", "47F")) and status.owner is not verdict.dummy
    return f"{text(status)} It may not go back." if doubtful else text(status)


# What goes along with it


def _along(ruling: k.Finding, verdict: Verdict) -> Iterator[str]:
    """What follows from a ruling: cards that move, what is played instead, who must or may do what."""
    if isinstance(ruling, k.NotModelled | k.Judgement | k.Transfer | k.ClaimState):
        return
    yield from _kept(ruling, verdict)
    linked = [f for f in _in_force(verdict) if f is not ruling and _linked(f, ruling)]
    for kind in (k.Roles, k.Deemed, k.MustWithdraw, k.Status):
        yield from (text(finding) for finding in linked if isinstance(finding, kind))
    yield from _duties([finding for finding in linked if isinstance(finding, k.Duty)], verdict.declarer)
    yield from (text(finding) for finding in linked if isinstance(finding, k.MayWithdraw))


def _duties(duties: list[k.Duty], declarer: Seat) -> Iterator[str]:
    """What players must and may not do; of several penalty cards that are due declarer says which is played (51A)."""
    due = [duty for duty in duties if duty.grounds.cite == "50D1(a)" and duty.card is not None]
    for first in due[:1]:
        same = [d.card for d in due if d.card is not None and (d.seat, d.when) == (first.seat, first.when)]
        if len(same) > 1:
            cards = listed([the_card(card.name) for card in same], "or")
            when = WHEN.get(first.when or "", "")
            yield f"{first.seat.word} must play {cards} {when}; {declarer.word} says which."
            duties = [duty for duty in duties if duty not in due]
    yield from map(text, duties)


def _kept(ruling: k.Finding, verdict: Verdict) -> Iterator[str]:
    """What counts where a card has been put down, or taken back, in its place; who plays which hand from now on."""
    match ruling:
        case k.MustWithdraw() if ruling.grounds.cite.startswith(("45D", "47F2")):
            tricks = (verdict.trick, *verdict.past_tricks)
            mine = [card for trick in tricks for seat, card in trick.cards if seat is ruling.seat]
            status = verdict.cards.get((ruling.seat, mine[0])) if mine else None
            if status is not None and status.status == "played":
                yield text(status)
        case k.Revoke():
            yield from (text(finding) for finding in verdict.findings if isinstance(finding, k.Transfer))
        case k.Irregularity(kind="change without right", card=card) if card is not None:
            for seat in (ruling.seat, verdict.dummy):
                status = verdict.cards.get((seat, card))
                if status is not None and status.status in ("played", "quitted"):
                    yield f"{owned(seat, card)} stays played."
        case k.Status() if ruling.grounds.cite.startswith(("54A", "54C")):
            yield f"{verdict.declarer.word} is declarer and {verdict.dummy.word} is dummy."


def _in_force(verdict: Verdict) -> Iterator[k.Finding]:
    """What holds now of players and of cards that are told of with a ruling."""
    yield from (finding for finding in verdict.findings if isinstance(finding, k.Roles | k.Deemed))
    yield from (step for step in verdict.must_withdraw if not step.provisional)
    yield from (status for status in verdict.cards.values() if status.status in ("played", *k.PENALTY))
    yield from (duty for duty in verdict.duties if not _goes_without_saying(duty, verdict))
    yield from (right for right in verdict.may_withdraw if not right.provisional)


def _goes_without_saying(duty: k.Duty, verdict: Verdict) -> bool:
    """What every penalty card asks of its owner, and is said of the card; to lay a card there that counts as played."""
    status = verdict.cards.get((duty.seat, duty.card)) if duty.card is not None else None
    if status is not None and status.status == "played":
        return True
    later = duty.grounds.cite.startswith(("50C", "50D1")) and duty.when in (None, "first legal turn")
    return later or (duty.grounds.cite == "57D" and duty.when == "own turn")


def _linked(finding: k.Finding, ruling: k.Finding) -> bool:
    """Whether something follows from the same fault or choice as a ruling, or was settled with it."""
    if isinstance(finding, k.Status):
        return _of_the_same_hand(finding, ruling)
    if isinstance(finding, k.Deemed):
        return isinstance(ruling, k.Status) and (finding.owner, finding.card) == (ruling.owner, ruling.card)
    return bool(_roots(finding) & _roots(ruling))


def _of_the_same_hand(status: k.Status, ruling: k.Finding) -> bool:
    """A card that leaves a trick as a penalty card, or the one that is played in place of the card ruled on."""
    match ruling:
        case k.MustWithdraw(seat=owner, card=card):
            back = True
        case k.Status(owner=owner, card=card, status=word):
            back = word in ("in hand", "withdrawn") and not ruling.grounds.cite.startswith("45D2")
        case _:
            return False
    if status.owner is not owner:
        return False
    if status.card is card:
        return status.status in k.PENALTY
    return back and status.status == "played" and _newest(status) == _newest(ruling) > 0


def _roots(finding: k.Finding) -> set[tuple[str, str, int]]:
    """The faults, choices and cards of penalty that a finding comes from."""
    roots: set[tuple[str, str, int]] = set()
    match finding:
        case k.Irregularity() | k.Revoke():
            roots.add(("fault", finding.seat.value, finding.action))
        case k.Option():
            roots.add(("choice", finding.id, 0))
        case k.Status() if finding.status in k.PENALTY:
            roots.add((finding.owner.value, finding.card.name, 0))
    return roots.union(*map(_roots, finding.grounds.findings))
