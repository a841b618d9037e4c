"""The installer for Windows, run under Wine with a stand-in for the program: it installs where it says and for one user
alone, loses nothing when it is stopped, and the uninstaller leaves only what is the user's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import product
import smoke
import windows
import wine

STAND_IN = windows.SCRIPT.with_name("stand_in.nsi")
OLDER = "0.0.1"
"""The version that is there before."""
LEFTOVER = "_internal/of-an-older-version.dll"
"""A file only that version has."""
LARGE = "_internal/PySide6/Qt6Core.dll"
"""A file of more than `FULL` allows."""
FULL = ("sh", "-c", 'trap "" XFSZ; ulimit -f 2048; exec "$@"', "sh")
"""Put before a command that is to find the disk full: no file it writes may have more than a mebibyte."""
STOPPED, IS_OPEN = 2, 3
"""The exit codes of an installer that could not write a file, and of one that finds the program open."""
BESIDE = {"user/own.bridgecase": b"a record kept beside the program", "notes.txt": b"of somebody who keeps them there"}
"""The user's own files in the program's folder; no version may touch them, nor `APART`."""
APART = {
    "AppData/Local/Bridgetable/bridgetable.ini": b"[General]\ncloth=burgundy\n",
    "Saved Games/an own case – ż.bridgecase": b"a record",
}
"""The user's own files elsewhere in his folder: a setting, and a case whose name has a space and other letters."""
FOREIGN = {"_internal/python311.dll": b"1", "LICENSE.txt": b"2", "uninstall.exe": b"3", "other.exe": b"4"}
"""A program of somebody else's, made with the same tools."""
CLASSES = r"HKEY_CURRENT_USER\Software\Classes"
PROGRAMS = r"HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Uninstall"
SETUP, REMOVAL = f"{product.TITLE} Setup", f"{product.TITLE} Uninstall"
"""The titles of the windows."""

Files = dict[str, bytes]


def why_not() -> str:
    """Why the installer cannot be tried on this machine; empty if it can."""
    return wine.why_not() or ("" if shutil.which("makensis") else "makensis not found")


@dataclass(frozen=True)
class Version:
    """An installer, and the files that it installs."""

    number: str
    installer: Path
    files: Files


