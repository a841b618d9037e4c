"""What comes from strangers: what is no file is not read, and what is made to take long takes no time."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable import strangers
from bridgetable.cases.check import check_file
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import LARGEST, load, parse_case
from bridgetable.ownbook.pages import pages_of
from bridgetable.ownbook.problems import CannotRead
from bridgetable.resources import resource_path
from bridgetable.strangers import DEEPEST, LONGEST_WORD, TooMuch, content, printable, toml

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as POSIX has them")
HEAD = 'id = "x"\nactions = []\n'


def no_file(folder: Path, kind: str) -> Path:
    path = folder / "thing.bridgecase"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "sparse":
            with path.open("wb") as file:
                file.truncate(10_000_000_000)
        case _:
            targets = {"endless": "/dev/zero", "terminal": "/dev/tty", "nothing": str(folder / "nowhere")}
            path.symlink_to(targets[kind])
    return path


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "endless", "terminal", "nothing", "folder", "sparse"])
@pytest.mark.parametrize("reading", [load, lambda path: check_file(path).problems[0], pages_of])
def test_what_is_no_file_is_not_read(tmp_path: Path, kind: str, reading: Callable[[Path], object]) -> None:
    path, said = no_file(tmp_path, kind), list[object]()

    def read() -> None:
        try:
            said.append(reading(path))
        except (CaseErrors, CannotRead) as error:
            said.append(error)

    reader = threading.Thread(target=read, daemon=True)  # one that waits would wait for ever
    reader.start()
    reader.join(20)
    assert said
    assert str(said[0])


@POSIX
def test_a_socket_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket has to be short
    with socket.socket(socket.AF_UNIX) as end:
        end.bind("end")
        with pytest.raises(OSError, match="it is not a file"):
            content(Path("end"), 10)


def test_a_name_no_file_can_have(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no file has such a name"):
        content(tmp_path / "a\0b", 10)


@POSIX
def test_why_it_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="it is not a file"):
        content(no_file(tmp_path, "pipe"), 10)
    (tmp_path / "thing.bridgecase").unlink()
    with pytest.raises(OSError, match="it is a folder"):
        content(tmp_path, 10)
    with pytest.raises(OSError, match="it is larger than 2 MB"):
        content(no_file(tmp_path, "sparse"), LARGEST)


def test_a_file_is_read_up_to_what_can_be_of_use(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert content(path, 10) == b"x" * 10
    with pytest.raises(OSError, match="larger"):
        content(path, 9)


@pytest.mark.parametrize(
    "text",
    [
        f"{'a.' * 500_000}b = 1",
        f"[{'a.' * 500_000}b]",
        f"{'a . ' * 250_000}b = 1",
        ('"a".' * 250_000) + "b = 1",
        "x = " + "[" * 1_000_000,
        "x = " + "{a=" * 300_000,
        "x = {" + "a." * 300_000 + "b = 1}",
        'y = "#"\nz = """\n""" # "\n' + "a." * 300_000 + "b = 1",
    ],
)
def test_what_stands_too_deep_is_found_before_it_is_read(text: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(TooMuch):
            toml(text)
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()
    with pytest.raises(CaseErrors, match="too deep"):
        parse_case(text, "x")


@pytest.mark.parametrize("text", ["x = [" + "1," * 100_001 + "]", "[a]\n" * 100_001, "a = 1\n" * 100_001])
def test_more_parts_than_a_case_can_have_are_not_read(text: str) -> None:
    with pytest.raises(TooMuch, match="it has more than 100000 parts"):
        toml(text)


def test_dots_in_texts_and_remarks_are_none_of_a_key() -> None:
    dots = "a." * 5 * DEEPEST
    texts = f"one = \"{dots}\"\ntwo = '{dots}' # {dots}\nthree = \"\"\"\n\\\"{dots}\"\"\"\nfour = '''\n'{dots}'''\n"
    assert set(toml(texts)) == {"one", "two", "three", "four"}


@pytest.mark.parametrize("path", sorted(resource_path("cases").rglob("*.toml"))[::40], ids=lambda path: path.stem)
def test_every_case_is_read(path: Path) -> None:
    assert toml(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", ['x = "' + '"' * 1000, '"""' * 1000, "'" * 1001, 'x = """' + '\\"""' * 1000, "#" * 9])
def test_texts_without_end_are_left_to_the_reader_of_toml(text: str) -> None:
    strangers._look_over(strangers._bare(text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f'id = "x"\nactions = [{chr(34)}E drops C2{chr(34)}{", 1" * 1000}]', "1001 are too many here: at most 1000"),
        (HEAD + "[facts]\n" + "".join(f"a{n} = 1\n" for n in range(1001)), "1001 keys are too many here: at most 1000"),
        (HEAD + "[settings]\ncorrection-minutes = " + "9" * 100, "is not one of"),
        (HEAD + "[settings]\ncorrection-minutes = '" + "9" * 900 + "'", "is not one of"),
        (HEAD + "[settings]\ncorrection-minutes = '٣'", "is not one of"),
    ],
)
def test_what_is_too_much_is_told(text: str, why: str) -> None:
    with pytest.raises(CaseErrors) as raised:
        parse_case(text, "x")
    assert any(why in problem.message for problem in raised.value.problems)
    assert len(raised.value.problems) <= 200
    assert all(len(problem.message) < 300 for problem in raised.value.problems)


def test_hundreds_of_problems_are_enough() -> None:
    with pytest.raises(CaseErrors) as raised:
        parse_case(HEAD + "".join(f'[[expect]]\nmay_plai = "{n}"\n' for n in range(900)), "x")
    assert len(raised.value.problems) == 200


LONG = 1_800_000
"""Letters, or parts: nearly as much as a file may have."""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        *((f"{HEAD}level = {number}", 3) for number in ("9" * LONG, "0x" + "9" * LONG, "0b" + "1" * LONG)),
        *((f"{HEAD}level = {number}", 3) for number in ("1." + "9" * LONG, "1e+" + "9" * LONG, "1" + "_1" * 900_000)),
        (f"{HEAD}level = 2020-01-01T00:00:00.{'9' * LONG}", 3),
        (f"{HEAD}[facts]\nturn = 0x{'9' * 20_000}", 4),
        (f"{HEAD}{'k' * LONG} = 1", 3),
        (f"{HEAD}x = {{{'k' * 800_000} = 1, {'k' * 800_000} = 2}}", 3),
        (f'{HEAD}story = """\n\n""" # "\n{"a." * 50}b = 1', 6),
        (f"{HEAD}x = [\n{'[' * 200}", 4),
    ],
)
def test_what_is_too_long_is_told_with_its_line(text: str, line: int) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(CaseErrors, match="too many letters|too deep") as raised:
            parse_case(text, "x")
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()
    assert [problem.line for problem in raised.value.problems] == [line]


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "#\n" * 900_000,
        f'{HEAD}story = "{"x" * LONG}"',
        f'{HEAD}story = """{chr(92)}n{"y" * LONG}"""',
        f'{HEAD}ruling = "{"x" * LONG}"',
        f'{HEAD}ruling.el = "{"ξ" * (LONG // 2)}"',
        HEAD + "".join(f'ruling.x{number} = "x"\n' for number in range(50_000)),
        'id = "x"\nactions = [' + "1," * 900_000 + "]",
        'id = "x"\nactions = [' + '"",' * 600_000 + "]",
        'id = "x"\nactions = [' + f'"W leads {"HT " * 320}",' * 999 + "]",
        'id = "x"\nactions = [' + f'"W remarks {"x" * 980}",' * 999 + "]",
        f'{HEAD}"{"<" * 800_000}" = 1\n"{"{" * 800_000}" = 1',
        HEAD + "[[branch]]\n" * 150_000,
        HEAD + " " * LONG,
    ],
)
def test_of_whatever_a_file_is_made_it_is_soon_and_shortly_answered(text: str) -> None:
    started = time.process_time()
    with pytest.raises(CaseErrors) as raised:
        parse_case(text, "x", expecting=True)
    assert len(str(raised.value)) < 150_000
    assert all(len(problem.message) + len(problem.key) < 600 for problem in raised.value.problems)
    assert time.process_time() - started < 8  # it takes one or two seconds, in which it took forty


@pytest.mark.parametrize("number", ["9" * LONGEST_WORD, "-1_000.5", "2020-01-01T00:00:00.123456"])
def test_numbers_that_are_only_long_are_read(number: str) -> None:
    assert toml(f"x = {number}")


def test_places_after_very_many_are_told_by_what_they_stand_in() -> None:
    text = 'id = "x"\nactions = []\n[[expect]]\nx = [\n' + "1,\n" * 60_000 + "]\n"
    with pytest.raises(CaseErrors) as raised:
        parse_case(text.replace("[[expect]]", "[branch]"), "x")
    assert {problem.line for problem in raised.value.problems} == {3}


def test_what_would_steer_a_terminal_is_written_out() -> None:
    assert printable("a \x1b[31m\n\u202eb\u00a0♠ é") == "a \\x1b[31m\\n\\u202eb\u00a0♠ é"
    assert printable("plain ♥ text") == "plain ♥ text"
