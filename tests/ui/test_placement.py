"""Where cards are drawn: Laws 41D and 65, and that nothing hides an index or leaves the felt."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, pairwise, product

import pytest

from bridgetable.cards import PACK, Card, Suit, parse_card
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.faced import dummy_faced
from bridgetable.table.fold import apply
from bridgetable.table.position import Header, Lying, Position, Start, parse_hand
from bridgetable.table.sentences import parse
from bridgetable.table.state import Table, start
from bridgetable.ui.bidding.lying import LyingCall
from bridgetable.ui.felt.drawn import Drawn
from bridgetable.ui.felt.flag_places import card_rect, index_rect, ranks_under, seen_of
from bridgetable.ui.felt.layout import (
    FELTS,
    HALF_WIDTH,
    TURNED_HIGH,
    TURNED_LONG,
    Edge,
    Layout,
    Point,
    Rect,
    Zone,
    felt_size,
    zone_at,
)
from bridgetable.ui.felt.placement import (
    CardPlace,
    LookedAt,
    box_rect,
    calls_rect,
    diagram_rect,
    placed_calls,
    placement,
)
from bridgetable.ui.looks import theme

N, E, S, W = SEATS
DEAL = {"N": "A942.97.KJ98.Q96", "E": "T6.JT53.A63.KT82", "S": "K873.AKQ2.42.A73", "W": "QJ5.864.QT75.J54"}
SIZES = [
    (755.0, 595.0),
    (552.0, 496.0),
    (1395.0, 880.0),
    (500.0, 900.0),
    (823.0, 564.0),
    (1072.0, 557.0),
    (1366.0, 524.0),
]


def table(
    *sentences: str, deal: dict[str, str] = DEAL, contract: str = "3NT", declarer: str = "S", **more: object
) -> Table:
    header = Header(Seat(declarer), contract)
    hands = tuple(parse_hand(deal[seat]) for seat in "NESW")
    result = start(Position(header=header, hands=hands, **more))  # type: ignore[arg-type]
    for text in sentences:
        result = apply(result, parse(text))
    return result


def places(at: Table, **layout: object) -> dict[str, CardPlace]:
    """Places by `N D7`; unknown cards by `N 0`."""
    seen = LookedAt(Layout(**layout))  # type: ignore[arg-type]
    return {f"{seat} {card}": place for (seat, card), place in placement(at, seen).items()}


def column(at: dict[str, CardPlace], seat: str, suit: str) -> list[Card]:
    """The cards of a seat's suit as they lie along x, then y."""
    found = [(p.x, p.y, name.split()[1]) for name, p in at.items() if name.startswith(f"{seat} {suit}")]
    return [parse_card(name) for _, _, name in sorted(found)]


def felt(size: tuple[float, float]) -> tuple[float, float]:
    width, height, _ = felt_size(*size)
    return width, height


# Dummy, Law 41D

TOWARD_DECLARER = {
    # who is dummy, seen from the bottom seat: the axis of his columns and whether the lowest card has the larger value
    ("N", "S"): ("y", True),
    ("N", "N"): ("y", False),
    ("N", "E"): ("x", False),
    ("N", "W"): ("x", True),
}


@pytest.mark.parametrize(("dummy", "bottom"), TOWARD_DECLARER)
def test_lowest_card_of_each_column_lies_nearest_to_declarer(dummy: str, bottom: str) -> None:
    axis, lowest_last = TOWARD_DECLARER[dummy, bottom]
    at = places(table(), bottom=Seat(bottom), dummy=Seat(dummy))
    for suit in "SHDC":
        mine = sorted((card.rank or 0, getattr(at[f"N {card}"], axis)) for card in column(at, "N", suit))
        along = [value for _, value in mine]
        assert along == sorted(along, reverse=lowest_last)
        across = {getattr(at[f"N {card}"], "x" if axis == "y" else "y") for card in column(at, "N", suit)}
        assert len(across) == 1


