"""Flags stand beside their cards: on the felt, touching the card, and never on its index."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from bridgetable.seats import SEATS, Seat
from bridgetable.ui.flag_places import apart, ends_at_card, flag_point, index_rect
from bridgetable.ui.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect, Zone
from bridgetable.ui.placement import Place

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


@pytest.mark.parametrize(("seat", "where", "size"), [*product(SEATS, WHERE, SIZES)])
@pytest.mark.parametrize("dummy", [None, *SEATS])
def test_a_flag_touches_its_card_and_leaves_its_index_free(
    seat: Seat, where: str, size: tuple[float, float], dummy: Seat | None
) -> None:
    layout = Layout(dummy=dummy)
    x, y = middle(layout, seat, where)
    flag = Rect(*flag_point(layout, seat, where, Place(x, y, 0), size), *size)
    assert flag.x >= 0
    assert flag.y >= 0
    assert flag.right <= layout.width
    assert flag.bottom <= layout.height
    card = Rect(x - HALF_WIDTH, y - HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
    assert touch(flag, card, 1.0)
    index = Rect(card.x + 4, card.y + 6, 20, 38)
    if (where, y - HALF_HEIGHT - size[1] < 4) != ("hand", True):  # a hand at the very edge has no room above it
        assert not touch(flag, index, 0.0)


@pytest.mark.parametrize("seat", [Seat.W, Seat.E])
@pytest.mark.parametrize("where", ["playing", "raised"])
def test_a_flag_at_the_side_hides_nothing_of_the_hand(seat: Seat, where: str) -> None:
    layout = Layout(dummy=Seat.N)
    x, y = middle(layout, seat, where)
    flag = Rect(*flag_point(layout, seat, where, Place(x, y, 0), (150.0, 20.0)), 150.0, 20.0)
    assert not touch(flag, layout.hand_rect(seat), 0.0)


def touch(one: Rect, other: Rect, slack: float) -> bool:
    across = one.x < other.right + slack and other.x < one.right + slack
    return across and one.y < other.bottom + slack and other.y < one.bottom + slack


def test_flags_that_would_lie_on_each_other_are_set_apart() -> None:
    first, second = Rect(100, 300, 90, 20), Rect(140, 305, 90, 20)
    assert not touch(apart(second, [first], Edge.BOTTOM), first, 0.0)
    assert apart(second, [first], Edge.BOTTOM).y < first.y
    assert apart(second, [first], Edge.TOP).y > first.y
    assert apart(second, [Rect(400, 300, 90, 20)], Edge.BOTTOM) == second


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.4])
@pytest.mark.parametrize("lines", [1, 2])
def test_the_flags_of_a_whole_trick_hide_no_index_and_no_flag(scale: float, lines: int) -> None:
    layout, placed, indices = Layout(), list[Rect](), []
    for seat in SEATS:
        x, y = layout.trick_point(layout.edge(seat))
        card = Place(x, y, 0)
        width, height = (62.0, 20.0) if seat is not Seat.E or lines == 1 else (150.0, 42.0)
        size = (width * scale, height * scale)
        point = flag_point(layout, seat, "playing", card, size, scale)
        placed.append(apart(Rect(*point, *size), placed, layout.edge(seat), "playing"))
        indices.append(Rect(x - HALF_WIDTH + 2, y - HALF_HEIGHT + 6, 22, 38))
    assert [pair for pair in combinations(placed, 2) if touch(*pair, 0.0)] == []
    assert [flag for flag in placed if any(touch(flag, index, 0.0) for index in indices)] == []


def test_where_the_index_of_a_turned_card_stands() -> None:
    straight, turned = index_rect(Place(100, 100, 0)), index_rect(Place(100, 100, 0, angle=90.0))
    assert (straight.width, straight.height) == (20, 38)
    assert (round(turned.width), round(turned.height)) == (38, 20)
    assert turned.x > straight.x


def test_the_lines_of_a_flag_end_where_its_card_lies() -> None:
    layout = Layout()
    at_the_right = {(seat, where) for seat, where in product(SEATS, WHERE) if ends_at_card(layout, seat, where)}
    assert at_the_right == {(Seat.W, "playing"), (Seat.E, "before")}


def test_a_flag_at_the_side_that_only_touches_another_moves_aside() -> None:
    middle = Rect(140, 300, 60, 20)
    assert apart(Rect(50, 300, 95, 40), [middle], Edge.LEFT, "playing") == Rect(43, 300, 95, 40)
    assert apart(Rect(195, 300, 95, 40), [middle], Edge.RIGHT, "playing") == Rect(202, 300, 95, 40)
