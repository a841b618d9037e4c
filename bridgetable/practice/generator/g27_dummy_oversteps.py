"""G27: dummy looks, warns, asks, speaks up or touches: what he may do, and what it costs (42, 43, 45F)."""

from __future__ import annotations

from bridgetable.practice.generator import talk, telling
from bridgetable.practice.generator.g18_revokes import by_declarer, by_defender, wrong_card
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS

G27 = kind("G27", ("42", "43"))


def _new_trick(play: WholePlay) -> bool:
    return not play.laid and bool(play.past)


def _declarers_lead(play: WholePlay) -> bool:
    return _new_trick(play) and play.leader in (play.declarer, play.dummy)


def _looks(at: Whole, before: bool = True) -> None:
    """Dummy looks into a hand he may not see, or goes round the table."""
    whose = at.rng.choice([seat for seat in SEATS if seat is not at.dummy])
    match at.rng.randrange(3):
        case 0 | 1:
            deed, told = (
                f"{at.dummy} looks at {whose}'s hand",
                f"{at.dummy.word}, who is dummy, looks into {whose.word}'s hand.",
            )
        case _:
            deed = f"{at.dummy} leaves his seat to watch {at.declarer}"
            told = f"{at.dummy.word}, who is dummy, walks round the table to watch {at.declarer.word} play."
    if before:
        at.log.insert(len(at.log) - len(at.play.laid), deed)
    else:
        at.do(deed)
    at.story.insert(1, told)


@whole(G27, weight=2)
def warns(at: Whole) -> None:
    """Dummy tells declarer where the lead is before he has led; he may have looked into a hand."""
    play = at.find(_declarers_lead)
    at.title = "Dummy says where the lead is"
    at.set_scene()
    if at.rng.random() < 0.5:
        _looks(at)
    where = "in dummy" if play.leader is at.dummy else "in hand"
    number = at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    reaching = "his own cards" if play.leader is at.dummy else "a card of dummy's"
    at.tell(f'{at.declarer.word} is about to play {reaching}. "The lead is {where}," says {at.dummy.word}.')
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def warns_too_late(at: Whole) -> None:
    """Dummy speaks when declarer has led from the wrong hand already."""
    play = at.find(_declarers_lead)
    at.title = "A word when the card is there"
    at.set_scene()
    at.lead_out_of_turn(play.leader.partner)
    where = "in dummy" if play.leader is at.dummy else "in hand"
    at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    at.tell(f'"You are {where}," says {at.dummy.word}.')
    at.do(f"{at.rng.choice(at.defenders)} calls the director")


@whole(G27)
def warns_a_defender(at: Whole) -> None:
    """Dummy tells a defender that it is not his turn."""
    play = at.find(_new_trick)
    seat = at.rng.choice([seat for seat in at.defenders if seat is not play.leader])
    at.title = "Dummy warns the other side"
    at.set_scene()
    number = at.do(f"{at.dummy} warns {seat} that it is not his turn")
    at.tell(f'{seat.word} takes a card out of his hand. "Not you," says {at.dummy.word}.')
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27, weight=3)
def asks_declarer(at: Whole) -> None:
    """Declarer does not follow suit, and dummy is the first to ask; he may have looked into a hand."""
    at.find(by_declarer)
    suit = at.play.suit
    assert suit is not None
    looked = at.rng.random() < 0.6
    at.title = "Dummy asks"
    card = wrong_card(at)
    at.set_scene()
    if looked:
        _looks(at)
    at.put(at.declarer, card)
    at.tell(f"{at.declarer.word} plays {talk.the(card)}.")
    at.do(f"{at.dummy} asks {at.declarer} whether he has no {suit.plural}")
    at.tell(f'"No {suit.plural}?" asks {at.dummy.word}. "Oh, yes, one," says {at.declarer.word}.')
    at.do(f"{at.declarer} answers that he has one")
    at.do(f"{at.rng.choice(at.defenders)} calls the director")


@whole(G27, levels=(CLUB, TOURNAMENT), weight=2)
def points_at_a_revoke(at: Whole) -> None:
    """A defender does not follow suit, and dummy says so first; he may have looked into a hand."""
    at.find(by_defender)
    seat, suit = at.play.turn, at.play.suit
    looked = at.rng.random() < 0.6
    at.title = "Dummy has seen it"
    card = wrong_card(at)
    at.set_scene()
    if looked:
        _looks(at)
    number = at.put(seat, card)
    at.tell(f'{seat.word} plays {talk.the(card)}. "He must have {telling.a_suit(suit)}," says {at.dummy.word}.')
    at.do(f"{at.dummy} draws attention to #{number}")
    at.do(f"{at.declarer} calls the director")


@whole(G27, weight=2)
def points_at_a_card(at: Whole) -> None:
    """A defender's card has fallen, and dummy is the first to say so, or to call the director."""
    at.find(_new_trick)
    seat = at.rng.choice(at.defenders)
    card = at.rng.choice(at.play.hands[seat])
    at.title = "Dummy speaks first"
    at.set_scene()
    if at.rng.random() < 0.5:
        _looks(at)
    number = at.do(f"{seat} drops {card}")
    at.tell(f"{telling.sentence(talk.the(card))} falls from {seat.word}'s hand, face up.")
    if at.rng.random() < 0.6:
        at.do(f"{at.dummy} draws attention to #{number}")
        at.tell(f'"Leave that on the table," says {at.dummy.word}.')
        at.do(f"{at.declarer} calls the director")
    else:
        at.do(f"{at.dummy} calls the director")
        at.tell(f"{at.dummy.word} calls the director at once.")


