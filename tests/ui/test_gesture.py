"""A hand's movement read as actions: a table of paths and what they are, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cards import parse_card
from bridgetable.findings.kinds import Grounds, Status
from bridgetable.findings.status_words import StatusWord
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import apply
from bridgetable.table.position import Header, Position, parse_hand
from bridgetable.table.sentences import parse, sentence
from bridgetable.table.state import Table, start
from bridgetable.ui.felt.gesture import Gesture, GestureSituation, Sample, candidates, situation
from bridgetable.ui.felt.layout import Zone

D7 = parse_card("D7")
HAND, RAISED, VISIBLE, NEAR, TABLE = Zone

DEFENDER = GestureSituation("defender", Seat.S, "hand")
DECLARER = GestureSituation("declarer", Seat.S, "hand")
DUMMY = GestureSituation("dummy", Seat.S, "hand")
HELD = GestureSituation("declarer", Seat.S, "raised", held=VISIBLE)


def path(*zones: Zone, rest: Zone | None = None, jitter: float = 0.0) -> tuple[Sample, ...]:
    """A movement through `zones`, 40 units and 50 ms each, with a stop of half a second in `rest`."""
    samples, t = [], 0.0
    for step, zone in enumerate(zones):
        t += 50
        samples.append(Sample(40.0 * step, 0, t, zone))
        if zone is rest:
            samples += [Sample(40.0 * step + jitter, 0, t + 250, zone), Sample(40.0 * step, 0, t + 500, zone)]
            t += 500
    return tuple(samples)


OUT = (HAND, RAISED, VISIBLE, NEAR, TABLE)


def read(seat: str, at: GestureSituation, movement: tuple[Sample, ...], end: str = "let go") -> list[str]:
    gesture = Gesture(Seat(seat), D7, movement, end)  # type: ignore[arg-type]
    return [" + ".join(sentence(step.action) for step in steps) for steps in candidates(gesture, at)]


@pytest.mark.parametrize(
    ("seat", "at", "movement", "end", "meanings"),
    [
        # In turn a card laid on the table needs no question.
        ("E", replace(DEFENDER, due="play"), path(*OUT), "let go", ["E plays D7"]),
        ("S", replace(DECLARER, due="lead"), path(*OUT), "let go", ["S leads D7"]),
        ("W", replace(DEFENDER, due="lead", first=True), path(*OUT), "let go", ["W leads D7", "W leads D7 face down"]),
        ("E", DEFENDER, path(*OUT), "let go", ["E leads D7", "E plays D7", "E faces D7"]),
        (
            "E",
            replace(DEFENDER, first=True),
            path(*OUT),
            "let go",
            ["E leads D7", "E leads D7 face down", "E plays D7", "E faces D7"],
        ),
        (
            "E",
            replace(DEFENDER, lying=parse_card("D9")),
            path(*OUT),
            "let go",
            ["E plays D7", "E replaces D9 with D7", "E leads D7", "E faces D7"],
        ),
        # Out of the hand and not let go.
        ("E", DEFENDER, path(*OUT[:2]), "let go", ["E detaches D7"]),
        ("E", DEFENDER, path(*OUT[:3]), "let go", ["E holds D7 visible"]),
        ("E", DEFENDER, path(*OUT[:4]), "let go", ["E holds D7 near the table"]),
        ("E", DEFENDER, path(*OUT[:4], rest=NEAR), "let go", ["E holds D7 near the table"]),
        ("S", DECLARER, path(*OUT[:3], rest=VISIBLE), "let go", ["S holds D7 visible"]),
        ("S", DECLARER, path(*OUT[:4]), "let go", ["S holds D7 near the table"]),
        ("S", DECLARER, path(*OUT[:4], rest=NEAR), "let go", ["S holds D7 near the table still"]),
        ("S", DECLARER, path(*OUT, rest=TABLE), "kept", ["S holds D7 on the table still"]),
        ("N", replace(DUMMY, role="dummy to be"), path(*OUT[:4], rest=NEAR), "let go", ["N holds D7 near the table"]),
        # Out and back.
        ("S", DECLARER, path(HAND, HAND), "let go", []),
        ("S", DECLARER, path(HAND, RAISED, HAND), "let go", []),
        (
            "S",
            DECLARER,
            path(HAND, RAISED, VISIBLE, NEAR, VISIBLE, HAND),
            "let go",
            ["S holds D7 near the table moving + S puts back D7 in one movement"],
        ),
        (
            "S",
            DECLARER,
            path(HAND, RAISED, VISIBLE, NEAR, VISIBLE, HAND, rest=NEAR),
            "let go",
            ["S holds D7 near the table still + S puts back D7"],
        ),
        (
            "E",
            DEFENDER,
            path(HAND, RAISED, VISIBLE, RAISED, HAND),
            "let go",
            ["E holds D7 visible + E puts back D7 in one movement"],
        ),
        # A card that is held already.
        (
            "S",
            HELD,
            path(VISIBLE, RAISED, HAND),
            "let go",
            ["S puts back D7"],
        ),
        ("S", HELD, path(VISIBLE, VISIBLE), "let go", []),
        (
            "S",
            HELD,
            path(VISIBLE, NEAR, HAND),
            "let go",
            ["S holds D7 near the table moving + S puts back D7 in one movement"],
        ),
        ("S", replace(DECLARER, place="raised", held=NEAR, due="play"), path(NEAR, TABLE), "let go", ["S plays D7"]),
        # Dropped, wherever it was.
        ("E", DEFENDER, path(*OUT[:3]), "dropped", ["E drops D7"]),
        ("S", DECLARER, path(*OUT), "dropped", ["S drops D7"]),
        # A card lying faced before its owner.
        ("W", replace(DEFENDER, place="before"), path(RAISED, HAND), "let go", ["W picks up D7"]),
        ("W", replace(DEFENDER, place="before"), path(RAISED, VISIBLE), "let go", []),
        ("W", replace(DEFENDER, place="before", due="play"), path(RAISED, TABLE), "let go", ["W plays D7"]),
        # A card in the playing place.
        ("W", replace(DEFENDER, place="playing"), path(TABLE, NEAR, HAND), "let go", ["W withdraws D7"]),
        ("W", replace(DEFENDER, place="playing"), path(TABLE, NEAR), "let go", []),
        ("W", replace(DEFENDER, place="turned"), path(TABLE, HAND), "let go", []),
        # Declarer's hand on dummy's cards.
        ("N", replace(DUMMY, due="play"), path(*OUT), "let go", ["S plays D7 from dummy"]),
        ("N", replace(DUMMY, due="lead"), path(*OUT), "let go", ["S leads D7 from dummy"]),
        ("N", DUMMY, path(*OUT), "let go", ["S plays D7 from dummy", "N moves D7"]),
        ("N", DUMMY, path(HAND, RAISED), "let go", ["S touches D7"]),
        ("N", DUMMY, path(HAND, HAND), "let go", []),
    ],
)
def test_movement_is_read(
    seat: str, at: GestureSituation, movement: tuple[Sample, ...], end: str, meanings: list[str]
) -> None:
    assert read(seat, at, movement, end) == meanings


def test_only_a_defenders_card_brings_along_that_partner_could_see_it() -> None:
    defender = candidates(Gesture(Seat.E, D7, path(*OUT[:3])), DEFENDER)
    declarer = candidates(Gesture(Seat.S, D7, path(*OUT[:3])), DECLARER)
    assert defender[0][0].facts == (("partner-could-see", "yes"),)
    assert declarer[0][0].facts == ()


@pytest.mark.parametrize(("jitter", "rested"), [(2.0, True), (30.0, False)])
def test_a_trembling_hand_is_at_rest_a_wandering_one_is_not(jitter: float, rested: bool) -> None:
    gesture = Gesture(Seat.S, D7, path(HAND, NEAR, rest=NEAR, jitter=jitter))
    assert gesture.rested(NEAR) is rested


def test_a_rest_counts_for_its_own_zone_only() -> None:
    gesture = Gesture(Seat.S, D7, path(HAND, RAISED, NEAR, rest=RAISED))
    assert gesture.rested(RAISED)
    assert not gesture.rested(NEAR)


def table(*sentences: str) -> Table:
    deal = {"N": "73.A2.K3.A2", "E": "94.K5.A7.K4", "S": "AQ.Q4.Q4.Q5", "W": "K2.J3.J5.J3"}
    position = Position(
        header=Header(Seat.S, "1NT"),
        hands=tuple(parse_hand(deal[seat]) for seat in "NESW"),  # type: ignore[arg-type]
        left=tuple((Seat(seat), 8) for seat in "NESW"),
    )
    result = start(position)
    for text in sentences:
        result = apply(result, parse(text))
    return result


def verdict(turn: Seat | None, to: str = "play") -> Verdict:
    trick = TrickInLaw(1, None, ())
    return Verdict(2017, 0, Seat.S, Seat.N, "play", turn, to, trick, (), (0, 0), {}, ())


def test_situation_at_the_start() -> None:
    at = situation(table(), verdict(Seat.W, "lead"), Seat.W, parse_card("HJ"))
    assert at == GestureSituation("defender", Seat.S, "hand", due="lead", first=True)


def test_situation_of_dummy_before_and_after_it_is_faced() -> None:
    assert situation(table(), verdict(Seat.W, "lead"), Seat.N, parse_card("DK")).role == "dummy to be"
    faced = table("W leads HJ", "N spreads his hand")
    assert situation(faced, verdict(Seat.N), Seat.N, parse_card("HA")) == GestureSituation(
        "dummy", Seat.S, "hand", due="play"
    )


def test_situation_of_a_held_card_and_of_a_card_that_lies_there_already() -> None:
    at = table("W leads HJ", "S calls H2", "N moves H2", "E plays HK", "E holds H5 visible")
    assert situation(at, verdict(Seat.S), Seat.E, parse_card("H5")) == GestureSituation(
        "defender", Seat.S, "raised", Zone.VISIBLE, None, parse_card("HK")
    )


def test_situation_of_the_next_trick_has_no_card_lying() -> None:
    at = table("W leads HJ", "S calls H2", "N moves H2", "E plays HK", "S plays H4", "E leads H5")
    assert situation(at, verdict(Seat.S), Seat.S, parse_card("HQ")) == GestureSituation(
        "declarer", Seat.S, "hand", due="play"
    )
    assert situation(at, verdict(Seat.S), Seat.E, parse_card("SA")).lying is parse_card("H5")


@pytest.mark.parametrize(("status", "place"), [("major penalty", "before"), ("exposed", "hand")])
def test_a_penalty_card_in_the_hand_lies_before_its_owner(status: StatusWord, place: str) -> None:
    card = parse_card("HJ")
    found = replace(verdict(Seat.S), cards={(Seat.W, card): Status(Grounds("50B"), Seat.W, card, status)})
    assert situation(table(), found, Seat.W, card).place == place


def test_actions_of_a_gesture_are_actions_of_the_table() -> None:
    at = table("W leads HJ")
    steps = candidates(Gesture(Seat.S, parse_card("DQ"), path(HAND, NEAR, HAND)), DECLARER)[0]
    for step in steps:
        at = apply(at, a.Entry(step.action))
    assert at.place(Seat.S, parse_card("DQ")) == "hand"
