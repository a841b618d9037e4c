"""G15: declarer names a card of dummy's, or touches or lays one, and wants another (45C2-4, 47C, 47D)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.playing import Play, rank, sensible
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.sitting import Sitting

_EXCUSES = ("no, no, {}", "sorry, I mean {}", "oh, {}, of course", "no, {}")


def _choice_in_dummy(play: Play) -> bool:
    """Whether it is dummy's turn, with two cards to choose from that are not alike."""
    if play.turn is not play.board.dummy:
        return False
    legal = play.legal(play.turn)
    return len(legal) > 1 and rank(legal[-1]) - rank(legal[0]) > 2


def _two_cards(at: Sitting) -> tuple[Card, Card]:
    """The card he says, and the one he wants: dummy's sensible card is the one he wants."""
    wanted = sensible(at.play, at.rng)
    others = [card for card in at.play.legal(at.dummy) if card is not wanted and abs(rank(card) - rank(wanted)) > 1]
    at.need(others)
    return at.rng.choice(others), wanted


def _says(at: Sitting, said: Card, wanted: Card) -> int:
    """He calls one card; the number of the call."""
    at.title = f"The {talk.rank_word(said)}, no, the {talk.rank_word(wanted)}"
    at.set_scene()
    called = at.put(at.dummy, said, said.name)
    at.tell(f'"{talk.sentence(talk.card(said))}," says {at.declarer.word}.')
    return called


def _changes(at: Sitting, wanted: Card) -> None:
    words = at.rng.choice(_EXCUSES).format(talk.card(wanted))
    at.do(f"{at.declarer} changes the call to {wanted}")
    at.tell(f'"{talk.sentence(words)}."')
    at.do(f"{at.against(at.declarer)} calls the director")


def _slip(at: Sitting, number: int, slip: bool) -> None:
    at.aimed(f"unintended #{number}", "yes" if slip else "no", "no" if slip else "yes")
    at.fact(f"pause #{number}", "no")


@kind("G15", "a slip or a change of mind", weight=3)
def at_once(at: Sitting) -> None:
    """He corrects himself at once: a slip of the tongue, or a change of mind."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.5)


@kind("G15", "the next hand has played", levels=(2, 3), weight=2)
def next_has_played(at: Sitting) -> None:
    """The hand at dummy's left has played before the change; it may take its card back."""
    at.find(lambda play: _choice_in_dummy(play) and len(play.laid) < 3)
    at.need(at.play.turn.lho is not at.declarer)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    seat = at.play.turn
    card = at.next()
    at.tell(f"{seat.word} plays {talk.card(card)}.")
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.7)


@kind("G15", "after a pause")
def after_a_pause(at: Sitting) -> None:
    """He says one card, thinks, and then says another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    at.do(f"{at.declarer} pauses")
    at.tell(f"{at.dummy.word} reaches for it. {at.declarer.word} looks at the card for some seconds.")
    _changes(at, wanted)
    at.fact(f"unintended #{number}", "yes")
    at.fact(f"pause #{number}", "yes")


@kind("G15", "declarer has played from his hand", levels=(2, 3))
def own_card_played(at: Sitting) -> None:
    """He corrects himself after he has played from his own hand."""
    at.find(lambda play: _choice_in_dummy(play) and len(play.laid) < 2)
    said, wanted = _two_cards(at)
    number = _says(at, said, wanted)
    seat = at.play.turn
    card = at.next()
    own = at.next()
    at.tell(f"{seat.word} plays {talk.card(card)}, {at.declarer.word} {talk.card(own)}.")
    _changes(at, wanted)
    at.fact(f"unintended #{number}", "yes")
    at.fact(f"pause #{number}", "no")


@kind("G15", "a card pointed at")
def pointed_at(at: Sitting) -> None:
    """He points at a card without a word, and then wants another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    at.title = f"A finger on the {talk.rank_word(said)}"
    at.set_scene()
    number = at.do(f"{at.declarer} points at {said}")
    at.tell(f"{at.declarer.word} points at dummy's {talk.rank_word(said)} of {said.suit.plural if said.suit else ''}.")
    _changes(at, wanted)
    _slip(at, number, at.rng.random() < 0.5)


@kind("G15", "a card of dummy's touched", weight=2)
def touched(at: Sitting) -> None:
    """He puts his finger on a card of dummy's, and then asks for another."""
    at.find(_choice_in_dummy)
    said, wanted = _two_cards(at)
    at.title = f"A hand on the {talk.rank_word(said)}"
    at.set_scene()
    number = at.do(f"{at.declarer} touches {said}")
    at.tell(f"{at.declarer.word} reaches over to dummy and touches {talk.card(said)}.")
    if at.rng.random() < 0.5:
        _changes(at, wanted)
        at.fact(f"touch-purpose #{number}", "play")
        return
    at.put(at.dummy, wanted, wanted.name)
    at.tell(f'Then he says: "{talk.sentence(talk.card(wanted))}."')
    at.do(f"{at.against(at.declarer)} calls the director")
    purposes = ("play", at.rng.choice(("arrange", "reach")))
    found = at.rng.choice(purposes)
    at.aimed(f"touch-purpose #{number}", found, purposes[found == "play"])


@kind("G15", "a card of his own laid down", weight=2)
def own_card_laid(at: Sitting) -> None:
    """He lays a card of his own hand on the table and takes it back for another: no word has slipped."""
    at.find(lambda play: play.turn is play.board.declarer and len(play.legal(play.turn)) > 1 and play.laid)
    right = sensible(at.play, at.rng)
    wrong = at.rng.choice([card for card in at.play.legal(at.declarer) if card is not right])
    at.title = f"Not that one, the {talk.rank_word(right)}"
    at.set_scene()
    at.put(at.declarer, wrong)
    at.tell(f"{at.declarer.word} lays {talk.card(wrong)} on the table.")
    at.do(f"{at.declarer} replaces {wrong} with {right}")
    at.tell(f'"No, not that one." He takes it back and puts {talk.card(right)} in its place.')
    at.do(f"{at.against(at.declarer)} calls the director")


@kind("G15", "a card of his own named", levels=(2, 3))
def own_card_named(at: Sitting) -> None:
    """A player names a card of his own hand as his play, and another in the same breath."""
    at.find(lambda play: play.turn is not play.board.dummy and len(play.legal(play.turn)) > 1)
    seat = at.play.turn
    right = sensible(at.play, at.rng)
    wrong = at.rng.choice([card for card in at.play.legal(seat) if card is not right])
    at.title = f"{seat.word} says it aloud"
    at.set_scene()
    number = at.do(f"{seat} names {wrong} as his play")
    at.tell(f'{seat.word} feels for his card. "I play {talk.card(wrong)}," he says.')
    at.do(f"{seat} names {right} as his play instead")
    at.tell(f'"No, {talk.card(right)}."')
    at.do(f"{at.against(seat)} calls the director")
    _slip(at, number, at.rng.random() < 0.5)
