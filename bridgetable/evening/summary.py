"""What is left of an evening when it is over: its cases, how the room voted, what was right, and how long it took."""

from __future__ import annotations

from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item
from bridgetable.evening.votes import Vote
from bridgetable.value import value


@value
class ShownCase:
    """A case of the evening as it went: the `seconds` it was shown, and the votes on it."""

    number: int
    item: Item
    seconds: int
    votes: tuple[Vote, ...]

    @property
    def over(self) -> int:
        """The seconds it took beyond its budget; below 0: so many were left; 0 where it had none."""
        return self.seconds - 60 * self.item.minutes if self.item.minutes else 0


def shown(running: Running) -> tuple[ShownCase, ...]:
    """The cases of an evening in order, with their votes; a vote belongs to the first case of its name.

    >>> from bridgetable.evening.set_list import SetList
    >>> shown(Running(SetList("Tuesday", (Item("a", 2),)), 0, (), (150,)))[0].over
    30
    """
    items = running.set_list.items
    times = (*running.seconds, *(0 for _ in items))
    places = [item.case for item in items]
    return tuple(
        ShownCase(number + 1, item, seconds, _votes_on(item.case, number == places.index(item.case), running.votes))
        for number, (item, seconds) in enumerate(zip(items, times, strict=False))
    )


def _votes_on(case: str, first: bool, votes: tuple[Vote, ...]) -> tuple[Vote, ...]:
    return tuple(vote for vote in votes if vote.case == case) if first else ()


def were_right(votes: tuple[Vote, ...]) -> tuple[int, int]:
    """How many hands of all votes were raised for the right answer, and how many there were."""
    return sum(vote.were_right for vote in votes), sum(vote.raised for vote in votes)


def clock(seconds: int) -> str:
    """A time as on a clock.

    >>> clock(125), clock(3600)
    ('2:05', '1:00:00')
    """
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
