"""G17: a player acts on what an opponent has told him: whose turn it is, or what a card means (47E)."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT

G17 = kind("G17", ("47",))


def _new_trick(play: WholePlay) -> bool:
    return not play.laid and bool(play.past)


@whole(G17, weight=2)
def defender_told(at: Whole) -> None:
    """A defender leads when it is not his turn; somebody may have told him to."""
    play = at.find(_new_trick)
    seats = [seat for seat in at.defenders if seat is not play.leader]
    seat = at.rng.choice(seats)
    at.title = say("talesturn-title-was-it", seat=seat)
    at.set_scene()
    at.do(f"{seat} asks whether it is his lead")
    at.tell(say("talesturn-is-it-my-lead", seat=seat))
    _, number = at.lead_out_of_turn(seat)
    at.do(f"{seat.partner if play.leader is seat.partner else at.declarer} calls the director")
    opponent = at.rng.choice((at.declarer, at.dummy))
    answers = (str(opponent), at.rng.choice(("no", str(seat.partner))))
    told = at.rng.random() < 0.5
    at.aimed(f"told-turn #{number}", answers[not told], answers[told])


@whole(G17)
def declarer_told(at: Whole) -> None:
    """Declarer leads from the wrong hand, or at a defender's turn; a defender may have told him to."""
    play = at.find(_new_trick)
    hands = [seat for seat in (at.declarer, at.dummy) if seat is not play.leader and play.hands[seat]]
    seat = at.rng.choice(hands)
    at.title = say("talesturn-title-where")
    at.set_scene()
    at.do(f"{at.declarer} asks whether it is his lead")
    at.tell(say("talesturn-where-am-i", seat=at.declarer))
    _, number = at.lead_out_of_turn(seat)
    opponent = at.rng.choice(at.defenders)
    at.do(f"{opponent.partner} calls the director")
    told = at.rng.random() < 0.5
    answers = (str(opponent), "no")
    at.aimed(f"told-turn #{number}", answers[not told], answers[told])


@whole(G17, levels=(CLUB, TOURNAMENT))
def told_and_played_to(at: Whole) -> None:
    """Declarer tells the wrong defender to lead, and dummy's card has been called to it."""
    play = at.find(_new_trick)
    seats = [seat for seat in at.defenders if seat is not play.leader]
    seat = at.rng.choice(seats)
    at.title = say("talesturn-title-your-lead", seat=seat)
    at.set_scene()
    at.do(f"{at.declarer} tells {seat} that it is his lead")
    at.tell(say("talesturn-your-lead", seat=seat, other=at.declarer))
    led, _ = at.lead_out_of_turn(seat)
    following = at.of(seat.lho, led.suit)
    at.need(following)
    card = following[0]
    if seat.lho is at.dummy:
        at.do(f"{at.declarer} calls {card}")
        at.tell(say("story-plays-from-dummy", seat=at.declarer, card=card))
    else:
        at.do(f"{seat.lho} plays {card}")
        at.tell(say("story-plays", seat=seat.lho, card=card))
    at.do(f"{seat} calls the director")


def _declarers_choice(play: WholePlay) -> bool:
    """Whether a defender has led an honour, and declarer is to choose from the hand at his left."""
    mine = play.of(play.turn, play.suit) if play.laid else []
    lead = play.laid[0][1] if play.laid else None
    return (
        len(play.laid) == 1
        and play.leader in play.defenders
        and len(mine) > 1
        and lead is not None
        and 9 < rank(lead) < 14
    )


def _plays_by_a_wrong_answer(at: Whole) -> int:
    """Declarer asks what a lead shows, is told wrongly, and plays by it; the number of his card's action."""
    play = at.find(_declarers_choice, range(1, 6))
    leader, hand = play.leader, play.turn
    at.title = say("talesturn-title-lead-from")
    at.set_scene()
    at.do(f"{at.declarer} asks about card play agreements")
    number = at.do(f'{leader.partner} explains card play agreements as "{say("talesturn-explained-top")}"')
    at.tell(say("talesturn-top-of-a-sequence", seat=at.declarer, other=leader.partner))
    at.fact(f"explanation-wrong #{number}", "yes")
    card = at.next()
    at.tell(say("talesturn-declarer-plays", dummy=hand is at.dummy, seat=at.declarer, card=card))
    return len(at.log)


def _puts_it_right(at: Whole) -> None:
    speaker = at.play.leader.partner
    at.do(f'{speaker} corrects his own explanation as "{say("talesturn-explained-inner")}"')
    at.tell(say("talesturn-inner-sequence", seat=speaker))
    at.do(f"{at.declarer} calls the director")


@whole(G17, levels=(CLUB, TOURNAMENT), weight=2)
def wrong_answer_about_a_lead(at: Whole) -> None:
    """Declarer has played by a wrong answer, and the answer is put right at once."""
    acted = _plays_by_a_wrong_answer(at)
    _puts_it_right(at)
    found = at.rng.random() < 0.6
    answers = ("yes", "no")
    at.aimed(f"acted-on-it #{acted}", answers[not found], answers[found])


@whole(G17, levels=(CLUB, TOURNAMENT), judgement=True)
def put_right_too_late(at: Whole) -> None:
    """The answer is put right when the next hand has played as well."""
    acted = _plays_by_a_wrong_answer(at)
    seat, card = at.play.turn, at.next()
    at.tell(say("story-plays", seat=seat, card=card))
    _puts_it_right(at)
    at.fact(f"acted-on-it #{acted}", "yes")
