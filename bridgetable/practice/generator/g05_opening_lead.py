"""G05: the opening lead comes from the wrong hand."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

G05 = kind("G05", ("41", "47", "53", "54"))


def _leads(s: Sitting, seat: Seat | None = None, *, face: bool = True, told: str = "no") -> tuple[int, Card, str]:
    """The wrong player leads; the number of the action, the card and the sentence."""
    s.begin()
    wrong = seat or s.declarer.rho
    card = s.sensible(wrong)
    number = s.do(a.Lead(wrong, card, face), told_turn=told)
    led = say("storyleads-wrong-opening-lead", face=face, way=s.way(2), due=s.turn, seat=wrong, card=card)
    return number, card, led


def _title(s: Sitting) -> str:
    return say("storyleads-title-opening-lead", way=s.way(2), seat=s.declarer.rho)


@variant(G05, weight=5)
def by_the_other_defender(s: Sitting) -> Told | None:
    """Leader's partner leads, face up."""
    number, _, led = _leads(s)
    says = s.turn_told(s.declarer)
    return Told(_title(s), s.tale(led, "{}", s.director()), f"told-turn #{number}", s.declarer.value, says=says)


@variant(G05, weight=2)
def face_down(s: Sitting) -> Told | None:
    """Leader's partner leads face down, and it is noticed in time."""
    _, _, led = _leads(s, face=False)
    return Told(say("storyleads-title-face-down"), s.tale(led, s.director()), routine=True)


@variant(G05, levels=(CLUB, TOURNAMENT), weight=3)
def told_by_an_opponent(s: Sitting) -> Told | None:
    """He has asked whose lead it is, and an opponent has told him wrongly."""
    s.begin()
    wrong, by = s.declarer.rho, s.rng.choice((s.declarer, s.dummy))
    s.do(a.Ask(wrong, "whether it is his lead"))
    s.do(a.TellTurn(by, wrong, "his lead"))
    card = s.sensible(wrong)
    number = s.do(a.Lead(wrong, card), told_turn=by.value)
    talked = say("storyleads-asks-whose-lead", seat=wrong, by=by, card=card)
    story = s.tale(talked, say("storyleads-was-to-lead", seat=s.turn), s.director(*s.defenders))
    return Told(_title(s), story, f"told-turn #{number}", "no")


@variant(G05, weight=3)
def declarer_spreads(s: Sitting) -> Told | None:
    """Declarer lays out his hand, as dummy would."""
    _, _, led = _leads(s)
    called = ""
    if s.rng.random() < 0.5:
        s.do(a.Spread(s.declarer, None))
        lays = say("storyleads-lays-out-hand", seat=s.declarer)
    else:
        called = s.director(s.declarer)
        s.do(a.DirectorActs("explains"))
        s.do(a.Choose(s.declarer, Plain.SPREAD))
        lays = say("storyleads-will-be-dummy", seat=s.declarer)
    return Told(say("storyleads-title-puts-hand-down", seat=s.declarer), s.tale(led, called, lays), routine=True)


@variant(G05, weight=3)
def declarer_accepts(s: Sitting) -> Told | None:
    """Declarer accepts the lead without laying out his hand: who plays second?"""
    _, _, led = _leads(s)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.ACCEPT))
    accepts = say("storyleads-accepts-opening-lead", seat=s.declarer)
    return Told(say("storyleads-title-accepts", seat=s.declarer), s.tale(led, called, accepts), routine=True)


@variant(G05, levels=(CLUB, TOURNAMENT), weight=4)
def declarer_refuses(s: Sitting) -> Told | None:
    """Declarer refuses the lead and says what he wants of the proper one."""
    _, card, led = _leads(s)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.REFUSE))
    suit = talk.suit(card)
    word = s.rng.choice(("", "require", "forbid", "ask nothing"))
    if word:
        s.do(a.Choose(s.declarer, talk.wish(word, suit)))
    says = say("storyleads-refuses-opening-lead", wish=word, seat=s.declarer, suit=suit)
    return Told(say("storyleads-title-to-lead-after-all", seat=s.turn), s.tale(led, called, says))


@variant(G05, levels=(CLUB, TOURNAMENT), weight=3)
def dummy_was_quick(s: Sitting) -> Told | None:
    """Dummy puts his hand down before anybody has noticed."""
    number, _, led = _leads(s)
    s.do(a.Spread(s.dummy, None))
    s.would_say("saw-dummy", f"#{number}", "yes")
    lays = say("storyleads-dummy-is-down", seat=s.dummy)
    return Told(_title(s), s.tale(led, lays, s.director()))


@variant(G05, levels=(CLUB, TOURNAMENT), weight=2)
def declarer_plays_from_hand(s: Sitting) -> Told | None:
    """Declarer follows from his hand at once."""
    _, card, led = _leads(s)
    mine = [each for each in s.hand(s.declarer) if each.suit is card.suit]
    if not mine:
        return None
    follows = s.rng.choice(mine)
    s.do(a.Play(s.declarer, follows))
    what = say("storyleads-plays-before-he-looks", seat=s.declarer, card=follows)
    return Told(_title(s), s.tale(led, what, s.director()))


@variant(G05, levels=(CLUB, TOURNAMENT), weight=2)
def second_card_from_dummy(s: Sitting) -> Told | None:
    """Declarer has accepted the lead, dummy is down, and he calls a card of dummy's as if it were dummy's turn."""
    _, card, led = _leads(s)
    called = s.director()
    s.do(a.DirectorActs("explains"))
    s.do(a.Choose(s.declarer, Plain.ACCEPT))
    theirs = [each for each in s.hand(s.dummy) if each.suit is card.suit] or s.hand(s.dummy)
    second = s.rng.choice(theirs)
    s.do(a.DesignateCard(s.declarer, a.Words("card", card=second)))
    what = say("storyleads-calls-second-from-dummy", seat=s.declarer, card=second)
    story = s.tale(led, called, what, s.director(*s.defenders))
    return Told(say("storyleads-title-second-from-dummy"), story)


@variant(G05, levels=(CLUB, TOURNAMENT), weight=2)
def declarers_side_leads(s: Sitting) -> Told | None:
    """Declarer or the player who is to be dummy leads."""
    wrong = s.rng.choice((s.declarer, s.dummy))
    _, _, led = _leads(s, wrong)
    return Told(say("storyleads-title-makes-opening-lead", seat=wrong), s.tale(led, s.director(*s.defenders)))


@variant(G05, levels=(TOURNAMENT,), weight=2)
def both_defenders_lead(s: Sitting) -> Told | None:
    """The proper leader has put his card face down; his partner faces one."""
    s.begin()
    leader, wrong = s.turn, s.declarer.rho
    mine, his = s.sensible(leader), s.sensible(wrong)
    s.do(a.Lead(leader, mine, False))
    s.do(a.Lead(wrong, his), told_turn="no")
    what = say("storyleads-two-opening-leads", seat=leader, other=wrong, card=his)
    return Told(say("storyleads-title-two-opening-leads"), s.tale(what, s.director(s.declarer)))
