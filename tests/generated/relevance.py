"""No question too many and none missing: over the whole library, after every action, in every edition.

    python3 -m generated.relevance

A question that is asked is able to change the ruling; one that is left out is not, whatever the other answers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, islice, product

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.candidates import candidates
from bridgetable.explain.relevance import MOST_ANSWERS, MOST_TOGETHER, SAMPLE_TEXT, asked, default_assumptions
from bridgetable.explain.suspected import unsuspected
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Question
from bridgetable.judge import Judge
from bridgetable.lawtexts import law_order
from bridgetable.resources import resource_path
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import CANNOT, Fact, Record

WAYS = 60
"""So many ways of answering the other questions are tried."""


def places(step: int = 1) -> Iterator[tuple[str, Record, int]]:
    """Every case (or each `step`-th) after each of its actions, in each of its editions."""
    for path in case_files(resource_path("cases"))[::step]:
        case = load(path, expecting=True)
        for year in case.editions:
            for at in range(len(case.record.log) + 1):
                yield f"{case.id} after {at}, {year}", case.record.upto(at), year


def questions_at(record: Record, year: int) -> tuple[Question, ...]:
    """All that a verdict asks."""
    return Judge(year).verdict(record).questions


def rulings(record: Record, year: int, question: Question) -> Iterator[str]:
    """The ruling with each closed answer, told by the shape that programs read."""
    judge = Judge(year)
    for answer in question.answers:
        said = verdict_json(judge.verdict(record.with_fact(Fact(question.id, question.of, answer))))
        del said["questions"], said["assumed"]
        yield repr(said)


def matters(record: Record, year: int, question: Question) -> bool:
    """Whether two closed answers lead to different rulings under some closed answers to the others."""
    others = [other for other in questions_at(record, year) if other != question]
    for given in islice(product(*((None, *other.answers) for other in others)), WAYS):
        base = record
        for other, answer in zip(others, given, strict=True):
            base = base if answer is None else base.with_fact(Fact(other.id, other.of, answer))
        if len(set(rulings(base, year, question))) > 1:
            return True
    return False


def asked_plainly(record: Record, year: int) -> tuple[Question, ...]:
    """What is asked, found out by judging each answer with each way of answering the others as a record of its own.

    Nobody is asked about a discard of which nobody has thought, where it makes no difference that he was void.
    """
    questions = questions_at(record, year)
    able = []
    for question in questions:
        others = [other for other in questions if other != question]
        reach = next((len(given) for given in ways(record, others) if alters(record, year, question, given)), None)
        if reach is not None and not idle(record, year, question):
            able.append((reach, law_order(question.grounds.cite), question))
    return tuple(question for *_, question in sorted(able, key=lambda each: each[:2]))


def idle(record: Record, year: int, question: Question) -> bool:
    """Whether nobody has thought of a discard, and that he could not follow suit alters nothing of what follows."""
    judge = Judge(year)
    if not unsuspected(question, judge.verdict(record), record):
        return False
    void = record.with_fact(Fact(question.id, question.of, "no"))
    then, now = (verdict_json(judge.verdict(each)) for each in (void, record))
    return all(then[name] == now[name] for name in now if name not in ("questions", "assumed", "findings", "lawful"))


Given = tuple[tuple[Question, str], ...]


def ways(record: Record, others: list[Question]) -> Iterator[Given]:
    """As many ways of answering none, one, two … of the others as the program tries."""
    each = [[(other, answer) for answer in answers(record, other)] for other in others]
    found = (way for count in range(len(each) + 1) for some in combinations(each, count) for way in product(*some))
    return islice(found, MOST_TOGETHER)


def alters(record: Record, year: int, question: Question, given: Given) -> bool:
    """Whether two answers that can be given lead to different rulings, the others answered so."""
    found = set()
    for answer in answers(record, question):
        supposed = record
        for each, value in (*given, (question, answer)):
            supposed = supposed.with_fact(Fact(each.id, each.of, value))
        with suppress(ImpossibleAction):
            said = verdict_json(Judge(year).verdict(supposed))
            del said["questions"], said["assumed"]
            found.add(repr(said))
    return len(found) > 1


def answers(record: Record, question: Question) -> tuple[str, ...]:
    """The answers the program tries."""
    tried = candidates(record, question.id, question.of, question.answers)[:MOST_ANSWERS]
    return (*tried, SAMPLE_TEXT, CANNOT) if FACTS[question.id].open == "text" else tried


def faults(record: Record, year: int) -> Iterator[str]:
    """The questions that are asked in vain, or left out though they matter; facts assumed that do not."""
    waiting = asked(record, year)
    for question in questions_at(record, year):
        to_be_asked = matters(record, year, question) and not idle(record, year, question)
        if len(question.answers) > 1 and (question in waiting) is not to_be_asked:
            yield f"{question.key} is {'asked in vain' if question in waiting else 'missing'}"
    if not set(waiting) <= set(questions_at(record, year)):
        yield "a question is asked that the verdict does not ask"


def taken_faults(record: Record, year: int) -> Iterator[str]:
    """The facts assumed of which no answer changes the ruling after all, or that are asked about besides."""
    judge, open_ = Judge(year), {question.key for question in questions_at(record, year)}
    now = verdict_json(judge.verdict(record))
    del now["questions"], now["assumed"]
    for taken in filter(None, default_assumptions(record, year)):
        then = verdict_json(judge.verdict(record.with_fact(Fact(taken.id, taken.of, taken.others[0]))))
        del then["questions"], then["assumed"]
        if repr(then) == repr(now) or taken.key in open_:
            yield f"{taken.key} is assumed, and {taken.others[0]} would change nothing"


def main() -> int:
    """Walk the library; the number of faults is told, and each of them."""
    count = wrong = 0
    for where, record, year in places():
        count += 1
        for fault in (*faults(record, year), *taken_faults(record, year)):
            wrong += 1
            sys.stdout.write(f"{where}: {fault}\n")
    sys.stdout.write(f"{count} places, {wrong} faults\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
