"""The evening's book: the rulings of a session as its director keeps them, and what he comes back to after the play.

Each ruling is a file of its own in the folder of its day, so that two windows keep theirs beside each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta

from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.toml_file import root_of
from bridgetable.cases.toml_text import Value
from bridgetable.editions import LATEST, NUMBERED, number
from bridgetable.evening.set_list import blocks_text, edition_at, lines
from bridgetable.explain.headlines import headline
from bridgetable.explain.retold import quoted
from bridgetable.explain.words import told
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.named_cards import named_cards
from bridgetable.table.record import Record
from bridgetable.value import value

LONGEST_RECORD = 1_000_000
DAY_BEGINS = 6
"""The hour at which a new day begins: what is ruled after midnight belongs to the session of the evening before."""
FORESEEN = "72C"
"""Whether the offender could have known: asked after the play of every irregularity, and forgotten of most."""
_KEYS = ("time", "table", "board", "title", "ruling", "cite", "edition", "note", "record", "after")


@value
class ComeBack:
    """What has to be looked at again after the play: the words, the paragraph, and whether it is done."""

    words: str
    cite: str
    done: bool = False


@value
class BookEntry:
    """A ruling of a session: at which `table`, of which `board`, when (`time`, as 21:04), and what was ruled.

    `record` is the table it was given on, as a case file, so that it can be opened again.
    """

    time: str
    table: str
    board: str
    title: str
    ruling: str
    cite: str
    edition: int
    after: tuple[ComeBack, ...] = ()
    note: str = ""
    record: str = ""

    @property
    def order(self) -> tuple[bool, str]:
        """By this the rulings of a session are put in the order of time, also across midnight."""
        return self.time < f"{DAY_BEGINS:02}:00", self.time

    @property
    def open(self) -> int:
        """How many things there are still to come back to."""
        return sum(not each.done for each in self.after)


def day_of(moment: datetime) -> date:
    """The day whose session a moment belongs to.

    >>> day_of(datetime(2026, 11, 26, 0, 40)).isoformat()
    '2026-11-25'
    """
    return (moment - timedelta(hours=DAY_BEGINS)).date()


def entered(record: Record, verdict: Verdict, title: str, moment: datetime) -> BookEntry:
    """The ruling on a record as it stands, to go into the book; table and board are the director's to say."""
    said = headline(verdict)
    after = tuple(come_back_to(record, verdict))
    return BookEntry(f"{moment:%H:%M}", "", "", title, said.words, said.cite, verdict.edition, after)


def come_back_to(record: Record, verdict: Verdict) -> Iterator[ComeBack]:
    """What has to be looked at again after the play, each thing once: what the ruling says, then what each did wrong.

    >>> from bridgetable.judge import judge
    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> record = Record(Position(), (parse("W leads HQ"), parse("E drops D7")))
    >>> [each.cite for each in come_back_to(record, judge(record, 2007))]
    ['50E3', '23']
    """
    checks = [ComeBack(told(check, record.log), check.grounds.cite) for check in verdict.checks]
    yield from dict.fromkeys(checks)
    foreseen = number(FORESEEN, NUMBERED, verdict.edition) or FORESEEN
    if any(check.cite == foreseen for check in checks):
        return
    for fault in dict.fromkeys(fault.action for fault in verdict.irregularities):
        if any(named_cards(record.log[fault - 1].action)):  # who has only spoken too soon has damaged nobody by a card
            yield ComeBack(say("evening-could-have-known", deed=quoted(fault, record.log)), foreseen)


def ticked(entry: BookEntry, which: int, done: bool) -> BookEntry:
    """The entry with one of the things to come back to done, or still to do."""
    after = tuple(replace(each, done=done) if place == which else each for place, each in enumerate(entry.after))
    return replace(entry, after=after)


# The file of a ruling


def entry_text(entry: BookEntry) -> str:
    """A ruling as its file."""
    return blocks_text(_blocks(entry))


def _blocks(entry: BookEntry) -> Iterator[str]:
    told_of: dict[str, Value] = {"time": entry.time, "table": entry.table, "board": entry.board, "title": entry.title}
    told_of |= {"ruling": entry.ruling, "cite": entry.cite, "edition": entry.edition}
    told_of |= {"note": entry.note, "record": entry.record}
    yield "\n".join(lines({key: each for key, each in told_of.items() if each}))
    for each in entry.after:
        table: dict[str, Value] = {"words": each.words, "cite": each.cite, "done": int(each.done)}
        yield "\n".join(("[[after]]", *lines({key: part for key, part in table.items() if part})))


def parse_entry(text: str, name: str) -> BookEntry:
    """The ruling in a file; raises `CaseErrors`."""
    root = root_of(text, name)
    keys = root.table(_KEYS)

    def words(key: str, longest: int = 20_000) -> str:
        return reading(keys, key, lambda node: node.text(longest)) or ""

    result = BookEntry(
        time=words("time"),
        table=words("table"),
        board=words("board"),
        title=words("title"),
        ruling=words("ruling"),
        cite=words("cite"),
        edition=reading(keys, "edition", edition_at) or LATEST,
        after=tuple(map(_come_back, keys["after"].items())) if "after" in keys else (),
        note=words("note"),
        record=words("record", LONGEST_RECORD),
    )
    root.source.finish()
    return result


def _come_back(node: FileValue) -> ComeBack:
    keys = node.table(("words", "cite", "done"))
    return ComeBack(
        words=reading(keys, "words", lambda each: each.text(20_000)) or "",
        cite=reading(keys, "cite", FileValue.text) or "",
        done=bool(reading(keys, "done", lambda each: each.number(0, 1))),
    )
