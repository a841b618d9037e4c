"""What somebody did, as it is told afterwards at the table: the same words for “I” and for “East”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bridgetable.cards import RANK_WORDS, Card
from bridgetable.explain.phrases import choice_words
from bridgetable.explain.retold import told
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_RANKS = {rank: word for word, rank in RANK_WORDS.items()}
_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
]
_ORDINALS = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
]
_SPOKEN = {"low": "small", "win": "win it"}
_QUOTED = re.compile(r'"([^"]*)"')
_ZONES = {
    "visible": "held {card} up",
    "near the table": "held {card} just above the table",
    "on the table": "held {card} on the table",
    "in playing position": "held {card} out to the trick",
}
_WARNED = {
    "the lead is in hand": "The lead is in hand.",
    "the lead is in dummy": "The lead is in dummy.",
    "it is not his turn": "It is not your turn.",
}
_ANSWERED = {"agrees": "agreed", "objects": "did not agree", "asks to play on": "wanted to play it out"}
_CHOSE = {"accept": "took it as it was", "refuse": "did not want it"}


class Teller(NamedTuple):
    """Who tells it (`seat`) of whom (`of`), and which cards he can name."""

    seat: Seat
    of: Seat
    cards: frozenset[Card]

    @property
    def who(self) -> str:
        """How he calls the other, or himself."""
        return "I" if self.of is self.seat else "My partner" if self.of is self.seat.partner else self.of.word

    @property
    def his(self) -> str:
        """Whose hand it was."""
        return "my" if self.of is self.seat else "his"

    @property
    def he(self) -> str:
        """Who held it."""
        return "I" if self.of is self.seat else "he"

    def other(self, seat: Seat) -> str:
        """Somebody it was done to, or said to."""
        return "me" if seat is self.seat else "my partner" if seat is self.seat.partner else seat.word

    def card(self, card: Card) -> str:
        """A card by its name, as far as he knows it."""
        if card not in self.cards or card.suit is None:
            return "a card"
        if card.rank is None:
            return f"a {card.suit.word}"
        return f"the {_RANKS[card.rank]} of {card.suit.plural}"

    def several(self, cards: Sequence[Card]) -> str:
        """Some cards, those that he cannot name as many as they are."""
        names = [self.card(card) for card in cards]
        known, unknown = [name for name in names if name != "a card"], names.count("a card")
        if unknown:
            known.append("a card" if unknown == 1 else f"{_NUMBERS[unknown]} cards")
        return " and ".join(filter(None, (", ".join(known[:-1]), known[-1])))


def retelling(by: Teller, action: a.Action) -> str:
    """What was done, without who did it: “led the eight of clubs”; empty where nobody would tell it."""
    return _with_cards(by, action) or _earlier_tricks(by, action) or _of_dummy(by, action) or _said(by, action)


def _with_cards(by: Teller, action: a.Action) -> str:
    """What was done with cards of one's own hand."""
    match action:
        case a.Lead(card=card, face=face):
            return f"led {by.card(card)}" if face else "led a card face down"
        case a.Play(card=card):
            return f"played {by.card(card)}"
        case a.Face(card=card):
            return f"put {by.card(card)} on the table"
        case a.PlaySeveral(card=card, others=others, hidden=hidden):
            return f"put {by.card(card)} down" if hidden else f"put {by.several((card, *others))} down together"
        case a.PlayNothing():
            return "put no card to the trick"
        case a.TurnUp():
            return f"turned {by.his} lead up"
        case a.Detach():
            return f"drew a card out of {by.his} hand"
        case a.Hold(card=card, zone=zone):
            return _ZONES[zone].format(card=by.card(card))
        case a.PutBack(card=card):
            return f"put {by.card(card)} back"
        case a.Drop(cards=cards, face=face, cause=cause):
            what = by.several(cards) if face else f"{by.several(cards)}, face down"
            return f"was knocked, and dropped {what}" if cause is not None else f"dropped {what}"
        case a.BeSeen(cards=cards):
            return f"tilted {by.his} hand, and {by.several(cards) if cards else 'all of it'} could be seen"
        case a.Show(cards=cards, to=to, where=laid):
            whom = f" to {' and '.join(map(by.other, to))}" if to else " on the table" if laid else ""
            return f"showed {by.several(cards) if cards else f'{by.his} hand'}{whom}"
        case a.Spread():
            return f"laid {by.his} hand down"
        case a.Fold():
            return f"took {by.his} cards up again"
        case _:
            return _taken_back(by, action)


def _taken_back(by: Teller, action: a.Action) -> str:
    match action:
        case a.Withdraw(card=card):
            return f"took {by.card(card)} back"
        case a.Replace(old=old, new=new):
            return f"took {by.card(old)} back and put {by.card(new)} there"
        case a.Keep(card=card):
            return f"let {by.card(card)} lie"
        case a.PickUp(cards=cards):
            return f"picked {by.several(cards)} up"
        case _:
            return ""


