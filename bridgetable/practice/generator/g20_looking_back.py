"""G20: who may look at cards that have been played, and when; a card turned the wrong way (65, 66)."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator import telling
from bridgetable.practice.generator.g18_revokes import plays_on
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G20 = kind("G20", ("65", "66"))


def _trick_is_over(play: WholePlay) -> bool:
    return not play.laid and bool(play.past)


def _told(at: Whole) -> None:
    last = at.play.past[-1]
    at.tell(at.sitting.contract_told())
    at.tell(say("story-trick-so-far", trick=last.number, told=telling.recounted(at.play, list(last.laid))))


def _disputed(at: Whole) -> int:
    """A trick in which everybody followed suit, so that it is not about a revoke."""
    plain = [number for number, trick in enumerate(at.play.past, 1) if len({card.suit for _, card in trick.laid}) == 1]
    at.need(plain)
    return at.rng.choice(plain)


def _played_out(at: Whole) -> str:
    """Who plays what, of a board that is over."""
    level = int(at.header.contract[0])
    return say("talestricks-played-out", seat=at.declarer, level=level, strain=at.trump)


def _players(at: Whole) -> list[Seat]:
    return [seat for seat in SEATS if seat is not at.dummy]


@whole(G20, weight=2)
def one_more_look(at: Whole) -> None:
    """A player who has not turned his card asks to see the trick again."""
    at.find(_trick_is_over)
    seat = at.rng.choice([*_players(at), at.dummy])
    at.title = say("talestricks-title-one-more-look")
    _told(at)
    others = [each for each in SEATS if each is not seat]
    if at.rng.random() < 0.6:
        at.do(f"{seat} leaves his card face up")
        for each in others:
            at.do(f"{each} turns his card")
        at.tell(say("talestricks-others-turn", seat=seat))
    else:
        at.do("all turn their cards")
        at.tell(say("talestricks-all-turned"))
    if at.rng.random() < 0.4 and at.play.turn is not seat:
        plays_on(at)
    at.do(f"{seat} asks to see the trick")
    at.tell(say("talestricks-may-i-see", seat=seat))
    at.do(f"{at.rng.choice([each for each in _players(at) if each.side is not seat.side])} calls the director")


@whole(G20, weight=2)
def own_last_card(at: Whole) -> None:
    """A player turns up his own card of the last trick: before the next lead, after it, or when his side has played."""
    at.find(_trick_is_over)
    seat = at.rng.choice(_players(at))
    at.title = say("talestricks-title-what-did-i-play")
    _told(at)
    at.do("all turn their cards")
    at.tell(say("talestricks-all-turned"))
    later = at.rng.randrange(3)
    if later:
        plays_on(at, later)
    shows = at.rng.random() < 0.25
    at.do(f"{seat} {'shows' if shows else 'looks at'} his last card")
    at.tell(say("talestricks-turns-up-own", shown=shows, seat=seat))
    at.do(f"{at.rng.choice([each for each in _players(at) if each.side is not seat.side])} calls the director")


@whole(G20)
def earlier_trick(at: Whole) -> None:
    """A player goes back to a trick two or three before."""
    play = at.find(lambda play: _trick_is_over(play) and len(play.past) > 2)
    seat = at.rng.choice(_players(at))
    at.title = say("talestricks-title-two-tricks-ago")
    _told(at)
    at.do("all turn their cards")
    number = play.number - at.rng.randint(2, 3)
    told = at.rng.random() < 0.3
    if told:
        at.do(f'the director rules "{say("talestricks-director-rules", seat=seat, trick=number)}"')
        at.tell(say("talestricks-dispute", seat=seat, trick=number))
    at.do(f"{seat} looks at trick {number}")
    at.tell(say("talestricks-turns-up", seat=seat, trick=number))
    at.do(f"{at.rng.choice([each for each in _players(at) if each.side is not seat.side])} calls the director")


@whole(G20, weight=4)
def points_wrongly(at: Whole) -> None:
    """A player has turned his card the wrong way; somebody says so, sooner or later."""
    play = at.find(_trick_is_over)
    last = play.past[-1]
    wrong = at.rng.choice([*_players(at), at.dummy])
    way = "lost" if last.winner.side is wrong.side else "won"
    at.title = say("talestricks-title-that-was-ours")
    _told(at)
    at.do(f"{wrong} turns his card as {way}")
    at.tell(say("talestricks-points-it", way=way, seat=wrong))
    trick = play.number - 1
    match at.rng.randrange(4):
        case 0:
            pass
        case 1:
            plays_on(at)
        case 2:
            plays_on(at, 2)
        case _:
            at.rest_of_the_trick()
            at.tricks(1)
            at.tell(say("talestricks-another"))
    speaker = at.rng.choice([seat for seat in SEATS if seat is not wrong])
    at.do(f"{speaker} draws attention to trick {trick}")
    at.tell(say("talestricks-went-to", side=last.winner.side, trick=trick, asker=speaker))
    at.do(f"{at.rng.choice([each for each in _players(at) if each.side is not speaker.side])} calls the director")


@whole(G20, levels=(CLUB, TOURNAMENT))
def mixed(at: Whole) -> None:
    """When play is over a player mixes his cards, and then something has to be looked up."""
    at.find(_trick_is_over, range(8, 12))
    at.title = say("talestricks-title-mixed")
    at.tell(_played_out(at))
    at.to_the_end()
    at.do("play ends")
    seat = at.rng.choice(_players(at))
    asker = at.rng.choice([each for each in _players(at) if each.side is not seat.side])
    trick = _disputed(at)
    first = at.rng.random() < 0.5
    if first:
        at.do(f"{asker} draws attention to trick {trick}")
        at.tell(say("talestricks-something-wrong", trick=trick, asker=asker))
    at.do(f"{seat} mixes his played cards")
    at.tell(say("talestricks-mixes", seat=seat))
    if not first:
        at.do(f"{asker} draws attention to trick {trick}")
        at.tell(say("talestricks-something-wrong", trick=trick, asker=asker))
    at.do(f"{asker} calls the director")


@whole(G20, levels=(CLUB, TOURNAMENT))
def gone_through(at: Whole) -> None:
    """After the play somebody turns up his cards of a trick that is disputed."""
    at.find(_trick_is_over, range(8, 12))
    at.title = say("talestricks-title-all-played")
    at.tell(_played_out(at))
    at.to_the_end()
    at.do("play ends")
    asker = at.rng.choice(_players(at))
    trick = _disputed(at)
    at.do(f"{asker} draws attention to trick {trick}")
    at.tell(say("talestricks-did-we-win", trick=trick, asker=asker))
    seat = at.rng.choice(_players(at))
    at.do(f"{seat} looks at trick {trick}")
    at.tell(say("talestricks-turns-up-of-that", seat=seat))
    at.do(f"{at.rng.choice([each for each in _players(at) if each.side is not seat.side])} calls the director")


@whole(G20, levels=(CLUB, TOURNAMENT))
def turned_too_early(at: Whole) -> None:
    """A player turns his card before the trick is complete."""
    play = at.find(lambda play: len(play.laid) in (1, 2, 3) and play.laid[0][0] is not play.dummy)
    seat = play.laid[0][0]
    at.title = say("talestricks-title-in-a-hurry")
    at.set_scene()
    number = at.do(f"{seat} turns his card")
    at.tell(say("talestricks-turns-already", seat=seat))
    asker = at.against(seat)
    at.tell(say("talestricks-not-over", asker=asker))
    at.notice(asker, number)
