"""Texts that are damaged at random: whatever they say, each is read or refused, and soon."""

from __future__ import annotations

import random
import time

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.own_section import offered
from bridgetable.exchange.pbn_read import read_pbn
from bridgetable.exchange.pbn_write import written
from bridgetable.resources import resource_path
from exchange.pbn_texts import BOARD
from in_turn import share

FULL = (
    f'% PBN 2.1\n{BOARD}[Result "9"]\n{{Some words.}}\n[Auction "S"]\n1NT* =1= P ^S 3NT $1\nAP\n[Note "1:15-17"]\n'
    '[Play "W"]\nCA C2 ^R D2 C8\n^L SA S2 D3 S5\n+\n\n[Event "#"]\n[Board "4"]\n[Contract "Pass"]\n'
)
PIECES = (
    "[",
    "]",
    '"',
    "{",
    "}",
    ";",
    "%",
    "\n\n",
    "\\",
    "^",
    "^L",
    "=",
    "$",
    "*",
    "+",
    "-",
    "#",
    ".",
    ":",
    "\0",
    "♠",
    "é",
)
SEEDS = tuple(range(1200))


def texts() -> list[str]:
    """What is damaged: a text with all there is in PBN, and cases that have gone out."""
    library = case_files(resource_path("cases"))[::400]
    return [FULL, *(written([board_of(load(path), 2017)]).text for path in library)]


WHOLE = texts()


def damaged(seed: int) -> str:
    """A text with some of its letters gone, doubled, changed or put elsewhere."""
    chance = random.Random(seed)
    text = chance.choice(WHOLE)
    for _ in range(chance.randint(1, 12)):
        at, end = sorted((chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)))
        end = min(end, at + chance.choice((1, 1, 3, 40)))
        piece = chance.choice(("", chance.choice(PIECES), text[at:end] * 2, text[end : end + 30]))
        text = text[:at] + piece + text[end:]
    return text


@pytest.mark.parametrize("first", range(8))
def test_a_damaged_text_is_read_or_refused(first: int) -> None:
    for seed in share(SEEDS, 3)[first::8]:
        begun = time.perf_counter()
        reading = read_pbn(damaged(seed))
        for each in reading.boards:
            assert [made.case for made in offered(each)], seed
            made = written([each])
            assert made.text.encode(made.letters), seed
        assert all(why.what and why.line for why in reading.refused), seed
        assert time.perf_counter() - begun < 2, seed


@pytest.mark.parametrize("letter", ["{", "[", '"', '"\\', "=", "^", "\\", "S", " ", "[Event", "-", "}{"])
def test_a_long_line_of_one_kind_takes_no_time(letter: str) -> None:
    begun = time.perf_counter()
    for before in ("", BOARD, f'{BOARD}[Auction "S"]\n', f'{BOARD}[Play "W"]\n', '[BridgetableCase "Text"]\n'):
        read_pbn(before + letter * 20_000)
    assert time.perf_counter() - begun < 2 * 5
