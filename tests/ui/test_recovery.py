"""The folder with unsaved work, in every state it may be found in, and what is said when nothing can be kept in it."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import parse_case
from bridgetable.table.sentences import parse
from bridgetable.ui.files import filing as filing_module
from bridgetable.ui.files import left_over as left_over_module
from bridgetable.ui.files import recovery as recovery_module
from bridgetable.ui.shell.window import Window
from ui.conftest import CASE, Desk

GOOD = CASE.format(name="good", title="A good one")
OLDER = CASE.format(name="older", title="An older one").replace(', "the director explains"', "")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links, pipes and modes as POSIX has them")


def copy(folder: Path, name: str, text: str | bytes = GOOD, age: float = 0) -> Path:
    """A copy that was left behind so many seconds ago."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    os.utime(path, (time.time() - age,) * 2)
    return path


def lock(folder: Path, text: str) -> None:
    (folder / "unsaved-1.lock").write_text(text, encoding="utf-8")


# The folder as it may be found: how many tables are offered that can be read, and how many that cannot


def none(folder: Path) -> None: ...


def empty(folder: Path) -> None:
    folder.mkdir()


def a_file(folder: Path) -> None:
    folder.write_text("", encoding="utf-8")


def a_dangling_link(folder: Path) -> None:
    folder.symlink_to(folder.with_name("nowhere"))


