"""A verdict as text for a terminal: the headline with its reasons, then everything the director needs, list by list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bridgetable.explain.assumed import assumed_text, heading, otherwise_text
from bridgetable.explain.compared_calls import compared
from bridgetable.explain.headlines import headline
from bridgetable.explain.in_order import may_be_doubted
from bridgetable.explain.offered import option_text
from bridgetable.explain.phrases import answer_within, choice_words, turn_words
from bridgetable.explain.provisional import waits_for
from bridgetable.explain.tree import Node, because
from bridgetable.explain.ways import Way
from bridgetable.explain.words import question_text, text, told
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import PARTS, Verdict
from bridgetable.messages import cite_words, say
from bridgetable.messages.patterns import slug
from bridgetable.seats import Side
from bridgetable.table.actions import Entry

_NOT_LISTED = ("questions", "let_pass")
"""Asked before the lists; and what no table takes up."""

Previews = Mapping[str, Mapping[str, str]]


def verdict_lines(
    verdict: Verdict,
    facts: Mapping[str, str],
    previews: Previews,
    log: tuple[Entry, ...] = (),
    ways: tuple[Way, ...] = (),
) -> Iterator[str]:
    """The lines of a verdict; `facts` are the answers found, `previews` what answers to open questions lead to.

    Actions are quoted from the `log`; `ways` are all choices with those that one of them opens at once.
    """
    said, finding, more, law, _ = headline(verdict)
    yield say("told-text-laws", edition=verdict.edition, actions=verdict.after)
    cite = f"  [{cite_words(law)}]" if law else ""
    why = waits_for(finding, bool(verdict.questions))
    provisional = "  " + say("told-text-provisional", why=why) if why else ""
    yield f"  {said}{cite}{provisional}"
    for each in more:
        yield f"    {text(each)}  [{cite_words(each.grounds.cite)}]"
    if finding:
        yield from _reasons(because(verdict, finding, facts, log), 2)
    for question in verdict.questions:
        weighed = compared(question, verdict, facts, log)
        tests = weighed.lines if weighed is not None else ()
        yield from _question(question, tests, previews.get(question.key, {}), log)
    if verdict.assumed:
        yield say("told-text-list", title=heading())
        yield from (_assumption(assumption, verdict) for assumption in verdict.assumed)
    for name in PARTS:
        if name in _NOT_LISTED:
            continue
        yield from _list(name, _told_of(verdict, name), log)
        if name == "options":
            yield from _opened(ways)
    yield _turn_line(verdict)


def _reasons(node: Node, depth: int) -> Iterator[str]:
    for child in node.children:
        cite = f"  [{cite_words(child.cite)}]" if child.cite else ""
        yield "  " * depth + say("told-text-because", words=child.text) + cite
        yield from _reasons(child, depth + 1)


def _question(
    question: k.Question, tests: Iterable[str], leads_to: Mapping[str, str], log: tuple[Entry, ...]
) -> Iterator[str]:
    named = ", ".join(map(answer_within, question.answers))
    answers = f" ({named})" if named else ""
    asked = say("told-text-ask", question=question_text(question, log))
    yield f"{asked}{answers}  [{cite_words(question.grounds.cite)}]"
    yield from (f"  {line}" for line in tests)
    for answer, effect in leads_to.items():
        yield f"  {answer_within(answer)}: {effect}"


def _assumption(assumption: k.Assumption, verdict: Verdict) -> str:
    words, cite = assumed_text(assumption, verdict), cite_words(assumption.grounds.cite)
    return f"  {words}  [{cite}]  ({otherwise_text(assumption)})"


def _told_of(verdict: Verdict, name: str) -> Iterable[k.Finding]:
    """What is told of a part; what was in order only where somebody may have doubted it."""
    if name == "lawful":
        return [each for each in verdict.lawful if may_be_doubted(each) or each.action == verdict.after]
    if name == "calls":
        return [call for call in verdict.calls if call.state != "stands"]
    return verdict.part(name)


def _opened(ways: tuple[Way, ...]) -> Iterator[str]:
    for way in ways:
        for option in way.then:
            words = say("told-text-and-then", choice=choice_words(way.option.choice), words=option_text(option))
            yield f"    {words}  [{cite_words(option.grounds.cite)}]"
        yield from (f"    {each.words}  [{cite_words(each.cite)}]" for each in way.instead)


def _list(name: str, findings: Iterable[k.Finding], log: tuple[Entry, ...]) -> Iterator[str]:
    lines = dict.fromkeys(f"  {told(finding, log)}  [{cite_words(finding.grounds.cite)}]" for finding in findings)
    if lines:
        yield say("told-text-list", title=say(f"told-text-title-{slug(name)}"))
        yield from lines


def _turn_line(verdict: Verdict) -> str:
    turn = turn_words(verdict)
    if verdict.tricks is None or verdict.in_auction_period:
        return say("told-turn", turn=turn)
    ns, ew = verdict.tricks
    return say("told-text-turn", turn=turn, ns=ns, ew=ew, north_south=Side.NS, east_west=Side.EW)
