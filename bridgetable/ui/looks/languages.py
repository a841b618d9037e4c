"""The languages of the window and of the cases, and Qt's own words in the one that is spoken."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from bridgetable.messages import USUAL_RANKS, first_known, of_the_place, read_in_the_language, say, speak, write_ranks

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

ENGLISH = "en"
OWN_RANKS = "own ranks"
"""The setting that writes kings, queens and jacks by the letters of the country."""
_QT_WORDS = "qt.toml"
"""In the folder of a language for which Qt has no translation: what Qt says in English, and how it is said."""
_kept: list[QTranslator] = []
"""Qt does not hold what translates for it."""


def of_the_system() -> str:
    """The first language of the desktop which the program speaks, else English."""
    here = sys.platform
    if here == "linux":  # desktops say it in the environment, and the first frame does not wait for Qt's names
        return of_the_place(os.environ)
    from PySide6.QtCore import QLocale  # it names every language there is: the first frame does not wait for that

    return first_known(QLocale.system().uiLanguages())


def speak_to(code: str, own_ranks: bool = False) -> None:
    """From now on the program speaks this language, Qt's buttons and dialogs too; dates and numbers are written so.

    `own_ranks`: kings, queens and jacks bear the letters of the country.
    """
    speak(code)
    write_ranks(say("language-ranks") if own_ranks else USUAL_RANKS)
    if code == ENGLISH and not _kept:
        return  # as Qt is at first, without the names of all places
    from PySide6.QtCore import QCoreApplication, QLocale

    while _kept:
        QCoreApplication.removeTranslator(_kept.pop())
    if code == ENGLISH:
        QLocale.setDefault(QLocale.system())
        return
    place, system = QLocale(code), QLocale.system()
    QLocale.setDefault(system if system.language() == place.language() else place)
    _kept.append(_qt_words(code))
    QCoreApplication.installTranslator(_kept[-1])


def _qt_words(code: str) -> QTranslator:
    from PySide6.QtCore import QLibraryInfo, QTranslator

    shipped = QTranslator()
    if shipped.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        return shipped
    return _translator({said: own for said, own in read_in_the_language(_QT_WORDS).items() if isinstance(own, str)})


def _translator(words: dict[str, str]) -> QTranslator:
    from PySide6.QtCore import QTranslator

    class OwnWords(QTranslator):
        """What Qt says in English, and how it is said."""

        def isEmpty(self) -> bool:
            """Whether there is nothing to say otherwise."""
            return not words

        def translate(self, _context: str, said: str, _which: str | None = None, _number: int = -1) -> str:
            """How a text of Qt's is said; None: Qt says it itself."""
            return words.get(said)  # type: ignore[return-value]  # with None Qt says it in its own words

    return OwnWords()
