"""The closed list of facts: what a camera at the table cannot show, and the director has to find out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bridgetable.messages import say
from bridgetable.table import actions as a

AnswerType: TypeAlias = Literal["seats", "suits", "card", "cards", "trick", "number", "text", "words", "target"]
"""What an open answer is written as; `words`: what declarer says; `target`: a suit, a card or `unclear`."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """The actions of which a fact may be found, and what they are called together in `words`."""

    words: str
    actions: tuple[type, ...]


_FROM_HAND = (
    *(a.Lead, a.Play, a.Face, a.PlaySeveral, a.PlayNothing, a.TurnUp, a.Detach, a.Hold, a.PutBack, a.Replace),
    *(a.NamePlay, a.Supply, a.Trick, a.Choose, a.Keep, a.Withdraw, a.Spread, a.Show),
)
_FROM_DUMMY = (a.CallCard, a.ChangeCall, a.Indicate, a.PlayFromDummy, a.Touch, a.Move)
PLAYS = Deeds("a card that is put out, named or called", (*_FROM_HAND, *_FROM_DUMMY, a.Drop))
SIGHTS = Deeds(
    "a card that may have been seen",
    (
        *_FROM_HAND,
        *_FROM_DUMMY,
        *(a.Drop, a.BeSeen, a.Fold, a.SayHolds, a.PickUp, a.FoundCard, a.FoundTrick, a.Restore),
    ),
)
SAID_TO_SEE = Deeds("a card that may have been seen, or a remark about it", (*SIGHTS.actions, a.Remark, a.Attention))
HOLDS = Deeds("a card held out of the hand", (a.Hold, a.PutBack, a.Detach))
TOGETHER = Deeds("cards put down together", (a.PlaySeveral,))
NAMES = Deeds("a card that its owner names", (a.NamePlay, a.SayHolds))
TOUCHES = Deeds("a card that is touched", (a.Touch,))
WORDS = Deeds("the words of a call", (a.CallCard, a.ChangeCall))
POINTS = Deeds("what declarer says or points at", (*WORDS.actions, a.Indicate))
SPEAKS = Deeds(
    "what is said: a card called or named, or a call", (*POINTS.actions, a.NamePlay, a.MakeCall, a.WithdrawCall)
)
EXPLAINS = Deeds("an explanation", (a.Explain, a.CorrectExplanation))
REVIEWS = Deeds("a review", (a.Review,))
ASKS = Deeds("a question", (a.Ask, a.AskNone))
LOOKS = Deeds("a look at another hand", (a.Overstep,))
_CLAIMS = (a.Claim, a.Concede, a.Show, a.Spread, a.Face, a.SayHolds, a.Remark, a.BeSeen)
CLAIMS = Deeds("what may be a claim or concession", _CLAIMS)
ENDS = Deeds("what may be a claim or concession, or the end of play", (*_CLAIMS, a.Stage, a.Fold))
ANSWERS = Deeds("the answer to a claim", (a.Respond,))
MANNER = Deeds(
    "a pause, remark, question or gesture that may mislead",
    (a.Remark, a.Ask, a.AskNone, a.Detach, a.Hold, a.PutBack, a.Show, a.Touch, a.LookBack, a.Consult),
)


@dataclass(frozen=True, slots=True)
class FactKind:
    """One kind of fact.

    `of` says what it may be found about: a an action, c a card, s a seat, t a trick, k a call, b the board; two letters
    together (`st`) are one subject of two parts. `answers` are the closed ones; `open` is the type of any other answer.
    `default` tells what holds until it is found, and why; `judgement` marks what the director weighs rather than finds;
    `away` names whom he asks away from the table (empty: nobody). `on` are the actions of which it may be found (None:
    all), `since` those from the first of which on it may be (None: from the beginning).

    A director does not ask for everything. `volunteered` says when a fact is taken to be as the log shows it, because
    whoever knows better would say so of himself: such a fact makes no ruling provisional. Empty: he asks wherever the
    fact decides something, or weighs it himself.
    """

    id: str
    of: tuple[str, ...]
    answers: tuple[str, ...]
    default: str
    open: AnswerType | None = None
    judgement: bool = False
    away: Literal["", "player", "each", "both"] = ""
    on: Deeds | None = None
    since: Deeds | None = None
    volunteered: str = ""

    @property
    def message(self) -> str:
        """The message that asks for it; its form `why` says what hangs on the answer, see `facts.ftl`."""
        return f"facts-{self.id}"

    @property
    def question(self) -> str:
        """What the director asks."""
        return say(self.message)


ALWAYS = "always"
_UNDISPUTED = "while the words name one card and nobody disputes them"
_NOBODY_WONDERS = "while nobody has wondered about a discard"
_NOT_POINTED_OUT = "while nobody has pointed the revoke out"
_YES_NO = ("yes", "no")
_SEATS = ("N", "E", "S", "W")

_LIST: tuple[FactKind, ...] = (
    # What was seen, and how it came to be seen
    FactKind(
        "partner-could-see",
        ("a", "c"),
        _YES_NO,
        "yes for a card led, played, faced, spread, dropped face up or shown on the table; otherwise asked; "
        "yes where both opponents saw it",
        on=SIGHTS,
    ),
    FactKind(
        "seen-by",
        ("a", "c"),
        (),
        "nobody",
        open="seats",
        away="each",
        on=SAID_TO_SEE,
        volunteered=ALWAYS,
    ),
    FactKind(
        "near-table",
        ("a",),
        _YES_NO,
        "from the zone in which the card was held",
        on=HOLDS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "held-still",
        ("a",),
        _YES_NO,
        "from the words of the action: still, moving, in one movement",
        on=HOLDS,
    ),
    FactKind(
        "kept-as-played",
        ("a",),
        _YES_NO,
        "yes for a card held in playing position",
        on=HOLDS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "visible-faces",
        ("a",),
        (),
        "all of them, unless one hid the others",
        open="cards",
        on=TOGETHER,
        volunteered=ALWAYS,
    ),
    FactKind(
        "meant-card",
        ("a",),
        (),
        "the first card of the sentence",
        open="card",
        away="player",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "meant-as",
        ("a",),
        ("lead", "play", "spread", "none"),
        "from the verb; a defender's card held is taken as a play",
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "deliberate",
        ("a", "c"),
        ("will", "accident"),
        "will for a card led, played or shown; accident for a card dropped or let be seen",
        on=SIGHTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "caused-by",
        ("a",),
        ("himself", *_SEATS, "outsider"),
        "himself, unless the action says otherwise",
        on=SIGHTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "designated-otherwise",
        ("a", "c"),
        _YES_NO,
        "no; asked only if somebody else brought the exposure about",
        judgement=True,
        on=SIGHTS,
    ),
    FactKind(
        "named-as",
        ("a",),
        ("play", "held"),
        "from the verb",
        away="player",
        on=NAMES,
        volunteered=ALWAYS,
    ),
    FactKind(
        "below-honour",
        ("c",),
        _YES_NO,
        "from the cards, where they are known",
    ),
    # Declarer and dummy
    FactKind(
        "touch-purpose",
        ("a",),
        ("play", "arrange", "reach", "accident"),
        "none: until it is known the card is not played",
        on=TOUCHES,
    ),
    FactKind(
        "in-place",
        ("a",),
        _YES_NO,
        "yes for a card moved, no for a card touched",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "order",
        ("a",),
        ("before", "after", "together"),
        "the order of the log",
        away="each",
        volunteered=ALWAYS,
    ),
    FactKind(
        "attention",
        ("a",),
        _SEATS,
        "the first who drew attention or called the director",
        volunteered=ALWAYS,
    ),
    FactKind(
        "aware",
        ("a",),
        _YES_NO,
        "yes if he said so",
        away="player",
        volunteered=_NOT_POINTED_OUT,
    ),
    FactKind(
        "pause",
        ("a",),
        _YES_NO,
        "yes if a pause stands between the two in the log",
        on=SPEAKS,
    ),
    FactKind(
        "unintended",
        ("a",),
        _YES_NO,
        "no: doubt counts against the speaker",
        judgement=True,
        away="player",
        on=SPEAKS,
    ),
    FactKind(
        "words-said",
        ("a",),
        (),
        "the words of the log",
        open="words",
        away="each",
        on=POINTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "words-class",
        ("a",),
        ("high", "low", "win", "suit", "rank", "nothing"),
        "none: until it is known no card is called",
        on=WORDS,
    ),
    FactKind(
        "pointed-at",
        ("a",),
        ("unclear",),
        "from the sentence",
        open="target",
        on=POINTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "other-intention",
        ("a",),
        ("none",),
        "none: any doubt leaves the fixed meaning of the words",
        open="cards",
        judgement=True,
        away="player",
        on=POINTS,
        volunteered=_UNDISPUTED,
    ),
    FactKind(
        "lowest-winner",
        ("a",),
        (),
        "from the cards, where they are known",
        open="card",
        on=WORDS,
    ),
    FactKind(
        "extreme-card",
        ("s",),
        (),
        "from the cards, where they are known",
        open="card",
    ),
    FactKind(
        "declarer-indicated",
        ("a",),
        _YES_NO,
        "from calls, pointing and nods",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "dummy-unasked",
        ("a",),
        _YES_NO,
        "yes if no call stands before it",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "dummy-suggested",
        ("a",),
        _YES_NO,
        "no, unless the log says that he suggests",
        judgement=True,
        volunteered=ALWAYS,
    ),
    # Turn, trick and suit
    FactKind(
        "told-turn",
        ("a",),
        ("no", *_SEATS),
        "from the log; no",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "whose-turn",
        ("a",),
        _SEATS,
        "from the cards, where they are known",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "trick-winner",
        ("t",),
        _SEATS,
        "from the cards, where they are known",
    ),
    FactKind(
        "saw-dummy",
        ("a",),
        _YES_NO,
        "yes if dummy has spread",
        on=SIGHTS,
    ),
    FactKind(
        "could-follow",
        ("st", "s", "t"),
        _YES_NO,
        "from the cards, where they are known",
        away="player",
        volunteered=_NOBODY_WONDERS,
    ),
    FactKind(
        "could-comply",
        ("a", "sa", "s"),
        _YES_NO,
        "from the cards, where they are known",
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "later-tricks",
        ("t",),
        (),
        "from the log, where it tells",
        open="number",
    ),
    FactKind(
        "noticed-when",
        ("a",),
        ("play", "out", "back", "called", "round", "late"),
        "from the stages in the log",
        volunteered=ALWAYS,
    ),
    FactKind(
        "which-trick",
        ("s",),
        (),
        "from the tricks as they were found",
        open="trick",
    ),
    FactKind(
        "faced-card",
        ("st", "s", "t"),
        (),
        "the highest he could legally have played",
        open="card",
    ),
    FactKind(
        "mixed",
        ("b",),
        (),
        "from the log",
        open="seats",
        volunteered=ALWAYS,
    ),
    # Explanations and information
    FactKind(
        "explanation-wrong",
        ("a",),
        _YES_NO,
        "yes: without evidence the explanation is taken to be mistaken",
        judgement=True,
        away="both",
        on=EXPLAINS,
    ),
    FactKind(
        "acted-on-it",
        ("a",),
        _YES_NO,
        "none: until it is known the card may not be taken back",
        judgement=True,
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "review-wrong",
        ("a",),
        _YES_NO,
        "no",
        on=REVIEWS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "question-purpose",
        ("a",),
        ("own", "partner", "trap"),
        "his own need",
        judgement=True,
        away="player",
        on=ASKS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "suggested",
        ("a",),
        _YES_NO,
        "none: until it is found nothing is adjusted",
        judgement=True,
        away="player",
    ),
    FactKind(
        "alternative",
        ("a",),
        _YES_NO,
        "none: until it is found nothing is adjusted",
        judgement=True,
    ),
    FactKind(
        "damage",
        ("b", "a"),
        _YES_NO,
        "none: looked at when play has ended",
        open="text",
        judgement=True,
    ),
    FactKind(
        "could-have-known",
        ("a",),
        _YES_NO,
        "no",
        judgement=True,
        away="player",
    ),
    FactKind(
        "forfeits",
        ("a",),
        _YES_NO,
        "no",
        judgement=True,
    ),
    FactKind(
        "waived",
        ("a",),
        _YES_NO,
        "no",
        judgement=True,
    ),
    FactKind(
        "own-initiative",
        ("a",),
        _YES_NO,
        "yes, unless the log says that the hand was shown to him",
        on=LOOKS,
        volunteered=ALWAYS,
    ),
    # The auction
    FactKind(
        "earlier-call",
        ("b",),
        ("none", "cards", "call"),
        "from the log",
        volunteered=ALWAYS,
    ),
    FactKind(
        "comparable",
        ("k",),
        _YES_NO,
        "none: until it is found no lead is restricted",
        judgement=True,
    ),
    FactKind(
        "call-shows",
        ("k",),
        (),
        "none",
        open="suits",
    ),
    FactKind(
        "only-suits",
        ("k",),
        _YES_NO,
        "none: until it is found no lead is restricted",
    ),
    FactKind(
        "shown-legally",
        ("k",),
        (),
        "none",
        open="suits",
    ),
    FactKind(
        "same-call-new-meaning",
        ("k",),
        _YES_NO,
        "no",
    ),
    # Claims and the end of play
    FactKind(
        "meant-claim",
        ("a",),
        _YES_NO,
        "yes, unless plainly not",
        judgement=True,
        away="player",
        on=ENDS,
    ),
    FactKind(
        "this-trick-only",
        ("a",),
        _YES_NO,
        "from the sentence",
        on=CLAIMS,
    ),
    FactKind(
        "at-once",
        ("a",),
        _YES_NO,
        "yes if it is the next action",
        on=ANSWERS,
    ),
    FactKind(
        "line-stated",
        ("a",),
        (),
        "the words of the log",
        open="text",
        since=ENDS,
    ),
    FactKind(
        "trump-mentioned",
        ("a",),
        _YES_NO,
        "no",
        since=ENDS,
    ),
    FactKind(
        "trump-unaware",
        ("a",),
        _YES_NO,
        "yes: doubt goes against the claimer",
        judgement=True,
        away="player",
        since=ENDS,
    ),
    FactKind(
        "normal-loss",
        ("a",),
        (),
        "none: the claim stays open",
        open="number",
        judgement=True,
        since=ENDS,
    ),
    FactKind(
        "won-in-fact",
        ("t",),
        _YES_NO,
        "from the log, where it tells",
    ),
    FactKind(
        "likely-trick",
        ("a",),
        (),
        "0",
        open="number",
        judgement=True,
        since=ENDS,
    ),
    FactKind(
        "bridge-reason",
        ("a",),
        _YES_NO,
        "yes",
        judgement=True,
        on=MANNER,
        volunteered=ALWAYS,
    ),
)

FACTS: dict[str, FactKind] = {kind.id: kind for kind in _LIST}
"""Every kind of fact by its id, in the order of the help page on the case format."""

CLOSED_ANSWERS = frozenset(answer for kind in _LIST for answer in kind.answers) - {"N", "E", "S", "W"} | {"none"}
"""The answers that are words of their own: neither players nor cards, suits, numbers."""

SPOKEN_FIRST = ("unintended", "pause")
"""Facts about the first of two calls: the one that was changed, and not the change."""
