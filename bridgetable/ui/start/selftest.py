"""The self-test: the whole program once through, on one case, ending in a picture of the window.

It touches everything that an incomplete package would lack, leaves nothing behind but the picture, and says on stderr
what it missed.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING

from bridgetable.editions import EDITIONS, LATEST
from bridgetable.resources import resource_path
from bridgetable.told import write

if TYPE_CHECKING:
    from bridgetable.ui.files.files import Document
    from bridgetable.ui.shell.window import Window

WIDTH, HEIGHT = 1280, 800
LONGEST = 20.0
"""Seconds the list of cases may take to fill."""
LOADED_LATER = ("PySide6.QtPrintSupport", "tomlkit", "sqlite3", "fsrs")
"""What the program loads only when it is asked for, and which would be missed only then."""


def run(picture: str | Path, file: str | Path | None = None) -> int:
    """Open the window on `file`, judge it under every edition, draw the window to `picture`; 0 if all went well."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as folder, _overheard() as failed:
        missed = list(_missed(Path(picture), Path(file) if file is not None else None, Path(folder)))
    for line in missed + failed:
        write(f"self-test: {line}")
    return 1 if missed or failed else 0


@contextmanager
def _overheard() -> Iterator[list[str]]:
    """What goes wrong in the meantime where Qt calls the program: it tells Python's hook, and goes on."""
    told, usual = list[str](), sys.excepthook

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        told.append(f"{kind.__name__} while Qt was at work: {error}")
        usual(kind, error, trace)

    sys.excepthook = hear
    try:
        yield told
    finally:
        sys.excepthook = usual


def _missed(picture: Path, file: Path | None, folder: Path) -> Iterator[str]:
    """The test itself, a line for each thing that failed.

    What the window remembers goes to `folder`, not to the user's own place.
    """
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.files.recovery import Recovery
    from bridgetable.ui.shell.window import WELCOME, Window
    from bridgetable.ui.start.app import application

    app = application()
    window = Window(Preferences(folder / "preferences.ini"), Recovery(folder))
    _fill(window, file, app.processEvents)
    document = window.filing.document
    if document.path != (file or resource_path(*WELCOME)).resolve():
        yield f"{file or WELCOME[-1]} was not opened"
    for year in EDITIONS:
        window.acting.switch_edition(year)
        if window.session.view.verdict.edition != year:
            yield f"nothing was judged under the edition of {year}"
    app.processEvents()
    if not window.grab().save(str(picture)):
        yield f"the window could not be drawn to {picture}"
    yield from _unread(document, folder / "written.bridgecase")
    yield from _unprinted(window, folder / "sheet.pdf")
    yield from _unshipped()
    window.close()


def _fill(window: Window, file: Path | None, turn: Callable[[], None]) -> None:
    """Show the window, open the file, and wait for the list of cases."""
    filled: list[bool] = []
    window.resize(WIDTH, HEIGHT)
    window.complete(file)
    window.menus.act("animate").setChecked(False)
    window.cases.filled.connect(lambda: filled.append(True))
    window.show()
    _until(lambda: bool(filled), turn)
    turn()


def _until(true: Callable[[], bool], turn: Callable[[], None]) -> None:
    end = time.monotonic() + LONGEST
    while not true() and time.monotonic() < end:
        turn()


def _unread(document: Document, path: Path) -> Iterator[str]:
    """What is amiss when the record is written to a file and read again."""
    from bridgetable.ui.files.files import Document
    from bridgetable.ui.files.writing import write_whole

    write_whole(path, document.text())
    if Document.read(path, LATEST).session.record != document.session.record:
        yield "a record that was written does not read back the same"


def _unprinted(window: Window, path: Path) -> Iterator[str]:
    """What is amiss when the ruling is put on paper, a file which is read as a law book of the user's own would be."""
    from bridgetable.explain.sheet import sheet
    from bridgetable.ownbook.pages import pages_of
    from bridgetable.ownbook.problems import CannotRead
    from bridgetable.ui.sheet.page import SheetPage, usual_paper
    from bridgetable.ui.sheet.printed import pdf_of

    session, title = window.session, window.filing.document.title
    path.write_bytes(pdf_of(SheetPage(sheet(session.shown, session.edition, title), usual_paper())))
    try:
        read = [line for page in pages_of(path).each for line in page]
    except CannotRead as problem:
        yield f"the sheet with the ruling cannot be read: {problem}"
    else:
        if not read:
            yield "the sheet with the ruling is empty"


def _unshipped() -> Iterator[str]:
    """What the program looks up beside its code and does not find."""
    from bridgetable.judge import catalogue
    from bridgetable.lawbook.everyday import everyday
    from bridgetable.lawtexts import law_text
    from bridgetable.ui.shell.help import FIRST, help_pages

    cited = {(paragraph.cite, year) for year in EDITIONS for paragraph in catalogue(year)}
    for cite, year in sorted(cited):
        if law_text(cite, year) is None:
            yield f"there is no text on {cite} of {year}"
    if not everyday().sayings:
        yield "the words people say at the table are missing"
    for name in LOADED_LATER:
        try:
            import_module(name)
        except ImportError as error:
            yield f"{name} cannot be loaded: {error}"
    for name in sorted(set(FIRST) - {page.stem for page in help_pages()}):
        yield f"the help has no page {name}"
