"""What is typed in the language spoken, put into the sentence of a file: the other way round of `retold`.

All ways of saying something are told once in that language, and taken apart; what is typed is taken apart as well, and
the way with the same words is what was meant. English is understood in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby, product, takewhile

from bridgetable.cards import RANK_WORDS, RANKS, parse_suit
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.retold import told
from bridgetable.explain.spelled import (
    CALL,
    CARD,
    NUMBER,
    SEAT,
    SUIT,
    TEXT,
    Spelled,
    Spelling,
    joined,
    plain,
    spelling,
    taken_apart,
)
from bridgetable.findings.facts import CLOSED_ANSWERS
from bridgetable.messages import kept_in_words, listed, say
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.hints import hint
from bridgetable.table.reading import readable
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import SentenceError, sentence
from bridgetable.table.state import Table
from bridgetable.table.typed import parse_loose
from bridgetable.table.ways import VARIES, Way, example, ways_to_type
from bridgetable.value import value

_CARDS = (
    ("C2", "D3", "S4"),
    ("DQ", "CQ", "HQ"),
    ("SA", "HA", "DA"),
    ("D?", "C?", "H?"),
    ("D?", "C2", "H?"),
    ("C2", "D?", "S4"),
)
"""Cards whose names have different articles in some language."""
_CALLS = ("1NT", "2H", "pass", "X", "XX")
_SUIT_WORDS = ("spade", "heart", "diamond", "club")
_CALLED = (
    *RANK_WORDS,
    *_SUIT_WORDS,
    *(f"{way}{suit}" for way in ("low", "high") for suit in ("", *(f" {suit}" for suit in _SUIT_WORDS))),
    *("win", "trump", "ruff", "ruff high", "anything", "C2", "DQ", "Hx", "Sh"),
)
"""What declarer may say for a card of dummy's."""
_NEAR = 0.8
_AT_ONCE = "at the same time"
_LETTER = "§l"
"""The suit of a card of which no more is known: a heart."""
_RANK_NAMES = tuple(RANK_WORDS)


@value
class ToldWay:
    """A way of saying something: the sentence of a file with a gap for each value, and the kinds of these values.

    `only`: the values with which it says so, where there are no others, as where *small heart* is what declarer calls.
    """

    template: tuple[str | int, ...]
    kinds: tuple[str, ...]
    only: tuple[str | None, ...] = ()

    def filled(self, values: Sequence[str]) -> str:
        """The sentence with these values."""
        parts = (
            part if isinstance(part, str) else _as_in_a_file(self.kinds[part], values[part]) for part in self.template
        )
        return "".join(parts)


def heard(text: str, seating: Seating) -> Entry:
    """The line of the log meant by `text`, in the language spoken or in English, by whoever is who at this moment.

    Raises `SentenceError` as `parse_loose` does, where nothing or several things are meant.
    """
    for said in _in_english(text):
        try:
            found = readable(said) or parse_loose(said, seating)
        except SentenceError:
            continue
        return _as_it_is_told(text) or found
    return parse_loose(text, seating)


def _as_it_is_told(text: str) -> Entry | None:
    """What is told in just these words: the small words that do not count tell a heart from the hearts."""
    found = filter(None, map(readable, _in_english(text)))
    return next((entry for entry in found if plain(told(entry)) == plain(_without_stop(text))), None)


def shown(entry: Entry) -> str:
    """A line of the log as the window shows it and the typed line understands it: in English as files have it.

    >>> from bridgetable.table.sentences import parse
    >>> shown(parse("E leads C2"))
    'E leads C2'
    """
    return sentence(entry) if spelling() is None else told(entry)


def offers(text: str, table: Table) -> list[str]:
    """Whole sentences of the language spoken that begin as `text` does: up to the card, then with a card of his."""
    now = spelling()
    if now is None:
        return []
    words = joined(text, now)
    name = now.seats.get(words[0]) if words and text.lstrip()[1:] else None
    if name is None:
        return []
    seat = Seat(name)
    typed = " ".join((*joined(say("terms-seat", seat=seat), now), *words[1:]))
    cards = [card.name for card in (*table.before(seat), *table.hand(seat))] or ["C2"]
    found: dict[str, None] = {}
    for way, (begun, compared) in _beginnings(seat).items():
        if typed.startswith(compared):
            with_cards = (_with_card(way, seat, card) for card in cards)
            found.update((whole, None) for whole, as_compared in with_cards if as_compared.startswith(typed))
        elif compared.startswith(typed):
            found[begun] = None
    return [each for each in found if each != text]


