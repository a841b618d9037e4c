"""The kinds of problem, each with its variants; a variant is one way in which it comes about at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetable.practice.generator.sitting import Sitting

LEVELS, EDITIONS = (1, 2, 3), (2007, 2017)


class NotHere(Exception):  # noqa: N818 - nothing is wrong: another board is dealt
    """This board offers no plausible moment for what is wanted."""


@dataclass(frozen=True)
class Variant:
    """One way in which a kind comes about: `happen` lets it happen at a sitting, or raises `NotHere`.

    `judgement`: its ruling rests on what the director weighs, so that it is given only where that is asked for.
    """

    name: str
    happen: Callable[[Sitting], None]
    levels: tuple[int, ...] = LEVELS
    editions: tuple[int, ...] = EDITIONS
    weight: int = 1
    judgement: bool = False


@dataclass(frozen=True)
class Kind:
    """A kind of problem: `id` as in G06, `title` in a few words."""

    id: str
    title: str
    variants: list[Variant] = field(default_factory=list)

    def suited(self, edition: int, level: int, with_judgement: bool = False) -> list[Variant]:
        """The variants for an edition and a level, those that come more often several times."""
        return [
            variant
            for variant in self.variants
            if edition in variant.editions and level in variant.levels and with_judgement >= variant.judgement
            for _ in range(variant.weight)
        ]


_TITLES = {
    "G01": "A defender's card that partner may have seen",
    "G02": "A card dropped, shown or named by a defender",
    "G03": "A penalty card in play",
    "G04": "A penalty card not played",
    "G05": "An opening lead out of turn",
    "G06": "A defender leads out of turn",
    "G07": "Declarer leads from the wrong hand",
    "G08": "A lead out of turn in the last trick",
    "G09": "A defender plays before his partner",
    "G10": "A defender plays before the hand at his right",
    "G11": "Declarer plays too early",
    "G12": "Two cards at once",
    "G13": "A fifth card in the trick",
    "G14": "Dummy plays a card nobody named",
    "G15": "Declarer calls another card",
    "G16": "Half a word for a card of dummy's",
    "G17": "Misled by an opponent",
    "G18": "A revoke",
    "G19": "A trick with a card too many or too few",
    "G20": "May I see that again?",
    "G21": "Declarer or dummy shows cards",
    "G22": "A word about the trick in progress",
    "G23": "A claim or a concession",
    "G24": "A card seen during the auction",
    "G25": "A call taken back, and the lead",
    "G26": "Playing on after a card has to go back",
    "G27": "Dummy does more than he may",
    "G28": "Playing on without the director",
}

KINDS: dict[str, Kind] = {kind: Kind(kind, title) for kind, title in _TITLES.items()}
"""Every kind by its id."""


def kind(
    of: str,
    name: str,
    *,
    levels: tuple[int, ...] = LEVELS,
    editions: tuple[int, ...] = EDITIONS,
    weight: int = 1,
    judgement: bool = False,
) -> Callable[[Callable[[Sitting], None]], Callable[[Sitting], None]]:
    """Declare a function to be a variant of the kind `of`."""

    def declare(happen: Callable[[Sitting], None]) -> Callable[[Sitting], None]:
        KINDS[of].variants.append(Variant(name, happen, levels, editions, weight, judgement))
        return happen

    return declare
