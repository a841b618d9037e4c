"""How a room has voted on one case: the answers it was offered, the hands for each, and what the ruling is."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.toml_text import Value
from bridgetable.editions import LATEST
from bridgetable.evening.set_list import edition_at, lines
from bridgetable.value import value

MOST_HANDS = 100_000
_KEYS = ("case", "title", "edition", "question", "answers", "right", "hands", "paragraph", "headline")


@value
class Vote:
    """A vote on `case` (as its set list names it), called `title`, under `edition`.

    `answers` are those offered, each by its letter or id and in words, `hands` those raised for each of them in that
    order, `right` the id of the one the ruling gives; `paragraph` and `headline` are what was shown of the ruling.
    """

    case: str
    title: str
    edition: int
    question: str
    answers: tuple[tuple[str, str], ...]
    right: str
    hands: tuple[int, ...]
    paragraph: str = ""
    headline: str = ""

    @property
    def raised(self) -> int:
        """How many hands were raised in all."""
        return sum(self.hands)

    @property
    def were_right(self) -> int:
        """How many hands were raised for the right answer."""
        pairs = zip(self.answers, self.hands, strict=False)
        return sum(hands for (name, _), hands in pairs if name == self.right)

    @property
    def right_words(self) -> str:
        """The right answer in words."""
        return next((words for name, words in self.answers if name == self.right), "")


def vote_at(node: FileValue) -> Vote:
    """The vote that a table of a file tells."""
    keys = node.table(_KEYS)

    def text(key: str) -> str:
        return reading(keys, key, FileValue.text) or ""

    answers = tuple(_answer(each) for each in keys["answers"].items()) if "answers" in keys else ()
    hands = tuple(each.number(0, MOST_HANDS) or 0 for each in keys["hands"].items()) if "hands" in keys else ()
    return Vote(
        case=text("case"),
        title=text("title"),
        edition=reading(keys, "edition", edition_at) or LATEST,
        question=text("question"),
        answers=answers,
        right=text("right"),
        hands=(*hands, *(0 for _ in answers))[: len(answers)],
        paragraph=text("paragraph"),
        headline=text("headline"),
    )


def _answer(node: FileValue) -> tuple[str, str]:
    """An answer: its id and its words."""
    name, words, *_ = (*(each.text() or "" for each in node.items()), "", "")
    return name, words


def vote_lines(vote: Vote) -> Iterator[str]:
    """A vote as the lines of a table."""
    answers: list[Value] = [list(answer) for answer in vote.answers]
    told: dict[str, Value] = {"case": vote.case, "title": vote.title, "edition": vote.edition}
    told |= {"question": vote.question, "answers": answers, "right": vote.right, "hands": list(vote.hands)}
    told |= {"paragraph": vote.paragraph, "headline": vote.headline}
    return lines({key: each for key, each in told.items() if each or key == "hands"})
