"""Problems on the table of the window: begun, answered, revealed, played on, by keyboard and by mouse."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.explain.headlines import headline
from bridgetable.judge import judge
from bridgetable.practice.generator import scene
from bridgetable.practice.marking import model_answer
from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.files import filing
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.practice import desk as practice_desk
from bridgetable.ui.practice.courses import CoursesDialog
from bridgetable.ui.practice.desk import Desk
from bridgetable.ui.practice.source import ProblemSource
from bridgetable.ui.shell.window import WELCOME, Window
from bridgetable.ui.start.app import application
from present import present
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SETTLING = 30
"""Milliseconds in which everything finds its place."""
WRONG_CARD = ("G14", 2017, 1, 3)
"""Dummy puts out another card than was called."""


@pytest.fixture(scope="module")
def one_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window as it first opens, for all tests."""
    application()
    folder = tmp_path_factory.mktemp("practice")
    made = Window(Preferences(folder / "preferences.ini"), Recovery(folder / "recovery"))
    made.resize(1280, 800)
    made.show()
    made.complete()
    while not hasattr(made, "arrangement") or made.cases.busy:
        QTest.qWait(10)
    made.menus.act("animate").setChecked(False)
    yield made
    made.session.mark_saved()
    made.close()
    made.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, one_window: Window) -> Window:
    """The window with a case of the library open, and the same problems to come each time."""
    one_window.session.mark_saved()
    one_window.filing.open(resource_path(*WELCOME))
    one_window.preferences.practice = 1, ()
    one_window.practising.desk.source = ProblemSource(3)
    one_window.activateWindow()
    qtbot.waitUntil(one_window.isActiveWindow, timeout=PATIENCE)
    settle(qtbot, one_window)
    return one_window


@pytest.fixture
def desk(qtbot: QtBot, window: Window) -> Desk:
    """The desk of a window, with a problem open of which all has been seen."""
    desk = window.practising.desk
    desk.lay_out(scene(*WRONG_CARD), 1)
    settle(qtbot, window)
    seen(qtbot, window)
    return desk


def press(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, key)
    settle(qtbot, window)


def seen(qtbot: QtBot, window: Window) -> None:
    """See what happened, to its end."""
    press(qtbot, window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.practising.desk.panel.question is not None, timeout=PATIENCE)


def answer_all(qtbot: QtBot, window: Window) -> None:
    """Answer every question rightly."""
    panel = window.practising.desk.panel
    assert panel.problem is not None
    right = model_answer(panel.problem)
    while (question := panel.question) is not None:
        question.give(right[question.part.id])
        question.on.click()
        settle(qtbot, window)


