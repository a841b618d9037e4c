"""What a test stands on: it has to be there, and a test that does not find it fails right here."""

from __future__ import annotations

from typing import TypeVar

Found = TypeVar("Found")


def present(found: Found | None) -> Found:
    """What was looked for, once it is certain that it was found."""
    assert found is not None
    return found