@pytest.mark.parametrize("trump", ["S", "H", "D", "C"])
@pytest.mark.parametrize(
    ("bottom", "axis", "first"), [("S", "x", True), ("N", "x", False), ("W", "y", False), ("E", "y", True)]
)
def test_trumps_lie_on_dummys_right(trump: str, bottom: str, axis: str, first: bool) -> None:
    at = places(table(contract=f"4{trump}"), bottom=Seat(bottom), dummy=N)
    values = {suit: getattr(at[f"N {column(at, 'N', suit)[0]}"], axis) for suit in "SHDC"}
    assert values[trump] == (min if first else max)(values.values())
    ordered = "".join(sorted(values, key=lambda suit: values[suit], reverse=not first))
    assert all((a in "SC") != (b in "SC") for a, b in pairwise(ordered[1:])), ordered


def test_no_trump_begins_with_spades() -> None:
    at = places(table(), dummy=N)
    assert at["N SA"].x < at["N H9"].x < at["N CQ"].x < at["N DK"].x


def test_a_suit_dummy_has_run_out_of_keeps_its_place() -> None:
    deal = DEAL | {"N": "AKQ942.9.KJ98.Q9"}
    moves = ["W leads H4", "S calls H9", "N moves H9"]
    before, after = places(table(deal=deal), dummy=N), places(table(*moves, deal=deal), dummy=N)
    assert [before[name].x for name in ("N CQ", "N DK")] == [after[name].x for name in ("N CQ", "N DK")]


def test_dummys_unknown_cards_lie_on_his_left() -> None:
    at = places(table(deal=DEAL | {"N": "A942.97.+.+"}), dummy=N)
    assert min(at[f"N {n}"].x for n in range(7)) > at["N H9"].x
    assert not at["N 0"].up


@pytest.mark.parametrize(
    ("sentences", "start_", "faced"),
    [
        ((), None, False),
        (("W leads H4 face down",), None, False),
        (("E leads H3",), None, False),
        (("W leads H4",), None, False),
        (("W leads H4", "S calls H9"), None, True),
        (("E leads H3", "N spreads his hand"), None, True),
        (("E leads H3", "S plays H2"), None, True),
        (("S calls low spade",), None, True),
        ((), Start(trick=4, lead=W), True),
    ],
)
def test_when_dummy_lies_faced(sentences: tuple[str, ...], start_: Start | None, faced: bool) -> None:
    assert dummy_faced(table(*sentences, start=start_), N) is faced


def test_a_record_of_the_play_period_has_its_dummy_faced() -> None:
    assert dummy_faced(start(Position(header=Header(stage="play"))), N)


# Hands


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_lie_on_the_felt_and_hands_do_not_overlap(size: tuple[float, float]) -> None:
    width, height = felt(size)
    for dummy, bottom in product((None, *SEATS), SEATS):
        do_not_overlap(Layout(width, height, bottom, dummy), dummy)


def do_not_overlap(layout: Layout, dummy: Seat | None) -> None:
    width, height = layout.width, layout.height
    at = placement(table(), LookedAt(layout))
    assert len(at) == 52
    boxes = {seat: bounds([p for (owner, _), p in at.items() if owner is seat]) for seat in SEATS}
    for box in boxes.values():
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= width
        assert box.bottom <= height
    trick = [layout.trick_rect]
    if dummy is not None and layout.edge(dummy).upright:  # a card of a column may reach down beside them
        mine = layout.edge(dummy)
        trick = [box_of(CardPlace(*layout.trick_point(edge), 0)) for edge in Edge if edge is not mine]
    for one, other in combinations([*boxes.values(), *trick[:1]], 2):
        assert not overlap(one, other), (one, other)
    for card in trick:
        assert not any(overlap(card, box) for box in boxes.values())


EVERY = [(width, height) for width in (500.0, 755.0, 1000.0, 1366.0, 1900.0) for height in (420.0, 560.0, 800.0)]
MOST = theme.LARGEST_NAME
"""The largest names there are."""


