"""What somebody did, as it is told afterwards at the table: the same words for “I” and for “East”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.explain.phrases import call_said, choice_words
from bridgetable.explain.retold import call_words
from bridgetable.messages import Value, listed, say, slug
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

_ENDS = (".", "!", "?")
_WOULD_MEAN = " would mean"
_TOPICS = ("the auction", "card play agreements")

Who: TypeAlias = Literal["me", "partner", "other"]
"""Whom a player speaks of: himself, his partner, anybody else."""


class Deed(NamedTuple):
    """What somebody did, without who he is: “led the eight of clubs”.

    `then`: it follows on something he did before. `whole`: it ends with words that end a sentence themselves.
    """

    words: str
    then: bool = False
    whole: bool = False


class Teller(NamedTuple):
    """Who tells it (`seat`) of whom (`of`), and which cards he can name."""

    seat: Seat
    of: Seat
    cards: frozenset[Card]

    def who(self, seat: Seat) -> Who:
        """What a player is to him who tells it."""
        return "me" if seat is self.seat else "partner" if seat is self.seat.partner else "other"

    def tell(self, message: str, given: dict[str, Value]) -> str:
        """A message about him of whom it is told."""
        return say(message, who=self.who(self.of), seat=self.of, **given)

    def did(self, message: str, **given: Value) -> Deed:
        """What he did."""
        return Deed(self.tell(message, given))

    def whom(self, seat: Seat) -> str:
        """Somebody it was done to, or said to."""
        return say("players-whom", who=self.who(seat), seat=seat)

    def card(self, card: Card) -> str:
        """A card by its name, as far as he knows it."""
        if not self._can_tell(card):
            return say("players-card-unseen")
        return say("players-card", card=card, suit=card.suit, known=card.rank is not None)

    def several(self, cards: Sequence[Card]) -> str:
        """Some cards, those that he cannot name as many as they are."""
        names = [self.card(card) for card in cards if self._can_tell(card)]
        if len(names) < len(cards):
            names.append(say("players-cards-unseen", cards=len(cards) - len(names)))
        return listed(names, "and")

    def _can_tell(self, card: Card) -> bool:
        return card in self.cards and card.suit is not None


def sentence(by: Teller, deeds: Sequence[Deed]) -> str:
    """All that one player did: “East led the king and then took it back.”"""
    first, *others = deeds
    words = say("players-did-then", did=first.words) if first.then else first.words
    for each in others[:-1]:
        words = say("players-did-more", first=words, next=each.words)
    if others:
        words = say("players-did-last", first=words, last=others[-1].words)
    return by.tell("players-did", {"did": words, "whole": deeds[-1].whole})


def retelling(by: Teller, action: a.Action) -> Deed | None:
    """What was done; None where nobody would tell it."""
    return _with_cards(by, action) or _earlier_tricks(by, action) or _of_dummy(by, action) or _said(by, action)


def _with_cards(by: Teller, action: a.Action) -> Deed | None:
    """What was done with cards of one's own hand."""
    match action:
        case a.Lead(card=card, face=face):
            return by.did("players-led", card=by.card(card)) if face else by.did("players-led-face-down")
        case a.Play(card=card):
            return by.did("players-played", card=by.card(card))
        case a.Face(card=card):
            return by.did("players-faced", card=by.card(card))
        case a.PlaySeveral(card=card, hidden=True):
            return by.did("players-put-down-hidden", card=by.card(card))
        case a.PlaySeveral(card=card, others=others):
            return by.did("players-put-down-together", cards=by.several((card, *others)))
        case a.PlayNothing():
            return by.did("players-played-nothing")
        case a.TurnUp():
            return by.did("players-turned-up")
        case a.Detach():
            return by.did("players-detached")
        case a.Hold(card=card, zone=zone):
            return by.did("players-held", card=by.card(card), zone=zone)
        case a.PutBack(card=card):
            return by.did("players-put-back", card=by.card(card))
        case a.Drop(cards=cards, face=face, cause=cause):
            return by.did("players-dropped", cards=by.several(cards), face=face, knocked=cause is not None)
        case _:
            return _shown(by, action) or _taken_back(by, action)


def _shown(by: Teller, action: a.Action) -> Deed | None:
    match action:
        case a.BeSeen(cards=cards):
            return by.did("players-tilted", cards=by.several(cards)) if cards else by.did("players-tilted-all")
        case a.Show(cards=cards, to=to, where=laid):
            what = by.several(cards) if cards else by.tell("players-hand", {})
            whom = listed([by.whom(seat) for seat in to], "and")
            return by.did("players-showed", what=what, whom=whom, to="players" if to else "table" if laid else "nobody")
        case a.Spread():
            return by.did("players-spread")
        case a.Fold():
            return by.did("players-folded")
        case _:
            return None


