"""What every command, switch, field and panel of the window is joined to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from bridgetable.editions import EDITIONS
from bridgetable.messages import USUAL_RANKS, language, languages, say
from bridgetable.seats import SEATS
from bridgetable.table.sentences import parse
from bridgetable.ui.looks.focus import ring_the_focus
from bridgetable.ui.looks.languages import OWN_RANKS
from bridgetable.ui.looks.looks import THEMES
from bridgetable.ui.looks.palettes import CLOTHS
from bridgetable.ui.looks.theme import TEXT_SIZES
from bridgetable.ui.panels.next_step import CHOOSING, FINDING
from bridgetable.ui.practice.hidden_ruling import AT_ONCE
from bridgetable.ui.record.commands import FindFact, GoTo, GoToRuling, Redo, Undo, UnfindFact
from bridgetable.ui.shell.dialogs import Dialogs
from bridgetable.ui.shell.menus import DIRECTOR
from bridgetable.ui.shell.parts import Parts
from bridgetable.ui.widgets.accessible import announce

Step = Callable[[], object]
_T = TypeVar("_T")


def join(window: Parts) -> None:
    """Join the menus, the switches, the table and the panels of a window to what they do."""
    dialogs = Dialogs(window)
    for name, step in (
        _session_steps(window) | _file_steps(window) | _evening_steps(window) | _other_steps(window, dialogs)
    ).items():
        window.menus.act(name).triggered.connect(partial(_take, step))
    _join_toggles(window)
    QGuiApplication.styleHints().colorSchemeChanged.connect(window.wearing.follow_system)
    window.wearing.follow_system()
    ring_the_focus()
    _join_lists(window)
    _join_table(window)
    window.pages_made.connect(partial(_join_pages, window, dialogs))


def _take(step: Step, _checked: bool = False) -> None:
    """Take a step, unless a dialog has to be answered first: a bar of the system is not held up by one."""
    if QApplication.activeModalWidget() is None:
        step()


def _late(step: Callable[[], Callable[..., _T]]) -> Callable[..., _T]:
    """A step on a part of the window that is made at the latest when it is taken, as the pages on the ruling are."""

    def taken(*given: object) -> _T:
        return step()(*given)

    return taken


def _session_steps(window: Parts) -> dict[str, Step]:
    """Commands that go about in the record or change it."""
    return {
        "undo": partial(window.acting.carry_out, Undo()),
        "redo": partial(window.acting.carry_out, Redo()),
        "next ruling": partial(window.acting.carry_out, GoToRuling()),
        "previous ruling": partial(window.acting.carry_out, GoToRuling(forward=False)),
        "first": partial(window.acting.carry_out, GoTo(0)),
        "last": lambda: window.acting.step(window.session.view.length),
        "next": lambda: window.acting.step(1),
        "previous": lambda: window.acting.step(-1),
        "do it": window.acting.do_it,
    }


def _file_steps(window: Parts) -> dict[str, Step]:
    return {
        "open": window.filing.ask_to_open,
        "paste": window.exchanging.paste,
        "tonight": window.tonight.show,
        "for others": window.exchanging.save_for_others,
        "copy link": window.exchanging.copy_link,
        "save": window.filing.save,
        "save as": window.filing.save_as,
        "quit": window.close,
        "collections": window.collecting.manage,
        "collect": window.collecting.make,
        "wrong ones": window.collecting.of_wrong,
        "next case": lambda: window.open_beside(1),
        "previous case": lambda: window.open_beside(-1),
    }


def _evening_steps(window: Parts) -> dict[str, Step]:
    """Commands about an evening and the director's book, which is loaded by the first of them."""
    return {
        "set list": _late(lambda: window.evenings.show_set_list),
        "to set list": _late(lambda: window.evenings.add_open),
        "enter ruling": _late(lambda: window.evenings.enter_ruling),
        "book": _late(lambda: window.evenings.show_book),
        "hand out": _late(lambda: window.evenings.hand_out),
        "evening summary": _late(lambda: window.evenings.summary),
        "print book": _late(lambda: window.evenings.print_book),
        "pocket cards": _late(lambda: window.evenings.pocket_cards),
    }


