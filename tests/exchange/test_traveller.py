"""The scores of a board at all tables: from a table of scores, or from one game for each table."""

from __future__ import annotations

import pytest

from bridgetable.exchange.board import BoardsRead
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.exchange.reading import boards_in
from bridgetable.exchange.traveller import traveller
from bridgetable.table.position import UNKNOWN_HAND
from exchange.pbn_texts import BOARD, DEAL, board, read

OTHER = "N:T98.765.432.AKQJ AKQJ.T98.765.432 765.432.AKQJ.T98 432.AKQJ.T98.765"


def scores(text: str) -> tuple[int, ...]:
    return board(text).scores


@pytest.mark.parametrize(
    ("columns", "rows", "told"),
    [
        (r"PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R", " 1  4   400\n 2  5   -50\n 3  6   430\n", (400, -50, 430)),
        (r"Score_NS\\5R;Score_EW\\5R", "400 -\n- 50\n", (400, -50)),
        (r"PairId_NS;Contract;Declarer;Result", '1 3NT S 9\n2 "4 H x" E 8\n3 Pass - -\n', (400, 500, 0)),
        (r"Table\\1R;Score_NS\\5R", "1 A+-\n2 -\n3 ?\n4 600\n", (600,)),
        (r"+Rank\\2R;Contract;Score_NS\\5R", '1 "" 50\n', (50,)),
        (r"Rank;Names", "1 600\n", ()),
    ],
)
def test_a_table_of_scores_is_read(columns: str, rows: str, told: tuple[int, ...]) -> None:
    assert scores(f'{BOARD}[ScoreTable "{columns}"]\n{rows}') == told


def game(contract: str, declarer: str, result: int, deal: str = DEAL) -> str:
    return (
        f'[Board "3"]\n[Vulnerable "EW"]\n[Deal "{deal}"]\n'
        f'[Declarer "{declarer}"]\n[Contract "{contract}"]\n[Result "{result}"]\n\n'
    )


def test_one_game_for_each_table_is_a_traveller_too() -> None:
    reading = read(game("3NT", "S", 9) + game("4H", "E", 9) + game("1NT", "W", 7, OTHER))
    assert traveller(reading.boards, reading.boards[0].hands) == (400, 100)
    assert traveller(reading.boards, reading.boards[2].hands) == (-90,)


def test_a_game_without_a_result_counts_for_nothing() -> None:
    without = game("3NT", "S", 9).replace('[Result "9"]\n', "")
    reading = read(game("3NT", "S", 9) + without)
    assert traveller(reading.boards, reading.boards[0].hands) == (400,)


def test_a_table_of_scores_comes_before_the_games() -> None:
    listed = game("3NT", "S", 9).rstrip() + '\n[ScoreTable "Score_NS"]\n400\n430\n\n'
    reading = read(game("4H", "E", 9) + listed)
    assert traveller(reading.boards, reading.boards[0].hands) == (400, 430)


def test_an_ending_of_the_only_board_there_is_will_do() -> None:
    reading = read(game("3NT", "S", 9) + game("4H", "E", 9, OTHER))
    assert traveller(reading.boards, read_deal("N:AK... .AK.. ..AK. ...AK")) == (400,)
    assert traveller(reading.boards, read_deal("N:A.A.. .... .... ....")) == ()


def test_another_board_has_no_say_unless_the_hands_are_not_known() -> None:
    reading: BoardsRead = boards_in(game("3NT", "S", 9).encode())
    other = read(game("3NT", "S", 9, OTHER)).boards[0].hands
    assert traveller(reading.boards, other) == ()
    assert traveller(reading.boards, (UNKNOWN_HAND,) * 4) == (400,)
    two = read(game("3NT", "S", 9) + game("3NT", "S", 9, OTHER))
    assert traveller(two.boards, (UNKNOWN_HAND,) * 4) == ()
