"""Pictures of the window, to be looked at after every change of its looks: ten scenes, each in several looks.

    python3 -m scenes OUT                                    # every scene in every look
    python3 -m scenes OUT --scene "two editions" --look dark # some of them
    python3 -m scenes OUT --pseudo                           # in the language of `messages.pseudo`

The real window is worked with keys and clicks until it shows the scene. OUT gets a PNG for each scene and look, a
contact sheet for each look (if ImageMagick is there), and a list of what `scene_faults` finds: words cut off, things on
top of each other, text that is too faint. Where there is Xvfb, each look has a screen of its own size, and no window
comes up.

A scene is a function that gets a `Stage` and leaves it as it is to be seen. Add one by writing it under `SCENES`. It
finds buttons by their messages, and so can be staged in any language.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QEventLoop, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit, QWidget

from bridgetable.cards import Suit
from bridgetable.explain.phrases import suits_words
from bridgetable.happening import EventTold, record_of
from bridgetable.messages import Value, say
from bridgetable.practice.marking import model_answer
from bridgetable.practice.problem import PLAYER
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.templates import template
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.practice.panel import ProblemPanel
from bridgetable.ui.practice.source import ProblemSource
from bridgetable.ui.record.setup_dialog import SetupDialog
from bridgetable.ui.sheet.dialog import SheetDialog
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.writing.desk import WritingDesk
from messages import pseudo
from ownbook.printed import MANNERS, book, pdf
from present import present
from scene_faults import faults

AT_A_TIME = 5
"""Milliseconds after which one looks again whether what is waited for has come."""
PATIENCE = 30
"""Seconds anything may take on a busy machine."""
ASKED = 300
"""Milliseconds after which a dialog that was asked for is answered."""


@dataclass(frozen=True, slots=True)
class Look:
    """The size of the window in pixels, its colours, and the size of its text in hundredths."""

    size: tuple[int, int] = (1280, 800)
    colours: str = "light"
    text: int = 100


LOOKS = {
    "usual": Look(),
    "wide": Look((1366, 768)),
    "dark": Look((1920, 1080), "dark"),
    "150": Look(text=150),
    "200": Look(text=200),
    "dark 150": Look((1366, 768), "dark", 150),
    "small": Look((1024, 700)),
    "small 150": Look((1024, 700), "dark", 150),
    "small 200": Look((1024, 700), "contrast", 200),
    "contrast": Look((1920, 1080), "contrast"),
    "contrast 150": Look((1280, 800), "contrast", 150),
}


Kind: TypeAlias = type[QWidget]
"""Of which kind a window is."""


class Stage:
    """A window that is worked like a user works it; `folder` is for the files he has."""

    def __init__(self, folder: Path, look: Look) -> None:
        self.folder, self.look = folder, look
        application()
        preferences = Preferences(folder / "preferences.ini")
        preferences.looks = Looks(look.colours, text=look.text)
        dress(preferences.looks)
        self.window = Window(preferences, Recovery(folder / "recovery"))
        self.seen: QWidget = self.window
        """What the picture shows, with everything that lies on it."""

    def open(self, law: str, case: str) -> None:
        """Start the program on a case of the library."""
        self.window.resize(*self.look.size)
        self.window.show()
        self.window.complete(resource_path("cases", law, f"{case}.toml"))
        self.wait(lambda: self.window._complete and not self.window.cases.busy)
        self.window.activateWindow()
        self.rest()

    def press(self, *keys: str) -> None:
        """Keys, one after the other, to whatever has the keyboard."""
        for each in keys:
            QTest.keySequence(QApplication.focusWidget() or self.seen, QKeySequence(each))
            self.rest()

    def type(self, line: str) -> None:
        """An action, written in the line under the table."""
        self.press("Ctrl+K")
        QTest.keyClicks(self.window.middle.command.field, line)
        QTest.keyClick(self.window.middle.command.field, Qt.Key.Key_Return)
        self.rest()

    def click(self, wanted: str, **given: Value) -> None:
        """The button that says this message."""
        words = say(wanted, **given)
        for part in self.seen.findChildren(QAbstractButton):
            shown = part.text_shown() if isinstance(part, WrapButton) else part.text()
            if shown == words and part.isVisible():
                QTest.mouseClick(part, Qt.MouseButton.LeftButton)
                self.rest()
                return
        raise LookupError(f"no button says {words}")

    def name_a_file(self, path: Path) -> None:
        """When the dialog that asks for a file comes: the name of this one, and Enter."""

        def answer() -> None:
            asking = [part for part in QApplication.topLevelWidgets() if isinstance(part, QFileDialog)]
            if not asking:
                QTimer.singleShot(ASKED, answer)
                return
            field = present(asking[0].findChild(QLineEdit))
            field.clear()
            QTest.keyClicks(field, str(path))
            QTest.keyClick(field, Qt.Key.Key_Return)

        QTimer.singleShot(ASKED, answer)

    def look_at(self, kind: Kind, whole: bool) -> QWidget:
        """Another window that has come up; `whole`: it alone fills the picture."""
        self.seen = next(part for part in self.window.findChildren(kind) if part.isVisible())
        if whole:
            self.seen.resize(*self.look.size)
            self.seen.move(0, 0)
        self.seen.activateWindow()
        self.rest()
        return self.seen

    def wear(self, look: Look) -> None:
        """Another look for what is shown now."""
        self.look = look
        self.window.wearing.change_theme(look.colours)
        self.window.wearing.change_text(look.text)
        for part in {self.window, self.seen}:
            if not isinstance(part, SheetDialog):
                part.resize(*look.size)
        self.rest()

    def rest(self) -> None:
        """Wait until the panels have followed the table, no card moves, and every part has found its place."""
        let_work(2 * theme.NEXT_FRAME)
        self.wait(lambda: not self.window.showing.beside.isActive())
        self.window.middle.table.table_scene.finish()
        places: list[QRect] = []
        while places != (places := [part.geometry() for part in QApplication.allWidgets() if part.isVisible()]):
            let_work(theme.NEXT_FRAME)

    def wait(self, done: Callable[[], bool]) -> None:
        """Wait for something that takes its time."""
        end = monotonic() + PATIENCE
        while not done():
            if monotonic() > end:
                raise TimeoutError("nothing has come of it")
            let_work(AT_A_TIME)

    def picture(self) -> QPixmap:
        """What is on the screen."""
        if QApplication.platformName() == "offscreen":
            return self.seen.grab()
        let_work(theme.REST)
        return self.window.screen().grabWindow(0, 0, 0, *self.look.size)

    def close(self) -> None:
        """Leave without being asked whether to save."""
        if self.window._complete:
            self.window.session.mark_saved()
            if not self.window.filing.document.saved:  # what a case tells has been changed
                self.window.filing.document.write(self.folder / "left.bridgecase")
        for part in self.window.findChildren(QWidget):
            if part.isWindow():
                part.close()
        self.window.close()
        self.window.deleteLater()
        let_work(theme.NEXT_FRAME)


def let_work(milliseconds: int) -> None:
    """Let the windows work for so long; while they have work, `QTest.qWait` sleeps."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def staged(look: Look) -> Iterator[Stage]:
    """A stage with a folder of its own, which is gone afterwards."""
    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder), look)
        try:
            yield stage
        finally:
            stage.close()


