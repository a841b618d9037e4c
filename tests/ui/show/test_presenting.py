"""Show in the window: begun and left, every key, hands that outlive a crash, and what the mouse draws."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.evening.running import read_running, running_text
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.sentences import parse
from bridgetable.ui.evening.rehearsed import RehearsedDialog
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.looks.palettes import PALETTES
from bridgetable.ui.shell.window import Window
from bridgetable.ui.show import presenting
from bridgetable.ui.show.kept import FOLDER
from bridgetable.ui.show.keys import KEYS, step_of
from bridgetable.ui.show.marks import Arrow, CardRing
from bridgetable.ui.show.presenting import RunningShow
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.scene import scene_of
from bridgetable.ui.show.teacher import TeacherWindow
from present import present
from ui.conftest import settle
from ui.show.evenings import CASES, evening

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

KEY = Qt.Key
LESSON = resource_path("cases", "law45", "lesson-45-4a.toml")


@pytest.fixture
def shown(open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window that shows a case of the library, opened with its ruling, to a class."""
    monkeypatch.setattr(presenting, "SETTLE", 0.0)
    window = open_window(LESSON)
    window.menus.act("show").trigger()
    settle(qtbot, window)
    yield window
    if window.presenting.stage is not None:
        window.presenting.stage.leaving.emit()
    window.presenting.kept.drop()


