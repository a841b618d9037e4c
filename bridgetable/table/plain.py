"""What people type as they say it: other words for what sentences say, put into the words that sentences have.

Nothing here is tried before a text has turned out to be no sentence as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.cards import RANK_WORDS, RANKS, SUITS
from bridgetable.seats import SEATS, Seat
from bridgetable.table.grammar import opening
from bridgetable.table.reading import forms_opening
from bridgetable.table.seating import Seating

_SIGNS = str.maketrans(
    {**dict(zip("♠♥♦♣♤♡♢♧", "shdcshdc", strict=True)), "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "\ufe0f": ""}
)
_TEXT = re.compile('("[^"]*"?)')
_RANK_LETTERS = {word: RANKS[value - 2].lower() for word, value in RANK_WORDS.items()} | {
    **{letter.lower(): letter.lower() for letter in RANKS},
    "10": "t",
    "knave": "j",
}
_SUIT_LETTERS = {word: suit.value.lower() for suit in SUITS for word in (suit.word, suit.plural, suit.value.lower())}
_RANK = "|".join(sorted(_RANK_LETTERS, key=len, reverse=True))
_SUIT = "|".join(sorted(_SUIT_LETTERS, key=len, reverse=True))
_LONG_RANK = "|".join(sorted((word for word in _RANK_LETTERS if len(word) > 1), key=len, reverse=True))
_LONG_SUIT = "|".join(sorted((word for word in _SUIT_LETTERS if len(word) > 1), key=len, reverse=True))
_A = "(?:(?:the|a|an|his|her|its|my|your) )?"
_CARD = "[shdc](?:10|[2-9tjqka])|[shdc?][xh?][0-9]*"

_CARDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"(?<![\w?]){pattern}(?![\w?])"), said)
    for pattern, said in (
        (rf"{_A}(?P<r>{_RANK}) (?:of|in) (?P<s>{_SUIT})", "{s}{r}"),
        (rf"{_A}(?P<s>{_SUIT}) (?P<r>{_LONG_RANK})", "{s}{r}"),
        (rf"{_A}(?P<s>{_LONG_SUIT}) (?P<r>{_RANK})", "{s}{r}"),
        (rf"{_A}(?P<r>{_LONG_RANK}) (?P<s>{_SUIT})", "{s}{r}"),
        (rf"{_A}(?P<r>10|[2-9tjqka])[ -]?(?P<s>[shdc])", "{s}{r}"),
        (rf"{_A}(?P<s>[shdc])[ -](?P<r>10|[2-9tjqka])", "{s}{r}"),
        (rf"{_A}(?:small|low|little) (?P<s>{_SUIT})(?: card)?", "{s}x"),
        (rf"{_A}(?P<s>{_SUIT}) honou?r|{_A}honou?r (?:of|in) (?P<s2>{_SUIT})", "{s}h"),
        (rf"(?:the|his|her) (?P<whole>{_CARD})", "{whole}"),
    )
)
"""How a card is said, and the letters it is written with."""

_SEATS = {"declarer": "declarer", "dummy": "dummy", "leader": "leader", "lho": "lho", "rho": "rho"}
_SEATS |= {word: seat.value for seat in SEATS for word in (seat.word.lower(), seat.value.lower())}
BEFORE = re.compile(
    rf"(?:the |player )?({'|'.join(sorted(_SEATS, key=len, reverse=True))})(?: player|'s)?(?: ?[:,;-])? +"
)
"""A player named before what he does."""

_VERBS = {
    "leads": "lead led leading is.leading has.led opens open starts.with opening.lead",
    "plays": "play played playing is.playing has.played plays.the puts.on puts put discards discard discarded throws "
    "throw threw pitches ruffs.with ruffed.with trumps.with trumped.with overruffs.with follows.with followed.with "
    "covers.with covered.with wins.with won.with takes.it.with follows ruffs",
    "drops": "drop dropped dropping is.dropping has.dropped lets.fall",
    "faces": "face faced turns.face.up lays.down",
    "shows": "show showed shown",
    "holds": "hold held",
    "withdraws": "withdraw withdrew withdrawn takes.back took.back retracts",
    "picks up": "pick.up picked.up",
    "puts back": "put.back",
    "calls": "call called calls.for called.for asks.for says said names.from.dummy",
    "changes the call to": "change.the.call.to changes.it.to changes.to changed.to no.wait",
    "claims": "claim claimed is.claiming",
    "concedes": "concede conceded gives.up",
    "agrees": "agree agreed accepts.the.claim accepts.the.concession accepts.claim agrees.to.the.claim",
    "objects": "object objected disputes contests disagrees disputes.the.claim contests.the.claim refuses.the.claim "
    "objects.to.the.claim does.not.agree doesn't.agree",
    "asks": "ask asked",
    "asks whose turn it is": "asks.whose.turn.is.it asks.who.is.to.play asks.whose.turn asks.who's.turn.it.is",
    "asks whether it is his lead": "asks.my.lead asks.is.it.my.lead asks.if.it.is.his.lead asks.whose.lead.it.is",
    "pauses": "pause paused hesitates hesitated thinks thought breaks.tempo thinks.long tanks",
    "calls the director": "calls.director call.director calls.td calls.the.td called.the.director "
    "asks.for.the.director summons.the.director director wants.the.director",
    "spreads his hand": "spreads.hand lays.down.his.hand puts.down.his.hand tables.his.hand tables.his.cards "
    "puts.his.hand.down faces.his.hand spreads.dummy lays.down.dummy spreads",
    "draws attention": "points.out.the.revoke draws.attention.to.it says.something points.it.out",
    "chooses to accept": "accepts accept accepts.the.lead accepts.it accepts.the.card",
    "chooses to refuse": "refuses refuse refuses.the.lead refuses.it does.not.accept doesn't.accept",
    "chooses to require": "requires require demands",
    "chooses to forbid": "forbids forbid prohibits",
    "chooses to waive": "waives waive",
    "turns his card": "turns.over turns.his.card.over quits.his.card turns.it",
    "detaches": "detach takes.out pulls.out",
    "moves": "move moved",
    "touches": "touch touched",
}
"""Verbs of sentences, and the others that people write for them (a full stop joins the words of one)."""
_VERB_OF = {said.replace(".", " "): verb for verb, others in _VERBS.items() for said in others.split()}
_VERB = re.compile(rf"({'|'.join(sorted(map(re.escape, _VERB_OF), key=len, reverse=True))})(?![\w'])")
_BESIDE = re.compile(
    r" (?:out of (?:turn|rotation)|too early|early|by mistake|by accident|accidentally|from (?:his|her|the) hand"
    r"|from hand|as (?:the|an|his) opening lead|face up(?: on the table)?|on (?:the table|the floor|it)|please|now)$"
)
"""What is said besides of a card that is led or played, and follows from where it lies and when."""
_CHANGED = re.compile("^no,? (?:no,? )?(?:wait,? |sorry,? )?(?:i meant? |make it |i mean )?")
"""How declarer takes back what he called."""
_ADVERB = re.compile("^(?:accidentally|then|now|also|just|immediately|quickly|suddenly|slowly) ")
_CHOSEN = re.compile(
    "(?<=chooses to )(require|forbid) (?:an? |the )?(?:lead of |return of )?(?:an? |the )?(.+?)(?: leads?| return)?$"
)
_DIRECTOR = "(?:(?:call|get|fetch|ask for) )?(?:the )?(?:(?:tournament )?director|td|arbiter|referee)"
_FILLER = re.compile("^(?:and |then |now |ok(?:ay)? |please |i |he |she )+")
_NUMBERS = {"one": 1, **RANK_WORDS}
_TRICKS = re.compile(rf"(?<=(?:claims|ncedes) )(?:the )?(?:(\d+|{'|'.join(_NUMBERS)})(?: more| further)? tricks?\b)")
_EVERYTHING = re.compile(
    r"(?<=(?:claims|ncedes) )(?:(?:all|every|it|all (?:of )?)? ?(?:the )?(?:rest|remaining|last|others?)?"
    r"(?: of (?:the|them))?(?: tricks?)?|all tricks|everything|the lot|all of them)$"
)

_CALLED = {
    "little": "low",
    "lowest": "low",
    "smallest": "low",
    "small one": "low",
    "little one": "low",
    "low one": "low",
    "low card": "low",
    "small card": "low",
    "highest": "high",
    "biggest": "high",
    "big": "high",
    "top one": "high",
    "top card": "high",
    "any card": "anything",
    "whatever": "anything",
    "any one": "anything",
    "you choose": "anything",
    "win it": "win",
    "take it": "win",
    "trump it": "trump",
    "ruff it": "ruff",
}
"""Words for a card of dummy as declarer may say them, and the plainer ones that mean the same."""
_FROM_DUMMY = re.compile(r"^(?:play |lead )?(?P<words>.+?)(?: from| in| off)?(?: the)? (?:dummy|table|board)$")
_OF_A_SUIT = re.compile(
    rf"^(?P<suit>{_SUIT}) (?P<words>low|high|small|top|little)$|^(?:little|lowest) (?P<s2>{_SUIT})$"
)


def plain(text: str) -> str:
    """`text` without what only the eye needs: small letters, letters for suit signs, no full stop at its end.

    Texts in double quotes keep their letters.

    >>> plain("W plays ♥10.")
    'w plays h10'
    """
    parts = _TEXT.split(" ".join(text.translate(_SIGNS).split()))
    parts[::2] = (re.sub(r"\s*(?:[.!;,]+|(?<=[a-z]{2})\?)\s*$", "", part.lower()) for part in parts[::2])
    return "".join(parts).strip()


def rephrasings(text: str, seating: Seating) -> Iterator[str]:
    """What `text` may mean in the words of sentences, the likeliest first; with or without a seat.

    Words for a card alone stay alone: whose they are is for the reader of the command line to say.

    >>> next(rephrasings("west leads hq", Seating(Seat.W, Seat.S, Seat.N)))
    'W leads hq'
    """
    words = _beside(_FILLER.sub("", plain(text)))
    if re.fullmatch(
        "(?:the )?(?:all )?(?:turn|turn over|quit|quitted)(?: (?:them|the trick|their cards|cards))?", words
    ):
        yield "all turn their cards"
    if re.fullmatch("director (?:explains|rules .*)", words):
        yield f"the {words}"
    if re.fullmatch(_DIRECTOR, words):
        if seating.caller:
            yield f"{seating.caller} calls the director"
        return
    who = BEFORE.match(words)
    if who is None:
        yield from _without_seat(words, seating)
        return
    seat, rest = seat_named(who[1], seating), words[who.end() :]
    if _SEATS[who[1]] == "dummy" and seating.declarer is not None:
        yield from _of_dummy(rest, seating)
    if seat is not None:
        yield from _of_seat(seat, rest, seating)


def seat_named(word: str, seating: Seating | None = None) -> Seat | None:
    """The seat of a player named by it, `w` or `west`, or by his part, `dummy`.

    >>> seat_named("west"), seat_named("nobody")
    (<Seat.W: 'W'>, None)
    """
    named, declarer = _SEATS.get(word, ""), seating.declarer if seating else None
    if len(named) == 1:
        return Seat(named)
    if not named or seating is None or declarer is None:
        return None
    return {"dummy": seating.dummy, "declarer": declarer, "rho": declarer.rho}.get(named, declarer.lho)


def _without_seat(words: str, seating: Seating) -> Iterator[str]:
    """Of what is typed without a seat: words for a card, a claim, a choice, a card that somebody leads or plays."""
    yield _as_called(words)
    yield from _carded(words)
    verbal = in_verbs(words)
    verb, _, rest = verbal.partition(" ")
    if verb in ("claims", "concedes") and seating.declarer is not None:
        yield _numbered(f"{seating.declarer} {verbal}")
    elif verb == "chooses" and seating.chooser is not None:
        yield f"{seating.chooser} {verbal}"
    elif _CHANGED.match(words) and seating.declarer is not None:
        yield from _of_seat(seating.declarer, _CHANGED.sub("changes the call to ", words), seating)
    elif verb == "plays" or (verb == "leads" and seating.to_lead):
        yield from _carded(_beside(rest))
        yield _as_called(rest)


def _of_dummy(rest: str, seating: Seating) -> Iterator[str]:
    """What dummy plays is declarer's call."""
    verbal = in_verbs(rest)
    said = re.sub("^(?:plays|leads) ", "", verbal)
    for card in (_as_called(said), *_carded(_beside(said))):
        yield f"{seating.declarer} calls {card}"