# The scenes

Scene: TypeAlias = Callable[[Stage], None]


def played_or_held(stage: Stage) -> None:
    """Declarer's card in mid-air, held; on a branch almost on the table, played."""
    stage.open("law45", "lesson-45-4a")
    stage.press("Left", "Left", "Left", "Left")
    stage.type("S holds H2 near the table still")
    stage.press("Ctrl+Shift+B")


def opening_lead_out_of_turn(stage: Stage) -> None:
    """The choices after an opening lead by the wrong defender."""
    stage.open("law54", "law54-d-refused")
    stage.press("Left")


def two_penalty_cards(stage: Stage) -> None:
    """Two penalty cards of different suits, their owner's partner on lead."""
    stage.open("law51", "law51-b2-two-suits")


def revoke_in_correction(stage: Stage) -> None:
    """A revoke being put right, and a card that may be changed because of it."""
    stage.open("law62", "law62-c2-partner-of-the-leader")


def two_editions(stage: Stage) -> None:
    """2007 beside 2017 where they offer different choices."""
    stage.open("law57", "law57-a-before-partner")
    stage.press("Ctrl+3")


def branches(stage: Stage) -> None:
    """An opening lead out of turn, accepted on the trunk, refused on two branches."""
    stage.open("law54", "law54-b-accepts")
    stage.press("Left")
    stage.type("S chooses to refuse")
    stage.type("S chooses to forbid clubs")
    stage.press("Left")
    stage.type("S chooses to require clubs")
    stage.press("Ctrl+Shift+B")


