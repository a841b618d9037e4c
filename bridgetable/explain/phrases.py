"""The closed words of findings in the plain words of a director: cards, limits, irregularities, choices, duties."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.findings import deeds
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import CLOSED_ANSWERS
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.reasons import (
    ActTooSoon,
    BarredDouble,
    DefectiveTrick,
    Doubted,
    FaultBecause,
    ImproperQuestion,
    Inspection,
    Meanings,
    WrongProcedure,
)
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say, slug
from bridgetable.seats import Seat, Side, parse_seat, parse_seats
from bridgetable.table.choices import Choice, Designate, Extreme, Forbid, OnCall, Plain, Require, suits_named
from bridgetable.table.record import CANNOT

TOLD_APART: dict[IrregularityWord, tuple[FaultBecause, ...]] = {
    "wrong procedure": get_args(WrongProcedure),
    "improper question": get_args(ImproperQuestion),
    "act before the ruling": get_args(ActTooSoon),
    "defective trick": get_args(DefectiveTrick),
    "inspection without right": get_args(Inspection),
    "inadmissible double": get_args(BarredDouble),
}
"""Irregularities of one kind that are told apart: each has a message of its own."""

MEANINGS: tuple[Meanings, ...] = get_args(Meanings)
"""Who asks what calls and cards mean, or explains it: in order, and told of with the turn."""

DOUBTED: tuple[Doubted, ...] = get_args(Doubted)
"""What is in order although players often think otherwise: each has its message."""


_NO_CARD = parse_card("??")


def irregularity_words(wrong: k.Irregularity) -> str:
    """What has been irregular, in a sentence: East has led out of turn.

    >>> irregularity_words(k.Irregularity(k.Grounds("53A"), "lead out of turn", Seat.E, 1))
    'East has led out of turn.'
    """
    kind = slug(wrong.kind)
    if wrong.why is not None and wrong.why in TOLD_APART.get(wrong.kind, ()):
        kind = f"{kind}-{slug(wrong.why)}"
    return say(f"ruling-irregularity-{kind}", seat=wrong.seat, card=wrong.card or _NO_CARD, call=_called_so(wrong))


def _called_so(wrong: k.Irregularity) -> str:
    """The call an irregularity is about, as its message takes it: doubles by their letters."""
    return wrong.call if wrong.kind == "inadmissible double" else call_said(wrong.call) if wrong.call else ""


def when_words(when: str) -> str:
    """When a duty is due, a word of the closed list: at his next turn.

    >>> when_words("own turn")
    'at his next turn'
    """
    return say("ruling-when", when=when)


def until_words(until: str, several: bool = False) -> str:
    """Until when something holds, of one player or of `several`; a limit of the closed list.

    >>> until_words("loses the lead")
    'until he loses the lead'
    """
    return say("ruling-until", until=until, several=several)


_CALL = re.compile("[1-9](?:[CDHS]|NT)|pass|XX?")
_CARD = re.compile(r"\b[SHDC](?:10|[2-9TJQKA])\b|(?<!\w)[SHDC?][xh?]\d*(?!\w)")


def in_signs(suits: Sequence[Suit]) -> str:
    """Suits by their signs: ♥♣.

    >>> in_signs((Suit.H, Suit.C))
    '♥♣'
    """
    return "".join(say("ruling-suit-sign", suit=suit) for suit in suits)


def suits_words(suits: Sequence[Suit], last: str) -> str:
    """Suits one after the other, `and` or `or` before the last: hearts and clubs.

    >>> suits_words((Suit.H, Suit.C), "and")
    'hearts and clubs'
    """
    return listed([say("ruling-suits", suit=suit) for suit in suits], last)


def card_words(card: Card) -> str:
    """A card in a sentence: ♦7, small diamond, heart honour, spade, honour, card.

    >>> card_words(parse_card("Dx")), card_words(parse_card("D7"))
    ('small diamond', '♦7')
    """
    return say("ruling-card", card=card)


def owned(seat: Seat, card: Card) -> str:
    """A card with its owner: East's ♦7.

    >>> owned(Seat.E, parse_card("D7"))
    "East's ♦7"
    """
    return say("ruling-owned", seat=seat, card=card)


def the_card(name: str) -> str:
    """A card by its name on the table, one not known in full with an article: ♦7, the small heart.

    >>> the_card("Hx")
    'the small heart'
    """
    return say("ruling-the-card", card=parse_card(name))


def in_words(text: str) -> str:
    """Cards in a text written as on the table: `play D7` is play ♦7.

    >>> in_words("play D7")
    'play ♦7'
    """
    return _CARD.sub(lambda found: card_words(parse_card(found[0])), text)


def seats_words(seats: tuple[Seat, ...]) -> str:
    """Seats one after the other: North, South and West; a whole side by its name; everybody; nobody.

    >>> seats_words((Seat.N, Seat.S)), seats_words((Seat.N, Seat.E, Seat.W))
    ('North-South', 'North, East and West')
    """
    for side in Side:
        if set(seats) == {seat for seat in Seat if seat.side is side}:
            return side_words(side)
    names = [seat_words(seat) for seat in Seat if seat in seats]
    if len(names) in (0, 4):
        return say("ruling-everybody") if names else say("ruling-nobody")
    return listed(names, "and")


def players_words(seats: Sequence[Seat], last: str, *, by_side: bool = False, first: bool = True) -> str:
    """Players as the subject of a sentence, which they begin if `first`; with `by_side` a whole side by its name.

    >>> players_words((Seat.N, Seat.E), "or"), players_words((Seat.N, Seat.S), "and", by_side=True)
    ('North or East', 'North-South')
    """
    for side in Side:
        if by_side and set(seats) == {seat for seat in Seat if seat.side is side}:
            return say("ruling-subject-side", side=side, first=first)
    return listed([say("ruling-subject", seat=seat, first=first and not at) for at, seat in enumerate(seats)], last)


def seat_words(seat: Seat) -> str:
    """A player by himself: North.

    >>> seat_words(Seat.N)
    'North'
    """
    return say("terms-seat", seat=seat)


def side_words(side: Side) -> str:
    """A side by itself: North-South.

    >>> side_words(Seat.N.side)
    'North-South'
    """
    return say("ruling-side", side=side)


def turn_words(verdict: Verdict) -> str:
    """Whose card or call is due; else who has a choice to make first; else that nobody may act.

    >>> from bridgetable.judge import judge
    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.record import Record
    >>> turn_words(judge(Record(Position()), 2017))
    'West is to lead'
    """
    if verdict.turn is not None:
        return say("ruling-turn", seat=verdict.turn, to=verdict.turn_to)
    by = dict.fromkeys(letter for option in verdict.options for letter in option.by.split("/"))
    if by:
        return say("ruling-choice-first", who=listed([seat_words(parse_seat(letter)) for letter in by], "or"))
    return say("ruling-nobody-may-act")


def answer_words(answer: str) -> str:
    """An answer as it is read: Yes, North, ♦7, hearts.

    >>> answer_words("yes"), answer_words("D7")
    ('Yes', '♦7')
    """
    words = _answer(answer, "facts-answer-{}")
    return words[:1].upper() + words[1:] if words == in_words(answer) else words


def answer_within(answer: str) -> str:
    """An answer as it is read within a sentence: if yes, if North, if hearts."""
    return _answer(answer, "facts-answer-{}.within")


def _answer(answer: str, message: str) -> str:
    if answer in CLOSED_ANSWERS:
        return say(message.format(answer))
    if answer == CANNOT:
        return say(message.format("unfindable"))
    named = answer.split(" and ")
    told = [say("ruling-suits", suit=suit) for suit in Suit for each in named if suit.plural == each]
    told += [say("ruling-notrump") for each in named if each == "notrump"]
    if len(told) == len(named):
        return listed(told, "and")
    try:
        return seats_words(parse_seats(answer))
    except ValueError:
        return in_words(answer)


def one_of(suits: Sequence[Suit]) -> str:
    """One card of several suits: a heart, a diamond or a club.

    >>> one_of((Suit.H, Suit.D, Suit.C))
    'a heart, a diamond or a club'
    """
    return listed([say("choices-a-suit", suit=suit) for suit in suits], "or")


def choice_words(choice: Choice) -> str:
    """A choice as it was made, without what it was about: forbid hearts and clubs; name ♦7 as the card played.

    >>> from bridgetable.table.choices import read_choice
    >>> choice_words(read_choice("forbid hearts and clubs"))
    'forbid hearts and clubs'
    """
    told = {Plain.PLAY_ON: "choices-told-play-on", Plain.STOP: "choices-told-stop"}  # else said as what may be chosen
    return say(told[choice]) if choice in told else _of_choice("choices", choice)


def chosen_words(choice: Choice) -> str:
    """A choice that has been made: forbids diamonds; accepts.

    >>> from bridgetable.table.choices import read_choice
    >>> chosen_words(read_choice("forbid diamonds"))
    'forbids diamonds'
    """
    return _of_choice("choices-made", choice)


def _of_choice(message: str, choice: Choice) -> str:
    match choice:
        case Designate(card=card):
            return say(f"{message}-designate", card=card)
        case Require(what=Extreme() as end):
            return say(f"{message}-require-end", end=end.name.lower())
        case Require() | Forbid():
            verb = "forbid" if isinstance(choice, Forbid) else "require"
            return say(f"{message}-{verb}", suits=suits_words(suits_named(choice), "and"))
        case OnCall(accept=accept, seat=seat, call=call, of=of):
            answer, number = "accept" if accept else "refuse", int(of[1:]) if of.startswith("#") else None
            return say(f"{message}-on-call", answer=answer, seat=seat, call=call_said(call), number=number)
    return say(f"{message}-{slug(choice.words)}")


def call_said(call: str, message: str = "action-call") -> str:
    """A call within a sentence: 1♠, 3NT, pass; `P` is a pass as the heads of records write it.

    >>> call_said("1S"), call_said("pass")
    ('1♠', 'pass')
    """
    suit = Suit(call[1]) if call[0].isdecimal() and call[1:] != "NT" else None
    return say(message, call="pass" if call == "P" else call, level=call[0], suit=suit)


def deed_words(duty: k.Duty) -> str:
    """What a duty demands or forbids, in words: play another small diamond before ♦6.

    >>> from bridgetable.findings.deeds import read_deed
    >>> deed_words(k.Duty(k.Grounds("50D1(a)"), Seat.E, must=read_deed("play D7")))
    'play ♦7'
    """
    match duty.must or duty.may_not:
        case deeds.PlayCard(card=card):
            return say("ruling-deed-play-card", card=card)
        case deeds.TakeBack(card=card):
            return say("ruling-deed-take-back", card=card)
        case deeds.OneOf(suit=suit, leading=leading):
            return say("ruling-deed-one-of", suit=suit, leading=leading)
        case deeds.OfSuits(suits=suits, leading=leading):
            named = suits_words(suits, "or" if duty.must is None else "and")
            return say("ruling-deed-of-suits", suits=named, leading=leading)
        case deeds.HighestOrLowest(end=end, suit=suit):
            return say("ruling-deed-highest-or-lowest", end=end.name.lower(), suit=suit)
        case deeds.SmallBefore(card=card):
            return say("ruling-deed-small-before", suit=card.suit, card=card, known=card.known)
        case deeds.AddCard(trick=trick):
            return say("ruling-deed-add-card", trick=trick, suit=duty.suits[0] if duty.suits else None)
        case deeds.MakeThisCall(call=call):
            return say("ruling-deed-call", call=call_said(call))
        case deeds.PlainDeed() as plain:
            return say(f"ruling-deed-{slug(plain.value)}")
    raise ValueError("a duty without a deed")


def about_words(about: str) -> str:
    """What information is about: `W D7` is West's ♦7, `W 2D` West's call of 2♦; a remark stays as written.

    >>> about_words("W D7"), about_words("W 2D")
    ("West's ♦7", "West's call of 2♦")
    """
    seat, _, what = about.partition(" ")
    call, _, _number = what.partition(" #")
    if _CALL.fullmatch(call):
        return say("ruling-call-of", seat=Seat(seat), call=call_said(call))
    try:
        return owned(Seat(seat), parse_card(what))
    except ValueError:
        return say("ruling-action", number=int(about[1:])) if about.startswith("#") else about
