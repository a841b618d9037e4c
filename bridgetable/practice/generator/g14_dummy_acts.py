"""G14: dummy puts out a card that was not called, or acts unasked."""

from __future__ import annotations

from bridgetable.cards import Card
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
    said = talk.spoken(s.rng, a.Words("card", card=card))
    what = f'{s.declarer.word} calls "{said}", and {s.dummy.word} puts out {talk.the(wrong)}.'
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
    return Told("The card from dummy", s.tale(what, s.director(s.declarer, *s.defenders)))


@variant(G14, weight=5)
def next_hand_has_played(s: Sitting) -> Told | None:
    """The next defender has played to the wrong card."""
    what = _opened(s, last=False)
    if what is None or not s.defender(s.turn):
        return None
    seat, card = s.turn, s.plays()
    return Told("The card from dummy", s.tale(what, f"{seat.word} plays {talk.the(card)}.", s.director(s.declarer)))


@variant(G14, levels=(CLUB, TOURNAMENT), weight=5)
def the_trick_goes_on(s: Sitting) -> Told | None:
    """The trick is played to its end, and perhaps somebody has led to the next one."""
    what = _opened(s, last=False)
    if what is None:
        return None
    number = s.number
    parts: list[str] = []
    more = s.rng.choice((0, 1, 2))
    while s.number == number:
        seat = s.turn
        parts.append(f"{s.who(seat)} {'plays ' if not parts else ''}{talk.the(s.plays())}")
    went = f"{talk.listed(parts)}."
    while more:
        seat, verb = s.turn, "plays" if s.trick else "leads"
        if seat is s.dummy:
            break
        went += f" {seat.word} {verb} {talk.the(s.plays())}{' to the next trick' if verb == 'leads' else ''}."
        more -= 1
    return Told("The card from dummy", s.tale(what, went, s.director(s.declarer, *s.defenders)))


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
    what = f"{s.declarer.word} is still thinking when {s.dummy.word} puts out {talk.the(card)} from dummy."
    nodded, not_nodded = (
        s.tells(f"{s.declarer.word} had nodded at it."),
        s.tells(f"{s.declarer.word} had given no sign."),
    )
    says, other = ((nodded, not_nodded), "no") if yes == "yes" else ((not_nodded, nodded), "yes")
    story = s.tale(before, what, "{}", s.director(s.declarer, *s.defenders))
    title = f"{s.dummy.word} is quick"
    return Told(title, story, f"declarer-indicated #{number}", other, routine=yes == "yes", says=says)


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
    what = f"Unasked, {s.dummy.word} puts out {talk.the(card)} from dummy, and {seat.word} plays {talk.the(theirs)}."
    return Told(f"{s.dummy.word} is quick", s.tale(before, what, s.director(s.declarer)))


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
    played = f"{seat.word} plays {talk.the(theirs)} and {s.declarer.word} {talk.the(mine)} before it is noticed."
    then = f"{s.dummy.word} puts the card that was called in its place, and {seat.word} now plays {talk.the(other)}."
    return Told(f"{s.declarer.word} would like to change, too", s.tale(what, played, called, then))
