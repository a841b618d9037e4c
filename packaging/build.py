"""Make what users install, from one command on each system.

    python3 packaging/build.py                  everything
    python3 packaging/build.py STAGE…           only these stages; --help names them
    python3 packaging/build.py installed        the Debian package on a bare Debian, which root has to set up
    python3 packaging/build.py wine             the installer for Windows, with a stand-in for the program, under Wine
    python3 packaging/build.py twice            the last commit once more, in another folder, compared file by file

Needs Python 3.11 or newer, and of the system what `tools.py` lists: that is looked for first, and what to type is told.
Everything else is installed into `build/venv`, in the versions `pyproject.toml` names under `package`. What is made
lies in `dist`. Two builds of one commit give the same bytes: every date is that of the commit.
"""

from __future__ import annotations

import os
import sys

import start

if sys.version_info < start.OLDEST:  # before anything is read that an older Python does not know
    sys.exit(start.too_old(sys.version.split()[0], sys.argv[0], os.environ.get("PATH", "")))

import argparse
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import broken
import compared
import debian
import environment
import frozen
import installed
import linux
import macos
import measured
import product
import shell
import smoke
import solver
import tools
import windows
import windows_installed

VENV = product.BUILD / "venv"
"""The environment of the build."""
CLEAN = product.BUILD / "clean-venv"
"""A new environment, in which nothing but the wheel is installed."""

Stage = Callable[[], None]
ONLY_NAMED = frozenset({"installed", "wine", "twice"})
"""Stages that are run only when they are asked for: they take root's rights, half a system, or a second build."""


class Wrong(Exception):
    """What was built is not what ought to ship."""


def main(arguments: Sequence[str]) -> int:
    """Run the stages that are asked for; 0, or 1 at the first that fails."""
    stages = stages_of(sys.platform)
    parser = argparse.ArgumentParser(prog="build.py", description="Make what users install.")
    parser.add_argument("stage", nargs="*", choices=[[], *stages], metavar="STAGE", help=", ".join(stages))
    named = parser.parse_args(arguments).stage or [name for name in stages if name not in ONLY_NAMED]
    lacking = tools.missing(named)
    if lacking:
        print(tools.told(lacking), file=sys.stderr)
        return 1
    took: dict[str, float] = {}
    try:
        for name in named:
            print(f"== {name}", flush=True)
            began = time.monotonic()
            stages[name]()
            took[name] = time.monotonic() - began
    except (Wrong, smoke.Failed, solver.Unknown) as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        print(f"This did not work: {without_secrets(shell.words(failure.cmd), os.environ)}", file=sys.stderr)
        return failure.returncode
    each = ", ".join(f"{name} {seconds:.0f}" for name, seconds in took.items())
    print(f"== done in {sum(took.values()):.0f} s: {each}", flush=True)
    return 0


def without_secrets(text: str, environ: Mapping[str, str]) -> str:
    """A text in which the passwords that sign are not to be read."""
    for name, secret in environ.items():
        if secret and name.endswith("_PASSWORD"):
            text = text.replace(secret, "…")
    return text


def stages_of(platform: str) -> dict[str, Stage]:
    """What is made on a system, in order."""
    everywhere: dict[str, Stage] = {"source": test_source, "wheel": make_wheel, "frozen": make_frozen}
    on_linux: dict[str, Stage] = {
        "broken": break_frozen,
        "icons": make_icons,
        "tarball": make_tarball,
        "deb": make_deb,
        "installed": try_installed,
        "wine": try_under_wine,
        "measure": measure,
        "twice": build_twice,
    }
    on_windows: dict[str, Stage] = {"portable": make_portable, "installer": make_installer}
    on_macos: dict[str, Stage] = {"image": make_image}
    return {**everywhere, **{"linux": on_linux, "win32": on_windows, "darwin": on_macos}.get(platform, {})}


def python() -> Path:
    """The Python of the build; it is set up again when other versions are pinned."""
    needs = product.project()["optional-dependencies"]["package"]
    mark, wanted = VENV / "installed", environment.fingerprint(needs, sys.version_info)
    interpreter = environment.python_of(VENV)
    if not (mark.is_file() and mark.read_text(encoding="utf-8") == wanted):
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        install(interpreter, *needs)
        mark.write_text(wanted, encoding="utf-8")
    return interpreter


