"""What of *What was it worth?* the director has put on the ruling sheet, in its lines. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.equity.moments import MomentWorth
from bridgetable.explain.sheet import SheetBlock, SheetItem
from bridgetable.explain.sheet_added import DirectorsScore
from bridgetable.messages import say, to_say
from bridgetable.ui.equity.reckoning import SideTold


def without_line(worth: MomentWorth, fault: str) -> SheetItem:
    """What the side to play took without an irregularity."""
    return SheetItem(
        say(
            "worth-sheet-without",
            fault=fault,
            side=worth.seat.side,
            tricks=worth.in_all(worth.best_allowed),
            counted=worth.counted,
        )
    )


def now_line(worth: MomentWorth) -> SheetItem:
    """What the side to play takes now, and what it would if no card of its hand were barred."""
    side, best, allowed = worth.seat.side, worth.in_all(worth.best), worth.in_all(worth.best_allowed)
    if best == allowed:
        return SheetItem(say("worth-sheet-now", side=side, tricks=allowed, counted=worth.counted))
    told = say("worth-sheet-now-barred", side=side, tricks=allowed, counted=worth.counted, best=best)
    return SheetItem(told, next(each.barred for each in worth.cards if each.barred))


def score_block(sides: Iterable[SideTold], judgement: str) -> SheetBlock:
    """The score of both sides with its arithmetic; above it what the director has typed about it."""
    return SheetBlock(say("worth-sheet-score"), tuple(map(SheetItem, _score_lines(sides, judgement))))


def _score_lines(sides: Iterable[SideTold], judgement: str) -> Iterator[str]:
    if judgement:
        yield say("worth-sheet-judgement", typed=judgement)
    for each in sides:
        yield each.change
        yield from each.lines


def assigned(sides: Iterable[SideTold], cite: str) -> DirectorsScore:
    """That the director has assigned a score, and what either side gets."""
    ns, ew = (each.gets for each in sides)
    return DirectorsScore(to_say("worth-sheet-assigned", ns=ns, ew=ew), cite)
