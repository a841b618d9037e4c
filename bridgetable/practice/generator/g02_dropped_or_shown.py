"""G02: a defender drops, shows or names a card."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a

G02 = kind("G02", ("49", "50"))


def _now_and_then(s: Sitting) -> bool:
    return s.rng.random() < 0.12 and all(len(s.hand(seat)) > 2 for seat in s.defenders)


def _opened(s: Sitting) -> tuple[Seat, str] | None:
    """A defender with cards in his hand, and what has happened so far."""
    if not s.play_on(_now_and_then, first=2):
        return None
    s.begin()
    return s.rng.choice(s.defenders), s.trick_told() or s.won_told()


@variant(G02, weight=4)
def drops_one(s: Sitting) -> Told | None:
    """One card falls face up."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    card = s.rng.choice(s.hand(seat))
    s.do(a.Drop(seat, (card,)), deliberate="accident")
    what = say("storyseen-drops", way=s.way(2), seat=seat, card=card)
    return Told(say("storyseen-title-drops", seat=seat), s.tale(before, what, s.director()))


@variant(G02, weight=2)
def drops_two(s: Sitting) -> Told | None:
    """Two cards fall together."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    place = s.rng.randrange(len(s.hand(seat)) - 1)
    first, second = s.hand(seat)[place : place + 2]
    s.do(a.Drop(seat, (first, second)), deliberate="accident")
    same = first.suit is second.suit
    what = say("storyseen-drops-two", same=same, first=first, second=second, seat=seat)
    return Told(say("storyseen-title-drops-two", seat=seat), s.tale(before, what, s.director()))


@variant(G02, weight=1)
def drops_face_down(s: Sitting) -> Told | None:
    """A card falls face down: nobody has seen it."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    card = s.rng.choice(s.hand(seat))
    number = s.do(a.Drop(seat, (card,), face=False), partner_could_see="no")
    what = say("storyseen-drops-face-down", seat=seat, card=card)
    unseen, seen = say("storyseen-nobody-could-see"), say("storyseen-seen-when-taken-up", partner=seat.partner)
    says = s.tells(unseen), s.tells(seen)
    story, title = s.tale(before, what, "{}", s.director()), say("storyseen-title-a-card-of", seat=seat)
    return Told(title, story, f"partner-could-see #{number}", "yes", routine=True, says=says)


@variant(G02, weight=2)
def names_a_card(s: Sitting) -> Told | None:
    """He says that he holds a card."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    card = s.rng.choice(s.hand(seat)[:6])
    number = s.do(a.SayHolds(seat, card))
    s.would_say("named-as", f"#{number}", "held")
    s.would_say("this-trick-only", f"#{number}", "no")
    s.would_say("meant-claim", f"#{number}", "no")
    what = say("storyseen-still-has", card=card, seat=seat)
    return Told(say("storyseen-title-speaks-of-his-hand", seat=seat), s.tale(before, what, s.director(s.declarer)))


@variant(G02, levels=(CLUB, TOURNAMENT), weight=2)
def shows_a_card(s: Sitting) -> Told | None:
    """He shows a card to declarer, and his partner may see it."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    card = s.rng.choice(s.hand(seat)[:6])
    yes, no = s.rng.choice((("yes", "no"), ("no", "yes")))
    number = s.do(a.Show(seat, (card,), (s.declarer,)), partner_could_see=yes)
    s.would_say("meant-claim", f"#{number}", "no")
    s.would_say("this-trick-only", f"#{number}", "no")
    what = say("storyseen-shows", seat=seat, card=card, declarer=s.declarer)
    story = s.tale(before, what, "{}", s.director())
    so, otherwise = (say("storyseen-partner-sees", seen=seen, partner=seat.partner) for seen in (yes, no))
    says, title = (s.tells(so), s.tells(otherwise)), say("storyseen-title-shows", seat=seat)
    return Told(title, story, f"partner-could-see #{number}", no, routine=yes == "no", says=says)


@variant(G02, levels=(CLUB, TOURNAMENT), weight=2)
def drops_one_after_another(s: Sitting) -> Told | None:
    """A small card lies there already as a minor penalty card when another one falls."""
    opened = _opened(s)
    if opened is None:
        return None
    seat, before = opened
    small = [card for card in s.hand(seat) if not card.honour]
    if not small:
        return None
    card = s.rng.choice(small)
    other = s.rng.choice([each for each in s.hand(seat) if each is not card])
    s.do(a.Drop(seat, (card,)), deliberate="accident")
    s.do(a.CallDirector(s.declarer))
    s.do(a.DirectorActs("explains"))
    s.do(a.Drop(seat, (other,)), deliberate="accident")
    what = say("storyseen-drops-another", card=card, seat=seat, other=other)
    return Told(say("storyseen-title-drops-another", seat=seat), s.tale(before, what, s.director()))
