"""The window speaks the other languages: no English word is left in it or is read aloud, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

import scenes
from bridgetable.cases.reader import load
from bridgetable.messages import languages
from bridgetable.resources import resource_path
from bridgetable.ui.felt.card_words import verbs_of_card
from bridgetable.ui.felt.verbmenu import card_menu
from bridgetable.ui.looks.languages import speak_to
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.shell.about import AboutDialog
from bridgetable.ui.shell.help import HelpWindow
from bridgetable.ui.widgets.buttons import CiteLink
from in_turn import share
from messages.foreign import english_in
from messages.test_cited import AS_IN_FILES, WORDS
from scene_faults import faults
from scenes import LOOKS, SCENES
from ui.test_pseudo import DIALOGS, OF_PRACTICE
from words_shown import heard_and_painted, words_shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

OTHERS = [code for code in languages() if code != "en"]
SIZES = ("small 200", "150", "contrast", "wide")


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Every other test is in English, and in the usual looks; who takes Qt's words into a program needs it running."""
    yield
    speak_to("en")
    dress(Looks("light"))


def texts_of(stage: scenes.Stage) -> list[str]:
    """The texts of the case that is open: where it is not told in a language it is in English, and marked."""
    case = stage.window.filing.document.case
    own = [*case.title.values(), *case.story.values(), *case.ruling.values(), case.id, case.source]
    return [*own, *(str(entry) for entry in case.record.log), *TYPED]


TYPED = (
    "Laws of the game 2017.pdf",
    "Board 7, table 3",
    "slip of the tongue",
    "bidding box slip",
    "card slipped out of the hand",
    "own",
)
"""What the scenes themselves name and type, what English words find, and a word as a case file has it."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("scene", share(list(SCENES), 7))
def test_a_scene_has_no_english_word_and_room_for_all(scene: str, language: str) -> None:
    speak_to(language)
    with heard_and_painted() as came, scenes.staged(LOOKS["usual"]) as stage:
        stage.window.preferences.language = language
        SCENES[scene](stage)
        found = faults(stage.seen)
        assert english_in([*words_shown(stage.window), *came], language, texts_of(stage)) == set()
        place = list(SCENES).index(scene) % len(SIZES)
        stage.wear(LOOKS[SIZES[place]])
        found += [f"{SIZES[place]}: {fault}" for fault in faults(stage.seen)]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("names", [DIALOGS, OF_PRACTICE], ids=["of the table", "of practice"])
def test_a_dialog_has_no_english_word(names: tuple[str, ...], language: str) -> None:
    speak_to(language)
    with heard_and_painted() as came, scenes.staged(LOOKS["usual"]) as stage:
        SCENES["branches"](stage)
        for name in share(names, 6):
            came.clear()
            stage.window.menus.act(name).trigger()
            stage.rest()
            (dialog,) = [part for part in stage.window.findChildren(QWidget) if part.isWindow() and part.isVisible()]
            english = [dialog.text.toPlainText()] if isinstance(dialog, HelpWindow | AboutDialog) else []
            pages = (
                [dialog.pages.item(number).text() for number in range(dialog.pages.count())]
                if isinstance(dialog, HelpWindow)
                else []
            )
            own = [*texts_of(stage), *english, *(page for page in pages if page.isascii())]
            assert english_in([*words_shown(dialog), *came], language, own) == set(), name
            dialog.close()
            stage.rest()


@pytest.mark.parametrize("language", OTHERS)
def test_the_menus_of_the_cards_have_no_english_word(language: str) -> None:
    speak_to(language)
    with scenes.staged(LOOKS["usual"]) as stage:
        SCENES["penalty cards"](stage)
        table = stage.window.middle.table
        menus = [card_menu(table, "", verbs_of_card(table.table_scene, key)) for key in table.table_scene.places]
        said = [words for menu in menus for words in words_shown(menu)]
        assert english_in(said, language, texts_of(stage)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_paragraph_without_a_mark_is_named_in_the_language(language: str) -> None:
    speak_to(language)
    with heard_and_painted() as came, scenes.staged(LOOKS["usual"]) as stage:
        stage.open("law24", "law24-preamble-after-a-call")
        said = list(words_shown(stage.window))
        for key in ("Ctrl+3", "Ctrl+P", "Ctrl+B"):
            stage.press(key)
            said = [*said, *words_shown(stage.window)]
        assert AS_IN_FILES.findall("\n".join([*said, *came])) == []
        assert sum(f"24 {word}" in text for text in said for word in WORDS[language]) > 5
        law = next(part for part in stage.window.findChildren(CiteLink) if part.cite == "24 preamble")
        law.click()
        assert stage.window.director.law.shown[0] == "24 preamble"


@pytest.mark.parametrize("language", OTHERS)
def test_an_english_word_is_found(language: str) -> None:
    assert english_in(["Somebody wonders whether", "(Ctrl+F)", "45C4(b)"], language) >= {"somebody", "whether"}
    assert load(resource_path("cases", "law45", "lesson-45-8b.toml")).title_in(language) != ""
    assert (
        english_in([load(resource_path("cases", "law45", "lesson-45-8b.toml")).title_in(language)], language) == set()
    )
