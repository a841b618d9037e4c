"""What can sensibly be done with a card, or by a player, as things stand. Without Qt; no law is asked.

Each verb is the sentence that the command line would take as well. What needs words or a second card is typed.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import Card, parse_card
from bridgetable.findings.verdict import Verdict
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.state import Table
from bridgetable.ui.felt.gesture import Candidate, GestureSituation, GestureStep, held, situation
from bridgetable.ui.felt.layout import Zone

HOLDING = {"hold visible": Zone.VISIBLE, "hold near": Zone.NEAR, "hold on": Zone.TABLE}
"""The verbs that hold a card in a zone."""

KEYS = {
    "P": ("play", "play from dummy"),
    "L": ("lead", "lead from dummy"),
    "F": ("face", "turn up"),
    "C": ("call card",),
    "M": ("move",),
    "T": ("touch",),
    "R": ("detach",),
    "H": tuple(HOLDING),
    "B": ("put back",),
    "D": ("drop",),
    "S": ("show on table",),
    "N": ("name",),
    "W": ("withdraw",),
    "U": ("pick up",),
}
"""The key of a chosen card, and the verbs it stands for: the first of them that makes sense is done."""


class Verb(NamedTuple):
    """A verb by its `name`, the `group` it stands with in the menu, and the actions it logs."""

    name: str
    group: str
    steps: Candidate


def verbs_for(table: Table, verdict: Verdict, seat: Seat, card: Card) -> tuple[Verb, ...]:
    """What can be done with a card of `seat`, by its owner or with dummy's cards by declarer too."""
    at = situation(table, verdict, seat, card)
    match at.place:
        case "playing":
            return tuple(_playing(table, seat, card))
        case "turned":
            return tuple(_turned(table, seat, card))
        case "raised":
            return (*_putting(at, seat, card), *_raised(at, seat, card), *_naming(seat, card))
        case "before":
            back = Verb("pick up", "back", _one(a.PickUp(seat, (card,))))
            return (*_putting(at, seat, card), back, *_holding(at, seat, card), *_naming(seat, card))
        case _ if at.role == "dummy":
            return tuple(_dummys(at, seat, card))
        case _:
            return (
                *_putting(at, seat, card),
                *_late(table, seat, card),
                *_holding(at, seat, card),
                *_showing(seat, card),
                *_naming(seat, card),
            )


def verbs_of(table: Table, verdict: Verdict, seat: Seat) -> tuple[Verb, ...]:
    """What a player can do without a card, or with his whole hand."""
    return (*_whole_hand(table, seat), *_talk(verdict, seat))


def by_key(verbs: tuple[Verb, ...], key: str) -> Verb | None:
    """The verb that `key` stands for among `verbs`."""
    named = {verb.name: verb for verb in verbs}
    return next((named[name] for name in KEYS.get(key, ()) if name in named), None)


def unnamed(table: Table, seat: Seat) -> Card:
    """The name for one of the cards of `seat` of which nothing is known: `??`, then `??2` and so on."""
    names = (parse_card("??" if n == 1 else f"??{n}") for n in range(1, 27))
    return next(c for c in names if table.place(seat, c) == "nowhere" and (seat, c) not in table.gone)


def _one(action: a.Action) -> Candidate:
    return (GestureStep(action),)


def _putting(at: GestureSituation, seat: Seat, card: Card) -> Iterator[Verb]:
    """Into the playing place; what is due stands first."""
    both = [Verb("play", "play", _one(a.Play(seat, card))), Verb("lead", "play", _one(a.Lead(seat, card)))]
    yield from reversed(both) if at.due == "lead" else both
    if at.first:
        yield Verb("lead face down", "play", _one(a.Lead(seat, card, face=False)))
    yield Verb("face", "play", _one(a.Face(seat, card)))
    if at.lying is not None:
        yield Verb("replace", "play", _one(a.Replace(seat, at.lying, card)))


