"""What a player may play at his next turn: the suit led first, then what the laws demand or forbid."""

from __future__ import annotations

from typing import TypedDict

import pytest

from bridgetable.blocks.left_to_play import LeftToPlay, left_to_play
from bridgetable.cases.may_play import allows, in_words, is_just, playable
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.kinds import Duty
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND, Position, parse_hand
from bridgetable.table.state import start
from verdicts import by, card, status, verdict

W, E, S = Seat.W, Seat.E, Seat.S


class ToATrick(TypedDict):
    """The parts of a verdict that say to which trick somebody is to play."""

    trick: TrickInLaw
    turn: Seat
    turn_to: str


HEARTS_LED: ToATrick = {"trick": TrickInLaw(5, S, ((S, card("HA")),)), "turn": W, "turn_to": "play"}


def west(hand: str, given: Verdict, facts: dict[str, str] | None = None) -> LeftToPlay:
    position = Position(hands=(UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND, parse_hand(hand)))
    return left_to_play(W, given, start(position), facts or {})


def must(what: str, when: str | None = "now") -> Duty:
    return Duty(by("50D1(a)"), W, must=read_deed(what), when=when)


def may_not(what: str) -> Duty:
    return Duty(by("50D2(a)"), W, may_not=read_deed(what), until="loses the lead")


THIRTEEN = "AK.KT43.QJ98.765"


@pytest.mark.parametrize(
    ("hand", "given", "may"),
    [
        (THIRTEEN, verdict(), "W: any card"),
        (THIRTEEN, verdict(**HEARTS_LED), "W: H3 and H4 and HK and HT"),
        ("AK..QJ98.T987654", verdict(**HEARTS_LED), "W: any card"),
        ("*", verdict(**HEARTS_LED), "W: hearts"),
        ("*", verdict(), "W: any card"),
        ("*.K+.*.*", verdict(**HEARTS_LED), "W: hearts"),
        (THIRTEEN, verdict(duties=(must("play C7"),)), "W: C7"),
        (THIRTEEN, verdict(duties=(must("play C7"),), **HEARTS_LED), "W: H3 and H4 and HK and HT"),
        (THIRTEEN, verdict(duties=(must("play H3", "own turn"), must("play C7")), **HEARTS_LED), "W: H3"),
        (THIRTEEN, verdict(duties=(must("play H3"), must("play C7", "first legal turn"))), "W: C7 and H3"),
        (THIRTEEN, verdict(duties=(must("play C7", "play ends"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(must("play C2"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(must("withdraw C7"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(Duty(by("50D1(a)"), E, must=read_deed("play C7"), when="now"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(must("lead a spade", "lead"),)), "W: SA and SK"),
        (THIRTEEN, verdict(duties=(must("lead a spade", "lead"),), **HEARTS_LED), "W: H3 and H4 and HK and HT"),
        (THIRTEEN, verdict(duties=(must("play the highest heart"),)), "W: HK"),
        (THIRTEEN, verdict(duties=(must("play the lowest heart"),)), "W: H3"),
        ("*", verdict(duties=(must("play the lowest heart"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(may_not("lead hearts and diamonds"),)), "W: C5 and C6 and C7 and SA and SK"),
        (THIRTEEN, verdict(duties=(may_not("lead hearts"),), **HEARTS_LED), "W: H3 and H4 and HK and HT"),
        (THIRTEEN, verdict(duties=(may_not("pass"),)), "W: any card"),
        ("*", verdict(duties=(may_not("lead hearts"),)), "W: spades and diamonds and clubs"),
        ("...AKQJT98765432", verdict(duties=(may_not("lead clubs"),)), "W: any card"),
        (THIRTEEN, verdict(duties=(may_not("play small hearts before H4"),), **HEARTS_LED), "W: H4 and HK and HT"),
        (THIRTEEN, verdict(status("W HK", "played", "45C1"), **HEARTS_LED), "W: H3 and H4 and HT"),
        ("AK.KT4.QJ98.7654", verdict(status("W H3", "withdrawn", "47B"), **HEARTS_LED), "W: H3 and H4 and HK and HT"),
        (THIRTEEN, verdict(trick=TrickInLaw(5, W, ((W, card("HA")), (S, card("H2"))))), "W: any card"),
    ],
)
def test_what_is_left_to_him(hand: str, given: Verdict, may: str) -> None:
    assert in_words(west(hand, given)) == may


def test_a_hand_found_without_the_suit_may_play_any_other() -> None:
    left = west("*", verdict(**HEARTS_LED), {"could-follow W 5": "no"})
    assert in_words(left) == "W: spades and diamonds and clubs"


def test_nothing_at_all() -> None:
    assert in_words(LeftToPlay(W, frozenset(), frozenset(), free=False)) == "W: nothing"


@pytest.mark.parametrize(
    ("hand", "given", "what", "just", "allowed"),
    [
        (THIRTEEN, verdict(**HEARTS_LED), "hearts", True, True),
        (THIRTEEN, verdict(**HEARTS_LED), "HK and HT and H4 and H3", True, True),
        (THIRTEEN, verdict(**HEARTS_LED), "HK and HT", False, True),
        (THIRTEEN, verdict(**HEARTS_LED), "any card", False, False),
        (THIRTEEN, verdict(**HEARTS_LED), "spades", False, False),
        (THIRTEEN, verdict(**HEARTS_LED), "SA", False, False),
        (THIRTEEN, verdict(**HEARTS_LED), "SA and HK", False, True),
        (THIRTEEN, verdict(), "any card", True, True),
        (THIRTEEN, verdict(), "spades and hearts and diamonds and clubs", True, True),
        ("*", verdict(**HEARTS_LED), "hearts", True, True),
        ("*", verdict(**HEARTS_LED), "HK", False, True),
        ("*", verdict(**HEARTS_LED), "S", False, False),
    ],
)
def test_an_expectation_is_all_he_may_play_a_ban_is_none_of_it(
    hand: str, given: Verdict, what: str, just: bool, allowed: bool
) -> None:
    left = west(hand, given)
    assert (is_just(left, what), allows(left, what)) == (just, allowed)


def test_how_it_is_written() -> None:
    assert playable("W: HK and H3") == ({"seat": "W", "cards": "HK and H3"},)
