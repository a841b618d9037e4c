"""`packaging/windows_installed.py`: the installer is run under Wine, and how it is judged what it did."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import build
import icons
import smoke
import windows
import windows_installed
import wine

WHY_NOT = windows_installed.why_not()


@pytest.mark.skipif(bool(WHY_NOT), reason=f"the installer for Windows cannot be run here: {WHY_NOT}")
def test_the_installer_does_what_it_says_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    icons.make(tmp_path / "icons")
    monkeypatch.setattr(windows, "ICONS", tmp_path / "icons")
    windows_installed.try_installer(tmp_path / "tried")
    assert not (tmp_path / "tried").exists()


def test_files_that_differ_are_named() -> None:
    wanted = {"same": b"1", "changed": b"2", "missing": b"3"}
    windows_installed.same_files(dict(wanted), wanted, "a folder")
    with pytest.raises(smoke.Failed, match=r"in a folder .*: changed, left, missing$"):
        windows_installed.same_files({"same": b"1", "changed": b"", "left": b""}, wanted, "a folder")


def test_keys_that_differ_are_named() -> None:
    wanted = {"Software": {"@": '"1"'}, "Classes": {}}
    windows_installed.same_registry({"Classes": {}, "Software": {"@": '"1"'}}, wanted)
    with pytest.raises(smoke.Failed) as raised:
        windows_installed.same_registry({"Software": {"@": '"2"'}, "Classes": {}}, wanted)
    assert "Software" in str(raised.value)
    assert "Classes" not in str(raised.value)
    with pytest.raises(smoke.Failed, match="Classes: None"):
        windows_installed.same_registry({"Software": {"@": '"1"'}}, wanted)


def test_a_program_that_asks_for_an_administrator_fails() -> None:
    windows_installed.asks_no_administrator(b'MZ <requestedExecutionLevel level="asInvoker" uiAccess="false"/>', "it")
    with pytest.raises(smoke.Failed, match="it asks for an administrator"):
        windows_installed.asks_no_administrator(b'MZ <requestedExecutionLevel level="requireAdministrator"/>', "it")


def test_where_it_cannot_be_tried_the_build_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _tool: None)
    build.try_under_wine()
    assert "not tried under Wine: wine, wineserver" in capsys.readouterr().out
    monkeypatch.setattr(wine, "why_not", lambda: "")
    assert windows_installed.why_not() == "makensis not found"
