"""Why, and why not, in the window: the page on a card, what a reason lights up, and changes that are tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from bridgetable.cards import Card
from bridgetable.explain.changes import Change, Done, Found, Read
from bridgetable.explain.lights import Lights, lights
from bridgetable.explain.tree import Node
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.record import Record
from bridgetable.ui.panels.card import CardPanel
from bridgetable.ui.record.commands import ChooseReading, Command, Do, FindFact, GoTo, UnfindFact

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.explain.whynot import WhyNot
    from bridgetable.session import Session
    from bridgetable.ui.shell.acting import Acting
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.widgets.pages import Pages


class Practises(Protocol):
    """Whether a problem is open: then there is nothing to ask."""

    @property
    def asking(self) -> bool: ...


class AskingWindow(Protocol):
    """The window, to who asks about its cards."""

    acting: Acting
    middle: Middle

    @property
    def session(self) -> Session: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def practising(self) -> Practises: ...
    def window(self) -> QWidget: ...
    def show_page(self, name: str) -> None: ...


class Asking(QObject):
    """Asks about the cards of the record that is open in `window`, on the page `card`."""

    def __init__(self, window: AskingWindow, within: QWidget) -> None:
        super().__init__(window.window())
        self._window = window
        self._whynot: tuple[tuple[Record, int], WhyNot] | None = None
        self.card = CardPanel(self.whynot, within)
        self.card.pointed.connect(self.light)
        self.card.trying.connect(self.try_change)
        self.card.answered.connect(self.answer)
        self.card.withdrawn.connect(self.withdraw)

    def whynot(self) -> tuple[WhyNot, Record]:
        """Who answers questions about the cards as they lie now, and the record he was asked about."""
        from bridgetable.explain.whynot import WhyNot

        record, year = self._session.shown, self._session.edition
        if self._whynot is None or self._whynot[0] != (record, year):
            self._whynot = (record, year), WhyNot(record, year)
        return self._whynot[1], record

    # Asking

    def ask_why(self, seat: Seat, card: Card) -> None:
        """Open the page on a card: what it is and why, and why not something else; without the ruling there is none."""
        if self._session.hidden or self._window.practising.asking:
            return
        self.follow(seat, card)
        self._open()

    def ask_why_chosen(self) -> None:
        """Open the page on the card chosen on the table, or on the one asked about last."""
        key = self._window.middle.table.table_scene.chosen
        if key is not None and isinstance(key[1], Card):
            self.card.show_card((key[0], key[1]))
        self._open()

    def follow(self, seat: Seat, card: Card | None) -> None:
        """Another card is chosen on the table: it is the one to ask about."""
        if card is not None:
            self.card.show_card((seat, card))

    def renew(self) -> None:
        """Answer again if the page is in sight: it has come into sight, or the record is another one."""
        if self.card.isVisible():
            self.card.renew()

    def forget(self) -> None:
        """Show nothing of the card that was asked about."""
        self.card.show_card(None)
        self.card.renew()

    def leave(self) -> None:
        """Bring the ruling into sight in place of the page on a card: something has been done at the table."""
        self._window.pages.leave_for_first("card")

    def _open(self) -> None:
        self._window.show_page("card")

    # Lighting up

    def light(self, node: Node | None) -> None:
        """Light up the cards and the entries of the timeline that a reason rests on, and no others."""
        middle, lit = self._window.middle, Lights()
        if node is not None:
            from bridgetable.explain.card_status import cards_of

            lit = lights(node, self._session.shown, cards_of(self._session.view.table))
        middle.table.table_scene.light(frozenset(lit.cards))
        middle.timeline.light(lit.actions)

    # Changing

    def answer(self, key: str, value: str) -> None:
        """A fact is found otherwise."""
        self._window.acting.carry_out(FindFact(key, value))

    def withdraw(self, key: str) -> None:
        """A fact is not found after all."""
        self._window.acting.carry_out(UnfindFact(key))

    def try_change(self, change: Change) -> None:
        """Make a change that an answer tells of: an answer, a reading, or something done, on a branch if need be."""
        self._window.acting.carry_out(*_commands(change))

    @property
    def _session(self) -> Session:
        return self._window.session


def _commands(change: Change) -> Iterator[Command]:
    """What makes the change."""
    match change:
        case Found(key, None):
            yield UnfindFact(key)
        case Found(key, str(value)):
            yield FindFact(key, value)
        case Read(name, value):
            yield ChooseReading(name, value)
        case Done(after, actions, found):
            yield GoTo(after)
            for place, action in enumerate(actions, 1):
                yield Do((Entry(action),), {name: value for of, name, value in found if of == place})