@pytest.mark.parametrize("size", EVERY)
def test_hands_turned_cards_and_what_lies_before_them_have_each_their_place(size: tuple[float, float]) -> None:
    for dummy, letters in product((None, *SEATS), (1.0, MOST)):
        each_has_its_place(Layout(*felt_size(*size)[:2], dummy=dummy, letters=letters), dummy)


def each_has_its_place(layout: Layout, dummy: Seat | None) -> None:
    parts = {"the trick": layout.trick_rect, "the count": layout.count_rect}
    for seat in SEATS:
        hand = layout.hand_rect(seat)
        if seat is dummy and layout.edge(seat).upright:
            xs = layout.columns(4)
            hand = Rect(xs[0] - HALF_WIDTH, hand.y, xs[-1] - xs[0] + theme.CARD_WIDTH, hand.height)
            parts[f"the name of {seat}"] = layout.label_rect(seat)
        parts[f"the hand of {seat}"] = hand
        first = layout.turned_point(seat)
        parts[f"the turned cards of {seat}"] = Rect(
            first.x - TURNED_HIGH / 2, first.y - TURNED_HIGH / 2, TURNED_LONG, TURNED_HIGH
        )
        if seat is not dummy:
            before = layout.before_rect(seat)
            assert before.width >= theme.CARD_WIDTH + 25
            parts[f"what lies before {seat}"] = before
    for name, part in parts.items():
        assert min(part.x, part.y) >= -0.1, (name, part)
        assert part.right <= layout.width + 0.1, (name, part)
        assert part.bottom <= layout.height + 0.1, (name, part)
    for (one, first_), (other, second) in combinations(parts.items(), 2):
        if (one, other) == ("the trick", f"the hand of {dummy}") and layout.edge(dummy or N).upright:
            continue  # a column of eight cards may run under the cards of the trick
        assert not overlap(smaller(first_), smaller(second)), (one, first_, other, second, layout)


def smaller(rect: Rect) -> Rect:
    """Without what rounding may add."""
    return Rect(rect.x + 0.1, rect.y + 0.1, rect.width - 0.2, rect.height - 0.2)


@pytest.mark.parametrize("size", SIZES)
def test_a_name_lies_on_no_index_and_on_no_card_but_its_own_players(size: tuple[float, float]) -> None:
    indices = (theme.INDEX_HEIGHT, theme.LARGE_INDEX_HEIGHT, theme.LARGEST_INDEX)
    for dummy, index in product((None, *SEATS), indices):
        names_lie_well(Layout(*felt_size(*size)[:2], dummy=dummy, letters=MOST, index=index))


def names_lie_well(layout: Layout) -> None:
    at = placement(table(), LookedAt(layout))
    for seat in SEATS:
        label = layout.label_rect(seat)
        on = [(owner, card) for (owner, card), place in at.items() if overlap(label, box_of(place))]
        assert {owner for owner, _ in on} <= {seat}, seat
        for key, place in at.items():
            assert not overlap(label, index_rect(place)), (seat, key)


@pytest.mark.parametrize("dummy", [None, N, E])
def test_a_hand_of_one_suit_and_a_hand_of_unknown_cards_fit(dummy: Seat | None) -> None:
    deal = {"N": "AKQJT98765432...", "E": ".AKQJT98765432..", "S": "*", "W": "*"}
    layout = Layout(dummy=dummy)
    at = placement(table(deal=deal), LookedAt(layout))
    for seat in SEATS:
        box = bounds([p for (owner, _), p in at.items() if owner is seat])
        rect = layout.hand_rect(seat)
        assert rect.x - 0.1 <= box.x
        assert box.right <= rect.right + 0.1
        assert rect.y - 0.1 <= box.y
        assert box.bottom <= rect.bottom + 0.1


@pytest.mark.parametrize("dummy", [None, *SEATS])
def test_every_index_can_be_seen(dummy: Seat | None) -> None:
    at = placement(table(), LookedAt(Layout(dummy=dummy)))
    for (seat, card), place in at.items():
        # of the index the rank must show: 15 units wide and high from the corner
        rank = Rect(place.x - theme.CARD_WIDTH / 2 + 4, place.y - theme.CARD_HEIGHT / 2 + 5, 15, 15)
        hidden = [k for k, p in at.items() if p.z > place.z and k[0] is seat and overlap(rank, box_of(p))]
        assert not hidden, (seat, card, hidden)


