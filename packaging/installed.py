"""The Debian package on a bare Debian 12: it upgrades an older one, starts, tests itself, opens a case, goes without a
trace but for what is the user's own."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import debian
import product
import smoke

BASE = product.BUILD / "debian12-base"
"""A bare Debian, fetched once."""
ROOT = product.BUILD / "debian12"
"""The copy of it in which the package is installed."""
USER = "player"
SCRIPT = Path(__file__).parent / "linux" / "installed.sh"
MIRROR = "http://deb.debian.org/debian"
OLDER = "0.0.1"
"""The version that is there before."""
LEFTOVER = Path("usr", "lib", product.NAME, "of-an-older-version")
"""A file only that version has."""
OWN_FILES = {kind: Path(f"a {kind.title().lower()}{kind.suffix}") for kind in product.FILE_KINDS}
"""A file of every kind, by names with spaces, as users have them."""
EVENING = 'title = "Tuesday"\n\n[[case]]\nfile = "{case}"\n'
SETTINGS = Path(".config", "Bridgetable", "bridgetable.ini")
CHOSEN = "cloth=burgundy"
"""A setting the user made with the older version."""
CHANGING = ("proc", "dev", "run", "tmp", "home", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log", "etc")
"""Where the system itself writes while something is installed, and the user's own folder.

Below `etc` only dpkg's own configuration files could be ours, and the package has none.
"""


def why_not() -> str:
    """Why the package cannot be tried on this machine; empty if it can."""
    is_root = sys.platform != "win32" and os.geteuid() == 0
    if not is_root:
        return "only root may set up a bare system"
    lacking = [tool for tool in ("debootstrap", "chroot", "unshare") if shutil.which(tool) is None]
    return f"{', '.join(lacking)} not found" if lacking else ""


def try_package(package: Path) -> None:
    """Install, try and remove the package; raise `Failed` if anything is not as it ought to be."""
    prepare()
    before = files()
    install(older(package))
    own = use()
    install(package)
    if (ROOT / LEFTOVER).exists():
        raise smoke.Failed(f"the upgrade leaves /{LEFTOVER} behind")
    compare(script())
    inside(["dpkg", "--purge", product.NAME])
    left = sorted(files() - before)
    if left:
        raise smoke.Failed("removed, the package leaves behind:\n" + "\n".join(left))
    if own != own_files() or CHOSEN not in home(SETTINGS).read_text(encoding="utf-8"):
        raise smoke.Failed("upgrade and removal did not leave the user's own files as they were")


def older(package: Path) -> Path:
    """The same package under a lower version, with a file that the newer one has no more."""
    tree, made = product.BUILD / "older", product.BUILD / "older.deb"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--raw-extract", package, tree], check=True)
    control = tree / "DEBIAN" / "control"
    told = control.read_text(encoding="utf-8")
    control.write_text(told.replace(f"Version: {product.version()}\n", f"Version: {OLDER}\n"), encoding="utf-8")
    (tree / LEFTOVER).touch()
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, made], check=True, stdout=quiet())
    return made


def install(package: Path) -> None:
    """Install a package in the bare system, or upgrade to it."""
    lent = ROOT / "root" / "package.deb"
    shutil.copyfile(package, lent)
    inside(["dpkg", "--install", "/root/package.deb"])
    lent.unlink()


def home(name: Path) -> Path:
    """A file of the user in the bare system."""
    return ROOT / "home" / USER / name


def use() -> dict[Path, bytes]:
    """Leave files of every kind and a setting, as who used the older version has them; what is in the files."""
    case, set_list, collection = (
        home(OWN_FILES[kind]) for kind in (product.CASE, product.SET_LIST, product.COLLECTION)
    )
    shutil.copyfile(smoke.CASE, case)
    set_list.write_text(EVENING.format(case=case.name), encoding="utf-8")
    with zipfile.ZipFile(collection, "w") as packed:
        packed.write(case, case.name)
    home(SETTINGS).parent.mkdir(parents=True)
    home(SETTINGS).write_text(f"[General]\n{CHOSEN}\n", encoding="utf-8")
    inside(["chown", "--recursive", USER, f"/home/{USER}"])
    return own_files()


def own_files() -> dict[Path, bytes]:
    """What is in the user's own files."""
    return {name: home(name).read_bytes() for name in OWN_FILES.values()}


