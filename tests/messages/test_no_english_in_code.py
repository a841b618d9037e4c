"""What people read stands in the catalogue: no English sentence stands in the code.

A sentence is a text of two words or more that begins with a capital letter, ends as a sentence does, or has something
put into it; or one of more than eight words. Closed words of the case file format (`major penalty`, `accepting a lead`)
are none, and sentences of actions (`E drops D7`) are that format itself. What is left is allowed, with its reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from bridgetable.table.reading import readable
from source_trees import tree_of

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = sorted((ROOT / "bridgetable").rglob("*.py"))

FAULTS = {"LookupError", "KeyError", "TypeError", "RuntimeError", "AssertionError", "LawConflict", "LawGap"}
"""Errors that a fault of the program raises: nobody but who mends it reads them."""

ALLOWED = {
    "bridgetable/blocks/limits.py": "a fault of the program: a word that is none of the closed list",
    "bridgetable/cases/as_expected.py": "what is expected, as a case file writes it: the file format",
    "bridgetable/cases/found.py": "what is found, as a case file writes it: the file format",
    "bridgetable/cases/positions.py": "examples of how a position is written: the file format",
    "bridgetable/cases/toml_file.py": "the standard library's words for what is no TOML, of which each has its message",
    "bridgetable/cases/wanted.py": "how a choice is written: the file format",
    "bridgetable/editions.py": "a fault of the program: a book that is none of ours",
    "bridgetable/exchange/pbn_write.py": "in which letters a file is written: the file format",
    "bridgetable/findings/deeds.py": "what a duty demands, as a case file writes it: the file format",
    "bridgetable/findings/facts_of_cards.py": "what holds until a fact is found: for who changes the program",
    "bridgetable/findings/facts_of_calls.py": "what holds until a fact is found: for who changes the program",
    "bridgetable/findings/facts_of_words.py": "what holds until a fact is found: for who changes the program",
    "bridgetable/findings/fact_kinds.py": "when a fact is assumed: for who changes the program",
    "bridgetable/findings/rights.py": "a right, as a case file writes it: the file format",
    "bridgetable/findings/wellformed.py": "a fault of the program: a paragraph that is not declared as it must be",
    "bridgetable/lawtexts.py": "a fault of the program: a file of its own that is not as it must be",
    "bridgetable/messages/plurals.py": "a fault of a catalogue: a rule of plurals that cannot be read",
    "bridgetable/practice/generator/g18_revokes_late.py": "a revoke, as a case file writes it: the file format",
    "bridgetable/practice/generator/g19_defective_trick.py": "sentences of actions: the file format",
    "bridgetable/practice/generator/g20_looking_back.py": "sentences of actions: the file format",
    "bridgetable/practice/generator/g24_in_the_auction.py": "sentences of actions: the file format",
    "bridgetable/practice/generator/g25_call_taken_back.py": "sentences of actions: the file format",
    "bridgetable/practice/generator/g27_dummy_oversteps.py": "sentences of actions: the file format",
    "bridgetable/practice/generator/g33_explanations.py": "sentences of actions: the file format",
    "bridgetable/practice/paths.py": "a fault of the program: a file of its own that is not as it must be",
    "bridgetable/practice/progress.py": "the columns of a table of the database",
    "bridgetable/system.py": "names of Linux systems",
    "bridgetable/table/as_told.py": "what is told in English, which is read here and not said",
    "bridgetable/table/choices.py": "the forms of sentences, which are the file format",
    "bridgetable/table/forms.py": "the forms of sentences, which are the file format",
    "bridgetable/table/plain.py": "what people type in English, which is read here and not said",
    "bridgetable/table/position.py": "what is known of a hand, as a case file writes it: the file format",
    "bridgetable/templates/parts.py": "a sentence of an action, its verb put into it: the file format",
    "bridgetable/translating/written.py": "a fault of a catalogue, told while it is made and its words may be lacking",
    "bridgetable/ui/files/preferences.py": "the names under which settings are kept",
    "bridgetable/ui/looks/theme.py": "names of typefaces",
    "bridgetable/named.py": "Python that is made while the program starts, and a fault of the program",
    "bridgetable/value.py": "Python that is made while the program starts, and a fault of the program",
    "bridgetable/ui/start/selftest.py": "what the self-test misses: for who builds the program",
    "bridgetable/ui/widgets/errors.py": "names and versions of programs",
}
"""Where a text that looks like English may stand, and why."""

GAP = "…"
"""Stands for what is put into a text."""
FILLING = ("N", "D7", "3", "hearts", "#4", "lead", "1S", "")
MOST_GAPS = 4
"""What may be put into a sentence of an action, and in how many places."""
_CODE = re.compile(
    r"\\[wsdb]|\(\?"  # a pattern
    r"|</?\w+[ >]|[\w.]+='|…px|[{}]"  # markup, a style
    r"|\w\[[\w.]|Callable"  # a type
    r"|SELECT|DELETE|CREATE"
)


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The texts a module writes out, each with its line, but for docstrings and what faults of the program say."""
    tree = tree_of(source)
    passed = {id(part) for node in ast.walk(tree) for part in _not_said(node)}
    for node in ast.walk(tree):
        if id(node) not in passed and (text := _text(node)) is not None:
            yield node.lineno, text  # type: ignore[attr-defined]


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _not_said(node: ast.AST) -> Iterator[ast.AST]:
    """What is written out and nobody reads: docstrings, parts of what is read whole, what faults of the program say."""
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.JoinedStr(values=parts):
            yield from parts
        case ast.Assert(msg=ast.AST() as why):
            yield from ast.walk(why)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as error) if name in FAULTS:
            yield from ast.walk(error)


