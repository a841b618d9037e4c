"""Finding a paragraph by its number, by the words of its text, or by what people say at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Generic, TypeVar
from unicodedata import combining, normalize

from bridgetable.editions import NUMBERED
from bridgetable.lawbook.everyday import EverydayWords, everyday
from bridgetable.lawbook.numbers import book, in_edition
from bridgetable.lawtexts import LawText, reading
from bridgetable.messages import cite_words, kept_in_words, say
from bridgetable.value import value

T = TypeVar("T")

_NUMBER = re.compile(r"\d{1,2}[a-z]?\d{0,2}(?:[a-l](?:[ivx]+)?)?")
_UNMARKED = ("preamble", "opening", "footnote")
"""What files put after the number of a paragraph that the law book gives no mark."""
_TITLE, _GIST, _MORE = 6, 3, 2
_SAID = 30
"""A paragraph people mean by just these words comes before all that only hold the words."""
_NEXT = 7.0
"""Among the paragraphs of a phrase typed as it is said, their order counts for more than words of their texts."""
_FEWEST = 0.6
"""At least this share of the words typed has to be found in what people say."""


@value
class Hit:
    """A paragraph found; `said` is what people say and mean by it, where that is how it was found."""

    text: LawText
    said: str | None = None


def search(words: str, edition: int) -> list[Hit]:
    """The paragraphs of an edition that fit, the likeliest first; the last word may be unfinished.

    >>> search("slip of the tongue", 2017)[0].text.id
    '45C4(b)'
    >>> search("45c4b", 2017)[0].text.id
    '45C4(b)'
    """
    return [hit for _, hit in weighed(words, edition)]


def weighed(words: str, edition: int) -> list[tuple[float, Hit]]:
    """What `search` finds, each with how well it fits, to be put in one order with what else is searched.

    >>> weighed("45c4b", 2017)[0][1].text.id
    '45C4(b)'
    """
    if not words.strip():
        return []
    return [(_SAID, hit) for hit in _by_number(words, edition)] or _by_words(words, edition)


def making_ready(edition: int) -> Iterator[None]:
    """Get done beforehand, a little at a time, what the first search would have to wait for."""
    yield from reading()
    for saying in everyday().sayings:
        for phrase in saying.words:
            _split(phrase)
        yield
    book(edition)
    yield
    for _, parts in _haystacks(edition):
        for part in parts:
            for word in part:
                _stem(word)
        yield


class Index(Generic[T]):
    """Many texts that are searched together, so that each word typed is looked for once."""

    def __init__(self) -> None:
        self._texts: list[T] = []
        self._worth: dict[str, dict[int, float]] = {}
        self._stems: dict[str, list[str]] = {}

    def add(self, text: T, parts: Sequence[tuple[float, Sequence[str]]]) -> None:
        """Put in a text, its parts given with what a word in them is worth."""
        number = len(self._texts)
        self._texts.append(text)
        for each, words in parts:
            for word in words:
                worth = self._worth.get(word)
                if worth is None:
                    worth = self._worth[word] = {}
                    self._stems.setdefault(_stem(word), []).append(word)
                if each > worth.get(number, 0.0):
                    worth[number] = each

    def fit(self, words: str) -> list[tuple[float, T]]:
        """How well the texts fit in which every word typed is found, the last of which may be unfinished.

        >>> index = Index()
        >>> index.add("one", [(1.0, words_of("a penalty card"))])
        >>> [text for _, text in index.fit("pen")]
        ['one']
        """
        typed = _split(words)
        wanted = [word for word in typed if word not in _small_words()] or typed
        found = self._places(wanted[0]) if wanted else {}
        for word in wanted[1:]:
            more = self._places(word)
            found = {number: worth + more[number] for number, worth in found.items() if number in more}
        return [(worth / len(wanted), self._texts[number]) for number, worth in sorted(found.items())]

    def _places(self, word: str) -> dict[int, float]:
        """The texts that a word stands in, in one of its forms, and what it is worth there."""
        stem = _stem(word)
        forms = {other for other in self._worth if other.startswith(word)}
        forms.update(self._stems.get(stem, ()) if len(stem) > 2 else ())
        best: dict[int, float] = {}
        for form in forms:
            for number, worth in self._worth[form].items():
                if worth > best.get(number, 0.0):
                    best[number] = worth
        return best


def words_of(text: str) -> list[str]:
    """The words of a text as an `Index` takes them, those after an apostrophe also by themselves.

    >>> words_of("Declarer's lead")
    ["declarer's", 'lead', 'declarer', 's']
    """
    whole = _split_anew(text)  # once for each text: to keep what comes of it takes more room than all the texts
    return [*whole, *(part for word in whole if "'" in word for part in word.split("'") if part)]


def number_in(words: str) -> str:
    """The number of a paragraph that was typed, as “45c4b” for “law 45 C 4 (b)”; empty if it was something else.

    >>> number_in("law 45 C 4 (b)"), number_in("24 preamble"), number_in("revoke")
    ('45c4b', '24preamble', '')
    """
    named = re.sub(r"[\s().]", "", _plain(words))
    number = next((named.removeprefix(word) for word in _said_before_a_number() if named.startswith(word)), named)
    for word, part in _named_by_a_word().items():
        bare = number.removesuffix(word)
        if bare != number and _NUMBER.fullmatch(bare):
            return f"{bare}{part}"
    return number if _NUMBER.fullmatch(number) else ""


@kept_in_words
def _named_by_a_word() -> dict[str, str]:
    """What stands after the number of a paragraph that has no mark, as the language spoken or English says it."""
    own = {_plain(cite_words(f"1 {part}").removeprefix("1 ")): part for part in _UNMARKED}
    return {**own, **{part: part for part in _UNMARKED}}


@kept_in_words
def _said_before_a_number() -> tuple[str, ...]:
    """What may be typed before the number of a law; English is understood in every language."""
    own = (re.sub(r"[\s().]", "", _plain(word)) for word in say("law-before-number").split(", "))
    return tuple(sorted({*own, "law", "§"}, key=len, reverse=True))


def _by_number(words: str, edition: int) -> list[Hit]:
    """“45c4b”, “law 45 C 4 (b)” and “45” find a paragraph and all below it."""
    wanted = number_in(words)
    if not wanted:
        return []
    found = [text for text in book(edition).values() if re.sub(r"[\s()]", "", text.id).casefold().startswith(wanted)]
    # “4” is on the way to Laws 40 to 49, “45” is Law 45.
    return [Hit(text) for text in found]


def _by_words(words: str, edition: int) -> list[tuple[float, Hit]]:
    typed = _split(words)
    wanted = [word for word in typed if word not in _small_words()] or typed
    scores: dict[str, float] = {}
    said: dict[str, str] = {}
    for saying in everyday().sayings:
        share, phrase = _heard(typed, wanted, saying)
        if share < _FEWEST:
            continue
        for place, law in enumerate(saying.laws):
            cite = in_edition(law, NUMBERED, edition)
            score = _SAID * share * share - place * (_NEXT if share > 1 else 1)
            if cite is not None and score > scores.get(cite, 0):
                scores[cite] = score
                said[cite] = phrase
    for cite, haystack in _haystacks(edition):
        score = _weight(wanted, list(zip((_TITLE, _GIST, _MORE), haystack, strict=True)))
        if score:
            scores[cite] = scores.get(cite, 0) + score
    order = {cite: place for place, cite in enumerate(book(edition))}
    best = sorted(scores, key=lambda cite: (-scores[cite], order[cite]))
    return [(scores[cite], Hit(book(edition)[cite], said.get(cite))) for cite in best]


def _heard(typed: Sequence[str], wanted: Sequence[str], saying: EverydayWords) -> tuple[float, str]:
    """The share of the words typed that stand in one of the phrases, and that phrase; whole phrases count most."""
    best, heard = 0.0, ""
    for phrase in saying.words:
        spoken = _split(phrase)
        share = sum(_among(word, spoken) for word in wanted) / len(wanted)
        if " ".join(spoken).startswith(" ".join(typed)):
            share += 0.25
        if share > best:
            best, heard = share, phrase
    return best, heard


def _weight(wanted: Sequence[str], parts: Sequence[tuple[float, Sequence[str]]]) -> float:
    """What the places of the words in a text are worth; nothing unless every word is in it."""
    total = 0.0
    for word in wanted:
        worth = [value for value, part in parts if _among(word, part)]
        if not worth:
            return 0.0
        total += max(worth)
    return total / max(1, len(wanted))


def _among(word: str, spoken: Sequence[str]) -> bool:
    """Whether a word is among others, in one of its forms: “cards” is there if “card” is, “revok” if “revoke” is."""
    stem = _stem(word)
    return any(other.startswith(word) or (len(stem) > 2 and _stem(other) == stem) for other in spoken)


@kept_in_words
def _endings() -> tuple[str, ...]:
    return tuple(_plain(ending) for ending in say("law-endings").split(", "))


@kept_in_words
def _small_words() -> frozenset[str]:
    """Words that stand in every text."""
    return frozenset(_split_anew(say("law-small-words")))


@kept_in_words
def _stem(word: str) -> str:
    for ending in _endings():
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


@cache
def _split(text: str) -> list[str]:
    return _split_anew(text)


def _split_anew(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:'[^\W_]+)*", _plain(text))


def _plain(text: str) -> str:
    """Small letters, and no accents: few people type them when they search."""
    text = text.casefold().replace("’", "'")
    if text.isascii():
        return text
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))


@kept_in_words
def _haystacks(edition: int) -> Sequence[tuple[str, tuple[list[str], list[str], list[str]]]]:
    return tuple(_haystack(book(edition)))


def _haystack(texts: dict[str, LawText]) -> Iterator[tuple[str, tuple[list[str], list[str], list[str]]]]:
    for cite, text in texts.items():
        more = f"{text.consequence or ''} {text.change or ''}"
        yield cite, (words_of(text.title), words_of(text.gist), words_of(more))