def test_from_the_first_start_to_the_first_answer_it_takes_five_keys(qtbot: QtBot, window: Window) -> None:
    marked: list[object] = []
    window.practising.desk.marked.connect(lambda *found: marked.append(found))
    window.preferences.switch("toured", False)
    window.welcome()
    qtbot.waitUntil(lambda: window.tour is not None, timeout=PATIENCE)
    press(qtbot, window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), CoursesDialog), timeout=PATIENCE)
    press(qtbot, window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.practising.desk.panel.problem is not None, timeout=PATIENCE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    settle(qtbot, window)
    press(qtbot, window, Qt.Key.Key_Return)  # what happens is shown action by action, or with one key more all at once
    seen(qtbot, window)
    press(qtbot, window, Qt.Key.Key_1)
    assert len(marked) == 1


def test_practice_begins_with_three_keys(qtbot: QtBot, window: Window) -> None:
    marked: list[object] = []
    window.practising.desk.marked.connect(lambda *found: marked.append(found))
    qtbot.keyClick(window, Qt.Key.Key_J, CONTROL)
    settle(qtbot, window)
    seen(qtbot, window)
    press(qtbot, window, Qt.Key.Key_1)
    assert len(marked) == 1


def test_a_button_on_the_first_screen_begins(qtbot: QtBot, window: Window) -> None:
    ways = [each for each in window.findChildren(QPushButton) if each.text() == "Practise now" and each.isVisible()]
    assert len(ways) == 1
    qtbot.mouseClick(ways[0], Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.practising.asking
    assert window.practising.desk.panel.isVisible()
    assert not window.director.isVisible()


def test_a_problem_ends_the_tour_that_would_cover_it(qtbot: QtBot, window: Window) -> None:
    window.menus.act("tour").trigger()
    present(window.tour)
    window.practising.begin()
    settle(qtbot, window)
    assert window.tour is None
    assert window.practising.desk.panel.play.hasFocus()


def test_a_problem_begins_at_its_first_step_without_its_ruling(qtbot: QtBot, window: Window) -> None:
    given = scene(*WRONG_CARD)
    window.practising.desk.lay_out(given, 1)
    settle(qtbot, window)
    assert (window.session.hidden, window.session.at) == (True, 0)
    seen(qtbot, window)
    assert window.session.hidden
    shown = " ".join(each.text() for each in window.findChildren(QLabel) if each.isVisible())
    assert given.case.ruling_in() not in shown


def test_what_happened_is_shown_action_by_action(qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_desk, "QUICKEST", 60)
    monkeypatch.setattr(practice_desk, "PACE", 60)
    desk = window.practising.desk
    desk.lay_out(scene(*WRONG_CARD), 1)
    settle(qtbot, window)
    window.menus.act("animate").setChecked(True)
    steps: list[int] = []
    window.panels_shown.connect(lambda: steps.append(window.session.at))
    desk.panel.play.click()
    assert desk.panel.play.text() == "All at once"
    qtbot.waitUntil(lambda: desk.panel.question is not None, timeout=PATIENCE)
    window.menus.act("animate").setChecked(False)
    assert window.session.at == window.session.view.length > 1
    assert steps == sorted(steps)
    assert 1 in steps
    assert not desk._pace.isActive()


def test_while_it_is_asked_about_nothing_is_done_at_the_table(qtbot: QtBot, window: Window, desk: Desk) -> None:
    before = window.session.record
    assert not window.acting.do(parse("the director explains"))
    assert window.session.record is before
    assert desk.asking


def test_what_is_all_answered_rightly_is_well_ruled(qtbot: QtBot, window: Window, desk: Desk) -> None:
    answer_all(qtbot, window)
    assert desk.panel.finished
    assert desk.panel.end.score.text() == "All right. That was well ruled."
    assert not window.session.hidden


def test_space_shows_the_ruling_and_hides_it_again(qtbot: QtBot, window: Window, desk: Desk) -> None:
    press(qtbot, window, Qt.Key.Key_Space)
    assert (window.session.hidden, desk.panel.finished) == (False, True)
    assert desk.panel.end._ruled.isVisible()
    press(qtbot, window, Qt.Key.Key_Space)
    assert window.session.hidden
    assert not desk.panel.end._ruled.isVisible()


def test_played_on_it_is_a_table_like_any_other(qtbot: QtBot, window: Window, desk: Desk) -> None:
    answer_all(qtbot, window)
    press(qtbot, window, Qt.Key.Key_P)
    assert not desk.asking
    assert not desk.panel.isVisible()
    assert window.director.isVisible()
    assert window.acting.do(parse("the director explains"))
    assert window.filing.may_leave()  # kept among the recent tables, without a question


def test_with_the_ruling_shown_a_card_that_is_moved_plays_on(qtbot: QtBot, window: Window, desk: Desk) -> None:
    answer_all(qtbot, window)
    assert window.acting.do(parse("the director explains"))
    settle(qtbot, window)
    assert not desk.asking
    assert window.director.isVisible()


def test_the_ruling_is_carried_to_the_end_of_the_deal(qtbot: QtBot, window: Window, desk: Desk) -> None:
    assert not window.menus.act("play out").isEnabled()
    answer_all(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_U, CONTROL | SHIFT)
    settle(qtbot, window)
    assert not desk.asking
    tricks = window.session.view.verdict.tricks
    assert tricks is not None
    said = f"North-South {tricks[0]} tricks, East-West {tricks[1]}" if sum(tricks) == 13 else "has to decide first"
    assert any(said in each.text() for each in window.middle.command.findChildren(QLabel))


def test_with_the_ruling_shown_its_page_can_be_asked_for(qtbot: QtBot, window: Window, desk: Desk) -> None:
    window.menus.act("ruling").trigger()
    assert (desk.asking, window.director.isVisible()) == (True, False)  # there is none before it is shown
    answer_all(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_F6)
    settle(qtbot, window)
    assert not desk.asking
    assert window.director.isVisible()


@pytest.mark.parametrize("kind", ["G02", "G07", "G10", "G13", "G16", "G18", "G22", "G26"])
def test_while_it_is_asked_about_nothing_tells_the_ruling(qtbot: QtBot, window: Window, kind: str) -> None:
    given = scene(kind, 2017, 3, 5)
    window.practising.desk.lay_out(given, 3)
    settle(qtbot, window)
    seen(qtbot, window)
    panel = window.practising.desk.panel
    assert panel.question is not None
    first = headline(judge(given.case.record, 2017))
    offered = [*panel.question.answers.buttons, panel.question.words]
    told = [
        words
        for widget in window.findChildren(QWidget)
        if not any(each is widget or each.isAncestorOf(widget) for each in offered) and widget.isVisible()
        for words in (_text(widget), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    ]
    assert [words for words in told if first.words in words or f"({first.cite})" in words] == []


def _text(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else widget.windowTitle()


def test_the_next_problem_is_another_one(qtbot: QtBot, window: Window, desk: Desk) -> None:
    answer_all(qtbot, window)
    before = window.session.record
    press(qtbot, window, Qt.Key.Key_N)
    assert desk.asking
    assert window.session.hidden
    assert window.session.record != before


def test_the_same_but_is_ruled_on_in_its_turn(qtbot: QtBot, window: Window) -> None:
    desk = window.practising.desk
    given = next(each for each in (scene("G06", 2017, 1, seed) for seed in range(40)) if each.twin is not None)
    desk.lay_out(given, 1)
    settle(qtbot, window)
    assert not window.menus.act("twin").isEnabled()
    seen(qtbot, window)
    answer_all(qtbot, window)
    assert window.menus.act("twin").isEnabled()
    press(qtbot, window, Qt.Key.Key_S)
    assert given.twin is not None
    assert window.session.record == given.twin.record
    assert window.session.hidden
    assert desk.twin == given.case  # and back again


def test_it_is_saved_as_a_case(
    qtbot: QtBot, window: Window, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.toml"
    monkeypatch.setattr(filing, "ask_for_file", lambda *_: path)
    answer_all(qtbot, window)
    press(qtbot, window, Qt.Key.Key_C)
    assert load(path).record == scene(*WRONG_CARD).case.record


def test_it_is_reported(qtbot: QtBot, window: Window, desk: Desk) -> None:
    answer_all(qtbot, window)
    press(qtbot, window, Qt.Key.Key_R)
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert [each.windowTitle() for each in dialogs] == ["Report this ruling"]
    dialogs[0].reject()


def test_another_case_that_is_opened_ends_the_questions(
    qtbot: QtBot, window: Window, desk: Desk, case_file: Path
) -> None:
    window.filing.open(case_file)
    settle(qtbot, window)
    assert not desk.asking
    assert not desk.panel.isVisible()


def test_a_click_on_a_card_offers_its_answers(qtbot: QtBot, window: Window, desk: Desk) -> None:
    assert desk.panel.problem is not None
    part = desk.panel.problem.of("status")[0]
    assert part.card is not None
    window.middle.table.table_scene.clicked.emit(part.card)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    words = [action.text().split("\t")[0] for action in menu.actions()]
    assert words == [answer.words for answer in part.answers]
    menu.actions()[0].trigger()
    menu.close()
    assert desk.panel.question is not None
    assert desk.panel.question.given == frozenset({part.answers[0].id})


def test_called_to_the_table_the_players_tell_what_happened(qtbot: QtBot, window: Window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_J, CONTROL | SHIFT)
    settle(qtbot, window)
    desk = window.practising.desk
    assert desk.panel.told.isVisible()
    assert not desk.panel.story.isVisible()
    assert not window.middle.timeline_strip.isVisible()
    assert desk.panel.question is not None
    window.acting.step(-1)
    settle(qtbot, window)
    assert window.session.at == window.session.view.length  # nobody has seen it
    answer_all(qtbot, window)
    assert window.middle.timeline_strip.isVisible()


def test_what_is_wished_is_remembered_and_comes(qtbot: QtBot, window: Window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_L, CONTROL | SHIFT)
    dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
    field = dialog.law  # type: ignore[attr-defined]
    qtbot.keyClicks(field, "57")
    kinds = dialog.findChild(QListWidget)
    assert isinstance(kinds, QListWidget)
    shown = [kinds.item(n) for n in range(kinds.count()) if not kinds.item(n).isHidden()]
    assert 0 < len(shown) < kinds.count()
    dialog.levels.part("Club director").click()  # type: ignore[attr-defined]
    shown[0].setCheckState(Qt.CheckState.Checked)
    wished = shown[0].data(Qt.ItemDataRole.UserRole)
    dialog.accept()
    settle(qtbot, window)
    assert window.preferences.practice == (2, (wished,))
    assert window.practising.asking
    assert window.practising.desk.panel.problem is not None
    assert window.practising.desk.panel.problem.level == 2


@pytest.mark.parametrize("page", ["seeing", "asking", "marked", "end"])
def test_tab_visits_all_that_can_be_used_and_each_has_a_name(qtbot: QtBot, window: Window, page: str) -> None:
    window.preferences.practice = 3, ("G06",)
    window.menus.act("practise").trigger()
    settle(qtbot, window)
    panel = window.practising.desk.panel
    if page != "seeing":
        seen(qtbot, window)
    if page == "marked":
        assert panel.question is not None
        panel.question.give(panel.question.part.right)
    if page == "end":
        answer_all(qtbot, window)
    qtbot.wait(SETTLING)
    usable = [
        each
        for each in panel.findChildren(QWidget)
        if isinstance(each, QAbstractButton | QLineEdit) and each.isVisible() and each.isEnabled()
    ]
    assert usable
    visited = []
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
    assert [each for each in usable if each not in visited] == []
    assert [each for each in usable if not each.accessibleName()] == []


def test_no_problem_is_made_or_marked_before_somebody_practises() -> None:
    offered = {"", ".problem"}  # what a ruling to be picked is: a case that opens offers some
    code = (
        "import sys, bridgetable.ui.shell.assembly; "
        "print([name for name in sys.modules if name.startswith(('bridgetable.practice', 'bridgetable.ui.practice'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    loaded = {name.removeprefix("bridgetable.practice") for name in ast.literal_eval(run.stdout)}
    assert (
        loaded - {"bridgetable.ui.practice" + part for part in ("", ".answers", ".around", ".hidden_ruling")} == offered
    )


# On a board of one's own

WHOLE_BOARD = resource_path("cases", "law41", "law41-a.toml")


def test_something_goes_wrong_on_the_board_that_lies_on_the_table(qtbot: QtBot, window: Window) -> None:
    window.filing.open(WHOLE_BOARD)
    settle(qtbot, window)
    dealt = window.session.shown.position
    window.menus.act("on board").trigger()
    settle(qtbot, window)
    first = window.session.record
    window.practising.take("next")
    settle(qtbot, window)
    second = window.session.record
    assert window.practising.asking and window.session.hidden and first != second
    for record in (first, second):
        for hand, whole in zip(record.position.hands, dealt.hands, strict=True):
            assert {card for card in hand.cards if card.known} <= set(whole.cards)


def test_a_board_of_which_a_hand_is_not_known_is_not_practised_on(qtbot: QtBot, window: Window) -> None:
    window.filing.open(resource_path("cases", "law50", "law50-b-ten-dropped.toml"))
    settle(qtbot, window)
    window.menus.act("on board").trigger()
    assert "all four hands" in window.middle.notice.text
    assert not window.practising.asking


def test_where_nothing_that_is_wished_is_plausible_on_the_board_that_is_said(qtbot: QtBot, window: Window) -> None:
    window.preferences.practice = 1, ("G33",)
    window.filing.open(WHOLE_BOARD)
    settle(qtbot, window)
    window.menus.act("on board").trigger()
    assert "likely to happen on this board" in window.middle.notice.text
    assert not window.practising.asking
