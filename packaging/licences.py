"""The list of everything that is bundled with the program, with version and licence, and the texts of the licences.

    python3 packaging/licences.py FROZEN     the folder `_internal` of the frozen program, which gets the list

Runs with the Python of the build, whose libraries are the ones that are bundled. `Help → About` shows the list.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import metadata
from pathlib import Path

import product
import solver

COMPONENTS = Path(__file__).with_name("licences.toml")
TEXTS = COMPONENTS.with_suffix("")
TYPEFACE = product.ROOT / "resources" / "fonts" / "OFL.txt"
"""The licence of the typeface lies beside it, in whatever it is shipped with."""
OWN_PLACE = Path(product.NAME, "resources", "licences")
"""Where the program looks for the list, below the folder of what is bundled."""
HEAD = f"""# What {product.TITLE} is made of

{product.TITLE} is free software under the MIT licence. It comes with the parts below; each is under its own licence,
the text of which opens from the last column.

Qt, PySide6 and Shiboken6 are used under the GNU Lesser General Public License, version 3. They lie in libraries of
their own, which you may replace by others of the same interface, and nothing keeps you from finding out how the program
works with those. Their source is to be had at <https://download.qt.io/official_releases/>, that of the parts inside Qt
is named at <https://doc.qt.io/qt-6/licenses-used-in-qt.html>.

| part | version | licence | copyright | text |
|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Component:
    """Something that is bundled; see `licences.toml` for what its fields mean."""

    name: str
    licence: str
    copyright: str
    text: Sequence[str]
    version: str
    files: Sequence[str]
    within: Sequence[str] = ()

    def holds(self, file: str) -> bool:
        """Whether a bundled file, named from the folder and with slashes, is part of this."""
        return any(fnmatchcase(file, pattern) for pattern in self.files)

    def is_in(self, file: str) -> bool:
        """Whether a bundled file is part of this, or has this compiled into it."""
        return self.holds(file) or any(fnmatchcase(file, pattern) for pattern in self.within)


def components() -> list[Component]:
    """Everything that may be bundled, on whichever system."""
    table = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    return [Component(**entry) for entry in table["component"]]


def write(inside: Path) -> list[Path]:
    """Put the list and the texts into a frozen folder; raises `LookupError` for a file that belongs to no component."""
    files = [path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file()]
    strangers = unlisted(files)
    if strangers:
        raise LookupError("packaging/licences.toml does not say whose these are: " + ", ".join(strangers))
    there = [component for component in components() if is_there(component, files)]
    folder = inside / OWN_PLACE
    folder.mkdir(parents=True, exist_ok=True)
    for name in sorted({name for component in there for name in component.text}):
        (folder / f"{name}.txt").write_text(text(name), encoding="utf-8", newline="\n")
    (folder / "bundled.md").write_text(page(there), encoding="utf-8", newline="\n")
    return sorted(folder.iterdir())


def unlisted(files: Sequence[str]) -> list[str]:
    """The files that belong to no component."""
    known = components()
    return sorted(file for file in files if not any(component.holds(file) for component in known))


def is_there(component: Component, files: Sequence[str]) -> bool:
    """Whether a component is bundled here; one of which it is not said in which files always is."""
    return not (component.files or component.within) or any(component.is_in(file) for file in files)


def page(there: Sequence[Component]) -> str:
    """The list as a page to read."""
    return HEAD + "".join(_rows(there))


def _rows(there: Sequence[Component]) -> Iterator[str]:
    for component in there:
        texts = " ".join(f"[{name}]({name}.txt)" for name in component.text)
        cells = (component.name, version_of(component), component.licence, f"© {component.copyright}", texts)
        yield f"| {' | '.join(cells)} |\n"


def version_of(component: Component) -> str:
    """The version that is bundled; of a part inside another, the other tells it."""
    kind, _, name = component.version.partition(" ")
    match kind:
        case "program":
            return product.version()
        case "python":
            return platform.python_version()
        case "distribution":
            return metadata.version(name)
        case "pinned":
            return solver.requirement().removeprefix(f"{name}==")
        case "debian":
            return debian_version(name)
        case "inside":
            return f"that of {name}"
    raise ValueError(f"{COMPONENTS.name}: {component.name} has the version {component.version!r}")


def debian_version(package: str) -> str:
    """The version of a package of this system, or a dash where there is no such system."""
    query = ["dpkg-query", "--show", "--showformat=${Version}", package]
    try:
        return subprocess.run(query, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    except (OSError, subprocess.CalledProcessError):
        return "—"


def text(name: str) -> str:
    """The text of a licence."""
    if name == "Python":
        return Path(sysconfig.get_path("stdlib"), "LICENSE.txt").read_text(encoding="utf-8")
    if name == "pypdf":
        files = metadata.files(name) or []
        return next(file for file in files if file.name == "LICENSE").read_text(encoding="utf-8")
    if name == "OFL-1.1":
        return TYPEFACE.read_text(encoding="utf-8")
    return (TEXTS / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
