"""What is said to who typed something that cannot be read."""

from __future__ import annotations

import re

import pytest

from bridgetable.seats import SEATS
from bridgetable.table.fold import apply
from bridgetable.table.hints import hint
from bridgetable.table.position import Position, parse_hand
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import SentenceError, parse
from bridgetable.table.state import Table, start
from bridgetable.table.typed import parse_loose

N, E, S, W = SEATS
HANDS = {
    N: "K74.A52.KT63.J84",
    E: "93.T74.J974.KT62",
    S: "AQJT62.K6.A5.Q93",
    W: "85.QJ983.Q82.A75",
}
SEATING = Seating(turn=E, declarer=S, dummy=N, caller=S)


@pytest.fixture(scope="module")
def table() -> Table:
    """West has led a heart, and dummy has played one."""
    table = start(
        Position(hands=(parse_hand(HANDS[N]), parse_hand(HANDS[E]), parse_hand(HANDS[S]), parse_hand(HANDS[W])))
    )
    for said in ("W leads HQ", "S plays H2 from dummy"):
        table = apply(table, parse(said))
    return table


UNREAD = [
    ("west leads a heart", "A card is its suit"),
    ("w leads", "Type the card as well: “W leads"),
    ("east asks", "All that can be asked is offered as you type"),
    ("e asks why", "“E asks for a review”"),
    ("next", "You can type, for example, “E plays H4”"),
    ("help", "“low” or “queen” for what declarer calls"),
    ("asdf", "“S calls the director”"),
    ("?", "You can type"),
    ("partner plays h5", "Write where the player sits"),
    ("w h8", "“W leads H8”, “W plays H8”, “W drops H8”"),
    ("drops h4", "Type who it was as well, as in “E drops H4”"),
    ("drops", "Type who it was as well, as in “E drops H4”"),
    ("out it goes, n plays d2", "One thing at a time, please: type the first"),
    ("agree", "Type who it was as well"),
    ("revoke", "Type what was done, not what the law calls it, as in “E plays H4”"),
    ("east revokes", "“E plays H4”, “E drops H4”"),
    ("1nt", "A call is typed as in “E bids 1NT”"),
    ("pass", "bids pass”"),
    ("hj, h2", "One thing at a time, please: type “E plays HJ”"),
    ("w leads dk, n plays d2", "One thing at a time, please: type “W leads DK”"),
    ("east plays z4", "“E plays H4”"),
    ("dummy", "What dummy plays is what declarer calls: “low”, “queen”, “S calls H5”"),
    ("west", "What West does is typed like this: “W leads H3”"),
    ("west gets angry", "What West does is typed like this: “W leads H3”"),
    ("e dropps c2", "Did you mean “E drops C2”?"),
    ("weest leads d4", "Did you mean “W leads D4”?"),
    ("king of daimonds", "Did you mean “E plays DK”?"),
    ("quen", "Did you mean “S calls queen”?"),
    ("e exposes h4", "“E faces H4”, “E shows H4”, “E drops H4” or “E lets H4 be seen”"),
    ("east claims some", "“E claims 3”, “E claims all”"),
    ("the director comes", "Say who calls him"),
    ("s chooses", "“S chooses to accept”"),
    ("e replaces h4", "“E replaces H4 with"),
    ("e corrects h4 to c2", "A card is exchanged for another"),
    ("can he play that", "You can type"),
    ("x" * 500, "…” is not understood"),
    ('east remarks "oh', "“E remarks"),
]


@pytest.mark.parametrize(("text", "told"), UNREAD)
def test_who_is_not_understood_is_told_what_can_be_typed(text: str, told: str, table: Table) -> None:
    with pytest.raises(SentenceError):
        parse_loose(text, SEATING)
    assert told in hint(text, SEATING, table)


@pytest.mark.parametrize("text", [text for text, _ in UNREAD])
def test_every_example_can_be_typed_as_it_stands(text: str, table: Table) -> None:
    said = hint(text, SEATING, table)
    examples = re.findall("“([^”]+)”", said)[1:]  # the first repeats what was typed
    assert examples or "sits" in said or "the first" in said
    for example in examples:
        parse_loose(example, SEATING)  # can be typed as it stands


@pytest.mark.parametrize("text", [text for text, _ in UNREAD])
def test_nothing_is_told_in_the_words_of_a_grammar(text: str, table: Table) -> None:
    assert not re.search(r"\b(?:SEAT|CARDS?|SUITS?|NUM|TEXT|WORDS|form|parse)\b|[\[\]]", hint(text, SEATING, table))


def test_an_example_has_a_card_of_the_player_it_is_about(table: Table) -> None:
    for seat in SEATS:
        examples = re.findall(
            rf"“{seat} \w+ ([SHDC]\w+)”", hint(f"{seat} gets angry", SEATING._replace(dummy=None), table)
        )
        assert examples and set(examples) <= {card.name.replace("T", "10") for card in table.hand(seat)}


def test_where_nobody_knows_any_card_there_is_an_example_all_the_same() -> None:
    nobody = start(Position())
    assert "“N calls the director”" in hint("asdf", Seating(), nobody)
    assert "“W leads HQ”" in hint("west", Seating(), nobody)
