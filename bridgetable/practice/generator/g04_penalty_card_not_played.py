"""G04: a penalty card is not played when it should be."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.g03_penalty_card import lies_told, lying
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

G04 = kind("G04", ("52", "50"))


def _could_play_two(s: Sitting) -> bool:
    """A defender is to follow to a lead of declarer's side, and has two cards or more that he may play."""
    return _to_follow(s) and len(s.legal(s.turn)) > 1


def _to_follow(s: Sitting) -> bool:
    return s.defender(s.turn) and not s.leading and not s.defender(s.trick[0][0]) and s.rng.random() < 0.3


def _plays_another(s: Sitting, *, last: bool = True) -> tuple[Seat, Card, str] | None:
    """A major penalty card could be played, and its owner plays another; `last`: he may be the last to play."""
    if not s.play_on(lambda s: _could_play_two(s) and (last or len(s.trick) < 3), first=2):
        return None
    seat = s.turn
    due = s.rng.choice(s.legal(seat))
    other = s.rng.choice([card for card in s.legal(seat) if card is not due])
    lies = lying(seat, due)
    s.begin(lying=(lies,))
    before = s.trick_told()
    s.do(a.Play(seat, other))
    played = say("story-plays", seat=seat, card=other)
    return seat, other, f"{lies_told(lies)} {before} {played}"


@variant(G04, weight=4)
def plays_another(s: Sitting) -> Told | None:
    """He plays another card that would have been legal."""
    found = _plays_another(s)
    if found is None:
        return None
    seat, _, story = found
    story = s.tale(story, s.director(s.declarer, s.declarer, s.dummy.lho))
    return Told(say("storyseen-title-plays-another", seat=seat), story)


@variant(G04, weight=3)
def another_suit_was_led(s: Sitting) -> Told | None:
    """The suit led is another one, and he follows: may he?"""
    if not s.play_on(_to_follow, first=2):
        return None
    seat = s.turn
    others = [card for card in s.hand(seat) if card not in s.legal(seat)]
    if not others:
        return None
    lies = lying(seat, s.rng.choice(others))
    s.begin(lying=(lies,))
    before, card = s.trick_told(), s.sensible(seat)
    s.do(a.Play(seat, card))
    story = s.tale(lies_told(lies), before, say("story-plays", seat=seat, card=card), s.director(s.declarer))
    if card.suit is not s.play.led and lies.card.suit is not s.play.led and card in s.legal(seat):
        return None
    why = say("storyseen-suit-comes-first", card=lies.card)
    return Told(say("storyseen-title-follows-suit", seat=seat), story, routine=True, why=why)


@variant(G04, weight=3)
def declarer_plays_on(s: Sitting) -> Told | None:
    """Declarer's side plays to the trick before anybody speaks of it."""
    found = _plays_another(s, last=False)
    if found is None or s.defender(s.turn):
        return None
    seat, _, story = found
    dummy, by, card = s.follows()
    story = s.tale(story, say("storyseen-plays-and-notices", dummy=dummy, seat=by, card=card))
    return Told(say("storyseen-title-played-another", seat=seat), story)


@variant(G04, levels=(CLUB, TOURNAMENT), weight=3)
def declarer_has_chosen(s: Sitting) -> Told | None:
    """Declarer has accepted the card, or refused it."""
    found = _plays_another(s)
    if found is None:
        return None
    seat, other, story = found
    called = s.director(s.declarer)
    s.do(a.DirectorActs("explains"))
    choice = s.rng.choice((Plain.ACCEPT, Plain.REFUSE))
    s.do(a.Choose(s.declarer, choice))
    story = s.tale(story, called, say("storyseen-chooses", choice=choice.words, seat=s.declarer, card=other))
    return Told(say("storyseen-title-says-what", declarer=s.declarer, seat=seat), story)


@variant(G04, levels=(CLUB, TOURNAMENT), weight=2)
def puts_it_right_himself(s: Sitting) -> Told | None:
    """He notices it himself and exchanges the cards."""
    found = _plays_another(s)
    if found is None:
        return None
    seat, other, story = found
    due = s.position.start.on_table[0].card if s.position.start else other
    s.do(a.Replace(seat, other, due))
    story = s.tale(story, say("storyseen-plays-instead", card=due), s.director(s.declarer))
    return Told(say("story-title-changes-card", seat=seat), story)


@variant(G04, weight=2)
def small_one_before_the_minor(s: Sitting) -> Told | None:
    """The penalty card is a minor one, and he plays another small card of the suit."""
    if not s.play_on(_could_play_two, first=2):
        return None
    seat = s.turn
    small = [card for card in s.of_suit(seat, s.play.led) if not card.honour]
    if len(small) < 2:
        return None
    due, other = s.rng.sample(small, 2)
    lies = lying(seat, due, minor=True)
    s.begin(lying=(lies,))
    before = s.trick_told()
    s.do(a.Play(seat, other))
    story = s.tale(lies_told(lies), before, say("story-plays", seat=seat, card=other), s.director(s.declarer))
    return Told(say("storyseen-title-another-small", seat=seat), story)


@variant(G04, levels=(CLUB, TOURNAMENT), weight=2)
def leads_another(s: Sitting) -> Told | None:
    """He has won the trick and leads something else."""
    if not s.play_on(lambda s: s.defender(s.turn) and s.leading and len(s.hand(s.turn)) > 1, first=2):
        return None
    seat = s.turn
    card = s.sensible(seat)
    due = s.rng.choice([each for each in s.hand(seat) if each is not card])
    lies = lying(seat, due)
    s.begin(lying=(lies,))
    before = s.won_told()
    s.do(a.Lead(seat, card), told_turn="no")
    story = s.tale(lies_told(lies), before, say("story-leads", seat=seat, card=card), s.director(s.declarer))
    return Told(say("storyseen-title-leads", seat=seat), story)
