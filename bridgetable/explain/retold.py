"""Actions told over again: the sentences of the log as somebody reads them who was not there."""

from __future__ import annotations

import re

from bridgetable.cards import Card, parse_card
from bridgetable.explain.phrases import card_words, choice_words, in_words, seats_words
from bridgetable.seats import parse_seats
from bridgetable.table.actions import Action, Choose, Entry, Hold, Trick
from bridgetable.table.sentences import sentence

_QUOTED = re.compile(r'("[^"]*")')
_WHO = re.compile(r"\b[NESW]{1,4}\b")
_IN_PART = re.compile(r"(?P<whose>'s )?(?<![\w♠♥♦♣])(?P<card>[SHDC?][xh?]\d*)(?!\w)")
_BID = re.compile(r"\b([1-7])([SHDC])\b")
_NUMBERED = re.compile(r"#(\d+)")
_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_BIDS = {"bids pass": "passes", "bids X": "doubles", "bids XX": "redoubles"}
_BIDS_NONE = re.compile(r"\bbids (?:pass|XX?)\b")
_STILL = {True: ", and keeps it still", False: ", and moves it", None: ""}


def retold(entry: Entry) -> str:
    """A line of the log as a sentence: `E leads C2` is East leads ♣2."""
    words = ("at the same time " if entry.together else "") + _action(entry.action)
    end = "" if words.endswith((".", "?", "!")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"


def told(entry: Entry) -> str:
    """The same as a heading or part of a sentence, without its full stop."""
    return retold(entry).rstrip(".")


def quoted(number: int, log: tuple[Entry, ...]) -> str:
    """An action of the log between quotation marks; its number where the log does not have it."""
    return f"“{told(log[number - 1])}”" if 0 < number <= len(log) else f"action {number}"


def action_told(of: str, log: tuple[Entry, ...]) -> str:
    """The action a fact is about, with its number: Action 2: East drops ♣5. Empty if it is about none."""
    number = int(of[1:]) if of.startswith("#") else 0
    return f"Action {number}: {retold(log[number - 1])}" if 0 < number <= len(log) else ""


def call_words(call: str) -> str:
    """A call as it is written in an auction: 1♠, Pass, X."""
    if call in ("P", "pass"):
        return "Pass"
    return _BID.sub(_bid, call)


def _action(action: Action) -> str:
    match action:
        case Choose():
            return f"{action.seat.word} chooses to {choice_words(action.choice)}"
        case Hold():
            zone = "so that its face could be seen" if action.zone == "visible" else action.zone
            return f"{action.seat.word} holds {_some(action.card)} {zone}{_STILL[action.still]}"
        case Trick():
            plays = (f"{seat.word} {card_words(card)}" for seat, card in action.plays)
            return f"trick {action.n}: {', '.join(plays)}"
    parts = _QUOTED.split(sentence(action))
    return "".join(part if part.startswith('"') else _plain(part) for part in parts)


def _plain(text: str) -> str:
    """What stands outside quotation marks, with seats, cards and calls in words."""
    text = _BIDS_NONE.sub(lambda found: _BIDS[found[0]], text)
    text = _WHO.sub(lambda found: seats_words(parse_seats(found[0])), text)
    text = _IN_PART.sub(_in_part, text)
    text = _BID.sub(_bid, in_words(text))
    return _NUMBERED.sub(r"action \1", text)


def _in_part(found: re.Match[str]) -> str:
    """A card that is not known: a small diamond, but West's small diamond."""
    card = parse_card(found["card"])
    return f"'s {card_words(card)}" if found["whose"] else _some(card)


def _some(card: Card) -> str:
    words = card_words(card)
    if card.known:
        return words
    return f"an {words}" if words.startswith("honour") else f"a {words}"


def _bid(found: re.Match[str]) -> str:
    return found[1] + _SUIT_SIGNS[found[2]]
