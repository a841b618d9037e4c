"""Collections as strangers might make them: damaged, hostile, absurd. Each is refused in one message, or harmless.

`python -m generated.strange_collections [--count N] [--seed S]` (in `tests`) makes so many, opens, reads, judges and
installs each, and prints what was wrong; how long the slowest took, and what became of them.
"""

from __future__ import annotations

import argparse
import os
import random
import socket
import stat
import struct
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bridgetable.collection.about import INDEX
from bridgetable.collection.looking import Looking, opened
from bridgetable.collection.names import Refused
from bridgetable.collection.shelf import Shelf
from bridgetable.resources import resource_path
from bridgetable.ui.library.kept_listing import known_cases

SLOWEST = 2.0
"""No collection may take more seconds to be refused, or to be read."""
CASE = b"""id = "%b"
title = "A card is shown"
table = {declarer="S", contract="4S"}
actions = ["E drops C2"]

[[expect]]
turn = "W"
"""
INDEX_TEXT = b'title = "Tuesday"\nauthor = "A. Director"\nlicence = "CC0 1.0"\n'
NAMES = (
    *(
        "../out.toml",
        "../../etc/out.toml",
        "a/../../out.toml",
        "/tmp/out.toml",
        "C:\\out.toml",
        "C:out.toml",
        "\\out.toml",
    ),
    *(
        "..\\out.toml",
        "\\\\server\\share\\out.toml",
        "//server/out.toml",
        "a.toml:stream",
        "CON.toml",
        "nul",
        "com1.toml",
    ),
    *(
        "LPT9.bridgecase",
        "aux/a.toml",
        "a\0.toml",
        "a\n.toml",
        "\u202etxt.toml",
        "a.toml.",
        "a .toml ",
        "x" * 300 + ".toml",
    ),
    *(
        "a/" * 60 + "b.toml",
        "",
        "/",
        "..",
        ".",
        "./a.toml",
        "~/out.toml",
        "$HOME/out.toml",
        "-rf.toml",
        "%2e%2e/out.toml",
    ),
    *("rev\u043eke.toml", "\u03bf.toml", "caf\u00e9.toml", "cafe\u0301.toml", "A.toml", "a.TOML", "<img src=x>.toml"),
    *(
        ".as-it-came.json",
        ".listed.jsonl",
        "a/.bridgetable-x~",
        "collection.toml/a.toml",
        "http://example.invalid/a.png",
    ),
    *(
        "a.svg",
        "a.html",
        "a.py",
        "a.desktop",
        "a.exe",
        "setup.bat",
        "inner.bridgecases",
        "inner.zip",
        "a.png",
        "\ud800.toml",
    ),
)
TEXTS = (
    *(b"", b"\0" * 4096, b"\xff\xfe", b"[" * 100_000, b"a." * 50_000 + b"b = 1", b"x = " + b"{a=" * 50_000),
    *(b"a = 1\n" * 100_001, b"title = [1]\n", b"title = 2026-01-01\n", b"title = '" + b"x" * 50_000 + b"'"),
    b'title = "<img src=http://example.invalid/x.png><script>alert(1)</script>"\n',
    *(b'id = "\xd1\x80\xd0\xb5\xd0\xbd"\nactions = []\n', b'id = "../../out"\nactions = []\n'),
    b'id = "a"\nactions = ["E drops C2"]\n' + b'[[expect]]\nturn = "W"\n' * 900,
    b'id = "a"\nactions = [' + b'"E drops C2", ' * 990 + b"]",
)


def packed(folder: Path, rng: random.Random) -> Path:
    """A collection in which something is otherwise than it ought to be."""
    path = folder / rng.choice(("strange.bridgecases", "rev\u043eke.bridgecases", "<b>x.bridgecases"))
    rng.choice(MAKERS)(path, rng)
    if rng.random() < 0.4:
        _damage(path, rng)
    return path


