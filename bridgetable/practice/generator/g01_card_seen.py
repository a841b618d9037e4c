"""G01: a card of a defender's that his partner may have seen."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a

G01 = kind("G01", ("45", "49", "50"))


def _two_ways(s: Sitting) -> bool:
    """A defender is to follow and has two cards that he might play."""
    fitting = s.defender(s.turn) and not s.leading and len(s.legal(s.turn)) > 1 and len(s.hand(s.turn)) > 2
    return fitting and s.rng.random() < 0.25


def _waiting(s: Sitting) -> bool:
    """The trick runs, declarer's side is to play, and a defender who has still to play sits and waits."""
    return len(s.trick) in (0, 1, 2) and not s.defender(s.turn) and s.rng.random() < 0.15


def _other(s: Sitting, seat: Seat, card: Card) -> Card:
    """Another card he might have played."""
    return s.rng.choice([each for each in s.legal(seat) if each is not card])


def _saw(s: Sitting, partner: Seat) -> tuple[str, str, tuple[str, str]]:
    """Whether partner could have seen it, what it would be otherwise, and how a player is told each."""
    seen = s.tells(s.rng.choice((f"{partner.word} could have seen it.", f"It faced {partner.word}.")))
    unseen = s.tells(f"{partner.word} was looking at his own cards and had no chance to see it.")
    if s.rng.random() < 0.5:
        return "yes", "no", (seen, unseen)
    return "no", "yes", (unseen, seen)


@variant(G01, weight=4)
def held_in_turn(s: Sitting) -> Told | None:
    """At his turn he holds a card out, then takes it back for another."""
    if not s.play_on(_two_ways):
        return None
    s.begin()
    seat, before = s.turn, s.trick_told()
    card = s.sensible(seat)
    yes, no, told = _saw(s, seat.partner)
    zone = s.rng.choice(("visible", "near the table"))
    number = s.do(a.Hold(seat, card, zone), partner_could_see=yes)  # type: ignore[arg-type]
    s.would_say("meant-as", f"#{number}", "play")
    s.do(a.PutBack(seat, card))
    where = "holds it over the table" if zone == "near the table" else "holds it upright in front of him"
    what = f"{seat.word} takes {talk.the(card)} from his hand, {where}, and puts it back."
    story = s.tale(before, what, "{}", s.director(s.declarer, *s.defenders))
    return Told(f"{seat.word} thinks again", story, f"partner-could-see #{number}", no, routine=yes == "no", says=told)


@variant(G01, weight=4)
def seen_by_accident(s: Sitting) -> Told | None:
    """While he waits, his cards tilt."""
    if not s.play_on(_waiting, first=2):
        return None
    s.begin()
    seat = s.rng.choice([each for each in s.defenders if each not in dict(s.trick)])
    before, card = s.trick_told(), s.rng.choice(s.hand(seat))
    yes, no, told = _saw(s, seat.partner)
    number = s.do(a.BeSeen(seat, (card,)), partner_could_see=yes)
    why = s.rng.choice(("sorting his cards", "reaching for his glass", "turning to look at the clock"))
    what = f"{seat.word}, {why}, tilts his hand so that {talk.the(card)} can be seen."
    story = s.tale(before or s.won_told(), what, "{}", s.director())
    return Told(
        f"A look at {seat.word}'s cards", story, f"partner-could-see #{number}", no, routine=yes == "no", says=told
    )


@variant(G01, levels=(CLUB, TOURNAMENT))
def knocked_out(s: Sitting) -> Told | None:
    """Somebody else has brought it about."""
    if not s.play_on(_waiting, first=2):
        return None
    s.begin()
    seat = s.rng.choice([each for each in s.defenders if each not in dict(s.trick)])
    before, card = s.trick_told(), s.rng.choice(s.hand(seat))
    cause: a.Cause = s.rng.choice((s.declarer, "outsider"))
    number = s.do(a.Drop(seat, (card,), cause=cause))
    yes, no = s.rng.choice((("yes", "no"), ("no", "yes")))
    s.found("designated-otherwise", f"#{number}", yes)
    who = f"{cause.word}, leaning over," if isinstance(cause, Seat) else "somebody passing by"
    what = f"As {who} brushes against {seat.word}'s arm, {talk.the(card)} falls face up on the table."
    story = s.tale(before or s.won_told(), what, s.director())
    return Told(f"{seat.word}'s arm is pushed", story, f"designated-otherwise #{number}", no)


@variant(G01, levels=(CLUB, TOURNAMENT))
def held_before_partner(s: Sitting) -> Told | None:
    """He holds a card out as his play while his partner has still to play."""
    if not s.play_on(lambda s: s.defender(s.turn) and len(s.trick) in (1, 2) and _two_ways(s)):
        return None
    seat = s.turn.partner
    if seat in dict(s.trick) or len(s.hand(seat)) < 2:
        return None
    s.begin()
    before, card = s.trick_told(), s.sensible(seat)
    yes, no, told = _saw(s, seat.partner)
    number = s.do(a.Hold(seat, card, "near the table"), partner_could_see=yes, meant_as="play")
    s.would_say("meant-as", f"#{number}", "play")
    s.do(a.PutBack(seat, card))
    what = (
        f"Before {seat.partner.word} has played, {seat.word} holds {talk.the(card)} over the table and takes it back."
    )
    story = s.tale(before, what, "{}", s.director())
    return Told(f"{seat.word} is in a hurry", story, f"partner-could-see #{number}", no, routine=yes == "no", says=told)


@variant(G01, levels=(PLAYER, CLUB, TOURNAMENT))
def named_as_his_play(s: Sitting) -> Told | None:
    """At his turn he names a card, then lays another."""
    if not s.play_on(_two_ways):
        return None
    s.begin()
    seat, before = s.turn, s.trick_told()
    card = s.sensible(seat)
    other = _other(s, seat, card)
    number = s.do(a.NamePlay(seat, card))
    s.would_say("unintended", f"#{number}", "no")
    s.would_say("named-as", f"#{number}", "play")
    s.would_say("pause", f"#{number}", "yes")
    s.do(a.Play(seat, other))
    what = f'{seat.word} says "I play {talk.the(card)}", and then lays {talk.the(other)}.'
    return Told(f"Said and played by {seat.word}", s.tale(before, what, s.director(s.declarer)))
