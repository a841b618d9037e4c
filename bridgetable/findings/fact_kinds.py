"""What a kind of fact says of itself: what it is asked of, what answers it, and when somebody tells it unasked."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bridgetable.messages import say
from bridgetable.table import actions as a
from bridgetable.value import value

AnswerType: TypeAlias = Literal[
    "seats", "suits", "card", "cards", "trick", "number", "text", "words", "target", "denominations"
]
"""What an open answer is written as; `words`: what declarer says; `target`: a suit, a card or `unclear`;
`denominations`: suits and `notrump` joined by `and`, or `none`."""


@value
class Deeds:
    """The actions of which a fact may be found, and the message by which they are `called` together."""

    called: str
    actions: tuple[type, ...]

    @property
    def words(self) -> str:
        """What they are called together: a card that is touched."""
        return say(self.called)


_FROM_HAND = (
    *(a.Lead, a.Play, a.Face, a.PlaySeveral, a.PlayNothing, a.TurnUp, a.Detach, a.Hold, a.PutBack, a.Replace),
    *(a.NamePlay, a.Supply, a.Trick, a.Choose, a.Keep, a.Withdraw, a.Spread, a.Show),
)
_FROM_DUMMY = (a.DesignateCard, a.ChangeDesignation, a.Indicate, a.PlayFromDummy, a.Touch, a.Move)
PLAYS = Deeds("facts-deeds-plays", (*_FROM_HAND, *_FROM_DUMMY, a.Drop))
SIGHTS = Deeds(
    "facts-deeds-sights",
    (
        *_FROM_HAND,
        *_FROM_DUMMY,
        *(a.Drop, a.BeSeen, a.Fold, a.SayHolds, a.PickUp, a.FoundCard, a.FoundTrick, a.Restore),
    ),
)
SAID_TO_SEE = Deeds("facts-deeds-said-to-see", (*SIGHTS.actions, a.Remark, a.Attention))
HOLDS = Deeds("facts-deeds-holds", (a.Hold, a.PutBack, a.Detach))
TOGETHER = Deeds("facts-deeds-together", (a.PlaySeveral,))
NAMES = Deeds("facts-deeds-names", (a.NamePlay, a.SayHolds))
TOUCHES = Deeds("facts-deeds-touches", (a.Touch,))
WORDS = Deeds("facts-deeds-words", (a.DesignateCard, a.ChangeDesignation))
POINTS = Deeds("facts-deeds-points", (*WORDS.actions, a.Indicate))
CALLING = Deeds("facts-deeds-calling", (a.MakeCall, a.Calls, a.WithdrawCall, a.PullCall, a.MeantCall, a.SignalCall))
SPEAKS = Deeds("facts-deeds-speaks", (*POINTS.actions, a.NamePlay, *CALLING.actions, a.TakeBackCall))
PICKS_UP = Deeds("facts-deeds-picks-up", (a.PickUpCalls,))
EXPLAINS = Deeds("facts-deeds-explains", (a.Explain, a.Announce, a.CorrectExplanation))
REVIEWS = Deeds("facts-deeds-reviews", (a.Review,))
ASKS = Deeds("facts-deeds-asks", (a.Ask, a.AskNone))
LOOKS = Deeds("facts-deeds-looks", (a.Overstep,))
_CLAIMS = (a.Claim, a.Concede, a.Show, a.Spread, a.Face, a.SayHolds, a.Remark, a.BeSeen)
CLAIMS = Deeds("facts-deeds-claims", _CLAIMS)
ENDS = Deeds("facts-deeds-ends", (*_CLAIMS, a.Stage, a.Fold))
ANSWERS = Deeds("facts-deeds-answers", (a.Respond,))
MANNER = Deeds(
    "facts-deeds-manner",
    (a.Remark, a.Ask, a.AskNone, a.Detach, a.Hold, a.PutBack, a.Show, a.Touch, a.LookBack, a.Consult),
)


@value
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
        """What the director asks.

        >>> from bridgetable.findings.facts import FACTS
        >>> FACTS["told-turn"].question
        'Did an opponent tell him that it was his turn, and did he act on it?'
        """
        return say(self.message)


ALWAYS = "always"
UNDISPUTED = "while the words name one card and nobody disputes them"
NOBODY_WONDERS = "while nobody has wondered about a discard"
NOBODY_DOUBTS_IT = "while nobody doubts over which of two calls he called"
NOT_POINTED_OUT = "while nobody has pointed the revoke out"
YES_NO = ("yes", "no")
SEATS = ("N", "E", "S", "W")
