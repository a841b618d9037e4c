"""A pattern of the catalogue made into text: the part of Fluent that the catalogue uses, as plain data.

`bridgetable/translating/written.py` turns the `.ftl` files into this data. A pattern is a text, or a list of parts, and
a part is

* a text;
* `["$", name]`: what was given under this name;
* `["#", id]`: another message, with what was given; `["#", id, arguments]` is a term (`-name`) with its own;
* `["@", term, name, arguments]`: a function, which is a term that is given the fields of a value: `SEAT($seat)` says
  the term `-seat` with `$seat`, `CARD($card)` the term `-card` with `$suit`, `$rank`, …, see `fields`;
  `CAPITAL($words)` is no term: words that come ready made, as they stand at the beginning of a sentence;
* `["?", part, {variant: pattern}, default]`: the variant that the part chooses; a number chooses by itself or by its
  plural form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any

from bridgetable.cards import RANKS, Card, Suit
from bridgetable.messages.plurals import Rule, form
from bridgetable.seats import Seat, Side

Value = str | int | Seat | Side | Suit | Card | None
Pattern = str | list[Any]
Find = Callable[[str], Pattern]


def spoken(pattern: Pattern, given: Mapping[str, Value], find: Find, rules: Sequence[Rule]) -> str:
    """The text of a pattern. `given`: what is put into it; `find`: messages and terms by id; `rules`: of plurals."""
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _part(part, given, find, rules) for part in pattern)


def _part(part: list[Any], given: Mapping[str, Value], find: Find, rules: Sequence[Rule]) -> str:
    match part:
        case ["$", name]:
            return str(given[name])
        case ["#", wanted]:
            return spoken(find(wanted), given, find, rules)
        case ["#", wanted, arguments]:
            return spoken(find(wanted), arguments, find, rules)
        case ["@", "-capital", name, _]:
            words = str(given[name])
            return words[:1].upper() + words[1:]
        case ["@", term, name, arguments]:
            return spoken(find(term), {**fields(term[1:], given[name]), **arguments}, find, rules)
        case ["?", selector, variants, default]:
            chosen = _variant(selector, variants, given, find, rules)
            return spoken(variants[default if chosen is None else chosen], given, find, rules)
    raise TypeError(f"no part of a pattern: {part!r}")


def _variant(
    selector: list[Any], variants: Mapping[str, Pattern], given: Mapping[str, Value], find: Find, rules: Sequence[Rule]
) -> str | None:
    """The key of the variant that was chosen, if there is one. A term's argument that was not given chooses none."""
    value = given.get(selector[1]) if selector[0] == "$" else _part(selector, given, find, rules)
    if isinstance(value, int) and not isinstance(value, bool):
        return next((key for key in (str(value), form(value, rules)) if key in variants), None)
    key = chosen_by(value)
    return key if key in variants else None


def chosen_by(value: Value) -> str:
    """The variant that a value chooses: `N` for North, `in-hand` for the words *in hand*, `none` for None.

    >>> chosen_by("in hand"), chosen_by(None)
    ('in-hand', 'none')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return slug(value if isinstance(value, str) else value.value if isinstance(value, Enum) else str(value))


@cache
def slug(word: str) -> str:
    """A closed word as it stands in an id or before a variant: `in hand` is `in-hand`, `16B1(a)` is `16B1-a`.

    >>> slug("in hand"), slug("16B1(a)")
    ('in-hand', '16B1-a')
    """
    return re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-")


_USUAL = {"T": "10"}
_signs: dict[str, str] = {**_USUAL}
"""How ranks are written that are not written by their letter in files."""


USUAL_RANKS = "A K Q J"


def write_ranks(letters: str = USUAL_RANKS) -> None:
    """From now on ace, king, queen and jack are written so, as they stand on the cards of a country: `A R D F`."""
    _signs.clear()
    _signs.update({**_USUAL, **dict(zip("AKQJ", letters.split(), strict=True))})


def rank_sign(rank: str) -> str:
    """A rank, by its letter in files, as it is written for people.

    >>> rank_sign("T"), rank_sign("Q")
    ('10', 'Q')
    """
    return _signs.get(rank, rank)


def fields(kind: str, value: Value) -> dict[str, Value]:
    """What a term is given of a value: of a card its suit and rank, or what is known of them; else the value itself."""
    if not isinstance(value, Card):
        return {kind: value}
    rank = (
        RANKS[value.rank - 2] if value.rank is not None else {"x": "small", "h": "honour", "?": "unknown"}[value.kind]
    )
    return {"suit": value.suit, "rank": rank, "sign": rank_sign(rank), "index": value.index}