def _taken_back(by: Teller, action: a.Action) -> Deed | None:
    match action:
        case a.Withdraw(card=card):
            return by.did("players-took-back", card=by.card(card))
        case a.Replace(old=old, new=new):
            return by.did("players-replaced", old=by.card(old), new=by.card(new))
        case a.Keep(card=card):
            return by.did("players-kept", card=by.card(card))
        case a.PickUp(cards=cards):
            return by.did("players-picked-up", cards=by.several(cards))
        case _:
            return None


def _earlier_tricks(by: Teller, action: a.Action) -> Deed | None:
    """What was done with tricks that are over."""
    match action:
        case a.Turn(seat=Seat()):
            return by.did("players-turned")
        case a.Repoint(trick=trick):
            return by.did("players-repointed", trick=trick)
        case a.LookBack(what=int() as trick):
            return by.did("players-looked-at-trick", trick=trick)
        case a.LookBack(what=what):
            return by.did("players-looked-at-last" if what == "last" else "players-showed-last")
        case a.Mix():
            return by.did("players-mixed")
        case a.Supply(card=card, trick=trick):
            return by.did("players-added", card=by.card(card), trick=trick)
        case a.Restore(card=card, trick=trick):
            return by.did("players-took-out", card=by.card(card), trick=trick)
        case a.FoundTrick(trick=trick, cards=()):
            return by.did("players-had-none-in-trick", trick=trick)
        case a.FoundTrick(trick=trick, cards=cards):
            return by.did("players-had-in-trick", cards=by.several(cards), trick=trick)
        case _:
            return _about_hands(by, action)


def _about_hands(by: Teller, action: a.Action) -> Deed | None:
    """What was done with whole hands, or found when they were counted."""
    match action:
        case a.FoundCount(n=n):
            return by.did("players-had-cards", cards=n)
        case a.FoundCard(card=card):
            return by.did("players-found-card", card=by.card(card))
        case a.Overstep(whose=whose, how=how):
            return by.did("players-overstepped", how=how, whose=by.who(whose), of=whose)
        case a.TakeCards():
            return by.did("players-took-cards")
        case a.Consult(what=what):
            return by.did("players-consulted", what=what)
        case _:
            return None


def _of_dummy(by: Teller, action: a.Action) -> Deed | None:
    """What was done with dummy's cards, or said about them."""
    match action:
        case a.DesignateCard(words=words) | a.ChangeDesignation(words=words):
            said = by.tell("players-called", {"words": _called(words)})
            return Deed(said, isinstance(action, a.ChangeDesignation), _ends(words.said))
        case a.Indicate(how=how):
            return by.did("players-indicated", how=how, at=_indicated(by, action))
        case a.PlayFromDummy(card=card):
            return by.did("players-took-from-dummy", card=by.card(card))
        case a.Touch(card=card):
            return by.did("players-touched", card=by.card(card))
        case a.Move(card=card):
            return by.did("players-put-up", card=by.card(card))
        case a.Suggest(card=card):
            return by.did("players-suggested", card=by.card(card))
        case _:
            return None


def _indicated(by: Teller, action: a.Indicate) -> str:
    if action.card is not None:
        return by.card(action.card)
    return say("players-at-suit", suit=action.suit) if action.suit is not None else say("players-at-dummy")


def _called(words: a.Words) -> str:
    """Declarer's words as one quotes them."""
    if words.card is not None and words.card.suit is not None:
        card = words.card
        return say("players-call-card", card=card, suit=card.suit, known=card.rank is not None)
    if words.card is not None:
        return say("players-call-that-one")
    if words.said is not None:
        return words.said
    match words.kind:
        case "suit" | "high" | "low" as kind:
            return say(f"players-call-{kind}", suit=words.suit)
        case "rank":
            return say("players-call-rank", rank=words.rank_letter)
        case kind:
            return say(f"players-call-{slug(kind)}")


def _ends(words: str | None) -> bool:
    """Whether quoted words end a sentence themselves."""
    return words is not None and words.endswith(_ENDS)


def _said(by: Teller, action: a.Action) -> Deed | None:
    """What was said, or chosen."""
    match action:
        case a.SayHolds(card=Card() as card):
            return by.did("players-said-holds", card=by.card(card))
        case a.SayHolds(suit=suit):
            return by.did("players-said-has-none", suit=_suit(suit))
        case a.NamePlay(card=card, instead=instead):
            return Deed(by.tell("players-named", {"card": _card_named(by, card)}), instead)
        case a.AskNone(of=of, suit=suit):
            return by.did("players-asked-none", whom=by.whom(of), mine=of is by.seat, suit=_suit(suit))
        case a.AnswerNone(answer=answer):
            return by.did("players-answered-none", answer=answer)
        case a.TellTurn(to=to, what=what):
            return by.did("players-told-turn", whom=by.whom(to), what=what, mine=to is by.seat)
        case a.Warn(to=to, where=where):
            return by.did("players-warned", whom=by.whom(to), where=where)._replace(whole=True)
        case a.Remark(words=words):
            if not words:
                return by.did("players-paused")
            return by.did("players-remarked", words=words)._replace(whole=_ends(words))
        case a.Choose(choice=Plain.ACCEPT | Plain.REFUSE | Plain.SPREAD as choice):
            return by.did(f"players-chose-{slug(choice.words)}")
        case a.Choose(choice=choice):
            return by.did("players-chose", choice=choice_words(choice))
        case _:
            return _given_up(by, action) or _of_the_auction(by, action)


