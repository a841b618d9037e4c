"""Dialogs, help, lists and what stands round the window."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QInputDialog
from pytestqt.qtbot import QtBot

from bridgetable.findings.settings import SETTINGS
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.forms import _QUESTIONS
from bridgetable.table.sentences import parse
from bridgetable.table.ways import VARIES, all_ways, example
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.library.caselist import CaseList
from bridgetable.ui.library.listed import head_of, listed
from bridgetable.ui.panels.facts import answer_words
from bridgetable.ui.panels.law_card import linked
from bridgetable.ui.record.completions import completions
from bridgetable.ui.record.readings_dialog import SettingsDialog
from bridgetable.ui.record.setup_dialog import SetupDialog
from bridgetable.ui.shell.help import HelpWindow, help_pages
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start import selftest
from bridgetable.ui.widgets import errors
from present import present
from ui.conftest import PATIENCE, write_case
from ui.finding import top_rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


def test_a_deal_is_set_up_by_typing(qtbot: QtBot, window: Window) -> None:
    window.menus.act("new").trigger()
    dialog = present(window.findChild(SetupDialog))
    field = dialog.hands[Seat.N].fields[0]
    field.clear()
    qtbot.keyClicks(field, "kqx")
    dialog.contract.setCurrentText("4h")
    qtbot.mouseClick(dialog._buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    position = window.session.record.position
    assert [card.name for card in position.hands[0].cards] == ["SK", "SQ", "Sx"]
    assert (position.header.contract, window.session.at) == ("4H", 0)


def test_the_contract_that_is_presumed_is_told_once_it_is_chosen(qtbot: QtBot, window: Window) -> None:
    window.menus.act("new").trigger()
    dialog = present(window.findChild(SetupDialog))
    dialog.hands[Seat.N].fields[0].setText("KQx")
    assert (dialog.contract.currentText(), dialog.position.header.told_contract) == ("1NT", None)
    qtbot.keyClick(dialog.contract, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.contract, Qt.Key.Key_Up)
    assert (dialog.position.header.told_contract, dialog.position.header.told_declarer) == ("1NT", Seat.S)


def test_a_deal_that_cannot_be_is_not_taken(qtbot: QtBot, window: Window) -> None:
    window.menus.act("mend").trigger()
    dialog = present(window.findChild(SetupDialog))
    ok = dialog._buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert ok.isEnabled()
    qtbot.keyClicks(dialog.hands[Seat.N].fields[0], "3")
    assert "♠3 is held by North and by East" in dialog.problems.text()
    assert not ok.isEnabled()


def test_a_hand_with_too_few_cards_is_taken_once_it_is_said_to_be_so(qtbot: QtBot, window: Window) -> None:
    window.menus.act("new").trigger()
    dialog = present(window.findChild(SetupDialog))
    hand, ok = dialog.hands[Seat.W], dialog._buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not hand.counted.isVisible()
    for field, text in zip(hand.fields, ("AKQ", "AKQ", "AKQ", "432"), strict=True):
        field.setText(text)
    assert hand.counted.isVisible()
    assert dialog.problems.text() == "West has 12 cards, and 13 to play"
    assert not ok.isEnabled()
    hand.counted.click()
    assert dialog.problems.text() == ""
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    assert window.session.record.position.left == ((Seat.W, 12),)


def test_a_mended_deal_keeps_its_actions(qtbot: QtBot, window: Window) -> None:
    window.menus.act("mend").trigger()
    dialog = present(window.findChild(SetupDialog))
    for field in dialog.hands[Seat.N].fields:
        field.setText("*")
    qtbot.mouseClick(dialog._buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert window.session.at == 5
    assert window.session.view.table.hidden(Seat.N) > 0


def test_every_disputed_reading_can_be_chosen(qtbot: QtBot, window: Window) -> None:
    window.menus.act("readings").trigger()
    dialog = present(window.findChild(SettingsDialog))
    boxes = {box.accessibleName(): box for box in dialog.findChildren(QComboBox)}
    assert len(boxes) == sum(len(setting.values) > 1 for setting in SETTINGS.values())
    boxes["Held must stop"].setCurrentIndex(1)
    assert window.session.record.settings == (("held-must-stop", "no"),)


def test_a_branch_is_renamed(window: Window) -> None:
    window.acting.step(-3)
    window.acting.do(parse("E plays H4"))
    window.menus.act("rename").trigger()
    dialog = present(window.findChild(QInputDialog))
    dialog.setTextValue("what if")
    dialog.accept()
    assert window.session.line == "what if"


# Help


def test_every_help_page_opens(qtbot: QtBot) -> None:
    help_window = HelpWindow()
    qtbot.addWidget(help_window)
    for path in help_pages():
        help_window.open_page(path.stem)
        assert help_window.text.toPlainText().strip()


def test_the_help_has_a_page_on_what_the_program_knows(qtbot: QtBot) -> None:
    help_window = HelpWindow()
    qtbot.addWidget(help_window)
    help_window.open_page("coverage")
    assert "45C4(b)" in help_window.text.toPlainText()


def test_links_between_help_pages_lead_somewhere() -> None:
    pages = {path.name for path in help_pages()}
    for path in help_pages():
        for target in re.findall(r"\]\(([^):#]+\.md)\)", path.read_text(encoding="utf-8")):
            assert target in pages, f"{path.name} links to {target}"


def test_the_page_of_keys_names_every_key(window: Window) -> None:
    page = resource_path("help", "keys.md").read_text(encoding="utf-8")
    page = page.replace("←", "Left").replace("→", "Right")
    for action in window.menus.acts.values():
        for part in re.split(r"(?<=.)\+(?=.)", action.shortcut().toString()):
            assert part in page, action.shortcut().toString()


# The list of cases


def test_the_list_is_grouped_by_law_and_searched(qtbot: QtBot, tmp_path: Path) -> None:
    write_case(tmp_path / "law45", "one", "East shows the four")
    write_case(tmp_path / "law50", "two", "A penalty card lies there")
    (tmp_path / "law50" / "broken.toml").write_text("id = ", encoding="utf-8")
    cases = CaseList()
    qtbot.addWidget(cases)
    with qtbot.waitSignal(cases.filled, timeout=PATIENCE):
        cases.fill(tmp_path)
    assert [law.childCount() for law in top_rows(cases.tree)] == [1, 1]
    qtbot.keyClicks(cases.search, "penalty lies")
    assert cases.count.text().startswith("1 case, ")
    with qtbot.waitSignal(cases.opened, timeout=PATIENCE) as opened:
        qtbot.keyClick(cases.search, Qt.Key.Key_Return)
    assert opened.args == [tmp_path / "law50" / "two.toml"]


def test_the_next_case_of_the_list_is_opened(window: Window) -> None:
    first = window.cases.first()
    assert first is not None
    window.filing.open(first)
    window.menus.act("next case").trigger()
    second = window.filing.document.path
    assert second == window.cases.beside(first, 1)
    window.menus.act("previous case").trigger()
    assert window.filing.document.path == first
    window.menus.act("previous case").trigger()
    assert window.filing.document.path == first


def test_a_header_inside_a_text_does_not_end_the_head() -> None:
    assert head_of('story = """\n[not a header]\n"""\nid = "x"\n[start]\ntrick = 3\n')["id"] == "x"


def test_a_ruling_may_have_a_line_that_begins_like_a_table(tmp_path: Path) -> None:
    """What is listed is found by all of its story and its ruling, wherever their lines break."""
    told = 'story = """\nA\npuzzle"""\nruling = """\nThe king stays on the\ntable, face up"""\n'
    (tmp_path / "own.toml").write_text(
        f'id = "own"\ntitle = "Mine"\n{told}table = {{declarer = "S"}}\n', encoding="utf-8"
    )
    (case,) = listed(tmp_path)
    words = [word for _, found in case.parts("en") for word in found]
    assert {"face", "puzzle"} <= set(words)


def test_every_shipped_case_is_listed() -> None:
    shipped = resource_path("cases")
    assert {case.path for case in listed(shipped)} == set(shipped.rglob("*.toml"))


# Small parts


def test_completions_offer_verbs_then_cards(window: Window) -> None:
    table = window.session.view.table
    assert "e drops" in completions("e dr", table)
    assert completions("e drops c", table) == [f"e drops {name}" for name in ("CK", "CT", "C6", "C2")]
    assert completions("queen", table) == []
    assert "east drops c6, ck face down" in completions("east drops c6, ck", table)
    assert completions("east drops c6, d", table) == [f"east drops c6, {name}" for name in ("DJ", "D9", "D7", "D4")]


@pytest.mark.parametrize("text", ["w asks", "W asks "])
def test_who_asks_is_offered_all_there_is_to_ask(window: Window, text: str) -> None:
    offers = completions(text, window.session.view.table)
    asked = {offer[len("w asks ") :] for offer in offers}
    assert set(_QUESTIONS) < asked
    assert {"about the auction", "about card play agreements", "about", "to play on"} <= asked
    assert {f"{seat} whether he has no" for seat in "NES"} <= asked
    about = completions("w asks about ", window.session.view.table)
    assert {"w asks about 1NT", "w asks about S8", "w asks about the auction"} <= set(about)


def test_every_way_of_saying_something_is_offered_word_by_word(window: Window) -> None:
    """Who types as far as a word that varies, and then its example, is offered the way to its end."""
    table, missed = window.session.view.table, []
    for way in all_ways():
        words = example(way, Seat.W, ("S8", "H3")).split(" ")
        for number in range(1, len(way)):
            if VARIES.fullmatch(way[number]) or "LAW" in way or "TEXT" in way[:number] or way[0] == "trick":
                continue
            offers = completions(" ".join([*words[:number], way[number][:1]]), table)
            typed = " ".join(words[:number]).lower()
            if not any(offer.lower().startswith(f"{typed} {way[number]}".lower()) for offer in offers):
                missed.append(" ".join(words))
    assert missed == []


def test_markup_in_law_text_is_no_markup() -> None:
    shown = linked("a <b>card</b> under 45C4(b), Law 58")
    assert "&lt;b&gt;" in shown
    assert re.findall("href='([^']+)'", shown) == ["45C4(b)", "58"]


@pytest.mark.parametrize(("answer", "words"), [("yes", "Yes"), ("N", "North"), ("D7", "♦7"), ("none", "None")])
def test_answers_in_words(answer: str, words: str) -> None:
    assert answer_words(answer) == words


def test_recent_files_are_few_and_the_latest_first(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "p.ini")
    for number in range(12):
        preferences.remember(Path(f"/{number}.bridgecase"))
    preferences.forget(Path("/10.bridgecase"))
    kept = [path.stem for path in Preferences(tmp_path / "p.ini").recent]
    assert kept == ["11", "9", "8", "7", "6", "5", "4"]


def test_an_error_nobody_caught_opens_a_window(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    error = RuntimeError("a card too many")
    errors.report(RuntimeError, error, None, safe=True)
    (shown,) = window.findChildren(errors.ErrorWindow)
    assert "a card too many" in shown.report.toPlainText()
    assert "Qt" in shown.report.toPlainText()
    errors.report(RuntimeError, error, None, safe=True)
    assert len(window.findChildren(errors.ErrorWindow)) == 1
    assert "a card too many" in capsys.readouterr().err
    shown.close()


def test_text_is_made_larger_and_as_it_was(open_window: Callable[..., Window], case_file: Path) -> None:
    window = open_window(case_file)
    width = window.right.minimumWidth()
    window.menus.act("larger").trigger()
    assert window.right.minimumWidth() > width
    window.menus.act("usual size").trigger()
    assert window.right.minimumWidth() == width


# The program as a whole


def test_the_first_frame_loads_nothing_that_judges() -> None:
    heavy = ("bridgetable.judge", "bridgetable.table.actions", "bridgetable.cases", "tomllib")
    code = f"import sys, bridgetable.ui.start.app; print([name for name in {heavy!r} if name in sys.modules])"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True, timeout=60
    )
    assert ran.stdout.strip() == "[]"


def test_the_self_test_draws_the_window(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    assert selftest.run(picture) == 0
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (selftest.WIDTH, selftest.HEIGHT)
    colours = {image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)}
    assert len(colours) > 100


def test_the_self_test_misses_what_is_loaded_only_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "LOADED_LATER", (*selftest.LOADED_LATER, "PySide6.QtNothing"))
    monkeypatch.setattr("bridgetable.ui.sheet.printed.pdf_of", lambda _page: b"%PDF-1.4 cut short")
    assert selftest.run(tmp_path / "table.png") == 1
    told = capsys.readouterr().err
    assert "PySide6.QtNothing cannot be loaded" in told
    assert "the sheet with the ruling cannot be read" in told


BROKEN = """
import sys
from PySide6.QtCore import QTimer
from bridgetable.ui.start import selftest

