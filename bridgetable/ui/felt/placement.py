"""The place of every card on the felt: a pure function of the table and of what is drawn elsewhere, without Qt.

Dummy's cards lie as Law 41D says, each suit in a column of its own pointing to declarer, lowest card nearest to him,
trumps on dummy's right. Turned cards lie as Law 65 says: a trick won points to the partner, a trick lost across.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from math import ceil
from typing import TypeAlias

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.state import Laid, Table, display_order
from bridgetable.ui.bidding import places as calls
from bridgetable.ui.bidding.lying import AtATurn, LyingCall, rounds
from bridgetable.ui.bidding.places import CallPlace
from bridgetable.ui.felt.drawn import Drawn
from bridgetable.ui.felt.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect, Zone
from bridgetable.ui.felt.sizes import Corner
from bridgetable.ui.looks import theme
from bridgetable.value import value

Key: TypeAlias = tuple[Seat, Card | int]
"""A card of a seat, or one of its unknown cards by number from 0."""

HELD_ZONES = {
    "raised": Zone.RAISED,
    "visible": Zone.VISIBLE,
    "near the table": Zone.NEAR,
    "in playing position": Zone.NEAR,
    "on the table": Zone.TABLE,
}
"""The zone of the felt for each zone of the table's words."""

_ASIDE = 26.0
"""How far apart two cards lie that one player has put into the playing place."""

_SHORT, _SHORTER = 6.0, 34.0
"""How far short of the playing place a called card stays until it is moved; farther where one of dummy's lies there."""

_PILED = {Edge.TOP: 0.0, Edge.LEFT: 1.0, Edge.RIGHT: 1.0, Edge.BOTTOM: 2.0}
"""How the cards of a trick lie on each other: whoever played first, no rank lies under another card."""

_BETWEEN = 4.0
"""So far from each other lie hands, calls and the bidding box."""

_BOX, _LOW_BOX = 212.0, 170.0
"""How wide the bidding box is, and how high before flags have room between it and the calls."""

_DIAGRAM, _SMALLER = 0.45, 0.8
"""So much of the felt between the hands a diagram of the auction has, and how large its bidding cards are."""

_STRIP = 7.0
"""By so much more than its index a card is seen in a column of dummy's if there is room."""

_COLUMNS = {None: "SHCD", Suit.S: "SHCD", Suit.H: "HSDC", Suit.D: "DSHC", Suit.C: "CHSD"}
"""Dummy's suits from his right to his left by the trump suit: trumps first, then black and red in turn."""


@value
class CardPlace:
    """A card on the felt: its middle in table units, clockwise angle in degrees, height `z` in the pile, face `up`.

    `open`: no neighbour lies on the lower half of the card. `strip`: so high is what the next card of a column leaves
    free of it, rank and suit stand side by side in that; 0: there is no column, the suit stands under the rank. A rank
    is `index` units high, if that is left free.
    """

    x: float
    y: float
    z: float
    up: bool = True
    angle: float = 0.0
    scale: float = 1.0
    open: bool = True
    strip: float = 0.0
    index: float = theme.INDEX_HEIGHT


@value
class LookedAt:
    """How the table is looked at.

    `hidden`: whose hands are kept so; `winners`: the side that won each row's trick; `drawn`: the cards that the ruling
    has elsewhere than hands have put them.
    """

    layout: Layout = field(default_factory=Layout)
    hidden: frozenset[Seat] = frozenset()
    winners: tuple[Side | None, ...] = ()
    drawn: Drawn = field(default_factory=Drawn)


def placement(table: Table, seen: LookedAt) -> dict[Key, CardPlace]:
    """The place of every card that is held, lies before its owner, was played, or is out of the hand."""
    places: dict[Key, CardPlace] = {}
    for seat in SEATS:
        places.update(_cards_of_a_hand(table, seen, seat))
        places.update(_before(table, seen, seat))
        places.update(_row(table, seen, seat))
    if seen.layout.index == theme.INDEX_HEIGHT:
        return places
    return {key: replace(place, index=seen.layout.index) for key, place in places.items()}


