"""The commands: their output, their exit codes, and that only the window needs Qt."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from bridgetable import __version__, cli
from bridgetable.cases.check import case_files
from bridgetable.cli import main, opens_window
from bridgetable.messages import language, speak
from bridgetable.resources import resource_path
from messages import pseudo
from messages.not_said import left_in_english

LIBRARY = resource_path("cases")
CASE = """\
id = "a-case"
table = {declarer="S", contract="3NT"}
start = {trick=7, lead="E"}
actions = [{do="W lets D? be seen", facts={partner-could-see="yes"}}, "N calls the director"]
[[expect]]
cards = {"W D?"="exposed"}
"""


@pytest.fixture
def case(tmp_path: Path) -> str:
    path = tmp_path / "a-case.toml"
    path.write_text(CASE, encoding="utf-8")
    return str(path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.toml"
    path.write_text('id = "a"\nactions = ["E fnords"]\nlevel = 9\n', encoding="utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code of a command, what it prints, and what it says is wrong."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_check_of_one_case(capsys: pytest.CaptureFixture[str], case: str) -> None:
    assert run(capsys, "check", case) == (0, "1 passed, 0 failed\n", "")


def test_check_without_a_path_takes_the_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"cases": LIBRARY / "law43"}  # of which a part is enough here: all of it is a test for each case
    monkeypatch.setattr("bridgetable.resources.resource_path", lambda *names: wanted[names[0]])
    code, out, _ = run(capsys, "check")
    assert (code, out) == (0, f"{len(case_files(LIBRARY / 'law43'))} passed, 0 failed\n")


def test_check_tells_all_that_is_wrong_with_a_file_and_judges_the_others(
    capsys: pytest.CaptureFixture[str], case: str, bad: str
) -> None:
    code, out, _ = run(capsys, "check", bad, case)
    lines = out.splitlines()
    assert code == 2
    assert [line.partition(": unreadable")[0] for line in lines[:-1]] == [
        f"{bad}:1",
        f"{bad}:2:actions[1]",
        f"{bad}:3:level",
    ]
    assert lines[-1] == "1 passed, 1 failed"


def test_check_tells_what_is_expected_what_is_found_and_why(capsys: pytest.CaptureFixture[str], case: str) -> None:
    path = Path(case)
    path.write_text(CASE.replace('="exposed"', '="played"'), encoding="utf-8")
    code, out, _ = run(capsys, "check", case)
    first, second, last = out.splitlines()
    assert (code, last) == (1, "0 passed, 1 failed")
    assert first.startswith(f"{case}:6: 2007: expected cards: W D? = played; found W D? = exposed; because 49")
    assert second.startswith(f"{case}:6: 2017:")


def test_the_summary_stands_before_the_last_line(capsys: pytest.CaptureFixture[str], case: str) -> None:
    _, out, _ = run(capsys, "check", "--summary", case)
    assert out.splitlines()[1:] == [
        "editions: 2007 (1), 2017 (1)",
        "contrast pairs: 0 of 0 differ in one action or fact and end differently",
        "1 passed, 0 failed",
    ]


def test_judge_prints_both_editions_2007_first(capsys: pytest.CaptureFixture[str], case: str) -> None:
    code, out, _ = run(capsys, "judge", case, "--json")
    given = json.loads(out)
    assert code == 0
    assert [verdict["edition"] for verdict in given] == [2007, 2017]
    assert given[0]["cards"]["W D?"]["status"] == "exposed"
    assert given[0]["questions"][0]["leads_to"] == {}


def test_judge_prints_one_edition_alone(capsys: pytest.CaptureFixture[str], case: str) -> None:
    given = json.loads(run(capsys, "judge", case, "--json", "--edition", "2017", "--previews")[1])
    assert (given["edition"], given["after"]) == (2017, 2)
    assert given["questions"][0]["id"] == "below-honour W D?"
    assert set(given["questions"][0]["leads_to"]) == {"yes", "no"}


def test_judge_prints_the_verdict_after_an_action(capsys: pytest.CaptureFixture[str], case: str) -> None:
    given = json.loads(run(capsys, "judge", case, "--json", "--edition", "2017", "--at", "0")[1])
    assert (given["after"], given["cards"]) == (0, {})
    given = json.loads(run(capsys, "judge", case, "--json", "--edition", "2017", "--at", "1")[1])
    assert (given["after"], given["turn"]) == (1, "E")


def test_judge_tells_what_was_ruled_of_the_whole_case(capsys: pytest.CaptureFixture[str], case: str) -> None:
    assert "What was ruled" not in run(capsys, "judge", case)[1]
    assert [verdict["ruling"] for verdict in json.loads(run(capsys, "judge", case, "--json")[1])] == [{}, {}]
    path = Path(case)
    path.write_text(
        'ruling.en = "It stays.\\nNothing \\u001b[1m more."\nruling.it = "Resta."\n' + path.read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    assert run(capsys, "judge", case)[1].splitlines()[-3:] == [
        "What was ruled",
        "  It stays.",
        r"  Nothing \x1b[1m more.",
    ]
    given = json.loads(run(capsys, "judge", case, "--json", "--edition", "2017")[1])
    assert given["ruling"] == {"en": "It stays.\nNothing \x1b[1m more.", "it": "Resta."}
    assert "What was ruled" not in run(capsys, "judge", case, "--at", "1")[1]
    assert json.loads(run(capsys, "judge", case, "--json", "--edition", "2017", "--at", "1")[1])["ruling"] == {}


@pytest.mark.parametrize("at", ["3", "-1"])
def test_judge_after_an_action_that_is_not_there(capsys: pytest.CaptureFixture[str], case: str, at: str) -> None:
    code, out, err = run(capsys, "judge", case, "--at", at)
    assert (code, out, err) == (2, "", "--at: there are actions 1 to 2, and 0 for none\n")


def test_judge_in_words(capsys: pytest.CaptureFixture[str], case: str) -> None:
    code, out, _ = run(capsys, "judge", case)
    assert code == 0
    assert out.startswith("Laws of 2007, after 2 actions\n")
    assert "\n\nLaws of 2017, after 2 actions\n" in out
    assert "because: " in out
    assert "Ask: West's diamond: is the card below the ten? (yes, no)" in out


def test_judge_of_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    code, out, err = run(capsys, "judge", bad)
    assert (code, out, len(err.splitlines())) == (2, "", 2)


def test_laws_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    entries = json.loads(run(capsys, "laws", "--json", "--edition", "2017")[1])
    assert list(entries[0]) == ["id", "edition", "status", "function", "decides", "fails", "reason"]
    assert {entry["edition"] for entry in entries} == {2017}
    by_id = {entry["id"]: entry for entry in entries}
    assert by_id["45C1"]["status"] == "computed"
    assert by_id["45C1"]["function"].startswith("bridgetable.laws.law45_")
    assert by_id["45C1"]["reason"] is None
    assert by_id["45C1"]["decides"]
    assert by_id["90"]["function"] is None
    assert by_id["90"]["reason"]


def test_laws_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "laws")[1].splitlines()
    assert any(line.startswith("2007  45C1") and "computed" in line for line in lines)
    assert any(line.startswith("2017  45C1") for line in lines)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"bridgetable {__version__}\n")


@pytest.mark.parametrize("words", [["--help"], ["check", "--help"], ["judge", "--help"], ["laws", "--help"]])
def test_help(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("usage: bridgetable")


def without_qt(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that has no Qt."""
    program = (
        "import os, sys; sys.modules['PySide6'] = sys.modules['PySide6.QtWidgets'] = None\n"
        "os.environ.update(QT_QPA_PLATFORM='offscreen', DISPLAY='', WAYLAND_DISPLAY='')\n"
        f"from bridgetable.cli import main\n{program}"
    )
    words = [sys.executable, "-c", program]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_commands_do_without_qt(case: str) -> None:
    done = without_qt(f"sys.exit(main(['check', {case!r}]) or main(['judge', {case!r}, '--json']) or main(['laws']))")
    assert done.returncode == 0, done.stderr


