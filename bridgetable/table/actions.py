"""Actions: what a camera with a microphone would record at the table.

One class for each verb, in the order in which the help page on the case format lists them. None of them knows a law:
whether a player may do what he does is for the verdict to say. Seats, suits and cards are the objects of
`bridgetable.seats` and `bridgetable.cards`; a `Card` may be known in part. An absent value is None or the empty tuple.
Closed choices are written with the words of the sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bridgetable.cards import RANK_WORDS, Card, Suit
from bridgetable.seats import Seat
from bridgetable.table.choices import Choice, read_choice

Cause: TypeAlias = Seat | Literal["outsider"]
"""Who brought an exposure about, where it was not the player himself."""

LeadOrPlay: TypeAlias = Literal["leads", "plays"]
WonOrLost: TypeAlias = Literal["won", "lost"]
Zone: TypeAlias = Literal["visible", "near the table", "on the table", "in playing position"]
WayOfLaying: TypeAlias = Literal["in one heap", "with trumps on the left", "upside down", "out of order"]
WordsKind: TypeAlias = Literal[
    "card", "suit", "rank", "high", "low", "win", "trump", "ruff", "ruff high", "anything", "other"
]

_RANK_NAMES = {value: word for word, value in RANK_WORDS.items()}


# Cards of one's own hand


@dataclass(frozen=True, slots=True)
class Lead:
    """A card put into the playing place as the start of a trick; `face` False: face down."""

    seat: Seat
    card: Card
    face: bool = True


@dataclass(frozen=True, slots=True)
class Play:
    """A card put into the playing place as a contribution to the running trick, or late to trick number `trick`."""

    seat: Seat
    card: Card
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """A card put down face up, nothing said of its purpose."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlaySeveral:
    """Cards put down together: `card` is the one he seems to play; `hidden`: the `others` lie under it unseen."""

    seat: Seat
    card: Card
    others: tuple[Card, ...]
    hidden: bool = False
    verb: LeadOrPlay = "plays"


@dataclass(frozen=True, slots=True)
class PlayNothing:
    """No card played to the running trick: a gap in the player's row."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A face-down lead turned face up; `card` where it was not known before."""

    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Detach:
    """A card raised out of the hand, its face towards the player himself."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Hold:
    """A card held in a zone of the table and not let go; `still` True or False where it is said to rest or to move."""

    seat: Seat
    card: Card
    zone: Zone
    still: bool | None = None


@dataclass(frozen=True, slots=True)
class PutBack:
    """A card never let go put back into the hand; `stroke`: out and back in one movement."""

    seat: Seat
    card: Card
    stroke: bool = False


@dataclass(frozen=True, slots=True)
class Drop:
    """Cards fallen from the hand, no hand guiding them; `face` False: face down; `cause`: through somebody else."""

    seat: Seat
    cards: tuple[Card, ...]
    face: bool = True
    cause: Cause | None = None


@dataclass(frozen=True, slots=True)
class BeSeen:
    """Faces turned out by accident while the cards stay in the hand; `cards` None: the whole hand."""

    seat: Seat
    cards: tuple[Card, ...] | None
    cause: Cause | None = None


@dataclass(frozen=True, slots=True)
class Show:
    """Cards shown on purpose, not as a play; `cards` None: his hand; `to`: whom, if anybody; `where`: on the table."""

    seat: Seat
    cards: tuple[Card, ...] | None
    to: tuple[Seat, ...] = ()
    where: bool = False


@dataclass(frozen=True, slots=True)
class Spread:
    """Cards laid faced row by row; `cards` None: his hand but for the `missing` ones; `way`: how wrongly."""

    seat: Seat
    cards: tuple[Card, ...] | None
    missing: tuple[Card, ...] = ()
    way: WayOfLaying | None = None


@dataclass(frozen=True, slots=True)
class Fold:
    """A faced hand taken up again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SayHolds:
    """A player saying that he holds `card`, or that he holds none of `suit`: one of the two is given."""

    seat: Seat
    card: Card | None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class NamePlay:
    """A card of one's own hand named as the play; `instead`: changing an earlier naming."""

    seat: Seat
    card: Card
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A card taken from the playing place back to its owner."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Replace:
    """One card taken back and another put into its place in its trick."""

    seat: Seat
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class Keep:
    """A change that was offered declined: the card stays."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PickUp:
    """Cards that lay faced before their owner taken back into the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A played card turned face down, pointed as a trick `won` or `lost`; `seat` None: all four turn theirs."""

    seat: Seat | None
    way: WonOrLost | None = None


@dataclass(frozen=True, slots=True)
class LeaveUp:
    """A played card left face up after the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Repoint:
    """The turned card of trick number `trick` pointed the other way."""

    seat: Seat
    trick: int
    way: WonOrLost