def _cards_of_a_hand(table: Table, seen: LookedAt, seat: Seat) -> Iterator[tuple[Key, CardPlace]]:
    raised, called = table.raised(seat), [card for owner, card in seen.drawn.called if owner is seat]
    out = {*called, *(card for card, _ in raised)}
    named = [card for owner, card in seen.drawn.named if owner is seat]
    unknown = table.hidden(seat) - len(named) - sum(card not in table.hand(seat) for card in called)
    known = sorted((*table.hand(seat), *named), key=display_order)
    keys: list[Key] = [(seat, c) for c in known if c not in out and (seat, c) not in seen.drawn.faced]
    keys += [(seat, number) for number in range(unknown)]
    if seat is seen.layout.dummy:
        points = _dummy(table, seen.layout, seat, keys)
    elif seen.layout.edge(seat).upright:
        points = _one_row(seen.layout, seat, keys)
    else:
        points = _rows(seen.layout, seat, keys)
    up = seat not in seen.hidden or seat is seen.layout.dummy or table.spread(seat)
    columns = seat is seen.layout.dummy and seen.layout.edge(seat).upright
    for z, (key, point) in enumerate(points):
        free = not any(_covers(other, point) for _, other in points[z + 1 :])
        strip = _strip(seen.layout, point, points) if columns else 0.0
        yield key, CardPlace(point.x, point.y, float(z), up and isinstance(key[1], Card), open=free, strip=strip)
    for number, (card, zone) in enumerate(raised):
        yield (seat, card), _held(seen.layout, seat, HELD_ZONES[zone], number)
    for card in called:
        yield (seat, card), _on_its_way(table, seen.layout, seat)


def _covers(upper: Point, lower: Point) -> bool:
    """Whether a card at `upper` reaches the lower half of one at `lower`."""
    return abs(upper.x - lower.x) < theme.CARD_WIDTH and -4 < upper.y - lower.y < theme.CARD_HEIGHT - 4


def _strip(layout: Layout, card: Point, points: Sequence[tuple[Key, Point]]) -> float:
    """From a card of a column to the next one."""
    most = layout.index + _STRIP
    return min((abs(other.y - card.y) for _, other in points if other.x == card.x and other != card), default=most)


def _held(layout: Layout, seat: Seat, zone: Zone, number: int) -> CardPlace:
    """A card held out of the hand; `number` others that are held already lie beside it."""
    edge, aside = layout.edge(seat), number * (theme.CARD_WIDTH + 8)
    x, y = layout.held_point(seat, zone)
    tilt = {Edge.BOTTOM: -8.0, Edge.LEFT: 12.0, Edge.TOP: 8.0, Edge.RIGHT: -12.0}[edge]
    x, y = (x + aside, y) if edge.upright else (x, y - aside)
    return CardPlace(x, y, 300.0 + number, angle=tilt)


def _on_its_way(table: Table, layout: Layout, seat: Seat) -> CardPlace:
    """A called card, drawn a little short of the playing place: dummy moves it with the next card."""
    edge, short = layout.edge(seat), _SHORTER if any(not laid.turned for laid in table.row(seat)) else _SHORT
    x, y = layout.trick_point(edge)
    dx, dy = edge.inwards
    below = _PILED[edge] == 0.0 or edge is Edge.LEFT  # its upper left corner is what is seen of it
    return CardPlace(x - dx * short, y - dy * short, (190.0 if below else 210.0) + _PILED[edge])


def _step(layout: Layout, count: int, room: float, card: float, widest: float) -> float:
    """The distance between neighbours of `count` cards so that they need no more than `room`, at most `widest`."""
    return layout.even(widest if count < 2 else min(widest, (room - card) / (count - 1)))


def _one_row(layout: Layout, seat: Seat, keys: Sequence[Key]) -> list[tuple[Key, Point]]:
    rect = layout.hand_rect(seat)
    step = _step(layout, len(keys), rect.width, theme.CARD_WIDTH, 40.0)
    left = rect.centre.x - step * (len(keys) - 1) / 2
    return [(key, Point(left + step * i, rect.centre.y)) for i, key in enumerate(keys)]


