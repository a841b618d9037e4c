"""The three tests of a comparable call (23A) and what the record tells of both calls: nothing more is guessed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bridgetable.blocks.auction import denomination, is_bid
from bridgetable.blocks.calls import DENOMINATION_WORDS
from bridgetable.explain.phrases import answer_within
from bridgetable.explain.retold import call_words
from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import CANNOT
from bridgetable.value import value

COULD_MEAN = "attributable"
"""The fact that says, in the director's words, what the withdrawn call could mean."""


@value
class ComparedCall:
    """A call as it is written; `of`: what facts about it are found of, `known`: all that is known of its meaning.

    `attributed`: the director has found out what it could mean.
    """

    call: str
    of: str
    known: tuple[str, ...]
    attributed: bool

    @property
    def told(self) -> str:
        """All that is known of it, or that nothing is."""
        return listed(self.known, "semicolon") or say("ruling-compared-nothing")


@value
class Compared:
    """A call that was taken back, and the one in its place, which may be comparable."""

    old: ComparedCall
    new: ComparedCall

    @property
    def tests(self) -> tuple[str, ...]:
        """What makes a call comparable: one of these is enough."""
        tests = ("meaning", "part", "purpose")
        return tuple(say(f"ruling-compared-{test}", old=self.old.call, new=self.new.call) for test in tests)

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it as lines of a text."""
        calls = {"old": self.old, "new": self.new}
        known = (say(f"ruling-compared-known-{name}", call=each.call, known=each.told) for name, each in calls.items())
        tests = (say("ruling-compared-test", number=number, test=test) for number, test in enumerate(self.tests, 1))
        return (*known, say("ruling-compared-one-is-enough"), *tests)

    @property
    def in_short(self) -> tuple[str, ...]:
        """The same in paragraphs: one on each call, and one on the tests."""
        old, new, *tests = self.lines
        return old, new, " ".join(tests)


def compared(question: Question, verdict: Verdict, facts: Mapping[str, str], log: Sequence[a.Entry]) -> Compared | None:
    """What a director weighs who is asked whether one call is comparable to another; None for any other question.

    `facts` are the answers found, by their keys.
    """
    if question.id != "comparable":
        return None
    asked, *others = _calls_named((question.of, *question.or_of))
    again = [(call.seat, call.call, call.action) for call in verdict.calls if (call.seat, call.call) == asked[:2]]
    other = (*others, *again, asked)[0]  # a call that was made again is named by the second alone
    told = bool(again)
    new, old = (asked, other) if told else (other, asked)  # what was done before the record goes by the call withdrawn
    actions = [entry.action for entry in log]
    return Compared(*(_known_of(*each, facts, actions, told) for each in (old, new)))


def _calls_named(subjects: Iterable[str]) -> list[tuple[Seat, str, int]]:
    """The calls among the subjects of a fact, each once: with the action that made it where a subject names it."""
    found: list[tuple[Seat, str, int]] = []
    for subject in subjects:
        words = subject.split()
        if not subject.startswith("#"):
            found.append((Seat(words[0]), words[1], int(words[2][1:]) if len(words) > 2 else 0))
    numbered = {(seat, call) for seat, call, number in found if number}
    return [each for each in dict.fromkeys(found) if each[2] or each[:2] not in numbered]


def _known_of(
    seat: Seat, call: str, number: int, facts: Mapping[str, str], actions: Sequence[a.Action], told: bool
) -> ComparedCall:
    names = {f"{seat} {call}", f"{seat} {call} #{number}", f"#{number}"}
    keys = [(*key.partition(" ")[::2], value) for key, value in facts.items() if value != CANNOT]
    about = [(fact, value) for fact, of, value in keys if of in names]
    known = (*_found_of_it(about), *_said_of_it(seat, call, actions[max(number - 1, 0) :]))
    if not known and told and is_bid(call):
        known = (say("ruling-compared-natural", shows=answer_within(DENOMINATION_WORDS[denomination(call)])),)
    of = f"{seat} {call} #{number}" if number else f"{seat} {call}"
    return ComparedCall(call_words(call), of, known, COULD_MEAN in dict(about))


def _found_of_it(about: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What the director found of a call."""
    for fact, answer in about:
        if fact == COULD_MEAN:
            yield say("ruling-compared-could-mean", words=answer)
        elif fact in ("specifies", "call-shows"):
            shows = "" if answer == "none" else answer_within(answer)
            yield say("ruling-compared-shows", any=bool(shows), shows=shows)
        elif (fact, answer) == ("artificial", "yes"):
            yield say("ruling-compared-artificial")


def _said_of_it(caller: Seat, call: str, actions: Iterable[a.Action]) -> Iterator[str]:
    """What was said of a call at the table, by whoever said it."""
    names = {f"{caller} {call}", call}
    for action in actions:
        match action:
            case a.Alert(call=named) if named in names:
                yield say("ruling-compared-alerted")
            case a.Announce(call=named, words=str(words)) | a.Explain(what=named, words=str(words)) if named in names:
                yield say("ruling-compared-explained", words=words, seat=action.seat)
