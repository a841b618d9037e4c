"""G19: somebody has put no card to a trick, or two; or a card was missing from the beginning (67, 14)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.g18_revokes import plays_on
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat

G19 = kind("G19", ("67", "14"))


TRICKS = range(3, 10)


def _last_player(play: WholePlay) -> bool:
    """Whether the last player to a trick is due, and the trick is won already whatever he puts to it."""
    if len(play.laid) != 3:
        return False
    best = play.worth(play.winning()[1])
    return all(play.worth(card) < best for card in play.open_to(play.turn))


def _forgets(at: Whole, seat: Seat) -> int:
    """The player in turn puts no card to the trick, and nobody sees it."""
    play = at.play
    at.set_scene()
    number = at.do(f"{seat} plays nothing")
    play.leave_out()
    at.tell(say("talestricks-forgets", dummy=seat is at.dummy, seat=seat))
    return number


@whole(G19)
def seen_before_the_next_lead(at: Whole) -> None:
    """Three cards in the trick, and it is seen before anybody has gone on."""
    at.find(_last_player, TRICKS)
    seat = at.play.turn
    at.title = say("talestricks-title-three-cards")
    number = _forgets(at, seat)
    at.tell(say("talestricks-only-three", seat=at.against(seat)))
    at.notice(at.against(seat), number)


@whole(G19, weight=3)
def seen_later(at: Whole) -> None:
    """A card is missing from the trick, and one side or both have played to the next one."""
    at.find(lambda play: _last_player(play) and play.turn is not play.dummy, TRICKS)
    seat = at.play.turn
    at.title = say("talestricks-title-too-many")
    number = _forgets(at, seat)
    plays_on(at, at.rng.randint(1, 3))
    at.need(at.play.laid)
    asker = at.against(seat)
    at.tell(say("talestricks-counts", asker=asker, seat=seat))
    at.notice(asker, number)


@whole(G19, levels=(CLUB, TOURNAMENT))
def dummy_left_out(at: Whole) -> None:
    """Nobody has called or moved a card of dummy's, and both sides have gone on."""
    at.find(lambda play: _last_player(play) and play.turn is play.dummy, TRICKS)
    at.title = say("talestricks-title-dummy-has-more")
    number = _forgets(at, at.dummy)
    plays_on(at, at.rng.randint(1, 2))
    at.need(at.play.laid)
    asker = at.rng.choice(at.defenders)
    at.tell(say("talestricks-dummy-has-not", asker=asker))
    at.notice(asker, number)


@whole(G19, levels=(CLUB, TOURNAMENT))
def counted(at: Whole) -> None:
    """After some more tricks a player finds that he has a card too many, and which trick he left out."""
    at.find(lambda play: _last_player(play) and play.turn in play.defenders, range(3, 8))
    seat = at.play.turn
    at.title = say("talestricks-title-one-more")
    _forgets(at, seat)
    trick = at.play.number - 1
    at.tricks(at.rng.randint(1, 2))
    at.do(f"{seat} is found with {len(at.play.hands[seat])} cards")
    at.do(f"{at.declarer} calls the director")
    at.tell(
        say("talestricks-turns-out", trick=at.play.number - 1, seat=seat),
        say("talestricks-put-nothing", trick=trick),
    )


def _two_alike(play: WholePlay) -> bool:
    """Whether a player follows suit and has another card of it beside the one he plays."""
    return bool(play.laid) and play.turn is not play.dummy and len(play.of(play.turn, play.suit)) > 1


def _stuck(at: Whole) -> tuple[Seat, Card, Card, int]:
    """A second card goes into the trick under the first, and nobody sees it."""
    play = at.play
    seat = play.turn
    at.set_scene()
    shown = play.sensible()
    hidden = at.rng.choice([card for card in play.of(seat, play.suit) if card is not shown])
    at.tell(say("story-plays", seat=seat, card=shown))
    trick = play.number
    at.put(seat, shown)
    play.hands[seat].remove(hidden)
    return seat, shown, hidden, trick


@whole(G19, levels=(CLUB, TOURNAMENT))
def stuck_in_time(at: Whole) -> None:
    """A second card lies under the one that was played; it is seen before the next lead."""
    at.find(_two_alike, TRICKS)
    at.title = say("talestricks-title-stuck")
    seat, shown, hidden, trick = _stuck(at)
    at.rest_of_the_trick()
    at.tell(say("talestricks-to-its-end"))
    at.do(f"{seat} is found to have {shown}, {hidden} in trick {trick}")
    at.tell(say("talestricks-found-under", card=hidden))
    at.do(f"{at.against(seat)} calls the director")


@whole(G19, levels=(CLUB, TOURNAMENT), weight=3)
def stuck(at: Whole) -> None:
    """A second card lies under the one that was played; it is found when both sides have gone on."""
    at.find(_two_alike, TRICKS)
    at.title = say("talestricks-title-too-few")
    seat, shown, hidden, trick = _stuck(at)
    at.rest_of_the_trick()
    plays_on(at, 2 + at.rng.randrange(2))
    at.need(len(at.play.laid) > 1)
    at.do(f"{seat} is found with {len(at.play.hands[seat])} cards")
    if at.rng.random() < 0.25:
        at.tell(say("talestricks-nobody-knows", seat=seat))
        at.do(f"{at.against(seat)} calls the director")
        at.fact(f"which-trick {seat}", str(trick))
        return
    number = at.do(f"{seat} is found to have {shown}, {hidden} in trick {trick}")
    at.tell(
        say("talestricks-finds-too-few", seat=seat),
        say("talestricks-lay-under", trick=trick, hidden=hidden, card=shown),
    )
    at.do(f"{at.against(seat)} calls the director")
    seen = at.rng.random() < 0.5
    answers = ("yes", "no")
    if seat in at.defenders:
        at.aimed(f"partner-could-see #{number}", answers[not seen], answers[seen])


@whole(G19, levels=(TOURNAMENT,))
def lost_from_the_row(at: Whole) -> None:
    """The card he played to a trick is not in his row of played cards any more."""
    play = at.find(lambda play: not play.laid and len(play.past) > 2, TRICKS)
    trick = play.past[-1]
    seat, card = at.rng.choice([each for each in trick.laid if each[0] is not at.dummy])
    at.title = say("talestricks-title-gap")
    at.set_scene()
    plays_on(at, 2)
    at.do(f"{seat} is found with {len(play.hands[seat])} cards")
    at.do(f"{seat} is found to have nothing in trick {len(play.past)}")
    at.tell(say("talestricks-row-is-short", seat=seat, card=card, trick=len(play.past)))
    at.do(f"{at.against(seat)} calls the director")


@whole(G19, levels=(CLUB, TOURNAMENT), weight=2)
def missing_card(at: Whole) -> None:
    """A player had twelve cards; the thirteenth is found during the play."""
    play = at.find(lambda play: bool(play.laid), range(2, 6))
    seat = at.rng.choice((*at.defenders, at.declarer))
    gone = [card for card in play.hands[seat] if card is not play.sensible()]
    card = at.rng.choice(gone)
    at.left = {seat: 12}
    at.title = say("talestricks-title-thirteenth")
    at.set_scene()
    place = at.rng.choice(("elsewhere face down", "elsewhere face up", "in the board", "elsewhere face up"))
    at.tell(say("talestricks-finds-fewer", seat=seat), say("talestricks-is-found", place=place, card=card))
    at.do(f"{seat}'s {card} is found {place}")
    at.do(f"{at.against(seat)} calls the director")
