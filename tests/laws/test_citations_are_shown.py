"""A citation is for showing: nothing that rules or tells of a ruling reads anything off the number of a paragraph."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bridgetable
from source_trees import tree_of

HOME = Path(bridgetable.__file__).parent
ROOMS = ("laws", "blocks", "explain", "practice", "session", "templates", "ui", "cases")
ABOUT_PARAGRAPHS = {
    "judge.py": "a paragraph overrides another; a choice may be typed with its paragraph",
    "cases/catalogue.py": "lists the paragraphs, each with the cases that prove it",
    "cases/citations.py": "a case file says which paragraph it expects",
    "cases/compare.py": "a case file says which paragraph it expects",
    "cases/summary.py": "counts the cases of each law",
    "explain/compare.py": "two books rule alike, under one number or two",
    "explain/editions.py": "what became of a paragraph in a later book",
    "explain/sheet.py": "a choice may be typed with its paragraph",
    "explain/tree.py": "shows no paragraph twice",
    "practice/generator/making.py": "a problem is about certain laws",
    "practice/generator/board.py": "a problem is about certain laws",
    "practice/parts_law.py": "the paragraph is what is asked",
    "ui/lawbook/list.py": "the law book",
    "ui/lawbook/own.py": "the law book",
    "ui/lawbook/page.py": "the law book",
    "ui/library/caselist.py": "a search finds paragraphs",
    "ui/writing/texts.py": "the paragraphs a case names are ticked",
    "ui/panels/law_card.py": "shows a paragraph of one book as it stands in another",
}
"""Where paragraphs are what it is about, and why."""

FILES = [HOME / "judge.py", *(file for room in ROOMS for file in sorted((HOME / room).rglob("*.py")))]
NAMED = {file.relative_to(HOME).as_posix(): file for file in FILES}
READING = [name for name in NAMED if name not in ABOUT_PARAGRAPHS]
PARAGRAPH = re.compile(r"\d{1,2}([A-Z]\d?(\([a-z]\)(\([ivx]+\))?)?)?")
"""The number of a paragraph, as it is written in a law file."""

CITATIONS = {"cite", "cites", "also"}


def places_reading_a_citation(code: str) -> list[int]:
    """The lines in which a citation is compared, looked up, searched or tested for how it begins."""
    read = (part for node in ast.walk(tree_of(code)) for part in _read_in(node))
    return sorted({part.lineno for part in read if _is_citation(part)})


def _read_in(node: ast.AST) -> Iterator[ast.expr]:
    """What a piece of code compares, looks up or searches."""
    match node:
        case ast.Compare(left=left, comparators=others):
            yield from (part for each in (left, *others) for part in _parts(each))
        case ast.Subscript(slice=key):
            yield key
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key is not None)
        case ast.Call(
            func=ast.Attribute(value=read, attr=("startswith" | "endswith" | "get" | "removeprefix")), args=args
        ):
            yield from (read, *args[:1])  # what else `get` is given it hands on
        case ast.Call(func=ast.Name(id="covers"), args=args):
            yield from (part for each in args for part in _parts(each))
        case ast.match_case(pattern=ast.MatchValue(value=value)):
            yield value


def _parts(value: ast.expr) -> Iterator[ast.expr]:
    yield value
    if isinstance(value, ast.Tuple | ast.List | ast.Set):
        for each in value.elts:
            yield from _parts(each.value if isinstance(each, ast.Starred) else each)


def _is_citation(value: ast.expr) -> bool:
    match value:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in CITATIONS
        case ast.Constant(value=str(text)):
            return PARAGRAPH.fullmatch(text) is not None and not text.isdecimal()
    return False


def test_no_citation_is_read() -> None:
    assert len(READING) > 300
    found = {name: places_reading_a_citation(NAMED[name].read_text(encoding="utf-8")) for name in READING}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("name", ABOUT_PARAGRAPHS)
def test_what_is_about_paragraphs_reads_one(name: str) -> None:
    assert places_reading_a_citation(NAMED[name].read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "code",
    [
        'if fault.grounds.cite == "57A": pass',
        'if "57A" != word: pass',
        "found = [f for f in st.history if f.grounds.cite in LAWS]",
        'return "65B3" in (f.grounds.cite, *f.grounds.also)',
        'return option.grounds.cite.startswith("68")',
        'WORDS = {"16B1(a)": "used it"}',
        "words = WORDS[fault.grounds.cite]",
        "words = WORDS.get(cite)",
        'match word:\n    case "61B2(b)": pass',
        "return covers((law,), option.grounds.cite)",
    ],
)
def test_a_line_that_reads_one_is_found(code: str) -> None:
    assert places_reading_a_citation(code)


@pytest.mark.parametrize(
    "code",
    [
        'm.because(early, cite=status.grounds.cite, also=("57D",))',
        'PARTS = ("57A", "57B")',
        'if word == "played": pass',
    ],
)
def test_one_that_shows_it_is_not(code: str) -> None:
    assert not places_reading_a_citation(code)
