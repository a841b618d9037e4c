"""What a case may be called and may tell, proposed from what happened and what is ruled; its author goes on from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.editions import EDITIONS, LATEST, NO_PARAGRAPH, number
from bridgetable.explain.headlines import headline
from bridgetable.explain.retold import call_words, retold, told
from bridgetable.explain.withheld import is_told_by_the_director
from bridgetable.findings import kinds as k
from bridgetable.findings.parts import BEFORE_PLAY
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.actions import Attention, CallDirector, Entry
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class Proposals:
    """What may be put into the fields of a case that are empty; nothing where nothing has happened yet."""

    title: str = ""
    story: str = ""
    ruling: str = ""
    laws: tuple[str, ...] = ()


MOST_LAWS = 12
"""So many paragraphs are offered at most."""


def proposals(record: Record, verdicts: Sequence[Verdict]) -> Proposals:
    """What may be said of a record and its verdicts, one of each edition."""
    if not record.log:
        return Proposals()
    return Proposals(title(record), story(record), ruling(verdicts), laws(verdicts))


def title(record: Record) -> str:
    """What happened, in a few words, and nothing of the ruling; empty where nothing has."""
    done = [entry for entry in record.log if not isinstance(entry.action, Attention | CallDirector) and _is_deed(entry)]
    return told(done[-1]) if done else ""


def story(record: Record) -> str:
    """What happened, up to the moment the director is asked, and nothing of the ruling."""
    happened = [retold(entry) for entry in record.log if _is_deed(entry)]
    header = record.position.header
    if header.stage in BEFORE_PLAY:
        begins = say("writing-story-dealer", seat=header.dealer) if header.dealer is not None else ""
    else:
        bid = header.contract.rstrip("X")
        doubled = len(header.contract) - len(bid)
        begins = say("writing-story-contract", seat=header.declarer, bid=call_words(bid), doubled=doubled)
    return " ".join(filter(None, (begins, *happened)))


def _is_deed(entry: Entry) -> bool:
    return not is_told_by_the_director(entry)


def ruling(verdicts: Sequence[Verdict]) -> str:
    """What each edition says first, in one text where they say the same."""
    words = {verdict.edition: headline(verdict).words for verdict in verdicts}
    if len(set(words.values())) == 1:
        return next(iter(words.values()))
    return " ".join(say("writing-ruling-of", year=str(year), words=said) for year, said in words.items())


def laws(verdicts: Sequence[Verdict]) -> tuple[str, ...]:
    """The paragraphs the ruling rests on, as a case names them, those that decide it first."""
    cites = [cite for verdict in verdicts for cite in _cites(verdict)]
    return tuple(dict.fromkeys(cites))[:MOST_LAWS]


def _cites(verdict: Verdict) -> Iterator[str]:
    first = headline(verdict)
    if first.cite:
        yield in_a_case(first.cite, verdict.edition)
    parts: tuple[tuple[k.Finding, ...], ...] = (
        verdict.irregularities,
        verdict.options,
        tuple(status for status in verdict.cards.values() if status.status not in ("in hand", "quitted", "played")),
        verdict.duties,
        verdict.revokes,
        verdict.may_withdraw,
        tuple(each for each in (verdict.claim, verdict.transfer) if each is not None),
        verdict.questions,
    )
    yield from (in_a_case(finding.grounds.cite, verdict.edition) for part in parts for finding in part)


def in_a_case(cite: str, year: int) -> str:
    """A paragraph as a case names it: with both its numbers where the editions number it differently.

    >>> in_a_case("16C2", 2017), in_a_case("45C4(b)", 2017)
    ('16D2 / 16C2', '45C4(b)')
    """
    numbers = [number(cite, year, each) or NO_PARAGRAPH for each in EDITIONS]
    now, before = numbers[EDITIONS.index(LATEST)], numbers[0]
    return cite if now == before else f"{before} / {now}"
