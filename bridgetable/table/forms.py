"""The forms of sentences: the whole language of the table, one form a line."""

from __future__ import annotations

import re

from bridgetable.cards import parse_card
from bridgetable.messages import say
from bridgetable.table import actions as act
from bridgetable.table.choices import CALL_NAMED, SHOWN, WITHOUT_SUIT_OR_CARD, Choice, read_choice
from bridgetable.table.grammar import HIMSELF, Form, form
from bridgetable.table.slots import (
    ANY_CALL,
    CALL,
    CALLS,
    CARD,
    CARDS,
    COUNTS,
    NUMBER,
    PLAYS,
    SEAT,
    SEATS,
    SUIT,
    SUITS,
    TEXT,
    TRICK,
    WORDS,
    Slot,
    added,
    after,
    choice,
    either,
    flag,
    optional,
    spoken,
    verbatim,
)

# Slots of one or two forms only

_LEADS_OR_PLAYS = spoken("leads", "plays")
_WON_OR_LOST = spoken("won", "lost")
_LATE_TRICK = optional(" to trick ", TRICK)
_CAUSE = optional(" because of ", either({"an outsider": "outsider"}, SEAT, "(SEAT/an outsider)"))
_CARDS_OR_HAND = either({"his hand": None}, CARDS, "(CARDS/his hand)")
_AS_TEXT = optional(" as ", TEXT)
_OWN_TEXT = optional(" ", TEXT)
_ZONE = spoken("visible", "near the table", "on the table", "in playing position")
_STILL = added({"still": True, "moving": False})
_WAY_OF_LAYING = choice(
    {
        "": None,
        " in one heap": "in one heap",
        " with trumps on the left": "with trumps on the left",
        " upside down": "upside down",
        " out of order": "out of order",
    },
    " [in one heap/with trumps on the left/upside down/out of order]",
)
_PLACE = either(
    {place: place for place in ("among his played cards", "in the board", "elsewhere")},
    after("with ", SEAT),
    "(among his played cards/in the board/with SEAT/elsewhere)",
)
_FACE_SAID = added({"face up": True, "face down": False})
_NOTHING_OR_CARDS = either({"nothing": ()}, CARDS, "(nothing/CARDS)")
_WHERE = spoken("the lead is in hand", "the lead is in dummy", "it is not his turn")
_WHOSE_TURN = spoken("his lead", "his turn", "not his lead", "not his turn")
_ATTENTION = verbatim(
    "(ACT/trick NUM/SEAT's number of cards)",
    rf"#[1-9][0-9]*|@[\w-]+|trick (?:{TRICK.pattern})|[NESW]'s number of cards",
    "unread-attention",
)
_PARAGRAPH = r"[0-9]{1,2}(?:[A-Z](?:[0-9](?:\([a-z]\)(?:\([ivx]+\))?)?)?)?(?: (?:preamble|opening|footnote))?"
_LAW = verbatim("LAW", rf"(?:20[0-9]{{2}}:)?{_PARAGRAPH}|(?:{_PARAGRAPH}|–) / (?:{_PARAGRAPH}|–)", "unread-paragraph")


def _read_topic(text: str) -> str:
    if text in _TOPICS or re.fullmatch(CALL.pattern, text):
        return text
    return parse_card(text).name


def _read_question(text: str) -> str:
    if text in _QUESTIONS or re.fullmatch(_WOULD_MEAN, text):
        return text
    about, _, topic = text.partition(" ")
    if about == "about":
        return f"about {_read_topic(topic)}"
    raise ValueError(say("unread-question", typed=repr(text), known=_QUESTION.shown))


def _write_choice(choice: Choice) -> str:
    return choice.words


