"""Which window stands on which screen, also when a projector is plugged in or unplugged while something is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


class Screens(QObject):
    """Keeps the room's window and the teacher's on a screen each; with one screen there is only the room's.

    A window whose screen goes is hidden before the system moves it to another one. `teachers` is the screen the teacher
    sits at; `alone`: only the room's window is shown, there.
    """

    changed = Signal(bool)
    """Screens have come or gone, or were swapped: whether the room still has a window to look at."""

    def __init__(
        self, room: QWidget, teacher: QWidget, teachers: QScreen, alone: bool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._room, self._teacher, self._alone = room, teacher, alone
        others = [screen for screen in QGuiApplication.screens() if screen is not teachers and not alone]
        self._teachers: QScreen | None = teachers if others else None
        self._rooms: QScreen | None = others[0] if others else teachers
        self._lost = ""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self.screen_added)
        app.screenRemoved.connect(self.screen_removed)

    @property
    def two(self) -> bool:
        """Whether room and teacher have a screen each."""
        return self._rooms is not None and self._teachers is not None

    @property
    def teacher_has_one(self) -> bool:
        """Whether there is a screen for the teacher."""
        return self._teachers is not None

    def show(self) -> None:
        """Put each window on its screen."""
        if self._rooms is None:
            self._room.hide()
        else:
            _stand(self._room, self._rooms)
            self._room.setGeometry(self._rooms.geometry())
            self._room.showFullScreen()
        if self._teachers is None:
            self._teacher.hide()
        else:
            _stand(self._teacher, self._teachers)
            self._teacher.setGeometry(self._teachers.availableGeometry())
            self._teacher.setWindowState(Qt.WindowState.WindowMaximized)
            self._teacher.show()
            self._teacher.raise_()
            self._teacher.activateWindow()

    def swap(self) -> bool:
        """The other screen for each; with one screen that the room has lost, it is the room's. Whether it could be."""
        if self._rooms is None:
            self._rooms, self._teachers = self._teachers, None
        elif self._teachers is None:
            return False
        else:
            self._rooms, self._teachers = self._teachers, self._rooms
        self._teacher.hide()
        self.show()
        return True

    def screen_added(self, screen: QScreen) -> None:
        """A screen was plugged in: the room's again, or the teacher's if it is the one that went."""
        if self._rooms is None:
            self._rooms = screen
        elif self._alone:
            return
        elif self._teachers is None and screen.name() == self._lost:
            self._teachers = screen
        elif self._teachers is None:
            self._teachers, self._rooms = self._rooms, screen
        else:
            return
        self._teacher.hide()
        self.changed.emit(True)

    def screen_removed(self, screen: QScreen) -> None:
        """A screen was unplugged: what stood there is hidden at once, and goes nowhere else by itself."""
        if screen is self._rooms:
            self._room.hide()
            self._rooms = None
            if self._teachers is None:  # it was the only one: whatever comes next is the room's
                return
        elif screen is self._teachers:
            self._teacher.hide()
            self._teachers, self._lost = None, screen.name()
        else:
            return
        self.changed.emit(self._rooms is not None)

    def leave(self) -> None:
        """Nothing is shown any more."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.disconnect(self.screen_added)
        app.screenRemoved.disconnect(self.screen_removed)
        for window in (self._room, self._teacher):
            window.hide()
            window.deleteLater()


def _stand(window: QWidget, screen: QScreen) -> None:
    """Have a window stand on a screen, which need not be a part of the same desktop."""
    if window.isVisible() and window.screen() is not screen:
        window.hide()
    window.winId()  # only a window of the system has a screen of its own
    handle = window.windowHandle()
    if handle is not None:
        handle.setScreen(screen)
