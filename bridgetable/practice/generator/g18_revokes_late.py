"""G18: revokes that come to light late, several on one board, and those in the last tricks (61-64)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards import Suit
from bridgetable.messages import say
from bridgetable.practice.generator import telling
from bridgetable.practice.generator.g18_revokes import (
    G18,
    LATE,
    by_defender,
    by_either,
    finds_it,
    may_overlook,
    plays_on,
    revoke,
    wins_the_trick,
    wrong_card,
)
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat


@whole(G18, weight=4)
def at_the_end(at: Whole) -> None:
    """The board is played out before anybody notices: how many tricks?"""
    at.title = say("talesrevoke-title-at-the-end")
    ruffing = at.rng.choice((None, True))
    seat, suit, number = revoke(at, by_either, LATE, ruffing)
    at.to_the_end()
    found_at_the_end(at, seat, suit, number)


def found_at_the_end(at: Whole, seat: Seat, suit: Suit, number: int) -> None:
    """The board is over, and an opponent has kept count of the suit."""
    at.do("play ends")
    at.tell(say("talesrevoke-last-trick-to", seat=at.play.past[-1].winner))
    asker = at.against(seat)
    at.tell(say("talesrevoke-played-later", suit=suit, asker=asker, seat=seat))
    at.notice(asker, number)
    at.fact("damage", "no")


@whole(G18)
def nothing_won(at: Whole) -> None:
    """Neither the trick of the revoke nor a later one went to the revoking side."""
    at.title = say("talesrevoke-title-nothing-won")
    seat, suit, number = revoke(at, by_either, range(6, 12))
    running = at.play.number if at.play.laid else at.play.number - 1
    at.to_the_end()
    at.need(all(trick.winner.side is not seat.side for trick in at.play.past[running - 1 :]))
    found_at_the_end(at, seat, suit, number)


@whole(G18, levels=(CLUB, TOURNAMENT))
def twice(at: Whole) -> None:
    """The same player does not follow to the same suit twice."""
    at.title = say("talesrevoke-title-twice")
    seat, suit, number = revoke(
        at, lambda play: by_either(play) and len(play.of(play.turn, play.suit)) > 1, range(2, 7)
    )
    _play_on_until(at, lambda play: play.turn is seat and play.suit is suit and bool(play.laid))
    card = wrong_card(at)
    second = at.put(seat, card)
    at.tell(say("talesrevoke-led-again", trick=at.play.number, suit=suit, seat=seat, card=card))
    at.to_the_end()
    at.do("play ends")
    at.tell(say("tales-to-the-end"))
    asker = at.against(seat)
    at.notice(asker, number)
    at.do(f"{asker} draws attention to #{second}")
    at.tell(say("talesrevoke-all-the-time", suit=suit, asker=asker, seat=seat))
    at.fact("damage", "no")


def _play_on_until(at: Whole, test: Callable[[WholePlay], bool]) -> None:
    """Play goes on card by card until there is a moment as wished."""
    at.rest_of_the_trick()
    while at.play.number < 12:
        for _ in SEATS:
            if test(at.play):
                return
            at.next()
    at.need(condition=False)


@whole(G18, levels=(CLUB, TOURNAMENT))
def both_sides(at: Whole) -> None:
    """A player of each side revokes on the board, in different tricks."""
    at.title = say("talesrevoke-title-both-sides")
    seat, suit, number = revoke(at, by_either, range(2, 7))
    _play_on_until(at, lambda play: by_either(play) and play.turn.side is not seat.side)
    other, second_suit = at.play.turn, at.play.suit
    card = wrong_card(at)
    second = at.put(other, card)
    running, laid = (at.play.number, at.play.laid) if at.play.laid else (at.play.number - 1, [*at.play.past[-1].laid])
    at.tell(say("story-trick-so-far", trick=running, told=telling.recounted(at.play, laid)))
    at.to_the_end()
    at.do("play ends")
    at.tell(say("tales-to-the-end"))
    at.notice(other, number)
    at.do(f"{seat if seat is not at.dummy else at.declarer} draws attention to #{second}")
    at.tell(say("talesrevoke-and-you", suit=suit, asker=other, seat=seat, other=second_suit))
    at.fact("damage", "no")


@whole(G18, levels=(TOURNAMENT,), weight=2)
def both_in_one_trick(at: Whole) -> None:
    """Both sides revoke in the same trick, and one of them, or both, have gone on."""
    at.title = say("talesrevoke-title-both-in-one-trick")
    seat, suit, number = revoke(at, lambda play: by_either(play) and len(play.laid) < 3)
    play = at.play
    while play.laid and not (by_either(play) and play.turn.side is not seat.side):
        at.next()
    at.need(play.laid)
    other = play.turn
    card = wrong_card(at)
    second = at.put(other, card)
    at.tell(say("story-plays", seat=other, card=card))
    at.rest_of_the_trick()
    wins_the_trick(at)
    if at.rng.random() < 0.3:
        at.to_the_end()
        at.do("play ends")
        at.tell(say("tales-to-the-end"))
    else:
        plays_on(at, at.rng.randint(1, 2))
    at.tell(say("talesrevoke-so-had-i", suit=suit, seat=seat, other=other))
    at.do(f"{seat} draws attention to #{number}")
    at.do(f"{other} draws attention to #{second}")
    at.do(f"{seat} calls the director")


@whole(G18, levels=(TOURNAMENT,))
def both_put_right(at: Whole) -> None:
    """One revoke stands, or two of one trick were put right although one had been established; the board is over."""
    play = at.find(lambda play: not play.laid, range(6, 11))
    trick = at.rng.choice([past for past in play.past if past.number > 1])
    suit = trick.laid[0][1].suit
    seats = [seat for seat, card in trick.laid[1:] if seat is not at.dummy and card.suit is not suit]
    seat = at.rng.choice(seats or [seat for seat, _ in trick.laid[1:] if seat is not at.dummy])
    other = next(each for each in (seat.lho, seat.rho) if each is not at.dummy)
    assert suit is not None
    right = at.rng.random() < 0.6
    at.title = say("talesrevoke-title-both-put-right", trick=trick.number)
    at.begin_here(
        revokes=(f"{seat} trick {trick.number} {suit.plural}: established{' but corrected' if right else ''}",)
    )
    at.tell(at.sitting.contract_told())
    if right:
        at.tell(
            say("talesrevoke-both-failed", trick=trick.number, seat=seat, other=other, suit=suit),
            say("talesrevoke-both-corrected", seat=seat),
        )
    else:
        at.tell(say("talesrevoke-one-failed", trick=trick.number, seat=seat, suit=suit))
    at.to_the_end()
    at.do("play ends")
    asker = at.against(seat)
    at.do(f"{asker} draws attention to trick {trick.number}")
    at.do(f"{asker} calls the director")
    at.tell(say("talesrevoke-what-of", trick=trick.number, asker=asker))
    at.fact("damage", "no")


@whole(G18, levels=(TOURNAMENT,), weight=2)
def penalty_card_in_sight(at: Whole) -> None:
    """A defender's card of the suit lies faced before him; he plays another suit, and it is noticed at the end."""
    at.title = say("talesrevoke-title-in-sight")
    play = at.find(lambda play: by_defender(play) and play.leader not in play.defenders, LATE)
    seat, suit = play.turn, play.suit
    assert suit is not None
    lying = at.of(seat, suit)[-1]
    at.need(rank(lying) >= 10)
    dropped = at.drop_before_trick(seat, lying)
    at.set_scene()
    at.story.insert(1, dropped)
    card = wrong_card(at)
    number = at.put(seat, card)
    at.tell(say("story-plays", seat=seat, card=card))
    at.rest_of_the_trick()
    at.need(play.leader not in at.defenders and play.leader.lho is seat.partner)
    plays_on(at, 2)
    asker = at.declarer
    at.tell(say("talesrevoke-could-have-followed", card=lying, asker=asker, seat=seat))
    at.notice(asker, number)


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def too_late(at: Whole) -> None:
    """The board is over, and so is more: the hands are back, the next one has begun, or the round has ended."""
    at.title = say("talesrevoke-title-too-late")
    seat, suit, number = revoke(at, by_either, LATE)
    at.to_the_end()
    at.do("play ends")
    at.do("all hands go back")
    at.tell(say("talesrevoke-cards-go-back"))
    asker = at.against(seat)
    match at.rng.randrange(4):
        case 0:
            at.do(f"{asker} bids on the next board")
            at.tell(say("talesrevoke-opens-the-next", seat=asker))
        case 1:
            at.do(f"{seat} bids on the next board")
            at.tell(say("talesrevoke-opens-the-next", seat=seat))
        case 2:
            at.do("the round ends")
            at.tell(say("tales-the-round-ends"))
        case _:
            at.tell(say("talesrevoke-look-at-the-score"))
    at.tell(say("talesrevoke-wait", suit=suit, asker=asker, seat=seat))
    at.notice(asker, number)
    at.fact("damage", "no")


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def trick_twelve(at: Whole) -> None:
    """With two cards left he plays the wrong one; the last trick may have been played."""
    at.title = say("talesrevoke-title-two-left")
    play = at.find(by_twelfth, range(12, 13))
    seat, suit = play.turn, play.suit
    assert suit is not None
    at.set_scene()
    card = next(card for card in play.hands[seat] if card.suit is not suit)
    number = at.put(seat, card)
    at.tell(say("story-plays", seat=seat, card=card))
    match at.rng.randrange(3):
        case 0:
            finds_it(at, seat, suit, number)
            return
        case 1:
            at.to_the_end()
            at.do("play ends")
            at.do("all hands go back")
            at.tell(say("talesrevoke-put-away"))
            at.fact("damage", "no")
        case _:
            at.to_the_end()
            at.tell(say("talesrevoke-last-trick"))
    finds_it(at, seat, suit, number)


