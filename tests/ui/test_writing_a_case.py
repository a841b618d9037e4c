"""A case is written in the window: its texts, its facts, what is expected; saved, put by, previewed and paired."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from bridgetable.cards import SUITS
from bridgetable.cases.check import check, check_file
from bridgetable.cases.reader import load
from bridgetable.seats import Seat
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from bridgetable.ui.files import filing as filing_module
from bridgetable.ui.files.files import Document
from bridgetable.ui.files.tonight import TonightsBoards
from bridgetable.ui.record.setup_dialog import SetupDialog
from bridgetable.ui.record.wishes_dialog import DealWishes
from bridgetable.ui.shell.window import Window
from bridgetable.ui.writing.desk import PAGE, WritingDesk
from bridgetable.ui.writing.facts import ASK
from bridgetable.ui.writing.twin_dialog import TwinDialog
from present import present
from ui.conftest import PATIENCE, settle

NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
DEAL = "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"


@pytest.fixture(autouse=True)
def nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves a record with something unsaved discards it."""
    monkeypatch.setattr(filing_module, "ask_to_save", lambda *_: QMessageBox.StandardButton.Discard)


def begun(qtbot: QtBot, window: Window, *actions: str) -> WritingDesk:
    """A new case with this deal, in which this has happened."""
    window.menus.act("new case").trigger()
    dialog = present(window.findChild(SetupDialog))
    dialog.paste(DEAL, Seat.N)
    dialog.contract.setCurrentText("4S")
    dialog._buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    for words in actions:
        window.acting.do(parse(words))
    settle(qtbot, window)
    return present(window.findChild(WritingDesk))


