"""What is said before there is a window, or where none can open: in a terminal, else on the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

TITLE = "Bridgetable"
SHOWING = (
    ("zenity", "--error", "--no-markup", f"--title={TITLE}", "--text={text}"),
    ("kdialog", "--title", TITLE, "--error", "{text}"),
    ("xmessage", "-center", "-title", TITLE, "{text}"),
    ("notify-send", TITLE, "{text}"),
)
"""Programs by which desktops show a message; the first that is there does it."""


def write(text: str) -> None:
    """Print a message on stderr, if there is one: a program that was started without a terminal may have none."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def tell(text: str) -> None:
    """Say a message; where stderr is no terminal, as after a double click, have it shown on the screen too."""
    write(text)
    in_terminal = sys.stderr is not None and sys.stderr.isatty()
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if sys.platform == "linux" and screen and not in_terminal:
        show(text)


def show(text: str) -> None:
    """Hand a message to the desktop, which keeps it on the screen when this program has ended."""
    import shutil
    import subprocess

    for program, *options in SHOWING:
        if shutil.which(program):
            command = [program, *(option.replace("{text}", text) for option in options)]
            quiet = subprocess.DEVNULL
            subprocess.Popen(
                command, stdin=quiet, stdout=quiet, stderr=quiet, env=of_the_system(os.environ), start_new_session=True
            )
            return


def of_the_system(environ: Mapping[str, str]) -> dict[str, str]:
    """An environment for the system's own programs, which are not to load what lies in the frozen folder."""
    own, original = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
    if not getattr(sys, "frozen", False):
        return dict(environ)
    kept = {name: value for name, value in environ.items() if name not in (own, original)}
    return {**kept, **({own: environ[original]} if original in environ else {})}
