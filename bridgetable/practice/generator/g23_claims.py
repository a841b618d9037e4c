"""G23: claims and concessions: who may object, whether play goes on, what can be taken back (68-71)."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G23 = kind("G23", ("68", "69", "70", "71"))


LATE = range(8, 13)


def _new_trick(play: WholePlay) -> bool:
    return not play.laid


def _start(at: Whole) -> int:
    """Play to a moment between two tricks late in the play; how many tricks are left."""
    at.find(_new_trick, LATE)
    at.set_scene()
    return 14 - at.play.number


def _weighed(at: Whole, number: int, loss: int = 0, **found: str) -> None:
    """What the director finds of a claim, whatever becomes of it."""
    facts = {"line-stated": "none", "trump-mentioned": "no", "trump-unaware": "no", "normal-loss": str(loss)}
    for key, value in (facts | {name.replace("_", "-"): value for name, value in found.items()}).items():
        at.fact(f"{key} #{number}", value)


@whole(G23, weight=3)
def partner_objects(at: Whole) -> None:
    """A defender gives up the rest and shows his hand; his partner objects, at once or not."""
    left = _start(at)
    seat = at.rng.choice(at.defenders)
    at.title = say("talesclaim-title-not-so-quick")
    claims = at.rng.random() < 0.3 and left > 2
    number = at.do(f"{seat} {'claims 1' if claims else 'concedes the rest'}")
    _weighed(at, number, left - 1 if claims else left)
    at.tell(say("talesclaim-one-for-us", seat=seat) if claims else say("tales-the-rest-are-yours", seat=seat))
    if at.rng.random() < 0.6:
        shown = at.do(f"{seat} shows his hand on the table")
        at.tell(say("talesclaim-shows-his-cards"))
        at.fact(f"meant-claim #{shown}", "yes")
    objection = at.do(f"{seat.partner} objects")
    at.tell(say("talesclaim-no-wait", seat=seat.partner))
    at.do(f"{at.declarer} calls the director")
    once = at.rng.random() < 0.6
    answers = ("yes", "no")
    at.aimed(f"at-once #{objection}", answers[not once], answers[once])


@whole(G23, weight=3)
def played_on(at: Whole) -> None:
    """Declarer claims; somebody doubts it, and somebody would rather play on."""
    _start(at)
    at.title = say("talesclaim-title-play-it-out")
    number = at.do(f"{at.declarer} claims all")
    _weighed(at, number)
    at.tell(say("tales-all-mine", seat=at.declarer))
    asker = at.rng.choice(at.defenders)
    at.do(f"{asker} asks to play on")
    at.tell(say("talesclaim-play-on", seat=asker))
    others = (asker.partner, at.dummy, at.declarer)
    refuses = at.rng.choice([None, None, *others])
    for seat in others:
        if seat is refuses:
            at.do(f"{seat} objects")
            at.tell(say("talesclaim-rather-a-ruling", seat=seat))
            break
        at.do(f"{seat} agrees")
        at.tell(say("talesclaim-all-right", seat=seat))
    at.do(f"{asker} calls the director")


@whole(G23, weight=2)
def just_played_on(at: Whole) -> None:
    """A defender objects to a claim, and declarer plays his cards one by one to show that they are good."""
    _start(at)
    at.title = say("talesclaim-title-to-prove-it")
    number = at.do(f"{at.declarer} claims all")
    _weighed(at, number)
    asker = at.rng.choice(at.defenders)
    at.do(f"{asker} objects")
    at.tell(say("talesclaim-do-not-see-that", seat=at.declarer, other=asker))
    card = at.next()
    seat = at.play.laid[-1][0]
    at.tell(say("talesclaim-look", dummy=seat is at.dummy, seat=at.declarer, card=card, leader=seat))
    at.do(f"{asker} calls the director")


@whole(G23, levels=(CLUB, TOURNAMENT), weight=2)
def agreement_withdrawn(at: Whole) -> None:
    """The defenders have agreed to a claim; later one of them finds a trick that they had won already."""
    _start(at)
    at.title = say("talesclaim-title-ours-already")
    number = at.do(f"{at.declarer} claims all")
    _weighed(at, number)
    first = at.rng.choice(at.defenders)
    at.do(f"{first} agrees")
    at.tell(say("tales-all-mine-agreed", seat=at.declarer, other=first))
    at.do(f"{first} bids on the next board")
    at.tell(say("talesclaim-next-board"))
    if at.rng.random() < 0.4:
        at.do("the round ends")
        at.do("the correction period ends")
        at.tell(say("talesclaim-next-morning"))
    second = at.rng.choice(at.defenders)
    taken = at.do(f"{second} takes back his agreement")
    trick = at.play.number - 1
    at.tell(say("talesclaim-scored-wrongly", trick=trick, seat=second), say("talesclaim-takes-back"))
    at.do(f"{second} calls the director")
    at.fact(f"likely-trick #{taken}", "0")
    won = at.play.past[-1].winner.side is second.side
    at.fact(f"won-in-fact {trick}", "yes" if won else "no")


@whole(G23, levels=(CLUB, TOURNAMENT), weight=2)
def concession_withdrawn(at: Whole) -> None:
    """A player has conceded a trick that his side had won; he finds out when the round is over."""
    left = _start(at)
    at.title = say("talesclaim-title-gave-away")
    seat = at.rng.choice((at.declarer, *at.defenders))
    number = at.do(f"{seat} concedes {left}")
    _weighed(at, number)
    at.tell(say("talesclaim-tricks-to-you", tricks=left, seat=seat))
    other = at.against(seat)
    at.do(f"{other} agrees")
    at.do("the round ends")
    at.tell(say("talesclaim-agrees", seat=other), say("tales-the-round-ends"))
    if at.rng.random() < 0.35:
        at.do("the correction period ends")
        at.tell(say("talesclaim-time-runs-out"))
    taken = at.do(f"{seat} takes back his concession")
    trick = at.play.number - 1
    at.tell(say("talesclaim-we-had-won", trick=trick, seat=seat))
    at.do(f"{seat} calls the director")
    at.fact(f"normal-loss #{taken}", str(left))
    won = at.play.past[-1].winner.side is seat.side
    at.fact(f"won-in-fact {trick}", "yes" if won else "no")


@whole(G23)
def could_not_be_lost(at: Whole) -> None:
    """With one card left a player concedes the trick, although his card wins whatever happens."""
    at.find(_new_trick, range(13, 14))
    play = at.play
    ahead = play.copy()
    while ahead.laid or ahead.number == 13:
        ahead.lay(ahead.turn, ahead.hands[ahead.turn][0])
    winner = ahead.past[-1].winner
    at.need(winner is not at.dummy)
    at.title = say("talesclaim-title-last-is-yours")
    at.set_scene()
    conceded = at.do(f"{winner} concedes 1")
    at.tell(say("talesclaim-you-have-that-one", seat=winner))
    other = at.against(winner)
    at.do(f"{other} agrees")
    at.do("the round ends")
    at.tell(say("talesclaim-agrees-and-ends", seat=other))
    if at.rng.random() < 0.35:
        at.do("the correction period ends")
        at.tell(say("talesclaim-time-runs-out"))
    taken = at.do(f"{winner} takes back his concession")
    at.tell(say("talesclaim-could-not-lose", seat=winner, card=play.hands[winner][0]))
    at.do(f"{winner} calls the director")
    at.fact(f"normal-loss #{taken}", "0")
    at.fact(f"normal-loss #{conceded}", "0")


@whole(G23)
def agreed(at: Whole) -> None:
    """A claim to which the other side agrees; before the next board somebody thinks again."""
    _start(at)
    at.title = say("talesclaim-title-agreed")
    number = at.do(f"{at.declarer} claims all")
    _weighed(at, number)
    first = at.rng.choice(at.defenders)
    at.do(f"{first} agrees")
    at.tell(say("talesclaim-puts-together", seat=at.declarer, other=first))
    objects = at.rng.random() < 0.6
    if objects:
        back = at.do(f"{first.partner} takes back his agreement")
        at.tell(say("talesclaim-may-have-a-trick", seat=first.partner))
        at.fact(f"likely-trick #{back}", "0")
    at.do(f"{at.declarer if objects else first} calls the director")


@whole(G23)
def dummy_speaks(at: Whole) -> None:
    """Dummy says that the rest are declarer's, or that they are not."""
    _start(at)
    at.title = say("talesclaim-title-dummy-has-counted")
    claims = at.rng.random() < 0.5
    if claims:
        number = at.do(f"{at.dummy} claims all")
        at.tell(say("talesclaim-they-are-high", seat=at.dummy))
    else:
        number = at.do(f"{at.dummy} concedes the rest")
        at.tell(say("talesclaim-the-rest-are-theirs", seat=at.dummy))
    at.notice(at.rng.choice(at.defenders), number)


