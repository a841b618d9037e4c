"""Collections in the window: looked at, installed, listed, searched, passed on and removed."""

from __future__ import annotations

import errno
import os
import shutil
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.collection.about import About
from bridgetable.collection.pictures import PICTURES
from bridgetable.collection.shelf import OnShelf, Shelf
from bridgetable.evening.set_list import Item, SetList, set_list_text
from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.files.files import Document, installed
from bridgetable.ui.library import kept_listing
from bridgetable.ui.library.branches import MOST_AS_THEY_COME
from bridgetable.ui.library.collection_dialog import CollectionDialog
from bridgetable.ui.library.make_dialog import MakeDialog
from bridgetable.ui.library.pictures import FRAME, HEIGHT, PictureDialog
from bridgetable.ui.library.shelf_dialog import ShelfDialog
from bridgetable.ui.library.tree import OPENED
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.decoded import decoded
from generated.strange_collections import CASE
from present import present
from ui.conftest import PATIENCE
from ui.dropping import dropped_on
from ui.finding import rows_under, top_rows

IMAGE = "<img src=http://example.invalid/x.png>"
TITLED = b'id = "%b"\ntitle = "%b"\nlaws = ["45C1"]\ntable = {declarer="S", contract="4S"}\nactions = ["E drops C2"]\n'


@pytest.fixture
def tuesday(tmp_path: Path) -> Path:
    """A collection of two cases that can be used and one that cannot, with markup in its title."""
    return packed(tmp_path / "tuesday.bridgecases")


def packed(path: Path, title: str = f"Tuesday {IMAGE}", version: str = "1", **cases: bytes) -> Path:
    about = f"title = '{title}'\nauthor = 'A. Director'\nversion = '{version}'\nid = 'tuesday'\n".encode()
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("collection.toml", about)
        archive.writestr("dropped.toml", TITLED % (b"dropped", b"An anaconda is dropped"))
        archive.writestr("other.toml", TITLED % (b"other", b"Another case"))
        archive.writestr("bad.toml", b"id = ")
        for name, data in cases.items():
            archive.writestr(f"{name}.toml", data)
    return path


def dialog(kind: type[QDialog]) -> QDialog:
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]
    assert len(found) == 1
    return found[0]


def is_shown(kind: type[QDialog]) -> bool:
    return any(isinstance(each, kind) and each.isVisible() for each in QApplication.topLevelWidgets())


def looked_at(qtbot: QtBot, window: Window, path: Path) -> CollectionDialog:
    window.filing.open(path)
    shown = dialog(CollectionDialog)
    assert isinstance(shown, CollectionDialog)
    qtbot.waitUntil(lambda: not shown._work.busy, timeout=PATIENCE)
    return shown


def install(qtbot: QtBot, window: Window, path: Path) -> None:
    shown = looked_at(qtbot, window, path)
    shown.install.click()
    qtbot.waitUntil(lambda: not is_shown(CollectionDialog), timeout=PATIENCE)
    listed(qtbot, window)


def listed(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: not window.cases.collections.busy, timeout=PATIENCE)
    qtbot.wait(1)


def branch(window: Window) -> QTreeWidgetItem:
    return top_rows(window.cases.tree)[-1]


def words(item: QTreeWidgetItem) -> list[str]:
    return [row.text(0) for row in rows_under(item)]


