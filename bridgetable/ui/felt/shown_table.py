"""The table as it is seen: it shows table and verdict and holds no state of play of its own.

The scene compares where cards are drawn with where they belong, moves what differs with its one animation, and then
sets every place.
"""

from __future__ import annotations

from dataclasses import field

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene

from bridgetable.cards import PACK, Card
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.faced import dummy_faced
from bridgetable.table.state import Table
from bridgetable.ui.bidding.items import CallItem, CallsOnFelt, Said
from bridgetable.ui.bidding.lying import lying
from bridgetable.ui.bidding.picture import CallLook
from bridgetable.ui.felt.cards import CardItem, Look, between, forget_pictures
from bridgetable.ui.felt.drawn import Drawn, drawn
from bridgetable.ui.felt.felt import SeatLabel, TrickCount, due_text, paint_felt, role_text
from bridgetable.ui.felt.flags import Flag
from bridgetable.ui.felt.flags_on_felt import FlagsOnFelt
from bridgetable.ui.felt.larger import with_larger_trick
from bridgetable.ui.felt.layout import Layout, Rect
from bridgetable.ui.felt.placement import CardPlace, Key, LookedAt, diagram_rect, placed_calls, placement
from bridgetable.ui.felt.sizes import Sizes
from bridgetable.ui.felt.verbs import unnamed
from bridgetable.ui.looks import theme
from bridgetable.value import value


@value
class ViewOptions:
    """How the table is shown: who sits at the `bottom`, how suits are drawn, whose hands are kept hidden.

    `large`: indices and flags that can be read from the back of a class. `room`: the table is part of a picture so many
    pixels wide that a room looks at, and everything on it is as large as a room six metres deep needs it; 0: of none.
    `diagram`: the calls stand together, not before their players; with them is told what was `said_of_calls`.
    """

    bottom: Seat = Seat.S
    four_colours: bool = True
    letters: bool = False
    animate: bool = True
    large: bool = False
    hidden_seats: frozenset[Seat] = frozenset()
    room: int = 0
    diagram: bool = False
    said_of_calls: Said = field(default_factory=dict)


