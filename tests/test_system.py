"""What is said to be missing of a Linux system, and what to type for it."""

from __future__ import annotations

import ctypes
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import bridgetable
from bridgetable import system

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """A Linux without a screen on which the libraries in this set do not load."""
    lacking: set[str] = set()

    def load(library: str) -> None:
        if library in lacking:
            raise OSError(f"{library}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    return lacking


def on(monkeypatch: pytest.MonkeyPatch, **release: str) -> None:
    """Let this machine be a Linux that calls itself so."""
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: release)


def test_what_is_there_is_not_missing(linux: set[str]) -> None:
    assert system.missing_libraries() == []
    linux.update({"libGL.so.1", "libglib-2.0.so.0"})
    assert system.missing_libraries() == ["libglib-2.0.so.0", "libGL.so.1"]


@pytest.mark.parametrize(
    ("environ", "lacking", "missing"),
    [
        ({}, {"libxcb-cursor.so.0", "libwayland-client.so.0"}, []),  # nothing is shown: the self-test draws unseen
        ({"DISPLAY": ":0"}, {"libxcb-cursor.so.0", "libwayland-client.so.0"}, ["libxcb-cursor.so.0"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, {"libwayland-client.so.0"}, ["libwayland-client.so.0"]),
        ({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, {"libxcb-cursor.so.0"}, []),
        ({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, {"libwayland-client.so.0"}, []),
        (
            {"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"},
            {"libxcb-cursor.so.0", "libwayland-client.so.0"},
            ["libxcb-cursor.so.0"],
        ),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, {"libxcb-cursor.so.0"}, []),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, {"libxcb-cursor.so.0"}, []),
        ({"QT_QPA_PLATFORM": "xcb"}, {"libxcb-cursor.so.0"}, ["libxcb-cursor.so.0"]),
        ({"QT_QPA_PLATFORM": "wayland-egl"}, {"libwayland-cursor.so.0"}, ["libwayland-cursor.so.0"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, {"libwayland-cursor.so.0"}, []),
    ],
)
def test_one_kind_of_screen_is_enough(
    linux: set[str],
    monkeypatch: pytest.MonkeyPatch,
    environ: dict[str, str],
    lacking: set[str],
    missing: list[str],
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    linux.update(lacking)
    assert system.missing_libraries() == missing


@pytest.mark.parametrize("name", ["win32", "darwin"])
def test_nothing_is_looked_for_elsewhere(linux: set[str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    linux.update(system.PACKAGES)
    monkeypatch.setattr(sys, "platform", name)
    assert system.missing_libraries() == []


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    ("release", "first"),
    [
        ({"ID": "debian"}, "Debian"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "Debian"),
        ({"ID": "fedora"}, "Fedora"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, "Fedora"),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, "Arch"),
        ({"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse"}, "openSUSE"),
        ({"ID": "unheard-of"}, "Debian"),
    ],
)
def test_what_to_type_here_stands_first_and_the_others_beside_it(
    monkeypatch: pytest.MonkeyPatch, release: dict[str, str], first: str
) -> None:
    on(monkeypatch, **release)
    said = system.what_to_install(["libxcb-cursor.so.0"]).splitlines()
    assert said[0].startswith(first)
    assert [line for line in said if line.startswith(" ")] == sorted(
        [
            "    sudo apt-get update",
            "    sudo apt-get install libxcb-cursor0",
            "    sudo dnf install xcb-util-cursor",
            "    sudo pacman -S --needed xcb-util-cursor",
            "    sudo zypper install libxcb-cursor0",
        ],
        key=said.index,
    )
    assert said.index("    sudo apt-get update") + 1 == said.index("    sudo apt-get install libxcb-cursor0")


@pytest.mark.usefixtures("linux")
def test_root_types_no_sudo_and_a_system_without_a_name_is_told_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def nameless() -> dict[str, str]:
        raise OSError("no os-release")

    monkeypatch.setattr(platform, "freedesktop_os_release", nameless)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    said = system.what_to_install(["libGL.so.1", "libEGL.so.1"])
    assert "    apt-get install libegl1 libgl1\n" in said
    assert "sudo" not in said


def test_a_package_is_named_once_and_a_library_nobody_knows_not_at_all() -> None:
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libunheard.so.1"]
    assert system.debian_packages(libraries) == ["libegl1", "libglib2.0-0"]


def test_it_needs_nothing_but_python() -> None:
    """`packaging/start.py` asks it before anything is installed."""
    code = "from bridgetable import system; print(system.debian_packages(system.missing_libraries()))"
    folder = str(Path(bridgetable.__file__).parents[1])
    subprocess.run([sys.executable, "-I", "-S", "-c", f"import sys; sys.path[:0] = [{folder!r}]; {code}"], check=True)
