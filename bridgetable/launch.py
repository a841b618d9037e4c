"""Opens the window, or says in plain words why it cannot open here and what to type."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from bridgetable import system
from bridgetable.messages import say
from bridgetable.told import tell, write

SOURCE = Path(__file__).resolve().parents[1]
"""The project's folder, when the program runs from its source."""

_NOT_LOADED = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")
_QT = ("PySide6", "shiboken6")


class CannotOpen(Exception):
    """No window can open here; the text says why, and what to type."""


def window(file: str | None, portable: bool, language: str = "") -> int:
    """Open the window on a case file or on the library; its exit code, or 2 where there can be no window.

    `language` is spoken this time; without it the one that was chosen is.
    """

    def show() -> int:
        from bridgetable.ui.files.places import NotWritable
        from bridgetable.ui.start import app

        try:
            return app.run(file, portable, language)
        except NotWritable as place:
            raise CannotOpen(say("commands-not-portable", place=str(place))) from place

    try:
        _require_display()
        return _with_qt(show)
    except CannotOpen as why:
        tell(str(why))
        return 2


def self_test(picture: str, file: str | None) -> int:
    """Draw the window to `picture`; 0 if everything works, 1 if something is missed, 2 where nothing can be drawn."""

    def draw() -> int:
        from bridgetable.ui.start import selftest

        return selftest.run(picture, file)

    try:
        return _with_qt(draw)
    except CannotOpen as why:
        write(str(why))
        return 2


def _with_qt(use: Callable[[], int]) -> int:
    """Do what needs Qt; raises `CannotOpen` where Qt or something it stands on is missing.

    All is looked through only when something is missing: nobody else is to wait for that.
    """
    if system.missing_for_the_screen():  # Qt would end the program
        raise CannotOpen(_what_is_missing(""))
    try:
        return use()
    except ImportError as error:
        why = _what_is_missing(str(error))
        if not why and (error.name or "").partition(".")[0] in _QT:
            why = say("commands-qt-fails", error=str(error))
        if not why:
            raise
        raise CannotOpen(why) from error


def _what_is_missing(said: str) -> str:
    """What of other people's is not here, in words; empty if that is nothing. `said`: why something was not loaded."""
    from importlib.util import find_spec

    if find_spec(_QT[0]) is None:
        return _no_qt()
    named = _NOT_LOADED.findall(said)
    missing = system.missing_libraries() or [library for library in named if library in system.PACKAGES]
    if missing:
        return _no_libraries(missing)
    return say("commands-qt-fails", error=said) if named else ""


def _no_libraries(missing: list[str]) -> str:
    install = system.what_to_install(missing)
    return say("commands-no-libraries", libraries=", ".join(missing), install=install)


def _no_qt() -> str:
    if getattr(sys, "frozen", False):
        return say("commands-incomplete")
    python, start = _typed(sys.executable), SOURCE / "packaging" / "start.py"
    if start.exists():
        advice = say("commands-no-qt-from-source", python=python, start=_typed(str(start)))
    else:
        advice = say("commands-no-qt-by-hand")
    needs = " ".join(f'"{need}"' for need in requirements())
    return say("commands-no-qt", advice=advice, python=python, requirements=needs)


def _typed(path: str) -> str:
    """A path as one types it; double quotes are understood by every system's terminal."""
    return f'"{path}"' if " " in path else path


def requirements() -> list[str]:
    """What the program needs of other people's, with the versions it works with, as pip wants it."""
    import tomllib
    from importlib import metadata

    try:
        needs = metadata.requires("bridgetable") or []
    except metadata.PackageNotFoundError:
        project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        needs = project["dependencies"]
    return [need for need in needs if "extra ==" not in need]


def _require_display() -> None:
    """Raises `CannotOpen` where there is no screen: Qt would end the program as if it were broken."""
    if sys.platform == "linux" and not (os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY")):
        display = os.environ.get("DISPLAY")
        if not display:
            raise CannotOpen(say("commands-no-display"))
        if not _display_answers():
            raise CannotOpen(say("commands-silent-display", display=display))


def _display_answers() -> bool:
    """Whether the screen of X that `DISPLAY` names answers; nobody knows where the library to ask it is missing."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed
