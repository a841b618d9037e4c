"""The catalogue of paragraphs that are computed, and the books they stand in.

A paragraph is a function of a `Moment` and of what raised it. It is declared with its number, the books that have it,
what can raise it, and which paragraphs it overrides:

    @paragraph("50B", on=("exposed card",), overrides=("49",))
    def kind_of_penalty_card(m: Moment, exposed: Irregularity) -> Findings: ...

It speaks after those it names as `after` (`44C`, or of its functions one: `44C follow_suit`), because it relies on what
they have said, and before those it overrides. In what order the others speak makes no difference to any ruling.

What can raise it is a class of action, a class of finding, the kind of an irregularity, the word of a status,
`chosen …` (an option of that kind was, see `ChoiceOf`), `OFFERED` (any option was), `AMBIGUOUS` (the words of
a choice that two laws offer), `OBEYED` (dummy's hand went to a card at declarer's words), `AT_ONCE` (an action of the
same instant as the one before has been judged), or `AT_REST` (the position after the last action: options, duties and
rights follow from it).

It holds in every edition, or `since=2017` from that book on, or `until=2017` in those before it: a later book inherits
what it does not change. Its number is that of the book of `NUMBERED`, or of the last book it stands in; what the
earlier ones called it is in the table of `editions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from bridgetable.editions import EDITIONS, NUMBERED, number
from bridgetable.findings.changes import Change
from bridgetable.findings.kinds import Finding, Irregularity, Status
from bridgetable.value import value

if TYPE_CHECKING:
    from bridgetable.findings.moment import Moment
    from bridgetable.findings.standing import Standing

AT_REST = "at rest"
AT_ONCE = "at once"
OBEYED = "obeyed"
OFFERED = "offered"
AMBIGUOUS = "ambiguous"
PARTS_IN_WORDS = ("footnote", "opening", "preamble")
"""Parts of a law that have no number, as in `53A footnote`."""

Findings: TypeAlias = "Iterable[Finding | Change]"
Trigger: TypeAlias = "type[Any] | str"
Body: TypeAlias = "Callable[[Moment, Any], Findings]"
_B = TypeVar("_B", bound="Callable[..., Any]")


class LawConflict(Exception):
    """Two paragraphs answer one question differently and neither overrides the other: a fault of the program."""


class LawGap(Exception):
    """A card was moved and no paragraph says what it is: a fault of the program."""


@value
class Paragraph:
    """One computed paragraph of one edition: its number there, its function, what raises it, what it overrides.

    `decides` are further paragraphs the same function gives the answer of, such as those of 46B1 beside 46B; `after`
    are those that have to have spoken before it, on whatever raises them both.
    """

    cite: str
    year: int
    function: Body
    on: tuple[Trigger, ...]
    overrides: tuple[str, ...]
    decides: tuple[str, ...] = ()
    only_if: str = ""
    after: tuple[str, ...] = ()
    about: Callable[[Standing], object] | None = field(default=None, compare=False)
    """What `only_if` names, looked up."""


@value
class Edition:
    """One edition of the laws: for each trigger its paragraphs in the order in which they speak."""

    year: int
    paragraphs: tuple[Paragraph, ...]
    raised: dict[Trigger, tuple[Paragraph, ...]]


_DECLARED: list[Paragraph] = []


def paragraph(
    cite: str,
    *,
    on: tuple[Trigger, ...],
    since: int = EDITIONS[0],
    until: int | None = None,
    overrides: tuple[str, ...] = (),
    decides: tuple[str, ...] = (),
    only_if: str = "",
    after: tuple[str, ...] = (),
) -> Callable[[_B], _B]:
    """Declare the function of a paragraph, and of those it `decides` besides: see the module's page for the rest.

    `only_if` names what the standing must have for the paragraph to be about anything (`bans`, `turn.wrong_lead` …);
    most play has none of it. `after` names paragraphs that speak before it.
    """

    def declare(function: _B) -> _B:
        years = [year for year in EDITIONS if since <= year and (until is None or year < until)]
        written = min(NUMBERED, years[-1])
        for year in years:
            # What comes after the book of `NUMBERED` numbers anew what was found: see `renumbered`.
            own, *others = (number(each, written, min(NUMBERED, year)) for each in (cite, *decides))
            if own is not None:
                parts = tuple(each for each in others if each not in (None, own))
                before = _in_numbers(after, written, min(NUMBERED, year))
                about = _looks_up(only_if) if only_if else None
                _DECLARED.append(Paragraph(own, year, function, on, overrides, parts, only_if, before, about))
        return function

    return declare


@cache
def _looks_up(only_if: str) -> Callable[[Standing], object]:
    """The same one for every paragraph that is about the same: the judge asks it once of several that follow."""
    return attrgetter(only_if)


def _in_numbers(after: Iterable[str], written: int, year: int) -> tuple[str, ...]:
    """What a paragraph waits for in the numbers of a book; without what that does not have."""
    parted = (_parted(each) for each in after)
    return tuple(f"{own} {name}".rstrip() for cite, name in parted if (own := number(cite, written, year)))


def _parted(after: str) -> tuple[str, str]:
    """A paragraph that is waited for, and the one function of it that is, or nothing.

    >>> _parted("44C follow_suit"), _parted("68 opening"), _parted("68 opening only_this_trick")
    (('44C', 'follow_suit'), ('68 opening', ''), ('68 opening', 'only_this_trick'))
    """
    cite, _, last = after.rpartition(" ")
    return (cite, last) if cite and last not in PARTS_IN_WORDS else (after, "")


def declared() -> tuple[Paragraph, ...]:
    """Every paragraph of every edition, as they were declared.

    >>> import bridgetable.laws
    >>> any(each.cite == "44C" for each in declared())
    True
    """
    return tuple(_DECLARED)


def ends(function: Callable[..., Any], since: int) -> None:
    """From the book of `since` on, the paragraph of `function` is gone; said by the module of that book."""
    _DECLARED[:] = [each for each in _DECLARED if not (each.function is function and each.year >= since)]


def in_numbers(paragraph: Paragraph, year: int) -> Paragraph:
    """The paragraph as a book calls it that came after the one the law files are numbered by."""
    if year <= NUMBERED:
        return paragraph
    cite, *parts = (number(each, NUMBERED, year) or each for each in (paragraph.cite, *paragraph.decides))
    return replace(paragraph, cite=cite, decides=tuple(parts))


def build_edition(year: int, paragraphs: Iterable[Paragraph]) -> Edition:
    """The edition made of those of `paragraphs` that belong to `year`; raises `LawConflict` if they go in circles."""
    own = tuple(p for p in paragraphs if p.year == year)
    triggers: dict[Trigger, list[Paragraph]] = {}
    for entry in own:
        for trigger in entry.on:
            triggers.setdefault(trigger, []).append(entry)
    return Edition(year, own, {trigger: in_order(found) for trigger, found in triggers.items()})


def in_order(found: list[Paragraph]) -> tuple[Paragraph, ...]:
    """As declared, but each paragraph after those that override it and those it is `after`."""
    done: list[Paragraph] = []
    waiting, overriding = list(found), [p for p in found if p.overrides]
    # Most paragraphs wait for nothing: then only those that override anything can go before them.
    before = [[q for q in (found if p.after else overriding) if q is not p and goes_first(q, p)] for p in found]
    while waiting:
        speaking = {id(p) for p in waiting}
        free = {id(p) for p, first in zip(found, before, strict=True) if speaking.isdisjoint(map(id, first))}
        if speaking.isdisjoint(free):
            raise LawConflict("each of these paragraphs waits for another: " + ", ".join(p.cite for p in waiting))
        done += [p for p in waiting if id(p) in free]
        waiting = [p for p in waiting if id(p) not in free]
    return tuple(done)


def goes_first(one: Paragraph, other: Paragraph) -> bool:
    """Whether `one` speaks before `other`: it overrides it, or is what that one waits for.

    Of several functions of one paragraph those that are after it go last.
    """
    if covers(one.overrides, other.cite):
        return True
    last = one.cite == other.cite and covers(one.after, one.cite)
    return not last and any(names(each, one) for each in other.after)


def names(after: str, paragraph: Paragraph) -> bool:
    """`44C` names every function of that paragraph and of those below it, `44C follow_suit` that one alone."""
    cite, function = _parted(after)
    return covers((cite,), paragraph.cite) and function in ("", paragraph.function.__name__)


def covers(overrides: tuple[str, ...], cite: str) -> bool:
    """Whether a list of overridden paragraphs names `cite` or a paragraph above it.

    >>> covers(("50D",), "50D1(a)"), covers(("50D1",), "50D")
    (True, False)
    """
    return any(cite == over or (cite.startswith(over) and _begins_a_part(over, cite)) for over in overrides)


def _begins_a_part(over: str, cite: str) -> bool:
    """45D stands above 45D1, but 4 not above 45."""
    return not (over[-1].isdigit() and cite[len(over)].isdigit())


def trigger_of(finding: Finding) -> Trigger:
    """What `finding` is called where paragraphs say what raises them."""
    if isinstance(finding, Status):
        return finding.status
    if isinstance(finding, Irregularity):
        return finding.kind
    return type(finding)
