"""Flags stand at their cards: touching them or tied to them, on no index, no name, no other flag and no other card."""

from __future__ import annotations

from itertools import product

import pytest

from bridgetable.seats import SEATS, Seat
from bridgetable.ui.felt.flag_places import (
    KeptClear,
    card_rect,
    flag_point,
    index_rect,
    place_flag,
    seen_of,
    sign_point,
    tie,
)
from bridgetable.ui.felt.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect, Zone
from bridgetable.ui.felt.placement import CardPlace

SIZES = ((74.0, 20.0), (150.0, 20.0), (230.0, 42.0))
WHERE = ("playing", "raised", "before", "hand")


def middle(layout: Layout, seat: Seat, where: str) -> Point:
    """Where a card of `seat` lies."""
    hand, before = layout.hand_rect(seat), layout.before_rect(seat)
    return {
        "playing": layout.trick_point(layout.edge(seat)),
        "raised": layout.held_point(seat, Zone.VISIBLE),
        "before": Point(before.x + HALF_WIDTH, before.centre.y),
        "hand": Point(hand.x + HALF_WIDTH, hand.y + HALF_HEIGHT),
    }[where]


def bare(layout: Layout, *never: Rect, cards: tuple[Rect, ...] = ()) -> KeptClear:
    return KeptClear(layout.width, layout.height, list(never), list(cards))


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("dummy", [None, *SEATS])
def test_a_flag_is_at_its_card_and_leaves_its_index_free(where: str, dummy: Seat | None) -> None:
    layout = Layout(dummy=dummy)
    for seat, size in product(SEATS, SIZES):
        card = CardPlace(*middle(layout, seat, where), 0)
        own, index = card_rect(card), index_rect(card)
        flag = place_flag(flag_point(layout.edge(seat), where, own, size), own, bare(layout, index))
        assert (flag.width, flag.height) == size, seat
        assert min(flag.x, flag.y) >= 0, (seat, size)
        assert (flag.right <= layout.width, flag.bottom <= layout.height) == (True, True), (seat, size)
        assert touch(flag, own, 7.0), (seat, size)
        assert not touch(flag, index, 0.0), (seat, size)


@pytest.mark.parametrize("seat", [Seat.W, Seat.E])
@pytest.mark.parametrize("where", ["playing", "raised"])
def test_a_flag_at_the_side_hides_nothing_of_the_hand(seat: Seat, where: str) -> None:
    layout = Layout(dummy=Seat.N)
    own, hand = card_rect(CardPlace(*middle(layout, seat, where), 0)), layout.hand_rect(seat)
    flag = place_flag(flag_point(layout.edge(seat), where, own, (150, 20)), own, bare(layout, cards=(hand,)))
    assert not touch(flag, hand, 0.0)


def touch(one: Rect, other: Rect, slack: float) -> bool:
    across = one.x < other.right + slack and other.x < one.right + slack
    return across and one.y < other.bottom + slack and other.y < one.bottom + slack


OWN = Rect(300, 300, 66, 92)
BEST = Rect(300, 386, 90, 20)


def test_a_flag_whose_place_is_taken_stands_at_another_side_of_its_card() -> None:
    layout = Layout()
    assert place_flag(BEST, OWN, bare(layout)) == BEST
    for taken in (bare(layout, BEST), bare(layout, cards=(BEST,))):
        flag = place_flag(BEST, OWN, taken)
        assert touch(flag, OWN, 7.0)
        assert not touch(flag, BEST, 0.0)


def test_where_all_sides_are_taken_a_flag_stands_farther_off_and_is_tied_to_its_card() -> None:
    wall = Rect(OWN.x - 100, OWN.y - 30, OWN.width + 200, OWN.height + 60)
    flag = place_flag(BEST, OWN, bare(Layout(), cards=(wall,)))
    assert not touch(flag, wall, 0.0)
    start, end = tie(flag, OWN)
    assert touch(Rect(*start, 0, 0), flag, 0.1)
    assert OWN.holds(end)
    assert max(abs(start.x - end.x), abs(start.y - end.y)) < 60


def test_the_tie_of_a_flag_crosses_no_index() -> None:
    wall, strip = Rect(OWN.x - 100, OWN.y - 30, OWN.width + 200, OWN.height + 60), Rect(200, 440, 300, 12)
    flag = place_flag(BEST, OWN, bare(Layout(), strip, cards=(wall,)))
    assert flag.bottom < OWN.y


def test_without_any_free_place_a_flag_covers_a_card_and_not_an_index() -> None:
    layout = Layout()
    felt, index = Rect(0, 0, layout.width, layout.height), Rect(OWN.x, OWN.bottom, 66, 40)
    flag = place_flag(BEST, OWN, bare(layout, index, cards=(felt,)))
    assert touch(flag, OWN, 7.0)
    assert not touch(flag, index, 0.0)


def test_a_flag_shut_in_stands_wherever_nothing_is_covered_and_in_the_last_resort_at_its_card() -> None:
    layout = Layout()
    left, right = Rect(0, 0, 280, layout.height), Rect(386, 0, layout.width - 386, layout.height)
    above, below = Rect(280, 0, 106, 290), Rect(280, 402, 106, 20)
    flag = place_flag(BEST, OWN, bare(layout, left, right, above, below, OWN))
    assert flag.y >= below.bottom
    assert place_flag(BEST, OWN, bare(layout, Rect(0, 0, layout.width, layout.height))) == BEST


def test_a_flag_over_its_card_points_down_to_it() -> None:
    start, end = tie(Rect(310, 274, 150, 20), OWN)
    assert start.y == 294
    assert end.y > OWN.y
    assert 310 < start.x == end.x < OWN.right
    start, end = tie(Rect(310, 380, 150, 20), OWN)
    assert start == end  # it lies on its card


def test_what_is_seen_of_a_card() -> None:
    lower, upper, turned = CardPlace(100, 100, 1), CardPlace(130, 100, 2), CardPlace(400, 100, 3, angle=90.0)
    seen = seen_of({(Seat.N, 0): lower, (Seat.N, 1): upper, (Seat.N, 2): turned})
    assert seen[Seat.N, 0] == Rect(67, 54, 30, 92)
    assert seen[Seat.N, 1] == card_rect(upper)
    assert (round(seen[Seat.N, 2].width), round(seen[Seat.N, 2].height)) == (92, 66)


def test_where_the_index_of_a_card_stands() -> None:
    straight, turned = index_rect(CardPlace(100, 100, 0)), index_rect(CardPlace(100, 100, 0, angle=90.0))
    assert (straight.width, straight.height) == (20, 38)
    assert (round(turned.width), round(turned.height)) == (38, 20)
    assert turned.x > straight.x
    strip = index_rect(CardPlace(100, 100, 0, strip=22.0))
    assert strip.y > 54
    assert strip.bottom < 54 + 22
    assert strip.width > strip.height


@pytest.mark.parametrize("dummy", [None, *SEATS])
@pytest.mark.parametrize("seat", SEATS)
def test_a_sign_stands_beside_the_name(seat: Seat, dummy: Seat | None) -> None:
    layout = Layout(dummy=dummy)
    label = layout.label_rect(seat)
    sign = sign_point(layout, seat, (110.0, 20.0))
    assert touch(sign, label, 10.0)
    assert not touch(sign, label, 0.0)
    upright = layout.edge(seat) in (Edge.TOP, Edge.BOTTOM) and seat is not dummy
    assert (sign.x >= label.right or sign.right <= label.x) is upright
