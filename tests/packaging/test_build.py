"""`packaging/build.py` and its modules: what they decide, without building anything."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import bridgetable
import build
import frozen
import product
import smoke
import tools
from bridgetable.evening import set_list
from bridgetable.ui.files.files import COLLECTION, SUFFIX


def test_what_packages_say_is_what_the_program_says() -> None:
    assert product.version() == bridgetable.__version__
    assert [kind.suffix for kind in product.FILE_KINDS] == [SUFFIX, set_list.SUFFIX, COLLECTION]
    assert product.licence() == "MIT AND OFL-1.1"  # the program, and its typeface
    assert product.description().startswith("A bridge table")
    assert 1_700_000_000 < product.commit_time() < 5_000_000_000


def test_a_source_without_a_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bridgetable").mkdir()
    (tmp_path / "bridgetable" / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(product, "ROOT", tmp_path)
    product.version.cache_clear()
    with pytest.raises(ValueError, match="names no version"):
        product.version()
    product.version.cache_clear()


def test_outside_a_checkout_the_archive_tells_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(product, "ROOT", tmp_path)
    product.commit_time.cache_clear()
    assert product.commit_time() == int((tmp_path / "pyproject.toml").stat().st_mtime)
    product.commit_time.cache_clear()


def test_every_tool_of_the_build_has_one_version() -> None:
    extra = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]["package"]
    assert all(re.fullmatch(r"[\w-]+==[\d.]+(; .*)?", need) for need in extra)
    assert [need.partition("=")[0] for need in extra if build.shipped(need)] == [
        "PySide6-Essentials",
        "pypdf",
        "tomlkit",
        "fsrs",
    ]


@pytest.mark.parametrize(
    ("name", "ships"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libicudata.so.73", True),
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/libpyside6.abi3.so.6.11", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("libpython3.11.so.1.0", True),
        ("libxcb-cursor.so.0", True),
        ("python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so", True),
        ("bridgetable/resources/laws/law45.toml", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/translations/qtbase_it.qm", True),
        ("PySide6/Qt/translations/qt_it.qm", False),
        ("libX11.so.6", False),
        ("libxcb.so.1", False),
        ("libstdc++.so.6", False),
        ("libQt6Core.so.6", False),
    ],
)
def test_which_files_ship_on_linux(name: str, ships: bool) -> None:
    assert frozen.ships(name, "linux") is ships


@pytest.mark.parametrize(
    ("name", "ships"),
    [
        (r"PySide6\Qt6Core.dll", True),
        (r"PySide6\QtCore.pyd", True),
        (r"PySide6\plugins\platforms\qwindows.dll", True),
        (r"python311.dll", True),
        (r"PySide6\Qt6Network.dll", False),
        (r"PySide6\plugins\platforms\qdirect2d.dll", False),
        (r"PySide6\translations\qt_de.qm", False),
    ],
)
def test_which_files_ship_on_windows(name: str, ships: bool) -> None:
    assert frozen.ships(name, "win32") is ships


@pytest.mark.parametrize(
    ("name", "ships"),
    [
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/QtGui.abi3.so", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
    ],
)
def test_which_files_ship_on_macos(name: str, ships: bool) -> None:
    assert frozen.ships(name, "darwin") is ships


def test_the_laws_are_frozen_though_nothing_names_them() -> None:
    assert "bridgetable.laws.law50_penalty_card" in frozen.law_modules()
    assert all(name.startswith("bridgetable.laws.law") for name in frozen.law_modules())


def test_only_the_program_brings_resources() -> None:
    assert frozen.data_files(frozen.BARE) == []
    places = [place for _, place in frozen.data_files(frozen.SHIPPED)]
    assert places == ["bridgetable/resources", "bridgetable/resources/solver"]


MADE_FROM = ("languages/it/shell.ftl", "languages/it/cases/law45.toml", "languages/glossary.toml")
"""Resources of which the program reads only what is made of them."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The inside of a frozen folder with nothing amiss, of a project with two resources."""
    ours, inside = tmp_path / "project", tmp_path / "_internal"
    for name in ("laws/law45.toml", "help/start.md", *MADE_FROM):
        file = ours / "resources" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    shutil.copytree(ours / "resources", inside / "bridgetable" / "resources")
    for name in MADE_FROM:
        (inside / "bridgetable" / "resources" / name).unlink()
    shutil.copyfile(product.ROOT / "pyproject.toml", ours / "pyproject.toml")
    (inside / "bridgetable" / "resources" / "solver").mkdir()
    (inside / "bridgetable" / "resources" / "solver" / "libdds.so").touch()
    for plugin in frozen.NEEDED_PLUGINS["linux"]:
        file = inside / "PySide6" / "Qt" / "plugins" / plugin
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    monkeypatch.setattr(product, "ROOT", ours)
    return inside


