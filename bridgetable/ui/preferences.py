"""What the window remembers from one time to the next: its size, recent files, how the table is drawn."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from bridgetable.seats import Seat, parse_seat

TEXT_STEP = 1.1
"""Each step makes the text a tenth larger."""
RECENT = 8
"""So many files are remembered."""


class Preferences:
    """Remembered values, each with its default; `file` is where they are kept, the user's own place without it."""

    def __init__(self, file: Path | None = None) -> None:
        form = QSettings.Format.IniFormat
        if file is not None:
            self._kept = QSettings(str(file), form)
        else:
            self._kept = QSettings(form, QSettings.Scope.UserScope, "Bridgetable", "bridgetable")

    @property
    def geometry(self) -> QByteArray | None:
        """Place and size of the window when it was last closed."""
        value = self._kept.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._kept.setValue("geometry", value)

    @property
    def recent(self) -> list[Path]:
        """Files opened or saved last, the latest first."""
        value = self._kept.value("recent")
        texts = value if isinstance(value, list) else [value]  # one file comes back as its bare text
        return [Path(text) for text in texts if isinstance(text, str) and text]

    def remember(self, path: Path) -> None:
        """Put `path` first among the recent files."""
        paths = [path, *(other for other in self.recent if other != path)]
        self._kept.setValue("recent", [str(each) for each in paths[:RECENT]])

    def forget(self, path: Path) -> None:
        """Drop `path` from the recent files."""
        self._kept.setValue("recent", [str(other) for other in self.recent if other != path])

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
    def text_step(self) -> int:
        """How many steps larger than usual the text is, smaller if negative."""
        try:
            return max(-2, min(int(str(self._kept.value("text", 0))), 6))
        except ValueError:
            return 0

    @text_step.setter
    def text_step(self, step: int) -> None:
        self._kept.setValue("text", step)

    @property
    def text_factor(self) -> float:
        """How many times as large as usual the text is."""
        return TEXT_STEP**self.text_step

    def on(self, name: str, default: bool) -> bool:
        """Whether the switch `name` was left on."""
        return str(self._kept.value(name, default)).lower() == "true"

    def switch(self, name: str, on: bool) -> None:
        """Remember the switch `name` as it stands."""
        self._kept.setValue(name, on)
