"""A person at random at the real window: mouse, wheel, keys and sizes, and after each burst everything is in its place.

    python3 -m generated.inputs --events 20000 --seed 1

Every event goes in where the system would put it, so that menus, dialogs, focus and shortcuts behave as they do for a
user. Dialogs and menus that hold up the program are answered by a timer. What is looked for is in `Faults`.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import os
import random
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import cast

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    Qt,
    QTimer,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMessageBox, QPushButton, QWidget

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load, parse_case
from bridgetable.editions import EDITIONS
from bridgetable.judge import Judge
from bridgetable.seats import SEATS
from bridgetable.table.faced import dummy_faced
from bridgetable.table.lines import line_record
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence
from bridgetable.ui.felt.cards import CardItem
from bridgetable.ui.felt.drawn import drawn
from bridgetable.ui.felt.layout import Layout, Zone, felt_size
from bridgetable.ui.felt.placement import LookedAt, placement
from bridgetable.ui.felt.shown_table import _winners
from bridgetable.ui.files.files import Document
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import dress
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.segments import Segments
from generated.records import any_record, partial_position, whole_position
from present import present

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
K = Qt.Key
StandardButton = QMessageBox.StandardButton
HARMLESS = ("This plugin does not support", "XDG_RUNTIME_DIR", "occurs outside target window")
SIZES = ((1280, 800), (1366, 768), (1920, 1080), (1000, 700), (900, 620), (640, 480), (1500, 560), (1100, 1000))
RUBBISH = ("xyzzy", "e drops", "w plays s99", "♠♥", "S calls", "e drops c5 c5", "n ne", "queen", "play anything", "  ")
FILED = 25
"""After so many bursts the record is saved and read again, undone to its beginning and done again."""
LETTERS = 60
"""So many strokes in the field of words are done again before a step of the record has to be."""
ANIMATION = 40
"""Milliseconds a card is on its way, so that it does not take all the time."""
NEARLY = 1e-6
"""Qt does not move an item by less."""
IDLE = 3
"""Nothing goes on any more when so many looks have seen nothing."""
LOOK = 10
"""Milliseconds between two looks at what holds up the program."""
ANSWER = 3
"""A dialog or a menu that nobody works is answered after so many looks at it."""


class Faults(Exception):
    """What should never be, with the bursts that led to it."""


class Driver:
    """Works one window; `events` are those sent so far."""

    def __init__(self, window: Window, seed: int, folder: Path) -> None:
        self.window, self.folder, self.rng = window, folder, random.Random(seed)
        self.events = 0
        self.done: Counter[str] = Counter()
        self.trail: deque[str] = deque(maxlen=12)
        self.said: list[str] = []
        self.script: deque[str] = deque()
        self.opening = window.session.record
        self.items = frozenset(id(item) for item in self._card_items())
        self._holds = False
        self._held_up: tuple[QWidget, int] | None = None
        self._working = True
        window.middle.table.table_scene._animation.setDuration(ANIMATION)
        window.filing.opened.connect(self._opened)
        self._look_later()

    # Sending events

    def mouse(self, kind: str, widget: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """One press, release or double click, or a movement, at a point of a widget."""
        self.events += 1
        handle = cast("QWindow | None", widget.window().windowHandle())  # there is none before it is shown
        if handle is None or not widget.isVisible():
            return
        point = widget.mapTo(widget.window(), at)
        if not self._holds and not QRect(QPoint(), handle.size()).contains(point):
            return
        self._holds = kind != "release" and (self._holds or kind == "press")
        if kind == "move":
            QTest.mouseMove(handle, point)
        else:
            {"press": QTest.mousePress, "release": QTest.mouseRelease, "twice": QTest.mouseDClick}[kind](
                handle, button, NONE, point
            )

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        """Move there, press and let go."""
        point = at if at is not None else widget.rect().center()
        for kind in ("move", "press", "release"):
            self.mouse(kind, widget, point, button)

    def key(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Keys, to whatever has the keyboard."""
        for each in keys:
            self.events += 1
            popup = QApplication.activePopupWidget()
            target = popup or QApplication.focusWidget() or QApplication.activeWindow() or self.window
            QTest.keyClick(target, each, modifiers)

    def write(self, text: str) -> None:
        """Letters, to whatever has the keyboard."""
        target = QApplication.focusWidget()
        if target is not None:
            self.events += len(text)
            if text.isascii():
                QTest.keyClicks(target, text)
            else:  # QTest knows no other letters
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(target, QKeyEvent(kind, 0, NONE, text))

    def spin(self, seconds: float = 0.0) -> None:
        """Let the program do what waits, for so long."""
        until = time.perf_counter() + seconds
        while True:
            QApplication.processEvents()
            if time.perf_counter() >= until:
                return
            time.sleep(0.002)

    # Bursts

    def burst(self) -> None:
        """One thing a person does."""
        ways = _WAYS
        way = self.rng.choices(ways, [weight for _, weight in ways])[0][0]
        name = way.__name__.strip("_")
        self.done[name] += 1
        self.trail.append(name)
        way(self)

    def _point_of(self, item: CardItem) -> QPoint | None:
        table = self.window.middle.table
        point = table.mapFromScene(item.pos() + QPointF(-theme.CARD_WIDTH / 2 + 6, -theme.CARD_HEIGHT / 2 + 6))
        return point if table.viewport().rect().contains(point) else None

    def _card(self) -> tuple[QPoint, CardItem] | None:
        scene = self.window.middle.table.table_scene
        if not scene.places:
            return None
        item = scene.item(self.rng.choice(list(scene.places)))
        point = self._point_of(item)
        return (point, item) if point is not None else None

    def _drag(self) -> None:
        found, table = self._card(), self.window.middle.table
        if found is None:
            return
        start, item = found
        scene, viewport, rng = table.table_scene, table.viewport(), self.rng
        self.mouse("press", viewport, start)
        goals = [scene.layout.held_point(item.key[0], zone) for zone in Zone if zone is not Zone.HAND]
        for _ in range(rng.randint(1, 3)):
            goal = table.mapFromScene(QPointF(*rng.choice(goals)))
            if rng.random() < 0.15:
                goal = QPoint(rng.randrange(-40, viewport.width() + 40), rng.randrange(-40, viewport.height() + 40))
            steps = rng.randint(2, 8)
            for step in range(1, steps + 1):
                self.mouse("move", viewport, start + (goal - start) * step / steps)
            start = goal
            if rng.random() < 0.25:
                self._meanwhile()
            if rng.random() < 0.1:
                self.spin((theme.REST + 30) / 1000)
        if rng.random() < 0.12:
            self.key(rng.choice((K.Key_H, K.Key_D, K.Key_Escape)))
        self.mouse("release", viewport, start)

    def _meanwhile(self) -> None:
        """Something quite different in the middle of a drag or an animation."""
        way = self.rng.choice(
            (
                self._resize,
                self._edition,
                self._looks,
                self._options,
                self._text_size,
                self._seat,
                self._undo,
                self._steps,
                self._language,
                self._wheel,
                self._function_key,
                self._compare,
                self._dialog,
                self._full_screen,
                self._panels,
                self._blind,
            )
        )
        self.trail.append(f"meanwhile {way.__name__.strip('_')}")
        way()
        if self.rng.random() < 0.5:
            self.spin()

    def _click_card(self) -> None:
        found = self._card()
        if found is not None:
            self.click(self.window.middle.table.viewport(), found[0])

    def _click_twice(self) -> None:
        found = self._card()
        if found is not None:
            viewport = self.window.middle.table.viewport()
            self.click(viewport, found[0])
            self.mouse("twice", viewport, found[0])
            self.mouse("release", viewport, found[0])

    def _verb_menu(self) -> None:
        found, table = self._card(), self.window.middle.table
        at = found[0] if found is not None else QPoint(5, 5)
        if self.rng.random() < 0.2:
            label = self.rng.choice(list(table.table_scene.labels.values()))
            at = table.mapFromScene(label.sceneBoundingRect().center())
        self.click(table.viewport(), at, RIGHT)
        if self.rng.random() < 0.3:
            self._meanwhile()
        self._choose_in_menu()

    def _choose_in_menu(self) -> None:
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu):
            return
        if self.rng.random() < 0.35:
            self.key(K.Key_Escape)
            return
        for _ in range(self.rng.randint(1, 8)):
            self.key(K.Key_Down)
        self.key(self.rng.choice((K.Key_Return, K.Key_Return, K.Key_Right, K.Key_Escape)))

    def _type(self) -> None:
        text = self.script.popleft() if self.script else self.rng.choice(RUBBISH)
        self._say(text)

    def _say(self, text: str) -> None:
        self.key(K.Key_K, modifiers=CTRL)
        field = self.window.middle.command.field
        self.key(K.Key_A, modifiers=CTRL)
        if QApplication.focusWidget() is field:
            self.write(text)
            self.key(K.Key_Return)

    def _type_rubbish(self) -> None:
        self._say(self.rng.choice(RUBBISH))
        if self.rng.random() < 0.5:
            self.key(self.rng.choice((K.Key_Up, K.Key_Down, K.Key_Escape, K.Key_Backspace, K.Key_Tab)))

    def _walk(self) -> None:
        self._click_card()
        for _ in range(self.rng.randint(1, 6)):
            self.key(self.rng.choice((K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down)))
        self.key(self.rng.choice((K.Key_Return, K.Key_Escape, K.Key_D, K.Key_H, K.Key_P, K.Key_F, K.Key_Space)))

    def _steps(self) -> None:
        for _ in range(self.rng.randint(1, 4)):
            each = self.rng.choice((K.Key_Left, K.Key_Right, K.Key_Home, K.Key_End))
            self.key(each, modifiers=CTRL if self.rng.random() < 0.3 else NONE)

    def _tab(self) -> None:
        for _ in range(self.rng.randint(1, 8)):
            self.key(K.Key_Tab, modifiers=SHIFT if self.rng.random() < 0.2 else NONE)
        if self.rng.random() < 0.4:
            self.key(K.Key_Space)

    def _undo(self) -> None:
        for _ in range(self.rng.randint(1, 4)):
            self.key(K.Key_Z, modifiers=CTRL | SHIFT if self.rng.random() < 0.5 else CTRL)

    def _edition(self) -> None:
        self.key(self.rng.choice((K.Key_1, K.Key_2)), modifiers=CTRL)

    def _looks(self) -> None:
        if self.rng.random() < 0.6 or self._holds:
            self.key(self.rng.choice((K.Key_L, K.Key_D, K.Key_0)), modifiers=CTRL | ALT)
        else:
            self._menu(f"cloth {self.rng.choice(('green', 'blue', 'burgundy', 'grey'))}")

    def _options(self) -> None:
        which, modifiers = self.rng.choice(
            ((K.Key_4, CTRL), (K.Key_L, CTRL), (K.Key_I, CTRL | ALT), (K.Key_A, CTRL | ALT), (K.Key_T, CTRL))
        )
        self.key(which, modifiers=modifiers)

    def _text_size(self) -> None:
        self.key(self.rng.choice((K.Key_Plus, K.Key_Minus, K.Key_0)), modifiers=CTRL)

    def _seat(self) -> None:
        if self._holds:
            self.key(self.rng.choice((K.Key_N, K.Key_E, K.Key_S, K.Key_W)), modifiers=CTRL | ALT)
        else:
            self._menu(f"bottom {self.rng.choice(SEATS)}")

    def _blind(self) -> None:
        self.key(K.Key_B, modifiers=CTRL | ALT)

    def _full_screen(self) -> None:
        self.key(K.Key_F11)
        if self.rng.random() < 0.7:
            self.key(K.Key_Escape)

    def _panels(self) -> None:
        self.key(self.rng.choice((K.Key_F8, K.Key_F9)))

    def _page(self) -> None:
        buttons = self.window.pages.findChildren(Segments)[0].findChildren(QPushButton)
        self._press(buttons)

    def _function_key(self) -> None:
        self.key(self.rng.choice((K.Key_F3, K.Key_F4, K.Key_F6, K.Key_F7)))  # F5 takes the window away for a show

    def _compare(self) -> None:
        self.key(K.Key_3, modifiers=CTRL)

    def _fold(self) -> None:
        self._press([fold.head for fold in self.window.right.findChildren(FoldingHeading)])

    def _decide(self) -> None:
        parts = self.window.right.findChildren(QPushButton)
        self._press([part for part in parts if part.property("role") in ("answer", "chosen", "option")])

    def _any_button(self) -> None:
        self._press(self.window.findChildren(QAbstractButton))

    def _press(self, parts: Iterable[QAbstractButton]) -> None:
        """Click one of these that can be seen, or point at it only."""
        seen = [part for part in parts if part.isVisible() and not part.visibleRegion().isEmpty()]
        if seen:
            part = self.rng.choice(seen)
            at = part.visibleRegion().boundingRect().center()
            self.trail.append(f"[{part.accessibleName() or part.text()}]")
            if self.rng.random() < 0.15:
                self.mouse("move", part, at)
            else:
                self.click(part, at)

    def _timeline(self) -> None:
        timeline = self.window.middle.timeline
        seen = timeline.visibleRegion().boundingRect()
        if seen.isEmpty():
            return
        at = QPoint(
            self.rng.randint(seen.left(), seen.right()),
            self.rng.randint(seen.top(), min(seen.bottom(), seen.top() + 60)),
        )
        nodes = [node for node in timeline._track.nodes if seen.contains(node.centre.toPoint())]
        if nodes and self.rng.random() < 0.8:
            at = self.rng.choice(nodes).centre.toPoint()
        self.click(timeline, at, RIGHT if self.rng.random() < 0.1 else LEFT)

    def _branch(self) -> None:
        """Step back and do otherwise."""
        self.key(*(K.Key_Left for _ in range(self.rng.randint(1, 4))))
        self._type()

    def _wheel(self) -> None:
        handle, viewport = self.window.windowHandle(), self.window.middle.table.viewport()
        for _ in range(self.rng.randint(1, 4)):
            self.events += 1
            turned = QPoint(0, self.rng.choice((120, -120, 60, -240)))
            at = QPointF(viewport.mapTo(self.window, viewport.rect().center()))
            QTest.wheelEvent(handle, at, turned, QPoint(), NONE, Qt.ScrollPhase.NoScrollPhase)

    def _resize(self) -> None:
        self.events += 1
        if not self.window.isFullScreen():
            self.window.resize(*self.rng.choice(SIZES))

    def _language(self) -> None:
        self.events += 1
        app = application()
        if not app.removeTranslator(_longer()):
            app.installTranslator(_longer())

    def _dialog(self) -> None:
        """A window over this one, left to the timer."""
        which, modifiers = self.rng.choice(
            (
                (K.Key_N, CTRL),
                (K.Key_N, CTRL | SHIFT),
                (K.Key_M, CTRL),
                (K.Key_O, CTRL),
                (K.Key_S, CTRL | SHIFT),
                (K.Key_R, CTRL),
                (K.Key_F2, NONE),
                (K.Key_P, CTRL),
            )
        )
        self.key(which, modifiers=modifiers)

    def _beside(self) -> None:
        """A window beside this one: the law book or the help; something is done there."""
        which, modifiers = self.rng.choice(((K.Key_B, CTRL), (K.Key_F1, NONE)))
        self.key(which, modifiers=modifiers)
        self.spin(0.02)
        for other in self._others():
            seen = [part for part in other.findChildren(QAbstractButton) if not part.visibleRegion().isEmpty()]
            if seen and self.rng.random() < 0.5:
                self.click(self.rng.choice(seen))
            if QApplication.focusWidget() is not None and self.rng.random() < 0.7:
                self.write(self.rng.choice(("dropped card", "50D", "breath", "", "zzz")))
            if self.rng.random() < 0.3:
                self.click(self.window.middle.table.viewport(), QPoint(5, 5))

    def _other_case(self) -> None:
        self.key(self.rng.choice((K.Key_PageDown, K.Key_PageUp)), modifiers=CTRL)

    def _new_record(self) -> None:
        """A deal of its own, with sentences to type that may be done in it."""
        position = (whole_position if self.rng.random() < 0.6 else _writable_position)(self.rng)
        self.window.session.mark_saved()
        self.window.filing.begin(position)
        self.script = deque(sentence(entry) for entry in any_record(self.rng, position, most=60).log)

    def _menu(self, name: str) -> None:
        """Choose a command in the menus with the mouse."""
        window = self.window
        path = _path_to(window, name)
        bar = window.menuBar()
        if path is None or not bar.isVisible():
            return
        for step, (menu, action) in enumerate(path):
            if step == 0:
                self.click(bar, bar.actionGeometry(menu.menuAction()).center())
            self.spin()
            if not menu.isVisible():
                return
            self.click(menu, menu.actionGeometry(action).center())

    # Dialogs and menus that hold up the program

    def _look_later(self) -> None:
        if self._working:
            QTimer.singleShot(LOOK, self._look)

    def _look(self) -> None:
        """Answer what holds up the program, unless it has only just come."""
        if not self._working:
            return
        self._look_later()  # first: what is answered may open another
        there = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if there is None:
            self._held_up = None
            return
        looks = self._held_up[1] + 1 if self._held_up is not None and self._held_up[0] is there else 1
        self._held_up = (there, looks)
        if looks < ANSWER:
            return
        if isinstance(there, QMenu):
            self.key(K.Key_Escape)
        elif looks > 12 * ANSWER:
            there.close()
        elif isinstance(there, QMessageBox) and StandardButton.Discard in there.standardButtons():
            self.click(there.button(StandardButton.Discard if self.rng.random() < 0.6 else StandardButton.Cancel))
        elif self.rng.random() < 0.4:
            self.key(self.rng.choice((K.Key_Tab, K.Key_Down, K.Key_Up, K.Key_A, K.Key_Right)))
        else:
            self.key(K.Key_Escape)

    def _others(self) -> list[QWidget]:
        return [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible()
            and each is not self.window
            and not isinstance(each, QMenu)
            and each.isWindow()
            and each.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)
        ]

    # What must be so

    def settle(self) -> None:
        """Let every movement come to its end, and everything that stands over the window go away."""
        until = time.perf_counter() + 20
        for other in self._others():
            if not other.isModal():
                other.close()
        idle = 0
        while idle < IDLE:
            self.spin(0.003)
            idle = 0 if self._moving() else idle + 1
            if time.perf_counter() > until:
                self._fault(f"held up by {QApplication.activePopupWidget() or QApplication.activeModalWidget()}")
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        self.spin(0.005)

    def _moving(self) -> bool:
        """Whether something goes on that will be over by itself."""
        animation = self.window.middle.table.table_scene._animation
        held_up = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return bool(held_up) or animation.state() != animation.State.Stopped or self.window.showing.beside.isActive()

    def check(self) -> None:
        """Everything is in its place, and nothing was said that ought not to be."""
        self.settle()
        faults = [*self.said, *self._table_faults(), *self._record_faults(), *self._focus_faults()]
        if faults:
            self._fault("\n".join(faults))

    def _fault(self, words: str) -> None:
        session = self.window.session
        log = "; ".join(sentence(entry) for entry in line_record(session.record, session.line).upto(session.at).log)
        raise Faults(f"{words}\nafter {self.events} events, bursts: {', '.join(self.trail)}\nrecord: {log}")

    def _card_items(self) -> list[CardItem]:
        return list(self.window.middle.table.table_scene._pack.values())

    def _table_faults(self) -> Iterable[str]:
        window, scene = self.window, self.window.middle.table.table_scene
        table, verdict = window.session.view.table, window.showing.verdict()
        in_scene = {id(item) for item in scene.items() if isinstance(item, CardItem)}
        if not self.items <= in_scene or len(self.items) != 52:
            yield "the 52 cards are not all there"
        if scene.table != table:
            yield "the table shown is not the session's"
        size = window.middle.table.viewport().size()
        width, height, scale = felt_size(size.width(), size.height())
        dummy = verdict.dummy if dummy_faced(table, verdict.dummy) else None
        sizes = scene._sizes
        layout = Layout(width, height, window.preferences.bottom, dummy, scale, sizes.names, sizes.index)
        if layout != scene.layout:
            yield f"the felt is {scene.layout}, not {layout}"
        seen = LookedAt(layout, scene.options.hidden_seats, _winners(table, verdict), drawn(table, verdict))
        places = placement(table, seen)
        if places != scene.places:
            yield "the places are not those of the table"
        if scene.drag is not None:
            yield "a card is still in the hand"
        for key, place in places.items():
            item = scene.item(key)
            off = (item.x() - place.x, item.y() - place.y, item.zValue() - place.z)
            turned = (item.rotation() - place.angle, item.scale() - place.scale)
            if max(map(abs, (*off, *turned))) > NEARLY or item.place.up != place.up or not item.isVisible():
                yield f"{key} lies off by {off} and {turned}, not at {place}"
        shown = {id(scene.item(key)) for key in places}
        for each in scene.items():
            if isinstance(each, CardItem) and each.isVisible() and id(each) not in shown:
                yield f"{each.key} is seen, but lies nowhere"

    def _record_faults(self) -> Iterable[str]:
        session = self.window.session
        whole = line_record(session.record, session.line)
        if not session.blind and session.shown != whole.upto(session.at):
            yield "what is shown is not the record up to here"
        try:
            verdict = Judge(session.edition).verdict(session.shown)
            if session.hidden:
                if session.view.verdict.cards or session.view.verdict.findings or session.ways:
                    yield "the ruling that is kept back is told"
            elif not session.blind and session.view.verdict != verdict:
                yield "the verdict is not that of the record"
        except ValueError as error:
            yield f"what is shown cannot be judged: {error}"

    def _focus_faults(self) -> Iterable[str]:
        focused = QApplication.focusWidget()
        if focused is not None and not focused.isVisible():
            yield f"the keyboard is with a hidden {focused}: {focused.accessibleName()} in {focused.parentWidget()}"
        handle = self.window.windowHandle()
        roomy = self.window.screen().size().width() >= SIZES[0][0]
        if roomy and handle.size() != self.window.size():
            yield f"the window is {self.window.size()}, on the screen {handle.size()}"

    def check_file(self) -> None:
        """What is saved is what was done; undone to the beginning, the record is as it was opened, and back again."""
        self.check()
        document, path = self.window.filing.document, self.folder / "saved.bridgecase"
        path.write_text(document.text(), encoding="utf-8")
        again, was = _kept(load(path).record), _kept(self.window.session.record)
        for one, other in zip(again, was, strict=True):
            if one != other:
                self._fault(f"saved and opened again it is another record: {one}, not {other}")
        record = self.window.session.record
        steps = 0
        while self.window.session.undo_words is not None:
            shown = self.window.session.view
            self.key(K.Key_Z, modifiers=CTRL)
            # Letters typed and not entered yet are undone first, in their field: that is no step of the record.
            steps += self.window.session.view is not shown
        if self.window.session.record != self.opening:
            self._fault("undone to the beginning, the record is not as it was opened")
        for _ in range(steps):
            self._do_again()
        if self.window.session.record != record:
            self._fault("done again, the record is not as it was")
        self.check()

    def _do_again(self) -> None:
        """Do one step of the record again; letters undone in the field, where some stay, come back before it."""
        shown = self.window.session.view
        for _ in range(LETTERS):
            self.key(K.Key_Z, modifiers=CTRL | SHIFT)
            if self.window.session.view is not shown:
                return

    def _opened(self) -> None:
        self.opening, self.script = self.window.session.record, deque()

    def stop(self) -> None:
        """Close the window."""
        self._working = False
        self.spin(3 * LOOK / 1000)
        self.window.session.mark_saved()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.spin()