def fill(*given, usual=selftest._fill):
    QTimer.singleShot(0, lambda: 1 / 0)
    usual(*given)

selftest._fill = fill
sys.exit(selftest.run(sys.argv[1]))
"""


def test_the_self_test_hears_what_goes_wrong_where_qt_calls_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BROKEN, str(tmp_path / "table.png")]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=60)
    assert ran.returncode == 1
    assert "self-test: ZeroDivisionError while Qt was at work" in ran.stderr


def test_the_self_test_opens_the_file_it_is_given(tmp_path: Path) -> None:
    file = tmp_path / "mine.bridgecase"
    file.write_bytes(resource_path("cases", "law50", "law50-b-ten-dropped.toml").read_bytes())
    assert selftest.run(tmp_path / "mine.png", file) == 0


def test_the_self_test_says_what_it_misses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bridgetable.lawtexts.law_text", lambda cite, _year: None if cite == "50B" else "a text")
    monkeypatch.setattr("bridgetable.ui.shell.help.help_pages", list)
    assert selftest.run(tmp_path / "out.png", tmp_path / "nowhere.bridgecase") == 1
    said = capsys.readouterr().err
    assert "nowhere.bridgecase was not opened" in said
    assert "there is no text on 50B of 2007" in said
    assert "the help has no page keys" in said
