"""The files of dealing machines: DUP, BRI and DLM."""

from __future__ import annotations

import pytest

from bridgetable.cards import PACK
from bridgetable.exchange.board import BoardsRead, Hands
from bridgetable.exchange.dealfiles import read_bri, read_dlm, read_dup
from bridgetable.exchange.pbn_deal import hands_of
from bridgetable.exchange.reading import boards_in
from bridgetable.seats import SEATS, Seat
from exchange.dealt import hands


def numbered(number: int) -> bytes:
    dealt = hands(number)
    return b"".join(b"%02d" % (PACK.index(card) + 1) for seat in SEATS[:3] for card in dealt[seat])


def bri(number: int) -> bytes:
    return numbered(number) + b" " * 18 + bytes(32)


def dup(number: int, end: bytes = b"YN1  3    ") -> bytes:
    signs = bytes.maketrans(b"SHDC", b"\x06\x03\x04\x05")
    dealt = hands(number)
    pictured = b"".join(
        suit.encode().translate(signs) + "".join(card.name[1] for card in dealt[seat] if card.name[0] == suit).encode()
        for seat in SEATS
        for suit in "SHDC"
    )
    return pictured + numbered(number) + end


def dlm(number: int) -> str:
    owners = {card: seat for seat, cards in hands(number).items() for card in cards}
    pairs = zip(PACK[::2], PACK[1::2], strict=True)
    letters = "".join(chr(97 + 4 * owners[one].index + owners[other].index) for one, other in pairs)
    return f"Board {number:02d}={letters}123"


def dealt(*numbers: int) -> list[Hands]:
    return [hands_of(hands(number)) for number in numbers]


def read(reading: BoardsRead) -> list[Hands]:
    assert not reading.refused
    return [board.hands for board in reading.boards]


def test_bri_is_read_and_its_boards_are_counted() -> None:
    reading = boards_in(bri(1) + bri(2))
    assert read(reading) == dealt(1, 2)
    assert [(board.number, board.dealer, board.vulnerable) for board in reading.boards] == [
        ("1", Seat.N, "none"),
        ("2", Seat.E, "NS"),
    ]
    assert [remark.what for remark in reading.remarks] == [
        "This file does not say which boards they are: they are counted from 1."
    ]


def test_dup_is_read_with_its_numbers() -> None:
    reading = boards_in(b"".join(dup(number, b"YN5  3    ") for number in (5, 6, 7)))
    assert read(reading) == dealt(5, 6, 7)
    assert [board.number for board in reading.boards] == ["5", "6", "7"]
    assert reading.remarks == ()


@pytest.mark.parametrize("end", [b"YN5  2    ", b"??????????", b"YN53      "])
def test_dup_of_which_the_end_is_not_understood_is_counted(end: bytes) -> None:
    reading = boards_in(b"".join(dup(number, end) for number in (5, 6, 7)))
    assert [board.number for board in reading.boards] == ["1", "2", "3"]
    assert len(reading.remarks) == 1


def test_dup_that_tells_two_deals_is_refused() -> None:
    reading = read_dup(dup(1)[:68] + numbered(2) + b" " * 10 + dup(3))
    assert [(each.board, each.what) for each in reading.refused] == [
        ("1", "The hands are told twice in this file, and not the same.")
    ]
    assert [board.hands for board in reading.boards] == dealt(3)


def test_a_file_that_is_not_whole_loses_its_last_board_only() -> None:
    for reading, wanted in ((boards_in(bri(1) + bri(2)[:50]), 128), (boards_in(dup(1) + dup(2)[:100]), 156)):
        assert [board.number for board in reading.boards] == ["1"]
        assert [(each.board, str(wanted) in each.what) for each in reading.refused] == [("2", True)]


@pytest.mark.parametrize(
    ("block", "why"),
    [
        (b"53" + bri(1)[2:], "53 is not the number of a card."),
        (b"00" + bri(1)[2:], "0 is not the number of a card."),
        (b"??" + bri(1)[2:], "The cards do not stand where they should"),
        (bri(1)[2:4] + bri(1)[2:], "stands twice in North's hand"),
    ],
)
def test_a_block_that_is_no_board_is_refused(block: bytes, why: str) -> None:
    reading = read_bri(bri(3) + block)
    assert [(each.board, why in each.what) for each in reading.refused] == [("2", True)]
    assert len(reading.boards) == 1


@pytest.mark.parametrize("block", [b"\x06" * 68 + dup(1)[68:], dup(1)[:68] + b" " * 88, b"A" * 156])
def test_a_block_of_dup_that_is_no_board_is_refused(block: bytes) -> None:
    assert [each.board for each in read_dup(block).refused] == ["1"]


def test_a_hand_of_dup_begins_with_a_suit() -> None:
    whole = dup(1)
    assert read_dup(whole[:17] + whole[18:68] + b"\x06" + whole[68:]).refused


def test_dlm_is_read() -> None:
    reading = boards_in(f"[Document]\r\nFrom board=3\r\nTo board=12\r\n{dlm(3)}\r\n{dlm(12)}\r\n".encode())
    assert read(reading) == dealt(3, 12)
    assert [(board.number, board.dealer, board.origin.line) for board in reading.boards] == [
        ("3", Seat.S, 4),
        ("12", Seat.W, 5),
    ]


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("Board 2=" + "a" * 26, "North has 52 cards."),
        ("Board 2=" + "q" * 26, "A board is told in 26 letters"),
        (dlm(2)[:-5], "A board is told in 26 letters"),
    ],
)
def test_a_board_of_dlm_that_is_none_is_refused(board: str, why: str) -> None:
    reading = read_dlm(f"[Document]\n{board}\n{dlm(3)}")
    assert [(each.board, each.line, why in each.what) for each in reading.refused] == [("2", 2, True)]
    assert [board.number for board in reading.boards] == ["3"]