def _suit(suit: Suit | None) -> str:
    return say("players-suits", suit=suit)


def _card_named(by: Teller, card: Card) -> str:
    """A card that somebody names as the one he plays."""
    if card not in by.cards or card.suit is None:
        return say("players-card-unseen")
    return say("players-named-card", card=card, suit=card.suit, known=card.rank is not None)


def _given_up(by: Teller, action: a.Action) -> Deed | None:
    """Claims and concessions, and what is said to them."""
    match action:
        case a.Claim(n=n, words=words) | a.Concede(n=n, words=words):
            claimed = "players-claimed" if isinstance(action, a.Claim) else "players-conceded"
            did = by.tell(claimed, {"what": _given(n)}) if n is not None else by.tell("players-stopped", {})
            return Deed(say("players-saying", did=did, words=words), whole=_ends(words)) if words else Deed(did)
        case a.Respond(answer=answer, words=words):
            did = by.tell("players-answered", {"answer": answer})
            return Deed(say("players-in-these-words", did=did, words=words), whole=_ends(words)) if words else Deed(did)
        case a.Unsay(what=what):
            return by.did("players-unsaid", what=what)
        case _:
            return None


def _given(n: int | str) -> str:
    if isinstance(n, int):
        return say("players-tricks", cards=n)
    return say("players-this-trick") if n == "this trick" else say("players-the-rest")


def _of_the_auction(by: Teller, action: a.Action) -> Deed | None:
    """Calls, questions and explanations."""
    match action:
        case a.MakeCall(call=call):
            return by.did("players-bid", call=call, written=call_words(call))
        case a.WithdrawCall(old=old, new=new):
            made = by.tell("players-bid", {"call": new, "written": call_said(new)})
            return by.did("players-changed-call", old=call_said(old), made=made)
        case a.Ask(question=question):
            return _asked(by, question)
        case a.Review():
            return by.did("players-reviewed")
        case a.Explain(what=what, words=str() as words):
            return by.did("players-explained", what=_topic(what), words=words)._replace(whole=_ends(words))
        case a.Explain(what=what, alert=alert, announced=announced) if not (alert and announced):
            return by.did("players-did-not-alert" if announced else "players-did-not-announce", call=_topic(what))
        case a.CorrectExplanation(whose=whose, words=words):
            given: dict[str, Value] = {"whose": "own" if whose is by.of else by.who(whose), "of": whose}
            if words:
                return Deed(by.tell("players-corrected-to", {**given, "words": words}), whole=_ends(words))
            return Deed(by.tell("players-corrected", given))
        case _:
            return _with_bidding_cards(by, action)


def _with_bidding_cards(by: Teller, action: a.Action) -> Deed | None:
    """What was done with bidding cards, and said of calls."""
    match action:
        case a.PullCall(call=call, place=place):
            return by.did("players-pulled", call=call_said(call), place=slug(place) if place else "no-place")
        case a.PutCallBack(call=call):
            return by.did("players-put-call-back", call=call_said(call))
        case a.TakeBackCall(call=call):
            return by.did("players-took-call-away", call=call_said(call))
        case a.MeantCall(call=call, meant=meant):
            return by.did("players-meant-call", call=call_said(call), meant=meant)
        case a.SignalCall(call=call):
            return by.did("players-signalled", call=call_said(call))
        case a.PickUpCalls():
            return by.did("players-picked-up-calls")
        case a.StopCard(shown=shown):
            return by.did("players-stop-card", shown=shown)
        case a.Alert(call=call):
            return by.did("players-alerted", call=call_said(call))
        case a.Announce(call=call, words=str() as words):
            return by.did("players-announced-as", call=call_said(call), words=words)._replace(whole=_ends(words))
        case a.Announce(call=call):
            return by.did("players-announced", call=call_said(call))
        case a.WrongCards():
            return by.did("players-had-other-cards")
        case _:
            return None


def _asked(by: Teller, question: str) -> Deed:
    about, _, topic = question.partition(" ")
    if about == "about":
        return by.did("players-asked-about", what=_topic(topic))
    if about == "what" and topic.endswith(_WOULD_MEAN):
        return by.did("players-asked-what-it-would-mean", call=_topic(topic.removesuffix(_WOULD_MEAN)))
    return by.did(f"players-asked-{slug(question)}")


def _topic(what: str) -> str:
    """What is asked about, or explained: 2♦, a small diamond, the auction."""
    if what in _TOPICS:
        return say(f"players-{slug(what)}")
    try:
        return say("players-about-card", card=parse_card(what))
    except ValueError:
        return call_said(what) if what == "pass" else call_words(what)