def own_law_book(stage: Stage) -> None:
    """The law book with the user's own beside it, at a paragraph that differs."""
    path = stage.folder / "Laws of the game 2017.pdf"
    path.write_bytes(pdf(book(MANNERS["international"], 2017, 0)))
    stage.open("law45", "lesson-45-4a")
    stage.press("Ctrl+B")
    shown = stage.look_at(LawBookWindow, whole=True)
    assert isinstance(shown, LawBookWindow)
    shown._timer.setInterval(0)  # nobody works beside it
    stage.name_a_file(path)
    stage.click("law-window-my-own-law-book")
    stage.wait(lambda: shown.own.any and not shown.own.busy)
    stage.wait(lambda: not shown._timer.isActive())
    QTest.keyClicks(shown.list.field, "slip")
    stage.rest()


def ruling_sheet(stage: Stage) -> None:
    """The sheet of a ruling before it is printed."""
    stage.open("law54", "law54-d-refused")
    stage.click("panels-options-do-it")
    clubs = suits_words((Suit.C,), "or")
    stage.click("choices-spoken-forbid-penalty-card", who=Seat.W, own=False, suits=clubs)
    stage.press("Ctrl+P")
    dialog = stage.look_at(SheetDialog, whole=False)
    assert isinstance(dialog, SheetDialog)
    QTest.keyClicks(dialog.where, "Board 7, table 3")
    stage.rest()


def problem(stage: Stage, called: bool) -> ProblemPanel:
    """A problem is laid on the table, and what happened shown to the end, or told by the players."""
    stage.open("law45", "lesson-45-4a")
    desk = stage.window.practising.desk
    desk.source = ProblemSource(seed=3)
    stage.window.preferences.practice = PLAYER, ("G14",)
    desk.begin(called)
    stage.window.acting.step(stage.window.session.view.length)
    stage.rest()
    return desk.panel


def problem_told(stage: Stage) -> None:
    """Called to a table where the players tell what happened; the first question was answered wrongly."""
    panel = problem(stage, called=True)
    question = panel.question
    assert question is not None and panel.problem is not None
    right = model_answer(panel.problem)[question.part.id]
    question.give(frozenset(next(each.id for each in question.part.answers if each.id not in right)))
    stage.rest()


def problem_done(stage: Stage) -> None:
    """All of a problem is answered: how it went, and the ruling."""
    panel = problem(stage, called=False)
    assert panel.problem is not None
    right = model_answer(panel.problem)
    while (question := panel.question) is not None:
        question.give(right[question.part.id])
        question.on.click()
        stage.rest()


DEAL = "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"


def deal_set_up(stage: Stage) -> None:
    """A new case: a deal was pasted, one hand typed over, and something in it cannot be."""
    stage.open("law45", "lesson-45-4a")
    stage.press("Ctrl+Shift+C")
    dialog = stage.look_at(SetupDialog, whole=True)
    assert isinstance(dialog, SetupDialog)
    dialog.paste(DEAL, Seat.N)
    QTest.keyClicks(dialog.hands[Seat.E].fields[0], "K")
    stage.rest()


def case_written(stage: Stage) -> None:
    """A case as it is being written: its texts, its facts, what was expected and is no longer so, a supposition."""
    stage.open("law45", "lesson-45-4a")
    stage.press("Ctrl+Shift+C")
    dialog = stage.look_at(SetupDialog, whole=False)
    assert isinstance(dialog, SetupDialog)
    dialog.paste(DEAL, Seat.N)
    dialog.accept()
    stage.seen = stage.window
    stage.rest()
    stage.type("E leads C2")
    stage.type("S calls the director")
    for words in ("writing-use-this", "writing-tick-the-ruling"):
        stage.click(words)
    desk = present(stage.window.findChild(WritingDesk))
    desk.page.facts.answered.emit("told-turn #1", "S")
    stage.rest()
    desk.page.expected.supposing.supposed.emit("play ends")
    stage.rest()
    desk.page.ensureWidgetVisible(desk.page.expected.all)
    stage.rest()


def auction_with_a_bid_too_low(stage: Stage) -> None:
    """An insufficient bid put right, with a bar for partner: bidding cards, the box, the auction beside the ruling."""
    stage.open("law54", "law54-d-refused")
    told = EventTold(template("insufficient-bid"), answers={"who": "W", "over": "1s", "call": "1h"})
    stage.window.rule_on(record_of(told), "")
    stage.rest()
    for line in ("N chooses to refuse", "W bids 3D", "N bids pass"):
        stage.type(line)


