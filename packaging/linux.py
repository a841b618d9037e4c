"""What every Linux package holds beside the program: menu entry, metadata, file type, icons, man page; the tarball."""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

import frozen
import product
from bridgetable import system
from bridgetable.messages import ENGLISH, languages

TEMPLATES = Path(__file__).with_name("linux")
SAID = re.compile(rf"\$\{{({'|'.join(product.WORDS)})\}}")
"""Where something said stands in a template."""
ICONS = product.BUILD / "icons"
"""Where `icons.py` draws every size."""


def words(code: str = ENGLISH) -> dict[str, str]:
    """What the templates are filled with, in a language."""
    return {
        **{name: said[code] for name, said in product.WORDS.items()},
        "name": product.NAME,
        "title": product.TITLE,
        "version": product.version(),
        "app_id": product.APP_ID,
        "licence": product.licence(),
        "authors": product.AUTHORS,
        "developer_id": product.APP_ID.rpartition(".")[0].lower(),
        "mimes": "".join(f"{kind.mime};" for kind in product.FILE_KINDS),
        "suffixes": ", ".join(f"*{kind.suffix}" for kind in product.FILE_KINDS),
        "mime_types": "".join(map(mime_type, product.FILE_KINDS)),
        "mediatype_tags": "".join(f"\n    <mediatype>{kind.mime}</mediatype>" for kind in product.FILE_KINDS),
        "file_kinds": "".join(f".TP\n.I *{kind.suffix}\n{kind.holds(code)}\n" for kind in product.FILE_KINDS),
        "categories": "".join(f"{category};" for category in product.CATEGORIES),
        "category_tags": "".join(f"<category>{category}</category>" for category in product.CATEGORIES),
        "keyword_tags": "".join(keyword_tags()),
        "languages": ", ".join(languages()),
        "language_tags": "".join(f"<lang>{each}</lang>" for each in languages()),
        "release_tags": "".join(f'<release version="{number}" date="{day}"/>' for number, day in product.releases()),
        "address_tags": "".join(address_tags()),
        "date": datetime.fromtimestamp(product.commit_time(), UTC).date().isoformat(),
        "readmes": "".join(f"{languages()[each]}: {name}\n" for each, name in readmes().items() if each != ENGLISH),
        "libraries": " ".join(system.debian_packages(unbundled())),
    }


def mime_type(kind: product.FileKind) -> str:
    """By what files of a kind are known, and what a file manager says of them and shows."""
    comments = (marked(f"\n    <comment>{escape(kind.title(code))}</comment>", code) for code in languages())
    return f"""
  <mime-type type="{kind.mime}">{"".join(comments)}
    <sub-class-of type="{"application/zip" if kind.packed else "text/plain"}"/>
    <icon name="{product.CASE.mime.replace("/", "-")}"/>
    <glob pattern="*{kind.suffix}"/>
  </mime-type>"""


def keyword_tags() -> Iterator[str]:
    """By which words a shop for programs finds this one, in every language."""
    for code in languages():
        for keyword in product.WORDS["keywords"][code].rstrip(";").split(";"):
            yield marked(f"\n    <keyword>{escape(keyword)}</keyword>", code)


def unbundled() -> Iterator[str]:
    """What the tarball needs of a system with a screen of X, of the libraries that can be named."""
    return (library for library in {**system.FOR_ANY_SCREEN, **system.FOR_X} if not frozen.spare(library))


def address_tags() -> Iterator[str]:
    """What the metadata says of public addresses, once there are any."""
    if product.HOMEPAGE:
        yield f'\n  <url type="homepage">{escape(product.HOMEPAGE)}</url>'
    if product.SCREENSHOT:
        picture = f"<image>{escape(product.SCREENSHOT)}</image>"
        yield f'\n  <screenshots><screenshot type="default">{picture}</screenshot></screenshots>'


def filled(template: str, code: str = ENGLISH) -> str:
    """One of the templates of `packaging/linux`, filled in in one language."""
    return Template((TEMPLATES / template).read_text(encoding="utf-8")).substitute(words(code))


