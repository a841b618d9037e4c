"""What cannot happen at a table: that hand does not hold the card, nothing lies there to be turned."""

from __future__ import annotations

from bridgetable.messages import Message, Value


class ImpossibleAction(ValueError):
    """The action cannot happen at this table; `number` is its place in the log, from 1, once it is known.

    Why is said only when somebody reads it: much is tried that may be impossible.
    """

    number: int | None = None

    def __init__(self, why: str, **given: Value) -> None:
        super().__init__(why, given)
        self.why = Message(why, tuple(given.items()))

    def __str__(self) -> str:
        return str(self.why)