def install(interpreter: Path, *what: str | Path) -> None:
    """Install into an environment, without a word."""
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([interpreter, *pip, *what], check=True, env={**os.environ, "PIP_ROOT_USER_ACTION": "ignore"})


def test_source() -> None:
    """The source tree works before anything is made of it."""
    smoke.smoke([python(), "-c", in_source(product.ROOT)])


def in_source(root: Path) -> str:
    """A program that starts Bridgetable from its source, from whichever folder it is called."""
    return f"import sys; sys.path.insert(0, {str(root)!r}); from bridgetable.cli import main; sys.exit(main())"


def wheel() -> Path:
    """Where the wheel is put."""
    return product.DIST / f"{product.NAME}-{product.version()}-py3-none-any.whl"


def sdist() -> Path:
    """Where the source archive is put."""
    return product.DIST / f"{product.NAME}-{product.version()}.tar.gz"


def make_wheel() -> None:
    """Make the wheel and the source archive, and test the wheel in an environment that has nothing else."""
    product.DIST.mkdir(exist_ok=True)
    dated = {**os.environ, "SOURCE_DATE_EPOCH": str(product.commit_time())}
    subprocess.run([python(), "-m", "hatchling", "build", "-d", product.DIST], check=True, cwd=product.ROOT, env=dated)
    for made in (wheel(), sdist()):
        if not made.is_file():
            raise Wrong(f"{made.name} was not made")
    subprocess.run([sys.executable, "-m", "venv", "--clear", CLEAN], check=True)
    runtime = [need for need in product.project()["optional-dependencies"]["package"] if shipped(need)]
    install(environment.python_of(CLEAN), wheel(), *runtime)
    smoke.smoke([environment.python_of(CLEAN).with_name(product.NAME)])


def shipped(requirement: str) -> bool:
    """Whether a pinned requirement of the build is one that the program itself has."""
    name = requirement.partition("=")[0]
    return any(need.startswith(name) for need in product.project()["dependencies"])


def make_frozen() -> None:
    """Freeze what the wheel holds, look through the folder, and test it."""
    install(python(), "--force-reinstall", "--no-deps", wheel())
    if sys.platform != "linux":  # elsewhere the executable itself wears its icon and its version
        make_icons()
        frozen.VERSION_RESOURCE.write_text(windows.version_resource(), encoding="utf-8")
    solver.fetch(python())
    frozen.freeze(frozen.SHIPPED, python())
    subprocess.run([python(), product.ROOT / "packaging" / "licences.py", frozen.SHIPPED.inside], check=True)
    refuse(frozen.faults(frozen.SHIPPED.inside))
    refuse(frozen.strangers(frozen.modules_of(frozen.SHIPPED, python())))
    refuse(frozen.unshipped_imports(frozen.told_of_imports()))
    smoke.smoke([frozen.SHIPPED.console])
    smoke.solves([frozen.SHIPPED.console])
    if sys.platform == "linux":
        smoke.on_x([frozen.SHIPPED.console])


def break_frozen() -> None:
    """See that the smoke test notices what is broken on purpose."""
    refuse(broken.unnoticed(frozen.SHIPPED.folder, frozen.SHIPPED.console.name))


def make_icons() -> None:
    """Draw the icons at every size."""
    drawn_unseen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [python(), product.ROOT / "packaging" / "icons.py", linux.ICONS]
    subprocess.run(command, check=True, env=drawn_unseen, stdout=subprocess.DEVNULL)


def make_tarball() -> None:
    """Make the tarball, and test it in a folder whose name has a space."""
    made = linux.make_tarball()
    linux.check(linux.unpacked() / "share")
    with tempfile.TemporaryDirectory(prefix="any folder ") as folder:
        subprocess.run(["tar", "-xf", made, "-C", folder], check=True)
        smoke.smoke([Path(folder) / linux.unpacked().name / product.NAME])


