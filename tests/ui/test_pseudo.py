"""All that a window says comes from the catalogue, and has room enough: in a language nobody speaks, which is longer.

What may stand outside of the catalogue is told with its reasons in `messages.not_said`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

import scenes
from bridgetable.seats import SEATS
from bridgetable.ui.felt.card_words import verbs_of_card, verbs_of_player
from bridgetable.ui.felt.verbmenu import card_menu, seat_menu
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.shell.about import AboutDialog, installed
from bridgetable.ui.shell.help import HelpWindow
from bridgetable.ui.widgets.accessible import announce, describe
from bridgetable.ui.widgets.errors import versions
from in_turn import share
from messages import pseudo
from messages.not_said import left_in_english
from scene_faults import faults
from scenes import LOOKS, SCENES
from words_shown import heard_and_painted, words_shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

TYPED = ("Laws of the game 2017.pdf", "Board 7, table 3", "pseudo")
"""What the scenes themselves name and type, and how a language calls itself that nobody speaks."""
DIALOGS = (
    "new",
    "tonight",
    "mend",
    "new ruling",
    "readings",
    "read out",
    "report",
    "sheet",
    "worth",
    "law book",
    "about",
    "help",
    "keys",
)
OF_PRACTICE = ("courses", "progress", "wishes", "lightning", "duel")
"""The commands that open a dialog; the second in the menu of practice."""
OTHERS = ("150", "contrast", "wide")
"""Looks that are worn after the usual one; in the smallest window large text has room in English, see `test_scenes`."""


@pytest.fixture(autouse=True)
def light_again() -> Iterator[None]:
    """Leaves the colours and the size of text as they were."""
    yield
    dress(Looks("light"))


def pages_of(dialog: QWidget) -> list[str]:
    """The pages of the help, and the licences: files of their own, with the versions of what is installed."""
    if isinstance(dialog, HelpWindow):
        headings = [dialog.pages.item(number).text() for number in range(dialog.pages.count())]
        return [dialog.text.toPlainText(), *headings]
    return [dialog.text.toPlainText(), versions()] if isinstance(dialog, AboutDialog) else []


@pytest.mark.parametrize("scene", share(list(SCENES), 3))
def test_a_scene_says_nothing_of_its_own_and_has_room_for_longer_words(scene: str) -> None:
    with pseudo.spoken(), heard_and_painted() as came, scenes.staged(LOOKS["usual"]) as stage:
        SCENES[scene](stage)
        found = faults(stage.seen)
        said = [*words_shown(stage.window), *came]
        assert len(set(said)) > 500
        assert left_in_english(said, TYPED) == set()
        first = list(SCENES).index(scene) % len(OTHERS)  # each scene in one of the looks in turn
        for name in share((*OTHERS[first:], *OTHERS[:first]), len(OTHERS)):
            stage.wear(LOOKS[name])
            found += [f"{name}: {fault}" for fault in faults(stage.seen)]
            felt = stage.window.middle.table
            assert theme.CARD_WIDTH * felt.transform().m11() >= 0.065 * felt.viewport().width(), name
    assert found == []


@pytest.mark.parametrize("names", [DIALOGS, OF_PRACTICE], ids=["of the table", "of practice"])
def test_a_dialog_says_nothing_of_its_own(names: tuple[str, ...]) -> None:
    with pseudo.spoken(), heard_and_painted() as came, scenes.staged(LOOKS["usual"]) as stage:
        SCENES["branches"](stage)
        for name in names:
            came.clear()
            stage.window.menus.act(name).trigger()
            stage.rest()
            (dialog,) = [part for part in stage.window.findChildren(QWidget) if part.isWindow() and part.isVisible()]
            said = [*words_shown(dialog), *came]
            assert any(pseudo.OPENS in words for words in said), name
            assert left_in_english(said, pages_of(dialog)) == set(), name
            dialog.close()
            stage.rest()


def test_the_licences_are_introduced_from_the_catalogue() -> None:
    with pseudo.spoken():
        assert left_in_english(installed().split("\n\n")[:3]) == set()


def test_the_menus_of_the_table_say_nothing_of_their_own() -> None:
    with pseudo.spoken(), scenes.staged(LOOKS["usual"]) as stage:
        SCENES["penalty cards"](stage)
        table = stage.window.middle.table
        menus = [card_menu(table, "", verbs_of_card(table.table_scene, key)) for key in table.table_scene.places]
        menus += [seat_menu(table, seat, verbs_of_player(table.table_scene, seat)) for seat in SEATS]
        said = [words for menu in menus for words in words_shown(menu)]
        assert len(said) > 500
        assert left_in_english(said) == set()


def test_what_is_left_in_english_is_found_wherever_it_stands() -> None:
    with pseudo.spoken(), heard_and_painted() as came:
        part = QLabel("⟦Thíís⟧ but not that")
        part.setToolTip("<p>Under the pointer</p>")
        announce(part, "Read aloud")
        describe(part, "Described")
        picture = QPixmap(50, 50)
        painter = QPainter(picture)
        painter.drawText(5, 20, "Painted")
        painter.end()
        assert left_in_english([*words_shown(part), *came]) == {
            "but not that",
            "Under the pointer",
            "Read aloud",
            "Described",
            "Painted",
        }
        assert left_in_english(["⟦Wháát “was put” íñtóó áá mééššáágéé⟧"]) == {"was put"}
        may_stand = ("English", "45C4(b)", "E leads H5", "3NT", "A card is named · 45C4(b)", "(Ctrl+K)", "⟦áá⟧")
        assert left_in_english(may_stand) == {"A card is named"}
