"""Make a release: refuses unless all is in order, then tests, builds, and writes checksums beside the files.

    python3 packaging/release.py                the release of this system, in dist/
    python3 packaging/release.py --checksums    only the checksums, of what was collected in dist/ from every system

What has to be in order, and what comes after, stands in packaging/README.md.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import product
import shell

SUMS = "SHA256SUMS"
"""The file of checksums, as `sha256sum --check` reads it."""


def main(arguments: Sequence[str]) -> int:
    """Make the release; 0, or 1 with every reason why there is none."""
    parser = argparse.ArgumentParser(prog="release.py", description="Test, build and sum up a release.")
    parser.add_argument("--checksums", action="store_true", help="only write the checksums of what lies in dist/")
    if not parser.parse_args(arguments).checksums:
        reasons = list(reasons_against(product.ROOT))
        if reasons:
            print("No release:", *reasons, sep="\n  ", file=sys.stderr)
            return 1
        failed = make(product.ROOT)
        if failed:
            print(f"No release: this failed: {failed}", file=sys.stderr)
            return 1
    if not packages(product.DIST):
        print(f"No release: there is nothing in {product.DIST}", file=sys.stderr)
        return 1
    print(write_sums(product.DIST), end="")
    print(f"Version {product.version()} lies in {product.DIST}. What is left to do: packaging/README.md")
    return 0


def reasons_against(root: Path) -> Iterator[str]:
    """What keeps this commit from being released, before anything is run."""
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        yield f"{len(changed)} files differ from the last commit, the first is {changed[0][3:]}"
    if not entry(product.CHANGES, product.version()):
        yield f"{product.CHANGES.relative_to(root)} has no entry for {product.version()}, with its day"
    tag = f"v{product.version()}"
    if git(root, "tag", "--list", tag) and git(root, "rev-list", "-1", tag) != git(root, "rev-list", "-1", "HEAD"):
        yield f"{tag} was released from another commit"


def entry(changes: Path, version: str) -> str:
    """What the page on changes says of a version, under a heading with the version and an ISO date; or nothing."""
    text = changes.read_text(encoding="utf-8") if changes.is_file() else ""
    heading = rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$"
    found = re.search(rf"{heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def make(root: Path) -> str:
    """Run every test and build everything into an empty `dist`; the command that failed, or nothing."""
    shutil.rmtree(product.DIST, ignore_errors=True)
    for command in (["packaging/start.py", "test"], ["packaging/build.py"]):
        if subprocess.call([sys.executable, *command], cwd=root):
            return shell.words(command)
    return ""


def packages(dist: Path) -> list[Path]:
    """The files that are given to users."""
    return sorted(path for path in dist.glob("*") if path.is_file() and path.name != SUMS)


def write_sums(dist: Path) -> str:
    """Write the checksum of every package into one file beside them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages(dist)]
    (dist / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    return "".join(lines)


def git(root: Path, *words: str) -> str:
    """What git answers."""
    return subprocess.run(
        ["git", *words], cwd=root, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout.strip("\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
