"""Folding a log into a table: what each action moves.

What cannot happen (that hand does not hold the card) raises `ImpossibleAction` and changes nothing; what may not
happen is no concern of the table's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from bridgetable.cards import Card
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.bidding_cards import MOVERS
from bridgetable.table.choices import Plain
from bridgetable.table.designating import obeyed, reached_for, takes_the_trick
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Record
from bridgetable.table.state import CardDesignated, Hand, Laid, Table, start
from bridgetable.table.steps import (
    at_seat,
    face_before,
    give_to,
    in_place,
    lay,
    let_go,
    may_be,
    out_of_hand,
    rename,
    require_held,
    slip_out,
    surplus,
    take_from,
    take_up,
)

Mover: TypeAlias = Callable[[Table, Any], Table]


def fold(record: Record) -> Table:
    """The table after every action of the record.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> table = fold(Record(Position(), (parse("E drops D7"),)))
    >>> [card.name for card in table.before(Seat.E)]
    ['D7']
    """
    table = start(record.position)
    for number, entry in enumerate(record.log, 1):
        try:
            table = apply(table, obeyed(entry, number, record.facts))
        except ImpossibleAction as error:
            error.number = number
            raise
    return table


@lru_cache(maxsize=64)  # one board of cards: one edition after the other asks for the tables of the same record
def apply(table: Table, entry: a.Entry) -> Table:
    """The table after one more action; raises `ImpossibleAction` with one clear sentence.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> table = apply(start(Position()), parse("W leads HQ"))
    >>> [laid.card.name for laid in table.row(Seat.W)]
    ['HQ']
    """
    before, action = table, entry.action
    if table.designated is not None and isinstance(action, NEXT_CARD):
        obeyed = _obey(table, table.designated)
        if _mover_seat(action) is not table.designated.dummy or _completes_the_row(obeyed):
            table = obeyed
    mover = _MOVERS.get(type(action))
    moved = mover(table, action) if mover else table
    return moved.numbered(before.number + 1, before)


NEXT_CARD = (a.Lead, a.Play, a.Face, a.PlaySeveral, a.PlayFromDummy, a.Trick, a.GoOn)
"""With one of these, a card that declarer called before and nobody moved goes to the table."""


def _mover_seat(action: a.Action) -> Seat | None:
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, Seat) else None


def _obey(table: Table, called: CardDesignated) -> Table:
    """Dummy's called card put into the playing place, in exchange for one that an earlier call had brought there."""
    dummy, card = called.dummy, reached_for(table, called.dummy, called.words)
    table = table.changed(designated=None)
    if card is None:
        return table
    row = table.rows[dummy.index]
    if len(row) > called.at and row[called.at].card is not None:
        return _replace(table, a.Replace(dummy, row[called.at].card or card, card))
    return _play(table, dummy, card)


# What each action moves


def _play(table: Table, seat: Seat, card: Card, up: bool = True) -> Table:
    if card in table.hands[seat.index].cards:
        return table.changed(**out_of_hand(table, seat, card), **in_place(table, seat, Laid(card, up)))
    index = table.index_of(seat, card)
    if index is not None and index >= table.turned:
        if index == len(table.rows[seat.index]) - 1:
            return table  # it lies there already: a card played too early whose turn has come
        table = give_to(take_up(table, seat, card), seat, card)
    return lay(take_from(table, seat, card), seat, Laid(card, up))


def _lead(table: Table, action: a.Lead) -> Table:
    return _play(table, action.seat, action.card, action.face)


def _plain_play(table: Table, action: a.Play | a.Face) -> Table:
    if isinstance(action, a.Play) and action.trick is not None:
        return _into_trick(table, action.seat, action.card, action.trick)
    return _play(table, action.seat, action.card)


def _several(table: Table, action: a.PlaySeveral) -> Table:
    table = _play(table, action.seat, action.card)
    for card in action.others:
        table = face_before(table, action.seat, card)
        if action.hidden:
            table = table.changed(down=table.down | {(action.seat, card)})
    return table


def _nothing(table: Table, action: a.PlayNothing) -> Table:
    return lay(table, action.seat, Laid(None))


def _turn_up(table: Table, action: a.TurnUp) -> Table:
    row = table.rows[action.seat.index]
    index = next((i for i, laid in enumerate(row) if laid.card is not None and not laid.up), None)
    if index is None:
        raise ImpossibleAction("table-no-face-down-lead", seat=action.seat)
    card = row[index].card
    if action.card is not None and card is not None and action.card is not card:
        if not may_be(card, action.card):
            raise ImpossibleAction("table-other-face-down-lead", seat=action.seat, lead=card, card=action.card)
        table = rename(table, action.seat, card, action.card)
        card = action.card
    row = table.rows[action.seat.index]
    return table.changed(rows=at_seat(table.rows, action.seat, (*row[:index], Laid(card), *row[index + 1 :])))


