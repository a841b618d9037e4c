"""G15: declarer names a card of dummy's, or touches or lays one, and wants another (45C2-4, 47C, 47D)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT

G15 = kind("G15", ("45", "47"))


_EXCUSES = ("no-no", "sorry", "oh", "no")
"""The ways in which declarer asks for another card."""


def _choice_in_dummy(play: WholePlay) -> bool:
    """Whether it is dummy's turn, with two cards to choose from that are not alike."""
    if play.turn is not play.dummy:
        return False
    legal = play.open_to(play.turn)
    return len(legal) > 1 and rank(legal[-1]) - rank(legal[0]) > 2


def _two_cards(at: Whole) -> tuple[Card, Card]:
    """The card he says, and the one he wants: dummy's sensible card is the one he wants."""
    wanted = at.play.sensible()
    others = [card for card in at.play.open_to(at.dummy) if card is not wanted and abs(rank(card) - rank(wanted)) > 1]
    at.need(others)
    return at.rng.choice(others), wanted


def _says(at: Whole, said: Card, wanted: Card) -> int:
    """He calls one card; the number of the call."""
    at.title = say("talesdummy-title-changed", said=said, wanted=wanted)
    at.set_scene()
    called = at.put(at.dummy, said, said.name)
    at.tell(say("tales-says-card", card=said, seat=at.declarer))
    return called


def _changes(at: Whole, wanted: Card) -> None:
    way = at.rng.choice(_EXCUSES)
    at.do(f"{at.declarer} changes the call to {wanted}")
    at.tell(say("talesdummy-changes", way=way, card=wanted))
    at.do(f"{at.against(at.declarer)} calls the director")


def _slip(at: Whole, number: int, slip: bool) -> None:
    at.aimed(f"unintended #{number}", "yes" if slip else "no", "no" if slip else "yes")
    at.fact(f"pause #{number}", "no")


@whole(G15, weight=3)
def at_once(at: Whole) -> None:
    """He corrects himself at once: a slip of the tongue, or a change of mind."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.5)


@whole(G15, levels=(CLUB, TOURNAMENT), weight=2)
def next_has_played(at: Whole) -> None:
    """The hand at dummy's left has played before the change; it may take its card back."""
    at.find(lambda play: _choice_in_dummy(play) and len(play.laid) < 3)
    at.need(at.play.turn.lho is not at.declarer)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    seat = at.play.turn
    card = at.next()
    at.tell(say("story-plays", seat=seat, card=card))
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.7)


@whole(G15)
def after_a_pause(at: Whole) -> None:
    """He says one card, perhaps thinks, and then says another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    seen = at.edition >= 2017 or at.rng.random() < 0.5
    if seen:
        at.do(f"{at.declarer} pauses")
        at.tell(say("talesdummy-reaches-and-looks", dummy=at.dummy, seat=at.declarer))
    else:
        at.tell(say("talesdummy-reaches", dummy=at.dummy))
    _changes(at, wanted)
    at.fact(f"unintended #{number}", "yes")
    at.routine = True
    if seen:
        at.fact(f"pause #{number}", "yes")
        return
    thought = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"pause #{number}", answers[not thought], answers[thought])


@whole(G15, levels=(CLUB, TOURNAMENT))
def own_card_played(at: Whole) -> None:
    """He corrects himself after he has played from his own hand."""
    at.find(lambda play: _choice_in_dummy(play) and len(play.laid) < 2)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    seat = at.play.turn
    card = at.next()
    own = at.next()
    at.tell(say("talesdummy-both-play", seat=seat, first=card, declarer=at.declarer, second=own))
    _changes(at, wanted)
    at.fact(f"unintended #{number}", "yes")
    at.fact(f"pause #{number}", "no")
    at.routine = True


@whole(G15)
def pointed_at(at: Whole) -> None:
    """He points at a card without a word, and then wants another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    at.title = say("talesdummy-title-pointed-at", card=said)
    at.set_scene()
    number = at.do(f"{at.declarer} points at {said}")
    at.tell(say("talesdummy-points", seat=at.declarer, card=said))
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.5)


@whole(G15, weight=2)
def touched(at: Whole) -> None:
    """He puts his finger on a card of dummy's, and then asks for another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    at.title = say("talesdummy-title-touched", card=said)
    at.set_scene()
    number = at.do(f"{at.declarer} touches {said}")
    at.tell(say("talesdummy-touches", seat=at.declarer, card=said))
    if at.rng.random() < 0.5:
        _changes(at, wanted)
        at.fact(f"touch-purpose #{number}", "play")
        return
    at.put(at.dummy, wanted, wanted.name)
    at.tell(say("talesdummy-then-says", card=wanted))
    at.do(f"{at.against(at.declarer)} calls the director")
    purposes = ("play", at.rng.choice(("arrange", "reach")))
    found = at.rng.choice(purposes)
    at.aimed(f"touch-purpose #{number}", found, purposes[found == "play"])


@whole(G15, weight=2)
def own_card_laid(at: Whole) -> None:
    """He lays a card of his own hand on the table and takes it back for another: no word has slipped."""
    at.find(lambda play: play.turn is play.declarer and len(play.open_to(play.turn)) > 1 and play.laid)
    right = at.play.sensible()
    wrong = at.rng.choice([card for card in at.play.open_to(at.declarer) if card is not right])
    at.title = say("talesdummy-title-own-card", card=right)
    at.set_scene()
    at.put(at.declarer, wrong)
    at.tell(say("talesdummy-lays", seat=at.declarer, card=wrong))
    at.do(f"{at.declarer} replaces {wrong} with {right}")
    at.tell(say("talesdummy-takes-back", card=right))
    at.do(f"{at.against(at.declarer)} calls the director")


@whole(G15, levels=(CLUB, TOURNAMENT))
def own_card_named(at: Whole) -> None:
    """A player names a card of his own hand as his play, and another in the same breath."""
    at.find(lambda play: play.turn is not play.dummy and len(play.open_to(play.turn)) > 1)
    seat = at.play.turn
    right = at.play.sensible()
    wrong = at.rng.choice([card for card in at.play.open_to(seat) if card is not right])
    at.title = say("talesdummy-title-aloud", seat=seat)
    at.set_scene()
    number = at.do(f"{seat} names {wrong} as his play")
    at.tell(say("talesdummy-i-play", seat=seat, card=wrong))
    at.do(f"{seat} names {right} as his play instead")
    at.tell(say("talesdummy-no-the-other", card=right))
    at.do(f"{at.against(seat)} calls the director")
    _slip(at, number, at.rng.random() < 0.5)
