"""Why a finding was made, in the words of the laws, where something else depends on it: closed lists.

A citation is for showing. Whatever asks why a card goes back, or by what a revoke is established, reads it here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

RevokeHow: TypeAlias = Literal["was void", "by a card", "by a claim", "by assent", "card left out", "both sides"]
"""`was void`: he had none of the suit, so that it is no revoke (61A).

What established it: `by a card` for the next trick (63A1, 63A2), `by a claim` (63A3), `by assent` to one (63A4).

`card left out`: he has played no card to the trick (67B1). `both sides`: both have revoked in the trick (62C3).
"""

CardBecause: TypeAlias = Literal[
    "held or touched",
    "named",
    "words",
    "accepted",
    "played to",
    "led before the choice",
    "wrong defender played to it",
    "had to be accepted",
    "becomes dummy",
    "before the ruling",
    "came too early",
    "exchanged",
    "dummy's card stands",
    "other card stands",
    "not designated",
    "slip",
    "penalty card accepted",
    "penalty card put there",
    "revoke put right",
    "lead refused",
    "rank not known",
    "seen in the auction",
    "shown with a claim",
    "asked for in the lead",
    "found again",
    "extra card",
    "hidden card",
    "told it was his turn",
    "last trick",
    "unnoticed revoke",
    "stays played",
    "right lost",
    "dummy pointed it out",
    "waived",
]
"""Why a card is put forward, is what it is, or goes back.

Put forward: `held or touched` (45C1 to 45C3); `named` as the one played (45C4); by `words` that leave something out
(46).

A lead from a wrong hand: `accepted` in so many words (53A); `played to` (60A); `wrong defender played to it` (53C);
`had to be accepted`, for a card of dummy's was seen (54C); accepted by him who `becomes dummy` (54A). `lead refused`:
declarer's goes back free (55B). `led before the choice`: a penalty card, and the next hand has played to it (60A).
`told it was his turn`: by an opponent, who was wrong (47E1). `last trick`: no lead to it can be accepted (53A).

Played: `came too early`, and counts (57C); `exchanged`, in the last two tricks (62D1); `dummy's card stands`, though
not designated (45D2); after a penalty card was not played, what is there by `penalty card accepted` or `penalty card
put there` (52B).

In hand: `other card stands`, though this one was named (45D2); `slip`: another was meant (45C4(b)); `asked for in the
lead`, and picked up (50D2); `found again` after it was missing (14); `extra card` of a trick (67).

Open on the table: put down `before the ruling` (60C); `rank not known`, so that it is not known which penalty card it
is (50B); `seen in the auction` (24); `shown with a claim` (68). `revoke put right`: what a defender had revoked with
(62B1).