def _rows(layout: Layout, seat: Seat, keys: Sequence[Key]) -> list[tuple[Key, Point]]:
    """A hand at the left or the right: in as many rows as it takes to show every index, the last under the name."""
    rect, lines = layout.hand_rect(seat), _parted(keys, layout.cards_in_a_row)
    last = rect.bottom - HALF_HEIGHT
    step = _step(layout, max(len(line) for line in lines), rect.width, theme.CARD_WIDTH, 33.0)
    points: list[tuple[Key, Point]] = []
    for number, line in enumerate(lines):
        y = last - layout.row_step * (len(lines) - 1 - number)
        points += [(key, Point(rect.x + HALF_WIDTH + step * i, y)) for i, key in enumerate(line)]
    return points


def _parted(keys: Sequence[Key], most: int) -> list[Sequence[Key]]:
    """A hand in rows of at most `most` cards: as few as there can be, parted between suits wherever that will do."""
    rows = max(1, ceil(len(keys) / most)) if len(keys) >= most else 1
    lines: list[Sequence[Key]] = []
    while rows > 1:
        even = len(keys) / rows
        fit = [i for i in _borders(keys) if i <= most and len(keys) - i <= most * (rows - 1)]
        cut = min(fit, key=lambda i: abs(i - even), default=ceil(even))
        lines.append(keys[:cut])
        keys, rows = keys[cut:], rows - 1
    return [*lines, keys]


def _borders(keys: Sequence[Key]) -> list[int]:
    """Where one suit ends and another begins."""
    return [i for i in range(1, len(keys)) if _suit(keys[i - 1]) is not _suit(keys[i])]


def _suit(key: Key) -> Suit | None:
    return key[1].suit if isinstance(key[1], Card) else None


def _dummy(table: Table, layout: Layout, seat: Seat, keys: Sequence[Key]) -> list[tuple[Key, Point]]:
    """Dummy's cards in his columns; the lowest lies nearest to declarer, and every index can be seen."""
    edge, lines = layout.edge(seat), _columns(table, seat, keys)
    # The card of a column that is drawn last covers the others but not their top left corners: at the left and at the
    # top the lowest comes last, elsewhere the highest.
    if edge in (Edge.BOTTOM, Edge.LEFT):
        lines = lines[::-1]
    if edge in (Edge.BOTTOM, Edge.RIGHT):
        lines = [line[::-1] for line in lines]
    place = _column if edge.upright else _level
    return [pair for number, line in enumerate(lines) for pair in place(layout, seat, line, number, len(lines))]


def _columns(table: Table, seat: Seat, keys: Sequence[Key]) -> list[list[Key]]:
    """Dummy's cards suit by suit from his right to his left, a suit he has run out of keeping its place."""
    played = {laid.card.suit for laid in table.row(seat) if laid.card is not None}
    lines = []
    for letter in _COLUMNS[table.position.header.trump]:
        suit = Suit(letter)
        line = [key for key in keys if _suit(key) is suit]
        if line or suit in played:
            lines.append(line)
    rest = [key for key in keys if _suit(key) not in SUITS]
    return [*lines, rest] if rest else lines


def _column(layout: Layout, seat: Seat, line: list[Key], number: int, count: int) -> Iterator[tuple[Key, Point]]:
    rect, x = layout.hand_rect(seat), layout.columns(count)[number]
    step = _step(layout, len(line), rect.height, theme.CARD_HEIGHT, layout.index + _STRIP)
    top = rect.y if layout.edge(seat) is Edge.TOP else rect.bottom - theme.CARD_HEIGHT - step * max(0, len(line) - 1)
    for i, key in enumerate(line):
        yield key, Point(x, top + HALF_HEIGHT + step * i)


def _level(layout: Layout, seat: Seat, line: list[Key], number: int, count: int) -> Iterator[tuple[Key, Point]]:
    rect = layout.hand_rect(seat)
    between = _step(layout, count, rect.height, theme.CARD_HEIGHT, 46.0)
    y = rect.bottom - HALF_HEIGHT - (count - 1 - number) * between  # the last lies under the name
    step = _step(layout, len(line), rect.width, theme.CARD_WIDTH, 33.0)
    left = rect.x if layout.edge(seat) is Edge.LEFT else rect.right - theme.CARD_WIDTH - step * max(0, len(line) - 1)
    for i, key in enumerate(line):
        yield key, Point(left + HALF_WIDTH + step * i, y)