def _ordinary(path: Path, rng: random.Random) -> None:
    with zipfile.ZipFile(path, "w", rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
        archive.writestr(INDEX, INDEX_TEXT)
        for number in range(rng.randrange(1, 6)):
            archive.writestr(f"case-{number}.toml", CASE % f"case-{number}".encode())


def _named(path: Path, rng: random.Random) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("good.toml", CASE % b"good")
        for name in rng.sample(NAMES, rng.randrange(1, 4)):
            _put(archive, name, CASE % b"other")


def _told(path: Path, rng: random.Random) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in (INDEX, "a.toml", "b.bridgecase", "c.bridgeevening", "d.png", "e.jpg"):
            if rng.random() < 0.8:
                _put(archive, name, rng.choice((INDEX_TEXT, CASE % b"a", *TEXTS)))


def _linked(path: Path, rng: random.Random) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        link = zipfile.ZipInfo(rng.choice(("a.toml", "folder", "a.png")))
        kind = rng.choice((stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO, stat.S_IFBLK, stat.S_IFSOCK))
        link.external_attr = (kind | 0o777) << 16
        archive.writestr(link, rng.choice(("/etc/passwd", "../../..", "/dev/zero")))
        archive.writestr("folder/b.toml", CASE % b"b")


def _bomb(path: Path, rng: random.Random) -> None:
    """Much in little: one file, many files, or more said of a file than is in it."""
    size = rng.choice((3_000_000, 20_000_000))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(rng.choice((1, 8))):
            _put(archive, f"{number}.{rng.choice(('toml', 'png'))}", b" " * size)


def _many(path: Path, rng: random.Random) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(rng.choice((300, 10_001))):
            archive.writestr(f"{number}.toml", b"")


def _nested(path: Path, rng: random.Random) -> None:
    _ordinary(path, rng)
    inner = path.read_bytes()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("inner.bridgecases", "inner.zip", "case.toml"):
            archive.writestr(name, inner)


def _twice(path: Path, rng: random.Random) -> None:
    one, other = rng.choice(
        (("a.toml", "a.toml"), ("a.toml", "A.TOML"), ("caf\u00e9.toml", "cafe\u0301.toml"), ("a", "a/b.toml"))
    )
    with zipfile.ZipFile(path, "w") as archive:
        for name in (one, other):
            _put(archive, name, CASE % b"a")


def _noise(path: Path, rng: random.Random) -> None:
    begins = rng.choice((b"", b"PK\3\4", b"PK\5\6", b"id = ", b"\x1f\x8b", b"SQLite format 3\0", b"<svg "))
    path.write_bytes(begins + rng.randbytes(rng.randrange(4000)))


def _case(path: Path, rng: random.Random) -> None:
    """A case of the library with letters changed, beside one that is whole."""
    text = bytearray(rng.choice(LIBRARY).read_bytes())
    for _ in range(rng.randrange(1, 30)):
        at = rng.randrange(len(text))
        text[at : at + rng.randrange(3)] = rng.choice(
            (b"", b'"', b"[", b"]", b"{", b"\0", b"\xff", b"9" * 50, b"\n", b"W")
        )
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("changed.toml", bytes(text))
        archive.writestr("good.toml", CASE % b"good")


MAKERS: tuple[Callable[[Path, random.Random], None], ...] = (
    *(_ordinary, _named, _named, _told, _told, _linked, _bomb, _many, _nested, _twice, _noise, _case, _case),
)
LIBRARY = sorted(resource_path("cases").rglob("*.toml"))[::50]


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Write an entry whatever it is called, and even if another is called so."""
    entry = zipfile.ZipInfo("x")
    entry.filename = name.encode("utf-8", "replace").decode("utf-8")
    entry.compress_type = archive.compression
    archive.NameToInfo.pop(entry.filename, None)
    archive.writestr(entry, data)


def _damage(path: Path, rng: random.Random) -> None:
    """Change some bytes of a file, most of them in the lists of a zip; cut it short, or put something before."""
    data = bytearray(path.read_bytes())
    if not data:
        return
    for _ in range(rng.choice((0, 1, 3, 20))):
        back = rng.randrange(1, min(len(data), 400) + 1) if rng.random() < 0.7 else rng.randrange(1, len(data) + 1)
        data[-back] = rng.choice((0, 1, 0xFF, 0x7F, rng.randrange(256)))
    match rng.randrange(5):
        case 0:
            del data[rng.randrange(len(data)) :]
        case 1:
            data[:0] = rng.randbytes(rng.randrange(100))
        case 2:
            data += rng.randbytes(rng.randrange(70_000))
        case 3 if len(data) > 22:  # so many files, so long a list, at such a place
            struct.pack_into(
                "<2H2L", data, len(data) - 14, *(rng.choice((0, 9, 0xFFFF)),) * 2, *rng.sample(range(2**32), 2)
            )
    path.write_bytes(bytes(data))


def lying_folder(folder: Path, rng: random.Random) -> Path:
    """A folder in which links, pipes and odd names lie beside a case."""
    path = folder / "lying"
    path.mkdir()
    (path / "good.toml").write_bytes(CASE % b"good")
    if os.name == "posix":
        (path / "link.toml").symlink_to(rng.choice(("/etc/passwd", "/dev/zero", "nowhere", "link.toml")))
        (path / "linked").symlink_to(rng.choice(("/", "..", ".")))
        os.mkfifo(path / "pipe.toml")
        (path / rng.choice(("a\nb.toml", "a:b.toml", "a\\b.toml", "nul.toml", "<b>.toml", "x.toml"))).write_bytes(
            CASE % b"b"
        )
    (path / "told.toml").write_bytes(rng.choice(TEXTS))
    return path


def faults(path: Path, around: Path) -> Iterator[str]:
    """What a strange collection has done: thrown, taken too long, or written anywhere but on the shelf in `around`."""
    shelf = Shelf(around / "shelf")
    before, begun = _everything(around), time.process_time()
    try:
        looking = Looking(opened(path))
        steps = looking.steps()
        while not looking.whole:
            next(steps)
        told = [str(looking.about), *map(str, looking.problems)]
    except Refused as why:
        looking, told = None, [str(why)]
    took = time.process_time() - begun  # whatever else the machine does
    if took > SLOWEST:
        yield f"took {took:.1f} s"
    if any(not line or len(line) > 2000 or "\0" in line or "\u202e" in line for line in told):
        yield f"says {told!r:.300}"
    if looking is None:
        if _everything(around) != before:
            yield "was refused, and something was written"
        return
    for _ in steps:
        pass
    for _ in shelf.put(looking):
        pass
    looking.source.close()
    kept = shelf.kept()
    if len(kept) != 1:
        yield f"{len(kept)} are installed"
    elif len([known for known in known_cases(kept[0].folder) if known is not None]) < len(looking.cases):
        yield "not all of its cases are listed"
    outside = [each for each in _everything(around) - before if not each.is_relative_to(shelf.folder)]
    if outside:
        yield f"wrote {outside[:3]}"


def _everything(folder: Path) -> set[Path]:
    return {Path(where, name) for where, folders, files in os.walk(folder) for name in (*folders, *files)}


def tried(count: int, seed: int) -> Iterator[tuple[str, float, list[str]]]:
    """So many strange collections: of each, how it was made, how long it took, and what was wrong."""

    def no_network(*_: object) -> None:
        raise AssertionError("the network was wanted")

    kept, socket.socket.connect = socket.socket.connect, no_network  # type: ignore[method-assign]
    try:
        for number in range(count):
            rng = random.Random(f"{seed} {number}")
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name).resolve()
                path = lying_folder(folder, rng) if number % 20 == 0 else packed(folder, rng)
                begun = time.process_time()
                try:
                    found = list(faults(path, folder))
                except Exception as error:  # whatever is thrown is what is looked for
                    found = [f"{type(error).__name__}: {error}"]
                yield f"{seed} {number}", time.process_time() - begun, found
    finally:
        socket.socket.connect = kept  # type: ignore[method-assign]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong, slowest = 0, 0.0
    for name, took, found in tried(options.count, options.seed):
        slowest = max(slowest, took)
        for fault in found:
            wrong += 1
            sys.stdout.write(f"{name}: {fault}\n")
    told = f"{options.count} tried, {wrong} faults, the slowest took {slowest:.2f} s with judging and installing\n"
    sys.stdout.write(told)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