def _other_steps(window: Parts, dialogs: Dialogs) -> dict[str, Step]:
    window.middle.timeline.renaming.connect(dialogs.rename)
    window.middle.table.identifying.connect(dialogs.which_card)
    window.moved_unseen.connect(dialogs.which_was_moved)
    window.filing.written.connect(dialogs.write)
    window.tonight.mending.connect(dialogs.mend)
    steps: dict[str, Step] = {
        "new ruling": dialogs.what_happened,
        "new": dialogs.set_up,
        "new case": dialogs.new_case,
        "write": dialogs.write,
        "preview": dialogs.preview,
        "mend": dialogs.mend,
        "rename": lambda: dialogs.rename(window.session.line or ""),
        "readings": dialogs.readings,
        "law book": dialogs.law_book,
        "own book": dialogs.own_book,
        "read out": dialogs.read_out,
        "worth": dialogs.worth,
        "sheet": dialogs.sheet,
        "report": dialogs.report,
        "compare editions": _late(lambda: window.comparing.editions),
        "compare branches": _late(lambda: window.comparing.branches),
        "help": lambda: dialogs.help("start"),
        "keys": lambda: dialogs.help("keys"),
        "coverage": lambda: dialogs.help("coverage"),
        "changes": lambda: dialogs.help("changes"),
        "tour": dialogs.tour,
        "messages": dialogs.all_messages,
        "about": dialogs.about,
        "type": window.middle.command.field.setFocus,
        "find": dialogs.find,
        "why": _late(lambda: window.asking.ask_why_chosen),
        "show ruling": window.hidden_ruling.turn,
        "ask": partial(_ask, window),
        "offer": partial(_offer, window),
        "show": _late(lambda: window.presenting.begin),
        "ledger": partial(window.show_page, "ledger"),
        "ruling": partial(window.show_page, "ruling"),
        "practise": window.practising.begin,
        "called": window.practising.call,
        "on board": window.practising.begin_on_board,
        "twin": partial(window.practising.take, "twin"),
        "play on": partial(window.practising.take, "play on"),
        "play out": window.practising.play_out,
        "wishes": window.practising.wish,
        "daily": window.practising.daily,
        "lightning": window.practising.lightning,
        "duel": window.practising.duel,
        "ask back": window.practising.ask_back,
        "courses": window.practising.choose_course,
        "progress": window.practising.show_progress,
    }
    for words in DIRECTOR:
        steps[words] = partial(window.acting.do, parse(words))
    for step, name in ((1, "larger"), (-1, "smaller"), (0, "usual size")):
        steps[name] = partial(window.wearing.resize_text, step)
    for name in THEMES:
        steps[f"theme {name}"] = partial(window.wearing.change_theme, name)
    for name in CLOTHS:
        steps[f"cloth {name}"] = partial(window.wearing.change_cloth, name)
    for size in TEXT_SIZES:
        steps[f"text {size}"] = partial(window.wearing.change_text, size)
    for code in languages():
        steps[f"speak {code}"] = partial(_speak, window, code)
        steps[f"language {code}"] = partial(window.wearing.change_language, code)
    for year in EDITIONS:
        steps[f"edition {year}"] = partial(window.acting.switch_edition, year)
    for seat in SEATS:
        steps[f"bottom {seat}"] = partial(window.turn_table, seat)
    return steps


def _speak(window: Parts, code: str) -> None:
    """Have everything said in another language, in a window that takes the place of this one."""
    if code != language():
        window.other_words_wanted.emit(code)
    window.menus.act(f"speak {language()}").setChecked(True)


def _write_ranks(window: Parts, own: bool) -> None:
    """Have kings, queens and jacks bear other letters: wherever they stand, so that the window is made anew."""
    window.preferences.switch(OWN_RANKS, own)
    window.other_words_wanted.emit(language())


def _join_toggles(window: Parts) -> None:
    acts = window.menus.acts
    for name in ("four colours", "letters", "large", "diagram", "animate", AT_ONCE):
        acts[name].toggled.connect(lambda on, name=name: _view_switch(window, name, on))
    acts[OWN_RANKS].setVisible(say("language-ranks") != USUAL_RANKS)
    acts[OWN_RANKS].toggled.connect(partial(_write_ranks, window))
    acts["case list"].toggled.connect(window.left.setVisible)
    acts["case list"].toggled.connect(lambda on: window.middle.show_ways_in(not on))
    acts["director"].toggled.connect(window.wearing.show_director)
    acts["full screen"].toggled.connect(window.wearing.full_screen)
    leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
    leave.activated.connect(window.leave)
    acts["blind"].toggled.connect(window.acting.look_blind)
    acts["noticed"].toggled.connect(window.acting.show_noticed)
    window.scope_switch.chosen.connect(lambda value: acts["noticed"].setChecked(value == window.scopes[1]))
    window.edition_switch.chosen.connect(lambda year: window.acting.switch_edition(int(year)))


def _view_switch(window: Parts, name: str, on: bool) -> None:
    window.preferences.switch(name, on)
    window.showing.refresh()


