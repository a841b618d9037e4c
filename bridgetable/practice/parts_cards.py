"""What the cards in question are, and whether they may go back."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import Card
from bridgetable.explain.card_status import may_withdraw, must_withdraw, status_word, waits_for
from bridgetable.explain.withheld import in_question
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say, slug
from bridgetable.practice.one_click import one_click
from bridgetable.practice.problem import PLAYER, OfferedAnswer, Part
from bridgetable.practice.situation import Situation
from bridgetable.seats import Seat
from bridgetable.table.fold import fold

_MOST = 3
"""Of so many cards it is asked what they are."""
WAITS = "waits"
_COMMON = ("played", "must go back", "major penalty", "minor penalty", WAITS, "exposed")
"""The flags a card that was put out may have."""
_BACK = ("may", "penalty", "if", "no")
_ALIKE = {
    "in hand": ("must go back", "exposed"),
    "must go back": ("in hand", "held", "exposed"),
    "held": ("in hand",),
    "exposed": ("must go back", "in hand", "held"),
}
"""Flags that could both be defended: a card that was seen and is no penalty card goes back to the hand."""


def flag(verdict: Verdict, seat: Seat, card: Card) -> str:
    """The flag a card deserves; one of which the next choice decides waits."""
    return WAITS if waits_for(verdict, seat, card) else status_word(verdict, seat, card)


def cards(at: Situation) -> Iterator[Part]:
    """What each card in question is; where it is played, whether it may be taken back."""
    asked = sorted(
        in_question(fold(at.record), at.here.dummy, at.record.log), key=lambda key: (key[0].index, key[1].name)
    )
    for seat, card in asked[:_MOST]:
        yield _status(at, seat, card)
    for seat, card in asked[:_MOST]:
        if status_word(at.here, seat, card) == "played" or may_withdraw(at.here, seat, card):
            yield _back_part(at, seat, card)
    wanted = at.family not in ("card", "choice") if at.level == PLAYER else at.family not in _ELSEWHERE
    if wanted or not asked:
        yield one_click(at.record, at.edition, at.chance.randrange(1000))


_ELSEWHERE = ("card", "choice", "duty", "transfer")
"""Of these rulings other questions ask."""


def _flagged(word: str) -> OfferedAnswer:
    return OfferedAnswer(word, say(f"asked-flag-{slug(word)}"))


def _status(at: Situation, seat: Seat, card: Card) -> Part:
    word = flag(at.here, seat, card)
    near = [flag(each, seat, card) for each in at.others]
    common = at.shuffled(_flagged(each) for each in _COMMON)
    wrong = (each for each in (*map(_flagged, near), *common) if each.id not in _ALIKE.get(word, ()))
    answers = at.one_of(_flagged(word), wrong)
    asked = say("asked-status", seat=seat, card=card)
    return Part(f"status {seat.value} {card.name}", "status", asked, answers, frozenset({word}), card=(seat, card))


def _back_part(at: Situation, seat: Seat, card: Card) -> Part:
    right = may_withdraw(at.here, seat, card)
    word = "no" if must_withdraw(at.here, seat, card) is None else "if"
    if right is not None:
        word = "if" if right.provisional or right.only_if else "penalty" if right.penalty else "may"
    answers = at.one_of(_of_taking_back(word), map(_of_taking_back, _BACK))
    asked = say("asked-back", seat=seat, card=card)
    return Part(f"back {seat.value} {card.name}", "status", asked, answers, frozenset({word}), card=(seat, card))


def _of_taking_back(word: str) -> OfferedAnswer:
    return OfferedAnswer(word, say(f"asked-back-{word}"))
