"""What Windows users install: an installer for one user, and a zip that runs from a stick.

The script of the installer is `windows/bridgetable.nsi`, compiled by `makensis` on any system.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import product
import shell
import smoke
from bridgetable.messages import languages

SCRIPT = Path(__file__).with_name("windows") / "bridgetable.nsi"
ICONS = product.BUILD / "icons"
PROGRAM = f"{product.NAME}.exe"
CONSOLE_PROGRAM = f"{product.NAME}-console.exe"
"""The same program for a terminal: Windows lets one with a window say nothing there."""
UNINSTALLER = f"{product.NAME}-uninstall.exe"
PORTABLE_MARK = "portable"
"""The empty file beside the program that lets it keep everything beside itself, see `ui/files/places.py`."""
LANGUAGES = {"en": "English", "it": "Italian", "el": "Greek"}
"""What NSIS calls the languages of the program, for the words that every installer has."""

VERSION_RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", {strings})]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def installer() -> Path:
    """Where the installer is put."""
    return product.DIST / f"{product.TITLE}-{product.version()}-setup.exe"


def portable() -> Path:
    """Where the zip is put."""
    return product.DIST / f"{product.TITLE}-{product.version()}-portable.zip"


def version_of_four() -> tuple[int, ...]:
    """The version as the four numbers Windows wants."""
    return (*map(int, product.version().split(".")), 0)


def version_resource() -> str:
    """What the properties of the executable say, in PyInstaller's form."""
    told = {
        "CompanyName": product.AUTHORS,
        "FileDescription": product.TITLE,
        "FileVersion": product.version(),
        "InternalName": product.NAME,
        "LegalCopyright": product.copyright_line(),
        "OriginalFilename": PROGRAM,
        "ProductName": product.TITLE,
        "ProductVersion": product.version(),
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    return VERSION_RESOURCE.format(numbers=version_of_four(), strings=f"[{strings}]")


def defines(payload: Path, output: Path) -> dict[str, str]:
    """What the script of the installer is told."""
    return {
        "TITLE": product.TITLE,
        "VERSION": product.version(),
        "VERSION_OF_FOUR": ".".join(map(str, version_of_four())),
        "AUTHORS": product.AUTHORS,
        "COPYRIGHT": product.copyright_line(),
        "PROGRAM": PROGRAM,
        "CONSOLE_PROGRAM": CONSOLE_PROGRAM,
        "UNINSTALLER": UNINSTALLER,
        "ICON": str(ICONS / "bridgetable.ico"),
        "CASE_ICON": str(ICONS / "bridgecase.ico"),
        "LICENCE": str(product.ROOT / "LICENSE"),
        "PAYLOAD": str(payload / "*"),
        "OUTPUT": str(output),
    }


def prog_id(kind: product.FileKind) -> str:
    """By which the registry knows files of a kind."""
    return f"{product.TITLE}.{kind.name}"


def spoken() -> str:
    """What the script is told of the languages, of which the system's own is chosen: their pages, and what it says."""
    lines = [f'!insertmacro MUI_LANGUAGE "{LANGUAGES[code]}"' for code in languages()]
    for name, said in product.WORDS.items():
        if name.startswith("installer_") or name.endswith("_title"):
            lines += (f'LangString {name} ${{LANG_{LANGUAGES[code].upper()}}} "{said[code]}"' for code in languages())
    return "\n".join(lines)


def each_kind() -> str:
    """The macro by which the script does something for every kind of file: with its suffix, its id and its title."""
    lines = (
        f'  !insertmacro ${{DO}} "{kind.suffix}" "{prog_id(kind)}" "$({kind.name.lower()}_title)"'
        for kind in product.FILE_KINDS
    )
    return "\n".join(["!macro EachKind DO", *lines, "!macroend"])


def make_installer(payload: Path, output: Path, **instead: str) -> Path:
    """Compile the installer of a frozen folder; `instead` tells its script something else than usual."""
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words.nsh"
        words.write_text(f"{spoken()}\n{each_kind()}\n", encoding="utf-8")
        return compiled(SCRIPT, {**defines(payload, output), "WORDS": str(words), **instead})


def compiled(script: Path, told: Mapping[str, str]) -> Path:
    """What a script makes, which is told `OUTPUT` and more; a warning of the compiler is an error."""
    output = Path(told["OUTPUT"])
    output.parent.mkdir(parents=True, exist_ok=True)
    command = ["makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in told.items()), str(script)]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(product.commit_time())})
    return output


def make_portable(payload: Path, output: Path) -> Path:
    """Pack a frozen folder, marked as portable; the same folder gives the same bytes."""
    output.parent.mkdir(parents=True, exist_ok=True)
    files = {path.relative_to(payload).as_posix(): path.read_bytes() for path in payload.rglob("*") if path.is_file()}
    files |= {PORTABLE_MARK: b"", "LICENSE.txt": (product.ROOT / "LICENSE").read_bytes()}
    when = datetime.fromtimestamp(product.commit_time(), UTC).timetuple()[:6]
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{product.TITLE}/{name}", when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)
    return output


def installed() -> Path:
    """Where the installer installs to."""
    return Path(os.environ.get("LOCALAPPDATA", "")) / "Programs" / product.TITLE


def signing(files: Sequence[Path], environ: Mapping[str, str]) -> Iterator[shell.Command]:
    """The commands that sign files; none where no certificate is configured."""
    certificate = environ.get("BRIDGETABLE_WINDOWS_CERTIFICATE", "")
    if not certificate:
        return
    password = environ.get("BRIDGETABLE_WINDOWS_PASSWORD", "")
    stamp = ["/fd", "SHA256", "/tr", "http://timestamp.digicert.com", "/td", "SHA256"]
    tool = signtool(environ)
    for file in files:
        yield [tool, "sign", "/f", certificate, "/p", password, *stamp, file]


def signtool(environ: Mapping[str, str]) -> Path:
    """The newest tool that signs, among those of the Windows SDK, which puts none on the path."""
    kits = Path(environ.get("ProgramFiles(x86)", r"C:\Program Files (x86)"), "Windows Kits", "10", "bin")
    found = [tool for tool in kits.glob("*/x64/signtool.exe") if re.fullmatch(r"[\d.]+", tool.parents[1].name)]
    if not found:
        raise smoke.Failed(f"A certificate is configured, but no signtool.exe of the Windows SDK lies in {kits}.")
    return max(found, key=lambda tool: tuple(map(int, tool.parents[1].name.split("."))))
