"""From a window just opened to a ruling, with real keys and clicks that are counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import Card, parse_card
from bridgetable.explain.headlines import headline
from bridgetable.happening import EventTold, record_of
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.templates import TEMPLATES, template
from bridgetable.ui.felt.placement import Key
from bridgetable.ui.ruling.dialog import RulingDialog
from bridgetable.ui.ruling.which_card import WhichCard
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton
from present import present
from ui.conftest import PATIENCE, settle
from ui.finding import focused_in
from ui.test_sheet import Inputs, folder, words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


__all__ = ["folder"]  # where sheets are proposed to be saved


class Hands:
    """Two hands at keyboard and mouse, that count what they do."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self._qtbot, self.window, self.inputs = qtbot, window, 0

    def press(self, *keys: Qt.Key, with_: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for pressed in keys:
            self._qtbot.keyClick(self._focused(), pressed, with_)
            self._done()

    def type(self, text: str) -> None:
        for letter in text:
            self._qtbot.keyClick(self._focused(), letter)
            self._done()

    def click(self, widget: QWidget) -> None:
        self._qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
        self._done()

    def click_option(self, words: str) -> None:
        options = [each for each in self.window.director.options.findChildren(WrapButton) if each.isVisible()]
        self.click(next(each for each in options if words in each.text_shown()))

    def dialog(self) -> RulingDialog:
        return next(each for each in self.window.findChildren(RulingDialog) if each.isVisible())

    def log(self) -> list[str]:
        return [sentence(entry) for entry in self.window.session.shown.log]

    def _focused(self) -> QWidget:
        dialogs = [each for each in self.window.findChildren(RulingDialog) if each.isVisible()]
        front = dialogs[0] if dialogs else self.window
        return focused_in(front)

    def _done(self) -> None:
        """Off screen nobody else makes the window active again when a dialog has closed."""
        self.inputs += 1
        self._qtbot.wait(1)
        window = self.window
        if QApplication.activeWindow() is None:
            window.activateWindow()
        settle(self._qtbot, window)


@pytest.fixture
def hands(qtbot: QtBot, window: Window) -> Hands:
    return Hands(qtbot, window)


CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def focused_role(hands: Hands) -> object:
    """What kind of thing the keyboard is on: an answer, an option."""
    return focused_in(hands.window).property("role")


def test_an_opening_lead_out_of_turn_that_declarer_forbids(hands: Hands, qtbot: QtBot) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("w4soc2")
    hands.press(Qt.Key.Key_Return)
    assert hands.log() == ["S leads C2", "W calls the director", "the director explains"]
    qtbot.waitUntil(lambda: focused_role(hands) == "option", timeout=PATIENCE)
    hands.click_option("to lead clubs")
    assert hands.log()[-2:] == ["W chooses to refuse", "W chooses to forbid clubs"]
    assert hands.window.session.record.position.header.contract == "4S"
    assert hands.inputs <= 20


def test_a_small_card_dropped_by_a_defender(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("dwc5")
    hands.press(Qt.Key.Key_Return)
    assert headline(hands.window.showing.verdict())[0].startswith("West's ♣5 is a minor penalty card.")
    assert hands.window.windowTitle().startswith("A card dropped or seen")
    assert hands.inputs <= 10


def saved_sheet(hands: Hands, qtbot: QtBot, folder: Path) -> str:
    """Hand the ruling on as a sheet; its words."""
    sheet = Inputs(qtbot, hands.window)
    sheet.save_the_sheet()
    hands.inputs += sheet.count
    (file,) = folder.glob("*.pdf")
    return words(file.read_bytes())


def test_from_the_start_to_a_saved_sheet_a_lead_that_declarer_forbids(hands: Hands, qtbot: QtBot, folder: Path) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("s4soc2")
    hands.press(Qt.Key.Key_Return)
    hands.click_option("to lead clubs")
    said = saved_sheet(hands, qtbot, folder)
    assert "Opening lead out of turn" in said and "West may not lead clubs until he loses the lead." in said
    assert hands.inputs == 12


def test_from_the_start_to_a_saved_sheet_a_small_card_dropped(hands: Hands, qtbot: QtBot, folder: Path) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("dec5")
    hands.press(Qt.Key.Key_Return)
    assert "♣5 is a minor penalty card" in saved_sheet(hands, qtbot, folder)
    assert hands.inputs == 9


def test_by_keyboard_the_choices_follow_one_another(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("oc2")
    hands.press(Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert hands.log()[-2:] == ["S chooses to refuse", "S chooses to forbid clubs"]
    assert hands.inputs <= 20


def penalty_card_that_waits_for_an_answer(hands: Hands) -> None:
    """East has a penalty card and discards another: whether he could have followed suit is asked."""
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("kesq")
    hands.press(Qt.Key.Key_Tab)
    hands.type("d3")
    hands.press(Qt.Key.Key_Tab)
    hands.type("nh")
    hands.press(Qt.Key.Key_Return)


def test_by_keyboard_the_question_comes_first_and_the_choices_after_it(hands: Hands) -> None:
    penalty_card_that_waits_for_an_answer(hands)
    assert focused_role(hands) == "answer"
    hands.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert [(fact.key, fact.value) for fact in hands.window.session.shown.facts] == [("could-follow E 5", "no")]
    hands.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert hands.log()[-1] == "S chooses to refuse"
    assert hands.inputs <= 20


def test_by_keyboard_a_question_may_be_left_for_later(hands: Hands) -> None:
    penalty_card_that_waits_for_an_answer(hands)
    hands.press(Qt.Key.Key_F3, Qt.Key.Key_F3, with_=Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[-1] == "S chooses to refuse"
    assert hands.window.session.shown.facts == ()


def test_by_mouse_alone(hands: Hands, qtbot: QtBot) -> None:
    way_in = next(each for each in hands.window.left.findChildren(QPushButton) if each.text() == "What happened?")
    hands.click(way_in)
    dialog = hands.dialog()
    hands.click(dialog.table.seats[Seat.E])
    hands.click(dialog.tiles["D"])
    hands.click(dialog.facts.fields["who"].buttons["S"])  # type: ignore[union-attr]
    grid = [each for each in dialog.findChildren(QPushButton) if each.accessibleName() == "♥Q"]
    hands.click(grid[0])
    with qtbot.waitSignal(hands.window.panels_shown, timeout=PATIENCE):
        hands.click(dialog.accept_button)
    assert hands.log()[0] == "S drops HQ"
    assert hands.inputs == 6


def test_by_mouse_an_insufficient_bid_by_west_over_one_spade(hands: Hands, qtbot: QtBot) -> None:
    hands.click(next(each for each in hands.window.left.findChildren(QPushButton) if each.text() == "What happened?"))
    dialog = hands.dialog()
    hands.click(dialog.tiles["H"])
    hands.click(dialog.facts.fields["who"].buttons["W"])  # type: ignore[union-attr]
    for call in ("1♠", "1♥"):
        calls = [each for each in dialog.facts.findChildren(QPushButton) if each.text() == call]
        hands.click(next(each for each in calls if each.isVisible()))
    with qtbot.waitSignal(hands.window.panels_shown, timeout=PATIENCE):
        hands.click(dialog.accept_button)
    assert hands.log() == ["S bids 1S", "W bids 1H", "N calls the director", "the director explains"]
    assert headline(hands.window.showing.verdict())[0].startswith("West's 1♥ is not high enough. North may accept it")
    assert hands.inputs <= 8


def test_by_keyboard_an_insufficient_bid_by_west_over_one_spade(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("hw1s")
    hands.press(Qt.Key.Key_Tab)
    hands.type("1h")
    hands.press(Qt.Key.Key_Return)
    assert hands.log() == ["S bids 1S", "W bids 1H", "N calls the director", "the director explains"]
    assert headline(hands.window.showing.verdict())[0].startswith("West's 1♥ is not high enough. North may accept it")
    assert hands.inputs <= 20


def test_what_is_missing_is_said_and_has_the_keyboard(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    dialog = hands.dialog()
    hands.press(Qt.Key.Key_Return)
    assert dialog.problem.text().startswith("Choose what happened")
    hands.type("r")
    hands.press(Qt.Key.Key_Return)
    assert dialog.problem.text() == "Still to be told: Which suit was led?"
    hands.type("sh3")
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[:2] == ["S leads S? from dummy", "E plays H3"]


def test_answers_follow_the_declarer_and_stay_where_they_can(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    dialog = hands.dialog()
    hands.type("k")
    dialog.facts.fields["card"].restore("c5")
    dialog.table.choose_declarer(Seat.W)
    assert list(dialog.facts.fields["who"].buttons) == ["N", "S"]  # type: ignore[union-attr]
    assert dialog.facts.fields["card"].told() == "c5"
    dialog.table.field.setText("9z")
    hands.press(Qt.Key.Key_Return)
    assert "is no contract" in dialog.problem.text()


def test_a_card_typed_at_once_finds_its_field_and_no_seat_changes_declarer(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("knc5")
    dialog = hands.dialog()
    assert dialog.table.declarer is Seat.S
    assert dialog.facts.fields["penalty"].told() == "c5"
    assert dialog.title == "Penalty card not played"


def test_every_template_can_be_asked_and_every_control_has_a_name(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    dialog = hands.dialog()
    for each in TEMPLATES:
        dialog.pick(each.key)
        assert set(dialog.facts.fields) == {ask.name for ask in each.asks}
        assert dialog.title == each.title
        for control in (*dialog.findChildren(QAbstractButton), *dialog.facts.fields.values()):
            assert control.accessibleName() or control.text(), each.title  # type: ignore[union-attr]
        dialog.facts.remove.click()


def test_the_record_that_is_open_is_not_left_unasked(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.window.filing, "may_leave", lambda: False)
    before = hands.log()
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("oc2")
    hands.press(Qt.Key.Key_Return)
    assert hands.log() == before


# A card that has become known


def name_card(hands: Hands, qtbot: QtBot, key: Key, typed: str) -> WhichCard:
    """Choose a card, open its menu, say which card it is."""
    table = hands.window.middle.table
    table.choose(key)
    menu = table._menu_of_card(key)
    menu.triggered.emit(menu.actions()[-1])
    dialog = next(each for each in hands.window.findChildren(WhichCard) if each.isVisible())
    dialog.field.setText("zz")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert "is no card" in dialog.problem.text()
    dialog.field.setText(typed)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    return dialog


def test_a_card_in_an_unknown_hand_can_be_named(hands: Hands, qtbot: QtBot) -> None:
    hands.window.rule_on(record_of(EventTold(template("out-of-turn"), answers={"suit": "H", "card": "h3"})), "")
    name_card(hands, qtbot, (Seat.W, 0), "dk")
    assert [card.name for card in hands.window.session.view.table.hand(Seat.W)] == ["DK"]
    name_card(hands, qtbot, (Seat.S, parse_card("H?")), "hq")
    assert hands.log()[-1] == "S's H? is HQ"
    assert hands.window.session.view.table.place(Seat.S, parse_card("HQ")) == "playing"


def test_a_card_can_be_named_with_the_mouse(hands: Hands) -> None:
    dialog = WhichCard(Seat.W, None, hands.window)
    named: list[str] = []
    dialog.named.connect(named.append)
    dialog.grid.picked.emit("HQ")
    assert named == ["HQ"]


def test_the_keyboard_does_not_go_to_a_page_that_was_left_meanwhile(hands: Hands, qtbot: QtBot) -> None:
    hands.window.rule_on(record_of(EventTold(template("out-of-turn"), answers={"suit": "H", "card": "h3"})), "")
    hands.window.show_page("ledger")
    settle(qtbot, hands.window)
    focused = QApplication.focusWidget()
    assert focused is None or focused.isVisible()


# Blind


def test_blind_no_hidden_card_is_drawn_and_open_again_all_are(hands: Hands) -> None:
    window = hands.window
    scene = window.middle.table.table_scene
    drawn = {card for _, card in scene.places if isinstance(card, Card)}
    assert parse_card("ST") in drawn
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    seats = {
        seat
        for seat, card in scene.places
        if isinstance(card, Card) and (seat, card) not in window.showing.verdict().cards
    }
    assert seats == {Seat.N}
    assert window.blind_mark.isVisible() and not window.scope_switch.isVisible()
    assert not window.menus.act("mend").isEnabled()
    window.filing.open(present(window.filing.document.path))
    assert window.session.blind
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    assert {card for _, card in scene.places if isinstance(card, Card)} == drawn
    assert window.scope_switch.isVisible()


def test_open_again_a_switch_there_is_no_room_for_stays_away(hands: Hands) -> None:
    window = hands.window
    window.wearing.change_text(200)
    window.resize(1280, 800)
    for on in (True, False):
        window.menus.act("blind").setChecked(on)
        assert not window.scope_switch.isVisible()
        assert window.edition_switch.isVisible()
        assert window.judging.width() >= window.judging.sizeHint().width()


def test_blind_a_card_that_is_moved_has_to_be_named(hands: Hands, qtbot: QtBot) -> None:
    window = hands.window
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    window.middle.table.acted.emit(parse("W drops ??"), {})
    dialog = next(each for each in window.findChildren(WhichCard) if each.isVisible())
    dialog.field.setText("s8")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert hands.log()[-1] == "W drops S8"
    window.middle.table.acted.emit(parse("W drops SA"), {})
    assert hands.log()[-1] == "W drops S8"


def test_what_cannot_be_shown_blind_is_shown_open_and_said(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(*_: object) -> Record:
        raise ImpossibleAction("table-thirteen-tricks")

    window, blind = hands.window, hands.window.menus.act("blind")
    monkeypatch.setattr("bridgetable.session.sight.blind_record", impossible)
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    assert (blind.isChecked(), window.session.blind, window.blind_mark.isVisible()) == (False, False, False)
    assert window.middle.command.echo.text() == "⚠ there are thirteen tricks"
    monkeypatch.undo()
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    assert window.blind_mark.isVisible()
    monkeypatch.setattr("bridgetable.session.sight.blind_record", impossible)
    window.filing.open(resource_path("cases", "law54", "law54-d-refused.toml"))
    assert not blind.isChecked() and not window.session.blind and window.scope_switch.isVisible()
    assert window.middle.command.echo.text() == "⚠ there are thirteen tricks"


def test_blind_no_fork_betrays_where_the_editions_part(hands: Hands, qtbot: QtBot) -> None:
    timeline = hands.window.middle.timeline
    hands.window.filing.open(resource_path("cases", "law54", "law54-d-refused.toml"))
    qtbot.waitUntil(lambda: any(timeline._partings.values()), timeout=PATIENCE)
    hands.press(Qt.Key.Key_B, with_=CTRL_ALT)
    qtbot.waitUntil(lambda: not any(timeline._partings.values()), timeout=PATIENCE)
