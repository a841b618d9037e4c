"""The main window, from its first frame to its end: completed, opened on a case, kept and closed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication

from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.parts import Parts
from bridgetable.ui.shell.wearing import SIZE
from bridgetable.ui.widgets.next_frame import NextFrame
from bridgetable.ui.widgets.slices import Slices

if TYPE_CHECKING:
    from bridgetable.ui.files.files import Document

WELCOME = ("cases", "law45", "lesson-45-4a.toml")
"""The case on the table when the program is started without a file."""


class Window(Parts):
    """A window that paints itself first, and brings everything else in behind that frame."""

    completed = Signal()
    """The first record is on the table."""

    def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
        super().__init__(preferences)
        self._recovery = recovery
        self._rest = Slices(self)
        self._complete = False
        self.taken: Document | None = None
        """The record that another window had open, in whose place this one comes."""
        geometry = preferences.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(*SIZE)
        elif self.isFullScreen():
            self.wearing.as_before_full_screen()

    def complete(self, path: Path | None = None) -> None:
        """Bring in everything else and open the case at `path`; on the screen, the first frame comes before that."""
        self.once_seen(lambda: self._complete_window(path))

    def open_when_complete(self, path: Path) -> None:
        """Open a file the system asks for; before there is anything to open it in, it is the first that is opened."""
        if self._complete:
            self.filing.open(path)
        else:
            self.asked = path

    def _complete_window(self, path: Path | None) -> None:
        for stage in (self._bring_parts, partial(self._open_first, path), self._begin):
            stage()

    def _bring_parts(self) -> None:
        from bridgetable.ui.shell.assembly import assemble

        assemble(self, self._recovery)
        self._complete = True

    def _open_first(self, path: Path | None) -> None:
        from bridgetable.ui.files.files import is_collection

        if self.taken is not None:
            self.named = not self.taken.session.hidden
            self.filing.take(self.taken)
            self.named = False
            return
        named = self.asked or path
        if named is not None and is_collection(named):  # it is looked at over the first case
            self.completed.connect(partial(self.filing.open, named))
            named = None
        beside = named is not None and named.suffix.lower() in self.filing.others
        self.named = named is not None and not beside  # beside a set list no case is shown with its ruling
        if not self.filing.open(resource_path(*WELCOME) if named is None or beside else named):
            self.showing.refresh()
        if named is not None and beside:  # no case, but what is opened beside one
            self.filing.open(named)
        self.named = False

    def _begin(self) -> None:
        self.showing.show_panels()  # the first case comes whole
        self.left_over.offer()
        self.showing.tell_of_settings()
        self.cases.fill(behind=self.middle.table.viewport())
        self.take_keyboard()
        self.completed.emit()
        NextFrame(self.middle.table.viewport(), self._bring_the_rest)

    def _bring_the_rest(self) -> None:
        from bridgetable.ui.shell.assembly import the_rest

        self._rest.begin(the_rest(self))

    def welcome(self) -> None:
        """Show somebody who is here for the first time, and not for a case of his own, what is where."""
        if self.asked is None and not self.preferences.on("toured", False):
            NextFrame(self.middle.table.viewport(), self.menus.act("tour").trigger)  # when all is in its place

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.Hide) and self._complete:
            self.middle.table.table_scene.let_slip()
        if event.type() == QEvent.Type.WindowStateChange and self._complete:
            # On a Mac the green button fills the screen, too.
            self.menus.act("full screen").setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.WindowActivate and self._complete:
            self.filing.look_around()
        return super().event(event)

    def keep(self) -> bool:
        """Put by what is not saved; whether nothing would be lost if the program were gone now."""
        if not self._complete:
            return True
        kept = not self._has_evenings or self.evenings.keep()
        return self.filing.keep() and kept

    def end(self, code: int) -> None:
        """The system ends the program: what is not saved is put by, and nobody is asked."""
        if self.keep():
            self.preferences.geometry = self.saveGeometry()
        QCoreApplication.exit(code)

    @property
    def _has_evenings(self) -> bool:
        """Whether anybody has asked for a set list or the book."""
        return "evenings" in self.__dict__

    def _may_leave(self) -> bool:
        return self.filing.may_leave() and (not self._has_evenings or self.evenings.may_leave())

    def may_give_way(self) -> bool:
        """Whether a window in another language may take the place of this one; the record that is open goes over."""
        if self._has_evenings:
            if not self.evenings.may_leave():
                return False
            self.evenings.close()
        return self._complete

    def practise(self) -> None:
        """Begin with a problem."""
        self.practising.begin()

    def closeEvent(self, event: QCloseEvent) -> None:
        ending = QCoreApplication.instance()
        kept = isinstance(ending, QGuiApplication) and ending.isSavingSession() and self.keep()
        if self._complete and not kept and not self._may_leave():
            event.ignore()
            return
        self.preferences.geometry = self.saveGeometry()
        if self._complete:
            self.filing.close(keeping=kept)
            if self._has_evenings:
                self.evenings.close(keeping=kept)
        super().closeEvent(event)