def test_the_rows_of_a_hand_at_the_side_part_between_suits() -> None:
    roomy, narrow = places(table(), width=theme.ROOMY_WIDTH), places(table())
    assert len({roomy[f"W {card}"].y for card in ("SQ", "SJ", "H8", "H4")}) == 1
    assert roomy["W DQ"].y == roomy["W C4"].y > roomy["W SQ"].y
    assert len({narrow[f"W {card}"].y for card in ("SQ", "S5")}) == 1
    assert narrow["W SQ"].y < narrow["W DQ"].y < narrow["W C4"].y


@pytest.mark.parametrize("count", range(14))
@pytest.mark.parametrize("width", [theme.TABLE_WIDTH, theme.ROOMY_WIDTH])
def test_a_hand_at_the_side_has_no_row_longer_than_can_be_read(width: float, count: int) -> None:
    layout = Layout(width)
    left = tuple((seat, count) for seat in SEATS)
    at = placement(table(deal=dict.fromkeys("NESW", "*"), left=left), LookedAt(layout))
    rows = [place.y for (seat, _), place in at.items() if seat is W]
    assert max((rows.count(y) for y in rows), default=0) <= layout.cards_in_a_row
    assert len(set(rows)) <= -(-count // layout.cards_in_a_row)


def test_a_short_hand_is_one_row_and_one_card_stands_in_the_middle() -> None:
    deal = {"N": "A...", "E": "T6.J..", "S": "*", "W": "*"}
    left = tuple((seat, count) for seat, count in zip(SEATS, (1, 3, 1, 1), strict=True))
    at = places(table(deal=deal, left=left))
    assert at["N SA"].x == theme.TABLE_WIDTH / 2
    assert len({at[f"E {card}"].y for card in ("ST", "S6", "HJ")}) == 1


def test_hidden_hands_show_their_backs_unless_they_lie_faced() -> None:
    at = table("W leads H4", "E spreads his hand")
    seen = LookedAt(Layout(dummy=N), hidden=frozenset(SEATS))
    up = {seat: placement(at, seen)[seat, at.hand(seat)[0]].up for seat in SEATS}
    assert up == {N: True, E: True, S: False, W: False}


def test_bottom_seat_turns_the_table() -> None:
    layout = Layout(bottom=E)
    assert [layout.edge(seat) for seat in (E, S, W, N)] == [Edge.BOTTOM, Edge.LEFT, Edge.TOP, Edge.RIGHT]


# Cards out of the hand


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("visible", Zone.VISIBLE),
        ("near the table", Zone.NEAR),
        ("in playing position", Zone.NEAR),
        ("on the table", Zone.TABLE),
    ],
)
def test_a_held_card_is_drawn_in_its_zone(words: str, zone: Zone) -> None:
    for seat, dummy in product(SEATS, (None, *SEATS)):
        card = table().hand(seat)[3]
        layout = Layout(dummy=dummy)
        place = placement(table(f"{seat} holds {card} {words}"), LookedAt(layout))[seat, card]
        assert zone_at(Point(place.x, place.y), seat, layout) is zone, (seat, dummy)
        assert place.angle


def test_a_detached_card_is_raised_and_its_place_in_the_hand_closes() -> None:
    layout = Layout()
    at = placement(table("S detaches HA"), LookedAt(layout))
    place = at[S, parse_card("HA")]
    assert zone_at(Point(place.x, place.y), S, layout) is Zone.RAISED
    assert len(at) == 52


@pytest.mark.parametrize("seat", SEATS)
def test_zones_follow_each_other_from_the_hand_to_the_trick(seat: Seat) -> None:
    layout = Layout()
    here, there = layout.hand_rect(seat).centre, layout.trick_point(layout.edge(seat))
    way = [
        zone_at(Point(here.x + (there.x - here.x) * i / 400, here.y + (there.y - here.y) * i / 400), seat, layout)
        for i in range(401)
    ]
    assert way == sorted(way)
    assert set(way) == set(Zone)


