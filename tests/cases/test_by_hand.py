"""What somebody has written into a case file by hand is still there when the program has saved over it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from difflib import ndiff
from pathlib import Path

import pytest

from bridgetable.cases import by_hand
from bridgetable.cases.by_hand import comments_in, text_over
from bridgetable.cases.case import Case
from bridgetable.cases.faithful import Unfaithful, read_again, same_record
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.session import Session
from bridgetable.table.sentences import parse

HEAD = """# of the club evening
id = "shown"   # as it is called
title = "A card # is shown"
actions = [
  "W leads HQ",  # first
  # dummy was slow
  "S calls H2",
  {do="E holds H4 visible", facts={held-still="yes"}},   # here
]   # so far
table = {declarer="S", contract="3NT"}
deal = {N="K74.A52.KT63.J84", E="93.T74.J974.KT62", S="AQJT62.K6.A5.Q93", W="85.QJ983.Q82.A75"}
"""
EXPECT = """
[[expect]]  # of both
turn = "E" # he has yet to play
# the last word
"""
FACTS = """
[facts]  # as they were found
"near-table #3" = "yes"  # he said so
"""
SETTINGS = """
[settings]
high-in-last-seat = "lowest-winner"  # here
"""
BRANCH = """
[[branch]]  # what if
name = "other"
after = 2
actions = [
  "E plays H7",  # the right suit
]
"""

Step = Callable[[Session], object]


def saved(written: str, *steps: Step) -> tuple[str, Case]:
    """The file after these steps of a session, and the case that stands in it."""
    before = parse_case(written, "")
    session = Session(before.record)
    for step in steps:
        step(session)
    now = replace(before, record=session.record)
    text = text_over(written, before, now)
    assert same_record(parse_case(text, "").record, session.record)
    return text, now


def lines_gone(written: str, text: str) -> list[str]:
    return [line for line in written.splitlines() if line not in text.splitlines()]


def do(words: str) -> Step:
    return lambda session: session.do(parse(words))


def find(key: str, value: str) -> Step:
    return lambda session: session.answer(key, value)


@pytest.mark.parametrize(
    ("written", "steps"),
    [
        (HEAD + EXPECT, ()),
        (HEAD + EXPECT, (do("S calls the director"),)),
        (HEAD + EXPECT, (find("below-honour E H4", "yes"),)),
        (HEAD + FACTS + EXPECT, (find("partner-could-see #3", "yes"),)),
        (HEAD + EXPECT, (lambda session: session.choose_setting("high-in-last-seat", "lowest-winner"),)),
        (HEAD + EXPECT, (lambda session: session.goto(1), do("N plays H5"))),
        (HEAD + BRANCH, (lambda session: session.choose_line("other"), do("S plays H6"))),
        (HEAD + BRANCH, (lambda session: session.goto(1), do("N plays H5"))),
    ],
)
def test_what_did_not_change_stays_as_it_was_written(written: str, steps: tuple[Step, ...]) -> None:
    text, _ = saved(written, *steps)
    assert lines_gone(written, text) == []
    assert list(comments_in(text)) == list(comments_in(written))


def test_only_what_has_changed_is_written_anew() -> None:
    text, _ = saved(HEAD + EXPECT, find("near-table #3", "yes"))
    assert lines_gone(HEAD, text) == ['  {do="E holds H4 visible", facts={held-still="yes"}},   # here']
    assert '  {do="E holds H4 visible", facts={held-still="yes", near-table="yes"}},   # here' in text
    text, _ = saved(HEAD + BRANCH, lambda session: session.rename_line("other", "another"))
    assert lines_gone(HEAD + BRANCH, text) == ['name = "other"']


def test_what_is_there_no_longer_goes() -> None:
    text, _ = saved(HEAD + SETTINGS.replace("  # here", ""), lambda s: s.choose_setting("high-in-last-seat", "top"))
    assert "settings" not in text
    assert list(comments_in(text)) == list(comments_in(HEAD))


def test_where_no_place_is_found_the_comments_stand_at_the_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_hand, "_merged", lambda *_: None)
    text, now = saved(HEAD + EXPECT, do("S calls the director"))
    assert text.startswith("# of the club evening\n# as it is called\n# first\n")
    assert text.endswith(case_text(now))
    assert list(comments_in(text)) == list(comments_in(HEAD + EXPECT))


def test_what_the_program_wrote_is_written_as_the_program_writes_without_the_library() -> None:
    code = (
        "import sys; sys.modules['tomlkit'] = None\n"
        "from bridgetable.cases import by_hand, reader, writer\n"
        "from dataclasses import replace\n"
        f"case = reader.parse_case({HEAD!r}, '')\n"
        "text = writer.case_text(case)\n"
        "now = replace(case, title={})\n"
        "assert by_hand.text_over(text, case, now) == writer.case_text(now)\n"
        "assert by_hand.text_over('# by hand\\n' + text, case, now) == '# by hand\\n' + writer.case_text(now)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_what_would_be_another_record_is_not_written() -> None:
    case = parse_case(HEAD, "")
    read_again(HEAD.encode(), case)
    other = Session(case.record)
    other.do(parse("S calls the director"))
    with pytest.raises(Unfaithful, match="another record"):
        read_again(HEAD.encode(), replace(case, record=other.record))
    with pytest.raises(Unfaithful, match="another case"):
        read_again(HEAD.encode(), replace(case, notes={"en": "Ask who saw it"}))
    with pytest.raises(Unfaithful, match="`actions` is wanted"):
        read_again(b'id = "empty"', case)


def test_facts_that_stand_elsewhere_have_their_list_written_anew() -> None:
    written = HEAD.replace('"S calls H2"', '"@called: S calls H2"') + '[facts]\n"unintended @called" = "yes"\n'
    text, _ = saved(written, find("unintended #2", "no"))
    assert "[facts]" not in text
    assert '"@called: S calls H2", facts={unintended="no"}' in text
    assert sorted(comments_in(text)) == sorted(comments_in(HEAD))  # those of the list stand at the head
    assert 'id = "shown"   # as it is called' in text


def test_a_list_that_has_become_shorter_loses_its_end_only() -> None:
    written = HEAD.replace("deal = {", "known = [\n  'W has HJ', # sure\n  'W has CA',\n]\n# deal = {")
    before = parse_case(written, "")
    position = before.record.position
    now = replace(before, record=replace(before.record, position=replace(position, known=position.known[:1])))
    text = text_over(written, before, now)
    assert lines_gone(written, text) == ["  'W has CA',"]


def test_what_the_library_cannot_do_is_done_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(by_hand, "_value_by_value", fails)
    text, _ = saved(HEAD + SETTINGS, lambda session: session.choose_setting("high-in-last-seat", "top"))
    assert sorted(comments_in(text)) == sorted(comments_in(HEAD + SETTINGS))
    text, now = saved(case_text(parse_case(HEAD, "")), do("S calls the director"))
    assert text == case_text(now)


def test_every_language_stays_where_it_was_written() -> None:
    """Texts on lines of their own, with their comments, are kept when the record is saved again."""
    texts = 'ruling.en = "It stays."  # short\n# in Greek\nruling.el = """\\\n  Μένει \\\n  εκεί."""\n'
    written = HEAD.replace("table = ", f"{texts}table = ")
    text, case = saved(written, lambda session: session.do(parse("E plays H7")))
    assert texts in text
    assert dict(case.ruling) == {"en": "It stays.", "el": "Μένει εκεί."}


TWO = """
[[expect]]  # the first question
turn = "E"

