"""One paragraph under the numbers of every edition."""

from __future__ import annotations

from bridgetable.editions import NUMBERED, other, way
from bridgetable.lawbook.everyday import OldNumber, everyday
from bridgetable.lawtexts import LawText, all_texts, law_order, parent
from bridgetable.messages import kept_in_words


@kept_in_words
def book(edition: int) -> dict[str, LawText]:
    """Every paragraph of an edition by its number, in the order of the book.

    >>> list(book(2017))[:2]
    ['9', '9A']
    """
    return {text.id: text for text in all_texts() if text.edition == edition}


def counterpart(cite: str, edition: int, across: int | None = None) -> LawText | None:
    """What another edition says where this one has `cite`, under whatever number; None if it has nothing there.

    >>> counterpart("16C2", 2017, 2007).id
    '16D2'
    """
    wanted = other(edition) if across is None else across
    text = book(edition).get(cite)
    for year in way(edition, wanted)[1:]:
        text = _beside(text, year) if text is not None else None
    return text


def _beside(text: LawText, year: int) -> LawText | None:
    """What the book before or after says where this text stands."""
    later = year > text.edition
    renumbered = text.moved if later else text.was
    found = book(year).get(renumbered or text.id)
    if found is None or renumbered:
        return found
    # 45D has become 45D1, and 45D is its heading; 62C3 has become 61C, and 62C3 is about something else.
    back = found.was if later else found.moved
    return found if back is None or _below(back, found.id) else None


def _below(cite: str, heading: str) -> bool:
    above = parent(cite)
    return above is not None and (above == heading or _below(above, heading))


def in_edition(cite: str, known_in: int, edition: int) -> str | None:
    """The number in `edition` of what `known_in` calls `cite`; None where it has no such paragraph.

    >>> in_edition("16D2", 2007, 2017)
    '16C2'
    """
    if known_in == edition:
        return cite if cite in book(edition) else None
    text = counterpart(cite, known_in, edition)
    return text.id if text is not None else None


def nearest(cite: str, edition: int) -> str | None:
    """The paragraph itself, or the nearest above it that has a text. Raises `ValueError` for no citation.

    >>> nearest("44C1", 2017)
    '44C'
    """
    law_order(cite)
    wanted: str | None = cite
    while wanted is not None and wanted not in book(edition):
        wanted = parent(wanted)
    return wanted


def numbers_of_1997(cite: str, edition: int) -> list[OldNumber]:
    """The numbers older teaching material uses for this paragraph.

    >>> numbers_of_1997("45C4(b)", 2017)
    [OldNumber(id='45C4(b)', now='45C4(b)', about='a slip in naming a card, in another wording')]
    """
    now = in_edition(cite, edition, NUMBERED)
    return [old for old in everyday().numbers_1997 if now is not None and old.now == now]
