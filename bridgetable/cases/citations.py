"""Citations as expectations write them, and when the grounds of a finding meet one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgetable.cases.problems import shown
from bridgetable.editions import EDITIONS, NO_PARAGRAPH, NUMBERED, number
from bridgetable.findings.kinds import Grounds
from bridgetable.lawtexts import law_order
from bridgetable.messages import say
from bridgetable.value import value


@value
class Citation:
    """A paragraph by the number it bears in each edition of `EDITIONS`; None where that edition has none."""

    of: tuple[str | None, ...]

    def in_edition(self, edition: int) -> str | None:
        """The paragraph of one edition, None if it has none.

        >>> read_citation("2017:57D").in_edition(2007) is None
        True
        """
        return self.of[EDITIONS.index(edition)]


def read_citation(text: str) -> Citation:
    """A citation: `45C4(b)` of both editions, `2017:57D` of one, `16D2 / 16C2` of each; `ValueError` for others.

    >>> read_citation("16D2 / 16C2").in_edition(2017)
    '16C2'
    """
    before, slash, now = text.partition("/")
    if slash:
        return _of({NUMBERED: _one(now.strip())}, _one(before.strip()))
    for edition in EDITIONS:
        if text.startswith(f"{edition}:"):
            paragraph = _one(text.removeprefix(f"{edition}:").strip())
            return _of({NUMBERED: None, edition: paragraph}, None)
    paragraph = _one(text.strip())
    return _of({NUMBERED: paragraph}, paragraph)


def _of(since: Mapping[int, str | None], before: str | None) -> Citation:
    """What each edition calls it: `before` the book of `NUMBERED`, then as written, and in later books as they do."""
    found = []
    for year in EDITIONS:
        if year in since:
            found.append(since[year])
        else:
            cite = since[NUMBERED] if year > NUMBERED else before
            found.append(number(cite, NUMBERED, year) if cite is not None and year > NUMBERED else cite)
    return Citation(tuple(found))


def _one(text: str) -> str | None:
    if text in (NO_PARAGRAPH, "-"):
        return None
    try:
        law_order(text)
    except ValueError:
        raise ValueError(say("casefile-no-citation", text=shown(text))) from None
    return text


def meets(paragraph: str, expected: str) -> bool:
    """Whether a finding by `paragraph` is what `expected` asks for: the same paragraph, or one below it.

    >>> meets("45C4(b)", "45C"), meets("45C", "45C4(b)")
    (True, False)
    """
    if not paragraph.startswith(expected):
        return False
    next_letter = paragraph[len(expected) : len(expected) + 1]
    return not (next_letter.isdigit() and expected[-1].isdigit())


def named(grounds: Grounds) -> Iterator[str]:
    """Every paragraph that grounds name: the deciding one, those it applies, and those of the findings it rests on."""
    for cite in (grounds.cite, *grounds.also):
        yield plain(cite)
    for finding in grounds.findings:
        yield from named(finding.grounds)


def plain(cite: str) -> str:
    """The paragraph without the edition in front of it.

    >>> plain("2017:57D")
    '57D'
    """
    return cite.partition(":")[2] or cite