def prepare() -> None:
    """A bare Debian with a user, a screen for the tests, and everything the package depends on or recommends."""
    if not BASE.is_dir():
        begun = BASE.with_suffix(".begun")
        shutil.rmtree(begun, ignore_errors=True)
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", begun, MIRROR], check=True, stdout=quiet())
        begun.rename(BASE)
    shutil.rmtree(ROOT, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", BASE, ROOT], check=True)
    needed = field("Depends") + ", " + field("Recommends")
    inside(["apt-get", "update"])
    inside(["apt-get", "satisfy", "--yes", f"{needed}, xvfb, xauth"])
    inside(["useradd", "--create-home", USER])


def field(name: str) -> str:
    """A field of the package's control file."""
    asked = ["dpkg-deb", "--field", str(debian.package()), name]
    return subprocess.run(asked, check=True, capture_output=True, text=True, encoding="utf-8").stdout.strip()


def inside(command: Sequence[str]) -> None:
    """Run something as root in the bare system; what it says is kept in a file, for the day it fails."""
    environ = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"}
    mounted = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={ROOT / 'proc'}", "chroot", str(ROOT)]
    subprocess.run([*mounted, *command], check=True, env=environ, stdout=quiet(), stderr=subprocess.STDOUT)


def quiet() -> int:
    """Where the words of the tools go."""
    product.BUILD.mkdir(exist_ok=True)
    return os.open(product.BUILD / "debian12.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)


def script() -> list[str]:
    """What the script prints that a user without rights and without a network runs in the bare system."""
    shutil.copyfile(SCRIPT, ROOT / "tmp" / "installed.sh")
    lonely = [
        "unshare",
        "--net",
        "--mount",
        "--pid",
        "--fork",
        "--kill-child",
        f"--mount-proc={ROOT / 'proc'}",
        "chroot",
    ]
    ran_inside = shlex.join(["bash", "/tmp/installed.sh", *map(str, OWN_FILES.values())])
    command = [*lonely, str(ROOT), "su", "--login", USER, "--command", ran_inside]
    ran = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", timeout=400
    )
    return ran.stdout.splitlines()


def expected() -> list[str]:
    """What the script prints if all is well, but for the lines that are always allowed."""
    count = len(list((product.ROOT / "resources" / "cases").rglob("*.toml")))
    return [
        "network: 0",
        f"{product.NAME} {product.version()}",
        f"{count} passed, 0 failed",
        *(line for kind in OWN_FILES for line in opened(kind)),
        CHOSEN,  # the settings of the older version, with what this one has added
        f"recent=/home/{USER}/{OWN_FILES[product.CASE]}",
        "./case.png",
        "./seen.png",
        "./unseen.png",
    ]


def opened(kind: product.FileKind) -> Iterator[str]:
    """What the script prints of a kind of file that the system knows and opens."""
    yield kind.mime
    yield f"{product.APP_ID}.desktop"
    yield "opened by a double click: yes"


def compare(printed: Sequence[str]) -> None:
    """Raise `Failed` if a line is missing or nobody has announced it."""
    lines = list(smoke.unexpected(printed))
    if lines != expected():
        raise smoke.Failed("on a bare Debian the package said:\n" + "\n".join(printed))


def files() -> set[str]:
    """The files of the bare system, but for those in places that change by themselves."""
    return set(_files())


def _files() -> Iterator[str]:
    for folder, folders, names in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if (here / name).as_posix() not in CHANGING]
        yield from ((here / name).as_posix() for name in [*folders, *names])
