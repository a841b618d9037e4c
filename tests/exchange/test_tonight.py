"""Tonight's boards by their numbers, and whether one can be what stands at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cards import parse_card
from bridgetable.exchange.board import BoardsRead, BoardTold, UnreadableText
from bridgetable.exchange.board_typed import BoardTyped, board_typed, typed_further
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.exchange.tonight import (
    DealtBoards,
    begins_later,
    board_number,
    dealt_boards,
    differing,
    of_number,
    with_board,
)
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND, Header, Lying, Position, Start, faults, parse_hand
from exchange.dealt import board

DEAL = read_deal("N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75")
SEVEN = BoardTold("7", dealer=Seat.S, vulnerable="all", hands=DEAL)


def test_only_what_was_dealt_is_kept_of_a_board_once() -> None:
    played = [board(number) for number in (3, 4, 3)]
    found = dealt_boards(BoardsRead(tuple(played)), "club.pbn")
    assert [each.number for each in found.boards] == ["3", "4"]
    assert found.boards[0].hands == played[0].hands
    assert not any(each.calls or each.plays or each.contract or each.declarer for each in found.boards)


def test_dealer_and_vulnerability_follow_from_the_number_where_they_are_not_told() -> None:
    told, untold = SEVEN, replace(SEVEN, number="07", dealer=None, vulnerable=None)
    found = dealt_boards(BoardsRead((replace(told, dealer=Seat.N), untold)), "").boards
    assert [(each.dealer, each.vulnerable) for each in found] == [(Seat.N, "all"), (Seat.S, "all")]


def test_boards_that_no_number_finds_or_that_are_not_whole_are_left_out() -> None:
    partly = (DEAL[0], UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND)
    ending = read_deal("N:A.K.. .A.K. ..A.K K...A")
    boards = (SEVEN, replace(SEVEN, number=""), replace(SEVEN, hands=partly), replace(SEVEN, hands=ending))
    found = dealt_boards(BoardsRead(boards, (UnreadableText(1, "Why."),)), "")
    assert (len(found.boards), found.left_out) == (1, 4)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("7", "7"), (" 07 ", "7"), ("Board 7", "7"), ("board: 7", "7"), ("#7", "7"), ("a7", "A7"), ("7 8", ""), ("", "")],
)
def test_a_number_is_read_however_it_is_typed(typed: str, number: str) -> None:
    assert board_number(typed) == number


@pytest.mark.parametrize(
    ("typed", "so"),
    [("board 7", True), ("Board #12", True), ("boards", False), ("board", False), ("e leads", False)],
)
def test_what_is_typed_on_the_line_may_be_a_board(typed: str, so: bool) -> None:
    assert (board_typed(typed) is not None) is so


@pytest.mark.parametrize(
    "typed",
    [
        "board 7 4S W",
        "board 7 w 4s",
        "4S W board 07",
        "west 4 spades, board 7",
        "Board 7: 4♠ by West",
        "board #7 contract 4 S declarer w",
        "4s board 7 w",
    ],
)
def test_contract_and_declarer_are_read_in_any_order(typed: str) -> None:
    assert board_typed(typed) == BoardTyped("7", "4S", Seat.W)


@pytest.mark.parametrize(
    ("typed", "contract", "declarer"),
    [
        ("board 7 4S", "4S", None),
        ("board 7 4 S S", "4S", Seat.S),
        ("board 7 s 4s", "4S", Seat.S),
        ("board 7 3nt n", "3NT", Seat.N),
        ("board 7 1 notrump redoubled e", "1NTXX", Seat.E),
        ("board 7 5dx e", "5DX", Seat.E),
    ],
)
def test_a_contract_is_read_however_it_is_typed(typed: str, contract: str, declarer: Seat | None) -> None:
    assert board_typed(typed) == BoardTyped("7", contract, declarer)


@pytest.mark.parametrize(
    "typed", ["board 7 W", "board 7 8S W", "board 7 4S W N", "W finds C4 in the board", "S says he saw board 7", "4S W"]
)
def test_what_is_no_contract_is_no_board(typed: str) -> None:
    assert board_typed(typed) is None


def test_how_a_board_that_is_typed_may_go_on() -> None:
    numbers = ["7", "8", "17"]
    assert typed_further("b", numbers) == typed_further("bid", numbers) == typed_further("E ", numbers) == []
    assert typed_further("boa", numbers) == ["board 7", "board 8", "board 17"]
    assert typed_further("Board 1", numbers) == ["Board 17"]
    assert typed_further("board 7 4", numbers)[:5] == [f"board 7 4{each}" for each in ("C", "D", "H", "S", "NT")]
    assert typed_further("board 7 4s", numbers) == ["board 7 4SX", "board 7 4SXX"]
    assert typed_further("board 7 4S ", numbers) == [f"board 7 4S {seat}" for seat in Seat]
    assert typed_further("board 7 4S W ", numbers) == []


def test_a_contract_that_is_typed_is_told_with_the_board() -> None:
    typed = replace(SEVEN, contract="4S", declarer=Seat.W)
    header = with_board(Position(Header(dealer=Seat.S, stage="auction", auction=("1C",))), typed).header
    assert (header.told_contract, header.told_declarer, header.stage, header.auction) == ("4S", Seat.W, None, ())
    assert differing(Position(), typed) == ""
    assert differing(Position(Header(Seat.E, "3NT")), typed) == "the contract and the declarer"
    assert with_board(Position(Header(Seat.E, "3NT")), SEVEN).header.contract == "3NT"


def test_the_file_that_came_last_comes_first_and_the_same_deal_is_there_once() -> None:
    other = replace(SEVEN, hands=(DEAL[1], DEAL[0], DEAL[2], DEAL[3]))
    files = [DealtBoards("a", (SEVEN,)), DealtBoards("b", (other,)), DealtBoards("c", (SEVEN,))]
    assert of_number(files, "7") == (SEVEN, other)
    assert of_number(files, "8") == ()


@pytest.mark.parametrize(
    ("north", "so"),
    [
        ("*", True),
        ("K74.A52.KT63.J84", True),
        ("K+.*.*.*", True),
        ("Kxx.*.*.*", True),
        ("hxx.Axx.hhxx.hxx", True),
        ("K???+.*.*.*", False),
        ("Kx.*.*.*", False),
        ("hh+.*.*.*", False),
        ("A+.*.*.*", False),
        (".*.*.*", False),
    ],
)
def test_what_is_known_of_a_hand_can_be_the_one_that_was_dealt_or_not(north: str, so: bool) -> None:
    position = Position(hands=(parse_hand(north), UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND))
    assert differing(position, SEVEN) == ("" if so else "North's hand")


def test_all_that_would_change_is_told() -> None:
    header = Header(dealer=Seat.N, vulnerable="none")
    hands = (UNKNOWN_HAND, parse_hand("A+.*.*.*"), UNKNOWN_HAND, UNKNOWN_HAND)
    what = differing(Position(header, hands, left=((Seat.W, 12),)), SEVEN)
    assert what == "East's hand, West's hand, the dealer and the vulnerability"
    lying = Start(on_table=(Lying(Seat.E, parse_card("SA"), "major penalty"),))
    assert differing(Position(start=lying), SEVEN) == "East's hand"


def test_the_board_is_laid_under_what_is_known_of_the_play() -> None:
    header = Header(Seat.W, "3NT", dealer=Seat.S, auction=("1C",))
    position = with_board(Position(header, left=((Seat.W, 12),)), SEVEN)
    assert (position.hands, position.left, faults(position)) == (DEAL, (), ())
    assert position.header == replace(header, vulnerable="all")
    assert with_board(Position(replace(header, dealer=Seat.N)), SEVEN).header.auction == ()


def test_a_hand_of_a_later_trick_may_have_held_the_cards_that_are_gone() -> None:
    """North has king and seven of spades left; he was dealt the four as well."""
    hands = (parse_hand("K7.A5.K.J8"), UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND)
    left = tuple((seat, 7) for seat in Seat)
    assert differing(Position(hands=hands, left=left, start=Start(trick=7)), SEVEN) == ""
    others = (parse_hand("K8.A5.K.J8"), *hands[1:])
    assert differing(Position(hands=others, left=left, start=Start(trick=7)), SEVEN) == "North's hand"


def test_cards_that_had_gone_before_are_told_by_no_board() -> None:
    assert begins_later(Position(start=Start(trick=5))) and not begins_later(Position())
