"""How a sentence typed so far may go on: pure, without Qt."""

from __future__ import annotations

from functools import cache

from bridgetable.cards import Card
from bridgetable.seats import parse_seat
from bridgetable.table.forms import FORMS
from bridgetable.table.state import Table

MOST = 8
"""So many ways to go on are offered at once."""


def completions(text: str, table: Table) -> list[str]:
    """Whole texts that begin as `text` does: its seat, a verb, and then the cards that seat may have."""
    seat, space, rest = text.lstrip().partition(" ")
    if not space or seat.upper() not in ("N", "E", "S", "W"):
        return []
    verbs = [f"{seat} {phrase}" for phrase, _ in phrases() if phrase.startswith(rest) and phrase != rest]
    if verbs:
        return verbs[:MOST]
    for phrase, takes_card in phrases():
        if takes_card and rest.startswith(phrase + " "):
            typed = rest[len(phrase) + 1 :].upper()
            names = [card.name for card in _cards(table, seat) if card.name.startswith(typed) and card.name != typed]
            return [f"{seat} {phrase} {name}" for name in names]
    return []


@cache
def phrases() -> tuple[tuple[str, bool], ...]:
    """What may follow a seat, `drops` and the like, and whether a card comes next; the short ones first."""
    found: dict[str, bool] = {}
    for form in FORMS:
        if len(form.parts) > 2 and form.parts[0] == "" and form.parts[1] == "seat" and form.parts[2].startswith(" "):
            phrase = form.parts[2].strip()
            takes_card = len(form.parts) > 3 and form.parts[3] in ("card", "cards", "old")
            if phrase:
                found[phrase] = found.get(phrase, False) or takes_card
    return tuple(sorted(found.items(), key=lambda item: (len(item[0].split()), item[0])))


def _cards(table: Table, seat: str) -> tuple[Card, ...]:
    owner = parse_seat(seat.upper())
    return (*table.before(owner), *table.hand(owner))
