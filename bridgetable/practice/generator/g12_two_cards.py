"""G12: two cards at once, from one player or from two."""

from __future__ import annotations

from typing import Literal

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Designate

G12 = kind("G12", ("58", "50", "57"))


def _two_to_choose(s: Sitting) -> bool:
    return s.turn is not s.dummy and len(s.legal(s.turn)) > 1 and len(s.hand(s.turn)) > 2 and s.rng.random() < 0.2


def _together(s: Sitting, *, hidden: bool = False) -> tuple[Seat, Card, Card, str]:
    """The player in turn puts two cards down; the one he means is the sensible one."""
    before, seat, card = s.trick_told() or (s.won_told() if s.play.winners else ""), s.turn, s.sensible(s.turn)
    hand = s.hand(seat)
    near = hand[hand.index(card) - 1] if hand.index(card) else hand[1]
    lead = s.leading
    verb: Literal["leads", "plays"] = "leads" if lead else "plays"
    number = s.do(a.PlaySeveral(seat, card, (near,), hidden, verb))
    s.would_say("meant-card", f"#{number}", card.name)
    s.would_say("deliberate", f"{seat} {near}", "accident")
    what = say("storyplays-two-at-once", lead=lead, hidden=hidden, seat=seat, card=card, other=near)
    return seat, card, near, f"{before} {what}"


@variant(G12, weight=4)
def both_can_be_seen(s: Sitting) -> Told | None:
    """Both faces can be seen: who says which is played?"""
    if not s.play_on(_two_to_choose):
        return None
    s.begin()
    seat, _, _, what = _together(s)
    return Told(say("storyplays-title-two-from", seat=seat), s.tale(what, s.director()))


@variant(G12, weight=2)
def one_under_the_other(s: Sitting) -> Told | None:
    """Only one face can be seen."""
    if not s.play_on(_two_to_choose):
        return None
    s.begin()
    seat, card, near, what = _together(s, hidden=True)
    number = s.now
    s.found("visible-faces", f"#{number}", card.name)
    one, both = say("storyplays-one-could-be-seen", card=card), say("storyplays-both-could-be-seen")
    says = s.tells(one), s.tells(both)
    story = s.tale(what, "{}", s.director())
    aim, otherwise = f"visible-faces #{number}", f"{card.name}, {near.name}"
    return Told(say("storyplays-title-two-from", seat=seat), story, aim, otherwise, says=says)


@variant(G12, levels=(CLUB, TOURNAMENT), weight=4)
def he_says_which(s: Sitting) -> Told | None:
    """He has said which one he plays: what becomes of the other?"""
    if not s.play_on(lambda s: _two_to_choose(s) and s.defender(s.turn)):
        return None
    s.begin()
    seat, card, near, what = _together(s)
    number, called = s.now, s.director()
    s.do(a.DirectorActs("explains"))
    mine = s.rng.choice([each for each in (card, near) if each in s.legal(seat)])
    other = near if mine is card else card
    meant, not_meant = s.rng.sample((mine, other), 2)
    s.found("meant-card", f"#{number}", meant.name)
    s.do(a.Choose(seat, Designate(mine)))
    told = say("storyplays-asked-he-plays", seat=seat, card=mine)
    one, another = (s.tells(say("storyplays-had-meant", card=each)) for each in (meant, not_meant))
    story = s.tale(what, "{}", called, told)
    title, aim = say("storyplays-title-two-from", seat=seat), f"meant-card #{number}"
    return Told(title, story, aim, not_meant.name, says=(one, another))


@variant(G12, levels=(CLUB, TOURNAMENT), weight=2)
def the_next_hand_has_played(s: Sitting) -> Told | None:
    """The next hand plays to the pair before it is noticed, and then one card is withdrawn."""
    if not s.play_on(lambda s: _two_to_choose(s) and len(s.trick) < 3 and s.defender(s.turn)):
        return None
    s.begin()
    seat, card, _, what = _together(s)
    s.play.lay(seat, card)
    after, theirs = s.turn, s.sensible(s.turn)
    s.plays(theirs, a.Words("card", card=theirs))
    called = s.director(s.declarer)
    s.do(a.DirectorActs("explains"))
    played = say("storyplays-plays-before-noticed", dummy=after is s.dummy, seat=after, card=theirs)
    s.do(a.Choose(seat, Designate(card)))
    says = say("storyplays-says-his-card", seat=seat, card=card)
    return Told(say("storyplays-title-two-from", seat=seat), s.tale(what, played, called, says))


@variant(G12, levels=(CLUB, TOURNAMENT), weight=4)
def two_players(s: Sitting) -> Told | None:
    """The player in turn and his partner put down a card in one instant."""
    if not s.play_on(lambda s: s.defender(s.turn) and len(s.trick) < 2 and s.rng.random() < 0.3, first=2):
        return None
    s.begin()
    before, seat = s.trick_told() or s.won_told(), s.turn
    partner, card = seat.partner, s.sensible(seat)
    leads = s.leading
    s.do(a.Lead(seat, card) if leads else a.Play(seat, card))
    other = s.sensible(partner)
    s.do(a.Play(partner, other), together=True, told_turn="no", meant_as="play")
    what = say("storyplays-in-the-same-moment", lead=leads, seat=seat, card=card, other=partner, theirs=other)
    return Told(say("storyplays-title-one-moment"), s.tale(before, what, s.director(s.declarer)))


@variant(G12, levels=(CLUB, TOURNAMENT), weight=2)
def in_turn_and_after(s: Sitting) -> Told | None:
    """A defender in turn and the declarer's hand after him play in one instant."""
    if not s.play_on(lambda s: s.defender(s.turn) and s.turn.lho is s.declarer and s.rng.random() < 0.3, first=2):
        return None
    if s.declarer in dict(s.trick):
        return None
    s.begin()
    before, seat = s.trick_told() or s.won_told(), s.turn
    card, leads = s.sensible(seat), s.leading
    s.do(a.Lead(seat, card) if leads else a.Play(seat, card))
    other = s.sensible(s.declarer)
    s.do(a.Play(s.declarer, other), together=True)
    what = say("storyplays-in-the-same-moment", lead=leads, seat=seat, card=card, other=s.declarer, theirs=other)
    why = say("storyplays-counts-as-first", seat=seat, other=s.declarer)
    story = s.tale(before, what, s.director(*s.defenders))
    return Told(say("storyplays-title-one-moment"), story, routine=True, why=why)
