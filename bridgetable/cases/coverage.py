"""The coverage page: what the program works out of each law, what it leaves to the director, and what it cannot do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from bridgetable.cases.catalogue import PLAY, CatalogueEntry, share_computed, status_word
from bridgetable.editions import EDITIONS
from bridgetable.lawtexts import STATUSES, law_order, law_text
from bridgetable.messages import cite_words, say, slug

COVERAGE = "coverage"
"""The name of the page among the pages of the help."""

_SIGNS: dict[str, str] = {"computed": "●", "judgement": "◐", "reference only": "○", "not modelled": "✕"}
_YEARS = " | ".join(map(str, EDITIONS))
_RULE = "---|" * len(EDITIONS)
"""A column for each edition."""
_SHOWN = 4
"""So many cases are named for one paragraph; the rest are counted."""


def coverage_page(entries: Iterable[CatalogueEntry]) -> str:
    """The page as Markdown: a summary, what is not handled, then every law paragraph by paragraph."""
    entries = list(entries)
    return "\n".join([*_summary(entries), "", *_missing(entries), "", *_law_lines(entries)])


def _summary(entries: list[CatalogueEntry]) -> Iterator[str]:
    yield say("check-coverage-title")
    yield ""
    yield say("check-coverage-about")
    yield ""
    yield say("check-coverage-statuses", years=_YEARS)
    yield f"|---|---|{_RULE}---|"
    counts = Counter((entry.edition, entry.status) for entry in entries)
    for status in STATUSES:
        numbers = " | ".join(str(counts[year, status]) for year in EDITIONS)
        meaning = say(f"check-coverage-status-{slug(status)}")
        yield f"| {_SIGNS[status]} | **{status_word(status)}** | {numbers} | {meaning} |"
    yield ""
    for edition in EDITIONS:
        computed, rules = share_computed(entries, edition)
        yield say(
            "check-coverage-share",
            edition=str(edition),
            rules=rules,
            first=PLAY[0],
            last=PLAY[-1],
            computed=computed,
            share=f"{computed / rules:.0%}",
        )


def _missing(entries: list[CatalogueEntry]) -> Iterator[str]:
    yield say("check-coverage-not-handled")
    yield ""
    for edition in EDITIONS:
        ids = [entry.id for entry in entries if entry.status == "not modelled" and entry.edition == edition]
        yield f"- **{edition}**: {cite_words(', '.join(ids)) or say('check-nothing')}"


def _law_lines(entries: list[CatalogueEntry]) -> Iterator[str]:
    for law, group in groupby(entries, key=lambda entry: law_order(entry.id)[0]):
        yield say("check-coverage-law", law=law, title=_title(law))
        yield ""
        yield say("check-coverage-paragraphs", years=_YEARS)
        yield f"|---|{_RULE}---|---|---|"
        for cite, both in groupby(group, key=lambda entry: entry.id):
            yield _row(cite, {entry.edition: entry for entry in both})
        yield ""


def _title(law: int) -> str:
    """The title of a law; both where the number has passed to another subject."""
    texts = (law_text(str(law), edition) for edition in EDITIONS)
    return " / ".join(dict.fromkeys(text.title for text in texts if text is not None))


def _row(cite: str, editions: dict[int, CatalogueEntry]) -> str:
    signs = " | ".join(_sign(editions.get(year)) for year in EDITIONS)
    functions = dict.fromkeys(entry.function for entry in editions.values() if entry.function)
    names = ", ".join(name.rpartition(".")[2] for line in functions for name in line.split(", "))
    decides = _first_ids(case for entry in editions.values() for case in entry.decides)
    fails = _first_ids(case for entry in editions.values() for case in entry.fails)
    return f"| **{cite_words(cite)}** | {signs} | {names or '–'} | {decides} | {fails} |"


def _sign(entry: CatalogueEntry | None) -> str:
    """The sign and the word of a status; a dash where the edition has no such paragraph."""
    return "–" if entry is None else f"{_SIGNS[entry.status]} {status_word(entry.status)}"


def _first_ids(cases: Iterable[str]) -> str:
    ids = list(dict.fromkeys(cases))
    shown = ", ".join(ids[:_SHOWN]) or "–"
    return say("check-coverage-and-more", cases=shown, count=len(ids) - _SHOWN) if len(ids) > _SHOWN else shown
