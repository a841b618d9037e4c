"""The window as it is used: real keys and clicks, off screen."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QMessageBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.cases.reader import load
from bridgetable.explain.ways import Way
from bridgetable.explain.words import question_text
from bridgetable.findings.kinds import Option
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.files import files, filing
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.facts import AnswerBox, FactRow
from bridgetable.ui.panels.options import OptionsPanel
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.start.plainly import import_plainly
from bridgetable.ui.widgets.buttons import WrapButton
from present import present
from ui.conftest import PATIENCE, settle, write_case

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


def test_what_is_imported_later_is_not_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """PySide6 reads the text of every module that comes after it: that is a tenth of the time to the first record."""
    monkeypatch.setattr(builtins, "__import__", vars(builtins)["__feature_import__"])
    import_plainly()
    assert builtins.__import__ is vars(builtins)["__orig_import__"]


def log(window: Window) -> list[str]:
    return [sentence(entry) for entry in window.session.shown.log]


def click(qtbot: QtBot, window: QWidget, words: str) -> None:
    """Press the button with these words that is in sight."""
    for found in window.findChildren(QAbstractButton):
        shown = found.text_shown() if isinstance(found, WrapButton) else found.text()
        if shown == words and found.isVisible():
            qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
            settle(qtbot, window)
            return
    raise AssertionError(f"no button says {words}")


def key(qtbot: QtBot, window: Window, pressed: Qt.Key, with_: Qt.KeyboardModifier | None = None) -> None:
    focused = QApplication.focusWidget() or window
    qtbot.keyClick(focused, pressed, with_ or Qt.KeyboardModifier.NoModifier)
    settle(qtbot, window)


def type_in(qtbot: QtBot, window: Window, text: str) -> None:
    field = window.middle.command.field
    field.setFocus()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, window)


def crash(window: Window) -> None:
    """Leave behind what a program leaves that is gone from one moment to the next."""
    assert window.keep()
    os.close(present(window._recovery._claim)._handle)
    window._recovery._claim = window._recovery._file = None


CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# Going about


def test_a_case_is_shown_from_its_end_with_its_story(window: Window) -> None:
    assert log(window)[-1] == "the director explains"
    assert window.windowTitle() == "A card is shown – Bridgetable"
    assert window.story.isVisible()
    assert window.middle.table.table_scene.table is window.session.view.table


def test_the_arrows_step_and_home_and_end_go_to_the_ends(qtbot: QtBot, window: Window) -> None:
    places = []
    for pressed in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        key(qtbot, window, pressed)
        places.append(window.session.at)
    assert places == [4, 3, 4, 0, 5]


def test_control_and_arrows_go_from_ruling_point_to_ruling_point(qtbot: QtBot, window: Window) -> None:
    key(qtbot, window, Qt.Key.Key_Home)
    key(qtbot, window, Qt.Key.Key_Right, CTRL)
    assert window.session.at == 3
    key(qtbot, window, Qt.Key.Key_Left, CTRL)
    assert window.session.at == 0


def turn_wheel(window: Window, notch: int, phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase) -> None:
    """Turn the wheel over the table, or move two fingers on a pad."""
    buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turned = QWheelEvent(QPointF(9, 9), QPointF(9, 9), QPoint(), QPoint(0, notch), buttons, keys, phase, False)
    QApplication.sendEvent(window.middle.table.viewport(), turned)


def test_the_wheel_steps(window: Window) -> None:
    for notch, at in ((120, 4), (-120, 5)):
        turn_wheel(window, notch)
        assert window.session.at == at


def test_what_goes_on_by_itself_after_fingers_on_a_pad_steps_no_further(window: Window) -> None:
    turn_wheel(window, 120, Qt.ScrollPhase.ScrollUpdate)
    for _ in range(9):
        turn_wheel(window, 120, Qt.ScrollPhase.ScrollMomentum)
    assert window.session.at == 4


def test_a_press_on_the_timeline_goes_there(qtbot: QtBot, window: Window) -> None:
    timeline = window.middle.timeline
    place = timeline._track.node(None, 2).centre.toPoint()
    qtbot.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=place)
    assert window.session.at == 2


def test_the_keys_while_typing_belong_to_the_field(qtbot: QtBot, window: Window) -> None:
    field = window.middle.command.field
    field.setFocus()
    qtbot.keyClicks(field, "queen")
    qtbot.keyClick(field, Qt.Key.Key_Home)
    assert (window.session.at, field.cursorPosition()) == (5, 0)


# Doing


def test_a_typed_action_is_done_and_printed_in_full(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "e drops c2")
    assert log(window)[-1] == "E drops C2"
    assert window.middle.command.echo.whole == "E drops C2"
    assert window.middle.command.field.text() == ""
    assert window.windowTitle().startswith("A card is shown *")


def test_a_bare_word_is_declarer_s_call(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "queen")
    assert log(window)[-1] == "S calls queen"


@pytest.mark.parametrize("text", ["e dropps c2", "e drops sa"])
def test_what_cannot_be_is_said_in_place_and_nothing_is_lost(qtbot: QtBot, window: Window, text: str) -> None:
    before = log(window)
    type_in(qtbot, window, text)
    assert log(window) == before
    assert window.middle.command.field.text() == text
    assert window.middle.command.echo.whole.startswith("⚠")
    qtbot.keyClick(window.middle.command.field, Qt.Key.Key_Backspace)
    assert not window.middle.command.echo.whole.startswith("⚠")


def test_a_long_complaint_is_read_whole_and_the_table_keeps_its_height(qtbot: QtBot, window: Window) -> None:
    command, high = window.middle.command, window.middle.table.height()
    type_in(qtbot, window, "east leads a hart")
    settle(qtbot, window)
    assert command.note.isVisible() and command.note.text() == command.echo.whole
    assert "“E leads" in command.note.text()
    assert command.note.height() >= command.note.heightForWidth(command.note.width())
    assert window.middle.table.height() == high
    assert window.middle.rect().contains(command.note.geometry())
    qtbot.keyClick(command.field, Qt.Key.Key_Backspace)
    assert not command.note.isVisible() and command.field.text() == "east leads a har"


def test_letters_too_large_for_the_hint_leave_its_line_to_the_table(qtbot: QtBot, window: Window) -> None:
    """What was echoed stands in the empty field then, a complaint on its note."""
    command = window.middle.command
    window.resize(1024, 700)
    settle(qtbot, window)
    usual = window.middle.table.transform().m11()
    window.wearing.change_text(200)
    settle(qtbot, window)
    assert command.echo.isHidden()
    assert window.middle.table.transform().m11() >= usual - 0.001
    type_in(qtbot, window, "east drops the six of clubs")
    assert command.field.placeholderText() == "E drops C6"
    type_in(qtbot, window, "east leads a hart")
    settle(qtbot, window)
    assert command.note.isVisible() and not command.note.geometry().intersects(window.middle.table.geometry())
    window.wearing.change_text(100)
    settle(qtbot, window)
    assert command.echo.isVisible()


def test_who_types_as_he_talks_sees_it_in_full(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "east drops the six of clubs")
    type_in(qtbot, window, "Director!")
    assert log(window)[-2:] == ["E drops C6", "S calls the director"]
    assert window.middle.command.echo.whole == "S calls the director"


def test_up_and_down_bring_back_what_was_typed(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "e drops c2")
    type_in(qtbot, window, "e drops c6")
    field, texts = window.middle.command.field, []
    for pressed in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(field, pressed)
        texts.append(field.text())
    assert texts == ["e drops c6", "e drops c2", "e drops c6", ""]


def test_undo_is_never_swallowed_by_a_field_with_nothing_to_undo(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "w drops s8")
    before, field = log(window), window.middle.command.field
    key(qtbot, window, Qt.Key.Key_Up)  # what was typed before stands in the field again: nobody has typed it now
    key(qtbot, window, Qt.Key.Key_Z, CTRL)
    assert log(window) == before[:-1] and field.text() == "w drops s8"
    key(qtbot, window, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert log(window) == before
    qtbot.keyClicks(field, "x")
    key(qtbot, window, Qt.Key.Key_Z, CTRL)
    assert log(window) == before and field.text() == "w drops s8"


def test_undo_and_redo(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "e drops c2")
    assert window.menus.act("undo").text() == "&Undo East drops ♣2"
    key(qtbot, window, Qt.Key.Key_Z, CTRL)
    assert log(window)[-1] == "the director explains"
    key(qtbot, window, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert log(window)[-1] == "E drops C2"
    assert not window.menus.act("redo").isEnabled()


def test_doing_something_else_after_stepping_back_draws_a_branch(qtbot: QtBot, window: Window) -> None:
    window.acting.step(-3)
    type_in(qtbot, window, "e plays h4")
    assert (window.session.line, window.session.at) == ("East plays ♥4 instead", 3)
    assert window.middle.said.whole == "3  East plays ♥4"
    assert "branch" in window.middle.table._told[0]
    menu = window.menus.lines
    window.menus.titled["case"].aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Main line", "East plays ♥4 instead"]
    menu.actions()[0].trigger()
    assert (window.session.line, window.session.at) == (None, 5)


def test_the_table_s_own_actions_come_with_their_facts(window: Window) -> None:
    window.middle.table.acted.emit(parse("W holds SA visible".replace("SA", "S8")), {"partner-could-see": "yes"})
    assert log(window)[-1] == "W holds S8 visible"
    assert "partner-could-see #6" in {fact.key for fact in window.session.shown.facts}


# Ruling


def test_a_question_is_answered_and_asked_again(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, "Yes")
    assert window.session.view.verdict.cards[Seat.E, parse_card("H4")].status == "played"
    click(qtbot, window, "▸ Found so far   1")
    click(qtbot, window, "Ask again")
    assert [question.key for question in window.session.view.verdict.questions] == ["partner-could-see #3"]


def test_a_fact_found_is_changed_where_it_stands(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, "Yes")
    click(qtbot, window, "▸ Found so far   1")
    box = window.director.questions.facts.findChild(AnswerBox)
    assert isinstance(box, AnswerBox)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    settle(qtbot, window)
    assert window.session.shown.facts[0].value == "no"


def test_what_an_answer_leads_to_is_shown_while_it_is_pointed_at(qtbot: QtBot, window: Window) -> None:
    scene, four = window.middle.table.table_scene, (Seat.E, parse_card("H4"))
    before, record = scene.flag_lines(four), window.session.record
    key(qtbot, window, Qt.Key.Key_F3)  # the first answer has the keyboard now
    assert [(flag.kind, flag.would) for flag in scene.flag_lines(four)] == [("played", True)]
    assert any(shown.text().startswith("Yes → East's ♥4 is played") for shown in window.findChildren(QLabel))
    assert window.middle.status.whole.startswith("→ East's ♥4")
    window.middle.command.field.setFocus()
    assert scene.flag_lines(four) == before
    assert window.session.record is record


def test_the_ruling_is_said_under_the_table_only_where_the_panel_does_not_say_it(window: Window) -> None:
    status = window.middle.status
    assert not status.isVisible()
    window.menus.act("director").trigger()
    assert status.isVisible() and status.whole.startswith("East's ♥4")
    window.menus.act("director").trigger()
    assert not status.isVisible()
    window.menus.act("full screen").trigger()
    assert status.isVisible()
    window.menus.act("full screen").trigger()
    assert not status.isVisible()


def test_what_cannot_be_established_shows_both_rulings(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, "Not known")
    assert window.session.shown.facts[0].value == "cannot be established"
    shown = [part.text() for part in window.director.findChildren(QLabel) if part.isVisible()]
    assert {"If yes", "If no"} <= set(shown)


def test_one_question_is_in_sight_and_the_next_is_a_key_away(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law68", "law68-b2-all-claimed.toml"))
    asked = [question_text(question) for question in window.session.asked]
    seen = []
    for _ in range(3):
        key(qtbot, window, Qt.Key.Key_F3)
        card = window.director.questions.card
        seen.append(card.accessibleName() if card else "")
    assert seen == [*asked, asked[0]]


def test_a_key_that_leads_nowhere_says_why(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law54", "law54-a-one-card-shown.toml"))
    nowhere = {"No question is open.": None, "There is nothing to choose.": SHIFT}
    for said, held in nowhere.items():
        key(qtbot, window, Qt.Key.Key_F3, held)
        assert window.middle.command.echo.text() == said


def test_what_is_assumed_is_changed_and_everything_follows(qtbot: QtBot, window: Window) -> None:
    type_in(qtbot, window, "w drops s8")
    fold = window.director.questions.taken
    qtbot.mouseClick(fold.head, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fold.busy, timeout=PATIENCE)
    seen = next(part for part in fold.findChildren(FactRow) if part.key == "partner-could-see #6")
    qtbot.keyClick(seen.box, Qt.Key.Key_Down)
    settle(qtbot, window)
    assert window.session.shown.facts[-1].key == "partner-could-see #6"
    assert window.session.view.verdict.cards[Seat.W, parse_card("S8")].status == "in hand"


def test_choices_that_go_are_not_pointed_at_on_their_way(qtbot: QtBot) -> None:
    """The keyboard was with one of two players who have a choice, and now a third has it."""
    application()
    verdict = judge(load(resource_path("cases", "law57", "law57-a-before-partner.toml")).record, 2017)
    option, told = verdict.options[0], list[object]()
    offered: list[Option] = []
    panel, elsewhere = OptionsPanel(lambda *_: (), lambda: tuple(map(Way, offered))), QLineEdit()
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(panel)
    layout.addWidget(elsewhere)
    qtbot.addWidget(window)
    offered[:] = [replace(option, by="E"), replace(option, by="W")]
    panel.show_options(tuple(offered), verdict)
    with qtbot.waitActive(window):
        window.show()
    panel.go_to()
    assert panel.isAncestorOf(present(QApplication.focusWidget()))
    panel.pointed.connect(told.append)
    offered[:] = [replace(option, by="N")]
    panel.show_options(tuple(offered), verdict)
    assert set(told) == {None} and elsewhere.hasFocus()


def test_a_choice_of_the_law_is_a_button(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law50", "law50-c-other-small-card.toml"))
    option = window.session.view.verdict.options[0]
    buttons = [part for part in window.director.options.findChildren(WrapButton) if part.isVisible()]
    assert len(buttons) == len(window.session.view.verdict.options)
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert option.choice.words in log(window)[-1]


def test_what_follows_from_a_choice_is_shown_before_it_is_made(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window(resource_path("cases", "law51", "law51-b2-two-suits.toml"))
    scene, done = window.middle.table.table_scene, window.session.record
    for _ in range(3):
        key(qtbot, window, Qt.Key.Key_F3, SHIFT)
    assert [flag.word for flag in scene.sign_lines(Seat.W)] == ["→ may not lead diamonds"]
    assert [flag.kind for flag in scene.flag_lines((Seat.E, parse_card("D9")))] == ["must go back"]
    assert "to lead" in scene.label_text(Seat.W)
    window.middle.command.field.setFocus()
    assert (scene.sign_lines(Seat.W), scene.flag_lines((Seat.E, parse_card("D9")))[0].would) == ((), False)
    assert window.session.record is done


def test_the_ledger_is_a_page_and_its_paragraphs_are_links(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law51", "law51-b2-two-suits.toml"))
    key(qtbot, window, Qt.Key.Key_F7)
    assert window.pages.page == "ledger"
    click(qtbot, window.ledger, "50D1(a)")
    assert window.pages.page == "ruling"
    assert window.director.law.shown[0] == "50D1(a)"


def test_the_editions_are_switched_in_place(qtbot: QtBot, window: Window) -> None:
    window.acting.step(-2)
    qtbot.mouseClick(window.edition_switch.part("2007"), Qt.MouseButton.LeftButton)
    assert (window.session.edition, window.session.at) == (2007, 3)
    assert window.menus.act("edition 2007").isChecked()
    key(qtbot, window, Qt.Key.Key_2, CTRL)
    assert window.session.edition == 2017


def test_what_the_table_has_not_noticed_can_be_left_out(qtbot: QtBot, window: Window) -> None:
    window.acting.go(None, 3)
    window.session.answer("partner-could-see #3", "no")
    type_in(qtbot, window, "w drops s8")
    assert window.showing.verdict().irregularities
    qtbot.mouseClick(window.scope_switch.part("Only what was noticed"), Qt.MouseButton.LeftButton)
    assert not window.showing.verdict().irregularities
    key(qtbot, window, Qt.Key.Key_T, CTRL)
    assert window.showing.verdict().irregularities


def test_a_paragraph_is_shown_in_either_edition(qtbot: QtBot, window: Window) -> None:
    window.director.show_law("45C4(b)")
    assert window.director.law.shown == ("45C4(b)", 2017)
    click(qtbot, window.director.law, "The same in the laws of 2007")
    assert window.session.edition == 2017
    assert window.director.law.shown == ("45C4(b)", 2007)
    assert window.session.edition == 2017


# Files


def test_an_unreadable_file_is_spoken_of_and_nothing_is_lost(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('id = "broken"\nactions = ["E drosp C5"]\nexpect = []\n', encoding="utf-8")
    window = open_window(path)
    assert window.middle.notice.isVisible()
    assert "broken.toml" in window.middle.notice.text
    assert "line 2" in window.middle.notice.text
    assert window.session.view.table.hidden(Seat.N) == 13


def test_saving_and_opening_give_the_same_record(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mine.bridgecase"
    monkeypatch.setattr(filing, "ask_for_file", lambda *_: target)
    window.acting.step(-3)
    type_in(qtbot, window, "e plays h4")
    key(qtbot, window, Qt.Key.Key_S, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert window.session.saved
    assert load(target).record == window.session.record
    assert window.preferences.recent[0] == target
    assert not window.windowTitle().startswith("A card is shown *")


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        (QMessageBox.StandardButton.Discard, True),
        (QMessageBox.StandardButton.Cancel, False),
        (QMessageBox.StandardButton.Save, True),
    ],
)
def test_changes_are_not_left_unasked(
    qtbot: QtBot,
    window: Window,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
    left: bool,
) -> None:
    other = write_case(tmp_path, "other", "Another one")
    monkeypatch.setattr(filing, "ask_to_save", lambda *_: answer)
    type_in(qtbot, window, "e drops c2")
    assert window.filing.open(other) is left
    assert window.windowTitle().startswith("Another one") is left


def test_a_file_that_cannot_be_written_is_spoken_of(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filing, "ask_for_file", lambda *_: tmp_path / "nowhere" / "x.bridgecase")
    type_in(qtbot, window, "e drops c2")
    assert not window.filing.save_as()
    assert "cannot be written" in window.middle.notice.text
    assert not window.session.saved


def test_shipped_cases_are_never_written_over(open_window: Callable[..., Window]) -> None:
    shipped = min(resource_path("cases").rglob("*.toml"))
    window = open_window(shipped)
    assert not window.filing.document.savable


def test_recent_files_are_listed(window: Window, case_file: Path) -> None:
    window.menus.titled["file"].aboutToShow.emit()
    assert [action.text() for action in window.menus.recent.actions()] == [str(case_file)]


def test_unsaved_work_is_offered_after_a_crash(
    qtbot: QtBot, open_window: Callable[..., Window], case_file: Path, tmp_path: Path
) -> None:
    crashed = open_window(case_file)
    type_in(qtbot, crashed, "e drops c2")
    crash(crashed)
    window = open_window()
    assert window.middle.left_over.isVisible()
    click(qtbot, window, "Restore")
    assert log(window)[-1] == "E drops C2"
    assert not window.session.saved
    assert window.filing.document.path is None


def test_work_that_was_left_waits_until_something_is_chosen(
    qtbot: QtBot, open_window: Callable[..., Window], case_file: Path, tmp_path: Path
) -> None:
    crashed = open_window(case_file)
    type_in(qtbot, crashed, "e drops c2")
    crash(crashed)
    for _ in range(2):
        window = open_window(case_file)
        assert window.middle.left_over.isVisible()
        window.filing.put_by()
        window.close()
    window = open_window(case_file)
    click(qtbot, window, "Discard")
    window.close()
    assert not list((tmp_path / "recovery").glob("*.bridgecase"))


def test_what_a_case_expects_is_still_asked_where_it_was(tmp_path: Path) -> None:
    path = write_case(tmp_path, "expecting")
    text = path.read_text(encoding="utf-8").replace(
        "expect = []",
        """expect = [
      {turn="S"}, {branch="other", turn="E"}]
