"""Collections on the shelf: there whole or not at all, replaced by later versions, nothing of their owner's lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bridgetable.collection import shelf as shelf_module
from bridgetable.collection.about import About
from bridgetable.collection.looking import Looking
from bridgetable.collection.making import of_files
from bridgetable.collection.shelf import LOCK, WAS, OnShelf, Shelf, own_files
from bridgetable.file_lock import FileLock
from bridgetable.lasting import BESIDE
from generated.strange_collections import CASE, INDEX_TEXT

SECOND = INDEX_TEXT + b"version = 2\n"


def looked_at(files: dict[str, bytes]) -> Looking:
    looking = Looking(of_files("tuesday", dict(files)))
    for _ in looking.reading():
        pass
    assert looking.problems == []
    return looking


def put(shelf: Shelf, files: dict[str, bytes]) -> OnShelf:
    looking = looked_at(files)
    assert list(shelf.put(looking)) == list(range(1, len(files) + 1))
    kept = shelf.other_version(looking.about)
    assert kept is not None
    return kept


def files_in(kept: OnShelf) -> dict[str, bytes]:
    paths = (path for path in kept.folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(kept.folder).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "work" / "collections")


def test_a_collection_is_put_there_whole(shelf: Shelf) -> None:
    assert shelf.kept() == []
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a", "law/b.toml": CASE % b"b"})
    assert kept.about == About("tuesday", "Tuesday", "A. Director", "CC0 1.0")
    assert [each.about.title for each in shelf.kept()] == ["Tuesday"]
    assert files_in(kept).keys() == {"collection.toml", "a.toml", "law/b.toml"}
    assert own_files(kept) == []
    assert [path.name for path in shelf.folder.iterdir()] == ["tuesday"]


def test_a_later_version_takes_its_place(shelf: Shelf) -> None:
    first = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a", "gone.toml": CASE % b"gone"})
    second = put(shelf, {"collection.toml": SECOND, "a.toml": CASE % b"a", "new.toml": CASE % b"new"})
    assert first.folder == second.folder, "set lists name its cases by where they lie"
    assert second.about.version == "2"
    assert files_in(second).keys() == {"collection.toml", "a.toml", "new.toml"}
    assert len(shelf.kept()) == 1


def test_who_takes_its_name_makes_a_collection_of_his_own(shelf: Shelf) -> None:
    put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    other = put(shelf, {"collection.toml": INDEX_TEXT.replace(b"A. Director", b"Somebody"), "a.toml": CASE % b"b"})
    assert sorted(each.about.author for each in shelf.kept()) == ["A. Director", "Somebody"]
    assert other.folder.name == "tuesday-2"


def test_what_its_owner_has_changed_is_never_lost(shelf: Shelf) -> None:
    names = ("same", "changed", "both", "gone")
    before = {f"{name}.toml": CASE % name.encode() for name in names}
    kept = put(shelf, {"collection.toml": INDEX_TEXT, **before})
    for name in names[1:]:
        (kept.folder / f"{name}.toml").write_bytes(CASE % f"{name}-mine".encode())
    (kept.folder / "own.toml").write_bytes(CASE % b"own")
    assert own_files(kept) == ["both.toml", "changed.toml", "gone.toml", "own.toml"]
    after = {**before, "both.toml": CASE % b"both-theirs", "own.toml": CASE % b"own-theirs"}
    del after["gone.toml"]
    kept = put(shelf, {"collection.toml": SECOND, **after})
    found = {place: data for place, data in files_in(kept).items() if place != "collection.toml"}
    assert found == {
        "same.toml": CASE % b"same",
        "changed.toml": CASE % b"changed-mine",
        "both.toml": CASE % b"both-theirs",
        "both (yours).toml": CASE % b"both-mine",
        "gone.toml": CASE % b"gone-mine",
        "own.toml": CASE % b"own-theirs",
        "own (yours).toml": CASE % b"own",
    }
    assert own_files(kept) == ["both (yours).toml", "changed.toml", "gone.toml", "own (yours).toml"]
    again = put(shelf, {"collection.toml": SECOND, **after})
    assert files_in(again) == files_in(kept), "once more, and nothing is doubled"


def test_removed_it_leaves_what_is_its_owners(shelf: Shelf) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a", "b.toml": CASE % b"b"})
    (kept.folder / "b.toml").write_bytes(CASE % b"mine")
    shelf.remove(kept)
    (left,) = shelf.kept()
    assert left.about.title == "Tuesday (yours)"
    assert files_in(left).keys() == {"collection.toml", "b.toml"}
    with pytest.raises(OSError, match="all that is in it is yours"):
        shelf.remove(left)
    assert shelf.kept() == [left]
    shelf.remove(left, own_too=True)
    assert list(shelf.folder.iterdir()) == []


def test_removed_without_anything_of_its_owners_it_is_gone(shelf: Shelf) -> None:
    shelf.remove(put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"}))
    assert shelf.kept() == []
    assert list(shelf.folder.iterdir()) == []


@pytest.mark.parametrize("at", range(4))
def test_with_a_full_disk_the_shelf_is_as_it_was(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    before = files_in(kept)
    write, left = shelf_module._write_new, [at]

    def fails(path: Path, data: bytes) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(path, data)

    monkeypatch.setattr(shelf_module, "_write_new", fails)
    with pytest.raises(OSError, match="No space left"):
        list(shelf.put(looked_at({"collection.toml": SECOND, "a.toml": CASE % b"b", "b.toml": CASE % b"c"})))
    assert files_in(kept) == before
    assert [path.name for path in shelf.folder.iterdir()] == ["tuesday"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="whoever may write everywhere is refused nowhere")
def test_in_a_folder_that_cannot_be_written_nothing_is_changed(shelf: Shelf) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    shelf.folder.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            list(shelf.put(looked_at({"collection.toml": SECOND, "a.toml": CASE % b"b"})))
        with pytest.raises(PermissionError):
            shelf.remove(kept)
    finally:
        shelf.folder.chmod(0o700)
    assert files_in(kept)["a.toml"] == CASE % b"a"


def test_where_no_folder_can_be_made_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="."):
        list(Shelf(tmp_path / "file" / "collections").put(looked_at({"a.toml": CASE % b"a"})))


def test_left_in_the_middle_it_is_not_there(shelf: Shelf) -> None:
    putting = shelf.put(looked_at({"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a", "b.toml": CASE % b"b"}))
    next(putting)
    assert shelf.kept() == []
    del putting  # the dialog is closed
    assert list(shelf.folder.iterdir()) == []


def test_what_was_to_be_replaced_when_the_program_ended_is_back(shelf: Shelf) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    aside = shelf.folder / f"{WAS}0~"
    aside.mkdir()
    kept.folder.rename(aside / kept.folder.name)
    assert [each.folder for each in shelf.kept()] == [kept.folder]
    assert files_in(kept)["a.toml"] == CASE % b"a"


def test_it_is_back_however_long_ago_that_was_and_whatever_is_installed_first(shelf: Shelf) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    aside = shelf.folder / f"{WAS}0~"
    aside.mkdir()
    kept.folder.rename(aside / kept.folder.name)
    os.utime(aside, (time.time() - shelf_module.STRAY - 100,) * 2)
    put(shelf, {"collection.toml": INDEX_TEXT.replace(b"Tuesday", b"Friday"), "b.toml": CASE % b"b"})
    assert files_in(kept)["a.toml"] == CASE % b"a"


def test_what_was_replaced_when_the_program_ended_never_comes_back(shelf: Shelf) -> None:
    kept = put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    rest = shelf.folder / f"{WAS}0~" / kept.folder.name  # the version before, half of it removed
    rest.mkdir(parents=True)
    (rest / "b.toml").write_bytes(CASE % b"b")
    assert [each.about.title for each in shelf.kept()] == ["Tuesday"]
    shelf.remove(kept)
    assert shelf.kept() == []
    assert list(shelf.folder.iterdir()) == []


def test_what_was_begun_long_ago_goes_and_what_is_being_written_stays(shelf: Shelf) -> None:
    shelf.folder.mkdir(parents=True)
    for name, age in (("old", shelf_module.STRAY + 100), ("new", 10)):
        (shelf.folder / f"{BESIDE}{name}~").mkdir()
        os.utime(shelf.folder / f"{BESIDE}{name}~", (time.time() - age,) * 2)
    put(shelf, {"a.toml": CASE % b"a"})
    assert sorted(path.name for path in shelf.folder.iterdir()) == [f"{BESIDE}new~", "tuesday"]


MANY = """
import sys
from pathlib import Path
sys.path[:0] = [{root!r}, {tests!r}]
from bridgetable.collection.looking import Looking
from bridgetable.collection.making import of_files
from bridgetable.collection.shelf import Shelf
from generated.strange_collections import CASE, INDEX_TEXT
for number in range(40):
    files = {{"collection.toml": INDEX_TEXT, **{{f"{{n}}.toml": CASE % f"{{n}}-{who}".encode() for n in range(8)}}}}
    looking = Looking(of_files("x", files))
    for _ in looking.reading():
        pass
    for _ in Shelf(Path({folder!r})).put(looking):
        pass
