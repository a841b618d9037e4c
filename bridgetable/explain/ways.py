"""All that may be chosen, to the end: a choice with those which it opens for the same player at once.

Who refuses a defender's lead out of turn is asked next what the right leader may lead (50D): a director tells him all
of it before he chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bridgetable.explain.aloud import aloud, leader_of
from bridgetable.explain.offered import partner_of_offender
from bridgetable.explain.phrases import one_of
from bridgetable.findings.kinds import Option
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed
from bridgetable.table.actions import Action, Choose

_OF_THE_LEAD = ("50", "51")
"""The laws under which it is said next what may be led."""


_OF_A_DEFENDERS_LEAD = ("54", "56")


class Way(NamedTuple):
    """A choice, what it opens at once (`then`), and the verdict after it where it opens anything."""

    option: Option
    then: tuple[Option, ...] = ()
    after: Verdict | None = None


def ways(verdict: Verdict, after: Callable[[Action], Verdict]) -> tuple[Way, ...]:
    """The choices there are, in the law's order; `after` tells what the verdict would be after an action."""
    ordered = sorted(verdict.options, key=lambda option: (option.by, option.order))
    return tuple(_way(option, verdict, after) for option in ordered)


def _way(option: Option, verdict: Verdict, after: Callable[[Action], Verdict]) -> Way:
    if option.id != "refuse" or not option.grounds.cite.startswith(_OF_A_DEFENDERS_LEAD):
        return Way(option)
    refused = after(Choose(verdict.declarer, "refuse"))
    there = {(each.id, each.grounds.cite) for each in verdict.options}
    new = (each for each in refused.options if (each.id, each.grounds.cite) not in there)
    then = tuple(each for each in new if each.by == option.by and each.grounds.cite.startswith(_OF_THE_LEAD))
    return Way(option, tuple(sorted(then, key=lambda each: each.order)), refused) if then else Way(option)


class Alike(NamedTuple):
    """Choices that differ in the suit alone, with what they have in common: `Forbid West to lead`."""

    words: str
    options: tuple[Option, ...]


def alike(options: Sequence[Option], verdict: Verdict) -> Iterator[Alike]:
    """The choices in their order, those that differ in the suit alone together."""
    for verb, some in groupby(options, _verb):
        mine = tuple(some)
        if len(mine) > 1 and verb:
            yield Alike(_in_common(mine[0], verdict), mine)
        else:
            yield from (Alike(aloud(option, verdict), (option,)) for option in mine)


def _verb(option: Option) -> str:
    """Require or forbid a suit; empty for every other choice."""
    verb, _, what = option.id.partition(" ")
    return verb if verb in ("require", "forbid") and not what.startswith("the ") else ""


def _in_common(option: Option, verdict: Verdict) -> str:
    requires = option.id.startswith("require")
    if option.grounds.cite.startswith("57"):
        who = partner_of_offender(option)
        return f"Have {who} play" if requires else f"Forbid {who} to play"
    who = leader_of(verdict)
    return f"Have {who} lead" if requires else f"Forbid {who} to lead"


def suits_words(option: Option) -> str:
    """The suits of a choice: hearts, hearts and clubs."""
    return option.id.partition(" ")[2]


def spoken(way: Way, verdict: Verdict) -> Iterator[str]:
    """A choice in sentences to say aloud; one that opens others comes with them, each after a dash."""
    yield aloud(way.option, verdict)
    if way.after is not None:
        yield from (f"– {words}" for words in spoken_together(way.then, way.after))


def spoken_together(options: Sequence[Option], verdict: Verdict) -> Iterator[str]:
    """Choices in sentences to say aloud, those that differ in the suit alone in one."""
    for each in alike(options, verdict):
        if len(each.options) == 1:
            yield each.words
        else:
            suits = [suits_words(option) for option in each.options]
            each_one = each.words.startswith("Have") or each.options[0].grounds.cite.startswith("57")
            yield f"{each.words} {one_of(suits) if each_one else listed(suits, 'or')}."
