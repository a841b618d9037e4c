"""What double dummy comes to, in lines of text and as data for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgetable.equity.answer import EquityOf
from bridgetable.equity.damage import ClaimTooHigh, RevokeDamage
from bridgetable.equity.moments import CardsWorth, MomentWorth
from bridgetable.equity.position import NotSolvable
from bridgetable.messages import cite_words, listed, say

Data = dict[str, Any]


# In sentences, for the command and the window


def to_play_told(worth: MomentWorth) -> str:
    """Who is to play, and which tricks the numbers count."""
    return say("equity-to-play", seat=worth.seat, side=worth.seat.side, counted=worth.counted)


def cards_told(of: CardsWorth) -> str:
    """The cards, one after the other."""
    return listed([say("equity-card", card=card) for card in of.cards], "comma")


def best_told(worth: MomentWorth) -> str:
    """The best card, and beside it the best that may be played: the price of what the law bars."""
    best, allowed = worth.in_all(worth.best), worth.in_all(worth.best_allowed)
    return say("equity-best", best=best) if best == allowed else say("equity-best-allowed", best=best, allowed=allowed)


def damage_told(equity: EquityOf) -> Iterator[tuple[str, str]]:
    """What is said of revokes and of a claim, each with the paragraph under which it is weighed, if there is one."""
    for damage in equity.revokes:
        yield _revoke_told(damage), damage.cite
    if equity.claim is not None:
        yield _claim_told(equity.claim), ""


def _revoke_told(damage: RevokeDamage) -> str:
    """The four numbers of 64C, or why one of them is not known."""
    if isinstance(damage.without, NotSolvable):
        return say("equity-revoke-unknown", why=damage.without.told)
    if damage.taken is None or damage.given is None or damage.short is None:
        return say("equity-revoke-not-yet", side=damage.side, without=damage.without)
    return say(
        "equity-revoke",
        side=damage.side,
        taken=damage.taken,
        given=damage.given,
        without=damage.without,
        short=max(0, damage.short),
    )


def _claim_told(claim: ClaimTooHigh) -> str:
    return say("equity-claim-too-high", side=claim.side, claimed=claim.claimed, most=claim.most)


# In lines of text


def lines_of(equity: EquityOf) -> Iterator[str]:
    """What double dummy says, line by line; first of all that it sees what no player does."""
    yield say("equity-in-sight", edition=str(equity.edition))
    if isinstance(equity.now, NotSolvable):
        yield equity.now.told
    else:
        yield say("equity-now", after=equity.now.after, told=to_play_told(equity.now))
        yield from _moment_lines(equity.now)
    for fault, worth in equity.without:
        if isinstance(worth, MomentWorth):
            yield say("equity-without", action=fault.action, told=to_play_told(worth))
            yield from _moment_lines(worth)
    for told, cite in damage_told(equity):
        yield say("equity-cited", told=told, cite=cite_words(cite)) if cite else told


def in_short(equity: EquityOf) -> str:
    """The same in a line: what is best now, or why that is not known, and what is said of revokes and of a claim."""
    now = equity.now
    told = (
        now.told
        if isinstance(now, NotSolvable)
        else say("equity-in-short", told=to_play_told(now), best=best_told(now))
    )
    return " ".join((told, *(damage for damage, _ in damage_told(equity))))


def _moment_lines(worth: MomentWorth) -> Iterator[str]:
    for each in worth.cards:
        yield "  " + _cards_line(each, worth.in_all(each.tricks))
    if worth.best_allowed < worth.best:
        yield "  " + best_told(worth)
    if worth.later:
        yield "  " + say("equity-later")


def _cards_line(each: CardsWorth, tricks: int) -> str:
    cards = cards_told(each)
    if each.barred:
        return say("equity-cards-barred", cards=cards, tricks=tricks, cite=cite_words(each.barred))
    if each.demanded:
        return say("equity-cards-demanded", cards=cards, tricks=tricks, cite=cite_words(each.demanded))
    return say("equity-cards", cards=cards, tricks=tricks)


# As data


def data_of(equity: EquityOf) -> Data:
    """What double dummy says, as data for other programs."""
    without = [{"action": fault.action} | _moment_data(worth) for fault, worth in equity.without]
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