@dataclass(frozen=True, slots=True)
class LookBack:
    """A turned card looked at: the player's own last one, or those of a trick by number; or his last one shown."""

    seat: Seat
    what: int | Literal["last", "show last"]


@dataclass(frozen=True, slots=True)
class Mix:
    """A player's row of played cards mixed, its order lost."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Supply:
    """A card from the hand added to an earlier, defective trick by number."""

    seat: Seat
    card: Card
    trick: int


@dataclass(frozen=True, slots=True)
class Restore:
    """A card taken out of an earlier, defective trick back into the hand."""

    seat: Seat
    card: Card
    trick: int


# Wrong number of cards, cards that are found


@dataclass(frozen=True, slots=True)
class FoundCount:
    """A player found to hold `n` cards."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class FoundTrick:
    """What a player turns out to have in a trick by number; no `cards`: nothing."""

    seat: Seat
    trick: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A missing card found, dealt to `seat`; `place` a seat: with that player; `face` up or down if said."""

    seat: Seat
    card: Card
    place: Seat | Literal["among his played cards", "in the board", "elsewhere"]
    face: bool | None = None


@dataclass(frozen=True, slots=True)
class Identify:
    """A card known in part recognised as a card known better."""

    seat: Seat
    old: Card
    new: Card


# Dummy's cards


@dataclass(frozen=True, slots=True)
class Words:
    """What declarer says when he calls a card of dummy's.

    `kind` tells which field counts: `card`, `suit`, `rank` (2 to 14) or, for `other`, the words in `said`; `high` and
    `low` may have a `suit`. `win`, `trump`, `ruff`, `ruff high` and `anything` stand alone.
    """

    kind: WordsKind
    card: Card | None = None
    suit: Suit | None = None
    rank: int | None = None
    said: str | None = None

    @property
    def text(self) -> str:
        """The words as a sentence prints them: `DQ`, `diamond`, `queen`, `low club`, `anything`, `"keep going"`."""
        if self.card is not None:
            return self.card.name
        if self.rank is not None:
            return _RANK_NAMES[self.rank]
        if self.said is not None:
            return f'"{self.said}"'
        if self.suit is None:
            return self.kind
        return self.suit.word if self.kind == "suit" else f"{self.kind} {self.suit.word}"


@dataclass(frozen=True, slots=True)
class CallCard:
    """A card of dummy's called by its words, with `gesture` pointing at a suit."""

    seat: Seat
    words: Words
    gesture: Suit | None = None


@dataclass(frozen=True, slots=True)
class ChangeCall:
    """Words already said taken back for others."""

    seat: Seat
    words: Words


@dataclass(frozen=True, slots=True)
class Indicate:
    """A card or a suit of dummy's designated without a word: one of the two is given."""

    seat: Seat
    card: Card | None
    suit: Suit | None = None
    how: Literal["points at", "nods at"] = "points at"


@dataclass(frozen=True, slots=True)
class PlayFromDummy:
    """A card moved from dummy to the playing place by declarer himself."""

    seat: Seat
    card: Card
    verb: LeadOrPlay = "plays"


@dataclass(frozen=True, slots=True)
class Touch:
    """A card touched."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Move:
    """A card put into the playing place by dummy, asked or not."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Suggest:
    """A card suggested by word or finger."""

    seat: Seat
    card: Card


# Talk


@dataclass(frozen=True, slots=True)
class Ask:
    """A question; `question` is what follows `asks`: `for a review`, `about 2D`, `whose turn it is` and so on."""

    seat: Seat
    question: str


@dataclass(frozen=True, slots=True)
class AskNone:
    """A player (`of`) asked whether he has no card of `suit`."""

    seat: Seat
    of: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class AnswerNone:
    """The answer to such a question."""

    seat: Seat
    answer: Literal["none", "that he has one"]


@dataclass(frozen=True, slots=True)
class Review:
    """The auction restated, the restatement stopped, or corrected."""

    seat: Seat
    what: Literal["reviews", "stops", "corrects"]


@dataclass(frozen=True, slots=True)
class Explain:
    """An explanation of a call, a card, `the auction` or `card play agreements`; `alert` False: a call not alerted."""

    seat: Seat
    what: str
    words: str | None = None
    alert: bool = True