class ShownTable(QGraphicsScene):
    """The felt with its cards. Show it a state with `show_state`."""

    laid = Signal()
    """Everything lies where it belongs now: another state, another size, other looks."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.verdict: Verdict | None = None
        self.options = ViewOptions()
        self.layout = Layout()
        self.chosen: Key | None = None
        self.lit: frozenset[Key] = frozenset()
        self.places: dict[Key, CardPlace] = {}
        self._calls = CallsOnFelt(self)
        self.call_heads: list[Rect] = []
        """The letters of the players over their calls in a diagram."""
        self.box: Rect | None = None
        """What of the felt lies under the bidding box."""
        self.drawn = Drawn()
        self._pack = {card: CardItem((Seat.N, card)) for card in PACK}
        self._more: dict[Key, CardItem] = {}
        self._shown: dict[Key, CardItem] = {}
        self._foreseen: Verdict | None = None
        self.count = TrickCount()
        self.labels = {seat: SeatLabel(seat) for seat in SEATS}
        for item in (*self._pack.values(), *self.labels.values(), self.count):
            self.addItem(item)
        self.flags = FlagsOnFelt(self, self.labels)
        self._moves: list[tuple[CardItem, CardPlace, CardPlace]] = []
        self._animation = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=theme.ANIMATION)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._fly)
        self._animation.finished.connect(self._land)
        self.set_size(theme.TABLE_WIDTH, theme.TABLE_HEIGHT)

    # What is shown

    def show_state(self, table: Table, verdict: Verdict, options: ViewOptions) -> None:
        """Show a table with what the verdict says of it."""
        self.finish()
        self.table, self.verdict, self.options, self._foreseen = table, verdict, options, None
        self._lay_out(animate=options.animate)

    def foresee(self, verdict: Verdict | None) -> None:
        """Show beside the cards and the names what would be so under another verdict; None: what is so."""
        if verdict is self._foreseen or self.table is None or self.verdict is None:
            return
        self.finish()
        self._foreseen = verdict
        self._say_labels(self.table, verdict or self.verdict)
        self.flags.put(self.table, self.verdict, self._foreseen)

    def sign_lines(self, seat: Seat) -> tuple[Flag, ...]:
        """What the sign beside a player's name says."""
        return self.flags.of_players[seat].lines if self.flags.of_players[seat].isVisible() else ()

    def set_size(self, width: float, height: float, scale: float = 1.0) -> None:
        """Make the felt `width` × `height` units, each of them `scale` pixels long."""
        self.finish()
        self._scale = scale
        self.setSceneRect(0, 0, width, height)
        self._lay_felt(Layout(width, height, scale=scale))
        self._lay_out(animate=False)

    @property
    def _sizes(self) -> Sizes:
        """How large is written what stands on the felt."""
        text = max(1.0, QApplication.font().pointSizeF() / theme.TEXT_SIZE)
        return Sizes(self._scale, text, self.options.large, self.options.room)

    @property
    def flag_sizes(self) -> tuple[float, ...]:
        """How many times as large as usual flags are to be, so that they can be read; the next where they lack room."""
        return self._sizes.flags

    def finish(self) -> None:
        """Bring a running animation to its end."""
        if self._animation.state() != QVariantAnimation.State.Stopped:
            self._animation.stop()
            self._land()

    def settle(self) -> None:
        """Let a card that lies elsewhere than where it belongs slide home."""
        if self._animation.state() == QVariantAnimation.State.Stopped:
            self._glide([(item, item.place, self.places[key]) for key, item in self._shown.items()], animate=True)

    def redraw(self) -> None:
        """Draw everything in the colours of now, and write as large as text is now."""
        self._lay_out(animate=False)
        forget_pictures()
        for item in self.items():
            item.update()  # each keeps a picture of itself
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.AllLayers)

    def choose(self, key: Key | None) -> None:
        """Ring one card, or none."""
        for name, item in self._shown.items():
            item.ring(name == key)
        self.chosen = key if key in self._shown else None

    def light(self, keys: frozenset[Key]) -> None:
        """Light up the cards that something rests on, and no others."""
        self.lit = keys
        for name, item in self._shown.items():
            item.light(name in keys)

    def key_at(self, point: QPointF) -> Key | None:
        """The key of the card drawn at a point of the felt."""
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemShape, order=Qt.SortOrder.DescendingOrder):
            if isinstance(item, CardItem):
                return item.key
            if isinstance(item, SeatLabel):
                return None  # what lies under a name is not meant
        return None

    def seat_at(self, point: QPointF) -> Seat | None:
        """The player whose name stands at a point of the felt."""
        item = self.itemAt(point, QTransform())
        return item.seat if isinstance(item, SeatLabel) else None

    def item(self, key: Key) -> CardItem:
        """The item of a card that is shown."""
        return self._shown[key]

    def flag_lines(self, key: Key) -> tuple[Flag, ...]:
        """What the flag beside a card says."""
        seat, card = key
        return self.flags.lines.get((seat, card), ()) if isinstance(card, Card) else ()

    def label_text(self, seat: Seat) -> str:
        """What the label of a player says."""
        return self.labels[seat].text

    def card_of(self, key: Key) -> Card:
        """The card of a key; one of the unknown cards gets a name."""
        seat, card = key
        if isinstance(card, Card):
            return card
        if self.table is None:
            raise LookupError("no table is shown")
        return unnamed(self.table, seat)

    # Placing and animating

    def _lay_out(self, animate: bool) -> None:
        table, verdict = self.table, self.verdict
        if table is None or verdict is None:
            return
        dummy = verdict.dummy if dummy_faced(table, verdict.dummy) else None
        size, bottom, sizes = self.layout, self.options.bottom, self._sizes
        layout = Layout(size.width, size.height, bottom, dummy, self._scale, sizes.names, sizes.index)
        if layout != self.layout:
            self._lay_felt(layout)
        self.drawn = drawn(table, verdict)
        seen = LookedAt(self.layout, self.options.hidden_seats, _winners(table, verdict), self.drawn)
        self._say_labels(table, verdict)
        places = placement(table, seen)
        if self.options.room:
            places = with_larger_trick(places, self.layout)
        self._lay_calls(table, verdict)
        self._place_cards(places, animate and bool(self._shown))
        self.laid.emit()

    def _lay_calls(self, table: Table, verdict: Verdict) -> None:
        """Lay the bidding cards before their players, or as a diagram."""
        size, diagram = max(1.0, self.layout.index / theme.INDEX_HEIGHT), self.options.diagram
        lie, look = lying(table, verdict), CallLook(self.options.four_colours, self.options.letters)
        self._calls.lay(placed_calls(self.layout, lie, size, diagram), look, self.options.said_of_calls)
        if diagram and self.calls:
            x, y, width, _ = diagram_rect(self.layout)
            self._calls.head(x, y, width)
        self.call_heads = [Rect(*head) for head in self._calls.heads]

    @property
    def calls(self) -> list[CallItem]:
        """The bidding cards that lie there."""
        return self._calls.items

    def keep_clear(self, box: Rect | None) -> None:
        """Let no flag stand where the bidding box is."""
        if box != self.box:
            self.box = box
            if self.table is not None and self.verdict is not None:
                self.flags.put(self.table, self.verdict, self._foreseen)

    def _lay_felt(self, layout: Layout) -> None:
        """Lay the felt in another way; the view draws it once and keeps the picture."""
        self.layout = layout
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _place_cards(self, places: dict[Key, CardPlace], animate: bool) -> None:
        """Bring every card to its place; one that was not seen before comes from an unknown card of the same player."""
        old, look = self._shown, Look(self.options.four_colours, self.options.letters)
        shown = self._items_for(places)
        gone = [(key, item.place) for key, item in old.items() if key not in places]
        moves = []
        for key, item in shown.items():
            item.wear(look)
            start = item.place if item.isVisible() else _origin(gone, key) or places[key]
            moves.append((item, start, places[key]))
        for item in set(old.values()) - set(shown.values()):
            item.setVisible(False)
        for item in shown.values():
            item.setVisible(True)
        self._shown, self.places = shown, places
        self.choose(self.chosen)
        self.light(self.lit)
        self._glide(moves, animate)

    def _items_for(self, places: dict[Key, CardPlace]) -> dict[Key, CardItem]:
        """One item for each key: a known card has the same one for ever."""
        items: dict[Key, CardItem] = {}
        used: set[CardItem] = set()
        for key in places:
            item = self._pack.get(key[1]) if isinstance(key[1], Card) else None
            if item is None or item in used:
                item = self._more.get(key)
            if item is None:
                item = self._more[key] = CardItem(key)
                self.addItem(item)
            item.key = key
            used.add(item)
            items[key] = item
        return items

    def _glide(self, moves: list[tuple[CardItem, CardPlace, CardPlace]], animate: bool) -> None:
        self._moves = [move for move in moves if move[1] != move[2]] if animate else []
        flying = {item.key for item, _, _ in self._moves}
        for item, _, end in moves:
            if item.key not in flying:
                item.put(end)
        for key, flag in self.flags.of_cards.items():
            flag.setVisible(flag.isVisible() and key in self._shown and key not in flying)
        if self._moves:
            self._fly(0.0)
            self._animation.start()
        else:
            self._land()

    def _fly(self, share: float) -> None:
        for item, start, end in self._moves:
            item.put(between(start, end, share))

    def _land(self) -> None:
        """Set every place, and the flags beside it."""
        self._moves = []
        for key, item in self._shown.items():
            item.put(self.places[key])
        if self.table is not None and self.verdict is not None:
            self.flags.put(self.table, self.verdict, self._foreseen)

    def _say_labels(self, table: Table, verdict: Verdict) -> None:
        header = table.position.header
        size = self.layout.label_height / theme.LABEL_HEIGHT
        for seat, label in self.labels.items():
            role, due = role_text(seat, verdict, header), due_text(seat, verdict)
            label.say(role, due, self.layout.label_rect(seat), self.layout.edge(seat).upright, size)
        self.count.say(verdict, self.layout)

    # Qt's own names

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_felt(painter, self.layout, QRectF(rect))


def _origin(gone: list[tuple[Key, CardPlace]], key: Key) -> CardPlace | None:
    """Where a card that was not seen before comes from: a card of the same player that is no longer there."""
    same = [number for number, (other, _) in enumerate(gone) if other[0] is key[0]]
    return gone.pop(same[-1])[1] if same else None


def _winners(table: Table, verdict: Verdict) -> tuple[Side | None, ...]:
    """The side that won the trick of each row of turned cards, as far as it is known."""
    won = {trick.number: trick.winner.side for trick in verdict.past_tricks if trick.winner is not None}
    rows = max(len(table.row(seat)) for seat in SEATS)
    return tuple(won.get(table.position.first_trick + row) for row in range(rows))
