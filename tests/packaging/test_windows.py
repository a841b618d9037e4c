"""What Windows users install: the installer compiles without a warning, the zip is marked as portable."""

from __future__ import annotations

import lzma
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import frozen
import icons
import product
import smoke
import windows
from bridgetable.messages import languages
from bridgetable.ui.files import places


@pytest.fixture
def payload(tmp_path: Path) -> Path:
    """A stand-in for the frozen folder."""
    folder = tmp_path / "frozen"
    (folder / "_internal" / "PySide6").mkdir(parents=True)
    for name in (windows.PROGRAM, windows.CONSOLE_PROGRAM, "_internal/PySide6/Qt6Core.dll"):
        (folder / name).write_bytes(b"stub")
    return folder


def unpacked(installer: bytes) -> bytes:
    """What the compiler has packed into an installer, as one stream behind five bytes that say how."""
    packed = installer[installer.index(b"NullsoftInst") + 20 :]
    how = {"id": lzma.FILTER_LZMA1, "dict_size": int.from_bytes(packed[1:5], "little"), "lc": 3, "lp": 0, "pb": 2}
    assert packed[0] == (how["pb"] * 5 + how["lp"]) * 9 + how["lc"]
    return lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[how]).decompress(packed[5:])


@pytest.mark.skipif(
    shutil.which("makensis") is None, reason="the compiler of the installer, makensis, is not installed"
)
def test_the_installer_compiles_without_a_warning(
    payload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    icons.make(tmp_path / "icons")
    monkeypatch.setattr(windows, "ICONS", tmp_path / "icons")
    made = windows.make_installer(payload, tmp_path / "dist" / windows.installer().name)
    assert made.read_bytes()[:2] == b"MZ"
    assert "warning" not in "".join(capfd.readouterr()).lower()
    told = unpacked(made.read_bytes())
    for word in ("installer_is_open", "installer_failed", "case_title"):
        for said in product.WORDS[word].values():
            said = said.replace("${TITLE}", product.TITLE).partition("$INSTDIR")[0]
            assert said.encode("utf-16-le") in told
    (payload / windows.PROGRAM).unlink()
    shutil.rmtree(payload)
    with pytest.raises(subprocess.CalledProcessError):
        windows.make_installer(payload, made)


def test_the_installer_asks_for_no_administrator_and_removes_what_it_writes() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    install, uninstall = script.split('Section "Uninstall"')
    assert "RequestExecutionLevel user" in install
    assert "HKLM" not in script
    assert "HKCR" not in script
    assert 'HKCU "${UNINSTALL_KEY}"' in install
    assert 'DeleteRegKey HKCU "${UNINSTALL_KEY}"' in uninstall
    assert "!insertmacro EachKind Associate" in install
    assert "!insertmacro EachKind Dissociate" in uninstall
    assert install.count('DeleteRegKey HKCU "${CLASSES}\\${ID}"') == 1
    for name in ("bridgecase.ico", "LICENSE.txt", "${UNINSTALLER}", ".lnk"):
        assert name in install
    assert 'RMDir /r "$INSTDIR"' not in script  # a user's own files may lie there


def test_the_installer_is_told_of_every_kind_of_file() -> None:
    assert windows.each_kind().splitlines() == [
        "!macro EachKind DO",
        '  !insertmacro ${DO} ".bridgecase" "Bridgetable.Case" "$(case_title)"',
        '  !insertmacro ${DO} ".bridgeevening" "Bridgetable.SetList" "$(setlist_title)"',
        '  !insertmacro ${DO} ".bridgecases" "Bridgetable.Collection" "$(collection_title)"',
        "!macroend",
    ]


def test_the_installer_speaks_the_languages_of_the_program_english_where_the_system_has_another() -> None:
    lines = windows.spoken().splitlines()
    assert lines[0] == '!insertmacro MUI_LANGUAGE "English"'  # the first stands for all others
    assert set(windows.LANGUAGES) == set(languages())
    assert 'LangString case_title ${LANG_ITALIAN} "Caso di bridge"' in lines
    script = windows.SCRIPT.read_text(encoding="utf-8")
    said = set(re.findall(r"\$\((\w+)\)", script + windows.each_kind()))
    assert said == {"installer_is_open", "installer_failed", "case_title", "setlist_title", "collection_title"}
    for word in said:
        assert len([line for line in lines if line.startswith(f"LangString {word} ")]) == len(languages())
    for line in script.splitlines():
        assert "MessageBox" not in line or re.search(r'"\$\(\w+\)"', line), f"{line} speaks English only"


def test_the_zip_is_portable_and_the_same_each_time(payload: Path, tmp_path: Path) -> None:
    made = [windows.make_portable(payload, tmp_path / name) for name in ("a.zip", "b.zip")]
    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as packed:
        assert set(packed.namelist()) == {
            f"Bridgetable/{name}"
            for name in (
                windows.PROGRAM,
                windows.CONSOLE_PROGRAM,
                "_internal/PySide6/Qt6Core.dll",
                places.MARK,
                "LICENSE.txt",
            )
        }


def test_the_properties_of_the_executable_tell_the_version() -> None:
    resource = windows.version_resource()
    compile(resource, "version", "eval")
    assert f"StringStruct('ProductVersion', {product.version()!r})" in resource
    assert len(windows.version_of_four()) == 4


def test_windows_has_a_program_for_its_window_and_one_for_the_terminal() -> None:
    made = {options["name"]: options["console"] for options in frozen.executables(frozen.SHIPPED, "win32")}
    assert made == {"bridgetable": False, "bridgetable-console": True}
    assert [f"{name}.exe" for name in made] == [windows.PROGRAM, windows.CONSOLE_PROGRAM]
    assert [options["name"] for options in frozen.executables(frozen.SHIPPED, "linux")] == ["bridgetable"]


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """The environment of a Windows that has several tools to sign with, and a certificate."""
    for version in ("10.0.9600.1", "10.0.17763.0", "10.0.22621.0", "arm64"):
        for processor in ("x64", "x86"):
            tool = tmp_path / "Windows Kits" / "10" / "bin" / version / processor / "signtool.exe"
            tool.parent.mkdir(parents=True)
            tool.touch()
    return {"ProgramFiles(x86)": str(tmp_path), "BRIDGETABLE_WINDOWS_CERTIFICATE": "c.pfx"}


def test_files_are_signed_where_a_certificate_is_configured(machine: dict[str, str]) -> None:
    files = [Path("a.exe"), Path("b.exe")]
    signed = list(windows.signing(files, machine))
    assert [command[-1] for command in signed] == files
    del machine["BRIDGETABLE_WINDOWS_CERTIFICATE"]
    assert not list(windows.signing(files, machine))


def test_the_newest_tool_signs_by_its_full_path(machine: dict[str, str], tmp_path: Path) -> None:
    (command,) = windows.signing([Path("a.exe")], machine)
    assert command[0] == tmp_path / "Windows Kits" / "10" / "bin" / "10.0.22621.0" / "x64" / "signtool.exe"


def test_a_certificate_without_a_tool_is_told(machine: dict[str, str], tmp_path: Path) -> None:
    machine["ProgramFiles(x86)"] = str(tmp_path / "elsewhere")
    with pytest.raises(smoke.Failed, match="no signtool"):
        list(windows.signing([Path("a.exe")], machine))