def _raise(table: Table, action: a.Detach | a.Hold) -> Table:
    zone = action.zone if isinstance(action, a.Hold) else "raised"
    table = _known_in_hand(table, action.seat, action.card)
    others = let_go(table, action.seat, action.card)
    return table.changed(raised_all=at_seat(table.raised_all, action.seat, (*others, (action.card, zone))))


def _known_in_hand(table: Table, seat: Seat, card: Card) -> Table:
    """The table with `card` known to be in the hand of `seat`."""
    if card in table.hands[seat.index].cards or card in table.before_all[seat.index]:
        return table
    return give_to(take_from(table, seat, card), seat, card)


def _put_back(table: Table, action: a.PutBack) -> Table:
    if table.place(action.seat, action.card) != "raised":
        raise ImpossibleAction("table-not-held-out", seat=action.seat, card=action.card)
    return table.changed(raised_all=at_seat(table.raised_all, action.seat, let_go(table, action.seat, action.card)))


def _drop(table: Table, action: a.Drop) -> Table:
    for card in action.cards:
        table = face_before(table, action.seat, card)
        if not action.face:
            table = table.changed(down=table.down | {(action.seat, card)})
    return table


def _seen(table: Table, action: a.BeSeen | a.Show) -> Table:
    on_table = isinstance(action, a.Show) and action.where
    cards = table.hand(action.seat) if action.cards is None and on_table else action.cards or ()
    for card in cards:
        table = (face_before if on_table else _known_in_hand)(table, action.seat, card)
    return table


def _spread(table: Table, action: a.Spread) -> Table:
    if action.cards is None:
        for card in action.missing:
            table = _known_in_hand(table, action.seat, card)
        return table.changed(spread_all=at_seat(table.spread_all, action.seat, True))
    for card in action.cards:
        table = face_before(table, action.seat, card)
    return table


def _fold_up(table: Table, action: a.Fold) -> Table:
    table = _pick_up_cards(table, action.seat, table.before_all[action.seat.index])
    return table.changed(spread_all=at_seat(table.spread_all, action.seat, False))


def _pick_up(table: Table, action: a.PickUp) -> Table:
    return _pick_up_cards(table, action.seat, action.cards)