Goes back: `not designated` (45D); `hidden card` under the one played (58B1); `unnoticed revoke`, once it is noticed
in time (62A); `stays played`: that for which it was put (47F2). Without a rectification: `right lost` by the other
side (11A); `dummy pointed it out`, who had lost his rights (43B3); `waived` by the director (81C5).
"""

WrongProcedure: TypeAlias = Literal[
    "chose what was suggested",
    "misled by his manner",
    "called out of turn",
    "did not pass",
    "changed a call in the play",
    "reviewed for his own side",
    "stopped a review",
    "explained what is another's",
    "read his notes",
    "looked at another hand",
    "let dummy's hand revoke",
    "laid his card face down",
    "turned his card too soon",
    "drew a card too soon",
    "left his revoke as it was",
    "played after a claim",
]
"""What the wrong procedure was: a player `chose what was suggested` by what he may not use (16B1(a)), or `misled by his
manner` (73D2). In the auction he `called out of turn` (17), `did not pass` though his partner had exposed a card (24),
`changed a call in the play` (41C), `reviewed for his own side` (20D), `stopped a review` (20B, 20C2), `explained what
is another's` to explain (20F), `read his notes` (20G). In the play he `looked at another hand` (74C5), `let dummy's
hand revoke` (42A3), `laid his card face down` (45A), `turned his card too soon` (45G), `drew a card too soon` (74B3),
`left his revoke as it was` (62A), `played after a claim` (68D)."""

ImproperQuestion: TypeAlias = Literal[
    "asked for a review at his call",
    "asked for a review of a past auction",
    "asked for an explanation",
    "asked for partner's sake",
    "asked to trap",
    "asked for the contract",
]
"""What was asked and may not be: `for a review at his call` (20B) or `of a past auction` (20C2), `for an explanation`
(20F), `for partner's sake` (20G1), `to trap` an opponent (20G2), `for the contract` (41C)."""

ActTooSoon: TypeAlias = Literal["put his own fault right", "chose what was not offered", "played again"]
"""What was done before the ruling: he `put his own fault right` (9C), `chose what was not offered` (10A), `played
again` (60C)."""

DefectiveTrick: TypeAlias = Literal[
    "no card in the trick",
    "several cards in the trick",
    "no card in a past trick",
    "several cards in a past trick",
    "card got lost",
    "card not among the played ones",
]
"""What a trick has of a player: `no card`, or `several cards` (67A), and `a past trick` when that is found (67B); or
his `card got lost` (2007), is `not among the played ones` (67B3)."""

Inspection: TypeAlias = Literal["showed his last card", "asked for or saw turned cards"]
"""What he had no right to: he `showed his last card` (66B), `asked for or saw turned cards` (66C)."""

BarredDouble: TypeAlias = Literal["was not to double now"]
"""Why a double that Law 19 allows may not be made: after his partner's pass he `was not to double now` (2007:30B2)."""

HowItCame: TypeAlias = Literal[
    "told it was his turn",
    "kept silent about his own",
    "played to partner's lead",
    "kept silent about partner's",
    "not what declarer chose",
]
"""How an irregularity came about: he was `told it was his turn` by an opponent (47E1); he `kept silent about his own`
wrong explanation (20F4), or about `partner's` (20F5); he `played to partner's lead` out of turn (60C); he played, and
could have done otherwise, `not what declarer chose` (57B)."""

FaultBecause: TypeAlias = (
    WrongProcedure | ImproperQuestion | ActTooSoon | DefectiveTrick | Inspection | BarredDouble | HowItCame
)
"""What an irregularity was, of those of its kind, or how it came about."""

Meanings: TypeAlias = Literal[
    "asked for the meaning, at his call",
    "asked for the meaning, at his play",
    "asked about one call, at his call",
    "asked about one call, at his play",
    "explained",
]
"""Who may ask what calls and cards mean, all or `one call`, `at his call` (20F1) or `at his play` (20F2); and who
`explained` them."""

Doubted: TypeAlias = Literal[
    "asked what was called",
    "asked which card was called",
    "asked for a review at his call",
    "asked for a review of a past auction",
    "reviewed the auction",
    "put a review right",
    "explained what is agreed",
    "put his own explanation right",
    "put his own explanation right in the play",
    "put partner's explanation right",
    "put partner's explanation right after the play",
    "whose opening lead it is",
    "asked for the contract",
    "asked for the trick",
    "sees the trick",
    "answered about having none",
    "warned declarer",
    "spoke after the play",
    "kept his card",
    "called after a forced pass",
    "called at his own turn",
]
"""What is in order although players often think otherwise.

Who may be told what: he `asked what was called` (20A), or `which card` (46A), `for a review` at his call (20B) or when
the auction is past (20C2), for the `contract` (41C), or `whose opening lead it is` (20C1), which may be said as well;
he `asked for the trick` while he may see it, or `sees` it (66A).

Who tells it: he `reviewed the auction` (20D), `put a review right` (20E), `explained what is agreed`, though the call
was otherwise (75C); he `put his own explanation right` before the lead is faced (2017: 20F4(a)) or `in the play`
(75B2), or `partner's` (20F5); he `answered about having none` (61B).

He `called after a forced pass` that goes without saying (28A), or `called at his own turn` over a call out of rotation
(28B).

Dummy `warned declarer` (42B2), or `spoke after the play` (42B3). A player `kept his card` though he might change it
(47D).
"""

