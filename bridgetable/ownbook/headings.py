"""Where each law of a book begins.

“Law 45” stands in a book many times: in the table of contents, as a running title, in other laws that refer to it, and
once as the heading. Every line that could be the heading is weighed by its looks and by how much text follows it; the
headings are the heaviest row of such lines in which the numbers rise.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from bridgetable.named import NamedTuple
from bridgetable.ownbook.body import PrintedLine

WORDS = (
    *("law", "lag", "lov", "loi", "legge", "ley", "lei", "wet", "gesetz", "kanun", "prawo", "zákon", "zakon", "laki"),
    *("törvény", "lög", "νόμος", "νομος", "закон", "artikel", "article", "articolo", "artículo", "artigo", "art", "§"),
    *("paragraph", "paragraf", "przepis", "regel", "spelregel", "sääntö", "pykälä", "άρθρο", "pravidlo", "člen"),
)
"""What a law is called in the printings of many countries; a book that calls it otherwise is listened to."""

HIGHEST = 99
FEWEST = 5
"""A book with fewer laws than this is no law book, or calls them by another word."""

_LEARNT = re.compile(r"([^\W\d_]{2,14})\.?\s+(\d{1,2})\b")
_ENOUGH = 150
"""With so many letters after it, a heading has all the text it needs."""


class Heading(NamedTuple):
    """The heading of a law: the line it stands in, the number, and what follows the number in that line."""

    at: int
    law: int
    rest: str
    weight: float = 0.0
    manner: str = ""
    """How it is written: “LAW #”, “Law # –” …"""


def headings(lines: Sequence[PrintedLine]) -> tuple[list[Heading], set[int]]:
    """The headings, in order, and the lines that only repeat them on top of a page."""
    candidates = _best_candidates(lines)
    chosen = _chain(_by_weight(candidates, lines))
    begins = {heading.law: heading.at for heading in chosen}
    repeats = {
        c.at for c in candidates if lines[c.at].edge and c.law in begins and c.at > begins[c.law] and len(c.rest) < 60
    }
    return chosen, repeats - set(begins.values())


def _best_candidates(lines: Sequence[PrintedLine]) -> list[Heading]:
    """Candidates by the usual words; failing these by a word the book itself numbers, failing that by bare numbers."""
    candidates = list(_headings_by_word(lines, "|".join(map(re.escape, WORDS))))
    if _how_many_laws(candidates) >= FEWEST:
        return candidates
    learnt = _learnt_word(lines)
    if learnt:
        return list(_headings_by_word(lines, re.escape(learnt)))
    return list(_headings_without_a_word(lines))


def _how_many_laws(candidates: Sequence[Heading]) -> int:
    return len({candidate.law for candidate in candidates})


def _headings_by_word(lines: Sequence[PrintedLine], words: str) -> Iterator[Heading]:
    """Lines that begin with a word for law and a number, in either order; the number may stand in the next line."""
    before = re.compile(rf"(?:{words})\s*\.?\s*(?:n[ro]?[.°º]\s*)?(\d{{1,2}})(?!\d|\s*[,/–-]\s*\d)(.*)", re.IGNORECASE)
    after = re.compile(rf"(\d{{1,2}})\s*\.?\s*(?:{words})(?!\w)(.*)", re.IGNORECASE)
    alone = re.compile(rf"(?:{words})", re.IGNORECASE)
    for at, line in enumerate(lines):
        found = before.match(line.text) or after.match(line.text)
        if found and 0 < int(found[1]) <= HIGHEST:
            manner = f"{line.text[: found.start(2)]} {found[2].strip()[:1]}"
            manner = re.sub(r"\d+", "#", re.sub(r"(?<= )[^\W\d_]$", "x", manner))
            yield Heading(at, int(found[1]), found[2].strip(), _looks(line.text, found[2]), manner)
        elif alone.fullmatch(line.text) and at + 1 < len(lines) and re.fullmatch(r"\d{1,2}", lines[at + 1].text):
            yield Heading(at + 1, int(lines[at + 1].text), "", _looks(line.text, ""))


def _learnt_word(lines: Sequence[PrintedLine]) -> str | None:
    """The word that this book puts before the greatest number of different numbers, at the beginning of lines."""
    numbers: dict[str, set[str]] = defaultdict(set)
    for line in lines:
        found = _LEARNT.match(line.text)
        if found:
            numbers[found[1].casefold()].add(found[2])
    word = max(numbers, key=lambda word: len(numbers[word]), default=None)
    return word if word is not None and len(numbers[word]) >= 2 * FEWEST else None