def test_without_qt_the_window_says_so() -> None:
    done = without_qt("sys.exit(main([]))")
    assert done.returncode == 2
    assert done.stderr.startswith("The window needs PySide6, which is not installed here.")
    assert "Traceback" not in done.stderr


def noted_in(given: list[object]) -> Callable[..., int]:
    """Stands in for what opens: it only notes what it was given."""

    def note(*words: object) -> int:
        given.append(words)
        return 0

    return note


def test_the_window_opens_on_a_file(monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    opened: list[object] = []
    monkeypatch.setattr("bridgetable.launch.window", noted_in(opened))
    for words in ([case], [], ["--portable"], ["--language", "it", case], [case, "--language", "el"]):
        assert main(words) == 0
    speak("en")
    assert opened == [(case, False, ""), (None, False, ""), (None, True, ""), (case, False, "it"), (case, False, "el")]


def test_a_command_speaks_the_language_asked_for_or_that_of_the_place(
    case: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "el", "judge", case]) == 0
    assert language() == "el"
    speak("en")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert main(["laws"]) == 0
    assert language() == "it"
    with pytest.raises(SystemExit):
        main(["--language", "tlh", "laws"])
    speak("en")
    assert "tlh" in capsys.readouterr().err


def test_the_self_test_draws_a_picture(monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    drawn: list[object] = []
    monkeypatch.setattr("bridgetable.launch.self_test", noted_in(drawn))
    assert main(["--self-test", "out.png"]) == 0
    assert main([case, "--self-test", "out.png"]) == 0
    assert drawn == [("out.png", None), ("out.png", case)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chek"], "There is no file 'chek'. Did you mean check?"),
        (["Judges", "a.toml", "--json"], "There is no file 'Judges'. Did you mean judge?"),
        (["--portable", "laws"], "There is no file 'laws'. Did you mean laws?"),
        (["help"], "There is no file 'help'. Did you mean --help?"),
        (["nosuch.bridgecase"], "There is no file 'nosuch.bridgecase'."),
        (["laws.toml"], "There is no file 'laws.toml'."),
        (["nosuch.toml", "--self-test", "out.png"], "There is no file 'nosuch.toml'."),
        (["--selftest"], "There is no option --selftest. Did you mean --self-test?"),
        (["--selftest", "out.png"], "There is no option --selftest. Did you mean --self-test?"),
        (["--fancy"], "There is no option --fancy."),
        (["a.toml", "b.toml"], "One file is opened at a time: b.toml is one too many."),
    ],
)
def test_mistyped_words_are_told_in_one_sentence_and_no_window_opens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)  # or the desktop of whoever runs this would show it too
    monkeypatch.setattr("bridgetable.launch.window", lambda *_given: pytest.fail("a window would open"))
    for ask in (main, opens_window):
        with pytest.raises(SystemExit) as left:
            ask(words)
        assert (left.value.code, *capsys.readouterr()) == (2, "", f"{said}\n")


