"""Calls on the table: where they lie, what they count for, and the bidding box they come out of."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.blocks.auction import DENOMINATIONS, HIGHEST_LEVEL
from bridgetable.explain.noticed import as_noticed
from bridgetable.explain.withheld import withheld
from bridgetable.judge import judge
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.actions import Entry
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.bidding.lying import LyingCall, lying, rounds, said_of
from bridgetable.ui.bidding.places import CallPlace
from bridgetable.ui.felt.flag_places import card_rect, overlap
from bridgetable.ui.felt.flags import bars_of
from bridgetable.ui.felt.layout import FELTS, Edge, Layout, Point, Rect
from bridgetable.ui.felt.placement import LookedAt, box_rect, calls_rect, placed_calls, placement
from bridgetable.ui.felt.shown_table import ShownTable, ViewOptions
from bridgetable.ui.panels.compared import ComparedCalls
from bridgetable.ui.record.box import BiddingBox
from bridgetable.ui.record.box_cells import CELLS, FIRST, BoxPart, part_at, step_from
from bridgetable.ui.record.box_gesture import BoxZone, meaning, reached
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import settle

FELT_SIZES = [*FELTS, (760.0, 720.0), (1200.0, 420.0)]


def auction(dealer: Seat, *sentences: str) -> Record:
    """A record of an auction from its first call on."""
    return Record(Position(Header(dealer=dealer, stage="auction")), tuple(map(parse, sentences)))


def lies(record: Record) -> dict[Seat, tuple[LyingCall, ...]]:
    """What lies before the players under the laws of 2017."""
    return lying(Session(record, 2017).view.table, judge(record, 2017))


def states(record: Record) -> list[tuple[str, str]]:
    """What each call that lies there counts for."""
    return [(f"{call.seat} {call.call}", call.state) for calls in lies(record).values() for call in calls]


# What lies there


TOO_LOW = ("N bids 1S", "E bids 1H", "S calls the director", "the director explains")


def test_a_bid_that_is_too_low_is_open_until_it_is_decided() -> None:
    assert states(auction(Seat.N, *TOO_LOW)) == [("N 1S", "stands"), ("E 1H", "open")]


def test_accepted_it_counts_and_refused_it_lies_there_struck_through() -> None:
    accepted = auction(Seat.N, *TOO_LOW, "S chooses to accept", "S bids 1S")
    assert ("E 1H", "accepted") in states(accepted)
    refused = auction(Seat.N, *TOO_LOW, "S chooses to refuse", "E bids 2H")
    assert states(refused)[1:3] == [("E 1H", "withdrawn"), ("E 2H", "stands")]


def test_a_card_that_is_held_lies_there_and_one_put_back_does_not() -> None:
    held = auction(Seat.N, "N pulls 1S half out of the box")
    assert [(call.call, call.held) for call in lies(held)[Seat.N]] == [("1S", True)]
    assert lies(auction(Seat.N, "N pulls 1S half out of the box", "N puts 1S back"))[Seat.N] == ()


def test_while_the_ruling_is_kept_back_cards_lie_there_and_nothing_is_said_of_them() -> None:
    session = Session(auction(Seat.N, *TOO_LOW), 2017)
    session.hide(hidden=True)
    calls = lying(session.view.table, session.view.verdict)
    assert [(call.call, call.state) for call in calls[Seat.E]] == [("1H", "")]


def test_no_bidding_card_lies_there_once_the_lead_is_faced() -> None:
    passed = auction(Seat.N, "auction: N 1S E pass S pass W pass", "E leads HK")
    assert set(lies(passed).values()) == {()}


def shown(session: Session) -> list[str]:
    """The calls that lie there now, with what they count for."""
    calls = lying(session.view.table, session.view.verdict)
    return [f"{call.seat} {call.call} {call.state}" for row in calls.values() for call in row]


def test_stepping_shows_the_calls_of_each_moment_up_to_the_lead() -> None:
    whole = auction(Seat.N, *TOO_LOW, "S chooses to refuse", "E bids pass", "S bids pass", "W bids pass", "E leads HK")
    session, seen = Session(whole, 2017), []
    for at in (0, 1, 2, 6, 8, 9):
        session.goto(at)
        seen.append(len(shown(session)))
    assert seen == [0, 1, 2, 3, 5, 0]


def test_who_looks_blind_sees_every_call_and_what_it_counts_for() -> None:
    session = Session(auction(Seat.N, *TOO_LOW), 2017)
    session.look_blind(True)
    assert shown(session) == ["N 1S stands", "E 1H open"]


def test_what_nobody_has_noticed_is_not_said_of_a_call() -> None:
    record = auction(Seat.N, *TOO_LOW[:2])
    verdict = as_noticed(judge(record, 2017))
    assert lying(Session(record, 2017).view.table, verdict)[Seat.E][0].plain


def test_alerts_and_explanations_stay_with_their_call() -> None:
    record = auction(Seat.N, "N bids 1NT", "E bids pass", "S bids 2D", "N alerts 2D", 'N explains 2D as "hearts"')
    said = said_of(record.log)
    assert list(said) == [(Seat.S, "2D")]
    assert [words.split()[1] for words in said[Seat.S, "2D"]] == ["alerts", "explains"]


# Where it lies


@pytest.mark.parametrize("felt", FELT_SIZES)
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_calls_lie_apart_from_the_hands_and_from_the_box(felt: tuple[float, float], size: float) -> None:
    layout = Layout(*felt)
    record = auction(Seat.N)
    cards = [card_rect(at) for at in placement(Session(record, 2017).view.table, LookedAt(layout)).values()]
    places = laid_on(layout, 5, size)
    covers = [
        (seat, at) for seat, row in places.items() for at in row if any(overlap(seen(at), card) for card in cards)
    ]
    assert covers == []
    if size == 1.0:
        assert [at for row in places.values() for at in row if overlap(seen(at), box_rect(layout))] == []


def laid_on(layout: Layout, count: int, size: float = 1.0, diagram: bool = False) -> dict[Seat, list[CallPlace]]:
    """Where so many calls of each player lie."""
    order = [(seat, number) for number in range(count) for seat in SEATS]
    lie = {
        seat: [LyingCall(s, f"{n + 1}C", at, place=at) for at, (s, n) in enumerate(order, 1) if s is seat]
        for seat in SEATS
    }
    places: dict[Seat, list[CallPlace]] = {seat: [] for seat in SEATS}
    for call, place in placed_calls(layout, lie, size, diagram):
        places[call.seat].append(place)
    return places


@pytest.mark.parametrize("felt", FELT_SIZES)
def test_a_diagram_stands_over_the_box_a_column_to_a_player(felt: tuple[float, float]) -> None:
    layout = Layout(*felt)
    places = laid_on(layout, 4, diagram=True)
    assert [len({at.x for at in column}) for column in places.values()] == [1, 1, 1, 1]
    box = box_rect(layout, diagram=True)
    assert max(seen(at).bottom for column in places.values() for at in column) <= box.y
    assert box.height >= 100.0


def seen(at: CallPlace) -> Rect:
    """What is seen of a bidding card."""
    return Rect(at.x, at.y, at.across * at.size, at.down * at.size)


@pytest.mark.parametrize("felt", FELT_SIZES)
def test_every_call_of_a_long_auction_can_be_read(felt: tuple[float, float]) -> None:
    for seat, row in laid_on(Layout(*felt), 6).items():
        steps = [later.x - at.x + later.y - at.y for at, later in pairwise(row)]
        least = 9.0 if Layout(*felt).flat and not Layout(*felt).edge(seat).upright else 18.0
        assert min(steps) >= least, seat


# The box


def test_every_call_there_is_stands_in_the_box_once() -> None:
    calls = [cell.call for cell in CELLS if cell.call]
    assert len(calls) == len(set(calls)) == HIGHEST_LEVEL * len(DENOMINATIONS) + 3
    assert all(part_at((cell.middle) / 28, (cell.row + 0.5) / 7) is cell for cell in CELLS)


def test_arrows_lead_through_the_box_and_stop_at_its_edges() -> None:
    assert step_from(FIRST, 1, 0).call == "2C"
    assert step_from(FIRST, 0, -1).call == "1D"
    assert step_from(FIRST, 0, 1).call == "pass"
    assert step_from(FIRST, -1, 0) is FIRST


BOX, BETWEEN = Rect(100.0, 100.0, 200.0, 150.0), Rect(0.0, 0.0, 400.0, 350.0)


@pytest.mark.parametrize(
    ("x", "zone"),
    [(150, BoxZone.IN), (90, BoxZone.HALF_OUT), (70, BoxZone.OUT), (50, BoxZone.NEAR), (20, BoxZone.LAID)],
)
def test_how_far_a_card_has_come_from_the_box(x: float, zone: BoxZone) -> None:
    assert reached(Point(x, 150.0), BOX, BETWEEN).zone is zone


def test_a_card_comes_to_the_player_in_whose_direction_it_goes() -> None:
    points = {Edge.TOP: (200, 5), Edge.BOTTOM: (200, 345), Edge.LEFT: (5, 180), Edge.RIGHT: (395, 180)}
    assert {reached(Point(*at), BOX, BETWEEN) for at in points.values()} == {(BoxZone.LAID, edge) for edge in points}


@pytest.mark.parametrize(
    ("zone", "furthest", "end", "log"),
    [
        (BoxZone.LAID, BoxZone.LAID, "let go", ["W bids 1H"]),
        (BoxZone.HALF_OUT, BoxZone.HALF_OUT, "let go", ["N pulls 1H half out of the box", "N puts 1H back"]),
        (BoxZone.IN, BoxZone.NEAR, "let go", ["N pulls 1H near the table", "N puts 1H back"]),
        (BoxZone.IN, BoxZone.LAID, "let go", ["N pulls 1H near the table", "N puts 1H back"]),
        (BoxZone.OUT, BoxZone.OUT, "kept", ["N pulls 1H out of the box"]),
        (BoxZone.IN, BoxZone.IN, "let go", []),
    ],
)
def test_what_a_hand_has_done_with_a_card(zone: BoxZone, furthest: BoxZone, end: str, log: list[str]) -> None:
    steps = meaning(Seat.N, "1H", Seat.W, zone, furthest, end)  # type: ignore[arg-type]
    assert [sentence(Entry(step.action)) for step in steps] == log


# In the window


@pytest.fixture
def box(window: Window, qtbot: QtBot) -> BiddingBox:
    """The bidding box of a window in which North, the dealer, is to call."""
    window.rule_on(auction(Seat.N), "Auction")
    settle(qtbot, window)
    assert window.middle.box.isVisible() and window.middle.box.seat is Seat.N
    return window.middle.box


def log(window: Window) -> list[str]:
    return [sentence(entry) for entry in window.session.record.log]


def cell_of(call: str) -> BoxPart:
    """Where a call stands in the box."""
    return next(cell for cell in CELLS if cell.call == call)


def click(box: BiddingBox, call: str) -> None:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.middle_of(cell_of(call)))


def drag(box: BiddingBox, call: str, *points: QPoint) -> None:
    """Take a call and move it through these points of the table; the button stays down."""
    QTest.mousePress(box, Qt.MouseButton.LeftButton, pos=box.middle_of(cell_of(call)))
    for point in points:
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(box.mapFromParent(point)),
            QPointF(box.mapToGlobal(box.mapFromParent(point))),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(box, move)


def let_go(box: BiddingBox, at: QPoint) -> None:
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton, pos=box.mapFromParent(at))


def before(window: Window, seat: Seat) -> QPoint:
    """The middle of the place for the calls of a player, in pixels of the table."""
    layout = window.middle.table.table_scene.layout
    x, y = calls_rect(layout, seat).centre
    return QPoint(round(x * layout.scale), round(y * layout.scale))


def test_a_click_bids_and_the_turn_goes_on(window: Window, box: BiddingBox) -> None:
    click(box, "1S")
    assert box.seat is Seat.E
    click(box, "pass")
    assert log(window) == ["N bids 1S", "E bids pass"]
    lying_there = [item.call.call for item in window.middle.table.table_scene.calls]
    assert lying_there == ["1S", "pass"]


def test_by_keyboard_arrows_choose_and_enter_bids(window: Window, box: BiddingBox, qtbot: QtBot) -> None:
    box.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(box, key)
    assert log(window) == ["N bids 2D"]
    assert box.accessibleName() == "Bidding box of East"
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert window.middle.table.hasFocus()


def test_a_card_let_go_before_another_player_is_his_call(window: Window, box: BiddingBox) -> None:
    drag(box, "1H", before(window, Seat.S))
    let_go(box, before(window, Seat.S))
    assert log(window) == ["S bids 1H"]


def test_a_card_that_comes_back_was_pulled_so_far(window: Window, box: BiddingBox) -> None:
    start = box.mapToParent(box.middle_of(cell_of("2C")))
    edge = QPoint(box.geometry().left() - 4, start.y())
    drag(box, "2C", edge, start)
    let_go(box, start)
    assert log(window) == ["N pulls 2C half out of the box", "N puts 2C back"]


def test_a_card_that_is_held_stays_out_of_the_box(window: Window, box: BiddingBox, qtbot: QtBot) -> None:
    way = before(window, Seat.W) - QPoint(box.geometry().left(), before(window, Seat.W).y())
    drag(box, "2C", QPoint(box.geometry().left() + way.x() // 3, before(window, Seat.W).y()))
    qtbot.keyClick(box, Qt.Key.Key_H)
    assert len(log(window)) == 1 and log(window)[0].startswith("N pulls 2C")


def test_escape_takes_a_movement_back(window: Window, box: BiddingBox, qtbot: QtBot) -> None:
    drag(box, "2C", before(window, Seat.N))
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    let_go(box, box.mapToParent(box.middle_of(cell_of("2C"))))
    assert log(window) == []


def test_a_click_on_a_name_offers_the_box_of_that_player(window: Window, box: BiddingBox) -> None:
    window.middle.table.table_scene.named.emit(Seat.W)
    assert box.seat is Seat.W
    click(box, "pass")
    assert log(window) == ["W bids pass"]


def test_an_alert_is_of_partners_last_call(window: Window, box: BiddingBox) -> None:
    click(box, "1NT")
    box.bid_for(Seat.S)
    alert = next(cell for cell in CELLS if cell.word == "alert")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.middle_of(alert))
    assert log(window) == ["N bids 1NT", "S alerts 1NT"]


def test_there_is_no_box_in_the_play(window: Window) -> None:
    assert not window.middle.box.isVisible()


def test_tricks_are_counted_from_the_opening_lead_on(window: Window, box: BiddingBox) -> None:
    count = window.middle.table.table_scene.count
    assert not count.isVisible()
    for call in ("1NT", "pass", "pass", "pass"):
        click(box, call)
    assert not count.isVisible()
    window.acting.do(parse("E leads S5"))
    assert count.isVisible()


def test_an_auction_told_in_one_line_has_its_rounds_in_the_diagram(window: Window, qtbot: QtBot) -> None:
    window.rule_on(auction(Seat.N, "auction: N 1C E 1H S X W 2H N 3H E pass S 4C W pass", "N bids 4D"), "Auction")
    window.menus.act("diagram").trigger()
    settle(qtbot, window)
    calls = window.middle.table.table_scene.calls
    assert [item.call.call for item in calls] == ["1C", "1H", "X", "2H", "3H", "pass", "4C", "pass", "4D"]
    assert [item.y() for item in calls] == sorted(item.y() for item in calls)
    assert len({item.y() for item in calls}) == 3


def test_no_flag_stands_on_the_heads_of_a_diagram(window: Window, qtbot: QtBot) -> None:
    window.rule_on(auction(Seat.N, "N bids 1S", "E withdraws 1H and bids 1D", "S bids 1H"), "Auction")
    window.menus.act("diagram").trigger()
    settle(qtbot, window)
    scene = window.middle.table.table_scene
    flags = [item.rect for item in scene.flags.of_calls if item.isVisible()]
    assert flags and len(scene.call_heads) == len(SEATS)
    assert not any(overlap(flag, head) for flag in flags for head in scene.call_heads)


def test_the_diagram_has_a_row_to_a_round() -> None:
    calls = [LyingCall(seat, call, 1, "stands") for seat, call in ((Seat.S, "1C"), (Seat.W, "pass"), (Seat.N, "1H"))]
    rows = rounds(calls)
    assert [{seat.value: cell[0].call for seat, cell in row.items()} for row in rows] == [
        {"S": "1C", "W": "pass"},
        {"N": "1H"},
    ]


def test_a_call_that_does_not_count_stands_with_the_one_that_takes_its_place() -> None:
    calls = [
        LyingCall(Seat.N, "1S", 1, "stands"),
        LyingCall(Seat.E, "1H", 2, "withdrawn"),
        LyingCall(Seat.E, "2H", 3, "stands"),
        LyingCall(Seat.N, "pass", 4, "stands"),
    ]
    assert [[call.call for cell in row.values() for call in cell] for row in rounds(calls)] == [
        ["1S", "1H", "2H"],
        ["pass"],
    ]


@pytest.mark.parametrize("felt", [FELTS[0], FELTS[2]])
def test_what_is_written_on_the_cards_of_a_hand_lies_over_the_bidding_cards(felt: tuple[float, float]) -> None:
    scene = ShownTable()
    scene.set_size(*felt)
    record = auction(Seat.N, "auction: N pass E pass S 1H W pass")
    session = Session(record, 2017)
    scene.show_state(session.view.table, session.view.verdict, ViewOptions(animate=False))
    assert len(scene.calls) == 4
    highest = max(item.zValue() for item in scene.calls)
    assert highest < min(at.z for at in scene.places.values())


def test_what_a_call_could_mean_is_written_beside_the_three_tests(window: Window, qtbot: QtBot) -> None:
    window.rule_on(auction(Seat.N, *TOO_LOW, "S chooses to refuse", "E bids 3H"), "Auction")
    settle(qtbot, window)
    field = present(weighed(window).field)
    assert field.placeholderText() == "What could 1♥ mean?"
    qtbot.keyClicks(field, "an opening bid")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, window)
    assert [fact.key for fact in window.session.record.facts] == ["attributable E 1H #2"]
    words = [each.text() for each in weighed(window).findChildren(QLabel)]
    assert "could mean: an opening bid" in words and weighed(window).field is None


def weighed(window: Window) -> ComparedCalls:
    """The calls that are weighed against each other, as they are shown."""
    return next(each for each in window.findChildren(ComparedCalls) if each.isVisible())


def test_bidding_cards_are_gone_with_the_lead_even_while_the_ruling_is_kept_back() -> None:
    over = auction(Seat.N, "auction: N 1NT E pass S pass W pass", "W leads S2")
    table = Session(over, 2017).view.table
    assert not any(lying(table, withheld(over, 2017)).values())
    too_soon = auction(Seat.N, "auction: N 1NT E pass S pass", "E leads S2")
    assert any(lying(Session(too_soon, 2017).view.table, judge(too_soon, 2017)).values())


def test_two_laws_that_bar_a_player_are_one_sign_that_of_the_surer() -> None:
    calls = (*TOO_LOW, "S chooses to refuse", "E bids 2NT", "S bids pass", "W bids 3C", "N calls the director")
    record = auction(Seat.N, *calls, "the director explains")
    assert [flag.text for flag in bars_of(judge(record, 2017))[Seat.W]] == ["must pass throughout, 37B2"]
