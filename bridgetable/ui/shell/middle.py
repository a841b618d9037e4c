"""The middle of the window: the table, the line to type on, the timeline with its buttons, the status line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolButton, QWidget

from bridgetable.messages import say
from bridgetable.ui.felt.view import TableView
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.icons import SIZE, icon
from bridgetable.ui.record.box import BiddingBox
from bridgetable.ui.record.commandline import CommandLine
from bridgetable.ui.record.timeline import Timeline
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.notice import Notice
from bridgetable.ui.widgets.words import Elided, look

RULING_LINES = 2
"""The ruling has at most so many lines; all of it stands at the top of the panel, and under the pointer."""
STATUS_PADDING = 6
"""What the ruling has over and under its lines."""
AROUND_HEAD = 10
"""What the row of buttons has over and under it, and the timeline under itself."""
ROWS = 2
"""So many lines of the timeline have room under the table, one more in a high window, with larger text only one.

The others are scrolled to: the cards keep their room.
"""
NO_LIMIT = 16_777_215
"""What Qt takes for no limit at all."""
NOTCH = 120
"""One click of a mouse wheel, in eighths of a degree."""


class Middle(QWidget):
    """Table, command line, timeline and status line, one under the other."""

    stepped = Signal(int)
    """The wheel was turned over the table or the timeline: so many actions on, or back if negative."""

    def __init__(self) -> None:
        super().__init__()
        self.notice, self.unkept = Notice(), Notice(lasting=True)
        self.left_over, self.left_show = Notice(), Notice()
        self.table, self.command = TableView(self), CommandLine()
        self.box = BiddingBox(self.table)
        self.timeline, self.said, self.status = Timeline(), Elided(role="title"), Elided(role="status")
        self._scroll = QScrollArea()
        self._turned, self._open = 0, False
        self._told: tuple[bool, bool] | None = None
        self._ways_in: Sequence[QWidget] = ()
        layout = column(self, spacing=0)
        for strip in (self.unkept, self.left_over, self.left_show, self.notice):
            layout.addWidget(strip)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.command)
        self._strip, self._foot = QFrame(), QWidget()
        self._strip.setProperty("panel", True)
        self.status.setAccessibleDescription(say("shell-middle-status-line"))
        self.status.spread(True, RULING_LINES)
        self._under = column(self._foot, spacing=0)
        self._under.addWidget(self._strip, 1)
        self._under.addWidget(self.status)
        layout.addWidget(self._foot)
        for watched in (self.table.viewport(), self._scroll.viewport(), self._strip):
            watched.installEventFilter(self)
        self.timeline.ringed.connect(self._follow_ring)

    def add_buttons(self, actions: dict[str, QAction], ways_in: Sequence[QWidget]) -> None:
        """Put the buttons over the timeline; each is a command of the menus, drawn as the icon of its name.

        `ways_in` stand at the end of the row, to be shown while their place at the left is folded away: as many as
        there is room for, the last one first.
        """
        self._ways_in = ways_in
        strip = column(self._strip, spacing=2)
        strip.setContentsMargins(theme.PANEL_MARGIN, 6, theme.PANEL_MARGIN, 2)
        head = self._head = row(spacing=2)
        for name, action in actions.items():
            part = QToolButton()
            action.setIcon(icon(name))
            action.setIconVisibleInMenu(False)
            part.setDefaultAction(action)
            part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            part.setAutoRaise(True)
            part.setAccessibleName(action.iconText())  # its text without the mark of its key
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            head.addWidget(part)
        head.addSpacing(theme.SPACING)
        head.addWidget(self.said, 1)
        for way_in in ways_in:
            head.addWidget(way_in)
        for other in ways_in[:-1]:
            other.setMinimumWidth(1)  # it leaves when the window becomes narrower, and does not keep it wide
        strip.addLayout(head)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the timeline itself has it
        self._scroll.setWidget(self.timeline)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._beside = row()
        self._beside.addWidget(self._scroll, 1)
        strip.addLayout(self._beside, 1)
        self._size_icons()
        self._make_room()

    def show_ways_in(self, on: bool) -> None:
        """Show the ways in, or leave them out."""
        self._open = on
        self._fit_ways_in()

    def _fit_ways_in(self) -> None:
        room = self.width() - sum(part.sizeHint().width() + 2 for part in self._strip.findChildren(QToolButton))
        room -= 2 * theme.PANEL_MARGIN + theme.SPACING
        for way_in in reversed(self._ways_in):
            first = way_in is self._ways_in[-1]
            room -= way_in.sizeHint().width() + 2
            way_in.setVisible(self._open and (first or room >= 0))

    def tell(self, on: bool, afar: bool) -> None:
        """Say the ruling here, `afar` so large that it can be read from the back of a class, or leave it to the panel.

        It takes no height from the table where it can stand beside the timeline, and the echo beside the typed line.
        """
        if self._told == (on, afar):
            return
        self._told = on, afar
        high = self.screen().size().height() >= theme.HIGH_SCREEN
        look(self.status, afar=("high" if high else "low") if afar else "")
        self.status.spread(True, 0 if afar else RULING_LINES)
        self.command.save_height(on and not afar)
        self._place_ruling()
        self.status.setVisible(on)  # at its place: what gets another is hidden until it is laid out
        self._make_room()

    def _place_ruling(self) -> None:
        """Put the ruling beside the timeline, or under it where it is large or there is no timeline."""
        beside = not self.status.property("afar") and not self._strip.isHidden()
        if beside:
            self._beside.addWidget(self.status, 2)
        else:
            self._under.addWidget(self.status)
        look(self.status, beside=("low" if self._larger else "high") if beside else "")

    @property
    def _larger(self) -> bool:
        """Whether text is larger than usual."""
        return self.font().pointSizeF() > theme.TEXT_SIZE + 0.1

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._size_icons()
            self._fit_ways_in()
            self._place_ruling()
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_ways_in()
        self._make_room()

    def _make_room(self) -> None:
        """Keep the table as high as it is: what stands under it has the same room whatever is done.

        A branch more is scrolled to; where the ruling is told here, it stands beside the timeline.
        """
        status = QFontMetrics(self.status.font())
        told = 0 if self.status.isHidden() else RULING_LINES * (status.lineSpacing() + 2) + STATUS_PADDING
        rows = 1 if self._larger else ROWS + (self.height() >= theme.HIGH_MIDDLE)
        self._scroll.setMinimumHeight(self.timeline.height_of(1))
        head = self._head.minimumSize().height() + AROUND_HEAD
        lines = self.timeline.height_of(rows) + self._scroll.horizontalScrollBar().sizeHint().height()
        high = head + (max(lines, told) if self.status.property("beside") else lines + told)
        self._foot.setMinimumHeight(high)
        self._foot.setMaximumHeight(NO_LIMIT if self.status.property("afar") else high)

    def _size_icons(self) -> None:
        """Make the icons as much larger as the text is."""
        side = round(SIZE * self.font().pointSizeF() / theme.TEXT_SIZE)
        for part in self._strip.findChildren(QToolButton):
            part.setIconSize(QSize(side, side))

    @property
    def timeline_strip(self) -> QWidget:
        """The timeline with its buttons."""
        return self._strip

    def follow(self) -> None:
        """Bring the place one looks at into sight."""
        self._make_room()
        self._see(self.timeline.here())

    def _follow_ring(self) -> None:
        self._see(self.timeline.there())

    def _see(self, place: QPointF) -> None:
        self._scroll.ensureVisible(round(place.x()), round(place.y()), 80, 20)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._strip:
            if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
                self._place_ruling()
            return False
        if isinstance(event, QWheelEvent) and not event.modifiers():
            if event.phase() is Qt.ScrollPhase.ScrollMomentum:  # fingers have left the pad: nobody means these
                return True
            self._turned += event.angleDelta().y()
            notches = int(self._turned / NOTCH)
            if notches:
                self._turned -= notches * NOTCH
                self.stepped.emit(-notches)
            return True
        return super().eventFilter(watched, event)