def by_twelfth(play: WholePlay) -> bool:
    """Whether the player in turn has one card of the suit led and one of another."""
    hand = play.hands[play.turn]
    return (
        bool(play.laid)
        and play.turn is not play.dummy
        and len({card.suit for card in hand} | {play.suit}) == 2 == len({card.suit for card in hand})
    )


@whole(G18, levels=(TOURNAMENT,))
def trick_twelve_and_partner(at: Whole) -> None:
    """A defender revokes with two cards left, and his partner, who has not played yet, has two suits to choose from."""
    at.title = say("talesrevoke-title-two-left-partner")
    play = at.find(_partner_has_a_choice, range(12, 13))
    seat, suit = play.turn, play.suit
    assert suit is not None
    at.set_scene()
    card = next(card for card in play.hands[seat] if card.suit is not suit)
    number = at.put(seat, card)
    at.tell(say("story-plays", seat=seat, card=card))
    right = play.of(seat, suit)[0]
    while play.turn is not seat.partner:
        plays_on(at)
    finds_it(at, seat, suit, number, himself=True)
    at.do("the director explains")
    at.do(f"{seat} replaces {card} with {right}")
    at.tell(say("talesrevoke-put-right", card=right))


def _partner_has_a_choice(play: WholePlay) -> bool:
    seat = play.turn
    if not (play.laid and seat in play.defenders and by_twelfth(play)) or seat.partner in dict(play.laid):
        return False
    suits = {card.suit for card in play.hands[seat.partner]}
    return len(suits) == 2 and play.suit not in suits


