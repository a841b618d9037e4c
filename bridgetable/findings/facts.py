"""The closed list of facts: what a camera at the table cannot show, and the director has to find out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

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
    question: str
    of: tuple[str, ...]
    answers: tuple[str, ...]
    default: str
    why: str
    open: AnswerType | None = None
    judgement: bool = False
    away: Literal["", "player", "each", "both"] = ""
    on: Deeds | None = None
    since: Deeds | None = None
    volunteered: str = ""


ALWAYS = "always"
_UNDISPUTED = "while the words name one card and nobody disputes them"
_NOBODY_WONDERS = "while nobody has wondered about a discard"
_NOT_POINTED_OUT = "while nobody has pointed the revoke out"
_YES_NO = ("yes", "no")
_SEATS = ("N", "E", "S", "W")
_PENALTY = "It decides whether the card becomes a penalty card."
_TIME = "The time decides which correction is still open."

_LIST: tuple[FactKind, ...] = (
    # What was seen, and how it came to be seen
    FactKind(
        "partner-could-see",
        "Could his partner possibly have seen the face? It does not matter whether he did.",
        ("a", "c"),
        _YES_NO,
        "yes for a card led, played, faced, spread, dropped face up or shown on the table; otherwise asked; "
        "yes where both opponents saw it",
        "A defender's card counts as soon as his partner could have seen it.",
        on=SIGHTS,
    ),
    FactKind(
        "seen-by",
        "Who says that he saw the face?",
        ("a", "c"),
        (),
        "nobody",
        "It decides who knows of the card.",
        open="seats",
        away="each",
        on=SAID_TO_SEE,
        volunteered=ALWAYS,
    ),
    FactKind(
        "near-table",
        "Was it touching the table, or nearly touching it?",
        ("a",),
        _YES_NO,
        "from the zone in which the card was held",
        "Declarer's card is played once it is held face up on the table or almost on it.",
        on=HOLDS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "held-still",
        "Did the card come to rest, rather than go to and fro in one movement?",
        ("a",),
        _YES_NO,
        "from the words of the action: still, moving, in one movement",
        "A card that only passes the table has not been held there.",
        on=HOLDS,
    ),
    FactKind(
        "kept-as-played",
        "Was it kept in a position that showed it had been played?",
        ("a",),
        _YES_NO,
        "yes for a card held in playing position",
        "Declarer's card kept like a played card is played.",
        on=HOLDS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "visible-faces",
        "Which faces could be seen of the cards put down together?",
        ("a",),
        (),
        "all of them, unless one hid the others",
        "If one face only could be seen, that card is the play.",
        open="cards",
        on=TOGETHER,
        volunteered=ALWAYS,
    ),
    FactKind(
        "meant-card",
        "Which of the cards did he mean to play?",
        ("a",),
        (),
        "the first card of the sentence",
        "The card he did not mean to play was not exposed on purpose.",
        open="card",
        away="player",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "meant-as",
        "What was the card put down as: a lead, a play to this trick, the first of a hand laid out, or none of these?",
        ("a",),
        ("lead", "play", "spread", "none"),
        "from the verb; a defender's card held is taken as a play",
        "A lead, a play and a card shown come under different laws.",
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "deliberate",
        "Did it come out by an act of will, even a mistaken one, or by accident?",
        ("a", "c"),
        ("will", "accident"),
        "will for a card led, played or shown; accident for a card dropped or let be seen",
        "A small card that came out by accident may be a minor penalty card; any other is a major one.",
        on=SIGHTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "caused-by",
        "Who brought the exposure about?",
        ("a",),
        ("himself", *_SEATS, "outsider"),
        "himself, unless the action says otherwise",
        "A card that somebody else knocked out need not be a penalty card.",
        on=SIGHTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "designated-otherwise",
        "Do you decide that this card is no penalty card?",
        ("a", "c"),
        _YES_NO,
        "no; asked only if somebody else brought the exposure about",
        _PENALTY,
        judgement=True,
        on=SIGHTS,
    ),
    FactKind(
        "named-as",
        "Did he name it as the card he plays, or as one he holds?",
        ("a",),
        ("play", "held"),
        "from the verb",
        "A card named as the play must be played; a defender's card named as held is exposed.",
        away="player",
        on=NAMES,
        volunteered=ALWAYS,
    ),
    FactKind(
        "below-honour",
        "Is the card below the ten?",
        ("c",),
        _YES_NO,
        "from the cards, where they are known",
        "An honour exposed by a defender is always a major penalty card.",
    ),
    # Declarer and dummy
    FactKind(
        "touch-purpose",
        "Why was the card touched: to play it, to arrange the cards, to reach another one, or by accident?",
        ("a",),
        ("play", "arrange", "reach", "accident"),
        "none: until it is known the card is not played",
        "A card of dummy's touched on purpose is played, unless to arrange or to reach.",
        on=TOUCHES,
    ),
    FactKind(
        "in-place",
        "Did dummy put the card into the played position?",
        ("a",),
        _YES_NO,
        "yes for a card moved, no for a card touched",
        "Only a card placed in the played position can be a wrong card from dummy.",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "order",
        "Did this come before, after or together with what is written before it?",
        ("a",),
        ("before", "after", "together"),
        "the order of the log",
        "What came first decides whether it was in time.",
        away="each",
        volunteered=ALWAYS,
    ),
    FactKind(
        "attention",
        "Who was the first to draw attention to it?",
        ("a",),
        _SEATS,
        "the first who drew attention or called the director",
        "Rights and limits run from that moment.",
        volunteered=ALWAYS,
    ),
    FactKind(
        "aware",
        "Did the offender himself know of it before it was established?",
        ("a",),
        _YES_NO,
        "yes if he said so",
        "Who knows of his revoke in time must correct it.",
        away="player",
        volunteered=_NOT_POINTED_OUT,
    ),
    FactKind(
        "pause",
        "Was there a pause for thought before the change?",
        ("a",),
        _YES_NO,
        "yes if a pause stands between the two in the log",
        "After a pause for thought the first designation stands.",
        on=SPEAKS,
    ),
    FactKind(
        "unintended",
        "Was it a slip of the tongue, not a change of mind and not lost concentration?",
        ("a",),
        _YES_NO,
        "no: doubt counts against the speaker",
        "Only a designation that was never intended may be changed.",
        judgement=True,
        away="player",
        on=SPEAKS,
    ),
    FactKind(
        "words-said",
        "What did declarer in fact say?",
        ("a",),
        (),
        "the words of the log",
        "The card called is the card played.",
        open="words",
        away="each",
        on=POINTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "words-class",
        "What do these words amount to?",
        ("a",),
        ("high", "low", "win", "suit", "rank", "nothing"),
        "none: until it is known no card is called",
        "Incomplete words have a fixed meaning.",
        on=WORDS,
    ),
    FactKind(
        "pointed-at",
        "At what was the gesture aimed: which suit, which card, or was it unclear?",
        ("a",),
        ("unclear",),
        "from the sentence",
        "A gesture can designate a card.",
        open="target",
        on=POINTS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "other-intention",
        "Was a different intention beyond every doubt, and which card, or which of several, was it?",
        ("a",),
        ("none",),
        "none: any doubt leaves the fixed meaning of the words",
        "The fixed meaning of incomplete words gives way to an intention nobody can doubt.",
        open="cards",
        judgement=True,
        away="player",
        on=POINTS,
        volunteered=_UNDISPUTED,
    ),
    FactKind(
        "lowest-winner",
        "Which is the lowest card known to win?",
        ("a",),
        (),
        "from the cards, where they are known",
        "“Win it” calls that card.",
        open="card",
        on=WORDS,
    ),
    FactKind(
        "extreme-card",
        "Which is his highest or lowest card of that suit that he could legally play?",
        ("s",),
        (),
        "from the cards, where they are known",
        "That is the card he has to play.",
        open="card",
    ),
    FactKind(
        "declarer-indicated",
        "Did declarer instruct dummy or indicate the card?",
        ("a",),
        _YES_NO,
        "from calls, pointing and nods",
        "What declarer indicated is declarer's play.",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "dummy-unasked",
        "Did dummy pick the card of his own accord?",
        ("a",),
        _YES_NO,
        "yes if no call stands before it",
        "A card dummy plays unasked does not free a defender.",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "dummy-suggested",
        "Did dummy suggest a play?",
        ("a",),
        _YES_NO,
        "no, unless the log says that he suggests",
        "Dummy may take no part in the play.",
        judgement=True,
        volunteered=ALWAYS,
    ),
    # Turn, trick and suit
    FactKind(
        "told-turn",
        "Did an opponent tell him that it was his turn, and did he act on it?",
        ("a",),
        ("no", *_SEATS),
        "from the log; no",
        "A card played because an opponent said so may be taken back and costs nothing.",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "whose-turn",
        "Whose turn was it to lead or to play?",
        ("a",),
        _SEATS,
        "from the cards, where they are known",
        "It decides whether the card was out of turn.",
        on=PLAYS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "trick-winner",
        "Which player won the trick?",
        ("t",),
        _SEATS,
        "from the cards, where they are known",
        "The winner leads next, and a revoke may cost the tricks he won.",
    ),
    FactKind(
        "saw-dummy",
        "Could declarer have seen a card of dummy's?",
        ("a",),
        _YES_NO,
        "yes if dummy has spread",
        "Once declarer could see dummy's cards, he has to accept the lead.",
        on=SIGHTS,
    ),
    FactKind(
        "could-follow",
        "Did he hold a card of the suit led?",
        ("st", "s", "t"),
        _YES_NO,
        "from the cards, where they are known",
        "Who can follow suit must.",
        away="player",
        volunteered=_NOBODY_WONDERS,
    ),
    FactKind(
        "could-comply",
        "Could he obey the restriction or play the required card?",
        ("a", "sa", "s"),
        _YES_NO,
        "from the cards, where they are known",
        "A player who cannot obey may play any legal card.",
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "later-tricks",
        "How many tricks did his side win after the revoke trick?",
        ("t",),
        (),
        "from the log, where it tells",
        "The number of tricks transferred depends on it.",
        open="number",
    ),
    FactKind(
        "noticed-when",
        "When was attention first drawn to it?",
        ("a",),
        ("play", "out", "back", "called", "round", "late"),
        "from the stages in the log",
        _TIME,
        volunteered=ALWAYS,
    ),
    FactKind(
        "which-trick",
        "Which trick is defective?",
        ("s",),
        (),
        "from the tricks as they were found",
        "The missing or spare card belongs to that trick.",
        open="trick",
    ),
    FactKind(
        "faced-card",
        "Which of his cards in that trick was the one faced?",
        ("st", "s", "t"),
        (),
        "the highest he could legally have played",
        "That card was his play; the other goes back.",
        open="card",
    ),
    FactKind(
        "mixed",
        "Whose cards are mixed so that the facts cannot be found?",
        ("b",),
        (),
        "from the log",
        "The side that mixed its cards bears the doubt.",
        open="seats",
        volunteered=ALWAYS,
    ),
    # Explanations and information
    FactKind(
        "explanation-wrong",
        "Does the explanation differ from the real agreement?",
        ("a",),
        _YES_NO,
        "yes: without evidence the explanation is taken to be mistaken",
        "A mistaken explanation gives rights to the other side.",
        judgement=True,
        away="both",
        on=EXPLAINS,
    ),
    FactKind(
        "acted-on-it",
        "Did he choose this card because of the explanation?",
        ("a",),
        _YES_NO,
        "none: until it is known the card may not be taken back",
        "Only a play based on the mistaken explanation may be taken back.",
        judgement=True,
        away="player",
        on=PLAYS,
    ),
    FactKind(
        "review-wrong",
        "Was the restatement wrong, and left uncorrected?",
        ("a",),
        _YES_NO,
        "no",
        "A wrong restatement must be corrected by every player.",
        on=REVIEWS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "question-purpose",
        "Was the only purpose to help partner, or to draw a wrong answer?",
        ("a",),
        ("own", "partner", "trap"),
        "his own need",
        "A question may not be asked for partner's sake.",
        judgement=True,
        away="player",
        on=ASKS,
        volunteered=ALWAYS,
    ),
    FactKind(
        "suggested",
        "Did the information demonstrably suggest what he did?",
        ("a",),
        _YES_NO,
        "none: until it is found nothing is adjusted",
        "A choice that partner's information suggests is not free.",
        judgement=True,
        away="player",
    ),
    FactKind(
        "alternative",
        "Was there a logical alternative?",
        ("a",),
        _YES_NO,
        "none: until it is found nothing is adjusted",
        "Without a logical alternative the choice was his to make.",
        judgement=True,
    ),
    FactKind(
        "damage",
        "Is the innocent side worse off, and what result was to be expected?",
        ("b", "a"),
        _YES_NO,
        "none: looked at when play has ended",
        "Only damage leads to an adjusted score.",
        open="text",
        judgement=True,
    ),
    FactKind(
        "could-have-known",
        "Could the offender have been aware at the time that it might damage them?",
        ("a",),
        _YES_NO,
        "no",
        "No side may gain from an irregularity it could have foreseen would help.",
        judgement=True,
        away="player",
    ),
    FactKind(
        "forfeits",
        "Has the side lost its right to rectification by acting before the director came?",
        ("a",),
        _YES_NO,
        "no",
        "Who acts first may lose the right to a rectification.",
        judgement=True,
    ),
    FactKind(
        "waived",
        "Did the innocent side ask to waive the rectification, and do you agree?",
        ("a",),
        _YES_NO,
        "no",
        "A rectification can be waived only with the director's consent.",
        judgement=True,
    ),
    FactKind(
        "own-initiative",
        "Did dummy look of his own accord, rather than being shown?",
        ("a",),
        _YES_NO,
        "yes, unless the log says that the hand was shown to him",
        "Dummy keeps his rights if the cards were shown to him.",
        on=LOOKS,
        volunteered=ALWAYS,
    ),
    # The auction
    FactKind(
        "earlier-call",
        "How far was the board: nothing yet, cards taken, or a call made?",
        ("b",),
        ("none", "cards", "call"),
        "from the log",
        "It decides from when the auction period runs.",
        volunteered=ALWAYS,
    ),
    FactKind(
        "comparable",
        "Is the substituted call comparable to the withdrawn one?",
        ("k",),
        _YES_NO,
        "none: until it is found no lead is restricted",
        "After a comparable call there are no lead restrictions.",
        judgement=True,
    ),
    FactKind(
        "call-shows",
        "Which suits did the withdrawn call specify?",
        ("k",),
        (),
        "none",
        "The lead restriction concerns those suits.",
        open="suits",
    ),
    FactKind(
        "only-suits",
        "Did the withdrawn call relate solely to specified suits?",
        ("k",),
        _YES_NO,
        "none: until it is found no lead is restricted",
        "Which lead restriction applies depends on it.",
    ),
    FactKind(
        "shown-legally",
        "Which suits has he specified in the legal auction?",
        ("k",),
        (),
        "none",
        "A suit shown legally cannot be forbidden.",
        open="suits",
    ),
    FactKind(
        "same-call-new-meaning",
        "Was the call repeated with a much different meaning?",
        ("k",),
        _YES_NO,
        "no",
        "A different meaning is treated like a different call.",
    ),
    # Claims and the end of play
    FactKind(
        "meant-claim",
        "Did he mean to claim or to concede by this?",
        ("a",),
        _YES_NO,
        "yes, unless plainly not",
        "After a claim play stops.",
        judgement=True,
        away="player",
        on=ENDS,
    ),
    FactKind(
        "this-trick-only",
        "Did it concern only the trick in progress?",
        ("a",),
        _YES_NO,
        "from the sentence",
        "A word about the running trick is no claim; play goes on.",
        on=CLAIMS,
    ),
    FactKind(
        "at-once",
        "Did the objection come immediately?",
        ("a",),
        _YES_NO,
        "yes if it is the next action",
        "A partner's objection made at once keeps play going.",
        on=ANSWERS,
    ),
    FactKind(
        "line-stated",
        "What line of play did he state before any objection?",
        ("a",),
        (),
        "the words of the log",
        "The tricks are awarded along the line stated.",
        open="text",
        since=ENDS,
    ),
    FactKind(
        "trump-mentioned",
        "Did he mention the outstanding trump?",
        ("a",),
        _YES_NO,
        "no",
        "A trump he did not mention may win a trick.",
        since=ENDS,
    ),
    FactKind(
        "trump-unaware",
        "Is it at all likely that he had forgotten the trump?",
        ("a",),
        _YES_NO,
        "yes: doubt goes against the claimer",
        "A trump he may have forgotten may win a trick.",
        judgement=True,
        away="player",
        since=ENDS,
    ),
    FactKind(
        "normal-loss",
        "How many tricks could normal play lose?",
        ("a",),
        (),
        "none: the claim stays open",
        "Doubtful tricks go against the claimer.",
        open="number",
        judgement=True,
        since=ENDS,
    ),
    FactKind(
        "won-in-fact",
        "Had his side already won that trick?",
        ("t",),
        _YES_NO,
        "from the log, where it tells",
        "A trick already won cannot be given away.",
    ),
    FactKind(
        "likely-trick",
        "How many tricks would his side likely have won?",
        ("a",),
        (),
        "0",
        "An agreement taken back returns only likely tricks.",
        open="number",
        judgement=True,
        since=ENDS,
    ),
    FactKind(
        "bridge-reason",
        "Was there a bridge reason for the tempo or remark that misled?",
        ("a",),
        _YES_NO,
        "yes",
        "A player may be misled at his own risk; not without a bridge reason.",
        judgement=True,
        on=MANNER,
        volunteered=ALWAYS,
    ),
)

FACTS: dict[str, FactKind] = {kind.id: kind for kind in _LIST}
"""Every kind of fact by its id, in the order of the help page on the case format."""

SPOKEN_FIRST = ("unintended", "pause")
"""Facts about the first of two calls: the one that was changed, and not the change."""