def in_every_language(template: str) -> str:
    """One of the templates, filled in; a line with something said stands in it once in every language."""
    lines = (TEMPLATES / template).read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(
        Template(marked(line, code)).substitute(words(code))
        for line in lines
        for code in (languages() if SAID.search(line) else [ENGLISH])
    )


def marked(line: str, code: str) -> str:
    """A line of a menu entry, or of XML, as that of a language: `Comment[it]=…`, `<summary xml:lang="it">…`."""
    if code == ENGLISH:
        return line
    if line.lstrip().startswith("<"):
        return line.replace(">", f' xml:lang="{code}">', 1)
    return line.replace("=", f"[{code}]=", 1)


def manual(code: str) -> str:
    """The page of the manual in a language."""
    return filled("man.in" if code == ENGLISH else f"man.{code}.in", code)


def readmes() -> dict[str, str]:
    """What is read first in the tarball, a file for each language that has one."""
    names = {code: "README.txt" if code == ENGLISH else f"README.{code}.txt" for code in languages()}
    return {code: name for code, name in names.items() if (TEMPLATES / f"{name}.in").is_file()}


def shared_files() -> dict[str, str]:
    """What goes below `/usr/share`, as text."""
    return {
        f"applications/{product.APP_ID}.desktop": in_every_language("desktop.in"),
        f"metainfo/{product.APP_ID}.metainfo.xml": in_every_language("metainfo.xml.in"),
        f"mime/packages/{product.NAME}.xml": filled("mime.xml.in"),
    }


def write_shared(share: Path) -> None:
    """Put everything but the program below a folder `share`."""
    for name, text in shared_files().items():
        write(share / name, text)
    for code in languages():
        folder = share / "man" / ("" if code == ENGLISH else code) / "man1"
        write(folder / f"{product.NAME}.1.gz", packed(manual(code)))
    shutil.copytree(ICONS / "hicolor", share / "icons" / "hicolor", dirs_exist_ok=True)


def write(path: Path, content: str | bytes) -> None:
    """Write a file, and the folders it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)


def packed(text: str) -> bytes:
    """A text as gzip writes it without name and time."""
    return gzip.compress(text.encode("utf-8"), mtime=0)


def check(share: Path) -> None:
    """Have the desktop's own tools look at the menu entry and the metadata; a fault ends the build."""
    desktop = share / "applications" / f"{product.APP_ID}.desktop"
    metainfo = share / "metainfo" / f"{product.APP_ID}.metainfo.xml"
    subprocess.run(["desktop-file-validate", desktop], check=True)
    subprocess.run(["appstreamcli", "validate", "--no-net", metainfo], check=True)


def level(folder: Path) -> None:
    """Give every file the commit's time, and the permissions a package has, whatever the builder's are."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (product.commit_time(), product.commit_time()), follow_symlinks=False)


def tarball() -> Path:
    """Where the tarball is put."""
    return product.DIST / f"{product.NAME}-{product.version()}-linux-{platform.machine()}.tar.xz"


def unpacked() -> Path:
    """The folder of which the tarball is made."""
    return product.BUILD / "tarball" / f"{product.NAME}-{product.version()}"


def make_tarball() -> Path:
    """Pack the frozen folder with what a desktop wants to know of it; where the tarball lies."""
    folder = unpacked()
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.copytree(frozen.SHIPPED.folder, folder)
    write_shared(folder / "share")
    for code, name in readmes().items():
        write(folder / name, filled(f"{name}.in", code))
    shutil.copyfile(product.ROOT / "LICENSE", folder / "LICENSE")
    level(folder)
    return pack(folder, tarball())


def pack(folder: Path, target: Path) -> Path:
    """A folder as a tarball that depends on nothing but what lies in it."""
    with tarfile.open(target, "w:xz", preset=6, format=tarfile.GNU_FORMAT) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=nobodys)
    return target


def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that names no user of the machine it was made on."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = product.commit_time()
    return entry
