"""The languages in which cases are told; the words of the window itself are English."""

from __future__ import annotations

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "it": "Italiano", "el": "Ελληνικά"}
"""Each is the language of some case of the library, by its code and as it calls itself."""


def of_the_system() -> str:
    """The first language of the desktop in which cases are told, else English."""
    from PySide6.QtCore import QLocale  # it names every language there is: the first frame does not wait for that

    codes = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in codes if code in LANGUAGES), ENGLISH)
