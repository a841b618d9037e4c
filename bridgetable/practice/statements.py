"""What the players say when the director comes: the caller what happened, the others what they did themselves.

Each tells only what he could see from his seat: a card whose face nobody has seen is named by nobody, not even by its
owner. They are at odds only over what the record leaves to a fact, a pause, what partner could see, what was meant, and
there each says what suits his side, whatever was so: what decides is heard only by asking.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from bridgetable.cards import Card
from bridgetable.explain.blind import blind_record
from bridgetable.explain.noticed import as_noticed
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, judge
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.practice.retelling import Deed, Teller, retelling, sentence
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.named_cards import named_cards
from bridgetable.table.record import Record

MOST = 3
"""So many things the caller tells."""
_NOT_TOLD = (a.CallDirector, a.Attention, a.ReserveRights, a.GoOn, a.Trick, a.Stage, a.DirectorActs, a.Silence)
_ROUTINE = (a.Turn, a.MakeCall)
"""Told only where somebody wonders about it."""
_SCENE = (a.Lead, a.Play, a.DesignateCard, a.Ask, a.TellTurn, a.Warn, a.Remark)
"""Of what came just before, this is told as well."""
_FOLLOWS = (
    *(a.Replace, a.Withdraw, a.PutBack, a.PickUp, a.Keep, a.TurnUp, a.ChangeDesignation, a.CorrectExplanation),
    *(a.Respond, a.Unsay, a.AnswerNone),
    *(a.WithdrawCall, a.TakeBackCall, a.PutCallBack, a.MeantCall),
)
"""Nobody understands this who is not told what it followed on."""
_RULED = (a.DirectorActs, a.Choose, a.Silence)
_OPENINGS = ("please", "come", "we-need-you")
_LAID = (a.Lead, a.Play, a.Face, a.PlaySeveral, a.Replace)
_ASSENTS = ("so", "like-that", "yes")
"""What somebody says to what has been told of him."""

_WHO_TELLS = ("own", "partner", "against")
"""Who says something of a fact: he whom it is about, his partner, an opponent."""
_DISPUTES: dict[str, tuple[str, ...]] = {
    "unintended": ("own", "against"),
    "pause": ("own", "against"),
    "partner-could-see": ("partner", "against"),
    "told-turn": ("own",),
    "meant-as": ("own", "against"),
    "this-trick-only": ("own", "against"),
    "meant-claim": ("own", "against"),
    "other-intention": ("own", "against"),
    "touch-purpose": ("own", "against"),
    "held-still": ("own", "against"),
    "at-once": ("own", "against"),
    "trump-mentioned": ("own", "against"),
    "trump-unaware": ("own", "against"),
    "meant-card": ("own",),
    "explanation-wrong": ("own", "against"),
    "acted-on-it": ("own",),
    "bridge-reason": ("own", "against"),
    "question-purpose": ("own", "against"),
    "suggested": ("own", "against"),
}
"""Over which facts they are at odds, and who of them then says something, each as it suits his side."""


class Statement(NamedTuple):
    """What one player says; `about` are the actions he speaks of (`#3`) and the facts (`pause #3`)."""

    seat: Seat
    words: str
    about: tuple[str, ...] = ()


def statements(record: Record, edition: int, seed: int) -> tuple[Statement, ...]:
    """What the players say, who has called the director first; nothing where nothing was done."""
    verdict = judge(replace(record, facts=()), edition)
    deeds = _deeds(record, verdict)
    caller = _caller(record, deeds, verdict.dummy)
    if caller is None:
        return ()
    seen, chance = _Seen(record, verdict.dummy), random.Random(f"{seed} {caller}")
    heard = _of_the_caller(deeds, seen)
    opening = say(f"players-opening-{chance.choice(_OPENINGS)}")
    told = seen.told(heard, caller) or say("players-at-a-loss")
    lines = {caller: [(f"{opening} {told}", seen.keys(heard, caller))]}
    disputes = list(_disputes(record, edition, deeds, verdict))
    speaking = {_actor(seen.log[deeds[0] - 1].action) if deeds else None, *(seat for _, seat, _ in disputes)}
    for seat in dict.fromkeys(_actor(seen.log[n - 1].action) for n in deeds):
        own = [n for n in deeds if _actor(seen.log[n - 1].action) is seat]
        if seat is None or seat is caller or (set(own) <= set(heard) and seat not in speaking):
            continue
        assents = set(own) <= set(heard)
        words = say(f"players-assent-{chance.choice(_ASSENTS)}") if assents else seen.told(own, seat)
        lines[seat] = [(words, seen.keys(own, seat))]
    for key, seat, words in disputes:
        lines.setdefault(seat, []).append((words, [key]))
    return tuple(_statement(seat, told) for seat, told in lines.items() if any(words for words, _ in told))


def _deeds(record: Record, verdict: Verdict) -> list[int]:
    """What there is to speak of: from the first thing amiss, or since the director was last there, to the end."""
    amiss = _amiss(record, verdict)
    ruled = max((n for n, entry in enumerate(record.log, 1) if isinstance(entry.action, _RULED)), default=0)
    amiss |= {n for n, entry in enumerate(record.log, 1) if n > ruled > 0 and isinstance(entry.action, a.MakeCall)}
    acts = [
        n
        for n, entry in enumerate(record.log, 1)
        if not isinstance(entry.action, _NOT_TOLD if n in amiss else (*_NOT_TOLD, *_ROUTINE))
        and _actor(entry.action) is not None
    ]
    since = [n for n in acts if n > ruled]
    if ruled and since:
        return since
    first = next((place for place, n in enumerate(acts) if n in amiss), len(acts) - 1)
    while first > 0 and isinstance(record.log[acts[first] - 1].action, _FOLLOWS):
        first -= 1
    return acts[max(0, first) :]


def _amiss(record: Record, verdict: Verdict) -> set[int]:
    """The actions that somebody wonders about, or the director will ask about."""
    called = any(isinstance(entry.action, a.CallDirector) for entry in record.log)
    faults = as_noticed(verdict).irregularities or (verdict.irregularities if called else ())
    named = [entry.action.to or "" for entry in record.log if isinstance(entry.action, a.Attention)]
    asked = [fact.of for fact in record.facts if fact.id in _DISPUTES]
    return {each.action for each in faults} | ({_action_number(of, record) for of in (*named, *asked)} - {0})


def _caller(record: Record, deeds: list[int], dummy: Seat) -> Seat | None:
    """Who has called the director, or, where nobody has, an opponent of who acted, if he plays cards of his own."""
    for entry in reversed(record.log):
        if isinstance(entry.action, a.CallDirector):
            return entry.action.seat
    actor = next((seat for n in deeds if (seat := _actor(record.log[n - 1].action)) is not None), None)
    return None if actor is None else _opponent(actor, dummy)


def _opponent(seat: Seat, dummy: Seat) -> Seat:
    return seat.lho if seat.lho is not dummy else seat.rho


def _actor(action: a.Action) -> Seat | None:
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, Seat) else None


def _of_the_caller(deeds: list[int], seen: _Seen) -> list[int]:
    """What it began with and what came last, and where there is room, what came just before."""
    told = [deeds[0], *deeds[1:][1 - MOST :]] if deeds else []
    before = deeds[0] - 1 if deeds else 0
    scene = before > 0 and len(told) < MOST and isinstance(seen.log[before - 1].action, _SCENE)
    return [before, *told] if scene else told


class _Seen:
    """What was done, with the cards whose faces somebody has seen."""

    def __init__(self, record: Record, dummy: Seat) -> None:
        self.log = blind_record(record, dummy).log
        self._unseen = _kept_from(record)

    def told(self, numbers: Iterable[int], by: Seat) -> str:
        """These actions as a player tells them; what one player did, in one sentence."""
        did = [told for n in numbers for told in self._deed(n, by)]
        runs = [list(run) for _, run in groupby(did, key=lambda told: told[0].of)]
        return " ".join(sentence(run[0][0], [deed for _, deed in run]) for run in runs)

    def keys(self, numbers: Iterable[int], by: Seat) -> list[str]:
        """Those of these actions that he has words for, as `Statement.about` names them."""
        return [f"#{n}" for n in numbers if any(self._deed(n, by))]

    def _deed(self, number: int, by: Seat) -> Iterator[tuple[Teller, Deed]]:
        """What was done, as far as this player tells it, and as whose deed."""
        action = self.log[number - 1].action
        of = _actor(action)
        if of is not None:
            teller = Teller(by, of, frozenset(named_cards(action)) - self._unseen[by])
            deed = retelling(teller, action)
            yield from [(teller, deed)] if deed is not None else []


def _kept_from(record: Record) -> dict[Seat, frozenset[Card]]:
    """The cards whose faces a player says he has not seen, or was not shown, and that nobody has laid down since."""
    asked = {_action_number(fact.of, record) for fact in record.facts if fact.id == "partner-could-see"}
    laid = {card for e in record.log if isinstance(e.action, _LAID) for card in named_cards(e.action)}
    kept: dict[Seat, frozenset[Card]] = dict.fromkeys(Seat, frozenset())
    for number, entry in enumerate(record.log, 1):
        action, seat = entry.action, _actor(entry.action)
        cards = frozenset(named_cards(action)) - laid
        if isinstance(action, a.Show) and action.to:
            kept |= {other: kept[other] | cards for other in Seat if other not in (seat, *action.to)}
        elif seat is not None and number in asked:
            kept[seat.partner] |= cards
    return kept


def _action_number(of: str, record: Record) -> int:
    """The number of the action that a fact is about, 0 if it is about none."""
    number = of.removeprefix("#")
    return int(number) if of.startswith("#") and 0 < int(number) <= len(record.log) else 0


def _disputes(record: Record, edition: int, deeds: list[int], verdict: Verdict) -> Iterator[tuple[str, Seat, str]]:
    """What is said of what only asking settles: the key of the fact, who speaks, and his words."""
    matters = Judge(edition).facts_consulted(replace(record, facts=()))
    order = list(_DISPUTES)
    found = [
        (_action_number(fact.of, record), fact) for fact in record.facts if fact.id in _DISPUTES and fact.key in matters
    ]
    for number, fact in sorted(found, key=lambda each: (each[0], order.index(each[1].id))):
        seat = _actor(record.log[number - 1].action) if number in deeds else None
        if seat is None or _log_tells(fact.id, number, record):
            continue
        over = fact.id
        if fact.id == "told-turn" and seat is verdict.declarer:
            called = isinstance(record.log[number - 1].action, a.DesignateCard)
            over = "told-turn-in-dummy" if called else "told-turn-in-hand"
        seats = (seat, seat.partner, _opponent(seat, verdict.dummy))
        for who, part in zip(seats, _WHO_TELLS, strict=True):
            if part in _DISPUTES[fact.id]:
                yield fact.key, who, say(f"players-{over}-{part}")


def _log_tells(fact: str, number: int, record: Record) -> bool:
    """Whether everybody has seen or heard how it was, so that nobody can say otherwise."""
    action = record.log[number - 1].action
    match fact:
        case "partner-could-see":
            return (isinstance(action, a.Drop | a.Lead) and not action.face) or isinstance(action, a.Show)
        case "pause":
            return any(isinstance(entry.action, a.Remark) and not entry.action.words for entry in record.log)
        case "held-still":
            return isinstance(action, a.Hold) and action.still is not None
        case "told-turn":
            return any(isinstance(entry.action, a.TellTurn) for entry in record.log)
        case "other-intention":
            return not any(
                isinstance(each.action, a.DesignateCard | a.ChangeDesignation | a.Move) for each in record.log[number:]
            )
        case "explanation-wrong":
            return isinstance(action, a.Explain) and action.silent
        case "trump-mentioned" | "trump-unaware":
            return record.position.header.trump is None or bool(getattr(action, "words", None))
        case "meant-claim" | "this-trick-only":
            return bool(getattr(action, "words", None))
        case _:
            return False


def _statement(seat: Seat, told: list[tuple[str, list[str]]]) -> Statement:
    about = dict.fromkeys(key for _, keys in told for key in keys)
    return Statement(seat, " ".join(dict.fromkeys(words for words, _ in told if words)), tuple(about))
