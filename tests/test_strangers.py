"""What comes from strangers: what is no file is not read, and what is made to take long takes no time."""

from __future__ import annotations

import os
import sys
import threading
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
from bridgetable.strangers import DEEPEST, TooDeep, content, toml

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
            path.symlink_to({"endless": "/dev/zero", "terminal": "/dev/tty", "nothing": folder / "nowhere"}[kind])
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
def test_why_it_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="it is not a file"):
        content(no_file(tmp_path, "pipe"), 10)
    (tmp_path / "thing.bridgecase").unlink()
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
        with pytest.raises(TooDeep):
            toml(text)
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()
    with pytest.raises(CaseErrors, match="too deep"):
        parse_case(text, "x")


def test_dots_in_texts_and_remarks_are_none_of_a_key() -> None:
    dots = "a." * 5 * DEEPEST
    texts = f"one = \"{dots}\"\ntwo = '{dots}' # {dots}\nthree = \"\"\"\n\\\"{dots}\"\"\"\nfour = '''\n'{dots}'''\n"
    assert set(toml(texts)) == {"one", "two", "three", "four"}


@pytest.mark.parametrize("path", sorted(resource_path("cases").rglob("*.toml"))[::40], ids=lambda path: path.stem)
def test_every_case_is_read(path: Path) -> None:
    assert toml(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", ['x = "' + '"' * 1000, '"""' * 1000, "'" * 1001, 'x = """' + '\\"""' * 1000, "#" * 9])
def test_texts_without_end_are_left_to_the_reader_of_toml(text: str) -> None:
    assert strangers._dots(text) == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f'id = "x"\nactions = [{chr(34)}E drops C2{chr(34)}{", 1" * 1000}]', "1001 are too many here: at most 1000"),
        (HEAD + "[facts]\n" + "".join(f"a{n} = 1\n" for n in range(1001)), "1001 keys are too many here: at most 1000"),
        (HEAD + "[settings]\ncorrection-minutes = " + "9" * 900, "is not one of"),
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
