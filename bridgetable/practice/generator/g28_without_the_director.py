"""G28: the other side plays on before the director has come, or says so too late (11A)."""

from __future__ import annotations

from bridgetable.practice.generator import talk, telling
from bridgetable.practice.generator.g18_revokes import by_defender, revoke
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT

G28 = kind("G28", ("11",))


def _declarers_lead(play: WholePlay) -> bool:
    return not play.laid and bool(play.past) and play.leader in (play.declarer, play.dummy)


def _goes_on(at: Whole, count: int = 1) -> None:
    for _ in range(count):
        seat = at.play.turn
        card = at.next()
        name = (
            f"{at.declarer.word} calls {talk.the(card)} from dummy"
            if seat is at.dummy
            else f"{seat.word} plays {talk.the(card)}"
        )
        at.tell(f"{name}.")


@whole(G28, judgement=True)
def dropped(at: Whole) -> None:
    """A defender's card has fallen; declarer has seen it and plays on before he calls the director."""
    at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    honours = [card for card in at.play.hands[seat] if rank(card) >= 10]
    at.need(honours)
    card = at.rng.choice(honours)
    at.title = "He plays on, and then calls"
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(f"{telling.sentence(talk.the(card))} falls from {seat.word}'s hand, face up. He takes it up again.")
    at.do(f"{seat} picks up {card}")
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(f'"I have seen that," says {at.declarer.word}.')
    _goes_on(at)
    at.do(f"{at.declarer} calls the director")
    at.tell("Only then is the director called.")
    forfeits = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"forfeits #{number}", answers[not forfeits], answers[forfeits])


@whole(G28)
def nobody_noticed(at: Whole) -> None:
    """The card was not seen by the other side when they played on."""
    at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    honours = [card for card in at.play.hands[seat] if rank(card) >= 10]
    at.need(honours)
    card = at.rng.choice(honours)
    at.title = "Nobody had seen it"
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(
        f"{telling.sentence(talk.the(card))} falls from {seat.word}'s hand, face up,",
        "but the others are looking elsewhere.",
    )
    _goes_on(at)
    at.notice(at.declarer, number)
    at.tell(f"Then {at.declarer.word} sees it.")


@whole(G28, levels=(CLUB, TOURNAMENT), weight=2)
def revoke_pointed_out(at: Whole) -> None:
    """Declarer points a revoke out, but instead of calling the director plays on."""
    at.title = "Pointed out, and no director"
    seat, suit, number = revoke(at, lambda play: by_defender(play) and len(play.laid) == 1)
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(f'"You have {telling.a_suit(suit)}," says {at.declarer.word}.')
    _goes_on(at)
    at.do(f"{seat.partner} calls the director")


@whole(G28, weight=2)
def lead_played_to(at: Whole) -> None:
    """Declarer says that the lead was wrong, and plays to it all the same."""
    play = at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    at.title = "Said, and played to"
    at.set_scene()
    card, number = at.lead_out_of_turn(seat)
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(f'"That was not your lead," says {at.declarer.word}.')
    following = seat.lho
    mine = play.of(following, card.suit) or play.hands[following]
    at.do(f"{at.declarer} calls {mine[0]}" if following is at.dummy else f"{following} plays {mine[0]}")
    name = "Dummy" if following is at.dummy else following.word
    at.tell(f"But {name.lower() if name == 'Dummy' else name} plays {talk.the(mine[0])} to it.")
    at.do(f"{seat.partner} calls the director")
    told = at.rng.random() < 0.3
    answers = ("no", str(at.rng.choice((at.declarer, at.dummy))))
    at.aimed(f"told-turn #{number}", answers[told], answers[not told])


@whole(G28)
def offenders_play_on(at: Whole) -> None:
    """It is the side that did wrong which plays on; the others call the director then."""
    at.find(lambda play: play.turn in play.defenders and len(play.open_to(play.turn)) > 1)
    seat = at.play.turn.partner
    honours = [card for card in at.play.hands[seat] if rank(card) >= 10]
    at.need(honours)
    card = at.rng.choice(honours)
    at.title = "They play on themselves"
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(f"{telling.sentence(talk.the(card))} falls from {seat.word}'s hand, face up.")
    at.tell(f'"Leave it there," says {at.declarer.word}.')
    _goes_on(at)
    at.notice(at.declarer, number)