@dataclass(frozen=True)
class Trial:
    """Two versions, and a Windows to try them on; `before` is its registry when neither was installed yet."""

    there: wine.Windows
    older: Version
    newer: Version
    before: wine.Registry

    @property
    def place(self) -> Path:
        """Where the installer is to install to."""
        return self.there.home / "AppData" / "Local" / "Programs" / product.TITLE

    @property
    def shortcut(self) -> Path:
        """The entry of the start menu."""
        menu = self.there.home / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        return menu / f"{product.TITLE}.lnk"

    def install(self, version: Version, *options: str, before: tuple[str, ...] = (), ends_with: int = 0) -> None:
        """Install without a question."""
        ended = self.there.run(*before, "wine", version.installer, "/S", *options)
        same(ended, ends_with, "the exit code of the installer")

    def uninstall(self, place: Path) -> None:
        """Uninstall without a question; the uninstaller leaves the work to a copy of itself, which is waited for."""
        self.there.run("wine", place / windows.UNINSTALLER, "/S")
        wine.wait_until(lambda: entry_key() not in self.there.registry("HKCU"), "the program is uninstalled")

    def holds(self, version: Version, place: Path, own: Files) -> None:
        """Raise `Failed` unless a version is installed in a folder, as it ought to be, beside the user's own files."""
        found = files(place)
        uninstaller = found.pop(windows.UNINSTALLER, b"")
        same_files(found, {**version.files, **own}, place.name)
        asks_no_administrator(uninstaller, "the uninstaller")
        size = sum(map(len, [*found.values(), uninstaller])) // 1024
        told = self.there.registry("HKCU")
        estimate = told.get(entry_key(), {}).pop("EstimatedSize", "")
        expect(estimate in {f"dword:{kilobytes:08x}" for kilobytes in (size, size + 1)}, "the size told is wrong")
        same_registry(told, {**self.before, **self.told(version, place)})

    def told(self, version: Version, place: Path) -> wine.Registry:
        """What the registry is to be told of an installation, but for its size."""
        folder, program, icon, uninstaller = (
            self.there.named(path)
            for path in (place, place / windows.PROGRAM, place / "bridgecase.ico", place / windows.UNINSTALLER)
        )
        entry = {
            "DisplayName": product.TITLE,
            "DisplayVersion": version.number,
            "DisplayIcon": program,
            "Publisher": product.AUTHORS,
            "InstallLocation": folder,
            "UninstallString": f'"{uninstaller}"',
            "QuietUninstallString": f'"{uninstaller}" /S',
        }
        return {
            **_associated(icon, program),
            entry_key(): {
                **{name: text(value) for name, value in entry.items()},
                "NoModify": "dword:00000001",
                "NoRepair": "dword:00000001",
            },
        }

    def is_gone(self, own: Files) -> None:
        """Raise `Failed` if anything is left of the program; `own` is what the user has in its folder."""
        same_files(files(self.place), own, self.place.name)
        expect(own != {} or not self.place.exists(), f"{self.place.name} is left, empty")
        expect(not self.shortcut.exists(), "the start menu still has the program")
        same_registry(self.there.registry("HKCU"), self.before)

    def starts(self, place: Path, opened: Path, *told: str) -> None:
        """Raise `Failed` unless a double click on a file starts the program, which is told what it is to be told."""
        self.forget()
        self.there.run("wine", "start", self.there.named(opened))
        wine.wait_until(lambda: self.last_start() != "", f"{opened.name} starts the program")
        words = (self.there.named(place / windows.PROGRAM), *told)
        same(self.last_start(), " ".join(f'"{word}"' for word in words), "what started the program")

    def forget(self) -> None:
        """Forget how the program was started."""
        (self.there.home / "started.txt").unlink(missing_ok=True)

    def last_start(self) -> str:
        """The words the program was started with; empty if it was not, or has not written them all."""
        told = self.there.home / "started.txt"
        words = told.read_text(encoding="utf-16-le") if told.is_file() else ""
        return words.strip() if words.endswith("\n") else ""

    @contextmanager
    def opened(self, name: str) -> Iterator[Path]:
        """While the program is open; it closes when the file that is given is deleted."""
        stay = self.there.home / "stay"
        stay.touch()
        self.forget()
        program = self.there.start("wine", self.place / name)
        wine.wait_until(lambda: self.last_start() != "", f"{name} is open")
        try:
            yield stay
        finally:
            stay.unlink(missing_ok=True)
            program.wait(wine.PATIENCE)


def try_installer(folder: Path) -> None:
    """Make the installers of two versions, and try them in a folder; raise `Failed` if anything is amiss.

    The folder takes some 600 MB, and goes when all is well.
    """
    shutil.rmtree(folder, ignore_errors=True)
    older = made(folder, OLDER, {LEFTOVER: b""})
    newer = made(folder, product.version(), {})
    asks_no_administrator(newer.installer.read_bytes(), "the installer")
    with wine.windows(folder / "wine") as there:
        for key in (CLASSES, PROGRAMS):  # every Windows has them, a new Wine not yet
            there.run("wine", "reg", "add", key)
        before = there.registry("HKLM")
        trial = Trial(there, older, newer, there.registry("HKCU"))
        for step in STEPS:
            step(trial)
        same_registry(there.registry("HKLM"), before)
    shutil.rmtree(folder)


def made(folder: Path, number: str, more: Files) -> Version:
    """The installer of a version of the stand-in."""
    payload = folder / number
    write(payload, {LARGE: number.encode().ljust(3 << 19), **more})
    for name in (windows.PROGRAM, windows.CONSOLE_PROGRAM):
        told = {"OUTPUT": str(payload / name), "TITLE": product.TITLE, "VERSION": number}
        windows.compiled(STAND_IN, told)
    instead = {"VERSION": number, "VERSION_OF_FOUR": f"{number}.0"}
    output = folder / f"{product.TITLE}-{number}-setup.exe"
    icon, licence = (windows.ICONS / "bridgecase.ico").read_bytes(), (product.ROOT / "LICENSE").read_bytes()
    installed = {**files(payload), "bridgecase.ico": icon, "LICENSE.txt": licence}
    return Version(number, windows.make_installer(payload, output, **instead), installed)


