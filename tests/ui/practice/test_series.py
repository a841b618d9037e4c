"""Problems in a row, what is kept of the answers, and how it goes law by law."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetable.practice.paths import courses
from bridgetable.practice.problem import Part
from bridgetable.practice.progress import Progress
from bridgetable.resources import resource_path
from bridgetable.ui.practice.asked_back import AFTER, AskedBack
from bridgetable.ui.practice.courses import CoursesDialog
from bridgetable.ui.practice.duel import Duel
from bridgetable.ui.practice.lightning import SECONDS, Lightning
from bridgetable.ui.practice.progress_picture import LAWS, HeatMap, ProgressDialog
from bridgetable.ui.practice.series import DAILY, Series, daily, of_course
from bridgetable.ui.shell.window import Window
from ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def records(series: Series) -> list[object]:
    found: list[object] = []
    while (step := series.next()) is not None:
        found.append(step[0].case.record)
    return found


def test_the_daily_five_are_the_same_for_everybody_and_others_tomorrow() -> None:
    today, tomorrow = date(2026, 3, 1), date(2026, 3, 2)
    mine, yours = (records(daily("", 2017, 1, today)) for _ in range(2))
    assert mine == yours and len(mine) == DAILY
    assert records(daily("", 2017, 1, tomorrow)) != mine != records(daily("", 2007, 1, today))


def test_a_course_is_its_cases_and_a_test() -> None:
    course = courses()[0]
    series = of_course(course, 2017, 1)
    found = list(iter(series.next, None))
    assert len(found) == series.length == len(course.cases) + 3
    assert [scene.case.id for scene, _ in found[:-3]] == list(course.cases)
    assert {scene.kind for scene, _ in found[-3:]} <= set(course.test)


def test_of_what_everybody_says_each_pair_is_told() -> None:
    course = next(each for each in courses() if each.sayings)
    first = of_course(course, 2017, 1).next()
    assert first is not None and first[1] == course.sayings[0]


def answer_all(qtbot: QtBot, window: Window) -> None:
    """Answer the problem on the table, each part with its first answer."""
    panel = window.practising.desk.panel
    window.acting.step(window.session.view.length)
    settle(qtbot, window)
    while panel.question is not None:
        question = panel.question
        question.give(frozenset({question.part.answers[0].id}))
        question.on.click()
        settle(qtbot, window)


def test_a_series_goes_on_to_its_end_and_says_how_it_went(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(hidden=True)
    window.menus.act("daily").trigger()
    desk = window.practising.desk
    for number in range(DAILY):
        settle(qtbot, window)
        assert f"{number + 1} of {DAILY}" in desk.panel._what.text()
        answer_all(qtbot, window)
        desk.take("next")
    settle(qtbot, window)
    assert not desk.asking and "Daily five: done" in window.middle.notice.text
    events = desk.remembering.progress.events()
    assert len({event.sitting for event in events}) == DAILY and all(event.laws for event in events)
    assert Progress(desk.remembering.progress._path).events() == events


def test_a_ruling_on_a_case_of_the_library_counts_too(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(hidden=True)
    window.filing.open(resource_path("cases", "law45", "lesson-45-1.toml"))
    window.acting.step(99)
    settle(qtbot, window)
    right = window.hidden_ruling.card.part
    assert right is not None
    qtbot.keyClick(window.middle.table, Qt.Key(ord("1")))
    settle(qtbot, window)
    assert not window.session.hidden and window.hidden_ruling.ruled.isVisible()
    (event,) = window.practising.desk.remembering.progress.events()
    assert (event.problem, event.laws, event.topic) == ("lesson-45-1", (45,), right.topic)
    assert event.points == float(right.answers[0].id in right.right)
    window.acting.step(-1)
    settle(qtbot, window)
    assert not window.hidden_ruling.ruled.isVisible()


def test_a_course_is_chosen_and_begun(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(hidden=True)
    window.menus.act("courses").trigger()
    dialog = next(each for each in window.findChildren(CoursesDialog) if each.isVisible())
    assert len(dialog.buttons) == len(courses())
    qtbot.waitUntil(dialog.buttons[0].hasFocus)
    qtbot.keyClick(dialog.buttons[0], Qt.Key.Key_Return)
    settle(qtbot, window)
    assert window.practising.asking and courses()[0].title in window.practising.desk.panel._what.text()


def test_how_it_goes_is_told_and_taken_to_another_laptop(qtbot: QtBot, tmp_path: Path) -> None:
    mine, yours = Progress(tmp_path / "mine"), Progress(tmp_path / "yours")
    mine.answered("s", "p", "G06", (56,), 1, 2017, "status", 0.5, 1.0)
    mine.export(tmp_path / "copy")
    dialog = ProgressDialog(yours)
    qtbot.addWidget(dialog)
    assert "Nothing" in dialog.words.text()
    dialog.attempt(lambda: yours.merge(tmp_path / "copy"), "taken in")
    assert dialog.said.text() == "taken in" and "One problem" in dialog.words.text()
    assert "Law 56" in dialog.map.accessibleDescription() and "50 % right" in dialog.map.accessibleDescription()
    (tmp_path / "none").write_text("x", encoding="utf-8")
    dialog.attempt(lambda: yours.merge(tmp_path / "none"), "taken in")
    assert "no file of answers" in dialog.said.text()


def test_every_law_of_the_play_has_its_field(qtbot: QtBot) -> None:
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.resize(600, 300)
    fields = [heat.field(law) for law in LAWS]
    assert not any(one.intersects(other) for n, one in enumerate(fields) for other in fields[:n])
    assert all(heat.rect().contains(field.toRect()) for field in fields)


def asks_another(dialog: Lightning, part: Part) -> bool:
    return dialog.part is not part


def test_sixty_seconds_of_tables(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(hidden=True)
    window.menus.act("lightning").trigger()
    dialog = next(each for each in window.findChildren(Lightning) if each.isVisible())
    dialog._next.setInterval(1)
    dialog.begin()
    for rightly in (True, True, True, False):
        part = dialog.part
        assert part is not None
        key = next(n for n, answer in enumerate(part.answers, 1) if (answer.id in part.right) == rightly)
        qtbot.keyClick(dialog, Qt.Key(ord(str(key))))
        qtbot.waitUntil(partial(asks_another, dialog, part))
    assert (dialog.right, dialog.wrong) == (3, 1)
    for _ in range(SECONDS):
        dialog.tick()
    assert "Time is over: 3 right" in dialog.last.text() and window.preferences.lightning == 3
    assert len(window.practising.desk.remembering.progress.events()) == 4
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    assert (dialog.right, dialog.wrong) == (3, 1)
    dialog.reject()


def test_two_people_rule_on_the_same_table_and_hear_why(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(hidden=True)
    window.menus.act("duel").trigger()
    dialog = next(each for each in window.findChildren(Duel) if each.isVisible())
    part = dialog.part
    assert part is not None and "First player" in dialog.who.text()
    right = next(answer.id for answer in part.answers if answer.id in part.right)
    wrong = next(answer.id for answer in part.answers if answer.id not in part.right)
    dialog.give(right)
    assert "Second player" in dialog.who.text() and not dialog.why.isVisible()
    assert all(each.isEnabled() and not each._sign.isVisible() for each in dialog.answers.buttons)
    dialog.give(wrong)
    assert dialog.points == [1, 0] and dialog.why.isVisible()
    qtbot.waitUntil(dialog.on.hasFocus)
    dialog.give(right)
    assert dialog.points == [1, 0]
    dialog.on.click()
    assert dialog.part is not part and dialog.given == []
    dialog.reject()


def test_a_table_ruled_on_tonight_is_asked_next_week(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(resource_path("cases", "law45", "lesson-45-1.toml"))
    window.menus.act("ask back").trigger()
    assert "From" in window.middle.notice.text
    asked, tonight = AskedBack(window.filing.folder), date.today()
    assert asked.due(tonight, 2017) is None
    scene = asked.due(tonight + AFTER, 2017)
    assert scene is not None and scene.case.record.log == window.session.record.log
    assert scene.case.story == {} and asked.due(tonight + AFTER, 2017) is None
    window.session.goto(0)
    window.menus.act("ask back").trigger()
    assert "nothing to rule on" in window.middle.notice.text


def test_what_waits_is_asked_before_anything_else(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(resource_path("cases", "law45", "lesson-45-1.toml"))
    log = window.session.record.log
    monkeypatch.setattr("bridgetable.ui.practice.asked_back.AFTER", timedelta(0))
    AskedBack(window.filing.folder).keep(window.session, "A table", date.today())
    window.menus.act("practise").trigger()
    settle(qtbot, window)
    assert window.practising.asking and window.session.record.log == log and window.session.hidden
