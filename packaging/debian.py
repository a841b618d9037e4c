"""The package for Debian and what descends from it, made of the frozen folder with `dpkg-deb`."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import frozen
import licences
import linux
import product

TREE = product.BUILD / "deb" / product.NAME
"""The files of the package, as they will lie below `/`."""
HOME = Path("usr/lib") / product.NAME
"""Where the program lies."""
RECOMMENDED = (
    "desktop-file-utils",  # with the three below, a double click on a case opens it
    "hicolor-icon-theme",
    "shared-mime-info",
    "xdg-utils",
    "libcups2",  # printing
    "libwayland-client0",  # a window on Wayland; without, it opens by way of X
    "libwayland-cursor0",
)
"""What every desktop has, and the program does without where there is none."""
OPTIONAL_LIBRARIES = ("libqwayland", "libbradient", "libxdg-shell", "libQt6WaylandClient", "libcupsprintersupport")
"""Frozen libraries that Qt passes over where what they stand on, recommended above, is missing."""


def package() -> Path:
    """Where the package is put."""
    return product.DIST / f"{product.NAME}_{product.version()}_{architecture()}.deb"


def architecture() -> str:
    """What Debian calls this kind of machine."""
    return subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout.strip()


def make() -> Path:
    """Make the package; where it lies."""
    shutil.rmtree(TREE.parent, ignore_errors=True)
    write_program()
    linux.write_shared(TREE / "usr" / "share")
    write_papers()
    linux.level(TREE)
    (TREE / "DEBIAN").mkdir()  # by it dpkg-shlibdeps knows where `/` is
    needed = dependencies()
    linux.write(TREE / "DEBIAN" / "md5sums", sums(TREE))
    linux.write(TREE / "DEBIAN" / "control", control(needed))
    linux.level(TREE)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=2", "--build", str(TREE), str(package())]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(product.commit_time())}
    subprocess.run(command, check=True, env=environ, stdout=subprocess.DEVNULL)
    return package()


def write_program() -> None:
    """The frozen folder without the libraries a distribution has of its own, and its name on the path."""
    inside = frozen.SHIPPED.inside.name

    def spare(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if Path(folder).name == inside and frozen.spare(name)]

    shutil.copytree(frozen.SHIPPED.folder, TREE / HOME, ignore=spare)
    (TREE / "usr" / "bin").mkdir(parents=True)
    (TREE / "usr" / "bin" / product.NAME).symlink_to(Path("..") / HOME.relative_to("usr") / product.NAME)


def write_papers() -> None:
    """Copyright, changes, and what `lintian` may leave unsaid."""
    papers = TREE / "usr" / "share" / "doc" / product.NAME
    linux.write(papers / "copyright", copyright_text())
    linux.write(papers / "changelog.gz", linux.packed(changelog()))
    overrides = linux.filled("lintian-overrides.in")
    linux.write(TREE / "usr" / "share" / "lintian" / "overrides" / product.NAME, overrides)


def copyright_text() -> str:
    """The licences, in Debian's form: the project's own, and those of what is frozen with it."""
    own = (product.ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[2]
    letters = licences.TYPEFACE.read_text(encoding="utf-8").partition("\n\n")[2]
    return linux.filled("copyright.in").replace("@MIT@", indented(own)).replace("@OFL@", indented(letters))


def indented(text: str) -> str:
    """A text as it stands below its name in Debian's form."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def changelog() -> str:
    """The releases in Debian's form; what is new in each stands in the help of the program."""
    return "\n".join(
        f"{product.NAME} ({number}) stable; urgency=medium\n\n  * Release {number}; the help page on changes tells "
        f"what is new.\n\n -- {product.AUTHORS} <{product.CONTACT}>  {mail_date(day)}\n"
        for number, day in product.releases()
    )


def mail_date(day: str) -> str:
    """An ISO date as Debian's changelogs write it."""
    return format_datetime(datetime.fromisoformat(day).replace(tzinfo=UTC))


def dependencies() -> list[str]:
    """The Debian packages of the libraries which the frozen ones load, as `dpkg-shlibdeps` finds them.

    What lies in the package itself, and what Qt can do without, is not asked for.
    """
    work = TREE.parent / "shlibdeps"
    linux.write(work / "debian" / "control", f"Source: {product.NAME}\n\nPackage: {product.NAME}\nArchitecture: any\n")
    programs = [path for path in sorted((TREE / HOME).rglob("*")) if loads_libraries(path)]
    private = sorted({path.parent for path in programs})
    options = ["-O", "--ignore-missing-info", "--warnings=0", *(f"-l{folder}" for folder in private)]
    command = ["dpkg-shlibdeps", *options, *(f"-e{program}" for program in programs)]
    return depended_on(
        subprocess.run(command, check=True, cwd=work, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout
    )


def loads_libraries(path: Path) -> bool:
    """Whether a file is a program or library that cannot be used without the libraries it names."""
    if path.name.startswith(OPTIONAL_LIBRARIES) or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def depended_on(told: str) -> list[str]:
    """The packages in the answer of `dpkg-shlibdeps`, `shlibs:Depends=a (>= 1), b`."""
    found = re.search(r"^shlibs:Depends=(.*)$", told, re.MULTILINE)
    return found[1].split(", ") if found else []


def control(needed: Sequence[str]) -> str:
    """What the package says of itself."""
    sized = sum(path.stat().st_size for path in TREE.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": product.NAME,
        "Version": product.version(),
        "Architecture": architecture(),
        "Maintainer": f"{product.AUTHORS} <{product.CONTACT}>" if product.CONTACT else product.AUTHORS,
        "Installed-Size": str(sized // 1024),
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "education",
        "Priority": "optional",
        **({"Homepage": product.HOMEPAGE} if product.HOMEPAGE else {}),
    }
    lines = [f"{name}: {value}" for name, value in fields.items()]
    return "\n".join([*lines, linux.filled("description.in")])


def sums(tree: Path) -> str:
    """The checksums of the files of a package, as `dpkg --verify` wants them."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    told = ((hashlib.md5(path.read_bytes()).hexdigest(), path.relative_to(tree)) for path in files)
    return "".join(f"{total}  {name}\n" for total, name in told if name.parts[0] != "DEBIAN")


def check() -> None:
    """Have `lintian` look at the package; an error ends the build."""
    subprocess.run(["lintian", "--fail-on", "error", "--allow-root", package()], check=True)