def _of_seat(seat: Seat, rest: str, seating: Seating) -> Iterator[str]:
    """What a player named by his seat does."""
    verbal = _beside(in_verbs(rest))
    if forms_opening(opening(f"N {verbal}")):
        yield _numbered(f"{seat} {verbal}")
        yield from (f"{seat} {said}" for said in _carded(verbal))
    if seat is seating.declarer:
        called = re.sub("^(?:calls|plays|changes the call to) ", "", verbal)
        verb = "changes the call to" if verbal.startswith("changes") else "calls"
        for card in (_as_called(called), *_carded(called)):
            yield f"{seat} {verb} {card}"
    if seat is seating.turn:
        verb = "calls" if seat is seating.dummy else "leads" if seating.to_lead else "plays"
        who = seating.declarer if seat is seating.dummy else seat
        for card in _carded(_beside(rest)):
            yield f"{who} {verb} {card}"


def in_verbs(words: str) -> str:
    """The words with the verb that sentences have.

    >>> in_verbs("throws h5")
    'plays h5'
    """
    words = _ADVERB.sub("", words)
    found = _VERB.match(words)
    said = _VERB_OF[found[1]] + words[found.end() :] if found else words
    return _CHOSEN.sub(r"\1 \2", said)


def _beside(words: str) -> str:
    while _BESIDE.search(words):
        words = _BESIDE.sub("", words)
    return words


