"""The small steps of which every action on the table is made: a card leaves a hand, lies down, is taken up again."""

from __future__ import annotations

from typing import Any

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.state import Laid, Table


def at_seat(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """What there is of each seat, with another value for `seat`."""
    changed = list(values)
    changed[seat.index] = value
    return tuple(changed)


def take_from(table: Table, seat: Seat, card: Card) -> Table:
    """The table without `card` among what `seat` still has; raises if he cannot have it."""
    i = seat.index
    if card in table.hands[i].cards:
        return table.changed(**out_of_hand(table, seat, card))
    if card in table.before_all[i]:
        before = tuple(other for other in table.before_all[i] if other is not card)
        hand = table.hands[i]
        table = table.changed(proved=(*table.proved, (seat, card))) if hand.stale else table
        hand = hand._replace(left=hand.left - 1, later=hand.later_without(card) if hand.stale else hand.later)
        return table.changed(
            before_all=at_seat(table.before_all, seat, before),
            hands=at_seat(table.hands, seat, hand),
            down=table.down - {(seat, card)},
        )
    return _take_unnamed(table, seat, card)


def out_of_hand(table: Table, seat: Seat, card: Card) -> dict[str, Any]:
    """What changes when a named card leaves the hand."""
    hand = table.hands[seat.index]
    changes: dict[str, Any] = {"hands": at_seat(table.hands, seat, hand.without(card))}
    if table.raised_all[seat.index]:
        changes["raised_all"] = at_seat(table.raised_all, seat, let_go(table, seat, card))
    if hand.stale:
        changes["proved"] = (*table.proved, (seat, card))
    return changes


def _take_unnamed(table: Table, seat: Seat, card: Card) -> Table:
    owner = table.owners.get(card)
    if owner is not None and owner is not seat:
        raise ImpossibleAction("table-held-by-another", seat=seat, card=card, owner=owner)
    if table.index_of(seat, card) is not None or (seat, card) in table.gone:
        raise ImpossibleAction("table-already-played", seat=seat, card=card)
    hand = table.hands[seat.index]
    if card not in hand.later:
        named = _named_in_part(table, seat, card)
        if named is not None:
            return take_from(rename(table, seat, named, card), seat, card)
        if table.hidden(seat) == 0 or (card.suit is not None and not hand.more["SHDC".index(card.suit.value)]):
            raise ImpossibleAction("table-not-held", seat=seat, card=card)
    owners = {**table.owners, card: seat} if card.known else table.owners
    hands = at_seat(table.hands, seat, hand.without_unnamed(card))
    return table.changed(hands=hands, owners=owners, proved=(*table.proved, (seat, card)))


def _named_in_part(table: Table, seat: Seat, card: Card) -> Card | None:
    """The partly known card that `card` must be, because the suit holds no further unnamed card."""
    hand = table.hands[seat.index]
    if not card.known or card.suit is None:
        return None
    if hand.more["SHDC".index(card.suit.value)] and table.hidden(seat) > 0:
        return None
    fits = [other for other in (*hand.cards, *table.before_all[seat.index]) if may_be(other, card)]
    return min(fits, key=lambda other: (other.suit is None, other.kind == "?", other.index), default=None)


def may_be(part: Card, card: Card) -> bool:
    """Whether a card known in part may be `card`: of its suit, small or an honour as it is said to be."""
    if part.known or part.suit not in (None, card.suit):
        return False
    return part.kind == "?" or (part.kind == "h") == bool(card.honour)


def give_to(table: Table, seat: Seat, card: Card) -> Table:
    """The table with `card` back among the cards in the hand of `seat`."""
    hand = table.hands[seat.index]
    return table.changed(hands=at_seat(table.hands, seat, hand._replace(cards=hand.cards | {card}, left=hand.left + 1)))


GAP = Laid(None, up=False)
"""The place of a card that has been taken back while a later one of the same hand lies behind it."""


def lay(table: Table, seat: Seat, laid: Laid) -> Table:
    """The table with a card laid in the playing place."""
    return table.changed(**in_place(table, seat, laid))


def in_place(table: Table, seat: Seat, laid: Laid) -> dict[str, Any]:
    """What changes when a card is laid: it fills a gap left by a withdrawn card, else it starts the next place.

    The row that was full before is turned, unless players turned it themselves.
    """
    row = table.rows[seat.index]
    if GAP in row:
        gap = row.index(GAP)
        return {"rows": at_seat(table.rows, seat, (*row[:gap], laid, *row[gap + 1 :]))}
    lengths = [*map(len, table.rows)]
    full = min(lengths)
    rows, turned = at_seat(table.rows, seat, (*row, laid)), max(table.turned, full)
    if len(row) == full == max(lengths):
        return {"rows": rows, "turned": turned, "led": laid.card}
    return {"rows": rows, "turned": turned}


def take_up(table: Table, seat: Seat, card: Card) -> Table:
    """The playing place of `seat` without `card`: a gap stays only where a later card of his lies behind it."""
    index = table.index_of(seat, card)
    if index is None:
        raise ImpossibleAction("table-not-played", seat=seat, card=card)
    row = table.rows[seat.index]
    rest = (GAP, *row[index + 1 :]) if index + 1 < len(row) else ()
    return table.changed(rows=at_seat(table.rows, seat, row[:index] + rest), turned=min(table.turned, index))


def face_before(table: Table, seat: Seat, card: Card) -> Table:
    """The table with a card of `seat` lying faced before him; it is still one of those he has left to play."""
    if card in table.before_all[seat.index]:
        return table
    table = take_from(table, seat, card)
    hand = table.hands[seat.index]
    return table.changed(
        before_all=at_seat(table.before_all, seat, (*table.before_all[seat.index], card)),
        hands=at_seat(table.hands, seat, hand._replace(left=hand.left + 1)),
    )


def require_held(table: Table, seat: Seat, card: Card) -> None:
    """Raise unless `seat` may have `card` in his hand or before him."""
    take_from(table, seat, card)


def rename(table: Table, seat: Seat, old: Card, new: Card) -> Table:
    """`old` of `seat` becomes `new` wherever it is."""
    i = seat.index
    hand, raised = table.hands[i], table.raised_all[i]
    if old in hand.cards:
        hand = hand._replace(cards=hand.cards - {old} | {new})
    return table.changed(
        hands=at_seat(table.hands, seat, hand),
        rows=at_seat(table.rows, seat, tuple(x._replace(card=new) if x.card is old else x for x in table.rows[i])),
        before_all=at_seat(table.before_all, seat, tuple(new if x is old else x for x in table.before_all[i])),
        raised_all=at_seat(table.raised_all, seat, tuple((new if x is old else x, zone) for x, zone in raised)),
        owners={**table.owners, new: seat} if new.known else table.owners,
        turned_out=(*table.turned_out, (seat, old, new)),
    )


def slip_out(table: Table, seat: Seat, card: Card, counted: bool) -> Table:
    """The table with a card among the played ones that the record has in hand; `counted`: as one of those played."""
    left = table.hands[seat.index].left
    short = surplus(table, seat) < 0
    table = take_from(table, seat, card)
    if counted or short:
        table = table.changed(hands=at_seat(table.hands, seat, table.hands[seat.index]._replace(left=left)))
    return table.changed(gone=table.gone | {(seat, card)})


def surplus(table: Table, seat: Seat) -> int:
    """How many cards more (or fewer, below 0) `seat` holds than the tricks he has been through leave him."""
    row = table.rows[seat.index]
    through = table.position.first_trick - 1 + len(row) - row.count(GAP)
    return table.hands[seat.index].left + through - 13


def let_go(table: Table, seat: Seat, card: Card) -> tuple[tuple[Card, str], ...]:
    """The cards a player still holds out of his hand once he no longer holds this one."""
    return tuple(held for held in table.raised_all[seat.index] if held[0] is not card)
