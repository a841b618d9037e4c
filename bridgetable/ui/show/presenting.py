"""Show, from its beginning to its end: what is pressed is done, shown in both windows, and put by."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTime, QTimer, Signal

from bridgetable.cases.case import Case
from bridgetable.collection.about import FOLDER
from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item, SetList
from bridgetable.evening.whereabouts import collections_lie, named
from bridgetable.messages import say
from bridgetable.ui.looks.looks import dress
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.show.around import AroundShow
from bridgetable.ui.show.clock import ToThink
from bridgetable.ui.show.kept import KeptShow
from bridgetable.ui.show.keys import Step
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.room import RoomWindow
from bridgetable.ui.show.scene import scene_of
from bridgetable.ui.show.screens import Screens
from bridgetable.ui.show.table import Mark
from bridgetable.ui.show.teacher import TeacherWindow

SETTLE = 0.5
"""A second press shows the ruling only so many seconds after the first: a remote pressed twice shows nothing."""
PUT_BY = 10
"""How long a case is shown is put by every so many seconds."""
_ONWARD = ("on", "back", "space", "black", *range(10))
"""What only brings the picture back while all is black."""
CONTRAST = "show in high contrast"
"""The switch of those whose room wants it."""
NOTED = 3000
"""So many milliseconds something is said at the foot of the room's page."""


class Presenting(QObject):
    """Shows cases of `window` to a room."""

    left = Signal(object)
    """Nothing is shown any more: the `Running` evening as it stands now. Until all have heard of it, it is put by."""

    def __init__(self, window: AroundShow) -> None:
        super().__init__(window.window())
        self._window = window
        collections_lie(window.filing.folder / FOLDER)
        self.kept = KeptShow(window.filing.folder)
        self._stage: RunningShow | None = None
        self._held: Running | None = None
        """An evening that is over and stays put by, since it could not be kept elsewhere."""

    @property
    def stage(self) -> RunningShow | None:
        """What is shown now."""
        return self._stage

    def begin(self) -> None:
        """Show the open case, from its beginning and without its ruling."""
        if self._stage is None:
            document = self._window.filing.document
            case, path = document.as_it_stands(), document.path
            if path is None or not document.session.saved:
                path = self._put(document.text())
            title = document.title_in(self._window.preferences.language)
            name = named(path, None) if path is not None else ""
            running = Running(SetList(title, (Item(name, title=title),), document.session.edition))
            self._show(running, case)

    def _put(self, text: str) -> Path | None:
        """Put by the open table, which lies in no file, for an evening that is interrupted."""
        try:
            return self.kept.put(f"{time.time_ns()}.bridgecase", text)
        except OSError:
            return None

    def begin_evening(self, running: Running) -> None:
        """Show an evening from where it stands, or rehearse it: on this screen only."""
        if self._stage is None and running.set_list.items:
            self._show(running, None)

    def _show(self, running: Running, case: Case | None) -> None:
        self._held, window = None, self._window
        if not window.session.hidden:
            window.hidden_ruling.turn()
        programme = Programme(running, window.preferences.language, opened=case, blind=window.session.blind)
        self._stage = RunningShow(programme, window, self.kept)
        self._stage.leaving.connect(self._leave)
        self._stage.begin()
        window.window().hide()  # nothing is to be seen of it between two windows

    def _leave(self) -> None:
        stage, self._stage = self._stage, None
        if stage is None:
            return
        window, running = self._window, stage.programme.running
        if not window.session.hidden:
            window.hidden_ruling.turn()
        window.window().show()
        window.window().activateWindow()
        stage.end()
        self.left.emit(running)
        if _unfinished(stage.programme) and not running.rehearsed:
            self._held = None
            self._offer_to_go_on(running)
        elif self._held is None:
            self.kept.over(running)

    def hold(self, running: Running) -> None:
        """The evening that was left just now could not be kept elsewhere: what is put by of it stays."""
        self._held = running

    def let_go(self) -> None:
        """What was held is kept elsewhere now."""
        if self._held is not None:
            held, self._held = self._held, None
            self.kept.over(held)

    def _offer_to_go_on(self, running: Running) -> None:
        words = say(
            "show-presenting-left", title=running.set_list.title, place=running.at + 1, of=len(running.set_list.items)
        )
        choices = [
            (say("show-presenting-go-on"), lambda: self.begin_evening(running)),
            (say("show-presenting-finish"), lambda: self.kept.over(running)),
        ]
        self._window.middle.left_show.tell(words, "calm", choices)

    # At the next start

    def offer(self) -> None:
        """Offer an evening that was interrupted when the program ended too early."""
        self.kept.clear_forgotten()
        left = self.kept.left()
        if not left or self._stage is not None:
            return
        path, running = left[0].path, left[0].running
        choices: list[tuple[str, Callable[[], object]]] = [
            (say("show-presenting-discard"), lambda: self._discard(path))
        ]
        if running is None:
            words = say("files-left-over-cannot-be-read", path=str(path), why=left[0].why)
        else:
            title, cases = running.set_list.title, len(running.set_list.items)
            words = say("show-presenting-interrupted", title=title, place=running.at + 1, of=cases)
            choices.insert(0, (say("show-presenting-go-on"), lambda: self._take_up(path, running)))
        self._window.middle.left_show.tell(words, "calm", choices)

    def _take_up(self, path: Path, running: Running) -> None:
        self.begin_evening(running)
        if self.kept.flush():
            self.kept.forget(path)

    def _discard(self, path: Path) -> None:
        self.kept.discard(path)
        self.offer()