def test_behind_the_hand_a_card_is_in_the_hand() -> None:
    layout = Layout()
    below = Point(layout.width / 2, layout.height + 40)
    assert zone_at(below, S, layout) is Zone.HAND


@pytest.mark.parametrize(("seat", "dummy"), [(W, N), (E, N), (S, N), (N, N), (N, W), (S, S)])
def test_cards_lying_before_their_owner_hide_no_hand(seat: Seat, dummy: Seat) -> None:
    cards = table().hand(seat)[:2]
    on_table = tuple(Lying(seat, card, "major penalty") for card in cards)
    layout = Layout(dummy=dummy)
    at = placement(table(start=Start(trick=1, on_table=on_table)), LookedAt(layout))
    lying = bounds([at[seat, card] for card in cards])
    hands = [bounds([p for (owner, card), p in at.items() if owner is other and card not in cards]) for other in SEATS]
    assert not any(overlap(lying, other) for other in [*hands, layout.trick_rect])
    assert 0 <= lying.x <= lying.right <= layout.width
    assert all(at[seat, card].up for card in cards)


def test_a_card_that_fell_face_down_lies_face_down() -> None:
    assert not places(table("S drops C3 face down"))["S C3"].up


def test_a_penalty_card_lifted_is_drawn_once_in_its_zone() -> None:
    on_table = (Lying(W, parse_card("H4"), "minor penalty"),)
    layout = Layout(dummy=N)
    at = table("W holds H4 visible", start=Start(trick=1, on_table=on_table))
    place = placement(at, LookedAt(layout))[W, parse_card("H4")]
    assert zone_at(Point(place.x, place.y), W, layout) is Zone.VISIBLE


def test_a_penalty_card_taken_back_lies_before_its_owner_and_not_in_his_hand() -> None:
    layout, card = Layout(dummy=N), parse_card("H4")
    at = placement(table(), LookedAt(layout, drawn=Drawn(faced=frozenset({(W, card)}))))
    assert at[W, card].y == layout.before_rect(W).centre.y
    assert len(at) == 52


# The playing place, Law 65

TRICK_IN_ANY_ORDER = ("W plays SQ", "N plays S2", "E plays ST", "S plays SK")
TRICK = ("W leads SQ", "S calls S2", "N moves S2", "E plays ST", "S plays SK")


def test_running_trick_lies_in_the_middle_each_card_before_its_player() -> None:
    layout = Layout(dummy=N)
    at = placement(table(*TRICK), LookedAt(layout))
    for seat, name in ((W, "SQ"), (N, "S2"), (E, "ST"), (S, "SK")):
        place = at[seat, parse_card(name)]
        assert (place.x, place.y) == layout.trick_point(layout.edge(seat))
        assert place.up


@pytest.mark.parametrize("bottom", SEATS)
@pytest.mark.parametrize("index", [theme.INDEX_HEIGHT, theme.LARGE_INDEX_HEIGHT, theme.LARGEST_INDEX])
@pytest.mark.parametrize(("width", "height"), FELTS)
def test_every_rank_of_a_trick_is_seen_whoever_led(width: float, height: float, index: float, bottom: Seat) -> None:
    layout = Layout(width, height, bottom, N, index=index)
    for leads in ("W leads SQ", "S leads SK", "N leads S2", "E leads ST"):
        rest = [words for words in TRICK_IN_ANY_ORDER if words.split()[0] != leads.split()[0]]
        for played in (1, 2, 3):
            at = placement(table(leads, *rest[:played]), LookedAt(layout))
            assert ranks_under(at) == [], (leads, played)


def test_a_face_down_lead_is_face_down() -> None:
    assert not places(table("W leads SQ face down"))["W SQ"].up


