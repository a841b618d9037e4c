"""Auctions as PBN files have them."""

from __future__ import annotations

import pytest

from bridgetable.exchange.auction import contract_of, flagged, is_regular
from bridgetable.exchange.board import BoardCall
from bridgetable.exchange.pbn_calls import auction_rows
from bridgetable.seats import SEATS, Seat
from exchange.pbn_texts import bid, board, said

_CALLS = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n'


@pytest.mark.parametrize(
    "rows",
    [
        "1N D R 2C P P P",
        "1NT X XX 2C PASS pass Pass",
        "1nt x xx 2c AP",
        "1NT X XX 2C ap",
        "1NT X XX 2C\nAC",
        "1NT X XX 2C Pass AP",
        "1NT X XX 2C all pass",
        "1NT X XX 2C\nAll  Pass",
    ],
)
def test_calls_are_spelled_in_many_ways(rows: str) -> None:
    assert bid(rows) == "N:1NT E:X S:XX W:2C N:pass E:pass S:pass"


def test_all_pass_passes_a_board_out() -> None:
    assert bid("AP") == "N:pass E:pass S:pass W:pass"
    assert bid("P AP") == bid("AP")


def test_a_hyphen_stands_for_who_has_not_called() -> None:
    assert bid("- - 1S P", "W") == "E:1S S:pass"


def test_notes_numbers_and_signs_belong_to_the_call_before() -> None:
    found = board(f'{_CALLS}1NT =1= $2 * X! 2C* $30 2D =9=\n=2=\n[Note "1: 15-17"]\n[Note "2:weak"]\n')
    assert [(call.call, call.alerted, call.note) for call in found.calls] == [
        ("1NT", True, "15-17 ?"),
        ("X", False, "!"),
        ("2C", True, ""),
        ("2D", False, "weak"),
    ]


def test_a_note_before_any_call_is_nobodys() -> None:
    assert bid("=1= $1 1C") == "N:1C"


def test_the_end_may_be_said_with_a_star_and_the_middle_with_a_plus() -> None:
    assert bid("1C P *") == "N:1C E:pass"
    assert bid("1C P +") == bid("1C P *")


def test_irregular_calls_become_calls_as_they_were_made() -> None:
    found = board(f"{_CALLS}1S ^I 1H ^S P\n")
    assert [(call.seat.name, call.call, call.flagged) for call in found.calls] == [
        ("N", "1S", ""),
        ("E", "1H", "insufficient"),
        ("W", "pass", "out of rotation"),
    ]
    assert [call.flagged for call in flagged([BoardCall(each.seat, each.call) for each in found.calls], Seat.N)] == [
        "",
        "insufficient",
        "out of rotation",
    ]
    assert auction_rows(found.calls, Seat.N) == ["1S ^I 1H ^S Pass"]
    assert auction_rows(found.calls, Seat.N, flags=False) == ["1S 1H - Pass"]


def test_what_is_no_call_ends_the_auction_and_is_remarked_on() -> None:
    found = board(f"{_CALLS}1S 9S P\n")
    assert [call.call for call in found.calls] == ["1S"]
    assert said(found) == ["'9S' is not a call: the auction is read up to there."]
    assert found.remarks[0].line == 4


def test_an_auction_needs_a_dealer() -> None:
    found = board('[Board "1"]\n[Auction ""]\n1S\n')
    assert (found.calls, said(found)) == ((), ["Who dealt is not told: the auction is passed over."])


def test_the_contract_is_told_by_the_auction_where_no_tag_does() -> None:
    found = board(f"{_CALLS}1S X XX 2H\n2S 3H X AP\n")
    assert (found.contract, str(found.declarer)) == ("3HX", "W")
    assert (board(f"{_CALLS}1S X XX AP\n").contract, board(f"{_CALLS}AP\n").contract) == ("1SXX", "pass")


def test_a_contract_that_was_not_bid_is_remarked_on() -> None:
    found = board(f'[Contract "4H"]\n[Declarer "W"]\n{_CALLS}1S AP\n')
    assert (found.contract, said(found)) == (
        "4H",
        ["The contract is told as 4H W, but the auction comes to 1S N: what is told counts."],
    )


def test_what_makes_an_auction_regular() -> None:
    passes = [BoardCall(seat, "pass") for seat in SEATS]
    assert is_regular(passes, Seat.N)
    assert not is_regular([*passes, BoardCall(Seat.N, "1C")], Seat.N)
    assert not is_regular([BoardCall(Seat.N, "X")], Seat.N)
    assert not is_regular(passes, Seat.E)
    assert contract_of(passes) == ("pass", None)


@pytest.mark.parametrize(
    ("rows", "remark"),
    [
        ("1S 1H P P P", "East's 1♥ is not high enough, which the text does not say."),
        ("1S ^I 2H P P P", "East's 2♥ is marked as irregular, which it is not."),
        ("1S P X P P P", "South's double cannot be made over the calls before it."),
        ("1S XX P P P", "East's redouble cannot be made over the calls before it."),
        ("1S P P P 2S", "North's 2♠ comes when the auction is over."),
        ("P P P P P", "North's pass comes when the auction is over."),
        ("- 1S P P P", "East's 1♠ is out of turn, which the text does not say."),
    ],
)
def test_a_call_that_could_not_be_made_so_is_remarked_on(rows: str, remark: str) -> None:
    assert [each.replace("’", "'") for each in said(board(f"{_CALLS}{rows}\n"))] == [remark]


def test_an_auction_that_begins_with_another_than_the_dealer_is_remarked_on() -> None:
    found = board('[Board "1"]\n[Dealer "N"]\n[Auction "E"]\n1S AP\n')
    assert found.calls[0].seat is Seat.E
    assert [each.replace("’", "'") for each in said(found)] == [
        "East's 1♠ is out of turn, which the text does not say."
    ]
    assert said(board('[Board "1"]\n[Dealer "E"]\n[Auction "N"]\n- 1S AP\n')) == []


def test_a_bid_that_is_made_twice_is_no_double_of_itself() -> None:
    calls = [
        BoardCall(seat, call)
        for seat, call in zip(SEATS * 2, ["1S", "pass", "1NT", "pass", "1S", "pass", "pass", "pass"], strict=True)
    ]
    assert contract_of(calls) == ("1S", Seat.N)


def test_a_note_that_is_not_told_is_remarked_on() -> None:
    found = board(f'{_CALLS}1S =1= AP =2=\n[Note "1:five"]\n')
    assert (found.calls[0].note, said(found)) == ("five", ["Note 2 is referred to here, and is not told."])
