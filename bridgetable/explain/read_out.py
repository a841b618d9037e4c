"""What a director says aloud to the table: the ruling first, then what follows or what may be chosen, whole."""

from __future__ import annotations

from itertools import groupby

from bridgetable.explain.headlines import headline
from bridgetable.explain.offered import choosers
from bridgetable.explain.ways import Way, spoken, spoken_together
from bridgetable.explain.words import text
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.named import NamedTuple


class ReadOut(NamedTuple):
    """The sentence said first with its paragraph, and the sentences after it; choices are numbered."""

    first: str
    cite: str
    rest: tuple[str, ...]


def read_out(verdict: Verdict, ways: tuple[Way, ...]) -> ReadOut:
    """What there is to say of a verdict, `ways` being all that may be chosen now."""
    said = headline(verdict)
    rest = [text(finding) for finding in said.more]
    for by, theirs in groupby(ways, key=lambda way: way.option.by):
        mine = list(theirs)
        way = mine[0]
        rest.append(say("choices-you-may-choose", who=choosers(by, way.option.of)))
        rest += _numbered(mine, verdict)
    return ReadOut(said.words, said.cite, tuple(rest))


def _numbered(ways: list[Way], verdict: Verdict) -> list[str]:
    """Each choice with its number, what it opens below it; those that differ in the suit alone are one."""
    lines: list[str] = []
    number = 0
    for opens, some in groupby(ways, key=lambda way: way.after is not None or bool(way.instead)):
        mine = list(some)
        groups = [list(spoken(way, verdict)) for way in mine] if opens else []
        plain = [] if opens else [[each] for each in spoken_together([way.option for way in mine], verdict)]
        for first, *below in (*groups, *plain):
            number += 1
            lines += [say("choices-numbered", number=number, words=first), *below]
    return lines
