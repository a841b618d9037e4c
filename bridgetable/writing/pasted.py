"""Deals as people write them: PBN and BBO, four lines of suits, diagrams in a mail, one hand alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeAlias

from bridgetable.cards import SUITS, Suit
from bridgetable.happening import read_contract
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Vulnerable, parse_hand
from bridgetable.value import value
from bridgetable.writing.spelled import SEAT, spelled_out

LARGEST = 20_000
"""So many letters of what is pasted are looked at."""
_DIAGRAM = (Seat.N, Seat.W, Seat.E, Seat.S)
"""The hands of a diagram in the order in which one reads them."""

Holding: TypeAlias = str
"""The ranks of one suit, from the top; nothing for a void."""
Suits: TypeAlias = "tuple[Holding, Holding, Holding, Holding]"


@value
class PastedDeal:
    """What was found: hands by their seats, or one hand `alone`; the dealer, who is vulnerable and the contract."""

    hands: Mapping[Seat, Suits]
    alone: Suits | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    declarer: Seat | None = None
    contract: str | None = None


@value
class PastedBoard:
    """One of the boards in a text: its deal, and its number where the text tells it."""

    deal: PastedDeal
    number: str = ""


MOST = 100
"""So many boards of what is pasted are looked at: more than an evening has."""
_BEGINNINGS = (
    r'\[\s*Event\s+"',
    r'\[\s*Board\s+"',
    r'\[\s*Deal\s+"',
    r"\bqx\|",
    r"\bmd\|",
    r"^[^\w\n]*board\s*[:#.]?\s*\d",
)
"""How a board begins in PBN, at BBO and in a mail; where one of them stands twice, it parts the text."""
_NUMBER = re.compile(r'\[\s*Board\s+"(\d{1,4})"|\bqx\|[oc]?(\d{1,4})\||\bboard\s*[:#.]?\s*(\d{1,4})\b', re.IGNORECASE)


def read_boards(text: str) -> tuple[PastedBoard, ...]:
    """The boards in a text, each once; `ValueError` with one sentence where there is none.

    >>> [board.number for board in read_boards("Board 3\\nN: AK.QJ.T9.8765432\\nBoard 4\\nN: AQ.KJ.T9.8765432")]
    ['3', '4']
    """
    found: list[PastedBoard] = []
    for part in _at_each_beginning(text):
        number = _NUMBER.search(part)
        try:
            board = PastedBoard(read_deal(part), next(filter(None, number.groups())) if number else "")
        except ValueError:
            continue
        if board not in found:  # two rooms have played it
            found.append(board)
    return tuple(found) if len(found) > 1 else (PastedBoard(read_deal(text)),)


def _at_each_beginning(text: str) -> Sequence[str]:
    """The text parted where its boards begin."""
    for beginning in _BEGINNINGS:
        parts = re.split(f"(?={beginning})", text, maxsplit=MOST, flags=re.IGNORECASE | re.MULTILINE)
        if len(parts) > 2:
            return parts
    return (text,)


def read_deal(text: str) -> PastedDeal:
    r"""The deal in a text; `ValueError` with one sentence where there is none, or more than one can be meant.

    >>> read_deal("N:AK.QJ.T9.8765432 - - -").hands
    {<Seat.N: 'N'>: ('AK', 'QJ', 'T9', '8765432')}
    >>> read_deal("S AK\nH QJ\nD T9\nC 8765432").alone
    ('AK', 'QJ', 'T9', '8765432')
    """
    text = spelled_out(text[:LARGEST])
    for reader in (_in_tags, _of_bbo, _of_an_address, _with_dots, _in_lines, _in_a_diagram, _in_bare_lines):
        found = reader(text)
        if found is not None:
            _sound(found)
            return _with_what_is_said(found, text)
    raise ValueError(say("writing-no-deal-found"))


def _sound(deal: PastedDeal) -> None:
    """Refuse what cannot be a deal: a hand of too many cards, or a card twice."""
    seen: dict[str, str] = {}
    named = [(say("terms-seat", seat=seat), suits) for seat, suits in deal.hands.items()]
    named += [(say("writing-the-hand"), deal.alone)] if deal.alone is not None else []
    for name, suits in named:
        if sum(map(len, suits)) > 13:
            raise ValueError(say("writing-too-many-cards", name=name, count=sum(map(len, suits))))
        for suit, ranks in zip(SUITS, suits, strict=True):
            for rank in ranks:
                card = f"{suit.symbol}{rank.replace('T', '10')}"
                if rank in "AKQJT98765432" and card in seen:
                    where = "alike" if seen[card] == name else "apart"
                    raise ValueError(say("writing-card-twice", card=card, one=seen[card], two=name, hands=where))
                seen[card] = name


# One suit, one hand


def _ranks(text: str) -> Holding | None:
    """The ranks of a suit however they are written, from the top; None where something else stands there."""
    text = re.sub(r"[\s,.·]", "", text).upper().replace("1O", "T")
    if text.strip("-") == "" or text in ("VOID", "NONE", "0"):
        return ""
    if not re.fullmatch("[AKQJT2-9X]+", text):
        return None
    small = text.count("X")
    known = text.replace("X", "")
    return "".join(sorted(known, key="AKQJT98765432".index)) + "x" * small


def _four(parts: Sequence[str]) -> Suits | None:
    ranks = [_ranks(part) for part in parts]
    if len(ranks) != 4 or any(each is None for each in ranks):
        return None
    spades, hearts, diamonds, clubs = (each or "" for each in ranks)
    return spades, hearts, diamonds, clubs


def _clockwise(first: Seat, hands: Sequence[Suits | None]) -> dict[Seat, Suits]:
    """Hands in clockwise order from a seat; None: nothing is said of that one."""
    seats = [SEATS[(first.index + n) % 4] for n in range(len(hands))]
    return {seat: hand for seat, hand in zip(seats, hands, strict=True) if hand is not None}


# What programs write

_TAG = re.compile(r'\[\s*(\w+)\s+"([^"]*)"\s*\]')
_DOTTED = r"[AKQJTakqjt2-9xX]*-?\.[AKQJTakqjt2-9xX]*-?\.[AKQJTakqjt2-9xX]*-?\.[AKQJTakqjt2-9xX]*-?"
_PBN = re.compile(rf"([NESWnesw])\s*:\s*((?:(?:{_DOTTED}|-)\s+){{1,3}}(?:{_DOTTED}|-))(?=\s|$|\")")
_VULNERABLE: Mapping[str, Vulnerable] = {
    **dict.fromkeys(("none", "nil", "love", "-", "o", "0"), "none"),
    **dict.fromkeys(("ns", "n"), "NS"),
    **dict.fromkeys(("ew", "e"), "EW"),
    **dict.fromkeys(("all", "both", "game", "b"), "all"),
}


def _in_tags(text: str) -> PastedDeal | None:
    """A deal of PBN, with the tags beside it."""
    tags = {name.lower(): said for name, said in _TAG.findall(text)}
    found = _PBN.search(tags.get("deal", text))
    if found is None:
        return None
    hands = [_four(part.split(".")) if "." in part else None for part in found[2].split()]
    return PastedDeal(
        _clockwise(Seat(found[1].upper()), hands),
        dealer=_seat_named(tags.get("dealer", "")),
        vulnerable=_VULNERABLE.get(tags.get("vulnerable", "").lower()),
        declarer=_seat_named(tags.get("declarer", "")),
        contract=_contract(tags.get("contract", "")),
    )


def _contract(text: str) -> str | None:
    try:
        return read_contract(text)
    except ValueError:
        return None  # it was passed out, or nothing is said


def _of_bbo(text: str) -> PastedDeal | None:
    """A deal of BBO's own form, which begins with South: `md|3SAK…,…,…,|`."""
    found = re.search(r"md\|([1-4]?)([^|]*)\|", text, re.IGNORECASE)
    if found is None:
        return None
    hands = [_four(parts) if (parts := _by_letters(part)) else None for part in found[2].split(",")[:4]]
    if not any(hands):
        return None
    vulnerable = re.search(r"sv\|([nebo0])\|", text, re.IGNORECASE)
    return PastedDeal(
        _clockwise(Seat.S, hands),
        dealer=(Seat.S, Seat.W, Seat.N, Seat.E)[int(found[1]) - 1] if found[1] else None,
        vulnerable=_VULNERABLE[vulnerable[1].lower()] if vulnerable else None,
    )


