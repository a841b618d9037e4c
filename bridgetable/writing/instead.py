"""What a ruling says instead of what was expected, and why, in sentences that a director reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.cases.citations import named
from bridgetable.cases.compare import Unmet
from bridgetable.cases.found import FoundPart
from bridgetable.explain.assumed import assumed_text
from bridgetable.explain.phrases import call_said
from bridgetable.explain.retold import quoted
from bridgetable.explain.tree import GIVEN
from bridgetable.explain.words import fact_words, told
from bridgetable.findings.kinds import Assumption, Finding, Grounds, Question, Status
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.lawtexts import law_order
from bridgetable.messages import cite_words, listed, say, slug
from bridgetable.seats import Seat
from bridgetable.writing.sentences import Log, in_a_sentence


def finding_words(key: str, finding: Finding | Assumption, verdict: Verdict, log: Log) -> str:
    """What a finding of a `verdict` says under a `key` of an expectation."""
    match finding:
        case Status(seat=seat, card=card) if key == "provisional":
            return say("expected-provisional", seat=seat, card=card)
        case Question():
            return say("expected-asked", question=told(finding, log))
        case Assumption():
            return say("expected-assumed", what=assumed_text(finding, verdict))
    return told(finding, log)


def instead(unmet: Unmet, log: Log) -> str:
    """What is so instead; the actions it is about come from the `log`."""
    key, found = unmet.wanted.key, unmet.instead
    if not found:
        return _nothing_of(key)
    if key == "cites":
        return _paragraphs([grounds for each in found for grounds in each.grounds])
    if key == "may_call":
        return _calls_open(found)
    words = " ".join(dict.fromkeys(_found_words(each, unmet, log) for each in found))
    match unmet.rule:
        case "exact":
            return say("expected-beyond", words=words)
        case "options_ordered":
            return say("expected-order-is", words=words)
    return words


def _paragraphs(grounds: Sequence[Grounds]) -> str:
    """The paragraphs that decide, in the order of the book."""
    cites = sorted({each.cite for each in grounds if not each.goes_without_saying}, key=_place)
    return say("expected-cites", cite=_cites_in_words(cites), count=len(cites)) if cites else _nothing_of("cites")


def _cites_in_words(cites: Iterable[str]) -> str:
    return cite_words(listed(list(cites), "and"))


def _place(cite: str) -> tuple[int, ...]:
    return law_order(cite.rpartition(":")[2])


def _nothing_of(key: str) -> str:
    return say("expected-nothing", key=slug(key))


def _calls_open(found: Sequence[FoundPart]) -> str:
    """All the calls that a player may make, or that each may."""
    calls: dict[str, list[str]] = {}
    for each in found:
        calls.setdefault(each.parts["seat"][0], []).append(call_said(each.parts["call"][0]))
    return " ".join(
        say("expected-may-call", seat=Seat(seat), calls=listed(open_, "or")) for seat, open_ in calls.items()
    )


def _found_words(found: FoundPart, unmet: Unmet, log: Log) -> str:
    """One thing that is so, with its paragraph where that alone is not as it was expected."""
    wanted = unmet.wanted
    if found.finding is not None:
        words = finding_words(wanted.key, found.finding, unmet.verdict, log)
    else:
        words = in_a_sentence(wanted.key, [{name: readings[0] for name, readings in found.parts.items()}], log)
    if wanted.citation is None or not any(found.says(parts) for parts in wanted.parts):
        return words
    cites = dict.fromkeys(each.cite for each in found.grounds if not each.goes_without_saying)
    return say("expected-by-the-paragraph", words=words, cite=_cites_in_words(cites)) if cites else words


def why(unmet: Unmet, log: Log) -> str:
    """Why it is so: the paragraphs, and what they rest on; the actions come from the `log`."""
    reasons = dict.fromkeys(_reason_given(grounds, log) for grounds in unmet.grounds)
    because = "\n".join(reasons) or _no_reason_given(unmet.verdict, log)
    return say("expected-waits", because=because) if unmet.waits else because


def _reason_given(grounds: Grounds, log: Log) -> str:
    cites = [cite for cite in dict.fromkeys(named(grounds)) if cite != GIVEN]
    on = [quoted(number, log) for number in grounds.actions]
    on += [_fact_asked(key, log) for key in grounds.facts]
    on += [say(f"{SETTINGS[name].message}.reason") for name in grounds.settings]
    if not cites:
        return say("told-tree-given")
    decides = "expected-rests-on" if on else "expected-cites"
    return say(decides, cite=_cites_in_words(cites), count=len(cites), on=listed(on, "comma") if on else "")


def _fact_asked(key: str, log: Log) -> str:
    name, _, of = key.partition(" ")
    return fact_words(name, of, log, "short")


def _no_reason_given(verdict: Verdict, log: Log) -> str:
    """Why nothing is said of something: an answer is missing, or a paragraph is not worked out."""
    if verdict.questions:
        waiting = [told(question, log) for question in verdict.questions]
        return say("expected-no-answer-yet", questions=" ".join(waiting))
    missing = dict.fromkeys(finding.grounds.cite for finding in verdict.not_modelled)
    if missing:
        return say("expected-not-worked-out", laws=_cites_in_words(missing))
    return say("expected-no-paragraph")
