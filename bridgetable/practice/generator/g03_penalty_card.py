"""G03: a penalty card lies on the table, and play goes on."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Forbid
from bridgetable.table.position import Lying

G03 = kind("G03", ("50", "51", "59"))


def lying(seat: Seat, card: Card, minor: bool = False) -> Lying:
    """A penalty card before its owner."""
    return Lying(seat, card, "minor penalty" if minor else "major penalty")


def lies_told(one: Lying, other: Lying | None = None) -> str:
    """What lies before a player when the story begins: a penalty card, or two major ones."""
    if other is None:
        minor = one.status == "minor penalty"
        return say("storyseen-penalty-card", minor=minor, seat=one.seat, card=one.card)
    same = one.card.suit is other.card.suit
    return say("storyseen-two-penalty-cards", same=same, seat=one.seat, first=one.card, second=other.card)


def _to_follow(s: Sitting) -> bool:
    """A defender with three cards or more is to follow to a lead that was not his partner's."""
    return bool(s.trick) and _can_follow(s) and s.trick[0][0] is not s.turn.partner and s.rng.random() < 0.3


def _can_follow(s: Sitting) -> bool:
    return s.defender(s.turn) and len(s.hand(s.turn)) > 2


def _defender_leads(s: Sitting) -> bool:
    return s.defender(s.turn) and s.leading and len(s.hand(s.turn)) > 2 and s.rng.random() < 0.5


@variant(G03, weight=3)
def at_his_turn(s: Sitting) -> Told | None:
    """The owner of a major penalty card is to follow: must it be played?"""
    if not s.play_on(_to_follow, first=2):
        return None
    seat = s.turn
    lies = lying(seat, s.rng.choice(s.legal(seat)))
    s.begin(lying=(lies,))
    story = s.tale(lies_told(lies), s.trick_told(), say("storyseen-his-turn", seat=seat))
    return Told(say("storyseen-title-card-on-the-table", seat=seat), story, routine=True)


@variant(G03, weight=3)
def a_minor_one(s: Sitting) -> Told | None:
    """The owner of a minor one plays another card: an honour of the suit, or a card of another."""
    if not s.play_on(lambda s: _to_follow(s) and len(s.of_suit(s.turn, s.play.led)) > 1, first=2):
        return None
    seat = s.turn
    small = [card for card in s.legal(seat) if not card.honour]
    if not small:
        return None
    card = s.rng.choice(small)
    honours = [each for each in s.legal(seat) if each.honour]
    if not honours:
        return None
    lies = lying(seat, card, minor=True)
    s.begin(lying=(lies,))
    before = s.trick_told()
    other = s.rng.choice(honours)
    s.do(a.Play(seat, other))
    played = say("story-plays", seat=seat, card=other)
    story = s.tale(lies_told(lies), before, played, s.director(s.declarer))
    why = say("storyseen-honour-before-minor", card=card)
    return Told(say("storyseen-title-plays-another", seat=seat), story, routine=True, why=why)


@variant(G03, weight=5)
def partner_is_to_lead(s: Sitting) -> Told | None:
    """The owner's partner has won the trick: what may declarer ask of his lead?"""
    if not s.play_on(_defender_leads, first=2):
        return None
    owner = s.turn.partner
    lies = lying(owner, s.rng.choice(s.hand(owner)))
    s.begin(lying=(lies,))
    return Told(say("storyseen-title-on-lead", seat=s.turn), s.tale(lies_told(lies), s.won_told()), routine=True)


@variant(G03, levels=(CLUB, TOURNAMENT), weight=4)
def declarer_has_chosen(s: Sitting) -> Told | None:
    """Declarer has required or forbidden the suit: what must the leader and the owner do now?"""
    if not s.play_on(_defender_leads, first=2):
        return None
    leader, owner = s.turn, s.turn.partner
    lies = lying(owner, s.rng.choice(s.hand(owner)))
    suit = talk.suit(lies.card)
    s.begin(lying=(lies,))
    before = s.won_told()
    word = s.rng.choice(("require", "forbid", "ask nothing"))
    s.do(a.Choose(s.declarer, talk.wish(word, suit)))
    said = say("storyseen-asked-before-the-lead", wish=word, seat=s.declarer, suit=suit)
    story = s.tale(lies_told(lies), before, said)
    return Told(say("storyseen-title-to-lead", seat=leader), story, routine=True)


