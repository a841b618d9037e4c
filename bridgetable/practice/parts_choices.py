"""Who has something to choose, and what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bridgetable.explain.phrases import seat_words, suits_words
from bridgetable.explain.ways import Alike, alike
from bridgetable.findings.kinds import Option
from bridgetable.findings.reasons import OF_A_CLAIM
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.practice.problem import PLAYER, OfferedAnswer, Part
from bridgetable.practice.situation import NOTHING, Situation
from bridgetable.seats import parse_seat
from bridgetable.table.choices import suits_named

_WRONG = 4
"""So many choices that nobody has stand beside the others."""


def choices(at: Situation) -> Iterator[Part]:
    """Who decides; for a director, what each may choose. Nothing where nobody could think of a choice."""
    amiss = at.family in ("card", "duty") and at.here.irregularities
    if not amiss and not any(each.options for each in (at.here, *at.others)):
        return
    yield _who_decides(at) if at.level == PLAYER else _who_may_what(at)


def _who_decides(at: Situation) -> Part:
    by = at.here.options[0].by if at.here.options else NOTHING
    true = {each.by for each in at.here.options} | {one for each in at.here.options for one in each.by.split("/")}
    wrong = [each.options[0].by for each in at.others if each.options]
    wrong += [each.id for each in at.shuffled(OfferedAnswer(each, "") for each in ("N/S", "E/W", *"NESW"))]
    offered = [OfferedAnswer(each, _names(each)) for each in wrong if each not in true]
    offered.insert(1, OfferedAnswer(NOTHING, _names(NOTHING)))
    answers = at.one_of(OfferedAnswer(by, _names(by)), offered)
    return Part("decides", "choices", say("asked-who-decides"), answers, frozenset({by}))


def _names(by: str) -> str:
    if by == NOTHING:
        return say("asked-nobody-has-a-choice")
    return listed([seat_words(parse_seat(each)) for each in by.split("/")], "or")


def _who_may_what(at: Situation) -> Part:
    right = list(offers(at.here))
    wrong = [each for other in at.others for each in offers(other)]
    wrong += [each for by in _not_theirs(at.here) for each in offers(_given_to(by, at.here))]
    either = say("asked-accept-or-refuse", bidding=at.here.in_auction_period)
    wrong += [OfferedAnswer(f"{by} accept", _choice_of(by, either)) for by in ("N/S", "E/W")]
    known = {each.by for each in at.here.options}
    if known:
        wrong = [each for each in wrong if not (each.id == "N/S accept" and known & set("NS"))]
        wrong = [each for each in wrong if not (each.id == "E/W accept" and known & set("EW"))]
    nobody = OfferedAnswer(NOTHING, say("asked-nobody-chooses"))
    answers = (*at.some_of(right, wrong, _WRONG), nobody)
    keys = frozenset(each.id for each in right) or frozenset({NOTHING})
    return Part("choices", "choices", say("asked-who-may-choose"), answers, keys, many=True)


def offers(verdict: Verdict) -> Iterator[OfferedAnswer]:
    """The choices of a verdict with those who have them; choices that differ in the suit alone are one.

    What two laws offer, for a penalty card and for a withdrawn call, is one answer where choice or words are the same.
    """
    told: set[str] = set()
    ordered = sorted(verdict.options, key=lambda option: (option.by, option.order))
    for by, mine in groupby(ordered, lambda option: option.by):
        for each in alike(list(mine), verdict):
            words = _choice_of(by, _in_words(each))
            key = f"{by} {' '.join(dict.fromkeys(option.choice.words for option in each.options))}"
            if not {key, words} & told:
                yield OfferedAnswer(key, words)
            told |= {key, words}


def _choice_of(by: str, words: str) -> str:
    return say("asked-choice-of", who=_names(by), words=words)


def _in_words(each: Alike) -> str:
    if len(each.options) == 1:
        return each.words
    suits = [suits_named(option.choice) for option in each.options]
    named = dict.fromkeys(of_one[0] for of_one in suits if len(of_one) == 1)
    return say("choices-alike", words=each.words, suits=suits_words(list(named), "or"))


def _not_theirs(verdict: Verdict) -> Iterator[str]:
    """Players, or a side, of whom one could think that they choose, and who do not."""
    for by in dict.fromkeys(option.by for option in verdict.options):
        if any(option.of in OF_A_CLAIM for option in verdict.options):
            continue  # to play on all four have to agree
        seat = parse_seat(by.split("/")[0])
        yield "N/S" if seat.value in "EW" else "E/W"
        if "/" not in by:
            yield seat.partner.value


def _given_to(by: str, verdict: Verdict) -> Verdict:
    theirs: tuple[Option, ...] = tuple(
        replace(each, by=by) for each in verdict.options if not set(by.split("/")) & set(each.by.split("/"))
    )
    return replace(verdict, options=theirs)