[[branch]]
name = "other"
after = 2
actions = ["E plays H4"]""",
    )
    path.write_text(text.replace("id =", "id =", 1), encoding="utf-8")
    document = files.Document.read(path, 2017)
    document.session.do(parse("E plays HT"))
    document.session.rename_line("other", "another")
    document.write(tmp_path / "copy.bridgecase")
    (expect,) = load(tmp_path / "copy.bridgecase").expects
    assert (expect.after, expect.branch) == (5, None)


def test_saved_work_leaves_nothing_behind(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    type_in(qtbot, window, "e drops c2")
    assert window.keep()
    assert list((tmp_path / "recovery").glob("*.bridgecase"))
    window.session.mark_saved()
    window.close()
    assert not list((tmp_path / "recovery").glob("*"))


# Every control can be named and read


def test_every_control_has_a_name(window: Window) -> None:
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QLineEdit)
        and widget.isVisible()
        and not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not widget.objectName().startswith("qt_")
    ]
    assert nameless == []


def test_every_key_stands_in_its_menu_and_tooltip(window: Window) -> None:
    menus = {action for menu in window.findChildren(QMenu) for action in menu.actions()}
    keys = [action.shortcut().toString() for action in window.menus.acts.values() if not action.shortcut().isEmpty()]
    assert len(keys) == len(set(keys))
    for action in window.menus.acts.values():
        assert action in menus
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in action.toolTip()


def test_markup_is_shown_as_it_was_typed(open_window: Callable[..., Window], tmp_path: Path) -> None:
    window = open_window(write_case(tmp_path, "markup", "<b>A card</b> is shown"))
    labels = [found for found in window.story.findChildren(QLabel) if "<b>" in found.text()]
    assert labels
    assert all(found.textFormat() == Qt.TextFormat.PlainText for found in labels)


# The looks of the window


def test_the_whole_screen_and_back(qtbot: QtBot, window: Window) -> None:
    key(qtbot, window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    key(qtbot, window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()


def test_the_whole_screen_may_be_the_systems_doing(window: Window) -> None:
    window.showFullScreen()
    assert window.menus.act("full screen").isChecked()
    assert not window.menuBar().isVisible()
    window.showMaximized()
    assert not window.menus.act("full screen").isChecked()
    assert window.isMaximized()
    assert window.menuBar().isVisible()


def test_panels_are_hidden_and_shown(qtbot: QtBot, window: Window) -> None:
    for pressed, panel in ((Qt.Key.Key_F8, window.left), (Qt.Key.Key_F9, window.right)):
        key(qtbot, window, pressed)
        assert not panel.isVisible()
        key(qtbot, window, pressed)
        assert panel.isVisible()


def test_the_table_is_turned_and_drawn_as_it_was_left(
    open_window: Callable[..., Window], case_file: Path, window: Window
) -> None:
    window.menus.act("bottom E").trigger()
    window.menus.act("four colours").trigger()
    again = open_window(case_file)
    options = again.middle.table.table_scene.options
    assert (options.bottom, options.four_colours) == (Seat.E, False)


def test_a_file_double_clicked_on_macos_opens_in_the_window_that_runs(window: Window, tmp_path: Path) -> None:
    other = write_case(tmp_path / "library", "another-case", "Another case")
    window.open_when_complete(other)
    assert window.filing.document.path == other.resolve()


def test_a_file_by_which_the_program_is_started_on_macos_is_the_first_that_is_opened(
    qtbot: QtBot, open_window: Callable[..., Window], case_file: Path, tmp_path: Path
) -> None:
    crashed = open_window(case_file)
    type_in(qtbot, crashed, "e drops c2")
    crash(crashed)
    window = Window(Preferences(tmp_path / "preferences.ini"), Recovery(tmp_path / "recovery"))
    qtbot.addWidget(window)
    window.completed.connect(window.welcome)
    with qtbot.waitSignal(window.completed, timeout=PATIENCE):
        window.show()
        window.complete()
        window.open_when_complete(case_file)
    assert window.filing.document.path == case_file.resolve()
    qtbot.wait(3 * theme.NEXT_FRAME)
    assert window.middle.notice.isVisible()  # the work that was left is still offered
    assert window.tour is None


def test_the_application_hears_which_file_macos_wants_opened() -> None:
    lines = (
        "from PySide6.QtGui import QFileOpenEvent",
        "from bridgetable.ui.start.app import Application",
        "app = Application([]); app.asked_for.connect(lambda path: print(path.name))",
        "app.sendEvent(app, QFileOpenEvent('/tmp/revoke.bridgecase'))",
    )
    said = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert said.stdout == "revoke.bridgecase\n"
