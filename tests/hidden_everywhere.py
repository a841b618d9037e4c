"""Hidden means hidden, over the library: does anything in the window tell the ruling that is kept back?

    python3 -m hidden_everywhere             # every case, both editions: some minutes
    python3 -m hidden_everywhere law45 law58 # the cases of some laws

`betrayed` looks at a window; `otherwise` gives a record the ruling of which is another, or may be.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QGraphicsItem, QLabel, QLineEdit, QWidget

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.words import text
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.session import Session
from bridgetable.table.record import Fact, Record
from bridgetable.ui.felt.card_words import spoken
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application

PARAGRAPH = re.compile(r"\b[4-7]\d[A-F]\d?\b|\b[4-7]\d[A-F]?\d?\([a-z]\)")
STATUS = re.compile(
    r"penalty|goes back|go back|to be led|to be played|must be played|stays if|exposed|withdrawn|established",
    re.IGNORECASE,
)


def words_in(window: Window) -> Iterator[tuple[str, str]]:
    """All that a widget of the window says, or would say to who asks it, but for the list of cases and the story."""
    card = window.hidden_ruling.card
    told = {card.title, card.story, card.last, window.middle.said}
    for widget in (window, *window.findChildren(QWidget)):
        if (
            _unused(window, widget)
            or widget in told
            or window.cases.isAncestorOf(widget)
            or card.answers.isAncestorOf(widget)
        ):
            continue
        said = [widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            said.append(widget.text())
        if isinstance(widget, QLineEdit):
            said.append(widget.placeholderText())
        yield from ((type(widget).__name__, each) for each in said if each)
    yield "title", window.windowTitle().replace(window.title, "")
    yield "clipboard", QGuiApplication.clipboard().text()
    for action in window.menus.acts.values():
        yield "menu", f"{action.text()} {action.toolTip()}"
    scene = window.middle.table.table_scene
    for key in scene.places:
        yield "card", spoken(window.middle.table.table_scene, key)
    for item in filter(QGraphicsItem.isVisible, scene.items()):
        yield type(item).__name__, item.toolTip()
    timeline = window.middle.timeline
    for node in timeline._track.nodes:
        yield "timeline", timeline.said(None, node.at).replace(timeline._track.words(node), "")


def _unused(window: Window, widget: QWidget) -> bool:
    """Whether a part of the right column would not be seen even if its page were: it is kept for later."""
    page = next((page for page in window.pages._pages if page.isAncestorOf(widget)), None)
    return page is not None and not widget.isVisibleTo(page)


def betrayed(window: Window, verdict: Verdict, usual: frozenset[tuple[str, str]]) -> Iterator[str]:
    """What the window tells of the `verdict` it keeps back, over what it says with any case (`usual`).

    What happened, the story and the title are not the window's: `tests/cases/test_stories.py` reads those.
    """
    sentences = _sentences(verdict)
    for where, said in words_in(window):
        if (where, said) not in usual and said and _tells(window, sentences, said):
            yield f"{where}: {said}"


def _sentences(verdict: Verdict) -> frozenset[str]:
    """What a verdict says."""
    return frozenset(map(text, (*verdict.findings, *verdict.options)))


def _tells(window: Window, sentences: frozenset[str], said: str) -> bool:
    """Whether words tell of a verdict with these sentences, over what happened last and the title."""
    for own in (window.middle.said.text(), window.showing._said(), window.title):
        said = said.replace(own, "")
    plain = any(len(each) > 8 and each in said for each in sentences)
    return plain or bool(PARAGRAPH.search(said) or STATUS.search(said))


def heard(window: Window) -> Iterator[str]:
    """All that is told by the accessible tree of the window, seen or not, but for the list of cases and the answers."""
    left_out = (window.cases, window.hidden_ruling.card.answers)
    waiting: list[QAccessibleInterface | None] = [QAccessible.queryAccessibleInterface(window)]
    while waiting:
        part = waiting.pop()
        if part is None or not part.isValid() or part.object() in left_out:
            continue
        yield from filter(None, (part.text(kind) for kind in _TOLD))
        waiting += [part.child(number) for number in range(part.childCount())]


_TOLD = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def heard_of(window: Window, verdict: Verdict, usual: frozenset[str]) -> Iterator[str]:
    """What the accessible tree tells of the `verdict`: to be asked before any ruling has been shown in the window.

    A page that has shown one keeps its words where nobody sees or hears them, until it shows the next.
    """
    card, sentences = window.hidden_ruling.card, _sentences(verdict)
    told = {card.title.text(), card.story.text(), card.last.text()}
    for said in heard(window):
        if said not in usual and said not in told and _tells(window, sentences, said):
            yield said


def enabled(window: Window) -> dict[str, bool]:
    """Which commands can be used."""
    return {name: action.isEnabled() for name, action in window.menus.acts.items()}


def otherwise(record: Record) -> Iterator[Record]:
    """The record with one fact not found, found otherwise, or found beside the others."""
    for number, fact in enumerate(record.facts):
        others = record.facts[:number] + record.facts[number + 1 :]
        yield replace(record, facts=others)
        answers = FACTS[fact.id].answers or ()
        yield from (
            replace(record, facts=(*others, Fact(fact.id, fact.of, other))) for other in answers if other != fact.value
        )


def felt(scene: TableScene, session: Session) -> QImage:
    """The felt as it is drawn while the ruling is kept back."""
    scene.show_state(session.view.table, session.view.verdict, ViewOptions(animate=False))
    scene.light(session.in_question)
    picture = QImage(700, 520, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    return picture


def pictures_differ(scene: TableScene, path: Path) -> Iterator[str]:
    """The ways in which the felt of a case tells what is ruled."""
    record = load(path).record
    here = hidden(record, EDITIONS[0])
    picture = felt(scene, here)
    for year in EDITIONS:
        for other in (record, *otherwise(record)):
            try:
                there = hidden(other, year)
            except ValueError:
                continue  # such a record cannot be
            if felt(scene, there) != picture:
                yield f"{path.stem} {year}: {other.facts}"


def hidden(record: Record, year: int) -> Session:
    """A record looked at to where it is ruled on, the ruling kept back."""
    session = Session(record, year, at=0)
    session.hide(True)
    session.goto(session.view.length)
    return session


def looked_at(window: Window, path: Path, usual: frozenset[tuple[str, str]]) -> Iterator[str]:
    """What the window tells of a case it has open, from its beginning to where it is ruled on, in both editions."""
    for year in EDITIONS:
        window.acting.switch_edition(year)
        window.filing.open(path)
        assert window.session.hidden and window.session.at == 0
        window.acting.step(window.session.view.length)
        show(window)
        ruled = judge(window.session.record.upto(window.session.at), year)
        yield from (f"{path.stem} {year}: {each}" for each in betrayed(window, ruled, usual))
        look_at_the_ruling(window)
        window.hidden_ruling.turn()
        show(window)
        yield from (f"{path.stem} {year}, hidden again: {each}" for each in betrayed(window, ruled, usual))


def listened_to(window: Window, paths: Sequence[Path]) -> Iterator[str]:
    """What the accessible tree and the commands tell of cases no ruling of which has been shown, in both editions."""
    usual = frozenset(heard(window))
    usable: dict[bool, dict[str, bool]] = {}
    for path, year in product(paths, EDITIONS):
        window.acting.switch_edition(year)
        window.filing.open(path)
        window.acting.step(window.session.view.length)
        show(window)
        at, name = window.session.at, f"{path.stem} {year}"
        yield from (f"{name}: {each}" for each in heard_of(window, judge(window.session.record.upto(at), year), usual))
        if usable.setdefault(at > 0, now := enabled(window)) != now:
            yield f"{name}: commands {usable[at > 0].items() ^ now.items()}"
        if not window.hidden_ruling.card.answers.buttons:
            yield f"{name}: no answers are offered"


def look_at_the_ruling(window: Window) -> None:
    """See the ruling, why a card is what it is, and what the other edition says."""
    cards = window.session.in_question
    window.hidden_ruling.turn()
    show(window)
    for seat, card in cards:
        window.asking.ask_why(seat, card)
    window.comparing.editions()
    show(window)


def show(window: Window) -> None:
    """Have the panels follow the table at once."""
    window.showing.beside.stop()
    window.showing.show_panels()
    window.director.leave_off()
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def usual_words(window: Window) -> frozenset[tuple[str, str]]:
    """What the window says with an empty table of which the ruling is kept back."""
    window.filing.begin_record(Record())
    window.session.hide(True)
    window.showing.refresh()
    show(window)
    return frozenset(words_in(window))


def main(folders: list[str]) -> int:
    """Look at every case; 1 if anything is betrayed, else 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application()
    paths = [p for p in sorted(resource_path("cases").rglob("*.toml")) if not folders or p.parent.name in folders]
    faults = 0
    with TemporaryDirectory() as folder:
        window = Window(Preferences(Path(folder, "p.ini")), Recovery(Path(folder, "work")))
        window.show()
        window.complete()
        while not window._complete or window.cases.busy:
            QGuiApplication.processEvents()
        window.menus.act("animate").setChecked(False)
        usual, scene = usual_words(window), TableScene()
        looked = ((*looked_at(window, path, usual), *pictures_differ(scene, path)) for path in paths)
        for fault in chain(listened_to(window, paths), chain.from_iterable(looked)):
            faults += 1
            sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"{len(paths)} cases, {faults} betrayed\n")
    os._exit(1 if faults else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
