"""Opens the window, or says in plain words why it cannot open here and what to type."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from bridgetable import system
from bridgetable.told import tell, write

SOURCE = Path(__file__).resolve().parents[1]
"""The project's folder, when the program runs from its source."""

_WITHOUT = "The commands check, judge and laws work without it."

_NO_QT = f"""\
The window needs PySide6, which is not installed here. {{advice}}

    {{python}} -m pip install {{requirements}}

{_WITHOUT}"""

_FROM_SOURCE = """\
This installs what is missing, and opens the window:

    {python} {start}

Or install it yourself, into an environment of your own:"""

_BY_HAND = "This installs it, with all else the program needs:"

_INCOMPLETE = "A part of the program is missing, PySide6. Unpack or install the program once more."

_NO_LIBRARIES = f"""\
The window needs what this system lacks: {{libraries}}. Type the lines of your Linux, and start again:

{{install}}

{_WITHOUT}"""

_QT_FAILS = f"""\
PySide6, which draws the window, cannot be loaded on this system: {{error}}.
{_WITHOUT}"""

_NO_DISPLAY = f"""\
There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.
Without one the program can still draw itself to a picture, with --self-test OUT.png.
{_WITHOUT}"""

_SILENT_DISPLAY = f"""\
The display {{display}} does not answer, so no window can open.
Without one the program can still draw itself to a picture, with QT_QPA_PLATFORM=offscreen and --self-test OUT.png.
{_WITHOUT}"""

_NOT_PORTABLE = "Nothing can be kept beside the program: {place}"

_NOT_LOADED = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")
_QT = ("PySide6", "shiboken6")


class CannotOpen(Exception):
    """No window can open here; the text says why, and what to type."""


def window(file: str | None, portable: bool) -> int:
    """Open the window on a case file or on the library; its exit code, or 2 where there can be no window."""

    def show() -> int:
        from bridgetable.ui.files.places import NotWritable
        from bridgetable.ui.start import app

        try:
            return app.run(file, portable)
        except NotWritable as place:
            raise CannotOpen(_NOT_PORTABLE.format(place=place)) from place

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
            why = _QT_FAILS.format(error=error)
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
    return _QT_FAILS.format(error=said) if named else ""


def _no_libraries(missing: list[str]) -> str:
    return _NO_LIBRARIES.format(libraries=", ".join(missing), install=system.what_to_install(missing))


def _no_qt() -> str:
    if getattr(sys, "frozen", False):
        return _INCOMPLETE
    python, start = _typed(sys.executable), SOURCE / "packaging" / "start.py"
    advice = _FROM_SOURCE.format(python=python, start=_typed(str(start))) if start.exists() else _BY_HAND
    return _NO_QT.format(advice=advice, python=python, requirements=" ".join(f'"{need}"' for need in requirements()))


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
            raise CannotOpen(_NO_DISPLAY)
        if not _answers():
            raise CannotOpen(_SILENT_DISPLAY.format(display=display))


def _answers() -> bool:
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
