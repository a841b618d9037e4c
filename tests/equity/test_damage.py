"""What a revoke has cost by double dummy, and claims that cannot have been good."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bridgetable.cases.reader import load
from bridgetable.equity.answer import equity_of
from bridgetable.equity.damage import ClaimTooHigh, RevokeDamage, claim_too_high, revoke_damage
from bridgetable.equity.position import Moments, NotSolvable
from bridgetable.equity.telling import lines_of
from bridgetable.resources import resource_path
from bridgetable.seats import Side
from bridgetable.table.record import Record
from equity.endgames import record

pytestmark = pytest.mark.usefixtures("without_library")

THREE_LEFT = ".3.32. .A.4.2 A.4.A. 2.2.5."
"""Spades are trumps. West ruffs the ace of diamonds though he has one; without that South wins two of three tricks."""
PLAYED = (
    *("S leads DA", "W plays S2", "N plays D2", "E plays D4"),
    *("W leads H2", "N plays H3", "E plays HA", "S plays H4"),
    *("E leads C2", "S plays SA", "W plays D5", "N plays D3"),
)
SPADES = 'contract="4S"'


def at(trick: int, ns: int, ew: int) -> str:
    return f'trick={trick}, lead="S", tricks={{NS={ns}, EW={ew}}}'


def revoke_line(table: Record, edition: int = 2017) -> list[str]:
    return [line for line in lines_of(equity_of(table, edition)) if line.startswith("Revoke")]


def test_what_64a_gives_may_be_enough() -> None:
    """South took one trick, two go over: eleven. Without the revoke he would have had ten."""
    table = record(THREE_LEFT, *PLAYED, "S draws attention to trick 11", "play ends", start=at(11, 8, 2), table=SPADES)
    assert revoke_damage(Moments(table, 2017)) == (RevokeDamage(Side.NS, "64C1", 2, 9, 11, 10),)
    assert revoke_damage(Moments(table, 2007)) == (RevokeDamage(Side.NS, "64C", 2, 9, 11, 10),)
    assert revoke_damage(Moments(table, 2017))[0].short == -1
    (line,) = revoke_line(table)
    assert line.startswith("Revoke. North-South: 9 taken at the table, 11 after any transfer, 10 with best play had it")
    assert line.endswith("had it not been made. What has been given is at least that. (64C1)")


def test_at_trick_twelve_nothing_goes_over_and_there_is_more_to_consider() -> None:
    """West ruffs at trick twelve: no trick goes over (64B6), and South is one short."""
    played = (
        *("S leads DA", "W plays S2", "N plays D2", "E plays D4"),
        *("W leads D5", "N plays H3", "E plays HA", "S plays H4"),
        *("all hands go back", "S draws attention to trick 12"),
    )
    table = record(".3.2. .A.4. .4.A. 2..5.", *played, start=at(12, 8, 3), table=SPADES)
    (damage,) = revoke_damage(Moments(table, 2017))
    assert (damage.taken, damage.given, damage.without, damage.short) == (8, 8, 9, 1)
    assert revoke_line(table)[0].endswith("had it not been made. Up to one trick more to consider. (64C1)")


def test_in_a_trick_written_in_one_line_it_is_undone_all_the_same() -> None:
    lines = ("trick 11: S DA W S2 N D2 E D4", "trick 12: W H2 N H3 E HA S H4", "trick 13: E C2 S SA W D5 N D3")
    table = record(THREE_LEFT, *lines, "S draws attention to trick 11", "play ends", start=at(11, 8, 2), table=SPADES)
    assert revoke_damage(Moments(table, 2017)) == (RevokeDamage(Side.NS, "64C1", 1, 9, 11, 10),)


TWICE = (
    *("S leads DA", "W plays C3", "N plays D2", "E plays D4"),
    *("S leads DK", "W plays C4", "N plays D3", "E plays D6"),
    *("S leads SA", "W plays S2", "N plays H3", "E plays H6"),
    *("S leads H4", "W plays D5", "N plays H5", "E plays HA"),
)


def test_of_two_revokes_in_a_suit_the_second_is_undone_since_2017() -> None:
    deal, what = ".53.32. .A6.64. A.4.AK. 2..5.43", ("S draws attention to trick 11", "play ends")
    table = record(deal, *TWICE, *what, start=at(10, 7, 2), table=SPADES)
    (since,), (before,) = (revoke_damage(Moments(table, edition)) for edition in (2017, 2007))
    assert (since.cite, since.action, since.without) == ("64C2(a)", 6, 10)
    assert (before.cite, before.action, before.without) == ("64C", 2, 10)


def test_where_both_sides_revoked_each_side_is_told_how_it_stood_before_both() -> None:
    played = (
        *("S leads DA", "W plays C3", "N plays D2", "E plays D4"),
        *("S leads H4", "W plays C4", "N plays H3", "E plays HA"),
        *("E leads D6", "S plays SA", "W plays D5", "N plays D3"),
        *("S leads DK", "W plays S2", "N plays H5", "E plays H6"),
        *("all hands go back", "S draws attention to trick 10", "W draws attention to trick 12"),
    )
    table = record(".53.32. .A6.64. A.4.AK. 2..5.43", *played, start=at(10, 7, 2), table=SPADES)
    found = revoke_damage(Moments(table, 2017))
    assert [(each.side, each.cite, each.action) for each in found] == [
        (Side.NS, "64C2(b)", 2),
        (Side.EW, "64C2(b)", 2),
    ]
    assert sum(each.without for each in found if isinstance(each.without, int)) == 13


def test_while_play_goes_on_nothing_is_compared() -> None:
    table = record(THREE_LEFT, *PLAYED[:6], start=at(11, 8, 2), table=SPADES)
    (damage,) = revoke_damage(Moments(table, 2017))
    assert (damage.taken, damage.given, damage.without, damage.short) == (None, None, 10, None)
    (line,) = revoke_line(table)
    assert line.startswith("Revoke. North-South would have 10 with best play had it not been made; what they take")
    assert line.endswith("what they take at the table is not known, or not yet. (64C1)")


def test_without_a_revoke_there_is_nothing_to_tell() -> None:
    assert revoke_damage(Moments(record(THREE_LEFT, "S leads SA", start=at(11, 8, 2), table=SPADES), 2017)) == ()


def told(found: Iterable[RevokeDamage]) -> list[str]:
    return [each.without.told for each in found if isinstance(each.without, NotSolvable)]


def test_what_keeps_it_from_being_told_is_told() -> None:
    table = load(resource_path("cases", "law64", "law64-c-enough.toml")).record
    why = "North's hand is not known: load tonight's boards, or type it."
    assert told(revoke_damage(Moments(table, 2017))) == [why]
    assert revoke_line(table.upto(9)) == [f"Revoke. {why} (64C1)"]


def test_where_nobody_knows_who_won_before_it_cannot_be_told_either() -> None:
    table = record(THREE_LEFT, *PLAYED[:6], start='trick=11, lead="S"', table=SPADES)
    assert told(revoke_damage(Moments(table, 2017))) == ["The tricks won before are not known: say who won them."]


# Claims


def test_a_claim_that_no_line_can_win_is_told() -> None:
    table = record(THREE_LEFT, "S leads SA", "W plays S2", "S claims all", start=at(11, 8, 2), table=SPADES)
    assert claim_too_high(Moments(table, 2017)) == ClaimTooHigh(3, Side.NS, 3, 2)
    lines = list(lines_of(equity_of(table, 2017)))
    assert lines[-1] == "North-South claimed 3 tricks: against best play no line takes more than 2."


@pytest.mark.parametrize(
    "actions",
    [
        ("S leads SA", "W plays S2", "S claims 2"),
        ("S leads SA", "W plays S2", "S concedes 1"),
        ("S leads SA",),
        ("S leads SA", "S claims this trick"),
        ("S leads SA", "N holds D2 visible", "S claims all"),
    ],
)
def test_of_any_other_claim_nothing_is_told(actions: tuple[str, ...]) -> None:
    table = record(THREE_LEFT, *actions, start=at(11, 8, 2), table=SPADES)
    assert claim_too_high(Moments(table, 2017)) is None


def test_a_concession_that_leaves_too_many_is_one_too() -> None:
    table = record(THREE_LEFT, "S leads DA", "W plays D5", "E concedes 1", start=at(11, 8, 2), table=SPADES)
    assert claim_too_high(Moments(table, 2017)) == ClaimTooHigh(3, Side.EW, 2, 1)
