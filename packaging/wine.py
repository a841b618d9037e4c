"""A Windows on which something can be tried: Wine in a folder of its own, with a user and a screen nobody sees.

Programs of 32 bits run there; the installer is one. Nothing is written outside the folder.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path, PureWindowsPath

import smoke

USER = "Zoë Ångström"
"""A name with a space and other letters; Wine opens no shortcut with letters beyond those of western Europe."""
TOOLS = ("wine", "wineserver", "Xvfb", "xdotool")
LIBRARIES = ("/usr/lib*/wine/i386-windows", "/usr/lib/*/wine/i386-windows", "/opt/wine-*/lib*/wine/i386-windows")
"""Where Wine keeps what programs of 32 bits need: on Debian in a package of its own, `wine32`."""
LEFT_OUT = "mscoree,mshtml,winemenubuilder.exe="
"""What Wine would ask to download, and what would add to the menus of the one who tries."""
OWN_KEYS = (
    r"HKEY_CURRENT_USER\Software\Wine",
    r"HKEY_LOCAL_MACHINE\Hardware",
    r"HKEY_LOCAL_MACHINE\Software\Microsoft\Windows NT\CurrentVersion\NetworkCards",
    r"HKEY_LOCAL_MACHINE\Software\Wine",
    r"HKEY_LOCAL_MACHINE\System\CurrentControlSet\Control",
    r"HKEY_LOCAL_MACHINE\System\CurrentControlSet\Enum",
)
"""Keys of the registry that Wine writes by itself while it finds out what the machine has.

Below `Control` an uninstaller asks for its copy to be deleted at the next start: on Windows only administrators may.
"""
VALUE = re.compile(r'(@|"(?:[^"\\]|\\.)*")=(.*)')
"""A value as `reg export` writes it: its name, then what it is."""
PATIENCE = 120
"""Seconds that anything may take on a busy machine."""

Registry = dict[str, dict[str, str]]
"""The values of each key, as `reg export` writes them; a key's own value is called `@`."""


def why_not() -> str:
    """Why there can be no such Windows on this machine; empty if there can."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"{', '.join(lacking)} not found"
    if sys.getfilesystemencoding() != "utf-8":
        return "no file can have the user's name here"
    return "" if any(map(glob, LIBRARIES)) else "Wine has no part for programs of 32 bits here (Debian: wine32)"


@dataclass(frozen=True)
class Windows:
    """What can be done there; `folder` holds all of it, `display` is the screen, `begun` what was started there."""

    folder: Path
    display: str
    begun: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def disk(self) -> Path:
        """Drive `C:`."""
        return self.folder / "prefix" / "drive_c"

    @property
    def home(self) -> Path:
        """The folder of the user."""
        return self.disk / "users" / USER

    def named(self, path: Path) -> str:
        """What programs there call a file."""
        return str(PureWindowsPath("C:\\", path.relative_to(self.disk)))

    def environ(self) -> dict[str, str]:
        """The environment of a program there."""
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder / "home"),
            "USER": USER,
            "LANG": "C.UTF-8",
            "DISPLAY": self.display,
            "WINEPREFIX": str(self.folder / "prefix"),
            "WINEARCH": "win32",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": LEFT_OUT,
        }

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a command of Linux beside what goes on."""
        quiet = subprocess.DEVNULL
        self.begun.append(subprocess.Popen(command, env=self.environ(), stdin=quiet, stdout=quiet, stderr=quiet))
        return self.begun[-1]

    def run(self, *command: str | Path) -> int:
        """Run a command of Linux, and the Windows program it names, until it ends; its exit code."""
        try:
            return self.start(*command).wait(PATIENCE)
        except subprocess.TimeoutExpired as problem:
            raise smoke.Failed(f"under Wine this did not end: {' '.join(map(str, command))}") from problem

    def registry(self, hive: str) -> Registry:
        """What a hive holds, such as `HKCU`, without what Wine writes there by itself."""
        written = self.folder / "prefix" / "drive_c" / "exported.reg"
        if self.run("wine", "reg", "export", hive, self.named(written), "/y"):
            raise smoke.Failed(f"the registry does not tell what is in {hive}")
        told = registry(written.read_text(encoding="utf-16"))
        written.unlink()
        return {key: values for key, values in told.items() if not key.startswith(OWN_KEYS)}

    @contextmanager
    def types_looked_up(self, *classes: str) -> Iterator[None]:
        """While Wine finds the user's own file types, which it otherwise looks for only among those of all users."""
        for name in classes:
            self.run("wine", "reg", "copy", f"HKCU\\Software\\Classes\\{name}", f"HKCR\\{name}", "/s", "/f")
        yield
        for name in classes:
            self.run("wine", "reg", "delete", f"HKCR\\{name}", "/f")

    def shown(self, title: str) -> list[str]:
        """The windows with a title, by the numbers the screen has for them."""
        ask = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}"]
        return subprocess.run(
            ask, check=False, capture_output=True, text=True, encoding="utf-8", env=self.environ()
        ).stdout.split()

    def go_through(self, title: str) -> None:
        """Press the return key in the windows with a title, from page to page, until there is none any more."""
        wait_until(lambda: bool(self.shown(title)), f"a window called {title} appears")

        def gone() -> bool:
            for window in self.shown(title):
                self.run("xdotool", "windowfocus", window, "sleep", "0.3", "key", "Return")
            return not self.shown(title)

        wait_until(gone, f"the return key leads through {title}")


@contextmanager
def windows(folder: Path) -> Iterator[Windows]:
    """A new Windows in a folder that has none; everything that runs there ends with it."""
    (folder / "home").mkdir(parents=True)
    with screen() as display:
        made = Windows(folder, display)
        try:
            if made.run("wineboot", "--init") or not made.home.is_dir():
                raise smoke.Failed("Wine could not set up its folder")
            made.run("wineserver", f"--persistent={PATIENCE}")
            yield made
        finally:
            made.run("wineserver", "--kill")
            for process in made.begun:
                process.wait(PATIENCE)


@contextmanager
def screen() -> Iterator[str]:
    """A screen nobody sees, by the name that programs have for it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def registry(exported: str) -> Registry:
    """The keys and values in a file of `reg export`."""
    told: Registry = {}
    for line in exported.replace("\\\n  ", "").splitlines():
        if line.startswith("["):
            values = told.setdefault(line[1:-1], {})
        elif found := VALUE.fullmatch(line):
            values[found[1].removeprefix('"').removesuffix('"')] = found[2]
    return told


def wait_until(ready: Callable[[], bool], what: str) -> None:
    """Wait for something; raise `Failed` if it does not come about."""
    latest = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > latest:
            raise smoke.Failed(f"waited in vain until {what}")
        time.sleep(0.1)