def test_a_complete_folder_has_no_faults(folder: Path) -> None:
    assert list(frozen.faults(folder, "linux")) == []
    build.refuse(frozen.faults(folder, "linux"))


def test_a_missing_resource_is_a_fault(folder: Path) -> None:
    (folder / "bridgetable/resources/laws/law45.toml").unlink()
    assert list(frozen.faults(folder, "linux")) == ["resources/laws/law45.toml is missing"]
    with pytest.raises(build.Wrong, match=r"law45\.toml is missing"):
        build.refuse(frozen.faults(folder, "linux"))


@pytest.mark.parametrize("name", MADE_FROM)
def test_what_resources_are_made_from_does_not_ship(folder: Path, name: str) -> None:
    (folder / "bridgetable/resources" / name).write_text(name, encoding="utf-8")
    assert list(frozen.faults(folder, "linux")) == [f"bridgetable/resources/{name} does not belong in the package"]


def test_what_the_program_reads_of_a_language_ships() -> None:
    folder = product.ROOT / "resources" / "languages"
    left_out = {name for name in frozen.files_of(folder) if product.left_out(f"resources/languages/{name}")}
    sources = {name for name in frozen.files_of(folder) if name.endswith(".ftl") or "/cases/" in name}
    assert left_out == {*sources, "glossary.toml"}
    for source in sources:  # what is made of each is there
        made = f"{source.partition('/')[0]}/cases.json" if "/cases/" in source else source.replace(".ftl", ".json")
        assert (folder / made).is_file()


def test_the_languages_make_a_package_little_larger(tmp_path: Path) -> None:
    folder, packed = product.ROOT / "resources" / "languages", tmp_path / "languages.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for name in frozen.files_of(folder):
            if not (name.startswith("en/") or product.left_out(f"resources/languages/{name}")):
                into.write(folder / name, name)
    assert 0.1e6 < packed.stat().st_size < 1.5e6


def test_a_missing_solver_is_a_fault(folder: Path) -> None:
    (folder / "bridgetable/resources/solver/libdds.so").unlink()
    assert list(frozen.faults(folder, "linux")) == ["the library of the solver is missing"]


def test_a_resource_of_another_version_is_a_fault(folder: Path) -> None:
    (folder / "bridgetable/resources/help/start.md").write_text("of last year", encoding="utf-8")
    assert list(frozen.faults(folder, "linux")) == ["resources/help/start.md is not the one of this commit"]


def test_a_missing_plugin_is_a_fault(folder: Path) -> None:
    (folder / "PySide6/Qt/plugins/platforms/libqxcb.so").unlink()
    assert list(frozen.faults(folder, "linux")) == ["the Qt plugin platforms/libqxcb.so is missing"]


@pytest.mark.parametrize(
    "name",
    ["PySide6/Qt/lib/libQt6Quick.so.6", "pytest/__init__.pyc", "pypdf/tests/a.pyc", "PySide6/x.pyi", "pip/a.pyc"],
)
def test_what_does_not_belong_is_a_fault(folder: Path, name: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).touch()
    assert list(frozen.faults(folder, "linux")) == [f"{name} does not belong in the package"]


