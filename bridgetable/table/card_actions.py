"""What hands do with cards: the players' own, and dummy's."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bridgetable.cards import RANK_WORDS, RANKS, Card, Suit
from bridgetable.seats import Seat
from bridgetable.value import value

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


@value
class Lead:
    """A card put into the playing place as the start of a trick; `face` False: face down."""

    seat: Seat
    card: Card
    face: bool = True


@value
class Play:
    """A card put into the playing place as a contribution to the running trick, or late to trick number `trick`."""

    seat: Seat
    card: Card
    trick: int | None = None


@value
class Face:
    """A card put down face up, nothing said of its purpose."""

    seat: Seat
    card: Card


@value
class PlaySeveral:
    """Cards put down together: `card` is the one he seems to play; `hidden`: the `others` lie under it unseen."""

    seat: Seat
    card: Card
    others: tuple[Card, ...]
    hidden: bool = False
    verb: LeadOrPlay = "plays"


@value
class PlayNothing:
    """No card played to the running trick: a gap in the player's row."""

    seat: Seat


@value
class TurnUp:
    """A face-down lead turned face up; `card` where it was not known before."""

    seat: Seat
    card: Card | None = None


@value
class Detach:
    """A card raised out of the hand, its face towards the player himself."""

    seat: Seat
    card: Card


@value
class Hold:
    """A card held in a zone of the table and not let go; `still` True or False where it is said to rest or to move."""

    seat: Seat
    card: Card
    zone: Zone
    still: bool | None = None


@value
class PutBack:
    """A card never let go put back into the hand; `stroke`: out and back in one movement."""

    seat: Seat
    card: Card
    stroke: bool = False


@value
class Drop:
    """Cards fallen from the hand, no hand guiding them; `face` False: face down; `cause`: through somebody else."""

    seat: Seat
    cards: tuple[Card, ...]
    face: bool = True
    cause: Cause | None = None


@value
class BeSeen:
    """Faces turned out by accident while the cards stay in the hand; `cards` None: the whole hand."""

    seat: Seat
    cards: tuple[Card, ...] | None
    cause: Cause | None = None


@value
class Show:
    """Cards shown on purpose, not as a play; `cards` None: his hand; `to`: whom, if anybody; `where`: on the table."""

    seat: Seat
    cards: tuple[Card, ...] | None
    to: tuple[Seat, ...] = ()
    where: bool = False


@value
class Spread:
    """Cards laid faced row by row; `cards` None: his hand but for the `missing` ones; `way`: how wrongly."""

    seat: Seat
    cards: tuple[Card, ...] | None
    missing: tuple[Card, ...] = ()
    way: WayOfLaying | None = None


@value
class Fold:
    """A faced hand taken up again."""

    seat: Seat


@value
class SayHolds:
    """A player saying that he holds `card`, or that he holds none of `suit`: one of the two is given."""

    seat: Seat
    card: Card | None
    suit: Suit | None = None


@value
class NamePlay:
    """A card of one's own hand named as the play; `instead`: changing an earlier naming."""

    seat: Seat
    card: Card
    instead: bool = False


@value
class Withdraw:
    """A card taken from the playing place back to its owner."""

    seat: Seat
    card: Card


@value
class Replace:
    """One card taken back and another put into its place in its trick."""

    seat: Seat
    old: Card
    new: Card


@value
class Keep:
    """A change that was offered declined: the card stays."""

    seat: Seat
    card: Card


@value
class PickUp:
    """Cards that lay faced before their owner taken back into the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class Turn:
    """A played card turned face down, pointed as a trick `won` or `lost`; `seat` None: all four turn theirs."""

    seat: Seat | None
    way: WonOrLost | None = None


@value
class LeaveUp:
    """A played card left face up after the trick."""

    seat: Seat


@value
class Repoint:
    """The turned card of trick number `trick` pointed the other way."""

    seat: Seat
    trick: int
    way: WonOrLost


@value
class LookBack:
    """A turned card looked at: the player's own last one, or those of a trick by number; or his last one shown."""

    seat: Seat
    what: int | Literal["last", "show last"]


@value
class Mix:
    """A player's row of played cards mixed, its order lost."""

    seat: Seat


@value
class Supply:
    """A card from the hand added to an earlier, defective trick by number."""

    seat: Seat
    card: Card
    trick: int


@value
class Restore:
    """A card taken out of an earlier, defective trick back into the hand."""

    seat: Seat
    card: Card
    trick: int


# Wrong number of cards, cards that are found


@value
class FoundCount:
    """A player found to hold `n` cards."""

    seat: Seat
    n: int


@value
class FoundTrick:
    """What a player turns out to have in a trick by number; no `cards`: nothing."""

    seat: Seat
    trick: int
    cards: tuple[Card, ...]


@value
class FoundCard:
    """A missing card found, dealt to `seat`; `place` a seat: with that player; `face` up or down if said."""

    seat: Seat
    card: Card
    place: Seat | Literal["among his played cards", "in the board", "elsewhere"]
    face: bool | None = None


@value
class Identify:
    """A card known in part recognised as a card known better."""

    seat: Seat
    old: Card
    new: Card


# Dummy's cards


@value
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
    def rank_letter(self) -> str | None:
        """The letter of the rank that was called: T of a ten; None if none was."""
        return None if self.rank is None else RANKS[self.rank - 2]

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


@value
class DesignateCard:
    """A card of dummy's called by its words, with `gesture` pointing at a suit."""

    seat: Seat
    words: Words
    gesture: Suit | None = None


@value
class ChangeDesignation:
    """Words already said taken back for others."""

    seat: Seat
    words: Words


@value
class Indicate:
    """A card or a suit of dummy's designated without a word: one of the two is given."""

    seat: Seat
    card: Card | None
    suit: Suit | None = None
    how: Literal["points at", "nods at"] = "points at"


@value
class PlayFromDummy:
    """A card moved from dummy to the playing place by declarer himself."""

    seat: Seat
    card: Card
    verb: LeadOrPlay = "plays"


@value
class Touch:
    """A card touched."""

    seat: Seat
    card: Card


@value
class Move:
    """A card put into the playing place by dummy, asked or not."""

    seat: Seat
    card: Card


@value
class Suggest:
    """A card suggested by word or finger."""

    seat: Seat
    card: Card
