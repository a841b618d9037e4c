"""Of which moments double dummy is asked, what keeps it from being asked, and that nothing else gets to a solver."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bridgetable.cards import SUITS, Card, Suit, parse_card
from bridgetable.equity.moments import MomentWorth, worth
from bridgetable.equity.position import Moments, NotSolvable, Solvable, solvable
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Entry
from bridgetable.table.card_actions import Lead, Play
from bridgetable.table.position import HandHolding, Position, Start, SuitHolding, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from equity.endgames import SmallSolver, drawn, record

DEAL = ".KQ.2. .A.3.4 .2.4.5 .3.5.6"
"""Three cards a hand, hearts, diamonds and clubs only."""


def position(table: Record, edition: int, after: int) -> Solvable | NotSolvable:
    return solvable(Moments(table, edition).after(after))


def told(found: Solvable | NotSolvable) -> str:
    assert isinstance(found, NotSolvable)
    return found.told


def test_a_position_is_what_is_in_the_hands_and_in_the_trick() -> None:
    table = record(DEAL, "E leads HA", "S plays H2")
    found = position(table, 2017, 2)
    assert isinstance(found, Solvable)
    assert (found.leader, found.turn, found.trump, found.to_come) == (Seat.E, Seat.W, None, 3)
    assert [card.name for card in found.trick] == ["HA", "H2"]
    assert sorted(card.name for card in found.hands[Seat.E.index]) == ["C4", "D3"]
    assert [card.name for card in found.legal] == ["H3"]


def test_dummys_card_that_was_named_and_not_moved_is_played() -> None:
    table = record(DEAL, "E leads HA", "S plays H2", "W plays H3", "S calls HQ", start='trick=11, lead="E"')
    found = position(table, 2017, 4)
    assert isinstance(found, Solvable)
    assert (found.turn, found.trick, found.to_come) == (Seat.E, (), 2)
    assert sorted(card.name for card in found.hands[Seat.N.index]) == ["D2", "HK"]


def test_the_trump_suit_is_that_of_the_contract() -> None:
    found = position(record(DEAL, table='contract="4HX"'), 2017, 0)
    assert isinstance(found, Solvable)
    assert found.trump is Suit.H


WHOLE_SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def test_without_a_contract_there_is_nothing_to_count() -> None:
    table = record(WHOLE_SUITS, "S bids 1H", "W bids pass", start="trick=1", table='dealer="S", stage="auction"')
    assert told(position(table, 2017, 2)) == "The auction is not over: without a contract there are no tricks to count."


def test_the_contract_that_was_bid_counts() -> None:
    auction = "auction: S 1H W pass N pass E pass"
    table = record(WHOLE_SUITS, auction, "W leads CA", start="trick=1", table='dealer="S", stage="auction"')
    found = position(table, 2017, 2)
    assert isinstance(found, Solvable)
    assert (found.trump, found.leader) == (Suit.H, Seat.W)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ("play ends", "The play is over: go back to a moment at which somebody is to play."),
        ("S claims all", "Play has stopped for a claim or concession: go back to the moment before it."),
        (
            "E leads HA; S plays H2; W plays H3; S calls HQ; S changes the call to HK; E calls the director",
            "Nobody is to play now: rule first.",
        ),
        ("W leads H3", "♥3 of West lies there and does not count as played: settle first what becomes of it."),
        ("E holds HA visible", "East holds ♥A out of his hand: let him play it or put it back first."),
        ("E leads HA; S plays D4; E draws attention to #2", "♦4 of South has still to go back: move it first."),
        (
            "E leads HA; S plays H2; W plays nothing; N plays HQ; E leads D3",
            "Trick 11 lacks a card (67): correct it first.",
        ),
        (
            "E leads HA; W plays H3; N plays HQ",
            "The cards of trick 11 do not follow each other round the table: settle first which of them count.",
        ),
        (
            "play goes on to trick 12 with NS 1 and EW 1",
            "Play that nobody recorded has gone by: which cards are left is not known.",
        ),
    ],
)
def test_what_stands_in_the_way_is_told(actions: str, why: str) -> None:
    table = record(DEAL, *actions.split("; "))
    assert told(position(table, 2017, len(table.log))) == why


def test_a_director_who_has_nothing_to_ask_has_ruled() -> None:
    table = record(DEAL, "E leads HA", "S plays H2", "W calls the director")
    found = position(table, 2017, 3)
    assert isinstance(found, Solvable)
    assert found.turn is Seat.W


def test_a_choice_comes_first() -> None:
    table = record(DEAL, start='trick=11, lead="E", on_table=["W D5 major penalty"]')
    assert told(position(table, 2017, 0)) == "Somebody has a choice: it has to be made first."


def test_a_hand_that_is_not_known_is_named() -> None:
    for deal in ("* .A.3.4 .2.4.5 .3.5.6", ".KQ.x. .A.3.4 .2.4.5 .3.5.6", ".KQ.*.* .A.3.4 .2.4.5 .3.5.6"):
        found = position(record(deal), 2017, 0)
        assert told(found) == "North's hand is not known: load tonight's boards, or type it."
        assert isinstance(found, NotSolvable) and found.unknown_hand


def test_what_else_stands_in_the_way_no_board_tells() -> None:
    found = position(of_hands(".KQ.2.", ".A.2.4", ".2.4.5", ".3.5.6"), 2017, 0)
    assert isinstance(found, NotSolvable) and not found.unknown_hand


def of_hands(*hands: str, trick: int = 11) -> Record:
    """A record that no case file could hold: nobody has counted the cards."""
    north, east, south, west = map(parse_hand, hands)
    return Record(Position(hands=(north, east, south, west), start=Start(trick, Seat.E)))


def test_a_card_in_two_hands_is_told() -> None:
    why = told(position(of_hands(".KQ.2.", ".A.2.4", ".2.4.5", ".3.5.6"), 2017, 0))
    assert why == "♦2 is in two places: correct the deal first."


def test_a_hand_with_a_card_too_few_or_too_many_is_told() -> None:
    table = replace(of_hands(".KQ.2.", ".A.3.4", ".2.4.", ".3.5.6"))
    short = replace(table, position=replace(table.position, left=((Seat.S, 2),)))
    assert told(position(short, 2017, 0)) == "South has 2 cards where 3 are left to play: correct the deal first."
    later = of_hands(".KQ.2.", ".A.3.4", ".2.4.5", ".3.5.6", trick=12)
    long = replace(later, position=replace(later.position, left=tuple((seat, 3) for seat in SEATS)))
    assert told(position(long, 2017, 0)) == "North has 3 cards where 2 are left to play: correct the deal first."


# Nothing that cannot be gets to a solver

Spoiling = Callable[[Random, Record], Record]


def sound(random: Random) -> Record:
    """An ending at random and some cards of its first trick, each in turn."""
    cards, played = random.randrange(2, 6), random.randrange(4)
    found = drawn(random, cards, played)
    hands = [set(hand) for hand in found.hands]
    log = list[Entry]()
    for place, card in enumerate(found.trick):
        seat = SEATS[(found.leader.index + place) % 4]
        hands[seat.index].add(card)
        log.append(Entry(Play(seat, card) if place else Lead(seat, card)))
    north, east, south, west = (holding(hand) for hand in hands)
    return Record(Position(hands=(north, east, south, west), start=Start(14 - cards, found.leader)), tuple(log))


def holding(cards: Set[Card]) -> HandHolding:
    suits = (tuple(card for card in sorted(cards, key=str) if card.suit is suit) for suit in SUITS)
    return HandHolding(tuple(SuitHolding(suit, more=False) for suit in suits))


def with_hand(table: Record, seat: Seat, hand: HandHolding) -> Record:
    hands = [hand if each is seat else table.position.hands[each.index] for each in SEATS]
    return replace(table, position=replace(table.position, hands=(hands[0], hands[1], hands[2], hands[3])))


def someone_else(random: Random, table: Record) -> Seat:
    """A hand that has not played to the trick, or the last one that did not lead."""
    played = {entry.action.seat for entry in table.log if isinstance(entry.action, Lead | Play)}
    return random.choice([seat for seat in SEATS if seat not in played])


def unknown(random: Random, table: Record) -> Record:
    return with_hand(table, random.choice(SEATS), parse_hand("*"))


def one_not_known(random: Random, table: Record) -> Record:
    seat = someone_else(random, table)
    cards = set(table.position.hands[seat.index].cards)
    cards.discard(random.choice(sorted(cards, key=str)))
    return with_hand(table, seat, holding({*cards, parse_card("S?")}))


def one_missing(random: Random, table: Record) -> Record:
    seat = someone_else(random, table)
    cards = set(table.position.hands[seat.index].cards)
    cards.discard(random.choice(sorted(cards, key=str)))
    short = with_hand(table, seat, holding(cards))
    return replace(short, position=replace(short.position, left=((seat, len(cards)),)))


def one_twice(random: Random, table: Record) -> Record:
    seat = someone_else(random, table)
    cards = sorted(table.position.hands[seat.index].cards, key=str)
    theirs = sorted(table.position.hands[seat.lho.index].cards, key=str)
    return with_hand(table, seat, holding({*cards[1:], random.choice(theirs)}))


def in_the_air(random: Random, table: Record) -> Record:
    seat = someone_else(random, table)
    card = random.choice(sorted(table.position.hands[seat.index].cards, key=str))
    return table.with_entry(parse(f"{seat} holds {card} visible"))


def over(_: Random, table: Record) -> Record:
    return table.with_entry(parse("play ends"))


def claimed(random: Random, table: Record) -> Record:
    return table.with_entry(parse(f"{random.choice((Seat.S, Seat.E, Seat.W))} claims all"))


def led_out_of_turn(random: Random, table: Record) -> Record:
    leader = table.position.start.lead if table.position.start else None
    assert leader is not None
    seat = leader.lho
    card = random.choice(sorted(table.position.hands[seat.index].cards, key=str))
    return replace(table, log=(Entry(Lead(seat, card)),))


SPOILT: tuple[Spoiling, ...] = (
    unknown,
    one_not_known,
    one_missing,
    one_twice,
    in_the_air,
    over,
    claimed,
    led_out_of_turn,
)


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_no_unsound_position_gets_to_the_solver(
    spoil: Spoiling, small_solver: SmallSolver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    random = Random(spoil.__name__)
    for number in range(40):
        table = spoil(random, sound(random))
        found = worth(Moments(table, (2007, 2017)[number % 2]).last)
        assert isinstance(found, NotSolvable), table
        assert found.told
    assert small_solver.asked == []
    assert list(tmp_path.iterdir()) == []


def test_every_sound_position_does(small_solver: SmallSolver) -> None:
    random = Random(11)
    for number in range(1, 61):
        table = sound(random)
        assert isinstance(worth(Moments(table, 2017).last), MomentWorth), table
        assert len(small_solver.asked) == number
