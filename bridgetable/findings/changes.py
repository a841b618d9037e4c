"""What a paragraph changes of the standing without ruling on a card: with grounds, as everything it says has."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.findings.kinds import Assumption, Finding, Grounds
from bridgetable.findings.parts import Part
from bridgetable.named import NamedTuple


class Noted(NamedTuple):
    """From here on `part` of the standing is so: a lead out of turn waits, attention has been drawn, a card named."""

    grounds: Grounds
    part: Part


class NoLonger(NamedTuple):
    """What was found before and does not hold any more, without anything in its place."""

    grounds: Grounds
    gone: tuple[Finding | Assumption, ...]


class Instead(NamedTuple):
    """What was found before holds as `new` says it now."""

    grounds: Grounds
    old: Finding
    new: Finding


Change: TypeAlias = Noted | NoLonger | Instead
CHANGES = (Noted, NoLonger, Instead)
"""The same, for `isinstance`: asked of every finding, and of a tuple it is answered faster."""
