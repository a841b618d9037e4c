"""G28: the other side plays on before the director has come, or says so too late (11A)."""

from __future__ import annotations

from bridgetable.messages import say
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
        if seat is at.dummy:
            at.tell(say("story-plays-from-dummy", seat=at.declarer, card=card))
        else:
            at.tell(say("story-plays", seat=seat, card=card))


@whole(G28, judgement=True)
def dropped(at: Whole) -> None:
    """A defender's card has fallen; declarer has seen it and plays on before he calls the director."""
    at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    honours = [card for card in at.play.hands[seat] if rank(card) >= 10]
    at.need(honours)
    card = at.rng.choice(honours)
    at.title = say("talesshown-title-then-calls")
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(say("tales-falls", card=card, seat=seat), say("talesshown-takes-it-up"))
    at.do(f"{seat} picks up {card}")
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(say("talesshown-i-have-seen", seat=at.declarer))
    _goes_on(at)
    at.do(f"{at.declarer} calls the director")
    at.tell(say("talesshown-only-then"))
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
    at.title = say("talesshown-title-nobody-saw")
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(say("talesshown-falls-unseen", card=card, seat=seat))
    _goes_on(at)
    at.notice(at.declarer, number)
    at.tell(say("talesshown-then-sees", seat=at.declarer))


@whole(G28, levels=(CLUB, TOURNAMENT), weight=2)
def revoke_pointed_out(at: Whole) -> None:
    """Declarer points a revoke out, but instead of calling the director plays on."""
    at.title = say("talesshown-title-pointed-out")
    seat, suit, number = revoke(at, lambda play: by_defender(play) and len(play.laid) == 1)
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(say("talesshown-you-have", suit=suit, seat=at.declarer))
    _goes_on(at)
    at.do(f"{seat.partner} calls the director")


@whole(G28, weight=2)
def lead_played_to(at: Whole) -> None:
    """Declarer says that the lead was wrong, and plays to it all the same."""
    play = at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    at.title = say("talesshown-title-said-and-played")
    at.set_scene()
    card, number = at.lead_out_of_turn(seat)
    at.do(f"{at.declarer} draws attention to #{number}")
    at.tell(say("talesshown-not-your-lead", seat=at.declarer))
    following = seat.lho
    mine = play.of(following, card.suit) or play.hands[following]
    at.do(f"{at.declarer} calls {mine[0]}" if following is at.dummy else f"{following} plays {mine[0]}")
    at.tell(say("talesshown-but-plays", dummy=following is at.dummy, seat=following, card=mine[0]))
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
    at.title = say("talesshown-title-play-on-themselves")
    at.set_scene()
    number = at.do(f"{seat} drops {card}")
    at.tell(say("tales-falls", card=card, seat=seat))
    at.tell(say("talesshown-leave-it", seat=at.declarer))
    _goes_on(at)
    at.notice(at.declarer, number)
