"""What a log answers by itself, worked out from its sentences, the deal and the words of the facts alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.findings.verdict import Verdict
from bridgetable.table.position import hand_text
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence

_RANKS = "23456789TJQKA"
_CARD = r"[SHDC][2-9TJQKA]"
_HANDLED = re.compile(
    rf"([NESW]) (?:leads|plays|faces|drops|lets|shows|spreads|detaches|holds|puts back|moves)"
    rf" ((?:{_CARD})(?:, {_CARD})*)(?: with ((?:{_CARD})(?:, {_CARD})*))?"
)
_LAID = re.compile(rf"([NESW]) (?:leads|plays|moves|faces) ({_CARD})")
_SAID = {
    "held-still": r" (still|moving|in one movement)$",
    "near-table": r" holds \S+ (near the table|on the table|visible)",
    "kept-as-played": r" in playing position",
    "partner-could-see": r"^[NESW] (leads|plays|faces|spreads) (?!.*face down)",
    "meant-as": rf"^[NESW] (leads|plays) {_CARD}$",
    "words-class": r"^[NESW] calls [^\"]+$",
    "caused-by": r" because of ",
    "this-trick-only": r" this trick",
    "line-stated": r"(claims|concedes).*\"",
    "in-place": r"^[NESW] moves ",
}
"""The words of an action that are themselves the answer to a question about it."""


def answered_by_the_log(fact: str, of: str, record: Record, verdict: Verdict) -> str:
    """Why the question for `fact` need not be put, empty if it must be."""
    log = [sentence(entry.action) for entry in record.log]
    if any(found.id == fact and found.of == of for found in record.facts) and f"{fact} {of}" not in _void(verdict):
        return "it has been answered"
    if of.startswith("#"):
        number = int(of[1:])
        if number > len(log):
            return "there is no such action"
        return _said(fact, number, log)
    if fact == "could-follow" and len(of) > 1:
        return _could_follow(of[0], int(of[2:]), record, verdict, log)
    if fact == "trick-winner":
        return _won(int(of), record, verdict)
    if fact == "below-honour" and of[-1] in "xh":
        return "the card tells"
    if fact == "earlier-call" and any(re.match("[NESW] bids [^o]", said) for said in log):
        return "a call was made"
    return ""


def _void(verdict: Verdict) -> dict[str, str]:
    return verdict.contradicted


def _said(fact: str, number: int, log: list[str]) -> str:
    said = log[number - 1]
    if fact in _SAID and re.search(_SAID[fact], said):
        return "the sentence says it"
    before = log[number - 2] if number > 1 else ""
    if fact == "told-turn" and re.match(rf"[NESW] tells {said[0]} that it is his (lead|turn)", before):
        return "he has just been told"
    if fact == "saw-dummy" and any(re.match("[NESW] (moves|calls) ", each) for each in log[: number - 1]):
        return "dummy is down"
    return ""


def _cards_in(text: str | None) -> list[str]:
    return re.findall(_CARD, text or "")


def _handled(log: list[str]) -> Iterator[tuple[int, str, str]]:
    """`(action, seat, card)` for each card that a player was seen to have in his hands, or that replaced another."""
    for number, said in enumerate(log, 1):
        for found in _HANDLED.finditer(said) if not said.endswith(" from dummy") else ():
            yield from ((number, found[1], card) for card in _cards_in(found[2]) + _cards_in(found[3]))
        changed = re.match(rf"([NESW]) replaces \S+ with ({_CARD})", said)
        if changed:
            yield number, changed[1], changed[2]
        if said.startswith("trick "):
            yield from ((number, seat, card) for seat, card in re.findall(rf"([NESW]) ({_CARD})", said))


def _could_follow(seat: str, trick: int, record: Record, verdict: Verdict, log: list[str]) -> str:
    """He had a card of the suit led in his hand when he played another, or it is known that he had none."""
    found = next((each for each in (*verdict.past_tricks, verdict.trick) if each.number == trick), None)
    if found is None or not found.cards:
        return ""
    led = str(found.cards[0][1])[0]
    played = next((str(card) for who, card in found.cards if who.value == seat), "")
    if led == "?" or not re.fullmatch(_CARD, played) or str(found.cards[0][0]) == seat:
        return ""
    moments = [n for n, who, card in _handled(log) if who == seat and card == played]
    if not moments:
        return ""
    when = moments[0]
    gone = {card for n, who, card in _handled(log) if who == seat and n < when}
    kept = [card for n, who, card in _handled(log) if who == seat and n > when and card not in gone]
    has = [card for card in kept if card[0] == led and card != played]
    if has:
        return f"he is seen to have held one of the suit led{' when shown later' if has else ''}"
    suit = hand_text(record.position.hands["NESW".index(seat)]).split(".")
    if len(suit) == 4 and not any("play goes on" in said for said in log[:when]):
        dealt = suit["SHDC".index(led)]
        left = [rank for rank in dealt if rank in _RANKS and led + rank not in gone]
        if left:
            return "the deal shows that he held one"
        if not re.search(r"[x?h*+]", dealt) and dealt != "*":
            return "the deal shows that he had none"
    return ""


def _won(trick: int, record: Record, verdict: Verdict) -> str:
    """Four cards are known, and who led."""
    found = next((each for each in verdict.past_tricks if each.number == trick), None)
    if found is None or len(found.cards) != 4 or not all(re.fullmatch(_CARD, str(card)) for _, card in found.cards):
        return ""
    return "four known cards tell who won"
