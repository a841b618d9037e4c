"""A later book is one module and one file of texts: the whole program works under a toy one of 2027."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bridgetable.editions import EDITIONS, NO_PARAGRAPH, Book, as_of, book_of, number, others
from bridgetable.lawtexts import all_texts

HERE = Path(__file__).parent


def test_the_program_works_under_a_later_book() -> None:
    """In a process of its own: which books there are is known before anything of the program is imported."""
    path = os.pathsep.join([str(HERE.parent.parent), str(HERE.parent)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "later_book.book_2027", str(HERE / "under_2027.py")],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        cwd=HERE.parent.parent,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "7 passed" in done.stdout


def test_the_texts_tell_no_other_numbers_than_the_table() -> None:
    for text in all_texts():
        if text.moved:
            assert number(text.id, 2007, 2017) == text.moved, text.id
        if text.was:
            assert number(text.id, 2017, 2007) == text.was, text.id


def test_numbers_are_carried_through_every_book_between() -> None:
    assert number("16C2", 2017, 2007) == "16D2" and number("16D2", 2007, 2017) == "16C2"
    assert number("67B3", 2017, 2007) is None and number("45C4(b)", 2017, 2007) == "45C4(b)"
    later = Book(2027, (("45", "46"), ("46", NO_PARAGRAPH)))
    assert later.now("45") == "46" and later.now("46") is None and later.before("46") == "45"


def test_a_rule_holds_until_a_later_book_says_otherwise() -> None:
    assert as_of(2017, {2007: "old"}) == "old" and as_of(2027, {2007: "old", 2017: "new"}) == "new"
    assert others(2017) == (2007,) and book_of(EDITIONS[0]).year == 2007