@dataclass(frozen=True, slots=True)
class CorrectExplanation:
    """An explanation corrected; `whose` it was: his own or another player's."""

    seat: Seat
    whose: Seat
    words: str | None = None


@dataclass(frozen=True, slots=True)
class TellTurn:
    """A player told that it is, or is not, his lead or turn."""

    seat: Seat
    to: Seat
    what: Literal["his lead", "his turn", "not his lead", "not his turn"]


@dataclass(frozen=True, slots=True)
class Warn:
    """A player warned where the lead is, or that it is not his turn."""

    seat: Seat
    to: Seat
    where: Literal["the lead is in hand", "the lead is in dummy", "it is not his turn"]


@dataclass(frozen=True, slots=True)
class Remark:
    """All other talk; `words` None: a player pauses."""

    seat: Seat | Literal["outsider"]
    words: str | None


@dataclass(frozen=True, slots=True)
class Attention:
    """Attention drawn; `to`: `#4` or `@name`, `trick 3`, `W's number of cards`, or None: the last irregularity."""

    seat: Seat
    to: str | None = None


@dataclass(frozen=True, slots=True)
class CallDirector:
    """The director called."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Consult:
    """A player reading his own system card or notes."""

    seat: Seat
    what: Literal["system card", "notes"]


@dataclass(frozen=True, slots=True)
class ReserveRights:
    """A player announcing that he reserves his rights."""

    seat: Seat


# Choices, claims, the director


@dataclass(frozen=True, slots=True)
class Choose:
    """A choice the law offers: `accept`, `require spades`, `forbid hearts and clubs`; `law`: under which paragraph."""

    seat: Seat
    option: str
    law: str | None = None

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        return read_choice(self.option)


@dataclass(frozen=True, slots=True)
class Silence:
    """Players asked whether they accept, and nobody speaking."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Tricks claimed, `words` the line stated; `n` None: the player suggests ending play."""

    seat: Seat
    n: int | Literal["all", "this trick"] | None
    words: str | None = None


@dataclass(frozen=True, slots=True)
class Concede:
    """Tricks conceded."""

    seat: Seat
    n: int | Literal["the rest", "this trick"]
    words: str | None = None


@dataclass(frozen=True, slots=True)
class Respond:
    """The answer to the claim or concession that is open; only an objection has `words`."""

    seat: Seat
    answer: Literal["agrees", "objects", "asks to play on"]
    words: str | None = None


@dataclass(frozen=True, slots=True)
class Unsay:
    """A claim, a concession or an agreement taken back."""

    seat: Seat
    what: Literal["claim", "concession", "agreement"]


@dataclass(frozen=True, slots=True)
class DirectorActs:
    """The director explains, requires `seat` to `verb` a `card` (a withdrawn card is named), or rules in `words`."""

    what: Literal["explains", "requires", "rules"]
    seat: Seat | None = None
    verb: Literal["withdraw", "lead", "play"] | None = None
    card: Card | None = None
    words: str | None = None


# Stages, outside the trick, overstepping


@dataclass(frozen=True, slots=True)
class TakeCards:
    """A hand taken from the board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """A call in the auction: `1C` to `7NT`, `pass`, `X`, `XX`."""

    seat: Seat
    call: str


@dataclass(frozen=True, slots=True)
class WithdrawCall:
    """A call withdrawn and another made in its place."""

    seat: Seat
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Stage:
    """The end of a period; `seat` for the two ends one player brings about."""

    what: Literal[
        "the auction ends",
        "play ends",
        "all hands go back",
        "returns his hand",
        "bids on the next board",
        "the round ends",
        "the correction period ends",
    ]
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class GoOn:
    """Regular play nobody recorded, trick number `to` included, with the tricks won by (NS, EW); or who wins a trick.

    `seat` is the winner of a trick whose cards do not tell it; then the other two fields are None.
    """

    to: int | None
    counts: tuple[int, int] | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A whole regular trick, number `n`, as its four plays in order."""

    n: int
    plays: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Overstep:
    """A player looking at another's hand, exchanging hands with him, or leaving his seat to watch him."""

    seat: Seat
    whose: Seat
    how: Literal["looks", "exchanges", "watches"]


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
    | CallCard
    | ChangeCall
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
    | MakeCall
    | WithdrawCall
    | Stage
    | GoOn
    | Trick
    | Overstep
)
"""Every action there is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: an action, its `label` (without @), `together`: in one instant with the action before it."""

    action: Action
    label: str | None = None
    together: bool = False
