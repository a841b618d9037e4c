"""What the players say: only what they could see, nothing that decides, nothing that a director says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bridgetable.cards import RANK_WORDS, Card, parse_card
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.findings.facts import FACTS
from bridgetable.judge import judge
from bridgetable.messages import say
from bridgetable.practice import statements as statements_module
from bridgetable.practice.generator import KINDS, scene
from bridgetable.practice.statements import Statement, statements
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.faced import seen
from bridgetable.table.position import HandHolding, Position, SuitHolding
from bridgetable.table.record import Fact, Record
from cases.test_stories import verdicts_in
from messages import pseudo

EVERY = 2
"""Of the library every so many cases are looked at."""


@cache
def library() -> dict[str, Record]:
    """Records of the library, by their names."""
    return {path.stem: load(path).record for path in case_files(resource_path("cases"))[::EVERY]}


@cache
def scenes() -> dict[str, Record]:
    """Generated records, two of each kind."""
    return {f"{kind} {seed}": scene(kind, 2017, 2, seed).case.record for kind in KINDS for seed in range(2)}


@cache
def records() -> dict[str, Record]:
    """All of them."""
    return library() | scenes()


@cache
def all_told() -> dict[str, tuple[Statement, ...]]:
    """What is told of each."""
    return {name: statements(record, 2017, 0) for name, record in records().items()}


_NAMED = re.compile(rf"({'|'.join(RANK_WORDS)}) of (spade|heart|diamond|club)s")
_QUOTED = re.compile(r"“[^”]*”")


def cards_in(words: str) -> set[Card]:
    """The cards that are named in these words."""
    return {parse_card(suit[0].upper() + "23456789TJQKA"[RANK_WORDS[rank] - 2]) for rank, suit in _NAMED.findall(words)}


def shown_to_everybody(record: Record) -> set[Card]:
    """The cards whose faces were seen or that were called, of whatever hand."""
    return {card for _, card in seen(record, judge(replace(record, facts=()), 2017).dummy).cards}


def test_nobody_names_a_card_whose_face_nobody_has_seen() -> None:
    secret = {
        name: named
        for name, told in all_told().items()
        if (named := set[Card]().union(*(cards_in(each.words) for each in told)) - shown_to_everybody(records()[name]))
    }
    assert secret == {}


def test_what_lies_hidden_in_the_hands_changes_no_word() -> None:
    """Nobody tells what he has not seen: with every card that was not seen turned to nothing, they say the same."""
    unlike = []
    for name, record in scenes().items():
        dummy = judge(replace(record, facts=()), 2017).dummy
        bare = replace(record, position=_open_only(record.position, seen(record, dummy).cards))
        if [each.words for each in statements(bare, 2017, 0)] != [each.words for each in all_told()[name]]:
            unlike.append(name)
    assert unlike == []


def _open_only(position: Position, open_: frozenset[tuple[Seat, Card]]) -> Position:
    hands: list[HandHolding] = []
    for seat, hand in zip(Seat, position.hands, strict=True):
        suits = (tuple(card for card in suit.cards if (seat, card) in open_) for suit in hand.suits)
        hands.append(HandHolding(tuple(SuitHolding(cards, more=True) for cards in suits)))
    north, east, south, west = hands
    return replace(position, hands=(north, east, south, west))


def test_no_statement_sounds_like_a_ruling() -> None:
    found = {name: verdicts_in(_QUOTED.sub("", each.words), "en") for name, told in all_told().items() for each in told}
    assert {name: words for name, words in found.items() if words} == {}


def test_what_decides_is_not_heard_before_it_is_asked() -> None:
    """Whatever the answer to a question is, the players say the same."""
    checked, unlike = 0, []
    for name, record in records().items():
        for other in _otherwise(record):
            checked += 1
            if statements(other, 2017, 0) != all_told()[name]:
                unlike.append(name)
    assert checked > 300
    assert unlike == []


def _otherwise(record: Record) -> Iterator[Record]:
    for fact in record.facts:
        for value in FACTS[fact.id].answers[:2]:
            if value != fact.value:
                yield record.with_fact(Fact(fact.id, fact.of, value))


def test_everybody_speaks_of_himself_as_of_himself_and_of_what_was_done() -> None:
    for name, told in all_told().items():
        log = records()[name].log
        for each in told:
            assert each.words == each.words.strip() and each.words.endswith((".", "!", "?", "”")), each
            assert "None" not in each.words and "  " not in each.words and "a card of" not in each.words
            for number in (int(key[1:]) for key in each.about if key.startswith("#")):
                actor = getattr(log[number - 1].action, "seat", None)
                assert isinstance(actor, Seat)
                partner = actor is each.seat.partner and "My partner" in each.words
                own = actor is each.seat and re.search(r"\bI\b|^(Yes|It was)", each.words)
                assert partner or own or actor.word in each.words, (name, each)


def test_who_says_that_he_saw_nothing_does_not_name_it() -> None:
    told = {name: each for name, all_ in all_told().items() for each in all_ if "I saw nothing" in each.words}
    assert len(told) >= 5
    for name, each in told.items():
        number = int(next(key for key in each.about if key.startswith("partner-could-see")).split("#")[1])
        assert getattr(records()[name].log[number - 1].action, "card", None) not in cards_in(each.words)


def test_at_odds_only_over_what_is_left_to_a_fact() -> None:
    record = scenes()["G01 1"]
    told = {each.seat: each.words for each in all_told()["G01 1"]}
    assert "His partner was looking at it." in told[Seat.N]
    assert told[Seat.W] == "I saw nothing. I was looking at my own cards."
    settled = {each.seat: each.words for each in statements(replace(record, facts=()), 2017, 0)}
    assert "looking" not in " ".join(settled.values())


def test_a_pause_that_everybody_saw_is_not_denied() -> None:
    """Who let everybody see him think does not say that he spoke in the same breath."""
    pauses = [
        name
        for name, record in records().items()
        if any(isinstance(each.action, a.Remark) and each.action.words is None for each in record.log)
    ]
    assert pauses
    assert [name for name in pauses if "same breath" in str(all_told()[name])] == []


def test_who_called_speaks_first_and_the_seed_chooses_the_words() -> None:
    told = all_told()["G06 0"]
    assert told[0].seat is Seat.E and told[0].words.startswith(("Director", "We need"))
    assert statements(records()["G06 0"], 2017, 0) == told
    assert len({statements(records()["G06 0"], 2017, seed)[0].words for seed in range(12)}) == 3
    assert statements(Record(), 2017, 0) == ()


def test_all_that_may_be_said_beside_a_deed_has_words_of_its_own() -> None:
    beside = [f"opening-{each}" for each in statements_module._OPENINGS]
    beside += [f"assent-{each}" for each in statements_module._ASSENTS]
    disputes = {**statements_module._DISPUTES, "told-turn-in-hand": ("own",), "told-turn-in-dummy": ("own",)}
    beside += [f"{fact}-{part}" for fact, parts in disputes.items() for part in parts]
    assert {part for parts in disputes.values() for part in parts} == set(statements_module._WHO_TELLS)
    said = [say(f"players-{each}") for each in beside]
    assert len(said) == len(beside) > 40
    assert len(set(said)) == len(said) - 1  # of a trump both facts are told in the same words


def test_the_players_speak_the_language_spoken() -> None:
    quoted = re.compile("“[^”⟦⟧]*”")
    with pseudo.spoken():
        said = [each.words for record in list(records().values())[::40] for each in statements(record, 2017, 1)]
    assert len(said) > 20
    assert [words for words in said if re.search("[A-Za-z]{2}", pseudo.outside(quoted.sub("", words)))] == []
