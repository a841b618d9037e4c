"""G13: a fifth card to a trick."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import listed, say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a

G13 = kind("G13", ("45", "50", "53"))


def _trick_over(s: Sitting) -> bool:
    return s.leading and s.number > 1 and s.rng.random() < 0.25


def _fifth(s: Sitting, seat: Seat, meant: str) -> tuple[int, str]:
    """A trick that is told, and one more card to it."""
    s.begin(back=1)
    trick = s.play.tricks[-1]
    told = _whole_trick(s, trick)
    card = s.sensible(seat)
    number = s.do(a.Face(seat, card), meant_as=meant, told_turn="no")
    then = say("storyplays-then-puts", seat=seat, card=card)
    return number, f"{told} {then}"


def _whole_trick(s: Sitting, trick: list[tuple[Seat, Card]]) -> str:
    """The trick before in one sentence."""
    (leader, led), *others = trick
    clauses = [say("storyplays-clause-leads", dummy=leader is s.dummy, seat=leader, card=led)]
    for place, (seat, card) in enumerate(others):
        clause, follows = "story-clause-next" if place else "story-clause-plays", card.suit is led.suit
        clauses.append(say(clause, dummy=seat is s.dummy, seat=seat, card=card, follows=follows, words=None))
    return say("story-trick-so-far", trick=s.number - 1, told=listed(clauses, "and"))


def _explained(s: Sitting, meant: str) -> tuple[str, str]:
    """What he says that he meant, and the other thing, for a player to be told at once."""
    other = "lead" if meant == "play" else "play"
    return s.tells(say("storyplays-thought", meant=meant)), s.tells(say("storyplays-thought", meant=other))


@variant(G13, weight=5)
def by_a_defender(s: Sitting) -> Told | None:
    """A defender puts a fifth card down: to this trick, or as the next lead?"""
    if not s.play_on(_trick_over):
        return None
    seat = s.rng.choice(s.defenders)
    meant, other = s.rng.choice((("play", "lead"), ("lead", "play")))
    number, what = _fifth(s, seat, meant)
    story = s.tale(what, "{}", s.director(s.declarer))
    return Told(
        say("storyplays-title-five-cards", seat=seat),
        story,
        f"meant-as #{number}",
        other,
        routine=True,
        says=_explained(s, meant),
    )


@variant(G13, weight=3)
def by_declarer(s: Sitting) -> Told | None:
    """Declarer puts a fifth card down."""
    if not s.play_on(_trick_over):
        return None
    meant, other = s.rng.choice((("play", "lead"), ("lead", "play")))
    number, what = _fifth(s, s.declarer, meant)
    story = s.tale(what, "{}", s.director(*s.defenders))
    return Told(
        say("storyplays-title-five-cards", seat=s.declarer),
        story,
        f"meant-as #{number}",
        other,
        routine=True,
        says=_explained(s, meant),
    )


@variant(G13, levels=(CLUB, TOURNAMENT), weight=2)
def on_the_table_already(s: Sitting) -> Told | None:
    """A small card to a trick to which he has played: his act of will makes it a major one."""
    if not s.play_on(_trick_over):
        return None
    seat = s.rng.choice(s.defenders)
    small = [card for card in s.hand(seat) if not card.honour]
    if not small:
        return None
    s.begin(back=1)
    told = _whole_trick(s, s.play.tricks[-1])
    card = s.rng.choice(small)
    number = s.do(a.Play(seat, card), meant_as="play")
    s.would_say("meant-as", f"#{number}", "play")
    adds = say("storyplays-has-forgotten", seat=seat, card=card)
    return Told(say("storyplays-title-five-cards", seat=seat), s.tale(told, adds, s.director(s.declarer)))
