"""From a record to a problem: what is asked of whoever rules on it. The key is worked out from the verdict."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgetable.explain.aloud import aloud
from bridgetable.explain.card_status import status_word
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import answer_words, card_words
from bridgetable.explain.withheld import in_question, last_told
from bridgetable.explain.words import question_text
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.lawbook.numbers import book
from bridgetable.lawtexts import EDITIONS
from bridgetable.practice.problem import CLUB, TOURNAMENT, Answer, Part, Problem
from bridgetable.seats import SEATS
from bridgetable.table.actions import Attention, CallDirector
from bridgetable.table.fold import fold
from bridgetable.table.record import Record

OFFERED = 4
"""So many answers are offered where one is right."""
_STATUS = {
    "played": "It is played",
    "must go back": "It goes back to the hand",
    "in hand": "It is in hand, as if nothing had been",
    "major penalty": "It is a major penalty card",
    "minor penalty": "It is a minor penalty card",
    "exposed": "It has been seen, no more",
}


def problem(record: Record, edition: int, level: int, seed: int = 0, twin: Record | None = None) -> Problem:
    """What is asked at a `level` about a record with all its facts; the answers are shuffled by `seed`.

    A `twin` of which the ruling is another lends its answers as near misses.
    """
    chance = random.Random(seed)
    here = judge(record, edition)
    others = [judge(record, year) for year in EDITIONS if year != edition]
    if twin is not None:
        others.append(judge(twin, edition))
    parts: list[Part] = [*_facts(record, edition, chance)] if level >= CLUB else []
    parts += _status(record, here, others, chance)
    if level >= CLUB:
        parts += [*_choices(here, others, chance), *_then(here)]
    if level >= TOURNAMENT:
        parts += _paragraph(here, edition, chance)
    return Problem(record, edition, level, tuple(parts))


def _facts(record: Record, edition: int, chance: random.Random) -> Iterator[Part]:
    asked = [each for each in judge(replace(record, facts=()), edition).questions]
    known = {fact.key: fact.value for fact in record.facts}
    if not known or not asked:
        return
    answers = [Answer(each.key, question_text(each, record.log)) for each in asked]
    chance.shuffle(answers)
    told = {each.key: f"{answer_words(known[each.key])}." if each.key in known else "Nobody can say." for each in asked}
    right = frozenset(each.key for each in asked if each.key in known)
    yield Part("facts", "facts", "What do you ask first?", tuple(answers), right, many=True, told=told)


def _status(record: Record, here: Verdict, others: Sequence[Verdict], chance: random.Random) -> Iterator[Part]:
    log = record.log[: last_told(record.log, 0)]
    while log and isinstance(log[-1].action, CallDirector | Attention):
        log = log[:-1]
    cards = in_question(fold(record), here.dummy, log)
    for seat, card in sorted(cards, key=lambda key: (key[0].index, key[1].name)):
        word = status_word(here, seat, card)
        near = [status_word(each, seat, card) for each in others]
        more = [each for each in _STATUS if each not in near]
        chance.shuffle(more)
        words = [each for each in dict.fromkeys((word, *near, *more)) if each in _STATUS or each == word][:OFFERED]
        chance.shuffle(words)
        answers = tuple(Answer(each, _STATUS.get(each, f"It is {each}")) for each in words)
        asked = f"{seat.word}’s {card_words(card)}: what is it?"
        yield Part(f"status {seat.value} {card.name}", "status", asked, answers, frozenset({word}), card=(seat, card))


def _choices(here: Verdict, others: Sequence[Verdict], chance: random.Random) -> Iterator[Part]:
    right = {f"{each.by} {each.id}": f"{_who(each.by)}: {aloud(each, here)}" for each in here.options}
    wrong = {
        f"{each.by} {each.id}": f"{_who(each.by)}: {aloud(each, other)}" for other in others for each in other.options
    }
    offered = [Answer(key, words) for key, words in {**wrong, **right}.items()]
    chance.shuffle(offered)
    offered.append(Answer("nobody", "Nobody has anything to choose"))
    if len(offered) > 1:
        keys = frozenset(right) or frozenset({"nobody"})
        yield Part("choices", "choices", "Who may choose what now?", tuple(offered), keys, many=True)


def _who(by: str) -> str:
    return " or ".join(seat.word for seat in SEATS if seat.value in by)


def _then(here: Verdict) -> Iterator[Part]:
    answers = tuple(Answer(seat.value, f"{seat.word} plays next") for seat in SEATS)
    waiting = Answer("nobody", "Nobody: first something else has to be settled")
    right = here.turn.value if here.turn is not None else "nobody"
    yield Part("then", "then", "Whose turn is it now?", (*answers, waiting), frozenset({right}))


def _paragraph(here: Verdict, edition: int, chance: random.Random) -> Iterator[Part]:
    cite = headline(here).cite
    texts = book(edition)
    if cite not in texts:
        return
    near = [each for each in texts if each[:2] == cite[:2] and each != cite]
    chance.shuffle(near)
    cites = [cite, *near[: OFFERED - 1]]
    chance.shuffle(cites)
    answers = tuple(Answer(each, f"{each}  {texts[each].title}") for each in cites)
    yield Part("paragraph", "paragraph", "Which paragraph decides?", answers, frozenset({cite}), typed=True)
