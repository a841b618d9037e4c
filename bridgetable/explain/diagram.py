"""The four hands as a diagram shows them: what is known of each suit, and what is not, said as such."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetable.cards import SUITS, Card
from bridgetable.explain.phrases import card_words, side_words
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.fold import fold
from bridgetable.table.identified import identified
from bridgetable.table.position import Position, SuitHolding
from bridgetable.table.record import Record

LAST = 13
"""The number of the last trick."""
VOID, MORE = "–", "…"
_LEGEND = {
    "x": "x: a small card, nine to two",
    "h": "h: an honour, ace to ten",
    "?": "?: a card of unknown rank",
    MORE: f"{MORE}: cards not known",
}

NO_HANDS = "The hands are not known."


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand by suit, S H D C: `K 10 7 …`; `known` False where nothing at all is known of it; `count` of its cards."""

    seat: Seat
    suits: tuple[str, str, str, str]
    known: bool
    count: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """The hands N E S W when the record begins, what the signs in them mean, and how the play stands now."""

    hands: tuple[HandShown, ...]
    heading: str
    legend: tuple[str, ...]
    played: tuple[tuple[Seat, str], ...]
    standing: str

    @property
    def known(self) -> bool:
        """Whether anything is known of any hand."""
        return any(hand.known for hand in self.hands)


def diagram(record: Record, verdict: Verdict) -> Diagram:
    """The diagram of a record; a card that was played or shown stands in the hand it came from."""
    record = identified(record)
    owners: dict[Seat, set[Card]] = {seat: set() for seat in SEATS}
    for card, seat in fold(record).owners.items():
        owners[seat].add(card)
    hands = tuple(_hand(record.position, seat, owners[seat]) for seat in SEATS)
    signs = {sign for hand in hands if hand.known for text in hand.suits for sign in text.split()}
    return Diagram(
        hands=hands,
        heading="" if record.position.first_trick == 1 else f"Hands before trick {record.position.first_trick}",
        legend=tuple(words for sign, words in _LEGEND.items() if sign in signs),
        played=tuple((seat, card_words(card)) for seat, card in verdict.trick.cards),
        standing=_standing(verdict),
    )


def _hand(position: Position, seat: Seat, owned: set[Card]) -> HandShown:
    holding = position.hands[seat.index]
    suits = [
        _suit(suit, {card for card in owned if card.suit is which})
        for which, suit in zip(SUITS, holding.suits, strict=True)
    ]
    spades, hearts, diamonds, clubs = suits
    known = any(text != MORE for text in suits)
    return HandShown(seat, (spades, hearts, diamonds, clubs), known, position.left_of(seat))


def _suit(holding: SuitHolding, owned: set[Card]) -> str:
    """The ranks known, then the cards known in part; one of these that was played since is the card it turned out."""
    written = {card for card in holding.cards if card.known}
    kinds = [card.kind for card in holding.cards if not card.known]
    shown_since = {card for card in owned if card.known} - written
    for card in shown_since:
        kind = "h" if card.honour else "x"
        found = kind if kind in kinds else "?" if "?" in kinds else None
        if found is not None:
            kinds.remove(found)
    ranks = [card.words[1:] for card in sorted(written | shown_since, key=lambda card: -card.highest)]
    return " ".join([*ranks, *kinds, *([MORE] if holding.more else [])]) or VOID


def _standing(verdict: Verdict) -> str:
    """Which trick is on, who led to it, and how many tricks each side has won."""
    trick = verdict.trick
    on = "Play is over" if trick.number > LAST else f"Trick {trick.number}"
    if trick.lead and trick.number <= LAST:
        on += f", led by {trick.lead.word}" if trick.cards else f", {trick.lead.word} on lead"
    if not verdict.tricks or not any(verdict.tricks):
        return f"{on}."
    won = ", ".join(f"{side_words(side)} {count}" for side, count in zip(Side, verdict.tricks, strict=True))
    claimed = trick.number <= LAST and sum(verdict.tricks) == LAST
    return f"{on}. {'Tricks with the claim' if claimed else 'Tricks won'}: {won}."


def unknown_words(hand: HandShown) -> tuple[str, str]:
    """What stands in the place of a hand of which nothing is known, in two lines."""
    return ("one card,", "not known") if hand.count == 1 else (f"{hand.count} cards,", "none of them known")