def test_a_card_on_its_way_slips_from_the_hand_when_a_show_begins(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(LESSON)
    window.hidden_ruling.turn()
    table = window.middle.table
    place = table.mapFromScene(present(table.table_scene.item((Seat.S, parse_card("S8")))).pos())
    qtbot.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    held = [table.table_scene.drag]
    window.menus.act("show").trigger()
    settle(qtbot, window)
    held.append(table.table_scene.drag)
    assert [drag is None for drag in held] == [False, True]
    stage(window).leaving.emit()
    window.presenting.kept.drop()


def stage(window: Window) -> RunningShow:
    return present(window.presenting.stage)


def press(qtbot: QtBot, window: Window, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(stage(window).room, key)


def here(window: Window) -> tuple[Phase, int]:
    programme = stage(window).programme
    return programme.phase, programme.session.at


def to_the_question(qtbot: QtBot, window: Window) -> None:
    while stage(window).programme.phase is Phase.TELLING:
        press(qtbot, window, KEY.Key_PageDown)


def test_f5_shows_the_open_case_from_its_beginning_without_its_ruling(shown: Window) -> None:
    assert here(shown) == (Phase.TELLING, 0)
    assert stage(shown).room.isVisible() and stage(shown).room.isFullScreen()
    assert not stage(shown).teacher.isVisible() and not shown.isVisible()
    assert shown.session.hidden


@pytest.mark.parametrize("how", ["key", "close"])
def test_esc_leads_back_with_the_ruling_hidden(shown: Window, qtbot: QtBot, how: str) -> None:
    to_the_question(qtbot, shown)
    press(qtbot, shown, KEY.Key_Space)
    room = stage(shown).room
    press(qtbot, shown, KEY.Key_Escape) if how == "key" else room.close()
    assert shown.presenting.stage is None and not room.isVisible()
    assert shown.isVisible() and shown.session.hidden


def test_five_keys_of_a_remote_are_enough(shown: Window, qtbot: QtBot) -> None:
    to_the_question(qtbot, shown)
    asked = here(shown)
    press(qtbot, shown, KEY.Key_PageDown)
    assert here(shown)[0] is Phase.READY and stage(shown).programme.session.hidden
    assert "Next: the ruling" in stage(shown).room.page.said
    press(qtbot, shown, KEY.Key_PageUp)
    assert here(shown) == asked
    press(qtbot, shown, KEY.Key_PageDown, KEY.Key_PageDown)
    assert here(shown)[0] is Phase.RULED
    press(qtbot, shown, KEY.Key_F5)
    assert here(shown) == (Phase.TELLING, 0) and stage(shown).programme.session.hidden
    press(qtbot, shown, KEY.Key_Period)
    assert stage(shown).room.black
    press(qtbot, shown, KEY.Key_PageDown)
    assert not stage(shown).room.black and here(shown) == (Phase.TELLING, 0)
    press(qtbot, shown, KEY.Key_Escape)
    assert shown.isVisible()


def test_two_quick_presses_do_not_show_the_ruling(shown: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenting, "SETTLE", 60.0)
    to_the_question(qtbot, shown)
    press(qtbot, shown, KEY.Key_PageDown, KEY.Key_PageDown, KEY.Key_PageDown)
    assert here(shown)[0] is Phase.READY


def test_a_key_held_down_is_pressed_once_but_for_hands() -> None:
    def held(key: Qt.Key) -> object:
        return step_of(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True))

    assert held(KEY.Key_Plus) == "a hand more"
    assert [held(key) for key in (KEY.Key_PageDown, KEY.Key_Space, KEY.Key_Escape, KEY.Key_1)] == [None] * 4


def test_hands_are_counted_with_the_keys(shown: Window, qtbot: QtBot) -> None:
    to_the_question(qtbot, shown)
    press(qtbot, shown, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Tab, KEY.Key_Equal, KEY.Key_Up, KEY.Key_Minus)
    press(qtbot, shown, KEY.Key_Backtab, KEY.Key_Plus, KEY.Key_Down)
    assert stage(shown).programme.ballot.hands == (1, 1, 0, 1)


def test_no_card_is_chosen_or_moved(shown: Window, qtbot: QtBot) -> None:
    to_the_question(qtbot, shown)
    room = stage(shown).room
    for letter in "PLDNMWURF":
        qtbot.keyClick(room, letter)
    felt = room.table.table_scene
    key = next(iter(felt.places))
    card = room.table.mapFromScene(felt.item(key).pos())
    qtbot.mousePress(room.table.viewport(), Qt.MouseButton.LeftButton, pos=card)
    qtbot.mouseMove(room.table.viewport(), card + QPoint(150, 120))
    qtbot.mouseRelease(room.table.viewport(), Qt.MouseButton.LeftButton, pos=card + QPoint(150, 120))
    assert felt.chosen is None and felt.drag is None
    assert [type(mark) for mark in room.table.marks] == [Arrow]
    assert stage(shown).programme.session.record == present(stage(shown).programme.case).record


def test_what_is_drawn_goes_with_the_next_step(shown: Window, qtbot: QtBot) -> None:
    room = stage(shown).room
    felt = room.table.table_scene
    key = next(key for key in felt.places if key[0].value == "S")
    spot = room.table.mapFromScene(felt.item(key).sceneBoundingRect().topLeft()) + QPoint(15, 20)
    qtbot.mouseClick(room.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert drawn(shown) == [(CardRing(key),)] * 2
    press(qtbot, shown, KEY.Key_T)
    assert drawn(shown) == [(CardRing(key),)] * 2
    qtbot.mouseClick(room.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert drawn(shown) == [(), ()]
    qtbot.mouseClick(room.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    press(qtbot, shown, KEY.Key_Right)
    assert drawn(shown) == [(), ()]


def drawn(window: Window) -> list[object]:
    """What is drawn in the room's window and in the teacher's."""
    return [view.table.marks for view in (stage(window).room, stage(window).teacher)]


def test_the_edition_the_twin_and_the_time(shown: Window, qtbot: QtBot) -> None:
    room = stage(shown).room
    press(qtbot, shown, KEY.Key_E)
    assert "laws of 2007" in room.page.said
    press(qtbot, shown, KEY.Key_C)
    assert "The same, but…" in room.page.said
    press(qtbot, shown, KEY.Key_C)
    assert "The same, but…" not in room.page.said
    for said in ("1:00", "2:00", "3:00"):
        press(qtbot, shown, KEY.Key_T)
        assert said in room.page.said
    press(qtbot, shown, KEY.Key_T)
    assert "3:00" not in room.page.said


def test_high_contrast_lasts_as_long_as_the_show(shown: Window, qtbot: QtBot) -> None:
    usual = theme.PAPER
    press(qtbot, shown, KEY.Key_H)
    assert usual != theme.PAPER == PALETTES["contrast"].paper
    press(qtbot, shown, KEY.Key_Escape)
    assert usual == theme.PAPER
    shown.menus.act("show").trigger()
    assert usual != theme.PAPER
    press(qtbot, shown, KEY.Key_H)
    assert usual == theme.PAPER


def test_what_cannot_be_done_is_said_for_a_moment(shown: Window, qtbot: QtBot) -> None:
    stage(shown)._noted.setInterval(50)
    press(qtbot, shown, KEY.Key_3)
    assert "There is no such branch" in stage(shown).room.page.said
    qtbot.waitUntil(lambda: "There is no such branch" not in stage(shown).room.page.said)
    press(qtbot, shown, KEY.Key_PageDown, KEY.Key_3, KEY.Key_PageDown)
    assert "There is no such branch" not in stage(shown).room.page.said, "it goes with the step"
    press(qtbot, shown, KEY.Key_PageDown)
    assert "There is no such branch" not in words(stage(shown).teacher)


def test_with_one_screen_only_the_room_has_a_window(shown: Window, qtbot: QtBot) -> None:
    press(qtbot, shown, KEY.Key_S, KEY.Key_U)
    assert stage(shown).room.isVisible() and not stage(shown).teacher.isVisible() and stage(shown).teacher.covered


def test_the_keys_are_told_and_the_next_key_takes_them_away(shown: Window, qtbot: QtBot) -> None:
    press(qtbot, shown, KEY.Key_Question)
    assert stage(shown).room.tells_keys
    press(qtbot, shown, KEY.Key_Right)
    assert not stage(shown).room.tells_keys and here(shown) == (Phase.TELLING, 0)


def test_the_help_page_has_every_key() -> None:
    page = resource_path("help", "teach.md").read_text(encoding="utf-8")
    names = {"PageDown": "PgDown", "PageUp": "PgUp", "Right": "→", "Left": "←", "Up": "↑", "Down": "↓"}
    names |= {"Plus": "+", "Equal": "+", "Minus": "−", "Period": ".", "Escape": "Esc", "Question": "?"}
    names |= {"Return": "Enter", "Backtab": "Tab"}
    first = [line.split("|")[1] for line in page.splitlines() if line.startswith("| ")]
    told = {word for cell in first for word in cell.replace(",", " ").split()}
    for key in KEYS:
        word = key.name.removeprefix("Key_")
        assert names.get(word, word) in told, key


def test_the_teachers_window_tells_what_the_room_does_not_see(shown: Window, qtbot: QtBot) -> None:
    teacher, programme = stage(shown).teacher, stage(shown).programme
    coming = present(programme.coming)
    assert coming.words not in words(teacher)
    teacher.cover(False)
    stage(shown)._show()
    assert {coming.words, programme.story, f"{coming.cite}   {coming.law}"} <= set(words(teacher))
    teacher.cover(True)
    assert coming.words not in words(teacher)
    to_the_question(qtbot, shown)
    assert coming.words not in words(teacher)


def words(shown_: object) -> list[str]:
    from PySide6.QtWidgets import QLabel, QWidget

    assert isinstance(shown_, QWidget)
    return [part.text() for part in shown_.findChildren(QLabel)]


def test_an_evening_that_was_killed_is_offered_again(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    first = open_window(LESSON)
    first.presenting.begin_evening(evening("lesson-45-1", "law54-b-accepts"))
    qtbot.keyClick(stage(first).room, KEY.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    for key in (KEY.Key_Space, KEY.Key_Plus, KEY.Key_Plus):
        qtbot.keyClick(stage(first).room, key)
    assert first.presenting.kept.flush()
    crash(first)
    again = open_window(LESSON)
    qtbot.waitUntil(again.middle.left_show.isVisible)
    assert "interrupted at case 2 of 2" in again.middle.left_show.text
    assert again.filing.open(CASES["law54-b-accepts"])
    assert again.middle.left_show.isVisible(), "it is offered until somebody has chosen, whatever is opened meanwhile"
    go_on = next(each for each in again.middle.left_show.findChildren(QPushButton) if each.text() == "Go on")
    qtbot.mouseClick(go_on, Qt.MouseButton.LeftButton)
    programme = stage(again).programme
    assert (programme.place, programme.phase, programme.session.hidden) == (1, Phase.TELLING, True)
    programme.ask()
    assert programme.ballot.hands == (2, 0, 0, 0)
    files = list((tmp_path / "recovery" / FOLDER).glob("*.bridgeshow"))
    assert [read_running(file).at for file in files] == [1]
    stage(again).leaving.emit()
    again.presenting.kept.drop()
    first.presenting.kept.drop()


def crash(window: Window) -> None:
    """Be gone, with what a lock of the system leaves behind."""
    recovery = window.presenting.kept._recovery
    os.close(present(recovery._claim)._handle)
    recovery._claim = recovery._file = None
    stage(window).leaving.disconnect()
    stage(window).end()
    window.presenting._stage = None


def test_another_windows_evening_is_left_alone(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    first = open_window(LESSON)
    first.presenting.begin_evening(evening("lesson-45-1", "law54-b-accepts"))
    assert first.presenting.kept.flush()
    again = open_window(LESSON)
    qtbot.wait(300)
    again.presenting.offer()
    assert not again.middle.left_show.isVisible()
    stage(first).leaving.emit()
    assert "was left at case 1 of 2" in first.middle.left_show.text
    over = next(each for each in first.middle.left_show.findChildren(QPushButton) if each.text() == "It is over")
    qtbot.mouseClick(over, Qt.MouseButton.LeftButton)
    again.presenting.offer()
    assert not again.middle.left_show.isVisible()


def test_a_rehearsal_that_was_interrupted_goes_on_as_one(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "recovery" / FOLDER
    folder.mkdir(parents=True)
    left = running_text(replace(evening("lesson-45-1", "law54-b-accepts"), rehearsed=True))
    (folder / "unsaved-1.bridgeshow").write_text(left, encoding="utf-8")
    window = open_window(LESSON)
    qtbot.waitUntil(window.middle.left_show.isVisible)
    on = next(each for each in window.middle.left_show.findChildren(QPushButton) if each.text() == "Go on")
    qtbot.mouseClick(on, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert stage(window).programme.running.rehearsed
    stage(window).leaving.emit()
    assert not window.middle.left_show.isVisible()


def test_who_leaves_is_asked_to_go_on_only_where_something_would_be_lost(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(LESSON)

    def left(*names: str, alone: bool = False, on: Callable[[Programme], object] = lambda _: None) -> bool:
        window.presenting.begin_evening(replace(evening(*names), rehearsed=alone))
        on(stage(window).programme)
        qtbot.keyClick(stage(window).room, KEY.Key_Escape)
        offered = window.middle.left_show.isVisible()
        window.middle.left_show.hide()
        assert bool(window.presenting.kept.flush() and kept(window)) is offered
        window.presenting.kept.drop()
        return offered

    def ruled(programme: Programme) -> None:
        programme.ask()
        programme.count(1)
        programme.reveal()

    def counted(programme: Programme) -> None:
        programme.ask()
        programme.count(1)

    def at_the_end(programme: Programme) -> None:
        programme.go_to(1)
        ruled(programme)

    two = ("lesson-45-1", "law54-b-accepts")
    assert not left("lesson-45-1") and not left("lesson-45-1", on=ruled) and not left("lesson-45-1", on=Programme.ask)
    assert left("lesson-45-1", on=counted), "hands were raised, and nobody has seen the ruling"
    assert left(*two) and left(*two, on=ruled) and left(*two, on=lambda programme: programme.go_to(1))
    assert not left(*two, on=at_the_end), "that was all of it"
    assert not left(*two, alone=True) and not left("lesson-45-1", alone=True, on=counted)


def test_a_table_in_no_file_is_kept_as_long_as_its_show_can_be_taken_up(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "recovery" / FOLDER

    def begun() -> Window:
        window = open_window(LESSON)
        window.acting.do(parse("S calls the director"))
        window.presenting.begin()
        assert window.presenting.kept.flush()
        return window

    first = begun()
    (path,) = folder.glob("*.bridgecase")
    stage(first).programme.ask()
    stage(first).programme.count(1)
    stage(first).leaving.emit()
    assert path.exists(), "hands were raised, so it is offered to go on"
    other = begun()
    (second,) = set(folder.glob("*.bridgecase")) - {path}
    stage(other).leaving.emit()
    assert path.exists() and not second.exists(), "what another evening names stays"
    over = next(each for each in first.middle.left_show.findChildren(QPushButton) if each.text() == "It is over")
    qtbot.mouseClick(over, Qt.MouseButton.LeftButton)
    assert not [*folder.glob("*.bridgecase")]


@pytest.mark.parametrize(("on", "stays"), [("Go on", True), ("Discard", False)])
def test_a_table_of_an_interrupted_show_goes_when_it_is_not_wanted(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, on: str, stays: bool
) -> None:
    folder = tmp_path / "recovery" / FOLDER
    first = open_window(LESSON)
    first.acting.do(parse("S calls the director"))
    first.presenting.begin()
    assert first.presenting.kept.flush()
    crash(first)
    (path,) = folder.glob("*.bridgecase")
    os.utime(path, (1, 1))
    again = open_window(LESSON)
    qtbot.waitUntil(again.middle.left_show.isVisible)
    assert path.exists(), "however old it is"
    chosen = next(each for each in again.middle.left_show.findChildren(QPushButton) if each.text() == on)
    qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert path.exists() is stays
    if stays:
        stage(again).leaving.emit()
        assert not path.exists()
    first.presenting.kept.drop()


def test_a_table_that_no_show_names_is_cleared_away_once_it_is_old(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "recovery" / FOLDER
    folder.mkdir(parents=True)
    old, new, named = (folder / f"{name}.bridgecase" for name in ("1", "2", "3"))
    for path in (old, new, named):
        path.write_text("", encoding="utf-8")
    for path in (old, named):
        os.utime(path, (1, 1))
    (folder / "unsaved-1.bridgeshow").write_text(f'at = 1\n"{named}"', encoding="utf-8")
    window = open_window(LESSON)
    qtbot.waitUntil(window.middle.left_show.isVisible)
    assert (old.exists(), new.exists(), named.exists()) == (False, True, True)


def kept(window: Window) -> tuple[Path, ...]:
    """Where the evening of a window is put by."""
    path = window.presenting.kept._recovery._file
    return (path,) if path is not None and path.exists() else ()


def test_an_evening_that_cannot_be_read_is_one_message(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "recovery" / FOLDER
    folder.mkdir(parents=True)
    lost, other = folder / "unsaved-1.bridgeshow", folder / "unsaved-2.bridgeshow"
    lost.write_text("at = 1\nsec", encoding="utf-8")
    other.write_bytes(b"\xff\x00")
    window = open_window(LESSON)
    qtbot.waitUntil(window.middle.left_show.isVisible)
    for _ in range(2):
        assert "cannot be read" in window.middle.left_show.text and str(folder) in window.middle.left_show.text
        discard = [part for part in window.middle.left_show.findChildren(QPushButton) if part.text() == "Discard"][-1]
        qtbot.mouseClick(discard, Qt.MouseButton.LeftButton)
    assert not window.middle.left_show.isVisible() and not lost.exists() and not other.exists()


def test_one_that_can_be_read_is_offered_before_those_that_cannot(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "recovery" / FOLDER
    folder.mkdir(parents=True)
    left = running_text(evening("lesson-45-1", "law54-b-accepts"))
    (folder / "unsaved-1.bridgeshow").write_text(left, encoding="utf-8")
    (folder / "unsaved-2.bridgeshow").write_text("no", encoding="utf-8")
    window = open_window(LESSON)
    qtbot.waitUntil(window.middle.left_show.isVisible)
    assert "interrupted at case 1 of 2" in window.middle.left_show.text


def test_a_rehearsal_is_on_one_screen_and_leaves_nothing_to_go_on_with(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(LESSON)
    running = evening("lesson-45-1", "law54-b-accepts", minutes=1)
    window.evenings._keeping.begin(running.set_list)
    window.evenings.show(rehearsing=True)
    assert stage(window).room.isVisible() and not stage(window).teacher.isVisible() and stage(window).screens._alone
    for _ in range(65):
        stage(window)._tick()
    qtbot.keyClick(stage(window).room, KEY.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    stage(window)._tick()
    qtbot.keyClick(stage(window).room, KEY.Key_Escape)
    dialog = present(window.evenings.set_list.findChild(RehearsedDialog))
    rows = [[present(dialog.rows.topLevelItem(row)).text(column) for column in (2, 3, 4)] for row in range(2)]
    assert rows == [["1:00", "1:05", "+0:05"], ["1:00", "0:01", ""]]
    assert not window.middle.left_show.isVisible() and window.evenings._past.last() is None
    assert not kept(window)
    dialog.reject()
    window.evenings._keeping.draft.is_saved(running.set_list, Path("x"), b"")


def test_a_table_in_no_file_is_shown_and_found_again(open_window: Callable[..., Window], tmp_path: Path) -> None:
    window = open_window(LESSON)
    record = window.session.record
    window.filing.begin_record(record, "My own")
    window.menus.act("show").trigger()
    (item,) = stage(window).programme.items
    assert Path(item.case).parent == tmp_path / "recovery" / FOLDER and Path(item.case).exists()
    assert present(stage(window).programme.case).record == record
    stage(window).leaving.emit()
    assert QApplication.topLevelWidgets()


@pytest.mark.parametrize("text", [100, 200])
def test_what_comes_next_stays_in_its_place_whatever_it_is(qtbot: QtBot, text: int) -> None:
    dress(Looks("light", text=text))
    teacher, programme = TeacherWindow(), Programme(evening("lesson-45-4a", "lesson-45-1", "law54-b-accepts"), "en")
    qtbot.addWidget(teacher)
    teacher.resize(1280, 800)
    teacher.cover(False)
    places, words = set(), set()
    while True:
        teacher.show_programme(programme, scene_of(programme), ViewOptions())
        teacher.show()
        qtbot.wait(theme.NEXT_FRAME)
        tops = (teacher._told[name].mapTo(teacher, QPoint()).y() for name in ("next", "title"))
        places.add((programme.place, *tops))
        words.add(teacher._next.text())
        if not programme.on():
            break
    dress(Looks("light"))
    assert len(words) > 8
    assert [place for place, *_ in sorted(places)] == [0, 1, 2], "in each case what is under it stays where it is"
    assert len({top for _, top, _ in places}) == 1, "and itself it stays where it is all evening"