def _pick_up_cards(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    for card in cards:
        if card in table.hands[seat.index].cards:
            continue
        index = table.index_of(seat, card)
        lies_there = index is not None and index >= table.turned
        table = take_up(table, seat, card) if lies_there else take_from(table, seat, card)
        table = give_to(table, seat, card)
    return table


def _says_holds(table: Table, action: a.SayHolds) -> Table:
    if action.card is not None:
        require_held(table, action.seat, action.card)
        return _known_in_hand(table, action.seat, action.card)
    return table


def _names(table: Table, action: a.NamePlay) -> Table:
    if table.index_of(action.seat, action.card) is not None:
        return table
    return _known_in_hand(table, action.seat, action.card)


def _withdraw(table: Table, action: a.Withdraw) -> Table:
    called = table.designated
    if called is not None and called.dummy is action.seat and table.index_of(action.seat, action.card) is None:
        table = _obey(table, called)  # the card called goes to the table with this action, and is taken back from it
    if table.index_of(action.seat, action.card) is None and table.place(action.seat, action.card) in ("hand", "raised"):
        return table.changed(raised_all=at_seat(table.raised_all, action.seat, let_go(table, action.seat, action.card)))
    return give_to(take_up(table, action.seat, action.card), action.seat, action.card)


def _replace(table: Table, action: a.Replace) -> Table:
    seat, index = action.seat, table.index_of(action.seat, action.old)
    if index is None:
        return _play(_known_in_hand(table, seat, action.old), seat, action.new)
    table = take_from(table, seat, action.new)
    row = table.rows[seat.index]
    laid = Laid(action.new, up=row[index].up)
    table = table.changed(rows=at_seat(table.rows, seat, (*row[:index], laid, *row[index + 1 :])))
    return give_to(table, seat, action.old)


def _turn(table: Table, action: a.Turn) -> Table:
    full = min(map(len, table.rows))
    if action.seat is None:
        return table.changed(turned=max(table.turned, full))
    row = table.rows[action.seat.index]
    if not row:
        raise ImpossibleAction("table-no-card-to-turn", seat=action.seat)
    last = row[-1]._replace(turned=True, way=action.way)
    return table.changed(rows=at_seat(table.rows, action.seat, (*row[:-1], last)))


def _leave_up(table: Table, action: a.LeaveUp) -> Table:
    index = len(table.rows[action.seat.index]) - 1
    return table.changed(left_up=table.left_up | {(action.seat, index)})


def _repoint(table: Table, action: a.Repoint) -> Table:
    index = action.trick - table.position.first_trick
    row = table.rows[action.seat.index]
    if not 0 <= index < len(row):
        raise ImpossibleAction("table-no-card-in-trick", seat=action.seat, trick=action.trick)
    return table.changed(
        rows=at_seat(table.rows, action.seat, (*row[:index], row[index]._replace(way=action.way), *row[index + 1 :])),
    )


def _into_trick(table: Table, seat: Seat, card: Card, trick: int) -> Table:
    index = trick - table.position.first_trick
    row = table.rows[seat.index]
    if index > len(row):
        raise ImpossibleAction("table-no-place-in-trick", seat=seat, trick=trick)
    lay_elsewhere = (seat, card) in table.gone
    table = table.changed(gone=table.gone - {(seat, card)}) if lay_elsewhere else take_from(table, seat, card)
    if index < 0:
        return table.changed(gone=table.gone | {(seat, card)})
    beside_his_card = index == len(row) - 1 and row[index].card is not None
    if index == len(row) or beside_his_card:
        return lay(table, seat, Laid(card))
    keep = row[index + 1 :] if row[index].card is None else row[index:]
    return table.changed(rows=at_seat(table.rows, seat, (*row[:index], Laid(card), *keep)))


def _supply(table: Table, action: a.Supply) -> Table:
    return _into_trick(table, action.seat, action.card, action.trick)


def _restore(table: Table, action: a.Restore) -> Table:
    seat, card = action.seat, action.card
    if (seat, card) in table.gone:
        return give_to(table.changed(gone=table.gone - {(seat, card)}), seat, card)
    index = table.index_of(seat, card)
    row = table.rows[seat.index]
    if index is None and action.trick - table.position.first_trick < len(row):
        return _known_in_hand(table, seat, card)  # nobody had seen it go: in the record it never left the hand
    if index is None:
        raise ImpossibleAction("table-not-among-played", seat=seat, card=card)
    table = table.changed(rows=at_seat(table.rows, seat, row[:index] + row[index + 1 :]))
    return give_to(table, seat, card)


def _found_trick(table: Table, action: a.FoundTrick) -> Table:
    """The cards found in a trick are there: those the record has elsewhere have left the hand unseen."""
    seat, index = action.seat, action.trick - table.position.first_trick
    row = table.rows[seat.index]
    if not action.cards:
        lost = row[index].card if 0 <= index < len(row) else None
        rows = at_seat(table.rows, seat, (*row[:index], Laid(None), *row[index + 1 :]))
        return table if lost is None else table.changed(rows=rows, gone=table.gone | {(seat, lost)})
    recorded = 0 <= index < len(row) and row[index].card is not None
    for number, card in enumerate(action.cards):
        if (seat, card) in table.gone or table.index_of(seat, card) is not None:
            continue
        table = slip_out(table, seat, card, counted=number == 0 and not recorded)
    return table


def _found_card(table: Table, action: a.FoundCard) -> Table:
    owner = table.owners.get(action.card)
    if owner is not None and owner is not action.seat:
        raise ImpossibleAction("table-card-of-another", card=action.card, owner=owner)
    place = table.place(action.seat, action.card)
    if place == "before":
        raise ImpossibleAction("table-lies-before-him", card=action.card, seat=action.seat)
    if action.place == "among his played cards" and place == "hand":
        return slip_out(table, action.seat, action.card, counted=False)
    if place != "nowhere":
        return table
    owners = {**table.owners, action.card: action.seat} if action.card.known else table.owners
    table = table.changed(owners=owners)
    if action.place == "among his played cards":
        return table.changed(gone=table.gone | {(action.seat, action.card)})
    return give_to(table, action.seat, action.card)


def _identify(table: Table, action: a.Identify) -> Table:
    if action.old is action.new:
        return table
    owner = table.owners.get(action.new)
    if not may_be(action.old, action.new) and not (action.old.suit is None and not action.new.known):
        raise ImpossibleAction("table-cannot-be", old=action.old, new=action.new)
    if owner is not None and owner is not action.seat:
        raise ImpossibleAction("table-held-by-another", seat=action.seat, card=action.new, owner=owner)
    if table.place(action.seat, action.new) != "nowhere":
        raise ImpossibleAction("table-is-another-card", seat=action.seat, card=action.new)
    if table.place(action.seat, action.old) == "nowhere":
        raise ImpossibleAction("table-no-card-written", seat=action.seat, written=action.old.name)
    return rename(table, action.seat, action.old, action.new)


def _from_dummy(table: Table, action: a.PlayFromDummy) -> Table:
    return _play(table, action.seat.partner, action.card)


def _move(table: Table, action: a.Move) -> Table:
    return _play(table.changed(designated=None), action.seat, action.card)


def _call(table: Table, action: a.DesignateCard) -> Table:
    dummy, waiting = action.seat.partner, table.designated
    if not _obeyed(table, action.seat):
        return table
    if waiting is not None and _completes_the_row(laid := _obey(table, waiting)):
        if not takes_the_trick(laid, dummy):
            return table  # it is not dummy who leads next: these words are about the same card still
        table, waiting = laid, None  # the trick is full with that card: these words are for the next
    index = len(table.rows[dummy.index])
    if waiting is not None and waiting.words != action.words:
        first, second = (reached_for(table, dummy, words) for words in (waiting.words, action.words))
        if first is not None and first is not second:
            return table.changed(designated=None)  # two different cards named: dummy waits to be told
    return table.changed(designated=CardDesignated(dummy, action.words, index))


def _completes_the_row(table: Table) -> bool:
    return len({len(row) for row in table.rows}) == 1


def _obeyed(table: Table, seat: Seat) -> bool:
    """Whether a hand answers to the words of `seat`: the one that lies faced, or is going to, opposite declarer."""
    return seat is table.position.header.declarer or table.spread(seat.partner)


def _change_call(table: Table, action: a.ChangeDesignation) -> Table:
    dummy = action.seat.partner
    if not _obeyed(table, action.seat):
        return table
    full = min(len(row) for seat, row in zip(SEATS, table.rows, strict=True) if seat is not dummy)
    index = table.designated.at if table.designated else min(full, max(0, len(table.rows[dummy.index]) - 1))
    return table.changed(designated=CardDesignated(dummy, action.words, index))


def _choose(table: Table, action: a.Choose) -> Table:
    """A lead called from dummy that is refused before a hand has moved it stays in dummy."""
    called = table.designated
    if action.choice is not Plain.REFUSE or called is None or any(len(row) > called.at for row in table.rows):
        return table
    return table.changed(designated=None)


def _trick(table: Table, action: a.Trick) -> Table:
    for seat, card in action.plays:
        table = _play(table, seat, card)
    return table


def _go_on(table: Table, action: a.GoOn) -> Table:
    if action.to is None:
        return table
    rows_wanted = action.to - table.position.first_trick + 1
    if max(map(len, table.rows)) > rows_wanted:
        raise ImpossibleAction("table-beyond-trick", trick=action.to)
    if action.to > 13:
        raise ImpossibleAction("table-thirteen-tricks")
    rows = tuple(row + (Laid(None),) * (rows_wanted - len(row)) for row in table.rows)
    kept = [max(0, 13 - action.to + surplus(table, seat)) for seat in SEATS]
    over = [seat for seat, still in zip(SEATS, kept, strict=True) if not still]
    gone = {(seat, card) for seat in over for card in (*table.hands[seat.index].cards, *table.before(seat))}
    return table.changed(
        rows=rows,
        hands=tuple(map(_played_on, table.hands, kept)),
        turned=rows_wanted,
        raised_all=((),) * 4,
        before_all=tuple(() if seat in over else table.before(seat) for seat in SEATS),
        gone=table.gone | gone,
    )


def _played_on(hand: Hand, left: int) -> Hand:
    if left == 0:
        return hand._replace(cards=frozenset(), left=0, least=(0,) * 4, later=())
    return hand if hand.left == left else hand._replace(left=left, stale=True, least=(0,) * 4)


_MOVERS: dict[type[Any], Mover] = {
    a.Lead: _lead,
    a.Play: _plain_play,
    a.Face: _plain_play,
    a.PlaySeveral: _several,
    a.PlayNothing: _nothing,
    a.TurnUp: _turn_up,
    a.Detach: _raise,
    a.Hold: _raise,
    a.PutBack: _put_back,
    a.Drop: _drop,
    a.BeSeen: _seen,
    a.Show: _seen,
    a.Spread: _spread,
    a.Fold: _fold_up,
    a.SayHolds: _says_holds,
    a.NamePlay: _names,
    a.Withdraw: _withdraw,
    a.Replace: _replace,
    a.PickUp: _pick_up,
    a.Turn: _turn,
    a.LeaveUp: _leave_up,
    a.Repoint: _repoint,
    a.FoundTrick: _found_trick,
    a.Supply: _supply,
    a.Restore: _restore,
    a.FoundCard: _found_card,
    a.Identify: _identify,
    a.DesignateCard: _call,
    a.ChangeDesignation: _change_call,
    a.Choose: _choose,
    a.PlayFromDummy: _from_dummy,
    a.Move: _move,
    a.Trick: _trick,
    a.GoOn: _go_on,
    **MOVERS,
}
"""How each action moves cards and bidding cards; an action that is not here moves nothing."""