# The steps: each begins with what the one before it leaves


def installs(trial: Trial) -> None:
    """Without a question, into the user's folder; the start menu and a case open it."""
    trial.install(trial.older)
    trial.holds(trial.older, trial.place, {})
    write(trial.there.home, APART)
    write(trial.place, BESIDE)
    case = trial.there.home / next(name for name in APART if name.endswith(product.CASE.suffix))
    trial.starts(trial.place, trial.shortcut)
    with trial.there.types_looked_up(product.CASE.suffix, windows.prog_id(product.CASE)):
        trial.starts(trial.place, case, trial.there.named(case))


def upgrades(trial: Trial) -> None:
    """Over an older version, over the same and over a newer one, of which nothing is left each time."""
    for version in (trial.newer, trial.newer, trial.older):
        trial.install(version)
        trial.holds(version, trial.place, BESIDE)


def waits_until_it_is_closed(trial: Trial) -> None:
    """While the program is open, nothing of it is touched; whoever closes it goes on where he was."""
    for name in (windows.PROGRAM, windows.CONSOLE_PROGRAM):
        with trial.opened(name):
            trial.install(trial.newer, ends_with=IS_OPEN)
            in_place = f"_?={trial.there.named(trial.place)}".split(" ")  # never in quotes, as Wine would put it whole
            ended = trial.there.run("wine", trial.place / windows.UNINSTALLER, "/S", *in_place)
            same(ended, IS_OPEN, "the exit code of the uninstaller")
            trial.holds(trial.older, trial.place, BESIDE)
    with trial.opened(windows.PROGRAM) as stay:
        trial.there.start("wine", trial.newer.installer)
        wine.wait_until(lambda: len(trial.there.shown(SETUP)) > 1, "the installer says that the program is open")
        stay.unlink()
        trial.forget()
        trial.there.go_through(SETUP)
    wine.wait_until(lambda: trial.last_start() != "", "the last page starts the program")
    trial.holds(trial.newer, trial.place, BESIDE)


def loses_nothing(trial: Trial) -> None:
    """Where a new version cannot be written the older one stays, also if it was cut off in between the time before."""
    trial.install(trial.older)
    for _ in range(2):
        trial.install(trial.newer, before=FULL, ends_with=STOPPED)
        trial.holds(trial.older, trial.place, BESIDE)
        aside = trial.place / f"{product.TITLE}-before"
        aside.mkdir()
        for name in (windows.PROGRAM, "_internal"):
            (trial.place / name).rename(aside / name)
        write(trial.place, {LARGE: b"not all of it"})
    trial.install(trial.newer)
    trial.holds(trial.newer, trial.place, BESIDE)


def goes_elsewhere(trial: Trial) -> None:
    """Into a folder that is named, without touching another program in it; later versions follow it there.

    Where a folder may not be written to, as that of Linux's processes, what was installed stays where it is.
    """
    trial.install(trial.newer, "/D=Z:\\proc\\Bridgetable", ends_with=STOPPED)
    trial.holds(trial.newer, trial.place, BESIDE)
    other = trial.there.disk / "Tools"
    write(other, FOREIGN)
    trial.install(trial.older, f"/D={trial.there.named(other)}")
    trial.holds(trial.older, other / product.TITLE, {})
    same_files(files(trial.place), BESIDE, "the folder the program moved out of")
    trial.install(trial.newer)
    trial.holds(trial.newer, other / product.TITLE, {})
    trial.starts(other / product.TITLE, trial.shortcut)
    trial.uninstall(other / product.TITLE)
    same_files(files(other), FOREIGN, "the folder of the other program")
    trial.is_gone(BESIDE)


