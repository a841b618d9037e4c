"""G14: dummy puts out a card that was not called, or acts unasked."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import listed, say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.table import actions as a

G14 = kind("G14", ("45", "47", "64"))


def _dummys_turn(s: Sitting) -> bool:
    return s.turn is s.dummy and len(s.hand(s.dummy)) > 2 and s.rng.random() < 0.3


def _called(s: Sitting, within: bool) -> tuple[Card, Card, str] | None:
    """Declarer calls a card and dummy puts out another; `within`: of the suit, else of its rank."""
    before, card = s.trick_told() or s.won_told(), s.sensible(s.dummy)
    same = [each for each in s.hand(s.dummy) if each is not card and each.suit is card.suit]
    alike = [each for each in s.hand(s.dummy) if each is not card and each.rank == card.rank]
    others = (same or alike) if within else (alike or same)
    if not others:
        return None
    wrong = min(others, key=lambda each: abs(each.lowest - card.lowest))
    s.do(a.DesignateCard(s.declarer, a.Words("card", card=card)))
    s.do(a.Move(s.dummy, wrong))
    words = talk.spoken(s.rng, a.Words("card", card=card))
    what = say("storyplays-dummy-puts-out", seat=s.declarer, words=words, dummy=s.dummy, card=wrong)
    return card, wrong, f"{before} {what}"


def _opened(s: Sitting, *, last: bool = True, within: bool | None = None) -> str | None:
    """Dummy puts out a wrong card; `last`: he may be the last to play."""
    if not s.play_on(lambda s: _dummys_turn(s) and (last or len(s.trick) < 3)):
        return None
    if not s.play.winners and not s.trick:
        return None
    s.begin()
    found = _called(s, s.rng.random() < 0.6 if within is None else within)
    return None if found is None else found[2]


@variant(G14, weight=4)
def noticed_at_once(s: Sitting) -> Told | None:
    """Before the next hand has played."""
    what = _opened(s)
    if what is None:
        return None
    return Told(say("storyplays-title-card-from-dummy"), s.tale(what, s.director(s.declarer, *s.defenders)))


@variant(G14, weight=5)
def next_hand_has_played(s: Sitting) -> Told | None:
    """The next defender has played to the wrong card."""
    what = _opened(s, last=False)
    if what is None or not s.defender(s.turn):
        return None
    seat, card = s.turn, s.plays()
    story = s.tale(what, say("story-plays", seat=seat, card=card), s.director(s.declarer))
    return Told(say("storyplays-title-card-from-dummy"), story)


@variant(G14, levels=(CLUB, TOURNAMENT), weight=5)
def the_trick_goes_on(s: Sitting) -> Told | None:
    """The trick is played to its end, and perhaps somebody has led to the next one."""
    what = _opened(s, last=False)
    if what is None:
        return None
    number, more = s.number, s.rng.choice((0, 1, 2))
    clauses: list[str] = []
    while s.number == number:
        clause, seat = "story-clause-next" if clauses else "story-clause-plays", s.turn
        clauses.append(say(clause, dummy=seat is s.dummy, seat=seat, card=s.plays(), follows=False, words=None))
    went = [say("story-went-on", told=listed(clauses, "and"))]
    for _ in range(more):
        lead, seat = s.leading, s.turn
        if seat is s.dummy:
            break
        went.append(say("storyplays-leads-to-next" if lead else "story-plays", seat=seat, card=s.plays()))
    story = s.tale(what, *went, s.director(s.declarer, *s.defenders))
    return Told(say("storyplays-title-card-from-dummy"), story)


@variant(G14, weight=3)
def unasked(s: Sitting) -> Told | None:
    """Dummy plays a card nobody has called."""
    if not s.play_on(lambda s: _dummys_turn(s) and bool(s.trick)):
        return None
    s.begin()
    before, card = s.trick_told(), s.sensible(s.dummy)
    yes = s.rng.choice(("yes", "no", "no"))
    number = s.do(a.Move(s.dummy, card), declarer_indicated=yes)
    s.would_say("dummy-unasked", f"#{number}", "no" if yes == "yes" else "yes")
    s.would_say("in-place", f"#{number}", "yes")
    what = say("storyplays-dummy-plays-unasked", seat=s.declarer, dummy=s.dummy, card=card)
    other = "no" if yes == "yes" else "yes"
    so, otherwise = (s.tells(say("storyplays-had-nodded", nodded=each, seat=s.declarer)) for each in (yes, other))
    story = s.tale(before, what, "{}", s.director(s.declarer, *s.defenders))
    title, aim = say("storyplays-title-quick", seat=s.dummy), f"declarer-indicated #{number}"
    return Told(title, story, aim, other, routine=yes == "yes", says=(so, otherwise))


@variant(G14, levels=(CLUB, TOURNAMENT), weight=2)
def unasked_and_played_to(s: Sitting) -> Told | None:
    """The next defender plays to a card nobody has called."""
    if not s.play_on(lambda s: _dummys_turn(s) and 0 < len(s.trick) < 3):
        return None
    s.begin()
    before, card = s.trick_told(), s.sensible(s.dummy)
    number = s.do(a.Move(s.dummy, card))
    s.would_say("dummy-unasked", f"#{number}", "yes")
    seat = s.turn
    theirs = s.plays()
    what = say("storyplays-unasked-and-played-to", dummy=s.dummy, card=card, defender=seat, theirs=theirs)
    return Told(say("storyplays-title-quick", seat=s.dummy), s.tale(before, what, s.director(s.declarer)))


@variant(G14, levels=(CLUB, TOURNAMENT), weight=3)
def put_right_and_changed(s: Sitting) -> Told | None:
    """The card has been put right, the defender behind has changed his, and declarer would like to change too."""
    if not s.play_on(lambda s: _dummys_turn(s) and s.leading and bool(s.play.winners)):
        return None
    s.begin()
    found = _called(s, True)
    if found is None:
        return None
    card, wrong, what = found
    seat = s.turn
    following = s.of_suit(seat, card.suit)
    theirs = s.plays()
    mine = s.plays()
    others = [each for each in following if each is not theirs]
    if not others:
        return None
    called = s.director(s.declarer, seat)
    s.do(a.DirectorActs("explains"))
    s.do(a.Replace(s.dummy, wrong, card))
    other = s.rng.choice(others)
    s.do(a.Replace(seat, theirs, other))
    played = say("storyplays-both-play-before-noticed", defender=seat, theirs=theirs, seat=s.declarer, card=mine)
    then = say("storyplays-put-right", dummy=s.dummy, defender=seat, card=other)
    return Told(say("storyplays-title-change-too", seat=s.declarer), s.tale(what, played, called, then))
