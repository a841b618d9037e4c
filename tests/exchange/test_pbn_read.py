"""Games become boards, however much they leave out or take from each other."""

from __future__ import annotations

import pytest

from bridgetable.exchange.board import UnreadableText
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.seats import Seat
from exchange.pbn_texts import BOARD, DEAL, board, read, said


def test_a_board_has_what_its_tags_say() -> None:
    found = board(f'{BOARD}[Room "Open"]\n[West "Anna"]\n[North "?"]\n[Result "9"]\n{{Said.}}\n')
    assert (found.number, found.event, found.room, found.vulnerable) == ("3", "Pairs", "open", "EW")
    assert (found.dealer, found.declarer, found.contract, found.tricks) == (Seat.S, Seat.S, "3NT", 9)
    assert (found.hands, found.names, found.comments) == (read_deal(DEAL), {Seat.W: "Anna"}, ("Said.",))
    assert (found.origin.kind, found.origin.file, found.origin.line) == ("PBN", "club.pbn", 1)
    assert found.remarks == ()


@pytest.mark.parametrize("value", ["", "?", "-", "*"])
def test_what_is_not_known_is_empty(value: str) -> None:
    names = ("Event", "Board", "Dealer", "Deal", "Contract", "Declarer", "Result")
    found = board("".join(f'[{name} "{value}"]\n' for name in names))
    assert (found.event, found.number, found.dealer, found.contract, found.tricks) == ("", "", None, "", None)
    assert said(found) == []


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("Dealer", "Z"),
        ("Vulnerable", "some"),
        ("Contract", "8H"),
        ("Declarer", "nobody"),
        ("Result", "14"),
        ("Result", "many"),
    ],
)
def test_what_is_not_understood_is_remarked_on(tag: str, value: str) -> None:
    found = board(f'[Board "1"]\n[{tag} "{value}"]\n')
    assert said(found) == [f"What the tag {tag} says is not understood: {value!r}."]
    assert found.remarks[0].line == 2


@pytest.mark.parametrize(
    ("written", "contract"),
    [("6N", "6NT"), ("5DR", "5DXX"), ("5Cx", "5CX"), ("4SXX", "4SXX"), ("4 S", "4S"), ("Pass", "pass"), ("3H*", "3HX")],
)
def test_contracts_are_spelled_in_many_ways(written: str, contract: str) -> None:
    assert board(f'[Board "1"]\n[Contract "{written}"]\n').contract == contract


def test_a_board_that_was_passed_out_is_over() -> None:
    found = board('[Board "1"]\n[Contract "Pass"]\n[Declarer ""]\n')
    assert (found.ended, found.declarer) == (True, None)


def test_the_result_is_declarers_whichever_side_it_is_told_for() -> None:
    assert [board(f'{BOARD}[Result "{said}"]\n').tricks for said in ("9", "NS 9", "EW 4")] == [9, 9, 9]


def test_an_irregular_result_is_told_beside_it() -> None:
    found = board(f'{BOARD}[Result "^8"]\n{{Ruled.}}\n')
    assert (found.tricks, said(found)) == (8, [])
    assert found.comments == ("The result is told to have come about irregularly.", "Ruled.")


def test_declarer_and_dummy_may_have_changed_their_parts() -> None:
    text = BOARD.replace('[Declarer "S"]', '[Declarer "^N"]')
    found = board(f'{text}[Auction "S"]\n3NT AP\n')
    assert (found.declarer, found.swapped, said(found)) == (Seat.N, True, [])


def test_a_sign_takes_over_what_the_game_before_said() -> None:
    rows = '[Auction "S"]\n3NT AP\n'
    first, second, third = read(
        f'{BOARD}{rows}\n[Event "#"]\n[Board "4"]\n[Dealer "##"]\n[Auction "#"]\n\n[Event "##Teams"]\n[Board "5"]\n'
    ).boards
    assert (second.event, second.dealer, second.calls) == ("Pairs", Seat.S, first.calls)
    assert third.event == "Teams"


def test_a_sign_in_the_first_game_takes_over_nothing() -> None:
    assert board('[Event "#"]\n[Board "4"]\n').event == "#"


def test_a_game_without_a_deal_is_another_table_of_the_board_before() -> None:
    _, second = read(f'{BOARD}\n[Contract "2H"]\n[Declarer "E"]\n').boards
    assert (second.number, second.dealer, second.vulnerable) == ("3", Seat.S, "EW")
    assert (second.hands, second.contract) == (read_deal(DEAL), "2H")
    _, other = read(f'{BOARD}\n[Board "4"]\n[Contract "2H"]\n').boards
    assert (other.hands, other.dealer) == (read_deal("N:- - - -"), None)


def test_the_room_may_be_the_closed_one() -> None:
    assert (board('[Room "Closed"]\n').room, board('[Room "7"]\n').room) == ("closed", "")


def test_a_result_that_the_cards_contradict_is_remarked_on() -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    ranks = "AKQJT98765432"
    rows = "\n".join(f"C{rank} S{rank} H{rank} D{rank}" for rank in ranks)
    text = f'[Board "1"]\n[Deal "{deal}"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n[Play "W"]\n{rows}\n'
    assert said(board(text)) == ["The result is told as 9 tricks, but the cards give declarer 0."]
    assert said(board(text.replace('"9"', '"0"'))) == []


def test_unreadable_says_what_may_be_meant() -> None:
    assert str(UnreadableText(3, "No deal.", "Was it a link?")) == "No deal. Was it a link?"


@pytest.mark.parametrize(
    ("result", "tricks"), [("=", 9), ("+1", 10), ("-2", 7), ("+ 4", 13), ("+5", None), ("-10", None)]
)
def test_a_result_may_be_told_against_the_contract(result: str, tricks: int | None) -> None:
    found = board(f'{BOARD}[Result "{result}"]\n')
    assert found.tricks == tricks
    assert len(found.remarks) == (tricks is None)


def test_a_heading_is_no_board_and_names_the_event_of_those_after_it() -> None:
    reading = read('[Event "Cup"]\n[Site "-"]\n\n[Board "1"]\n\n[Event "Final"]\n[Board "2"]\n\n[Board "3"]\n')
    assert [(each.event, each.number) for each in reading.boards] == [("Cup", "1"), ("Final", "2"), ("Cup", "3")]
    assert reading.remarks == ()
    assert read('[Event "Cup"]\n').boards == ()


def test_notes_that_stand_apart_are_no_board() -> None:
    assert len(read(f'{BOARD}[Auction "S"]\n1NT =1= AP\n\n[Note "1:15-17"]\n').boards) == 1
