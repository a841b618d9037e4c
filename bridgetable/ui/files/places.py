"""Where the user's own things lie: settings, work put by, and the folder that is proposed for records.

They lie where each system expects them, never beside the program, so that another version of it finds them again. Only
who carries the program about on a stick has them beside it: an empty file called `portable` there, or `--portable`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from bridgetable.messages import os_words
from bridgetable.value import value

NAME = "Bridgetable"
SETTINGS = "bridgetable.ini"
MARK = "portable"
"""A file of this name beside the program makes it portable."""
CARRIED = "user"
"""The folder beside a portable program that holds everything of the user's."""


class NotWritable(Exception):
    """Nothing can be kept beside the program; the text says where that would have been."""


@value
class Places:
    """`settings` is a file; `work` holds what was not saved and practised; `records` is proposed for what is saved."""

    settings: Path
    work: Path
    records: Path


def settle(portable: bool = False) -> Places:
    """Decide where things lie while the program runs; `portable` is the user's express wish.

    Raises `NotWritable` if that wish cannot be met. A program that was marked portable and lies on a stick that is
    write-protected runs all the same: it remembers nothing.
    """
    global _places  # noqa: PLW0603 - decided once, at the start
    folder = program_folder()
    if not (portable or (folder / MARK).exists()):
        _places = None
        return places()
    _places = beside(folder)
    try:
        _places.records.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        if portable:
            raise NotWritable(f"{folder}: {os_words(error)}") from error
    # What Qt's own dialogs remember would otherwise go to the user's place.
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(_places.work))
    return _places


def places() -> Places:
    """Where things lie, as it was settled; the user's own places if nobody asked for anything else."""
    return _places or of_the_user()


def of_the_user() -> Places:
    """The places this system has for the settings and the data of one user."""
    kinds = QStandardPaths.StandardLocation
    settings = QStandardPaths.writableLocation(kinds.GenericConfigLocation)
    work = QStandardPaths.writableLocation(kinds.GenericDataLocation)
    return Places(Path(settings, NAME, SETTINGS), Path(work, NAME), Path.home())


def beside(folder: Path) -> Places:
    """Everything in one folder beside the program."""
    own = folder / CARRIED
    return Places(own / SETTINGS, own / "unsaved", own)


def program_folder() -> Path:
    """The folder in which the program lies, or which holds its code when it runs from source."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[3]
    binary = Path(sys.executable).resolve()
    inside_bundle = sys.platform == "darwin" and binary.parents[1].name == "Contents"
    return binary.parents[3] if inside_bundle else binary.parent


_places: Places | None = None
