"""Collections are opened with care, looked through file by file, and refused whole where they could do harm."""

from __future__ import annotations

import os
import stat
import struct
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable.collection import source
from bridgetable.collection.about import About
from bridgetable.collection.looking import Looking, opened
from bridgetable.collection.making import of_files, packed_text, places_for
from bridgetable.collection.names import Refused
from bridgetable.evening.set_list import Item, SetList, set_list_text
from generated.strange_collections import CASE, INDEX_TEXT, MAKERS, SLOWEST, tried

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as POSIX has them")
PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 20
FAILS = (CASE % b"fails").replace(b'turn = "W"', b'edition = 2007\nturn = "N"')


def zipped(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def looked_through(path: Path) -> Looking:
    looking = Looking(opened(path))
    for _ in looking.steps():
        pass
    looking.source.close()
    return looking


def wrong_with(looking: Looking) -> dict[str, str]:
    return {problem.place: problem.message for problem in looking.problems}


def whole(path: Path) -> Path:
    evening = set_list_text(SetList("Tuesday", (Item("case.toml", 5),))).encode()
    files = {"collection.toml": INDEX_TEXT, "case.toml": CASE % b"case", "fails.bridgecase": FAILS}
    return zipped(path, {**files, "tuesday.bridgeevening": evening, "table.png": PNG, "law/b.toml": CASE % b"b"})


def test_a_collection_tells_what_it_is_and_what_holds(tmp_path: Path) -> None:
    looking = looked_through(whole(tmp_path / "a.bridgecases"))
    assert looking.about == About("tuesday", "Tuesday", "A. Director", "CC0 1.0")
    assert [seen.id for seen in looking.cases] == ["case", "fails", "b"]
    assert {kind: looking.count(kind) for kind in ("case", "evening", "picture")} == {
        "case": 3,
        "evening": 1,
        "picture": 1,
    }
    assert (looking.asked[2007], looking.held[2007]) == (3, 2)
    assert (looking.asked[2017], looking.held[2017]) == (2, 2)
    assert [(seen.id, editions) for seen, editions in looking.failing] == [("fails", (2007,))]
    assert looking.problems == []
    assert looking.whole
    assert looking.judged == 3


def test_a_folder_without_an_index_is_called_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "My cases"
    folder.mkdir()
    (folder / "case.toml").write_bytes(CASE % b"case")
    looking = looked_through(folder)
    assert (looking.about.title, looking.about.id) == ("My cases", "my-cases")
    assert len(looking.cases) == 1


def test_a_folder_packed_with_its_name_is_the_same(tmp_path: Path) -> None:
    files = {
        "My cases/collection.toml": INDEX_TEXT,
        "My cases/case.toml": CASE % b"case",
        "__MACOSX/._case.toml": b"\0",
    }
    looking = looked_through(zipped(tmp_path / "a.bridgecases", files))
    assert looking.about.title == "Tuesday"
    assert [seen.member.place for seen in looking.cases] == ["case.toml"]
    assert looking.problems == []


def test_what_is_wrong_is_told_by_file_and_the_rest_is_usable(tmp_path: Path) -> None:
    files = {
        "a.toml": CASE % b"a",
        "again.toml": CASE % b"a",
        "bad.toml": b'id = "bad"\nactions = ["E flies"]\n',
        "worse.toml": b"id = [",
        "letters.toml": b'id = "\xff"',
        "large.toml": b"#" * 2_000_001,
        "list.bridgeevening": b"[[case]]\nminutes = 5\n",
        "false.png": b"GIF89a",
        "who?.toml": CASE % b"who",
        "read me.pdf": b"",
        "picture.svg": b"<svg/>",
        "inner.bridgecases": b"PK",
        "collection.toml": b"title = [",
    }
    looking = looked_through(zipped(tmp_path / "a.bridgecases", files))
    told = wrong_with(looking)
    assert told.keys() == files.keys() - {"a.toml"}
    assert [seen.id for seen in looking.cases] == ["a"]
    assert looking.about.title == "a"
    assert "a.toml has the id a as well" in told["again.toml"]
    assert told["false.png"] == "it is called a picture and is none"
    assert told["large.toml"] == "it is larger than 2 MB"
    assert "not every system" in told["who?.toml"]
    for name in ("read me.pdf", "picture.svg", "inner.bridgecases"):
        assert "only cases" in told[name]
    assert next(problem for problem in looking.problems if problem.place == "bad.toml").line == 2
    assert "bad.toml, line 2: " in str(next(problem for problem in looking.problems if problem.place == "bad.toml"))


def linked(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        info = zipfile.ZipInfo("a.toml")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")


def locked(path: Path) -> None:
    zipped(path, {"a.toml": CASE % b"a"})
    data = bytearray(path.read_bytes())
    data[data.index(b"PK\1\2") + 8] |= 1
    path.write_bytes(data)


def packed_otherwise(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("a.toml", CASE % b"a")


def too_many(path: Path) -> None:
    zipped(path, {f"{number}.toml": b"" for number in range(source.MOST + 1)})


def more_than_its_end_tells(path: Path) -> None:
    """The number of files at the end of a zip is made small; the list is as long as it is."""
    zipped(path, {f"{number}.toml": b"" for number in range(60_000)})
    data = bytearray(path.read_bytes())
    data[-14:-10] = b"\1\0\1\0"
    path.write_bytes(data)


def more_than_its_first_end_tells(path: Path) -> None:
    """A zip may have a second end, for what is too large for the first; there the number of files is another."""
    count = 300_000
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\1\2", 20, 3, 20, 0, 0, 0, 0, 33, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0)
    files = b"".join(entry + b"%06d" % number for number in range(count))
    long_end = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, count, count, len(files), 0)
    pointer = struct.pack("<4sLQL", b"PK\6\7", 0, len(files), 1)
    path.write_bytes(files + long_end + pointer + struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, 100, 0, 0))


def too_large(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(60):
            archive.writestr(f"{number}.toml", b" " * 1_900_000)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda path: zipped(path, {"good.toml": CASE % b"a", "../out.toml": b""}), "leads out of the collection"),
        (lambda path: zipped(path, {"good.toml": CASE % b"a", "NUL.toml": b""}), "is a device"),
        (lambda path: zipped(path, {"a.toml": b"", "A.toml": b""}), "cannot both be there"),
        (lambda path: zipped(path, {"collection.toml/a.toml": b"", "b.toml": b""}), "cannot both be there"),
        (linked, "a link"),
        (locked, "a password"),
        (packed_otherwise, "an ordinary zip"),
        (too_many, "More than 10000 files"),
        (more_than_its_end_tells, "More than 10000 files"),
        (more_than_its_first_end_tells, "More than 10000 files"),
        (too_large, "larger than 100 MB"),
        (lambda path: path.write_bytes(b"id = 'a'"), "not a packed collection"),
        (lambda path: path.write_bytes(b""), "not a packed collection"),
        (lambda path: path.write_bytes(whole(path).read_bytes()[:-30]), "not a packed collection"),
        (lambda path: None, "cannot be read: No such file"),
    ],
)
def test_what_does_harm_is_refused_in_one_message_and_at_once(
    tmp_path: Path, make: Callable[[Path], object], why: str
) -> None:
    path = tmp_path / "strange.bridgecases"
    make(path)
    begun = time.process_time()
    with pytest.raises(Refused, match=why) as raised:
        opened(path)
    assert time.process_time() - begun < SLOWEST
    assert "\n" not in str(raised.value)
    assert [each for each in tmp_path.iterdir() if each != path] == []


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "endless", "sparse"])
def test_what_is_no_file_is_not_opened(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a.bridgecases"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "endless":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(10_000_000_000)
    with pytest.raises(Refused, match="cannot be read"):
        opened(path)


def test_more_said_of_a_file_than_is_in_it_is_told_of_that_file(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.bridgecases", {"a.toml": CASE % b"a", "b.toml": CASE % b"b"})
    data = path.read_bytes()
    at = data.index(b"b.toml") + len("b.toml")
    path.write_bytes(data[:at] + bytes(20) + data[at + 20 :])
    looking = looked_through(path)
    assert wrong_with(looking) == {"b.toml": "it is damaged"}
    assert [seen.id for seen in looking.cases] == ["a"]


@POSIX
def test_links_and_pipes_in_a_folder_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_bytes(CASE % b"good")
    (tmp_path / "link.toml").symlink_to("/etc/passwd")
    (tmp_path / "linked").symlink_to("/")
    os.mkfifo(tmp_path / "pipe.toml")
    looking = looked_through(tmp_path)
    assert [member.place for member in looking.taken] == ["good.toml"]
    assert looking.problems == []


@POSIX
def test_what_becomes_a_link_while_it_is_looked_at_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(CASE % b"a")
    source = opened(tmp_path)
    (tmp_path / "a.toml").unlink()
    (tmp_path / "a.toml").symlink_to("/etc/passwd")
    with pytest.raises(OSError, match="symbolic"):
        source.read(source.members[0])


def test_a_folder_of_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgetable.collection.folder._MOST_SEEN", 3)
    for number in range(4):
        (tmp_path / f"{number}.toml").touch()
    with pytest.raises(Refused, match="More than"):
        opened(tmp_path)


def test_a_case_that_is_gone_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(CASE % b"a")
    looking = Looking(opened(tmp_path))
    (tmp_path / "a.toml").unlink()
    for _ in looking.steps():
        pass
    assert list(wrong_with(looking)) == ["a.toml"]


def test_the_same_cases_give_the_same_file_and_are_read_again(tmp_path: Path) -> None:
    looking = looked_through(whole(tmp_path / "a.bridgecases"))
    again = Looking(opened(whole(tmp_path / "b.bridgecases")))
    for _ in again.steps():
        pass
    data = packed_text(again.about, again.usable())
    assert data == packed_text(again.about, list(reversed(again.usable())))
    assert data == packed_text(again.about, list(reversed(again.usable())))
    again.source.close()
    (tmp_path / "c.bridgecases").write_bytes(data)
    third = looked_through(tmp_path / "c.bridgecases")
    assert (third.about, [seen.id for seen in third.cases]) == (looking.about, ["case", "fails", "b"])


def test_files_from_anywhere_lie_beside_each_other(tmp_path: Path) -> None:
    for folder, name in (("a", "revoke.toml"), ("b", "Revoke.toml"), ("c", "collection.toml"), ("d", "who?.toml")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_bytes(CASE % folder.encode())
    paths = sorted(tmp_path.rglob("*.toml"))
    places = places_for(paths, {"who.toml"})
    assert list(places) == ["revoke.toml", "Revoke-2.toml", "collection-2.toml", "who-2.toml"]
    looking = Looking(of_files("", {**places, "made.toml": CASE % b"made"}))
    for _ in looking.steps():
        pass
    assert sorted(seen.id for seen in looking.cases) == ["a", "b", "c", "d", "made"]


def test_strange_collections_do_no_harm() -> None:
    assert [(name, found) for name, _, found in tried(2 * len(MAKERS), seed=3) if found] == []
