"""The ruling kept back in the window: where it is, how it is shown and hidden again, and that nothing tells it.

`python3 -m hidden_everywhere` looks at every case; here it is every hundredth.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import Card
from bridgetable.cases.reader import load
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.practice.hidden_ruling import AT_ONCE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from hidden_everywhere import betrayed, felt, hidden, listened_to, looked_at, pictures_differ, show, usual_words
from ui.conftest import settle
from ui.finding import focused_in

CASES = sorted(resource_path("cases").rglob("*.toml"))
JACK = next(path for path in CASES if path.stem == "lesson-45-1")


@pytest.fixture
def practising(open_window: Callable[..., Window], qtbot: QtBot) -> Window:
    """A window in which a case of the library has just been opened, as somebody does who wants to rule on it."""
    window = open_window(hidden=True)
    window.filing.open(JACK)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(qtbot, window)
    return window


def press(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    qtbot.keyClick(focused_in(window), key)
    settle(qtbot, window)


def test_a_case_opens_at_its_beginning_without_the_ruling(practising: Window) -> None:
    assert practising.session.hidden and practising.session.at == 0
    assert practising.middle.table.hasFocus()
    assert practising.hidden_ruling.card.isVisible() and not practising.pages.isVisible()


def test_a_story_that_may_tell_the_ruling_comes_with_it(practising: Window, qtbot: QtBot, case_file: Path) -> None:
    assert practising.hidden_ruling.card.story.text().startswith("South plays two spades")
    practising.filing.open(case_file)
    practising.hidden_ruling.turn()
    settle(qtbot, practising)
    assert practising.hidden_ruling.card.story.isHidden()
    assert "East shows a card." not in [each.text() for each in practising.findChildren(QLabel) if each.isVisible()]


def test_space_shows_the_ruling_and_hides_it_again(practising: Window, qtbot: QtBot) -> None:
    for hidden_now in (False, True, False):
        press(qtbot, practising, Qt.Key.Key_Space)
        assert practising.session.hidden is hidden_now
        assert practising.pages.isVisible() is not hidden_now
        assert practising.hidden_ruling.card.isVisible() is hidden_now


def test_space_and_the_steps_work_wherever_the_keyboard_is(practising: Window, qtbot: QtBot) -> None:
    places: dict[str, QWidget] = {
        "search": practising.cases.search,
        "tree": practising.cases.tree,
        "timeline": practising.middle.timeline,
        "reveal": practising.hidden_ruling.card.reveal,
        "line": practising.middle.command.field,
        "edition": practising.edition_switch.part("2007"),
    }
    for where, place in places.items():
        place.setFocus()
        press(qtbot, practising, Qt.Key.Key_PageDown)
        assert practising.session.at == 1, where
        press(qtbot, practising, Qt.Key.Key_PageUp)
        assert practising.session.at == 0 and practising.session.hidden, where
        press(qtbot, practising, Qt.Key.Key_Space)
        assert practising.pages.isVisible(), where
        practising.hidden_ruling.turn()
        settle(qtbot, practising)


def test_where_something_is_typed_space_is_text(practising: Window, qtbot: QtBot) -> None:
    field = practising.cases.search
    field.setFocus()
    qtbot.keyClicks(field, "two")
    qtbot.keyClick(field, Qt.Key.Key_Space)
    assert practising.session.hidden and field.text() == "two "


def test_enter_presses_the_button(practising: Window, qtbot: QtBot) -> None:
    practising.hidden_ruling.card.reveal.setFocus()
    press(qtbot, practising, Qt.Key.Key_Return)
    assert not practising.session.hidden


def test_what_is_ones_own_is_shown_with_the_ruling(open_window: Callable[..., Window]) -> None:
    named = open_window(JACK, hidden=True)
    assert not named.session.hidden and named.session.at == named.session.view.length
    named.filing.begin_record(named.session.record)
    assert not named.session.hidden


def test_a_table_of_ones_own_comes_back_with_the_ruling(case_file: Path, open_window: Callable[..., Window]) -> None:
    window = open_window(hidden=True)
    assert (window.session.hidden, window.session.at) == (True, 0)
    window.filing.open(case_file)
    assert (window.session.hidden, window.session.at) == (False, 5)


def test_who_only_wants_the_answer_has_it_at_once(practising: Window, qtbot: QtBot) -> None:
    practising.menus.act(AT_ONCE).trigger()
    practising.filing.open(CASES[0])
    settle(qtbot, practising)
    assert not practising.session.hidden and practising.session.at == practising.session.view.length


def test_the_card_that_was_called_first_and_the_other_are_ringed(practising: Window, qtbot: QtBot) -> None:
    practising.acting.step(99)
    settle(qtbot, practising)
    scene = practising.middle.table.table_scene
    assert scene.lit == practising.session.in_question and len(scene.lit) == 2
    assert practising.showing._said().endswith("North’s ♠J; North’s ♠K")
    seat, card = next(iter(scene.lit))
    assert isinstance(card, Card)
    assert scene.drawn.where(practising.session.view.table, seat, card) == "hand"


def test_a_click_on_a_card_does_not_open_its_ruling(practising: Window, qtbot: QtBot) -> None:
    practising.acting.step(99)
    practising.asking.ask_why(*next(iter(practising.session.in_question)))
    settle(qtbot, practising)
    assert practising.session.hidden and not practising.pages.isVisible()


def test_no_command_and_nothing_that_is_read_aloud_betrays(practising: Window) -> None:
    usual_words(practising)
    lesson = [path for path in CASES if path.stem in ("lesson-45-1", "lesson-45-6a", "lesson-45-4a")]
    with_facts = [path for path in CASES if path.stem in ("law62-a-owns-up", "law49-knocked-by-an-outsider")]
    assert list(listened_to(practising, [*lesson, *with_facts, *CASES[7::40]])) == []


def test_a_case_in_which_nobody_does_anything_is_asked_about_at_once(practising: Window, qtbot: QtBot) -> None:
    practising.filing.open(next(path for path in CASES if path.stem == "law26-questions-first"))
    settle(qtbot, practising)
    card = practising.hidden_ruling.card
    assert card.part is not None and len(card.answers.buttons) == 4
    press(qtbot, practising, Qt.Key.Key_1)
    assert not practising.session.hidden and practising.hidden_ruling.ruled.isVisible()


def test_whoever_rules_wrongly_is_told_what_is_right(practising: Window, qtbot: QtBot) -> None:
    practising.acting.step(99)
    settle(qtbot, practising)
    part, ruled = practising.hidden_ruling.card.part, practising.hidden_ruling.ruled
    assert part is not None
    for place, answer in enumerate(part.answers, 1):
        press(qtbot, practising, Qt.Key(Qt.Key.Key_0.value + place))
        said, (right,) = ruled.words.text(), (each.words for each in part.answers if each.id in part.right)
        assert answer.words in said and ("Right is" in said) is (answer.words != right) and right in said
        press(qtbot, practising, Qt.Key.Key_Space)


def test_a_digit_rules_wherever_the_keyboard_is_and_in_a_text_field_it_is_text(
    practising: Window, qtbot: QtBot
) -> None:
    practising.acting.step(99)
    settle(qtbot, practising)
    for place in (practising.middle.table, practising.cases.tree, practising.edition_switch.part("2007")):
        place.setFocus()
        press(qtbot, practising, Qt.Key.Key_2)
        assert not practising.session.hidden and practising.hidden_ruling.ruled.isVisible()
        press(qtbot, practising, Qt.Key.Key_Space)
        assert practising.session.hidden
    practising.cases.search.setFocus()
    press(qtbot, practising, Qt.Key.Key_2)
    assert practising.session.hidden and practising.cases.search.text() == "2"


def test_arrows_step_wherever_the_keyboard_is(practising: Window, qtbot: QtBot) -> None:
    places: tuple[QWidget, ...] = (
        practising.middle.table,
        practising.cases.search,
        practising.cases.tree,
        practising.hidden_ruling.card.reveal,
        practising.middle.command.field,
        practising.edition_switch.part("2007"),
    )
    for place in places:
        place.setFocus()
        press(qtbot, practising, Qt.Key.Key_Right)
        assert practising.session.at == 1
        press(qtbot, practising, Qt.Key.Key_Left)
        assert practising.session.at == 0


def test_nothing_in_the_window_tells_the_ruling(practising: Window, qtbot: QtBot) -> None:
    usual, faults = usual_words(practising), list[str]()
    for path in CASES[::100]:
        faults += looked_at(practising, path, usual)
        practising.hidden_ruling.turn()
    assert faults == []


def test_with_the_ruling_much_is_told(practising: Window) -> None:
    usual = usual_words(practising)
    practising.filing.open(JACK)
    practising.acting.step(99)
    ruled = judge(practising.session.record, practising.session.edition)
    practising.hidden_ruling.turn()
    show(practising)
    assert len(list(betrayed(practising, ruled, usual))) > 5


def test_the_felt_is_the_same_whatever_is_ruled() -> None:
    application()
    scene = TableScene()
    assert [fault for path in CASES[::100] for fault in pictures_differ(scene, path)] == []


def test_with_the_ruling_the_felt_is_another() -> None:
    application()
    scene, session = TableScene(), hidden(load(JACK).record, 2017)
    without = felt(scene, session)
    session.hide(False)
    assert felt(scene, session) != without
