"""What Qt loads from a Linux system: which of it is missing here, and what brings it on each kind of Linux.

Nothing but Python's own library is used, so that `packaging/start.py` and `packaging/build.py` may ask this file before
anything is installed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping

from bridgetable.named import NamedTuple


class Names(NamedTuple):
    """What the packages are called that bring one library."""

    debian: str
    fedora: str
    arch: str
    suse: str


FOR_ANY_SCREEN = {
    "libglib-2.0.so.0": Names("libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    "libgthread-2.0.so.0": Names("libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    "libdbus-1.so.3": Names("libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    "libfontconfig.so.1": Names("libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    "libfreetype.so.6": Names("libfreetype6", "freetype", "freetype2", "libfreetype6"),
    "libEGL.so.1": Names("libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    "libGL.so.1": Names("libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    "libX11.so.6": Names("libx11-6", "libX11", "libx11", "libX11-6"),
    "libxkbcommon.so.0": Names("libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
}
"""Libraries Qt cannot draw without, wherever it draws to."""

FOR_X = {
    "libX11-xcb.so.1": Names("libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    "libxkbcommon-x11.so.0": Names("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"),
    "libxcb.so.1": Names("libxcb1", "libxcb", "libxcb", "libxcb1"),
    "libxcb-cursor.so.0": Names("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    "libxcb-icccm.so.4": Names("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    "libxcb-image.so.0": Names("libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0"),
    "libxcb-keysyms.so.1": Names("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    "libxcb-randr.so.0": Names("libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    "libxcb-render.so.0": Names("libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
    "libxcb-render-util.so.0": Names(
        "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil", "libxcb-render-util0"
    ),
    "libxcb-shape.so.0": Names("libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    "libxcb-shm.so.0": Names("libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
    "libxcb-sync.so.1": Names("libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    "libxcb-util.so.1": Names("libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
    "libxcb-xfixes.so.0": Names("libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
    "libxcb-xkb.so.1": Names("libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
}
"""What it takes for a window on a screen of X. Where one is missing, Qt ends the program without a word to it."""

FOR_WAYLAND = {
    "libwayland-client.so.0": Names("libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"),
    "libwayland-cursor.so.0": Names("libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"),
}
"""What it takes for a window under Wayland."""

PACKAGES: Mapping[str, Names] = {**FOR_ANY_SCREEN, **FOR_X, **FOR_WAYLAND}


class Family(NamedTuple):
    """A kind of Linux: how it calls itself in `os-release`, and what its users type."""

    title: str
    ids: frozenset[str]
    column: str
    commands: tuple[str, ...]


FAMILIES = (
    Family(
        "Debian, Ubuntu, Linux Mint",
        frozenset({"debian", "ubuntu"}),
        "debian",
        ("apt-get update", "apt-get install {packages}"),
    ),
    Family("Fedora", frozenset({"fedora", "rhel"}), "fedora", ("dnf install {packages}",)),
    Family("Arch Linux, Manjaro", frozenset({"arch"}), "arch", ("pacman -S --needed {packages}",)),
    Family("openSUSE", frozenset({"suse", "opensuse"}), "suse", ("zypper install {packages}",)),
)


def missing_libraries() -> list[str]:
    """The libraries that Qt needs for the screen of this user, and that do not load; none but on Linux."""
    if sys.platform == "linux":
        return not_loading(FOR_ANY_SCREEN) + missing_for_the_screen()
    else:
        return []


def missing_for_the_screen() -> list[str]:
    """Those of them without which Qt, once it is loaded, ends the program; nothing where no screen is seen."""
    if sys.platform == "linux":
        screens = [not_loading(libraries) for libraries in _screens(os.environ)]
        return screens[-1] if screens and all(screens) else []
    else:
        return []


def _screens(environ: Mapping[str, str]) -> list[Mapping[str, Names]]:
    """What Qt loads for the screens it would try in turn, of which one is enough; nothing for one that is not seen."""
    named = environ.get("QT_QPA_PLATFORM")
    if named:
        kinds = [kind.partition(":")[0] for kind in named.split(";")]
    else:
        kinds = ["wayland"] if environ.get("WAYLAND_DISPLAY") else []
        kinds += ["xcb"] if environ.get("DISPLAY") else []
    needed: dict[str, Mapping[str, Names]] = {"xcb": FOR_X, "wayland": FOR_WAYLAND}
    return [needed.get(kind.partition("-")[0], {}) for kind in kinds]


def not_loading(libraries: Iterable[str]) -> list[str]:
    """Those of these libraries that are not here, or that do not load."""
    return [library for library in libraries if not _loads(library)]


def _loads(library: str) -> bool:
    """Whether the system's loader, or the frozen program, has this library."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def debian_packages(libraries: Iterable[str]) -> list[str]:
    """The packages of Debian and Ubuntu that bring these libraries.

    >>> debian_packages(["libEGL.so.1"])
    ['libegl1']
    """
    return _packages(libraries, "debian")


def what_to_install(libraries: Iterable[str]) -> str:
    """What to type for these libraries on each kind of Linux, the one of this machine first."""
    wanted, sudo = list(libraries), "" if is_root() else "sudo "
    lines = []
    for family in sorted(FAMILIES, key=lambda family: family.ids.isdisjoint(_ids())):
        packages = " ".join(_packages(wanted, family.column))
        lines.append(f"{family.title}:")
        lines += [f"    {sudo}{command.format(packages=packages)}" for command in family.commands]
    return "\n".join(lines)


def _packages(libraries: Iterable[str], column: str) -> list[str]:
    return sorted({getattr(PACKAGES[library], column) for library in libraries if library in PACKAGES})


def _ids() -> set[str]:
    """How this Linux calls itself, and what it descends from."""
    import platform

    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return set()
    return {release["ID"], *release.get("ID_LIKE", "").split()}


def is_root() -> bool:
    """Whether whoever types is root already, as in a container, where there is often no `sudo`."""
    return sys.platform != "win32" and os.geteuid() == 0
