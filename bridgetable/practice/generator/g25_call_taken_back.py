"""G25: a defender has taken a call back in the auction; may declarer choose what is led? (26, 59)"""

from __future__ import annotations

from bridgetable.cards import SUITS, Suit
from bridgetable.messages import say
from bridgetable.practice.generator import telling
from bridgetable.practice.generator.g24_in_the_auction import bid_told
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table.choices import suit_words
from bridgetable.table.position import Start

G25 = kind("G25", ("26", "59"))


def _suits(suits: list[Suit]) -> str:
    """Suits as the answer to a fact names them."""
    return suit_words(tuple(suit for suit in SUITS if suit in suits)) or "none"


def _taken_back(at: Whole, seat: Seat, old: str, new: str) -> str:
    """The call, before the record begins: told as it was at the table."""
    at.start = Start(1, at.declarer.lho, calls=(f"{seat} withdrew {old} for {new}",))
    at.tell(at.sitting.contract_told())
    if new == "pass":
        at.tell(say("talesauction-took-back-for-pass", seat=seat, old=bid_told(old)))
    else:
        at.tell(say("talesauction-took-back-for-bid", seat=seat, old=bid_told(old), new=bid_told(new)))
    return f"{seat} {old}"


def _findings(at: Whole, call: str, shows: list[Suit], only: bool, legal: list[Suit], comparable: bool) -> None:
    at.fact(f"only-suits {call}", "yes" if only else "no")
    at.fact(f"call-shows {call}", _suits(shows))
    at.fact(f"shown-legally {call}", _suits(legal))
    answers = ("yes", "no")
    at.fact(f"comparable {call}", answers[not comparable])


def _side_suits(at: Whole) -> list[Suit]:
    return [suit for suit in SUITS if suit is not at.trump]


def _height(bid: str) -> int:
    """Bids in the order in which they outbid each other."""
    return 5 * int(bid[0]) + ("C", "D", "H", "S", "NT").index(bid[1:])


def _bids(at: Whole, suit: Suit, above: str = "1C") -> list[str]:
    """The bids in a suit that were possible in this auction, above another one, lowest first."""
    bids = (f"{level}{suit}" for level in (1, 2, 3))
    return [bid for bid in bids if _height(above) < _height(bid) < _height(at.header.contract)]


def _with_a_call(at: Whole, seat: Seat) -> None:
    """A bid in a suit taken back: for the same suit one higher, for another suit, or for a pass."""
    first, second = at.rng.sample(_side_suits(at), 2)
    at.need(_bids(at, first))
    old = _bids(at, first)[0]
    same, other = _bids(at, first, old), _bids(at, second, old)
    new = at.rng.choice((*same[:1], *same[:1], *other[:1], "pass"))
    call = _taken_back(at, seat, old, new)
    comparable = new in same and at.rng.random() < 0.6
    legal = [first] if new in same else [second] if new in other else []
    only = at.rng.random() < 0.75
    _findings(at, call, [first], only, legal, comparable)
    answers = ("yes", "no")
    if at.edition >= 2017:
        at.tell(telling.found("only-suits", answers[not only]))
        if new in same:
            at.aimed(f"comparable {call}", answers[not comparable], answers[comparable])
    else:
        at.aimed(f"only-suits {call}", answers[not only], answers[only])


@whole(G25, weight=3)
def opening_lead(at: Whole) -> None:
    """The partner of the player who took the call back is on lead to the first trick."""
    at.find(lambda play: not play.laid, range(1, 2))
    at.title = say("talesauction-title-opening-lead")
    _with_a_call(at, at.declarer.rho)
    at.do(f"{at.declarer} calls the director")
    at.tell(say("talesauction-about-to-lead", seat=at.declarer.lho))


