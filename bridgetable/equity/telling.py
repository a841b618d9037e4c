"""What double dummy comes to, in lines of text and as data for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgetable.equity.damage import ClaimTooHigh, RevokeDamage, claim_too_high, revoke_damage
from bridgetable.equity.moments import CardsWorth, MomentWorth, worth_after, worth_without
from bridgetable.equity.position import NotSolvable
from bridgetable.judge import judge
from bridgetable.messages import listed, say
from bridgetable.table.record import Record
from bridgetable.value import value

Data = dict[str, Any]


@value
class EquityOf:
    """What double dummy says after so many actions: `now`, `without` each irregularity of the play, and of damage.

    Of each irregularity the number of its action comes first.
    """

    edition: int
    now: MomentWorth | NotSolvable
    without: tuple[tuple[int, MomentWorth | NotSolvable], ...]
    revokes: tuple[RevokeDamage, ...]
    claim: ClaimTooHigh | None

    @property
    def answered(self) -> bool:
        """Whether there is a number of now, or of a moment without an irregularity."""
        return any(isinstance(each, MomentWorth) for each in (self.now, *(worth for _, worth in self.without)))


def equity_of(record: Record, edition: int, after: int) -> EquityOf:
    """All that double dummy says of a record after so many actions."""
    then = record.upto(after)
    faults = {fault.action: fault.seat for fault in judge(then, edition).irregularities if not fault.call}
    without = tuple((action, worth_without(then, edition, action, seat)) for action, seat in sorted(faults.items()))
    return EquityOf(
        edition,
        worth_after(then, edition, after),
        without,
        revoke_damage(then, edition),
        claim_too_high(then, edition),
    )


# In lines of text


def lines_of(equity: EquityOf) -> Iterator[str]:
    """What double dummy says, line by line; first of all that it sees what no player does."""
    yield say("equity-in-sight", edition=str(equity.edition))
    if isinstance(equity.now, NotSolvable):
        yield equity.now.told
    else:
        yield from _moment_lines(equity.now, say("equity-now", after=equity.now.after))
    for action, worth in equity.without:
        if isinstance(worth, MomentWorth):
            yield from _moment_lines(worth, say("equity-without", action=action))
    yield from map(_damage_line, equity.revokes)
    if equity.claim is not None:
        too_high = equity.claim
        yield say("equity-claim-too-high", side=too_high.side, claimed=too_high.claimed, most=too_high.most)


def _moment_lines(worth: MomentWorth, when: str) -> Iterator[str]:
    counted = "to-come" if worth.won is None else "in-all"
    yield say("equity-to-play", when=when, seat=worth.seat, side=worth.seat.side, counted=counted)
    for each in worth.cards:
        yield "  " + _cards_line(each, worth.in_all(each.tricks))
    if worth.best_allowed < worth.best:
        best, allowed = worth.in_all(worth.best), worth.in_all(worth.best_allowed)
        yield "  " + say("equity-best-allowed", best=best, allowed=allowed)
    if worth.later:
        yield "  " + say("equity-later")


def _cards_line(each: CardsWorth, tricks: int) -> str:
    cards = listed([say("equity-card", card=card) for card in each.cards], "comma")
    if each.barred:
        return say("equity-cards-barred", cards=cards, tricks=tricks, cite=each.barred)
    if each.demanded:
        return say("equity-cards-demanded", cards=cards, tricks=tricks, cite=each.demanded)
    return say("equity-cards", cards=cards, tricks=tricks)


def _damage_line(damage: RevokeDamage) -> str:
    if isinstance(damage.without, NotSolvable):
        return damage.without.told
    if damage.taken is None or damage.given is None or damage.short is None:
        return say("equity-revoke-no-tricks", side=damage.side, without=damage.without, cite=damage.cite)
    return say(
        "equity-revoke",
        side=damage.side,
        cite=damage.cite,
        taken=damage.taken,
        given=damage.given,
        without=damage.without,
        short=max(0, damage.short),
    )


# As data


def data_of(equity: EquityOf) -> Data:
    """What double dummy says, as data for other programs."""
    without = [{"action": action} | _moment_data(worth) for action, worth in equity.without]
    claim = equity.claim
    return {
        "edition": equity.edition,
        "now": _moment_data(equity.now),
        "without": without,
        "revokes": [_damage_data(each) for each in equity.revokes],
        "claim": None
        if claim is None
        else {"action": claim.action, "side": claim.side.value, "claimed": claim.claimed, "most": claim.most},
    }


def _moment_data(worth: MomentWorth | NotSolvable) -> Data:
    if isinstance(worth, NotSolvable):
        return {"why": worth.told}
    return {
        "after": worth.after,
        "seat": worth.seat.value,
        "won": worth.won,
        "best": worth.best,
        "best_allowed": worth.best_allowed,
        "later": worth.later,
        "cards": [
            {"cards": [card.name for card in each.cards], "tricks": each.tricks}
            | {key: cite for key, cite in (("barred", each.barred), ("demanded", each.demanded)) if cite}
            for each in worth.cards
        ],
    }


def _damage_data(damage: RevokeDamage) -> Data:
    without = damage.without
    return {
        "side": damage.side.value,
        "cite": damage.cite,
        "action": damage.action,
        "taken": damage.taken,
        "given": damage.given,
        "without": {"why": without.told} if isinstance(without, NotSolvable) else without,
    }