def _of_an_address(text: str) -> PastedDeal | None:
    """The address of a hand viewer: `…?n=sakh…&e=…&d=n&v=b`."""
    said = dict(re.findall(r"[?&]([neswdv])=([^&\s]*)", text, re.IGNORECASE))
    hands = {seat: said.get(seat.value.lower(), said.get(seat.value)) for seat in SEATS}
    read = {seat: _four(parts) for seat, hand in hands.items() if hand and (parts := _by_letters(hand))}
    found = {seat: hand for seat, hand in read.items() if hand is not None}
    if not found:
        return None
    return PastedDeal(
        found, dealer=_seat_named(said.get("d", "")), vulnerable=_VULNERABLE.get(said.get("v", "?").lower())
    )


def _by_letters(hand: str) -> list[str] | None:
    """A hand with a letter before each suit and nothing between: SAKQH32D…C…"""
    found = re.fullmatch(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)", hand.strip().upper())
    return [found[n] for n in range(1, 5)] if found else None


def _seat_named(text: str) -> Seat | None:
    letter = text.strip()[:1].upper()
    return Seat(letter) if letter and letter in "NESW" else None


# What people write

_LABEL = r"(?:(?P<seat>(?i:north|east|south|west)|[NESW])\s*[:=.)-]?\s*)?"
_WITH_DOTS = re.compile(rf"{_LABEL}(?<![\w.])(?P<hand>{_DOTTED})(?![\w.])", re.IGNORECASE)


