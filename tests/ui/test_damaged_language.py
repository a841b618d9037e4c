"""A language whose files are all damaged: the window opens, in English where it must, and a case is gone through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

import scenes
from bridgetable.ui.looks.languages import speak_to
from bridgetable.ui.shell.help import HelpWindow, help_pages
from messages.damaged import a_copy_of_italian, not_utf8, odd_values
from scenes import LOOKS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.mark.parametrize("damage", [not_utf8, odd_values])
def test_the_window_opens_and_works(
    qapp: QApplication, tmp_path: Path, damage: Callable[[Path], None], capfd: pytest.CaptureFixture[str]
) -> None:
    with a_copy_of_italian(tmp_path) as folder:
        (folder / "qt.toml").write_text("OK = 1\n", encoding="utf-8")
        for path in folder.rglob("*.*"):
            if path.suffix in (".json", ".toml", ".md"):
                damage(path) if path.suffix != ".md" else not_utf8(path)
        speak_to("xx")
        try:
            with scenes.staged(LOOKS["usual"]) as stage:
                stage.open("law54", "law54-b-accepts")
                stage.press("Left")
                stage.type("S chooses to refuse")
                assert stage.window.session.view.line is not None
                stage.press("Ctrl+B", "Ctrl+P")
        finally:
            speak_to("en")
    told = [line for line in capfd.readouterr().err.splitlines() if line.startswith("xx: ")]
    assert len(told) == len(set(told))
    assert any("shell.json" in line or "shell-" in line for line in told)


def test_a_page_of_help_that_is_no_text_is_the_english_one(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_copy_of_italian(tmp_path) as folder:
        not_utf8(folder / "help" / "keys.md")
        speak_to("xx")
        try:
            window = HelpWindow()
            pages = {path.stem: path for path in help_pages()}
            assert folder not in pages["keys"].parents
            assert folder in pages["start"].parents
            window.open_page("keys")
            assert "undo" in window.text.toPlainText()
            window.close()
        finally:
            speak_to("en")
    assert capsys.readouterr().err.count("help/keys.md") == 1


def test_words_for_qt_that_are_damaged_leave_its_own(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_copy_of_italian(tmp_path) as folder:
        for text in (b"OK = [", b"OK = 1\n[Cancel]\nx = 2\n", 'OK = "Sì"'.encode("latin-1")):
            (folder / "qt.toml").write_bytes(text)
            speak_to("xx")
            assert QPushButton(QApplication.translate("QPlatformTheme", "OK")).text() == "OK"
            speak_to("en")
    assert capsys.readouterr().err.count("qt.toml") == 2
