"""Problems on a board that is given: its hands, dealer and contract stay, and what is not plausible there is said."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from bridgetable.practice.generator import KINDS, NoScene, dealing, scene, scenes
from bridgetable.practice.generator.dealing import GivenDeal, given
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, HandHolding, Header, Position, Start
from bridgetable.table.record import Record

EVERY = [(kind, level) for kind in KINDS for level in (1, 2, 3) if KINDS[kind].fitting(2017, level)]
BOARDS = 200
"""So many boards are tried until something of a kind is plausible on one."""


def position(seed: int) -> Position:
    """A deal that East has dealt, East-West vulnerable."""
    hands = dealing.dealt(random.Random(seed))
    header = replace(dealing.header(random.Random(seed), hands), dealer=Seat.E, vulnerable="EW")
    north, east, south, west = (dealing.holding(hands[seat]) for seat in SEATS)
    return Position(header, (north, east, south, west))


POSITION = position(11)
HEADER = POSITION.header


def board(of: Position, header: Header | None) -> GivenDeal:
    found = given(of, header)
    assert found is not None
    return found


def found_on(kind: str, level: int) -> tuple[Record, Position]:
    for seed in range(BOARDS):
        dealt = position(seed)
        try:
            return scene(kind, 2017, level, 3, on=board(dealt, dealt.header)).case.record, dealt
        except NoScene:
            continue
    raise AssertionError(f"nothing of {kind} is plausible on {BOARDS} boards")


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_what_goes_wrong_goes_wrong_on_the_very_board(kind: str, level: int) -> None:
    record, dealt = found_on(kind, level)
    header = record.position.header
    assert (header.dealer, header.vulnerable) == (Seat.E, "EW")
    if header.stage != "auction":
        assert (header.contract, header.declarer) == (dealt.header.contract, dealt.header.declarer)
    for hand, whole in zip(record.position.hands, dealt.hands, strict=True):
        assert {card for card in hand.cards if card.known} <= set(whole.cards)


def test_most_kinds_can_happen_on_any_board() -> None:
    found = {each.kind for each in islice(scenes(list(KINDS), (2017,), (3,), 5, on=board(POSITION, HEADER)), 60)}
    assert len(found) >= len(KINDS) * 0.8


def test_where_nothing_of_what_is_wished_is_plausible_that_is_said() -> None:
    """Nobody bids one no trump with these hands: there is no transfer to be explained."""
    with pytest.raises(NoScene, match="on this board"):
        list(islice(scenes(["G33"], (2017,), (1,), 1, on=board(POSITION, HEADER)), 3))


def test_without_a_contract_one_is_played_that_the_hands_are_worth() -> None:
    record = scene("G05", 2017, 1, 3, on=board(POSITION, None)).case.record
    header = record.position.header
    assert (header.contract, header.dealer, header.vulnerable) == (HEADER.contract, Seat.E, "EW")


@pytest.mark.parametrize(
    "lacking",
    [
        replace(POSITION, hands=(UNKNOWN_HAND, *POSITION.hands[1:])),
        replace(POSITION, hands=(HandHolding(POSITION.hands[0].suits[1:]), *POSITION.hands[1:])),
        replace(POSITION, start=Start(2, Seat.N)),
    ],
)
def test_a_board_of_which_a_card_is_not_known_is_none(lacking: Position) -> None:
    assert given(lacking, HEADER) is None