SCENES: dict[str, Scene] = {
    "played or held": played_or_held,
    "lead out of turn": opening_lead_out_of_turn,
    "penalty cards": two_penalty_cards,
    "revoke": revoke_in_correction,
    "two editions": two_editions,
    "branches": branches,
    "law book": own_law_book,
    "ruling sheet": ruling_sheet,
    "problem told": problem_told,
    "problem done": problem_done,
    "deal set up": deal_set_up,
    "case written": case_written,
    "bid too low": auction_with_a_bid_too_low,
}


# Pictures


def printed_sheet(stage: Stage, path: Path) -> None:
    """Save the sheet that is shown, and make a picture of the PDF at `path`."""
    file = stage.folder / "sheet.pdf"
    stage.name_a_file(file)
    stage.click("sheet-dialog-save-as-pdf")
    stage.wait(file.exists)
    if shutil.which("gs") is not None:
        picture = ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=png16m", "-r110", f"-sOutputFile={path}", str(file)]
        subprocess.run([*picture[:-1], "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", str(file)], check=True)


def take(out: Path, name: str, look_name: str) -> list[str]:
    """Show a scene in a look and keep its picture; what is wrong with it."""
    path = out / f"{look_name}_{name}.png".replace(" ", "-")
    with staged(LOOKS[look_name]) as stage:
        SCENES[name](stage)
        stage.picture().save(str(path))
        found = faults(stage.seen)
        if isinstance(stage.seen, SheetDialog):
            printed_sheet(stage, path.with_stem(f"{path.stem}-pdf"))
    return [f"{name}, {look_name}: {fault}" for fault in found]


def contact_sheet(out: Path, mark: str) -> None:
    """All pictures of one look on one."""
    names = [name.replace(" ", "-") for name in SCENES]
    paths = [out / f"{mark}_{name}{part}.png" for name in names for part in ("", "-pdf")]
    pictures = [str(path) for path in paths if path.exists()]
    if shutil.which("montage") is not None and pictures:
        laid = ["-tile", "3x", "-geometry", "800x500+8+8", "-background", "#ccc"]
        command = ["montage", "-label", "%t", *pictures, *laid, str(out / f"sheet-{mark}.png")]
        subprocess.run(command, check=True)


def shoot(out: Path, look_name: str, names: Iterable[str]) -> list[str]:
    """Take the pictures of one look; what is wrong with them."""
    mark = look_name.replace(" ", "-")
    found = [fault for name in names for fault in take(out, name, look_name)]
    (out / f"faults-{mark}.txt").write_text("".join(f"{fault}\n" for fault in found), encoding="utf-8")
    contact_sheet(out, mark)
    return found


def shoot_on_a_screen(arguments: Sequence[str], look_name: str) -> int:
    """Run again on a screen made for it, as large as the window is to be."""
    width, height = LOOKS[look_name].size
    screen = ["xvfb-run", "-a", "-s", f"-screen 0 {width}x{height}x24 -nolisten tcp"]
    program = [sys.executable, "-m", "scenes", *arguments, "--look", look_name, "--here"]
    env = os.environ | {"QT_QPA_PLATFORM": "xcb"}
    return subprocess.run([*screen, *program], env=env, check=False).returncode


def main() -> int:
    """Take the pictures that are asked for; 1 if something is wrong with one."""
    parser = argparse.ArgumentParser(prog="python3 -m scenes", description="Pictures of the window, to be looked at")
    parser.add_argument("out", type=Path)
    parser.add_argument("--scene", action="append", choices=SCENES, default=[])
    parser.add_argument("--look", action="append", choices=LOOKS, default=[])
    parser.add_argument("--pseudo", action="store_true", help="in the language that nobody speaks")
    parser.add_argument("--here", action="store_true", help="on the screen there is, whatever its size")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    looks = args.look or list(LOOKS)
    if not args.here and shutil.which("xvfb-run") is not None:
        chosen = [str(args.out), *(part for name in args.scene for part in ("--scene", name))]
        chosen += ["--pseudo"] if args.pseudo else []
        return max(shoot_on_a_screen(chosen, look) for look in looks)
    with pseudo.spoken() if args.pseudo else nullcontext():
        found = [fault for look in looks for fault in shoot(args.out, look, args.scene or SCENES)]
    sys.stdout.write("".join(f"{line}\n" for line in [*found, f"{', '.join(looks)}: {len(found)} faults"]))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