def one(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase")


def several(folder: Path) -> None:
    for number in range(1, 6):
        copy(folder, f"unsaved-{number}.bridgecase", age=number)


def of_an_older_program(folder: Path) -> None:
    copy(folder, "left-1.bridgecase")
    copy(folder, "left-2.bridgecase")


def newest_broken(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", "id = ")
    copy(folder, "unsaved-2.bridgecase", age=60)


def newest_empty(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", "")
    copy(folder, "unsaved-2.bridgecase", age=60)


def cut_off(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", GOOD[: len(GOOD) // 2])


def zeros(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", b"\0" * 4096)


def no_text(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", b"\xff\xfe\xfa")


def too_large(folder: Path) -> None:
    copy(folder, "unsaved-1.bridgecase", b"#" * 3_000_000)


def dangling(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-2.bridgecase").symlink_to(folder / "nowhere")


def in_a_circle(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-2.bridgecase").symlink_to(folder / "unsaved-2.bridgecase")


def a_pipe(folder: Path) -> None:
    one(folder)
    os.mkfifo(folder / "unsaved-2.bridgecase")


def a_device(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-2.bridgecase").symlink_to("/dev/zero")


def a_folder(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-2.bridgecase").mkdir()


def dead(folder: Path) -> None:
    one(folder)
    lock(folder, f"999999\nbridgetable\n{socket.gethostname()}\n")


def foreign(folder: Path) -> None:
    one(folder)
    lock(folder, "17\nbridgetable\nanother-machine\n")


def reused(folder: Path) -> None:
    one(folder)
    lock(folder, f"{os.getpid()}\n{Path(sys.executable).name}\n{socket.gethostname()}\n")


def lock_is_no_file(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-1.lock").mkdir()


def lock_is_dangling(folder: Path) -> None:
    one(folder)
    (folder / "unsaved-1.lock").symlink_to(folder / "nowhere")


def half_written(folder: Path) -> None:
    one(folder)
    copy(folder, ".bridgetable-0123456789abcdef~", GOOD[:30], age=3600)


STATES = [
    (none, 0, 0),
    (empty, 0, 0),
    (a_file, 0, 0),
    (a_dangling_link, 0, 0),
    (one, 1, 0),
    (several, 5, 0),
    (of_an_older_program, 2, 0),
    (newest_broken, 1, 1),
    (newest_empty, 1, 1),
    (cut_off, 0, 1),
    (zeros, 0, 1),
    (no_text, 0, 1),
    (too_large, 0, 1),
    (dangling, 1, 1),
    (in_a_circle, 1, 1),
    (a_pipe, 1, 1),
    (a_device, 1, 1),
    (a_folder, 1, 1),
    (dead, 1, 0),
    (foreign, 1, 0),
    (reused, 1, 0),
    (lock_is_no_file, 1, 0),
    (lock_is_dangling, 1, 0),
    (half_written, 1, 0),
]


@POSIX
@pytest.mark.parametrize(("state", "readable", "broken"), STATES, ids=[state.__name__ for state, _, _ in STATES])
def test_whatever_lies_in_the_folder_all_that_can_be_restored_is_offered(
    qtbot: QtBot,
    desks: Callable[..., Desk],
    tmp_path: Path,
    state: Callable[[Path], None],
    readable: int,
    broken: int,
) -> None:
    folder = tmp_path / "recovery"
    state(folder)
    before = time.monotonic()
    desk = desks()
    desk.left_over.offer()
    assert time.monotonic() - before < 2
    left = desk.left_over._left
    assert [sum(each.readable for each in left), sum(not each.readable for each in left)] == [readable, broken]
    assert desk.offered.isHidden() is not bool(left)
    if readable:
        assert "is still here" in desk.offered.text
        desk.press(desk.offered, "Restore")
        assert desk.last == "the director explains"
    desk.do("E drops C2")
    before = time.monotonic()
    kept = desk.filing.keep()
    assert time.monotonic() - before < 2, "where nothing can be kept nobody waits for it"
    assert kept is (state not in (a_file, a_dangling_link))
    qtbot.waitUntil(lambda: desk.unkept.isHidden() is kept, timeout=2000)
    assert len(desk.left_over._left) == max(0, readable - 1) + broken
    assert len(desks().recovery.left()) == len(desk.left_over._left), "what was not chosen stays"


def test_the_tables_are_gone_through_one_by_one(desks: Callable[..., Desk], tmp_path: Path) -> None:
    folder = tmp_path / "recovery"
    copy(folder, "unsaved-1.bridgecase", "id =", age=1)
    copy(folder, "unsaved-2.bridgecase", OLDER, age=100)
    copy(folder, "unsaved-3.bridgecase", GOOD, age=10)
    desk = desks()
    desk.left_over.offer()
    said = []
    for _ in range(4):
        said.append(desk.offered.text)
        desk.press(desk.offered, "Next")
    assert said[0].startswith("1 of 3: Work that was not saved is still here: “A good one”, actions: 5")
    assert said[1].startswith("2 of 3: Work that was not saved is still here: “An older one”, actions: 4")
    assert said[2].startswith("3 of 3: A copy of work that was not saved cannot be read.")
    assert str(folder / "unsaved-1.bridgecase") in said[2]
    assert said[3] == said[0]
    desk.press(desk.offered, "Discard")
    assert sorted(path.name for path in folder.glob("unsaved*")) == ["unsaved-1.bridgecase", "unsaved-3.bridgecase"]


def test_a_table_another_window_has_taken_is_said_to_be_gone(desks: Callable[..., Desk], tmp_path: Path) -> None:
    copy(tmp_path / "recovery", "unsaved-1.bridgecase")
    first, second = desks(), desks()
    for desk in (first, second):
        desk.left_over.offer()
    first.press(first.offered, "Restore")
    second.press(second.offered, "Restore")
    assert "No such file" in second.offered.text
    second.press(second.offered, "Discard")
    assert second.offered.isHidden()


@pytest.mark.parametrize("choice", ["Restore", "Discard"])
def test_what_another_window_keeps_under_that_name_by_now_is_left_alone(
    desks: Callable[..., Desk], tmp_path: Path, choice: str
) -> None:
    copy(tmp_path / "recovery", "unsaved-1.bridgecase")
    first, second, third = desks(), desks(), desks()
    for desk in (first, second):
        desk.left_over.offer()
    first.press(first.offered, "Discard")
    third.do("W leads HQ")
    assert third.filing.keep() and third.recovery._file == tmp_path / "recovery" / "unsaved-1.bridgecase"
    second.press(second.offered, choice)
    assert third.recovery._file.exists() and third.recovery._claim is not None and third.recovery._claim.path.exists()
    assert not second.filing.document.session.record.log, "nobody goes on with the work of another window"


def test_a_copy_that_cannot_be_removed_is_said_to_stay(desks: Callable[..., Desk], tmp_path: Path) -> None:
    a_folder(tmp_path / "recovery")
    desk = desks()
    desk.left_over.offer()
    for words in ("Discard", "Discard"):
        desk.press(desk.offered, words)
    assert "cannot be removed" in desk.offered.text


def test_windows_keep_copies_of_their_own_and_do_not_offer_each_others(desks: Callable[..., Desk]) -> None:
    all_of_them = [desks() for _ in range(12)]
    for desk in all_of_them:
        desk.do("W leads HQ")
        assert desk.filing.keep()
    assert len({desk.recovery._file for desk in all_of_them}) == 12
    assert all_of_them[0].recovery.left() == []
    for desk in all_of_them[3:5]:
        desk.crash()
    assert len(all_of_them[0].recovery.left()) == 2
    assert len(desks().recovery.left()) == 2


def test_every_step_is_put_by_at_once_at_any_pace(desks: Callable[..., Desk]) -> None:
    desk = desks()
    for number in range(60):
        desk.do(f'S remarks "{number}"')
        time.sleep(0.03)
        if number % 12 == 11 and desk.recovery._file is not None:
            text = desk.recovery._file.read_text(encoding="utf-8")
            assert len(parse_case(text, "").record.log) >= number - 25, "what is older than a second is there"
    assert desk.filing.keep()


def test_restored_work_stays_until_it_is_kept_anew(
    desks: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = copy(tmp_path / "recovery", "unsaved-1.bridgecase")
    desk = desks()
    desk.left_over.offer()
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        desk.press(desk.offered, "Restore")
        assert left.exists()
    assert desk.last == "the director explains"


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told_as_long_as_it_is_full(
    qtbot: QtBot, desks: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks()
    monkeypatch.setattr(recovery_module, "AGAIN", 0.05)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        desk.do("W leads HQ")
        qtbot.waitUntil(lambda: not desk.unkept.isHidden(), timeout=1000)
        assert "no copy of it can be kept" in desk.unkept.text
        assert os.strerror(errno.ENOSPC) in desk.unkept.text
        assert not desk.filing.keep()
        monkeypatch.setattr(filing_module, "ask_for_file", lambda *_: tmp_path / "saved.bridgecase")
        desk.press(desk.unkept, "Save As…")
        assert "cannot be written" in desk.notice.text
        assert not desk.unkept.isHidden()
    qtbot.waitUntil(desk.unkept.isHidden, timeout=5000)  # there is room again
    assert desk.filing.keep()
    assert list((tmp_path / "recovery").glob("*.bridgecase"))


def test_what_cannot_be_read_again_replaces_no_copy(
    qtbot: QtBot, desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks()
    desk.do("W leads HQ")
    assert desk.filing.keep()
    good = desk.recovery._file.read_bytes()  # type: ignore[union-attr]
    with monkeypatch.context() as patched:
        patched.setattr(desk.filing.document, "text", lambda: "id = ")
        desk.do("N plays H2")
        assert not desk.filing.keep()
        assert desk.recovery._file.read_bytes() == good  # type: ignore[union-attr]
        qtbot.waitUntil(lambda: not desk.unkept.isHidden(), timeout=1000)
    with monkeypatch.context() as patched:
        patched.setattr(desk.filing.document, "text", lambda: parse("nonsense"))
        desk.do("E plays H3")
        assert not desk.unkept.isHidden()
    desk.do("S plays H4")
    assert desk.filing.keep()
    qtbot.waitUntil(desk.unkept.isHidden, timeout=1000)


def test_a_folder_that_is_emptied_meanwhile_is_filled_again(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk = desks()
    desk.do("W leads HQ")
    assert desk.filing.keep()
    for path in (tmp_path / "recovery").iterdir():
        path.unlink()
    (tmp_path / "recovery").rmdir()
    desk.do("N plays H2")
    assert desk.filing.keep()
    assert desks().recovery.left() == []


def test_a_start_on_a_broken_file_tells_of_it_and_of_what_was_left(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    copy(tmp_path / "recovery", "unsaved-1.bridgecase")
    broken = tmp_path / "broken.bridgecase"
    broken.write_text("id = ", encoding="utf-8")
    window = open_window(broken)
    assert "broken.bridgecase cannot be opened" in window.middle.notice.text
    assert window.middle.notice.isVisible()
    assert "A good one" in window.middle.left_over.text
    assert window.middle.left_over.isVisible()


def test_a_lock_goes_with_its_program(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from bridgetable.file_lock import FileLock\n"
        f"claim = FileLock.take(Path({str(tmp_path / 'a.lock')!r})); print('held', flush=True); time.sleep(60)"
    )
    holder = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    from bridgetable.file_lock import FileLock, held

    assert held(tmp_path / "a.lock")
    assert FileLock.take(tmp_path / "a.lock") is None
    holder.kill()
    holder.communicate()
    assert not held(tmp_path / "a.lock")
    claim = FileLock.take(tmp_path / "a.lock")
    assert claim is not None
    claim.release()
    assert list(tmp_path.iterdir()) == []


def test_so_many_copies_that_looking_at_them_would_take_long(
    open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(left_over_module, "SECONDS", 0.0)
    for number, text in enumerate((GOOD, "x", OLDER), 1):
        copy(tmp_path / "recovery", f"unsaved-{number}.bridgecase", text, age=number)
    window = open_window()
    told = []
    for _ in range(3):
        told.append(window.left_over._strip.text)
        window.left_over._next()
    assert "A good one" in told[0]
    assert "cannot be read" in told[1]
    assert "An older one" in told[2]