def _with_dots(text: str) -> PastedDeal | None:
    """Hands written with dots between the suits: `N: AKQ.T92..5432`, one or several."""
    found = [(each["seat"], _four(each["hand"].split("."))) for each in _WITH_DOTS.finditer(text)]
    hands = [(seat, hand) for seat, hand in found if hand is not None and any(hand)]
    return _told([seat for seat, _ in hands], [hand for _, hand in hands])


def _told(seats: Sequence[str | None], hands: Sequence[Suits], usual: Sequence[Seat] = SEATS) -> PastedDeal | None:
    """Hands with the seats written beside them; where none is, in the usual order, or one alone."""
    if not 1 <= len(hands) <= 4:
        return None
    known = [_seat_named(seat) if seat else None for seat in seats]
    if all(known) and len(set(known)) == len(known):
        return PastedDeal({seat: hand for seat, hand in zip(known, hands, strict=True) if seat is not None})
    if len(hands) == 1:
        return PastedDeal({}, hands[0])
    if len(hands) < 3 or any(known):
        return None
    return PastedDeal(dict(zip(usual, hands, strict=False)))


_RUN = r"(?:[AKQJTakqjt2-9xX](?:[ ,]?(?=[AKQJTakqjt2-9xX](?![a-z])))?)+|-+|(?i:void|none)|(?=\s|$|[SHDC,;])"
_ONE = r"{}\s*[:=.)]?\s*(?P<{}>{})"
_ALL_FOUR = re.compile(
    _LABEL
    + r"(?<![A-Za-z])"
    + r"[\s,;]*".join(_ONE.format(f"(?i:{suit.value})", suit.value, _RUN) for suit in SUITS)
    + r"(?![A-Za-z])",
)


def _in_lines(text: str) -> PastedDeal | None:
    """Hands with all their suits on one line: `North: S AKQ H T92 D - C 5432`, also in a sentence."""
    found = [each for line in text.split("\n") if len(line) <= 400 for each in _ALL_FOUR.finditer(line)]
    hands = [(_seat_before(each), _four([each[suit.value] or "" for suit in SUITS])) for each in found]
    sound = [(seat, hand) for seat, hand in hands if hand is not None and any(hand)]
    labels = [seat for seat, _ in sound]
    if not any(labels):
        above = _labels(text)
        labels = above if len(above) == len(sound) else labels
    return _told(labels, [hand for _, hand in sound])


def _seat_before(found: re.Match[str]) -> str | None:
    """Whose hand it is: the seat right before it, or the last one that is named earlier in the line."""
    named = _SEAT_WORD.findall(_SAID.sub("", found.string[: found.start()]))
    return found["seat"] or (named[-1] if named else None)


@value
class _Part:
    """The ranks of one suit in a line of a diagram."""

    suit: Suit
    ranks: Holding


_PART = re.compile(
    r"(?<![A-Za-z0-9])([SHDCshdc])\s?[:=.)]?\s{0,2}(" + _RUN + r")(?![A-Za-z0-9])(?! (?![SHDCshdc]\b)[A-Za-z0-9])"
)
"""A suit and its ranks; behind them nothing but what stands apart."""