@pytest.mark.parametrize("bottom", SEATS)
def test_of_two_cards_of_one_player_both_indices_are_seen(bottom: Seat) -> None:
    at = places(table("W leads H4", "W leads S5"), bottom=bottom, dummy=N)
    covered, index = box_of(at["W S5"]), index_rect(at["W H4"])
    assert at["W S5"].z > at["W H4"].z
    assert max(index.right, index.x) <= covered.x + 3 or index.y + 21 <= covered.y  # of the index at least the rank


def test_a_fifth_card_lies_beside_the_first() -> None:
    at = places(table(*TRICK[:4], "E plays S6"))
    assert at["E S6"].z > at["E ST"].z
    assert at["E S6"].x != at["E ST"].x


@pytest.mark.parametrize("bottom", SEATS)
@pytest.mark.parametrize("winner", [Side.NS, Side.EW, None])
def test_turned_cards_point_to_the_side_that_won(bottom: Seat, winner: Side | None) -> None:
    layout = Layout(bottom=bottom, dummy=N)
    at = placement(table(*TRICK, "S leads C3"), LookedAt(layout, winners=(winner,)))
    for seat, name in ((W, "SQ"), (N, "S2"), (E, "ST"), (S, "SK")):
        place = at[seat, parse_card(name)]
        assert not place.up
        assert place.scale == theme.TURNED_SCALE
        if winner is None:
            assert place.angle == 45
        else:
            assert place.angle == (0 if layout.edge(winner_seat(winner)).upright else 90)


def winner_seat(side: Side) -> Seat:
    return N if side is Side.NS else E


def test_a_card_its_player_turned_wrongly_lies_as_he_turned_it() -> None:
    at = table(*TRICK, "W turns his card as won", "S turns his card")
    seen = LookedAt(Layout(dummy=N), winners=(Side.NS,))
    assert placement(at, seen)[W, parse_card("SQ")].angle == 90
    assert placement(at, seen)[S, parse_card("SK")].angle == 0


def test_the_row_of_turned_cards_keeps_its_order_and_leaves_a_gap() -> None:
    moves = [*TRICK, "S leads C3", "W plays C4", "S calls C6", "N moves C6", "E plays nothing", "W leads D5"]
    at = places(table(*moves), dummy=N)
    assert at["W SQ"].x < at["W C4"].x
    assert at["W D5"].up


@pytest.mark.parametrize("dummy", [None, *SEATS])
def test_thirteen_turned_cards_fit(dummy: Seat | None) -> None:
    layout = Layout(dummy=dummy)
    for seat in SEATS:
        first = layout.turned_point(seat)
        half = theme.CARD_HEIGHT * theme.TURNED_SCALE / 2
        row = Rect(first.x - half, first.y - half, 12 * theme.TURNED_STEP + 2 * half, 2 * half)
        assert row.x >= 0
        assert row.right <= layout.width
        parts = [*(layout.label_rect(other) for other in SEATS), layout.trick_rect]
        parts += [layout.hand_rect(other) for other in SEATS if other is not dummy]
        assert not any(overlap(row, part) for part in parts), seat


@pytest.mark.parametrize("size", SIZES)
def test_felt_fills_the_window_and_is_never_too_small(size: tuple[float, float]) -> None:
    width, height, scale = felt_size(*size)
    assert any(width >= wide - 0.001 and height >= high - 0.001 for wide, high in FELTS)
    assert (width * scale, height * scale) == pytest.approx(size)


@pytest.mark.parametrize("share", [0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.2])
def test_a_card_is_six_and_a_half_hundredths_of_the_felt_or_more(share: float) -> None:
    width, _, _ = felt_size(1000.0, 1000.0 / share)
    assert theme.CARD_WIDTH / width >= 0.065


@pytest.mark.parametrize("higher", [False, True])
def test_more_room_never_makes_a_card_smaller(higher: bool) -> None:
    sizes = range(400, 2000, 20)
    scales = [felt_size(900.0, size)[2] if higher else felt_size(size, 600.0)[2] for size in sizes]
    assert scales == sorted(scales)


