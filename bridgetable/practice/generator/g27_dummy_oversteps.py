"""G27: dummy looks, warns, asks, speaks up or touches: what he may do, and what it costs (42, 43, 45F)."""

from __future__ import annotations

from bridgetable.messages import say
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


def _looks(at: Whole) -> None:
    """Before the running trick dummy looks into a hand he may not see, or goes round the table."""
    whose = at.rng.choice([seat for seat in SEATS if seat is not at.dummy])
    match at.rng.randrange(3):
        case 0 | 1:
            deed = f"{at.dummy} looks at {whose}'s hand"
            told = say("talesdummy-looks-into", seat=at.dummy, other=whose)
        case _:
            deed = f"{at.dummy} leaves his seat to watch {at.declarer}"
            told = say("talesdummy-walks-round", seat=at.dummy, declarer=at.declarer)
    at.log.insert(len(at.log) - len(at.play.laid), deed)
    at.story.insert(1, told)


def _where(play: WholePlay) -> str:
    """Where the lead is, as the log says it."""
    return "in dummy" if play.leader is play.dummy else "in hand"


@whole(G27, weight=2)
def warns(at: Whole) -> None:
    """Dummy tells declarer where the lead is before he has led; he may have looked into a hand."""
    play = at.find(_declarers_lead)
    at.title = say("talesdummy-title-where")
    at.set_scene()
    if at.rng.random() < 0.5:
        _looks(at)
    where = _where(play)
    number = at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    at.tell(say("talesdummy-lead-is", where=where, declarer=at.declarer, seat=at.dummy))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def warns_too_late(at: Whole) -> None:
    """Dummy speaks when declarer has led from the wrong hand already."""
    play = at.find(_declarers_lead)
    at.title = say("talesdummy-title-warns-late")
    at.set_scene()
    at.lead_out_of_turn(play.leader.partner)
    where = _where(play)
    at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    at.tell(say("talesdummy-you-are", where=where, seat=at.dummy))
    at.do(f"{at.rng.choice(at.defenders)} calls the director")


@whole(G27)
def warns_a_defender(at: Whole) -> None:
    """Dummy tells a defender that it is not his turn."""
    play = at.find(_new_trick)
    seat = at.rng.choice([seat for seat in at.defenders if seat is not play.leader])
    at.title = say("talesdummy-title-warns-defender")
    at.set_scene()
    number = at.do(f"{at.dummy} warns {seat} that it is not his turn")
    at.tell(say("talesdummy-not-you", defender=seat, seat=at.dummy))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27, weight=3)
def asks_declarer(at: Whole) -> None:
    """Declarer does not follow suit, and dummy is the first to ask; he may have looked into a hand."""
    at.find(by_declarer)
    suit = at.play.suit
    assert suit is not None
    looked = at.rng.random() < 0.6
    at.title = say("talesdummy-title-asks")
    card = wrong_card(at)
    at.set_scene()
    if looked:
        _looks(at)
    at.put(at.declarer, card)
    at.tell(say("story-plays", seat=at.declarer, card=card))
    at.do(f"{at.dummy} asks {at.declarer} whether he has no {suit.plural}")
    at.tell(say("talesdummy-asks-declarer", suit=suit, seat=at.dummy, declarer=at.declarer))
    at.do(f"{at.declarer} answers that he has one")
    at.do(f"{at.rng.choice(at.defenders)} calls the director")


@whole(G27, levels=(CLUB, TOURNAMENT), weight=2)
def points_at_a_revoke(at: Whole) -> None:
    """A defender does not follow suit, and dummy says so first; he may have looked into a hand."""
    at.find(by_defender)
    seat, suit = at.play.turn, at.play.suit
    looked = at.rng.random() < 0.6
    at.title = say("talesdummy-title-seen-it")
    card = wrong_card(at)
    at.set_scene()
    if looked:
        _looks(at)
    number = at.put(seat, card)
    at.tell(say("talesdummy-must-have", defender=seat, card=card, suit=suit, seat=at.dummy))
    at.do(f"{at.dummy} draws attention to #{number}")
    at.do(f"{at.declarer} calls the director")


@whole(G27, weight=2)
def points_at_a_card(at: Whole) -> None:
    """A defender's card has fallen, and dummy is the first to say so, or to call the director."""
    at.find(_new_trick)
    seat = at.rng.choice(at.defenders)
    card = at.rng.choice(at.play.hands[seat])
    at.title = say("talesdummy-title-speaks-first")
    at.set_scene()
    if at.rng.random() < 0.5:
        _looks(at)
    number = at.do(f"{seat} drops {card}")
    at.tell(say("tales-falls", card=card, seat=seat))
    if at.rng.random() < 0.6:
        at.do(f"{at.dummy} draws attention to #{number}")
        at.tell(say("talesdummy-leave-that", seat=at.dummy))
        at.do(f"{at.declarer} calls the director")
    else:
        at.do(f"{at.dummy} calls the director")
        at.tell(say("talesdummy-calls-at-once", seat=at.dummy))