def save_as(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(filing_module, "ask_for_file", lambda *_: path)


def write_all(qtbot: QtBot, window: Window) -> WritingDesk:
    desk = begun(qtbot, window, "E leads C2", "S calls the director")
    QTest.keyClicks(desk.page.texts.fields["title"], "The wrong hand leads")
    for name in ("story", "ruling"):
        desk.page.texts.proposing[name].click()
    desk.page.texts.laws.chips["54"].click()
    desk.page.expected.all.click()
    settle(qtbot, window)
    return desk


def test_a_first_case_passes_check(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = write_all(qtbot, window)
    assert window.pages.page == PAGE
    path = tmp_path / "first.bridgecase"
    save_as(monkeypatch, path)
    desk.page.save.click()
    assert window.filing.document.saved
    assert check([path]).totals == "1 passed, 0 failed"
    case = load(path)
    assert (case.id, dict(case.title), case.laws) == ("first", {"en": "The wrong hand leads"}, ("54",))
    assert case.story_in() == "South plays 4♠. East leads ♣2. South calls the director."


def test_a_case_of_the_auction_tells_who_deals_and_of_no_contract(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.menus.act("new case").trigger()
    dialog = present(window.findChild(SetupDialog))
    dialog.contract.setCurrentIndex(0)
    assert not dialog.declarer.isEnabled()
    dialog.dealer.setCurrentIndex(dialog.dealer.findData("N"))  # what is chosen last counts as well
    dialog._buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    for words in ("N bids 1S", "E bids 1H", "S calls the director", "the director explains"):
        window.acting.do(parse(words))
    settle(qtbot, window)
    desk = present(window.findChild(WritingDesk))
    desk.page.texts.proposing["story"].click()
    desk.page.expected.all.click()
    path = tmp_path / "too-low.bridgecase"
    save_as(monkeypatch, path)
    desk.page.save.click()
    case = load(path)
    assert case.story_in() == "North deals. North bids 1♠. East bids 1♥. South calls the director."
    assert case.record.position.header.stage == "auction"
    assert {each.wanted.key for each in desk._offers} & {"lead", "winner", "tricks", "declarer"} == set()
    assert check([path]).totals == "1 passed, 0 failed"


def test_the_page_says_what_comes_next(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window)
    said = [desk.page.next.text()]
    window.acting.do(parse("E leads C2"))
    settle(qtbot, window)
    said.append(desk.page.next.text())
    QTest.keyClicks(desk.page.texts.fields["title"], "x")
    qtbot.waitUntil(lambda: desk.page.next.text() != said[-1], timeout=PATIENCE)
    said.append(desk.page.next.text())
    QTest.keyClicks(desk.page.texts.fields["story"], "y")
    qtbot.waitUntil(lambda: desk.page.next.text() != said[-1], timeout=PATIENCE)
    said.append(desk.page.next.text())
    desk.page.expected.all.click()
    said.append(desk.page.next.text())
    assert [words.split()[0] for words in said] == ["Do", "Give", "Tell", "Tick", "Nothing"]


def test_the_wheel_moves_the_page_and_changes_no_level(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window)
    texts, at = desk.page.texts, QPoint(5, 5)
    for box in (texts.level, texts.languages, desk.page.expected.supposing.box):
        down = QWheelEvent(at, box.mapToGlobal(at), at, QPoint(0, -120), *NO_KEY, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(box, down)
        assert not down.isAccepted()
    assert not desk.page.texts.written(window.filing.document.case).level


def test_what_is_ticked_turns_red_and_back(qtbot: QtBot, window: Window) -> None:
    desk = write_all(qtbot, window)
    assert desk.page.expected.wrong.count() == 0
    desk.page.facts.answered.emit("told-turn #1", "S")
    settle(qtbot, window)
    assert desk.page.expected.wrong.count() > 0
    assert "red" in desk.page.next.text()
    desk.page.facts.withdrawn.emit("told-turn #1")
    settle(qtbot, window)
    assert desk.page.expected.wrong.count() == 0


def test_a_fact_on_the_wrong_action_is_refused_and_stays_to_be_mended(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window, "E leads C2", "S calls the director")
    field = desk.page.facts.field
    field.setText("told-turn #2 = no")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "told-turn" in desk.page.facts.problem.text()
    assert field.text() == "told-turn #2 = no"
    assert not window.session.record.facts
    field.setText("seen-by #1 = N")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.text(), [fact.key for fact in window.session.record.facts]) == ("", ["seen-by #1"])
    settle(qtbot, window)
    qtbot.waitUntil(lambda: desk._idle == {"seen-by #1": "unread"}, timeout=PATIENCE)


def test_a_question_is_left_to_the_class_and_answered_after_all(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window, "W lets D8 be seen", "S calls the director")
    qtbot.waitUntil(lambda: bool(desk._asked), timeout=PATIENCE)
    question = desk._asked[0]
    desk.page.facts.answered.emit(question.key, ASK)
    assert f'"{question.key}"' in window.filing.document.text()
    desk.page.facts.answered.emit(question.key, question.answers[0])
    assert "questions" not in window.filing.document.text()
    assert window.session.record.facts[0].key == question.key


def test_another_language_stands_in_the_same_file(qtbot: QtBot, window: Window) -> None:
    desk = write_all(qtbot, window)
    desk.page.texts.begin_language("it")
    QTest.keyClicks(desk.page.texts.fields["title"], "Attacca la mano sbagliata")
    desk.page.texts.begin_language("klingon, please")
    assert 'title = {en="The wrong hand leads", it="Attacca la mano sbagliata"}' in window.filing.document.text()
    desk.page.texts.speak("en")
    assert desk.page.texts.fields["title"].toPlainText() == "The wrong hand leads"


def test_what_is_written_is_put_by_and_offered_again(
    qtbot: QtBot, window: Window, open_window: Callable[..., Window]
) -> None:
    desk = write_all(qtbot, window)
    QTest.keyClicks(desk.page.texts.fields["notes"], "ask who was on lead")
    qtbot.waitUntil(lambda: not desk._typing.isActive(), timeout=PATIENCE)
    assert window.keep()
    (copy,) = window.filing.folder.glob("unsaved-*.bridgecase")
    case = load(copy)
    assert case.notes_in() == "ask who was on lead"
    assert len(case.expects) == 1
    document = Document.read(copy, 2017)
    assert document.title == "The wrong hand leads"


def test_one_line_of_a_file_written_by_hand_is_changed(
    qtbot: QtBot, open_window: Callable[..., Window], case_file: Path
) -> None:
    written = case_file.read_text(encoding="utf-8").replace("actions", "# what they did\nactions") + "# the end\n"
    case_file.write_text(written, encoding="utf-8")
    window = open_window(case_file)
    window.menus.act("write").trigger()
    settle(qtbot, window)
    desk = present(window.findChild(WritingDesk))
    desk.page.texts.fields["title"].setPlainText("Another title")
    assert window.filing.save()
    now = case_file.read_text(encoding="utf-8").splitlines()
    assert [one for one, two in zip(written.splitlines(), now, strict=True) if one != two] == [
        'title = "A card is shown"'
    ]


def test_a_preview_hides_the_ruling_and_leads_back(qtbot: QtBot, window: Window) -> None:
    write_all(qtbot, window)
    window.menus.act("preview").trigger()
    settle(qtbot, window)
    assert window.session.hidden
    assert window.session.at == 0
    assert window.pages.isHidden()
    desk = present(window.findChild(WritingDesk))
    desk.end_preview()
    settle(qtbot, window)
    assert (window.session.hidden, window.session.at, window.pages.page) == (False, 2, PAGE)


def test_a_twin_and_its_pair_name_each_other(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = write_all(qtbot, window)
    first, second = tmp_path / "first.bridgecase", tmp_path / "second.bridgecase"
    save_as(monkeypatch, first)
    desk.page.twin.click()
    dialog = present(window.findChild(TwinDialog))
    dialog.other.click()
    settle(qtbot, window)
    assert "still the same" in desk.page.pair.text()
    desk.page.facts.answered.emit("told-turn #1", "S")
    settle(qtbot, window)
    assert "differ in one thing" in desk.page.pair.text()
    desk.page.expected.unticked.emit(desk.page.expected._red)
    desk.page.expected.all.click()
    save_as(monkeypatch, second)
    assert window.filing.save()
    assert (load(first).contrast, load(second).contrast) == (("second",), ("first",))
    assert check_file(first).passed
    assert check_file(second).passed


def test_a_case_of_the_library_is_written_as_a_copy(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    from bridgetable.resources import resource_path

    path = resource_path("cases", "law54", "law54-d-refused.toml")
    window = open_window(path)
    window.menus.act("write").trigger()
    settle(qtbot, window)
    document = window.filing.document
    assert (document.path, document.case.id, document.title) == (None, "untitled", load(path).title_in())
    assert window.pages.page == PAGE


def test_a_branch_is_listed_and_removed(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window, "E leads C2", "S calls the director")
    window.acting.step(-1)
    window.acting.do(parse("S chooses to accept"))
    settle(qtbot, window)
    (branch,) = window.session.record.branches
    assert desk.page._lines.count() == 2
    desk.page.removing.emit(branch.name)
    settle(qtbot, window)
    assert (window.session.record.branches, window.session.line, window.session.at) == ((), None, 1)


# The deal


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> SetupDialog:
    made = SetupDialog(Position(), mending=False, tonight=TonightsBoards(tmp_path))
    qtbot.addWidget(made)
    made.show()
    return made


def test_cards_are_clicked_hand_after_hand_and_the_last_fills_itself(dialog: SetupDialog) -> None:
    for suit, seat in zip(SUITS[:3], (Seat.N, Seat.E, Seat.S), strict=True):
        assert dialog.pack.seat is seat
        for rank in "AKQJT98765432":
            dialog.pack.cards[suit, rank].click()
    assert dialog.form.hands[Seat.W.index] == ("", "", "", "AKQJT98765432")
    dialog.pack.choose(Seat.N)
    dialog.pack.cards[SUITS[0], "2"].click()  # back to the pack
    assert dialog.form.hands[Seat.N.index] == ("AKQJT9876543+", "*", "*", "*")
    assert dialog.form.hands[Seat.W.index] == ("*", "*", "*", "*")


def test_hands_are_typed_one_after_the_other(dialog: SetupDialog) -> None:
    for hand in ("K74.A52.KT63.J84", "93.T74.J974.KT62", "AQJT62.K6.A5.Q93"):
        field = present(dialog.focusWidget())
        QTest.keyClicks(field, hand)
    assert dialog.form.hands[Seat.W.index] == ("85", "QJ983", "Q82", "A75")


def test_what_is_pasted_fills_all_and_can_be_taken_back(dialog: SetupDialog) -> None:
    before = dialog.form
    QGuiApplication.clipboard().setText(f'[Deal "{DEAL}"]\n[Contract "4S"]')
    dialog.hands[Seat.E].fields[1].setFocus()
    QTest.keyClick(dialog.hands[Seat.E].fields[1], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.form.hands[Seat.N.index] == ("K74", "A52", "KT63", "J84")
    assert dialog.form.contract == "4S"
    dialog.back.click()
    assert dialog.form == before


def test_of_several_boards_the_first_is_laid_out_and_another_can_be_chosen(dialog: SetupDialog) -> None:
    before = dialog.form
    other = "N:93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75 K74.A52.KT63.J84"
    dialog.paste(f'[Board "7"]\n[Deal "{DEAL}"]\n[Contract "4S"]\n[Board "8"]\n[Deal "{other}"]', Seat.N)
    boards = dialog.boards
    assert not boards.isHidden() and boards.told.text() == "2 boards were pasted. Laid out is:"
    assert [boards.box.itemText(place) for place in range(boards.box.count())] == ["Board 7", "Board 8"]
    assert (boards.box.currentText(), dialog.form.contract) == ("Board 7", "4S")
    QTest.keyClick(boards.box, Qt.Key.Key_Down)
    assert boards.box.currentText() == "Board 8"
    assert dialog.form.hands[Seat.N.index] == ("93", "T74", "J974", "KT62")
    assert dialog.form.contract == before.contract, "the contract was the other board's"
    dialog.back.click()
    assert dialog.form == before and boards.isHidden()
    dialog.paste(DEAL, Seat.N)
    assert boards.isHidden()


def test_after_a_deal_was_pasted_the_contract_is_typed_and_enter_takes_both(dialog: SetupDialog) -> None:
    dialog.paste(DEAL, Seat.N)
    QTest.keyClicks(present(dialog.focusWidget()), "4s")
    QTest.keyClick(present(dialog.focusWidget()), Qt.Key.Key_Return)
    assert not dialog.isVisible() and dialog.form.contract == "4S"


def test_what_is_typed_into_the_contract_takes_its_place_after_a_click(qtbot: QtBot, dialog: SetupDialog) -> None:
    field = present(dialog.contract.lineEdit())
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: field.selectedText() == field.text(), timeout=PATIENCE)
    QTest.keyClicks(field, "4s")
    assert dialog.form.contract == "4S"


def test_what_is_no_deal_changes_nothing(dialog: SetupDialog) -> None:
    dialog.hands[Seat.N].fields[0].setText("AK+")
    before = dialog.form
    dialog.paste("the director said no", Seat.N)
    assert dialog.problems.text().startswith("No deal was found")
    assert dialog.form == before


def test_a_case_that_was_being_written_is_taken_up_on_its_page(
    qtbot: QtBot, window: Window, open_window: Callable[..., Window]
) -> None:
    write_all(qtbot, window)
    assert window.keep()
    (copy,) = window.filing.folder.glob("unsaved-*.bridgecase")
    left = copy.rename(copy.with_name("unsaved-left.bridgecase"))
    other = open_window()
    assert other.filing.restore(left)
    settle(qtbot, other)
    desk = present(other.findChild(WritingDesk))
    assert other.pages.page == PAGE
    assert desk.page.texts.fields["title"].toPlainText() == "The wrong hand leads"
    assert not left.exists()


def test_a_table_that_was_no_case_is_taken_up_on_its_ruling(
    qtbot: QtBot, window: Window, open_window: Callable[..., Window]
) -> None:
    window.filing.begin_record(Record(), "A title alone")
    window.acting.do(parse("E leads C2"))
    assert window.keep()
    (copy,) = window.filing.folder.glob("unsaved-*.bridgecase")
    other = open_window()
    assert other.filing.restore(copy.rename(copy.with_name("unsaved-left.bridgecase")))
    assert other.pages.page == "ruling"


def test_the_end_of_play_and_a_choice_are_supposed(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = begun(qtbot, window, "E leads C2", "S calls the director")
    part = desk.page.expected.supposing
    offered = [part.box.itemText(number) for number in range(part.box.count())]
    assert "Play ends" in offered
    part.box.activated.emit(next(n for n, words in enumerate(offered) if "accept" in words))
    assert "accept" in part.steps.text()
    desk.page.expected.all.click()
    QTest.keyClicks(part.field, "play ends")
    QTest.keyClick(part.field, Qt.Key.Key_Return)
    desk.page.expected.more.head.setChecked(True)
    supposed = [expect.supposed for expect in window.filing.document.case.expects]
    assert [len(steps) for steps in supposed] == [1]
    assert 'if = ["S chooses to accept"]' in window.filing.document.text()
    part.back.click()
    assert part.steps.isHidden()
    desk.page.expected.all.click()
    path = tmp_path / "supposed.bridgecase"
    save_as(monkeypatch, path)
    desk.page.save.click()
    assert check([path]).totals == "1 passed, 0 failed"
    assert {bool(expect.supposed) for expect in load(path).expects} == {True, False}


def test_what_cannot_be_supposed_stays_to_be_mended(qtbot: QtBot, window: Window) -> None:
    desk = begun(qtbot, window, "E leads C2")
    part = desk.page.expected.supposing
    for typed in ("N plays C2", "the moon rises", "told-turn #9 = no", "nothing #1 = no"):
        part.field.setText(typed)
        QTest.keyClick(part.field, Qt.Key.Key_Return)
        assert part.problem.text(), typed
        assert (part.field.text(), part.steps.text()) == (typed, ""), typed
    part.field.setText("told-turn #1 = S")
    QTest.keyClick(part.field, Qt.Key.Key_Return)
    assert part.steps.text().endswith("did an opponent tell him that it was his turn, and did he act on it? South")
    assert not window.session.record.facts
    window.acting.do(parse("S calls the director"))
    settle(qtbot, window)
    assert part.steps.isHidden()  # another place: nothing is supposed there


def test_enter_takes_the_deal_that_was_dealt_at_random(qtbot: QtBot, window: Window) -> None:
    window.menus.act("new case").trigger()
    dialog = present(window.findChild(SetupDialog))
    QTest.mouseClick(dialog.at_random, Qt.MouseButton.LeftButton)
    QTest.keyClick(present(dialog.findChild(DealWishes)).deal, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.findChild(DealWishes) is None, timeout=PATIENCE)
    assert sum(map(len, dialog.form.hands[0])) == 13
    QTest.keyClick(present(dialog.focusWidget()), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.pages.page == PAGE, timeout=PATIENCE)
    assert not dialog.isVisible()
