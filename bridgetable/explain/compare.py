"""Two verdicts side by side, line by line: the two editions of one record, or two lines of one record.

A line is about one subject: a card, a choice, a duty. Where both verdicts speak of it, it stands in one row, and the
row tells whether they say the same, say it under another number, or rule differently.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Literal, TypeAlias

from bridgetable.explain.editions import reason, renumbered
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import turn_words
from bridgetable.explain.words import question_text, rights_text, text
from bridgetable.findings import kinds as k
from bridgetable.findings.rights import MayDo
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import Side
from bridgetable.value import value

How = Literal["same", "number", "ruling"]

ALWAYS = "at-every-trick"
"""The part of what every player may do although nothing has gone wrong: no ruling, and never a reason to part."""

_RULING = "ruling"
_LAID = ("played", "quitted")
_COMMON = ("played", "quitted", "withdrawn", "in hand")
"""What happens to every card sooner or later: told only where the other verdict says otherwise."""


@value
class Cell:
    """What one verdict says, and the paragraph; empty where it is nobody's rule."""

    text: str
    cite: str = ""


@value
class ComparedRow:
    """One subject in both verdicts, None where a verdict says nothing of it; `reason`: why the later book differs."""

    part: str
    left: Cell | None
    right: Cell | None
    reason: str = ""

    @property
    def how(self) -> How:
        """Whether both say the same, say it under different numbers, or rule differently."""
        if self.left is None or self.right is None or self.left.text != self.right.text:
            return "ruling"
        return "same" if self.left.cite == self.right.cite else "number"


@value
class _Said:
    """One sentence of a verdict, what it is about, and the finding it tells of."""

    about: Hashable
    text: str
    finding: k.Finding | None


def part_words(part: str) -> str:
    """The heading of a part of the comparison: Cards to move."""
    return say(f"told-part-{part}")


def compare(left: Verdict, right: Verdict, *, same_log: bool = True) -> tuple[ComparedRow, ...]:
    """The rows of two verdicts, that of the earlier book at the left, in the order in which a director needs them.

    Without `same_log` they are about different continuations: what was merely played in one of them is left out.
    """
    rows: list[ComparedRow] = []
    for part, told in (*_PARTS, *_ALWAYS):
        pairs = _paired(tuple(told(left)), tuple(told(right)))
        kept = (pair for pair in pairs if part == _RULING or _worth(*pair, same_log))
        rows += [_row(part, one, other, left, right) for one, other in kept]
    first = rows[0]
    return (first, *(row for row in rows[1:] if (row.left, row.right) != (first.left, first.right)))


def differs(left: Verdict, right: Verdict) -> bool:
    """Whether two editions rule differently on the same record; another number alone is no difference."""
    for _, told in _PARTS:
        mine, theirs = tuple(told(left)), tuple(told(right))
        if {said.text for said in mine} != {said.text for said in theirs}:
            pairs = _paired(mine, theirs)
            if any(_words_of(one) != _words_of(other) and _worth(one, other, True) for one, other in pairs):
                return True
    return False


def _words_of(said: _Said | None) -> str | None:
    return None if said is None else said.text


def _row(part: str, one: _Said | None, other: _Said | None, left: Verdict, right: Verdict) -> ComparedRow:
    row = ComparedRow(part, _cell(one), _cell(other))
    if left.edition == right.edition or row.how == "same":
        return row
    years = left.edition, right.edition
    if row.how == "number" and row.left is not None and row.right is not None:
        return replace(row, reason=renumbered(row.left.cite, row.right.cite, *years))
    return replace(row, reason=reason(_finding(one), _finding(other), *years))


def _cell(said: _Said | None) -> Cell | None:
    if said is None:
        return None
    return Cell(said.text, "" if said.finding is None else said.finding.grounds.cite)


def _finding(said: _Said | None) -> k.Finding | None:
    return None if said is None else said.finding


def _worth(one: _Said | None, other: _Said | None, same_log: bool) -> bool:
    """Whether a row tells anything: not what both take for granted, nor what only one of two continuations played."""
    said = [each.finding for each in (one, other) if each is not None]
    if all(isinstance(finding, k.Lawful) for finding in said) and said != [None]:
        return False
    if one is None or other is None:
        plain = isinstance(said[0], k.Status) and said[0].status in (_LAID if same_log else _COMMON)
        return not plain or same_log
    laid = all(isinstance(finding, k.Status) and finding.status in _LAID for finding in said)
    return not laid or (same_log and one.text != other.text)


_Pair: TypeAlias = tuple[_Said | None, _Said | None]


def _paired(left: tuple[_Said, ...], right: tuple[_Said, ...]) -> list[_Pair]:
    """Each sentence of the left with that of the right: the same words first, then the same subject."""
    mine, theirs = list({said.text: said for said in left}.values()), list({said.text: said for said in right}.values())
    partner: dict[int, _Said] = {}
    for alike in (_same_words, _same_subject):
        for number, said in enumerate(mine):
            if number not in partner:
                found = next((other for other in theirs if alike(said, other)), None)
                if found is not None:
                    partner[number] = found
                    theirs.remove(found)
    return list(_rows_in_order([(said, partner.get(number)) for number, said in enumerate(mine)], theirs, right))