_TOPICS = ("the auction", "card play agreements")
_TOPIC = Slot(
    "(CALL/CARD/the auction/card play agreements)",
    f"{CALL.pattern}|{CARD.pattern}|{'|'.join(_TOPICS)}",
    _read_topic,
    _read_topic,
)
_QUESTIONS = (
    "for a review",
    "for part of a review",
    "for the contract",
    "who doubled",
    "whose turn it is",
    "whether it is his lead",
    "what was called",
    "what is happening",
    "to see the trick",
)
_WOULD_MEAN = f"what (?:{CALL.pattern}) would mean"
_QUESTION = Slot(
    "(for a review/for part of a review/about CALL/about the auction/about CARD/about card play agreements/"
    "for the contract/who doubled/whose turn it is/whether it is his lead/what was called/what is happening/"
    "to see the trick/what CALL would mean)",
    f"{'|'.join(_QUESTIONS)}|{_WOULD_MEAN}|about (?:{_TOPIC.pattern})",
    _read_question,
    _read_question,
    _QUESTIONS,
)
_CHOICE = Slot(
    SHOWN,
    f"{CALL_NAMED}|{'|'.join(WITHOUT_SUIT_OR_CARD)}"
    f"|require (?:{SUIT.pattern})|forbid {SUITS.pattern}|designate (?:{CARD.pattern})",
    read_choice,
    _write_choice,
    WITHOUT_SUIT_OR_CARD,
)


_WAY_OF_CALLING = added({"by voice": "by voice", "by card": "by card", "in writing": "in writing"})
_PULLED = added({place: place for place in ("half out of the box", "out of the box", "near the table", "face down")})
_NOTHING_REQUIRED: dict[str, object] = {"verb": None, "card": None, "call": None}


# The forms

_CARDS_OF_ONES_OWN_HAND = (
    form(act.Lead, "{seat} leads {card}{face}", face=flag("face down", False)),
    form(act.Play, "{seat} plays {card}{trick}", trick=_LATE_TRICK),
    form(act.Face, "{seat} faces {card}"),
    form(
        act.PlaySeveral,
        "{seat} {verb} {card} with {others}{hidden}",
        verb=_LEADS_OR_PLAYS,
        hidden=flag("hidden", True),
    ),
    form(act.PlayNothing, "{seat} plays nothing"),
    form(act.TurnUp, "{seat} turns up his lead{card}", card=optional(" ", CARD)),
    form(act.Detach, "{seat} detaches {card}"),
    form(act.Hold, "{seat} holds {card} {zone}{still}", zone=_ZONE, still=_STILL),
    form(act.PutBack, "{seat} puts back {card}{stroke}", stroke=flag("in one movement", True)),
    form(act.Drop, "{seat} drops {cards}{face}{cause}", face=flag("face down", False), cause=_CAUSE),
    form(act.BeSeen, "{seat} lets {cards} be seen{cause}", cards=_CARDS_OR_HAND, cause=_CAUSE),
    form(
        act.Show,
        "{seat} shows {cards}{to}{where}",
        cards=_CARDS_OR_HAND,
        to=optional(" to ", SEATS, ()),
        where=flag("on the table", True),
    ),
    form(
        act.Spread,
        "{seat} spreads {cards}{missing}{way}",
        cards=_CARDS_OR_HAND,
        missing=optional(" without ", CARDS, ()),
        way=_WAY_OF_LAYING,
    ),
    form(act.Fold, "{seat} takes up his hand"),
    form(act.SayHolds, "{seat} says he holds {card}", suit=None),
    form(act.SayHolds, "{seat} says he holds no {suit}", card=None),
    form(act.NamePlay, "{seat} names {card} as his play{instead}", instead=flag("instead", True)),
    form(act.Withdraw, "{seat} withdraws {card}"),
    form(act.Replace, "{seat} replaces {old} with {new}"),
    form(act.Keep, "{seat} keeps {card}"),
    form(act.PickUp, "{seat} picks up {cards}"),
    form(act.Turn, "all turn their cards", seat=None, way=None),
    form(act.Turn, "{seat} turns his card{way}", way=optional(" as ", _WON_OR_LOST)),
    form(act.LeaveUp, "{seat} leaves his card face up"),
    form(act.Repoint, "{seat} points trick {trick} as {way}", way=_WON_OR_LOST),
    form(act.LookBack, "{seat} looks at his last card", what="last"),
    form(act.LookBack, "{seat} shows his last card", what="show last"),
    form(act.LookBack, "{seat} looks at trick {what}", what=TRICK),
    form(act.Mix, "{seat} mixes his played cards"),
    form(act.Supply, "{seat} adds {card} to trick {trick}"),
    form(act.Restore, "{seat} takes {card} from trick {trick}"),
)

