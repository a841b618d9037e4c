"""Tonight's boards: loaded once, kept until the morning, and brought to the table by their numbers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards import Suit
from bridgetable.exchange.board import BoardsRead
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.exchange.reading import boards_in
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND, Position, Start, hand_text, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.equity.window import WorthWindow
from bridgetable.ui.exchange.boards_dialog import BoardsDialog
from bridgetable.ui.exchange.tonight_dialog import TonightDialog
from bridgetable.ui.files import board_texts, tonight
from bridgetable.ui.files.tonight import Loaded, TonightsBoards, told_of
from bridgetable.ui.record.setup_dialog import SetupDialog
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import PATIENCE, settle
from ui.dropping import dropped_on

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

SEVEN = "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"
EIGHT = "E:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"
EVENING = date(2026, 3, 5)


def pbn(seven: str = SEVEN) -> str:
    return f'[Board "7"]\n[Deal "{seven}"]\n[Contract "6C"]\n\n[Board "8"]\n[Deal "{EIGHT}"]\n'


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.pbn"
    path.write_text(pbn(), encoding="utf-8")
    return path


@pytest.fixture
def picked(club: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that is picked whenever files are asked for."""
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(club)], ""))
    return club


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    """A window on a table of which nothing is known."""
    window = open_window()
    window.filing.begin(Position())
    return window


def kept(work: Path, day: date = EVENING) -> TonightsBoards:
    return TonightsBoards(work, lambda: day)


def problems_of(boards: TonightsBoards, data: bytes, name: str) -> tuple[str, ...]:
    """Why these boards could not be loaded, if so."""
    told: list[Loaded] = []
    boards.loaded.connect(told.append)
    boards.add(data, name)
    boards.loaded.disconnect(told.append)
    return told[-1].problems


