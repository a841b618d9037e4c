"""The laws in plain words: one short text for each paragraph and edition, and the order of citations.

The texts lie in `resources/laws/law<number>.toml`, one file a law. Of a `[[paragraph]]`, what stands before its edition
tables holds for every edition; `[paragraph.2007]` and `[paragraph.2017]` add to it or replace it. The first of them is
the first book that has the paragraph; a later one without a table inherits it unchanged, if `editions.py` gives it the
same number there. A later book may have a file of its own (`Book.texts`), which says under `[paragraph.YEAR]` what it
changes: the rest it inherits, under its own numbers.

In another language the same words lie in `resources/languages/<language>/laws`, by paragraph and edition; what is not
there is told in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, get_args

from bridgetable.editions import BOOKS, EDITIONS, book_of
from bridgetable.messages import in_the_language, kept_in_words, language, tell_once, to_say
from bridgetable.resources import resource_path
from bridgetable.value import value

Status = Literal["computed", "judgement", "reference only", "not modelled"]
STATUSES: tuple[Status, ...] = get_args(Status)

ChangeKind = Literal["new", "number", "wording"]
"""A paragraph that is new, one that has only another number, a rule that stays the same in other words."""

_SAME = "same"
"""The change of a rule that did not change."""

_CITATION = re.compile(
    r"(?P<law>[1-9]\d?)"
    r"(?:(?P<letter>[A-Z])(?:(?P<number>[1-9]\d?)(?:\((?P<small>[a-z])\)(?:\((?P<roman>[ivx]+)\))?)?)?)?"
    r"(?: (?P<part>preamble|opening|footnote))?"
)
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
# A part without a mark stands either before the lettered paragraphs or after everything it is a note to.
_PART_ORDER = {"preamble": 0, "opening": 0, "footnote": 1000}

_FILE_KEYS = frozenset({"law", "title", "paragraph"})
_TRANSLATED = frozenset({"title", "paragraph"})
_WORDLESS = frozenset({"id", "status", "change_is"})
"""What a law file says in closed words, which are the same in every language."""
_SHARED_KEYS = frozenset({"title", "status", "gist", "consequence"})
_EDITION_KEYS = _SHARED_KEYS | {"change", "change_is"}


@value
class LawText:
    """What one paragraph of one edition says, told to a club player.

    `id` is a citation ("45C4(b)"), `gist` the rule, `consequence` what the director does or what follows, `status` how
    much of it the program works out. `change` says what this book made of the rule of the book before ("same" if
    nothing); where the next book has it no more, what became of it there. `change_is` is the kind of a change that
    alters no rule there was. Where the rule stands under another number, `moved` names its place in the next book and
    `was` its place in the one before.
    """

    id: str
    edition: int
    title: str
    status: Status
    gist: str
    consequence: str | None
    change: str | None
    change_is: ChangeKind | None
    moved: str | None
    was: str | None


def law_order(cite: str) -> tuple[int, ...]:
    """The place of a citation in the law book: a sort key, law by number, then letter, number, (a), (i).

    Raises `ValueError` for text that is no citation.

    >>> sorted(["50D1", "9", "45C4(b)"], key=law_order)
    ['9', '45C4(b)', '50D1']
    """
    mark = _marks(cite)
    order = [int(mark["law"])]
    if mark["letter"]:
        order.append(ord(mark["letter"]) - ord("A") + 1)
    if mark["number"]:
        order.append(int(mark["number"]))
    if mark["small"]:
        order.append(ord(mark["small"]) - ord("a") + 1)
    if mark["roman"]:
        order.append(_ROMAN.index(mark["roman"]) + 1)
    if mark["part"]:
        order.append(_PART_ORDER[mark["part"]])
    return tuple(order)


def parent(cite: str) -> str | None:
    """The paragraph a citation belongs to ("45C4" for "45C4(b)"), None for a whole law.

    Raises `ValueError` for text that is no citation.

    >>> parent("45C4(b)"), parent("45")
    ('45C4', None)
    """
    mark = _marks(cite)
    for name in ("part", "roman", "small", "number", "letter"):
        if mark[name]:
            return cite[: mark.start(name)].rstrip(" (")
    return None


def law_text(cite: str, edition: int) -> LawText | None:
    """The text of a paragraph ("45C4(b)", edition 2017), or of the nearest paragraph above it that has one.

    None if the edition has no text on that law at all. Raises `ValueError` for text that is no citation, and for a law
    file that cannot be read.

    >>> law_text("44C", 2017).title
    'Following suit'
    >>> law_text("44C1", 2017).id
    '44C'
    """
    law = law_order(cite)[0]
    texts = _inherited(edition) if _inherits(edition) else _texts_of_law(law)
    wanted: str | None = cite
    while wanted is not None:
        if (wanted, edition) in texts:
            return texts[wanted, edition]
        wanted = parent(wanted)
    return None


@kept_in_words
def all_texts() -> tuple[LawText, ...]:
    """Every text of every edition in law order, the oldest first. Raises `ValueError` for an unreadable law file.

    >>> sorted({text.edition for text in all_texts()})
    [2007, 2017]
    """
    texts = [text for law in _written_laws() for text in _texts_of_law(law).values()]
    texts += [text for year in EDITIONS if _inherits(year) for text in _inherited(year).values()]
    return tuple(sorted(texts, key=lambda text: (law_order(text.id), text.edition)))


def reading() -> Iterator[None]:
    """Read one law file after the other, so that who asks for `all_texts` later waits for none of them."""
    for law in _written_laws():
        _texts_of_law(law)
        yield


def _written_laws() -> Iterator[int]:
    """The laws that have a file."""
    return (int(path.stem.removeprefix("law")) for path in resource_path("laws").glob("law*.toml"))


def read_law(path: Path, translation: Path | None = None) -> tuple[LawText, ...]:
    """The texts of one law file, in the order in which they are written, in the words of its `translation`.

    Raises `ValueError` naming the file and the key that is wrong.
    """
    file = path
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if translation is not None:
            file = translation
            data = _translated(data, tomllib.loads(translation.read_text(encoding="utf-8")))
        return tuple(_file_texts(data))
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from error


def _translated(data: dict[str, Any], words: dict[str, Any]) -> dict[str, Any]:
    """A law file with the words of another language in the place of its own, wherever there are any."""
    _refuse_unknown(words, _TRANSLATED, "the file")
    told = words.get("paragraph", {})
    _refuse_unknown(told, {table["id"] for table in data["paragraph"]}, "paragraph")
    paragraphs = [_merged(table, told.get(table["id"], {}), table["id"]) for table in data["paragraph"]]
    return {**data, "title": words.get("title", data["title"]), "paragraph": paragraphs}


def _merged(table: dict[str, Any], words: dict[str, Any], where: str) -> dict[str, Any]:
    """One paragraph, or what it says in one edition; there is nothing to translate but what English has."""
    _refuse_unknown(words, {key for key in table if key not in _WORDLESS}, where)
    merged = {
        year: _merged(table[year], said, f"{where}, {year}") for year, said in words.items() if isinstance(said, dict)
    }
    return {**table, **words, **merged}


def _marks(cite: str) -> re.Match[str]:
    mark = _CITATION.fullmatch(cite)
    if mark is None or mark["roman"] not in (None, *_ROMAN):
        raise ValueError(f"{cite!r} is no citation such as 45C4(b), 50 preamble or 59")
    return mark


@kept_in_words
def _texts_of_law(law: int) -> Mapping[tuple[str, int], LawText]:
    path = resource_path("laws", f"law{law}.toml")
    if not path.exists():
        return {}
    return {(text.id, text.edition): text for text in _read_in_words(path)}


def _read_in_words(path: Path) -> tuple[LawText, ...]:
    """A law in the words of the language spoken; if its file is wrong, which is told, in those of English."""
    told = in_the_language("laws", path.name)
    try:
        return read_law(path, told)
    except (AttributeError, OSError, TypeError, ValueError) as why:  # it may be another thing than a translation
        if told is None:
            raise
        tell_once(language(), to_say("translating-not-read", file=f"laws/{path.name}", why=str(why)))
    return read_law(path)


def _inherits(edition: int) -> bool:
    """Whether a book says only what it changes."""
    return any(book.year == edition and book.texts is not None for book in BOOKS)


@kept_in_words
def _inherited(edition: int) -> Mapping[tuple[str, int], LawText]:
    """The texts of a book that says only what it changes: its own, and those of the book before under its numbers."""
    book, before = book_of(edition), EDITIONS[EDITIONS.index(edition) - 1]
    assert book.texts is not None
    told = _inherited(before).values() if _inherits(before) else _texts_in_files(before)
    texts: dict[tuple[str, int], LawText] = {}
    for text in told:
        cite = book.now(text.id)
        if cite is not None:
            texts[cite, edition] = _unchanged(text, cite, edition)
    texts.update({(text.id, edition): text for text in _own_texts(book.texts, edition)})
    return texts


def _unchanged(text: LawText, cite: str, edition: int) -> LawText:
    """What a later edition, which calls it `cite`, has of the text of the one before."""
    moved, was = _moved(cite, edition), _was(cite, edition)
    return replace(text, id=cite, edition=edition, change=_SAME, change_is=None, moved=moved, was=was)


def _texts_in_files(edition: int) -> Iterator[LawText]:
    return (text for law in _written_laws() for text in _texts_of_law(law).values() if text.edition == edition)


def _own_texts(path: Path, edition: int) -> Iterator[LawText]:
    """What a book with a file of its own says anew."""
    for table in tomllib.loads(path.read_text(encoding="utf-8"))["paragraph"]:
        cite = table["id"]
        yield _edition_text(cite, edition, table[str(edition)], f"{path.name}: {cite}")


def _moved(cite: str, edition: int) -> str | None:
    """The number in the next book, if that has the paragraph under another one."""
    later = next((year for year in EDITIONS if year > edition), None)
    now = book_of(later).now(cite) if later is not None else cite
    return now if now != cite else None


def _was(cite: str, edition: int) -> str | None:
    """The number in the book before, if that has the paragraph under another one: of a split one its first part."""
    book = book_of(edition)
    before = book.before(cite) if edition != EDITIONS[0] else cite
    return before if before not in (None, cite) and book.now(before) == cite else None


def _file_texts(data: dict[str, Any]) -> Iterator[LawText]:
    _refuse_unknown(data, _FILE_KEYS, "the file")
    law, title = data.get("law"), _required_words(data, "title", "the file")
    if not isinstance(law, int):
        raise ValueError("law: the number of the law is wanted")
    seen: set[str] = set()
    paragraphs = data.get("paragraph")
    if not isinstance(paragraphs, list) or not all(isinstance(table, dict) for table in paragraphs):
        raise ValueError("paragraph: tables headed [[paragraph]] are wanted")
    for table in paragraphs:
        cite = _required_words(table, "id", "a paragraph")
        if law_order(cite)[0] != law:
            raise ValueError(f"id: {cite} is no paragraph of Law {law}")
        if cite in seen:
            raise ValueError(f"id: {cite} stands twice")
        seen.add(cite)
        # The text on a whole law bears the law's own title.
        yield from _paragraph_texts({"title": title, **table} if cite == str(law) else table)


def _paragraph_texts(table: dict[str, Any]) -> Iterator[LawText]:
    cite = table["id"]
    editions = {str(edition): edition for edition in EDITIONS if not _inherits(edition)}
    _refuse_unknown(table, _SHARED_KEYS | {"id", *editions}, cite)
    shared = {key: table[key] for key in _SHARED_KEYS & table.keys()}
    if not editions.keys() & table.keys():
        raise ValueError(f"{cite}: stands in no edition")
    before: LawText | None = None
    for name in sorted(editions):
        if name in table:
            where = f"{cite}, {name}"
            if not isinstance(table[name], dict):
                raise ValueError(f"{where}: a table headed [paragraph.{name}] is wanted")
            _refuse_unknown(table[name], _EDITION_KEYS, where)
            before = _edition_text(cite, editions[name], {**shared, **table[name]}, where)
        elif before is not None and book_of(editions[name]).now(cite) == cite:
            before = _unchanged(before, cite, editions[name])
        else:
            before = None
        if before is not None:
            yield before


def _edition_text(cite: str, edition: int, values: dict[str, Any], where: str) -> LawText:
    status = _required_words(values, "status", where)
    if status not in STATUSES:
        raise ValueError(f"{where}: status: {status!r} is none of {', '.join(STATUSES)}")
    return LawText(
        id=cite,
        edition=edition,
        title=_required_words(values, "title", where),
        status=status,
        gist=_required_words(values, "gist", where),
        consequence=_words_or_none(values, "consequence", where),
        change=_words_or_none(values, "change", where),
        change_is=_change_kind(values, where),
        moved=_moved(cite, edition),
        was=_was(cite, edition),
    )


def _change_kind(values: dict[str, Any], where: str) -> ChangeKind | None:
    written = values.get("change_is")
    kind = next((kind for kind in get_args(ChangeKind) if kind == written), None)
    if written is not None and (kind is None or "change" not in values):
        raise ValueError(f"{where}: change_is: one of {', '.join(get_args(ChangeKind))}, beside a change")
    return kind


def _required_words(values: dict[str, Any], key: str, where: str) -> str:
    words = values.get(key)
    if not isinstance(words, str) or not words.strip():
        raise ValueError(f"{where}: {key}: words are wanted, in quotes")
    return words


def _words_or_none(values: dict[str, Any], key: str, where: str) -> str | None:
    return _required_words(values, key, where) if key in values else None


def _refuse_unknown(values: dict[str, Any], known: frozenset[str] | set[str], where: str) -> None:
    unknown = sorted(values.keys() - known)
    if unknown:
        raise ValueError(f"{where}: {unknown[0]}: no such key; there are {', '.join(sorted(known))}")
