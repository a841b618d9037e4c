"""Facts as case files write them: what a fact may be about, and how its answer is written."""

from __future__ import annotations

import re
from collections.abc import Callable

from bridgetable.cards import SUITS, parse_card, parse_suit
from bridgetable.cases.problems import did_you_mean, shown
from bridgetable.findings.fact_kinds import FactKind
from bridgetable.findings.facts import FACTS
from bridgetable.messages import listed, say
from bridgetable.seats import parse_seats, seats_text
from bridgetable.table.actions import DesignateCard
from bridgetable.table.record import CANNOT, Fact
from bridgetable.table.sentences import SentenceError, parse

_TRICK = "(?:1[0-3]|[1-9])"
_CALL = "(?:[1-9](?:[CDHS]|NT)|pass|XX?)"
_SUBJECTS = {
    "a": r"#[1-9]\d*",
    "c": r"[NESW] \S+",
    "s": "[NESW]",
    "t": _TRICK,
    "st": f"[NESW] {_TRICK}",
    "sa": r"[NESW] #[1-9]\d*",
    "k": f"[NESW] {_CALL}(?: #(?:0|[1-9][0-9]*))?",
    "b": "",
}


def fact_kind(name: str) -> FactKind:
    """The kind of fact of that name; `ValueError` with the nearest one where there is none.

    >>> fact_kind("told-turn").question
    'Did an opponent tell him that it was his turn, and did he act on it?'
    """
    if name not in FACTS:
        raise ValueError(say("casefile-no-fact", text=shown(name), meant=did_you_mean(name, FACTS)))
    return FACTS[name]


def read_fact(key: str, value: str) -> Fact:
    """The fact named `key` (`below-honour W D?`, `told-turn #4`, `damage`) with an answer of its kind.

    >>> read_fact("told-turn #4", "N").key
    'told-turn #4'
    """
    name, _, of = key.partition(" ")
    kind = fact_kind(name)
    return fact_of(kind, read_subject(kind, of.strip()), value)


def fact_of(kind: FactKind, of: str, value: str) -> Fact:
    """The fact with an answer of its kind; `ValueError` too where the card it is about shows another answer."""
    found = Fact(kind.id, of, read_answer(kind, value))
    if kind.id == "below-honour":
        honour = parse_card(of.partition(" ")[2]).honour
        if found.value == ("yes" if honour else "no" if honour is False else None):
            raise ValueError(say("casefile-card-shows", fact=found.key, value=repr(found.value)))
    return found


def read_subject(kind: FactKind, of: str) -> str:
    """What a fact of `kind` is about, in its one form; `ValueError` where such a fact cannot be about it.

    >>> read_subject(fact_kind("told-turn"), "#4")
    '#4'
    """
    for letters in kind.of:
        if re.fullmatch(_SUBJECTS[letters], of):
            return f"{of[0]} {parse_card(of[2:])}" if letters == "c" else of
    wanted = listed([say(f"casefile-subject-{letters}") for letters in kind.of], "or")
    raise ValueError(say("casefile-found-of", fact=kind.id, wanted=wanted, text=shown(of)))


def read_answer(kind: FactKind, text: str) -> str:
    """An answer to a fact of `kind` in its one form; `ValueError` where it is none."""
    if text == CANNOT or text in kind.answers:
        return text
    if kind.open is None:
        answers, meant = ", ".join(kind.answers), did_you_mean(text, kind.answers)
        raise ValueError(_does_not_answer(text, kind, answers, meant))
    try:
        return _READERS[kind.open](text)
    except SentenceError as error:
        raise ValueError(_does_not_answer(text, kind, str(error))) from None


def _does_not_answer(text: str, kind: FactKind, answers: str, meant: str = "") -> str:
    return say("casefile-does-not-answer", text=shown(text), fact=kind.id, answers=answers, meant=meant)


def _seats(text: str) -> str:
    return seats_text(parse_seats(text))


def _card_name(text: str) -> str:
    return parse_card(text).name


def _card_names(text: str) -> str:
    return text if text == "none" else ", ".join(parse_card(card).name for card in re.split(r", ?| and ", text))


def _suits(text: str) -> str:
    return text if text == "none" else " and ".join(parse_suit(suit).plural for suit in text.split(" and "))


def _denominations(text: str) -> str:
    """Suits and notrump, spades first, notrump last, each once."""
    if text == "none":
        return text
    named = {word if word == "notrump" else parse_suit(word).plural for word in text.split(" and ")}
    order = (*(suit.plural for suit in SUITS), "notrump")
    return " and ".join(word for word in order if word in named)


def _trick(text: str) -> str:
    if not re.fullmatch(_TRICK, text):
        raise ValueError(say("casefile-no-trick", text=shown(text)))
    return text


def _number(text: str) -> str:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise ValueError(say("casefile-no-number", text=shown(text)))
    return text


def _text(text: str) -> str:
    return text


def _words_said(text: str) -> str:
    called = parse(f"S calls {text}").action
    if not isinstance(called, DesignateCard) or called.gesture is not None:
        raise ValueError(say("casefile-not-called", text=shown(text)))
    return called.words.text


def _target(text: str) -> str:
    try:
        return parse_suit(text).plural
    except ValueError:
        return _card_name(text)


_READERS: dict[str, Callable[[str], str]] = {
    "seats": _seats,
    "suits": _suits,
    "card": _card_name,
    "cards": _card_names,
    "trick": _trick,
    "number": _number,
    "text": _text,
    "words": _words_said,
    "target": _target,
    "denominations": _denominations,
}
