"""Reading what is known before the first action: `table`, `deal`, `left`, `known` and `start` of a case."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, TypeVar, cast, get_args

from bridgetable.blocks.written import REVOKE, written_duty
from bridgetable.cards import Suit, parse_card, parse_suit
from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.problems import shown
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, Side, parse_seat
from bridgetable.table.position import (
    UNKNOWN_HAND,
    HandHolding,
    Header,
    Known,
    LastTrick,
    Lying,
    Position,
    Start,
    Vulnerable,
    parse_hand,
    twice_held,
    wrong_counts,
)

T = TypeVar("T")

STAGES = ("before", "cards taken", "auction", "clarification", "play", "after", "over")

_LyingStatus = Literal["major penalty", "minor penalty", "exposed"]

_TABLE_KEYS = ("declarer", "contract", "dealer", "vulnerable", "stage", "auction")
_START_KEYS = ("trick", "lead", "winners", "tricks", "last", "on_table", "duties", "revokes", "calls")
_LAST_KEYS = ("by", "suit", "card")
_SEAT_KEYS = tuple(seat.value for seat in SEATS)
_SIDE_KEYS = tuple(side.value for side in Side)

_BID = r"[1-7](?:[CDHS]|NT)"
_CONTRACT = re.compile(rf"{_BID}X{{0,2}}")
_AUCTION_CALL = re.compile(rf"{_BID}|P|XX?")
_CALL = rf"(?:{_BID}|pass|XX?)"
_KNOWN = re.compile(
    r"(?P<seat>\w) has (?:an? (?P<some>\w+)(?: besides (?P<besides>\S+))?|no (?P<no>\w+)"
    r"|exactly (?P<count>\d{1,2}) (?P<exactly>\w+)|(?P<card>\S+))"
)


def read_position(keys: Mapping[str, FileValue]) -> Position:
    """The position of a case, from those of its keys `table`, `deal`, `left`, `known` and `start` that are there."""
    position = Position(
        header=reading(keys, "table", _header) or Header(),
        hands=reading(keys, "deal", _hands) or (UNKNOWN_HAND,) * 4,
        left=reading(keys, "left", _left) or (),
        known=reading(keys, "known", lambda node: _each(node, read_known)) or (),
        start=reading(keys, "start", _start),
    )
    if "deal" in keys:
        _refuse_faults(keys["deal"], position)
    return position


def _refuse_faults(deal: FileValue, position: Position) -> None:
    for card, first, second in twice_held(position):
        both = say("casefile-both-hold", first=first, second=second, card=card.name)
        deal.child(second.value).wrong(both, "impossible here")
    for seat, cards, left in wrong_counts(position):
        counts = say("casefile-wrong-count", seat=seat, cards=str(cards), left=str(left))
        deal.child(seat.value).wrong(counts, "impossible here")


def _each(node: FileValue, reader: Callable[[str], T]) -> tuple[T, ...]:
    values = (item.read(reader) for item in node.items())
    return tuple(value for value in values if value is not None)


def _header(node: FileValue) -> Header:
    keys = node.table(_TABLE_KEYS)
    vulnerable = reading(keys, "vulnerable", lambda node: node.word(get_args(Vulnerable)))
    return Header(
        told_declarer=reading(keys, "declarer", _seat),
        told_contract=reading(keys, "contract", lambda node: node.read(_contract)),
        dealer=reading(keys, "dealer", _seat),
        vulnerable=cast("Vulnerable | None", vulnerable),
        stage=reading(keys, "stage", lambda node: node.word(STAGES)),
        auction=reading(keys, "auction", lambda node: node.read(_auction)) or (),
    )


def _contract(text: str) -> str:
    if not _CONTRACT.fullmatch(text):
        raise ValueError(say("casefile-no-contract", text=shown(text)))
    return text


def _auction(text: str) -> tuple[str, ...]:
    calls = tuple("P" if call == "pass" else call for call in text.split())
    for call in calls:
        if not _AUCTION_CALL.fullmatch(call):
            raise ValueError(say("casefile-no-auction-call", text=shown(call)))
    return calls


def _seat(node: FileValue) -> Seat | None:
    return node.read(parse_seat)


def _hands(node: FileValue) -> tuple[HandHolding, HandHolding, HandHolding, HandHolding]:
    keys = node.table(_SEAT_KEYS, _seat_meant)
    north, east, south, west = (
        reading(keys, seat, lambda hand: hand.read(parse_hand)) or UNKNOWN_HAND for seat in _SEAT_KEYS
    )
    return north, east, south, west


def _seat_meant(key: str) -> str:
    """The letter of a seat that was written as a word."""
    meant = (seat for seat in SEATS if key.lower() == seat.word.lower())
    return next((say("check-did-you-mean", near=repr(seat.value)) for seat in meant), "")


def _left(node: FileValue) -> tuple[tuple[Seat, int], ...]:
    keys = node.table(_SEAT_KEYS, _seat_meant)
    counts = ((seat, reading(keys, seat.value, lambda count: count.number(0, 13))) for seat in SEATS)
    return tuple((seat, count) for seat, count in counts if count is not None)


def read_known(text: str) -> Known:
    """What one of the five statements about a hand says; `ValueError` for any other.

    >>> read_known("E has no hearts")
    Known(seat=<Seat.E: 'E'>, what='has no', suit=<Suit.H: 'H'>, count=0, card=None)
    """
    said = _KNOWN.fullmatch(text)
    if said is None or re.fullmatch("[NESW] has [a-z]+", text):
        raise ValueError(say("casefile-no-known", text=shown(text)))
    seat = parse_seat(said["seat"])
    if said["card"]:
        return Known(seat, "has", card=parse_card(said["card"]))
    if said["no"]:
        return Known(seat, "has no", parse_suit(said["no"]))
    if said["exactly"]:
        return Known(seat, "exactly", parse_suit(said["exactly"]), count=int(said["count"]))
    besides = said["besides"]
    return Known(seat, "has a", parse_suit(said["some"]), card=parse_card(besides) if besides else None)


def _start(node: FileValue) -> Start:
    keys = node.table(_START_KEYS, _outside_start)
    trick = reading(keys, "trick", lambda node: node.number(1, 13)) or 1
    return Start(
        trick=trick,
        lead=reading(keys, "lead", _seat),
        winners=reading(keys, "winners", lambda node: _winners(node, trick)),
        tricks=reading(keys, "tricks", lambda node: _trick_counts(node, trick)),
        last=reading(keys, "last", _last),
        on_table=reading(keys, "on_table", lambda node: _each(node, _lying)) or (),
        duties=reading(keys, "duties", lambda node: _each(node, _duty)) or (),
        revokes=reading(keys, "revokes", lambda node: _each(node, _revoke)) or (),
        calls=reading(keys, "calls", lambda node: _each(node, _withdrawn_call)) or (),
    )


def _outside_start(key: str) -> str:
    """A key of the case that stands after the header [start] belongs to it, in TOML."""
    of_the_case = key not in _START_KEYS and key in ("actions", "deal", "table")
    return say("casefile-start-on-one-line") if of_the_case else ""


def _winners(node: FileValue, trick: int) -> tuple[Seat | None, ...] | None:
    def read(text: str) -> tuple[Seat | None, ...]:
        return tuple(None if letter == "?" else parse_seat(letter) for letter in text)

    winners = node.read(read)
    if winners is not None and len(winners) != trick - 1:
        told = say("casefile-wrong-winners", count=str(len(winners)), tricks=str(trick - 1))
        node.wrong(told, "impossible here")
    return winners


def _trick_counts(node: FileValue, trick: int) -> tuple[tuple[Side, int], ...]:
    keys = node.table(_SIDE_KEYS)
    counts = tuple((side, reading(keys, side.value, lambda count: count.number(0, 13)) or 0) for side in Side)
    if sum(count for _, count in counts) != trick - 1:
        told = say("casefile-wrong-tricks", tricks=str(trick - 1), trick=str(trick))
        node.wrong(told, "impossible here")
    return counts


def _last(node: FileValue) -> LastTrick | None:
    keys = node.table(_LAST_KEYS)
    by = reading(keys, "by", _seat)
    if "by" not in keys:
        node.wrong(say("casefile-by-wanted"))
    if by is None:
        return None
    suit: Suit | None = reading(keys, "suit", lambda node: node.read(parse_suit))
    return LastTrick(by, suit, reading(keys, "card", lambda node: node.read(parse_card)))


def _lying(text: str) -> Lying:
    seat, _, rest = text.partition(" ")
    card, _, status = rest.partition(" ")
    if status not in get_args(_LyingStatus):
        raise ValueError(say("casefile-no-lying-card", text=shown(text)))
    return Lying(parse_seat(seat), parse_card(card), cast("_LyingStatus", status))


def _duty(text: str) -> str:
    """A duty that holds when the record begins, as it is written."""
    written_duty(_of_somebody(text))
    return text


def _pattern(pattern: str, example: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise ValueError(say("casefile-not-written-as", text=shown(text), example=repr(example)))
        return text

    return read


_of_somebody = _pattern(r"[NESW]: \S.*", "E: not lead hearts, loses the lead")
_revoke = _pattern(REVOKE, "E trick 4 spades: established")
_withdrawn_call = _pattern(rf"[NESW] withdrew {_CALL} for {_CALL}", "E withdrew 2D for 3C")