@whole(G18, levels=(CLUB, TOURNAMENT))
def dummys_at_the_end(at: Whole) -> None:
    """A revoke made with dummy's cards, which everybody could see, and found when the play is over."""
    at.title = say("talesrevoke-title-dummys-at-the-end")
    _, suit, number = revoke(at, lambda play: may_overlook(play) and play.turn is play.dummy, LATE)
    at.to_the_end()
    at.do("play ends")
    asker = at.rng.choice(at.defenders)
    at.tell(say("talesrevoke-dummy-had", suit=suit, asker=asker))
    at.notice(asker, number)
    at.fact("damage", "no")


@whole(G18, levels=(TOURNAMENT,), weight=2)
def chain(at: Whole) -> None:
    """The revoke has been put right, and the opponent who played after it has changed his card."""
    at.title = say("talesrevoke-title-chain")
    seat, suit, number = revoke(at, lambda play: by_either(play) and len(play.laid) == 1)
    wrong = at.play.laid[-1][1]
    plays_on(at, 2)
    innocent, his = at.play.past[-1].laid[-2]
    others = at.of(innocent, suit) if his.suit is suit else at.play.hands[innocent]
    at.need(others and (his.suit is suit or not at.of(innocent, suit)))
    finds_it(at, seat, suit, number, himself=True)
    at.do("the director explains")
    right, new = at.of(seat, suit)[0], at.rng.choice(others)
    at.do(f"{seat} replaces {wrong} with {right}")
    at.do(f"{innocent} replaces {his} with {new}")
    dummys = innocent is at.dummy
    at.tell(say("talesrevoke-changed-too", dummy=dummys, seat=seat, card=right, other=innocent, new=new))


@whole(G18, levels=(CLUB, TOURNAMENT))
def no_look(at: Whole) -> None:
    """Somebody says that there was a revoke and turns the old trick up to prove it."""
    at.title = say("talesrevoke-title-no-look")
    seat, suit, number = revoke(at, by_either)
    at.rest_of_the_trick()
    at.tricks(1)
    asker = at.against(seat)
    at.do(f"{asker} draws attention to #{number}")
    at.do(f"{asker} looks at trick {at.play.number - 2}")
    at.tell(say("talesrevoke-a-trick-later", asker=asker, suit=suit, seat=seat), say("talesrevoke-turns-up"))
    at.do(f"{seat if seat is not at.dummy else at.declarer} calls the director")


@whole(G18)
def who_may_ask(at: Whole) -> None:
    """Somebody discards, and another asks whether he has none: dummy, a defender or declarer."""
    play = at.find(lambda play: play.laid and play.turn is not play.dummy and not play.of(play.turn, play.suit))
    seat, suit = play.turn, play.suit
    assert suit is not None
    at.title = say("talesrevoke-title-who-may-ask")
    at.set_scene()
    card = at.next()
    at.tell(say("story-plays", seat=seat, card=card))
    askers = [each for each in SEATS if each is not seat and each is not at.declarer]
    asker = at.rng.choice([*askers, at.dummy])
    at.do(f"{asker} asks {seat} whether he has no {suit.plural}")
    at.tell(say("tales-asks-for-none", suit=suit, seat=asker))
    at.do(f"{seat} answers none")
    others = [each for each in SEATS if each.side is not asker.side and each is not at.dummy]
    at.do(f"{at.rng.choice(others)} calls the director")