def _in_a_diagram(text: str) -> PastedDeal | None:
    """Hands one suit under the other, with the sign of the suit before each; East stands beside West."""
    rows = [
        _one_suit([_Part(Suit(letter.upper()), ranks) for letter, ranks in _holdings_in(line)])
        for line in text.split("\n")
    ]
    blocks = list(_blocks([row for row in rows if row]))
    hands = [hand for block in blocks for hand in block]
    return _placed(hands, [len(block) for block in blocks], _labels(text))


def _placed(hands: Sequence[Suits], shape: Sequence[int], labels: Sequence[str | None]) -> PastedDeal | None:
    """The hands of a diagram: as it names them, else as they stand; None where a hand of it has not been found."""
    if labels and len(labels) != len(hands):
        return None
    if not labels and len(hands) > 1 and list(shape) not in ([1, 2, 1], [1, 1, 1], [1, 1, 1, 1]):
        return None
    return _told(labels or [None] * len(hands), hands, _DIAGRAM if 2 in shape else SEATS)


def _one_suit(parts: list[_Part]) -> list[_Part]:
    """The holdings of one suit that stand beside each other; the S of a compass among them is none."""
    if len({part.suit for part in parts}) > 1:
        parts = [part for part in parts if part.ranks]
    return parts if len({part.suit for part in parts}) == 1 else []


def _holdings_in(line: str) -> Iterator[tuple[str, Holding]]:
    for found in _PART.finditer(line[:400]):
        ranks = _ranks(found[2])
        if ranks is not None:
            yield found[1], ranks


def _blocks(rows: Sequence[Sequence[_Part]]) -> Iterator[list[Suits]]:
    """Four rows after each other, spades to clubs, make as many hands as stand beside each other."""
    while len(rows) >= 4:
        four, suits = rows[:4], [row[0].suit for row in rows[:4]]
        if suits == list(SUITS) and len({len(row) for row in four}) == 1:
            yield [
                (four[0][n].ranks, four[1][n].ranks, four[2][n].ranks, four[3][n].ranks) for n in range(len(four[0]))
            ]
            rows = rows[4:]
        else:
            rows = rows[1:]


_SEAT_WORD = re.compile(r"\b(?:north|east|south|west)\b", re.IGNORECASE)
_LABEL_OF_A_LINE = re.compile(rf"(?i:(?<!\w){SEAT})(?:\s*\([^)]*\))?[\s:.*_-]*")
_BEFORE_SPADES = re.compile(r"(?<!\w)((?i:north|east|south|west)|[NESW])\s*[:=.)-]?\s*S\s?[:=.)]?\s{0,2}[AKQJT2-9x-]")


def _labels(text: str) -> list[str | None]:
    """The names of seats that stand on a line of their own, or right before the spades of a hand, as one reads them."""
    found: list[str] = []
    for line in text.split("\n"):
        if not _LABEL_OF_A_LINE.sub("", line[:400]).strip(" *_[]"):
            found += re.findall(SEAT, re.sub(r"\([^)]*\)", "", line), re.IGNORECASE)
        else:
            found += _BEFORE_SPADES.findall(line[:400])
    labels = [name[0].upper() for name in found]
    return [*labels] if found != ["S"] else []  # which is a void


_BARE = re.compile("(?:[AKQJT2-9xX] ?)+|-+", re.IGNORECASE)
_FOUR_BARE = re.compile(
    rf"\s*{_LABEL}(?P<hand>(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)(?:[ ,/]+(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)){{3}})\s*",
)


def _in_bare_lines(text: str) -> PastedDeal | None:
    """Ranks alone: four suits on a line, or a diagram without signs, four lines to a hand."""
    lines = text.split("\n")
    across = [found for line in lines if (found := _FOUR_BARE.fullmatch(line[:400]))]
    hands = [(each["seat"], _four(re.split("[ ,/]+", each["hand"]))) for each in across]
    if hands and all(hand is not None and sum(map(len, hand)) > _A_HAND for _, hand in hands):
        return _told([seat for seat, _ in hands], [hand for _, hand in hands if hand is not None])
    rows = [row for line in lines if (row := _beside_each_other(line)) is None or row]
    down: list[Suits] = []
    shapes: list[int] = []
    for width, run in groupby(rows, key=lambda row: len(row or ())):
        same = [row for row in run if row]
        for first in range(0, len(same) - 3, 4) if width in (1, 2) else ():
            hands_here = [_four([row[column] for row in same[first : first + 4]]) for column in range(width)]
            down += [hand for hand in hands_here if hand is not None]
            shapes.append(width)
    if not down or sum(map(len, down[0])) == 0 or len(down) != sum(shapes):
        return None
    return _placed(down, shapes, _labels(text))


