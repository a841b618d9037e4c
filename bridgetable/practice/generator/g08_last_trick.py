"""G08: a lead out of turn to the last trick."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a

G08 = kind("G08", ("53", "55", "56"))


def _last(s: Sitting, wrong: Seat) -> tuple[int, str]:
    s.begin()
    won, card = s.won_told(), s.hand(wrong)[0]
    if wrong is s.dummy:
        number = s.do(a.DesignateCard(s.declarer, a.Words("card", card=card)), told_turn="no")
        led = say("story-plays-from-dummy", seat=s.declarer, card=card)
    else:
        number = s.do(a.Lead(wrong, card), told_turn="no")
        led = say("storyleads-leads-last-card", seat=wrong, card=card)
    return number, f"{won} {led}"


def _to_the_last(s: Sitting) -> bool:
    return s.play_on(lambda s: s.leading, first=13, last=13)


@variant(G08, levels=(PLAYER, CLUB, TOURNAMENT))
def by_a_defender(s: Sitting) -> Told | None:
    """A defender leads his last card out of turn."""
    if not _to_the_last(s):
        return None
    wrong = s.rng.choice([seat for seat in s.defenders if seat is not s.turn])
    number, led = _last(s, wrong)
    story, says = s.tale(led, "{}", s.director()), s.turn_told(s.declarer)
    return Told(say("storyleads-title-last-trick"), story, f"told-turn #{number}", s.declarer.value, says=says)


@variant(G08, levels=(PLAYER, CLUB, TOURNAMENT))
def by_declarer(s: Sitting) -> Told | None:
    """Declarer leads his last card, or dummy's, out of turn."""
    if not _to_the_last(s):
        return None
    wrong = s.rng.choice([seat for seat in (s.declarer, s.dummy) if seat is not s.turn])
    number, led = _last(s, wrong)
    by = s.rng.choice(s.defenders)
    story = s.tale(led, "{}", s.director(*s.defenders))
    return Told(say("storyleads-title-last-trick"), story, f"told-turn #{number}", by.value, says=s.turn_told(by))


@variant(G08, levels=(CLUB, TOURNAMENT))
def and_it_is_played_to(s: Sitting) -> Told | None:
    """The next hand plays its last card to it."""
    if not _to_the_last(s):
        return None
    wrong = s.rng.choice([seat for seat in (*s.defenders, s.declarer) if seat is not s.turn])
    _, led = _last(s, wrong)
    after = wrong.lho
    card = s.hand(after)[0]
    if after is s.dummy:
        s.do(a.DesignateCard(s.declarer, a.Words("card", card=card)))
    else:
        s.do(a.Play(after, card), told_turn="no")
    went = say("storyleads-is-put-on-it", dummy=after is s.dummy, card=card, seat=after)
    return Told(say("storyleads-title-last-trick"), s.tale(led, went, s.director()))