@whole(G23, levels=(CLUB, TOURNAMENT))
def hand_put_away(at: Whole) -> None:
    """A player thinks that play is over and puts his cards away; the others still have some."""
    _start(at)
    seat: Seat = at.rng.choice([each for each in SEATS if each is not at.dummy])
    at.title = say("talesclaim-title-puts-away")
    number = at.do(f"{seat} returns his hand")
    at.tell(say("talesclaim-puts-back", seat=seat))
    other = at.against(seat)
    at.do(f"{other} calls the director")
    meant = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"meant-claim #{number}", answers[not meant], answers[meant])
    _weighed(at, number)


@whole(G23, levels=(CLUB, TOURNAMENT), weight=2, judgement=True)
def disputed(at: Whole) -> None:
    """A claim without a line of play, and a defender who sees a trick for his side."""
    left = _start(at)
    at.title = say("talesclaim-title-not-all")
    number = at.do(f"{at.declarer} claims all")
    objector = at.rng.choice(at.defenders)
    at.do(f"{objector} objects")
    at.do(f"{objector} calls the director")
    at.tell(say("talesclaim-not-all", seat=at.declarer, other=objector))
    _weighed(at, number, at.rng.randint(0, min(2, left)), trump_unaware=at.rng.choice(("yes", "no")))
