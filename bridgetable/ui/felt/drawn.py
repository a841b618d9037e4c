"""Where each card is drawn: where hands have put it, and where words and the ruling have put it. Without Qt.

A card that hands have moved lies where they left it, whatever it counts as: its flag says what becomes of it. Some
cards lie where no hand has put them. A card of dummy's that is played because it was called lies in the trick; one
called that is not played stays in dummy, even where nothing was known of his cards. Of two cards put down at once the
one that counts lies in the trick, whichever was taken for it first. A penalty card taken back into the hand lies faced
before its owner.
"""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.explain.movements import on_its_way, put_down_together
from bridgetable.findings.kinds import PENALTY
from bridgetable.findings.verdict import Verdict
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.state import Table


class Drawn(NamedTuple):
    """The cards that are drawn elsewhere than hands have put them.

    `called`: a little short of the trick, and no hand has moved them; `named`: in a hand of which the table does not
    know them; `faced`: before their owner, out of his hand or of the trick; `laid`: in the trick, each with the card of
    the same player in whose place it is drawn.
    """

    called: frozenset[tuple[Seat, Card]] = frozenset()
    named: frozenset[tuple[Seat, Card]] = frozenset()
    faced: frozenset[tuple[Seat, Card]] = frozenset()
    laid: tuple[tuple[Seat, Card, Card], ...] = ()

    def where(self, table: Table, seat: Seat, card: Card) -> str:
        """Where a card is drawn, in the words of `Table.place`."""
        if (seat, card) in self.faced:
            return "before"
        if (seat, card) in self.named:
            return "hand"
        in_the_trick = (seat, card) in self.called or any(pair[:2] == (seat, card) for pair in self.laid)
        return "playing" if in_the_trick else table.place(seat, card)


def drawn(table: Table, verdict: Verdict) -> Drawn:
    """Which cards the ruling has elsewhere than hands have put them."""
    called, together = on_its_way(table, verdict), put_down_together(table, verdict)
    named = {key for key in verdict.cards if key not in called and _is_only_named(table, verdict, *key)}
    faced = {key for key in verdict.cards if lies_faced(table, verdict, *key)}
    faced |= {(seat, other) for seat, _, other in together}
    return Drawn(called, frozenset(named), frozenset(faced), together)


def _is_only_named(table: Table, verdict: Verdict, seat: Seat, card: Card) -> bool:
    """Whether a card is in the hand of `seat` by what was said of it alone: it is one of those nobody knew."""
    gone = verdict.cards[seat, card].status == "quitted" or (seat, card) in table.gone
    return not gone and table.place(seat, card) == "nowhere" and table.hidden(seat) > 0


def lies_faced(table: Table, verdict: Verdict, seat: Seat, card: Card) -> bool:
    """Whether a card taken back into the hand lies faced before its owner all the same: it is a penalty card (50A)."""
    status = verdict.cards.get((seat, card))
    return status is not None and status.status in PENALTY and table.place(seat, card) == "hand"
