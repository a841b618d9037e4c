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

FOLDER = Path(__file__).with_name("macos")
ICONS = product.BUILD / "icons"
DMG_SETTINGS = FOLDER / "dmg_settings.py"
ENTITLEMENTS = product.BUILD / "entitlements.plist"
CASE_TYPE = f"{product.APP_ID}.case"
"""By which the system knows case files."""
OLDEST = "13.0"
"""The oldest macOS on which the Qt that is shipped runs."""


def bundle(folder: Path) -> Path:
    """Where the application lies after freezing."""
    return folder / f"{product.TITLE}.app"


def image() -> Path:
    """Where the image is put."""
    return product.DIST / f"{product.TITLE}-{product.version()}-{platform.machine()}.dmg"


def info() -> dict[str, Any]:
    """What the application says of itself in its `Info.plist`, beside what PyInstaller writes."""
    return {
        "CFBundleDisplayName": product.TITLE,
        "CFBundleIdentifier": product.APP_ID,
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.copyright_line(),
        "NSRequiresAquaSystemAppearance": False,  # it can be dark
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": product.CASE_TITLE,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "bridgecase.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [CASE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": CASE_TYPE,
                "UTTypeDescription": product.CASE_TITLE,
                "UTTypeIconFile": "bridgecase.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.CASE_SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.CASE_MIME],
                },
            }
        ],
    }


def complete(app: Path, inside: Path) -> None:
    """Add to an application what was made after it was put together; it is sealed again, without a name."""
    resources = app / "Contents" / "Resources"
    shutil.copyfile(ICONS / "bridgecase.icns", resources / "bridgecase.icns")
    shutil.copytree(inside / licences.OWN_PLACE, resources / licences.OWN_PLACE, dirs_exist_ok=True)
    ENTITLEMENTS.write_bytes(entitlements())
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(app)], check=True)


def image_command(python: Path, app: Path, output: Path) -> shell.Command:
    """The command that makes the image."""
    told = [f"-Dapp={app}", f"-Dicon={ICONS / 'bridgetable.icns'}"]
    return [python, "-m", "dmgbuild", "-s", DMG_SETTINGS, *told, product.TITLE, output]


def entitlements() -> bytes:
    """What a signed program is allowed: `ctypes`, which Shiboken uses, writes code into memory."""
    return plistlib.dumps({"com.apple.security.cs.allow-unsigned-executable-memory": True})


def signing(app: Path, environ: Mapping[str, str]) -> Iterator[shell.Command]:
    """The commands that sign an application, inside first; none where no identity is configured."""
    identity = environ.get("BRIDGETABLE_APPLE_IDENTITY", "")
    if not identity:
        return
    sign = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    inner = [path for path in app.rglob("*") if path.is_file() and path.suffix in (".so", ".dylib")]
    for path in sorted(inner, key=lambda path: (-len(path.parts), path)):
        yield [*sign, path]
    yield [*sign, "--deep", "--entitlements", ENTITLEMENTS, app]
    yield ["codesign", "--verify", "--strict", "--deep", app]


def notarising(file: Path, environ: Mapping[str, str]) -> Iterator[shell.Command]:
    """The commands that let Apple look at a signed image; none where no account is configured."""
    names = ("BRIDGETABLE_APPLE_ID", "BRIDGETABLE_APPLE_TEAM", "BRIDGETABLE_APPLE_PASSWORD")
    account = [environ.get(name, "") for name in names]
    if not (all(account) and environ.get("BRIDGETABLE_APPLE_IDENTITY")):
        return
    who = [word for pair in zip(("--apple-id", "--team-id", "--password"), account, strict=True) for word in pair]
    yield ["xcrun", "notarytool", "submit", file, *who, "--wait"]
    yield ["xcrun", "stapler", "staple", file]