def _before(table: Table, seen: LookedAt, seat: Seat) -> Iterator[tuple[Key, CardPlace]]:
    raised = {card for card, _ in table.raised(seat)}
    instead = {card: other for owner, card, other in seen.drawn.laid if owner is seat}
    faced = [card for card in table.hand(seat) if (seat, card) in seen.drawn.faced]
    lying = [*(instead.get(card, card) for card in table.before(seat)), *faced]
    cards = [card for card in lying if card not in raised]
    rect, edge = seen.layout.before_rect(seat), seen.layout.edge(seat)
    step = _step(seen.layout, len(cards), rect.width, theme.CARD_WIDTH, theme.CARD_WIDTH + 12)
    length = theme.CARD_WIDTH + step * max(0, len(cards) - 1)
    start = rect.right - length if edge is Edge.RIGHT else rect.x
    for i, card in enumerate(cards):
        up = (seat, card) not in table.down
        yield (seat, card), CardPlace(start + HALF_WIDTH + step * i, rect.centre.y, 100.0 + i, up=up)


def _row(table: Table, seen: LookedAt, seat: Seat) -> Iterator[tuple[Key, CardPlace]]:
    """The playing place: cards that lie there openly, and the row of turned ones."""
    row, first, lying = table.row(seat), seen.layout.turned_point(seat), 0
    instead = {other: card for owner, card, other in seen.drawn.laid if owner is seat}
    for index in reversed(range(len(row))):
        card = row[index].card
        if card is None:
            continue
        drawn = instead.get(card, card)
        if row[index].turned:
            yield (seat, drawn), _turned(seen, seat, first, index, row[index])
        else:
            yield (seat, drawn), _open(table, seen.layout, seat, row[index], lying)
            lying += 1


def _open(table: Table, layout: Layout, seat: Seat, laid: Laid, lying: int) -> CardPlace:
    """A card in the playing place; `lying` cards of the same player came after it.

    A later card lies over an earlier one, to the right of it or below, so that both indices are seen.
    """
    edge = layout.edge(seat)
    x, y = layout.trick_point(edge)
    dx, dy = edge.inwards
    before = sum(1 for other in table.row(seat) if other.card is not None and not other.turned) - 1 - lying
    apart = max(_ASIDE, Corner(layout.index).rank_ends + 1.0) if edge.upright else _ASIDE
    out = apart * (lying if edge in (Edge.LEFT, Edge.TOP) else before)
    return CardPlace(x - dx * out, y - dy * out, 200.0 + _PILED[edge] - 10 * lying, up=laid.up)


def _turned(seen: LookedAt, seat: Seat, first: Point, index: int, laid: Laid) -> CardPlace:
    """A turned card, lengthwise to the partner if the trick was won, to the opponents if it was lost.

    The row begins at `first`; of each card as much is seen, whichever way it points.
    """
    winner = seen.winners[index] if index < len(seen.winners) else None
    won = laid.way == "won" if laid.way else None if winner is None else winner is seat.side
    angle = 45.0 if won is None else 0.0 if won == seen.layout.edge(seat).upright else 90.0
    narrower = (HALF_HEIGHT - HALF_WIDTH) * theme.TURNED_SCALE if angle == 0.0 else 0.0
    return CardPlace(
        first.x + seen.layout.even(theme.TURNED_STEP) * index - narrower,
        first.y,
        50.0 + index,
        up=False,
        angle=angle,
        scale=theme.TURNED_SCALE,
    )


# Bidding cards


def placed_calls(
    layout: Layout, lie: Mapping[Seat, Sequence[LyingCall]], size: float = 1.0, diagram: bool = False
) -> Iterator[tuple[LyingCall, CallPlace]]:
    """The calls that lie before the players, and where: around the place of the trick, or together as a `diagram`.

    They are `size` times as large as usual.
    """
    if diagram:
        laid = sorted((call for calls in lie.values() for call in calls), key=lambda call: call.place)
        yield from _in_a_diagram(layout, rounds(laid))
        return
    for seat, row in lie.items():
        yield from zip(row, _calls_before(layout, seat, len(row), size), strict=True)


