"""A release is refused for each thing that is not in order, and summed up when all is."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

import product
import release

CHANGES = "# What is new\n\n## 0.1.0, 2026-11-22\n\n- **Law, 2017**: 45C2.\n\n## 0.0.9, 2026-01-01\n\n- Older.\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one commit that is ready to be released, and a build that makes one file."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    changes = tmp_path / "resources" / "help" / "changes.md"
    changes.parent.mkdir(parents=True)
    changes.write_text(CHANGES, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist/\n", encoding="utf-8")
    for name, value in (("ROOT", tmp_path), ("DIST", tmp_path / "dist"), ("CHANGES", changes)):
        monkeypatch.setattr(product, name, value)
    monkeypatch.setattr(product, "version", lambda: "0.1.0")
    release.git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


@pytest.fixture
def commands(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were run; the build makes a package."""
    typed: list[str] = []

    def call(command: list[str], cwd: Path) -> int:
        typed.append(" ".join(command[1:]))
        (cwd / "dist").mkdir(exist_ok=True)
        (cwd / "dist" / "bridgetable.deb").write_bytes(b"package")
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    return typed


def commit(root: Path) -> None:
    """Commit everything there is."""
    release.git(root, "add", "-A")
    who = ("-c", "user.name=n", "-c", "user.email=e@example.org")
    release.git(root, *who, "commit", "-q", "--allow-empty", "-m", "change")


def test_a_release_tests_builds_and_sums_up(
    project: Path, commands: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "dist").mkdir()
    (project / "dist" / "bridgetable-0.0.9.deb").touch()
    assert release.main([]) == 0
    assert commands == ["packaging/start.py test", "packaging/build.py"]
    line = f"{hashlib.sha256(b'package').hexdigest()}  bridgetable.deb\n"
    assert (project / "dist" / "SHA256SUMS").read_text(encoding="utf-8") == line  # and nothing of an older version
    assert "packaging/README.md" in capsys.readouterr().out


def test_a_changed_file_is_in_the_way(project: Path, commands: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    (project / "new.py").touch()
    assert release.main([]) == 1
    assert "new.py" in capsys.readouterr().err
    assert commands == []


@pytest.mark.parametrize(
    "text", ["", "# What is new\n", "## 0.1.0\n\n- Undated.\n", "## 0.1.0, 2026-11-22\n\n## 0.0.9"]
)
def test_a_version_without_an_entry_is_not_released(
    project: Path, commands: list[str], capsys: pytest.CaptureFixture[str], text: str
) -> None:
    product.CHANGES.write_text(text, encoding="utf-8")
    commit(project)
    assert release.main([]) == 1
    assert "no entry for 0.1.0" in capsys.readouterr().err


def test_a_version_is_released_from_one_commit(
    project: Path, commands: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    release.git(project, "tag", "v0.1.0")
    assert release.main([]) == 0
    commit(project)
    assert release.main([]) == 1
    assert "v0.1.0 was released from another commit" in capsys.readouterr().err


def test_failing_tests_are_in_the_way(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(subprocess, "call", lambda command, cwd: int("test" in command))
    assert release.main([]) == 1
    assert "packaging/start.py test" in capsys.readouterr().err
    assert not (project / "dist").exists()


def test_what_was_collected_from_every_system_is_summed_up(project: Path, commands: list[str]) -> None:
    assert release.main(["--checksums"]) == 1
    for name in ("b.dmg", "a.exe"):
        (project / "dist").mkdir(exist_ok=True)
        (project / "dist" / name).write_bytes(name.encode())
    assert release.main(["--checksums"]) == 0
    told = (project / "dist" / "SHA256SUMS").read_text(encoding="utf-8")
    assert [line.split("  ")[1] for line in told.splitlines()] == ["a.exe", "b.dmg"]
    assert commands == []


def test_the_version_of_this_project_has_its_entry() -> None:
    assert release.entry(product.CHANGES, product.version())
