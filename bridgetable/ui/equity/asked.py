"""What is asked of double dummy about the ruling that is shown. No Qt: it is worked out aside."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.equity.answer import EquityOf, PlayFault, worked_out
from bridgetable.equity.position import Moments
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class Asked:
    """A record as far as it is shown, the edition it is ruled under, and the irregularity in question, if any."""

    record: Record
    edition: int
    fault: PlayFault | None


def answer(asked: Asked) -> Iterator[EquityOf | None]:
    """The answer, last of all: it may take a second or two, and be left wherever nothing has been found yet."""
    return worked_out(Moments(asked.record, asked.edition), [asked.fault] if asked.fault else [])
