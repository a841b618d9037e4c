"""How the four hands are bid: simply and naturally, as at a club, with a transfer now and then over one no trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bridgetable.blocks.auction import DENOMINATIONS, HIGHEST_LEVEL, PASS, denomination, height, is_bid
from bridgetable.cards import SUITS, Card, Suit
from bridgetable.named import NamedTuple
from bridgetable.practice.generator.dealing import Hands
from bridgetable.seats import SEATS, Seat

Bidding: TypeAlias = tuple[tuple[Seat, str], ...]
"""Calls with their callers, from the dealer on."""

NOTRUMP = "NT"
MOST = 16
"""An auction that has gone on for so long is passed out."""
_TRANSFERS = {f"2{below.value}": suit for below, suit in ((Suit.D, Suit.H), (Suit.H, Suit.S))}
"""Over partner's one no trump: what the bid shows."""


class Strength(NamedTuple):
    """A hand as its owner values it: high-card points, the length of each suit."""

    points: int
    length: dict[Suit, int]

    @property
    def longest(self) -> Suit:
        """The suit to begin with, the higher of two of one length."""
        return max(SUITS, key=lambda suit: (self.length[suit], suit.order))

    @property
    def balanced(self) -> bool:
        """Whether no suit is very long and none is short."""
        lengths = sorted(self.length.values())
        return lengths[0] >= 2 and lengths[1] >= 3


def valued(hand: list[Card]) -> Strength:
    """What a hand is worth."""
    points = sum(max(0, card.lowest - 10) for card in hand)
    return Strength(points, {suit: sum(card.suit is suit for card in hand) for suit in SUITS})


def lowest(named: str, above: str | None, raised: int = 0) -> str | None:
    """The lowest bid in a denomination over another one, or so many levels higher; None above seven."""
    levels = range(1, HIGHEST_LEVEL + 1)
    level = next((each for each in levels if above is None or height(f"{each}{named}") > height(above)), None)
    return f"{level + raised}{named}" if level is not None and level + raised <= HIGHEST_LEVEL else None


def last_bid(calls: Bidding) -> tuple[Seat, str] | None:
    """The bid that was made last, with its bidder."""
    return next(((seat, call) for seat, call in reversed(calls) if is_bid(call)), None)


def is_over(calls: Bidding) -> bool:
    """Whether nobody can call any more."""
    return len(calls) > len(SEATS) - 1 and all(call == PASS for _, call in calls[-3:])


def is_transfer(calls: Bidding) -> bool:
    """Whether the last call is a transfer, which shows the suit above it."""
    bids = [call for _, call in calls if is_bid(call)]
    return bids[:-1] == ["1NT"] and calls[-1][1] in _TRANSFERS and calls[-2][1] == PASS and calls[-3][1] == "1NT"


def shown(calls: Bidding) -> str:
    """The denomination that the last call shows."""
    call = calls[-1][1]
    return _TRANSFERS[call].value if is_transfer(calls) else denomination(call)


def auctions(hands: Hands, dealer: Seat) -> Iterator[Bidding]:
    """The bidding of a deal, before its first call and then longer and longer, until it is over."""
    strengths = {seat: valued(hands[seat]) for seat in SEATS}
    seat, calls = dealer, Bidding()
    yield calls
    while not is_over(calls):
        calls = (*calls, (seat, _sensible(strengths[seat], seat, calls)))
        seat = seat.lho
        yield calls


def next_call(hand: list[Card], seat: Seat, calls: Bidding) -> str:
    """What a player with this hand would call."""
    return _sensible(valued(hand), seat, calls)


def _sensible(hand: Strength, seat: Seat, calls: Bidding) -> str:
    own = [call for each, call in calls if each is seat and is_bid(call)]
    partners = [call for each, call in calls if each is seat.partner and is_bid(call)]
    theirs = [call for each, call in calls if each.side is not seat.side and is_bid(call)]
    last = last_bid(calls)
    above = last[1] if last is not None else None
    if len(calls) >= MOST:
        return PASS
    if partners:
        return _answer(hand, partners[-1], own, above, bool(theirs)) or PASS
    if own:
        return PASS
    return (_overcall(hand, theirs[-1], above) if theirs else _opening(hand)) or PASS