_NUMBER_OF_CARDS = (
    form(act.FoundCount, "{seat} is found with {n} cards"),
    form(act.FoundTrick, "{seat} is found to have {cards} in trick {trick}", cards=_NOTHING_OR_CARDS),
    form(act.FoundCard, "{seat}'s {card} is found {place}{face}", place=_PLACE, face=_FACE_SAID),
    form(act.Identify, "{seat}'s {old} is {new}"),
)

_DUMMYS_CARDS = (
    form(act.DesignateCard, "{seat} calls {words}{gesture}", words=WORDS, gesture=optional(" pointing at ", SUIT)),
    form(act.ChangeDesignation, "{seat} changes the call to {words}", words=WORDS),
    form(act.Indicate, "{seat} {how} {card}", how=spoken("points at", "nods at"), suit=None),
    form(act.Indicate, "{seat} {how} {suit}", how=spoken("points at", "nods at"), card=None),
    form(act.PlayFromDummy, "{seat} {verb} {card} from dummy", verb=_LEADS_OR_PLAYS),
    form(act.Touch, "{seat} touches {card}"),
    form(act.Move, "{seat} moves {card}"),
    form(act.Suggest, "{seat} suggests {card}"),
)

_TALK = (
    form(act.Ask, "{seat} asks {question}", question=_QUESTION),
    form(act.AskNone, "{seat} asks {of} whether he has no {suit}"),
    form(act.AnswerNone, "{seat} answers {answer}", answer=spoken("none", "that he has one")),
    form(act.Review, "{seat} reviews the auction", what="reviews"),
    form(act.Review, "{seat} stops the review", what="stops"),
    form(act.Review, "{seat} corrects the review", what="corrects"),
    form(act.Explain, "{seat} explains {what}{words}", what=_TOPIC, words=_AS_TEXT, alert=True, announced=True),
    form(act.Explain, "{seat} does not alert {what}", what=CALL, words=None, alert=False, announced=True),
    form(act.Explain, "{seat} does not announce {what}", what=CALL, words=None, alert=True, announced=False),
    form(act.CorrectExplanation, "{seat} corrects his own explanation{words}", whose=HIMSELF, words=_AS_TEXT),
    form(act.CorrectExplanation, "{seat} corrects {whose}'s explanation{words}", words=_AS_TEXT),
    form(act.TellTurn, "{seat} tells {to} that it is {what}", what=_WHOSE_TURN),
    form(act.Warn, "{seat} warns {to} that {where}", where=_WHERE),
    form(act.Remark, "an outsider remarks {words}", seat="outsider"),
    form(act.Remark, "{seat} pauses", words=None),
    form(act.Remark, "{seat} remarks {words}"),
    form(act.Attention, "{seat} draws attention{to}", to=optional(" to ", _ATTENTION)),
    form(act.CallDirector, "{seat} calls the director"),
    form(act.Consult, "{seat} consults his own {what}", what=spoken("system card", "notes")),
    form(act.ReserveRights, "{seat} reserves his rights"),
)