def answer_heard(text: str) -> str:
    """An answer typed in the language spoken, as files have it; what it is not in that language stays as it is.

    >>> answer_heard("hearts and clubs")
    'hearts and clubs'
    """
    now = spelling()
    if now is None:
        return text
    closed = (answer for answer in sorted(CLOSED_ANSWERS) if plain(answer_words(answer)) == plain(text))
    words = joined(text, now)
    pieces = [" ".join(piece) for join, piece in groupby(words, lambda word: word in (*now.joins, ",")) if not join]
    suits = [_suit_or_notrump(piece) for piece in pieces]
    if suits and all(suits):
        return " and ".join(suits)
    found = next(taken_apart(text, now), None)
    whole = found.values[0] if found is not None and found.skeleton in (SEAT, CARD, NUMBER) else ""
    called = next(_sentences_of(found, _called_alone()), "") if found is not None else ""
    return next(closed, "") or whole or called or text


def _suit_or_notrump(words: str) -> str:
    """A suit or notrump as answers have it; empty if it is neither."""
    now = spelling()
    assert now is not None, "only what is typed in another language is asked for"
    if words in now.suits:
        return parse_suit(now.suits[words]).plural
    return "notrump" if words in (plain(say("ruling-notrump")), *(w for w, c in now.calls.items() if c == "NT")) else ""


@kept_in_words
def _with_card(way: Way, seat: Seat, card: str) -> tuple[str, str]:
    """The whole sentence on a player and a card, and how that is compared with what is typed."""
    whole = told(_sentence(example(way, seat, (card,))))
    return whole, _as_compared(whole)


@kept_in_words
def _beginnings(seat: Seat) -> Mapping[Way, tuple[str, str]]:
    """How the sentences on a player begin, up to the card, and how that is compared with what is typed."""
    ways = (way for way in ways_to_type() if way[0] in ("SEAT", "SEAT's"))
    begun = {way: _up_to_the_card(way, seat) for way in ways}
    return {way: (words, _as_compared(words)) for way, words in begun.items()}


def _up_to_the_card(way: Way, seat: Seat) -> str:
    """How a sentence begins whatever the card is; all of it where there is none."""
    first, second = (told(_sentence(example(way, seat, cards))) for cards in _CARDS[:2])
    if first == second:
        return first
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(first.split(" "), second.split(" "), strict=False))
    return "".join(f"{word} " for word, _ in alike)


def _as_compared(text: str) -> str:
    """A text as it is compared with others while it is typed: without accents and small words that do not count."""
    now = spelling()
    assert now is not None, "only what can be typed is compared"
    return " ".join(joined(text, now))


def hinted(text: str, seating: Seating, table: Table) -> str:
    """Why `text` cannot be read, and what can be typed instead, in the language spoken."""
    now = spelling()
    if now is None:
        return hint(text, seating, table)
    found = next(taken_apart(_without_stop(text), now))
    near = get_close_matches(found.skeleton, [*_ways()], n=1, cutoff=_NEAR)
    of_the_law = any(word in plain(text) for word in now.laws)
    way = _ways()[near[0]][0] if near and not of_the_law else None
    if way is not None and way.kinds == tuple(re.findall(r"§\w", found.skeleton)):
        entry = readable(way.filled(found.values))
        if entry is not None:
            return say("unread-hint", typed=text.strip(), why=say("unread-meant", sentence=told(entry)))
    seat = Seat(found.values[0]) if found.skeleton.startswith(SEAT) and found.values[0] in Seat.__members__ else None
    examples = listed([say("unread-quoted", sentence=each) for each in _everyday(seat, seating, table)], "or")
    if of_the_law:
        why = say("unread-what-was-done", examples=examples)
    elif seat is not None:
        why = say("unread-player", seat=seat, examples=examples)
    else:
        why = say("unread-for-example", examples=examples)
    return say("unread-hint", typed=text.strip(), why=why)


def _everyday(of: Seat | None, seating: Seating, table: Table) -> Iterator[str]:
    """What players do most, done by the one spoken of, or else by who is on turn here."""
    seat = of or seating.turn or seating.declarer or Seat.W
    cards = [card.name for card in table.hand(seat) if card.known] or ["HQ"]
    verbs = ("leads" if seating.to_lead and seat is seating.turn else "plays", "drops")
    yield from (told(_sentence(f"{seat} {verb} {cards[-1]}")) for verb in verbs)
    yield told(_sentence(f"{of or seating.caller or seat} calls the director"))


