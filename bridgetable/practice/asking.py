"""From a record to a problem: what is asked of whoever rules on it. The key is worked out from the verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

from bridgetable.explain.aloud import aloud
from bridgetable.explain.compare import differs
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import listed, owned
from bridgetable.explain.words import told
from bridgetable.findings.kinds import Finding, Information
from bridgetable.findings.verdict import Verdict
from bridgetable.lawbook.numbers import book
from bridgetable.lawtexts import law_order
from bridgetable.practice.facts_asked import facts_part
from bridgetable.practice.near import Key, Rulings, cards_in_question, may_go_back, rulings, what_it_is
from bridgetable.practice.one_click import one_click
from bridgetable.practice.problem import CLUB, TOURNAMENT, Answer, Part, Problem, Topic
from bridgetable.seats import SEATS
from bridgetable.table.record import Record

OFFERED = 4
"""So many answers are offered where one is right."""
MOST_WRONG = 4
"""So many wrong answers are offered where several may be right."""
NOTHING = "nothing"
_STATUS = {
    "played": "Played",
    "must go back": "Goes back to the hand",
    "major penalty": "A major penalty card",
    "minor penalty": "A minor penalty card",
    "in hand": "In the hand, as if nothing had been",
    "exposed": "Seen by all, and nothing more",
    "exposed accepted": "Stays only if the lead is accepted",
    "exposed named": "Played only if it is named now",
    "exposed chosen": "Waits for a choice about another card",
    "exposed trick": "Waits until the trick is over",
    "held": "Held, and not yet played",
    "face-down lead": "Led, and still face down",
    "must be played": "To be played at the first chance",
}
_BACK = {"must": "It must go back", "may": "It may be taken back", "stays": "It stays where it is"}


def problem(record: Record, edition: int, level: int, seed: int = 0, twin: Record | None = None) -> Problem:
    """What is asked at a `level` about a record with all its facts; the answers are shuffled by `seed`.

    A `twin` of which the ruling is another lends its answers as near misses.
    """
    of, chance = rulings(record, edition, twin), Random(seed)
    cards = cards_in_question(of)
    about = [*_status(of, cards, chance), *_back(of, cards)] or [one_click(record, edition, seed, twin)]
    parts = [*about, *_who(of, chance)]
    if level >= CLUB:
        parts = [*facts_part(of, chance), *parts, *_choices(of, chance), *_turn(of), *_duties(of, chance), *_tricks(of)]
    if level >= TOURNAMENT:
        parts += [*_information(of, chance), *_checks(of, chance), *_paragraph(of, chance), *_edition(of, chance)]
    return Problem(record, edition, level, tuple(parts))


# What is this card?


def _status(of: Rulings, cards: Sequence[Key], chance: Random) -> Iterator[Part]:
    for seat, card in cards:
        right = what_it_is(of.here, seat, card)
        near = (what_it_is(verdict, seat, card) for verdict in of.beside)
        usual = ["played", "major penalty", "minor penalty", "must go back", "in hand"]
        if seat.side is of.here.declarer.side:
            usual = ["played", "must go back", "in hand", "exposed", "major penalty"]
        words = tuple(dict.fromkeys((right, *near, *usual)))[:OFFERED]
        asked = f"{owned(seat, card).replace(chr(39), '’')}: what is it?"
        name = f"status {seat.value} {card.name}"
        answers = _shuffled(((word, _STATUS.get(word, word)) for word in words), chance)
        yield Part(name, "status", asked, answers, frozenset({right}), card=(seat, card))


def _back(of: Rulings, cards: Sequence[Key]) -> Iterator[Part]:
    """Of a card that somebody may take back, or might in another case: may he?"""
    moved = [(key.seat, key.card) for verdict in (of.here, *of.beside) for key in verdict.may_withdraw]
    for seat, card in tuple(dict.fromkeys((*cards, *moved)))[: len(cards) + 1]:
        if what_it_is(of.here, seat, card) == "must go back" or not any(
            may_go_back(verdict, seat, card) != "stays" for verdict in (of.here, *of.beside)
        ):
            continue
        answers = tuple(Answer(word, words) for word, words in _BACK.items())
        right = frozenset({may_go_back(of.here, seat, card)})
        asked = f"{owned(seat, card).replace(chr(39), '’')}: does it go back?"
        yield Part(f"back {seat.value} {card.name}", "status", asked, answers, right, card=(seat, card))


# Who may choose what?


def _who(of: Rulings, chance: Random) -> Iterator[Part]:
    right = _choosers(of.here)
    usual = [of.here.declarer.value, "/".join(s.value for s in SEATS if s.side is not of.here.declarer.side), NOTHING]
    usual.append(of.here.declarer.lho.value)
    words = tuple(dict.fromkeys((right, *(_choosers(verdict) for verdict in of.beside), *usual)))[:OFFERED]
    answers = _shuffled(((each, _choosers_words(each)) for each in words), chance)
    yield Part("who", "choices", "Who has something to choose now?", answers, frozenset({right}))


def _choosers(verdict: Verdict) -> str:
    return "+".join(sorted({option.by for option in verdict.options})) or NOTHING


def _choosers_words(by: str) -> str:
    if by == NOTHING:
        return "Nobody"
    return listed([_names(each) for each in by.split("+")], "and")


def _names(by: str) -> str:
    return listed([seat.word for seat in SEATS if seat.value in by.split("/")], "or")


def _choices(of: Rulings, chance: Random) -> Iterator[Part]:
    right = _offered(of.here)
    wrong = {words: key for verdict in of.beside for words, key in _offered(verdict).items() if words not in right}
    if right or wrong:
        yield _several("choices", "choices", "Which choices are there?", right, wrong, "Nothing to choose", chance)


def _offered(verdict: Verdict) -> dict[str, str]:
    """Each choice in the words in which it is offered."""
    return {f"{_names(option.by)}: {aloud(option, verdict)}": option.id for option in verdict.options}


# What happens next?


def _turn(of: Rulings) -> Iterator[Part]:
    answers = tuple(Answer(seat.value, seat.word) for seat in SEATS)
    right = of.here.turn.value if of.here.turn is not None else NOTHING
    nobody = Answer(NOTHING, "Nobody, before something else is settled")
    yield Part("turn", "then", "Whose card comes next?", (*answers, nobody), frozenset({right}))


def _duties(of: Rulings, chance: Random) -> Iterator[Part]:
    right, wrong = _texts_apart(of, lambda verdict: verdict.duties)
    if right or wrong:
        asked = "Who must, or may not, play what?"
        yield _several("duties", "then", asked, right, wrong, "Nobody is bound to anything", chance)


def _tricks(of: Rulings) -> Iterator[Part]:
    moved = [verdict.transfer for verdict in (of.here, *of.beside) if verdict.transfer is not None]
    if not moved:
        return
    words = {"0": "None", "1": "One trick", "2": "Two tricks"}
    right = str(of.here.transfer.tricks) if of.here.transfer is not None else "0"
    side = moved[0].to
    asked = f"How many tricks go over to {'North-South' if side.value == 'NS' else 'East-West'} at the end?"
    yield Part("tricks", "then", asked, tuple(Answer(key, text) for key, text in words.items()), frozenset({right}))


def _information(of: Rulings, chance: Random) -> Iterator[Part]:
    right, wrong = _texts_apart(of, lambda verdict: verdict.information)
    turned = (told(_turned(each), of.record.log) for each in of.here.information)
    wrong += tuple(words for words in turned if words not in (*right, *wrong))
    if right:
        asked = "Who may use what he has learnt?"
        yield _several("information", "then", asked, right, wrong, "Everybody may use everything", chance)


def _turned(info: Information) -> Information:
    """The same with the sides exchanged."""
    return replace(info, authorised=info.unauthorised, unauthorised=info.authorised)


def _checks(of: Rulings, chance: Random) -> Iterator[Part]:
    right, wrong = _texts_apart(of, lambda verdict: verdict.checks)
    if right or wrong:
        yield _several("checks", "then", "What is looked at again later?", right, wrong, "Nothing", chance)


# Which law?


def _paragraph(of: Rulings, chance: Random) -> Iterator[Part]:
    texts, right = book(of.here.edition), headline(of.here).cite
    if right not in texts:
        return
    near = [headline(verdict).cite for verdict in of.near]
    order = sorted(texts, key=law_order)
    place = order.index(right)
    around = [order[at] for step in (1, 2, 3) for at in (place - step, place + step) if 0 <= at < len(order)]
    cites = tuple(cite for cite in dict.fromkeys((right, *near, *around)) if cite in texts)[:OFFERED]
    answers = _shuffled(((cite, f"{cite}  {texts[cite].title}") for cite in cites), chance)
    yield Part("paragraph", "paragraph", "Which paragraph decides?", answers, frozenset({right}), typed=True)


def _edition(of: Rulings, chance: Random) -> Iterator[Part]:
    same = not differs(of.here, of.other)
    first = headline(of.here).words
    others = [headline(verdict).words for verdict in of.beside]
    words = [each for each in dict.fromkeys(others) if each != first][: OFFERED - 1]
    right = "same" if same else next((each for each in words if each == headline(of.other).words), "else")
    offered = [("same", "The same"), *((each, f"Otherwise: {each}") for each in words)]
    if right == "else" or not words:
        offered.append(("else", "Otherwise, in what goes along with it"))
    answers = _shuffled(offered, chance)
    asked = f"And under the laws of {of.other.edition}?"
    yield Part("edition", "paragraph", asked, answers, frozenset({right}))


# Answers


def _texts_apart(of: Rulings, pick: Callable[[Verdict], Iterable[Finding]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sentences of some findings of the ruling, and those of the rulings near it that are not among them."""
    log = of.record.log
    right = tuple(dict.fromkeys(told(each, log) for each in pick(of.here)))
    near = dict.fromkeys(told(each, log) for verdict in of.beside for each in pick(verdict))
    return right, tuple(words for words in near if words not in right)


def _several(
    name: str, topic: Topic, asked: str, right: Iterable[str], wrong: Iterable[str], none: str, chance: Random
) -> Part:
    """A part of which several answers may be right; that none is stands last."""
    right = tuple(right)
    offered = [(words, words) for words in (*right, *tuple(wrong)[:MOST_WRONG])]
    answers = (*_shuffled(offered, chance), Answer(NOTHING, none))
    return Part(name, topic, asked, answers, frozenset(right) or frozenset({NOTHING}), many=True)


def _shuffled(offered: Iterable[tuple[str, str]], chance: Random) -> tuple[Answer, ...]:
    answers = [Answer(*each) for each in offered]
    chance.shuffle(answers)
    return tuple(answers)