def test_a_collection_is_looked_at_then_installed_then_listed(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    window = open_window()
    before = window.filing.document
    shown = looked_at(qtbot, window, tuesday)
    assert shown.said.text() == "2 cases"
    assert "2007: no case expects anything" in shown.held.text()
    assert [shown.cases.item(row).text() for row in range(shown.cases.count())] == [
        "An anaconda is dropped",
        "Another case",
    ]
    assert shown.problems.item(0).text().startswith("bad.toml, line 1: ")
    assert not window.collecting.shelf.folder.exists(), "nothing is kept before that is wished"
    shown.install.click()
    qtbot.waitUntil(lambda: not is_shown(CollectionDialog), timeout=PATIENCE)
    listed(qtbot, window)
    assert window.filing.document is before
    assert window.middle.notice.text == f"“Tuesday {IMAGE}” is installed. It stands at the end of the list of cases."
    assert branch(window).text(0)[2:] == f"Tuesday {IMAGE} (2)"
    assert words(branch(window)) == ["An anaconda is dropped", "Another case"]
    assert "<img" not in branch(window).toolTip(0)


def test_its_cases_are_found_opened_and_not_written_over(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    window.cases.search.setText("anaconda")
    assert [row.text(0) for row in top_rows(window.cases.hits)] == ["An anaconda is dropped"]
    window.cases.search.setText("45c1")
    assert "An anaconda is dropped" in [row.text(0) for row in top_rows(window.cases.hits)]
    window.cases.search.setText("anaconda")
    window.cases._take()
    path = window.filing.document.path
    assert path is not None and path.name == "dropped.toml"
    assert branch(window).isExpanded() and branch(window).text(0).startswith(OPENED), "its case is open in it"
    assert installed(path)
    assert not window.filing.document.savable
    assert window.cases.beside(path, 1) == path.with_name("other.toml")
    assert window.preferences.recent == []
    window.session.do(parse("S plays C3"))
    assert window.filing.may_leave(), "what is tried on it is kept among the recent tables"
    assert path.read_bytes() == TITLED % (b"dropped", b"An anaconda is dropped")


def test_a_later_version_replaces_it_and_says_so_before(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, tuesday: Path
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    new = packed(tmp_path / "new.bridgecases", version="2", third=TITLED % (b"third", b"A third case"))
    shown = looked_at(qtbot, window, new)
    assert shown.install.text().replace("&", "") == "Update"
    assert shown._told_before(shown.looking.about) == (
        "It takes the place of version 1, which you have. What you have changed in that stays."
    )
    shown.install.click()
    qtbot.waitUntil(lambda: not is_shown(CollectionDialog), timeout=PATIENCE)
    listed(qtbot, window)
    assert words(branch(window)) == ["An anaconda is dropped", "Another case", "A third case"]
    older = looked_at(qtbot, window, tuesday)
    assert older._told_before(older.looking.about).startswith("You have version 2 of it, which is newer.")
    older.reject()


def test_it_is_listed_again_at_the_next_start_without_its_files_being_read(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    install(qtbot, first, tuesday)
    first.close()
    monkeypatch.setattr(kept_listing, "_line_of_file", lambda path: pytest.fail(f"{path} was read"))
    window = open_window()
    listed(qtbot, window)
    assert branch(window).text(0)[2:] == f"Tuesday {IMAGE} (2)"
    assert not branch(window).isExpanded()
    branch(window).setExpanded(True)
    assert words(branch(window)) == ["An anaconda is dropped", "Another case"]
    window.cases.search.setText("anaconda")
    assert len(top_rows(window.cases.hits)) == 1


def test_a_file_that_was_changed_by_hand_is_read_again(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    (kept,) = window.collecting.shelf.kept()
    (kept.folder / "dropped.toml").write_bytes(TITLED % (b"dropped", b"A boa is dropped"))
    (kept.folder / "other.toml").unlink()
    (kept.folder / "more.toml").write_bytes(TITLED % (b"more", b"One more"))
    (kept.folder / "broken.toml").write_bytes(b"id = ")
    for _ in range(2):
        window.collecting.show()
        listed(qtbot, window)
        assert words(branch(window)) == ["A boa is dropped", "One more"]
    lines = (kept.folder / kept_listing.LIST).read_text(encoding="utf-8").splitlines()
    assert [line.partition("\t")[0] for line in lines] == ["broken.toml", "dropped.toml", "more.toml"]


@pytest.mark.parametrize(
    "kept", [b"\xff\xfe", b"[" * 100_000, b"dropped.toml\t1\t2\n", b"\0" * 100, b"a\t9\t9\t{}\n" * 50]
)
def test_a_list_that_is_damaged_is_made_anew(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path, kept: bytes
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    folder = window.collecting.shelf.kept()[0].folder
    stamp = (folder / "dropped.toml").stat()
    for data in (kept, f"dropped.toml\t{stamp.st_mtime_ns}\t{stamp.st_size}\t".encode() + kept):
        (folder / kept_listing.LIST).write_bytes(data)
        window.collecting.show()
        listed(qtbot, window)
        assert words(branch(window)) == ["An anaconda is dropped", "Another case"]


def test_many_cases_are_listed_by_law_and_rows_are_made_when_somebody_looks(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    count = MOST_AS_THEY_COME + 10
    for number in range(count):
        law = b"45C1" if number % 2 else b"50B"
        text = (TITLED % (b"case-%d" % number, b"Case %03d" % number)).replace(b"45C1", law)
        (folder / f"{number:03}.toml").write_bytes(text)
    window = open_window()
    install(qtbot, window, folder)
    assert branch(window).text(0)[2:] == f"many ({count})"
    assert [each[2:].partition(" ")[0] for each in words(branch(window))] == ["45", "50"]
    under = rows_under(branch(window))[1]
    assert under.childCount() == 1
    under.setExpanded(True)
    assert under.childCount() == count // 2
    case = window.collecting.shelf.kept()[0].folder / "007.toml"
    window.filing.open(case)
    assert present(window.cases.tree.currentItem()).text(0) == "Case 007"
    assert window.cases.beside(case, 1) == case.with_name("009.toml")


def test_one_that_is_opened_while_it_is_read_has_all_its_cases(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    cases = {f"c{number}": TITLED % (b"c%d" % number, b"Case %d" % number) for number in range(20)}
    window = open_window()
    install(qtbot, window, packed(tmp_path / "many.bridgecases", "Many", "1", **cases))
    whole = len(window.cases.collections.cases)
    window.cases.collections._work.found.connect(lambda found: found.item.setExpanded(True))
    window.cases.collections.read(window.collecting.shelf)
    listed(qtbot, window)
    assert branch(window).isExpanded()
    assert len(words(branch(window))) == whole == len(cases) + 2


def test_the_list_narrowed_down_holds_for_collections(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    from bridgetable.practice.learners import CaseWish

    window = open_window()
    install(qtbot, window, tuesday)
    window.narrowing.show(CaseWish(level=3))
    assert branch(window).isHidden()
    window.narrowing.show(CaseWish(law=45))
    assert not branch(window).isHidden()
    window.narrowing.show(None)
    assert words(branch(window)) == ["An anaconda is dropped", "Another case"]


def test_a_course_means_the_cases_of_the_library_whoever_takes_their_names(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    from bridgetable.practice.learners import CaseWish

    window = open_window()
    own = window.cases.cases[0]
    install(qtbot, window, packed(tmp_path / "a.bridgecases", taken=TITLED % (own.name.encode(), b"Taken")))
    window.narrowing.show(CaseWish("A course", (own.name,)))
    (row,) = top_rows(window.cases.hits)
    assert row.data(0, Qt.ItemDataRole.UserRole) == own.path


def test_it_is_removed_after_a_question(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    window.menus.act("collections").trigger()
    shown = dialog(ShelfDialog)
    assert isinstance(shown, ShelfDialog)
    assert shown.rows.item(0).text() == f"Tuesday {IMAGE} · by A. Director · version 1"
    asked: list[tuple[str, Qt.TextFormat]] = []

    def press(role: QMessageBox.ButtonRole | None) -> Callable[[QMessageBox], int]:
        def pressed(box: QMessageBox) -> int:
            asked.append((box.text(), box.textFormat()))
            found = [each for each in box.buttons() if role is not None and box.buttonRole(each) is role]
            for each in found:
                each.click()
            return 0

        return pressed

    monkeypatch.setattr(QMessageBox, "exec", press(None))
    shown.remove.click()
    assert asked == [(f"Remove “Tuesday {IMAGE}”?", Qt.TextFormat.PlainText)]
    assert len(window.collecting.shelf.kept()) == 1
    (window.collecting.shelf.kept()[0].folder / "mine.toml").write_bytes(CASE % b"mine")
    monkeypatch.setattr(QMessageBox, "exec", press(QMessageBox.ButtonRole.AcceptRole))
    shown.remove.click()
    listed(qtbot, window)
    assert branch(window).text(0)[2:] == f"Tuesday {IMAGE} (yours) (1)"
    monkeypatch.setattr(QMessageBox, "exec", press(QMessageBox.ButtonRole.DestructiveRole))
    shown.remove.click()
    listed(qtbot, window)
    assert window.collecting.shelf.kept() == []
    assert "Tuesday" not in branch(window).text(0)
    assert not shown.remove.isEnabled()
    shown.reject()


def test_one_that_does_harm_is_refused_in_a_message(open_window: Callable[..., Window], tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.bridgecases", "w") as archive:
        archive.writestr("../out.toml", CASE % b"out")
    window = open_window()
    window.filing.open(tmp_path / "a.bridgecases")
    assert window.middle.notice.text == (
        "“a.bridgecases” is not opened. The name of a file in it, “../out.toml”, leads out of the collection."
    )
    assert not is_shown(CollectionDialog)


def test_given_at_the_start_it_is_looked_at_over_the_first_case(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    window = open_window(tuesday)
    qtbot.waitUntil(lambda: is_shown(CollectionDialog), timeout=PATIENCE)
    assert window.filing.document.path is not None
    dialog(CollectionDialog).reject()


def test_dropped_on_the_window_it_is_opened(open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path) -> None:
    window = open_window()
    assert dropped_on(window, urls=[tuesday])
    qtbot.waitUntil(lambda: is_shown(CollectionDialog), timeout=PATIENCE)
    dialog(CollectionDialog).reject()
    assert not dropped_on(window, urls=["http://example.invalid/a.bridgecases"])
    assert not dropped_on(window, urls=[tuesday, tuesday])


def test_with_a_full_disk_it_says_so_and_can_be_tried_again(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    shown = looked_at(qtbot, window, tuesday)

    def full(_shelf: Shelf, _looking: object) -> list[int]:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Shelf, "put", full)
        shown.install.click()
        qtbot.waitUntil(lambda: not shown._work.busy, timeout=PATIENCE)
    assert shown.held.text() == f"It cannot be installed: {os.strerror(errno.ENOSPC)}. Everything is as it was."
    shown.install.click()
    qtbot.waitUntil(lambda: not is_shown(CollectionDialog), timeout=PATIENCE)
    assert len(window.collecting.shelf.kept()) == 1


def test_cases_are_saved_as_a_collection_that_can_be_opened(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.bridgecase"
    own.write_bytes(TITLED % (b"own", b"My own"))
    (tmp_path / "bad.toml").write_bytes(b"id = ")
    (tmp_path / "other.toml").write_bytes(TITLED % (b"other", b"Another"))
    out = tmp_path / "out"
    window = open_window(own)
    window.menus.act("collect").trigger()
    made = dialog(MakeDialog)
    assert isinstance(made, MakeDialog)
    qtbot.waitUntil(lambda: made.rows.count() == 1, timeout=PATIENCE)
    assert not made.save.isEnabled(), "it has no title yet"
    made.add_paths([tmp_path / "bad.toml", own, tmp_path / "other.toml"])
    qtbot.waitUntil(lambda: made.rows.count() == 2 and not made._work.busy, timeout=PATIENCE)
    assert made.said.text().startswith("bad.toml, line 1: ")
    made.rows.item(1).setSelected(True)
    made.take_out.click()
    made.title.setText("Mine")
    made.author.setText("A. Director")
    made.licence.setCurrentText("CC0 1.0")
    assert made.means.text() == "Others may do with it whatever they like."
    assert 'title = "Mine"' in window.preferences.collection, "what was typed is not lost"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    made.save.click()
    qtbot.waitUntil(lambda: not is_shown(MakeDialog), timeout=PATIENCE)
    assert window.middle.notice.text == f"The collection is saved: {out}.bridgecases"
    shown = looked_at(qtbot, window, out.with_suffix(".bridgecases"))
    assert shown.looking.about == About("mine", "Mine", "A. Director", "CC0 1.0")
    assert [seen.title for seen in shown.looking.cases] == ["My own"]
    shown.reject()
    window.menus.act("collect").trigger()
    again = dialog(MakeDialog)
    assert isinstance(again, MakeDialog)
    assert (again.title.text(), again.author.text(), again.licence.currentText()) == ("", "A. Director", "CC0 1.0")
    again.reject()


def test_a_collection_that_cannot_be_written_is_not_lost(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.bridgecase"
    own.write_bytes(TITLED % (b"own", b"My own"))
    window = open_window(own)
    window.menus.act("collect").trigger()
    made = dialog(MakeDialog)
    assert isinstance(made, MakeDialog)
    qtbot.waitUntil(lambda: made.rows.count() == 1, timeout=PATIENCE)
    made.title.setText("Mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.bridgecases"), ""))
    made.save.click()
    qtbot.waitUntil(made.said.isVisible, timeout=PATIENCE)
    assert made.said.text().startswith("x.bridgecases cannot be written: ")
    assert made.isVisible()
    made.reject()


def test_the_cases_somebody_was_wrong_about_become_a_collection(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    window.menus.act("wrong ones").trigger()
    assert window.middle.notice.text == "There is no case you were wrong about the last time."
    progress = window.practising.desk.remembering.progress
    case = window.cases.cases[0]
    for problem in (case.name, "G06-2017-3", "nowhere"):
        progress.answered(problem, problem, "x", (45,), 1, 2017, "turn", 0.0, 1.0)
    window.menus.act("wrong ones").trigger()
    qtbot.waitUntil(
        lambda: any(isinstance(each, MakeDialog) for each in QApplication.topLevelWidgets()), timeout=PATIENCE
    )
    made = dialog(MakeDialog)
    assert isinstance(made, MakeDialog)
    qtbot.waitUntil(lambda: made.rows.count() == 2, timeout=PATIENCE)
    assert made.title.text().startswith("Cases I was wrong about, ")
    assert case.title("en") in [made.rows.item(row).text() for row in range(2)]
    made.reject()


def test_one_that_is_installed_is_saved_to_pass_on(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    window = open_window()
    install(qtbot, window, tuesday)
    window.menus.act("collections").trigger()
    shown = dialog(ShelfDialog)
    assert isinstance(shown, ShelfDialog)
    shown.pass_on.click()
    made = dialog(MakeDialog)
    assert isinstance(made, MakeDialog)
    qtbot.waitUntil(lambda: made.rows.count() == 2, timeout=PATIENCE)
    assert made.about == About("tuesday", f"Tuesday {IMAGE}", "A. Director")
    made.reject()
    shutil.rmtree(shown._kept[0].folder)
    shown.pass_on.click()
    assert not is_shown(MakeDialog), "there is nothing to save any more"
    assert "Tuesday" in window.middle.notice.text
    shown.reject()


def test_nothing_of_collections_is_read_before_the_list_is_shown(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bool] = []
    kept = Shelf.kept

    def noted(shelf: Shelf) -> list[OnShelf]:
        windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, Window) and each.isVisible()]
        read.append(any(each.cases.busy or not each.cases.cases for each in windows))
        return kept(shelf)

    monkeypatch.setattr(Shelf, "kept", noted)
    open_window()
    assert read == [], "there is no folder for them"
    (tmp_path / "recovery" / "collections").mkdir(parents=True)
    window = open_window()
    listed(qtbot, window)
    assert read == [False], "the library is listed first"


def test_a_case_of_the_library_is_in_no_collection(tmp_path: Path) -> None:
    own = tmp_path / "own.bridgecase"
    own.write_bytes(CASE % b"own")
    assert not installed(own)
    assert Document.read(own, 2017).savable


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen
def test_a_set_list_is_packed_with_its_cases_and_opened_on_another_machine(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = tmp_path / "at home" / "my cases"
    cases.mkdir(parents=True)
    for name in (b"one", b"two"):
        (cases / f"{name.decode()}.bridgecase").write_bytes(TITLED % (name, b"Case " + name))
    items = ("my cases/one.bridgecase", "library:law54/law54-b-accepts", str(cases / "two.bridgecase"))
    evening = tmp_path / "at home" / "evening.bridgeevening"
    evening.write_text(set_list_text(SetList("Friday", tuple(map(Item, items)))), encoding="utf-8")
    window = open_window()
    window.menus.act("collect").trigger()
    made = dialog(MakeDialog)
    assert isinstance(made, MakeDialog)
    made.add_paths([evening])
    qtbot.waitUntil(lambda: made.rows.count() == 3 and not made._work.busy, timeout=PATIENCE)
    made.add_paths([evening])
    qtbot.waitUntil(lambda: not made._work.busy, timeout=PATIENCE)
    assert made.rows.count() == 3, "nothing is put in twice"
    made.title.setText("Friday")
    out = tmp_path / "friday.bridgecases"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    made.save.click()
    qtbot.waitUntil(lambda: not is_shown(MakeDialog), timeout=PATIENCE)
    shutil.rmtree(tmp_path / "at home")
    install(qtbot, window, out)
    assert words(branch(window))[0] == "Set list: Friday"
    window.cases._chosen(rows_under(branch(window))[0])
    listed_there = window.evenings.set_list
    assert [each.title("en") for each in listed_there.cases if not each.trouble] == [
        "Case one",
        load(resource_path("cases", "law54", "law54-b-accepts.toml")).title_in("en"),
        "Case two",
    ]
    kept = window.collecting.shelf.kept()[0].folder / "evening.bridgeevening"
    before = kept.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.evenings._keeping.save()
    assert kept.read_bytes() == before, "what was installed is never written over"


def test_set_lists_in_folders_of_a_collection_are_listed(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    path = packed(tmp_path / "tuesday.bridgecases")
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("course/first/a.bridgeevening", 'title = "The first evening"')
    window = open_window()
    install(qtbot, window, path)
    assert "Set list: The first evening" in words(branch(window))


# Pictures


def picture(width: int, height: int, kind: str = "png") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("seagreen"))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_pictures_are_shown_with_the_collection_and_with_their_cases(
    open_window: Callable[..., Window], qtbot: QtBot, tuesday: Path
) -> None:
    with zipfile.ZipFile(tuesday, "a") as archive:
        archive.writestr("cover.png", picture(400, 300))
        archive.writestr("dropped.jpg", picture(2000, 1000, "jpg"))
    window = open_window()
    shown = looked_at(qtbot, window, tuesday)
    assert shown.cover.isVisible() and shown.cover.height() == HEIGHT + 2 * FRAME
    assert shown.focusWidget() is shown.cases
    qtbot.keyClick(shown.cases, Qt.Key.Key_Return)  # installs, and shows no picture
    qtbot.waitUntil(lambda: not is_shown(CollectionDialog), timeout=PATIENCE)
    listed(qtbot, window)
    folder = window.collecting.shelf.kept()[0].folder
    window.filing.open(folder / "dropped.toml")
    there = present(window.story.picture)
    assert there.isVisible() and there.sizeHint().width() == 2 * HEIGHT + 2 * FRAME
    assert there.width() <= window.story.width(), "it is no wider than the column"
    before = present(there.previousInFocusChain())
    while not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
        before = present(before.previousInFocusChain())
    assert before is window.story._scroll, "Tab goes to it from the card it stands on"
    there.click()
    large = dialog(PictureDialog)
    assert isinstance(large, PictureDialog) and large.sheet._image.width() > 700
    large.reject()
    window.hidden_ruling.turn()
    assert not there.isVisible(), "it may show the answer"
    window.hidden_ruling.turn()
    window.filing.open(folder / "other.toml")
    assert not there.isVisible()


def test_nothing_of_a_picture_but_the_picture_is_unpacked() -> None:
    whole = picture(40, 30)
    bombs = b"".join(part(b"zTXt", b"k%d\0\0" % each + zlib.compress(b"a" * 7_900_000, 9)) for each in range(100))
    image = decoded(whole[:33] + bombs + whole[33:], QSize(300, 300))
    assert (image.width(), image.height(), image.textKeys()) == (40, 30, [])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"GIF89a" + b"\0" * 50,
        PICTURES["png"],
        PICTURES["png"] + b"\xff" * 100,
        PICTURES["png"] + part(b"IHDR", struct.pack(">2L5B", 60_000, 60_000, 8, 2, 0, 0, 0)) + part(b"IDAT", b""),
        PICTURES["jpg"] + b"\xff\xda" * 1000,
        picture(3000, 3000, "jpg") + b"\xff\xda" * 1000,
    ],
)
@pytest.mark.qt_log_ignore("qt.gui.imageio", "libpng", "Invalid", extend=True)
def test_what_is_no_picture_or_takes_too_long_is_not_shown(data: bytes) -> None:
    assert decoded(data, QSize(300, 300)).isNull()
