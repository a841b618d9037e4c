"""The program under three law books; run by `test_later_book` with the toy book loaded first."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable import cli
from bridgetable.cases.catalogue import catalogue_of
from bridgetable.cases.check import check_case
from bridgetable.cases.coverage import coverage_page
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.compare import compare, differs
from bridgetable.judge import catalogue, judge
from bridgetable.lawbook.numbers import book, in_edition
from bridgetable.lawtexts import law_text
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.panels.compare import ComparePanel
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from later_book.book_2027 import RENUMBERED
from present import present
from ui.conftest import settle
from ui.test_lawbook import said

pytest_plugins = ["ui.conftest"]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

LATE = resource_path("cases", "law66", "law66-b-after-the-next-lead.toml")
TWO_CARDS = resource_path("cases", "law58", "law58-b2-honour-left.toml")


def test_the_library_passes_where_nothing_was_changed() -> None:
    cases = [load(path, expecting=True) for path in sorted(resource_path("cases").rglob("*.toml"))]
    assert len(cases) > 1000
    failed = {case.id for case in cases if check_case(case, LATEST)}
    assert failed == {"law66-b-after-the-next-lead", "law66-b-before-the-next-lead"}


def test_what_was_renumbered_is_ruled_as_before_under_its_new_number() -> None:
    old, new = (_ruling_on(TWO_CARDS, year) for year in (2017, 2027))
    for before, now in RENUMBERED[::-1]:
        old = old.replace(f'"{before}"', f'"{now}"')
    assert '"93B2"' in new and old == new
    cites = {each.cite for each in catalogue(2027)}
    assert "93B2" in cites and "58B2" not in cites


def _ruling_on(path: Path, year: int) -> str:
    """The verdict as data, but for what the changed paragraph gives."""
    told = verdict_json(judge(load(path).record, year))
    return json.dumps({key: said for key, said in told.items() if key not in ("edition", "rights", "findings")})


def test_two_books_are_compared_whichever_they_are() -> None:
    record = load(LATE).record
    by = {year: judge(record, year) for year in EDITIONS}
    assert differs(by[2017], by[2027]) and differs(by[2007], by[2017]) and not differs(by[2007], by[2027])
    reasons = {row.reason for row in compare(by[2017], by[2027]) if row.how == "ruling"}
    assert "66B: The limit is any lead again, as it was before 2017." in reasons
    two = load(TWO_CARDS).record
    rows = compare(judge(two, 2007), judge(two, 2027))
    assert "The same rule: 58B2 of 2007 is 93B2 in 2027." in {row.reason for row in rows}


def test_the_law_book_inherits_what_the_later_book_does_not_change() -> None:
    assert len(book(2027)) == len(book(2017))
    assert present(law_text("44C", 2027)).gist == present(law_text("44C", 2017)).gist
    assert present(law_text("66B", 2027)).gist.endswith("until somebody leads again.")
    assert law_text("58B2", 2027) is None and present(law_text("93B2", 2027)).was == "58B2"
    assert present(law_text("58B2", 2017)).moved == "93B2"
    assert in_edition("93B2", 2027, 2007) == "58B2" and in_edition("16D2", 2007, 2027) == "16C2"
    assert "| paragraph | 2007 | 2017 | 2027 |" in coverage_page(catalogue_of(EDITIONS))


def test_the_commands_know_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", str(TWO_CARDS), "--edition", "2027", "--json"]) == 0
    assert "93B2" in capsys.readouterr().out


def test_the_window_switches_among_three(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window(LATE)
    assert window.session.edition == 2027
    assert window.menus.act("edition 2027").shortcut().toString() == "Ctrl+Alt+3"
    for year in EDITIONS:
        window.edition_switch.part(str(year)).click()
        settle(qtbot, window)
        assert window.session.view.verdict.edition == year
        assert window.menus.act(f"edition {year}").isChecked()
    window.menus.act("compare editions").trigger()
    settle(qtbot, window)
    panel = present(window.findChild(ComparePanel))
    heads = [head.box for head in panel._heads]
    assert [box.currentText() for box in heads] == ["Laws of 2017", "Laws of 2027"]
    assert [heads[0].itemText(number) for number in range(3)] == [f"Laws of {year}" for year in EDITIONS]
    heads[0].setCurrentText("Laws of 2007")
    heads[0].activated.emit(0)
    settle(qtbot, window)
    assert panel._editions == (2007, 2027)


def test_the_law_book_on_the_screen_has_three_columns(qtbot: QtBot, tmp_path: Path) -> None:
    application()
    window = LawBookWindow(Preferences(tmp_path / "preferences.ini"))
    qtbot.addWidget(window)
    window._timer.stop()
    window.open_at("66B", 2027)
    words = said(window.page)
    assert all(f"{year} · 66B" in words for year in EDITIONS)
    assert "2027: The limit is any lead again" in words and "2017: The limit is now a card" in words
    window.open_at("93B2", 2027)
    words = said(window.page)
    assert "2017 · 58B2" in words and "2027 · 93B2" in words and "2007: <a href='58B2@2007'>58B2</a>" in words
