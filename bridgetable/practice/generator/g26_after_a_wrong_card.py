"""G26: somebody plays on after a card that should not lie there, or cannot do what was asked of him (59, 60)."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat

G26 = kind("G26", ("59", "60"))


def _new_trick(play: WholePlay) -> bool:
    return not play.laid and bool(play.past)


def _declarers_lead(play: WholePlay) -> bool:
    """Whether declarer is to lead from one of his hands, and the other one has something to lead too."""
    return _new_trick(play) and play.leader in (play.declarer, play.dummy)


def _wrong_hand(at: Whole) -> tuple[Seat, Seat]:
    """Declarer leads from the wrong hand and is not allowed to: the hand, and the defender who spoke."""
    play = at.find(_declarers_lead)
    at.set_scene()
    hand = play.leader.partner
    at.lead_out_of_turn(hand)
    speaker = at.rng.choice(at.defenders)
    at.do(f"{speaker} draws attention")
    at.do("the director explains")
    at.do(f"{speaker} chooses to refuse")
    at.tell(say("talesturn-wrong-hand", seat=speaker))
    return hand, speaker


@whole(G26, levels=(CLUB, TOURNAMENT), weight=2)
def before_the_new_lead(at: Whole) -> None:
    """Declarer's lead has been refused, and a defender plays before there is another."""
    at.title = say("talesturn-title-quicker")
    _wrong_hand(at)
    seat = at.play.leader.lho
    card = at.rng.choice(at.play.hands[seat])
    number = at.do(f"{seat} plays {card}")
    at.tell(say("talesturn-before-the-right-hand", declarer=at.declarer, seat=seat, card=card))
    at.notice(at.declarer, number)


@whole(G26, levels=(CLUB, TOURNAMENT))
def after_the_new_lead(at: Whole) -> None:
    """Declarer leads from the right hand, or from the wrong one again."""
    at.title = say("talesturn-title-second-try")
    hand, _ = _wrong_hand(at)
    if at.rng.random() < 0.5:
        card, number = at.lead_out_of_turn(hand)
        at.notice(at.against(at.declarer), number)
        return
    card = at.play.sensible()
    at.put(at.play.leader, card)
    at.tell(say("talesturn-from-the-right-hand", seat=at.declarer, card=card))
    seat = at.play.turn.partner
    hasty = at.rng.choice(at.play.of(seat, card.suit) or at.play.hands[seat])
    number = at.do(f"{seat} plays {hasty}")
    at.tell(say("story-plays", seat=seat, card=hasty))
    at.notice(at.declarer, number)


def _told(at: Whole, number: int, seat: Seat) -> None:
    """Whether an opponent had told him that it was his turn: nobody, most often."""
    opponents = at.defenders if seat not in at.defenders else (at.declarer, at.dummy)
    answers = ("no", str(at.rng.choice(opponents)))
    told = at.rng.random() < 0.3
    at.aimed(f"told-turn #{number}", answers[told], answers[not told])


def _hurried(at: Whole) -> tuple[Seat, int]:
    """A defender plays before the hand at his right: who, and the number of the action."""
    play = at.find(
        lambda play: (
            len(play.laid) in (1, 2)
            and play.turn.lho in play.defenders
            and play.of(play.turn.lho, play.suit)
            and len(play.hands[play.turn]) > 2
        )
    )
    seat = play.turn.lho
    at.set_scene()
    card = at.rng.choice(play.of(seat, play.suit))
    number = at.do(f"{seat} plays {card}")
    dummys = play.turn is at.dummy
    at.tell(say("talesturn-before-his-turn", dummy=dummys, other=play.turn, seat=seat, card=card))
    play.hands[seat].remove(card)
    return seat, number


@whole(G26, weight=3)
def plays_after_it(at: Whole) -> None:
    """Declarer plays although a defender's card lies there too early."""
    at.title = say("talesturn-title-as-if-nothing")
    seat, number = _hurried(at)
    play = at.play
    left = play.turn
    if at.rng.random() < 0.3:
        at.do(f"{at.declarer} draws attention to #{number}")
        at.do(f"{at.declarer} calls the director")
        at.do("the director explains")
        at.tell(say("talesturn-director-explains", seat=at.declarer))
    card = at.rng.choice(play.open_to(left))
    at.do(f"{at.declarer} calls {card}" if left is at.dummy else f"{left} plays {card}")
    at.tell(say("tales-hand-plays", dummy=left is at.dummy, seat=left, card=card))
    at.do(f"{seat.partner} calls the director")
    _told(at, number, seat)


