"""One search over cases and laws: the likeliest first, with counts, and what to try where there is nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetable.messages import speak
from bridgetable.ui.library.caselist import CaseList
from bridgetable.ui.shell.window import Window
from ui.conftest import PATIENCE, write_case
from ui.finding import top_rows


@pytest.fixture
def cases(qtbot: QtBot, tmp_path: Path) -> CaseList:
    write_case(tmp_path / "law45", "aaa", "East shows the four")
    write_case(tmp_path / "law50", "two", "A revoke and then a claim")
    result = CaseList()
    qtbot.addWidget(result)
    with qtbot.waitSignal(result.filled, timeout=PATIENCE):
        result.fill(tmp_path)
    return result


def hits(cases: CaseList) -> list[str]:
    return [row.text(0) for row in top_rows(cases.hits)]


def test_a_title_comes_before_what_only_tells_of_it_and_laws_are_among_them(cases: CaseList) -> None:
    cases.search.setText("revoke claim")
    assert hits(cases)[0] == "A revoke and then a claim"
    cases.search.setText("revoke")
    assert any(words.startswith("Law 6") for words in hits(cases))
    assert "A revoke and then a claim" in hits(cases)
    laws = len(hits(cases)) - 1
    assert cases.count.text() == f"1 case, {laws} laws"


def test_a_number_finds_the_paragraph_and_the_cases_about_it(cases: CaseList) -> None:
    cases.search.setText("45C1")
    assert hits(cases)[0].startswith("Law 45C1") or hits(cases)[1].startswith("Law 45C1")
    assert cases.count.text() == "2 cases, 1 law"


def test_where_nothing_is_found_it_says_what_to_try(cases: CaseList) -> None:
    cases.search.setText("zzzz")
    assert hits(cases) == []
    assert cases.count.text().startswith("Nothing found. Try one word")


def test_down_and_enter_open_what_is_chosen_and_a_law_is_shown_under_the_ruling(qtbot: QtBot, window: Window) -> None:
    search = window.cases.search
    search.setFocus()
    search.setText("50B")
    wanted = next(row for row, words in enumerate(hits(window.cases)) if words.startswith("Law 50B"))
    for _ in range(wanted):
        qtbot.keyClick(search, Qt.Key.Key_Down)
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert window.director.law.shown[0] == "50B"


def test_the_first_search_waits_for_no_law_to_be_read(
    cases: CaseList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("en")  # forgets what is kept in words
    cases.speak("en")  # puts all in order anew
    qtbot.waitUntil(lambda: not cases._order_timer.isActive(), timeout=PATIENCE)
    monkeypatch.setattr(Path, "read_text", lambda self, **_: pytest.fail(f"{self} is read"))
    cases.search.setText("revoke")
    assert any(words.startswith("Law 64") for words in hits(cases))
