"""The four hands as a diagram shows them: what is known of each suit, and what is not, said as such."""

from __future__ import annotations

from bridgetable.cards import SUITS, Card
from bridgetable.explain.phrases import turn_words
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, rank_sign, say
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.fold import fold
from bridgetable.table.identified import identified
from bridgetable.table.position import Position, SuitHolding
from bridgetable.table.record import Record
from bridgetable.value import value

LAST = 13
"""The number of the last trick."""
VOID, MORE = "–", "…"
_LEGEND = {"x": "small", "h": "honour", "?": "unknown", MORE: "more"}
"""What the signs mean, by their messages."""


@value
class HandShown:
    """A hand by suit, S H D C: `K 10 7 …`; `known` False where nothing at all is known of it; `count` of its cards."""

    seat: Seat
    suits: tuple[str, str, str, str]
    known: bool
    count: int


@value
class Diagram:
    """The hands N E S W when the record begins, what the signs in them mean, and how the play stands now.

    `heading`: before which trick, if not before the first.
    """

    hands: tuple[HandShown, ...]
    heading: str
    legend: tuple[str, ...]
    standing: str

    @property
    def known(self) -> bool:
        """Whether anything is known of any hand."""
        return any(hand.known for hand in self.hands)


def diagram(record: Record, verdict: Verdict) -> Diagram:
    """The diagram of a record; a card that was played or shown stands in the hand it came from.

    >>> from bridgetable.judge import judge
    >>> from bridgetable.table.position import Position
    >>> nothing = Record(Position())
    >>> diagram(nothing, judge(nothing, 2017)).known
    False
    """
    record = identified(record)
    owners: dict[Seat, set[Card]] = {seat: set() for seat in SEATS}
    for card, seat in fold(record).owners.items():
        owners[seat].add(card)
    hands = tuple(_hand_shown(record.position, seat, owners[seat]) for seat in SEATS)
    signs = {sign for hand in hands if hand.known for text in hand.suits for sign in text.split()}
    first = record.position.first_trick
    return Diagram(
        hands=hands,
        heading="" if first == 1 else say("sheet-hands-before-trick", trick=first),
        legend=tuple(say(f"sheet-sign-{kind}") for sign, kind in _LEGEND.items() if sign in signs),
        standing=_standing(verdict),
    )


def _hand_shown(position: Position, seat: Seat, owned: set[Card]) -> HandShown:
    holding = position.hands[seat.index]
    suits = [
        _suit_ranks(suit, {card for card in owned if card.suit is which})
        for which, suit in zip(SUITS, holding.suits, strict=True)
    ]
    spades, hearts, diamonds, clubs = suits
    known = any(text != MORE for text in suits)
    return HandShown(seat, (spades, hearts, diamonds, clubs), known, position.left_of(seat))


def _suit_ranks(holding: SuitHolding, owned: set[Card]) -> str:
    """The ranks known, then the cards known in part; one of these that was played since is the card it turned out."""
    written = {card for card in holding.cards if card.known}
    kinds = [card.kind for card in holding.cards if not card.known]
    shown_since = {card for card in owned if card.known} - written
    for card in shown_since:
        kind = "h" if card.honour else "x"
        found = kind if kind in kinds else "?" if "?" in kinds else None
        if found is not None:
            kinds.remove(found)
    ranks = [rank_sign(card.name[1:]) for card in sorted(written | shown_since, key=lambda card: -card.highest)]
    return " ".join([*ranks, *kinds, *([MORE] if holding.more else [])]) or VOID


def _standing(verdict: Verdict) -> str:
    """Which trick is on and who led to it, how many tricks each side has won, and what is played to it.

    While the players are bidding: whose turn it is.
    """
    if verdict.bidding:
        return say("told-turn", turn=turn_words(verdict))
    trick = verdict.trick
    over = trick.number > LAST
    on = say("sheet-trick-on", over=over, number=trick.number, lead=trick.lead, led=bool(trick.cards))
    parts = [on]
    if verdict.tricks and any(verdict.tricks):
        ns, ew = verdict.tricks
        claimed = not over and ns + ew == LAST
        parts.append(say("sheet-tricks", claimed=claimed, north_south=Side.NS, ns=ns, east_west=Side.EW, ew=ew))
    if trick.cards:
        cards = listed([say("sheet-played-card", seat=seat, card=card) for seat, card in trick.cards], "comma")
        parts.append(say("sheet-played-to-it", cards=cards))
    return " ".join(parts)


def unknown_words(hand: HandShown) -> tuple[str, str]:
    """What stands in the place of a hand of which nothing is known, in two lines."""
    return say("sheet-hand-not-known", count=hand.count), say("sheet-hand-not-known.second", count=hand.count)
