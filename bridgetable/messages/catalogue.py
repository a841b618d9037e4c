"""The catalogue of the language that is spoken: read room by room when the first message of a room is said."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, partial
from typing import Any, NoReturn, ParamSpec, TypeVar, cast

from bridgetable.messages.patterns import Pattern, Value, spoken
from bridgetable.messages.plurals import FORMS, Rule
from bridgetable.messages.values import fits
from bridgetable.misread import Misread
from bridgetable.resources import resource_path
from bridgetable.value import value

ENGLISH = "en"
TERMS = "terms"
"""The room of what every room needs: seats, suits, cards, lists."""

P = ParamSpec("P")
T = TypeVar("T")
Room = Mapping[str, Pattern]
Reader = Callable[[str, str], Room]


@value
class Message:
    """A message that is said later, in the language spoken then: its id and what is put into it."""

    id: str
    given: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return say(self.id, **dict(self.given))


def read_room(language: str, room: str) -> Room:
    """The messages of one file of a language, each by its id; nothing if the language has no such file.

    What the program cannot reckon with, as a rule of plurals that is none, is left as English has it; so is all of a
    file that is damaged, which is told.
    """
    messages: Room = read_json(language, f"{room}.json")
    unfit = [name for name, said in messages.items() if not fits(name, said)]
    if not unfit:
        return messages
    for name in unfit:
        tell_once(language, to_say("translating-value", name=name, said=str(messages[name])))
    english = read_room(ENGLISH, room)
    left = {name: said for name, said in messages.items() if name not in unfit}
    return {**left, **{name: english[name] for name in unfit if name in english}}


def read_json(language: str, file: str) -> dict[str, Any]:
    """The plain data of a language; nothing if it is not there, or, which is told, cannot be read.

    Without its English data the program can say nothing, not even that.
    """
    path = resource_path("languages", language, file)
    if not path.is_file():
        return {}
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(read, dict):
            return read
        wrong = say("translating-no-table")
    except (OSError, ValueError, RecursionError) as why:
        if language == ENGLISH:
            raise
        wrong = str(why)
    tell_once(language, to_say("translating-not-read", file=file, why=wrong))
    return {}


_told: set[tuple[str, Message]] = set()


def tell_once(language: str, fault: Message) -> None:
    """Tell who translates what is wrong in a language, once however often it is met; English is used instead."""
    if (language, fault) not in _told:
        _told.add((language, fault))  # before it is said, for it may be met again while it is
        told = say("translating-english-instead", language=language, fault=str(fault))
        if sys.stderr is not None:  # a window of Windows has none
            sys.stderr.write(f"{told}\n")


def rules_of(language: str) -> tuple[Rule, ...]:
    """The rules of the plural forms of a language."""
    return _rules_in(read_room(language, TERMS))


def _rules_in(terms: Room) -> tuple[Rule, ...]:
    said = ((form, terms.get(f"{TERMS}-plural-{form}")) for form in FORMS)
    return tuple((form, rule) for form, rule in said if isinstance(rule, str))


class _Spoken:
    """The language spoken, with the rooms read so far."""

    def __init__(self, language: str, read: Reader) -> None:
        self.speak(language, read)

    def speak(self, language: str, read: Reader) -> None:
        """Another language from now on: nothing read before holds. English is read only where it lacks a message."""
        self.language = language
        self.__dict__.pop("rules", None)
        self.__dict__.pop("plain", None)
        self.read = read
        self.room = cache(partial(read, language))
        self.english = cache(partial(read, ENGLISH))

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of the plural forms this language has."""
        return _rules_in(self.room(TERMS) or self.english(TERMS))

    @cached_property
    def plain(self) -> _Spoken:
        """English, to say something in it for a moment; what has been read of it is read once."""
        plain = _Spoken(ENGLISH, self.read)
        plain.room = plain.english = self.english
        return plain

    def pattern(self, wanted: str) -> Pattern:
        """A message by its id, which begins with its room; a term begins with a hyphen and has no room."""
        said = self.room(_room_of(wanted)).get(wanted)
        return said if said is not None else self.english_pattern(wanted)

    def english_pattern(self, wanted: str) -> Pattern:
        """The same as English has it."""
        said = self.english(_room_of(wanted)).get(wanted)
        if said is None:
            raise LookupError(f"there is no message {wanted!r} in {_room_of(wanted)}.ftl")
        return said

    def says_itself(self, wanted: str) -> bool:
        """Whether a language other than English has this message in its own words."""
        return self.language != ENGLISH and wanted in self.room(_room_of(wanted))


def _room_of(wanted: str) -> str:
    return TERMS if wanted.startswith("-") else wanted.partition("-")[0]


def to_say(wanted: str, /, **given: Value) -> Message:
    """A message for what is said later: `to_say("weighed-says-of-tricks", seat=Seat.E)`.

    >>> to_say("ruling-irregularity-revoke", seat="E").id
    'ruling-irregularity-revoke'
    """
    return Message(wanted, tuple(given.items()))


