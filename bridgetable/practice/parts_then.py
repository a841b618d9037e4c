"""What happens next: whose turn it is, what must and may not be done, tricks, information, what is looked at again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bridgetable.editions import as_of
from bridgetable.explain.words import text, told
from bridgetable.findings.kinds import Check, Grounds
from bridgetable.findings.reasons import DamageDone
from bridgetable.messages import say
from bridgetable.practice.near_misses import duty_rivals, transferred
from bridgetable.practice.problem import TOURNAMENT, OfferedAnswer, Part
from bridgetable.practice.situation import NOTHING, Situation
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.actions import Attention, CallDirector, Entry

_WRONG = 3

_DAMAGE: Mapping[int, tuple[DamageDone, ...]] = {
    2007: ("taken back", "penalty card", "revoke", "insufficient bid"),
    2017: ("taken back", "withdrawn call", "penalty card", "revoke", "insufficient bid"),
}
"""What the director of a book looks at again after play."""
_ONLY_IN_PLAY: tuple[DamageDone, ...] = ("penalty card", "revoke")
_ONLY_IN_THE_AUCTION: tuple[DamageDone, ...] = ("insufficient bid",)


def then(at: Situation) -> Iterator[Part]:
    """The parts on what follows from the ruling."""
    playing = at.here.turn is not None or bool(at.here.options)
    if playing and at.family in ("card", "call", "choice", "duty", "revoke", "transfer"):
        yield _turn_part(at)
    yield from _bound(at)
    yield from _tricks(at)
    if at.level >= TOURNAMENT:
        yield from _information_part(at)
        yield from _checks(at)


def _turn_part(at: Situation) -> Part:
    to = at.here.turn_to or "play"
    answers = (
        *(OfferedAnswer(seat.value, say("asked-is-to", seat=seat, to=to)) for seat in SEATS),
        OfferedAnswer(NOTHING, say("asked-something-comes-first")),
    )
    right = at.here.turn.value if at.here.turn is not None else NOTHING
    return Part("turn", "then", say("asked-whose-turn"), answers, frozenset({right}))


def _bound(at: Situation) -> Iterator[Part]:
    """Who must do, or may not do, what."""
    right = list(dict.fromkeys(text(each) for each in at.here.duties))
    wrong = [text(each) for other in at.others for each in other.duties]
    if not right and not wrong:
        return
    wrong += [text(each) for duty in at.here.duties for each in duty_rivals(duty)]
    answers = at.some_of(_same(right), _same(wrong), _WRONG)
    nobody = OfferedAnswer(NOTHING, say("asked-nobody-is-bound"))
    keys = frozenset(right) or frozenset({NOTHING})
    yield Part("bound", "then", say("asked-who-is-bound"), (*answers, nobody), keys, many=True)


def _same(words: list[str]) -> list[OfferedAnswer]:
    return [OfferedAnswer(each, each) for each in words]


def _tricks(at: Situation) -> Iterator[Part]:
    transfer = at.here.transfer
    near = [each.transfer for each in at.others if each.transfer is not None]
    if transfer is None and (not near or not at.here.revokes):
        return
    right = transferred(transfer.to, transfer.tricks) if transfer is not None else transferred(Side.NS, 0)
    side = transfer.to if transfer is not None else near[0].to
    sides = (side, *(each for each in Side if each is not side))
    wrong = [transferred(each.to, each.tricks) for each in near]
    wrong += [transferred(each, many) for each in sides for many in (1, 0, 2)]
    answers = at.one_of(OfferedAnswer(right.key, right.words), (OfferedAnswer(each.key, each.words) for each in wrong))
    yield Part("tricks", "then", say("asked-tricks-transferred"), answers, frozenset({right.key}))


def _information_part(at: Situation) -> Iterator[Part]:
    """Who may use what the newest thing seen or heard tells."""
    log = at.record.log
    known = [each for each in at.here.information if not _of_a_call(each.about, log)]
    for finding in known[-1:]:
        north_south = tuple(seat for seat in SEATS if seat.side is Side.NS)
        east_west = tuple(seat for seat in SEATS if seat.side is Side.EW)
        seats: tuple[tuple[tuple[Seat, ...], tuple[Seat, ...]], ...] = (
            *((SEATS, ()), ((), SEATS)),
            *((north_south, east_west), (east_west, north_south)),
        )
        wrong = [told(replace(finding, authorised=may, unauthorised=not_), log) for may, not_ in seats]
        told_so = told(finding, log)
        true = {told(each, log) for each in at.here.information}
        answers = at.one_of(
            OfferedAnswer("right", told_so), (OfferedAnswer(each, each) for each in wrong if each not in true)
        )
        named = tuple(each._replace(id=each.words) for each in answers)
        yield Part("information", "then", say("asked-who-may-use-it"), named, frozenset({told_so}))


def _of_a_call(about: str, log: Sequence[Entry]) -> bool:
    """Whether it is about somebody calling the director, which tells nothing worth a question."""
    return about.startswith("#") and isinstance(log[int(about[1:]) - 1].action, CallDirector | Attention)


def _checks(at: Situation) -> Iterator[Part]:
    right = list(dict.fromkeys(text(each) for each in at.here.checks))
    if not right and not any(each.checks for each in at.others):
        return
    wrong = [text(each) for other in at.others for each in other.checks]
    never = _ONLY_IN_PLAY if at.here.in_auction_period else _ONLY_IN_THE_AUCTION
    damages = [each for each in as_of(at.edition, _DAMAGE) if each not in never]
    wrong += [text(Check(Grounds(""), damage=damage)) for damage in damages]
    nothing = OfferedAnswer(NOTHING, say("asked-nothing"))
    answers = (*at.some_of(_same(right), _same(wrong), _WRONG), nothing)
    keys = frozenset(right) or frozenset({NOTHING})
    yield Part("checks", "then", say("asked-what-is-checked"), answers, keys, many=True)
