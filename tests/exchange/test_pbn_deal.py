"""Deals as PBN files have them, and why one is refused."""

from __future__ import annotations

import pytest

from bridgetable.exchange.pbn_deal import deal_text, read_deal
from bridgetable.seats import Seat
from exchange.pbn_texts import BOARD, DEAL, board, read, said

WHOLE = read_deal(DEAL)


@pytest.mark.parametrize(
    "text",
    [
        "E:T98.AKQJ.432.765 765.432.AKQJ.T98 432.765.T98.AKQJ AKQJ.T98.765.432",
        DEAL.lower(),
        DEAL.replace("T", "10"),
        "N:SAKQJ.HT98.D765.C432 ST98.HAKQJ.D432.C765 S765.H432.DAKQJ.CT98 S432.H765.DT98.CAKQJ",
        "N:AKQJ.T98.765.432 T98.AKQJ.432.765 765.432.AKQJ.T98 -",
        "N:AKQJ.T98.765.432 ... 765.432.AKQJ.T98 432.765.T98.AKQJ",
        "N:AKQJ.T98.765.432 ? 765.432.AKQJ.T98 432.765.T98.AKQJ",
        "N:JQKA.89T.567.234  T98.AKQJ.432.765\t765.432.AKQJ.T98",
    ],
)
def test_a_deal_is_written_in_many_ways(text: str) -> None:
    assert read_deal(text) == WHOLE


def test_a_deal_begins_with_any_hand() -> None:
    assert deal_text(WHOLE, Seat.N) == DEAL
    assert read_deal(deal_text(WHOLE, Seat.W)) == WHOLE


def test_hands_that_are_not_known_stay_so() -> None:
    hands = read_deal("S:AKQJT98765432... - ... -")
    assert [len(hand.cards) for hand in hands] == [0, 0, 13, 0]
    assert deal_text(hands, Seat.S) == "S:AKQJT98765432... - - -"


def test_a_void_may_have_a_hyphen() -> None:
    assert len(read_deal("N:AKQJT98765432.-.-.- - - -")[0].cards) == 13


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ("AKQJ", "'AKQJ' is not a deal: a seat and a colon stand before the hands, as in N:AK.QJ.T9.8765432."),
        ("N:A... A... - -", "♠A is in two hands, North’s and East’s."),
        ("N:AA... - - -", "♠A stands twice in North’s hand."),
        ("N:AKQJT98765432.A.. - - -", "North has 14 cards."),
        ("N:AKX... - - -", "'X', of North’s hand, is not the rank of a card."),
        ("N:A.K.Q.J.T - - -", "North has more than four suits."),
        ("N:A... K... Q... J... T...", "There are more than four hands in the deal."),
    ],
)
def test_what_cannot_be_is_refused_with_its_line_and_the_others_are_read(deal: str, why: str) -> None:
    reading = read(f'[Board "8"]\n[Deal "{deal}"]\n\n{BOARD}')
    (refused,) = reading.refused
    assert (str(refused).replace("'s", "’s"), refused.line, refused.board) == (why, 2, "8")
    assert [each.number for each in reading.boards] == ["3"]


def test_a_board_without_a_deal_has_unknown_hands() -> None:
    assert board('[Board "1"]\n').hands == read_deal("N:- - - -")


def test_hands_of_other_sizes_are_remarked_on() -> None:
    found = board(BOARD.replace("765.432 T98", "765.43 T98"))
    assert said(found) == ["The hands do not have the same number of cards: North 12, East 13, South 13, West 13."]
    assert said(board('[Board "1"]\n[Deal "N:A.K.. - ..A.K -"]\n')) == []
