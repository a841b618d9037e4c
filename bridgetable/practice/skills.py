"""What somebody can do by now, worked out from his answers: what comes again, and when.

A skill is one kind of problem at one level under one edition. When it comes again is said by FSRS, a schedule for
spaced repetition; the answers are played through it in the order of time, so that the same events give the same
schedule wherever they come from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

from bridgetable.named import NamedTuple
from bridgetable.practice.progress import GivenAnswer

if TYPE_CHECKING:
    from fsrs import Card, Rating

HARD = 0.5
"""From this share of the points on a problem was hard, and not missed."""
LATELY = 20
"""So many answers about a law are looked at."""


class Skill(NamedTuple):
    """One kind of problem at one level under one edition."""

    kind: str
    level: int
    edition: int


class Attempt(NamedTuple):
    """A problem as it was answered in one go: when, and which share of its points it earned."""

    skill: Skill
    problem: str
    at: float
    share: float
    laws: tuple[int, ...]


class OfALaw(NamedTuple):
    """How it goes with one law: the share of the points lately, when it was practised last, and how often."""

    share: float
    last: float
    answers: int


def attempts(events: Iterable[GivenAnswer]) -> list[Attempt]:
    """The problems that were answered, in the order of time."""
    sittings: dict[str, list[GivenAnswer]] = defaultdict(list)
    for event in events:
        sittings[event.sitting].append(event)
    return sorted(map(_attempt, sittings.values()), key=lambda each: (each.at, each.problem, each.skill))


def _attempt(events: list[GivenAnswer]) -> Attempt:
    first = min(events, key=lambda event: (event.at, event.id))
    of = sum(sorted(event.of for event in events))
    share = sum(sorted(event.points for event in events)) / of if of else 0.0
    skill = Skill(first.kind, first.level, first.edition)
    return Attempt(skill, first.problem, max(event.at for event in events), share, first.laws)


def due(events: Iterable[GivenAnswer], now: datetime) -> list[Skill]:
    """The skills that are to be practised again by `now`, the most urgent first.

    Raises `ImportError` where the schedule is not installed.
    """
    cards = _schedule(events)
    late = [(card.due, skill) for skill, card in cards.items() if card.due <= now]
    return [skill for _, skill in sorted(late)]


def due_tomorrow(events: Iterable[GivenAnswer], now: datetime) -> int:
    """How many skills come again by the end of tomorrow; raises `ImportError` as `due` does."""
    end = (now + timedelta(days=2)).replace(hour=0, minute=0, second=0, microsecond=0)
    return len(due(events, end))


def _schedule(events: Iterable[GivenAnswer]) -> Mapping[Skill, Card]:
    from fsrs import Card, Scheduler

    scheduler, cards = Scheduler(enable_fuzzing=False), dict[Skill, Card]()
    for attempt in attempts(events):
        when = datetime.fromtimestamp(attempt.at, UTC)
        card = cards.get(attempt.skill) or Card(card_id=0, due=when)
        cards[attempt.skill], _ = scheduler.review_card(card, _rating(attempt.share), when)
    return cards


def _rating(share: float) -> Rating:
    from fsrs import Rating

    if share >= 1.0:
        return Rating.Good
    return Rating.Hard if share >= HARD else Rating.Again


def laws(events: Iterable[GivenAnswer]) -> dict[int, OfALaw]:
    """For each law that was practised, how it goes with it."""
    found: dict[int, list[Attempt]] = defaultdict(list)
    for attempt in attempts(events):
        for law in attempt.laws:
            found[law].append(attempt)
    return {law: _of_a_law(mine) for law, mine in sorted(found.items())}


def _of_a_law(mine: list[Attempt]) -> OfALaw:
    lately = mine[-LATELY:]
    return OfALaw(sum(each.share for each in lately) / len(lately), mine[-1].at, len(mine))


def of_cases(events: Iterable[GivenAnswer]) -> dict[str, float]:
    """For each problem that was answered the share of its points it earned last: 1.0 has been mastered."""
    return {attempt.problem: attempt.share for attempt in attempts(events)}


def streak(events: Iterable[GivenAnswer], today: date) -> int:
    """On how many days one after the other something was practised, up to today, or to yesterday."""
    days = sorted({datetime.fromtimestamp(event.at).astimezone().date() for event in events}, reverse=True)
    if not days or (today - days[0]).days > 1:
        return 0
    length = 1
    for later, earlier in pairwise(days):
        if (later - earlier).days != 1:
            break
        length += 1
    return length
