"""The flags beside the cards and the signs beside the names: which there are, and where each is set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Protocol

from bridgetable.cards import Card
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat
from bridgetable.table.state import Table
from bridgetable.ui.bidding.items import CallItem
from bridgetable.ui.felt.drawn import Drawn
from bridgetable.ui.felt.felt import SeatLabel
from bridgetable.ui.felt.flag_places import (
    KeptClear,
    card_rect,
    flag_point,
    index_rect,
    place_flag,
    seen_of,
    sign_point,
)
from bridgetable.ui.felt.flags import (
    Flag,
    FlagItem,
    bars_of,
    flag_of_call,
    flags_of,
    foreseen_flags,
    foreseen_signs,
)
from bridgetable.ui.felt.layout import Layout, Rect
from bridgetable.ui.felt.placement import CardPlace, Key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

_FEW = 2
"""Of more neighbours that are alike in law the first has the words, the others the sign."""


class FlaggedFelt(Protocol):
    """The felt, to the flags that are set on it: how it is laid out, and where its cards lie."""

    layout: Layout
    places: dict[Key, CardPlace]
    drawn: Drawn
    box: Rect | None
    call_heads: list[Rect]

    @property
    def calls(self) -> list[CallItem]: ...
    @property
    def flag_sizes(self) -> Iterable[float]: ...
    def addItem(self, item: QGraphicsItem, /) -> None: ...


class FlagsOnFelt:
    """The flags of a table that is shown, `of_cards` and `of_players`, and what they say (`lines`)."""

    def __init__(self, felt: FlaggedFelt, labels: Mapping[Seat, SeatLabel]) -> None:
        self._felt, self._labels = felt, labels
        self.of_cards: dict[Key, FlagItem] = {}
        self.of_players = {seat: FlagItem() for seat in SEATS}
        self.of_calls: list[FlagItem] = []
        self.lines: dict[tuple[Seat, Card], tuple[Flag, ...]] = {}
        self.size = 1.0
        """How many times as large as usual they are."""
        for item in self.of_players.values():
            felt.addItem(item)

    @property
    def shown(self) -> list[FlagItem]:
        """The flags and signs that can be seen."""
        return [item for item in self._all if item.isVisible()]

    @property
    def _all(self) -> tuple[FlagItem, ...]:
        return (*self.of_cards.values(), *self.of_players.values(), *self.of_calls)

    def put(self, table: Table, verdict: Verdict, then: Verdict | None) -> None:
        """Set the flags beside their cards; neighbours of one hand that are the same in law share one flag.

        `then`: the verdict that would be, where that is to be foreseen.
        """
        for item in self._all:
            item.setVisible(False)
        flags = flags_of(table, verdict) if then is None else foreseen_flags(table, verdict, then)
        self.lines = {key: lines for key, lines in flags.items() if self._is_flagged(key)}
        signs = bars_of(verdict) if then is None else foreseen_signs(verdict, then)
        flagged = [item for item in self._felt.calls if flag_of_call(item.call)]
        if not self.lines and not signs and not flagged:
            return  # what flags would have to keep clear of takes its time to be found out
        seen, where = seen_of(self._felt.places), self._flagged(table)
        for size in self._felt.flag_sizes:
            self.size = size
            fits = self._put_in_size(signs, seen, where)
            if self._put_at_calls(flagged, list(seen.values())) and fits:
                return

    def _put_in_size(
        self, signs: dict[Seat, tuple[Flag, ...]], seen: dict[Key, Rect], where: dict[tuple[Seat, Card], str]
    ) -> bool:
        """Set all flags and signs in the size they have now; false: not all of them find room in it."""
        around = self.around(list(seen.values()))
        fits = self._put_signs(signs, around)
        for key, number, alike in self._in_turn(where):
            item = self.of_cards.get(key) or self._new_flag(key)
            item.enlarge(self.size)
            item.say(self.lines[key], short=number > 0 and alike > _FEW)
            around.cards = self._others(seen, key)
            best = flag_point(self._felt.layout.edge(key[0]), where[key], seen[key], (item.width, item.height))
            if number == 0 and alike > _FEW:  # it leaves the others the room over them
                best = best._replace(x=seen[key].right - best.width)
            fits = self._settle(item, best, seen[key], around) and fits
        return fits

    def _put_at_calls(self, flagged: list[CallItem], cards: list[Rect]) -> bool:
        """Set the flags of the bidding cards; false: not all of them find room."""
        around, fits = self.around(cards), True
        around.never += [item.rect for item in self.shown]
        while len(self.of_calls) < len(flagged):
            self.of_calls.append(FlagItem())
            self._felt.addItem(self.of_calls[-1])
        for item, flag in zip(flagged, self.of_calls, strict=False):
            own = Rect(*item.seen)
            flag.setVisible(False)
            flag.enlarge(self.size)
            flag.say(flag_of_call(item.call))
            best = flag_point(self._felt.layout.edge(item.call.seat), "before", own, (flag.width, flag.height))
            fits = self._settle(flag, best, own, around) and fits
        return fits

    def around(self, cards: list[Rect]) -> KeptClear:
        """What flags keep clear of: every index and every name, and if they can the cards."""
        never = [index_rect(place) for place in self._felt.places.values() if place.up and place.scale >= 1]
        never += [label.box for label in self._labels.values()]
        never += [*(Rect(*item.written) for item in self._felt.calls), *self._felt.call_heads]
        never += [self._felt.box] if self._felt.box is not None else []
        return KeptClear(
            self._felt.layout.width, self._felt.layout.height, [*never, self._felt.layout.count_rect], cards
        )

    def _others(self, seen: dict[Key, Rect], key: Key) -> list[Rect]:
        """The cards that are not that of a flag; where the others will lay theirs is kept free for them."""
        spots = (self._felt.layout.trick_point(self._felt.layout.edge(seat)) for seat in SEATS if seat is not key[0])
        kept = [card_rect(CardPlace(x, y, 0.0)) for x, y in spots]
        return [*kept, *(rect for other, rect in seen.items() if other != key)]

    @staticmethod
    def _settle(item: FlagItem, best: Rect, own: Rect, around: KeptClear) -> bool:
        """Set a flag where it has room, and keep that clear of the others; false: there is none."""
        rect = place_flag(best, own, around)
        fits = around.possible(rect)
        around.never.append(rect)
        item.put(rect, own)
        item.setVisible(True)
        return fits

    def _flagged(self, table: Table) -> dict[tuple[Seat, Card], str]:
        """Where the cards lie that have a flag; who holds a card over one he has played needs no sign at that."""
        where = {key: self._felt.drawn.where(table, *key) for key in self.lines}
        holding = {seat for (seat, _), place in where.items() if place == "raised"}
        quiet = {key for key, lines in self.lines.items() if all(flag.quiet for flag in lines)}
        return {key: place for key, place in where.items() if key[0] not in holding or key not in quiet}

    def _put_signs(self, signs: dict[Seat, tuple[Flag, ...]], around: KeptClear) -> bool:
        """Set the signs beside the names of the players; false: not all of them find room."""
        fits = True
        for seat, lines in signs.items():
            item, own = self.of_players[seat], self._labels[seat].box
            item.enlarge(self.size)
            item.say(lines)
            best = sign_point(self._felt.layout, seat, (item.width, item.height))
            fits = self._settle(item, best, own, around) and fits
        return fits

    def _in_turn(self, where: dict[tuple[Seat, Card], str]) -> Iterator[tuple[tuple[Seat, Card], int, int]]:
        """The cards that have a flag: the which of how many neighbours that are alike in law each is."""
        cards = [(seat, card) for seat, card in sorted(self._felt.places, key=self._in_rows) if isinstance(card, Card)]
        for _, run in groupby(
            cards, lambda key: (key[0], self._felt.places[key].y, where.get(key), self.lines.get(key))
        ):
            flagged = [key for key in run if key in where]
            yield from ((key, number, len(flagged)) for number, key in enumerate(flagged))

    def _in_rows(self, key: Key) -> tuple[int, float, float]:
        place = self._felt.places[key]
        return key[0].index, place.y, place.x

    def _is_flagged(self, key: tuple[Seat, Card]) -> bool:
        place = self._felt.places.get(key)
        return place is not None and place.scale >= 1

    def _new_flag(self, key: Key) -> FlagItem:
        item = self.of_cards[key] = FlagItem()
        self._felt.addItem(item)
        return item
