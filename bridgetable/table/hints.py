"""What to say to who has typed something that cannot be read: in plain words, with examples from the table he sits at.

The examples can be typed as they stand, and the cards in them are cards of the player who is spoken of.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from itertools import zip_longest

from bridgetable.cards import RANK_WORDS, SUITS, Card
from bridgetable.messages import listed, say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.capitals import with_capitals
from bridgetable.table.grammar import opening
from bridgetable.table.plain import BEFORE, in_verbs, plain, seat_named
from bridgetable.table.reading import forms_opening, readable
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import SentenceError, sentence
from bridgetable.table.slots import CALL
from bridgetable.table.spelling import in_other_words, meant
from bridgetable.table.state import Table
from bridgetable.table.typed import parse_loose
from bridgetable.table.ways import Way, all_ways, example, ways

_LONGEST = 60
"""What was typed is repeated up to so many letters."""
_EVERYDAY = ("leads", "plays", "drops", "asks")
_MOST = 4
"""So many examples are given."""
_LAWS_WORDS = re.compile(
    r"\b(?:revok\w+|renege\w*|out of (?:turn|rotation)|penalty cards?|irregularit\w+|illegal\w*)\b"
)
_THEN = re.compile(r"(?:,|;| and| then|\.) +(?:then )?(?=(?:north|east|south|west|[nesw]|dummy|declarer) +\w)")
_CARD = re.compile(r"(?<!\w)[SHDC](?:10|[2-9TJQKA])(?!\w)")
_SPARED = ("because", "with", "dummy", "trick", "LAW", "TEXT", "WORDS")
"""An example does without a way that has one of these, where there is another."""


def hint(text: str, seating: Seating, table: Table) -> str:
    """Why `text` cannot be read, as far as that can be told, and what can be typed instead.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.state import start
    >>> hint("drops h4", Seating(Seat.W, Seat.S, Seat.N), start(Position()))
    '“drops h4” is not understood. Type who it was as well, as in “W drops H4”.'
    """
    said = text.strip()
    shown = said if len(said) <= _LONGEST else said[: _LONGEST - 1].rstrip() + "…"
    return say("unread-hint", typed=_with_tens(shown), why=_why(plain(said)[:_LONGEST], seating, table))


def _why(said: str, seating: Seating, table: Table) -> str:
    several = _several(said, seating)
    if several:
        return several
    who = BEFORE.match(said + " ")
    seat = seat_named(who[1], seating) if who else None
    rest = in_verbs(said[who.end() :].strip() if who and seat else said)
    someone = seat or _owner(said, table) or seating.turn or seating.declarer or SEATS[0]
    if seat and not rest:
        return _of_nothing_said(seat, seating, table)
    for answer in (_respelled(said, seating), _advised(said if seat is None else "", rest, someone, table)):
        if answer:
            return answer
    if seat is None:
        return _without_seat(rest, someone, seating, table)
    verb = _verb(f"{seat} {rest}")
    if verb:
        examples = _quoted(_examples(seat, verb, rest, table))
        return say("unread-missing", what=_missing(verb, rest), examples=examples)
    return _of_nothing_said(seat, seating, table, rest)


def _of_nothing_said(seat: Seat, seating: Seating, table: Table, rest: str = "") -> str:
    """A player is named, and nothing that he can do."""
    if seat is seating.dummy and seating.declarer:
        called = f"{seating.declarer} calls {_typed_card(seat, rest, table)}"
        return say("unread-dummy", called=_with_tens(called))
    return say("unread-player", seat=seat, examples=_quoted(_everyday(seat, rest, table)))


def _several(said: str, seating: Seating) -> str | None:
    """What to do first, where several things are said in one breath."""
    first = _THEN.split(said, maxsplit=1)[0]
    if first == said and not BEFORE.match(said):
        first = re.split("(?:,| and) ?", said, maxsplit=1)[0]
    if first == said:
        return None
    try:
        return say("unread-one-thing", first=_with_tens(sentence(parse_loose(first, seating))))
    except SentenceError:
        return say("unread-first-thing")


def _respelled(said: str, seating: Seating) -> str | None:
    """What is meant if some words are only spelled wrongly."""
    found = meant(said)
    if found is None:
        respelled = re.sub("[a-z]{4,}", lambda word: _nearest(word[0]), said)
        try:
            found = sentence(parse_loose(respelled, seating)) if respelled != said else None
        except SentenceError:
            return None
    return say("unread-meant", sentence=_with_tens(found)) if found else None


def _advised(said: str, rest: str, seat: Seat, table: Table) -> str | None:
    """Advice about what many write in other words."""
    if _LAWS_WORDS.search(said or rest):
        examples = _quoted(_everyday(seat, rest, table)[1:3])
        return say("unread-what-was-done", examples=examples)
    if re.fullmatch(CALL.pattern, with_capitals(rest)):
        return say("unread-bid", seat=seat.value, call=with_capitals(rest))
    of_seat, other = f"{seat} {with_capitals(rest)}", in_other_words(with_capitals(said))
    if own := in_other_words(of_seat):
        return say(f"unread-instead-{own}.typed", seat=seat.value, card=_with_tens(_typed_card(seat, rest, table)))
    return say(f"unread-instead-{other}.typed", seat="W", card="H5") if other else None


def _without_seat(rest: str, someone: Seat, seating: Seating, table: Table) -> str:
    """It is not said who did it: who may have, or how to begin."""
    full = with_capitals(f"{someone} {rest}")
    if readable(full):
        return say("unread-who-it-was", examples=_quoted([full]))
    verb = rest.partition(" ")[0]
    if verb in _verbs():
        return say("unread-who-it-was", examples=_quoted(_examples(someone, verb, rest, table)[:1]))
    found = [say("unread-quoted", sentence=f"{seating.caller or someone} calls the director")]
    if seating.declarer:
        found.insert(0, say("unread-called"))
    if seating.turn and seating.turn is not seating.dummy:
        played = f"{seating.turn} {'leads' if seating.to_lead else 'plays'} {_card_to_play(seating.turn, table)}"
        found.insert(0, say("unread-quoted", sentence=_with_tens(played)))
    return say("unread-for-example", examples=listed(found, "or"))


def _missing(verb: str, rest: str) -> str:
    """What is missing, or wrong, after a verb: the question, the card, or anything."""
    takes_card = any(way[2:3] in (("CARD",), ("CARDS",)) for way in all_ways() if way[:2] == ("SEAT", verb))
    if verb == "asks":
        return "question"
    if takes_card:
        return "no-card" if " " not in rest else "card"
    return "verb"


def _verb(full: str) -> str:
    """The verb typed, or the one that comes nearest to it; none where nothing comes near."""
    return next(iter(get_close_matches(opening(full), _verbs(), n=1, cutoff=0.8)), "")


@cache
def _verbs() -> tuple[str, ...]:
    return tuple(dict.fromkeys(way[1] for way in all_ways() if way[0] == "SEAT"))


def _examples(seat: Seat, verb: str, rest: str, table: Table) -> list[str]:
    """Sentences this player could be said to do with that verb, the plainest first."""
    forms = [form for form in forms_opening(verb) if form.parts[1:2] == ("seat",)]
    by_form = zip_longest(*map(ways, forms)) if verb != "asks" else map(ways, forms)
    mixed: list[Way] = [way for row in by_form for way in row if way and way[1] == verb]
    spare = [way for way in mixed if not set(way) & set(_SPARED)] or mixed
    cards = tuple(dict.fromkeys((_typed_card(seat, rest, table), *_cards(seat, table))))
    return list(dict.fromkeys(example(way, seat, cards) for way in spare))


def _everyday(seat: Seat, rest: str, table: Table) -> list[str]:
    """What players do most, done by this one."""
    return [_examples(seat, verb, rest, table)[0] for verb in _EVERYDAY]


def _cards(seat: Seat, table: Table) -> tuple[str, ...]:
    return tuple(card.name for card in (*table.hand(seat), *table.before(seat)))


def _typed_card(seat: Seat, rest: str, table: Table) -> str:
    """The card that is spoken of, if he may have it; else one he has."""
    typed = next(iter(_CARD.findall(with_capitals(rest))), "").replace("10", "T")
    return typed if typed in _cards(seat, table) else _card_to_play(seat, table)


def _card_to_play(seat: Seat, table: Table) -> str:
    """A card this player has, of the suit led if he has one of it."""
    led = table.led.suit if table.led else None
    cards: list[Card] = [card for card in (*table.hand(seat), *table.before(seat)) if card.known]
    return ([card for card in cards if card.suit is led] or cards)[-1].name if cards else "HQ"


def _owner(said: str, table: Table) -> Seat | None:
    """Whose the card is that is spoken of, where that is known."""
    owners = {card.name: seat for card, seat in table.owners.items()}
    names = (name.replace("10", "T") for name in _CARD.findall(with_capitals(said)))
    return next((owners[name] for name in names if name in owners), None)


def _nearest(word: str) -> str:
    return next(iter(get_close_matches(word, _everyday_words(), n=1, cutoff=0.75)), word)


@cache
def _everyday_words() -> tuple[str, ...]:
    """The longer words of who plays which card."""
    words = (*(seat.word.lower() for seat in SEATS), *RANK_WORDS, *(suit.plural for suit in SUITS), *_verbs())
    return (*words, "dummy", "declarer", "claim", "director", "small")


def _quoted(examples: list[str]) -> str:
    return listed([say("unread-quoted", sentence=_with_tens(each)) for each in examples[:_MOST]], "comma")


def _with_tens(text: str) -> str:
    """A sentence with its tens as people type them: `H10` for `HT`."""
    return re.sub(r"\b([SHDC])T\b", r"\g<1>10", text)
