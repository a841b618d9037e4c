"""G09: a defender leads or plays before his partner has."""

from __future__ import annotations

from bridgetable.cards import Card, Suit
from bridgetable.messages import say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Choice, Extreme, Forbid, Require

G09 = kind("G09", ("57", "59", "50"))


def _partner_is_next(s: Sitting) -> bool:
    """A defender is to play second, and his partner will be last."""
    return len(s.trick) == 1 and s.defender(s.turn) and s.rng.random() < 0.2 and len(s.hand(s.turn)) > 1


def _hurries(s: Sitting) -> tuple[Seat, Card, int, str] | None:
    """Declarer's side leads; fourth hand plays before second hand has."""
    if not s.play_on(_partner_is_next, first=1):
        return None
    s.begin()
    before, early = s.trick_told(), s.turn.partner
    card = s.sensible(early)
    number = s.do(a.Play(early, card), told_turn="no")
    what = say("storyplays-before-partner", way=s.way(2), seat=early, card=card, slow=s.turn)
    return early, card, number, f"{before} {what}"


def _title(s: Sitting, early: Seat) -> str:
    return say("storyplays-title-before-partner", way=s.way(2), seat=early, slow=early.partner)


@variant(G09, weight=6)
def before_partner(s: Sitting) -> Told | None:
    """Fourth hand plays before second hand: what may declarer ask for?"""
    found = _hurries(s)
    if found is None:
        return None
    early, _, number, what = found
    story = s.tale(what, "{}", s.director(s.declarer, s.declarer, early.partner))
    says = s.turn_told(s.declarer)
    return Told(_title(s, early), story, f"told-turn #{number}", s.declarer.value, says=says)


@variant(G09, weight=3)
def declarer_had_played_from_both(s: Sitting) -> Told | None:
    """Declarer has led from one hand and called a card of the other already."""
    if not s.play_on(lambda s: _partner_is_next(s) and s.trick[0][0] is s.declarer, first=1):
        return None
    s.begin()
    before, slow = s.trick_told(), s.turn
    theirs = s.of_suit(s.dummy, s.play.led) or s.hand(s.dummy)
    dummys = s.rng.choice(theirs)
    s.do(a.DesignateCard(s.declarer, a.Words("card", card=dummys)))
    card = s.sensible(slow.partner)
    s.do(a.Play(slow.partner, card), told_turn="no")
    early, declarer = slow.partner, s.declarer
    what = say("storyplays-declarer-calls-too", slow=slow, declarer=declarer, called=dummys, seat=early, card=card)
    return Told(_title(s, early), s.tale(before, what, s.director()))


@variant(G09, levels=(CLUB, TOURNAMENT), weight=3)
def dummy_had_a_hand_in_it(s: Sitting) -> Told | None:
    """Dummy has moved a card unasked, or suggested one."""
    if not s.play_on(lambda s: _partner_is_next(s) and s.trick[0][0] is s.declarer, first=1):
        return None
    s.begin()
    before, slow = s.trick_told(), s.turn
    dummys = s.rng.choice(s.of_suit(s.dummy, s.play.led) or s.hand(s.dummy))
    if s.rng.random() < 0.6:
        number = s.do(a.Move(s.dummy, dummys))
        s.would_say("dummy-unasked", f"#{number}", "yes")
        did = "storyplays-dummy-moves-it"
    else:
        number = s.do(a.Suggest(s.dummy, dummys))
        s.would_say("dummy-suggested", f"#{number}", "yes")
        did = "storyplays-dummy-suggests-it"
    card = s.sensible(slow.partner)
    s.do(a.Play(slow.partner, card), told_turn="no")
    what = say(did, dummy=s.dummy, dummys=dummys, seat=slow.partner, card=card, slow=slow)
    return Told(_title(s, slow.partner), s.tale(before, what, s.director(s.declarer, *s.defenders)))


@variant(G09, levels=(CLUB, TOURNAMENT), weight=5)
def declarer_has_chosen(s: Sitting) -> Told | None:
    """Declarer has said what partner plays: what does that mean for his hand?"""
    found = _hurries(s)
    if found is None:
        return None
    early, _, _, what = found
    called = s.director(s.declarer)
    s.do(a.DirectorActs("explains"))
    choice = s.rng.choice(s.verdict().options).choice
    s.do(a.Choose(s.declarer, choice))
    wish, suit = _asked(s, choice)
    story = s.tale(what, called, say("storyplays-takes-choice", seat=s.declarer, wish=wish, suit=suit))
    return Told(say("storyplays-title-card-to-trick", seat=early.partner, trick=s.number), story)


def _asked(s: Sitting, choice: Choice) -> tuple[str, Suit | None]:
    """What declarer asks for by this choice of 57A, and in which suit."""
    match choice:
        case Require(Extreme() as end):
            return end.name.lower(), s.play.led
        case Require(Suit() as suit):
            return "require", suit
        case Forbid((suit,)):
            return "forbid", suit
    raise TypeError(f"57A offers no such choice: {choice!r}")


@variant(G09, levels=(CLUB, TOURNAMENT), weight=3)
def partner_plays_what_he_likes(s: Sitting) -> Told | None:
    """Declarer has asked for the highest or the lowest, and partner plays another card."""
    found = _hurries(s)
    if found is None:
        return None
    slow, what = s.turn, found[3]
    following = s.of_suit(slow, s.play.led)
    if len(following) < 2:
        return None
    called = s.director(s.declarer)
    s.do(a.DirectorActs("explains"))
    end = s.rng.choice(tuple(Extreme))
    s.do(a.Choose(s.declarer, Require(end)))
    due = following[0] if end is Extreme.HIGHEST else following[-1]
    card = s.rng.choice([each for each in following if each is not due])
    s.do(a.Play(slow, card))
    wish, suit = end.name.lower(), card.suit
    asks = say("storyplays-asked-and-plays", wish=wish, seat=s.declarer, slow=slow, suit=suit, card=card)
    title = say("storyplays-title-card-to-trick", seat=slow, trick=s.number)
    return Told(title, s.tale(what, called, asks, s.director(s.declarer)))


@variant(G09, levels=(CLUB, TOURNAMENT), weight=3)
def leads_before_partner_has_played(s: Sitting) -> Told | None:
    """He has the trick in his mind already and leads to the next one."""
    if not s.play_on(lambda s: len(s.trick) == 3 and s.defender(s.turn) and s.play.winning()[0] is s.turn.partner):
        return None
    s.begin()
    before, early = s.trick_told(), s.turn.partner
    card = s.sensible_lead(early)
    s.do(a.Lead(early, card), told_turn="no")
    what = say("storyplays-sure-of-the-trick", seat=early, card=card, slow=s.turn)
    return Told(say("storyplays-title-quick", seat=early), s.tale(before, what, s.director(s.declarer)))
