"""The application for macOS as PyInstaller's own code puts it together, from our description of it.

PyInstaller runs here as if on macOS, but for what only a Mac has: its starter, its libraries, and `codesign`.
"""

from __future__ import annotations

import os
import plistlib
import runpy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import PyInstaller.building.api
import PyInstaller.building.osx
import pytest
from PyInstaller.config import CONF

import frozen
import icons
import licences
import macos
import product
from bridgetable.messages import languages

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="an application of macOS holds symbolic links, which Windows makes for few users"
)

FRAMEWORK = "PySide6/Qt/lib/QtCore.framework"
LIBRARIES = [
    (f"{FRAMEWORK}/Versions/A/QtCore", "BINARY"),
    (f"{FRAMEWORK}/Versions/A/Resources/Info.plist", "DATA"),
    ("PySide6/QtCore.abi3.so", "EXTENSION"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqminimal.dylib", "BINARY"),
]
"""Some of what PyInstaller finds on a Mac."""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every icon in it."""
    folder = tmp_path_factory.mktemp("icons")
    icons.make(folder)
    return folder


@contextmanager
def as_on_a_mac(folder: Path, drawn: Path) -> Iterator[Callable[[], Path]]:
    """Meanwhile the application can be made by `frozen.spec`, as on a Mac; what makes it says where it is."""
    api, osx = PyInstaller.building.api, PyInstaller.building.osx
    frozen_to, work, wheel = folder / "frozen", folder / "work", folder / "found"
    work.mkdir()
    for name, _ in LIBRARIES:
        (wheel / name).parent.mkdir(parents=True, exist_ok=True)
        (wheel / name).write_bytes(macos.MACH_O[0] if not name.endswith(".plist") else b"")

    def found(scripts: list[str], datas: list[tuple[str, str]], **_: object) -> SimpleNamespace:
        source, place = datas[0]
        files = [path for path in Path(source).rglob("*") if path.is_file()]
        resources = [(str(Path(place, path.relative_to(source))), str(path), "DATA") for path in files]
        binaries = [(name, str(wheel / name), kind) for name, kind in LIBRARIES]
        start = [("program", scripts[0], "PYSOURCE")]
        return SimpleNamespace(scripts=start, binaries=binaries, datas=resources, pure=[])

    names = {"Analysis": found, "PYZ": lambda _pure: [], "EXE": api.EXE, "COLLECT": api.COLLECT, "BUNDLE": osx.BUNDLE}

    def made() -> Path:
        runpy.run_path(str(frozen.SPEC), init_globals={**names, "SPECPATH": str(frozen.SPEC.parent)})
        return macos.bundle(frozen_to)

    with pytest.MonkeyPatch.context() as patch:
        for module in (api, osx):
            patch.setattr(module, "is_darwin", True)
            patch.setattr(module, "osxutils", SimpleNamespace(sign_binary=lambda *_, **__: None), raising=False)
        patch.setattr(osx, "process_collected_binary", lambda source, *_, **__: source)
        patch.setattr(api.bindepend, "get_python_library_path", lambda: "/Python")
        patch.setattr(api.EXE, "_bootloader_file", lambda _self, name, _suffix: name)
        patch.setattr(api.EXE, "assemble", lambda self: Path(self.name).write_bytes(macos.MACH_O[0]))
        for unmade, step in ((api.PKG, "assemble"), (api.COLLECT, "assemble"), (api.Target, "_save_guts")):
            patch.setattr(unmade, step, lambda self: None)
        settled = {"distpath": str(frozen_to), "workpath": str(work), "specpath": str(frozen.SPEC.parent)}
        for key, value in {**settled, "upx_available": False}.items():
            patch.setitem(CONF, key, value)
        ours = (str(product.ROOT / "resources"), f"{product.NAME}/resources")
        patch.setattr(frozen, "data_files", lambda _program: [ours])
        patch.setattr(frozen, "STRIP", False)
        patch.setattr(macos, "ICONS", drawn)
        patch.setattr(macos, "ENTITLEMENTS", folder / "entitlements.plist")
        patch.setenv(frozen.CHOICE, frozen.SHIPPED.name)
        patch.setattr(sys, "path", [*sys.path])  # the description adds to it
        patch.setattr(sys, "platform", "darwin")
        patch.setattr("subprocess.run", lambda *_, **__: None)
        yield made


@pytest.fixture
def freeze(tmp_path: Path, drawn: Path) -> Iterator[Callable[[], Path]]:
    """Makes the application, as on a Mac, and says where it is."""
    with as_on_a_mac(tmp_path, drawn) as made:
        yield made


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, drawn: Path) -> Path:
    """The application, completed; made once, and only looked at."""
    folder = tmp_path_factory.mktemp("made")
    with as_on_a_mac(folder, drawn) as made:
        return completed(made(), folder / "_internal")


def completed(made: Path, inside: Path) -> Path:
    """An application with what is put into it once it is made."""
    (inside / licences.OWN_PLACE).mkdir(parents=True)
    (inside / licences.OWN_PLACE / "bundled.md").write_text("what is bundled", encoding="utf-8")
    macos.complete(made, inside)
    return made


def told(app: Path) -> dict[str, Any]:
    """What an application says of itself."""
    plist: dict[str, Any] = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    return plist


def test_the_application_has_a_menu_bar_and_a_place_in_the_dock(app: Path) -> None:
    assert {"LSBackgroundOnly", "LSUIElement"} & told(app).keys() == set()
    assert told(app)["NSPrincipalClass"] == "NSApplication"


def test_the_application_is_sharp_on_a_retina_screen_and_may_be_dark(app: Path) -> None:
    assert told(app)["NSHighResolutionCapable"] is True
    assert told(app)["NSRequiresAquaSystemAppearance"] is False


def test_the_application_opens_case_files_which_are_its_own(app: Path) -> None:
    documents, types = told(app)["CFBundleDocumentTypes"], told(app)["UTExportedTypeDeclarations"]
    roles = [(document["CFBundleTypeRole"], document["LSHandlerRank"]) for document in documents]
    assert roles == [("Editor", "Owner"), ("Editor", "Owner"), ("Viewer", "Owner")]
    assert [document["LSItemContentTypes"] for document in documents] == [[each["UTTypeIdentifier"]] for each in types]
    suffixes = [each["UTTypeTagSpecification"]["public.filename-extension"] for each in types]
    assert suffixes == [["bridgecase"], ["bridgeevening"], ["bridgecases"]]


def test_the_system_speaks_of_the_application_in_each_of_its_languages(app: Path) -> None:
    assert told(app)["CFBundleLocalizations"] == list(languages())
    assert told(app)["CFBundleDevelopmentRegion"] == "en"
    for code in languages():
        said = plistlib.loads((app / "Contents" / "Resources" / f"{code}.lproj" / "InfoPlist.strings").read_bytes())
        assert [said[each["CFBundleTypeName"]] for each in told(app)["CFBundleDocumentTypes"]] == [
            product.WORDS[word][code] for word in ("case_title", "setlist_title", "collection_title")
        ]


def test_the_application_has_its_name_its_version_its_kind_and_the_oldest_system(app: Path) -> None:
    expected = {
        "CFBundleName": "Bridgetable",
        "CFBundleDisplayName": "Bridgetable",
        "CFBundleIdentifier": product.APP_ID,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": macos.OLDEST,
    }
    assert {key: told(app).get(key) for key in expected} == expected


def test_the_files_the_application_names_are_there(app: Path) -> None:
    contents = app / "Contents"
    assert told(app)["CFBundleExecutable"] == product.NAME
    assert os.access(contents / "MacOS" / product.NAME, os.X_OK)
    assert told(app)["CFBundleIconFile"] == "bridgetable.icns"
    assert {path.name for path in (contents / "Resources").glob("*.icns")} == {"bridgetable.icns", "bridgecase.icns"}
    assert list(macos.faults(app)) == []


def test_the_program_finds_its_resources_and_only_what_ships_beside_its_code(app: Path) -> None:
    inside = app / "Contents" / "Frameworks"  # what PyInstaller calls the folder of the program
    assert list(frozen.missing_resources(inside / product.NAME / "resources")) == []
    assert (inside / licences.OWN_PLACE / "bundled.md").is_file()
    libraries = {path.relative_to(inside).as_posix() for path in macos.code_inside(app)}
    assert libraries == {FRAMEWORK, "PySide6/QtCore.abi3.so", "PySide6/Qt/plugins/platforms/libqcocoa.dylib"}


def test_a_console_would_take_the_menu_bar_away(freeze: Callable[[], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    usual = frozen.executables(frozen.SHIPPED, "darwin")
    monkeypatch.setattr(frozen, "executables", lambda *_: [{**options, "console": True} for options in usual])
    app = freeze()
    assert told(app)["LSBackgroundOnly"] is True
    assert "LSBackgroundOnly: it would have neither a menu bar nor a place in the Dock" in list(macos.faults(app))


def test_what_an_application_lacks_is_a_fault(freeze: Callable[[], Path], tmp_path: Path) -> None:
    app = completed(freeze(), tmp_path / "_internal")
    plist = told(app)
    del plist["CFBundleDocumentTypes"]
    plist["NSHighResolutionCapable"] = False
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(plist))
    (app / "Contents" / "Resources" / "bridgecase.icns").unlink()
    found = list(macos.faults(app))
    assert [fault.partition(" ")[0] for fault in found] == [
        "NSHighResolutionCapable",
        "CFBundleDocumentTypes",
        "Resources/bridgecase.icns",
    ]
