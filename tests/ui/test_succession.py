"""Another language is chosen: a window in it takes the place of the one that was open, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.explain.retold import told
from bridgetable.messages import language
from bridgetable.table.sentences import parse
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks.languages import OWN_RANKS, speak_to
from bridgetable.ui.looks.pips import index_text
from bridgetable.ui.practice.hidden_ruling import AT_ONCE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.start.succession import Succession
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Every other test is in English."""
    place = QLocale()
    yield
    speak_to("en")
    QLocale.setDefault(place)


@pytest.fixture
def succession(qtbot: QtBot, tmp_path: Path, case_file: Path) -> Iterator[Succession]:
    """The program, on a file, with its ruling shown."""
    application()
    preferences = Preferences(tmp_path / "preferences.ini")
    preferences.switch(AT_ONCE, True)
    preferences.switch("animate", False)
    made = Succession(preferences, Recovery(tmp_path / "recovery"))
    made.window.show()
    made.window.complete(case_file)
    _settled(qtbot, made.window)
    yield made
    made.window.session.mark_saved()
    made.window.close()


def _settled(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: hasattr(window, "arrangement") and not window.cases.busy, timeout=PATIENCE)
    settle(qtbot, window)


def spoken(qtbot: QtBot, succession: Succession, code: str) -> Window:
    """The window after a language was chosen in the menu."""
    succession.window.menus.act(f"speak {code}").trigger()
    _settled(qtbot, succession.window)
    return succession.window


def cancel() -> str:
    """What Qt writes on a button of its own."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text()


def test_the_record_goes_over_as_it_was(qtbot: QtBot, succession: Succession, tmp_path: Path) -> None:
    before = succession.window
    before.acting.typed(before.acting.read("E drops H7"))
    before.acting.switch_edition(2007)
    before.acting.step(-1)
    record, at = before.session.record, before.session.at
    after = spoken(qtbot, succession, "it")
    assert after is not before and after.isVisible()
    assert (after.session.record, after.session.at, after.session.edition) == (record, at, 2007)
    assert not after.session.saved and after.filing.keep()
    assert list((tmp_path / "recovery").glob("*.bridgecase")) != []
    after.acting.step(1)
    after.acting.attempt(after.session.undo)
    assert len(after.session.record.log) == len(record.log) - 1


def test_it_is_spoken_from_then_on(qtbot: QtBot, succession: Succession, tmp_path: Path) -> None:
    window = spoken(qtbot, succession, "it")
    assert language() == Preferences(tmp_path / "preferences.ini").spoken == "it"
    assert window.menus.act("speak it").isChecked() and not window.menus.act("speak en").isChecked()
    assert QLocale().language() == QLocale.Language.Italian
    assert cancel() == "Annulla"
    assert spoken(qtbot, succession, "it") is window, "it is spoken already"
    greek = spoken(qtbot, succession, "el")
    assert cancel() == "Άκυρο"
    assert greek.preferences.language == "el", "the cases follow until another language is chosen for them"


def test_court_cards_bear_the_letters_of_the_country_where_that_is_chosen(qtbot: QtBot, succession: Succession) -> None:
    assert not succession.window.menus.act(OWN_RANKS).isVisible(), "in English they are the usual ones"
    window = spoken(qtbot, succession, "it")
    king, ten = parse_card("HK"), parse_card("HT")
    assert (index_text(king), told(parse("W plays HQ"))) == ("K", "Ovest gioca la ♥Q")
    assert window.menus.act(OWN_RANKS).isVisible()
    window.menus.act(OWN_RANKS).trigger()
    _settled(qtbot, succession.window)
    assert succession.window is not window
    assert (index_text(king), index_text(ten), told(parse("W plays HQ"))) == ("R", "10", "Ovest gioca la ♥D")
    assert succession.window.menus.act(OWN_RANKS).isChecked()
    assert succession.window.acting.read("o gioca la ♥d") == parse("W plays HQ")
    assert spoken(qtbot, succession, "en").acting.read("w plays hq") == parse("W plays HQ")
    assert index_text(king) == "K", "in English they are the usual ones again"


def test_a_ruling_that_was_kept_back_stays_so(qtbot: QtBot, succession: Succession) -> None:
    succession.window.hidden_ruling.turn()
    assert succession.window.session.hidden
    assert spoken(qtbot, succession, "el").session.hidden


def test_who_practises_is_given_a_problem_in_it(qtbot: QtBot, succession: Succession) -> None:
    succession.window.practising.begin()
    window = spoken(qtbot, succession, "it")
    assert window.practising.asking


def test_nothing_of_the_window_before_is_left(
    qtbot: QtBot, succession: Succession, open_window: Callable[..., Window]
) -> None:
    before = succession.window
    gone: list[bool] = []
    before.destroyed.connect(lambda: gone.append(True))
    spoken(qtbot, succession, "it")
    qtbot.waitUntil(lambda: gone == [True], timeout=PATIENCE)
    assert [each for each in QApplication.topLevelWidgets() if isinstance(each, Window) and each.isVisible()] == [
        succession.window
    ]