def _late(table: Table, seat: Seat, card: Card) -> Iterator[Verb]:
    """Into a trick to which the player gave no card."""
    row, first = table.row(seat), table.position.first_trick
    for index, laid in enumerate(row):
        if laid.card is None:
            yield Verb("add", "play", _one(a.Supply(seat, card, first + index)))


def _holding(at: GestureSituation, seat: Seat, card: Card) -> Iterator[Verb]:
    if at.place not in ("raised", "before"):
        yield Verb("detach", "hold", _one(a.Detach(seat, card)))
    for name, zone in HOLDING.items():
        if zone <= at.held:
            continue
        if zone is Zone.NEAR and at.role == "declarer":
            yield Verb(f"{name} still", "hold", (held(seat, card, zone, at, still=True),))
            yield Verb(f"{name} moving", "hold", (held(seat, card, zone, at, still=False),))
        yield Verb(name, "hold", (held(seat, card, zone, at),))
    yield Verb("hold as played", "hold", _one(a.Hold(seat, card, "in playing position")))


def _raised(at: GestureSituation, seat: Seat, card: Card) -> Iterator[Verb]:
    yield Verb("put back", "back", _one(a.PutBack(seat, card)))
    yield Verb("put back at once", "back", _one(a.PutBack(seat, card, stroke=True)))
    yield from _holding(at, seat, card)
    yield Verb("drop", "show", _one(a.Drop(seat, (card,))))


def _showing(seat: Seat, card: Card) -> Iterator[Verb]:
    yield Verb("drop", "show", _one(a.Drop(seat, (card,))))
    yield Verb("drop face down", "show", _one(a.Drop(seat, (card,), face=False)))
    yield Verb("let be seen", "show", _one(a.BeSeen(seat, (card,))))
    yield Verb("show", "show", _one(a.Show(seat, (card,))))
    yield Verb("show on table", "show", _one(a.Show(seat, (card,), where=True)))


def _naming(seat: Seat, card: Card) -> Iterator[Verb]:
    yield Verb("name", "name", _one(a.NamePlay(seat, card)))
    yield Verb("name instead", "name", _one(a.NamePlay(seat, card, instead=True)))
    yield Verb("say he holds", "name", _one(a.SayHolds(seat, card)))


def _dummys(at: GestureSituation, seat: Seat, card: Card) -> Iterator[Verb]:
    """Dummy's faced card: declarer calls, points at, plays or touches it; dummy moves it."""
    yield from _calling(at, card)
    lead, play = a.PlayFromDummy(at.declarer, card, "leads"), a.PlayFromDummy(at.declarer, card)
    both = [Verb("play from dummy", "play", _one(play)), Verb("lead from dummy", "play", _one(lead))]
    yield from reversed(both) if at.due == "lead" else both
    yield Verb("move", "play", _one(a.Move(seat, card)))
    yield Verb("touch", "hold", _one(a.Touch(at.declarer, card)))
    yield Verb("dummy touches", "hold", _one(a.Touch(seat, card)))
    yield Verb("suggest", "hold", _one(a.Suggest(seat, card)))
    yield Verb("drop", "show", _one(a.Drop(seat, (card,))))


def _calling(at: GestureSituation, card: Card) -> Iterator[Verb]:
    """The words by which declarer can call a card of dummy's, or point at it."""
    declarer = at.declarer
    words = [("call card", a.Words("card", card=card))]
    if card.suit is not None:
        words += [("call suit", a.Words("suit", suit=card.suit)), ("call low", a.Words("low", suit=card.suit))]
    if card.rank is not None:
        words.append(("call rank", a.Words("rank", rank=card.rank)))
    for name, said in words:
        yield Verb(name, "call", _one(a.DesignateCard(declarer, said)))
    yield Verb("change call", "call", _one(a.ChangeDesignation(declarer, words[0][1])))
    yield Verb("point at", "call", _one(a.Indicate(declarer, card)))
    yield Verb("nod at", "call", _one(a.Indicate(declarer, card, how="nods at")))