def _join_lists(window: Parts) -> None:
    """Menus that are filled when they open, and the list of cases."""
    recent, tables, lines = window.menus.recent, window.menus.tables, window.menus.lines

    def list_recent() -> None:
        recent.clear()
        for path in window.preferences.recent:
            action = recent.addAction(str(path), partial(window.filing.open, path))
            action.setMenuRole(QAction.MenuRole.NoRole)
        recent.setEnabled(not recent.isEmpty())

    def tried() -> list[tuple[str, Path]]:
        found = []
        for each in window.filing.tables.tables():
            when = QLocale().toString(QDateTime.fromSecsSinceEpoch(round(each.kept)), QLocale.FormatType.ShortFormat)
            found.append((f"{each.title or say('shell-commands-without-a-title')}  ·  {when}", each.path))
        return found

    def show_tables() -> None:
        window.cases.show_tables(tried())

    def forget_tables() -> None:
        window.filing.tables.clear()
        show_tables()

    def list_tables() -> None:
        tables.clear()
        for words, path in tried():
            action = tables.addAction(words.replace("&", "&&"), partial(window.filing.bring_back, path))
            action.setMenuRole(QAction.MenuRole.NoRole)
        tables.setEnabled(not tables.isEmpty())
        if not tables.isEmpty():
            tables.addSeparator()
            clear = tables.addAction(say("shell-commands-forget-all-of-these"), forget_tables)
            clear.setMenuRole(QAction.MenuRole.NoRole)

    def show_collected() -> None:
        path = window.filing.document.path
        if window.cases.collections.row_of(path) is not None:
            window.cases.show_open(path)

    def list_lines() -> None:
        lines.clear()
        for line in window.session.lines:
            action = lines.addAction(
                window.session.branch_told(line.name) if line.name else say("shell-commands-main-line")
            )
            action.setMenuRole(QAction.MenuRole.NoRole)  # a branch may be called "Options"
            action.setCheckable(True)
            action.setChecked(line.name == window.session.line)
            action.triggered.connect(lambda _checked=False, name=line.name: window.acting.go(name, None))

    window.menus.titled["file"].aboutToShow.connect(list_recent)
    window.menus.titled["file"].aboutToShow.connect(list_tables)
    window.menus.titled["case"].aboutToShow.connect(list_lines)
    window.cases.opened.connect(window.filing.open)
    window.cases.table_wanted.connect(window.filing.bring_back)
    window.cases.filled.connect(show_tables)
    window.cases.filled.connect(window.collecting.show)
    window.cases.collections.listed.connect(show_collected)
    window.filing.collection_wanted.connect(window.collecting.open)
    window.filing.boards_wanted.connect(window.exchanging.open)
    window.filing.opened.connect(show_tables)
    window.filing.saved.connect(show_tables)
    window.cases.cited.connect(partial(_open_law, window))
    window.cases.edition = lambda: window.session.edition
    window.cases.filled.connect(lambda: window.cases.show_open(window.filing.document.path))
    window.filing.opened.connect(window.opened)
    window.filing.saved.connect(window.showing.refresh)
    window.filing.others[".bridgeevening"] = _late(lambda: window.evenings.open)


def _join_table(window: Parts) -> None:
    middle = window.middle
    middle.table.acted.connect(window.acting.do)
    middle.table.preview = window.acting.peek
    middle.box.acted.connect(window.acting.do)
    middle.box.wrote.connect(middle.command.type)
    middle.command.read = window.acting.read
    middle.command.suggest = lambda text: [*window.acting.suggest(text), *window.tonight.suggest(text)]
    middle.command.beside = window.tonight.typed
    middle.command.typed.connect(window.acting.typed)
    middle.table.typing = lambda: middle.command.typing
    middle.table.cued.connect(middle.command.cue)
    middle.table.wrote.connect(middle.command.type)
    middle.command.field.textChanged.connect(middle.table.show_cue)
    middle.timeline.went.connect(window.acting.go)
    middle.timeline.comparing.connect(_late(lambda: window.comparing.with_line))
    middle.table.asked_why.connect(_late(lambda: window.asking.ask_why))
    middle.table.asked_card.connect(_late(lambda: window.asking.follow))
    middle.stepped.connect(window.acting.step)


def _join_pages(window: Parts, dialogs: Dialogs) -> None:
    director = window.director
    director.law.book_wanted.connect(dialogs.law_book)
    director.answered.connect(lambda key, value: window.acting.carry_out(FindFact(key, value)))
    director.withdrawn.connect(lambda key: window.acting.carry_out(UnfindFact(key)))
    director.chose.connect(window.acting.choose)
    director.do_it.connect(window.acting.do_it)
    director.known.connect(window.showing.show_asked)
    director.known.connect(window.next_step.shown)
    for decided, roles in ((director.answered, FINDING), (director.chose, CHOOSING), (director.do_it, FINDING)):
        decided.connect(partial(window.go_along, roles))
    director.pointed.connect(window.asking.light)
    window.asking.card.leaving.connect(partial(window.show_page, "ruling"))
    window.panels_shown.connect(window.asking.renew)
    window.pages.turned.connect(window.asking.renew)
    director.foreseeing.connect(window.acting.foresee)
    director.options.read_out.connect(window.menus.act("read out").trigger)
    window.ledger.cited.connect(partial(_open_law, window))


def _open_law(window: Parts, cite: str) -> None:
    """Show a paragraph under the ruling."""
    window.show_page("ruling")
    window.director.show_law(cite)


def _ask(window: Parts) -> None:
    window.show_page("ruling")
    window.director.when_known(partial(_go_to_question, window))


def _go_to_question(window: Parts) -> None:
    if not window.director.go_to_question():
        _nothing_there(window, say("shell-commands-no-question-is-open"))


def _offer(window: Parts) -> None:
    window.show_page("ruling")
    if not window.director.go_to_options():
        _nothing_there(window, say("shell-commands-there-is-nothing-to-choose"))


def _nothing_there(window: Parts, words: str) -> None:
    """Say why a key has led nowhere."""
    window.middle.command.say(words)
    announce(window.middle.command, words)
