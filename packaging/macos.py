"""What macOS users install: an application with its document type, in an image to draw it out of."""

from __future__ import annotations

import platform
import plistlib
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import licences
import product
import shell
from bridgetable.messages import ENGLISH, languages

FOLDER = Path(__file__).with_name("macos")
ICONS = product.BUILD / "icons"
DMG_SETTINGS = FOLDER / "dmg_settings.py"
ENTITLEMENTS = product.BUILD / "entitlements.plist"
OLDEST = "13.0"
"""The oldest macOS on which the Qt that is shipped runs."""
HIDING = {"LSBackgroundOnly", "LSUIElement"}
"""What makes a program of the background out of one with a window."""
MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How a file with code for macOS begins: for one kind of processor, for several."""


def bundle(folder: Path) -> Path:
    """Where the application lies after freezing."""
    return folder / f"{product.TITLE}.app"


def image() -> Path:
    """Where the image is put."""
    return product.DIST / f"{product.TITLE}-{product.version()}-{platform.machine()}.dmg"


def application() -> dict[str, Any]:
    """What `frozen.spec` tells PyInstaller of the application."""
    icon = str(ICONS / "bridgetable.icns")
    return {"name": bundle(Path()).name, "icon": icon, "bundle_identifier": product.APP_ID, "info_plist": info()}


def info() -> dict[str, Any]:
    """What the application says of itself in its `Info.plist`, beside what PyInstaller writes."""
    return {
        "CFBundleDevelopmentRegion": ENGLISH,
        "CFBundleDisplayName": product.TITLE,
        "CFBundleIdentifier": product.APP_ID,
        "CFBundleLocalizations": list(languages()),  # by these the system chooses its own words in our menus
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.copyright_line(),
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # it can be dark
        "CFBundleDocumentTypes": [_opened(kind) for kind in product.FILE_KINDS],
        "UTExportedTypeDeclarations": [_declared(kind) for kind in product.FILE_KINDS],
    }


def type_of(kind: product.FileKind) -> str:
    """By which the system knows files of a kind."""
    return f"{product.APP_ID}.{kind.name.lower()}"


def _opened(kind: product.FileKind) -> dict[str, Any]:
    """That files of a kind are the application's own."""
    return {
        "CFBundleTypeName": kind.title(),
        "CFBundleTypeRole": "Viewer" if kind.packed else "Editor",
        "CFBundleTypeIconFile": "bridgecase.icns",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [type_of(kind)],
    }


def _declared(kind: product.FileKind) -> dict[str, Any]:
    """By what files of a kind are known."""
    return {
        "UTTypeIdentifier": type_of(kind),
        "UTTypeDescription": kind.title(),
        "UTTypeIconFile": "bridgecase.icns",
        "UTTypeConformsTo": ["public.zip-archive" if kind.packed else "public.utf8-plain-text"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix.removeprefix(".")],
            "public.mime-type": [kind.mime],
        },
    }


def said_in(code: str) -> bytes:
    """What the system says of our files in a language: beside each word of `Info.plist` the one in its place."""
    return plistlib.dumps({kind.title(): kind.title(code) for kind in product.FILE_KINDS})


def complete(app: Path, inside: Path) -> None:
    """Add to an application what was made after it was put together; it is sealed again, without a name."""
    resources = app / "Contents" / "Resources"
    shutil.copyfile(ICONS / "bridgecase.icns", resources / "bridgecase.icns")
    shutil.copytree(inside / licences.OWN_PLACE, resources / licences.OWN_PLACE, dirs_exist_ok=True)
    for code in languages():
        folder = resources / f"{code}.lproj"
        folder.mkdir(exist_ok=True)
        (folder / "InfoPlist.strings").write_bytes(said_in(code))
    ENTITLEMENTS.write_bytes(entitlements())
    for step in (["--force", "--deep", "--sign", "-"], ["--verify", "--deep", "--strict"]):
        subprocess.run(["codesign", *step, str(app)], check=True)


def faults(app: Path) -> Iterator[str]:
    """What is wrong with what an application says of itself, and with the files it names."""
    contents = app / "Contents"
    told = plistlib.loads((contents / "Info.plist").read_bytes())
    for key in sorted(HIDING & told.keys()):
        yield f"{key}: it would have neither a menu bar nor a place in the Dock"
    for key, value in info().items():
        if told.get(key) != value:
            yield f"{key} is {told.get(key)!r}, and not {value!r}"
    types = (*told.get("CFBundleDocumentTypes", ()), *told.get("UTExportedTypeDeclarations", ()))
    icons = {value for entry in (told, *types) for key, value in entry.items() if key.endswith("IconFile")}
    named = [Path("MacOS", told["CFBundleExecutable"]), *(Path("Resources", icon) for icon in sorted(icons))]
    yield from (f"{file} is missing" for file in named if not (contents / file).is_file())


def image_command(python: Path, app: Path, output: Path) -> shell.Command:
    """The command that makes the image."""
    told = [f"-Dapp={app}", f"-Dicon={ICONS / 'bridgetable.icns'}"]
    return [python, "-m", "dmgbuild", "-s", DMG_SETTINGS, *told, product.TITLE, output]


def entitlements() -> bytes:
    """What a signed program is allowed: `ctypes`, which Shiboken uses, writes code into memory."""
    return plistlib.dumps({"com.apple.security.cs.allow-unsigned-executable-memory": True})


def signing(app: Path, environ: Mapping[str, str]) -> Iterator[shell.Command]:
    """The commands that sign an application, inside first; none where no identity is configured.

    Only the application itself is given what a program is allowed, and with it the executable: libraries are not asked.
    """
    identity = environ.get("BRIDGETABLE_APPLE_IDENTITY", "")
    if not identity:
        return
    sign = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    for path in sorted(code_inside(app), key=lambda path: (-len(path.parts), path)):
        yield [*sign, path]
    yield [*sign, "--entitlements", ENTITLEMENTS, app]
    yield ["codesign", "--verify", "--strict", "--deep", app]


def code_inside(app: Path) -> Iterator[Path]:
    """What has to be signed inside an application: libraries, and frameworks as a whole."""
    for path in (app / "Contents" / "Frameworks").rglob("*"):
        if path.is_symlink() or any(parent.suffix == ".framework" for parent in path.relative_to(app).parents):
            continue
        if path.suffix == ".framework" or (path.is_file() and _begins(path) in MACH_O):
            yield path


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MACH_O[0]))


def notarising(file: Path, environ: Mapping[str, str]) -> Iterator[shell.Command]:
    """The commands that sign the image and let Apple look at it; none where no account is configured."""
    names = ("BRIDGETABLE_APPLE_ID", "BRIDGETABLE_APPLE_TEAM", "BRIDGETABLE_APPLE_PASSWORD")
    account, identity = [environ.get(name, "") for name in names], environ.get("BRIDGETABLE_APPLE_IDENTITY", "")
    if not (all(account) and identity):
        return
    who = [word for pair in zip(("--apple-id", "--team-id", "--password"), account, strict=True) for word in pair]
    yield ["codesign", "--force", "--timestamp", "--sign", identity, file]
    yield ["xcrun", "notarytool", "submit", file, *who, "--wait"]
    yield ["xcrun", "stapler", "staple", file]
