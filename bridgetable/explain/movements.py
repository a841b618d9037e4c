"""Which cards lie in the trick as the ruling has it, though no hand has put them there, and which hands have to move.

Words move nothing. A card of dummy's that is called is played all the same, and belongs to the trick although no hand
has moved it yet; which one it is, the ruling says, and not the words heard last. A card that counts as played while it
lies elsewhere, because the wrong one was put down or because it was only named, has still to be laid.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import Card
from bridgetable.explain.card_status import must_withdraw
from bridgetable.findings.kinds import LeadOrPlay, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.designating import reached_for
from bridgetable.table.state import Table

_IN_HAND = ("hand", "nowhere")
"""Where `Table.place` finds a card that nobody has touched; one of an unknown hand lies nowhere."""


class ToLay(NamedTuple):
    """A card that is played in law and that its owner's hand has still to put into the trick.

    `instead_of`: the card of his that lies in that place; `next_`: an earlier trick has no place left open for him.
    """

    seat: Seat
    card: Card
    as_: LeadOrPlay
    instead_of: Card | None
    next_: bool


def on_its_way(table: Table, verdict: Verdict) -> frozenset[tuple[Seat, Card]]:
    """The cards of dummy's that the ruling has in the trick by words alone, or that wait there to be accepted.

    Where another card of his lies in that place, hands have first to exchange the two. While only what the table has
    noticed is told, a card of which nothing is said is the one that an obedient dummy goes to.
    """
    dummy = table.designated.dummy if table.designated is not None else verdict.dummy
    if table.raised(dummy):
        return frozenset()
    ruled = {
        (seat, card)
        for (seat, card), status in verdict.cards.items()
        if seat is dummy and _comes_to(table, seat, card, _place_in_row(table, verdict, status))
    }
    return frozenset(ruled or (obeyed(table) if verdict.noticed_only else ()))


def obeyed(table: Table) -> frozenset[tuple[Seat, Card]]:
    """The card that dummy puts down next because of what was called, whatever the law says of it; there may be none."""
    called = table.designated
    card = reached_for(table, called.dummy, called.words) if called is not None else None
    if called is None or card is None or not _comes_to(table, called.dummy, card, called.at):
        return frozenset()
    return frozenset({(called.dummy, card)})


def _comes_to(table: Table, seat: Seat, card: Card, at: int | None) -> bool:
    """Whether a card that nobody has touched is the next one of `seat` to be laid, in this place of his row."""
    row, lies = table.row(seat), table.place(seat, card)
    if at is None or lies not in _IN_HAND or (lies == "nowhere" and table.hidden(seat) == 0):
        return False
    return at == len(row) or (table.turned <= at < len(row) and row[at].card is None)


def in_the_trick(table: Table, verdict: Verdict) -> tuple[tuple[Seat, Card], ...]:
    """The cards of dummy's that are played and lie in the trick, while words might move others there."""
    keys = sorted(on_its_way(table, verdict), key=lambda key: key[1].name)
    if table.designated is not None:
        dummy, _, at = table.designated
        keys += [(dummy, laid.card) for laid in table.row(dummy)[at : at + 1] if laid.card is not None]
    return tuple(key for key in keys if key in verdict.cards and verdict.cards[key].status == "played")


def to_be_laid(table: Table, verdict: Verdict) -> tuple[ToLay, ...]:
    """The cards that count as played and lie elsewhere, but for those that dummy puts down as a matter of course."""
    coming, together = on_its_way(table, verdict), {(seat, card) for seat, card, _ in put_down_together(table, verdict)}
    return tuple(due for due in _elsewhere(table, verdict) if due[:2] not in coming and due[:2] not in together)


def laid_now(table: Table, verdict: Verdict) -> tuple[ToLay, ...]:
    """Of the cards still to be laid those that a hand can put into the trick at once.

    That is certain, and the place is free, or the card lying there goes back or is in hand again in law. Where that one
    has become a penalty card or is played itself, no more can be done than the director says.
    """
    return tuple(due for due in to_be_laid(table, verdict) if _can_be_laid(verdict, due))


def _can_be_laid(verdict: Verdict, due: ToLay) -> bool:
    if verdict.cards[due.seat, due.card].provisional or not due.next_:
        return False
    if due.instead_of is None or must_withdraw(verdict, due.seat, due.instead_of) is not None:
        return True
    lying = verdict.cards.get((due.seat, due.instead_of))
    return lying is not None and lying.status == "in hand"


def still_words(due: ToLay) -> str:
    """What is still to be done with a card, said of it: is still to be led."""
    return say("told-still-to-be-laid", lead=due.as_ == "lead")


def put_down_together(table: Table, verdict: Verdict) -> tuple[tuple[Seat, Card, Card], ...]:
    """Of two cards put down at once the one that counts, and the other one that was taken for it (58B).

    Both lie there already: no hand has to exchange them.
    """
    return tuple(
        (due.seat, due.card, due.instead_of)
        for due in _elsewhere(table, verdict)
        if due.instead_of is not None
        and table.place(due.seat, due.card) == "before"
        and must_withdraw(verdict, due.seat, due.instead_of) is None
        and not _is_played(verdict, due.seat, due.instead_of)
    )


def _elsewhere(table: Table, verdict: Verdict) -> Iterator[ToLay]:
    """The cards that count as played and do not lie among the played ones."""
    for (seat, card), status in verdict.cards.items():
        lies = table.place(seat, card)
        if status.status != "played" or lies in ("playing", "turned") or must_withdraw(verdict, seat, card):
            continue
        at, row = _place_in_row(table, verdict, status), table.row(seat)
        lying = row[at].card if at is not None and at < len(row) else None
        yield ToLay(seat, card, status.as_ or "play", lying, at is None or at <= len(row))


def _is_played(verdict: Verdict, seat: Seat, card: Card) -> bool:
    status = verdict.cards.get((seat, card))
    return status is not None and status.status in ("played", "quitted")


def _place_in_row(table: Table, verdict: Verdict, status: Status) -> int | None:
    """The place in its player's row that a card takes; None for one that is not put forward.

    One that was called and only waits to be accepted, or has to go back, is on its way there as well.
    """
    if status.status == "played" and status.trick is not None:
        return status.trick - table.position.first_trick
    waits = status.status == "exposed" and status.provisional
    called = table.designated
    if called is None or not (waits or must_withdraw(verdict, status.seat, status.card)):
        return None
    return called.at if reached_for(table, called.dummy, called.words) is status.card else None
