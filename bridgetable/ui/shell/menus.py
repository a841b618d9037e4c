"""The menus: every command with its words, its keys, and a tooltip that names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu

from bridgetable.editions import EDITIONS, named
from bridgetable.messages import languages, say, slug
from bridgetable.seats import SEATS
from bridgetable.ui.looks.languages import OWN_RANKS
from bridgetable.ui.looks.system import has_menu_bar, keys_here, written
from bridgetable.ui.looks.theme import TEXT_SIZES
from bridgetable.ui.widgets.words import as_tip

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
        self._add_law_commands()
        self._class()
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
        self._begin("file")
        self._add(
            "new ruling",
            say("shell-menus-what-happened"),
            "Ctrl+Shift+N",
            say("shell-menus-a-ruling-on-what-has-just"),
        )
        self._add("new", say("shell-menus-set-up-a-deal"), "Ctrl+N", say("shell-menus-begin-a-record-with-a-deal"))
        self._add(
            "new case", say("shell-menus-new-case"), "Ctrl+Shift+C", say("shell-menus-write-a-case-that-others-rule-on")
        )
        self._add("open", say("shell-menus-open"), "Ctrl+O", say("shell-menus-open-a-case-file"))
        self._add("paste", say("shell-menus-paste-a-board"), "Ctrl+V", say("shell-menus-a-board-or-a-link-that"))
        self._add("tonight", say("shell-menus-tonights-boards"), "Ctrl+Alt+O", say("shell-menus-the-boards-of-the"))
        self.recent = self._menu.addMenu(say("shell-menus-open-recent"))
        self.tables = self._menu.addMenu(say("shell-menus-recent-tables"))
        self._collections()
        self._menu.addSeparator()
        self._add("save", say("shell-menus-save"), "Ctrl+S", say("shell-menus-save-the-record-to-its-file"))
        self._add(
            "save as", say("shell-menus-save-as"), "Ctrl+Shift+S", say("shell-menus-save-the-record-to-another-file")
        )
        self._add("for others", say("shell-menus-for-others"), "", say("shell-menus-a-file-that-other"))
        self._add("copy link", say("shell-menus-copy-link"), "", say("shell-menus-under-which-a-hand-viewer"))
        self._add("sheet", say("shell-menus-ruling-sheet"), "Ctrl+P", say("shell-menus-one-page-with-this-ruling-to"))
        self._paper()
        self._menu.addSeparator()
        self._add("quit", say("shell-menus-quit"), "Ctrl+Q", say("shell-menus-close-the-window"))

    def _paper(self) -> None:
        """What else is printed: of an evening, and for a director's pocket."""
        outer, self._menu = self._menu, self._menu.addMenu(say("shell-menus-print"))
        self._menu.setToolTipsVisible(True)
        self._add("hand out", say("shell-menus-hand-out"), "", say("shell-menus-the-cases-of-the-set-list-on"))
        self._add("evening summary", say("shell-menus-evening-summary"), "", say("shell-menus-how-the-room-voted"))
        self._add("print book", say("shell-menus-rulings-of-today"), "", say("shell-menus-all-rulings-of-this-session"))
        self._add(
            "pocket cards", say("shell-menus-pocket-cards"), "", say("shell-menus-the-commonest-rulings-on-cards")
        )
        self._menu = outer

    def _collections(self) -> None:
        outer, self._menu = self._menu, self._menu.addMenu(say("shell-menus-collections"))
        self._add(
            "collections",
            say("shell-menus-installed-collections"),
            "",
            say("shell-menus-cases-of-others-beside-the-library"),
        )
        self._add("collect", say("shell-menus-save-as-a-collection"), "", say("shell-menus-cases-packed-into-one-file"))
        self._add(
            "wrong ones", say("shell-menus-cases-i-was-wrong-about"), "", say("shell-menus-to-go-through-them-again")
        )
        self._menu = outer

    def _table(self) -> None:
        self._begin("table")
        self._add("undo", say("shell-menus-undo"), "Ctrl+Z", say("shell-menus-forget-what-was-done-last"))
        self._add("redo", say("shell-menus-redo"), "Ctrl+Shift+Z", say("shell-menus-do-again-what-was-undone"))
        self._menu.addSeparator()
        self._add("type", say("shell-menus-type-an-action"), "Ctrl+K", say("shell-menus-go-to-the-line-under-the"))
        self._add(
            "do it",
            say("shell-menus-do-what-the-ruling-orders"),
            "Ctrl+D",
            say("shell-menus-move-the-cards-as-is-ruled"),
        )
        outer, self._menu = self._menu, self._menu.addMenu(say("shell-menus-director"))
        for words, keys in DIRECTOR.items():
            self._add(words, say(f"shell-event-{slug(words)}"), keys, say("shell-menus-add-this-to-the-record"))
        self._menu = outer
        self._menu.addSeparator()
        self._add(
            "mend",
            say("shell-menus-correct-the-deal"),
            "Ctrl+M",
            say("shell-menus-change-hands-contract-or-declarer-under"),
        )
        bottom = self._menu.addMenu(say("shell-menus-seat-at-the-bottom"))
        choices = [(f"bottom {seat}", say("terms-seat", seat=seat), f"Ctrl+Alt+{seat}") for seat in SEATS]
        self._choices(bottom, choices, say("shell-menus-turn-the-table-so-that-this"))

    def _case(self) -> None:
        self._begin("case")
        self._add("next", say("shell-menus-next-action"), "Right", say("shell-menus-one-action-on"))
        self._add("previous", say("shell-menus-previous-action"), "Left", say("shell-menus-one-action-back"))
        self._also("next", "PgDown")
        self._also("previous", "PgUp")
        self._add("first", say("shell-menus-to-the-beginning"), "Home", say("shell-menus-before-the-first-action"))
        self._add("last", say("shell-menus-to-the-end"), "End", say("shell-menus-after-the-last-action-of-this"))
        self._menu.addSeparator()
        self._add(
            "next ruling",
            say("shell-menus-next-ruling"),
            "Ctrl+Right",
            say("shell-menus-on-to-where-the-director-rules"),
        )
        self._add(
            "previous ruling",
            say("shell-menus-previous-ruling"),
            "Ctrl+Left",
            say("shell-menus-back-to-where-the-director-rules"),
        )
        self._menu.addSeparator()
        self.lines = self._menu.addMenu(say("shell-menus-branches"))
        self._add(
            "compare branches",
            say("shell-menus-compare-branches"),
            "Ctrl+Shift+B",
            say("shell-menus-two-lines-side-by-side-again"),
        )
        self._add(
            "rename", say("shell-menus-rename-the-branch"), "F2", say("shell-menus-give-this-branch-another-name")
        )
        self._menu.addSeparator()
        self._add(
            "write", say("shell-menus-write-the-case"), "Ctrl+Alt+C", say("shell-menus-its-texts-facts-and-ruling")
        )
        self._add(
            "preview", say("shell-menus-preview"), "Ctrl+Shift+V", say("shell-menus-the-case-as-a-student-sees-it")
        )
        self._menu.addSeparator()
        self._add(
            "next case", say("shell-menus-next-case"), "Ctrl+PgDown", say("shell-menus-open-the-next-case-of-the")
        )
        self._add(
            "previous case",
            say("shell-menus-previous-case"),
            "Ctrl+PgUp",
            say("shell-menus-open-the-case-before-this-one"),
        )
        self._add("find", say("shell-menus-find-a-case"), "Ctrl+F", say("shell-menus-search-titles-laws-and-stories"))

    def _practise(self) -> None:
        self._begin("practise")
        self._add(
            "practise", say("shell-menus-practise-now"), "Ctrl+J", say("shell-menus-a-problem-to-rule-on-another")
        )
        self._add(
            "called",
            say("shell-menus-called-to-the-table"),
            "Ctrl+Shift+J",
            say("shell-menus-the-players-tell-what-happened-ask"),
        )
        self._add("on board", say("shell-menus-on-this-board"), "", say("shell-menus-something-goes-wrong-on-it"))
        self._menu.addSeparator()
        self._add(
            "twin",
            say("shell-menus-the-same-but"),
            "Ctrl+Shift+K",
            say("shell-menus-one-thing-was-otherwise-rule-again"),
        )
        self._add(
            "play on",
            say("shell-menus-play-on"),
            "Ctrl+Shift+O",
            say("shell-menus-leave-the-questions-with-the-ruling"),
        )
        self._add(
            "play out",
            say("shell-menus-play-it-out"),
            "Ctrl+Shift+U",
            say("shell-menus-the-ruling-is-carried-on-to"),
        )
        self._menu.addSeparator()
        self._add(
            "daily",
            say("shell-menus-daily-five"),
            "Ctrl+Shift+Y",
            say("shell-menus-five-problems-the-same-for-everybody"),
        )
        self._add(
            "lightning",
            say("shell-menus-lightning"),
            "Ctrl+Shift+G",
            say("shell-menus-sixty-seconds-one-press-for-each"),
        )
        self._add("duel", say("shell-menus-duel-for-two"), "", say("shell-menus-two-people-the-same-tables-answers"))
        self._add(
            "courses", say("shell-menus-courses"), "Ctrl+Shift+E", say("shell-menus-tables-one-after-the-other-from")
        )
        self._add("ask back", say("shell-menus-ask-me-back"), "", say("shell-menus-this-table-without-its-ruling-as"))
        self._add(
            "progress", say("shell-menus-your-progress"), "Ctrl+Shift+P", say("shell-menus-law-by-law-what-comes-again")
        )
        self._menu.addSeparator()
        self._add(
            "wishes",
            say("shell-menus-what-to-practise"),
            "Ctrl+Shift+L",
            say("shell-menus-level-kinds-of-irregularity-and-laws"),
        )

    def _add_law_commands(self) -> None:
        self._begin("law")
        choices = [
            (f"edition {year}", say("shell-menus-laws-of", year=year), _key(number))
            for number, year in enumerate(EDITIONS, 1)
        ]
        self._choices(self._menu, choices, say("shell-menus-judge-the-same-record-under-these"))
        self._add(
            "compare editions",
            say("shell-menus-compare-the-editions"),
            "Ctrl+3",
            say("shell-menus-again-the-ruling", years=named(say("shell-menus-beside"))),
        )
        self._menu.addSeparator()
        self._add(
            "show ruling",
            say("shell-menus-show-or-hide-the-ruling"),
            "Space",
            say("shell-menus-rule-for-yourself-first-then-look"),
        )
        self._add("ask", say("shell-menus-question"), "F3", say("shell-menus-go-to-the-question-again-to"))
        self._add("offer", say("shell-menus-choices"), "Shift+F3", say("shell-menus-go-to-the-choices-the-law"))
        self._add(
            "read out", say("shell-menus-read-it-out"), "F12", say("shell-menus-the-ruling-and-all-choices-large")
        )
        self._add("why", say("shell-menus-why-this-card"), "F4", say("shell-menus-what-the-chosen-card-is-and"))
        self._add("worth", say("shell-menus-worth"), "Ctrl+Shift+T", say("shell-menus-tricks-and-score-in-sight"))
        self._menu.addSeparator()
        self._add(
            "noticed",
            say("shell-menus-only-what-was-noticed"),
            "Ctrl+T",
            say("shell-menus-leave-out-what-nobody-has-pointed"),
        )
        self.acts["noticed"].setCheckable(True)
        self._add(
            "readings",
            say("shell-menus-disputed-readings"),
            "Ctrl+R",
            say("shell-menus-choose-between-readings-on-which-directors"),
        )

        self._menu.addSeparator()
        self._add(
            "law book", say("shell-menus-law-book"), "Ctrl+B", say("shell-menus-every-paragraph-to-search-and-to")
        )
        self._add("own book", say("shell-menus-my-own-law-book"), "", say("shell-menus-show-the-book-you-own-beside"))

    def _class(self) -> None:
        self._begin("class")
        self._add("show", say("shell-menus-show"), "F5", say("shell-menus-this-case-before-a-class"))
        self._also("show", "Shift+F5")
        self._menu.addSeparator()
        self._add("set list", say("shell-menus-set-list"), "Ctrl+F5", say("shell-menus-the-cases-of-an-evening-in"))
        self._add(
            "to set list", say("shell-menus-to-the-set-list"), "Ctrl+Shift+A", say("shell-menus-put-the-open-case-on")
        )
        self._menu.addSeparator()
        self._add(
            "enter ruling",
            say("shell-menus-into-the-evenings-book"),
            "Ctrl+Shift+R",
            say("shell-menus-keep-this-ruling-with-table"),
        )
        self._add(
            "book", say("shell-menus-evenings-book"), "Ctrl+Alt+R", say("shell-menus-the-rulings-of-this-session")
        )

    def _view(self) -> None:
        self._begin("view")
        self._add("full screen", say("shell-menus-full-screen"), "F11", say("shell-menus-the-whole-screen-esc-leaves"))
        self._add("case list", say("shell-menus-case-list"), "F8", say("shell-menus-show-or-hide-the-list-of"))
        self._add(
            "director", say("shell-menus-directors-panel"), "F9", say("shell-menus-show-or-hide-what-the-director")
        )
        self._add("ruling", say("shell-menus-ruling-page"), "F6", say("shell-menus-the-page-with-the-ruling"))
        self._add("ledger", say("shell-menus-players-page"), "F7", say("shell-menus-what-stands-for-and-against-each"))
        self._add(
            "rulings at once",
            say("shell-menus-show-rulings-at-once"),
            "",
            say("shell-menus-a-case-opens-at-its-end"),
        )
        self._menu.addSeparator()
        self._looks()
        self._menu.addSeparator()
        self._add(
            "blind",
            say("shell-menus-blind-hide-unseen-cards"),
            "Ctrl+Alt+B",
            say("shell-menus-show-no-card-that-nobody-has"),
        )
        self._menu.addSeparator()
        self._add(
            "four colours",
            say("shell-menus-four-colours"),
            "Ctrl+4",
            say("shell-menus-orange-diamonds-and-green-clubs"),
        )
        self._add("letters", say("shell-menus-suit-letters"), "Ctrl+L", say("shell-menus-s-h-d-c-in-the"))
        self._add(
            "large",
            say("shell-menus-large-indices-and-flags"),
            "Ctrl+Alt+I",
            say("shell-menus-to-be-read-from-the-back"),
        )
        self._add(
            "diagram",
            say("shell-menus-the-auction-as-a-diagram"),
            "",
            say("shell-menus-the-auction-in-four-columns"),
        )
        self._add(
            "animate", say("shell-menus-moving-cards"), "Ctrl+Alt+A", say("shell-menus-cards-glide-to-their-new-places")
        )
        self._menu.addSeparator()
        sizes = self._menu.addMenu(say("shell-menus-text-size"))
        self._choices(
            sizes, [(f"text {size}", f"{size} %", "") for size in TEXT_SIZES], say("shell-menus-the-size-of-all-text")
        )
        self._add("larger", say("shell-menus-larger-text"), "Ctrl++", say("shell-menus-all-text-a-little-larger"))
        self._add("smaller", say("shell-menus-smaller-text"), "Ctrl+-", say("shell-menus-all-text-a-little-smaller"))
        self._add("usual size", say("shell-menus-usual-text-size"), "Ctrl+0", say("shell-menus-all-text-as-it-was-at"))
        self._menu.addSeparator()
        spoken = [(f"speak {code}", f"&{name}", "") for code, name in languages().items()]
        self._choices(self._menu.addMenu(say("shell-menus-language")), spoken, say("shell-menus-everything-in-it"))
        self._add(
            OWN_RANKS, say("shell-menus-own-ranks", letters=say("language-ranks")), "", say("shell-menus-court-cards")
        )
        told = [(f"language {code}", f"&{name}", "") for code, name in languages().items()]
        self._choices(
            self._menu.addMenu(say("shell-menus-language-of-the-cases")),
            told,
            say("shell-menus-stories-and-rulings-in-it-where"),
        )
        for name in (
            "full screen",
            "blind",
            "case list",
            "director",
            "rulings at once",
            "four colours",
            "letters",
            OWN_RANKS,
            "large",
            "diagram",
            "animate",
        ):
            self.acts[name].setCheckable(True)

    def _looks(self) -> None:
        themes = {
            "light": (say("shell-menus-light"), "Ctrl+Alt+L", say("shell-menus-dark-letters-on-light-paper")),
            "dark": (say("shell-menus-dark"), "Ctrl+Alt+D", say("shell-menus-light-letters-on-dark-paper")),
            "contrast": (say("shell-menus-contrast"), "Ctrl+Alt+K", say("shell-menus-black-on-white-every-edge")),
            "system": (say("shell-menus-as-the-system"), "Ctrl+Alt+0", say("shell-menus-light-or-dark-as-the-desktop")),
        }
        outer = self._menu
        colours, group = outer.addMenu(say("shell-menus-light-and-dark")), QActionGroup(self._window)
        self._menu = colours
        for name, (words, keys, tip) in themes.items():
            group.addAction(self._add(f"theme {name}", words, keys, tip)).setCheckable(True)
        self._menu = outer
        cloths = {
            "green": say("shell-menus-green"),
            "blue": say("shell-menus-blue"),
            "burgundy": say("shell-menus-burgundy"),
            "grey": say("shell-menus-grey"),
        }
        choices = [(f"cloth {name}", words, "") for name, words in cloths.items()]
        self._choices(
            outer.addMenu(say("shell-menus-table-cloth")), choices, say("shell-menus-the-colour-of-the-table")
        )

    def _help(self) -> None:
        self._begin("help")
        self._add("help", say("shell-menus-help"), "F1", say("shell-menus-how-everything-is-done"))
        self._add("keys", say("shell-menus-keys"), "?", say("shell-menus-every-key-on-one-page"))
        self._add("tour", say("shell-menus-tour-of-the-window"), "", say("shell-menus-five-notes-on-what-is-where"))
        self._add(
            "coverage", say("shell-menus-which-laws-it-knows"), "", say("shell-menus-every-paragraph-how-far-it-is")
        )
        self._add(
            "changes", say("shell-menus-what-is-new"), "", say("shell-menus-what-changed-from-version-to-version")
        )
        self._add("report", say("shell-menus-report-this-ruling"), "", say("shell-menus-write-a-file-with-this-case"))
        self._menu.addSeparator()
        self._add("messages", say("shell-menus-all-messages"), "", say("shell-menus-for-who-translates"))
        self._add("about", say("shell-menus-about-bridgetable"), "", say("shell-menus-versions-and-licences"))

    def _settings(self) -> None:
        """Where whoever has a Mac looks for what can be settled: the disputed readings once more."""
        settings = QAction(say("shell-menus-settings"), self._window)
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