def is_a_sentence(text: str) -> bool:
    """Whether a text is English for people to read."""
    words = re.findall(r"(?<![\w.'-])[A-Za-z][a-z’']+(?![\w-])", text)
    if len(words) < 2 or " " not in text.strip() or _is_code(text) or _is_of_a_record(text):
        return False
    ends = re.search(r"[a-z][.?!…]\"?$", text.strip()) is not None
    return ends or text[:1].isupper() or GAP in text or len(words) > 8


def _is_code(text: str) -> bool:
    """A pattern, markup, a style, a type, a query: read by a program."""
    return _CODE.search(text) is not None


def _is_of_a_record(text: str) -> bool:
    """A sentence of an action, or the beginning of one, as a case file has it, whatever is put into it."""
    first, *parts = text.split(GAP)
    if len(parts) > MOST_GAPS:
        return False
    fillings = product(FILLING, repeat=len(parts))
    said = (first + "".join(map("".join, zip(filling, parts, strict=True))) for filling in fillings)
    return any(readable(each) for each in said)


def english(path: str, source: str) -> Iterator[str]:
    """The sentences of a module, each with its place."""
    yield from (f"{path}:{line}: {text}" for line, text in texts(source) if is_a_sentence(text))


def _in_the_program() -> dict[str, list[str]]:
    names = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PROGRAM}
    found = {name: list(english(name, source)) for name, source in names.items()}
    return {name: sentences for name, sentences in found.items() if sentences}


def test_no_english_sentence_stands_in_the_code() -> None:
    found = _in_the_program()
    assert [each for name, sentences in found.items() if name not in ALLOWED for each in sentences] == []
    assert sorted(ALLOWED) == sorted(name for name in found if name in ALLOWED), "a place where none stands any more"


@pytest.mark.parametrize(
    "line",
    [
        'label("Nothing has been pointed out.")',
        'label("Who led?")',
        'title = "Two cards"',
        'raise ValueError(f"{text!r} is not a card")',
        'told = f"{seat.word} may ask" if alone else ""',
        'return {"a": ("x", f"it is larger than {size} MB")}',
        'why = "a sentence says what was done and names no law"',
        "f\"{n} card{'s' if n > 1 else ''} left\"",
    ],
)
def test_english_is_found(line: str) -> None:
    assert len(list(english("made_up.py", line))) == 1


@pytest.mark.parametrize(
    "line",
    [
        'def led() -> None:\n    """Who led. Nothing else."""',
        'status = "major penalty"',
        'of = "accepting another card than the penalty card"',
        'say("headline-nothing-out-of-order")',
        'log = (f"{who} drops {card}", "the director explains", f"{who} asks whether it is his lead")',
        'raise LookupError(f"there is no message {name!r}")',
        'assert card is not None, "The card is known"',
        'style = f"QLabel {{ color: {ink}; padding: {inner}px }}"',
        "html = f\"<p class='soft'>{words}</p>\"",
        'name = "Bridgetable"',
        'pattern = r"\\b(?:out of turn|too early)\\b"',
    ],
)
def test_what_is_no_english_for_people_is_left_alone(line: str) -> None:
    assert list(english("made_up.py", line)) == []
