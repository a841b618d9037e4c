"""What the build looks for before it begins, and the line it gives for what is missing."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import build
import product
import starting
import tools
from bridgetable import system
from tools import Lacking


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A Debian on which there is nothing but Python, with the source in an archive of its own."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    monkeypatch.setattr(starting, "lacks_venv", lambda: True)
    monkeypatch.setattr(system, "not_loading", list)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _name: "libpython3.11.so.1.0")
    monkeypatch.setattr(sys, "version_info", (3, 11, 2))
    monkeypatch.setattr(product, "ROOT", tmp_path)


@pytest.mark.usefixtures("bare")
def test_on_a_bare_debian_everything_is_named_at_once() -> None:
    stages = [name for name in build.stages_of("linux") if name not in build.ONLY_NAMED]
    lacking = tools.missing(stages, {})
    packages = {each.brought_by for each in lacking}
    assert packages >= {"binutils", "xz-utils", "desktop-file-utils", "appstream", "dpkg-dev", "lintian"}
    assert packages >= {"libpython3.11", starting.venv_package(), "libegl1", "libxcb-cursor0"}
    assert "git" not in packages
    assert Lacking("objdump", "binutils") in lacking


@pytest.mark.usefixtures("bare")
def test_only_what_the_named_stages_call_is_wanted(tmp_path: Path) -> None:
    venv = starting.venv_package()
    drawing = {names.debian for names in system.FOR_ANY_SCREEN.values()}
    assert {each.brought_by for each in tools.missing(["wheel"], {})} == {venv, *drawing}
    assert {each.what for each in tools.missing(["tarball"], {})} - set(system.PACKAGES) == {
        "xz",
        "desktop-file-validate",
        "appstreamcli",
        "ensurepip",
    }
    (tmp_path / ".git").mkdir()
    assert Lacking("git", "git") in tools.missing(["wheel"], {})
    assert Lacking("lintian", "lintian") in tools.missing(["twice"], {})


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("platform", "stages", "environ", "lacking"),
    [
        ("win32", ["frozen", "installer"], {}, [Lacking("makensis", "NSIS")]),
        ("win32", ["portable"], {"BRIDGETABLE_WINDOWS_CERTIFICATE": "a"}, [Lacking("signtool", "the Windows SDK")]),
        ("darwin", ["frozen", "image"], {}, [Lacking("codesign", "the tools that xcode-select --install brings")]),
        ("sunos5", ["wheel"], {}, []),
    ],
)
def test_what_other_systems_need(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    stages: list[str],
    environ: dict[str, str],
    lacking: list[Lacking],
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert tools.missing(stages, environ) == lacking
    if lacking:
        assert tools.told(lacking).startswith(f"The build needs what is not here: {lacking[0].what}. Install the ") or (
            lacking[0].brought_by == "NSIS"
        )


def test_one_line_brings_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    lacking = [Lacking("strip", "binutils"), Lacking("objdump", "binutils"), Lacking("xz", "xz-utils")]
    assert tools.told(lacking).splitlines() == [
        "The build needs what is not here: strip, objdump, xz.",
        "On Debian and Ubuntu this brings it; then start again:",
        "  apt-get update && apt-get install binutils xz-utils",
    ]
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    assert tools.told(lacking).endswith("  sudo apt-get update && sudo apt-get install binutils xz-utils")


def test_every_program_that_a_stage_calls_has_something_that_brings_it() -> None:
    called = {program for programs in tools.CALLED.values() for program in programs} | tools.TO_SIGN.keys()
    brought = {program for programs in tools.BROUGHT_BY.values() for program in programs}
    assert called == brought
    stages = {name for platform in tools.BROUGHT_BY for name in build.stages_of(platform)}
    assert tools.CALLED.keys() <= stages


def test_the_documents_and_the_workflow_name_the_packages_of_debian() -> None:
    packages = set(tools.BROUGHT_BY["linux"].values()) - {"dpkg", "dpkg-dev", "git", "binutils", "xz-utils"}
    workflow = (product.ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert packages <= set(re.findall(r"[\w.-]+", workflow))
    told = (product.ROOT / "packaging" / "README.md").read_text(encoding="utf-8")
    assert {*tools.BROUGHT_BY["linux"].values(), "xvfb"} <= set(re.findall(r"[\w.-]+", told))
