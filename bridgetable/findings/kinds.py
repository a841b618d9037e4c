"""The closed list of findings.

Every finding has its `Grounds`: the paragraph that decides and what it rests on. A finding cannot be built without
them. `provisional` means that an open question, or a right nobody has claimed yet, may still change it. The kinds that
every single play makes are named tuples, because those are made fastest.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bridgetable.cards import Card, Suit
from bridgetable.findings.call_words import COUNTING, CallWord
from bridgetable.findings.deeds import Deed
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.reasons import (
    AskedBecause,
    CardBecause,
    ChoiceOf,
    DamageDone,
    DutyBecause,
    FaultBecause,
    LawfulBecause,
    RevokeHow,
    RightBecause,
    WeighedBecause,
)
from bridgetable.findings.rights import MayDo
from bridgetable.findings.status_words import StatusWord
from bridgetable.messages import Message
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side
from bridgetable.table.choices import Choice
from bridgetable.value import value


class Grounds(NamedTuple):
    """Why a finding holds: the deciding paragraph (`cite`), others it applies (`also`), and what it rests on.

    `actions` count from 1; `facts` are keys such as `told-turn #5`; `settings` names of interpretations.
    """

    cite: str
    actions: tuple[int, ...] = ()
    facts: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    also: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()

    @property
    def goes_without_saying(self) -> bool:
        """Whether no paragraph says it: the record begins with it."""
        return self.cite == "given"


LeadOrPlay: TypeAlias = Literal["lead", "play"]
PENALTY = ("minor penalty", "major penalty")


class Status(NamedTuple):
    """The legal state of one card; `as_` lead or play and the number of its `trick` where it counts as played."""

    grounds: Grounds
    seat: Seat
    card: Card
    status: StatusWord
    as_: LeadOrPlay | None = None
    trick: int | None = None
    provisional: bool = False
    why: CardBecause | None = None


class Facing(NamedTuple):
    """A card put forward as a lead or a play (45A, 45C, 46): whether it may be is still to be said.

    `designated`: by word or gesture, so that an unintended one may be changed; `purpose` None: not clear.
    """

    grounds: Grounds
    seat: Seat
    card: Card
    purpose: LeadOrPlay | None = None
    designated: bool = False
    provisional: bool = False
    why: CardBecause | None = None


@value
class Misplaced:
    """A card put forward where it was not due; `kind` is that of the irregularity a law will make of it."""

    grounds: Grounds
    kind: IrregularityWord
    seat: Seat
    card: Card
    action: int
    provisional: bool = False


class Membership(NamedTuple):
    """Trick number `trick` is complete in law, and `winner` won it (None: the cards known do not tell)."""

    grounds: Grounds
    trick: int
    winner: Seat | None
    provisional: bool = False


@value
class CallState:
    """What a call of `seat`, made in `action` (0: before the record), counts for.

    It `stands`; it was irregular and is `accepted`; it is `open`: nobody has decided; it is `withdrawn` (taken back) or
    `cancelled` (by law); `implied` is a pass that counts without having been made. `serial` numbers the calls as they
    were made; one that is `instead` of another takes its place in the auction.
    """

    grounds: Grounds
    seat: Seat
    call: str
    action: int
    state: CallWord
    serial: int = 0
    instead: int = 0
    provisional: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is part of the auction in law."""
        return self.state in COUNTING

    @property
    def about(self) -> str:
        """The call as information and facts name it: `E 1H #2`."""
        return f"{self.seat.value} {self.call} #{self.action}"


class Called(NamedTuple):
    """A call put forward, by whatever word, card or gesture: what it counts for is still to be said."""

    grounds: Grounds
    seat: Seat
    call: str
    provisional: bool = False