def test_a_file_may_be_called_like_a_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "chek").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bridgetable.launch.window", lambda *_given: 0)
    assert main(["chek"]) == 0


def test_a_program_without_a_terminal_says_it_in_its_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    opened: list[object] = []
    monkeypatch.setattr("bridgetable.launch.window", noted_in(opened))
    assert main(["nosuch.bridgecase"]) == 0
    assert opened == [("nosuch.bridgecase", False, "")]
    assert main(["laws"]) == 0
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells of a closed pipe in another way")
@pytest.mark.parametrize("words", ["laws --json", "check {case}", "judge {case} --json"])
def test_a_reader_that_goes_away_ends_a_command_quietly(words: str, case: str) -> None:
    command = [sys.executable, "-m", "bridgetable", *words.format(case=case).split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=LIBRARY.parents[1]) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


def test_a_command_that_is_broken_off_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bridgetable.cli._laws", broken_off)
    assert main(["laws"]) == 130


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bridgetable.ui.start.app.run", lambda path, portable, language: 0)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    assert "There is no display here" in capsys.readouterr().err
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main([]) == 0


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--version"], 0),
        (["check", "CASE"], 0),
        (["check", "--nonsense"], 2),
        (["judge", "CASE", "--json"], 0),
        (["judge", "no-such-file"], 2),
        (["laws"], 0),
        (["--self-test", "out.png"], 1),
    ],
)
def test_where_nothing_can_be_printed_the_exit_code_still_tells(
    monkeypatch: pytest.MonkeyPatch, case: str, words: list[str], code: int
) -> None:
    monkeypatch.setattr("bridgetable.ui.start.selftest._missed", lambda *_: ["the window could not be drawn"])
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    try:
        told: object = main([case if word == "CASE" else word for word in words])
    except SystemExit as ended:
        told = ended.code
    assert told == code


