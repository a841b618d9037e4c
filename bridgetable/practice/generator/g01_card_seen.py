"""G01: a card of a defender's that his partner may have seen."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
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
    seen = s.tells(say("storyseen-could-see", way=s.way(2), partner=partner))
    unseen = s.tells(say("storyseen-no-chance-to-see", partner=partner))
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
    what = say("storyseen-holds-out", zone=zone, seat=seat, card=card)
    story = s.tale(before, what, "{}", s.director(s.declarer, *s.defenders))
    title, aim = say("storyseen-title-thinks-again", seat=seat), f"partner-could-see #{number}"
    return Told(title, story, aim, no, routine=yes == "no", says=told)


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
    what = say("storyseen-tilts", way=s.way(3), seat=seat, card=card)
    story = s.tale(before or s.won_told(), what, "{}", s.director())
    title, aim = say("storyseen-title-look", seat=seat), f"partner-could-see #{number}"
    return Told(title, story, aim, no, routine=yes == "no", says=told)


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
    by = cause if isinstance(cause, Seat) else None
    what = say("storyseen-is-pushed", by=by, seat=seat, card=card)
    story = s.tale(before or s.won_told(), what, s.director())
    return Told(say("storyseen-title-pushed", seat=seat), story, f"designated-otherwise #{number}", no)


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
    what = say("storyseen-holds-before-partner", partner=seat.partner, seat=seat, card=card)
    story = s.tale(before, what, "{}", s.director())
    title, aim = say("storyseen-title-hurry", seat=seat), f"partner-could-see #{number}"
    return Told(title, story, aim, no, routine=yes == "no", says=told)


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
    what = say("storyseen-says-and-plays", seat=seat, card=card, other=other)
    return Told(say("storyseen-title-said-and-played", seat=seat), s.tale(before, what, s.director(s.declarer)))
