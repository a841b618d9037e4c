"""What is known of a case before its file is read whole: its title, its law, and the words that find it. Without Qt."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from bridgetable.cases.translated import translated
from bridgetable.editions import EDITIONS, NUMBERED
from bridgetable.messages import in_the_language, kept_in_words
from bridgetable.resources import resource_path
from bridgetable.ui.looks.languages import ENGLISH
from bridgetable.value import value

_TITLE, _NAMED, _TOLD = 6.0, 4.0, 2.0
"""What a word is worth in the title of a case, in the name of its file and its law, and in what it tells."""
_SHOWS = 20.0
"""What it is worth to be about the paragraph whose number was typed."""
_TABLE_AND_PLAY = re.compile(r"^(?:\[|(?:table|deal|start|known|actions)\b)", re.MULTILINE)
_IN_SHORT = re.compile(r"^(?:title|laws|level)\b[^\n=]*=.*$", re.MULTILINE)
_DEAL = re.compile(r"^deal\b[^\n]*$|^\[deal\][^\[]*", re.MULTILINE)
_WHOLE_HAND = re.compile(r"[\"'](?=[^\"'*+xh?]*[2-9TJQKA])[^\"'*+xh?]*[\"']")
_EDITION = re.compile(r"^edition\s*=\s*(\d{4})", re.MULTILINE)
_TOLD_LATER = re.compile(r"^(?:title|story|ruling|level|laws|contrast)\b", re.MULTILINE)


@value
class Listed:
    """What the list shows of a case file: its `law`, its title, its `level` (0: none) and how many `hands` are known.

    `titles` stand as in the file, in one language or in several; `told` is the file up to its table, by whose words it
    is found. `laws` are the paragraphs it names, `editions` those it expects anything under. `id` is that of its record
    where its file may be called otherwise.
    """

    path: Path
    law: int
    titles: object
    told: str
    laws: tuple[str, ...]
    level: int = 0
    hands: int = 0
    editions: tuple[int, ...] = EDITIONS
    id: str = ""

    @property
    def name(self) -> str:
        """Its id; in the library its file is called so."""
        return self.id or self.path.stem

    @property
    def named(self) -> str:
        """The name of its file and its law, which have no language."""
        return f"{self.path.stem} {self.law} {law_title(self.law)}"

    def title(self, language: str) -> str:
        """What it is called in a language."""
        own = self.titles.get(language) if isinstance(self.titles, dict) else None
        told = own or translated(self.path, self.name, "title", language) or in_words(self.titles, language)
        return told or self.path.stem

    def parts(self, language: str) -> list[tuple[float, list[str]]]:
        """The words a search finds it by, those of its title worth most."""
        return self.parts_told(head_of(self.told), language)

    def parts_told(self, head: Mapping[str, Any], language: str) -> list[tuple[float, list[str]]]:
        """The same, where it is known already what the head of its file tells."""
        from bridgetable.lawbook.search import words_of

        told = " ".join(self._told(head, key, language) for key in ("story", "ruling"))
        return [(_TITLE, words_of(self.title(language))), (_NAMED, words_of(self.named)), (_TOLD, words_of(told))]

    def _told(self, head: Mapping[str, Any], key: str, language: str) -> str:
        return translated(self.path, self.name, key, language) or in_words(head.get(key), language)

    def shows(self, number: str) -> float:
        """How well it fits the number of a paragraph, or the beginning of one: best if it is about nothing else."""
        plain = [_plain_cite(law) for law in self.laws]
        places = [place for place, law in enumerate(plain) if law.startswith(number)]
        if not places:
            return 0.0
        return _SHOWS - places[0] + (plain[places[0]] == number)


@cache
def _plain_cite(cite: str) -> str:
    """The number of a paragraph as it is typed in a search: there are few, and thousands of cases name them."""
    return re.sub(r"[\s()]|^\d{4}:", "", cite).casefold()


def listed(folder: Path) -> Iterator[Listed]:
    """What the list shows of the case files under `folder`, by law; files that cannot be read are left out."""
    for path in sorted(folder.rglob("*.toml"), key=lambda path: (_number(path.parent.name), path.name)):
        try:
            whole = path.read_text(encoding="utf-8")
            head, told = _in_short(whole), _before_the_table(whole)
        except (OSError, ValueError):
            continue
        yield _listed_with(path, _number(path.parent.name) or first_law(head), head, told, whole)


def listed_of(path: Path, whole: str) -> tuple[Listed, dict[str, Any]]:
    """What the list shows of a case file that lies anywhere, and its head; `ValueError` if it is no TOML."""
    head = head_of(whole)
    case = _listed_with(path, first_law(head), head, "", whole)
    return replace(case, id=in_words(head.get("id"))), head


def _listed_with(path: Path, law: int, head: Mapping[str, Any], told: str, whole: str) -> Listed:
    laws = head.get("laws")
    cites = tuple(map(str, laws)) if isinstance(laws, list) else ()
    level = head.get("level")
    hands = _DEAL.search(whole)
    known = len(_WHOLE_HAND.findall(hands[0])) if hands else 0
    shown = level if isinstance(level, int) else 0
    return Listed(path, law, head.get("title"), told, cites, shown, known, _editions(whole))


def _in_short(text: str) -> dict[str, Any]:
    """Title, laws and level of a case file, without its stories where these stand on lines of their own."""
    rest = _TABLE_AND_PLAY.search(text)
    if rest is not None:
        try:
            short = tomllib.loads("\n".join(_IN_SHORT.findall(text, 0, rest.start())))
        except tomllib.TOMLDecodeError:
            short = {}
        if "title" in short and "laws" in short:
            return short
    return head_of(text)


def _editions(text: str) -> tuple[int, ...]:
    """The editions under which a case file expects anything."""
    if any(not _EDITION.search(each) for each in text.split("[[expect]]")[1:]):
        return EDITIONS
    return tuple(year for year in EDITIONS if str(min(year, NUMBERED)) in _EDITION.findall(text))


def head_of(text: str) -> dict[str, Any]:
    """What a case file tells before its table and its play; `ValueError` if it is no TOML.

    Reading the rest takes far longer, and nothing of it is listed. A file written in another order is read whole.
    """
    try:
        return tomllib.loads(_before_the_table(text))
    except tomllib.TOMLDecodeError:
        return tomllib.loads(text)  # what was taken for the table stood in a text of several lines


def _before_the_table(text: str) -> str:
    """A line of a story may begin with "table" as well: what stands between three quotes is passed over."""
    found = _TABLE_AND_PLAY.finditer(text)
    rest = next((each for each in found if text.count('"""', 0, each.start()) % 2 == 0), None)
    return text if rest is None or _TOLD_LATER.search(text, rest.start()) else text[: rest.start()]


def in_words(value: object, language: str = ENGLISH) -> str:
    """A text that may stand in several languages, in `language`, English or the first there is; else nothing."""
    if isinstance(value, dict):
        value = next((value[code] for code in (language, ENGLISH, *value) if value.get(code)), "")
    return value if isinstance(value, str) else ""


@kept_in_words
def law_title(law: int) -> str:
    """The title of a law in the language spoken, as its text file has it; empty if there is none."""
    name = f"law{law}.toml"
    for path in (in_the_language("laws", name), resource_path("laws", name)):
        if path is not None and (title := _title_in(path)):
            return title
    return ""


def _title_in(path: Path) -> str:
    try:
        return in_words(head_of(path.read_text(encoding="utf-8")).get("title"))
    except (OSError, ValueError):
        return ""


def first_law(head: Mapping[str, Any]) -> int:
    """The law of the first paragraph that a case names; 0 if it names none."""
    laws = head.get("laws")
    first = laws[0] if isinstance(laws, list) and laws and isinstance(laws[0], str) else ""
    return _number(first.rpartition(":")[2])


def _number(text: str) -> int:
    digits = re.search(r"\d+", text)
    return int(digits[0]) if digits else 0
