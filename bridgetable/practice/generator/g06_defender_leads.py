"""G06: a defender leads out of turn in a later trick."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.g03_penalty_card import lies_told, lying
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

G06 = kind("G06", ("53", "54", "56", "47"))


def _before_a_lead(s: Sitting) -> bool:
    return s.leading and s.rng.random() < 0.3


def _partners_lead(s: Sitting) -> bool:
    return _before_a_lead(s) and s.defender(s.turn)


def _declarers_lead(s: Sitting) -> bool:
    return _before_a_lead(s) and not s.defender(s.turn)


def _leads(s: Sitting, wrong: Seat, card: Card | None = None) -> tuple[int, str]:
    """A defender leads, for no reason but his own; the number of the action, and the sentence that tells it."""
    card = card or s.sensible(wrong)
    number = s.do(a.Lead(wrong, card), told_turn="no")
    way, now = s.way(2), s.rng.choice((True, False))
    led = say("storyleads-but-leads", now=now, way=way, seat=wrong, card=card)
    return number, f"{led} {{}}"


def _told(s: Sitting, wrong: Seat, number: int, story: str, *, twin: bool = True) -> Told:
    aim = f"told-turn #{number}"
    title = say("storyleads-title-defender", way=s.way(2), seat=wrong, trick=s.position.first_trick)
    says = s.turn_told(s.declarer)
    return Told(title, story, aim, s.declarer.value, says=says) if twin else Told(title, story)


@variant(G06, weight=4)
def partners_turn(s: Sitting) -> Told | None:
    """His partner has won the trick, and he leads."""
    if not s.play_on(_partners_lead, first=2):
        return None
    s.begin()
    won, wrong = s.won_told(), s.turn.partner
    number, led = _leads(s, wrong)
    return _told(s, wrong, number, s.tale(won, led, s.director()))


@variant(G06, weight=4)
def declarers_turn(s: Sitting) -> Told | None:
    """Declarer or dummy is to lead, and a defender does."""
    if not s.play_on(_declarers_lead, first=2):
        return None
    s.begin()
    won, wrong = s.won_told(), s.rng.choice(s.defenders)
    number, led = _leads(s, wrong)
    return _told(s, wrong, number, s.tale(won, led, s.director()))


@variant(G06, levels=(CLUB, TOURNAMENT), weight=3)
def told_by_an_opponent(s: Sitting) -> Told | None:
    """An opponent has told him that it is his lead."""
    if not s.play_on(_before_a_lead, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    wrong = due.partner if s.defender(due) else s.rng.choice(s.defenders)
    s.do(a.TellTurn(s.declarer, wrong, "his lead"))
    card = s.sensible(wrong)
    number = s.do(a.Lead(wrong, card), told_turn=s.declarer.value)
    said = say("storyleads-told-to-lead", by=s.declarer, seat=wrong, card=card)
    told = _told(s, wrong, number, s.tale(won, said, s.director()))
    return told._replace(otherwise="no", says=("", ""))


@variant(G06, weight=2)
def next_hand_plays(s: Sitting) -> Told | None:
    """The next hand plays to the lead before anybody has said a word."""
    if not s.play_on(_before_a_lead, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    wrong = due.partner if s.defender(due) else s.rng.choice(s.defenders)
    first = s.sensible(wrong)
    number, led = _leads(s, wrong, first)
    s.play.turn = wrong
    s.play.lay(wrong, first)
    dummy, by, card = s.follows()
    went = say("story-plays-from-dummy" if dummy else "story-plays", seat=by, card=card)
    return _told(s, wrong, number, s.tale(won, led, went, s.director(s.declarer, *s.defenders)), twin=False)


@variant(G06, levels=(CLUB, TOURNAMENT), weight=2)
def proper_lead_too(s: Sitting) -> Told | None:
    """Declarer, whose lead it is, has not seen the wrong lead and makes his own."""
    if not s.play_on(lambda s: _before_a_lead(s) and s.turn is s.declarer, first=2):
        return None
    s.begin()
    won, wrong = s.won_told(), s.declarer.rho
    number, led = _leads(s, wrong)
    card = s.sensible(s.declarer)
    s.do(a.Lead(s.declarer, card), told_turn="no")
    mine = say("storyleads-makes-his-own", seat=s.declarer, card=card)
    return _told(s, wrong, number, s.tale(won, led, mine, s.director()), twin=False)


@variant(G06, levels=(CLUB, TOURNAMENT), weight=4)
def refused(s: Sitting) -> Told | None:
    """Declarer has heard his choices and refuses the lead: what now, of the card and of partner's lead?"""
    if not s.play_on(_before_a_lead, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    wrong = due.partner if s.defender(due) else s.rng.choice(s.defenders)
    number, led = _leads(s, wrong)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.REFUSE))
    refuses = say("storyleads-does-not-want-it", seat=s.declarer)
    return _told(s, wrong, number, s.tale(won, led, called, refuses), twin=False)


@variant(G06, levels=(CLUB, TOURNAMENT), weight=4)
def partner_leads_all_the_same(s: Sitting) -> Told | None:
    """Declarer forbids or requires the suit; partner leads what he likes, or what he has to."""
    if not s.play_on(_partners_lead, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    wrong = due.partner
    first = s.sensible(wrong)
    _, led = _leads(s, wrong, first)
    suit = talk.suit(first)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.REFUSE))
    word = s.rng.choice(("require", "forbid"))
    s.do(a.Choose(s.declarer, talk.wish(word, suit)))
    mine = s.hand(due)
    against = [card for card in mine if (card.suit is suit) is (word == "forbid")]
    if not against:
        return None
    card = s.rng.choice(against)
    s.do(a.Lead(due, card))
    says = say("storyleads-refused-and-led", wish=word, seat=s.declarer, suit=suit, leader=due, card=card)
    why = say("storyleads-could-not-do-it", seat=due) if len(against) == len(mine) else ""
    story = s.tale(won, led, called, says, s.director(s.declarer))
    return Told(say("storyleads-title-a-moment-later", seat=due), story, routine=True, why=why)


@variant(G06, levels=(CLUB, TOURNAMENT), weight=1)
def declarer_accepts(s: Sitting) -> Told | None:
    """Declarer accepts the lead: who plays next?"""
    if not s.play_on(_partners_lead, first=2):
        return None
    s.begin()
    won, wrong = s.won_told(), s.turn.partner
    number, led = _leads(s, wrong)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.ACCEPT))
    accepts = say("storyleads-suits-him", seat=s.declarer)
    return _told(s, wrong, number, s.tale(won, led, called, accepts), twin=False)


@variant(G06, levels=(TOURNAMENT,), weight=2)
def with_a_card_before_him(s: Sitting) -> Told | None:
    """He has a penalty card of another suit, leads out of turn, and declarer plays to it."""
    if not s.play_on(lambda s: _before_a_lead(s) and s.turn is s.dummy, first=2, last=10):
        return None
    wrong = s.declarer.rho
    first = s.sensible(wrong)
    others = [card for card in s.hand(wrong) if card.suit is not first.suit]
    theirs = s.of_suit(s.declarer, first.suit)
    if not others or not theirs:
        return None
    lies = lying(wrong, s.rng.choice(others))
    s.begin(lying=(lies,))
    won = s.won_told()
    _, led = _leads(s, wrong, first)
    s.do(a.Play(s.declarer, theirs[-1]))
    went = say("storyleads-plays-as-if-nothing", seat=s.declarer, card=theirs[-1])
    return Told(
        say("storyleads-title-leads-and-plays", seat=wrong, declarer=s.declarer),
        s.tale(lies_told(lies), won, led, went),
    )
