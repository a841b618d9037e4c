"""An auction told from its first call: it goes as the hands suggest up to a moment, and there something happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgetable.blocks.auction import denomination, is_bid
from bridgetable.editions import EDITIONS
from bridgetable.messages import listed, say
from bridgetable.practice.generator import bidding
from bridgetable.practice.generator.bidding import Bidding
from bridgetable.practice.generator.board import DealtBoard, Happening, told_of
from bridgetable.practice.generator.g24_in_the_auction import bid_told
from bridgetable.practice.generator.registry import EVERY_LEVEL, Kind
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Header

MOST = 8
"""So many calls may have been made before something happens: longer auctions are hard to keep in mind."""


_TOLD = frozenset(
    {"comparable", "as-precise", "beyond-dispute-natural", "unintended", "pause", "influenced", "alert-required"}
)
"""The facts that are told where nobody has to ask: `talesbidding-found-…`."""


def call_told(call: str) -> str:
    """A call as it is said: one spade, pass, double."""
    return bid_told(call) if is_bid(call) else say("talesbidding-call", call=call)


class AtTheBidding(DealtBoard):
    """A board that is bid: which calls lie there, whose turn it is, and what is called from then on."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.dealer = self.turn = self.header.dealer or self.rng.choice(SEATS)
        self.calls: Bidding = ()

    def find(self, test: Callable[[Bidding], object], over: bool = False) -> None:
        """Bid up to a moment at which `test` holds, one of them by chance; `NotHere` if there is none.

        With `over` it is the end of the auction.
        """
        grown = list(bidding.auctions(self.dealt, self.dealer))
        fitting = [each for each in grown if bidding.is_over(each) is over and (over or len(each) <= MOST)]
        fitting = [each for each in fitting if test(each)]
        self.need(fitting)
        self._begin(self.rng.choice(fitting))

    def _begin(self, calls: Bidding) -> None:
        self.calls, self.turn = calls, calls[-1][0].lho if calls else self.dealer
        self.header = Header(dealer=self.dealer, vulnerable=self.header.vulnerable, stage="auction")
        if len(calls) > 1:
            self.do("auction: " + " ".join(f"{seat} {call}" for seat, call in calls))
        elif calls:
            self.do(f"{self.dealer} bids {calls[0][1]}")
        said = listed([call_told(call) for _, call in calls], "comma")
        begins = say("talesauction-begins", seat=self.dealer, calls=said)
        self.tell(begins if calls else say("talesbidding-is-dealer", seat=self.dealer))

    @property
    def last_bid(self) -> str:
        """The bid that the next one has to be higher than."""
        last = bidding.last_bid(self.calls)
        self.need(last)
        assert last is not None
        return last[1]

    def would(self, seat: Seat) -> str:
        """What a player would call if it were his turn."""
        return bidding.next_call(self.dealt[seat], seat, self.calls)

    def call(self, seat: Seat, call: str) -> int:
        """Somebody calls, and it is told; the number of the action."""
        self.tell(say("talesbidding-calls", seat=seat, call=call, bid=call_told(call)))
        return self.do(f"{seat} bids {call}")

    def goes_on(self, seat: Seat, call: str) -> int:
        """Somebody calls in turn."""
        self.calls, self.turn = (*self.calls, (seat, call)), seat.lho
        return self.call(seat, call)

    def goes_on_to(self, seat: Seat) -> None:
        """The players call in turn, as their hands suggest, until it is the turn of `seat`."""
        while self.turn is not seat:
            self.goes_on(self.turn, self.would(self.turn))

    def called(self, by: Seat) -> None:
        """The director is called, and comes."""
        self.do(f"{by} calls the director")

    def refused(self, by: Seat) -> None:
        """The director has come and explained, and the call is not accepted."""
        self.called(by)
        self.do("the director explains")
        self.do(f"{by} chooses to refuse")
        self.tell(say("talesbidding-refuses", seat=by))

    def too_low(self) -> tuple[Seat, str, str]:
        """Somebody in turn overlooks a bid: who it is, what he bids, and what would have been high enough."""
        self.find(bidding.last_bid)
        seat, above = self.turn, self.last_bid
        high = self.would(seat)
        self.need(is_bid(high) and not bidding.is_transfer((*self.calls, (seat, high))))
        low = bidding.too_low(high, above)
        self.need(low)
        assert low is not None
        self.call(seat, low)
        return seat, low, bidding.lowest(denomination(high), above) or high

    def substitute(self, seat: Seat, old: str, new: str, asked: Mapping[int, str]) -> int:
        """The call that comes in the place of one that was not accepted, and what each book's director finds of it."""
        number = self.call(seat, new)
        same = new == old or (is_bid(old) and is_bid(new) and denomination(old) == denomination(new))
        answers = ("yes", "no") if self.rng.random() < (0.8 if same else 0.2) else ("no", "yes")
        for year, fact in asked.items():
            key = f"{fact} #{number}" if new == old else f"{fact} {seat} {new}"
            if year == self.edition:
                self.aimed(key, *answers)
            else:
                self.fact(key, answers[0])
        return number

    def fact_told(self, value: str) -> str:
        """The fact that decides, in a sentence; empty where there are no words for it."""
        fact = self.aim.partition(" ")[0]
        return say(f"talesbidding-found-{fact}", value=value) if fact in _TOLD else ""


def at_the_bidding(
    of: Kind,
    *,
    levels: tuple[int, ...] = EVERY_LEVEL,
    editions: tuple[int, ...] = EDITIONS,
    weight: int = 1,
    judgement: bool = False,
) -> Callable[[Happening[AtTheBidding]], Happening[AtTheBidding]]:
    """Declare a variant that happens while the players are bidding."""
    return told_of(AtTheBidding, of, levels=levels, editions=editions, weight=weight, judgement=judgement)