def test_every_card_of_the_pack_has_a_place_of_its_own() -> None:
    at = placement(table(), LookedAt())
    assert {card for _, card in at} == set(PACK)
    assert len({(p.x, p.y) for p in at.values()}) == 52
    assert Suit.S in {card.suit for _, card in at if isinstance(card, Card)}


def box_of(place: CardPlace) -> Rect:
    return Rect(place.x - theme.CARD_WIDTH / 2, place.y - theme.CARD_HEIGHT / 2, theme.CARD_WIDTH, theme.CARD_HEIGHT)


def bounds(cards: list[CardPlace]) -> Rect:
    boxes = [box_of(place) for place in cards]
    x, y = min(b.x for b in boxes), min(b.y for b in boxes)
    return Rect(x, y, max(b.right for b in boxes) - x, max(b.bottom for b in boxes) - y)


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def test_geometry_and_gestures_need_no_qt() -> None:
    felt = (f"felt.{name}" for name in ("layout", "drawn", "placement", "gesture", "flag_places", "verbs"))
    modules = (*felt, "looks.theme")
    code = "import sys\n" + "".join(f"import bridgetable.ui.{name}\n" for name in modules)
    run = subprocess.run([sys.executable, "-c", code + "sys.exit('PySide6' in sys.modules)"], check=False)
    assert run.returncode == 0


def test_a_called_card_is_drawn_a_little_short_of_the_trick() -> None:
    seen = LookedAt(Layout(dummy=N), drawn=Drawn(called=frozenset({(N, parse_card("H9"))})))
    before, called = places(table("W leads H4"), dummy=N), placement(table("W leads H4", "S calls H9"), seen)
    moved = places(table("W leads H4", "S calls H9", "N moves H9"), dummy=N)
    on_its_way = called[N, parse_card("H9")]
    assert on_its_way != before["N H9"]
    assert on_its_way.x == moved["N H9"].x
    assert on_its_way.y < moved["N H9"].y


def test_a_card_called_of_an_unknown_dummy_is_one_of_his_unknown_cards() -> None:
    at, card = table("W leads H4", "S calls C4", deal=DEAL | {"N": "*"}), parse_card("C4")
    seen = LookedAt(Layout(dummy=N), drawn=Drawn(called=frozenset({(N, card)})))
    found = placement(at, seen)
    assert found[N, card].up
    assert sum(seat is N for seat, _ in found) == 13


def test_of_two_cards_put_down_together_the_one_that_counts_lies_in_the_trick() -> None:
    at, hidden, shown = table("W leads H4 with D5"), parse_card("D5"), parse_card("H4")
    plain = placement(at, LookedAt(Layout(dummy=N)))
    ruled = placement(
        at, LookedAt(Layout(dummy=N), drawn=Drawn(faced=frozenset({(W, shown)}), laid=((W, hidden, shown),)))
    )
    assert (ruled[W, hidden], ruled[W, shown]) == (plain[W, shown], plain[W, hidden])


# On the screen

SCREEN = felt_size(754, 597)
"""The felt of a window of 1280×800."""


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("bottom", SEATS)
def test_a_suit_of_eight_in_dummy_can_be_read(bottom: Seat, large: bool) -> None:
    width, height, scale = SCREEN
    layout = Layout(width, height, bottom, N, scale)
    at = placement(table(deal=DEAL | {"N": "AKQT9432.97.KJ.Q"}), LookedAt(layout))
    suit = sorted((at[N, parse_card(f"S{rank}")] for rank in "AKQT9432"), key=lambda place: place.z)
    for one, other in pairwise(suit):
        step = abs(one.y - other.y) if layout.edge(N).upright else other.x - one.x
        assert step >= (theme.INDEX_HEIGHT if layout.edge(N).upright else theme.INDEX_WIDTH + 4.5)
        seen = seen_of({(N, 0): one, (N, 1): other})[N, 0]
        index = index_rect(one)
        assert index.bottom <= seen.bottom
        assert index.right <= seen.right
        assert not layout.edge(N).upright or index.height <= step
    hand = [place for (seat, _), place in at.items() if seat is N]
    assert min(place.y for place in hand) - theme.CARD_HEIGHT / 2 >= 0
    assert max(place.y for place in hand) + theme.CARD_HEIGHT / 2 <= height
    others = [seat for seat in SEATS if seat is not N or layout.edge(N).upright]  # a name lies on its own cards
    assert not any(overlap(box_of(place), layout.label_rect(seat)) for place in hand for seat in others)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_thirteen_backs_lie_at_even_distances(seat: Seat, size: tuple[float, float]) -> None:
    width, height, scale = felt_size(*size)
    at = placement(table(deal=dict.fromkeys("NESW", "*")), LookedAt(Layout(width, height, scale=scale)))
    rows: dict[float, list[float]] = {}
    for number in range(13):
        rows.setdefault(at[seat, number].y, []).append(at[seat, number].x * scale)
    steps = {round(right - left, 3) for row in rows.values() for left, right in pairwise(row)}
    (step,) = steps
    assert step == round(step)  # whole pixels, so that they are drawn alike