def _earlier_tricks(by: Teller, action: a.Action) -> str:
    """What was done with tricks that are over, or with the number of cards."""
    match action:
        case a.Turn(seat=Seat()):
            return f"turned {by.his} card"
        case a.Repoint(trick=trick):
            return f"turned {by.his} card of the {_ORDINALS[trick - 1]} trick the other way"
        case a.LookBack(what=int() as trick):
            return f"looked at the {_ORDINALS[trick - 1]} trick"
        case a.LookBack(what=what):
            return f"{'looked at' if what == 'last' else 'showed'} {by.his} last card"
        case a.Mix():
            return f"mixed {by.his} cards"
        case a.Supply(card=card, trick=trick):
            return f"added {by.card(card)} to the {_ORDINALS[trick - 1]} trick"
        case a.Restore(card=card, trick=trick):
            return f"took {by.card(card)} out of the {_ORDINALS[trick - 1]} trick"
        case a.FoundCount(n=n):
            return f"had {_NUMBERS[n]} cards when we counted"
        case a.FoundTrick(trick=trick, cards=cards):
            return f"had {by.several(cards) if cards else 'no card'} in the {_ORDINALS[trick - 1]} trick"
        case a.FoundCard(card=card):
            return f"was a card short, and {by.card(card)} turned up"
        case a.Overstep(whose=whose, how=how):
            whom = f"{by.other(whose)}'s hand" if whose is not by.seat else "my hand"
            return {"looks": f"looked into {whom}", "exchanges": "changed hands", "watches": "got up to watch"}[how]
        case a.TakeCards():
            return f"took {by.his} cards out of the board"
        case a.Consult(what=what):
            return f"looked at {by.his} {what}"
        case _:
            return ""


def _of_dummy(by: Teller, action: a.Action) -> str:
    """What was done with dummy's cards, or said about them."""
    match action:
        case a.CallCard(words=words) | a.ChangeCall(words=words):
            then = "then " if isinstance(action, a.ChangeCall) else ""
            return f"{then}said “{_words(words)}”"
        case a.Indicate(card=card, suit=suit, how=how):
            at = by.card(card) if card else f"the {suit.plural}" if suit else "dummy"
            return f"{'pointed' if how == 'points at' else 'nodded'} at {at}"
        case a.PlayFromDummy(card=card):
            return f"took {by.card(card)} from dummy"
        case a.Touch(card=card):
            return f"touched {by.card(card)}"
        case a.Move(card=card):
            return f"put {by.card(card)} up"
        case a.Suggest(card=card):
            return f"pointed to {by.card(card)}"
        case _:
            return ""


def _words(words: a.Words) -> str:
    """Declarer's words as one quotes them."""
    if words.card is not None and words.card.rank is not None and words.card.suit is not None:
        return f"{_RANKS[words.card.rank]} of {words.card.suit.plural}"
    if words.card is not None:
        return words.card.suit.word if words.card.suit else "that one"
    if words.said is not None:
        return words.said
    plain = _SPOKEN.get(words.kind, words.text)
    return f"{plain} {words.suit.word}" if words.suit is not None and words.kind in ("low", "high") else plain


def _said(by: Teller, action: a.Action) -> str:
    """What was said, or chosen."""
    match action:
        case a.SayHolds(card=card, suit=suit):
            return f"said that {by.he} had {by.card(card) if card else f'no {suit.plural if suit else None}'}"
        case a.NamePlay(card=card, instead=instead):
            return f"{'then ' if instead else ''}said “{by.card(card).removeprefix('the ')}”"
        case a.AskNone(of=of, suit=suit):
            whether = "I" if of is by.seat else "he"
            return f"asked {by.other(of)} whether {whether} had no {suit.plural}"
        case a.AnswerNone(answer=answer):
            return f"said that {by.he} had {'none' if answer == 'none' else 'one'}"
        case a.TellTurn(to=to, what=what):
            whose = "my" if to is by.seat else "his"
            return f"told {by.other(to)} that it was {what.replace('his', whose)}"
        case a.Warn(to=to, where=where):
            return f"said to {by.other(to)}: “{_WARNED[where]}”"
        case a.Remark(words=words):
            return f"said: “{words}”" if words else "took a while"
        case a.Claim() | a.Concede():
            return _given_up(action)
        case a.Respond(answer=answer, words=words):
            return _ANSWERED[answer] + (f": “{words}”" if words else "")
        case a.Unsay(what=what):
            return f"took {by.his} {what} back"
        case a.Choose(option=option) as chosen:
            return _CHOSE.get(option, f"chose to {choice_words(chosen.choice).replace(' his ', f' {by.his} ')}")
        case _:
            return _of_the_auction(by, action)


def _given_up(action: a.Claim | a.Concede) -> str:
    claims = isinstance(action, a.Claim)
    n, said = action.n, f", saying “{action.words}”" if action.words else ""
    if n is None:
        return f"wanted to stop there{said}"
    what = "the rest" if n in ("all", "the rest") else n if isinstance(n, str) else _tricks(n)
    return f"{'claimed' if claims else 'gave up'} {what}{said}"


def _tricks(n: int) -> str:
    return f"{_NUMBERS[n]} trick{'s' * (n != 1)}"


def _of_the_auction(by: Teller, action: a.Action) -> str:
    """Calls, questions and explanations."""
    rest = told(a.Entry(action)).partition(" ")[2].partition(" ")[2]
    match action:
        case a.MakeCall(call=call):
            return {"pass": "passed", "X": "doubled", "XX": "redoubled"}.get(call, f"bid {rest}")
        case a.WithdrawCall():
            return "took a call back and made another"
        case a.Ask():
            return f"asked {rest.replace(' it is', ' it was').replace(' his ', f' {by.his} ')}"
        case a.Review():
            return "went over the auction"
        case a.Explain(words=str()):
            return "explained " + _QUOTED.sub(r"“\1”", rest)
        case a.CorrectExplanation(whose=whose, words=words):
            which = by.his if whose is by.of else "my" if whose is by.seat else f"{by.other(whose)}'s"
            return f"corrected {which} explanation" + (f" to “{words}”" if words else "")
        case _:
            return ""