LawfulBecause: TypeAlias = (
    Meanings | Doubted | Literal["void", "unable", "called the director", "put his own explanation right at once"]
)
"""Why something is in order: he is `void` in the suit led (44D), or `unable` to do what is asked of him (59); he has
`called the director` (9B1(a)), `put his own explanation right at once` (2007: 20F4)."""

DutyBecause: TypeAlias = Literal[
    "lead in the other hand",
    "card chosen by declarer",
    "lead no longer due",
    "lead has changed",
    "claim",
    "unable",
    "major penalty card",
    "put down too early",
]
"""What a duty follows from: declarer's `lead in the other hand` (55B2); a penalty `card chosen by declarer` (51A); a
`lead no longer due` (44G); to follow suit where the `lead has changed` (44C); a `claim` (68);
being `unable` to do what is asked of him (59); a `major penalty card` (50D1); a card `put down too early` (57D)."""

RightBecause: TypeAlias = Literal["revoke", "dummy's wrong card", "wrong explanation"]
"""Upon what a card may be taken back that was in order itself: a `revoke` put right (62C), `dummy's wrong card`, which
was not designated (45D), a `wrong explanation` (47E2)."""

DamageDone: TypeAlias = Literal["taken back", "withdrawn call", "penalty card", "revoke", "insufficient bid"]
"""What may have done the damage that is looked at again: what was seen of a card or call `taken back` (16), a
`withdrawn call` with a comparable one in its place (23C), a `penalty card` (50E), a `revoke` (64C), an
`insufficient bid` put right (27D)."""

AskedBecause: TypeAlias = Literal["partner's explanation"]
"""What a fact is asked for that may be asked for other things: `partner's explanation`, whether he knew it was wrong
(20F5)."""

WeighedBecause: TypeAlias = Literal["harm by an explanation", "gain foreseen"]
"""What a judgement is about: the `harm by an explanation` (47E2(b)); the `gain foreseen` by who could have known of it
(23 of 2007, 72C of 2017)."""

ChoiceOf: TypeAlias = Literal[
    "accepting an opening lead",
    "accepting a lead",
    "refusing an opening lead",
    "refusing declarer's lead",
    "refusing a defender's lead",
    "declarer becoming dummy",
    "the hand that leads",
    "a lead no longer due",
    "the card the words left open",
    "the card nobody named",
    "the suit of a penalty card",
    "no suit of a penalty card",
    "the penalty card to be played",
    "accepting another card than the penalty card",
    "having the penalty card played",
    "partner's card to the trick",
    "one of several cards",
    "the suit of a withdrawn call",
    "stopping play",
    "playing on",
    "a call out of rotation",
    "an insufficient bid",
    "a change of call",
    "a call over a slip",
]
"""What an option is a choice of: the paragraph that acts on it is raised by that."""

OF_A_CALL: tuple[ChoiceOf, ...] = (
    "a call out of rotation",
    "an insufficient bid",
    "a change of call",
    "a call over a slip",
)
OF_A_LEAD: tuple[ChoiceOf, ...] = (
    "accepting an opening lead",
    "accepting a lead",
    "refusing an opening lead",
    "refusing declarer's lead",
    "refusing a defender's lead",
    "declarer becoming dummy",
    "a lead no longer due",
)
OF_A_PENALTY_CARDS_SUIT: tuple[ChoiceOf, ...] = ("the suit of a penalty card", "no suit of a penalty card")
OF_PARTNERS_LEAD: tuple[ChoiceOf, ...] = (*OF_A_PENALTY_CARDS_SUIT, "the suit of a withdrawn call")
OF_NOT_PLAYING_A_PENALTY_CARD: tuple[ChoiceOf, ...] = (
    "accepting another card than the penalty card",
    "having the penalty card played",
)
OF_A_CLAIM: tuple[ChoiceOf, ...] = ("stopping play", "playing on")
