"""How the window looks: its size, its colours, its letters, the language of the cases, the whole screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress, follow

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QSplitter, QWidget

    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.showing import Showing
    from bridgetable.ui.widgets.pages import Pages

SIZE = (1280, 800)
"""The window's size the first time, in pixels."""
FRAME, TITLE = 8, 32
"""What the frame of a window and its title may take of the screen, in pixels."""
MOST_WIDE = 1.6
"""In a wide window a panel is so many times as wide as its text asks for, at most."""
PLAY = 40
"""By so much a panel can be made narrower than its text asks for, in pixels."""


class MakesRoom(Protocol):
    """Sees to it that the table has room enough."""

    def make_room(self) -> None: ...


class DressedWindow(Protocol):
    """The window, to what it wears."""

    preferences: Preferences
    menus: Menus
    cases: CaseList
    middle: Middle
    columns: QSplitter
    left: QWidget
    right: QWidget
    strip: QWidget
    showing: Showing

    @property
    def has_pages(self) -> bool: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def arrangement(self) -> MakesRoom: ...
    @property
    def language_changed(self) -> SignalInstance: ...
    def window(self) -> QWidget: ...


class Wearing:
    """What the window wears, and how large it and its parts are."""

    def __init__(self, window: DressedWindow) -> None:
        self._window = window
        self.wide = False

    def fit_screen(self) -> None:
        """The first time: have the usual size, or on a smaller screen all of it, less the frame the system draws."""
        from PySide6.QtCore import Qt

        if self._window.preferences.geometry is not None:
            return
        room = self._window.window().screen().availableGeometry()
        width, height = min(SIZE[0], room.width() - 2 * FRAME), min(SIZE[1], room.height() - FRAME - TITLE)
        self._window.window().resize(width, height)
        if (width, height) != SIZE:
            self._window.window().move(room.left() + FRAME // 2, room.top() + FRAME // 2)
            self._window.window().setWindowState(Qt.WindowState.WindowMaximized)

    def as_before_full_screen(self) -> None:
        """Who closed the window while it filled the screen finds it as it was before that: maximised, or a window."""
        from PySide6.QtCore import Qt

        usual = self._window.window().normalGeometry()
        self._window.window().setWindowState(self._window.window().windowState() & ~Qt.WindowState.WindowFullScreen)
        if not self._window.window().isMaximized():
            self._window.window().setGeometry(usual)

    def dress(self) -> None:
        """Show the looks that the user has chosen."""
        dress(self._window.preferences.looks)

    def follow_system(self) -> None:
        """The desktop has become light or dark: so does the window, if it is to."""
        follow(self._window.preferences.looks)

    def change_language(self, code: str) -> None:
        """Tell the cases in another language, where they are told in it."""
        self._window.preferences.language = code
        self._window.cases.speak(code)
        self._window.showing.show_story()
        self._window.showing.refresh()
        self._window.language_changed.emit(code)

    def change_theme(self, name: str) -> None:
        """Light, dark, or as the system is."""
        self._change_looks(replace(self._window.preferences.looks, colours=name))

    def change_cloth(self, name: str) -> None:
        """Another cloth for the table."""
        self._change_looks(replace(self._window.preferences.looks, cloth=name))

    def change_text(self, size: int) -> None:
        """All text so many hundredths as large as usual."""
        self._change_looks(replace(self._window.preferences.looks, text=size))
        self._window.menus.act(f"text {size}").setChecked(True)
        self._window.preferences.columns = None
        self._window.arrangement.make_room()
        self.fit_panels()

    def resize_text(self, step: int) -> None:
        """Make all text larger or smaller by a step; 0: as it was at first."""
        sizes = theme.TEXT_SIZES
        place = sizes.index(self._window.preferences.looks.text) + step if step else 0
        self.change_text(sizes[max(0, min(place, len(sizes) - 1))])

    def _change_looks(self, looks: Looks) -> None:
        self._window.preferences.looks = looks
        self.dress()

    def fit_panels(self) -> None:
        """Make the panels as wide as the size of their text asks for; the table has the rest."""
        left, right = self.panel_widths()
        self._window.left.setMinimumWidth(round(self._text * theme.LEFT_WIDTH) - PLAY)
        self.make_room_for_pages()
        left = 0 if self._folded else left
        self._window.columns.setSizes([left, self._window.window().width() - left - right, right])

    def make_room_for_pages(self) -> None:
        """Keep the director's column as wide as the words of its pages need, once there are pages."""
        self._window.right.setMinimumWidth(max(self._least_right - PLAY, self._switch_width()))

    @property
    def _text(self) -> float:
        """How many times as large as usual text is."""
        return self._window.preferences.looks.text / 100

    @property
    def _least_right(self) -> int:
        """How narrow the director's column can be before words of this size are cut off."""
        fixed, each = theme.RIGHT_LEAST
        return round(min(fixed + each * self._text, theme.RIGHT_WIDTH * self._text) * _wider())

    def _switch_width(self) -> int:
        return self._window.pages.least_width if self._window.has_pages else 0

    @property
    def tight(self) -> bool:
        """Whether the list of cases gives way: with it the cards on the table would be smaller than they need be."""
        width, left = self._window.window().width(), theme.LEFT_WIDTH
        if width - (left + theme.RIGHT_WIDTH) * self._text < theme.LEAST_MIDDLE:
            return True
        return width - round(left * self._text) - self._least_right < self._felt_width(left) - 1

    def _felt_width(self, left: int) -> float:
        """How wide the felt has to be for its cards to be as large as with text of the usual size.

        With that the list of cases would be `left` pixels wide.
        """
        from bridgetable.ui.felt.layout import felt_size, width_for

        window = self._window.window()
        right = self._compared(1.0) if self.wide else theme.RIGHT_WIDTH
        usual = window.width() - left - right, window.height() - theme.AROUND_FELT
        return width_for(felt_size(*usual)[2], window.height() - self._around_felt)

    @property
    def _around_felt(self) -> float:
        """So much of the window's height is not the felt's with text of this size."""
        fixed, each = theme.AROUND_LARGER
        return fixed + each * self._text if self._text > 1 else theme.AROUND_FELT

    @property
    def _felt_height(self) -> float:
        """How high the felt is; before it has its place, how high it is going to be."""
        table = self._window.middle.table
        return table.height() if table.isVisible() else self._window.window().height() - self._around_felt

    def _compared(self, text: float) -> int:
        """How wide the director's column is while it compares."""
        return min(round(text * theme.WIDE_WIDTH), round(theme.WIDE_SHARE * self._window.window().width()))

    def panel_widths(self) -> tuple[int, int]:
        """How wide the list of cases and the director's column are to be, in pixels."""
        width, listed = self._window.window().width(), not self._folded
        left, least = round(self._text * theme.LEFT_WIDTH), max(self._least_right, self._switch_width())
        wanted = round(self._text * theme.RIGHT_WIDTH)
        # Larger text takes no room from the cards: the column is no wider than leaves the felt what it had.
        room = width - (left if listed else 0) - round(self._felt_width(theme.LEFT_WIDTH if listed else 0))
        right = max(least, min(wanted, room) if self._text > 1 else wanted)
        if self.wide:
            least = max(right, round(self._text * theme.WIDE_LEAST * _wider()))
            return left, max(least, min(self._compared(self._text), room if self._text > 1 else width))
        # The felt is as large as its height allows: what it would only be padded with is the panels'.
        felt = max(theme.LEAST_MIDDLE, self._felt_height * theme.ROOMY_WIDTH / theme.ROOMY_HEIGHT)
        spare = max(0, width - left - right - round(felt)) // 2
        return min(left + spare, round(MOST_WIDE * left)), min(right + spare, round(MOST_WIDE * right))

    @property
    def _folded(self) -> bool:
        """Whether the list of cases is folded away, and not only not shown yet."""
        from PySide6.QtCore import Qt

        left = self._window.left
        return left.isHidden() and left.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    def show_director(self, on: bool) -> None:
        """Show or hide the director's panel; the ruling is said under the table only where the panel is hidden."""
        self._window.right.setVisible(on)
        self._window.showing.say_once()

    def full_screen(self, on: bool) -> None:
        """The whole screen for the table, or the window as it was."""
        self._window.showing.say_once()
        self._window.strip.setVisible(not on)
        self._window.showing.refresh()
        if on != self._window.window().isFullScreen():
            from PySide6.QtCore import Qt

            # What else it is, it stays: a maximised window is one again afterwards.
            self._window.window().setWindowState(self._window.window().windowState() ^ Qt.WindowState.WindowFullScreen)


def _wider() -> float:
    """How many times as wide as the English ones columns of text are in the language spoken."""
    return int(say("language-width")) / 100
