"""Actions: what a camera with a microphone would record at the table.

One class for each verb, in the order in which the help page on the case format lists them: what hands do with cards
(`card_actions`), what is said and settled (`talk_actions`), what is done with calls (`call_actions`). None of them
knows a law: whether a player may do what he does is for the verdict to say. Seats, suits and cards are the objects of
`bridgetable.seats` and `bridgetable.cards`; a `Card` may be known in part. An absent value is None or the empty tuple.
Closed choices are written with the words of the sentence.
"""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.table.call_actions import (
    Alert,
    Announce,
    Calls,
    MakeCall,
    MeantCall,
    PickUpCalls,
    PullCall,
    PutCallBack,
    SignalCall,
    StopCard,
    TakeBackCall,
    WithdrawCall,
    WrongCards,
)
from bridgetable.table.card_actions import (
    BeSeen,
    Cause,
    ChangeDesignation,
    DesignateCard,
    Detach,
    Drop,
    Face,
    Fold,
    FoundCard,
    FoundCount,
    FoundTrick,
    Hold,
    Identify,
    Indicate,
    Keep,
    Lead,
    LeadOrPlay,
    LeaveUp,
    LookBack,
    Mix,
    Move,
    NamePlay,
    PickUp,
    Play,
    PlayFromDummy,
    PlayNothing,
    PlaySeveral,
    PutBack,
    Replace,
    Repoint,
    Restore,
    SayHolds,
    Show,
    Spread,
    Suggest,
    Supply,
    Touch,
    Turn,
    TurnUp,
    WayOfLaying,
    Withdraw,
    WonOrLost,
    Words,
    WordsKind,
    Zone,
)
from bridgetable.table.talk_actions import (
    AnswerNone,
    Ask,
    AskNone,
    Attention,
    CallDirector,
    Choose,
    Claim,
    Concede,
    Consult,
    CorrectExplanation,
    DirectorActs,
    Explain,
    GoOn,
    Overstep,
    Remark,
    ReserveRights,
    Respond,
    Review,
    Silence,
    Stage,
    TakeCards,
    TellTurn,
    Trick,
    Unsay,
    Warn,
)
from bridgetable.value import value

__all__ = [
    "Action",
    "Alert",
    "Announce",
    "AnswerNone",
    "Ask",
    "AskNone",
    "Attention",
    "BeSeen",
    "CallDirector",
    "Calls",
    "Cause",
    "ChangeDesignation",
    "Choose",
    "Claim",
    "Concede",
    "Consult",
    "CorrectExplanation",
    "DesignateCard",
    "Detach",
    "DirectorActs",
    "Drop",
    "Entry",
    "Explain",
    "Face",
    "Fold",
    "FoundCard",
    "FoundCount",
    "FoundTrick",
    "GoOn",
    "Hold",
    "Identify",
    "Indicate",
    "Keep",
    "Lead",
    "LeadOrPlay",
    "LeaveUp",
    "LookBack",
    "MakeCall",
    "MeantCall",
    "Mix",
    "Move",
    "NamePlay",
    "Overstep",
    "PickUp",
    "PickUpCalls",
    "Play",
    "PlayFromDummy",
    "PlayNothing",
    "PlaySeveral",
    "PullCall",
    "PutBack",
    "PutCallBack",
    "Remark",
    "Replace",
    "Repoint",
    "ReserveRights",
    "Respond",
    "Restore",
    "Review",
    "SayHolds",
    "Show",
    "SignalCall",
    "Silence",
    "Spread",
    "Stage",
    "StopCard",
    "Suggest",
    "Supply",
    "TakeBackCall",
    "TakeCards",
    "TellTurn",
    "Touch",
    "Trick",
    "Turn",
    "TurnUp",
    "Unsay",
    "Warn",
    "WayOfLaying",
    "Withdraw",
    "WithdrawCall",
    "WonOrLost",
    "Words",
    "WordsKind",
    "WrongCards",
    "Zone",
]

Action: TypeAlias = (
    Lead
    | Play
    | Face
    | PlaySeveral
    | PlayNothing
    | TurnUp
    | Detach
    | Hold
    | PutBack
    | Drop
    | BeSeen
    | Show
    | Spread
    | Fold
    | SayHolds
    | NamePlay
    | Withdraw
    | Replace
    | Keep
    | PickUp
    | Turn
    | LeaveUp
    | Repoint
    | LookBack
    | Mix
    | Supply
    | Restore
    | FoundCount
    | FoundTrick
    | FoundCard
    | Identify
    | DesignateCard
    | ChangeDesignation
    | Indicate
    | PlayFromDummy
    | Touch
    | Move
    | Suggest
    | Ask
    | AskNone
    | AnswerNone
    | Review
    | Explain
    | CorrectExplanation
    | TellTurn
    | Warn
    | Remark
    | Attention
    | CallDirector
    | Consult
    | ReserveRights
    | Choose
    | Silence
    | Claim
    | Concede
    | Respond
    | Unsay
    | DirectorActs
    | TakeCards
    | WrongCards
    | MakeCall
    | Calls
    | PullCall
    | PutCallBack
    | WithdrawCall
    | TakeBackCall
    | MeantCall
    | SignalCall
    | PickUpCalls
    | StopCard
    | Alert
    | Announce
    | Stage
    | GoOn
    | Trick
    | Overstep
)
"""Every action there is."""


@value
class Entry:
    """One line of the log: an action, its `label` (without @), `together`: in one instant with the action before it."""

    action: Action
    label: str | None = None
    together: bool = False
