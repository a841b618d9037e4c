"""What the players say: only what they could see, nothing that decides, nothing that a director says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bridgetable.cards import RANK_WORDS, Card, parse_card
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.findings.facts import FACTS
from bridgetable.judge import judge
from bridgetable.practice.generator import KINDS, scene
from bridgetable.practice.statements import statements
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.faced import seen
from bridgetable.table.position import HandHolding, Position, SuitHolding
from bridgetable.table.record import Fact, Record
from cases.test_stories import verdicts_in

LIBRARY = {path.stem: load(path).record for path in case_files(resource_path("cases"))}
SCENES = {f"{kind} {seed}": scene(kind, 2017, 2, seed).case.record for kind in KINDS for seed in range(3)}
RECORDS = LIBRARY | SCENES
TOLD = {name: statements(record, 2017, 0) for name, record in RECORDS.items()}
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
        for name, told in TOLD.items()
        if (named := set[Card]().union(*(cards_in(each.words) for each in told)) - shown_to_everybody(RECORDS[name]))
    }
    assert secret == {}


def test_what_lies_hidden_in_the_hands_changes_no_word() -> None:
    """Nobody tells what he has not seen: with every card that was not seen turned to nothing, they say the same."""
    unlike = []
    for name, record in SCENES.items():
        dummy = judge(replace(record, facts=()), 2017).dummy
        bare = replace(record, position=_open_only(record.position, seen(record, dummy).cards))
        if [each.words for each in statements(bare, 2017, 0)] != [each.words for each in TOLD[name]]:
            unlike.append(name)
    assert unlike == []


def _open_only(position: Position, open_: frozenset[tuple[Seat, Card]]) -> Position:
    hands = []
    for seat, hand in zip(Seat, position.hands, strict=True):
        suits = (tuple(card for card in suit.cards if (seat, card) in open_) for suit in hand.suits)
        hands.append(HandHolding(tuple(SuitHolding(cards, more=True) for cards in suits)))
    return replace(position, hands=tuple(hands))


def test_no_statement_sounds_like_a_ruling() -> None:
    found = {name: verdicts_in(_QUOTED.sub("", each.words), "en") for name, told in TOLD.items() for each in told}
    assert {name: words for name, words in found.items() if words} == {}


def test_what_decides_is_not_heard_before_it_is_asked() -> None:
    """Whatever the answer to a question is, the players say the same."""
    checked, unlike = 0, []
    for name, record in RECORDS.items():
        for other in _otherwise(record):
            checked += 1
            if statements(other, 2017, 0) != TOLD[name]:
                unlike.append(name)
    assert checked > 300
    assert unlike == []


def _otherwise(record: Record) -> Iterator[Record]:
    for fact in record.facts:
        for value in FACTS[fact.id].answers[:2]:
            if value != fact.value:
                yield record.with_fact(Fact(fact.id, fact.of, value))


def test_everybody_speaks_of_himself_as_of_himself_and_of_what_was_done() -> None:
    for name, told in TOLD.items():
        log = RECORDS[name].log
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
    told = {name: each for name, all_ in TOLD.items() for each in all_ if "I saw nothing" in each.words}
    assert len(told) >= 5
    for name, each in told.items():
        number = int(next(key for key in each.about if key.startswith("partner-could-see")).split("#")[1])
        assert getattr(RECORDS[name].log[number - 1].action, "card", None) not in cards_in(each.words)


def test_at_odds_only_over_what_is_left_to_a_fact() -> None:
    record = SCENES["G01 1"]
    told = {each.seat: each.words for each in TOLD["G01 1"]}
    assert "His partner was looking at it." in told[Seat.N]
    assert told[Seat.W] == "I saw nothing. I was looking at my own cards."
    settled = {each.seat: each.words for each in statements(replace(record, facts=()), 2017, 0)}
    assert "looking" not in " ".join(settled.values())


def test_a_pause_that_everybody_saw_is_not_denied() -> None:
    """Who let everybody see him think does not say that he spoke in the same breath."""
    pauses = [
        name
        for name, record in RECORDS.items()
        if any(isinstance(each.action, a.Remark) and each.action.words is None for each in record.log)
    ]
    assert pauses
    assert [name for name in pauses if "same breath" in str(TOLD[name])] == []


def test_who_called_speaks_first_and_the_seed_chooses_the_words() -> None:
    told = TOLD["G06 0"]
    assert told[0].seat is Seat.E and told[0].words.startswith(("Director", "We need"))
    assert statements(RECORDS["G06 0"], 2017, 0) == told
    assert len({statements(RECORDS["G06 0"], 2017, seed)[0].words for seed in range(12)}) == 3
    assert statements(Record(), 2017, 0) == ()
