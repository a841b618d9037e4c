"""What was written and cannot be read as a card, a suit or a seat: said without words, which come from the catalogue.

Cards and seats stand below the catalogue, which speaks of them; `messages.why` says what is wrong.
"""

from __future__ import annotations


class Misread(ValueError):
    """Nothing is meant by what was written; `message` is the id of what is said of it, `given` what it is given."""

    def __init__(self, message: str, **given: str | bool) -> None:
        super().__init__(message, given)
        self.message, self.given = message, given
