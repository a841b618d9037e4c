"""Deliberate breaks: a smoke test that did not notice each of them could not be trusted when it notices nothing."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import smoke

LACKING = {
    "the text of a law": "resources/laws/law45.toml",
    "a case of the library": "resources/cases/law45/lesson-45-4a.toml",
    "a page of the help": "resources/help/rulings.md",
    "the plugin that draws": "plugins/platforms/libqoffscreen.so",
    "the library for printing": "Qt/lib/libQt6PrintSupport.so.6",
}
"""What is taken away, and where it lies in the frozen folder."""
FOR_X = "plugins/platforms/libqxcb.so"
OTHER_VERSION = "0.0.1"
TALKING = ("env", "QT_DEBUG_PLUGINS=1")
"""Before a command: Qt says what it loads."""


def unnoticed(folder: Path, name: str) -> Iterator[str]:
    """The breaks of a frozen program, the executable `name` in `folder`, that the smoke test takes for sound."""
    for what, file in LACKING.items():
        if passes(smoke.smoke, folder, name, file):
            yield f"the smoke test does not notice that {what} is missing"
    if shutil.which("xvfb-run") and passes(smoke.on_x, folder, name, FOR_X):
        yield "the smoke test does not notice that the plugin for X is missing"
    if sound(lambda: smoke.smoke([folder / name], version=OTHER_VERSION)):
        yield "the smoke test does not notice another version"
    if sound(lambda: smoke.smoke([*TALKING, folder / name])):
        yield "the smoke test does not notice what is said on stderr"


def passes(test: Callable[[smoke.Command], None], folder: Path, name: str, file: str) -> bool:
    """Whether a copy of the folder from which a file is missing passes a test."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        copied = Path(made) / folder.name
        subprocess.run(["cp", "--archive", "--link", folder, copied], check=True)
        (found,) = (path for path in copied.rglob(Path(file).name) if path.as_posix().endswith(f"/{file}"))
        found.unlink()
        return sound(lambda: test([copied / name]))


def sound(test: Callable[[], None]) -> bool:
    """Whether a test ends well."""
    try:
        test()
    except smoke.Failed:
        return False
    return True