_CHOICES_CLAIMS_DIRECTOR = (
    form(act.Choose, "{seat} chooses to {choice}{law}", choice=_CHOICE, law=optional(" under ", _LAW)),
    form(act.Silence, "nobody accepts"),
    form(act.Claim, "{seat} suggests ending play", n=None, words=None),
    form(
        act.Claim,
        "{seat} claims {n}{words}",
        n=either({"all": "all", "this trick": "this trick"}, NUMBER, "(NUM/all/this trick)"),
        words=_OWN_TEXT,
    ),
    form(
        act.Concede,
        "{seat} concedes {n}{words}",
        n=either({"the rest": "the rest", "this trick": "this trick"}, NUMBER, "(NUM/the rest/this trick)"),
        words=_OWN_TEXT,
    ),
    form(act.Respond, "{seat} agrees", answer="agrees", words=None),
    form(act.Respond, "{seat} objects{words}", answer="objects", words=_OWN_TEXT),
    form(act.Respond, "{seat} asks to play on", answer="asks to play on", words=None),
    form(act.Unsay, "{seat} takes back his {what}", what=spoken("claim", "concession", "agreement")),
    form(act.DirectorActs, "the director explains", what="explains", seat=None, **_NOTHING_REQUIRED, words=None),
    form(
        act.DirectorActs,
        "the director speaks to {seat} away from the table",
        what="speaks",
        **_NOTHING_REQUIRED,
        words=None,
    ),
    form(
        act.DirectorActs,
        "the director requires {seat} to {verb}",
        what="requires",
        verb=spoken("lead", "pass", "call again"),
        card=None,
        call=None,
        words=None,
    ),
    form(
        act.DirectorActs,
        "the director requires {seat} to bid {call}",
        what="requires",
        verb="bid",
        card=None,
        call=CALL,
        words=None,
    ),
    form(
        act.DirectorActs,
        "the director requires {seat} to {verb} {card}",
        what="requires",
        verb=spoken("withdraw", "lead", "play"),
        call=None,
        words=None,
    ),
    form(act.DirectorActs, "the director rules {words}", what="rules", seat=None, **_NOTHING_REQUIRED),
)

_CALLS = (
    form(act.MakeCall, "{seat} bids {call}{way}", call=ANY_CALL, way=_WAY_OF_CALLING, naming=None),
    form(
        act.MakeCall,
        "{seat} bids {call}{way} naming {naming}",
        call=spoken("X", "XX"),
        way=_WAY_OF_CALLING,
        naming=CALL,
    ),
    form(act.Calls, "auction: {calls}", calls=CALLS),
    form(act.PullCall, "{seat} pulls {call}{place}", call=ANY_CALL, place=_PULLED),
    form(act.PutCallBack, "{seat} puts {call} back", call=ANY_CALL),
    form(act.WithdrawCall, "{seat} withdraws {old} and bids {new}", old=ANY_CALL, new=ANY_CALL),
    form(act.TakeBackCall, "{seat} takes back {call}", call=ANY_CALL),
    form(act.MeantCall, "{seat} says he meant {call}", call=CALL, meant=True),
    form(act.MeantCall, "{seat} says he did not mean {call}", call=ANY_CALL, meant=False),
    form(act.SignalCall, "{seat} signals {call}", call=CALL),
    form(act.PickUpCalls, "{seat} picks up his bidding cards"),
    form(act.StopCard, "{seat} shows the stop card", shown=True),
    form(act.StopCard, "{seat} puts the stop card away", shown=False),
    form(act.Alert, "{seat} alerts {call}", call=CALL),
    form(act.Announce, "{seat} announces {call}{words}", call=CALL, words=_AS_TEXT),
    form(act.WrongCards, "{seat} holds the cards of another board"),
)

_STAGES_AND_THE_REST = (
    form(act.TakeCards, "{seat} takes his cards"),
    form(
        act.Stage,
        "{what}",
        what=spoken(
            "the auction ends", "play ends", "all hands go back", "the round ends", "the correction period ends"
        ),
        seat=None,
    ),
    form(act.Stage, "{seat} {what}", what=spoken("returns his hand", "bids on the next board")),
    form(act.GoOn, "{seat} wins the trick", to=None, counts=None),
    form(act.GoOn, "play goes on to trick {to}{counts}", to=TRICK, counts=optional(" with ", COUNTS), seat=None),
    form(act.Trick, "trick {n}: {plays}", n=TRICK, plays=PLAYS),
    form(act.Overstep, "{seat} looks at {whose}'s hand", how="looks"),
    form(act.Overstep, "{seat} exchanges hands with {whose}", how="exchanges"),
    form(act.Overstep, "{seat} leaves his seat to watch {whose}", how="watches"),
)

FORMS: tuple[Form, ...] = (
    *_CARDS_OF_ONES_OWN_HAND,
    *_NUMBER_OF_CARDS,
    *_DUMMYS_CARDS,
    *_TALK,
    *_CHOICES_CLAIMS_DIRECTOR,
    *_CALLS,
    *_STAGES_AND_THE_REST,
)
"""Every form of sentence."""
