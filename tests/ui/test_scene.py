"""The table as a picture and as a thing to be handled: real mouse and keys, off screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QContextMenuEvent, QImage
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import PACK, Card, parse_card
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.actions import Entry
from bridgetable.table.position import Header, Position, Start, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.felt import scene as scene_module
from bridgetable.ui.felt.card_words import spoken
from bridgetable.ui.felt.flag_shapes import shape_path
from bridgetable.ui.felt.flags import Flag
from bridgetable.ui.felt.layout import Point, Zone
from bridgetable.ui.felt.view import TableView, ViewOptions
from bridgetable.ui.looks import theme
from ui.conftest import PATIENCE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

N, E, S, W = SEATS
DEAL = {"N": "A942.97.KJ98.Q96", "E": "T6.JT53.A73.KT82", "S": "K873.AKQ2.42.A54", "W": "QJ5.864.QT65.J73"}
SWAPPED = DEAL | {"E": "T6.JT53.A32.KT82", "S": "K873.AKQ2.74.A54", "W": "QJ5.864.QT65.J73"}
LED = ("W leads DT", "S calls D8", "N moves D8")
STILL = ViewOptions(animate=False)


@dataclass
class Sitting:
    """A view wired to a session as the window wires it, with a clock of its own (milliseconds)."""

    view: TableView
    session: Session
    options: ViewOptions
    qtbot: QtBot
    clock: list[float]
    logged: list[str] = field(default_factory=list)
    facts: list[dict[str, str]] = field(default_factory=list)

    def do(self, entry: Entry, facts: dict[str, str]) -> None:
        self.logged.append(sentence(entry.action))
        self.facts.append(facts)
        self.session.do(entry, facts)
        self.show()

    def say(self, *sentences: str) -> None:
        for text in sentences:
            self.session.do(parse(text))
        self.show()

    def show(self) -> None:
        self.view.show_state(self.session.view.table, self.session.view.verdict, self.options)

    def at(self, x: float, y: float) -> QPoint:
        return self.view.mapFromScene(QPointF(x, y))

    def corner(self, seat: Seat, card: str | int) -> QPoint:
        """A point on the index of a card: no neighbour hides it."""
        key = (seat, parse_card(card) if isinstance(card, str) else card)
        place = self.view.table_scene.places[key]
        return self.at(place.x - 28, place.y - 38) if place.scale == 1 else self.at(place.x, place.y)

    def drag(self, seat: Seat, card: str | int, *zones: Zone, wait: float = 20, let_go: bool = True) -> None:
        """Press the card, bring the pointer to the middle of each zone in turn, `wait` ms each, and let go."""
        scene, viewport = self.view.table_scene, self.view.viewport()
        self.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=self.corner(seat, card))
        for zone in zones:
            x, y = scene.layout.held_point(seat, zone) if zone else scene.layout.hand_rect(seat).centre
            self.clock[0] += wait
            self.qtbot.mouseMove(viewport, self.at(x, y))
        self.clock[0] += wait
        if let_go:
            self.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton)

    def live(self) -> list[str]:
        return [flag.text for flag in self.view.table_scene.live_lines]

    def flag(self, seat: Seat, card: str) -> list[str]:
        return [flag.text for flag in self.view.table_scene.flag_lines((seat, parse_card(card)))]

    def press(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                self.qtbot.keyClicks(self.view, key)
            else:
                self.qtbot.keyClick(self.view, key)


Opened = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Opened:
    def sit_down(*sentences: str, deal: dict[str, str] = DEAL, options: ViewOptions = STILL, **more: object) -> Sitting:
        clock = [0.0]
        monkeypatch.setattr(scene_module, "_now", lambda: clock[0])
        hands = tuple(parse_hand(deal[seat]) for seat in "NESW")
        position = Position(header=Header(S, "3NT"), hands=hands, **more)  # type: ignore[arg-type]
        session = Session(Record(position))
        view = TableView()
        view.resize(755, 595)
        qtbot.addWidget(view)
        sitting = Sitting(view, session, options, qtbot, clock)
        view.preview = session.peek
        view.acted.connect(sitting.do)
        sitting.say(*sentences)
        with qtbot.waitExposed(view):
            view.show()
        return sitting

    return sit_down


@pytest.fixture
def sitting(sit: Opened) -> Sitting:
    return sit(*LED)


HAND, RAISED, VISIBLE, NEAR, TABLE = Zone
OUT = (RAISED, VISIBLE, NEAR, TABLE)


# The table as it is shown


def test_every_card_is_drawn_where_it_belongs(sitting: Sitting) -> None:
    scene = sitting.view.table_scene
    assert len(scene.places) == 52
    for key, place in scene.places.items():
        assert scene.item(key).place == place
        assert scene.item(key).isVisible()


def test_a_card_keeps_its_item_for_ever(sit: Opened) -> None:
    sitting = sit()
    scene = sitting.view.table_scene
    before = {card: scene.item((seat, card)) for seat, card in scene.places if isinstance(card, Card)}
    sitting.say(*LED, "E plays DA", "S plays D2")
    sitting.session.undo()
    sitting.show()
    assert {card: scene.item((seat, card)) for seat, card in scene.places} == before
    assert set(before) == set(PACK)


def test_a_play_glides_and_then_lies_exactly_there(sit: Opened, qtbot: QtBot) -> None:
    sitting = sit(*LED, options=ViewOptions())
    scene, key = sitting.view.table_scene, (E, parse_card("D7"))
    start = scene.item(key).place
    sitting.say("E plays D7")
    assert (scene.item(key).x(), scene.item(key).y()) == (start.x, start.y)
    qtbot.waitUntil(lambda: scene.item(key).place == scene.places[key], timeout=3000)
    assert scene.item(key).place != start


def test_a_press_finishes_the_animation(sit: Opened) -> None:
    sitting = sit(*LED, options=ViewOptions())
    scene, key = sitting.view.table_scene, (E, parse_card("D7"))
    sitting.say("E plays D7")
    assert scene.item(key).place != scene.places[key]
    sitting.qtbot.mousePress(sitting.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.at(8, 8))
    assert scene.item(key).place == scene.places[key]


def test_the_next_state_finishes_the_animation(sit: Opened) -> None:
    sitting = sit(*LED, options=ViewOptions())
    sitting.say("E plays D7", "S plays D2")
    scene = sitting.view.table_scene
    assert scene.item((E, parse_card("D7"))).place != scene.item((S, parse_card("D2"))).place
    scene.finish()
    assert all(scene.item(key).place == place for key, place in scene.places.items())


def test_an_unknown_card_becomes_the_card_that_is_played(sit: Opened) -> None:
    sitting = sit(deal=DEAL | {"E": "*"}, options=ViewOptions())
    scene = sitting.view.table_scene
    last = scene.places[E, 12]
    sitting.say(*LED, "E plays D7")
    item = scene.item((E, parse_card("D7")))
    assert (item.x(), item.y()) == (last.x, last.y)
    assert (E, 12) not in scene.places


def test_hidden_hands_show_backs(sit: Opened) -> None:
    sitting = sit(options=ViewOptions(animate=False, hidden_seats=frozenset((E,))))
    scene = sitting.view.table_scene
    assert not scene.item((E, parse_card("D7"))).place.up
    assert scene.item((W, parse_card("DT"))).place.up


def test_a_card_written_twice_is_drawn_twice(sit: Opened) -> None:
    sitting = sit(deal=DEAL | {"W": "QJ5.864.QT75.J63"})
    scene = sitting.view.table_scene
    assert scene.item((E, parse_card("D7"))) is not scene.item((W, parse_card("D7")))


def test_the_table_fills_the_view_at_any_size(sitting: Sitting) -> None:
    for width, height in ((755, 595), (1395, 880), (500, 700)):
        sitting.view.resize(width, height)
        scene = sitting.view.table_scene
        corner = sitting.view.mapToScene(QPoint(width, height))
        assert corner.x() == pytest.approx(scene.sceneRect().right(), abs=1.5)
        assert corner.y() == pytest.approx(scene.sceneRect().bottom(), abs=1.5)
        assert scene.sceneRect().width() > 0.99 * theme.TABLE_WIDTH
        assert scene.sceneRect().height() > 0.99 * theme.FLAT_HEIGHT


def test_labels_say_who_is_what_and_whose_turn_it_is(sitting: Sitting) -> None:
    labels = [sitting.view.table_scene.label_text(seat) for seat in SEATS]
    assert labels == ["North, dummy", "East, defender, to play", "South, declarer 3NT", "West, defender"]


# What a card looks like


def picture(sitting: Sitting, seat: Seat, card: str) -> QImage:
    scene = sitting.view.table_scene
    place = scene.places[seat, parse_card(card)]
    corner = sitting.at(place.x - 33, place.y - 46)
    size = sitting.at(place.x + 33, place.y + 46) - corner
    return sitting.view.grab().toImage().copy(corner.x(), corner.y(), size.x(), size.y())


def has_colour(image: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


def test_four_colours_and_two(sit: Opened) -> None:
    sitting = sit()
    assert has_colour(picture(sitting, W, "D5"), theme.FOUR_COLOURS["D"])
    sitting.options = ViewOptions(animate=False, four_colours=False)
    sitting.show()
    assert has_colour(picture(sitting, W, "D5"), theme.TWO_COLOURS["D"])
    assert not has_colour(picture(sitting, W, "D5"), theme.FOUR_COLOURS["D"])


def test_letters_in_place_of_signs(sit: Opened) -> None:
    sitting = sit()
    signs = picture(sitting, S, "C4")
    sitting.options = ViewOptions(animate=False, letters=True)
    sitting.show()
    assert picture(sitting, S, "C4") != signs


def test_a_back_and_a_card_known_in_part_are_no_faces(sit: Opened) -> None:
    sitting = sit(deal=DEAL | {"W": "QJ5.864.QT6x.J73"})
    assert has_colour(picture(sitting, W, "Dx"), theme.PART_FACE)
    sitting.options = ViewOptions(animate=False, hidden_seats=frozenset((W,)))
    sitting.show()
    assert has_colour(picture(sitting, W, "Dx"), theme.BACK)


# Flags


def test_flags_stand_beside_the_cards(sit: Opened) -> None:
    sitting = sit(*LED, "E drops D3")
    assert sitting.flag(W, "DT") == ["played, 45A"]
    assert sitting.flag(E, "D3") == ["minor penalty, 50B"]
    assert sitting.flag(E, "DA") == []


def test_a_penalty_card_taken_back_lies_faced_before_its_owner(sit: Opened) -> None:
    sitting = sit("W leads CJ", "S calls C6", "N moves C6", "E plays D3", "E replaces D3 with C2")
    scene = sitting.view.table_scene
    place = scene.places[E, parse_card("D3")]
    assert place.y == scene.layout.before_rect(E).centre.y
    assert not scene.layout.hand_rect(E).holds(Point(place.x, place.y))
    assert sitting.flag(E, "D3")[0].startswith("major penalty")
    sitting.drag(E, "D3", TABLE)
    assert [a.text() for a in menu_lines(sitting.view)][:1] == ["East plays ♦3"]


def test_every_kind_of_flag_has_a_shape_and_a_word_of_its_own() -> None:
    kinds = list(theme.STATUS_TONES)
    kinds.remove("quitted")
    assert all(shape_path(one) != shape_path(other) for one, other in combinations(kinds, 2))
    assert len({Flag(kind).word for kind in kinds}) == len(kinds)


def test_the_words_of_a_flag() -> None:
    assert Flag("may be taken back", "47D", "next card").text == "may go back until the next card, 47D"
    assert Flag("may be taken back", "47D", "some other limit").text == "may go back some other limit, 47D"
    assert Flag("held", "45C1", open=True).text == "held, not played, 45C1, not yet certain"


# Moving cards


def test_the_same_path_plays_a_defenders_card_but_not_declarers(sit: Opened) -> None:
    defender = sit(*LED)
    defender.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    assert defender.live() == ["played, 45C1"]
    defender.drag(E, "D7", let_go=True)
    declarer = sit(*LED, "E plays DA", deal=SWAPPED)
    declarer.drag(S, "D7", RAISED, VISIBLE, let_go=False)
    assert declarer.live() == ["held, not played, 45C2"]


def test_a_defenders_card_brought_into_sight_is_logged_with_what_was_found(sitting: Sitting) -> None:
    sitting.drag(E, "D7", RAISED, VISIBLE)
    assert sitting.logged == ["E holds D7 visible"]
    assert sitting.facts == [{"partner-could-see": "yes"}]
    assert sitting.flag(E, "D7") == ["played, 45C1"]
    assert sitting.session.view.verdict.questions == ()


def test_declarers_card_pulled_back_is_in_the_hand_again(sit: Opened) -> None:
    sitting = sit(*LED, "E plays DA", deal=SWAPPED)
    sitting.drag(S, "D7", RAISED, VISIBLE, NEAR, VISIBLE, HAND)
    assert sitting.logged == ["S holds D7 near the table moving", "S puts back D7 in one movement"]
    assert sitting.session.view.table.place(S, parse_card("D7")) == "hand"
    assert sitting.flag(S, "D7") == []


def test_declarers_card_that_stops_near_the_table_is_played(sit: Opened) -> None:
    sitting = sit(*LED, "E plays DA", deal=SWAPPED)
    sitting.drag(S, "D7", RAISED, NEAR, wait=theme.REST + 10, let_go=False)
    sitting.view.table_scene._rested()
    assert sitting.live() == ["played, 45C2(a)"]
    sitting.qtbot.mouseRelease(sitting.view.viewport(), Qt.MouseButton.LeftButton)
    assert sitting.logged == ["S holds D7 near the table still"]


def test_the_flag_is_asked_for_only_when_the_zone_changes(sitting: Sitting) -> None:
    asked: list[str] = []

    def peek(entry: Entry, facts: dict[str, str]) -> Verdict:
        asked.append(sentence(entry.action))
        return sitting.session.peek(entry, facts)

    sitting.view.preview = peek
    sitting.drag(E, "D7", RAISED, VISIBLE, VISIBLE, VISIBLE, NEAR)
    assert asked == ["E detaches D7", "E holds D7 visible", "E holds D7 near the table"]


def test_without_a_preview_the_zones_are_shown_and_no_flag(sitting: Sitting) -> None:
    sitting.view.preview = None
    sitting.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    assert sitting.live() == []


def test_what_cannot_happen_has_no_flag(sitting: Sitting) -> None:
    def refuse(entry: Entry, facts: dict[str, str]) -> None:
        raise ValueError(entry, facts)

    sitting.view.preview = refuse  # type: ignore[assignment]
    sitting.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    assert sitting.live() == []


@pytest.mark.parametrize("seat", SEATS)
def test_the_zone_a_card_is_in_is_lit_and_named(sit: Opened, seat: Seat) -> None:
    sitting = sit()
    sitting.view.preview = None
    card = {N: "DK", E: "D7", S: "D2", W: "D5"}[seat]
    pictures = []
    for zone in OUT:
        sitting.drag(seat, card, zone, let_go=False)
        pictures.append(sitting.view.grab(sitting.view.viewport().rect()).toImage())
        sitting.press(Qt.Key.Key_Escape)
    assert all(one != other for one, other in combinations(pictures, 2))
    assert sitting.logged == []


def test_a_card_laid_in_turn_is_played(sitting: Sitting) -> None:
    sitting.drag(E, "D7", *OUT)
    assert sitting.logged == ["E plays D7"]


def test_a_card_laid_out_of_turn_asks_what_it_was(sitting: Sitting) -> None:
    scene, key = sitting.view.table_scene, (S, parse_card("C5"))
    sitting.drag(S, "C5", *OUT)
    assert sitting.logged == []
    assert scene.item(key).place != scene.places[key]
    lines = menu_lines(sitting.view)
    assert [line.text() for line in lines] == ["South leads ♣5", "South plays ♣5", "South faces ♣5"]
    lines[2].trigger()
    assert sitting.logged == ["S faces C5"]


def test_a_card_about_which_nothing_was_said_slides_home(sitting: Sitting) -> None:
    scene, key = sitting.view.table_scene, (S, parse_card("C5"))
    sitting.drag(S, "C5", *OUT)
    open_menu(sitting.view).close()
    sitting.qtbot.waitUntil(lambda: scene.item(key).place == scene.places[key], timeout=3000)
    assert sitting.logged == []


def test_a_card_merely_raised_slides_home(sitting: Sitting) -> None:
    scene, key = sitting.view.table_scene, (E, parse_card("D7"))
    sitting.drag(E, "D7", RAISED, HAND)
    assert sitting.logged == []
    sitting.qtbot.waitUntil(lambda: scene.item(key).place == scene.places[key], timeout=3000)


@pytest.mark.parametrize(
    ("pressed", "logged"),
    [
        (Qt.Key.Key_D, ["E drops D7"]),
        (Qt.Key.Key_H, ["E holds D7 visible"]),
        (Qt.Key.Key_Escape, []),
        (Qt.Key.Key_X, []),
    ],
)
def test_keys_while_a_card_is_moved(sitting: Sitting, pressed: Qt.Key, logged: list[str]) -> None:
    sitting.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    sitting.press(pressed)
    assert sitting.logged == logged


def other_laws(sitting: Sitting) -> None:
    sitting.session.switch_edition(2007)
    sitting.options = ViewOptions(animate=True)
    sitting.show()
    sitting.qtbot.wait(2 * theme.ANIMATION)


def other_seat(sitting: Sitting) -> None:
    sitting.options = ViewOptions(animate=False, bottom=N, large=True)
    sitting.show()


def other_colours(sitting: Sitting) -> None:
    sitting.view.table_scene.redraw()


def smaller_window(sitting: Sitting) -> None:
    sitting.view.resize(560, 420)


def other_window(sitting: Sitting) -> None:
    other = QWidget()
    sitting.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    sitting.qtbot.wait(20)


@pytest.mark.parametrize("change", [other_laws, other_seat, other_colours, smaller_window, other_window])
def test_a_card_on_its_way_stays_in_the_hand_whatever_changes(
    sitting: Sitting, change: Callable[[Sitting], None]
) -> None:
    sitting.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    change(sitting)
    scene, viewport = sitting.view.table_scene, sitting.view.viewport()
    assert scene.drag is not None
    assert scene.item((E, parse_card("D7"))).place != scene.places[E, parse_card("D7")]
    assert sitting.logged == []
    sitting.qtbot.mouseMove(viewport, sitting.at(*scene.layout.trick_rect.centre))
    assert [line.split(",")[0] for line in sitting.live()] == ["played"]
    sitting.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton)
    assert sitting.logged == ["E plays D7"]


def test_a_card_on_its_way_slides_home_when_the_table_is_another_one(sitting: Sitting) -> None:
    sitting.drag(E, "D7", RAISED, VISIBLE, let_go=False)
    sitting.session.undo()
    sitting.show()
    assert sitting.view.table_scene.drag is None
    place = sitting.view.table_scene.places[E, parse_card("D7")]
    assert sitting.view.table_scene.item((E, parse_card("D7"))).place == place


@pytest.mark.parametrize("dummy", [True, False])
@pytest.mark.parametrize("seat", [E, S, W])
def test_wherever_on_the_dark_square_a_card_is_let_go_it_is_played(sit: Opened, seat: Seat, dummy: bool) -> None:
    played = {E: LED, S: (*LED, "E plays DA"), W: (*LED, "E plays DA", "S plays D2", "E leads S6", "S plays S3")}
    card = {E: "D7", S: "D4", W: "SQ"}[seat]
    for across, down in ((0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.5, 0.98), (0.02, 0.5), (0.5, 0.5)):
        sitting = sit(*(played[seat] if dummy else ()))
        scene, viewport = sitting.view.table_scene, sitting.view.viewport()
        x, y, wide, high = scene.layout.trick_rect
        sitting.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=sitting.corner(seat, card))
        sitting.qtbot.mouseMove(viewport, sitting.at(x + wide * across, y + high * down))
        assert scene.drag is not None
        assert scene.drag.zone is TABLE
        with sitting.qtbot.waitSignal(scene.gestured) as made:
            sitting.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton)
        close_menus()
        assert any(steps[0].action.__class__.__name__ in ("Play", "Lead") for steps in made.args[1])


def close_menus() -> None:
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()


def test_who_takes_hold_of_a_second_card_still_holds_the_first(sit: Opened) -> None:
    sitting = sit(*LED)
    sitting.drag(E, "D7", RAISED, VISIBLE)
    sitting.drag(E, "C8", RAISED, VISIBLE)
    table = sitting.session.view.table
    assert sitting.logged == ["E holds D7 visible", "E holds C8 visible"]
    assert [table.place(E, parse_card(card)) for card in ("D7", "C8")] == ["raised", "raised"]
    first, second = (sitting.view.table_scene.places[E, parse_card(card)] for card in ("D7", "C8"))
    assert abs(first.x - second.x) + abs(first.y - second.y) > 60
    sitting.drag(E, "D7", HAND)
    assert sitting.logged[-1] == "E puts back D7"
    assert sitting.session.view.table.place(E, parse_card("C8")) == "raised"


def test_an_unknown_card_can_be_moved(sit: Opened) -> None:
    sitting = sit(*LED, deal=DEAL | {"E": "*"})
    sitting.drag(E, 5, *OUT)
    assert sitting.logged == ["E plays ??"]


def test_turned_cards_are_not_moved(sit: Opened) -> None:
    sitting = sit(*LED, "E plays DA", "S plays D2", "E leads CK")
    sitting.drag(E, "DA", VISIBLE, TABLE)
    assert sitting.logged == []


def test_dummys_card_is_played_or_touched_by_declarer(sit: Opened) -> None:
    sitting = sit("W leads DT")
    sitting.drag(N, "D8", RAISED)
    sitting.drag(N, "D9", RAISED, VISIBLE, NEAR, TABLE)
    assert sitting.logged == ["S touches D8", "S plays D9 from dummy"]


# Choosing with mouse and keys


def test_a_click_chooses_a_card_and_says_so(sitting: Sitting) -> None:
    with sitting.qtbot.waitSignal(sitting.view.asked_card, timeout=PATIENCE) as asked:
        sitting.qtbot.mouseClick(sitting.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.corner(W, "H6"))
    assert asked.args == [W, parse_card("H6")]
    assert sitting.view.accessibleDescription() == "♥6 of West, in the hand"
    assert sitting.view.table_scene.item((W, parse_card("H6"))).ringed
    sitting.qtbot.mouseClick(sitting.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.at(8, 8))
    assert sitting.view.accessibleDescription() == ""


def test_what_is_read_out_of_a_card_holds_its_flag(sit: Opened) -> None:
    sitting = sit(*LED, "E drops D3", deal=DEAL | {"S": "*"})
    assert (
        spoken(sitting.view.table_scene, (E, parse_card("D3")))
        == "♦3 of East, lying faced before him, minor penalty, 50B"
    )
    assert spoken(sitting.view.table_scene, (S, 0)) == "unknown card of South"


def test_arrows_walk_over_the_cards_and_enter_plays(sitting: Sitting) -> None:
    view = sitting.view
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.table_scene.chosen == (E, parse_card("ST"))
    sitting.press(*[Qt.Key.Key_Right] * 7)
    assert view.table_scene.chosen == (E, parse_card("D7"))
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert sitting.logged == ["E plays D7"]


def test_up_and_down_go_round_the_table(sitting: Sitting) -> None:
    view = sitting.view
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    seats = []
    for pressed in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        sitting.press(pressed)
        seats.append(view.table_scene.chosen and view.table_scene.chosen[0])
    assert seats == [S, W, S, None]


@pytest.mark.parametrize(
    ("letter", "logged"),
    [
        ("p", "E plays D7"),
        ("l", "E leads D7"),
        ("f", "E faces D7"),
        ("r", "E detaches D7"),
        ("h", "E holds D7 visible"),
        ("d", "E drops D7"),
        ("n", "E names D7 as his play"),
        ("s", "E shows D7 on the table"),
    ],
)
def test_a_letter_does_something_with_the_chosen_card(sitting: Sitting, letter: str, logged: str) -> None:
    sitting.view.choose((E, parse_card("D7")))
    sitting.press(letter)
    assert sitting.logged == [logged]


def test_holding_again_comes_nearer_and_b_puts_back(sitting: Sitting) -> None:
    sitting.view.choose((E, parse_card("D7")))
    sitting.press("h", "h", "b")
    assert sitting.logged == ["E holds D7 visible", "E holds D7 near the table", "E puts back D7"]


@pytest.mark.parametrize(("letter", "logged"), [("c", "S calls D9"), ("m", "N moves D9"), ("t", "S touches D9")])
def test_letters_for_dummys_cards(sit: Opened, letter: str, logged: str) -> None:
    sitting = sit("W leads DT")
    sitting.view.choose((N, parse_card("D9")))
    sitting.press(letter)
    assert sitting.logged == [logged]


def test_enter_calls_dummys_card(sit: Opened) -> None:
    sitting = sit("W leads DT")
    sitting.view.choose((N, parse_card("D9")))
    sitting.press(Qt.Key.Key_Return)
    assert sitting.logged == ["S calls D9"]


def test_a_double_click_plays(sitting: Sitting) -> None:
    sitting.qtbot.mouseDClick(sitting.view.viewport(), Qt.MouseButton.LeftButton, pos=sitting.corner(E, "D7"))
    assert sitting.logged == ["E plays D7"]


# Menus


def open_menu(view: TableView) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def menu_lines(view: TableView) -> list[QAction]:
    """The lines of the open menu without its heading."""
    return [line for line in open_menu(view).actions() if not line.isSeparator()][1:]


def right_click(sitting: Sitting, at: QPoint) -> QMenu:
    where = sitting.view.viewport().mapToGlobal(at)
    QApplication.sendEvent(sitting.view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where))
    return open_menu(sitting.view)


def all_sentences(menu: QMenu) -> list[str]:
    found: list[str] = []
    for line in menu.actions():
        inner = line.menu()
        if isinstance(inner, QMenu):
            found += all_sentences(inner)
        elif line.isEnabled() and not line.isSeparator() and not line.text().startswith(("Why", "This card is")):
            found.append(line.toolTip())
    return found


PLACES: dict[str, tuple[tuple[str, ...], Seat, str | int]] = {
    "hand": (LED, E, "D7"),
    "dummy": (LED, N, "SA"),
    "raised": ((*LED, "E holds D7 visible"), E, "D7"),
    "before": ((*LED, "E drops D7"), E, "D7"),
    "playing": ((*LED, "E plays CK"), E, "CK"),
    "face down": (("W leads DT face down",), W, "DT"),
    "turned": ((*LED, "E plays DA", "S plays D2", "E leads CK"), E, "DA"),
    "owing": ((*LED, "E plays nothing", "S plays D2", "W leads C3"), E, "D7"),
    "unknown": ((), S, 0),
}


@pytest.mark.parametrize("place", PLACES)
def test_every_line_of_a_cards_menu_can_be_done(sit: Opened, place: str) -> None:
    sentences, seat, card = PLACES[place]
    sitting = sit(*sentences, deal=DEAL | {"S": "*"} if place == "unknown" else DEAL)
    menu = right_click(sitting, sitting.corner(seat, card))
    lines = all_sentences(menu)
    assert len(lines) == len(set(lines)) > 10
    for line in lines:
        assert sentence(parse(line)) == line
        sitting.session.do(parse(line))
        sitting.session.undo()
    menu.close()


def test_a_line_of_the_menu_is_done(sitting: Sitting) -> None:
    menu = right_click(sitting, sitting.corner(E, "D7"))
    line = next(line for line in menu.actions() if line.text() == "Play it\tP")
    line.trigger()
    assert sitting.logged == ["E plays D7"]
    menu.close()


def test_what_is_due_stands_first(sit: Opened) -> None:
    sitting = sit()
    menu = right_click(sitting, sitting.corner(W, "DT"))
    assert [line.text() for line in menu.actions() if not line.isSeparator()][1:4] == [
        "Lead it\tL",
        "Play it\tP",
        "Lead it face down",
    ]
    menu.close()


@pytest.mark.parametrize("seat", [E, N])
def test_the_menu_of_a_player(sitting: Sitting, seat: Seat) -> None:
    room = sitting.view.table_scene.layout.label_rect(seat)
    menu = right_click(sitting, sitting.at(room.centre.x if seat is N else room.x + 30, room.centre.y))
    lines = all_sentences(menu)
    assert f"{seat} calls the director" in lines
    assert (f"{seat} warns S that the lead is in hand" in lines) is (seat is N)
    for line in lines:
        assert sentence(parse(line)) == line
    menu.close()


def test_a_hand_that_lies_faced_can_be_taken_up(sit: Opened) -> None:
    sitting = sit("E leads H3", "S spreads his hand")
    room = sitting.view.table_scene.layout.label_rect(S)
    menu = right_click(sitting, sitting.at(room.centre.x, room.centre.y))
    assert "S takes up his hand" in all_sentences(menu)
    menu.close()


def test_the_menu_key_opens_the_menu_of_the_chosen_card(sitting: Sitting) -> None:
    sitting.view.choose((E, parse_card("D7")))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(sitting.view.viewport(), event)
    assert open_menu(sitting.view).title() == "East · ♦7"
    open_menu(sitting.view).close()


def test_no_menu_on_the_bare_felt(sitting: Sitting) -> None:
    at = sitting.at(8, 8)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at)
    QApplication.sendEvent(sitting.view.viewport(), event)
    assert QApplication.activePopupWidget() is None


def test_an_empty_view_does_nothing(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(755, 595)
    view.show()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert view.table_scene.chosen is None
    assert view.accessibleName() == "Table"


def test_a_record_that_begins_late_shows_its_dummy_in_columns(sit: Opened) -> None:
    sitting = sit(start=Start(trick=1, lead=W))
    assert sitting.view.table_scene.layout.dummy is None
    later = sit(deal={"N": "A94.97.KJ9.Q9", "E": "*", "S": "*", "W": "*"}, start=Start(trick=4, lead=W))
    assert later.view.table_scene.layout.dummy is N
    xs = {later.view.table_scene.places[N, parse_card(card)].x for card in ("SA", "S9", "S4")}
    assert len(xs) == 1
