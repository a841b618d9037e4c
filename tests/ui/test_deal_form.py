"""The fields of the set-up dialog, read into a position and back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.seats import Seat
from bridgetable.table.position import Position, Start
from bridgetable.ui.record.deal_form import DealForm, completed, counts, form_of, miscounted, position_of

NOTHING = ("*", "*", "*", "*")
FULL = DealForm(
    (
        ("K74", "A52", "KT63", "J84"),
        ("93", "T74", "J974", "KT62"),
        ("AQJT62", "K6", "A5", "Q93"),
        ("85", "QJ983", "Q82", "A75"),
    ),
    contract="4S",
)


def test_a_position_goes_through_the_fields_unchanged() -> None:
    position = position_of(FULL, Position())
    assert form_of(position) == FULL
    assert position_of(form_of(position), position) == position


def test_without_a_contract_the_auction_is_to_be_told() -> None:
    bidding = replace(FULL, contract="", dealer=Seat.N)
    position = position_of(bidding, Position())
    assert (position.header.stage, position.header.dealer) == ("auction", Seat.N)
    assert form_of(position) == bidding
    assert position_of(FULL, position).header.stage is None


def test_a_contract_that_is_only_presumed_stays_untold_until_somebody_tells_it() -> None:
    form = replace(form_of(Position()), hands=FULL.hands)
    assert position_of(form, Position()).header.told_contract is None
    header = position_of(replace(form, told=True), Position()).header
    assert (header.told_contract, header.told_declarer) == ("1NT", Seat.S)


def test_what_no_field_holds_stays() -> None:
    case = """
id = "x"
table = {declarer="E", contract="2HX", dealer="W", vulnerable="EW", auction="1H X 2H X P P P"}
deal = {W="*"}
known = ["W has a spade"]
start = {trick=4, lead="W", tricks={NS=1, EW=2}, on_table=["W HQ major penalty"]}
actions = []
expect = []
"""
    position = parse_case(case, "x").record.position
    assert position_of(form_of(position), position) == position
    other = position_of(replace(form_of(position), declarer=Seat.N), position)
    assert other.header.auction == ()
    assert (other.known, other.start) == (position.known, position.start)
    later = position_of(replace(form_of(position), trick=6), position)
    assert later.start is not None
    assert position.start is not None
    assert (later.start.tricks, later.start.on_table) == (None, position.start.on_table)


def test_unknown_hands_need_nothing_typed() -> None:
    form = form_of(Position())
    assert form.hands == (NOTHING,) * 4
    assert position_of(form, Position()) == Position()


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (("K74", "A52", "KT63", "J84"), "13 cards"),
        (("K74", "A52", "KT6", "J84"), "12 cards, 1 missing"),
        (("K74", "A52", "KT63", "J842"), "14 cards, 1 too many"),
        (("K74", "A52", "", "J84"), "9 cards, 4 missing"),
        (("K74", "A52", "K+", "J84"), "10 of 13 known"),
        (NOTHING, "0 of 13 known"),
        (("KK", "", "", ""), "cannot be read"),
    ],
)
def test_cards_are_counted(hand: tuple[str, str, str, str], words: str) -> None:
    assert counts(replace(FULL, hands=(hand, *FULL.hands[1:])))[0] == words


def test_the_last_hand_is_what_is_left() -> None:
    north, east, south, _ = FULL.hands
    left = replace(FULL, hands=(north, east, south, NOTHING))
    assert completed(left) == FULL
    for hands in ((north, east, NOTHING, NOTHING), (("K74", "A52", "KT63", "J8x"), east, south, NOTHING), FULL.hands):
        assert completed(replace(FULL, hands=hands)).hands == hands
    one_more, one_fewer = ("AK74", "A52", "KT63", "J84"), ("QJT62", "K6", "A5", "Q93")
    assert completed(replace(FULL, hands=(one_more, east, one_fewer, NOTHING))).hands[3] == NOTHING
    assert completed(replace(left, trick=2)) == replace(left, trick=2)
    assert completed(replace(left, hands=(("K1", "", "", ""), east, south, NOTHING))).hands[3] == NOTHING


def test_cards_played_are_not_missing() -> None:
    assert counts(replace(FULL, hands=(("K7", "A5", "", ""), *FULL.hands[1:]), trick=10))[0] == "4 cards"


@pytest.mark.parametrize(("hand", "cards"), [(("K74", "A52", "KT6", "J84"), 12), (("K74", "A52", "", "J84"), 9)])
def test_a_hand_with_a_card_missing_has_to_be_said_to_be_one(hand: tuple[str, str, str, str], cards: int) -> None:
    form = replace(FULL, hands=(hand, *FULL.hands[1:]))
    assert miscounted(form, Seat.N)
    with pytest.raises(ValueError, match=f"^North has {cards} cards, and 13 to play$"):
        position_of(form, Position())
    counted = replace(form, counted=frozenset({Seat.N}))
    position = position_of(counted, Position())
    assert position.left == ((Seat.N, cards),)
    assert form_of(position) == counted
    assert position_of(replace(form_of(position), hands=FULL.hands), position).left == ((Seat.N, 13),)
    assert position_of(replace(FULL, counted=frozenset()), position).left == ()


def test_nobody_is_dealt_fourteen_cards() -> None:
    form = replace(FULL, hands=(("K742", "A52", "KT63", "J84"), *FULL.hands[1:]), counted=frozenset({Seat.N}))
    assert not miscounted(form, Seat.N)
    with pytest.raises(ValueError, match="North has 14 cards"):
        position_of(form, Position())


def test_what_was_left_at_another_trick_is_not_left_at_this_one() -> None:
    position = replace(Position(start=Start(9, Seat.N)), left=((Seat.N, 4),))
    assert position_of(form_of(position), position) == position
    assert position_of(replace(form_of(position), trick=3), position).left == ()


def test_every_field_that_cannot_be_read_is_named() -> None:
    form = replace(FULL, hands=(("K1", "A52", "KT63", "J84"), ("93", "TT", "", ""), *FULL.hands[2:]), contract="8H")
    with pytest.raises(ValueError, match="North, spades") as raised:
        position_of(form, Position())
    assert [line.partition(":")[0] for line in str(raised.value).splitlines()] == [
        "North, spades",
        "East, hearts",
        "Contract",
    ]


def test_a_card_held_twice_is_pointed_out() -> None:
    form = replace(FULL, hands=(FULL.hands[0], ("K3", "T74", "J974", "KT62"), *FULL.hands[2:]))
    with pytest.raises(ValueError, match="♠K is held by North and by East"):
        position_of(form, Position())