def make_deb() -> None:
    """Make the Debian package, have it looked at, and test what is in it."""
    made = debian.make()
    debian.check()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", made, folder], check=True)
        smoke.smoke([Path(folder) / "usr" / "bin" / product.NAME])


def make_portable() -> None:
    """Make the zip for a stick, and test what is in it."""
    sign(windows.signing([frozen.SHIPPED.executable, frozen.SHIPPED.console], os.environ), "BRIDGETABLE_WINDOWS_…")
    made = windows.make_portable(frozen.SHIPPED.folder, windows.portable())
    with tempfile.TemporaryDirectory(prefix="a stick ") as folder:
        shutil.unpack_archive(made, folder)
        smoke.smoke([Path(folder) / product.TITLE / windows.CONSOLE_PROGRAM])


def make_installer() -> None:
    """Make the installer, install over an older installation, test that, and take it away again."""
    made = windows.make_installer(frozen.SHIPPED.folder, windows.installer())
    sign(windows.signing([made], os.environ), "BRIDGETABLE_WINDOWS_…")
    older = windows.installed() / "_internal" / "of-an-older-version.dll"
    subprocess.run([made, "/S"], check=True)
    older.touch()
    subprocess.run([made, "/S"], check=True)
    smoke.smoke([windows.installed() / windows.CONSOLE_PROGRAM])
    refuse(f"{older} is left of an older version" for _ in range(older.exists()))
    # With its folder named, the uninstaller does its work itself instead of leaving it to a copy.
    subprocess.run(f'"{windows.installed()}\\{windows.UNINSTALLER}" /S _?={windows.installed()}', check=True)
    refuse(f"{path} is left" for path in windows.installed().rglob("*") if path.name != windows.UNINSTALLER)


def make_image() -> None:
    """Complete the application, test what it says of itself and what it does, and make the image."""
    app = macos.bundle(frozen.FOLDER)
    macos.complete(app, frozen.SHIPPED.inside)
    refuse(macos.faults(app))
    sign(macos.signing(app, os.environ), "BRIDGETABLE_APPLE_IDENTITY")
    program = app / "Contents" / "MacOS" / product.NAME
    smoke.smoke([program])
    smoke.on_mac([program])
    subprocess.run(macos.image_command(python(), app, macos.image()), check=True)
    sign(macos.notarising(macos.image(), os.environ), "BRIDGETABLE_APPLE_ID, …_TEAM and …_PASSWORD")


def sign(commands: Iterable[shell.Command], configured_by: str) -> None:
    """Run what signs a file, or say clearly that it stays unsigned."""
    found = list(commands)
    for command in found:
        subprocess.run(command, check=True)
    if not found:
        print(f"This stays unsigned: no certificate is configured ({configured_by}).", flush=True)


def try_installed() -> None:
    """Install the Debian package on a bare Debian, try it there and remove it."""
    reason = installed.why_not()
    if reason:
        print(f"The package was not tried on a bare Debian: {reason}.")
        return
    installed.try_package(debian.package())


def try_under_wine() -> None:
    """Install what Windows users get, with a stand-in for the program, and try it as they would."""
    reason = windows_installed.why_not()
    if reason:
        print(f"The installer for Windows was not tried under Wine: {reason}.")
        return
    make_icons()
    windows_installed.try_installer(product.BUILD / "wine")


def measure() -> None:
    """Measure the frozen program beside a bare window that is frozen the same way."""
    frozen.freeze(frozen.BARE, python())
    missed = []
    for ratio in measured.ratios():
        print(ratio, flush=True)
        if not ratio.kept:
            missed.append(str(ratio))
    if missed:
        raise Wrong("\n".join(missed))


def build_twice() -> None:
    """Build the last commit a second time and see that it gives the same files."""
    if compared.uncommitted():
        raise Wrong("What is built differs from the last commit, which is all that can be built a second time.")
    compared.build_again()
    refuse(compared.everything())
    print("The second build gave the same files as the first, byte for byte.", flush=True)


def refuse(faults: Iterator[str]) -> None:
    """Raise `Wrong` if there is anything wrong."""
    found = list(faults)
    if found:
        raise Wrong("\n".join(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
