"""Writing files: the old or the new, never half of one, and what stood there keeps what it was."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from bridgetable.ui.files import writing
from bridgetable.ui.files.writing import write_whole
from present import present

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and modes as POSIX has them")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.bridgecase"
    path.write_text("old", encoding="utf-8")
    return path


def alone(file: Path) -> bool:
    """Whether nothing else lies beside it."""
    return [each.name for each in file.parent.iterdir()] == [file.name]


def test_a_new_file_may_be_read_by_whom_others_may(tmp_path: Path) -> None:
    write_whole(tmp_path / "new", "text")
    (tmp_path / "plain").write_text("text", encoding="utf-8")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_the_mode_stays(file: Path) -> None:
    file.chmod(0o640)
    write_whole(file, "new")
    assert (file.read_text(encoding="utf-8"), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o640)
    assert alone(file)


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_and_what_it_names_is_written(tmp_path: Path, file: Path, there: bool) -> None:
    link = tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    link.symlink_to(file)
    if not there:
        file.unlink()
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "new"


def test_other_names_of_a_file_show_the_same(tmp_path: Path, file: Path) -> None:
    (tmp_path / "sub").mkdir()
    other = tmp_path / "sub" / "other"
    os.link(file, other)
    write_whole(file, "quite new")
    assert other.read_text(encoding="utf-8") == "quite new"
    write_whole(file, "new")
    assert other.read_text(encoding="utf-8") == "new"


def test_a_file_of_somebody_else_stays_his(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    was = file.stat().st_ino
    old = present(writing._old(file))
    monkeypatch.setattr(writing, "_old", lambda _path: os.stat_result([*old[:4], 4711, *old[5:10]]))
    monkeypatch.setattr(os, "chown", full)
    write_whole(file, "new")
    assert (file.read_text(encoding="utf-8"), file.stat().st_ino) == ("new", was)
    assert alone(file)


def test_a_file_in_a_folder_one_may_not_write_in_is_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    proven: list[bytes] = []
    monkeypatch.setattr(writing, "_beside", refused)
    write_whole(file, "new", proven.append)
    assert (file.read_text(encoding="utf-8"), proven) == ("new", [b"new"])
    with pytest.raises(PermissionError):
        write_whole(file.with_name("other"), "new")


def test_a_file_that_is_protected_is_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # who runs the tests may be allowed everything
    with pytest.raises(PermissionError):
        write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"


def test_a_full_disk_leaves_what_was_there(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert alone(file)


def test_a_disk_that_fills_up_leaves_a_file_of_two_names_as_it_was(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.link(file, tmp_path / "other")
    real, calls = os.fsync, iter(range(9))
    monkeypatch.setattr(os, "fsync", lambda handle: full() if next(calls) == 1 else real(handle))
    with pytest.raises(OSError, match="space"):
        write_whole(file, "a much longer text")
    assert file.read_text(encoding="utf-8") == "old"


def test_what_cannot_be_read_again_replaces_nothing(file: Path) -> None:
    def proof(data: bytes) -> None:
        raise LookupError(data.decode())

    with pytest.raises(LookupError, match="new"):
        write_whole(file, "new", proof)
    assert file.read_text(encoding="utf-8") == "old"
    assert alone(file)


@pytest.mark.parametrize("made", [os.mkfifo, os.mkdir])
def test_what_is_no_file_is_not_written_to(tmp_path: Path, made: object) -> None:
    path = tmp_path / "thing"
    made(path)  # type: ignore[operator]
    with pytest.raises(OSError, match="not a file"):
        write_whole(path, "new")
    assert alone(path)
