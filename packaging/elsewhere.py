"""The types on another system, of the modules in which a system makes a difference; of all others one system tells.

    python3 packaging/elsewhere.py win32

What a module says itself is looked at there, of what it imports only what that offers.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHIPPED = ("bridgetable", "packaging")
"""What has to be right on every system."""
STANDARD_LIBRARY = Path(sysconfig.get_path("platlib"), "mypy", "typeshed", "stdlib")
"""Python's own modules as mypy knows them, each with what a system does not have."""
COME_UNASKED = re.compile(r"\.(owner|group|is_mount)\(\)|\.(winerror|st_\w+|O_\w+)\b|\bsys\.platform\b")
"""What differs and can be reached through an object, without an import; and whoever speaks of systems himself."""
IMPORT = re.compile(r"^ *(from \S+ )?import (\([^)]*\)|.*)", re.MULTILINE)


def main(system: str) -> int:
    """Look at the types as they are on `system`, such as `win32`; mypy's own exit code."""
    files = [str(file.relative_to(ROOT)) for file in concerned(list(shipped(ROOT)), apart(STANDARD_LIBRARY))]
    # a cache for each system: in one that is shared each would throw away what the others found
    how = ("--platform", system, "--cache-dir", f".mypy_cache/{system}", "--follow-imports", "silent")
    return subprocess.call([sys.executable, "-m", "mypy", *how, *files], cwd=ROOT)


def shipped(root: Path) -> Iterator[Path]:
    """The modules that have to be right on every system."""
    for folder in SHIPPED:
        yield from sorted(file for file in (root / folder).rglob("*.py") if "programs" not in file.parts)


def apart(library: Path) -> set[str]:
    """The modules of the standard library that are not the same on every system, by the first part of their names."""
    speaking = (file for file in library.rglob("*.pyi") if "sys.platform" in file.read_text(encoding="utf-8"))
    return {file.relative_to(library).parts[0].removesuffix(".pyi") for file in speaking}


def concerned(files: Sequence[Path], apart: set[str]) -> list[Path]:
    """The files that import one of these modules, or one of our own that is made otherwise on another system."""
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    ours = {file.stem for file, text in texts.items() if re.search(r"^if .*\bsys\.platform\b", text, re.MULTILINE)}
    others = apart | ours
    return [file for file, text in texts.items() if COME_UNASKED.search(text) or others & imported(text)]


def imported(text: str) -> set[str]:
    """Every part of every name that is imported anywhere in a module."""
    return {name for lines in IMPORT.finditer(text) for name in re.findall(r"\w+", lines[0])}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