def _playing(table: Table, seat: Seat, card: Card) -> Iterator[Verb]:
    """A card in the playing place."""
    laid = next(laid for laid in table.row(seat) if laid.card is card)
    if not laid.up:
        yield Verb("turn up", "back", _one(a.TurnUp(seat)))
    yield Verb("withdraw", "back", _one(a.Withdraw(seat, card)))
    yield Verb("keep", "back", _one(a.Keep(seat, card)))
    if laid is table.row(seat)[-1]:
        yield Verb("turn", "row", _one(a.Turn(seat)))
        yield Verb("turn won", "row", _one(a.Turn(seat, "won")))
        yield Verb("turn lost", "row", _one(a.Turn(seat, "lost")))
        yield Verb("leave up", "row", _one(a.LeaveUp(seat)))
    led = table.led
    if led is not None and led.suit is not None and led.suit is not card.suit:
        for other in SEATS:
            if other is not seat:
                yield Verb("ask none", "talk", _one(a.AskNone(other, seat, led.suit)))
        yield Verb("answer none", "talk", _one(a.AnswerNone(seat, "none")))
        yield Verb("answer one", "talk", _one(a.AnswerNone(seat, "that he has one")))


def _turned(table: Table, seat: Seat, card: Card) -> Iterator[Verb]:
    """A card in the row of turned ones."""
    row = table.row(seat)
    index = next(i for i, laid in enumerate(row) if laid.card is card)
    trick = table.position.first_trick + index
    if all(not laid.turned for laid in row[index + 1 :]):
        yield Verb("look at last", "row", _one(a.LookBack(seat, "last")))
        yield Verb("show last", "row", _one(a.LookBack(seat, "show last")))
    yield Verb("look at trick", "row", _one(a.LookBack(seat, trick)))
    yield Verb("point as won", "row", _one(a.Repoint(seat, trick, "won")))
    yield Verb("point as lost", "row", _one(a.Repoint(seat, trick, "lost")))
    yield Verb("take out", "row", _one(a.Restore(seat, card, trick)))
    yield Verb("mix", "row", _one(a.Mix(seat)))


def _whole_hand(table: Table, seat: Seat) -> Iterator[Verb]:
    if table.spread(seat):
        yield Verb("take up hand", "hand", _one(a.Fold(seat)))
    else:
        yield Verb("spread", "hand", _one(a.Spread(seat, None)))
        yield Verb("show hand", "hand", _one(a.Show(seat, None)))
        yield Verb("let hand be seen", "hand", _one(a.BeSeen(seat, None)))
    yield Verb("play nothing", "hand", _one(a.PlayNothing(seat)))


def _talk(verdict: Verdict, seat: Seat) -> Iterator[Verb]:
    yield Verb("draw attention", "talk", _one(a.Attention(seat)))
    yield Verb("call director", "talk", _one(a.CallDirector(seat)))
    for question in ("whether it is his lead", "whose turn it is", "for the contract", "to see the trick"):
        yield Verb(f"ask {question}", "ask", _one(a.Ask(seat, question)))
    if seat is verdict.dummy:
        yield Verb("warn hand", "ask", _one(a.Warn(seat, verdict.declarer, "the lead is in hand")))
        yield Verb("warn dummy", "ask", _one(a.Warn(seat, verdict.declarer, "the lead is in dummy")))
    yield Verb("pause", "ask", _one(a.Remark(seat, None)))
    yield Verb("claim", "claim", _one(a.Claim(seat, "all")))
    yield Verb("concede", "claim", _one(a.Concede(seat, "the rest")))
    yield Verb("agree", "claim", _one(a.Respond(seat, "agrees")))
    yield Verb("object", "claim", _one(a.Respond(seat, "objects")))
    yield Verb("ask to play on", "claim", _one(a.Respond(seat, "asks to play on")))