@whole(G26, weight=2)
def plays_to_the_wrong_lead(at: Whole) -> None:
    """A lead out of turn, and the next hand has played to it before anybody spoke."""
    at.title = say("talesturn-title-not-a-word")
    play = at.find(_new_trick)
    leader = at.rng.choice([seat for seat in (at.declarer, at.dummy, *at.defenders) if seat is not play.leader])
    at.set_scene()
    card, number = at.lead_out_of_turn(leader)
    following = leader.lho
    own_lead = following is play.leader and at.rng.random() < 0.4
    mine = play.of(following, card.suit) or play.hands[following]
    answer = play.sensible() if own_lead else mine[0]
    if following is at.dummy:
        at.do(f"{at.declarer} calls {answer}")
        at.tell(say("story-plays-from-dummy", seat=at.declarer, card=answer))
    elif own_lead:
        at.do(f"{following} leads {answer}")
        at.tell(say("story-leads", seat=following, card=answer))
    else:
        at.do(f"{following} plays {answer}")
        at.tell(say("story-plays", seat=following, card=answer))
    at.do(f"{leader if leader is not at.dummy else at.declarer} calls the director")
    _told(at, number, leader)


@whole(G26, levels=(TOURNAMENT,))
def still_owed(at: Whole) -> None:
    """A defender with a penalty card leads another card out of turn, and declarer plays to it."""
    at.title = say("talesturn-title-what-lies")
    play = at.find(lambda play: _declarers_lead(play) and play.leader is play.declarer)
    seat = at.declarer.rho
    honours = [card for card in play.hands[seat] if rank(card) >= 10]
    at.need(honours)
    lying = at.rng.choice(honours)
    at.set_scene()
    at.story.insert(1, at.drop_before_trick(seat, lying))
    play.hands[seat].remove(lying)
    card, _ = at.lead_out_of_turn(seat)
    play.hands[seat].append(lying)
    answer = (play.of(at.declarer, card.suit) or play.hands[at.declarer])[0]
    at.do(f"{at.declarer} plays {answer}")
    at.tell(say("talesturn-plays-to-it", seat=at.declarer, card=answer))
    at.do(f"{seat.partner} calls the director")


@whole(G26, levels=(CLUB, TOURNAMENT), weight=2)
def cannot_comply(at: Whole) -> None:
    """A defender with a penalty card has a partner on lead; declarer asks for a suit the leader may not have."""
    at.title = say("talesturn-title-what-to-lead")
    play = at.find(lambda play: _new_trick(play) and play.leader in play.defenders and len(play.hands[play.leader]) > 3)
    leader, seat = play.leader, play.leader.partner
    lying = [card for card in play.hands[seat] if rank(card) >= 10]
    void = [card for card in lying if not play.of(leader, card.suit)]
    at.need(lying)
    card = at.rng.choice(void or lying)
    at.need(void or at.rng.random() < 0.3)
    at.set_scene()
    at.story.insert(1, at.drop_before_trick(seat, card))
    suit = card.suit
    assert suit is not None
    at.do(f"{at.declarer} chooses to require {suit.plural}")
    at.tell(say("talesturn-suit-please", suit=suit, seat=at.declarer))
    led = at.rng.choice([each for each in play.hands[leader] if each.suit is not suit])
    number = at.put(leader, led)
    at.tell(say("story-leads", seat=leader, card=led))
    at.notice(at.declarer, number)


@whole(G26, levels=(CLUB, TOURNAMENT))
def offenders_play_on(at: Whole) -> None:
    """The partner of the player who led out of turn plays to it himself, or leads, before anything has been decided."""
    at.title = say("talesturn-title-joins-in")
    play = at.find(_declarers_lead)
    seat = at.rng.choice(at.defenders)
    at.set_scene()
    card, number = at.lead_out_of_turn(seat)
    partner = seat.partner
    own = (play.of(partner, card.suit) or play.hands[partner])[0]
    at.do(f"{partner} plays {own}")
    at.tell(say("talesturn-follows-with", seat=partner, card=own))
    at.notice(at.declarer, number)


@whole(G26, levels=(CLUB, TOURNAMENT))
def second_card_from_dummy(at: Whole) -> None:
    """Declarer has accepted an opening lead from the wrong side, and the second card comes from dummy."""
    at.find(lambda play: not play.laid, range(1, 2))
    at.title = say("talesturn-title-second-card")
    at.set_scene()
    card, _ = at.lead_out_of_turn(at.declarer.rho)
    at.do(f"{at.declarer} calls the director")
    at.do("the director explains")
    at.do(f"{at.declarer} chooses to accept")
    at.do(f"{at.dummy} spreads his hand")
    at.tell(say("talesturn-accepts", seat=at.declarer))
    following = at.of(at.dummy, card.suit) or at.play.hands[at.dummy]
    called = at.do(f"{at.declarer} calls {following[0]}")
    at.tell(say("talesturn-calls-not-his-own", seat=at.declarer, card=following[0]))
    at.notice(at.rng.choice(at.defenders), called)
