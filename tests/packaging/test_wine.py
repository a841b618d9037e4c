"""`packaging/wine.py`: when there can be a Windows here, and how its registry is read."""

from __future__ import annotations

import shutil
import sys

import pytest

import smoke
import wine

EXPORTED = r"""Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Software\Classes\.bridgecase]
@="Bridgetable.Case"

[HKEY_CURRENT_USER\Software\Classes\Bridgetable.Case\shell]

[HKEY_CURRENT_USER\Software\Other]
"Path=name"="C:\\a \"b\""
"Bytes"=hex(7):41,00,\
  42,00
"""


def test_what_is_lacking_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: tool if tool == "Xvfb" else None)
    assert wine.why_not() == "wine, wineserver, xdotool not found"
    monkeypatch.setattr(shutil, "which", lambda tool: tool)
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: "ascii")
    assert wine.why_not() == "no file can have the user's name here"
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: "utf-8")
    monkeypatch.setattr(wine, "LIBRARIES", ("/nowhere/*",))
    assert "wine32" in wine.why_not()
    monkeypatch.setattr(wine, "LIBRARIES", ("/*",))
    assert wine.why_not() == ""


def test_the_registry_is_read_key_by_key() -> None:
    assert wine.registry(EXPORTED) == {
        r"HKEY_CURRENT_USER\Software\Classes\.bridgecase": {"@": '"Bridgetable.Case"'},
        r"HKEY_CURRENT_USER\Software\Classes\Bridgetable.Case\shell": {},
        r"HKEY_CURRENT_USER\Software\Other": {"Path=name": r'"C:\\a \"b\""', "Bytes": "hex(7):41,00,42,00"},
    }


def test_waiting_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    wine.wait_until(lambda: next(answers), "it is ready")
    monkeypatch.setattr(wine, "PATIENCE", 0)
    with pytest.raises(smoke.Failed, match="in vain until it is ready"):
        wine.wait_until(lambda: False, "it is ready")
