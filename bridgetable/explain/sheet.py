"""The ruling sheet: what a director writes down of a ruling, on one page, as data.

Diagram and auction, what happened, what was found and how, the ruling with what follows from it, what could be chosen
and what was, and the paragraphs. `sheet_text` writes it as plain text; the window draws it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from itertools import groupby

from bridgetable import __version__
from bridgetable.explain.assumed import assumed_text
from bridgetable.explain.compared_calls import compared
from bridgetable.explain.diagram import Diagram, diagram
from bridgetable.explain.headlines import headline
from bridgetable.explain.noticed import as_noticed
from bridgetable.explain.offered import option_words
from bridgetable.explain.phrases import answer_words, card_words, seat_words
from bridgetable.explain.provisional import waits_for
from bridgetable.explain.relevance import mattering, presumptions
from bridgetable.explain.retold import call_words, retold
from bridgetable.explain.sheet_added import DirectorsScore, with_assigned
from bridgetable.explain.tree import GIVEN
from bridgetable.explain.ways import Way, ways
from bridgetable.explain.words import fact_words, question_text, told
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.lawtexts import LawText, law_order, law_text
from bridgetable.messages import listed, say
from bridgetable.seats import SEATS, Seat, Side, parse_seats
from bridgetable.table.actions import Choose, Entry, Spread
from bridgetable.table.choices import Choice, Plain
from bridgetable.table.position import Header
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.value import value

_NOT_SAID = ("played", "quitted", "in hand", "withdrawn")
"""Cards of these statuses are where anybody expects them: the sheet leaves them to the headline."""


@value
class SheetItem:
    """One statement of the sheet: its words, the paragraph (empty: none), and whether it goes along with the ruling.

    `aside`: said for the sake of completeness, and the first to go where the page is full.
    """

    words: str
    cite: str = ""
    aside: bool = False


@value
class HappenedStep:
    """One action: its `number` in the record, its words, and whether the director rules on it; 0: several left out."""

    number: int
    words: str
    ruled: bool = False


@value
class Offer:
    """A choice the law gave: `who` had it, which option was `taken` by action number `at`.

    `taken` None: none yet, or in other words than those of the law; `how` tells.
    """

    who: str
    at: int
    options: tuple[SheetItem, ...]
    taken: int | None = None
    how: str = ""

    @property
    def words(self) -> str:
        """Who may choose, or could, and when."""
        if self.at:
            return say("sheet-could-choose", who=self.who, at=self.at)
        return say("sheet-has-to-choose", who=self.who)


@value
class QuotedParagraph:
    """A paragraph and what it says, in our own words."""

    cite: str
    title: str
    gist: str


@value
class SheetBlock:
    """What the director puts on the sheet beside the ruling: lines under a heading of their own."""

    heading: str
    items: tuple[SheetItem, ...]


@value
class AddedToSheet:
    """Blocks of lines, and the score that the director has `assigned`, if he has."""

    blocks: tuple[SheetBlock, ...] = ()
    assigned: DirectorsScore | None = None


@value
class Sheet:
    """Everything on the page, in the order in which it stands there."""

    title: str
    board: tuple[str, ...]
    diagram: Diagram
    dealer: Seat | None
    auction: tuple[str, ...]
    happened: tuple[HappenedStep, ...]
    facts: tuple[SheetItem, ...]
    wrong: tuple[SheetItem, ...]
    headline: SheetItem
    provisional: str
    """What may still change the ruling; empty: nothing."""
    follows: tuple[SheetItem, ...]
    offers: tuple[Offer, ...]
    paragraphs: tuple[QuotedParagraph, ...]
    edition: int
    added: tuple[SheetBlock, ...] = ()
    """What the director has put there himself: no part of the ruling."""
    left_out: tuple[str, ...] = ()

    @property
    def foot(self) -> tuple[str, ...]:
        """Under which laws, by which program, and how much that is worth."""
        laws = say("sheet-foot-laws", edition=self.edition)
        return laws, say("sheet-foot-program", version=__version__), say("sheet-foot-advice")

    @property
    def words_left_out(self) -> str:
        """That there was no room for some things, and for which; empty: there was room for all."""
        return say("sheet-left-out", what=listed(self.left_out, "semicolon")) if self.left_out else ""

    @property
    def not_final(self) -> str:
        """That the ruling may still change, and with what; empty: it is final."""
        return say("sheet-not-final-yet", why=self.provisional) if self.provisional else ""


_NOTHING_ADDED = AddedToSheet()


def sheet(
    record: Record,
    edition: int,
    title: str,
    *,
    where: str = "",
    branch: str | None = None,
    noticed: bool = False,
    added: AddedToSheet = _NOTHING_ADDED,
) -> Sheet:
    """The sheet of a record as it stands, under one edition.

    `where` is the board, table or event as the director writes it, `branch` the name of the branch that is shown;
    `noticed`: only what the table has noticed. `added` is what the director has put there himself.
    """
    record = replace(record, branches=())
    judge = Judge(edition)
    offers = tuple(_offers(record, judge, noticed))
    verdict = _verdict(judge, record, noticed)
    if added.assigned is not None:
        verdict = with_assigned(verdict, added.assigned)
    said, finding, _, cite, told_whole = headline(verdict)
    head = SheetItem(said, cite)
    left = [finding for finding in _findings(verdict) if finding not in told_whole]
    wrong = tuple(_items((*verdict.irregularities, *verdict.revokes), said, record))
    follows = (*_score(verdict), *_items(left, said, record))
    header = record.position.header
    cites = _cites(head, finding, (*follows, *wrong), offers, verdict)
    return Sheet(
        title=title,
        board=tuple(_board(header, verdict, where, branch)),
        diagram=diagram(record, verdict),
        dealer=header.dealer,
        auction=tuple(call_words(call) for call in header.auction),
        happened=tuple(_happened(record, verdict)),
        facts=(*_facts(record, verdict), *_taken(record, verdict)),
        wrong=wrong,
        headline=head,
        provisional=say("sheet-still-to-be-found") if verdict.questions else waits_for(finding, asked=False),
        follows=follows,
        offers=offers,
        paragraphs=tuple(_paragraphs(cites, edition)),
        edition=edition,
        added=added.blocks,
    )


def _verdict(judge: Judge, record: Record, noticed: bool) -> Verdict:
    verdict = judge.verdict(record)
    return as_noticed(verdict) if noticed else verdict


# The heading


def contract_words(header: Header) -> str:
    """The contract as players write it: 4♥ doubled by South."""
    bid = header.contract.rstrip("X")
    doubled = len(header.contract) - len(bid)
    return say("sheet-contract", bid=call_words(bid), doubled=doubled, declarer=header.declarer)


def _board(header: Header, verdict: Verdict, where: str, branch: str | None) -> Iterator[str]:
    if where:
        yield where
    settled = with_contract(header, verdict)
    if settled is not None:
        presumed = settled.told_contract is None
        yield say("sheet-board-contract", contract=contract_words(settled), presumed=presumed)
    if settled is not None and verdict.declarer is not settled.declarer:
        yield say("sheet-board-declarer-now", seat=verdict.declarer)
    if header.dealer is not None:
        yield say("sheet-board-dealer", seat=header.dealer)
    if header.vulnerable is not None:
        known = header.vulnerable in ("none", "all")
        yield say("sheet-board-vulnerable", side=header.vulnerable if known else parse_seats(header.vulnerable)[0].side)
    if branch is not None:
        yield say("sheet-board-branch", name=branch)


def with_contract(header: Header, verdict: Verdict) -> Header | None:
    """The head with the contract that the calls have led to; None while there is none, and where all have passed."""
    reached = verdict.contract
    if reached is None:
        return None if verdict.bidding else header
    if reached.call is None or reached.declarer is None:
        return None
    return replace(header, told_contract=f"{reached.call}{reached.doubled}", told_declarer=reached.declarer)


# What happened, and what was found


def _happened(record: Record, verdict: Verdict) -> Iterator[HappenedStep]:
    ruled = {wrong.action for wrong in verdict.irregularities} | {fact.of for fact in record.facts}
    for number, entry in enumerate(record.log, 1):
        chosen = isinstance(entry.action, Choose | Spread)
        yield HappenedStep(number, retold(entry), chosen or number in ruled or f"#{number}" in ruled)


def _facts(record: Record, verdict: Verdict) -> Iterator[SheetItem]:
    for fact in record.facts:
        asked = _asked(fact, record)
        if fact.value == CANNOT:
            yield SheetItem(say("sheet-fact-cannot-be-established", asked=asked))
            continue
        kind = FACTS[fact.id]
        how = "weighed" if kind.judgement else "asked"
        if kind.away:
            how = "weighed away" if kind.judgement else "away"
        yield SheetItem(say("sheet-fact", asked=asked, answer=answer_words(fact.value), how=how))
    found = {fact.key: fact.value for fact in record.facts}
    for question in verdict.questions:
        words = say("sheet-fact-open", question=question_text(question, record.log))
        yield SheetItem(words, question.grounds.cite)
        weighed = compared(question, verdict, found, record.log)
        yield from map(SheetItem, weighed.in_short if weighed is not None else ())


_PLAIN = {("meant-as", "play"), ("meant-as", "lead"), ("caused-by", "himself")}
"""What the account of what happened says already."""


def _taken(record: Record, verdict: Verdict) -> Iterator[SheetItem]:
    """What nobody was asked about an irregularity and the ruling would change with: it is assumed."""
    wrong = frozenset(f"#{irregularity.action}" for irregularity in verdict.irregularities)
    about_it = tuple(assumption for assumption in verdict.assumed if assumption.of in wrong)
    for assumption in mattering(record, verdict.edition).assumed if about_it else ():
        if assumption in about_it:
            words = say("sheet-fact-assumed", assumed=assumed_text(assumption, verdict))
            yield SheetItem(words, assumption.grounds.cite)
    for taken in presumptions(record, verdict.edition, wrong):
        fact = Fact(taken.id, taken.of, taken.value or "")
        if (fact.id, fact.value) in _PLAIN:
            continue
        yield SheetItem(say("sheet-fact-presumed", asked=_asked(fact, record), answer=answer_words(fact.value)))


def _asked(fact: Fact, record: Record) -> str:
    """The question to which a fact is the answer, with what it is about."""
    return fact_words(fact.id, fact.of, record.log, "short")


# The ruling


def _items(findings: Iterable[k.Finding], said: str, record: Record) -> Iterator[SheetItem]:
    """What is found, each thing once and nothing the headline has `said`."""
    seen = {said}
    for words, finding in _together(findings, record):
        if words not in seen and words not in said:
            seen.add(words)
            yield SheetItem(words, finding.grounds.cite, isinstance(finding, k.Information | k.Check | k.Lawful))


def _together(findings: Iterable[k.Finding], record: Record) -> Iterator[tuple[str, k.Finding]]:
    """Findings in words; the cards of one hand that have merely been seen are told in one sentence."""
    for key, some in groupby(findings, _seen_hand):
        alike = list(some)
        if key is None or len(alike) == 1:
            yield from ((told(finding, record.log), finding) for finding in alike)
        else:
            cards = [card_words(finding.card) for finding in alike if isinstance(finding, k.Status)]
            yield say("sheet-cards-seen", seat=key[0], cards=listed(cards, "and")), alike[0]


def _seen_hand(finding: k.Finding) -> tuple[Seat, str] | None:
    if isinstance(finding, k.Status) and finding.status == "exposed" and not finding.provisional:
        return finding.seat, finding.grounds.cite
    return None


def _score(verdict: Verdict) -> Iterator[SheetItem]:
    """The tricks each side scores where some are transferred after the play of all thirteen."""
    transfer, scored = verdict.transfer, verdict.scored
    if transfer is not None and transfer.tricks and scored is not None:
        ns, ew = scored[Side.NS], scored[Side.EW]
        words = say("sheet-score", north_south=Side.NS, ns=ns, east_west=Side.EW, ew=ew)
        yield SheetItem(words, transfer.grounds.cite)


def _findings(verdict: Verdict) -> Iterator[k.Finding]:
    """What follows from the ruling, what is asked of somebody first."""
    yield from _parts(verdict, "claim", "transfer", "must_withdraw")
    yield from (status for status in verdict.cards.values() if status.status not in _NOT_SAID)
    yield from _parts(verdict, "duties", "restrictions", "may_withdraw", "judgements", "not_modelled", "liable")
    yield from _parts(verdict, "checks", "information")


def _parts(verdict: Verdict, *names: str) -> Iterator[k.Finding]:
    for name in names:
        yield from verdict.part(name)


# What could be chosen


def _offers(record: Record, judge: Judge, noticed: bool) -> Iterator[Offer]:
    """The choices that were open, each when it was made or went by, and those still open."""
    before: tuple[Way, ...] = ()
    lead: Seat | None = None
    for number, entry in enumerate(record.log, 1):
        so_far = record.upto(number)
        verdict = _verdict(judge, so_far, noticed)
        if before and _ids(verdict.options) != _ids(way.option for way in before):
            yield _offer(before, lead, number, entry)
        before, lead = _all_ways(so_far, verdict, judge, noticed), verdict.trick.lead
    if before:
        yield _offer(before, lead, 0, None)


def _all_ways(record: Record, verdict: Verdict, judge: Judge, noticed: bool) -> tuple[Way, ...]:
    return ways(
        verdict, lambda *actions: _verdict(judge, reduce(Record.with_entry, map(Entry, actions), record), noticed)
    )


def _ids(options: Iterable[k.Option]) -> set[tuple[str, Choice, str]]:
    return {(option.by, option.choice, option.grounds.cite) for option in options}


def _offer(offered: tuple[Way, ...], lead: Seat | None, number: int, entry: Entry | None) -> Offer:
    """The choice between what was `offered` as `entry`, action `number`, ended it; None: it is still open."""
    in_order = sorted(offered, key=lambda way: way.option.order)
    items = tuple(SheetItem(_way_words(way, lead), way.option.grounds.cite) for way in in_order)
    choosers = tuple(dict.fromkeys(seat for way in in_order for seat in _choosers(way.option.by)))
    everybody = len(choosers) == len(SEATS)
    who = say("sheet-next-player") if everybody else listed([seat_words(seat) for seat in choosers], "or")
    if entry is None:
        return Offer(who, 0, items)
    taken = next((n for n, way in enumerate(in_order) if _takes(entry, way.option)), None)
    return Offer(who, number, items, taken, "" if taken is not None else retold(entry))


def _way_words(way: Way, lead: Seat | None) -> str:
    """A choice in words, with those that it opens for the same player at once."""
    words = option_words(way.option, lead)
    if way.after is None:
        return words
    then = listed([option_words(option, way.after.trick.lead) for option in way.then], "or")
    return say("choices-and-then", words=words, then=then)


def _choosers(by: str) -> tuple[Seat, ...]:
    return SEATS if by == "next" else tuple(Seat(letter) for letter in by.split("/"))


def _takes(entry: Entry, option: k.Option) -> bool:
    action = entry.action
    if isinstance(action, Spread):
        return option.choice is Plain.SPREAD
    if not isinstance(action, Choose) or action.choice != option.choice or action.seat not in _choosers(option.by):
        return False
    return action.law is None or action.law == option.grounds.cite


# The paragraphs


def _cites(
    head: SheetItem,
    finding: k.Finding | None,
    follows: tuple[SheetItem, ...],
    offers: tuple[Offer, ...],
    verdict: Verdict,
) -> list[str]:
    """The paragraphs that decide, the most telling first."""
    chosen = [offer.options[offer.taken].cite for offer in offers if offer.taken is not None]
    rest = [item.cite for item in follows if not item.aside]
    also = list(finding.grounds.also) if finding is not None else []
    open_to = [option.grounds.cite for option in verdict.options]
    asides = [item.cite for item in follows if item.aside]
    return list(dict.fromkeys((head.cite, *chosen, *rest, *open_to, *also, *asides)))


def _paragraphs(cites: Iterable[str], edition: int) -> Iterator[QuotedParagraph]:
    """What each paragraph says, once; a citation without a text of its own is answered by the paragraph above it."""
    seen: set[str] = set()
    for cite in cites:
        law = _text_of(cite, edition)
        if law is not None and law.id not in seen:
            seen.add(law.id)
            yield QuotedParagraph(law.id, law.title, law.gist)


def _text_of(cite: str, edition: int) -> LawText | None:
    paragraph = cite.partition(":")[2] or cite
    if not paragraph or paragraph == GIVEN:
        return None
    return law_text(paragraph, edition)


def in_law_order(paragraphs: Iterable[QuotedParagraph]) -> tuple[QuotedParagraph, ...]:
    """Paragraphs as they stand in the book."""
    return tuple(sorted(paragraphs, key=lambda paragraph: law_order(paragraph.cite)))