_WAYS: tuple[tuple[Callable[[Driver], None], int], ...] = (
    (Driver._drag, 24),
    (Driver._click_card, 4),
    (Driver._click_twice, 4),
    (Driver._verb_menu, 10),
    (Driver._type, 16),
    (Driver._type_rubbish, 2),
    (Driver._walk, 5),
    (Driver._steps, 6),
    (Driver._tab, 3),
    (Driver._undo, 5),
    (Driver._edition, 3),
    (Driver._looks, 2),
    (Driver._options, 3),
    (Driver._text_size, 2),
    (Driver._seat, 2),
    (Driver._blind, 1),
    (Driver._full_screen, 1),
    (Driver._panels, 2),
    (Driver._page, 4),
    (Driver._function_key, 4),
    (Driver._compare, 2),
    (Driver._fold, 4),
    (Driver._decide, 10),
    (Driver._any_button, 6),
    (Driver._timeline, 6),
    (Driver._branch, 4),
    (Driver._wheel, 4),
    (Driver._resize, 4),
    (Driver._language, 1),
    (Driver._dialog, 2),
    (Driver._beside, 2),
    (Driver._other_case, 2),
    (Driver._new_record, 2),
)
"""What a person does, and how often."""


class _Longer(QTranslator):
    """Every text a third longer, as in another language."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source + "~" * (len(source) // 3) if context != "QShortcut" else source


@cache
def _longer() -> QTranslator:
    return _Longer()


def _writable_position(rng: random.Random) -> Position:
    """A deal of which little is known, such as a file can tell of."""
    while True:
        position = partial_position(rng)
        try:
            if _kept(parse_case(Document.blank(EDITIONS[-1], Record(position)).text(), "").record)[0] == position:
                return position
        except CaseErrors:
            continue


def _path_to(window: Window, name: str) -> list[tuple[QMenu, QAction]] | None:
    """The menus to a command, each with what is to be clicked in it."""
    wanted = window.menus.act(name)
    for title in window.titled.values():
        if wanted in title.actions():
            return [(title, wanted)]
        for each in title.actions():
            inner = each.menu()
            if isinstance(inner, QMenu) and wanted in inner.actions():
                return [(title, each), (inner, wanted)]
    return None


def _kept(record: Record) -> tuple[object, ...]:
    """All of a record that a file keeps."""
    branches = [(each.name, each.after, each.actions, sorted(each.facts, key=str)) for each in record.branches]
    return (record.position, record.log, sorted(record.facts, key=str), sorted(record.settings), branches)


class Watch:
    """Notes every error and every warning while it is open."""

    def __init__(self, said: list[str]) -> None:
        self._said = said

    def __enter__(self) -> None:
        self._hooks = sys.excepthook, qInstallMessageHandler(self._warned)
        sys.excepthook = self._raised

    def __exit__(self, *_error: object) -> None:
        sys.excepthook, handler = self._hooks
        qInstallMessageHandler(handler)

    def _warned(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(part in text for part in HARMLESS):
            self._said.append(f"Qt: {text}")

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._said.append("".join(traceback.format_exception(kind, error, trace)))


def run(events: int, seed: int, patience: float = 180.0) -> Driver:
    """Work a window of its own until so many events are sent; `Faults` says what ought not to be."""
    app = application()
    with TemporaryDirectory() as made, contextlib.chdir(made):
        folder = Path(made)
        window = Window(Preferences(folder / "preferences.ini"), Recovery(folder / "recovery"))
        window.resize(*SIZES[0])
        window.show()
        window.complete()
        while not hasattr(window, "pages") or window.cases.busy:
            app.processEvents()
        driver = Driver(window, seed, folder)
        looks = window.preferences.looks
        faulthandler.dump_traceback_later(patience, exit=True, file=present(sys.__stderr__))
        try:
            with Watch(driver.said):
                bursts = 0
                while driver.events < events:
                    driver.burst()
                    bursts += 1
                    (driver.check_file if bursts % FILED == 0 else driver.check)()
                    faulthandler.dump_traceback_later(patience, exit=True, file=present(sys.__stderr__))
                driver.check_file()
        finally:
            faulthandler.cancel_dump_traceback_later()
            app.removeTranslator(_longer())
            driver.stop()
            dress(looks)
    return driver


def main() -> int:
    """Run at full size; the exit code is 1 if something was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    screen = Path(__file__).with_name("screen.json")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
    before = time.perf_counter()
    try:
        driver = run(wanted.events, wanted.seed)
    except Faults as faults:
        sys.stdout.write(f"seed {wanted.seed}: {faults}\n")
        return 1
    took = time.perf_counter() - before
    bursts = ", ".join(f"{name} {times}" for name, times in driver.done.most_common())
    speed = f"{took:.0f} s, {driver.events / took:.0f} a second"
    sys.stdout.write(f"seed {wanted.seed}: {driver.events} events in {speed}\n  {bursts}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
