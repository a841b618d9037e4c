"""Boards of other programs in the window: pasted, opened, dropped; looked at before one is put on the table."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.exchange.own_section import offered
from bridgetable.exchange.pbn_read import read_pbn
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.sentences import parse
from bridgetable.ui.exchange.boards_dialog import BoardsDialog
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import PATIENCE, settle
from ui.dropping import dropped_on

PBN = """
[Event "Club evening"]
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]

[Event "Club evening"]
[Board "8"]
[Dealer "W"]
[Deal "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"]

[Board "9"]
[Deal "N:K74.A52.KT63.J84 K74.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"]
"""


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    return open_window()


def dialog_of(window: Window) -> BoardsDialog:
    return present(window.findChild(BoardsDialog))


def test_a_copied_board_is_on_the_table_after_two_keys(window: Window, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(PBN.split("\n\n")[0])
    window.middle.table.setFocus()
    QTest.keyClick(window.middle.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window)
    before = window.session.record
    QTest.keyClick(dialog.boards, Qt.Key.Key_Return)
    header = window.session.record.position.header
    assert window.session.record is not before
    assert (header.declarer, header.contract, header.dealer) == (Seat.S, "4S", Seat.S)
    assert window.session.record.position.hands[2].cards


def test_boards_are_listed_and_what_was_refused_is_told(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "tonight.txt"
    path.write_text(PBN, encoding="utf-8")
    before = window.session.record
    assert not window.filing.open(path)
    dialog = dialog_of(window)
    assert [present(dialog.boards.topLevelItem(row)).text(0) for row in range(2)] == ["7", "8"]
    assert "2 boards read, 1 refused" in dialog.told.text().replace(", 0 with a remark", "")
    assert "9" in present(dialog.left_out.item(0)).text() and not dialog.picture.pixmap().isNull()
    assert dialog.picture.visibleRegion().boundingRect().width() == dialog.picture.pixmap().width()
    assert window.session.record is before
    dialog.reject()
    assert window.session.record is before


@pytest.mark.parametrize("copied", ["", "   \n", "dear director, who was right?"])
def test_where_there_is_no_board_that_is_said(window: Window, copied: str) -> None:
    before = window.session.record
    QGuiApplication.clipboard().setText(copied)
    window.menus.act("paste").trigger()
    assert window.findChild(BoardsDialog) is None
    assert window.middle.notice.isVisible() and window.session.record is before


def test_a_file_that_is_gone_is_told_by_name(window: Window, tmp_path: Path) -> None:
    window.exchanging.open(tmp_path / "gone.pbn")
    assert window.middle.notice.isVisible()


@pytest.mark.parametrize("name", ["case.pbn", "case.lin", "case"])
def test_a_case_is_written_for_other_programs_and_comes_back(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    record, path = window.session.record, tmp_path / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.menus.act("for others").trigger()
    written = path if path.suffix else path.with_suffix(".pbn")
    assert written.name in window.middle.notice.text
    window.filing.open(written)
    dialog_of(window).take.click()
    back = window.session.record
    assert back.position.hands == record.position.hands
    if written.suffix == ".pbn":  # nothing of a case is lost in it
        assert back.log == record.log and back.facts == record.facts


def test_a_link_is_copied_and_pasted(open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    hands = window.session.record.position.hands
    window.menus.act("copy link").trigger()
    assert QGuiApplication.clipboard().text().startswith("https://")
    window.menus.act("paste").trigger()
    dialog_of(window).take.click()
    assert window.session.record.position.hands == hands


def test_a_file_that_cannot_be_written_is_told(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "nowhere" / "a.pbn"), ""))
    window.menus.act("for others").trigger()
    assert "a.pbn" in window.middle.notice.text and not list(tmp_path.glob("nowhere*"))


def test_a_program_that_stops_at_the_whole_record_gets_the_board_without_it(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    path = tmp_path / "a.pbn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(path), given[3].split(";;")[1]))
    window.menus.act("for others").trigger()
    assert "BridgetableCase" not in path.read_text(encoding="latin-1") and "[Deal " in path.read_text(
        encoding="latin-1"
    )


def test_what_is_expected_goes_with_what_was_done_since(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    window.acting.go(None, 1)
    window.session.do(parse("N plays C4"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a.pbn"), ""))
    window.menus.act("for others").trigger()
    read = read_pbn((tmp_path / "a.pbn").read_text(encoding="latin-1"))
    assert offered(read.boards[0])[0].case.expects == window.filing.document.as_it_stands().expects


def test_a_file_keeps_its_other_names(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    kept, link = tmp_path / "kept.pbn", tmp_path / "link.pbn"
    kept.write_text("old", encoding="utf-8")
    link.symlink_to(kept)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(link), ""))
    window.menus.act("for others").trigger()
    assert link.is_symlink() and "BridgetableCase" in kept.read_text(encoding="latin-1")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
def test_nobody_waits_at_a_pipe(window: Window, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pbn")
    window.exchanging.open(tmp_path / "pipe.pbn")
    assert "pipe.pbn" in window.middle.notice.text


def test_half_a_sign_is_no_board(window: Window) -> None:
    window.exchanging.offer_text("\ud83c")
    assert window.middle.notice.isVisible()


def test_what_is_lost_on_the_way_tells_no_ruling_that_is_kept_back(open_window: Callable[..., Window]) -> None:
    window = open_window(hidden=True)
    window.filing.open(resource_path("cases", "law64", "law64-a1-only-that-trick.toml"))
    assert window.session.hidden
    assert not window.menus.act("for others").isEnabled() and not window.menus.act("copy link").isEnabled()
    window.menus.act("show ruling").trigger()
    assert window.menus.act("for others").isEnabled() and window.menus.act("copy link").isEnabled()


def test_a_text_that_is_dropped_is_looked_at(window: Window) -> None:
    window.exchanging.offer_text("N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75")
    assert present(dialog_of(window).board).case.record.position.hands[0].cards


def test_a_link_that_holds_a_board_may_be_dropped(window: Window, qtbot: QtBot) -> None:
    assert dropped_on(window, urls=["https://example.invalid/handviewer.html?lin=md|3S2,,,|sv|o|"])
    qtbot.waitUntil(lambda: window.findChild(BoardsDialog) is not None)


def test_another_file_that_is_dropped_on_the_list_is_looked_at_in_its_place(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    other = tmp_path / "other.pbn"
    other.write_text(PBN, encoding="utf-8")
    window.exchanging.offer_text("N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75")
    first = dialog_of(window)
    assert not dropped_on(first, urls=[other, other])
    assert dropped_on(first, urls=[other])
    qtbot.waitUntil(lambda: any("other.pbn" in each.windowTitle() for each in window.findChildren(BoardsDialog)))
    assert not first.isVisible()


@pytest.mark.parametrize("size", [100, 125, 150])
def test_the_list_is_never_wider_than_its_room(
    request: pytest.FixtureRequest, window: Window, qtbot: QtBot, size: int
) -> None:
    request.addfinalizer(lambda: window.wearing.change_text(100))
    window.wearing.change_text(size)
    doubled = PBN.replace('[Contract "4S"]', '[Contract "6NTXX"]')
    window.exchanging.offer_text("\n\n".join([doubled] * 20))
    shown = dialog_of(window)
    qtbot.waitUntil(shown.boards.isVisible)
    assert not shown.boards.horizontalScrollBar().isVisible()
    assert sum(map(shown.boards.columnWidth, range(4))) <= shown.boards.viewport().width()
    assert shown.width() <= shown.screen().availableSize().width()


def test_many_boards_are_read_beside_the_window(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "many.pbn"
    path.write_text("\n\n".join([PBN.split("\n\n")[0]] * 1500), encoding="utf-8")
    for _ in range(2):  # a second time as well
        window.exchanging.open(path)
        assert "Reading many.pbn" in window.middle.notice.text and not window.findChildren(BoardsDialog)
        qtbot.waitUntil(lambda: bool(window.findChildren(BoardsDialog)), timeout=PATIENCE)
        dialog = dialog_of(window)
        assert dialog.boards.topLevelItemCount() == 1500
        dialog.reject()
        qtbot.waitUntil(lambda: not window.findChildren(BoardsDialog), timeout=PATIENCE)


def test_something_may_go_wrong_on_a_board_of_the_list(window: Window, qtbot: QtBot) -> None:
    window.exchanging.offer_text(PBN)
    dialog = dialog_of(window)
    qtbot.mouseClick(dialog.practise, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    laid = window.session.record.position
    assert window.practising.asking and window.session.hidden
    assert laid.header.contract == "4S" or laid.header.stage == "auction"
    assert {str(card) for card in laid.hands[0].cards if card.known} <= {"SK", "S7", "S4", "HA", "H5", "H2", *NORTHS}


NORTHS = ("DK", "DT", "D6", "D3", "CJ", "C8", "C4")