def _numbered(words: str) -> str:
    """A claim or concession with its number of tricks as sentences have it."""
    named = _TRICKS.search(words)
    if named:
        number = named[1] if named[1].isdecimal() else str(_NUMBERS[named[1]])
        return words[: named.start()] + number + words[named.end() :]
    return _EVERYTHING.sub("the rest", words)


def _carded(words: str) -> Iterator[str]:
    """The words with their cards as sentences have them; several with commas between."""
    parts = _TEXT.split(words)
    parts[::2] = map(_lettered, parts[::2])
    said = "".join(parts)
    yield said
    listed = re.sub(rf"(?<![\w?])({_CARD})(?:,? and | & |, ?| )(?=(?:{_CARD})(?![\w?]))", r"\1, ", said)
    if listed != said:
        yield listed


def _lettered(words: str) -> str:
    for pattern, said in _CARDS:
        words = pattern.sub(lambda card, said=said: _letters(card, said), words)  # type: ignore[misc]
    return words


def _letters(card: re.Match[str], said: str) -> str:
    found = {name: value for name, value in card.groupdict().items() if value}
    suit = found.get("s") or found.get("s2", "")
    rank = _RANK_LETTERS.get(found.get("r", ""), "")
    return said.format(s=_SUIT_LETTERS.get(suit, ""), r=rank, whole=found.get("whole", ""))


def _as_called(words: str) -> str:
    """Words for a card of dummy as declarer may say them, in the words that sentences have."""
    words = re.sub("^(?:(?:play|a|an|the|just|my|me|for) )+", "", _beside(words))
    from_dummy = _FROM_DUMMY.match(words)
    words = from_dummy["words"] if from_dummy else words
    words = re.sub("^(?:(?:a|an|the) )+", "", words)
    turned = _OF_A_SUIT.match(words)
    if turned:
        return f"{turned['words'] or 'low'} {turned['suit'] or turned['s2']}"
    return _CALLED.get(words, words)
