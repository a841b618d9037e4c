"""What holds only itself any more is cleared away in the window's thread, and between two frames.

Python's collector runs, of itself, in whichever thread has just made something. Parts of a closed window may be among
what it finds, and Qt ends the program where another thread lets these go, or where they go while Qt walks through its
lists of them. So it is kept from running (`keep`), and a clock of the window's does what is due (`clear_now_and_then`).
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY = 1000
"""So many milliseconds pass between two looks."""


def keep() -> None:
    """From now on nothing is cleared away of itself."""
    gc.disable()


def clear_now_and_then(parent: QObject) -> None:
    """From now on look for what can go, as long as `parent` lives; not among what there is by now: that stays."""
    gc.freeze()
    clock = QTimer(parent, interval=_EVERY)
    clock.timeout.connect(clear)
    clock.start()


def clear() -> None:
    """Look for what can go, if so much is new by Python's own measure; among all there is only now and then."""
    new, _, often = (count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True))
    if new:
        gc.collect(2 if often else 1)
