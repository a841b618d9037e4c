"""Collections as the window knows them: opened, installed, made, removed. All else of it is loaded when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QDate, QLocale, QObject, Qt

from bridgetable.messages import os_words, say
from bridgetable.ui.widgets.slices import Slices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from bridgetable.collection.about import About
    from bridgetable.collection.making import Read
    from bridgetable.collection.shelf import OnShelf, Shelf
    from bridgetable.practice.progress import GivenAnswer
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.library.make_dialog import MakeDialog
    from bridgetable.ui.widgets.notice import Notice


class SaysAbove(Protocol):
    """The column with the table: what is said over it."""

    @property
    def notice(self) -> Notice: ...


class CollectingWindow(Protocol):
    """The window, to who looks after its collections."""

    preferences: Preferences
    filing: Filing
    cases: CaseList

    def window(self) -> QWidget: ...
    @property
    def middle(self) -> SaysAbove: ...


class Collecting(QObject):
    """Opens collections over a window; `answers` tells what was answered so far."""

    def __init__(self, window: CollectingWindow, answers: Callable[[], list[GivenAnswer]]) -> None:
        super().__init__(window.window())
        self._window, self._answers = window, answers
        self._gathered: dict[str, Path | bytes] = {}
        self._work = Slices(self)

    @property
    def shelf(self) -> Shelf:
        """Where collections are kept."""
        from bridgetable.collection.shelf import Shelf

        return Shelf(self._folder)

    @property
    def _folder(self) -> Path:
        from bridgetable.collection.about import FOLDER

        return self._window.filing.folder / FOLDER

    def show(self) -> None:
        """List what is installed, if anything is, once the library is listed."""
        if self._folder.is_dir():
            self._window.cases.collections.read(self.shelf)

    def open(self, path: Path) -> None:
        """Look at a collection in a file or a folder, to install it if that is wished."""
        from bridgetable.collection.looking import opened
        from bridgetable.collection.names import Refused, shown
        from bridgetable.ui.library.collection_dialog import CollectionDialog

        try:
            source = opened(path)
        except Refused as why:
            self._window.middle.notice.tell(say("collection-not-opened", name=shown(path.name), why=str(why)))
            return
        dialog = CollectionDialog(source, self.shelf, self._window.window())
        dialog.installed.connect(self._installed)
        _open_dialog(dialog)

    def manage(self) -> None:
        """Show which are installed."""
        from bridgetable.ui.library.shelf_dialog import ShelfDialog

        dialog = ShelfDialog(self.shelf, self._window.window())
        dialog.changed.connect(self._read_again)
        dialog.open_wanted.connect(lambda: self._ask_to_open(dialog))
        dialog.pass_on_wanted.connect(self._pass_on)
        _open_dialog(dialog)

    def make(self) -> None:
        """Save cases as a collection: the one that is open is the first of them, if it has a file."""
        dialog = self._maker(self._draft())
        path = self._window.filing.document.path
        if path is not None and path.is_file():
            dialog.add_paths([path])

    def of_wrong(self) -> None:
        """Save the cases somebody was wrong about as a collection."""
        from bridgetable.collection.wrong import files_of, wrong

        amiss = wrong(self._answers())
        if not amiss:
            self._window.middle.notice.tell(say("collection-wrong-none"), "calm")
            return
        known = {case.name: case.path for case in reversed(self._window.cases.cases)}
        self._gathered = {}

        def gather() -> Iterator[None]:
            for done, found in enumerate(files_of(amiss, known), 1):
                if found is not None:
                    self._gathered[found[0]] = found[1]
                words = say("collection-gathering", done=done, all=len(amiss))
                self._window.middle.notice.tell(words, "calm")
                yield
            self._window.middle.notice.hide()
            self._offer_wrong()

        self._work.begin(gather())

    # Inside

    def _offer_wrong(self) -> None:
        from bridgetable.collection.about import About
        from bridgetable.collection.making import of_files

        today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        draft = self._draft()
        about = About("", say("collection-wrong-title", day=today), draft.author, draft.licence, draft.language)
        self._maker(about).add(of_files("", self._gathered))

    def _installed(self, about: About) -> None:
        kept = self.shelf.other_version(about)
        self._window.cases.collections.read(self.shelf, show=kept.folder if kept is not None else None)
        self._window.middle.notice.tell(say("collection-installed", title=about.title), "calm")

    def _read_again(self) -> None:
        self._window.cases.collections.read(self.shelf)

    def _ask_to_open(self, over: QDialog) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(over, "", "", say("collection-kinds"))
        if name:
            over.accept()
            self.open(Path(name))

    def _pass_on(self, kept: OnShelf) -> None:
        from bridgetable.collection.folder import folder
        from bridgetable.collection.names import Refused

        try:
            source = folder(kept.folder)
        except Refused as why:
            self._window.middle.notice.tell(say("collection-not-opened", name=kept.about.title, why=str(why)))
        else:
            self._maker(kept.about).add(source)

    def _draft(self) -> About:
        """What was typed about a collection and not saved, else who has made the last one."""
        from dataclasses import replace

        from bridgetable.collection.about import About, read_about

        preferences = self._window.preferences
        try:
            return replace(read_about(preferences.collection, ""), id="")  # its id comes of its title
        except ValueError:
            return About("", "", language=preferences.language)

    def _maker(self, about: About) -> MakeDialog:
        from bridgetable.collection.about import about_text
        from bridgetable.ui.library.make_dialog import MakeDialog

        dialog = MakeDialog(about, self._window.window())
        dialog.about_changed.connect(lambda now: setattr(self._window.preferences, "collection", about_text(now)))
        dialog.wanted.connect(lambda told, files: self._save(dialog, told, files))
        _open_dialog(dialog)
        return dialog

    def _save(self, dialog: MakeDialog, about: About, files: Mapping[str, Read]) -> None:
        from PySide6.QtWidgets import QFileDialog

        from bridgetable.collection.packed import SUFFIX
        from bridgetable.ui.files.places import places

        proposed = str(places().records / f"{about.id}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(dialog, "", proposed, say("collection-kinds"))
        if name:
            path = Path(name if Path(name).suffix else f"{name}{SUFFIX}")
            self._work.begin(self._pack(dialog, about, files, path))

    def _pack(self, dialog: MakeDialog, about: About, files: Mapping[str, Read], path: Path) -> Iterator[None]:
        from dataclasses import replace

        from bridgetable.collection.about import about_text
        from bridgetable.collection.making import packing
        from bridgetable.ui.files.writing import write_whole

        try:
            for whole in packing(about, files.items()):
                if whole is not None:
                    write_whole(path, whole)
                yield
        except OSError as error:
            why = os_words(error)
            dialog.refuse(say("collection-not-written", name=path.name, why=why))
            return
        dialog.accept()
        self._window.preferences.collection = about_text(replace(about, id="", title="", version="", cover=""))
        self._window.middle.notice.tell(say("collection-written", path=str(path)), "calm")


def _open_dialog(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