@whole(G27, levels=(CLUB, TOURNAMENT))
def points_at_a_lead(at: Whole) -> None:
    """A defender leads out of turn, and dummy is the first to say so."""
    play = at.find(_new_trick)
    seat = at.rng.choice([seat for seat in at.defenders if seat is not play.leader])
    at.title = "Not your lead, says dummy"
    at.set_scene()
    if at.rng.random() < 0.6:
        _looks(at)
    _, number = at.lead_out_of_turn(seat)
    at.do(f"{at.dummy} draws attention to #{number}")
    at.tell(f'"It was not your lead," says {at.dummy.word}.')
    at.do(f"{at.declarer} calls the director")
    at.aimed(f"told-turn #{number}", "no", str(at.declarer))


@whole(G27, levels=(CLUB, TOURNAMENT), weight=2)
def own_initiative(at: Whole) -> None:
    """Dummy has seen another hand: of his own accord, or because it was shown to him; then he speaks."""
    play = at.find(_declarers_lead)
    whose = at.rng.choice(at.defenders)
    at.title = "Did he look, or was he shown it?"
    at.set_scene()
    looked = at.do(f"{at.dummy} looks at {whose}'s hand")
    at.tell(f"{at.dummy.word}, who is dummy, has seen {whose.word}'s hand.")
    where = "in dummy" if play.leader is at.dummy else "in hand"
    at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    at.tell(f'Then he says to {at.declarer.word}: "The lead is {where}."')
    at.do(f"{at.rng.choice(at.defenders)} calls the director")
    own = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"own-initiative #{looked}", answers[not own], answers[own])


@whole(G27)
def suggests(at: Whole) -> None:
    """Dummy touches or points at one of his cards while declarer thinks."""
    play = at.find(lambda play: play.turn is play.dummy and len(play.open_to(play.turn)) > 1)
    card = at.rng.choice(play.open_to(at.dummy))
    at.title = "Dummy's finger"
    at.set_scene()
    number = at.do(f"{at.dummy} suggests {card}")
    at.tell(f"{at.declarer.word} thinks. {at.dummy.word} puts his finger on {talk.the(card)}.")
    at.put(at.dummy, card)
    at.tell(f'"{telling.sentence(talk.the(card))}, then," says {at.declarer.word}.')
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27, judgement=True)
def talks(at: Whole) -> None:
    """Dummy makes a remark about the play."""
    at.find(_new_trick)
    at.need(at.trump)
    at.title = "Dummy has something to say"
    at.set_scene()
    number = at.do(f'{at.dummy} remarks "you could draw trumps now"')
    at.tell(f'"You could draw trumps now," says {at.dummy.word}.')
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def exchanges(at: Whole) -> None:
    """Dummy and declarer show each other their cards."""
    at.find(_new_trick)
    at.title = "Let me see yours"
    at.set_scene()
    number = at.do(f"{at.dummy} exchanges hands with {at.declarer}")
    at.tell(f"{at.dummy.word} and {at.declarer.word} exchange hands, so that dummy can see what is going on.")
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def answers_the_director(at: Whole) -> None:
    """The director is at the table, and dummy tells him what he has seen; or dummy speaks before he has come."""
    at.find(_new_trick)
    seat = at.rng.choice(at.defenders)
    card = at.rng.choice(at.play.hands[seat])
    at.title = "Dummy was looking"
    at.set_scene()
    at.do(f"{seat} drops {card}")
    at.tell(f"{telling.sentence(talk.the(card))} falls from {seat.word}'s hand, face up.")
    there = at.rng.random() < 0.6
    if there:
        at.do(f"{at.declarer} calls the director")
        at.tell("The director is called, and asks what has happened.")
    at.do(f'{at.dummy} remarks "it fell on its face"')
    at.tell(f'"It fell on its face," says {at.dummy.word}.')
    if not there:
        at.do(f"{at.declarer} calls the director")


@whole(G27)
def speaks_at_the_end(at: Whole) -> None:
    """Dummy has seen a defender's revoke, and says so when play is over, or cannot wait so long."""
    at.find(by_defender)
    seat, suit = at.play.turn, at.play.suit
    at.title = "Dummy has kept it to himself"
    card = wrong_card(at)
    at.set_scene()
    number = at.put(seat, card)
    at.tell(f"{seat.word} plays {talk.the(card)}.")
    if at.rng.random() < 0.6:
        at.to_the_end()
        at.do("play ends")
        at.tell("Play goes on to the end.")
    else:
        at.rest_of_the_trick()
        at.tricks(1)
        at.tell("A trick later dummy can be silent no longer.")
    at.tell(f'"{seat.word} had {telling.a_suit(suit)} then," says {at.dummy.word}, who is dummy.')
    at.notice(at.dummy, number)
    at.fact("damage", "no")