"""


def test_two_that_install_the_same_at_once_leave_one_that_is_whole(shelf: Shelf) -> None:
    root = Path(shelf_module.__file__).parents[2]
    told = {"root": str(root), "tests": str(root / "tests"), "folder": str(shelf.folder)}
    code = [MANY.format(who=who, **told) for who in ("one", "two")]
    running = [
        subprocess.Popen([sys.executable, "-c", each], stderr=subprocess.PIPE, encoding="utf-8") for each in code
    ]
    said = [each.communicate(timeout=120)[1] for each in running]
    assert said == ["", ""]
    (kept,) = shelf.kept()
    found = {place: data for place, data in files_in(kept).items() if place != "collection.toml"}
    of_one = [{f"{n}.toml": CASE % f"{n}-{who}".encode() for n in range(8)} for who in ("one", "two")]
    assert found in of_one
    assert [path.name for path in shelf.folder.iterdir()] == ["tuesday"]


def test_who_gives_a_name_is_waited_for(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    other = FileLock.take(put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"}).folder.parent / LOCK)
    assert other is not None
    waited = iter([lambda: None, other.release])
    monkeypatch.setattr("bridgetable.collection.shelf.time.sleep", lambda _: next(waited)())
    assert "b.toml" in files_in(put(shelf, {"collection.toml": SECOND, "b.toml": CASE % b"b"}))
    assert [*waited] == []
    assert [path.name for path in shelf.folder.iterdir()] == ["tuesday"]


def test_who_gives_no_way_is_not_waited_for_without_end(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    put(shelf, {"collection.toml": INDEX_TEXT, "a.toml": CASE % b"a"})
    other = FileLock.take(shelf.folder / LOCK)
    assert other is not None
    monkeypatch.setattr("bridgetable.collection.shelf.time.sleep", lambda _: None)
    with pytest.raises(OSError, match="collections"):
        put(shelf, {"collection.toml": SECOND, "b.toml": CASE % b"b"})
    other.release()
    assert [path.name for path in shelf.folder.iterdir()] == ["tuesday"]