_A_HAND = 4
"""Four ranks on a line are a suit with spaces between rather than four suits of one card."""


def _beside_each_other(line: str) -> list[str] | None:
    """The suits that stand apart in a line, without the letters of a compass between; None where there is more."""
    parts = [part for part in re.split(r"\s{2,}", line[:400].strip()) if not re.fullmatch("[NESW]?(?: [NESW])?", part)]
    if all(_SEAT_WORD.fullmatch(part) for part in parts):
        return []
    return parts if all(_BARE.fullmatch(part) for part in parts) else None


# What is said beside the hands

_SAID_SEAT = r"(?P<{}>(?i:north|east|south|west)|[NESW])\b"
_DEALER = re.compile(r"(?i:\b(?:dealer|dlr|donneur|teiler|mazziere))\s*[:=]?\s*" + _SAID_SEAT.format("seat"))
_SIDES = r"(?P<{}>none|nil|love all|game all|all|both|n\s?[-/]?\s?s|e\s?[-/]?\s?w)"
_AT_RISK = re.compile(
    rf"\bvul\w*\s*[:=]?\s*{_SIDES.format('after')}\b|\b{_SIDES.format('before')}\s+vul|\b(?P<game>love|game) all\b",
    re.IGNORECASE,
)
_BID = re.compile(
    r"(?i:\bcontract)\s*[:=]?\s*(?P<level>[1-7])\s*(?P<strain>(?i:NT|N\b|[SHDC]))\s*(?P<risk>[Xx]{0,2})\b"
    r"(?:\s*(?:,|(?i:by))?\s*" + _SAID_SEAT.format("seat") + ")?"
)
_SAID = re.compile("|".join(re.sub(r"\?P<\w+>", "?:", each.pattern) for each in (_DEALER, _BID)))


def _with_what_is_said(deal: PastedDeal, text: str) -> PastedDeal:
    """The deal with the dealer, who is vulnerable and the contract, where a mail says so in words."""
    dealer, risk, bid = _DEALER.search(text), _AT_RISK.search(text), _BID.search(text)
    if dealer and deal.dealer is None:
        deal = replace(deal, dealer=_seat_named(dealer["seat"]))
    if risk and deal.vulnerable is None:
        sides = re.sub(r"[\s/-]", "", (risk["after"] or risk["before"] or risk["game"]).lower())
        deal = replace(deal, vulnerable=_VULNERABLE[sides.removesuffix("all") or "all"])
    if bid and deal.contract is None:
        declarer = _seat_named(bid["seat"]) if bid["seat"] else deal.declarer
        deal = replace(deal, contract=read_contract(bid["level"] + bid["strain"] + bid["risk"]), declarer=declarer)
    return deal


# The hand that is left


def the_rest(hands: Sequence[str]) -> tuple[int, Suits] | None:
    """Which of four hands, written with dots, is the only unknown one, and what is left for it; None if none is.

    >>> full = ["AKQJT98765432...", ".AKQJT98765432..", "*", "...AKQJT98765432"]
    >>> the_rest(full)
    (2, ('', '', 'AKQJT98765432', ''))
    """
    unknown = [number for number, hand in enumerate(hands) if hand == "*"]
    if len(unknown) != 1:
        return None
    try:
        known = [parse_hand(hand) for number, hand in enumerate(hands) if number not in unknown]
    except ValueError:
        return None
    held = [card for hand in known for card in hand.cards]
    whole = all(card.known for card in held) and not any(suit.more for hand in known for suit in hand.suits)
    if not whole or len(set(held)) != 39 or any(len(hand.cards) != 13 for hand in known):
        return None
    names = {card.name for card in held}
    left = tuple("".join(r for r in "AKQJT98765432" if f"{suit.value}{r}" not in names) for suit in SUITS)
    return unknown[0], (left[0], left[1], left[2], left[3])
