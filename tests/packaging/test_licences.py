"""The list of what is bundled: nothing is left out, each part has its version and the text of its licence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

import licences
import product
import solver
from bridgetable.ui.shell.about import AboutDialog

FILES = (
    "base_library.zip",
    "libpython3.11.so.1.0",
    "python3.11/lib-dynload/math.so",
    "PySide6/QtGui.abi3.so",
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "shiboken6/Shiboken.abi3.so",
    "libxcb-cursor.so.0",
    "bridgetable/resources/fonts/BridgetableSans-Regular.otf",
    "bridgetable/resources/solver/libdds.so",
    "bridgetable/resources/help/start.md",
)


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen folder as it looks on Linux, with a build that knows its versions."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    real: Callable[[str], str] = metadata.version
    monkeypatch.setattr(metadata, "version", lambda name: "6.0" if name == "pyinstaller" else real(name))
    return tmp_path


def version_of_endplay() -> str:
    return solver.requirement().partition("==")[2]


def test_everything_bundled_stands_in_the_list_with_its_version(inside: Path) -> None:
    licences.write(inside)
    told = (inside / licences.OWN_PLACE / "bundled.md").read_text(encoding="utf-8")
    pyside = metadata.version("PySide6-Essentials")
    assert f"| Bridgetable | {product.version()} | MIT |" in told
    assert "| Bridgetable Sans, made from Inter | that of Bridgetable | OFL-1.1 |" in told
    assert "SIL OPEN FONT LICENSE" in (inside / licences.OWN_PLACE / "OFL-1.1.txt").read_text(encoding="utf-8")
    assert f"| Qt | {pyside} | LGPL-3.0-only |" in told
    for name in (
        "Python",
        "PyInstaller's starter",
        "pypdf",
        "TOML Kit",
        "PCRE2 and its compiler sljit",
        "libxcb-cursor",
    ):
        assert f"| {name} | " in told
    assert "| DDS, the double dummy solver of Bo Haglund and Soren Hein | that of endplay | Apache-2.0 |" in told
    assert f"| endplay, of which only the library DDS is taken | {version_of_endplay()} | MIT |" in told
    assert "bzip2" not in told  # not bundled here
    assert "FreeType" not in told  # Qt takes that of a Linux system
    assert "libmpdec" not in told  # inside a part of Python that is not there
    for component in licences.components():
        texts = {path.stem for path in licences.TEXTS.glob("*.txt")}
        assert set(component.text) <= {"Python", "pypdf", "OFL-1.1"} | texts


def test_a_file_nobody_accounts_for_stops_the_build(inside: Path) -> None:
    (inside / "libstranger.so.1").touch()
    with pytest.raises(LookupError, match=r"libstranger\.so\.1"):
        licences.write(inside)


def test_what_is_compiled_into_a_file_is_listed_with_it(inside: Path) -> None:
    for name in ("PySide6/Qt6Gui.dll", "_decimal.pyd"):
        (inside / name).touch()
    licences.write(inside)
    told = (inside / licences.OWN_PLACE / "bundled.md").read_text(encoding="utf-8")
    assert "| FreeType | that of Qt | FTL |" in told
    assert "| libmpdec | that of Python | BSD-2-Clause |" in told


def test_each_text_is_used_and_each_version_can_be_told() -> None:
    used = {name for component in licences.components() for name in component.text}
    assert {path.stem for path in licences.TEXTS.glob("*.txt")} <= used
    assert {component.version.partition(" ")[0] for component in licences.components()} <= {
        "program",
        "python",
        "distribution",
        "pinned",
        "debian",
        "inside",
    }


def test_what_ships_is_pinned_and_listed() -> None:
    listed = {component.version for component in licences.components()}
    for need in product.project()["dependencies"]:
        assert f"distribution {need.partition('>')[0]}" in listed


def test_the_list_is_read_in_the_window(qtbot: QtBot, inside: Path) -> None:
    licences.write(inside)
    dialog = AboutDialog(folder=inside / licences.OWN_PLACE)
    qtbot.addWidget(dialog)
    assert "PCRE2" in dialog.text.toPlainText()
    dialog._follow(QUrl("LGPL-3.0.txt"))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in dialog.text.toPlainText()
    dialog._follow(QUrl("https://doc.qt.io/qt-6/licenses-used-in-qt.html"))
    dialog.back.click()
    assert "PCRE2" in dialog.text.toPlainText()


def test_from_source_the_window_tells_what_is_installed_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = AboutDialog(folder=tmp_path)
    qtbot.addWidget(dialog)
    assert "LGPL" in dialog.text.toPlainText()
    assert "pypdf" in dialog.text.toPlainText()
