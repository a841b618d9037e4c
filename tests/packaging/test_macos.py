"""What macOS users install: an application that opens case files, signed where an identity is configured."""

from __future__ import annotations

import plistlib
import runpy
from pathlib import Path

import pytest

import build
import macos
import product

ACCOUNT = {
    "BRIDGETABLE_APPLE_IDENTITY": "Developer ID",
    "BRIDGETABLE_APPLE_ID": "id",
    "BRIDGETABLE_APPLE_TEAM": "team",
    "BRIDGETABLE_APPLE_PASSWORD": "secret",
}


@pytest.mark.parametrize(
    ("at", "suffix", "like", "role"),
    [
        (0, "bridgecase", "public.utf8-plain-text", "Editor"),
        (1, "bridgeevening", "public.utf8-plain-text", "Editor"),
        (2, "bridgecases", "public.zip-archive", "Viewer"),
    ],
)
def test_the_application_says_which_files_are_its_own(at: int, suffix: str, like: str, role: str) -> None:
    told = plistlib.loads(plistlib.dumps(macos.info()))
    document, declared = told["CFBundleDocumentTypes"][at], told["UTExportedTypeDeclarations"][at]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [suffix]
    assert (declared["UTTypeConformsTo"], document["CFBundleTypeRole"]) == ([like], role)
    assert told["CFBundleShortVersionString"] == product.version()
    assert {document["CFBundleTypeIconFile"], declared["UTTypeIconFile"]} == {f"{product.CASE_ICON.stem}.icns"}


def test_the_image_shows_the_application_beside_its_folder() -> None:
    given = {"defines": {"app": "/build/Bridgetable.app", "icon": "/build/bridgetable.icns"}}
    told = runpy.run_path(str(macos.DMG_SETTINGS), init_globals=given)
    assert told["files"] == ["/build/Bridgetable.app"]
    assert set(told["icon_locations"]) == {"Bridgetable.app", "Applications"}


def test_what_lies_inside_is_signed_before_what_holds_it(tmp_path: Path) -> None:
    app = tmp_path / "Bridgetable.app"
    framework = "PySide6/Qt/lib/QtCore.framework"
    code = ("a.dylib", "PySide6/b.so", "PySide6/no-suffix", f"{framework}/Versions/A/QtCore", "../MacOS/bridgetable")
    for name in (*code, f"{framework}/Versions/A/Resources/Info.plist", "PySide6/words.txt"):
        file = app / "Contents" / "Frameworks" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(macos.MACH_O[0] + b"code" if name in code else b"words")
    (app / "Contents" / "Frameworks" / "QtCore").symlink_to(f"{framework}/Versions/A/QtCore")
    commands = list(macos.signing(app, ACCOUNT))
    names = [Path(command[-1]).name for command in commands]
    assert names == ["QtCore.framework", "b.so", "no-suffix", "a.dylib", app.name, app.name]
    assert all({"--timestamp", "runtime", "Developer ID"} <= set(command) for command in commands[:-1])
    assert [app.name for command in commands if "--entitlements" in command] == [app.name]
    assert "--verify" in commands[-1]
    assert b"allow-unsigned-executable-memory" in macos.entitlements()


def test_only_a_signed_image_is_sent_to_be_looked_at() -> None:
    commands = list(macos.notarising(Path("a.dmg"), ACCOUNT))
    assert [command[:2] for command in commands] == [
        ["codesign", "--force"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
    ]
    for name in ACCOUNT:
        assert not list(macos.notarising(Path("a.dmg"), {**ACCOUNT, name: ""}))


def test_without_a_certificate_the_build_says_so_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    build.sign(macos.signing(tmp_path, {}), "BRIDGETABLE_APPLE_IDENTITY")
    assert "stays unsigned: no certificate is configured (BRIDGETABLE_APPLE_IDENTITY)" in capsys.readouterr().out


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_every_system_freezes_and_then_packs(system: str) -> None:
    stages = list(build.stages_of(system))
    assert stages[:3] == ["source", "wheel", "frozen"]
    assert len(stages) > 3