def _in_english(text: str) -> Iterator[str]:
    """The sentences of a file that a text of another language may be, the likeliest first."""
    now = spelling()
    if now is None:
        return
    apart = [*taken_apart(_without_stop(text), now), *taken_apart(_unquoted(_without_stop(text)), now)]
    for found in apart:
        yield from _sentences_of(found, _ways())
    for found in apart:
        yield from _calls_in_one_line(found)
        yield from _sentences_of(found, _without_seat())
        yield from _word_by_word(found, now)
    if any(word in _tells_the_same_time() for found in apart for word in found.skeleton.split()):
        for found in apart:
            yield from _sentences_of(found, _at_the_same_time())


def _calls_in_one_line(found: Spelled) -> Iterator[str]:
    """Several calls told in one line, however many: they go on as the two of the sample do."""
    sample = _told_apart(told(_sentence("auction: N 1S E pass"))).skeleton
    before = sample.partition(f"{SEAT} ")[0]
    calls = f"{SEAT} {CALL}"
    rest = found.skeleton.removeprefix(before)
    if before and found.skeleton.startswith(before) and rest == " ".join([calls] * (len(found.values) // 2)):
        yield f"auction: {' '.join(found.values)}"


def _sentences_of(found: Spelled, ways: Mapping[str, tuple[ToldWay, ...]]) -> Iterator[str]:
    """The sentences that ways of saying something make of a text; those for just its values first."""
    for way in sorted(ways.get(found.skeleton, ()), key=lambda way: not any(way.only)):
        if all(only in (None, given) for only, given in zip(way.only, found.values, strict=True)):
            yield way.filled(found.values)


def _without_stop(text: str) -> str:
    return re.sub(r"[.\s]+$", "", text)


def _word_by_word(found: Spelled, spelling: Spelling) -> Iterator[str]:
    """A text without a verb, which is the same in every language once its values are written as files have them."""
    values = iter(found.values)
    words = found.skeleton.split()
    if all(word.startswith("§") for word in words):
        yield " ".join(_as_in_a_file(word, next(values)) for word in words)
    elif found.skeleton in spelling.ranks:
        yield _RANK_NAMES[RANKS.index(spelling.ranks[found.skeleton])]


def _as_in_a_file(kind: str, given: str) -> str:
    """A value as sentences have it."""
    match kind:
        case _ if kind == SUIT:
            return parse_suit(given).plural
        case _ if kind == TEXT:
            return f'"{given}"'
    return given


# All that can be said


@kept_in_words
def _ways() -> Mapping[str, tuple[ToldWay, ...]]:
    """By the skeleton of how it is told, the ways of saying it."""
    return _told_ways(_samples())


@kept_in_words
def _at_the_same_time() -> Mapping[str, tuple[ToldWay, ...]]:
    """The same for what is done at the same time as what was done before."""
    return _told_ways(f"{_AT_ONCE} {written}" for written in _samples())


@kept_in_words
def _tells_the_same_time() -> frozenset[str]:
    """The words of which one at least is said where something is done at the same time as what was done before."""
    written = [example(way, Seat.N, _CARDS[0]) for way in ways_to_type()]
    alone, together = (
        {word for each in written for word in _told_apart(told(_sentence(f"{when}{each}"))).skeleton.split()}
        for when in ("", f"{_AT_ONCE} ")
    )
    return frozenset(together - alone)


def _told_ways(samples: Iterable[str]) -> Mapping[str, tuple[ToldWay, ...]]:
    found: dict[str, dict[ToldWay, None]] = {}
    for written in samples:
        told_so = _told_apart(_unquoted(told(_sentence(written)), written))
        found.setdefault(told_so.skeleton, {})[_way_shown_by(written, told_so)] = None
    return {skeleton: tuple(ways) for skeleton, ways in found.items()}


def _unquoted(text: str, written: str = "") -> str:
    """A text without quotation marks; they stay where the sentence of the file has words of somebody's own."""
    return text if '"' in written else re.sub('["«»“”„]', "", text)


def _told_apart(text: str) -> Spelled:
    now = spelling()
    assert now is not None, "a language in which nobody types has no ways of typing"
    return next(taken_apart(text, now))


@kept_in_words
def _without_seat() -> Mapping[str, tuple[ToldWay, ...]]:
    """The same for what begins with a player, without him, and what declarer calls without anybody calling it."""
    found: dict[str, list[ToldWay]] = {}
    for skeleton, ways in _ways().items():
        for way in ways:
            if skeleton.startswith(f"{SEAT} ") and way.template[0] == 0 and way.kinds[0] == SEAT:
                template = tuple(part - 1 if isinstance(part, int) else part for part in way.template[1:])
                rest = ToldWay((str(template[0]).lstrip(), *template[1:]), way.kinds[1:], way.only[1:])
                found.setdefault(skeleton.removeprefix(f"{SEAT} "), []).append(rest)
    return {**{skeleton: tuple(ways) for skeleton, ways in found.items()}, **_called_alone()}


def _called_alone() -> Mapping[str, tuple[ToldWay, ...]]:
    """What declarer says for a card of dummy's, by itself."""
    found: dict[str, tuple[ToldWay, ...]] = {}
    before = _told_apart(told(_sentence("N calls C2"))).skeleton.removesuffix(CARD)
    for words in _CALLED:
        said = _told_apart(_unquoted(told(_sentence(f"N calls {words}")), words))
        alone = Spelled(said.skeleton.removeprefix(before), said.values[1:])
        found[alone.skeleton] = (*found.get(alone.skeleton, ()), _way_shown_by(words, alone))
    return found


def _sentence(written: str) -> Entry:
    entry = readable(written)
    assert entry is not None, written
    return entry


def _samples() -> Iterator[str]:
    """Sentences of every way of saying something, with values of every kind of name."""
    for way in ways_to_type():
        for seat, cards in product((Seat.N, Seat.E), _CARDS if _has(way, "CARD", "CARDS") else _CARDS[:1]):
            written = example(way, seat, cards)
            yield from _varied(written, way)


def _has(way: Way, *kinds: str) -> bool:
    found = (VARIES.fullmatch(word) for word in way)
    return any(part is not None and part[1] in kinds for part in found)


def _varied(written: str, way: Way) -> Iterator[str]:
    """A sample with each of the words that stand for a call, or for what declarer calls."""
    if _has(way, "CALL"):
        parts = written.split("1NT")
        for calls in product(_CALLS, repeat=len(parts) - 1):
            yield parts[0] + "".join(call + part for call, part in zip(calls, parts[1:], strict=True))
    elif _has(way, "WORDS"):
        before, _, after = written.partition("low")
        yield from (f"{before}{words}{after}" for words in _CALLED)
    else:
        yield written
        if _has(way, "NUM"):  # one is often said in another form than several
            yield written.replace(" 3", " 1", 1)


def _way_shown_by(written: str, found: Spelled) -> ToldWay:
    """The way that `written` shows, with gaps where the values are that were found when it was told."""
    kinds = re.findall(r"§\w", found.skeleton)
    gaps = list[tuple[int, int, int]]()
    for number, given in enumerate(found.values):
        place = _place_of_value(written, kinds[number], given, gaps)
        if place is None and kinds[number] == SUIT:
            kinds[number] = _LETTER
            place = _place_of_value(written, _LETTER, given, gaps)
        if place is not None:
            gaps.append((*place, number))
    template = list[str | int]()
    at = 0
    for begin, end, number in sorted(gaps):
        template += [written[at:begin], number] if written[at:begin] else [number]
        at = end
    whole = (*template, written[at:]) if written[at:] else tuple(template)
    placed = {number for _, _, number in gaps}
    only = (None if number in placed else given for number, given in enumerate(found.values))
    return ToldWay(whole, tuple(kinds), tuple(only))


_PATTERNS = {
    SEAT: r"(?<!\w){}(?!\w)",
    CARD: r"(?<!\w){}(?!\w)",
    CALL: r"(?<!\w){}(?!\w)",
    NUMBER: r"(?<!\w){}(?!\w)",
    TEXT: '"{}"',
    _LETTER: r"(?<!\w){}(?=\?)",
}


def _place_of_value(
    written: str, kind: str, given: str, taken: Sequence[tuple[int, int, int]]
) -> tuple[int, int] | None:
    """Where a value stands in a sentence, in a place that no other has taken."""
    pattern = rf"(?<!\w){parse_suit(given).word}s?(?!\w)" if kind == SUIT else _PATTERNS[kind].format(re.escape(given))
    for place in re.finditer(pattern, written):
        if all(place.end() <= begin or end <= place.start() for begin, end, _ in taken):
            return place.span()
    return None
