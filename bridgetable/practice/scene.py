"""What the generator gives: a deal in which something has happened, complete with the facts that decide."""

from __future__ import annotations

from bridgetable.cases.case import Case
from bridgetable.named import NamedTuple


class Scene(NamedTuple):
    """A generated problem.

    `case` holds the record with the facts, title, story and ruling; the place asked about is the end of its log. `kind`
    is one of `KINDS` (`G06`), `edition` the year under which it is asked. `aim` is the key of the fact that decides
    (`told-turn #5`), empty where none does. `twin` is a case that differs in that fact alone and is ruled otherwise.
    """

    case: Case
    kind: str
    edition: int
    seed: int
    aim: str = ""
    twin: Case | None = None