@whole(G25, levels=(CLUB, TOURNAMENT), weight=2)
def later_lead(at: Whole) -> None:
    """The opening leader took the call back; his partner wins a trick and leads for the first time."""
    play = at.find(
        lambda play: (
            not play.laid
            and play.past
            and play.leader is play.declarer.rho
            and all(trick.leader is not play.declarer.rho for trick in play.past)
        )
    )
    at.title = say("talesauction-title-in-for-the-first-time")
    _with_a_call(at, at.declarer.lho)
    at.tell(say("talesauction-wins-his-first", seat=play.leader, trick=play.number - 1))
    at.do(f"{at.declarer} calls the director")


@whole(G25, levels=(CLUB, TOURNAMENT), judgement=True)
def second_turn(at: Whole) -> None:
    """The partner has been on lead already when declarer thinks of it."""
    at.find(
        lambda play: (
            not play.laid
            and play.past
            and play.leader is play.declarer.lho
            and any(trick.leader is play.leader for trick in play.past)
        )
    )
    at.title = say("talesauction-title-now-he-thinks")
    _with_a_call(at, at.declarer.rho)
    at.tell(say("talesauction-nobody-until", seat=at.play.leader, trick=at.play.number))
    at.do(f"{at.declarer} calls the director")


def _forbidden(at: Whole, lead_it: bool) -> Suit:
    """A suit is forbidden for the opening lead, and what the leader does then."""
    at.find(lambda play: not play.laid, range(1, 2))
    seat = at.declarer.rho
    suit = at.rng.choice(_side_suits(at))
    at.need(bool(at.of(at.declarer.lho, suit)) or not lead_it)
    at.need(_bids(at, suit))
    call = _taken_back(at, seat, _bids(at, suit)[0], "pass")
    _findings(at, call, [suit], True, [], False)
    at.tell(say("talesauction-showed", suit=suit))
    at.do(f"{at.declarer} chooses to forbid {suit.plural}")
    at.tell(say("talesauction-no-please", suit=suit, seat=at.declarer))
    return suit


@whole(G25, levels=(CLUB, TOURNAMENT))
def led_all_the_same(at: Whole) -> None:
    """Declarer has forbidden the suit, and it is led all the same."""
    at.title = say("talesauction-title-very-suit")
    suit = _forbidden(at, lead_it=True)
    leader = at.declarer.lho
    card = at.of(leader, suit)[0]
    number = at.put(leader, card)
    at.tell(say("story-leads", seat=leader, card=card))
    at.notice(at.declarer, number)


@whole(G25, levels=(CLUB, TOURNAMENT))
def keeps_the_lead(at: Whole) -> None:
    """The leader has obeyed, has won the trick, and leads again."""
    at.title = say("talesauction-title-how-long")
    suit = _forbidden(at, lead_it=False)
    leader = at.declarer.lho
    tops = [at.of(leader, other)[-1] for other in at.other_suits(leader, suit) if at.of(leader, other)[-1].rank == 14]
    at.need(tops)
    at.put(leader, tops[0])
    at.tell(say("story-leads", seat=leader, card=tops[0]))
    at.rest_of_the_trick()
    at.need(at.play.leader is leader)
    at.tell(say("talesauction-wins-with-it"))
    if at.of(leader, suit) and at.rng.random() < 0.5:
        number = at.put(leader, at.of(leader, suit)[0])
        at.tell(say("talesauction-then-leads", card=at.play.laid[-1][1]))
        at.notice(at.declarer, number)
        return
    at.do(f"{at.declarer} calls the director")
    at.tell(say("talesauction-free-now", seat=at.declarer))


@whole(G25, levels=(CLUB, TOURNAMENT), judgement=True)
def led_too_soon(at: Whole) -> None:
    """The lead is on the table before declarer has been asked."""
    at.find(lambda play: not play.laid, range(1, 2))
    at.title = say("talesauction-title-quicker")
    _with_a_call(at, at.declarer.rho)
    card = at.next()
    at.tell(say("talesauction-before-a-word", seat=at.declarer.lho, card=card))
    at.do(f"{at.declarer} calls the director")