WORD = re.compile(r"[A-Za-z]{2,}")


def words_of_help(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What `--help` says of a command, its options and the commands under it."""
    yield from (parser.description or "", parser.epilog or "")
    for option in parser._actions:
        named = option.choices if isinstance(option.choices, Mapping) else {}
        yield from (option.help or "", str(option.metavar or ""))
        yield from (each.help or "" for each in getattr(option, "_choices_actions", ()))
        for command in named.values():
            yield from words_of_help(command)


@pytest.mark.parametrize("parser", [cli._window_parser, cli._command_parser])
def test_what_is_explained_of_the_commands_comes_from_the_catalogue(
    parser: Callable[[], argparse.ArgumentParser],
) -> None:
    english = [words for words in words_of_help(parser()) if words]
    assert len(english) > 5
    assert all(pseudo.outside(words) == words for words in english)
    with pseudo.spoken():
        said = list(words_of_help(parser()))
    assert [words for words in said if WORD.search(pseudo.outside(words).replace("{", ""))] == []
    assert len([words for words in said if words]) == len(english)


WRITTEN = ("yes", "no", "yes, no", "bridgetable", "check", "W D? = exposed", "cards: W D? = played")
"""Answers and expectations as they are written in a file, and what is typed to begin."""
FUNCTION = re.compile(r"bridgetable\.laws\.[.\w]+")


@pytest.mark.parametrize(
    "words",
    [
        ["--nonsense"],
        ["chekc"],
        ["judge", "CASE", "--at", "99"],
        ["problems"],
        ["problems", "--list"],
        ["problems", "--kind", "G99", "--out", "FOLDER"],
        ["problems", "--kind", "G06", "--law", "99", "--out", "FOLDER"],
        ["check", "CASE", "--summary"],
        ["check", "FAILING"],
        ["judge", "CASE", "--previews"],
        ["judge", "LIBRARY"],
        ["laws", "--edition", "2017"],
    ],
)
def test_what_a_command_answers_comes_from_the_catalogue(
    capsys: pytest.CaptureFixture[str], case: str, tmp_path: Path, words: list[str]
) -> None:
    failing = tmp_path / "failing.toml"
    failing.write_text(CASE.replace("a-case", "failing").replace('="exposed"', '="played"'), encoding="utf-8")
    library = str(LIBRARY / "law54" / "law54-b-accepts.toml")
    places = {"CASE": case, "FAILING": str(failing), "LIBRARY": library, "FOLDER": str(tmp_path)}
    with pseudo.spoken(), suppress(SystemExit):
        main([places.get(word, word) for word in words])
    out, err = capsys.readouterr()
    assert pseudo.OPENS in out + err
    typed = [*words, *places.values(), *WRITTEN]
    assert left_in_english(FUNCTION.sub("", out + err).splitlines(), typed) == set()
