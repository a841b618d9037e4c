"""G22: a word, or a card shown, about the trick in progress and no more (68 opening, 57A)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT

G22 = kind("G22", ("68", "57"))


def _sure_winner(play: WholePlay, to_come: tuple[int, ...]) -> Card | None:
    """A defender's card that wins the running trick, his turn being so many places away."""
    for away in to_come:
        seat = play.turn
        for _ in range(away):
            seat = seat.lho
        if seat in play.defenders and play.laid and seat not in dict(play.laid):
            mine = play.of(seat, play.suit)
            best = play.worth(play.winning()[1])
            if mine and rank(mine[-1]) >= 12 and play.worth(mine[-1]) > best:
                return mine[-1]
    return None


@whole(G22, weight=2)
def this_one(at: Whole) -> None:
    """A defender says that he wins the trick, and shows the card; or he means all that is left."""
    play = at.find(lambda play: _sure_winner(play, (0,)), range(4, 11))
    seat = play.turn
    card = at.of(seat, play.suit)[-1]
    at.title = say("talesshown-title-ours")
    at.set_scene()
    number = at.do(f"{seat} shows {card} on the table")
    at.tell(say("talesshown-ours", seat=seat, card=card))
    at.do(f"{at.declarer} calls the director")
    _this_trick_only(at, number)


def _this_trick_only(at: Whole, number: int) -> None:
    only = at.rng.random() < 0.6
    answers = ("yes", "no")
    at.aimed(f"this-trick-only #{number}", answers[not only], answers[only])
    at.fact(f"meant-as #{number}", "none")
    for key, value in (
        ("line-stated", "none"),
        ("normal-loss", "0"),
        ("trump-mentioned", "no"),
        ("trump-unaware", "no"),
    ):
        at.fact(f"{key} #{number}", value)


@whole(G22)
def claims_this_trick(at: Whole) -> None:
    """A player claims the trick that is being played, with the card in sight."""
    play = at.find(lambda play: _sure_winner(play, (0,)), range(4, 11))
    seat = play.turn
    card = at.of(seat, play.suit)[-1]
    at.title = say("talesshown-title-this-is-mine")
    at.set_scene()
    at.do(f"{seat} claims this trick")
    number = at.do(f"{seat} shows {card} on the table")
    at.tell(say("talesshown-this-is-mine", seat=seat, card=card))
    at.notice(at.declarer, number)


@whole(G22, levels=(PLAYER, CLUB))
def concedes_this_trick(at: Whole) -> None:
    """Declarer gives up the running trick, or says that he wins it."""
    play = at.find(lambda play: play.turn is play.declarer and play.laid, range(4, 11))
    at.title = say("talesshown-title-a-word")
    at.set_scene()
    best = play.worth(play.winning()[1])
    if play.winning()[0] in at.defenders and all(play.worth(card) < best for card in play.open_to(at.declarer)):
        at.do(f"{at.declarer} concedes this trick")
        at.tell(say("talesshown-that-is-yours", seat=at.declarer))
    else:
        at.do(f"{at.declarer} claims this trick")
        at.tell(say("talesshown-that-is-mine", seat=at.declarer))
    at.tell(say("talesshown-he-has-claimed"))
    at.do(f"{at.against(at.declarer)} calls the director")


@whole(G22, levels=(CLUB, TOURNAMENT), weight=2)
def before_partner(at: Whole) -> None:
    """A defender shows his winner before his partner has played to the trick."""
    play = at.find(
        lambda play: (
            play.turn in play.defenders
            and len(play.laid) in (1, 2)
            and play.turn.partner not in dict(play.laid)
            and play.of(play.turn.partner, play.suit)
            and rank(play.of(play.turn.partner, play.suit)[-1]) >= 12
            and play.worth(play.of(play.turn.partner, play.suit)[-1]) > play.worth(play.winning()[1])
            and len(play.hands[play.turn]) > 1
        ),
        range(3, 11),
    )
    seat = play.turn.partner
    card = at.of(seat, play.suit)[-1]
    at.title = say("talesshown-title-do-not-bother")
    at.set_scene()
    number = at.do(f"{seat} shows {card} on the table")
    at.tell(say("talesshown-i-win-it", partner=play.turn, seat=seat, card=card))
    at.do(f"{at.declarer} calls the director")
    at.fact(f"this-trick-only #{number}", "yes")
    at.fact(f"meant-claim #{number}", "no")
    meant = at.rng.random() < 0.5
    answers = ("play", "none")
    at.aimed(f"meant-as #{number}", answers[not meant], answers[meant])
