"""What stands in the window, and where: cases at the left, the table in the middle, the director at the right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSplitter, QVBoxLayout, QWidget

from bridgetable.editions import EDITIONS, LATEST
from bridgetable.messages import language as spoken
from bridgetable.messages import languages, say
from bridgetable.ui.exchange.exchanging import Exchanging
from bridgetable.ui.exchange.tonight import Tonight
from bridgetable.ui.files.filing import Filing
from bridgetable.ui.files.left_over import LeftOver
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.library.caselist import CaseList
from bridgetable.ui.library.collecting import Collecting
from bridgetable.ui.library.narrowing import Narrowing
from bridgetable.ui.library.story import StoryCard
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.languages import OWN_RANKS
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.practice.hidden_ruling import AT_ONCE, HiddenRuling
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.commands import join
from bridgetable.ui.shell.menus import Menus
from bridgetable.ui.shell.middle import Middle
from bridgetable.ui.shell.parts import Parts
from bridgetable.ui.shell.practising import Practising
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.dropped import TakesDrops, is_one
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import Pill, label

if TYPE_CHECKING:
    from bridgetable.practice.progress import GivenAnswer
    from bridgetable.ui.shell.ruling_pages import RulingPages

ON_TIMELINE = ("first", "previous", "next", "last", "undo", "redo")
"""The commands that have a button over the timeline."""


def assemble(window: Parts, recovery: Recovery) -> None:
    """Make the parts of a window, put them in their places and join them to what they do."""
    window.menus = Menus(window, window.titled)
    window.left, window.middle, window.right = QWidget(), Middle(), QWidget()
    window.second_way_in = _new_ruling(window)
    window.practise_here = _practise_now(window)
    ways_in = (window.practise_here, window.second_way_in)
    for way_in in ways_in:
        way_in.hide()
    window.middle.add_buttons({name: window.menus.act(name) for name in ON_TIMELINE}, ways_in)
    _columns(window)
    middle = window.middle
    window.filing = Filing(window, middle.notice, middle.unkept, window.preferences, recovery)
    window.left_over = LeftOver(window.filing, middle.left_over, recovery)
    _left(window)
    _right(window)
    _corner(window)
    window.columns.resize(window.size())  # as wide as they will be, they are measured once
    window.wearing.fit_panels()
    window.fill(window.columns)
    _restore(window)
    join(window)
    window.arrangement = Arrangement(window)


def _columns(window: Parts) -> None:
    """Three columns, in their places while they are empty: what changes its place is dressed anew with all on it."""
    window.columns = QSplitter(Qt.Orientation.Horizontal)
    for panel in (window.left, window.right):
        panel.setProperty("panel", True)
    for part in (window.left, window.middle, window.right):
        window.columns.addWidget(part)
    window.columns.setChildrenCollapsible(False)
    window.columns.setStretchFactor(1, 1)


def the_rest(window: Parts) -> Iterator[None]:
    """Bring in, step by step, what the first case has been shown without and the first thing done may ask for."""
    from bridgetable import laws  # noqa: F401

    yield
    from bridgetable.judge import edition

    for year in EDITIONS:
        edition(year)
        yield
    from bridgetable.ui.shell import ruling_pages  # noqa: F401

    yield
    _ = window.ruling_pages  # made when it is first asked for
    yield
    from bridgetable.ui.record import completions  # noqa: F401

    yield
    _offer_show(window)
    _offer_set_list(window)
    yield
    _forget_boards(window)


def _offer_show(window: Parts) -> None:
    """Offer the evening that was being shown when the program ended too early; nothing is loaded where none was."""
    if any((window.filing.folder / "shows").glob("*.bridgeshow")):
        window.presenting.offer()


def _offer_set_list(window: Parts) -> None:
    """Offer the set list that was not saved when the program ended too early; nothing is loaded where none was."""
    if any((window.filing.folder / "set-lists").glob("*.bridgedraft")):
        window.evenings.offer()


def _forget_boards(window: Parts) -> None:
    """Take away the boards of another evening; nothing is loaded where none were kept."""
    if (window.filing.folder / "tonight").is_dir():
        window.tonight.boards.forget_others()


def _left(window: Parts) -> None:
    window.cases, window.story = CaseList(), StoryCard()
    shelf = column(window.left, theme.PANEL_MARGIN - 4)
    way_in = _new_ruling(window)
    way_in.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
    shelf.addWidget(way_in)
    practise = _practise_now(window)
    practise.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
    shelf.addWidget(practise)
    shelf.addWidget(window.cases, 1)
    shelf.addWidget(window.story, 1)


def _new_ruling(window: Parts) -> QPushButton:
    """The way in for who has a case of his own: large, where one looks first."""
    act = window.menus.act("new ruling")
    result = button(say("shell-assembly-what-happened"), "main", act.toolTip())
    result.clicked.connect(act.trigger)
    return result


def _practise_now(window: Parts) -> QPushButton:
    """The way in for who wants to learn: a problem at once."""
    act = window.menus.act("practise")
    result = button(say("shell-assembly-practise-now"), tip=act.toolTip())
    result.clicked.connect(act.trigger)
    return result


def _right(window: Parts) -> None:
    paper = column(window.right, spacing=0)
    paper.addWidget(_blind_mark(window), 0, Qt.AlignmentFlag.AlignHCenter)
    window.hidden_ruling = HiddenRuling(window)
    window.practising = Practising(window)
    window.narrowing = Narrowing(
        window.cases,
        window.preferences,
        answers=lambda: _answers(window),
        opened=lambda: window.filing.document.path,
    )
    window.collecting = Collecting(window, answers=lambda: _answers(window))
    window.exchanging = Exchanging(window)
    TakesDrops(window, is_one, window.exchanging.take)
    window.tonight = Tonight(window)
    paper.addWidget(window.hidden_ruling.ruled)
    paper.addWidget(window.hidden_ruling.card)
    window.make_pages = partial(_make_pages, window, paper)
    window.pages_made.connect(partial(_make_room, window))


def _make_pages(window: Parts, paper: QVBoxLayout) -> RulingPages:
    from bridgetable.ui.shell.ruling_pages import RulingPages  # a third of the window, and the first case needs none

    return RulingPages(window, paper)


def _make_room(window: Parts) -> None:
    """The pages have their room now; where the ruling is kept back they are not to be seen."""
    if window.session.hidden:
        window.pages.hide()
    window.wearing.make_room_for_pages()
    window.arrangement.keep_folds(window.pages)


def _blind_mark(window: Parts) -> Pill:
    """Says over the panel that hidden cards stay hidden."""
    window.blind_mark = Pill()
    window.blind_mark.setObjectName("blind")
    window.blind_mark.say(say("shell-assembly-blind-only-what-was-seen"), "calm")
    window.blind_mark.explain(keys_told(say("shell-assembly-no-card-that-nobody-has-seen")))
    window.blind_mark.hide()
    return window.blind_mark


def _corner(window: Parts) -> None:
    """How the table is judged, at the right end of the strip: what of it is told, and the edition."""
    window.scopes = (say("shell-assembly-everything"), say("shell-assembly-only-what-was-noticed"))
    window.scope_switch = Segments(window.scopes, say("shell-assembly-what-is-ruled-on"))
    window.edition_switch = Segments([str(year) for year in EDITIONS], say("shell-assembly-laws-of"))
    window.judging = QWidget(window.strip)
    line = row(window.judging)
    line.setContentsMargins(0, 0, theme.PANEL_MARGIN, 0)
    line.addWidget(window.scope_switch)
    line.addSpacing(theme.PANEL_MARGIN)
    window.edition_word = label(say("shell-assembly-edition"), "soft", wrap=False)
    line.addWidget(window.edition_word)
    line.addWidget(window.edition_switch)
    window.put_at_the_right(window.judging)


def _restore(window: Parts) -> None:
    """Switches as they were left."""
    acts = window.menus.acts
    for name, default in (
        ("four colours", True),
        ("letters", False),
        ("large", False),
        ("diagram", False),
        ("animate", True),
        (AT_ONCE, False),
        (OWN_RANKS, False),
    ):
        acts[name].setChecked(window.preferences.on(name, default))
    looks = window.preferences.looks
    for name in (f"theme {looks.colours}", f"cloth {looks.cloth}", f"text {looks.text}"):
        acts[name].setChecked(True)
    language = window.preferences.language
    window.cases.speak(language)
    acts[f"language {language}"].setChecked(True)
    for code in languages():
        acts[f"speak {code}"].setChecked(code == spoken())
    for name in ("case list", "director", f"bottom {window.preferences.bottom}", f"edition {LATEST}"):
        acts[name].setChecked(True)
    window.edition_switch.choose(str(LATEST))
    window.scope_switch.choose(window.scopes[0])


def _answers(window: Parts) -> list[GivenAnswer]:
    """What was answered so far; practice is loaded only when this is asked."""
    return window.practising.desk.remembering.progress.events()