_CANNOT_BE_SAID = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What comes of a message that asks for what it is not given, stands in itself, or has been damaged."""
_spoken = _Spoken(ENGLISH, read_room)
_for_a_moment = ContextVar("in_english", default=False)
"""Whether English is spoken for a moment; what is said meanwhile in another thread is not."""


_said: set[str] = set()


def said_so_far() -> frozenset[str]:
    """The ids of the messages that have been said since the program began: what may be on the screen."""
    return frozenset(_said)


def _now_spoken() -> _Spoken:
    return _spoken.plain if _for_a_moment.get() else _spoken


@contextmanager
def in_english() -> Iterator[None]:
    """Say something in English, whatever is spoken, to see what comes of it there: how long it is.

    Nothing is to be asked meanwhile that keeps its words (`kept_in_words`): it would keep the English ones.
    """
    before = _for_a_moment.set(True)
    try:
        yield
    finally:
        _for_a_moment.reset(before)


_WORDED: list[Callable[[], None]] = []
"""What forgets words that are kept in the language spoken."""


def forgotten_in_another(forget: Callable[[], None]) -> None:
    """Have `forget` called whenever another language is spoken: it clears what is kept in words."""
    _WORDED.append(forget)


def kept_in_words(find: Callable[P, T]) -> Callable[P, T]:
    """Keep what `find` has found, as `cache` does, until another language is spoken."""
    kept = cache(find)
    forgotten_in_another(kept.cache_clear)
    return cast("Callable[P, T]", kept)


def speak(language: str, read: Reader = read_room) -> None:
    """From now on messages are said in this language (`en`, `it`, …); what it lacks is said in English."""
    _spoken.speak(language, read)
    for forget in _WORDED:
        forget()


def language() -> str:
    """The language spoken: `en`."""
    return _now_spoken().language


def say(wanted: str, /, **given: Value) -> str:
    """A message in the language spoken, with what is put into it.

    `wanted` is its id, as in the file of its room: `say("ruling-must-lead", seat=Seat.E, suit=Suit.D)`. A seat, side,
    suit or card is given as what it is: the catalogue knows its words. `LookupError` if there is no such message,
    or it needs more than it is given.

    >>> from bridgetable.cards import parse_card
    >>> from bridgetable.seats import Seat
    >>> say("ruling-irregularity-exposed-card", seat=Seat.E, card=parse_card("D7"))
    'East has exposed ♦7.'
    """
    speaker = _now_spoken()
    _said.add(wanted)
    try:
        return spoken(speaker.pattern(wanted), given, speaker.pattern, speaker.rules)
    except _CANNOT_BE_SAID as wrong:
        if not speaker.says_itself(wanted):
            _refuse(wanted, wrong)
    try:  # a language may not keep the program from speaking: English knows what it is given
        said = spoken(speaker.english_pattern(wanted), given, speaker.english_pattern, rules_of(ENGLISH))
    except _CANNOT_BE_SAID as missing:
        _refuse(wanted, missing)
    tell_once(speaker.language, to_say("translating-cannot-be-said", name=wanted))
    return said


def _refuse(wanted: str, wrong: Exception) -> NoReturn:
    """Say to who programs why a message cannot be said: it is not there, or is given too little."""
    if isinstance(wrong, KeyError):
        raise LookupError(f"message {wanted!r} needs {wrong.args[0]!r}") from None
    raise wrong from None


def why(error: Exception) -> str:
    """What is wrong with what could not be read, said; another error says it itself."""
    if isinstance(error, OSError):
        return os_words(error)
    return say(error.message, **error.given) if isinstance(error, Misread) else str(error)


_OF_THE_SYSTEM = {
    errno.ENOENT: to_say("system-not-there"),
    errno.EACCES: to_say("system-not-allowed"),
    errno.EPERM: to_say("system-not-permitted"),
    errno.EISDIR: to_say("system-is-folder"),
    errno.ENOTDIR: to_say("system-no-folder"),
    errno.EEXIST: to_say("system-exists"),
    errno.ENOSPC: to_say("system-full"),
    errno.EROFS: to_say("system-read-only"),
    errno.ENAMETOOLONG: to_say("system-long-name"),
    errno.EBUSY: to_say("system-busy"),
    errno.ELOOP: to_say("system-links"),
    errno.EIO: to_say("system-faulty"),
    errno.ENOTEMPTY: to_say("system-not-empty"),
}
"""Why a file cannot be read or written, by the number the system has for it; the rest it says in its own words."""


def os_words(error: OSError) -> str:
    """Why the system cannot do what was asked of it; who raises such an error in words of his own is heard in those.

    >>> os_words(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))), os_words(OSError(errno.EIO, "Damaged"))
    ('No such file or directory', 'Damaged')
    """
    said = error.strerror or str(error)
    known = _OF_THE_SYSTEM.get(error.errno or 0)
    return str(known) if known is not None and said == os.strerror(error.errno or 0) else said


_UNMARKED = re.compile(r"(\S+) (preamble|opening|footnote)\b")
"""A paragraph without a mark of its own, as files and the JSON name it."""


def cite_words(cites: str) -> str:
    """Paragraphs as the language spoken names them; only what has no mark of its own is named by a word.

    >>> cite_words("45C4(b), 24 preamble")
    '45C4(b), 24 preamble'
    """
    return _UNMARKED.sub(lambda found: say("terms-cite", number=found[1], part=found[2]), cites)


def listed(parts: Sequence[str], kind: str) -> str:
    """Several things in one list: A, B and C. `kind` is `and`, `or`, `comma` for A, B, C, `cards` for
    cards as they are told, or `semicolon` for sentences.

    >>> listed(["a heart", "a diamond", "a club"], "or")
    'a heart, a diamond or a club'
    >>> listed(["North"], "and")
    'North'
    """
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    so_far = first[0]
    for part in first[1:]:
        so_far = say("terms-list-more", first=so_far, next=part, kind=kind)
    return say("terms-list-end", first=so_far, last=last, kind=kind, begins=last.partition(" ")[0])
