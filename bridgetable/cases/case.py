"""A case: a record with its story and what the law is expected to say of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from pathlib import Path

from bridgetable.cases.expectations import Expect
from bridgetable.cases.node import FileValue
from bridgetable.cases.problems import CaseError
from bridgetable.cases.translated import translated
from bridgetable.editions import EDITIONS, NUMBERED, way
from bridgetable.messages import languages, say
from bridgetable.table.record import Record
from bridgetable.value import value

ENGLISH = "en"
TOLD = ("title", "story", "ruling", "notes")
"""What a case tells, each in any number of languages."""


@value
class Report:
    """Somebody's remark on one ruling of a case: after how many actions, of which branch, under which laws.

    `version` is that of the program which ruled.
    """

    after: int
    edition: int
    branch: str | None = None
    version: str = ""
    remark: str = ""


@value
class Case:
    """One case file.

    `title`, `story` and `ruling` are kept by language code; a text without one stands under the case's own `language`.
    A text that is not there in a language is told in English, else in the case's own.
    The story tells what happened, the ruling what was ruled and why, and where the editions differ. `level` is 1 for
    every club evening, 2 for a club director, 3 for a course. `laws` are citations, `contrast` ids of its pair. `notes`
    are for the teacher who presents the case, and for nobody else.
    `found_at` gives for the branch and the key of a fact its place in the file.
    `find_void` finds what is `void`.
    """

    record: Record
    id: str
    title: Mapping[str, str] = field(default_factory=dict)
    story: Mapping[str, str] = field(default_factory=dict)
    ruling: Mapping[str, str] = field(default_factory=dict)
    level: int | None = None
    laws: tuple[str, ...] = ()
    source: str = ""
    language: str = ENGLISH
    contrast: tuple[str, ...] = ()
    expects: tuple[Expect, ...] = ()
    report: Report | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    path: Path | None = field(default=None, compare=False)
    found_at: Mapping[tuple[str | None, str], FileValue] = field(default_factory=dict, compare=False)
    find_void: Callable[[], Iterable[CaseError]] = field(default=tuple, compare=False)

    @property
    def void(self) -> tuple[CaseError, ...]:
        """The facts that count for nothing, since cards contradict them or nobody can be asked for them.

        They are looked for when somebody asks: every line is judged for it, and to open a case is not to wait for that.
        """
        return tuple(self.find_void())

    def title_in(self, language: str = ENGLISH) -> str:
        """The title in a language, else as `text_in` has it, else the id."""
        return self._told("title", self.title, language) or self.id

    def story_in(self, language: str = ENGLISH) -> str:
        """What happened, in a language."""
        return self._told("story", self.story, language)

    def ruling_in(self, language: str = ENGLISH) -> str:
        """What was ruled and why, in a language."""
        return self._told("ruling", self.ruling, language)

    def notes_in(self, language: str = ENGLISH) -> str:
        """What the teacher has noted for himself, in a language."""
        return text_in(self.notes, language, self.language)

    def heard_in(self, language: str) -> str:
        """The language in which it tells what happened, and what was ruled, to who wishes to hear it in `language`."""
        for kind, texts in (("story", self.story), ("ruling", self.ruling)):
            if texts and language not in texts and not self._translated(kind, language):
                return next((code for code in (ENGLISH, self.language) if code in texts), next(iter(texts)))
        return language

    def foreign(self, wanted: str) -> str:
        """What is said of it where it is not told in the language that is wanted; nothing where it is."""
        heard = self.heard_in(wanted)
        return say("shell-window-told-in", language=languages().get(heard, heard)) if heard != wanted else ""

    def _told(self, kind: str, texts: Mapping[str, str], language: str) -> str:
        own = texts.get(language)
        return own or self._translated(kind, language) or text_in(texts, language, self.language)

    def _translated(self, kind: str, language: str) -> str:
        return translated(self.path, self.id, kind, language)

    @property
    def editions(self) -> tuple[int, ...]:
        """The editions the case expects something of."""
        return tuple(year for year in EDITIONS if self.expected(year))

    def expected(self, edition: int) -> tuple[Expect, ...]:
        """What is expected under an edition; a later book inherits what the case expects of the one before."""
        named = {expect.edition for expect in self.expects}
        told = next(year for year in way(edition, EDITIONS[0]) if year in named or year <= NUMBERED)
        return tuple(expect for expect in self.expects if expect.edition in (None, told))


def text_in(texts: Mapping[str, str], language: str, own: str) -> str:
    """The text in `language`, else in English, else in `own`, else in any; empty where there is none.

    >>> text_in({"en": "A lead", "it": "Un attacco"}, "it", "en")
    'Un attacco'
    >>> text_in({"en": "A lead"}, "de", "en")
    'A lead'
    """
    for code in (language, ENGLISH, own, *texts):
        if code in texts:
            return texts[code]
    return ""
