"""Two calls compared: which they are, and what is known of their meaning."""

from __future__ import annotations

from bridgetable.explain.compared_calls import Compared, compared
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.sheet import sheet
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from present import present

TOO_LOW = ("N bids 1S", "E bids 1H", "S calls the director", "the director explains", "S chooses to refuse")


def auction(*sentences: str, **found: str) -> Record:
    """A record of an auction from North's first call on, with what was `found` of East's bid of one heart."""
    facts = tuple(Fact(fact.replace("_", "-"), "E 1H", answer) for fact, answer in found.items())
    return Record(Position(Header(dealer=Seat.N, stage="auction")), tuple(map(parse, sentences)), facts)


def weighed(record: Record) -> Compared:
    """What is weighed by a director who is asked in 2017 whether a call is comparable."""
    verdict = judge(record, 2017)
    question = next(each for each in verdict.questions if each.id == "comparable")
    return present(compared(question, verdict, {fact.key: fact.value for fact in record.facts}, record.log))


def test_bids_nobody_alerted_show_what_they_name() -> None:
    calls = weighed(auction(*TOO_LOW, "E bids 3H"))
    assert (calls.old.call, calls.new.call) == ("1♥", "3♥")
    assert calls.old.known == calls.new.known == ("hearts (nobody alerted it)",)
    assert calls.old.of == "E 1H #2" and not calls.old.attributed


def test_of_a_pass_and_a_double_nothing_is_guessed() -> None:
    for call, written in (("pass", "Pass"), ("X", "X")):
        calls = weighed(auction(*TOO_LOW, f"E bids {call}"))
        assert (calls.new.call, calls.new.known) == (written, ())
        assert calls.new.told == "nothing is known of its meaning"


def test_what_was_said_and_found_of_a_call_is_told_in_place_of_its_name() -> None:
    said = ("N bids 1S", "E bids 1H", "W alerts 1H", 'W explains 1H as "spades"', *TOO_LOW[2:], "E bids 3H")
    assert weighed(auction(*said)).old.known == ("alerted", "“spades” (West)")
    found = weighed(auction(*TOO_LOW, "E bids 3H", attributable="an opening bid", specifies="hearts and clubs"))
    assert found.old.known == ("could mean: an opening bid", "shows hearts and clubs") and found.old.attributed


def test_where_nothing_is_shown_that_is_said_and_what_cannot_be_found_is_not() -> None:
    assert weighed(auction(*TOO_LOW, "E bids 3H", specifies="none")).old.known == ("shows no suit",)
    unknown = weighed(auction(*TOO_LOW, "E bids 3H", attributable="cannot be established"))
    assert unknown.old.known == ("hearts (nobody alerted it)",) and not unknown.old.attributed


def test_a_call_that_falls_is_the_old_one_even_if_it_came_second() -> None:
    record = auction("N bids 1S", "N withdraws 1S and bids 1NT", "E calls the director", "E chooses to refuse")
    calls = weighed(record)
    assert (calls.new.call, calls.old.call) == ("1♠", "1NT")


def test_one_call_made_twice_is_two_calls() -> None:
    refused = ("W calls the director", "the director explains", "W chooses to refuse")
    calls = weighed(auction("S bids 2H", *refused, "N bids pass", "E bids pass", "S bids 2H"))
    assert (calls.old.of, calls.new.of) == ("S 2H #1", "S 2H #7")


def test_of_calls_before_the_record_nobody_knows_whether_they_were_alerted() -> None:
    calls = weighed(Record(Position(), (parse("W withdraws 2D and bids 3C"),)))
    assert (calls.old.call, calls.new.call, calls.old.known) == ("2♦", "3♣", ())


def test_other_questions_have_no_tests() -> None:
    record = auction(*TOO_LOW, "E bids 3H")
    questions = judge(record, 2007).questions
    assert questions and all(compared(each, judge(record, 2007), {}, record.log) is None for each in questions)


def test_text_and_sheet_have_the_tests_under_the_question() -> None:
    record = auction(*TOO_LOW, "E bids 3H")
    lines = list(verdict_lines(judge(record, 2017), {}, {}, record.log))
    asked = next(number for number, line in enumerate(lines) if line.startswith("Ask: East's call of 3♥"))
    tests = weighed(record).lines
    assert lines[asked + 1 : asked + 7] == [f"  {line}" for line in tests]
    told = [item.words for item in sheet(record, 2017, "").facts]
    assert told[1:4] == [*tests[:2], " ".join(tests[2:])]
