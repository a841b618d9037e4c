"""What one line of an expectation asks for, part by part: parts that are left out are not compared."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias, get_args

from bridgetable.cards import SUITS, parse_card, parse_suit
from bridgetable.cases.problems import did_you_mean, shown
from bridgetable.findings.call_words import CallWord
from bridgetable.findings.facts import FACTS
from bridgetable.findings.irregularities import IRREGULARITIES
from bridgetable.findings.rights import PlainRight
from bridgetable.messages import say, why
from bridgetable.seats import parse_seat, parse_seats
from bridgetable.table.actions import Choose
from bridgetable.table.choices import suit_words, suits_joined
from bridgetable.table.sentences import SentenceError, parse

Parts: TypeAlias = Mapping[str, str]
"""One thing asked for: the name of each part and its value."""

STATUSES = (
    "in hand",
    "held",
    "face-down lead",
    "played",
    "exposed",
    "minor penalty",
    "major penalty",
    "penalty",
    "withdrawn",
    "must be played",
    "quitted",
)
WHEN = ("now", "lead", "this trick", "own turn", "first legal turn", "next call")
UNTIL = (
    "next card",
    "next card to this trick",
    "partner plays",
    "LHO plays",
    "declarer plays",
    "own side on next trick",
    "a lead to next trick",
    "each side on next trick",
    "director rules",
    "lead is faced",
    "dummy faces a card",
    "this lead",
    "this trick",
    "loses the lead",
    "card gone",
    "play ends",
    "hands back",
    "next board",
    "round ends",
    "correction period ends",
    "partner calls",
    "LHO calls",
    "auction ends",
)
DUTY_VERBS = ("play", "lead", "face", "pass", "withdraw", "add", "designate", "call", "double")
INFORMATION_PARTS = ("all", "sight", "duty to play", "how it arose", "being void")
REVOKE_STATES = ("none", "open", "corrected", "established but corrected", "established")
CLAIM_STATES = (
    "open",
    "agreed",
    "void",
    "not a claim",
    "no concession",
    "contested",
    "stands",
    "concession cancelled",
    "agreement withdrawn",
)
RIGHTS = (*(each.words for each in PlainRight), "ask SEAT about having none", "take back")
_RIGHT = rf"(?:{'|'.join(RIGHTS).replace('SEAT', '[NESW]')})\b"

_FEW = 12
"""So many closed words are named where none of them comes near."""

_SUIT_WORD = re.compile(r"\b(spade|heart|diamond|club)s?\b")
_ARTICLE = re.compile(r"\ban? ")
_SUIT_LETTERS = {suit.value: suit.plural for suit in SUITS}


def one_of(text: str, known: tuple[str, ...], what: str) -> str:
    """`text`, if it is `known`; else `ValueError` that says what it should have been."""
    if text not in known:
        meant = did_you_mean(text, known) or _all_of(known)
        raise ValueError(say("casefile-is-not", text=shown(text), what=say(what), meant=meant))
    return text


def _all_of(known: tuple[str, ...]) -> str:
    return say("casefile-all-of", known=", ".join(known)) if len(known) <= _FEW else ""


def _seat(text: str) -> str:
    return str(parse_seat(text))


def _seat_or_none(text: str) -> str:
    return text if text == "none" else str(parse_seat(text, or_none=True))


def seat_card(text: str) -> str:
    """A card with the hand it belongs to, as in `W H5`."""
    seat, _, card = text.partition(" ")
    if not card:
        raise ValueError(say("casefile-no-seat-and-card", text=shown(text)))
    return f"{parse_seat(seat)} {parse_card(card)}"


def _limit(text: str) -> str:
    return one_of(text.removeprefix("until "), (*WHEN, *UNTIL), "casefile-a-limit")


def _after_seat(text: str) -> tuple[str, str]:
    seat, colon, rest = text.partition(":")
    if not colon:
        raise ValueError(say("casefile-no-colon", text=shown(text)))
    return seat.strip(), rest.strip()


def status_of_card(text: str) -> Parts:
    """`major penalty`, `played as lead` …

    >>> status_of_card("major penalty"), status_of_card("played as lead")
    ({'status': 'major penalty'}, {'status': 'played', 'as': 'lead'})
    """
    status, _, as_ = text.partition(" as ")
    parts = {"status": one_of(status, STATUSES, "casefile-a-status")}
    if as_:
        parts["as"] = one_of(as_, ("lead", "play"), "casefile-as-what")
    return parts


def option(text: str) -> tuple[Parts, ...]:
    """`S: accept`, `E/W: refuse`, `S: forbid SUIT`, `S: designate CARD`.

    >>> option("S: forbid SUIT")
    ({'by': 'S', 'option': 'forbid SUIT'},)
    """
    by, words = _after_seat(text)
    if by != "next" and not re.fullmatch("[NESW](/[NESW])*", by):
        raise ValueError(say("casefile-who-chooses", text=shown(by)))
    return ({"by": by, "option": option_words(words)},)


def option_words(text: str) -> str:
    """The words of an option in their one form; `SUIT` stands for any suit, `CARD` for any card.

    >>> option_words("forbid hearts and clubs")
    'forbid hearts and clubs'
    """
    try:
        action = parse(f"S chooses to {text.replace('SUIT', 'spades').replace('CARD', 'SA')}").action
    except SentenceError as error:
        advice = say("casefile-any-suit") if re.search(r"\b(?:any|a|the) suit\b", text) else ""
        raise ValueError(say("casefile-no-option-because", text=shown(text), why=str(error), advice=advice)) from None
    if not isinstance(action, Choose) or action.law is not None:
        raise ValueError(say("casefile-no-option", text=shown(text)))
    return text if text.endswith(("SUIT", "CARD")) else action.choice.words


def duty(text: str) -> tuple[Parts, ...]:
    """`W: play D2, own turn`, `E: not lead diamonds, loses the lead`; a ban on two suits is two.

    >>> duty("W: play D2, own turn")
    ({'seat': 'W', 'when': 'own turn', 'must': 'play D2'},)
    """
    seat, words = _after_seat(text)
    deed, _, when = words.partition(",")
    shared = {"seat": _seat(seat)}
    if when:
        shared["when"] = _limit(when.strip())
    ban = deed.startswith("not ")
    deed = duty_words(deed.removeprefix("not "))
    one_of(deed.partition(" ")[0], DUTY_VERBS, "casefile-a-verb")
    if ban:
        return tuple({**shared, "may not": one} for one in each_suit(deed))
    return ({**shared, "must": deed},)


def duty_words(text: str) -> str:
    """The words of a duty or a ban in a form that compares: suits as plural words, no article.

    >>> duty_words("lead a heart")
    'lead hearts'
    """
    verb, _, what = _ARTICLE.sub("", text.strip()).partition(" ")
    things = (_SUIT_LETTERS.get(thing, thing) for thing in what.split(" and "))
    return _SUIT_WORD.sub(r"\1s", f"{verb} {' and '.join(things)}".replace("10", "T")).strip()


def each_suit(deed: str) -> tuple[str, ...]:
    """A ban on several suits, one by one: `lead spades and hearts` is `lead spades` and `lead hearts`.

    >>> each_suit("lead spades and hearts")
    ('lead spades', 'lead hearts')
    """
    verb, _, what = deed.partition(" ")
    return tuple(f"{verb} {suit}" for suit in what.split(" and ")) if " and " in what else (deed,)


def call_in(text: str) -> Parts:
    """What a call counts for: `cancelled`.

    >>> call_in("cancelled")
    {'state': 'cancelled'}
    """
    return {"state": one_of(text, get_args(CallWord), "casefile-a-call-state")}


def call_named(text: str) -> str:
    """A call with its player, and perhaps the action that made it: `E 1H #2`."""
    seat, _, call = text.partition(" ")
    name, _, action = call.partition(" ")
    if not re.fullmatch(r"[1-9](?:[CDHS]|NT)|pass|X{1,2}", name) or not re.fullmatch(r"(?:#\d+)?", action):
        raise ValueError(say("casefile-no-call", text=shown(text)))
    return " ".join(part for part in (str(parse_seat(seat)), name, action) if part)


def contract(text: str) -> tuple[Parts, ...]:
    """`2SX by S`, `passed out`, `none yet`.

    >>> contract("2SX by S")
    ({'contract': '2SX by S'},)
    """
    if text not in ("passed out", "none yet") and not re.fullmatch(r"[1-7](?:[CDHS]|NT)X{0,2} by [NESW]", text):
        raise ValueError(say("casefile-no-result", text=shown(text)))
    return ({"contract": text},)


def restriction(text: str) -> tuple[Parts, ...]:
    """`E for W: any suit but spades`: what declarer may ask of West's lead, for a call that East withdrew.

    >>> restriction("E for W: hearts")
    ({'offender': 'E', 'partner': 'W', 'suits': 'hearts'},)
    """
    who, colon, suits = (part.strip() for part in text.partition(":"))
    offender, between, partner = who.partition(" for ")
    if not between:
        raise ValueError(say("casefile-no-restriction", text=shown(text)))
    parts = {"offender": _seat(offender), "partner": _seat(partner)}
    if colon:
        parts["suits"] = _suits_restricted(suits)
    return (parts,)


def _suits_restricted(text: str) -> str:
    """`any suit`, `any suit but spades`, `hearts and clubs`."""
    any_suit, but, named = text.partition(" but ")
    if any_suit != "any suit":
        return suit_words(suits_joined(text))
    return f"{any_suit} but {suit_words(suits_joined(named))}" if but else any_suit


def call_of(text: str) -> tuple[Parts, ...]:
    """`W: 2S`: a call he may make.

    >>> call_of("W: 2S")
    ({'seat': 'W', 'call': '2S'},)
    """
    seat, call = _after_seat(text)
    return ({"seat": _seat(seat), "call": call_named(f"{seat} {call}").split()[1]},)


def may_withdraw(text: str) -> tuple[Parts, ...]:
    """`S SJ, next card`, `S DJ, only if RHO changed`.

    >>> may_withdraw("S SJ, next card")
    ({'card': 'S SJ', 'until': 'next card'},)
    """
    card, *rest = (part.strip() for part in text.split(","))
    parts = {"card": seat_card(card)}
    for words in rest:
        if words.startswith("only if "):
            parts["only if"] = words.removeprefix("only if ")
        else:
            parts["until"] = _limit(words)
    return (parts,)


def information(text: str) -> tuple[Parts, ...]:
    """`W D7: yes NS, no EW`, `W D7 sight: …`: one thing asked for each seat.

    >>> information("W D7: no E")
    ({'about': 'W D7', 'seat': 'E', 'may use': 'no'},)
    """
    about, words = _after_seat(text)
    shared: dict[str, str] = {}
    for part in INFORMATION_PARTS:
        if about.endswith(f" {part}"):
            about, shared["part"] = about.removesuffix(f" {part}"), part
    shared["about"] = seat_card(about) if re.match("[NESW] (?!pass)[^1-9X]", about) else about
    seats: list[Parts] = []
    for clause in words.split(","):
        answer, _, named = clause.strip().partition(" ")
        if answer in ("yes", "no"):
            seats += ({"seat": seat.value, "may use": answer} for seat in parse_seats(named))
        else:
            try:
                shared["until"] = _limit(clause.strip())
            except ValueError as error:
                raise ValueError(say("casefile-who-may-use", why=why(error))) from None
    return tuple({**shared, **seat} for seat in seats) or (shared,)


def revoke(text: str) -> tuple[Parts, ...]:
    """`S trick 5: established`, `S trick 5 spades: open`.

    >>> revoke("S trick 5: established")
    ({'seat': 'S', 'trick': '5', 'state': 'established'},)
    """
    where = re.fullmatch(r"([NESW]) trick (1[0-3]|[1-9])(?: (\w+))?: (.+)", text)
    if where is None:
        raise ValueError(say("casefile-no-revoke", text=shown(text)))
    parts = {"seat": where[1], "trick": where[2], "state": one_of(where[4], REVOKE_STATES, "casefile-a-revoke-state")}
    if where[3]:
        parts["suit"] = parse_suit(where[3]).plural
    return (parts,)


def irregularity(text: str) -> tuple[Parts, ...]:
    """`W lead out of turn`.

    >>> irregularity("W lead out of turn")
    ({'seat': 'W', 'kind': 'lead out of turn'},)
    """
    seat, _, kind = text.partition(" ")
    if text in IRREGULARITIES:
        raise ValueError(say("casefile-irregularity-without-seat", text=shown(text), kind=text))
    if any(kind.startswith(f"{known} ") and kind[len(known) + 1 :][:1].isdigit() for known in IRREGULARITIES):
        raise ValueError(say("casefile-semicolon", text=shown(text)))
    return ({"seat": _seat(seat), "kind": one_of(kind, IRREGULARITIES, "casefile-an-irregularity")},)


def right(text: str) -> tuple[Parts, ...]:
    """`S: look at his last card, own side on next trick`.

    >>> right("S: look at his last card, own side on next trick")
    ({'seat': 'S', 'may': 'look at his last card', 'until': 'own side on next trick'},)
    """
    seat, words = _after_seat(text)
    may, _, until = words.partition(",")
    if not re.match(_RIGHT, may):
        raise ValueError(say("casefile-no-right", text=shown(may), meant=did_you_mean(may, RIGHTS)))
    parts = {"seat": _seat(seat), "may": may}
    if until:
        parts["until"] = _limit(until.strip())
    return (parts,)


def claim(text: str) -> tuple[Parts, ...]:
    """`contested, 2 to NS`.

    >>> claim("contested, 2 to NS")
    ({'state': 'contested', 'NS': '2'},)
    """
    state, *counts = (part.strip() for part in re.split(r",| and ", text))
    parts = {"state": one_of(state, CLAIM_STATES, "casefile-a-claim-state")}
    for count in counts:
        to = re.fullmatch(r"(\d+) to (NS|EW)", count)
        if to is None:
            raise ValueError(say("casefile-no-tricks-to", text=shown(count)))
        parts[to[2]] = to[1]
    return (parts,)


def one_seat(text: str) -> tuple[Parts, ...]:
    """`N`, or `N #3` for what he did in that action.

    >>> one_seat("N #3")
    ({'seat': 'N', 'action': '#3'},)
    """
    seat, _, action = text.partition(" ")
    return ({"seat": _seat(seat), "action": action} if action else {"seat": _seat(seat)},)


def turn(text: str) -> tuple[Parts, ...]:
    """`S`, or `none` while nobody may act.

    >>> turn("S"), turn("none")
    (({'seat': 'S'},), ({'seat': 'none'},))
    """
    return ({"seat": _seat_or_none(text)},)


def one_card(text: str) -> tuple[Parts, ...]:
    """`W D?`.

    >>> one_card("W D?")
    ({'card': 'W D?'},)
    """
    return ({"card": seat_card(text)},)


def only_citation(_: str) -> tuple[Parts, ...]:
    """Nothing but a citation: any finding of the list that rests on it."""
    return ({},)


def question(text: str) -> tuple[Parts, ...]:
    """`below-honour W D?`, or the fact alone.

    >>> question("below-honour W D?")
    ({'fact': 'below-honour', 'of': 'W D?'},)
    """
    fact, _, of = text.partition(" ")
    parts = {"fact": one_of(fact, tuple(FACTS), "casefile-a-fact")}
    return ({**parts, "of": of} if of else parts,)
