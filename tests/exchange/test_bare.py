"""Deals as people write them."""

from __future__ import annotations

import pytest

from bridgetable.exchange.bare import is_bare, read_bare
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.exchange.reading import boards_in

DEAL = "N:AKQ.JT98.7654.32 JT9.AKQ.AKQ.JT98 876.765.JT98.AKQ 5432.432.32.7654"
HANDS = read_deal(DEAL)
WORDS = {
    "North": "S A K Q H J 10 9 8 D 7654 C 32",
    "East": "♠ JT9 ♥ AKQ ♦ AKQ ♣ J T 9 8",
    "South": "spades 8, 7, 6, hearts 765; diamonds J1098, clubs ace king queen",
    "West": "5432 432 32 7654",
}


@pytest.mark.parametrize(
    "text",
    [
        DEAL,
        DEAL.lower(),
        DEAL.replace("T", "10"),
        DEAL.removeprefix("N:"),
        "E:" + " ".join([*DEAL[2:].split()[1:], DEAL[2:].split()[0]]),
        f'Ann: "{DEAL}"\nBob: so what?',
        "> " + DEAL.replace(" ", "\n> "),
        "“" + DEAL.replace(" ", ",\r\n") + "”",
        DEAL.rsplit(" ", 1)[0],
        DEAL.rsplit(" ", 1)[0] + " -",
        "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items()),
        "; ".join(f"{seat.upper()} holds {hand}" for seat, hand in WORDS.items()) + "! What do you bid?",
        "\n".join(f"{seat[0]}: {hand}" for seat, hand in WORDS.items()),
        "\n".join(f"{seat}\n{hand.replace(' H', chr(10) + 'H:')}" for seat, hand in WORDS.items()),
        "\n".join(f"{seat} = {hand}" for seat, hand in zip("NESW", DEAL[2:].split(), strict=True)),
    ],
)
def test_a_deal_is_read_however_it_is_written(text: str) -> None:
    reading = boards_in(text.encode())
    assert not reading.refused
    assert [board.hands for board in reading.boards] == [HANDS]
    assert reading.boards[0].origin.kind == "deal"


def test_that_nobody_says_whose_hand_stands_first_is_remarked_on() -> None:
    assert [remark.line for remark in read_bare(f"\n{DEAL[2:]}").boards[0].remarks] == [2]


def test_voids_are_no_hands_left_out() -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    assert read_bare(deal).boards[0].hands == read_deal(deal)
    told = "North: spades AKQJT98765432, hearts void, diamonds none, clubs -\nSouth: - - AKQJT98765432 -"
    assert read_bare(told).boards[0].hands[::2] == read_deal(deal)[::2]


def test_several_deals_are_several_boards() -> None:
    assert [board.origin.line for board in read_bare(f"{DEAL}\n\n{DEAL}").boards] == [1, 3]
    hand_by_hand = "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items())
    assert [board.origin.line for board in read_bare(f"{hand_by_hand}\n{hand_by_hand}").boards] == [1, 5]


def test_an_ending_is_told_in_words() -> None:
    board = read_bare("South: S AK. West: S 32.").boards[0]
    assert board.hands == read_deal("N:- - AK... 32...")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (DEAL.replace("JT98 876", "JT97 876"), "♣7"),
        (DEAL.replace("N:AKQ", "N:AAQ"), "twice"),
        ("North: SAKQ H2. East: S2", "North 4, East 1"),
        ("North: AK spades. East: S AKQ H JT9", "stands before any suit"),
        ("North: S AKQ. West:", "North 3, East 0, South 0, West 0"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, why: str) -> None:
    reading = read_bare(text)
    assert not reading.boards
    assert [(each.line, why in each.what) for each in reading.refused] == [(1, True)]


@pytest.mark.parametrize(
    "text", ["South opened and West doubled.", "North: nothing", "See 3.4.5.6 for that.", "N: north\nE: east"]
)
def test_what_is_no_deal_is_none(text: str) -> None:
    assert not is_bare(text)
