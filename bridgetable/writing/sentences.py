"""What an expectation asks for, in a sentence that a director reads, from its parts alone: no ruling need say it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, cast, get_args

from bridgetable.cards import SUITS, parse_card, parse_suit
from bridgetable.cases.expectations import CITED_ALONE, Wanted
from bridgetable.cases.may_play import ANY
from bridgetable.cases.wanted import UNTIL, Parts
from bridgetable.explain.phrases import (
    about_words,
    call_said,
    choice_words,
    players_words,
    seats_words,
    suits_words,
    the_card,
    until_words,
    when_words,
)
from bridgetable.explain.retold import quoted
from bridgetable.explain.words import duty_clause, fact_words, text, told
from bridgetable.findings import kinds as k
from bridgetable.findings.call_words import CallWord
from bridgetable.findings.deeds import Deed, OfSuits, OneOf, read_deed
from bridgetable.findings.irregularities import IrregularityWord, OfACall
from bridgetable.findings.rights import AskAboutNone, PlainRight
from bridgetable.findings.status_words import StatusWord
from bridgetable.messages import cite_words, listed, say, slug
from bridgetable.misread import Misread
from bridgetable.seats import Seat, Side
from bridgetable.table.actions import Entry
from bridgetable.table.choices import read_choice, suits_joined

Log: TypeAlias = tuple[Entry, ...]
Sentence: TypeAlias = Callable[[Parts, Log], str]

_BY_NONE = k.Grounds("")
"""Of what is asked for nobody has said yet why it is so."""


def asked_for(wanted: Wanted, log: Log = ()) -> str:
    """One thing an expectation asks for, with the paragraph it names; the actions it is about come from the `log`."""
    cite = cite_words(_cite_expected(wanted))
    words = say(f"expected-{slug(wanted.key)}", cite=cite, count=1) if wanted.key in CITED_ALONE else ""
    words = words or in_a_sentence(wanted.key, wanted.parts, log, alone=not wanted.forbidden)
    if cite and wanted.key not in CITED_ALONE:
        words = say("expected-by-the-paragraph", words=words, cite=cite)
    return say("expected-not", words=words) if wanted.forbidden else words


def _cite_expected(wanted: Wanted) -> str:
    """The paragraph as it was written: `16D2 / 16C2`; nothing where none is asked for."""
    if isinstance(wanted.value, tuple):
        return str(dict(wanted.value).get("cite", ""))
    said = str(wanted.value)
    return said if wanted.key in CITED_ALONE else said.partition(";")[2].strip()


def in_a_sentence(key: str, parts: Sequence[Parts], log: Log, *, alone: bool = True) -> str:
    """What the parts of something expected say, and `alone` of cards that nothing else may be played."""
    if key == "info":
        return _information_expected(parts, log)
    if key == "may_play":
        return _may_play_expected(parts[0], alone=alone)
    return " ".join(dict.fromkeys(_SENTENCES[key](each, log) for each in parts))


# Cards and calls


def _seat_and_name(of: str) -> tuple[Seat, str]:
    seat, _, name = of.partition(" ")
    return Seat(seat), name


def _card_expected(parts: Parts, _: Log) -> str:
    seat, name = _seat_and_name(parts["card"])
    card, status = parse_card(name), parts["status"]
    if status in ("penalty", "quitted"):
        return say(f"expected-{'penalty-card' if status == 'penalty' else status}", seat=seat, card=card)
    as_ = cast("k.LeadOrPlay | None", parts.get("as"))
    return text(k.Status(_BY_NONE, seat, card, cast("StatusWord", status), as_))


def _call_expected(parts: Parts, _: Log) -> str:
    seat, name = _seat_and_name(parts["call"])
    return text(k.CallState(_BY_NONE, seat, name.split()[0], 0, cast("CallWord", parts["state"])))


def _may_call_expected(parts: Parts, _: Log) -> str:
    return say("expected-may-call", seat=Seat(parts["seat"]), calls=call_said(parts["call"]))


def _contract_expected(parts: Parts, _: Log) -> str:
    said = parts["contract"]
    if said == "none yet":
        return say("expected-no-contract-yet")
    bid = re.fullmatch(r"(.+?)(X{0,2}) by ([NESW])", said)
    return text(k.Contract(_BY_NONE, bid[1], bid[2], Seat(bid[3])) if bid else k.Contract(_BY_NONE, None))


def _may_withdraw_expected(parts: Parts, _: Log) -> str:
    seat, name = _seat_and_name(parts["card"])
    card, until, only_if = parse_card(name), parts.get("until"), parts.get("only if")
    if until is not None:
        return text(k.MayWithdraw(_BY_NONE, seat, card, until, only_if))
    return say("expected-may-be-taken-back", seat=seat, card=card, only_if=only_if, rho=seat.rho)


def _must_withdraw_expected(parts: Parts, _: Log) -> str:
    seat, name = _seat_and_name(parts["card"])
    return text(k.MustWithdraw(_BY_NONE, seat, parse_card(name)))


def _provisional_expected(parts: Parts, _: Log) -> str:
    seat, name = _seat_and_name(parts["card"])
    return say("expected-provisional", seat=seat, card=parse_card(name))


# Choices, duties and rights


def _option_expected(parts: Parts, _: Log) -> str:
    option = parts["option"]
    by = [Seat(letter) for letter in parts["by"].split("/") if letter in "NESW"]
    who = players_words(by, "or") if by else say("choices-next-player")
    words = say(_ANY_CHOICE[option]) if option in _ANY_CHOICE else choice_words(read_choice(option))
    return say("choices-may", who=who, words=words)


_ANY_CHOICE = {
    "require SUIT": "expected-require-a-suit",
    "forbid SUIT": "expected-forbid-a-suit",
    "designate CARD": "expected-name-a-card",
}
"""Choices of which an expectation leaves the suit or the card open."""


def _restriction_expected(parts: Parts, _: Log) -> str:
    suits = parts.get("suits", "any suit")
    left = suits.removeprefix("any suit but ")
    if suits == "any suit":
        words = say("expected-any-suit")
    elif left != suits:
        words = say("expected-any-suit-but", suits=suits_words(suits_joined(left), "and"))
    else:
        words = suits_words(suits_joined(suits), "and")
    return say(
        "expected-lead-restriction", offender=Seat(parts["offender"]), partner=Seat(parts["partner"]), suits=words
    )


def _duty_expected(parts: Parts, _: Log) -> str:
    seat, when, ban = Seat(parts["seat"]), parts.get("when"), "must" not in parts
    deed = _deed_expected(parts["may not"] if ban else parts["must"], one=not ban)
    if deed is None:
        return _kind_of_duty(parts, seat, when)
    until = when if when in UNTIL else None
    must, may_not = (None, deed) if ban else (deed, None)
    duty = k.Duty(_BY_NONE, seat, must, may_not, None if until else when, until)
    return say("expected-sentence", words=duty_clause(duty))


def _deed_expected(words: str, *, one: bool) -> Deed | None:
    """The deed that words mean, `one` card of a suit where they name it; None where they are but a kind of deed."""
    try:
        deed = read_deed(_ADDED.sub("add a card to trick", words))
    except (Misread, ValueError):
        return None
    return OneOf(deed.suits[0], deed.leading) if one and isinstance(deed, OfSuits) and len(deed.suits) == 1 else deed


_ADDED = re.compile("^add card to trick")
"""A duty as it is compared has no article."""


def _kind_of_duty(parts: Parts, seat: Seat, when: str | None) -> str:
    limit = None if when is None else until_words(when) if when in UNTIL else when_words(when)
    must = "must" in parts
    verb, _, what = (parts["must"] if must else parts["may not"]).partition(" ")
    if verb == "add" and what:
        return say("expected-add-a-suit", seat=seat, suit=parse_suit(what))
    return say("expected-must" if must else "expected-must-not", seat=seat, deed=verb, limit=limit)


def _right_expected(parts: Parts, _: Log) -> str:
    seat, may, until = Seat(parts["seat"]), parts["may"], parts.get("until")
    if may == "take back":
        limit = until_words(until) if until else ""
        what = say("expected-take-back")
        return say("ruling-right-until" if until else "ruling-right", seat=seat, what=what, limit=limit)
    about = re.fullmatch("ask ([NESW]) about having none", may)
    return text(k.Right(_BY_NONE, seat, AskAboutNone(Seat(about[1])) if about else PlainRight(may), until))


def _may_play_expected(parts: Parts, *, alone: bool) -> str:
    seat, what = Seat(parts["seat"]), parts["cards"]
    if what in (ANY, "nothing"):
        return say("expected-may-play", seat=seat, what=what.partition(" ")[0], cards="", alone=False)
    cards = listed([_suit_or_card(name) for name in what.split(" and ")], "and" if alone else "or")
    return say("expected-may-play", seat=seat, what="some", cards=cards, alone=alone)


def _suit_or_card(name: str) -> str:
    suit = next((suit for suit in SUITS if name in (suit.plural, suit.word)), None)
    return the_card(name) if suit is None else say("expected-any-of-suit", suit=suit)


# What went wrong, who knows what, and how the play stands


def _irregular_expected(parts: Parts, _: Log) -> str:
    seat, kind = Seat(parts["seat"]), parts["kind"]
    if kind in get_args(OfACall):  # its sentence tells the call, which no expectation names
        return say("expected-irregular-call", kind=slug(kind), seat=seat)
    return text(k.Irregularity(_BY_NONE, cast("IrregularityWord", kind), seat, 0))


def _revoke_expected(parts: Parts, _: Log) -> str:
    seat, trick, state = Seat(parts["seat"]), int(parts["trick"]), parts["state"]
    if state == "none":
        return say("expected-no-revoke", seat=seat, trick=trick)
    return text(k.Revoke(_BY_NONE, seat, trick, "", state, 0))


def _information_expected(parts: Sequence[Parts], log: Log) -> str:
    about, part, until = parts[0]["about"], parts[0].get("part", "all"), parts[0].get("until")
    of = quoted(int(about[1:]), log) if re.fullmatch(r"#\d+", about) else about_words(about)
    what = say("ruling-information-part", part=part, about=of)
    said = []
    for answer, message in (("yes", "expected-may-use"), ("no", "expected-may-not-use")):
        seats = tuple(Seat(each["seat"]) for each in parts if each.get("may use") == answer)
        if seats:
            said.append(say(message, who=seats_words(seats), what=what))
    if until is not None:
        said.append(say("expected-told-until", what=what[:1].upper() + what[1:], limit=until_words(until)))
    return " ".join(said)


def _lawful_expected(parts: Parts, log: Log) -> str:
    seat, action = Seat(parts["seat"]), parts.get("action")
    if action is None:
        return say("expected-lawful", seat=seat)
    return told(k.Lawful(_BY_NONE, seat, int(action[1:])), log)


def _transfer_expected(parts: Parts, _: Log) -> str:
    to, tricks = parts.get("to"), parts.get("tricks")
    if tricks == "0":
        return say("expected-no-transfer")
    if to is None:
        return say("expected-transfer-of", count=int(tricks or 0))
    if tricks is None:
        return say("expected-transfer-to", to=Side(to))
    return text(k.Transfer(_BY_NONE, Side(to), int(tricks)))


def _claim_expected(parts: Parts, _: Log) -> str:
    counts = [
        say("expected-claim-tricks", side=side, count=int(parts[side.value])) for side in Side if side.value in parts
    ]
    return " ".join((say("expected-claim", state=slug(parts["state"])), *counts))


def _tricks_expected(parts: Parts, _: Log) -> str:
    each = (say("expected-tricks", side=side, count=int(parts[side.value])) for side in Side if side.value in parts)
    return " ".join(each)


def _turn_expected(parts: Parts, _: Log) -> str:
    seat = parts["seat"]
    return say("expected-turn-none") if seat == "none" else say("expected-turn", seat=Seat(seat))


def _of_a_trick_expected(key: str) -> Sentence:
    def sentence(parts: Parts, _: Log) -> str:
        return say(f"expected-{key}", seat=Seat(parts["seat"]), trick=parts["trick"])

    return sentence


# Facts


def _fact_expected(key: str) -> Sentence:
    def sentence(parts: Parts, log: Log) -> str:
        asked = fact_words(parts["fact"], parts.get("of", ""), log)
        return say(f"expected-{key}", question=asked, what=asked)

    return sentence


def kinds_told(keys: Iterable[str]) -> str:
    """The kinds of what is expected, one after the other: choices and duties."""
    return listed([say("expected-kind", key=slug(key)) for key in keys], "and")


_SENTENCES: Mapping[str, Sentence] = {
    "cards": _card_expected,
    "calls": _call_expected,
    "contract": _contract_expected,
    "restrictions": _restriction_expected,
    "options": _option_expected,
    "duties": _duty_expected,
    "may_call": _may_call_expected,
    "may_withdraw": _may_withdraw_expected,
    "must_withdraw": _must_withdraw_expected,
    "revokes": _revoke_expected,
    "transfer": _transfer_expected,
    "turn": _turn_expected,
    "lead": _of_a_trick_expected("lead"),
    "winner": _of_a_trick_expected("winner"),
    "tricks": _tricks_expected,
    "declarer": lambda parts, _: say("expected-declarer", seat=Seat(parts["seat"])),
    "stage": lambda parts, _: say("expected-stage", stage=slug(parts["stage"])),
    "irregular": _irregular_expected,
    "lawful": _lawful_expected,
    "rights": _right_expected,
    "claim": _claim_expected,
    "questions": _fact_expected("asked"),
    "assumed": _fact_expected("assumed"),
    "provisional": _provisional_expected,
    "liable": lambda parts, _: text(k.Liable(_BY_NONE, Seat(parts["seat"]))),
}
"""How what is expected is told, by its key; what is cited alone, `info` and `may_play` are told otherwise."""
