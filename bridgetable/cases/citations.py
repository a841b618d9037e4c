"""Citations as expectations write them, and when the grounds of a finding meet one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetable.cases.problems import shown
from bridgetable.editions import EDITIONS
from bridgetable.findings.kinds import Grounds
from bridgetable.lawtexts import law_order

NO_PARAGRAPH = "–"


@dataclass(frozen=True, slots=True)
class Citation:
    """A paragraph by the number it bears in each edition of `EDITIONS`; None where that edition has none."""

    of: tuple[str | None, str | None]

    def in_edition(self, edition: int) -> str | None:
        """The paragraph of one edition, None if it has none."""
        return self.of[EDITIONS.index(edition)]


def read_citation(text: str) -> Citation:
    """A citation: `45C4(b)` of both editions, `2017:57D` of one, `16D2 / 16C2` of each; `ValueError` for others."""
    parts = tuple(part.strip() for part in text.split("/"))
    if len(parts) == 2:
        return Citation((_one(parts[0]), _one(parts[1])))
    for number, edition in enumerate(EDITIONS):
        if text.startswith(f"{edition}:"):
            paragraph = _one(text.removeprefix(f"{edition}:").strip())
            return Citation((paragraph, None) if number == 0 else (None, paragraph))
    paragraph = _one(text.strip())
    return Citation((paragraph, paragraph))


def _one(text: str) -> str | None:
    if text in (NO_PARAGRAPH, "-"):
        return None
    try:
        law_order(text)
    except ValueError:
        raise ValueError(f"{shown(text)} is not a citation, as in 45C4(b), 2017:57D or 16D2 / 16C2") from None
    return text


def meets(paragraph: str, expected: str) -> bool:
    """Whether a finding by `paragraph` is what `expected` asks for: the same paragraph, or one below it."""
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
    """The paragraph without the edition in front of it."""
    return cite.partition(":")[2] or cite