def type_on_line(window: Window, text: str) -> None:
    field = window.middle.command.field
    field.setText(text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def pressed(window: Window, words: str) -> None:
    """Press the button of the notice that says so."""
    (choice,) = [
        each for each in window.middle.notice.findChildren(QPushButton) if each.isVisible() and each.text() == words
    ]
    choice.click()


# What is kept


def test_what_is_loaded_is_there_again_at_the_next_start_of_the_same_evening(tmp_path: Path, club: Path) -> None:
    boards = kept(tmp_path)
    boards.load([club])
    (found,) = boards.files
    assert told_of(found) == "club.pbn: 2 boards, 7 to 8"
    again = kept(tmp_path)
    assert again.files == (found,)
    assert [board.hands for board in again.boards("board 7")] == [read_deal(SEVEN)]
    assert kept(tmp_path, date(2026, 3, 6)).files == ()
    assert kept(tmp_path).files == (), "the boards of another evening are gone"
    assert not list((tmp_path / "tonight").iterdir())


def test_an_evening_goes_on_until_the_morning(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        hours = 0

        @classmethod
        def now(cls, tz: object = None) -> Clock:
            return cls(2026, 3, 6, cls.hours, 30)

    monkeypatch.setattr(tonight, "datetime", Clock)
    for Clock.hours, day in ((0, 5), (5, 5), (6, 6), (23, 6)):
        assert tonight.this_evening() == date(2026, 3, day)


def test_a_file_of_the_same_name_takes_the_place_of_the_one_before_and_any_can_be_forgotten(tmp_path: Path) -> None:
    boards = kept(tmp_path)
    boards.add(pbn().encode(), "club.pbn")
    boards.add(pbn(SEVEN.replace("N:", "S:")).encode(), "a/../b|club.pbn")
    boards.add(pbn(SEVEN.replace("N:", "E:")).encode(), "club.pbn")
    assert [file.name for file in boards.files] == ["a_.._b_club.pbn", "club.pbn"]
    assert [board.origin.file for board in boards.boards("7")] == ["club.pbn", "a_.._b_club.pbn"]
    assert kept(tmp_path).files == boards.files
    assert {path.parent for path in tmp_path.rglob("*club.pbn")} == {tmp_path / "tonight" / "2026-03-05"}
    boards.forget("club.pbn")
    assert [file.name for file in kept(tmp_path).files] == [file.name for file in boards.files] == ["a_.._b_club.pbn"]


@pytest.mark.parametrize("data", [b"", b"dear director", b"\xff\x00" * 50, b'[Board "7"]\n[Contract "3NT"]'])
def test_what_holds_no_board_is_refused_and_changes_nothing(tmp_path: Path, data: bytes) -> None:
    boards = kept(tmp_path)
    (problem,) = problems_of(boards, data, "what.pbn")
    assert problem.startswith("Nothing is loaded: ") and len(problem) > 30
    assert boards.files == () and not list(tmp_path.iterdir())


def test_what_was_kept_and_is_damaged_is_left_out(tmp_path: Path, club: Path) -> None:
    kept(tmp_path).load([club])
    folder = tmp_path / "tonight" / EVENING.isoformat()
    (folder / "2 damaged.pbn").write_bytes(b"\xfe\xff\x00")
    (folder / "3 folder.pbn").mkdir()
    (folder / "note.txt").write_text("not ours", encoding="utf-8")
    assert [file.name for file in kept(tmp_path).files] == ["club.pbn"]


def test_where_nothing_can_be_kept_it_is_there_until_the_program_ends(tmp_path: Path, club: Path) -> None:
    (tmp_path / "tonight").write_text("in the way", encoding="utf-8")
    boards = kept(tmp_path)
    boards.load([club])
    assert boards.boards("7") and boards.problem


def test_there_is_an_end_to_the_files_of_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tonight, "MOST", 1)
    boards = kept(tmp_path)
    boards.add(pbn().encode(), "club.pbn")
    assert problems_of(boards, pbn().encode(), "club.pbn") == ()
    (problem,) = problems_of(boards, pbn().encode(), "other.pbn")
    assert "No more than 1" in problem


# What takes long to read


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every file is long; which thread reads each."""
    monkeypatch.setattr(board_texts, "AT_ONCE", 10)
    readers: list[int] = []

    def noted(data: bytes, name: str) -> BoardsRead:
        readers.append(get_ident())
        return boards_in(data, name)

    monkeypatch.setattr(tonight, "boards_in", noted)
    return readers


def test_a_long_file_is_read_beside_the_window(window: Window, qtbot: QtBot, picked: Path, long: list[int]) -> None:
    window.menus.act("tonight").trigger()
    dialog = present(window.findChild(TonightDialog))
    dialog.load.click()
    assert dialog.said.text() == "The boards are being read…"
    assert not (dialog.load.isEnabled() or dialog.paste.isEnabled() or dialog.take.isEnabled())
    qtbot.waitUntil(lambda: dialog.files.count() == 1, timeout=PATIENCE)
    assert dialog.said.text() == "" and dialog.load.isEnabled() and dialog.number.hasFocus()
    assert long and get_ident() not in long


def test_what_was_kept_and_is_long_is_read_beside_the_window(
    window: Window, qtbot: QtBot, club: Path, long: list[int]
) -> None:
    folder = window.filing.folder / "tonight" / tonight.this_evening().isoformat()
    folder.mkdir(parents=True)
    (folder / "1 club.pbn").write_bytes(club.read_bytes())
    type_on_line(window, "board 7")
    assert window.middle.notice.text == "The boards are being read…"
    qtbot.waitUntil(lambda: window.session.record.position.hands == read_deal(SEVEN), timeout=PATIENCE)
    assert long and get_ident() not in long


def test_what_is_loaded_while_the_kept_is_read_stays(tmp_path: Path, qtbot: QtBot, club: Path, long: list[int]) -> None:
    kept(tmp_path)._keep(pbn().encode(), "club.pbn")
    kept(tmp_path)._keep(pbn().encode(), "other.pbn")
    boards = kept(tmp_path)
    assert boards.count == 0 and boards.reading
    boards.load([club])
    qtbot.waitUntil(lambda: not boards.reading, timeout=PATIENCE)
    assert [file.name for file in boards.files] == ["other.pbn", "club.pbn"]


def test_a_long_list_that_is_kept_as_tonights_is_told_once_it_is_read(
    window: Window, qtbot: QtBot, club: Path, long: list[int]
) -> None:
    window.tonight.keep(club.read_bytes(), "club.pbn")
    assert window.middle.notice.text == "The boards are being read…"
    qtbot.waitUntil(lambda: window.middle.notice.text == "club.pbn: 2 boards, 7 to 8", timeout=PATIENCE)


def test_a_long_file_is_read_where_a_deal_is_set_up(
    qtbot: QtBot, tmp_path: Path, picked: Path, long: list[int]
) -> None:
    dialog = SetupDialog(Position(), mending=False, tonight=TonightsBoards(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.number.load.click()
    assert dialog.number.told.text() == "The boards are being read…" and not dialog.number.load.isEnabled()
    qtbot.waitUntil(lambda: dialog.number.told.text() == "of 2 tonight", timeout=PATIENCE)
    assert dialog.number.load.isEnabled() and long and get_ident() not in long


# In the window


def test_four_inputs_from_a_file_to_all_cards(window: Window, qtbot: QtBot, picked: Path) -> None:
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    dialog = present(window.findChild(TonightDialog))
    qtbot.waitUntil(dialog.load.hasFocus)
    QTest.keyClick(dialog.load, Qt.Key.Key_Return)  # the file is picked, which is the third
    assert [dialog.files.item(row).text() for row in range(dialog.files.count())] == ["club.pbn: 2 boards, 7 to 8"]
    assert dialog.number.hasFocus()
    QTest.keyClicks(dialog.number, "7")
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    position = window.session.record.position
    assert position.hands == read_deal(SEVEN)
    assert (position.header.dealer, position.header.vulnerable, position.header.contract) == (Seat.S, "all", "1NT")


def test_boards_of_another_evening_are_gone_when_the_program_starts(
    open_window: Callable[..., Window], tmp_path: Path, club: Path
) -> None:
    work = tmp_path / "recovery"
    kept(work).load([club])
    TonightsBoards(work)._keep(pbn().encode(), "of tonight.pbn")
    window = open_window()
    assert [path.name for path in work.rglob("*.pbn")] == ["1 of tonight.pbn"]
    assert window.tonight.boards.count == 2


def test_a_number_that_there_is_not_is_told(window: Window, picked: Path) -> None:
    type_on_line(window, "board 7")
    assert "not been loaded yet" in window.middle.notice.text
    pressed(window, "Load tonight's boards…")
    dialog = present(window.findChild(TonightDialog))
    dialog.load.click()
    dialog.number.setText("12")
    dialog.take.click()
    assert dialog.said.text() == "There is no board 12 among the 2 of tonight." and dialog.isVisible()
    dialog.reject()
    type_on_line(window, "board 12")
    assert window.middle.notice.text == "There is no board 12 among the 2 of tonight."
    assert window.session.record == Record()


def test_the_hands_of_a_record_become_known_in_one_step(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    for said in ("W leads HQ", "S calls H2", "E holds H4 visible", "S calls the director", "the director explains"):
        window.acting.do(parse(said), {"partner-could-see": "yes"} if "holds" in said else None)
    settle(qtbot, window)
    before, at = window.session.record, window.session.at
    type_on_line(window, "board 7")
    after = window.session.record
    assert after.position.hands == read_deal(SEVEN)
    assert (after.log, after.facts, after.settings, after.branches) == (before.log, before.facts, (), ())
    assert window.session.at == at and before.facts and window.middle.command.field.text() == ""
    window.menus.act("undo").trigger()
    assert window.session.record == before
    window.menus.act("redo").trigger()
    assert window.session.record == after
    type_on_line(window, "board 7")
    assert window.middle.notice.text == "Board 7 is what lies here."


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("W leads SA", "Action 1: West does not hold ♠A: it is South's card."),
        ("W leads Sh", "Action 1: West holds no card that could be a spade honour."),
    ],
)
def test_a_board_from_which_a_card_cannot_have_come_is_refused(window: Window, club: Path, said: str, why: str) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse(said))
    before = window.session.record
    type_on_line(window, "board 7")
    assert why in window.middle.command.echo.whole
    assert window.session.record is before


def test_contract_and_declarer_are_typed_with_the_board(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse("W leads HQ"))
    settle(qtbot, window)
    type_on_line(window, "board 7 4s s")
    header = window.session.record.position.header
    assert (header.told_contract, header.told_declarer, header.dealer) == ("4S", Seat.S, Seat.S)
    assert window.session.record.position.hands == read_deal(SEVEN)
    type_on_line(window, "board 7 3nt s")
    assert window.middle.notice.text == "Board 7 is not what stands here: the contract would change."
    pressed(window, "As on board 7")
    assert window.session.record.position.header.told_contract == "3NT"


def test_a_contract_that_was_bid_at_the_table_is_not_typed(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse("S bids 1NT"))
    before = window.session.record
    type_on_line(window, "board 7 4s s")
    assert window.middle.notice.text.startswith("The calls that were recorded here tell the contract")
    assert window.session.record is before
    type_on_line(window, "board 7")
    assert window.session.record.position.hands == read_deal(SEVEN)


def test_a_board_is_suggested_on_the_line(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    field = window.middle.command.field
    for typed, offered in (("boa", ["board 7", "board 8"]), ("board 7 4s ", [f"board 7 4s {seat}" for seat in Seat])):
        field.clear()
        QTest.keyClicks(field, typed)
        model = field.completer().completionModel()
        assert [model.index(row, 0).data() for row in range(model.rowCount())] == offered


def test_a_card_told_only_in_part_stays_open_under_the_board(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    for said in ("W leads Hx", "N plays H2", "E plays HT", "S plays HK"):
        window.acting.do(parse(said))
    settle(qtbot, window)
    before = window.session.record
    type_on_line(window, "board 7")
    record = window.session.record
    assert [hand_text(hand) for hand in record.position.hands][3] == "85.QJ+.Q82.A75"
    assert record.position.hands[:3] == read_deal(SEVEN)[:3] and record.log == before.log
    open_in = "A card was told only in part, so some cards stay open in West's hand."
    assert window.middle.notice.text.startswith(open_in)
    type_on_line(window, "board 7")
    assert window.middle.notice.text.startswith(f"Board 7 is what lies here. {open_in}")
    window.acting.do(parse("W's Hx is H9"))
    type_on_line(window, "board 7")
    assert [hand_text(hand) for hand in window.session.record.position.hands][3] == "85.QJ83+.Q82.A75"
    assert not window.middle.notice.isVisible()


def test_a_card_told_only_in_part_stays_open_where_the_deal_is_corrected(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse("W leads Hh"))
    window.menus.act("mend").trigger()
    dialog = present(window.findChild(SetupDialog))
    type_number(dialog, "7")
    dialog.accept()
    assert hand_text(window.session.record.position.hands[3]) == "85.983+.Q82.A75"
    assert "some cards stay open in West's hand" in window.middle.notice.text


def test_what_contradicts_the_board_is_told_and_both_are_offered(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    hands = (parse_hand("A+.*.*.*"), UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND)
    window.filing.begin(Position(hands=hands))
    before = window.session.record
    for words in ("As on board 7", "A new record with board 7"):
        type_on_line(window, "board 7")
        assert window.middle.notice.text == "Board 7 is not what stands here: North's hand would change."
        assert window.session.record == before
        window.session.mark_saved()
        pressed(window, words)
        assert window.session.record.position.hands == read_deal(SEVEN)
        assert (window.session.undo_words is not None) is (words == "As on board 7")
        window.session.mark_saved()
        window.filing.begin(Position(hands=hands))


def test_two_files_with_two_boards_of_a_number_are_told_apart(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    window.tonight.boards.add(pbn(SEVEN.replace("N:", "S:")).encode(), "other.pbn")
    type_on_line(window, "board 7")
    pressed(window, "Board 7 of club.pbn")
    assert window.session.record.position.hands == read_deal(SEVEN)


def test_where_tricks_had_gone_before_a_board_helps_only_from_the_beginning(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    window.filing.begin(Position(start=Start(trick=5)))
    type_on_line(window, "board 7")
    assert "begins with trick 5" in window.middle.notice.text
    pressed(window, "Take out what had gone…")
    dialog = present(window.findChild(SetupDialog))
    assert dialog.hands[Seat.N].texts() == ("K74", "A52", "KT63", "J84") and dialog.trick.value() == 5
    dialog.reject()
    type_on_line(window, "board 7")
    window.session.mark_saved()
    pressed(window, "A new record with board 7")
    assert window.session.record.position.hands == read_deal(SEVEN)


def test_a_ruling_that_is_kept_back_stays_so(window: Window, club: Path) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse("W leads HQ"))
    before = window.session.record
    window.menus.act("show ruling").trigger()
    type_on_line(window, "board 7")
    assert "kept back" in window.middle.notice.text
    assert window.session.record is before and window.session.hidden
    window.menus.act("show ruling").trigger()
    window.menus.act("blind").trigger()
    type_on_line(window, "board 7")
    assert "Unseen cards" in window.middle.notice.text
    assert window.session.record.position.hands == before.position.hands


def test_over_a_case_of_the_library_a_new_record_begins(open_window: Callable[..., Window], club: Path) -> None:
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    window.tonight.boards.load([club])
    window.menus.act("show ruling").trigger()
    assert window.session.hidden
    type_on_line(window, "board 7")
    assert window.session.record.position.hands == read_deal(SEVEN)
    assert window.session.record.log == () and window.filing.document.path is None and not window.session.hidden


def test_a_problem_is_left_for_a_record_of_its_own(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    window.menus.act("practise").trigger()
    settle(qtbot, window)
    assert [window.filing.document.practised, window.practising.asking] == [True, True]
    window.tonight.lay("7")
    assert window.session.record.position.hands == read_deal(SEVEN)
    assert [window.filing.document.practised, window.practising.asking] == [False, False]


def test_boards_are_pasted_and_forgotten(window: Window) -> None:
    window.menus.act("tonight").trigger()
    dialog = present(window.findChild(TonightDialog))
    for text, said in (("", "Nothing has been copied"), ("see you", "Nothing is loaded: "), (pbn(), "")):
        QGuiApplication.clipboard().setText(text)
        dialog.paste.click()
        assert dialog.said.text().startswith(said) and dialog.files.count() == (not said)
    QGuiApplication.clipboard().setText(pbn(SEVEN.replace("N:", "S:")))
    dialog.paste.click()
    assert [file.name for file in window.tonight.boards.files] == ["pasted 1", "pasted 2"]
    dialog.forget.click()
    dialog.forget.click()
    assert dialog.said.text() == "Nothing is loaded yet." and not dialog.number.isEnabled()
    assert window.tonight.boards.count == 0


def test_files_and_texts_are_dropped_where_they_are_loaded(
    window: Window, qtbot: QtBot, tmp_path: Path, club: Path
) -> None:
    other = tmp_path / "other.pbn"
    other.write_text(pbn(SEVEN.replace("N:", "S:")), encoding="utf-8")
    window.menus.act("tonight").trigger()
    dialog = present(window.findChild(TonightDialog))
    assert dropped_on(dialog, urls=[club, other])
    qtbot.waitUntil(lambda: dialog.files.count() == 2)
    assert dropped_on(dialog, text=pbn(SEVEN.replace("N:", "W:")))
    qtbot.waitUntil(lambda: dialog.files.count() == 3)
    assert [file.name for file in window.tonight.boards.files] == ["club.pbn", "other.pbn", "pasted 1"]
    assert not dropped_on(dialog, urls=["http://example.invalid/"])
    assert not dialog.number.acceptDrops()  # so the dialog takes what is dropped there
    window.tonight.boards._incoming.busy = True
    assert not dropped_on(dialog, urls=[club])


def test_what_cannot_be_loaded_or_kept_is_told(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, club: Path
) -> None:
    (tmp_path / "empty.pbn").touch()
    names = [str(tmp_path / "gone.pbn"), str(tmp_path / "empty.pbn")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    window.menus.act("tonight").trigger()
    dialog = present(window.findChild(TonightDialog))
    dialog.load.click()
    gone, empty = dialog.said.text().split("\n")
    assert gone.startswith("gone.pbn is not loaded") and empty.startswith("empty.pbn is not loaded")
    (window.filing.folder / "tonight").parent.mkdir(parents=True, exist_ok=True)
    (window.filing.folder / "tonight").write_text("in the way", encoding="utf-8")
    names[:] = [str(club)]
    dialog.load.click()
    assert "cannot be kept beyond" in dialog.said.text()


def test_a_list_of_boards_that_is_looked_at_is_kept_as_tonights(window: Window, club: Path) -> None:
    window.filing.open(club)
    present(window.findChild(BoardsDialog)).keep.click()
    assert window.middle.notice.text == "club.pbn: 2 boards, 7 to 8"
    assert window.tonight.boards.count == 2 and window.session.record == Record()


def test_an_unknown_hand_is_told_by_tonights_boards(window: Window, qtbot: QtBot, club: Path) -> None:
    window.tonight.boards.load([club])
    window.acting.do(parse("W leads HQ"))
    settle(qtbot, window)
    window.menus.act("worth").trigger()
    beside = present(window.findChild(WorthWindow))
    qtbot.waitUntil(lambda: beside.tricks.now.said.text().startswith("North's hand is not known"), timeout=PATIENCE)
    assert beside.tricks.now.said.text().endswith("load tonight's boards, or type it.")
    beside.tricks.tonight.click()
    dialog = present(beside.findChild(TonightDialog))
    dialog.number.setText("7")
    dialog.take.click()
    qtbot.waitUntil(lambda: not beside.tricks.tonight.isVisible(), timeout=PATIENCE)
    assert "not known" not in beside.tricks.now.said.text()
    assert [sentence(entry) for entry in window.session.record.log] == ["W leads HQ"]


# Where a deal is set up


@pytest.fixture
def set_up(qtbot: QtBot, tmp_path: Path, club: Path) -> SetupDialog:
    boards = TonightsBoards(tmp_path)
    boards.load([club])
    dialog = SetupDialog(Position(), mending=False, tonight=boards)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.number.field.hasFocus)
    return dialog


def type_number(dialog: SetupDialog, typed: str) -> None:
    field = dialog.number.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_number_lays_out_the_board_and_the_contract_comes_next(set_up: SetupDialog) -> None:
    type_number(set_up, "7")
    assert set_up.isVisible() and set_up.contract.hasFocus()
    QTest.keyClicks(set_up.contract, "4s")
    QTest.keyClick(set_up.contract, Qt.Key.Key_Return)
    header = set_up.position.header
    assert set_up.position.hands == read_deal(SEVEN) and not set_up.isVisible()
    assert (header.contract, header.dealer, header.vulnerable) == ("4S", Seat.S, "all")


def test_another_number_lays_out_another_and_the_way_back_is_there(set_up: SetupDialog) -> None:
    type_number(set_up, "7")
    type_number(set_up, "8")
    assert set_up.position.hands == read_deal(EIGHT)
    set_up.back.click()
    assert set_up.position.hands == read_deal(SEVEN)
    type_number(set_up, "9")
    assert set_up.problems.text() == "There is no board 9 among the 2 of tonight." and set_up.isVisible()


def test_a_number_is_taken_when_the_field_is_left(set_up: SetupDialog) -> None:
    QTest.keyClicks(set_up.number.field, "7")
    QTest.keyClick(set_up.number.field, Qt.Key.Key_Tab)
    assert set_up.position.hands == read_deal(SEVEN)


@pytest.mark.parametrize("taken", [True, False])
def test_typed_cards_that_the_board_contradicts_are_not_lost_unasked(set_up: SetupDialog, taken: bool) -> None:
    set_up.hands[Seat.E].fields[0].setText("AK+")
    type_number(set_up, "7")
    assert set_up.asking.text == "Board 7 is not what stands here: East's hand would change."
    assert set_up.position.hands[0] == UNKNOWN_HAND
    take, keep = (each for each in set_up.asking.findChildren(QPushButton) if each.isVisible())
    assert take.hasFocus()
    QTest.keyClick(take if taken else keep, Qt.Key.Key_Return)
    assert set_up.isVisible() and not set_up.asking.isVisible()
    assert (set_up.position.hands == read_deal(SEVEN)) is taken


def test_what_had_gone_before_a_later_trick_is_taken_out_of_the_board(set_up: SetupDialog) -> None:
    set_up.trick.setValue(5)
    set_up.hands[Seat.N].fields[0].setText("K+")
    type_number(set_up, "7")
    assert "before trick 5" in set_up.asking.text
    for suit in "SHDC":
        for held in read_deal(SEVEN):
            lowest = [card for card in held.cards if card.suit is Suit(suit)][-1]
            set_up.pack.dealt.emit(lowest.suit, lowest.name[1])
    north, east, south, west = ("K7.A5.KT6.J8", "9.T7.J97.KT6", "AQJT6.K.A.Q9", "8.QJ98.Q8.A7")
    assert [hand_text(hand) for hand in set_up.position.hands] == [north, east, south, west]
    assert not set_up.problems.text() and set_up.position.first_trick == 5


def test_cards_typed_for_a_later_trick_may_contradict_the_board_too(set_up: SetupDialog) -> None:
    set_up.trick.setValue(5)
    set_up.hands[Seat.N].fields[0].setText("A+")
    type_number(set_up, "7")
    assert set_up.asking.text == "Board 7 is not what stands here: North's hand would change."


def test_several_boards_of_a_number_are_offered_where_one_is_laid_out(set_up: SetupDialog, tmp_path: Path) -> None:
    other = SEVEN.replace("N:", "S:")
    set_up.number._boards.add(pbn(other).encode(), "other.pbn")
    type_number(set_up, "7")
    box = set_up.boards.box
    assert [box.itemText(row) for row in range(box.count())] == ["Board 7 of other.pbn", "Board 7 of club.pbn"]
    assert set_up.position.hands == read_deal(other)
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert set_up.position.hands == read_deal(SEVEN)


def test_boards_are_loaded_where_a_deal_is_set_up(qtbot: QtBot, tmp_path: Path, picked: Path) -> None:
    dialog = SetupDialog(Position(), mending=False, tonight=TonightsBoards(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.number.field.isEnabled()
    dialog.number.load.click()
    assert dialog.number.told.text() == "of 2 tonight"
    picked.unlink()
    dialog.number.load.click()
    assert dialog.problems.text().startswith("club.pbn is not loaded")
