"""An evening on two screens of a real display, worked with the five keys of a presenter's remote.

Run under a display of 2560×720 with `xrandr`; each line of its output is a fault, and the last one says what was seen.
The projector is the right half of the display.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import Window
from bridgetable.ui.show import room
from bridgetable.ui.show.presenting import SETTLE, RunningShow
from bridgetable.ui.show.programme import Phase
from bridgetable.ui.show.room import KeyedWindow
from bridgetable.ui.start.app import application
from in_turn import WHOLE
from present import present
from ui.show.evenings import TEN, evening
from ui.show.test_room import betrayed

WIDE, HIGH = 1280, 720
CASES = TEN if os.environ.get(WHOLE) else TEN[:6]
"""The projector is unplugged in the fourth, and made black in the sixth."""
NAMED = 300
"""So many milliseconds it is said which screen is which, and not as long as people need to read it."""
ON, BACK, BLACK = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Period


def plug(name: str, x: int, output: str) -> None:
    """Have the system know a screen of this name that begins at `x`."""
    xrandr("--setmonitor", name, f"{WIDE}/300x{HIGH}/170+{x}+0", output)


def xrandr(*words: str) -> None:
    subprocess.run(["xrandr", *words], check=True)
    QTest.qWait(300)


class Evening:
    """One show, and what is wrong with it."""

    def __init__(self, folder: Path) -> None:
        self.faults: list[str] = []
        self.frames = self.ruled = 0
        self.window = Window(Preferences(folder / "p.ini"), Recovery(folder / "work"))
        self.window.setGeometry(40, 40, 1100, 640)
        self.window.show()
        self.window.complete()
        QTest.qWait(500)
        self.window.menus.act("animate").setChecked(False)
        self.window.presenting.begin_evening(evening(*CASES))
        QTest.qWait(300)

    @property
    def stage(self) -> RunningShow:
        return present(self.window.presenting.stage)

    def expect(self, so: bool, what: str) -> None:
        if not so:
            self.faults.append(f"case {self.stage.programme.place + 1}, {self.stage.programme.phase.value}: {what}")

    def press(self, key: Qt.Key) -> None:
        """Press a key of the remote: it goes to whatever window there is."""
        stage = self.stage
        shown: KeyedWindow = stage.room if stage.room.isVisible() else stage.teacher
        QTest.keyClick(shown, key)
        QTest.qWait(30)

    def look(self) -> None:
        """Look at the projector as it is now."""
        stage, self.frames = self.stage, self.frames + 1
        if not stage.room.isVisible():
            return
        self.expect(stage.room.geometry().getRect() == (WIDE, 0, WIDE, HIGH), "the room's window fills the projector")
        self.expect(stage.teacher.geometry().x() < WIDE, "the teacher's window stands on the other screen")
        self.expect(self.on_the_wall() == stage.room.grab().toImage().convertToFormat(RGB), "only that is on the wall")
        if stage.programme.phase is not Phase.RULED:
            for words in betrayed(stage.room, stage.programme):
                self.expect(False, f"it tells {words!r}")
        else:
            self.ruled += 1

    def on_the_wall(self) -> QImage:
        """What is really shown on the projector."""
        screen = next(each for each in QGuiApplication.screens() if each.name() == "projector")
        return screen.grabWindow(0, 0, 0, WIDE, HIGH).toImage().convertToFormat(RGB)

    def unplug(self) -> None:
        """Unplug the projector in the middle of a question, go on, and plug it in again."""
        before = self.stage.programme.running
        xrandr("--delmonitor", "projector")
        stage = self.stage
        self.expect(not stage.room.isVisible(), "without a projector there is no room's window")
        self.expect(stage.teacher.isVisible() and stage.teacher.covered, "the teacher's window is covered")
        self.expect(stage.programme.running.votes == before.votes, "no vote is lost")
        self.press(BACK)
        self.press(ON)
        plug("projector", WIDE, "none")
        self.expect(stage.room.isVisible() and stage.teacher.covered, "plugged in again it goes on there")
        QTest.qWait(2 * NAMED)
        QTest.keyClick(stage.teacher, Qt.Key.Key_U)
        self.expect(not stage.teacher.covered, "U shows what is the teacher's")

    def swap(self) -> None:
        """Swap the screens and swap them back: the teacher's window is covered each time."""
        for laptop in (True, False):
            QTest.keyClick(self.stage.room, Qt.Key.Key_S)
            QTest.qWait(200)
            self.expect((self.stage.room.geometry().x() < WIDE) is laptop, "the room's window is on the other screen")
            self.expect((self.stage.teacher.geometry().x() >= WIDE) is laptop, "and so is the teacher's")
            self.expect(self.stage.teacher.covered, "which is covered")
        QTest.qWait(2 * NAMED)

    def hold(self) -> None:
        """Go through the whole evening with the remote."""
        QTest.qWait(2 * NAMED)
        self.expect(self.stage.teacher.covered, "the teacher's window opens covered")
        self.swap()
        QTest.keyClick(self.stage.teacher, Qt.Key.Key_U)
        self.look()
        place, unplugged = 0, False
        for _ in range(400):
            programme = self.stage.programme
            if programme.phase is Phase.READY:
                QTest.qWait(round(SETTLE * 1000) + 50)
            if programme.place == 3 and programme.phase is Phase.ASKING and not unplugged:
                unplugged = True
                QTest.keyClick(self.stage.teacher, Qt.Key.Key_Plus)
                self.unplug()
            if programme.place == 5 and programme.phase is Phase.ASKING:
                self.press(BLACK)
                self.expect(self.stage.room.black, "a full stop makes it black")
                self.press(ON)
                self.expect(not self.stage.room.black and programme.phase is Phase.ASKING, "and on brings it back")
            before = (programme.place, programme.phase, programme.session.at)
            self.press(ON)
            self.look()
            place = max(place, programme.place)
            if (programme.place, programme.phase, programme.session.at) == before and programme.phase is Phase.RULED:
                break
        self.expect(place == len(CASES) - 1, "the remote comes to the last case")
        self.expect(len(programme.running.votes) == len(CASES), "there is a vote on every case")
        QTest.keyClick(self.stage.room, Qt.Key.Key_Escape)
        QTest.qWait(100)
        if self.window.presenting.stage is not None or not self.window.isVisible() or not self.window.session.hidden:
            self.faults.append("Esc leads back to the window, its ruling hidden")


RGB = QImage.Format.Format_RGB32


def main() -> None:
    app = application()
    room.LABELLED = NAMED
    plug("laptop", 0, "screen")
    plug("projector", WIDE, "none")
    assert [each.name() for each in app.screens()] == ["laptop", "projector"], app.screens()
    with TemporaryDirectory() as folder:
        held = Evening(Path(folder))
        held.hold()
        told = {"cases": len(CASES), "frames": held.frames, "ruled": held.ruled, "faults": len(held.faults)}
        for fault in held.faults:
            sys.stdout.write(f"{fault}\n")
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