@pytest.mark.parametrize("name", ["unittest", "pypdf.tests.helpers", "ssl", "PySide6.QtNetwork", "PyInstaller.compat"])
def test_a_module_that_does_not_belong_is_a_fault(name: str) -> None:
    assert list(frozen.strangers([*frozen.own_modules(), name])) == [
        f"the module {name} does not belong in the package"
    ]


@pytest.mark.parametrize("name", ["bridgetable.ui.show", "bridgetable.collection.packed"])
def test_a_module_of_the_program_that_is_missing_is_a_fault(name: str) -> None:
    assert list(frozen.strangers(frozen.own_modules() - {name})) == [f"the module {name} is missing"]


def test_what_the_program_imports_has_to_ship() -> None:
    told = """
This file lists modules PyInstaller was not able to find.

missing module named msvcrt - imported by subprocess (optional), bridgetable.file_lock (conditional)
excluded module named ssl - imported by bridgetable.a (delayed), urllib.request (optional), bridgetable.b (top-level)
missing module named 'org.python' - imported by copy (optional)
missing module named lists - imported by other_bridgetable.a (delayed)
"""
    assert list(frozen.unshipped_imports(told)) == [
        "bridgetable.a imports ssl, which does not ship",
        "bridgetable.b imports ssl, which does not ship",
    ]


def test_an_executable_whose_modules_cannot_be_listed_is_a_fault() -> None:
    assert "the module bridgetable.judge is missing" in list(frozen.strangers([]))


# The smoke test, on programs that stand in for the real one


def stand_in(tmp_path: Path, **said: str) -> smoke.Command:
    """A program that behaves as the shipped one must, but for what `said` puts in the place of its own answers."""
    count = len(list((product.ROOT / "resources" / "cases").rglob("*.toml")))
    version = said.get("version", f"bridgetable {product.version()}")
    checked = said.get("checked", f"{count} passed, 0 failed")
    script = tmp_path / "stand_in.py"
    script.write_text(
        "import os, sys\n"
        "from pathlib import Path\n"
        f"if sys.argv[1] == '--version': print({version!r})\n"
        f"elif sys.argv[1] == 'check': print({checked!r})\n"
        "else:\n"
        f"    Path(sys.argv[-1]).write_bytes({said.get('picture', chr(0x89) + 'PNG').encode('latin-1')!r})\n"
        "    print('This plugin does not support propagateSizeHints()', file=sys.stderr)\n"
        f"    {said.get('more', 'pass')}\n",
        encoding="utf-8",
    )
    return [sys.executable, script]


def test_a_program_that_works_passes(tmp_path: Path) -> None:
    smoke.smoke(stand_in(tmp_path))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"version": "bridgetable 0.0.9"}, "and not version"),
        ({"checked": "12 passed, 0 failed"}, "12 passed"),
        ({"picture": "no picture"}, "drew no library.png"),
        ({"more": "print('qt.qpa.fonts: no fonts')"}, "qt.qpa.fonts: no fonts"),
        ({"more": "print('left over', file=sys.stderr)"}, "left over"),
        ({"more": "sys.exit(3)"}, "ended with 3"),
        ({"more": "(Path(os.environ['HOME']) / 'litter').touch()"}, "left litter in the user's folder"),
    ],
)
def test_a_program_that_does_not_fails(tmp_path: Path, said: dict[str, str], told: str) -> None:
    with pytest.raises(smoke.Failed, match=re.escape(told)):
        smoke.smoke(stand_in(tmp_path, **said))


def test_another_version_fails(tmp_path: Path) -> None:
    with pytest.raises(smoke.Failed, match=r"and not version 0\.0\.9"):
        smoke.smoke(stand_in(tmp_path), version="0.0.9")


def test_a_program_under_test_finds_no_network() -> None:
    lonely = smoke.without_network()
    if not lonely:
        pytest.skip("no command can be cut off from the network here")
    told = subprocess.run(
        [*lonely, "cat", "/proc/net/dev"], check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout
    assert [line.split(":")[0].strip() for line in told.splitlines()[2:]] == ["lo"]


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="xvfb-run is not installed")
def test_a_program_is_also_tested_on_a_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    smoke.on_x(stand_in(tmp_path, more="assert os.environ['DISPLAY']"))
    with pytest.raises(smoke.Failed, match="no screen"):
        smoke.on_x(stand_in(tmp_path, more="sys.exit('no screen')"))
    assert "xvfb-run" not in capsys.readouterr().out