def diagram_rect(layout: Layout) -> Rect:
    """The place for the auction as a diagram: over the bidding box, a quarter of the width to a player."""
    middle = between_hands(layout)
    return middle._replace(height=middle.height * _DIAGRAM)


def _in_a_diagram(layout: Layout, rows: Sequence[Mapping[Seat, AtATurn]]) -> Iterator[tuple[LyingCall, CallPlace]]:
    """Round under round, beneath the letters of the players."""
    rect, wide = diagram_rect(layout), calls.WIDE * _SMALLER
    high = min(calls.STRIP * _SMALLER + 3.0, rect.height / (len(rows) + 1))
    for number, row in enumerate(rows, 1):
        for seat, cell in row.items():
            for place, call in enumerate(cell):
                x = rect.x + seat.index * rect.width / len(SEATS) + place * wide
                at = Point(x, rect.y + number * high)
                yield call, CallPlace(at.x, at.y, _SMALLER, calls.WIDE, high / _SMALLER - 2.0, beside=True)


def calls_rect(layout: Layout, seat: Seat, size: float = 1.0) -> Rect:
    """The place for the calls of `seat`: a row before a hand at the top or the bottom, at a side a column.

    On a flat felt it leaves free what lies faced before the players.
    """
    edge, middle, wide = layout.edge(seat), between_hands(layout), calls.WIDE * size
    if edge.upright:
        across = layout.trick_rect if layout.flat else middle
        high = _row_of_calls(layout) * size
        return Rect(across.x, middle.y if edge is Edge.TOP else middle.bottom - high, across.width, high)
    left = middle.x if edge is Edge.LEFT else middle.right - wide
    if layout.flat:
        high = middle.height - theme.CARD_HEIGHT - _BETWEEN
        return Rect(left, middle.y if edge is Edge.RIGHT else middle.bottom - high, wide, high)
    beside = _row_of_calls(layout) * size + _BETWEEN
    return Rect(left, middle.y + beside, wide, middle.height - 2 * beside)


def box_rect(layout: Layout, diagram: bool = False) -> Rect:
    """The place for the bidding box: between the calls, where no trick lies as long as there is an auction.

    `diagram`: the calls stand together over it.
    """
    middle, wide = between_hands(layout), calls.WIDE + _BETWEEN
    if diagram:
        top, across = diagram_rect(layout).bottom + _BETWEEN, min(_BOX, middle.width)
        return Rect(middle.centre.x - across / 2, top, across, middle.bottom - top)
    high = _row_of_calls(layout) + _BETWEEN
    high += theme.FLAG_HEIGHT if middle.height - 2 * (high + theme.FLAG_HEIGHT) > _LOW_BOX else 0.0
    across = min(_BOX, middle.width - 2 * wide)
    return Rect(middle.centre.x - across / 2, middle.y + high, across, middle.height - 2 * high)


def between_hands(layout: Layout) -> Rect:
    """The felt between the four hands."""
    left, top, right, bottom = (
        layout.hand_rect(layout.at(edge)) for edge in (Edge.LEFT, Edge.TOP, Edge.RIGHT, Edge.BOTTOM)
    )
    x, y = left.right + _BETWEEN, top.bottom + _BETWEEN
    return Rect(x, y, right.x - _BETWEEN - x, bottom.y - _BETWEEN - y)


def _row_of_calls(layout: Layout) -> float:
    """How high a row of calls is; where the felt is low, the lower part of the cards is covered."""
    return calls.LOW if layout.flat else calls.HIGH


def _calls_before(layout: Layout, seat: Seat, count: int, size: float) -> Iterator[CallPlace]:
    rect = calls_rect(layout, seat, size)
    if layout.edge(seat).upright:
        return calls.row(count, (rect.x, rect.y), rect.width, rect.height, size)
    return calls.column(count, (rect.x, rect.y), rect.height, size)
