"""What is said, called, chosen and settled at the table, and what becomes of play."""

from __future__ import annotations

from typing import Literal

from bridgetable.cards import Card, Suit
from bridgetable.seats import Seat
from bridgetable.table.choices import Choice
from bridgetable.value import value

# Talk


@value
class Ask:
    """A question; `question` is what follows `asks`: `for a review`, `about 2D`, `whose turn it is` and so on."""

    seat: Seat
    question: str


@value
class AskNone:
    """A player (`of`) asked whether he has no card of `suit`."""

    seat: Seat
    of: Seat
    suit: Suit


@value
class AnswerNone:
    """The answer to such a question."""

    seat: Seat
    answer: Literal["none", "that he has one"]


@value
class Review:
    """The auction restated, the restatement stopped, or corrected."""

    seat: Seat
    what: Literal["reviews", "stops", "corrects"]


@value
class Explain:
    """An explanation of a call, a card, `the auction` or `card play agreements`.

    `alert` False: a call not alerted; `announced` False: one not announced.
    """

    seat: Seat
    what: str
    words: str | None = None
    alert: bool = True
    announced: bool = True

    @property
    def silent(self) -> bool:
        """Whether nothing was said: an alert or an announcement that was left out."""
        return not (self.alert and self.announced)


@value
class CorrectExplanation:
    """An explanation corrected; `whose` it was: his own or another player's."""

    seat: Seat
    whose: Seat
    words: str | None = None


@value
class TellTurn:
    """A player told that it is, or is not, his lead or turn."""

    seat: Seat
    to: Seat
    what: Literal["his lead", "his turn", "not his lead", "not his turn"]


@value
class Warn:
    """A player warned where the lead is, or that it is not his turn."""

    seat: Seat
    to: Seat
    where: Literal["the lead is in hand", "the lead is in dummy", "it is not his turn"]


@value
class Remark:
    """All other talk; `words` None: a player pauses."""

    seat: Seat | Literal["outsider"]
    words: str | None


@value
class Attention:
    """Attention drawn; `to`: `#4` or `@name`, `trick 3`, `W's number of cards`, or None: the last irregularity."""

    seat: Seat
    to: str | None = None


@value
class CallDirector:
    """The director called."""

    seat: Seat


@value
class Consult:
    """A player reading his own system card or notes."""

    seat: Seat
    what: Literal["system card", "notes"]


@value
class ReserveRights:
    """A player announcing that he reserves his rights."""

    seat: Seat


# Choices, claims, the director


@value
class Choose:
    """A choice the law offers: `accept`, `require spades`, `forbid hearts and clubs`; `law`: under which paragraph."""

    seat: Seat
    choice: Choice
    law: str | None = None


@value
class Silence:
    """Players asked whether they accept, and nobody speaking."""


@value
class Claim:
    """Tricks claimed, `words` the line stated; `n` None: the player suggests ending play."""

    seat: Seat
    n: int | Literal["all", "this trick"] | None
    words: str | None = None


@value
class Concede:
    """Tricks conceded."""

    seat: Seat
    n: int | Literal["the rest", "this trick"]
    words: str | None = None


@value
class Respond:
    """The answer to the claim or concession that is open; only an objection has `words`."""

    seat: Seat
    answer: Literal["agrees", "objects", "asks to play on"]
    words: str | None = None


@value
class Unsay:
    """A claim, a concession or an agreement taken back."""

    seat: Seat
    what: Literal["claim", "concession", "agreement"]


@value
class DirectorActs:
    """The director explains, speaks to `seat` away from the table, requires him to do something, or rules in `words`.

    What he requires: to `verb` a `card` (a withdrawn card is named), or to pass, to call again, to bid a `call`.
    """

    what: Literal["explains", "requires", "rules", "speaks"]
    seat: Seat | None = None
    verb: Literal["withdraw", "lead", "play", "pass", "call again", "bid"] | None = None
    card: Card | None = None
    words: str | None = None
    call: str | None = None


# Stages, outside the trick, overstepping


@value
class TakeCards:
    """A hand taken from the board."""

    seat: Seat


@value
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


@value
class GoOn:
    """Regular play nobody recorded, trick number `to` included, with the tricks won by (NS, EW); or who wins a trick.

    `seat` is the winner of a trick whose cards do not tell it; then the other two fields are None.
    """

    to: int | None
    counts: tuple[int, int] | None = None
    seat: Seat | None = None


@value
class Trick:
    """A whole regular trick, number `n`, as its four plays in order."""

    n: int
    plays: tuple[tuple[Seat, Card], ...]


@value
class Overstep:
    """A player looking at another's hand, exchanging hands with him, or leaving his seat to watch him."""

    seat: Seat
    whose: Seat
    how: Literal["looks", "exchanges", "watches"]
