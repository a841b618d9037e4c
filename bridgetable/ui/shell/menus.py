"""The menus: every command with its words, its keys, and a tooltip that names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu

from bridgetable.editions import EDITIONS, named
from bridgetable.seats import SEATS
from bridgetable.ui.looks.languages import LANGUAGES
from bridgetable.ui.looks.system import has_menu_bar, keys_here, written
from bridgetable.ui.looks.theme import TEXT_SIZES
from bridgetable.ui.widgets.basic import as_tip

DIRECTOR = {
    "the director explains": "Ctrl+E",
    "nobody accepts": "",
    "all turn their cards": "",
    "play ends": "",
    "all hands go back": "",
}
"""Sentences that belong to no card and to no player, and their keys."""
ROLES = {"quit": QAction.MenuRole.QuitRole, "about": QAction.MenuRole.AboutRole}
"""Commands that macOS has in the menu of the program. Every other says that it has no such role: Qt would guess."""
MOVING = frozenset({"Left", "Right", "Home", "End", "?"})
"""Keys of the window in front. In a bar of the system they would be heard in every other window as well."""


class Menus:
    """The commands of a window by name, put under the menus `titled`.

    `recent` and `lines` are menus that whoever joins them fills before they are shown.
    """

    def __init__(self, window: QMainWindow, titled: Mapping[str, QMenu]) -> None:
        self._window, self.titled = window, titled
        self._menu = titled["file"]
        self.acts: dict[str, QAction] = {}
        self._file()
        self._table()
        self._case()
        self._practise()
        self._law()
        self._view()
        self._help()
        if has_menu_bar():
            self._settings()

    def act(self, name: str) -> QAction:
        """The command called `name`."""
        return self.acts[name]

    def enable(self, name: str, on: bool, words: str | None = None) -> None:
        """Make a command available or not, with other `words` if given."""
        action = self.acts[name]
        action.setEnabled(on)
        if words is not None:
            action.setText(words)

    def _file(self) -> None:
        tr = self._window.tr
        self._begin("file")
        self._add(
            "new ruling",
            tr("&What happened?…"),
            "Ctrl+Shift+N",
            tr("A ruling on what has just happened, in half a minute"),
        )
        self._add("new", tr("Set &up a deal…"), "Ctrl+N", tr("Begin a record with a deal of your own"))
        self._add("open", tr("&Open…"), "Ctrl+O", tr("Open a case file"))
        self.recent = self._menu.addMenu(tr("Open &recent"))
        self.tables = self._menu.addMenu(tr("Recent &tables"))
        self._menu.addSeparator()
        self._add("save", tr("&Save"), "Ctrl+S", tr("Save the record to its file"))
        self._add("save as", tr("Save &as…"), "Ctrl+Shift+S", tr("Save the record to another file"))
        self._add("sheet", tr("Ruling s&heet…"), "Ctrl+P", tr("One page with this ruling, to print, save or copy"))
        self._menu.addSeparator()
        self._add("quit", tr("&Quit"), "Ctrl+Q", tr("Close the window"))

    def _table(self) -> None:
        tr = self._window.tr
        self._begin("table")
        self._add("undo", tr("&Undo"), "Ctrl+Z", tr("Forget what was done last"))
        self._add("redo", tr("&Redo"), "Ctrl+Shift+Z", tr("Do again what was undone"))
        self._menu.addSeparator()
        self._add("type", tr("&Type an action"), "Ctrl+K", tr("Go to the line under the table"))
        self._add("do it", tr("&Do what the ruling orders"), "Ctrl+D", tr("Move the cards as is ruled"))
        outer, self._menu = self._menu, self._menu.addMenu(tr("Dire&ctor"))
        for words, keys in DIRECTOR.items():
            self._add(words, words[:1].upper() + words[1:], keys, tr("Add this to the record"))
        self._menu = outer
        self._menu.addSeparator()
        self._add(
            "mend", tr("Correct th&e deal…"), "Ctrl+M", tr("Change hands, contract or declarer under this record")
        )
        bottom = self._menu.addMenu(tr("Seat at the &bottom"))
        choices = [(f"bottom {seat}", seat.word, f"Ctrl+Alt+{seat}") for seat in SEATS]
        self._choices(bottom, choices, tr("Turn the table so that this seat is nearest"))

    def _case(self) -> None:
        tr = self._window.tr
        self._begin("case")
        self._add("next", tr("&Next action"), "Right", tr("One action on"))
        self._add("previous", tr("&Previous action"), "Left", tr("One action back"))
        self._also("next", "PgDown")
        self._also("previous", "PgUp")
        self._add("first", tr("To the &beginning"), "Home", tr("Before the first action"))
        self._add("last", tr("To the &end"), "End", tr("After the last action of this line"))
        self._menu.addSeparator()
        self._add("next ruling", tr("Next r&uling"), "Ctrl+Right", tr("On to where the director rules"))
        self._add("previous ruling", tr("Previous ru&ling"), "Ctrl+Left", tr("Back to where the director rules"))
        self._menu.addSeparator()
        self.lines = self._menu.addMenu(tr("B&ranches"))
        self._add(
            "compare branches", tr("&Compare branches"), "Ctrl+Shift+B", tr("Two lines side by side; again: the ruling")
        )
        self._add("rename", tr("Rena&me the branch…"), "F2", tr("Give this branch another name"))
        self._menu.addSeparator()
        self._add("next case", tr("Ne&xt case"), "Ctrl+PgDown", tr("Open the next case of the list"))
        self._add("previous case", tr("Pre&vious case"), "Ctrl+PgUp", tr("Open the case before this one"))
        self._add("find", tr("&Find a case"), "Ctrl+F", tr("Search titles, laws and stories"))

    def _practise(self) -> None:
        tr = self._window.tr
        self._begin("practise")
        self._add("practise", tr("&Practise now"), "Ctrl+J", tr("A problem to rule on: another one each time"))
        self._add(
            "called", tr("&Called to the table"), "Ctrl+Shift+J", tr("The players tell what happened; ask, look, rule")
        )
        self._menu.addSeparator()
        self._add("twin", tr("The &same, but…"), "Ctrl+Shift+K", tr("One thing was otherwise: rule again"))
        self._add("play on", tr("Play &on"), "Ctrl+Shift+O", tr("Leave the questions, with the ruling on the table"))
        self._add(
            "play out",
            tr("Play it o&ut"),
            "Ctrl+Shift+U",
            tr("The ruling is carried on to the end of the deal"),
        )
        self._menu.addSeparator()
        self._add("daily", tr("&Daily five"), "Ctrl+Shift+Y", tr("Five problems, the same for everybody today"))
        self._add("lightning", tr("Li&ghtning…"), "Ctrl+Shift+G", tr("Sixty seconds, one press for each table"))
        self._add("duel", tr("Due&l for two…"), "", tr("Two people, the same tables, answers covered, then the why"))
        self._add(
            "courses", tr("Cours&es…"), "Ctrl+Shift+E", tr("Tables one after the other, from the easy to the hard")
        )
        self._add("ask back", tr("As&k me back"), "", tr("This table, without its ruling, as a problem next week"))
        self._add("progress", tr("Your p&rogress…"), "Ctrl+Shift+P", tr("Law by law, what comes again, export, import"))
        self._menu.addSeparator()
        self._add("wishes", tr("&What to practise…"), "Ctrl+Shift+L", tr("Level, kinds of irregularity and laws"))

    def _law(self) -> None:
        tr = self._window.tr
        self._begin("law")
        choices = [
            (f"edition {year}", tr("Laws of {year}").format(year=year), _key(number))
            for number, year in enumerate(EDITIONS, 1)
        ]
        self._choices(self._menu, choices, tr("Judge the same record under these laws"))
        self._add(
            "compare editions",
            tr("&Compare the editions"),
            "Ctrl+3",
            tr("{years}; again: the ruling").format(years=named(tr(" beside "))),
        )
        self._menu.addSeparator()
        self._add("show ruling", tr("&Show or hide the ruling"), "Space", tr("Rule for yourself first; then look"))
        self._add("ask", tr("&Question"), "F3", tr("Go to the question; again: to the next one"))
        self._add("offer", tr("C&hoices"), "F5", tr("Go to the choices the law offers; again: to the next one"))
        self._add("read out", tr("&Read it out"), "F12", tr("The ruling and all choices large, to say aloud"))
        self._add("why", tr("&Why this card?"), "F4", tr("What the chosen card is and why, and why nothing else"))
        self._menu.addSeparator()
        self._add("noticed", tr("Only what was &noticed"), "Ctrl+T", tr("Leave out what nobody has pointed out"))
        self.acts["noticed"].setCheckable(True)
        self._add(
            "readings", tr("&Disputed readings…"), "Ctrl+R", tr("Choose between readings on which directors differ")
        )

        self._menu.addSeparator()
        self._add("law book", tr("Law &book"), "Ctrl+B", tr("Every paragraph, to search and to compare"))
        self._add("own book", tr("My &own law book…"), "", tr("Show the book you own beside our words"))

    def _view(self) -> None:
        tr = self._window.tr
        self._begin("view")
        self._add("full screen", tr("&Full screen"), "F11", tr("The whole screen; Esc leaves"))
        self._add("case list", tr("&Case list"), "F8", tr("Show or hide the list of cases"))
        self._add("director", tr("&Director's panel"), "F9", tr("Show or hide what the director says"))
        self._add("ruling", tr("Ruli&ng page"), "F6", tr("The page with the ruling"))
        self._add("ledger", tr("&Players page"), "F7", tr("What stands for and against each player, and until when"))
        self._add(
            "rulings at once",
            tr("Show rulings at &once"),
            "",
            tr("A case opens at its end with the ruling, and not from its beginning without it"),
        )
        self._menu.addSeparator()
        self._looks()
        self._menu.addSeparator()
        self._add(
            "blind",
            tr("B&lind: hide unseen cards"),
            "Ctrl+Alt+B",
            tr("Show no card that nobody has seen, and no ruling that tells it"),
        )
        self._menu.addSeparator()
        self._add("four colours", tr("Fou&r colours"), "Ctrl+4", tr("Orange diamonds and green clubs"))
        self._add("letters", tr("Suit l&etters"), "Ctrl+L", tr("S H D C in the place of the suit symbols"))
        self._add("large", tr("Large &indices and flags"), "Ctrl+Alt+I", tr("To be read from the back of a class"))
        self._add("animate", tr("&Moving cards"), "Ctrl+Alt+A", tr("Cards glide to their new places"))
        self._menu.addSeparator()
        sizes = self._menu.addMenu(tr("&Text size"))
        self._choices(sizes, [(f"text {size}", f"{size} %", "") for size in TEXT_SIZES], tr("The size of all text"))
        self._add("larger", tr("Larger te&xt"), "Ctrl++", tr("All text a little larger"))
        self._add("smaller", tr("&Smaller text"), "Ctrl+-", tr("All text a little smaller"))
        self._add("usual size", tr("&Usual text size"), "Ctrl+0", tr("All text as it was at first"))
        self._menu.addSeparator()
        told = [(f"language {code}", f"&{name}", "") for code, name in LANGUAGES.items()]
        self._choices(
            self._menu.addMenu(tr("L&anguage of the cases")), told, tr("Stories and rulings in it, where cases have it")
        )
        for name in (
            "full screen",
            "blind",
            "case list",
            "director",
            "rulings at once",
            "four colours",
            "letters",
            "large",
            "animate",
        ):
            self.acts[name].setCheckable(True)

    def _looks(self) -> None:
        tr = self._window.tr
        themes = {
            "light": (tr("&Light"), "Ctrl+Alt+L", tr("Dark letters on light paper")),
            "dark": (tr("&Dark"), "Ctrl+Alt+D", tr("Light letters on dark paper")),
            "system": (tr("&As the system"), "Ctrl+Alt+0", tr("Light or dark as the desktop is")),
        }
        outer = self._menu
        colours, group = outer.addMenu(tr("Li&ght and dark")), QActionGroup(self._window)
        self._menu = colours
        for name, (words, keys, tip) in themes.items():
            group.addAction(self._add(f"theme {name}", words, keys, tip)).setCheckable(True)
        self._menu = outer
        cloths = {
            "green": tr("&Green"),
            "blue": tr("&Blue"),
            "burgundy": tr("Bu&rgundy"),
            "grey": tr("Gr&ey"),
        }
        choices = [(f"cloth {name}", words, "") for name, words in cloths.items()]
        self._choices(outer.addMenu(tr("Ta&ble cloth")), choices, tr("The colour of the table"))

    def _help(self) -> None:
        tr = self._window.tr
        self._begin("help")
        self._add("help", tr("&Help"), "F1", tr("How everything is done"))
        self._add("keys", tr("&Keys"), "?", tr("Every key on one page"))
        self._add("tour", tr("&Tour of the window"), "", tr("Five notes on what is where"))
        self._add("coverage", tr("&Which laws it knows"), "", tr("Every paragraph, how far it is handled, its cases"))
        self._add("changes", tr("What is &new"), "", tr("What changed from version to version"))
        self._add(
            "report", tr("&Report this ruling…"), "", tr("Write a file with this case and a remark; nothing is sent")
        )
        self._menu.addSeparator()
        self._add("about", tr("&About Bridgetable"), "", tr("Versions and licences"))

    def _settings(self) -> None:
        """Where whoever has a Mac looks for what can be settled: the disputed readings once more."""
        settings = QAction(self._window.tr("Settings…"), self._window)
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        settings.setShortcut(QKeySequence("Ctrl+,"))
        settings.triggered.connect(self.acts["readings"].trigger)
        self.titled["law"].addAction(settings)

    def _begin(self, name: str) -> None:
        self._menu = self.titled[name]
        self._menu.setToolTipsVisible(True)

    def _add(self, name: str, words: str, keys: str, tip: str) -> QAction:
        action = QAction(words, self._window)
        action.setMenuRole(ROLES.get(name, QAction.MenuRole.NoRole))
        here = keys_here(keys)
        if keys in MOVING and has_menu_bar():
            QShortcut(QKeySequence(here), self._window).activated.connect(action.trigger)
        elif keys:
            action.setShortcut(QKeySequence(here))
        action.setToolTip(as_tip(f"{tip} ({written(here)})" if keys else tip))
        action.setStatusTip(tip)
        # Full screen hides the menu bar; keys go on working because the window holds the commands itself.
        self._window.addAction(action)
        self._menu.addAction(action)
        self.acts[name] = action
        return action

    def _also(self, name: str, keys: str) -> None:
        """A second key for a command: what a presenter's remote sends, for one."""
        QShortcut(QKeySequence(keys), self._window).activated.connect(self.acts[name].trigger)

    def _choices(self, menu: QMenu, choices: Sequence[tuple[str, str, str]], tip: str) -> None:
        """Commands of which exactly one is chosen."""
        outer, self._menu = self._menu, menu
        group = QActionGroup(self._window)
        for name, words, keys in choices:
            action = self._add(name, words, keys, tip)
            action.setCheckable(True)
            group.addAction(action)
        self._menu = outer


def _key(number: int) -> str:
    """The key of an edition; the third that is plain has long been that of comparing."""
    return f"Ctrl+{number}" if number <= 2 else f"Ctrl+Alt+{number}"
