"""All that may be chosen, to the end: a choice with those which it opens for the same player at once.

Who refuses a defender's lead out of turn is asked next what the right leader may lead (50D): a director tells him all
of it before he chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from bridgetable.explain.offered import partner_of_offender
from bridgetable.explain.phrases import one_of, suits_words
from bridgetable.explain.replacements import Replacement, replacements
from bridgetable.explain.spoken_offer import spoken_offer
from bridgetable.findings.kinds import Option
from bridgetable.findings.reasons import OF_A_PENALTY_CARDS_SUIT, ChoiceOf
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.named import NamedTuple
from bridgetable.table.actions import Choose
from bridgetable.table.choices import Forbid, Plain, Require, suits_named

_OF_A_DEFENDERS_LEAD: tuple[ChoiceOf, ...] = ("refusing an opening lead", "refusing a defender's lead")
"""What is refused there makes a penalty card, and it is said next what may be led."""


class Way(NamedTuple):
    """A choice, what it opens at once (`then`), and the verdict after it where it opens anything.

    `instead`: the calls that may be put in place of a bid, and what each would lead to.
    """

    option: Option
    then: tuple[Option, ...] = ()
    after: Verdict | None = None
    instead: tuple[Replacement, ...] = ()


def ways(verdict: Verdict, after: Callable[..., Verdict]) -> tuple[Way, ...]:
    """The choices there are, in the law's order; `after` tells what the verdict would be after some actions."""
    ordered = sorted(verdict.options, key=lambda option: (option.by, option.order))
    return tuple(_way(option, verdict, after) for option in ordered)


def _way(option: Option, verdict: Verdict, after: Callable[..., Verdict]) -> Way:
    if option.of == "an insufficient bid":
        return Way(option, instead=replacements(option, verdict, after))
    if option.choice is not Plain.REFUSE or option.of not in _OF_A_DEFENDERS_LEAD:
        return Way(option)
    refused = after(Choose(verdict.declarer, Plain.REFUSE))
    new = (each for each in refused.options if each not in verdict.options)
    then = tuple(each for each in new if each.by == option.by and each.of in OF_A_PENALTY_CARDS_SUIT)
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
            yield from (Alike(spoken_offer(option, verdict), (option,)) for option in mine)


def _verb(option: Option) -> str:
    """Require or forbid a suit; empty for every other choice."""
    if not suits_named(option.choice):
        return ""
    return "forbid" if isinstance(option.choice, Forbid) else "require"


def _in_common(option: Option, verdict: Verdict) -> str:
    forbid = isinstance(option.choice, Forbid)
    if option.of == "partner's card to the trick":
        return say("choices-spoken-common-play", forbid=forbid, who=partner_of_offender(option))
    return say("choices-spoken-common-lead", forbid=forbid, who=verdict.trick.lead)


def spoken(way: Way, verdict: Verdict) -> Iterator[str]:
    """A choice in sentences to say aloud; one that opens others comes with them, each after a dash."""
    yield spoken_offer(way.option, verdict)
    yield from (say("choices-spoken-below", words=each.words) for each in way.instead)
    if way.after is not None:
        yield from (say("choices-spoken-below", words=words) for words in spoken_together(way.then, way.after))


def spoken_together(options: Sequence[Option], verdict: Verdict) -> Iterator[str]:
    """Choices in sentences to say aloud, those that differ in the suit alone in one."""
    for each in alike(options, verdict):
        if len(each.options) == 1:
            yield each.words
            continue
        first = each.options[0]
        suits = [suits_named(option.choice) for option in each.options]
        if isinstance(first.choice, Require) or first.of == "partner's card to the trick":
            named = one_of([suit for of_one in suits for suit in of_one])
        else:
            named = listed([suits_words(of_one, "and") for of_one in suits], "or")
        yield say("choices-alike", words=each.words, suits=named)
