"""A typed text of another language taken apart: what varies (seats, cards, suits, calls, numbers, quoted words) and the
words between. `heard` puts it into the sentence of a file.

How a language writes these stands in `resources/languages/<code>/typed.toml`:

* `[seats]`, `[suits]`, `[ranks]`, `[calls]`: the words and letters for each (`H = ["cuori", "c"]`), small, no accents;
* `[roles]`: words for `declarer`, `dummy`, `leader`;
* `of`: what may stand between rank and suit; `and`: what joins the last of several;
* `laws`: words of the law for what was done, which nobody types as what he did;
* `[same]`: words that count as others: of one verb the other ways to say it, and nothing (`""`) for articles.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, TypeVar
from unicodedata import combining, normalize

from bridgetable.cards import RANKS, Card, parse_card
from bridgetable.messages import in_the_language, kept_in_words, read_in_the_language, say
from bridgetable.value import value

SEAT, CARD, SUIT, CALL, NUMBER, TEXT = "§s", "§c", "§u", "§b", "§n", "§t"
"""What stands for what varies in a skeleton."""
_SIGNS = dict(zip("♠♥♦♣♤♡♢♧", "SHDCSHDC", strict=True))
_PIECE = re.compile(r'"[^"]*"?|[«“„][^»”]*[»”]?|[♠♥♦♣]\w*|#\d+|\d+[♠♥♦♣]|\w+|,')
_COMMA = ","
_SHORT = 2
"""So many letters a suit and a rank have at most where both are one word, as in c10."""
_FILE = "typed.toml"
_TABLES = ("seats", "suits", "ranks", "calls", "roles")
_MOST_OF_A_KIND = 4
"""So many cards of a kind that are not known in full are told apart."""


Phrase = tuple[str, ...]
T = TypeVar("T")
Phrases = Mapping[str, Sequence[tuple[Phrase, T]]]
"""What phrases stand for; all that begin with one word are under it, the longest first."""


def _by_first_word(phrases: Mapping[Phrase, T]) -> Phrases[T]:
    found: dict[str, list[tuple[Phrase, T]]] = {}
    for phrase in sorted(filter(None, phrases), key=len, reverse=True):
        found.setdefault(phrase[0], []).append((phrase, phrases[phrase]))
    return found


def _phrase_at(words: Sequence[str], at: int, phrases: Phrases[T]) -> tuple[Phrase, T] | None:
    """The longest phrase that begins at this word, and what it stands for."""
    beginning = phrases.get(words[at], ())
    return next((found for found in beginning if tuple(words[at : at + len(found[0])]) == found[0]), None)


@value
class Spelling:
    """How a language writes what varies; each word with what it stands for."""

    seats: Mapping[str, str]
    suits: Mapping[str, str]
    ranks: Mapping[str, str]
    calls: Mapping[str, str]
    roles: Mapping[str, str]
    of: frozenset[str]
    joins: frozenset[str]
    laws: tuple[str, ...]
    silent: Phrases[Phrase]
    """What does not count at all."""
    same: Phrases[Phrase]
    """What counts as something else, what does not count among it."""


@value
class Spelled:
    """A text taken apart: its `skeleton` and, in their order, the values of what varies in it, as files write them."""

    skeleton: str
    values: tuple[str, ...]


@kept_in_words
def spelling() -> Spelling | None:
    """How the language spoken writes what varies; None if nothing is known of it, as of English, which needs none."""
    if in_the_language(_FILE) is None:
        return None
    read = read_in_the_language(_FILE)
    same = {
        tuple(_words(said)): tuple(_words(counts))
        for counts, others in _table(read, "same").items()
        for said in (*others, *([counts] if counts else ()))  # what counts stays as it is, whatever part of it is said
    }
    seats, suits, ranks, calls, roles = (_by_word(_table(read, name)) for name in _TABLES)
    of, joins = frozenset(_list(read, "of")), frozenset(_list(read, "and"))
    laws = tuple(map(plain, _list(read, "laws")))
    silent = _by_first_word({said: counts for said, counts in same.items() if not counts})
    return Spelling(seats, suits, ranks, calls, roles, of, joins, laws, silent, _by_first_word(same))


def _table(read: Mapping[str, Any], name: str) -> Mapping[str, Sequence[str]]:
    """A table of the file with the lists of words in it; what is lacking or no list is not understood when typed."""
    table = read.get(name)
    return {key: _list(table, key) for key in table} if isinstance(table, dict) else {}


def _list(table: Mapping[str, Any], name: str) -> Sequence[str]:
    words = table.get(name)
    return [word for word in words if isinstance(word, str) and word.strip()] if isinstance(words, list) else []


def _by_word(table: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    return {plain(word): name for name, words in table.items() for word in words}


def plain(text: str) -> str:
    """Small letters without accents.

    >>> plain("È ♥Q")
    'e ♥q'
    """
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def _words(text: str) -> list[str]:
    return [plain(piece) if piece[0] not in '"«“„' else piece for piece in _PIECE.findall(text.replace("’", "'"))]


def taken_apart(text: str, spelling: Spelling) -> Iterator[Spelled]:
    """What a text may be made of, the likeliest first: `2c` may be a bid or a card."""
    words = _with_the_same(_words(text), spelling)
    found: set[tuple[Part, ...]] = set()
    for letters, bids in product((False, True), (True, False)):
        parts = tuple(_spelled(words, spelling, bids, letters))
        if parts not in found:
            found.add(parts)
            skeleton = " ".join(part if kind is None else kind for kind, part in parts)
            yield Spelled(skeleton, tuple(part for kind, part in parts if kind is not None))


def joined(text: str, spelling: Spelling) -> list[str]:
    """The words of a text, with those in the place of others that count as the same."""
    return _with_the_same(_words(text), spelling)


def _with_the_same(words: Sequence[str], spelling: Spelling) -> list[str]:
    """First without the words that do not count, then with one phrase in the place of all that count as it."""
    return _replaced(_replaced(words, spelling.silent, spelling), spelling.same, spelling)


def _replaced(words: Sequence[str], same: Phrases[Phrase], spelling: Spelling) -> list[str]:
    done: list[str] = []
    at = 0
    while at < len(words):
        found = _phrase_at(words, at, same)
        if found is not None and len(found[0]) == 1 and _is_a_value(words, at, spelling):
            found = None
        said, counts = found or ((words[at],), (words[at],))
        done += counts
        at += len(said)
    return done


def _is_a_value(words: Sequence[str], at: int, spelling: Spelling) -> bool:
    """Whether a word that might be left out is a player at the beginning: Italian `e` is East there, and else *and*."""
    return at == 0 and words[0] in spelling.seats


Part = tuple[str | None, str]


def _spelled(words: Sequence[str], spelling: Spelling, bids: bool, letters: bool) -> Iterator[Part]:
    """The parts of a text; `bids`: a level and a suit are a bid; `letters`: one letter is a player anywhere."""
    at = 0
    held: tuple[str, list[str]] | None = None
    while at < len(words):
        (kind, part), length = _begins_here(words, at, spelling, bids, letters)
        joins = kind is None and (part == _COMMA or part in spelling.joins) and at + length < len(words)
        after, more = _begins_here(words, at + length, spelling, bids, letters) if joins else ((None, ""), 0)
        if held is not None and after[0] == held[0]:
            held[1].append(after[1])
            at += length + more
            continue
        if held is not None:
            yield _in_one_list(held)
        held = (kind, [part]) if kind in (SEAT, CARD) else None
        if held is None and part != _COMMA:
            yield kind, part
        at += length
    if held is not None:
        yield _in_one_list(held)


def _in_one_list(held: tuple[str, list[str]]) -> Part:
    """Several seats or cards in a row are one list."""
    kind, parts = held
    return kind, ("" if kind == SEAT else ", ").join(parts)


def _begins_here(words: Sequence[str], at: int, spelling: Spelling, bids: bool, letters: bool) -> tuple[Part, int]:
    """The part that begins here, and of how many words it is made."""
    word = words[at]
    if word[0] in '"«“„':
        return (TEXT, word.strip('"«»“”„')), 1
    if at == 0 and word in spelling.roles:
        return (SEAT, spelling.roles[word]), 1
    if word in spelling.seats and (len(word) > 1 or at == 0 or letters):
        return (SEAT, spelling.seats[word]), 1
    if spelling.calls.get(word) in ("pass", "X", "XX"):
        return (CALL, spelling.calls[word]), 1
    found = (
        _card_in_part(words, at) or (_bid(words, at, spelling) if bids else None) or _card_in_full(words, at, spelling)
    )
    if found is not None:
        return found
    if word in spelling.suits and len(word) > 1:
        return (SUIT, spelling.suits[word]), 1
    if word.lstrip("#").isdecimal():
        return (NUMBER, word.lstrip("#")), 1
    return (None, word), 1


def _bid(words: Sequence[str], at: int, spelling: Spelling) -> tuple[Part, int] | None:
    """A level and a suit or notrump: 2♥, 2c, 3sa."""
    word = words[at]
    level, rest = word[:1], word[1:]
    if not level.isdecimal() or level in "089":
        return None
    length = 1
    if not rest and at + 1 < len(words):
        rest, length = words[at + 1], 2
        if len(rest) < 2 and rest not in _SIGNS:
            return None
    name = _SIGNS.get(rest) or spelling.suits.get(rest) or {"nt": "NT"}.get(rest) or spelling.calls.get(rest)
    return ((CALL, f"{level}{name}"), length) if name and name not in ("pass", "X", "XX") else None


def _card_in_full(words: Sequence[str], at: int, spelling: Spelling) -> tuple[Part, int] | None:
    """A card known in full: ♥Q, cq, 5f, dama di cuori, cuori dama."""
    word = words[at]
    if word[0] in _SIGNS and len(word) > 1:
        rank = _letter_of_rank(word[1:], spelling)
        return ((CARD, f"{_SIGNS[word[0]]}{rank}"), 1) if rank else None
    for cut in range(1, len(word)):
        for suit, second in ((word[:cut], word[cut:]), (word[cut:], word[:cut])):
            short = len(suit) <= _SHORT and len(second) <= _SHORT
            if short and suit in spelling.suits and (rank := _letter_of_rank(second, spelling)):
                return (CARD, f"{spelling.suits[suit]}{rank}"), 1
    return _card_in_words(words, at, spelling)


def _card_in_words(words: Sequence[str], at: int, spelling: Spelling) -> tuple[Part, int] | None:
    first = words[at]
    rest = [*words[at + 1 : at + 3], "", ""]
    between = 1 if rest[0] in spelling.of else 0
    second, length = rest[between], 2 + between
    for suit, rank in ((second, first), (first, second)):
        if (len(suit) > 1 or len(rank) > 1) and suit in spelling.suits and (named := _letter_of_rank(rank, spelling)):
            return (CARD, f"{spelling.suits[suit]}{named}"), length
    return None


def _letter_of_rank(word: str, spelling: Spelling) -> str:
    """The letter of a rank: its own, that of the country, its name or its number; empty if it is none."""
    own = word.upper().replace("10", "T")
    return spelling.ranks.get(word) or (own if len(own) == 1 and own in RANKS else "")


def _card_in_part(words: Sequence[str], at: int) -> tuple[Part, int] | None:
    """A card of which not all is known: piccola cuori, onore di cuori, the second of its kind."""
    found = _phrase_at(words, at, _cards_in_part())
    return ((CARD, found[1]), len(found[0])) if found is not None else None


@kept_in_words
def _cards_in_part() -> Phrases[str]:
    """How cards of which not all is known are said, one of them alone (a card, a heart) left to be a word or a suit."""
    now = spelling()
    found: dict[Phrase, str] = {}
    if now is not None:
        for card in _partly_known():
            words = tuple(_with_the_same(_words(say("action-topic-card", card=card)), now))
            if len(words) > 1:
                found.setdefault(words, card.name)
    return _by_first_word(found)


def _partly_known() -> Iterator[Card]:
    for kind in "xh?":
        for suit in "SHDC?":
            for number in range(1, _MOST_OF_A_KIND + 1):
                if kind + suit != "??":
                    yield parse_card(f"{suit}{kind}{number if number > 1 else ''}")