@value
class Contract:
    """What has been bid when the auction ends: a bid, `doubled` with `X` or `XX`, and who declares; or nothing."""

    grounds: Grounds
    call: str | None
    doubled: str = ""
    declarer: Seat | None = None
    provisional: bool = False

    @property
    def words(self) -> str:
        """The contract as a case file says it: `2SX by S`, `passed out`."""
        return f"{self.call}{self.doubled} by {self.declarer}" if self.call else "passed out"


@value
class LeadRestriction:
    """What declarer may ask of `partner`'s first lead, because `offender` withdrew a call: a suit to forbid.

    `require`: he may require it as well.
    """

    grounds: Grounds
    offender: Seat
    partner: Seat
    suits: tuple[Suit, ...]
    require: bool = False
    provisional: bool = False


@value
class Roles:
    """Who is declarer and dummy, and the stage: before, cards taken, auction, clarification, play, after, over."""

    grounds: Grounds
    declarer: Seat
    stage: str
    provisional: bool = False


@value
class Irregularity:
    """A departure from correct procedure, of a kind from the closed list, by `seat` in `action`.

    `let_pass`: the table lets it pass, as it does ordinary words for a card of dummy's that nobody disputes. `call` is
    the one it is about, if it is about a call.
    """

    grounds: Grounds
    kind: IrregularityWord
    seat: Seat
    action: int
    card: Card | None = None
    completed: bool = True
    provisional: bool = False
    let_pass: bool = False
    why: FaultBecause | None = None
    call: str = ""


class Lawful(NamedTuple):
    """What `seat` did in `action` is in order: said with a citation, never by silence."""

    grounds: Grounds
    seat: Seat
    action: int
    provisional: bool = False
    why: LawfulBecause | None = None


@value
class Rectification:
    """What follows from an irregularity: none, card back, proper lead, lead stands, chain, forfeited …"""

    grounds: Grounds
    kind: str
    seat: Seat
    provisional: bool = False
    why: CardBecause | None = None


@value
class Option:
    """A choice open to `by` (a seat, or `E/W`: first to speak); `order` as in the law."""

    grounds: Grounds
    by: str
    choice: Choice
    order: int
    of: ChoiceOf
    alone: bool = True
    provisional: bool = False


@value
class Duty:
    """What `seat` must do (`must`, `when`) or may not do (`may_not`, `until`); able to (59) is always meant.

    `unless`: the suit led, of which he may have a card for all that is known; to follow suit comes first (44C).
    """

    grounds: Grounds
    seat: Seat
    must: Deed | None = None
    may_not: Deed | None = None
    when: str | None = None
    until: str | None = None
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    provisional: bool = False
    unless: Suit | None = None
    why: DutyBecause | None = None


@value
class MayWithdraw:
    """A right to take back `card` of hand `seat`, `until` a limit of the closed list; `only_if` an earlier link.

    `innocent` is the side that did no wrong (Law 16 on what is withdrawn); `since` the action that gave the right and
    `trick` the number of the trick `card` is in: the limits count from them. `penalty`: taken back, it becomes a
    penalty card.
    """

    grounds: Grounds
    seat: Seat
    card: Card
    until: str
    only_if: str | None = None
    innocent: Side | None = None
    since: int = 0
    trick: int = 0
    provisional: bool = False
    penalty: bool = False
    why: RightBecause | None = None


@value
class MustWithdraw:
    """A card the ruling has already taken back, still to be moved by hand; `penalty`: it stays face up before him."""

    grounds: Grounds
    seat: Seat
    card: Card
    provisional: bool = False
    penalty: bool = False
    why: CardBecause | None = None


@value
class Information:
    """To whom what `about` (a card, a call, a remark) tells is authorised and to whom not; `part` of it.

    `withdrawn`: it is told by something taken back, and whether it was used is looked at when play has ended (16C).
    """

    grounds: Grounds
    about: str
    part: Literal["all", "sight", "duty to play", "how it arose", "being void"]
    authorised: tuple[Seat, ...]
    unauthorised: tuple[Seat, ...]
    until: str | None = None
    provisional: bool = False
    withdrawn: bool = False


