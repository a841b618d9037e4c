"""The language of the cases: chosen, remembered, shown at once in the list, the story and the ruling."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest
from PySide6 import QtCore
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.cases.shows import shown_by_cases
from bridgetable.messages import languages
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.library.caselist import CaseList
from bridgetable.ui.looks.languages import of_the_system
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import PATIENCE, settle
from ui.finding import rows_under, top_rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

EIGHT_B = resource_path("cases", "law45", "lesson-45-8b.toml")
ITALIAN = load(EIGHT_B)
GREEK = load(resource_path("cases", "law41", "commentary-4.toml"))
ENGLISH_ALONE = load(resource_path("cases", "law45", "law45-a-moved-by-a-defender.toml"))


class System:
    """A desktop with these languages."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def system(self) -> System:
        return self

    def uiLanguages(self) -> list[str]:  # noqa: N802
        return list(self.names)


def told(window: Window) -> list[str]:
    """What the story panel says."""
    return [label.text() for label in window.story.findChildren(QLabel) if label.isVisibleTo(window.story)]


def rows(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    return [row for law in top_rows(tree) for row in rows_under(law)]


@pytest.mark.parametrize(
    ("names", "code"),
    [(("it-IT", "it"), "it"), (("el-GR",), "el"), (("de-DE", "de", "it"), "it"), (("fr",), "en"), ((), "en")],
)
def test_at_first_it_is_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, names: tuple[str, ...], code: str
) -> None:
    monkeypatch.setattr(QtCore, "QLocale", System(*names))
    monkeypatch.setattr("sys.platform", "win32")  # on Linux the environment says it
    assert of_the_system() == code
    kept = Preferences(tmp_path / "kept.ini")
    assert kept.language == code
    kept.language = "el"
    assert Preferences(tmp_path / "kept.ini").language == "el"
    kept.language = "tlh"
    assert kept.language == code


@pytest.mark.whole_library
def test_a_chosen_language_shows_at_once_and_is_kept(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(EIGHT_B)
    window.menus.act("language en").trigger()
    assert told(window) == [ITALIAN.title["en"], ITALIAN.story["en"], "WHAT WAS RULED", ITALIAN.ruling["en"]]
    window.menus.act("language it").trigger()
    settle(qtbot, window)
    assert told(window) == [ITALIAN.title["it"], ITALIAN.story["it"], "WHAT WAS RULED", ITALIAN.ruling["it"]]
    assert window.windowTitle().startswith(ITALIAN.title["it"])
    assert present(window.cases.tree.currentItem()).text(0) == ITALIAN.title["it"]
    assert window.session.saved
    again = open_window(EIGHT_B)
    assert again.menus.act("language it").isChecked()
    assert told(again)[1] == ITALIAN.story["it"]
    titles = {item.text(0) for item in rows(again.cases.tree)}
    assert ITALIAN.title["it"] in titles
    assert ENGLISH_ALONE.title_in("it") in titles, "told in a file of the language"


def test_what_is_not_told_in_it_is_told_in_english(open_window: Callable[..., Window]) -> None:
    assert GREEK.path is not None and ENGLISH_ALONE.path is not None
    window = open_window(GREEK.path)
    window.menus.act("language el").trigger()
    assert told(window)[1] == GREEK.story["el"]
    window.filing.open(ENGLISH_ALONE.path)
    assert told(window)[1:3] == [
        "Not told in the language of the cases, but in this: English",
        ENGLISH_ALONE.story["en"],
    ]
    window.menus.act("language it").trigger()
    window.filing.open(GREEK.path)
    assert told(window)[1] == GREEK.story_in("it"), "told in a file of the language"


def test_a_story_from_elsewhere_is_not_told_to_who_looks_blind(open_window: Callable[..., Window]) -> None:
    window = open_window(EIGHT_B)
    window.menus.act("blind").setChecked(True)
    window.menus.act("language it").trigger()
    assert ITALIAN.story["it"] not in told(window)
    assert ITALIAN.ruling["it"] not in told(window)


def found(cases: CaseList) -> list[str]:
    """The cases a search has found, without the laws."""
    return [item.text(0) for item in top_rows(cases.hits) if item.data(0, Qt.ItemDataRole.UserRole) is not None]


def test_cases_are_found_by_what_they_tell_in_the_language(qtbot: QtBot) -> None:
    cases = CaseList()
    qtbot.addWidget(cases)
    with qtbot.waitSignal(cases.filled, timeout=PATIENCE):
        cases.fill(resource_path("cases", "law45"))
    cases.search.setText("mezz'aria")
    assert found(cases) == []
    cases.speak("it")
    assert found(cases) == ["La carta del dichiarante a mezz'aria"]
    cases.search.setText("penalizzata maggiore")  # words of rulings only
    assert "Ovest gioca due volte nella quinta presa" in found(cases)
    cases.speak("en")
    cases.search.setText("major penalty fifth card")
    assert "West takes the fifth trick twice" in found(cases)


def test_the_menu_is_reached_by_keys(window: Window, qtbot: QtBot) -> None:
    window.menus.act("language en").trigger()
    view = window.titled["view"]
    view.popup(window.mapToGlobal(window.rect().topLeft()))
    qtbot.keyClick(view, Qt.Key.Key_A)
    inner = QApplication.activePopupWidget()
    assert isinstance(inner, QMenu) and inner is not view
    assert [action.text().replace("&", "") for action in inner.actions()] == list(languages().values())
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(inner, key)
    assert window.preferences.language == "el"
    assert window.menus.act("language el").isChecked()


def test_the_law_book_names_its_cases_in_it(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(EIGHT_B)
    window.menus.act("language it").trigger()
    window.menus.act("law book").trigger()
    (law_book,) = window.findChildren(LawBookWindow)
    law_book.go("45C2", 2017)
    law_book.page.add_cases(shown_by_cases(EIGHT_B.parent), complete=True)

    def named(title: str) -> bool:
        return any(escape(title) in label.text() for label in law_book.page.findChildren(QLabel))

    assert named(ITALIAN.title["it"]) and not named(ITALIAN.title["en"])
    window.menus.act("language en").trigger()
    assert named(ITALIAN.title["en"]) and not named(ITALIAN.title["it"])


def test_every_letter_of_the_cases_can_be_drawn(window: Window) -> None:
    metrics = QFontMetrics(QFont(window.font()))
    letters = {
        letter for case in (ITALIAN, GREEK) for text in (*case.story.values(), *case.ruling.values()) for letter in text
    }
    assert [letter for letter in sorted(letters) if not metrics.inFontUcs4(ord(letter))] == []


def test_the_story_has_half_the_column_at_most(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(EIGHT_B)
    window.menus.act("language it").trigger()
    settle(qtbot, window)
    half = window.story.height()
    assert half <= window.cases.height() + 2
    window.story.show_case("Short", "One line.")
    qtbot.waitUntil(lambda: window.story.height() < 100, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window.cases.height() > half, timeout=PATIENCE)