def uninstalls(trial: Trial) -> None:
    """Without a question; who opens cases with another program since goes on doing so."""
    trial.install(trial.newer)
    suffix, other = f"{CLASSES}\\{product.CASE.suffix}", "Other.Program"
    trial.there.run("wine", "reg", "add", suffix, "/ve", "/d", other, "/f")
    trial.uninstall(trial.place)
    left = trial.there.registry("HKCU")
    same(left.pop(suffix, {}), {"@": text(other)}, "what opens cases now")
    same_registry(left, trial.before)
    trial.there.run("wine", "reg", "delete", suffix, "/f")
    trial.is_gone(BESIDE)


def is_led_through(trial: Trial) -> None:
    """With the keyboard, from page to page: in, and out again without a trace."""
    for name in BESIDE:
        (trial.place / name).unlink()
    shutil.rmtree(trial.place)
    trial.install(trial.newer, before=FULL, ends_with=STOPPED)
    trial.is_gone({})
    trial.forget()
    trial.there.start("wine", trial.newer.installer)
    trial.there.go_through(SETUP)
    wine.wait_until(lambda: trial.last_start() != "", "the last page starts the program")
    trial.holds(trial.newer, trial.place, {})
    trial.there.run("wine", trial.place / windows.UNINSTALLER)
    trial.there.go_through(REMOVAL)
    trial.is_gone({})
    found = files(trial.there.home)
    same_files({name: found[name] for name in APART if name in found}, APART, "what the user has elsewhere")


STEPS = (
    installs,
    upgrades,
    waits_until_it_is_closed,
    loses_nothing,
    goes_elsewhere,
    uninstalls,
    is_led_through,
)


def entry_key() -> str:
    """The key under which the program stands in the list of installed ones."""
    return f"{PROGRAMS}\\{product.TITLE}"


def _associated(icon: str, program: str) -> wine.Registry:
    """What the registry is told of every kind of file."""
    told = (_associated_kind(kind, icon, program) for kind in product.FILE_KINDS)
    return {key: values for each in told for key, values in each.items()}


def _associated_kind(kind: product.FileKind, icon: str, program: str) -> wine.Registry:
    prog_id = windows.prog_id(kind)
    key = f"{CLASSES}\\{prog_id}"
    return {
        f"{CLASSES}\\{kind.suffix}": {"@": text(prog_id)},
        f"{CLASSES}\\{kind.suffix}\\OpenWithProgids": {prog_id: text("")},
        key: {"@": text(kind.title())},
        f"{key}\\DefaultIcon": {"@": text(icon)},
        f"{key}\\shell": {},
        f"{key}\\shell\\open": {},
        f"{key}\\shell\\open\\command": {"@": text(f'"{program}" "%1"')},
    }


def text(value: str) -> str:
    """A text as the registry's files have it."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def files(folder: Path) -> Files:
    """Every file in a folder, by its name there."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def write(folder: Path, wanted: Files) -> None:
    """Write files into a folder."""
    for name, content in wanted.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def asks_no_administrator(program: bytes, called: str) -> None:
    """Raise `Failed` unless the manifest in a program is content with the rights of whoever starts it."""
    expect(b'<requestedExecutionLevel level="asInvoker"' in program, f"{called} asks for an administrator")


def expect(truth: bool, otherwise: str) -> None:
    """Raise `Failed` unless something is true."""
    if not truth:
        raise smoke.Failed(f"The installer under Wine: {otherwise}")


def same(found: object, wanted: object, of_what: str) -> None:
    """Raise `Failed` unless something is what it ought to be."""
    expect(found == wanted, f"{of_what} is {found!r} and not {wanted!r}")


def same_files(found: Files, wanted: Files, where: str) -> None:
    """Raise `Failed`, with the names, unless exactly these files are there."""
    differing = sorted(name for name in {*found, *wanted} if found.get(name) != wanted.get(name))
    expect(not differing, f"in {where} these files are missing, left or not the right ones: {', '.join(differing)}")


def same_registry(found: wine.Registry, wanted: wine.Registry) -> None:
    """Raise `Failed`, with what differs, unless the registry holds exactly this."""
    differing = sorted(key for key in {*found, *wanted} if found.get(key) != wanted.get(key))
    lines = [f"{key}: {found.get(key)} and not {wanted.get(key)}" for key in differing]
    expect(not differing, "the registry says\n" + "\n".join(lines))
