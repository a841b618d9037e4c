"""The catalogue: every paragraph of an edition, what the program does about it, and the cases that prove it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.judge import catalogue
from bridgetable.lawtexts import LawText, all_texts, law_order, parent
from bridgetable.messages import cite_words, say, slug
from bridgetable.resources import resource_path
from bridgetable.value import value


@value
class CatalogueEntry:
    """One paragraph of one edition.

    `function` is the code that computes it, None where none does; `decides` are the ids of cases that expect it by
    citation, `fails` of those that expect it not to apply; `reason` says why the status is not `computed`.
    """

    id: str
    edition: int
    status: str
    function: str | None
    decides: list[str]
    fails: list[str]
    reason: str | None


def catalogue_of(editions: Iterable[int]) -> list[CatalogueEntry]:
    """The paragraphs of the editions in law order, those with a text and those with code."""
    cases = [load(file) for file in case_files(resource_path("cases"))]
    entries = [entry for edition in editions for entry in _of_edition(edition, cases)]
    return sorted(entries, key=lambda entry: (law_order(entry.id), entry.edition))


def _of_edition(edition: int, cases: Iterable[Case]) -> Iterator[CatalogueEntry]:
    functions: dict[str, list[str]] = defaultdict(list)
    for paragraph in catalogue(edition):
        for cite in (paragraph.cite, *paragraph.decides):
            functions[cite].append(f"{paragraph.function.__module__}.{paragraph.function.__name__}")
    texts = {text.id: text for text in all_texts() if text.edition == edition}
    decides, fails = cited(edition, cases)
    for cite in texts.keys() | functions.keys():
        status = _status(texts.get(cite), computed=cite in functions)
        function = ", ".join(dict.fromkeys(functions[cite])) if cite in functions else None
        yield CatalogueEntry(cite, edition, status, function, decides[cite], fails[cite], _reason(status))


def _reason(status: str) -> str | None:
    """Why nothing follows from a paragraph alone; None where something does."""
    return None if status == "computed" else say(f"check-not-computed-{slug(status)}")


def _status(text: LawText | None, *, computed: bool) -> str:
    """The status in the law's own text; a paragraph with code and no text is computed."""
    return text.status if text is not None else "computed" if computed else "not modelled"


def cited(edition: int, cases: Iterable[Case]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """For each paragraph the cases that expect it, and those that forbid it, in one edition."""
    decides: dict[str, list[str]] = defaultdict(list)
    fails: dict[str, list[str]] = defaultdict(list)
    for case in cases:
        for expect in case.expected(edition):
            for wanted in expect.wanted:
                cite = wanted.citation.in_edition(edition) if wanted.citation else None
                cited = fails if wanted.forbidden and wanted.key == "cites" else decides
                if cite is not None and (cited is fails or not wanted.forbidden) and case.id not in cited[cite]:
                    cited[cite].append(case.id)
    return decides, fails


def law_lines(entries: Sequence[CatalogueEntry]) -> Iterator[str]:
    """The catalogue as lines: edition, paragraph, status, how many cases prove it; last the share that is computed."""
    for entry in entries:
        yield say(
            "check-paragraph-proof",
            edition=str(entry.edition),
            cite=f"{cite_words(entry.id):<14}",
            status=f"{status_word(entry.status):<15}",
            function=entry.function or "–",
            expect=len(entry.decides),
            forbid=len(entry.fails),
        )
    for edition in sorted({entry.edition for entry in entries}):
        computed, rules = share_computed(entries, edition)
        first, last, share = str(PLAY[0]), str(PLAY[-1]), f"{computed / rules:.0%}"
        yield say(
            "check-share-computed",
            edition=str(edition),
            first=first,
            last=last,
            computed=computed,
            rules=rules,
            share=share,
        )


def status_word(status: str) -> str:
    """The word for what the program does with a paragraph: computed, judgement, reference only, not modelled."""
    return say(f"check-status-{slug(status)}")


PLAY = range(41, 68)
"""The laws of the play of the cards, of which the share that is computed is told."""


def share_computed(entries: Iterable[CatalogueEntry], edition: int) -> tuple[int, int]:
    """How many rules of the laws of the play are computed, and how many there are.

    A rule is the smallest numbered unit, such as 45C4(b): a paragraph with others below it is only their heading.
    """
    own = [entry for entry in entries if entry.edition == edition and law_order(entry.id)[0] in PLAY]
    headings = {parent(entry.id) for entry in own}
    rules = [entry for entry in own if entry.id not in headings]
    return sum(entry.status == "computed" for entry in rules), max(1, len(rules))
