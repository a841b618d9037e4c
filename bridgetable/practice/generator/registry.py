"""The kinds of irregularity there are: each a group of variants, each variant a function of a sitting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bridgetable.editions import EDITIONS
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.value import value

EVERY_LEVEL = (PLAYER, CLUB, TOURNAMENT)


class Told(NamedTuple):
    """What a variant has made of a sitting: a `title` and a `story` that give nothing of the ruling away.

    `aim` is the key of the fact that decides, `otherwise` the answer to it with which the ruling is another; both are
    empty where no fact decides. `says` stands in the story where it has `{}`: what tells the fact as it is, and what
    would tell it otherwise. `laws` are cited beside those of the ruling; `why` is told with it where the verdict has
    not much to say; `routine`: it may be lawful all the same, and people commonly get it wrong.
    """

    title: str
    story: str
    aim: str = ""
    otherwise: str = ""
    laws: tuple[str, ...] = ()
    routine: bool = False
    says: tuple[str, str] = ("", "")
    why: str = ""

    def story_with(self, said: str) -> str:
        """The story with the fact told so."""
        return " ".join(self.story.replace("{}", said).split())


Making: TypeAlias = Callable[[Sitting], Told | None]


@value
class Variant:
    """One way a kind of irregularity comes about, at which `levels`, under which `editions`, how often (`weight`)."""

    name: str
    make: Making
    levels: tuple[int, ...]
    editions: tuple[int, ...]
    weight: int
    judgement: bool
    """The ruling rests on what the director weighs: only on request."""


@dataclass(slots=True)
class Kind:
    """A kind of irregularity, by its number in the list of kinds, with the laws its problems are about."""

    id: str
    laws: tuple[str, ...]
    variants: list[Variant] = field(default_factory=list)

    @property
    def title(self) -> str:
        """What goes wrong, in a few words."""
        return say(f"practice-kind-{self.id}")

    def fitting(self, edition: int, level: int, with_judgement: bool = False) -> list[Variant]:
        """The variants there are at a level under an edition."""
        return [
            each
            for each in self.variants
            if level in each.levels and edition in each.editions and (with_judgement or not each.judgement)
        ]


KINDS: dict[str, Kind] = {}
"""Every kind by its id, in their order."""


def kind(number: str, laws: tuple[str, ...]) -> Kind:
    """Declare a kind; `laws` are the numbers of the laws it is about (`57`)."""
    KINDS[number] = Kind(number, laws)
    return KINDS[number]


def variant(
    of: Kind,
    *,
    levels: tuple[int, ...] = EVERY_LEVEL,
    editions: tuple[int, ...] = EDITIONS,
    weight: int = 2,
    judgement: bool = False,
) -> Callable[[Making], Making]:
    """Declare a variant: a function that returns None where the deal does not fit."""

    def declared(make: Making) -> Making:
        of.variants.append(Variant(make.__name__, make, levels, editions, weight, judgement))
        return make

    return declared