def test_without_such_a_screen_the_build_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _tool: None)
    smoke.on_x(["nothing"])
    assert "no xvfb-run" in capsys.readouterr().out


def test_a_program_is_also_tested_in_a_window_of_macos(tmp_path: Path) -> None:
    by_the_system = "print('2026-05-01 12:00:00.000 bridgetable[7:1a2b] +[IMKClient subclass]: chosen')"
    smoke.on_mac(stand_in(tmp_path, more=f"{by_the_system}; assert os.environ['QT_QPA_PLATFORM'] == 'cocoa'"))
    with pytest.raises(smoke.Failed, match=r"7:1a2b"):
        smoke.on_mac(stand_in(tmp_path, more="print('bridgetable[7:1a2b] no time, so it is not the system')"))


def test_a_program_that_is_not_there_fails(tmp_path: Path) -> None:
    with pytest.raises(smoke.Failed, match="nowhere"):
        smoke.smoke([tmp_path / "nowhere"])


# The stages


@pytest.fixture
def all_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is missing on this machine, whatever the stages are."""
    monkeypatch.setattr(tools, "missing", lambda _stages: [])


@pytest.mark.usefixtures("all_tools")
def test_the_stages_run_in_order_until_one_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def wrong() -> None:
        raise build.Wrong("nothing fits")

    stages = {"one": lambda: done.append("one"), "two": wrong, "three": lambda: done.append("three")}
    monkeypatch.setattr(build, "stages_of", lambda _platform: stages)
    assert build.main([]) == 1
    assert "nothing fits" in capsys.readouterr().err
    assert build.main(["three"]) == 0
    assert done == ["one", "three"]
    assert "== done in 0 s: three 0\n" in capsys.readouterr().out


def test_what_is_missing_is_told_before_anything_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []
    stages = {"one": lambda: pytest.fail("this stage lacks its tool"), "installed": lambda: None}
    monkeypatch.setattr(build, "stages_of", lambda _platform: stages)

    def missing(names: list[str]) -> list[tools.Lacking]:
        asked.append(names)
        return [tools.Lacking("xz", "xz-utils")]

    monkeypatch.setattr(tools, "missing", missing)
    assert build.main([]) == 1
    assert asked == [["one"]]
    assert capsys.readouterr().err.startswith("The build needs what is not here: xz.\n")


def test_an_older_python_is_told_what_to_type(tmp_path: Path) -> None:
    script = product.ROOT / "packaging" / "build.py"
    code = (
        "import runpy, sys\n"
        f"sys.argv, sys.path[:0] = [{str(script)!r}], [{str(script.parent)!r}]\n"
        "sys.version_info = (3, 9, 2)\n"
        "runpy.run_path(sys.argv[0], run_name='__main__')\n"
    )
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("Bridgetable needs Python 3.11 or newer; this is Python ")
    assert "build.py" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.usefixtures("all_tools")
def test_a_tool_that_fails_ends_the_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        raise subprocess.CalledProcessError(7, ["xz", "-9"])

    monkeypatch.setattr(build, "stages_of", lambda _platform: {"one": fails})
    assert build.main([]) == 7
    assert "This did not work: xz -9" in capsys.readouterr().err


def test_the_source_is_started_from_any_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", build.in_source(product.ROOT), "--version"]
    ran = subprocess.run(
        command, cwd=tmp_path, check=True, capture_output=True, text=True, encoding="utf-8", timeout=60
    )
    assert ran.stdout.strip() == f"bridgetable {product.version()}"


def test_a_command_that_fails_is_told_without_its_password() -> None:
    environ = {"BRIDGETABLE_WINDOWS_PASSWORD": "secret", "OTHER_PASSWORD": "", "HOME": "sign"}
    assert build.without_secrets("signtool sign /p secret", environ) == "signtool sign /p …"
