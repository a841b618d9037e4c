"""Which cases show a paragraph: those whose ruling stands on it, found file by file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from bridgetable.cases.case import ENGLISH, text_in
from bridgetable.cases.catalogue import cited
from bridgetable.cases.check import case_files
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.cases.translated import translated
from bridgetable.editions import EDITIONS
from bridgetable.resources import resource_path
from bridgetable.value import value


@value
class Shows:
    """A case of the library with its titles, and for each edition the paragraphs it shows at work."""

    path: Path
    titles: Mapping[str, str]
    cites: dict[int, tuple[str, ...]]

    def title_in(self, language: str) -> str:
        """The title in a language."""
        own = self.titles.get(language) or translated(self.path, self.path.stem, "title", language)
        return own or text_in(self.titles, language, ENGLISH)


def shown_by_cases(folder: Path | None = None) -> Iterator[Shows]:
    """The cases one after another, so that nobody has to wait for all; what cannot be read is left out."""
    for path in case_files(folder or resource_path("cases")):
        try:
            case = load(path)
        except (CaseErrors, OSError):
            continue
        yield Shows(path, case.title or {ENGLISH: case.id}, {year: tuple(cited(year, [case])[0]) for year in EDITIONS})
