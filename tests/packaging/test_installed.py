"""`packaging/installed.py`: how it is judged what the package did on a bare Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build
import installed
import product
import smoke


def test_what_was_expected_passes_with_the_lines_that_are_always_allowed() -> None:
    installed.compare(["This plugin does not support propagateSizeHints()", *installed.expected()])


@pytest.mark.parametrize("line", ["network: 0", "opened by a double click: yes", "./seen.png"])
def test_a_line_that_is_missing_fails(line: str) -> None:
    with pytest.raises(smoke.Failed, match="on a bare Debian"):
        installed.compare([each for each in installed.expected() if each != line])


def test_a_line_nobody_announced_fails() -> None:
    with pytest.raises(smoke.Failed, match="could not load"):
        installed.compare([*installed.expected(), "qt.qpa.plugin: could not load"])


def test_what_the_system_changes_by_itself_is_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("usr/lib/bridgetable/left", "home/player/own", "var/cache/other", "var/lib/dpkg/status"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(installed, "ROOT", tmp_path)
    left = {"usr/lib/bridgetable", "usr/lib/bridgetable/left"}
    assert installed.files() == {"usr", "usr/lib", "var", "var/lib", *left}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")
def test_the_older_package_differs_in_its_version_and_by_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    control = tmp_path / "tree" / "DEBIAN" / "control"
    control.parent.mkdir(parents=True)
    control.parent.chmod(0o755)  # dpkg-deb refuses the mode that a stricter umask gives
    fields = (
        "Package: bridgetable",
        f"Version: {product.version()}",
        "Architecture: all",
        "Maintainer: a <a@b.invalid>",
    )
    control.write_text("\n".join([*fields, "Description: a table", ""]), encoding="utf-8")
    (tmp_path / "tree" / "usr" / "lib" / "bridgetable").mkdir(parents=True)
    subprocess.run(["dpkg-deb", "--build", control.parents[1], tmp_path / "new.deb"], check=True, capture_output=True)
    monkeypatch.setattr(product, "BUILD", tmp_path)
    made = installed.older(tmp_path / "new.deb")
    told = [
        subprocess.run(["dpkg-deb", *ask], check=True, capture_output=True, text=True, encoding="utf-8").stdout
        for ask in (("--field", made, "Version"), ("--contents", made))
    ]
    assert told[0] == f"{installed.OLDER}\n"
    assert str(installed.LEFTOVER) in told[1]


def test_where_it_cannot_be_tried_the_build_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    build.try_installed()
    assert "not tried on a bare Debian: only root" in capsys.readouterr().out
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda _tool: None)
    assert installed.why_not() == "debootstrap, chroot, unshare not found"
