"""Actions told over again: the sentences of the log as somebody reads them who was not there.

Each kind of action has a message of its name, which is given its fields as what they are: `Lead` is `action-Lead`.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.explain.phrases import call_said, choice_words, seats_words
from bridgetable.messages import Value, listed, say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a


def retold(entry: a.Entry) -> str:
    """A line of the log as a sentence: `E leads C2` is East leads ♣2.

    >>> from bridgetable.table.sentences import parse
    >>> retold(parse("E leads C2"))
    'East leads ♣2.'
    """
    return say("action-sentence", action=told(entry))


def told(entry: a.Entry) -> str:
    """The same as a heading or part of a sentence, without its full stop.

    >>> from bridgetable.table.sentences import parse
    >>> told(parse("E leads C2"))
    'East leads ♣2'
    """
    return _action(entry.action, entry.together)


def deed_told(action: a.Action) -> str:
    """An action by itself: East drops ♦7.

    >>> from bridgetable.table.sentences import parse
    >>> deed_told(parse("E drops D7").action)
    'East drops ♦7'
    """
    return _action(action, False)


def quoted(number: int, log: tuple[a.Entry, ...]) -> str:
    """An action of the log between quotation marks; its number where the log does not have it.

    >>> from bridgetable.table.sentences import parse
    >>> quoted(1, (parse("E drops C5"),)), quoted(7, ())
    ('“East drops ♣5”', 'action 7')
    """
    if not 0 < number <= len(log):
        return say("action-by-number", number=number)
    return say("action-quoted", action=told(log[number - 1]))


def action_told(of: str, log: tuple[a.Entry, ...]) -> str:
    """The action a fact is about, with its number: Action 2: East drops ♣5. Empty if it is about none.

    >>> from bridgetable.table.sentences import parse
    >>> action_told("#1", (parse("E drops C5"),))
    'Action 1: East drops ♣5.'
    """
    number = int(of[1:]) if of.startswith("#") else 0
    if not 0 < number <= len(log):
        return ""
    return say("action-with-number", number=number, action=retold(log[number - 1]))


def call_words(call: str) -> str:
    """A call as it is written in an auction: 1♠, Pass, X.

    >>> call_words("1S"), call_words("pass")
    ('1♠', 'Pass')
    """
    return call_said(call, "action-written-call")


def _action(action: a.Action, together: bool) -> str:
    given = {each.name: _given(getattr(action, each.name)) for each in fields(action)}
    spoken = given.get("words") is not None
    return say(
        f"action-{type(action).__name__}", **{"together": together, "spoken": spoken, **given, **_besides(action)}
    )


def _given(value: Any) -> Value:
    """A field of an action as it is given to its message: several cards or seats as a list, no cards as none."""
    match value:
        case a.Words():
            said = {each.name: getattr(value, each.name) for each in fields(value)}
            return say("action-called", **{**said, "rank": value.rank_letter})
        case (Seat(), *_):
            return seats_words(value)
        case (Card(), *_):
            return listed([say("action-topic-card", card=card) for card in value], "cards")
        case None | bool() | int() | str() | Seat() | Suit() | Card():
            return value
    return None


def _besides(action: a.Action) -> dict[str, Value]:
    """What a message needs beside the fields of its action, or in the place of one."""
    match action:
        case a.Choose():
            return {"choice": choice_words(action.choice)}
        case a.Ask(question=question):
            about, _, topic = question.partition(" ")
            if about == "what" and topic.endswith(" would mean"):
                return {"question": "what-it-would-mean", "about": _topic(topic.removesuffix(" would mean"))}
            return {"about": _topic(topic)} if about == "about" else {}
        case a.Explain():
            return {"about": _topic(action.what)}
        case a.CorrectExplanation():
            return {"own": action.whose is action.seat}
        case a.Attention(to=str() as to):
            return {"to": _attention(to)}
        case a.MakeCall():
            return {"bid": call_said(action.call), "naming": call_said(action.naming) if action.naming else None}
        case a.Calls():
            calls = [say("action-call-of", seat=seat, call=call_said(call)) for seat, call in action.calls]
            return {"calls": listed(calls, "comma")}
        case a.DirectorActs(call=str() as call):
            return {"call": call_said(call)}
        case (
            a.PullCall()
            | a.PutCallBack()
            | a.TakeBackCall()
            | a.MeantCall()
            | a.SignalCall()
            | a.Alert()
            | a.Announce()
        ):
            return {"call": call_said(action.call)}
        case a.WithdrawCall():
            return {"withdrawn": call_said(action.old), "call": action.new, "bid": call_said(action.new)}
        case a.GoOn(counts=(ns, ew)):
            return {"counts": True, "north_south": Side.NS, "ns": ns, "east_west": Side.EW, "ew": ew}
        case a.GoOn():
            return {"counts": False}
        case a.Trick():
            plays = [say("action-trick-play", seat=seat, card=card) for seat, card in action.plays]
            return {"plays": listed(plays, "comma")}
    return {}


def _topic(topic: str) -> str:
    """What is asked about or explained: the auction, the agreements on card play, a card or a call."""
    if topic == "the auction":
        return say("action-topic-the-auction")
    if topic == "card play agreements":
        return say("action-topic-card-play-agreements")
    try:
        return say("action-topic-card", card=parse_card(topic))
    except ValueError:
        return say("action-topic-call", call=call_said(topic))


def _attention(to: str) -> str:
    """To what attention is drawn: `#4`, `trick 3`, `W's number of cards`; a label stays as it is written."""
    kind, _, rest = to.partition(" ")
    if kind.startswith("#"):
        return say("action-by-number", number=int(kind[1:]))
    if kind == "trick":
        return say("action-attention-trick", trick=int(rest))
    return say("action-attention-number", seat=Seat(kind[0])) if rest else to
