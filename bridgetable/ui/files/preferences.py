"""What the window remembers from one time to the next: its size, recent files, how the table is drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeGuard

from PySide6.QtCore import QByteArray, QSettings

from bridgetable.findings.settings import SETTINGS
from bridgetable.messages import languages, os_words
from bridgetable.seats import Seat, parse_seat
from bridgetable.strangers import content
from bridgetable.ui.looks.languages import of_the_system
from bridgetable.ui.looks.looks import THEMES, Looks
from bridgetable.ui.looks.palettes import CLOTHS
from bridgetable.ui.looks.theme import TEXT_SIZES

LARGEST = 200_000
"""Settings of more bytes than these are not ours: ours are a few thousand."""
RECENT = 8
"""So many files are remembered."""
FAVOURITES = 1000
"""So many cases can be marked."""
LONGEST_INDEX = 5000
"""So many letters are kept of what was typed about a collection."""


class Preferences:
    """Remembered values, each with its default, kept in `file`."""

    def __init__(self, file: Path) -> None:
        self.file, self._folder = file, file.parent
        self.problem = _why_unused(file)
        """Why what is kept in the file is not used, nor anything kept there; empty if it is."""
        self._kept = QSettings("" if self.problem else str(file), QSettings.Format.IniFormat)

    @property
    def geometry(self) -> QByteArray | None:
        """Place and size of the window when it was last closed."""
        value = self._kept.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._kept.setValue("geometry", value)

    @property
    def law_book(self) -> tuple[QByteArray, QByteArray] | None:
        """Place and size of the law book when it was last closed, and its columns."""
        place, columns = self._kept.value("law book"), self._kept.value("law book columns")
        return (place, columns) if isinstance(place, QByteArray) and isinstance(columns, QByteArray) else None

    @law_book.setter
    def law_book(self, value: tuple[QByteArray, QByteArray]) -> None:
        for name, part in zip(("law book", "law book columns"), value, strict=True):
            self._kept.setValue(name, part)

    @property
    def recent(self) -> list[Path]:
        """Files opened or saved last, the latest first."""
        value = self._kept.value("recent")
        texts = value if isinstance(value, list) else [value]  # one file comes back as its bare text
        return [self._folder / text for text in texts if _names_a_file(text)][:RECENT]

    def remember(self, path: Path) -> None:
        """Put `path` first among the recent files."""
        paths = [path, *(other for other in self.recent if other != path)]
        self._kept.setValue("recent", [self._written(each) for each in paths[:RECENT]])

    def forget(self, path: Path) -> None:
        """Drop `path` from the recent files."""
        self._kept.setValue("recent", [self._written(other) for other in self.recent if other != path])

    @property
    def favourites(self) -> list[str]:
        """The ids of the cases of the library that were marked, in the order in which they were."""
        return [name for name in str(self._kept.value("favourites", "")).split() if name][:FAVOURITES]

    @favourites.setter
    def favourites(self, names: Sequence[str]) -> None:
        self._kept.setValue("favourites", " ".join(names[-FAVOURITES:]))

    @property
    def bottom(self) -> Seat:
        """The seat at the bottom of the table."""
        try:
            return parse_seat(str(self._kept.value("bottom", "S")))
        except ValueError:
            return Seat.S

    @bottom.setter
    def bottom(self, seat: Seat) -> None:
        self._kept.setValue("bottom", seat.value)

    @property
    def spoken(self) -> str:
        """The code of the language that the program speaks; until one is chosen, that of the system."""
        return self._one("language", tuple(languages()), "") or of_the_system()

    @spoken.setter
    def spoken(self, code: str) -> None:
        self._kept.setValue("language", code)

    @property
    def language(self) -> str:
        """The code of the language in which cases are told; until one is chosen, that of the program."""
        return self._one("language of cases", tuple(languages()), "") or self.spoken

    @language.setter
    def language(self, code: str) -> None:
        self._kept.setValue("language of cases", code)

    @property
    def looks(self) -> Looks:
        """Theme, cloth and size of text as they were chosen last; what there is no longer is as at first."""
        usual = Looks()
        return Looks(
            self._one("theme", THEMES, usual.colours),
            self._one("cloth", CLOTHS, usual.cloth),
            int(self._one("text size", [str(size) for size in TEXT_SIZES], str(usual.text))),
        )

    @looks.setter
    def looks(self, looks: Looks) -> None:
        for name, value in (("theme", looks.colours), ("cloth", looks.cloth), ("text size", looks.text)):
            self._kept.setValue(name, value)

    def _one(self, name: str, values: Sequence[str], default: str) -> str:
        value = str(self._kept.value(name, default))
        return value if value in values else default

    def own_book(self, year: int) -> Path | None:
        """Where the user's own law book of an edition lies."""
        value = self._kept.value(f"own book {year}")
        return self._folder / value if _names_a_file(value) else None

    def remember_own_book(self, year: int, path: Path | None) -> None:
        """Remember where a law book lies, or that there is none; nothing of what is in it."""
        if path is None:
            self._kept.remove(f"own book {year}")
        else:
            self._kept.setValue(f"own book {year}", self._written(path))

    def _written(self, path: Path) -> str:
        """A path as it is kept: what lies with the settings, as on a stick, is found wherever both are carried."""
        return path.relative_to(self._folder).as_posix() if path.is_relative_to(self._folder) else str(path)

    @property
    def readings(self) -> dict[str, str]:
        """The readings of disputed rules that the club has chosen for new tables; those it has not are not in it."""
        kept = {name: str(self._kept.value(f"reading {name}", "")) for name in SETTINGS}
        return {name: value for name, value in kept.items() if value and SETTINGS[name].allows(value)}

    @readings.setter
    def readings(self, readings: Mapping[str, str]) -> None:
        for name, setting in SETTINGS.items():
            value = readings.get(name, setting.default)
            if value == setting.default:
                self._kept.remove(f"reading {name}")
            else:
                self._kept.setValue(f"reading {name}", value)

    @property
    def columns(self) -> tuple[int, int] | None:
        """The widths of the list of cases and of the director's column, if they were set by hand."""
        widths = re.fullmatch("([0-9]{1,4}) ([0-9]{1,4})", str(self._kept.value("columns", "")))
        return (int(widths[1]), int(widths[2])) if widths else None

    @columns.setter
    def columns(self, widths: tuple[int, int] | None) -> None:
        self._kept.setValue("columns", " ".join(map(str, widths or ())))

    @property
    def profile(self) -> str:
        """Who is practising."""
        return str(self._kept.value("profile", "me"))[:40] or "me"

    @profile.setter
    def profile(self, name: str) -> None:
        self._kept.setValue("profile", name)

    @property
    def lightning(self) -> int:
        """The most problems that were ruled on rightly in sixty seconds."""
        best = str(self._kept.value("lightning", "0"))
        return int(best) if best.isdecimal() and len(best) < 4 else 0

    @lightning.setter
    def lightning(self, right: int) -> None:
        self._kept.setValue("lightning", str(right))

    @property
    def practice(self) -> tuple[int, tuple[str, ...]]:
        """The level at which one practises, and the kinds of problems wished; no kinds: all of them."""
        kinds = str(self._kept.value("practice kinds", "")).split()
        return int(self._one("practice level", ("1", "2", "3"), "1")), tuple(kinds)

    @practice.setter
    def practice(self, wished: tuple[int, tuple[str, ...]]) -> None:
        self._kept.setValue("practice level", str(wished[0]))
        self._kept.setValue("practice kinds", " ".join(wished[1]))

    @property
    def collection(self) -> str:
        """What was typed last about a collection of one's own, as its index file would tell it."""
        return str(self._kept.value("collection", ""))[:LONGEST_INDEX]

    @collection.setter
    def collection(self, index: str) -> None:
        self._kept.setValue("collection", index)

    def on(self, name: str, default: bool) -> bool:
        """Whether the switch `name` was left on."""
        return str(self._kept.value(name, default)).lower() == "true"

    def switch(self, name: str, on: bool) -> None:
        """Remember the switch `name` as it stands."""
        self._kept.setValue(name, on)


def _why_unused(file: Path) -> str:
    """Why a file of settings is left alone: Qt would wait for what is no file, and read all of what has no end."""
    try:
        content(file, LARGEST)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return os_words(error)
    return ""


def _names_a_file(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value != "" and "\0" not in value
