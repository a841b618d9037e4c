"""The window of the program while it runs: when another language is chosen, another window takes its place."""

from __future__ import annotations

from pathlib import Path

from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks.languages import OWN_RANKS, speak_to
from bridgetable.ui.looks.looks import dress
from bridgetable.ui.shell.window import Window


class Succession:
    """Holds the window that is open now."""

    def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
        self._preferences, self._recovery = preferences, recovery
        self.window = self._made()

    def _made(self) -> Window:
        window = Window(self._preferences, self._recovery)
        window.other_words_wanted.connect(self._begin_again)
        return window

    def keep(self) -> bool:
        """Put by what is not saved; whether nothing would be lost if the program were gone now."""
        return self.window.keep()

    def end(self, code: int) -> None:
        """The system ends the program."""
        self.window.end(code)

    def open(self, path: Path) -> None:
        """The system asks for a file."""
        self.window.open_when_complete(path)

    def _begin_again(self, code: str) -> None:
        """Speak another language: every word of a window is said when it is made, so that it is made anew."""
        before = self.window
        if not before.may_give_way():
            return
        self._preferences.spoken = code
        speak_to(code, self._preferences.on(OWN_RANKS, False))
        dress(self._preferences.looks)
        self._preferences.geometry = before.saveGeometry()
        after = self.window = self._made()
        if before.practising.asking:
            after.completed.connect(after.practise)
        else:
            after.taken = before.filing.document
        after.completed.connect(before.deleteLater)
        after.show()
        before.hide()
        after.complete()
