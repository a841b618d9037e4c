"""The paragraph that decides, typed or picked, and what the other edition says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.editions import other
from bridgetable.explain.compare import differs
from bridgetable.explain.headlines import headline
from bridgetable.findings.verdict import Verdict
from bridgetable.lawbook.numbers import book, counterpart, in_edition, nearest
from bridgetable.lawbook.search import number_in
from bridgetable.messages import cite_words, say
from bridgetable.practice.near_misses import BID_ON, ON, rivals, ruling, says
from bridgetable.practice.problem import OfferedAnswer, Part
from bridgetable.practice.situation import OFFERED, Situation

_EVERY_CARD = ("44", "45A", "45B")
"""What every card is played by: nothing is decided by it."""
_GIVEN = re.compile(r"^\d")


def deciding(verdict: Verdict, edition: int) -> str | None:
    """The paragraph of the ruling, or the nearest above it that has a text."""
    cite = headline(verdict).cite
    return nearest(cite, edition) if _GIVEN.match(cite) and ":" not in cite else None


def paragraph(at: Situation) -> Iterator[Part]:
    """Which paragraph decides, among its neighbours."""
    cite = deciding(at.here, at.edition)
    if cite in (None, *_EVERY_CARD):
        return
    texts = book(at.edition)
    near = [deciding(each, each.edition) for each in at.others]
    here = [in_edition(each, year.edition, at.edition) for each, year in zip(near, at.others, strict=True) if each]
    order = list(texts)
    around = sorted(order, key=lambda each: abs(order.index(each) - order.index(cite)))
    wrong = [each for each in (*here, *around) if each is not None and not _kin(each, cite)]
    answers = at.one_of(_with_its_title(cite, at.edition), (_with_its_title(each, at.edition) for each in wrong))
    asked = say("asked-which-paragraph")
    yield Part("paragraph", "paragraph", asked, answers, frozenset({cite}), typed=True)


def _kin(one: str, two: str) -> bool:
    """Whether one of two paragraphs stands under the other."""
    return one.startswith(two) or two.startswith(one)


def _with_its_title(cite: str, edition: int) -> OfferedAnswer:
    return OfferedAnswer(cite, f"{cite_words(cite)}  {book(edition)[cite].title}")


def understood(typed: str, edition: int) -> str | None:
    """The paragraph that was typed, as `52B1`, `law 52` or `52 b 1 a`; None if it is none of this edition."""
    number = number_in(typed)
    found = (each for each in book(edition) if re.sub(r"[\s()]", "", each).casefold() == number)
    return next(found, None)


def from_other_book(typed: str, edition: int) -> str | None:
    """What a number typed from the other edition is called in this one."""
    there = understood(typed, other(edition))
    text = counterpart(there, other(edition)) if there is not None else None
    return text.id if text is not None else None


def other_edition(at: Situation) -> Iterator[Part]:
    """Whether the other edition rules the same, and else how; nothing where the difference is not in the ruling."""
    year = other(at.edition)
    there = next(each for each in at.others if each.edition == year)
    theirs = ruling(there)
    alike = not differs(at.here, there)
    if not alike and (theirs.key in says(at.here) or at.said.key in says(there)):
        return
    same = OfferedAnswer("same", say("asked-edition-same", ruling=at.said.within))
    told = says(there)
    near = [each for each in rivals(at.said, at.here, headline(at.here).finding) if each.key not in told]
    near = [each for each in near if each not in (ON, BID_ON)]
    wrong = [OfferedAnswer(each.key, say("asked-edition-differs", ruling=each.within)) for each in near]
    right = same if alike else OfferedAnswer(theirs.key, say("asked-edition-differs", ruling=theirs.within))
    answers = at.one_of(right, wrong[: OFFERED - 1] if alike else [same, *wrong])
    yield Part("edition", "paragraph", say("asked-how-other-edition", year=str(year)), answers, frozenset({right.id}))
