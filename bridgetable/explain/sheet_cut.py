"""Making a ruling sheet fit its page: what matters least goes first, and the sheet says what is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby

from bridgetable.explain.sheet import HappenedStep, Offer, QuotedParagraph, Sheet, SheetItem, in_law_order
from bridgetable.messages import cite_words, listed, say
from bridgetable.value import value

LONGEST = 150
"""A sentence of more letters than this is cut on a page that is too full."""


@value
class _Room:
    """How much of each part there is room for; `beginning` and `end` are of what happened."""

    asides: bool = True
    whole_gists: bool = True
    paragraphs: int = 12
    beginning: int = 1000
    end: int = 1000
    ruled: int = 1000
    facts: int = 1000
    follows: int = 1000
    offers: int = 1000
    longest: int = 1_000_000


_ROOMS = (
    _Room(),
    _Room(paragraphs=9),
    _Room(asides=False, paragraphs=9),
    _Room(asides=False, paragraphs=7, whole_gists=False),
    _Room(asides=False, paragraphs=5, whole_gists=False, beginning=5, end=10),
    _Room(False, False, 5, 3, 7, 10, follows=10, offers=4),
    _Room(False, False, 5, 2, 5, 8, facts=6, follows=8, offers=3, longest=300),
    _Room(False, False, 4, 2, 4, 5, facts=4, follows=6, offers=2, longest=LONGEST),
    _Room(False, False, 3, 1, 3, 3, facts=3, follows=4, offers=1, longest=LONGEST),
)
"""From everything to what must stand on any sheet."""


def fitted(sheet: Sheet, fits: Callable[[Sheet], bool]) -> Sheet:
    """The sheet with as much as `fits`; at the last the shortest there is, whether it fits or not."""
    cut = sheet
    for room in _ROOMS:
        cut = _cut(sheet, room)
        if fits(cut):
            break
    return cut


def whole(sheet: Sheet) -> Sheet:
    """The sheet with everything that a page has room for at best."""
    return _cut(sheet, _ROOMS[0])


def _cut(sheet: Sheet, room: _Room) -> Sheet:
    happened = _steps_cut(sheet.happened, room)
    follows = [item for item in sheet.follows if room.asides or not item.aside][: room.follows]
    paragraphs = sheet.paragraphs[: room.paragraphs]
    short = replace(
        sheet,
        title=_short(sheet.title, room.longest),
        happened=tuple(replace(step, words=_short(step.words, room.longest)) for step in happened),
        facts=tuple(_shorter(item, room.longest) for item in sheet.facts[: room.facts]),
        wrong=tuple(_shorter(item, room.longest) for item in sheet.wrong[: room.follows]),
        follows=tuple(_shorter(item, room.longest) for item in follows),
        offers=tuple(_offer_cut(offer, room.longest) for offer in sheet.offers[-room.offers :]),
        paragraphs=in_law_order(_gist(paragraph, room.whole_gists) for paragraph in paragraphs),
    )
    return replace(short, left_out=tuple(_left_out(sheet, short, paragraphs)))


def _steps_cut(steps: tuple[HappenedStep, ...], room: _Room) -> tuple[HappenedStep, ...]:
    """The beginning, the end, and between them what the director rules on; a step 0 for what is left out there."""
    between = steps[room.beginning : len(steps) - room.end]
    ruled = [step for step in between if step.ruled][-room.ruled :]
    kept = {step.number for step in ruled}
    shown: list[HappenedStep] = []
    for left_out, some in groupby(steps, lambda step: step in between and step.number not in kept):
        alike = list(some)
        shown += [HappenedStep(0, _from_to(alike[0].number, alike[-1].number))] if left_out else alike
    return tuple(shown)


def _from_to(first: int, last: int) -> str:
    return say("sheet-steps-left-out", first=first, last=last if last > first else None)


def _short(words: str, longest: int) -> str:
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}…"


def _shorter(item: SheetItem, longest: int) -> SheetItem:
    return replace(item, words=_short(item.words, longest))


def _offer_cut(offer: Offer, longest: int) -> Offer:
    return replace(offer, how=_short(offer.how, longest))


def _gist(paragraph: QuotedParagraph, whole: bool) -> QuotedParagraph:
    if whole:
        return paragraph
    first, stop, _ = paragraph.gist.partition(". ")
    return replace(paragraph, gist=first + stop.strip())


def _left_out(sheet: Sheet, short: Sheet, kept: tuple[QuotedParagraph, ...]) -> Iterator[str]:
    """What the sheet does not tell, in the order of its parts."""
    gone = [step.words for step in short.happened if step.number == 0]
    if gone:
        several = len(sheet.happened) - len(short.happened) + len(gone) > 1
        yield say("sheet-left-out-actions", several=several, which=listed(gone, "comma"))
    for what, before, after in (
        ("facts", sheet.facts, short.facts),
        ("irregularities", sheet.wrong, short.wrong),
        ("consequences", sheet.follows, short.follows),
        ("earlier-choices", sheet.offers, short.offers),
    ):
        if count := len(before) - len(after):
            yield say(f"sheet-left-out-{what}", count=count)
    cites = [paragraph.cite for paragraph in in_law_order(sheet.paragraphs) if paragraph not in kept]
    if cites:
        yield say("sheet-left-out-texts", cites=cite_words(listed(cites, "comma")))