@value
class Revoke:
    """A failure to follow `suit` (or to obey a duty) in `trick`: none, open, corrected, established …

    `pointed_out`: before it was established, so that the card has to go back.
    """

    grounds: Grounds
    seat: Seat
    trick: int
    suit: str
    state: str
    action: int
    provisional: bool = False
    how: RevokeHow | None = None
    pointed_out: bool = False


@value
class Transfer:
    """Tricks that go `to` a side at the end of play."""

    grounds: Grounds
    to: Side
    tricks: int
    provisional: bool = False


@value
class Right:
    """What `seat` may do now, `until` a limit of the closed list."""

    grounds: Grounds
    seat: Seat
    may: MayDo
    until: str | None = None
    provisional: bool = False


@value
class ClaimState:
    """The state of a claim or concession `by` a seat, and the `tricks` in dispute to each side.

    `concession`: it was made as one (68B1). `nothing`: a refused concession is no claim either (2017: 68B2).
    """

    grounds: Grounds
    seat: Seat
    state: str
    tricks: tuple[int, int] | None = None
    provisional: bool = False
    concession: bool = False
    nothing: bool = False


class Deemed(NamedTuple):
    """A card that was found or put back counts as having been in the hand of `owner` all along (14B4, 67B2(b))."""

    grounds: Grounds
    seat: Seat
    card: Card
    provisional: bool = False


@value
class Check:
    """Something the director looks at again, `due` as a rule when play ends; the `damage` it may have done."""

    grounds: Grounds
    due: str = "play ends"
    provisional: bool = False
    damage: DamageDone | None = None


@value
class Judgement:
    """A `test` the director applies himself, and the facts that feed it: stated, never computed."""

    grounds: Grounds
    test: Message
    facts: tuple[str, ...] = ()
    provisional: bool = False
    why: WeighedBecause | None = None


@value
class Liable:
    """`seat` may be given a procedural penalty (Law 90)."""

    grounds: Grounds
    seat: Seat
    provisional: bool = False


@value
class NotModelled:
    """The paragraph cited is needed here and this program does not handle it; `why` in a sentence."""

    grounds: Grounds
    why: Message
    provisional: bool = False


@value
class Question:
    """A fact still to be found: `id` from the closed list `of` its subject, with the `answers` that may be given.

    `or_of` are other subjects it may be found of as well: the card that was shown as well as the action of showing it.
    """

    grounds: Grounds
    id: str
    of: str
    answers: tuple[str, ...]
    or_of: tuple[str, ...] = ()
    provisional: bool = False
    why: AskedBecause | None = None

    @property
    def key(self) -> str:
        """The fact it asks for, as facts and grounds name it.

        >>> Question(Grounds("44C"), "could-follow", "E 5", ("yes", "no")).key
        'could-follow E 5'
        """
        return f"{self.id} {self.of}" if self.of else self.id


@value
class Assumption:
    """A fact nobody is asked for: it is as its `value` says, unless somebody says otherwise.

    Otherwise it is named as a `Question` is, and can be answered like one.
    """

    grounds: Grounds
    id: str
    of: str
    value: str
    answers: tuple[str, ...]
    or_of: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The fact it is about, as facts and grounds name it."""
        return f"{self.id} {self.of}" if self.of else self.id

    @property
    def question(self) -> Question:
        """The question that is asked once somebody says otherwise."""
        return Question(self.grounds, self.id, self.of, self.answers, self.or_of)


Finding: TypeAlias = (
    Status
    | Facing
    | Misplaced
    | Membership
    | Called
    | CallState
    | Contract
    | LeadRestriction
    | Roles
    | Irregularity
    | Lawful
    | Rectification
    | Option
    | Duty
    | MayWithdraw
    | MustWithdraw
    | Information
    | Revoke
    | Transfer
    | Right
    | ClaimState
    | Deemed
    | Check
    | Judgement
    | Liable
    | NotModelled
    | Question
)