# about the second
[[expect]]
edition = 2007  # the old book
turn = "E"

[[expect]]
edition = 2017
turn = "E"
"""


def rewritten(written: str, **changed: object) -> str:
    """The file after a change of what the case tells or expects."""
    before = parse_case(written, "")
    now = replace(before, **changed)  # type: ignore[arg-type]
    text = text_over(written, before, now)
    assert replace(parse_case(text, ""), record=now.record) == now
    return text


def test_a_language_that_is_taken_out_takes_its_line_alone() -> None:
    written = HEAD.replace("table = ", 'ruling.en = "It stays."  # short\nruling.el = "Μένει."\ntable = ')
    text = rewritten(written, ruling={"en": "It stays."})
    assert lines_gone(written, text) == ['ruling.el = "Μένει."']


@pytest.mark.parametrize("ends", ["\n", "\n\n# the end\n"])
def test_another_title_is_one_line_of_difference(ends: str) -> None:
    written = (HEAD + EXPECT + BRANCH).rstrip("\n") + ends
    text = rewritten(written, title={"en": "Another title"})
    changed = [(one, two) for one, two in zip(written.splitlines(), text.splitlines(), strict=True) if one != two]
    assert changed == [('title = "A card # is shown"', 'title = "Another title"')]


def test_a_language_more_leaves_the_others_alone() -> None:
    written = HEAD.replace('title = "A card # is shown"', 'title = {en="Shown", it = "Mostrata"}  # both')
    text = rewritten(written, title={"en": "Shown", "it": "Mostrata", "el": "Ορατό"})
    assert lines_gone(written, text) == ['title = {en="Shown", it = "Mostrata"}  # both']
    assert "# both" in text


def test_an_expectation_that_goes_takes_only_its_own_lines() -> None:
    before = parse_case(HEAD + TWO, "")
    text = rewritten(HEAD + TWO, expects=before.expects[1:])
    assert "[[expect]]  # the first question" not in text
    assert "# the first question" in text.splitlines()[0]
    assert "edition = 2007  # the old book" in text
    assert "# about the second" in text


def test_an_expectation_more_stands_after_the_others() -> None:
    before = parse_case(HEAD + TWO, "")
    text = rewritten(HEAD + TWO, expects=(*before.expects, replace(before.expects[0], after=1)))
    assert lines_gone(HEAD + TWO, text) == []


def test_an_action_put_in_between_leaves_the_others_their_comments() -> None:
    before = parse_case(HEAD, "")
    log = before.record.log
    record = replace(before.record, log=(*log[:1], parse('E remarks "well"'), *log[1:]), facts=())
    text = text_over(HEAD, before, replace(before, record=record))
    assert '  "W leads HQ",  # first' in text
    assert '"S calls H2"' in text
    assert list(comments_in(text)) == list(comments_in(HEAD))


CASES = Path(__file__).parents[2] / "resources" / "cases"
LIBRARY = [
    "law09-a1-anybody-before-play",
    *sorted(path.stem for path in CASES.rglob("*.toml") if "\ntitle.en = " in path.read_text(encoding="utf-8"))[::110],
]


def changed_lines(written: str, text: str) -> tuple[list[str], list[str]]:
    """The lines that are gone and those that have come."""
    lines = [line for line in ndiff(written.splitlines(), text.splitlines()) if line[:2] in ("- ", "+ ")]
    return [line[2:] for line in lines if line[0] == "-"], [line[2:] for line in lines if line[0] == "+"]


def library_file(name: str) -> tuple[str, Case]:
    written = next(CASES.rglob(f"{name}.toml")).read_text(encoding="utf-8")
    return written, parse_case(written, name)


@pytest.mark.parametrize("name", LIBRARY)
def test_another_title_is_one_other_line_of_a_library_file(name: str) -> None:
    written, case = library_file(name)
    gone, come = changed_lines(written, text_over(written, case, replace(case, title={**case.title, "en": "Other"})))
    assert len(gone) == len(come) == 1
    assert come[0] in ('title.en = "Other"', 'title = {en="Other"}')
    assert come[0].split("=")[0] == gone[0].split("=")[0]


@pytest.mark.parametrize("name", LIBRARY)
def test_another_language_stands_beside_the_first(name: str) -> None:
    written, case = library_file(name)
    story = {**case.story, "it": "Est gioca.\nSud vince."}
    gone, come = changed_lines(written, text_over(written, case, replace(case, story=story)))
    assert gone == []
    assert come == ['story.it = """', "Est gioca.", 'Sud vince."""']


@pytest.mark.parametrize("name", LIBRARY)
def test_notes_are_one_line_more(name: str) -> None:
    written, case = library_file(name)
    bare = replace(case, notes={})
    without = text_over(written, case, bare)
    gone, come = changed_lines(without, text_over(without, bare, replace(case, notes={"en": "Noted"})))
    assert (gone, come) == ([], ['notes = "Noted"'])


@pytest.mark.parametrize("name", LIBRARY)
def test_another_language_of_a_title_changes_no_other_line(name: str) -> None:
    written, case = library_file(name)
    gone, come = changed_lines(written, text_over(written, case, replace(case, title={**case.title, "it": "Altro"})))
    if "\ntitle.en = " in written:
        assert (gone, come) == ([], ['title.it = "Altro"'])
    else:
        assert len(gone) == len(come) == 1
        assert come[0].startswith("title = {en=")
