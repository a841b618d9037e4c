"""G11: declarer plays too early, from his hand or dummy's."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.table import actions as a

G11 = kind("G11", ("57", "45"))


def _a_defender_is_next(s: Sitting) -> bool:
    """A defender is to follow, and declarer's own hand has still to play."""
    return bool(s.trick) and s.defender(s.turn) and s.declarer not in dict(s.trick) and s.rng.random() < 0.3


@variant(G11, weight=5)
def from_his_hand(s: Sitting) -> Told | None:
    """He follows before the defender in front of him, and would like another card now."""
    if not s.play_on(lambda s: _a_defender_is_next(s) and s.turn.lho is s.declarer):
        return None
    s.begin()
    before, slow, card = s.trick_told(), s.turn, s.sensible(s.declarer)
    number = s.do(a.Play(s.declarer, card), told_turn="no")
    what = say("storyplays-puts-down-early", seat=s.declarer, card=card, slow=slow)
    story = s.tale(before, what, "{}", s.director(*s.defenders))
    title, says = say("storyplays-title-ahead", seat=s.declarer), s.turn_told(slow)
    return Told(title, story, f"told-turn #{number}", slow.value, routine=True, says=says)


@variant(G11, weight=4)
def and_takes_it_back(s: Sitting) -> Told | None:
    """He takes the card back when he has seen the defender's, and plays another."""
    if not s.play_on(lambda s: _a_defender_is_next(s) and s.turn.lho is s.declarer):
        return None
    s.begin()
    before, slow, card = s.trick_told(), s.turn, s.sensible(s.declarer)
    following = s.of_suit(s.declarer, s.play.led)
    others = [each for each in following if each is not card]
    if card not in following or not others:
        return None
    s.do(a.Play(s.declarer, card), told_turn="no")
    theirs = s.plays()
    other = s.rng.choice(others)
    s.do(a.Replace(s.declarer, card, other))
    declarer = s.declarer
    what = say("storyplays-puts-down-and-changes", seat=declarer, card=card, slow=slow, theirs=theirs, other=other)
    story = s.tale(before, what, s.director(*s.defenders))
    return Told(say("story-title-changes-card", seat=declarer), story)


@variant(G11, levels=(CLUB, TOURNAMENT), weight=3)
def off_suit(s: Sitting) -> Told | None:
    """The card is of another suit, and he could follow: may it go back?"""
    if not s.play_on(lambda s: _a_defender_is_next(s) and s.turn.lho is s.declarer):
        return None
    others = [card for card in s.hand(s.declarer) if card.suit is not s.play.led]
    if not others or not s.of_suit(s.declarer, s.play.led):
        return None
    s.begin()
    before, slow, card = s.trick_told(), s.turn, s.rng.choice(others)
    s.do(a.Play(s.declarer, card), told_turn="no")
    what = say("storyplays-puts-down-before", slow=slow, seat=s.declarer, card=card)
    return Told(say("storyplays-title-ahead", seat=s.declarer), s.tale(before, what, s.director(*s.defenders)))


@variant(G11, levels=(CLUB, TOURNAMENT), weight=3)
def from_dummy(s: Sitting) -> Told | None:
    """He calls dummy's card before the defender in front of dummy has played."""
    if not s.play_on(lambda s: bool(s.trick) and s.defender(s.turn) and s.turn.lho is s.dummy and len(s.trick) < 3):
        return None
    if s.dummy in dict(s.trick):
        return None
    s.begin()
    before, slow, card = s.trick_told(), s.turn, s.sensible(s.dummy)
    number = s.do(a.DesignateCard(s.declarer, a.Words("card", card=card)), told_turn="no")
    s.would_say("unintended", f"#{number}", "no")
    theirs = s.plays()
    others = [each for each in s.of_suit(s.dummy, card.suit) if each is not card]
    if not others:
        return None
    other = s.rng.choice(others)
    s.do(a.ChangeDesignation(s.declarer, a.Words("card", card=other)), pause="no")
    s.would_say("pause", f"#{s.now}", "no")
    declarer = s.declarer
    what = say("storyplays-calls-and-changes", slow=slow, seat=declarer, card=card, theirs=theirs, other=other)
    return Told(
        say("storyplays-title-ahead", seat=s.declarer), s.tale(before, what, s.director(*s.defenders)), routine=True
    )
