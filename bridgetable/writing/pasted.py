"""Deals as people write them: PBN and BBO, four lines of suits, diagrams in a mail, one hand alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

from bridgetable.cards import SUITS, Suit
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import parse_hand
from bridgetable.value import value

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
    vulnerable: Literal["none", "NS", "EW", "all"] | None = None
    declarer: Seat | None = None
    contract: str | None = None


def read_deal(text: str) -> PastedDeal:
    r"""The deal in a text; `ValueError` with one sentence where there is none, or more than one can be meant.

    >>> read_deal("N:AK.QJ.T9.8765432 - - -").hands
    {<Seat.N: 'N'>: ('AK', 'QJ', 'T9', '8765432')}
    >>> read_deal("S AK\nH QJ\nD T9\nC 8765432").alone
    ('AK', 'QJ', 'T9', '8765432')
    """
    text = _plain(text[:LARGEST])
    for reader in (_in_tags, _of_bbo, _of_an_address, _with_dots, _in_lines, _in_a_diagram, _in_bare_lines):
        found = reader(text)
        if found is not None:
            _sound(found)
            return found
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
                    raise ValueError(say("writing-card-twice", card=card, one=seen[card], two=name))
                seen[card] = name


# One alphabet

_SIGNS = str.maketrans(
    {
        **dict.fromkeys("♠♤", " S "),
        **dict.fromkeys("♥♡❤", " H "),
        **dict.fromkeys("♦♢", " D "),
        **dict.fromkeys("♣♧", " C "),
        **dict.fromkeys("\ufe0e\ufe0f\u200b\u200e\u200f\ufeff", ""),
        **dict.fromkeys("\u2013\u2014\u2212\u2012", "-"),
        "\u00a0": " ",
        "\r": "\n",
        "\u2028": "\n",
    }
)
_SUIT_WORDS = re.compile(r"\b(spade|heart|diamond|club)s?\b", re.IGNORECASE)
_SEAT_WORDS = re.compile(r"\b(north|east|south|west)\b", re.IGNORECASE)


def _plain(text: str) -> str:
    """The text with letters for signs and words, tens as T, and tabs as wide as they look."""
    text = text.replace("\r\n", "\n").translate(_SIGNS).expandtabs(8)
    text = _SUIT_WORDS.sub(lambda word: word[0][0].upper(), text)
    return re.sub(r"(?<![0-9])10", "T", text)


def _ranks(text: str) -> Holding | None:
    """The ranks of a suit however they are written, from the top; None where something else stands there."""
    text = re.sub(r"[\s,.·]", "", text).upper().replace("1O", "T")
    if text.strip("-") == "" or text in ("VOID", "NONE", "0"):
        return ""
    if not re.fullmatch("[AKQJT2-9X]+", text):
        return None
    small = text.count("X")
    known = text.replace("X", "")
    if len(set(known)) < len(known):
        return None
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
_VULNERABLE: Mapping[str, Literal["none", "NS", "EW", "all"]] = {
    **dict.fromkeys(("none", "love", "-", "o", "0"), "none"),
    **dict.fromkeys(("ns", "n"), "NS"),
    **dict.fromkeys(("ew", "e"), "EW"),
    **dict.fromkeys(("all", "both", "b"), "all"),
}


def _in_tags(text: str) -> PastedDeal | None:
    """A deal of PBN, with the tags beside it."""
    tags = {name.lower(): said for name, said in _TAG.findall(text)}
    found = _PBN.search(tags.get("deal", text))
    if found is None:
        return None
    hands = [_four(part.split(".")) if "." in part else None for part in found[2].split()]
    contract = tags.get("contract", "").upper().replace("N", "NT").replace("NTT", "NT")
    return PastedDeal(
        _clockwise(Seat(found[1].upper()), hands),
        dealer=_seat_named(tags.get("dealer", "")),
        vulnerable=_VULNERABLE.get(tags.get("vulnerable", "").lower()),
        declarer=_seat_named(tags.get("declarer", "")),
        contract=contract if re.fullmatch(r"[1-7](?:[SHDC]|NT)X{0,2}", contract) else None,
    )


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

_LABEL = r"(?:(?P<seat>north|east|south|west|[NESW])\s*[:=.)-]?\s*)?"
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
    """Hands with all their suits on one line: `North: S AKQ H T92 D - C 5432`."""
    lines = [line for line in text.split("\n") if len(line) <= 400]
    found = [each for line in lines for each in _ALL_FOUR.finditer(_SEAT_WORDS.sub(lambda w: w[0][0].upper(), line))]
    hands = [(each["seat"], _four([each[suit.value] or "" for suit in SUITS])) for each in found]
    sound = [(seat, hand) for seat, hand in hands if hand is not None and any(hand)]
    labels = [seat for seat, _ in sound]
    if not any(labels):
        above = _labels(text)
        labels = above if len(above) == len(sound) else labels
    return _told(labels, [hand for _, hand in sound])


@value
class _Part:
    """The ranks of one suit in a line of a diagram."""

    suit: Suit
    ranks: Holding


_PART = re.compile(r"(?<![A-Za-z0-9])([SHDCshdc])\s?[:=.)]?\s{0,2}(" + _RUN + r")(?![A-Za-z0-9])")


def _in_a_diagram(text: str) -> PastedDeal | None:
    """Hands one suit under the other, with the sign of the suit before each; East stands beside West."""
    rows = [
        _one_suit([_Part(Suit(letter.upper()), ranks) for letter, ranks in _holdings_in(line)])
        for line in text.split("\n")
    ]
    blocks = list(_blocks([row for row in rows if row]))
    hands = [hand for block in blocks for hand in block]
    usual = _DIAGRAM if [len(block) for block in blocks] == [1, 2, 1] else SEATS
    labels = _labels(text)
    return _told(labels if len(labels) == len(hands) else [None] * len(hands), hands, usual)


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


def _labels(text: str) -> list[str | None]:
    """The names of seats that stand by themselves, as one reads them; those of suits are none."""
    words = [word[0].upper() for word in _SEAT_WORDS.findall(text)]
    letters = re.findall(r"(?<![\w♠♥♦♣])([NEW]|S(?!\s*[:=]?\s*[AKQJT2-9xX\-]))(?![\w])", text)
    found = words if len(words) > 1 else letters
    return list(dict.fromkeys(found))


_BARE = re.compile(r"\s*(?:(?:[AKQJTakqjt2-9xX]{1,13}|-+)(?:\s{2,}|$)){1,2}\s*")
_FOUR_BARE = re.compile(
    rf"\s*{_LABEL}(?P<hand>(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)(?:[ ,/]+(?:[AKQJTakqjt2-9xX]{{1,13}}|-+)){{3}})\s*",
    re.IGNORECASE,
)


def _in_bare_lines(text: str) -> PastedDeal | None:
    """Ranks alone: four suits on a line, or a diagram without signs, four lines to a hand."""
    lines = text.split("\n")
    across = [found for line in lines if (found := _FOUR_BARE.fullmatch(line[:400]))]
    hands = [(each["seat"], _four(re.split("[ ,/]+", each["hand"]))) for each in across]
    if hands and all(hand is not None for _, hand in hands):
        return _told([seat for seat, _ in hands], [hand for _, hand in hands if hand is not None])
    down: list[Suits] = []
    shapes: list[int] = []
    for _, run in groupby(
        (line for line in lines if line.strip()),
        key=lambda line: len(line.split()) if _BARE.fullmatch(line[:400]) else 0,
    ):
        rows = [line.split() for line in run]
        if not _BARE.fullmatch("  ".join(rows[0])):
            continue
        for first in range(0, len(rows) - 3, 4):
            block = rows[first : first + 4]
            for column in range(len(block[0])):
                hand = _four([row[column] for row in block])
                if hand is None:
                    return None
                down.append(hand)
            shapes.append(len(block[0]))
    if not down or sum(map(len, down[0])) == 0:
        return None
    usual = _DIAGRAM if shapes == [1, 2, 1] else SEATS
    labels = _labels(text)
    return _told(labels if len(labels) == len(down) else [None] * len(down), down, usual)


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