def test_turned_cards_can_be_counted() -> None:
    assert theme.TURNED_STEP * SCREEN[2] >= 13
    assert theme.CARD_WIDTH * theme.TURNED_SCALE * SCREEN[2] >= 24
    moves = [*TRICK, "S leads C3", "W plays C4", "S calls C6", "N moves C6", "E plays C8", "E leads H3"]
    layout = Layout(dummy=N)
    at = placement(table(*moves), LookedAt(layout, winners=(Side.NS, Side.EW)))
    lost, won = (card_rect(at[S, parse_card(card)]) for card in ("SK", "C3"))
    assert (lost.width > lost.height) is not (won.width > won.height)
    assert won.x - lost.x == pytest.approx(layout.even(theme.TURNED_STEP))


def test_a_called_card_leaves_the_one_of_dummys_that_lies_there_in_sight() -> None:
    at = places(table("W leads H4", "S calls H9", "N moves H9", "S calls H7"), dummy=N)
    assert at["N H9"].y - at["N H7"].y > theme.INDEX_HEIGHT


# The auction


LONG = {seat: tuple(LyingCall(seat, "pass", number) for number in range(seat.index, 40, 4)) for seat in SEATS}
"""An auction of ten rounds."""


@pytest.mark.parametrize("bottom", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_the_calls_of_a_player_lie_in_his_place_clear_of_all_hands(size: tuple[float, float], bottom: Seat) -> None:
    layout = Layout(*felt(size), bottom=bottom)
    hands = [layout.hand_rect(seat) for seat in SEATS]
    for call, at in placed_calls(layout, LONG):
        mine = calls_rect(layout, call.seat)
        assert mine.x - 0.1 <= at.x and at.x + at.across * at.size <= mine.right + 0.1
        assert mine.y - 0.1 <= at.y and at.y + at.down * at.size <= mine.bottom + 0.1
        assert not any(hand.x < at.x < hand.right and hand.y < at.y < hand.bottom for hand in hands)


@pytest.mark.parametrize("size", SIZES)
def test_the_box_lies_between_the_hands_and_beside_all_calls(size: tuple[float, float]) -> None:
    layout = Layout(*felt(size))
    box = box_rect(layout)
    assert box.width >= 100 and box.height > 60
    for seat in SEATS:
        lies = calls_rect(layout, seat)
        apart = lies.right <= box.x or box.right <= lies.x or lies.bottom <= box.y + 0.1 or box.bottom <= lies.y + 0.1
        assert apart, seat


@pytest.mark.parametrize("size", SIZES)
def test_an_auction_as_a_diagram_stands_over_the_box_round_under_round(size: tuple[float, float]) -> None:
    layout = Layout(*felt(size))
    at = {call.action: place for call, place in placed_calls(layout, LONG, diagram=True)}
    rect, box = diagram_rect(layout), box_rect(layout, diagram=True)
    assert len(at) == 40
    assert len({place.y for place in at.values()}) >= 10
    assert all(rect.x - 0.1 <= place.x and place.y < rect.bottom <= box.y for place in at.values())
