"""Each template makes a record that can be judged, and its ruling is about what its title says."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.explain.headlines import headline
from bridgetable.judge import Judge
from bridgetable.lawtexts import EDITIONS
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence
from bridgetable.templates import TEMPLATES, Told, Untold, read_card, read_contract, record_of, template

SPOKEN = {
    "opening-lead": (
        {"card": "c2"},
        "South may spread his hand, accept or refuse East's lead of ♣2; until then it waits.",
    ),
    "defender-leads": ({"card": "d5"}, "South may accept or refuse East's lead of ♦5; until then it waits."),
    "wrong-hand": (
        {"card": "h4"},
        "East or West may accept or refuse South's lead of ♥4; until then it waits.",
    ),
    "out-of-turn": (
        {"suit": "H", "card": "h3"},
        "East's ♥3 came too early, a penalty card: South may have West play highest, lowest",
    ),
    "card-seen": ({"card": "c5"}, "East's ♣5 is a minor penalty card."),
    "revoke": (
        {"suit": "S", "card": "h3"},
        "East must play a spade now. East's ♥3 leaves the trick as a major penalty card.",
    ),
    "revoke-later": (
        {"suit": "S", "card": "h3"},
        "East's revoke in trick 5 is established. No trick is transferred so far.",
    ),
    "penalty-card": (
        {"penalty": "hq", "card": "d3"},
        "South may accept East's ♦3, or have East's ♥Q, his penalty card, played instead.",
    ),
    "change-of-call": ({"first": "dq", "second": "dk"}, "North's ♦Q is played to trick 5."),
    "not-named": ({"called": "dq", "moved": "dk"}, "North's ♦K goes back; ♦Q is"),
    "claim": ({}, "South's claim is contested"),
    "auction": ({"card": "hk"}, "East's ♥K stays face up until the auction ends."),
}
"""The least that is told to each template, and how its ruling begins."""


def record(name: str, declarer: Seat = Seat.S, **more: str) -> Record:
    return record_of(Told(template(name), declarer, answers=SPOKEN[name][0] | more))


def log(name: str, declarer: Seat = Seat.S, **more: str) -> list[str]:
    return [sentence(entry) for entry in record(name, declarer, **more).log]


def said(name: str, edition: int = 2017, **more: str) -> str:
    return headline(Judge(edition).verdict(record(name, **more)))[0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SPOKEN)
def test_the_headline_is_about_what_happened(name: str, edition: int) -> None:
    assert said(name, edition).startswith(SPOKEN[name][1])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("declarer", SEATS)
def test_every_template_can_be_judged_whoever_declares(declarer: Seat, edition: int) -> None:
    assert {each.id for each in TEMPLATES} == set(SPOKEN)
    for name in SPOKEN:
        verdict = Session(record(name, declarer), edition).view.verdict
        assert verdict.irregularities or verdict.questions, name
        assert not verdict.not_modelled, name


def test_nothing_is_known_but_what_was_told() -> None:
    view = Session(record("opening-lead")).view
    assert [len(view.table.hand(seat)) for seat in SEATS] == [0, 0, 0, 0]
    assert [view.table.hidden(seat) for seat in SEATS] == [13, 12, 13, 13]
    assert log("opening-lead") == ["E leads C2", "S calls the director", "the director explains"]


def test_keys_are_letters_that_name_no_seat_and_no_suit_of_a_contract() -> None:
    keys = [each.key for each in TEMPLATES]
    assert len(set(keys)) == 12
    assert not set(keys) & set("NESWTX")


@pytest.mark.parametrize(
    ("name", "more", "first"),
    [
        ("wrong-hand", {"hand": "N"}, "S leads H4 from dummy"),
        ("card-seen", {"way": "showed", "card": "c5 dk"}, "E shows C5, DK on the table"),
        ("card-seen", {"way": "named"}, "E says he holds C5"),
        ("card-seen", {"way": "held"}, "E holds C5 visible"),
        ("penalty-card", {"leader": "S", "suit": "H"}, "S leads H?"),
        ("revoke", {"who": "N", "leader": "W"}, "W leads S?"),
        ("change-of-call", {"leader": "N"}, "S calls DQ"),
        ("auction", {"who": "N"}, "N drops HK"),
    ],
)
def test_the_answers_stand_in_the_record(name: str, more: dict[str, str], first: str) -> None:
    assert log(name, **more)[0] == first


def test_what_happened_since_follows() -> None:
    assert "E plays D?" in log("change-of-call", since="next")
    assert "E plays D?" in log("not-named", since="next")
    assert "N moves DQ" in log("change-of-call", since="moved")
    assert "play ends" in log("revoke-later")
    assert "play goes on to trick 7" in log("revoke-later", when="play")
    assert log("revoke-later")[:4] == ["S leads S? from dummy", "E plays H3", "S plays S?", "W plays S?"]


def test_a_card_held_out_is_a_question_and_its_owner_is_to_lead() -> None:
    verdict = Judge(2017).verdict(record("card-seen", way="held"))
    assert [question.id for question in verdict.questions] == ["partner-could-see"]
    assert verdict.turn is Seat.E


@pytest.mark.parametrize(
    ("name", "more", "asked"),
    [
        ("opening-lead", {"card": ""}, "card"),
        ("opening-lead", {"card": "zz"}, "card"),
        ("revoke", {"suit": ""}, "suit"),
        ("revoke", {"card": "s3"}, "card"),
        ("revoke", {"leader": "E"}, "leader"),
        ("defender-leads", {"due": "E"}, "due"),
        ("wrong-hand", {"due": "S"}, "due"),
        ("out-of-turn", {"leader": "N"}, "who"),
        ("penalty-card", {"card": "hq"}, "card"),
        ("change-of-call", {"second": "dq"}, "second"),
        ("change-of-call", {"first": "?x"}, "first"),
        ("not-named", {"moved": "dq"}, "moved"),
    ],
)
def test_what_is_missing_or_cannot_be_is_said_where_it_is_asked(name: str, more: dict[str, str], asked: str) -> None:
    with pytest.raises(Untold) as told:
        record(name, **more)
    assert told.value.name == asked


def test_a_suit_is_asked_only_where_another_player_led() -> None:
    kept = template("penalty-card")
    assert not kept.ask("suit").needed(Told(kept))
    assert kept.ask("suit").needed(Told(kept, answers={"leader": "S"}))
    assert Told(kept).seats("who") == (Seat.W, Seat.E)


@pytest.mark.parametrize(
    ("typed", "card"),
    [("h5", "H5"), ("5h", "H5"), ("10♥", "HT"), ("HQ", "HQ"), ("hx", "Hx"), ("h?", "H?"), ("dh", "Dh"), ("?x", "?x")],
)
def test_cards_are_read_as_people_type_them(typed: str, card: str) -> None:
    assert read_card(typed) is parse_card(card)


@pytest.mark.parametrize(("typed", "contract"), [("4s", "4S"), ("3n", "3NT"), ("3NT", "3NT"), ("4♥x", "4HX")])
def test_contracts_are_read_as_people_type_them(typed: str, contract: str) -> None:
    assert read_contract(typed) == contract


@pytest.mark.parametrize("typed", ["", "8s", "4", "4z"])
def test_no_contract(typed: str) -> None:
    with pytest.raises(ValueError, match="is no contract"):
        read_contract(typed)
