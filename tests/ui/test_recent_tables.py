"""What was tried on a case of the library is kept without a question, and brought back from the menu."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.files import filing as filing_module
from bridgetable.ui.files import recent_tables
from bridgetable.ui.shell.window import Window
from ui.conftest import Desk, settle
from ui.finding import top_rows

LEAD = resource_path("cases", "law54", "law54-d-refused.toml")
HURRIED = resource_path("cases", "law57", "law57-a-before-partner.toml")


@pytest.fixture(autouse=True)
def nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("somebody was asked whether to save")

    monkeypatch.setattr(filing_module, "ask_to_save", asked)


def tried(desk: Desk, path: Path = LEAD, at: int = 1) -> None:
    """Step back in a case of the library and choose something else: a branch."""
    assert desk.filing.open(path)
    desk.filing.document.session.goto(at)
    desk.do("S spreads his hand")


def titles(desk: Desk) -> list[str]:
    return [each.title for each in desk.filing.tables.tables()]


def test_what_was_tried_is_kept_when_another_case_is_opened_and_comes_back_where_it_was(
    desks: Callable[..., Desk],
) -> None:
    desk = desks()
    tried(desk)
    session = desk.filing.document.session
    session.switch_edition(2007)
    session.goto(1)
    record, place = session.record, (session.line, session.at, session.edition)
    assert desk.filing.open(HURRIED)
    assert titles(desk) == ["South will not have the opening lead"]
    assert desk.recovery.left() == []
    (kept,) = desk.filing.tables.tables()
    assert desk.filing.bring_back(kept.path)
    session = desk.filing.document.session
    assert session.record == record
    assert (session.line, session.at, session.edition) == place
    assert desk.filing.document.case.report is None
    assert desk.filing.document.title == "South will not have the opening lead"


def test_a_case_that_was_only_looked_at_is_not_kept(desks: Callable[..., Desk]) -> None:
    desk = desks()
    assert desk.filing.open(LEAD) and desk.filing.open(HURRIED)
    assert titles(desk) == []


def test_a_table_brought_back_and_tried_further_takes_its_own_place(desks: Callable[..., Desk]) -> None:
    desk = desks()
    tried(desk)
    assert desk.filing.open(HURRIED)
    assert desk.filing.bring_back(desk.filing.tables.tables()[0].path)
    desk.do("S calls the director")
    assert desk.filing.open(HURRIED)
    assert len(titles(desk)) == 1
    assert desk.filing.bring_back(desk.filing.tables.tables()[0].path)
    assert desk.last


def test_the_newest_come_first_and_the_oldest_goes(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent_tables, "MOST", 2)
    desk = desks()
    for path, at in ((LEAD, 1), (HURRIED, 0), (LEAD, 3)):
        assert desk.filing.open(path)
        desk.filing.document.session.goto(at)
        desk.do("N calls the director")
    assert desk.filing.open(HURRIED)
    assert titles(desk) == ["South will not have the opening lead", "East plays before West"]


def test_another_program_that_starts_finds_them_and_what_is_no_table_is_left_out(
    desks: Callable[..., Desk], tmp_path: Path
) -> None:
    first = desks()
    tried(first)
    assert first.filing.open(HURRIED)
    folder = tmp_path / "recovery" / "tables"
    (folder / "9999.bridgecase").write_bytes(b"\xff\xfe")
    (folder / "9998.bridgecase").write_text("title = ", encoding="utf-8")
    (folder / "mine.txt").write_text("mine", encoding="utf-8")
    if sys.platform != "win32":
        os.mkfifo(folder / "9997.bridgecase")
        (folder / "9996.bridgecase").symlink_to("/dev/zero")
    second = desks()
    assert titles(second) == ["South will not have the opening lead"]
    second.filing.tables.clear()
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


def test_a_table_that_cannot_be_read_is_only_spoken_of(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk, path = desks(), tmp_path / "broken.bridgecase"
    path.write_text("id = ", encoding="utf-8")
    assert not desk.filing.bring_back(path)
    assert "cannot be opened" in desk.notice.text


def test_where_nothing_can_be_kept_the_user_is_asked(
    desks: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, asked = desks(), list[str]()
    tried(desk)
    (tmp_path / "recovery").mkdir(exist_ok=True)
    (tmp_path / "recovery" / "tables").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(filing_module, "ask_to_save", lambda _, title: asked.append(title))
    assert not desk.filing.may_leave()
    assert asked == ["South will not have the opening lead"]


def test_one_that_is_saved_to_a_file_is_no_recent_table_any_more(
    desks: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks()
    tried(desk)
    assert desk.filing.open(HURRIED)
    assert desk.filing.bring_back(desk.filing.tables.tables()[0].path)
    monkeypatch.setattr(filing_module, "ask_for_file", lambda *_: tmp_path / "kept.bridgecase")
    assert desk.filing.save()
    assert titles(desk) == []


def test_the_menu_lists_them_by_title_and_time_and_forgets_them(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window(LEAD)
    window.acting.go(None, 1)
    window.acting.typed(window.acting.read("s spreads"))
    assert window.filing.open(HURRIED)
    settle(qtbot, window)
    window.menus.titled["file"].aboutToShow.emit()
    entries = [action for action in window.menus.tables.actions() if action.text()]
    assert entries[0].text().startswith("South will not have the opening lead  ·  ")
    entries[0].trigger()
    settle(qtbot, window)
    assert window.windowTitle().startswith("South will not have the opening lead")
    window.menus.titled["file"].aboutToShow.emit()
    window.menus.tables.actions()[-1].trigger()
    window.menus.titled["file"].aboutToShow.emit()
    assert not window.menus.tables.isEnabled()


def test_they_stand_at_the_top_of_the_list_too(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(LEAD)
    assert top_rows(window.cases.tree)[0].text(0)[2:] != "Recent tables"
    window.session.goto(1)
    assert window.acting.do(parse("the director explains"))
    record = window.session.record
    assert window.filing.open(LEAD)
    group = top_rows(window.cases.tree)[0]
    assert (group.text(0)[2:], group.childCount()) == ("Recent tables", 1)
    with qtbot.waitSignal(window.filing.opened):
        window.cases.tree.itemClicked.emit(group.child(0), 0)
    assert window.session.record == record
    window.menus.titled["file"].aboutToShow.emit()
    window.menus.tables.actions()[-1].trigger()
    assert top_rows(window.cases.tree)[0].text(0)[2:] != "Recent tables"