def _headings_without_a_word(lines: Sequence[PrintedLine]) -> Iterator[Heading]:
    """“45. When a card is played” and “45 – When …” where no word is used at all."""
    title = re.compile(r"(\d{1,2})\s*[.:–—-]?\s+([^\W\d_][^.;]{2,70})")
    for at, line in enumerate(lines):
        found = title.fullmatch(line.text)
        if found and found[2][0].isupper():
            yield Heading(at, int(found[1]), found[2], 2.0 if found[2].isupper() else 1.0)


def _looks(text: str, rest: str) -> float:
    """How much a line looks like a heading: short, in capitals, with a dash or a title after the number."""
    title = rest.strip()
    weight = 1.0 + 0.7 * text[:3].isupper()
    if not title:
        return weight + 1.5
    if re.match(r"[.:|–—-]\s*\S", title):
        weight += 1.2
    elif title[0].isupper():
        weight += 0.5
    else:
        weight *= 0.2
    if title[-1] in ".,;:":
        weight *= 0.5
    if len(title) > 80 or re.search(r"[. …]{3,}\s*\d+$", title):
        weight *= 0.2
    return weight


def _by_weight(candidates: Sequence[Heading], lines: Sequence[PrintedLine]) -> list[Heading]:
    """The candidates with the text that follows each up to one of another number in the scales.

    What repeats on top of the pages gives way to a heading of the same law elsewhere, if there is a fair one.
    """
    weighed = []
    following = len(lines)
    for number in range(len(candidates) - 1, -1, -1):
        candidate = candidates[number]
        if number + 1 < len(candidates) and candidates[number + 1].law != candidate.law:
            following = candidates[number + 1].at
        ahead = _letters(lines, candidate.at + 1, following)
        weighed.append(candidate._replace(weight=candidate.weight * (0.05 + ahead / _ENOUGH)))
    weighed.reverse()
    weighed = _in_the_manner_of_the_book(weighed, lines)
    running = _running(lines)
    fair: dict[int, float] = defaultdict(float)
    for candidate in weighed:
        if candidate.at not in running:
            fair[candidate.law] = max(fair[candidate.law], candidate.weight)
    return [
        c._replace(weight=0.4 * c.weight) if c.at in running and fair[c.law] > 0.5 * c.weight else c for c in weighed
    ]


def _in_the_manner_of_the_book(candidates: Sequence[Heading], lines: Sequence[PrintedLine]) -> list[Heading]:
    """Weight is taken from what is written otherwise than most headings, and from what carries on a sentence."""
    laws: dict[str, set[int]] = defaultdict(set)
    for candidate in candidates:
        laws[candidate.manner].add(candidate.law)
    most = max((len(numbers) for numbers in laws.values()), default=1)
    result = []
    for candidate in candidates:
        factor = 0.3 + 0.7 * len(laws[candidate.manner]) / most
        before = lines[candidate.at - 1].text if candidate.at else ""
        if before[-1:].islower() or before.endswith(","):
            factor *= 0.6
        result.append(candidate._replace(weight=candidate.weight * factor))
    return result


def _letters(lines: Sequence[PrintedLine], begin: int, end: int) -> int:
    """How many letters stand in the lines, as far as they matter."""
    letters = 0
    for line in lines[begin:end]:
        letters += len(line.text)
        if letters > _ENOUGH:
            return _ENOUGH
    return letters


def _running(lines: Sequence[PrintedLine]) -> set[int]:
    """The lines at the edge of a page that stand there again and again, whatever number is in them."""
    keys = {at: re.sub(r"\d+", "#", line.text.casefold()) for at, line in enumerate(lines) if line.edge}
    times = Counter(keys.values())
    return {at for at, key in keys.items() if times[key] > 1}


def _chain(candidates: Sequence[Heading]) -> list[Heading]:
    """The heaviest row of candidates in which each number is greater than the one before."""
    best: list[tuple[float, int | None]] = [(0.0, None)] * (HIGHEST + 1)  # by highest number: weight, last candidate
    before: list[int | None] = []
    for number, candidate in enumerate(candidates):
        weight, last = max(best[: candidate.law], key=lambda end: end[0])
        before.append(last)
        if weight + candidate.weight > best[candidate.law][0]:
            best[candidate.law] = (weight + candidate.weight, number)
    _, at = max(best, key=lambda end: end[0])
    row: list[Heading] = []
    while at is not None:
        row.append(candidates[at])
        at = before[at]
    return row[::-1]