def _rows_in_order(pairs: list[_Pair], alone: list[_Said], right: tuple[_Said, ...]) -> Iterator[_Pair]:
    """The pairs in the order of the left, and what the right says `alone` where it says it."""
    place = {said.text: number for number, said in enumerate(right)}
    for one, other in pairs:
        while other is not None and alone and place[alone[0].text] < place[other.text]:
            yield None, alone.pop(0)
        yield one, other
    for said in alone:
        yield None, said


def _same_words(one: _Said, other: _Said) -> bool:
    return one.text == other.text


def _same_subject(one: _Said, other: _Said) -> bool:
    return one.about == other.about


# The parts of a verdict


def _headline(verdict: Verdict) -> Iterator[_Said]:
    said = headline(verdict)
    yield _Said("headline", said.words, said.finding)


def _questions(verdict: Verdict) -> Iterator[_Said]:
    return (_Said(each.key, question_text(each), each) for each in verdict.questions)


def _roles(verdict: Verdict) -> Iterator[_Said]:
    yield _Said("roles", say("ruling-roles", declarer=verdict.declarer, dummy=verdict.dummy), None)


def _turn(verdict: Verdict) -> Iterator[_Said]:
    yield _Said("turn", say("told-turn", turn=turn_words(verdict)), None)


def _tricks(verdict: Verdict) -> Iterator[_Said]:
    if verdict.tricks is not None:
        ns, ew = verdict.tricks
        yield _Said("tricks", say("told-tricks-won", ns=ns, ew=ew, north_south=Side.NS, east_west=Side.EW), None)


def _findings(pick: Callable[[Verdict], Iterable[k.Finding]]) -> Callable[[Verdict], Iterator[_Said]]:
    def told(verdict: Verdict) -> Iterator[_Said]:
        return (_Said(_about(each), text(each), each) for each in pick(verdict))

    return told


def _parts(*names: str) -> Callable[[Verdict], Iterator[_Said]]:
    return _findings(lambda verdict: chain.from_iterable(map(verdict.part, names)))


def _rights(ordinary: bool) -> Callable[[Verdict], Iterator[_Said]]:
    """What players may do: that which a ruling gives them, or what anybody may do at any trick."""

    def told(verdict: Verdict) -> Iterator[_Said]:
        alike: dict[tuple[MayDo, str, str | None], list[k.Right]] = {}
        for right in verdict.rights:
            if ordinary is not bool(right.grounds.findings):
                alike.setdefault((right.may, right.grounds.cite, right.until), []).append(right)
        for (may, _, _), rights in alike.items():
            yield _Said((may, rights[0].seat), _of_all(rights), rights[0])

    return told


def _of_all(rights: list[k.Right]) -> str:
    """A right that several players have, in one sentence."""
    return text(rights[0]) if len(rights) == 1 else rights_text(rights)


def _about(finding: k.Finding) -> Hashable:
    """What a finding is about: two findings of one part about the same thing stand side by side."""
    match finding:
        case k.Status():
            return finding.seat, finding.card
        case k.Option():
            return finding.choice
        case k.Duty():
            deed = finding.must or finding.may_not
            return finding.seat, deed.words.split()[0] if deed is not None else ""
        case k.MayWithdraw() | k.MustWithdraw():
            return finding.seat, finding.card
        case k.CallState():
            return finding.serial
        case k.Information():
            return finding.about, finding.part
        case k.Irregularity() | k.Lawful():
            return finding.action, finding.seat
        case k.Revoke():
            return finding.seat, finding.trick
        case _:
            return type(finding).__name__


_Part: TypeAlias = tuple[str, Callable[[Verdict], Iterator[_Said]]]

_PARTS: tuple[_Part, ...] = (
    (_RULING, _headline),
    ("questions", _questions),
    ("choices", _findings(lambda v: sorted(v.options, key=lambda option: option.order))),
    ("calls", _findings(lambda v: (call for call in v.calls if call.action))),
    ("cards", _findings(lambda v: v.cards.values())),
    ("cards-to-move", _parts("must_withdraw")),
    ("may-be-taken-back", _parts("may_withdraw")),
    ("obligations", _parts("duties")),
    ("irregularities", _parts("irregularities", "lawful")),
    ("revokes", _parts("revokes")),
    ("claim-and-tricks", _parts("claim", "transfer")),
    ("information", _parts("information")),
    ("rights", _rights(ordinary=False)),
    ("to-look-at-again", _parts("checks", "judgements", "liable")),
    ("not-handled-by-the-program", _parts("not_modelled")),
    ("contract", _parts("contract", "restrictions")),
    ("declarer", _roles),
    ("turn", _turn),
    ("tricks-won", _tricks),
)
_ALWAYS: tuple[_Part, ...] = ((ALWAYS, _rights(ordinary=True)),)