class RunningShow(QObject):
    """One show: a programme, the two windows, and what is pressed in them."""

    leaving = Signal()
    """Esc was pressed, or a window closed."""

    def __init__(self, programme: Programme, window: AroundShow, kept: KeptShow) -> None:
        super().__init__(window.window())
        self.programme, self._window, self._kept = programme, window, kept
        self.room, self.teacher = RoomWindow(), TeacherWindow()
        alone = programme.running.rehearsed
        self.screens = Screens(self.room, self.teacher, window.window().screen(), alone, self)
        self._to_think = ToThink()
        self._ready_since = 0.0
        self._marks: tuple[Mark, ...] = ()
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._tick)
        self._noted = QTimer(self, singleShot=True, interval=NOTED)
        self._noted.timeout.connect(self._say_at_the_foot)
        self._note, self._lasting = "", ""
        self._in_contrast = window.preferences.on(CONTRAST, False)
        kept.turned.connect(self._say_how_kept)
        self._steps = self._what_steps_do()
        for shown in (self.room, self.teacher):
            shown.pressed.connect(self.take)
            shown.table.drawn.connect(self._draw)
        self.screens.changed.connect(self._screens_changed)

    def begin(self) -> None:
        """Show the first moment."""
        self._dress() if self._in_contrast else self._show()
        self.screens.show()
        self._say_which()
        self._clock.start()

    def end(self) -> None:
        """Take both windows away."""
        self._clock.stop()
        self._noted.stop()
        self._kept.turned.disconnect(self._say_how_kept)
        self.screens.leave()
        if self._in_contrast:
            dress(self._window.preferences.looks)
        self._kept.keep(self.programme.running)
        self.deleteLater()

    # What is pressed

    def take(self, step: Step | int) -> None:
        """Do what a key or a button means; in the dark, and over the page of keys, it only brings back the picture."""
        if self._tells_keys():
            self._say_keys("")
        elif self.room.black and step in _ONWARD:
            self.room.go_black(False)
        elif isinstance(step, int):
            self._moved(self.programme.branch(step), say("show-presenting-no-branch"))
        else:
            self._steps[step]()

    def _what_steps_do(self) -> dict[Step, Callable[[], object]]:
        programme = self.programme
        return {
            "on": self._on,
            "back": self._back,
            "space": self._space,
            "again": lambda: self._moved(programme.again()),
            "leave": self.leaving.emit,
            "black": lambda: self.room.go_black(True),
            "next case": lambda: self._moved(programme.go_to(programme.place + 1), say("show-presenting-last")),
            "previous case": lambda: self._moved(programme.go_to(programme.place - 1)),
            "next answer": partial(self._counted, partial(programme.ballot.move_focus, 1)),
            "answer before": partial(self._counted, partial(programme.ballot.move_focus, -1)),
            "a hand more": partial(self._counted, partial(programme.count, 1)),
            "a hand less": partial(self._counted, partial(programme.count, -1)),
            "edition": partial(self._counted, programme.other_edition),
            "twin": lambda: self._moved(programme.twin(), say("show-presenting-no-twin")),
            "timer": self._time_to_think,
            "swap": self._swap,
            "contrast": self._contrast,
            "uncover": self._uncover,
            "keys": lambda: self._say_keys(keys_told(say("show-presenting-keys"))),
        }

    def _on(self) -> None:
        programme = self.programme
        if programme.phase is Phase.TELLING and not programme.session.at and self.room.page.turn(1):
            return
        if programme.phase is Phase.READY and time.monotonic() - self._ready_since < SETTLE:
            return
        moved = programme.on()
        if programme.phase is Phase.READY:
            self._ready_since = time.monotonic()
        if programme.phase is Phase.RULED:
            self._to_think.stop()
        self._moved(moved, say("show-presenting-last"))

    def _back(self) -> None:
        if self.programme.phase is Phase.TELLING and not self.programme.session.at and self.room.page.turn(-1):
            return
        self._moved(self.programme.back())

    def _space(self) -> None:
        self.programme.space()
        if self.programme.phase is Phase.RULED:
            self._to_think.stop()
        self._moved(True)

    def _moved(self, moved: bool, else_say: str = "") -> None:
        """Somewhere else is shown, and what was drawn goes with the step; or it is said why not."""
        if moved:
            self._marks, self._note = (), ""
            self._show()
        else:
            self._say(else_say)

    def _counted(self, do: Callable[[], None]) -> None:
        """Do something after which the same place is shown otherwise."""
        do()
        self._show()

    def _time_to_think(self) -> None:
        self._to_think.press()
        self._say_at_the_foot()

    def _draw(self, mark: Mark) -> None:
        self._marks = tuple(each for each in self._marks if each != mark) + (mark,) * (mark not in self._marks)
        self._show_marks()

    def _show_marks(self) -> None:
        for shown in (self.room, self.teacher):
            shown.table.show_marks(self._marks)

    def _uncover(self) -> None:
        if self.screens.teacher_has_one:
            self.teacher.cover(not self.teacher.covered)
            self._show()

    def _contrast(self) -> None:
        """High contrast for the time of the show, or the colours of the window."""
        preferences = self._window.preferences
        self._in_contrast = not self._in_contrast
        preferences.switch(CONTRAST, self._in_contrast)
        self._dress()

    def _dress(self) -> None:
        looks = self._window.preferences.looks
        dress(replace(looks, colours="contrast") if self._in_contrast else looks)
        self._show()

    def _tells_keys(self) -> bool:
        return self.room.tells_keys or self.teacher.tells_keys

    def _say_keys(self, words: str) -> None:
        """Say what the keys do: to the teacher alone, where he has a screen of his own."""
        for shown in (self.room, self.teacher):
            shown.show_keys(words if shown is self._teachers_view else "")

    @property
    def _teachers_view(self) -> RoomWindow | TeacherWindow:
        return self.teacher if self.screens.teacher_has_one else self.room

    # Screens

    def _swap(self) -> None:
        if self.screens.swap():
            self.teacher.cover(True)
            self._show()
            self._say_which()

    def _screens_changed(self, room_is_there: bool) -> None:
        self.teacher.cover(True)
        self._lasting = "" if room_is_there else keys_told(say("show-presenting-room-gone"))
        self._show()
        self.screens.show()
        self._say_which()

    def _say_which(self) -> None:
        if self.screens.two:
            self.room.say_which(say("show-presenting-rooms-screen"))
            self.teacher.say_which(say("show-presenting-teachers-screen"))

    # What is shown

    def _show(self) -> None:
        scene = scene_of(self.programme)
        options = self._window.showing.options()
        self.room.show_scene(scene, options)
        self.teacher.show_programme(self.programme, scene, options)
        self.teacher.show_time(self.programme, QTime.currentTime())
        self._show_marks()
        self._say_at_the_foot()
        self._kept.keep(self.programme.running)

    def _say(self, words: str) -> None:
        """Say something for a moment, where somebody looks."""
        self._note = words
        self._noted.start()
        self._say_at_the_foot()

    def _say_how_kept(self) -> None:
        """Say that the evening cannot be put by, or that it is again."""
        why = self._kept.problem
        self._say(say("show-presenting-not-kept", why=why) if why else "")

    def _say_at_the_foot(self) -> None:
        if not self._noted.isActive():
            self._note = ""
        self.teacher.note(self._note or self._lasting)
        self.room.page.say(self._note or _cue(self.programme), self._to_think.said)

    def _tick(self) -> None:
        programme = self.programme
        programme.seconds[programme.place] += 1
        self._to_think.tick()
        self.teacher.show_time(programme, QTime.currentTime())
        self._say_at_the_foot()
        if sum(programme.seconds) % PUT_BY == 0:
            self._kept.keep(programme.running)


def _unfinished(programme: Programme) -> bool:
    """Whether who leaves now would want to come back: cases are to come, or hands wait for the ruling."""
    to_come, many = programme.place + 1 < len(programme.items), len(programme.items) > 1
    return to_come or (programme.phase is not Phase.RULED and (many or programme.ballot.raised > 0))


def _cue(programme: Programme) -> str:
    """What is said at the foot of the room's page: that the next press shows the ruling."""
    return say("show-presenting-ready") if programme.phase is Phase.READY else ""