@variant(G03, levels=(CLUB, TOURNAMENT), weight=2)
def leads_without_waiting(s: Sitting) -> Told | None:
    """The leader does not wait for declarer's wish."""
    if not s.play_on(_defender_leads, first=2):
        return None
    leader, owner = s.turn, s.turn.partner
    lies = lying(owner, s.rng.choice(s.hand(owner)))
    s.begin(lying=(lies,))
    before, card = s.won_told(), s.sensible(leader)
    s.do(a.Lead(leader, card), told_turn="no")
    led = say("storyseen-leads-at-once", seat=leader, card=card)
    story = s.tale(lies_told(lies), before, led, s.director(s.declarer))
    return Told(say("storyseen-title-leads-at-once", seat=leader), story)


@variant(G03, levels=(CLUB, TOURNAMENT), weight=2)
def two_of_them(s: Sitting) -> Told | None:
    """Two major penalty cards may both be played: declarer says which."""
    if not s.play_on(lambda s: _to_follow(s) and len(s.legal(s.turn)) > 1, first=2):
        return None
    seat = s.turn
    one, other = s.rng.sample(s.legal(seat), 2)
    both = (lying(seat, one), lying(seat, other))
    s.begin(lying=both)
    story = s.tale(lies_told(*both), s.trick_told(), say("storyseen-his-turn", seat=seat))
    return Told(say("storyseen-title-two-before", seat=seat), story, routine=True)


@variant(G03, levels=(CLUB, TOURNAMENT), weight=2)
def partner_leads_and_there_are_two(s: Sitting) -> Told | None:
    """The owner has major penalty cards in two suits, and his partner is to lead."""
    if not s.play_on(_defender_leads, first=2):
        return None
    owner = s.turn.partner
    one = s.rng.choice(s.hand(owner))
    others = [card for card in s.hand(owner) if card.suit is not one.suit]
    if not others:
        return None
    both = (lying(owner, one), lying(owner, s.rng.choice(others)))
    s.begin(lying=both)
    word = s.rng.choice(("", "require", "forbid", "both"))
    before, suits = s.won_told(), [talk.suit(each.card) for each in both]
    said = ""
    if word == "both":
        first, second = sorted(suits, key=lambda suit: -suit.order)
        s.do(a.Choose(s.declarer, Forbid((first, second))))
        said = say("storyseen-wants-neither", seat=s.declarer, first=first, second=second)
    elif word:
        s.do(a.Choose(s.declarer, talk.wish(word, suits[0])))
        said = say("story-wants-led", wish=word, seat=s.declarer, suit=suits[0])
    title = say("storyseen-title-on-lead", seat=owner.partner)
    return Told(title, s.tale(lies_told(*both), before, said), routine=True)


@variant(G03, levels=(TOURNAMENT,), weight=2)
def each_has_one(s: Sitting) -> Told | None:
    """Both defenders have a penalty card, and one of them is to lead."""
    if not s.play_on(_defender_leads, first=2):
        return None
    leader, owner = s.turn, s.turn.partner
    mine, his = lying(leader, s.rng.choice(s.hand(leader))), lying(owner, s.rng.choice(s.hand(owner)))
    s.begin(lying=(mine, his))
    before, suit, said = s.won_told(), talk.suit(his.card), ""
    word = s.rng.choice(("", "require", "forbid", "ask nothing"))
    if word:
        s.do(a.Choose(s.declarer, talk.wish(word, suit)))
        said = say("story-wants-led", wish=word, seat=s.declarer, suit=suit)
    if word == "ask nothing":
        said = say("storyseen-asks-nothing", seat=s.declarer)
    story = s.tale(lies_told(mine), lies_told(his), before, said)
    return Told(say("storyseen-title-each-has-one", seat=leader), story, routine=True)


@variant(G03, weight=2)
def owner_is_to_lead(s: Sitting) -> Told | None:
    """The owner of a penalty card has won the trick."""
    if not s.play_on(_defender_leads, first=2):
        return None
    minor = s.rng.random() < 0.5
    cards = [card for card in s.hand(s.turn) if not (minor and card.honour)]
    if not cards:
        return None
    lies = lying(s.turn, s.rng.choice(cards), minor)
    s.begin(lying=(lies,))
    return Told(say("storyseen-title-on-lead", seat=s.turn), s.tale(lies_told(lies), s.won_told()), routine=True)
