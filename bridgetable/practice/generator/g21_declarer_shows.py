"""G21: declarer's cards are seen: dropped, held out, named, laid on the table (45C2, 48)."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT

G21 = kind("G21", ("48", "45"))


def _defenders_turn(play: WholePlay) -> bool:
    return play.turn in play.defenders


def _own_turn(play: WholePlay) -> bool:
    return play.turn is play.declarer and len(play.open_to(play.turn)) > 1


@whole(G21, weight=2)
def drops(at: Whole) -> None:
    """A card of declarer's falls on the table."""
    at.find(lambda play: _defenders_turn(play) or _own_turn(play))
    count = 1 + (at.rng.random() < 0.3)
    cards = at.rng.sample(at.play.hands[at.declarer], min(count, len(at.play.hands[at.declarer])))
    at.title = say("talesshown-title-drops")
    at.set_scene()
    number = at.do(f"{at.declarer} drops {', '.join(map(str, cards))}")
    if len(cards) == 1:
        at.tell(say("talesshown-one-falls", seat=at.declarer, card=cards[0]))
    else:
        at.tell(say("talesshown-two-fall", seat=at.declarer, card=cards[0], other=cards[1]))
    at.tell(say("talesshown-all-have-seen"))
    at.notice(at.against(at.declarer), number)


@whole(G21, weight=3)
def held_near_the_table(at: Whole) -> None:
    """Declarer's card comes down almost to the table, and goes back."""
    at.find(_own_turn)
    card = at.rng.choice(at.play.open_to(at.declarer))
    at.title = say("talesshown-title-how-near")
    at.set_scene()
    number = at.do(f"{at.declarer} holds {card} near the table")
    at.do(f"{at.declarer} puts back {card}")
    at.tell(say("talesshown-near-the-table", seat=at.declarer, card=card))
    at.do(f"{at.against(at.declarer)} calls the director")
    still = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"held-still #{number}", answers[not still], answers[still])


@whole(G21)
def raised_and_back(at: Whole) -> None:
    """Declarer pulls a card half out of his hand, or holds it on the table, and changes his mind."""
    at.find(_own_turn)
    card = at.rng.choice(at.play.open_to(at.declarer))
    at.title = say("talesshown-title-half-out")
    at.set_scene()
    if at.rng.random() < 0.5:
        at.do(f"{at.declarer} holds {card} visible")
        at.do(f"{at.declarer} puts back {card}")
        at.tell(say("talesshown-out-and-back", seat=at.declarer, card=card))
    else:
        at.do(f"{at.declarer} holds {card} on the table still")
        at.do(f"{at.declarer} puts back {card}")
        at.tell(say("talesshown-finger-on-it", seat=at.declarer, card=card))
    at.do(f"{at.against(at.declarer)} calls the director")


@whole(G21, weight=2)
def lays_hand_down(at: Whole) -> None:
    """Declarer's hand goes face up on the table, without a word."""
    at.find(lambda play: not play.laid, range(5, 11))
    at.title = say("talesshown-title-hand-on-table")
    at.set_scene()
    number = at.do(f"{at.declarer} {at.rng.choice(('spreads his hand', 'shows his hand on the table'))}")
    at.tell(say("talesshown-all-face-up", seat=at.declarer))
    opponent = at.against(at.declarer)
    at.do(f"{opponent} calls the director")
    meant = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"meant-claim #{number}", answers[not meant], answers[meant])
    at.fact(f"this-trick-only #{number}", "no")
    for key, value in (
        ("line-stated", "none"),
        ("trump-mentioned", "no"),
        ("trump-unaware", "no"),
        ("normal-loss", "0"),
    ):
        at.fact(f"{key} #{number}", value)


@whole(G21, levels=(CLUB, TOURNAMENT), weight=2)
def spreads_after_wrong_lead(at: Whole) -> None:
    """The wrong defender has led to the first trick, and declarer begins to lay cards down."""
    at.find(lambda play: not play.laid, range(1, 2))
    wrong = at.declarer.rho
    at.title = say("talesshown-title-at-once")
    at.set_scene()
    at.lead_out_of_turn(wrong)
    if at.rng.random() < 0.4:
        at.do(f"{at.declarer} spreads his hand")
        at.tell(say("talesshown-spreads", seat=at.declarer))
        at.do(f"{at.declarer.lho} calls the director")
        return
    card = max(at.play.hands[at.declarer], key=lambda each: (each.suit is at.trump, each.rank or 0))
    number = at.do(f"{at.declarer} faces {card}")
    at.tell(say("talesshown-one-and-stops", seat=at.declarer, card=card))
    at.do(f"{at.declarer.lho} calls the director")
    meant = at.rng.random() < 0.5
    answers = ("spread", "none")
    at.aimed(f"meant-as #{number}", answers[not meant], answers[meant])


@whole(G21, levels=(CLUB, TOURNAMENT))
def taken_up(at: Whole) -> None:
    """At the right opening lead declarer takes himself for dummy, and begins to lay his cards down."""
    at.find(lambda play: len(play.laid) == 1, range(1, 2))
    at.title = say("talesshown-title-who-is-dummy")
    at.set_scene()
    longest = max(at.other_suits(at.declarer), key=lambda suit: len(at.of(at.declarer, suit)))
    second, top = at.of(at.declarer, longest)[-2:]
    number = at.do(f"{at.declarer} spreads {top}, {second}")
    at.tell(say("talesshown-begins-to-lay", seat=at.declarer, card=top, other=second))
    at.do(f"{at.declarer} takes up his hand")
    at.tell(say("talesshown-takes-up", dummy=at.dummy, seat=at.declarer))
    at.do(f"{at.declarer.rho} calls the director")
    at.fact(f"meant-claim #{number}", "no")