def _opening(hand: Strength) -> str | None:
    if hand.balanced and 15 <= hand.points <= 17:
        return "1NT"
    if hand.points >= 12:
        majors = [suit for suit in (Suit.S, Suit.H) if hand.length[suit] >= 5]
        minors = max((Suit.D, Suit.C), key=lambda suit: hand.length[suit])
        return f"1{(majors[0] if majors else minors).value}"
    weak = hand.points >= 6 and hand.length[hand.longest] == 6 and hand.longest is not Suit.C
    return f"2{hand.longest.value}" if weak else None


def _overcall(hand: Strength, theirs: str, above: str | None) -> str | None:
    """A suit of five cards that the opponents have not named."""
    suit = hand.longest
    bid = lowest(suit.value, above)
    enough = 9 if bid is not None and bid[0] == "1" else 11
    fits = hand.length[suit] >= 5 and suit.value != denomination(theirs) and hand.points >= enough
    return bid if fits and bid is not None and bid[0] <= "2" else None


def _answer(hand: Strength, partners: str, own: list[str], above: str | None, contested: bool) -> str | None:
    """What is said to partner's bid: a raise, a suit of one's own, no trump."""
    if partners == "1NT" and not own:
        return _to_no_trump(hand, above, contested)
    suit = next((each for each in SUITS if each.value == denomination(partners)), None)
    if own:
        return _second_bid(hand, partners, own, above, contested)
    if suit is not None and hand.length[suit] >= (3 if suit.order > 1 else 4) and hand.points >= 6:
        return _up_to_game(lowest(suit.value, above, raised=int(hand.points >= 10)), suit)
    if hand.points >= 6 and hand.length[hand.longest] >= 4 and hand.longest is not suit:
        bid = lowest(hand.longest.value, above)
        if bid is not None and (bid[0] == "1" or (bid[0] == "2" and hand.points >= 10)):
            return bid
    bid = lowest(NOTRUMP, above)
    return bid if bid == "1NT" and hand.points >= 6 else None


def _to_no_trump(hand: Strength, above: str | None, contested: bool) -> str | None:
    if not contested:
        for bid, suit in reversed(_TRANSFERS.items()):
            if hand.length[suit] >= 5:
                return bid
    return "3NT" if hand.points >= 10 and above is not None and height(above) < height("3NT") else None


def _second_bid(hand: Strength, partners: str, own: list[str], above: str | None, contested: bool) -> str | None:
    """What opener, or who has overcalled, says when partner has answered."""
    if own == ["1NT"] and partners in _TRANSFERS and above == partners and not contested:
        return f"2{_TRANSFERS[partners].value}"
    named = denomination(partners)
    if len(own) > 1 or named == denomination(own[0]):
        return None
    suit = next((each for each in SUITS if each.value == named), None)
    first = next((each for each in SUITS if each.value == denomination(own[0])), None)
    if suit is not None and hand.length[suit] >= 4:
        return _up_to_game(lowest(named, above), suit)
    if first is not None and hand.length[first] >= 6:
        return _up_to_game(lowest(first.value, above), first)
    bid = lowest(NOTRUMP, above)
    return bid if suit is not None and bid in ("1NT", "2NT") else None


def _up_to_game(bid: str | None, suit: Suit) -> str | None:
    """A bid, unless it is higher than game."""
    game = f"{4 if suit.order > 1 else 5}{suit.value}"
    return bid if bid is not None and height(bid) <= height(game) else None


def too_low(bid: str, above: str) -> str | None:
    """The bid that somebody makes who has overlooked one: the same denomination, one level lower."""
    lower = f"{int(bid[0]) - 1}{denomination(bid)}"
    return lower if lower[0] != "0" and height(lower) <= height(above) else None


def others(bid: str, above: str) -> list[str]:
    """The lowest bids over another one in the other denominations."""
    found = (lowest(named, above) for named in DENOMINATIONS if named != denomination(bid))
    return [each for each in found if each is not None and each[0] <= "4"]
