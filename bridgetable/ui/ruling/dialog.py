"""“What happened?”: declarer and contract, then one event after another, and of each only what its ruling needs."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from bridgetable.explain.retold import retold
from bridgetable.happening import (
    CONTRACT,
    Before,
    EventTold,
    TemplateEvent,
    Untold,
    before_next,
    begun,
    in_order,
    record_of,
)
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.templates import TEMPLATES
from bridgetable.templates.bids import ACCIDENTS
from bridgetable.ui.felt.cards import Look
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.ruling.event_sheets import FactsCard, TableCard, cards_told
from bridgetable.ui.ruling.fields import Tile, little_room
from bridgetable.ui.ruling.story import EventLine
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import label

SIZE = (1160, 780)
"""The dialog's size in pixels, where the screen has room for it."""
_ACROSS, _FEWER = 4, 3
"""So many tiles stand side by side, and so many where there is little room."""
_LINES = 3
"""With so many events above them there is room for what the tiles are about."""


class RulingDialog(QDialog):
    """One page from an empty table to a record that can be ruled on; `record` is what it makes.

    Of the events that have been told at most one is open, in its place among the lines of the others. While none is,
    the next one is picked.
    """

    def __init__(self, parent: QWidget | None = None, cards: Look | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("event-dialog-what-happened"))
        self.setAccessibleName(self.windowTitle())
        self.record = Record()
        self._look = cards or Look()
        self._events: list[TemplateEvent] = []
        self._open: int | None = None
        self.table, self.facts = TableCard(self._look), FactsCard(self._look)
        self._declarer = self.table.declarer
        self.tiles = {each.key: Tile(each.key, each.title, each.note) for each in TEMPLATES}
        self._group = QButtonGroup(self)
        self.lines: list[EventLine] = []
        self._heading, self._hint = label(role="title", wrap=False), label(role="soft")
        self.problem = label(role="problem")
        self._buttons = QDialogButtonBox()
        self.accept_button = self._buttons.addButton(
            say("event-dialog-rule-on-it"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button.setProperty("role", "main")
        self.accept_button.setDefault(True)
        self._placed()
        self._joined()
        self._show()
        self.tiles[TEMPLATES[0].key].setFocus()

    @property
    def title(self) -> str:
        """What the record is called: its events in everybody's words."""
        titles = [event.template.title for event in self._events]
        return " – ".join(titles) if len(titles) < 3 else f"{titles[0]} … {titles[-1]}"

    # The events

    def pick(self, key: str) -> None:
        """Say what happened, or what happened then: next after what is told in full, else instead of it."""
        if not self.tiles[key].isEnabled():
            return
        if self._open is not None and self._problem_of(self._open) is None:
            self._put_by()
        if self._open is None:
            self._open = len(self._events)
            self._events.append(_event(key))
        else:
            self._events[self._open] = _event(key)
        self.go_on()

    def and_then(self) -> None:
        """Leave what is told, if it is told in full, and let what came next be picked."""
        if self._open is None or self._complete(self._open):
            self._put_by()
            self._show()
            self._to_the_tiles()

    def change(self, place: int) -> None:
        """Open an event again."""
        self._put_by()
        self._open = place
        self.go_on()

    def remove(self, place: int) -> None:
        """Take an event out of the story."""
        self._put_by()
        del self._events[place]
        self._show()
        self._to_the_tiles()

    def _remove_open(self) -> None:
        if self._open is not None:
            self.remove(self._open)

    def _to_the_tiles(self) -> None:
        next(tile for tile in self.tiles.values() if tile.isEnabled()).setFocus()
        QTimer.singleShot(0, self._scroll, lambda: self._in_sight(self._heading, list(self.tiles.values())[-1]))

    def go_on(self) -> None:
        """Show the event that is open, with the keyboard in its first question."""
        self.problem.clear()
        self._show()
        self.facts.go_to()
        QTimer.singleShot(0, self._scroll, lambda: self._in_sight(self.facts, self.facts))

    def _put_by(self) -> None:
        """Keep the answers to what is open, and close it."""
        self._keep()
        self._open = None
        self.problem.clear()

    def _keep(self) -> None:
        if self._open is not None:
            self._events[self._open] = TemplateEvent(self._events[self._open].template, self.facts.answers())

    def _told(self, place: int) -> EventTold:
        """What is told of one event, those before it being told in full."""
        return next(islice(in_order(self._events, self.table.declarer, self._contract()), place, None))

    def _before(self, place: int) -> Before | None:
        """Where the table is when an event begins, as far as what comes before it can be worked out."""
        before: Before | None = None
        try:
            for told in islice(in_order(self._events, self.table.declarer, self._contract()), place):
                before = before_next(begun(told))
        except ValueError:
            pass
        return before

    def _contract(self) -> str:
        try:
            return self.table.contract()
        except ValueError:
            return CONTRACT

    def _problem_of(self, place: int) -> ValueError | None:
        """Why the story cannot be told as far as this event and with it."""
        self._keep()
        try:
            before_next(begun(self._told(place)))
        except ValueError as error:
            return error
        return None

    def _complete(self, place: int) -> bool:
        """Whether the story can be told up to an event; else what is missing is said, and has the keyboard."""
        for each in range(place + 1):
            problem = self._problem_of(each)
            if problem is not None:
                if each != self._open:
                    self.change(each)
                self.problem.setText(str(problem))
                if isinstance(problem, Untold):
                    self.facts.go_to(problem.name)
                return False
        return True

    # What is seen

    def _show(self) -> None:
        """Lay out the events in their order: lines, what is open among them, and the tiles for what comes next."""
        self._lay_lines()
        place = self._open
        self.facts.setVisible(place is not None)
        if place is not None:
            self.facts.ask(self._events[place], place + 1, self.table.declarer, self._before(place))
            self.facts.fit(self._scroll.viewport().width())
        self._others.setVisible(not self._events)
        for tile in self.tiles.values():
            tile.be_small(self._open is not None or len(self._events) > _LINES)
        self._follow()

    def _lay_lines(self) -> None:
        for line in self.lines:
            self._story.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = []
        others = [place for place in range(len(self._events)) if place != self._open]
        for place in others:
            line = EventLine(place + 1, self._events[place].template.title, self._look)
            line.changing.connect(lambda place=place: self.change(place))
            line.removing.connect(lambda place=place: self.remove(place))
            self._story.insertWidget(place, line)  # what is open stands in its own place among them
            self.lines.append(line)

    def _tell_lines(self) -> None:
        others = [place for place in range(len(self._events)) if place != self._open]
        for place, line in zip(others, self.lines, strict=True):
            try:
                told = self._told(place)
            except ValueError:
                line.tell(say("event-dialog-this-waits-until-what-comes-before"), ())
                continue
            try:
                known = len(told.before.record.log) if told.before is not None else 0
                words = " ".join(retold(entry) for entry in begun(told).log[known:])
            except ValueError as error:
                line.tell(str(error), (), wrong=True)
            else:
                asks = [ask for ask in told.template.asks if ask.needed(told)]
                line.tell(words, [card for ask in asks for card in cards_told(told, ask)])

    def _follow(self) -> None:
        """Draw the cards that have been told of, and offer what can come next, or instead of what is open."""
        instead = self._open if self._open is not None and self._problem_of(self._open) is not None else None
        end = self._before(len(self._events))
        self._tell_lines()
        self.table.be_of_the_bidding(bool(self._events) and self._events[0].template in ACCIDENTS)
        self.table.felt.show_table(end.table if end is not None else None)
        before = end if instead is None else self._before(instead)
        self._group.setExclusive(False)
        for template in TEMPLATES:
            tile = self.tiles[template.key]
            tile.setChecked(instead is not None and template is self._events[instead].template)
            tile.setEnabled(template.fits(before))
        self._group.setExclusive(True)
        heading, hint = say("event-dialog-and-then"), say("event-dialog-what-came-next-if-anything-key")
        if not self._events:
            heading, hint = say("event-dialog-what-happened"), ""
        elif instead is not None:
            heading, hint = say("event-dialog-something-else"), say("event-dialog-it-takes-the-place-of-what")
        self._heading.setText(heading)
        self._hint.setText(hint)

    def _in_sight(self, first: QWidget, last: QWidget) -> None:
        """Scroll as little as shows all from `first` to `last`, or the beginning where there is not room for all."""
        top, bottom = first.mapTo(self._page, QPoint()).y(), last.mapTo(self._page, QPoint(0, last.height())).y()
        self._scroll.verticalScrollBar().setValue(min(top, bottom - self._scroll.viewport().height()))

    def _placed(self) -> None:
        page = self._page = QWidget()
        page.setProperty("panel", True)
        right = column(page, spacing=theme.SPACING)
        self._story = column(spacing=theme.SPACING - 2)
        self._story.addWidget(self.facts)
        right.addLayout(self._story)
        heading = row()
        heading.addWidget(self._heading)
        heading.addWidget(self._hint, 1)
        right.addLayout(heading)
        right.addLayout(self._tiles())
        self._others = label(
            say("event-dialog-tell-it-in-the-order-in"),
            "soft",
        )
        right.addWidget(self._others)
        right.addStretch(1)
        self._scroll = _scrolling(page)
        middle = row(spacing=theme.PANEL_MARGIN)
        middle.addWidget(self.table, 0)
        middle.addWidget(self._scroll, 1)
        layout = column(self, theme.PANEL_MARGIN + 4, theme.PANEL_MARGIN)
        layout.addLayout(middle, 1)
        foot = row()
        foot.addWidget(self.problem, 1)
        foot.addWidget(self._buttons)
        layout.addLayout(foot)
        screen, factor = self.screen().availableSize(), QApplication.font().pointSizeF() / theme.TEXT_SIZE
        self.resize(
            min(round(SIZE[0] * factor), screen.width() - 40), min(round(SIZE[1] * factor), screen.height() - 60)
        )

    def _tiles(self) -> QGridLayout:
        tiles, across = QGridLayout(), _FEWER if little_room() else _ACROSS
        tiles.setSpacing(theme.SPACING - 2)
        for place, tile in enumerate(self.tiles.values()):
            tiles.addWidget(tile, place // across, place % across)
            self._group.addButton(tile)
        for place in range(across):
            tiles.setColumnStretch(place, 1)
        return tiles

    def _joined(self) -> None:
        for key, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, key=key: self.pick(key))
        self.table.changed.connect(self._table_changed)
        self.facts.changed.connect(self.problem.clear)
        self.facts.changed.connect(self._follow)
        self.facts.letter.connect(self._letter)
        self.facts.removing.connect(self._remove_open)
        self._buttons.accepted.connect(self._finish)
        self._buttons.rejected.connect(self.reject)

    def _table_changed(self) -> None:
        """Another declarer or contract: what was answered stays where it still can be, seats are asked anew."""
        self._keep()
        if self.table.declarer is not self._declarer:
            self._declarer = self.table.declarer
            self._events = [_without_seats(event) for event in self._events]
        self._show()
        self.problem.clear()

    def _finish(self) -> None:
        """Make the record, or go to what is missing and say so."""
        try:
            self.table.contract()
        except ValueError as error:
            self.table.field.setFocus()
            self.problem.setText(str(error))
            return
        last = len(self._events) - 1
        if last < 0:
            self.problem.setText(say("event-dialog-choose-what-happened-click-it-or"))
        elif self._complete(last):
            self._rule(last)

    def _rule(self, last: int) -> None:
        try:
            self.record = record_of(self._told(last))
            Session(self.record)
        except ValueError as error:
            self.problem.setText(str(error))
        else:
            self.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.facts.fit(self._scroll.viewport().width())

    def _letter(self, key: str) -> None:
        if key in self.tiles:
            self.pick(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters pick what happened, a plus what happened then, N E S W declarer, a digit begins the contract."""
        key = letter(event)
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and key in self.tiles:
            self.pick(key)
        elif plain and key == "+":
            self.and_then()
        elif plain and key and key in "NESW":
            self.table.choose_declarer(Seat(key))
        elif plain and key and key in "1234567":
            self.table.begin_contract(key)
        else:
            super().keyPressEvent(event)


def _event(key: str) -> TemplateEvent:
    return TemplateEvent(next(each for each in TEMPLATES if each.key == key))


def _without_seats(event: TemplateEvent) -> TemplateEvent:
    seats = {ask.name for ask in event.template.asks if ask.kind == "seat"}
    return TemplateEvent(event.template, {name: told for name, told in event.answers.items() if name not in seats})


def _scrolling(page: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidget(page)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return scroll
