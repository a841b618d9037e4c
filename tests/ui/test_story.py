"""“What happened?” with one event after another: told in their order, changed, taken out, ruled on and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards import Card
from bridgetable.explain.sheet_text import sheet_text
from bridgetable.seats import Seat
from bridgetable.templates import TEMPLATES
from bridgetable.ui.ruling import dialog as ruling_dialog
from bridgetable.ui.ruling import event_sheets as ruling_cards
from bridgetable.ui.ruling import fields as ruling_fields
from bridgetable.ui.ruling.dialog import RulingDialog
from bridgetable.ui.ruling.story import CardStrip
from bridgetable.ui.sheet.dialog import SheetDialog
from bridgetable.ui.shell.window import Window
from ui.conftest import PATIENCE, settle
from ui.test_quick_ruling import CTRL_SHIFT, Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

CTRL = Qt.KeyboardModifier.ControlModifier
THREE = ["S leads D4", "W asks whose turn it is", "E plays C3", "S calls the director", "the director explains"]
"""Declarer led from the wrong hand, a defender asks whose turn it is, and his partner discards before him."""


@pytest.fixture
def hands(qtbot: QtBot, window: Window) -> Hands:
    return Hands(qtbot, window)


@pytest.fixture
def dialog(hands: Hands) -> RulingDialog:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    return hands.dialog()


def card_of_the_grid(dialog: RulingDialog, name: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.accessibleName() == name)


def page(hands: Hands, qtbot: QtBot) -> str:
    """The words of the sheet that is shown, ready to be printed."""
    qtbot.waitUntil(lambda: bool(hands.window.findChildren(SheetDialog)), timeout=PATIENCE)
    shown = hands.window.findChildren(SheetDialog)[0]
    assert shown.isVisible() and shown.print.isEnabled()
    said = sheet_text(shown._sheet)
    shown.close()
    return said


def drawn(dialog: RulingDialog) -> list[tuple[Seat, str]]:
    return [(seat, card.name) for seat, card, _ in dialog.table.felt.lying()]


# Counted from a window just opened


def test_three_events_by_keys_to_the_printable_sheet_in_at_most_fifteen_inputs(hands: Hands, qtbot: QtBot) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("fd4+q+pc3")
    hands.press(Qt.Key.Key_Return)
    assert hands.log() == THREE
    hands.press(Qt.Key.Key_P, with_=CTRL)
    said = page(hands, qtbot)
    assert "South leads ♦4" in said and "West asks whose turn it is" in said and "East plays ♣3" in said
    assert "57A" in said
    assert hands.inputs == 12


def test_three_events_with_declarer_and_contract_in_at_most_fifteen_inputs(hands: Hands, qtbot: QtBot) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("e4sfd4+qpc3")
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[:3] == ["E leads D4", "S asks whose turn it is", "N plays C3"]
    hands.press(Qt.Key.Key_P, with_=CTRL)
    assert "4♠" in page(hands, qtbot)
    assert hands.inputs <= 15


def test_three_events_by_mouse_to_the_printable_sheet_in_at_most_fifteen_inputs(hands: Hands, qtbot: QtBot) -> None:
    hands.click(next(each for each in hands.window.left.findChildren(QPushButton) if each.text() == "What happened?"))
    dialog = hands.dialog()
    hands.click(dialog.tiles["F"])
    hands.click(card_of_the_grid(dialog, "♦4"))
    hands.click(dialog.tiles["Q"])
    hands.click(dialog.tiles["P"])
    hands.click(card_of_the_grid(dialog, "♣3"))
    hands.click(dialog.accept_button)
    assert hands.log() == THREE
    hands.press(Qt.Key.Key_P, with_=CTRL)
    assert "57A" in page(hands, qtbot)
    assert hands.inputs == 8


def test_a_dropped_card_to_its_ruling_in_at_most_six_inputs(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("dc5")
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[0] == "E drops C5"
    assert hands.inputs <= 6


# What the record is worth


def test_what_was_told_can_be_undone_action_by_action_and_done_again(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("fd4+qpc3")
    hands.press(Qt.Key.Key_Return)
    session = hands.window.session
    record = session.record
    for left in (4, 3, 2):
        hands.window.menus.act("undo").trigger()
        assert hands.log() == THREE[:left]
    for _ in range(3):
        hands.window.menus.act("redo").trigger()
    assert session.record == record


def test_the_facts_of_a_revoke_are_kept(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("resh3")
    hands.press(Qt.Key.Key_Return)
    assert [fact.key for fact in hands.window.session.record.facts] == ["could-follow E 5"]


def test_the_record_can_be_saved_and_opened(hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("fd4+qpc3")
    hands.press(Qt.Key.Key_Return)
    record, window = hands.window.session.record, hands.window
    assert window.windowTitle().startswith("Lead from the wrong hand … Play out of turn by a defender")
    path = tmp_path / "three.toml"
    assert window.filing._write(path)
    window.filing.open(path)
    settle(qtbot, window)
    assert hands.window.session.record == record


# Going on, changing, taking out


def test_the_events_stand_in_their_order_and_their_cards_are_drawn(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+qpc3")
    assert [line.told.whole for line in dialog.lines] == ["South leads ♦4.", "West asks whose turn it is."]
    assert [[card.name for card in line.findChildren(CardStrip)[0].cards] for line in dialog.lines] == [["D4"], []]
    assert drawn(dialog) == [(Seat.E, "C3"), (Seat.S, "D4")]
    ends = [dialog.lines[0], dialog.lines[1], dialog.facts]
    assert [part.y() for part in ends] == sorted(part.y() for part in ends)


def test_an_event_can_be_changed_in_its_place(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+qpc3")
    hands.click(dialog.lines[0].change)
    assert dialog.facts.fields["card"].told() == "d4"
    assert dialog.facts.y() < dialog.lines[0].y() < dialog.lines[1].y()
    hands.click(card_of_the_grid(dialog, "♥4"))
    hands.click(dialog.facts.fields["hand"].buttons["N"])  # type: ignore[union-attr]
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[:3] == ["S leads H4 from dummy", "E asks whose turn it is", "W plays C3"]


def test_an_event_can_be_taken_out_and_another_be_told(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+qpc3")
    hands.click(dialog.lines[1].remove)
    assert [line.told.whole for line in dialog.lines] == ["South leads ♦4.", "East plays ♣3."]
    hands.type("dh5+")
    hands.click(dialog.lines[1].remove)
    hands.press(Qt.Key.Key_Return)
    assert hands.log()[:2] == ["S leads D4", "E drops H5"]


def test_the_open_event_can_be_taken_out(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+q")
    hands.click(dialog.facts.remove)
    assert not dialog.facts.isVisible() and [line.told.whole for line in dialog.lines] == ["South leads ♦4."]
    hands.click(dialog.lines[0].remove)
    assert dialog.lines == [] and drawn(dialog) == []
    hands.press(Qt.Key.Key_Return)
    assert dialog.problem.text().startswith("Choose what happened")


def test_nothing_comes_next_while_something_is_missing(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("f+")
    assert dialog.problem.text() == "Still to be told: Which card?"
    assert dialog.facts.isVisible() and dialog.lines == []
    hands.type("d4+")
    assert not dialog.facts.isVisible()
    assert not dialog.tiles["O"].isEnabled() and not dialog.tiles["A"].isEnabled()
    dialog.pick("O")
    assert len(dialog.lines) == 1


def test_what_is_not_told_in_full_gives_way_to_another_kind(hands: Hands, dialog: RulingDialog) -> None:
    hands.click(dialog.tiles["F"])
    assert dialog.tiles["F"].isChecked()
    hands.click(dialog.tiles["L"])
    assert dialog.lines == [] and dialog.title == "Lead out of turn by a defender"


def test_an_event_that_cannot_be_after_an_earlier_one_was_changed_is_opened(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("dhq+kd3")
    assert dialog.facts.fields["card"].told() == "d3", "the penalty card is known: it lies on the table"
    hands.click(dialog.facts.fields["leader"].buttons["E"])  # type: ignore[union-attr]
    hands.click(dialog.lines[0].change)
    hands.click(dialog.facts.fields["way"].buttons["named"])  # type: ignore[union-attr]
    assert dialog.lines[0].told.whole == "Still to be told: Which is his penalty card?"
    hands.press(Qt.Key.Key_Return)
    assert dialog.problem.text() == "Still to be told: Which is his penalty card?"
    assert dialog.facts.about is not None and dialog.facts.about.template.id == "penalty-card"
    assert dialog.facts.fields["penalty"].hasFocus()


def test_what_comes_after_something_missing_waits(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+pc3+dh5")
    hands.click(dialog.lines[1].change)
    hands.click(dialog.facts.fields["who"].buttons["W"])  # type: ignore[union-attr]
    assert dialog.lines[1].told.whole == "This waits until what comes before it is told."
    hands.click(dialog.facts.fields["who"].buttons["E"])  # type: ignore[union-attr]
    assert dialog.lines[1].told.whole == "East drops ♥5."


def test_a_card_that_was_played_cannot_be_picked_again(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+p")
    assert not card_of_the_grid(dialog, "♦4").isEnabled()
    assert card_of_the_grid(dialog, "♦5").isEnabled()


def test_a_card_that_lies_on_the_table_cannot_be_played_twice(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+pd4")
    hands.press(Qt.Key.Key_Return)
    assert dialog.isVisible() and "♦4" in dialog.problem.text()


def test_another_declarer_moves_the_seats_of_every_event(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+q+")
    hands.type("w")
    assert [line.told.whole for line in dialog.lines] == ["West leads ♦4.", "North asks whose turn it is."]
    hands.type("4s")
    assert dialog.table.contract() == "4S" and len(dialog.lines) == 2


def test_anything_else_is_told_in_words(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("fd4+i")
    hands.type("w pauses+")
    assert [line.told.whole for line in dialog.lines] == ["South leads ♦4.", "West pauses."]
    hands.type("ie frobs")
    hands.press(Qt.Key.Key_Return)
    assert dialog.isVisible() and dialog.problem.text()


def test_a_letter_that_answers_nothing_picks_what_came_next(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("qdh5")
    assert [line.told.whole for line in dialog.lines] == ["West asks whether it is his lead."]
    assert dialog.facts.fields["card"].told() == "h5"
    hands.type("+q1")
    assert len(dialog.lines) == 2, "a digit picks an answer, or nothing"


# How it looks


@pytest.mark.parametrize(("size", "little"), [((1160, 660), False), ((984, 640), True), ((1240, 660), True)])
def test_every_event_has_room_at_every_width(
    dialog: RulingDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], little: bool
) -> None:
    for module in (ruling_cards, ruling_dialog, ruling_fields):
        monkeypatch.setattr(module, "little_room", lambda: little)
    fresh = RulingDialog(dialog.parentWidget())
    qtbot.addWidget(fresh)
    fresh.resize(*size)
    fresh.show()
    for each in TEMPLATES:
        fresh.pick(each.key)
        qtbot.wait(1)
        assert fresh._page.minimumSizeHint().width() <= fresh._scroll.viewport().width(), each.title
        fresh.facts.remove.click()


def test_no_card_on_the_small_table_lies_under_a_seat(hands: Hands, dialog: RulingDialog) -> None:
    hands.type("dh5 s4 ck+")
    hands.type("pehh3+")
    felt = dialog.table.felt
    felt.repaint()
    assert {name for _, name in drawn(dialog)} >= {"H5", "S4", "CK", "H3"}
    high, wide = felt.fontMetrics().height() * 2.2 * 92 / 66, felt.fontMetrics().height() * 2.2
    for seat, card, middle in felt.lying():
        for part in felt._seats.values():
            box = part.geometry()
            apart = abs(middle.x() - box.center().x()) > (wide + box.width()) / 2 - 2
            apart = apart or abs(middle.y() - box.center().y()) > (high + box.height()) / 2 - 2
            assert apart, f"{card} of {seat} lies under a button"


@pytest.mark.parametrize(("name", "said"), [("HQ", "♥Q"), ("Hx", "♥ small"), ("??", "card ?")])
def test_cards_known_in_part_are_drawn_too(qtbot: QtBot, name: str, said: str) -> None:
    from bridgetable.cards import parse_card
    from bridgetable.ui.felt.cards import Look

    for look in (Look(), Look(letters=True), Look(four_colours=False)):
        strip = CardStrip(look)
        qtbot.addWidget(strip)
        cards: tuple[Card, ...] = (parse_card(name),)
        blank = strip.grab().toImage()
        strip.show_cards(cards)
        assert strip.grab().toImage() != blank
        assert strip.accessibleName() == said