@whole(G27, levels=(CLUB, TOURNAMENT))
def points_at_a_lead(at: Whole) -> None:
    """A defender leads out of turn, and dummy is the first to say so."""
    play = at.find(_new_trick)
    seat = at.rng.choice([seat for seat in at.defenders if seat is not play.leader])
    at.title = say("talesdummy-title-not-your-lead")
    at.set_scene()
    if at.rng.random() < 0.6:
        _looks(at)
    _, number = at.lead_out_of_turn(seat)
    at.do(f"{at.dummy} draws attention to #{number}")
    at.tell(say("talesdummy-not-your-lead", seat=at.dummy))
    at.do(f"{at.declarer} calls the director")
    at.aimed(f"told-turn #{number}", "no", str(at.declarer))


@whole(G27, levels=(CLUB, TOURNAMENT), weight=2)
def own_initiative(at: Whole) -> None:
    """Dummy has seen another hand: of his own accord, or because it was shown to him; then he speaks."""
    play = at.find(_declarers_lead)
    whose = at.rng.choice(at.defenders)
    at.title = say("talesdummy-title-looked-or-shown")
    at.set_scene()
    looked = at.do(f"{at.dummy} looks at {whose}'s hand")
    at.tell(say("talesdummy-has-seen", seat=at.dummy, other=whose))
    where = _where(play)
    at.do(f"{at.dummy} warns {at.declarer} that the lead is {where}")
    at.tell(say("talesdummy-then-lead-is", where=where, declarer=at.declarer))
    at.do(f"{at.rng.choice(at.defenders)} calls the director")
    own = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"own-initiative #{looked}", answers[not own], answers[own])


@whole(G27)
def suggests(at: Whole) -> None:
    """Dummy touches or points at one of his cards while declarer thinks."""
    play = at.find(lambda play: play.turn is play.dummy and len(play.open_to(play.turn)) > 1)
    card = at.rng.choice(play.open_to(at.dummy))
    at.title = say("talesdummy-title-finger")
    at.set_scene()
    number = at.do(f"{at.dummy} suggests {card}")
    at.tell(say("talesdummy-finger", declarer=at.declarer, seat=at.dummy, card=card))
    at.put(at.dummy, card)
    at.tell(say("talesdummy-that-then", card=card, seat=at.declarer))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27, judgement=True)
def talks(at: Whole) -> None:
    """Dummy makes a remark about the play."""
    at.find(_new_trick)
    at.need(at.trump)
    at.title = say("talesdummy-title-something-to-say")
    at.set_scene()
    number = at.do(f'{at.dummy} remarks "{say("talesdummy-remark-draw-trumps")}"')
    at.tell(say("talesdummy-draw-trumps", seat=at.dummy))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def exchanges(at: Whole) -> None:
    """Dummy and declarer show each other their cards."""
    at.find(_new_trick)
    at.title = say("talesdummy-title-let-me-see")
    at.set_scene()
    number = at.do(f"{at.dummy} exchanges hands with {at.declarer}")
    at.tell(say("talesdummy-exchange", seat=at.dummy, declarer=at.declarer))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G27)
def answers_the_director(at: Whole) -> None:
    """The director is at the table, and dummy tells him what he has seen; or dummy speaks before he has come."""
    at.find(_new_trick)
    seat = at.rng.choice(at.defenders)
    card = at.rng.choice(at.play.hands[seat])
    at.title = say("talesdummy-title-looking")
    at.set_scene()
    at.do(f"{seat} drops {card}")
    at.tell(say("tales-falls", card=card, seat=seat))
    there = at.rng.random() < 0.6
    if there:
        at.do(f"{at.declarer} calls the director")
        at.tell(say("talesdummy-director-asks"))
    at.do(f'{at.dummy} remarks "{say("talesdummy-remark-on-its-face")}"')
    at.tell(say("talesdummy-on-its-face", seat=at.dummy))
    if not there:
        at.do(f"{at.declarer} calls the director")


@whole(G27)
def speaks_at_the_end(at: Whole) -> None:
    """Dummy has seen a defender's revoke, and says so when play is over, or cannot wait so long."""
    at.find(by_defender)
    seat, suit = at.play.turn, at.play.suit
    at.title = say("talesdummy-title-kept-to-himself")
    card = wrong_card(at)
    at.set_scene()
    number = at.put(seat, card)
    at.tell(say("story-plays", seat=seat, card=card))
    if at.rng.random() < 0.6:
        at.to_the_end()
        at.do("play ends")
        at.tell(say("tales-to-the-end"))
    else:
        at.rest_of_the_trick()
        at.tricks(1)
        at.tell(say("talesdummy-silent-no-longer"))
    at.tell(say("talesdummy-had-then", defender=seat, suit=suit, seat=at.dummy))
    at.notice(at.dummy, number)
    at.fact("damage", "no")
