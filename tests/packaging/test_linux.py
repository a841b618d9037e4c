"""What the Linux packages say of the program, and that the same files always make the same package."""

from __future__ import annotations

import configparser
import gzip
import hashlib
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest

import debian
import frozen
import linux
import product
from bridgetable import cli, system
from bridgetable.messages import languages
from bridgetable.ui.start.app import DESKTOP_FILE, application


def test_the_menu_entry_opens_a_file_it_is_given() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(linux.in_every_language("desktop.in"))
    told = entry["Desktop Entry"]
    assert told["exec"] == "bridgetable %f"
    assert told["mimetype"] == "application/x-bridgecase;application/x-bridgeevening;application/x-bridgecases;"
    assert told["icon"] == product.APP_ID
    # By these a desktop knows which menu entry a window belongs to, Wayland by the first, X11 by the second.
    assert DESKTOP_FILE == product.APP_ID
    assert told["startupwmclass"] == product.TITLE


def test_everything_said_is_said_in_every_language_of_the_program_and_not_twice_the_same() -> None:
    for word, said in product.WORDS.items():
        assert set(said) == set(languages()), word
        assert len(set(said.values())) == len(said), word
        assert all(text == text.strip() != "" for text in said.values()), word


@pytest.mark.parametrize("code", languages())
def test_the_menu_entry_speaks_the_language_of_the_desktop(code: str) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(linux.in_every_language("desktop.in"))
    told, mark = entry["Desktop Entry"], "" if code == "en" else f"[{code}]"
    for key, word in (("GenericName", "generic_name"), ("Comment", "summary"), ("Keywords", "keywords")):
        assert told[f"{key}{mark}"] == product.WORDS[word][code]
    assert told["Keywords"].endswith(";")


@pytest.mark.parametrize("code", languages())
def test_the_metadata_speaks_the_language_of_the_desktop(code: str) -> None:
    metadata = ElementTree.fromstring(linux.in_every_language("metainfo.xml.in").encode())
    words = {word: said[code] for word, said in product.WORDS.items()}
    assert told_in(code, metadata.findall("summary")) == [words["summary"]]
    assert told_in(code, metadata.findall("description/p")) == [
        words[word] for word in ("goes_wrong", "it_tells", "it_advises")
    ]
    assert told_in(code, metadata.findall("description/ul/li")) == [
        words[word] for word in ("tells_cards", "tells_choices", "tells_paragraph")
    ]
    assert "".join(f"{each};" for each in told_in(code, metadata.findall("keywords/keyword"))) == words["keywords"]
    assert code in [tag.text for tag in metadata.findall("languages/lang")]


@pytest.mark.parametrize("code", languages())
def test_a_file_manager_speaks_the_language_of_the_desktop(code: str) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ElementTree.fromstring(linux.in_every_language("mime.xml.in").encode())
    assert told_in(code, kinds.findall(f"*/{space}comment")) == [kind.title(code) for kind in product.FILE_KINDS]


def told_in(code: str, tags: list[ElementTree.Element]) -> list[str | None]:
    """What those tags say that are of a language; without a mark they are English."""
    return [tag.text for tag in tags if tag.get("{http://www.w3.org/XML/1998/namespace}lang", "en") == code]


@pytest.mark.skipif(
    None in map(shutil.which, ("desktop-file-validate", "appstreamcli")),
    reason="desktop-file-validate and appstreamcli, which look at what desktops are told, are not both installed",
)
def test_the_tools_of_the_desktop_find_no_fault(tmp_path: Path) -> None:
    for name, text in linux.shared_files().items():
        linux.write(tmp_path / name, text)
    linux.check(tmp_path)
    entry = tmp_path / "applications" / f"{product.APP_ID}.desktop"
    linux.write(entry, entry.read_text(encoding="utf-8").replace("Comment[it]=", "Comment[it=", 1))
    with pytest.raises(subprocess.CalledProcessError):
        linux.check(tmp_path)


def test_the_window_says_which_menu_entry_is_its_own() -> None:
    app = application()
    assert (app.desktopFileName(), app.applicationName()) == (product.APP_ID, product.TITLE)


def test_every_kind_of_file_is_known_by_its_suffix_and_wears_the_icon_there_is() -> None:
    known, icons = {}, set()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    for kind in ElementTree.fromstring(linux.in_every_language("mime.xml.in").encode()):
        found = {each.tag.removeprefix(space): each for each in kind}
        known[kind.get("type")] = (found["glob"].get("pattern"), found["sub-class-of"].get("type"))
        icons.add(found["icon"].get("name"))
    assert known == {
        "application/x-bridgecase": ("*.bridgecase", "text/plain"),
        "application/x-bridgeevening": ("*.bridgeevening", "text/plain"),
        "application/x-bridgecases": ("*.bridgecases", "application/zip"),
    }
    assert icons == {"application-x-bridgecase"}


def test_metadata_and_man_page_name_every_kind_of_file() -> None:
    metadata = ElementTree.fromstring(linux.in_every_language("metainfo.xml.in").encode())
    assert [tag.text for tag in metadata.findall("provides/mediatype")] == [kind.mime for kind in product.FILE_KINDS]
    for code in languages():
        for kind in product.FILE_KINDS:
            assert f"\n.TP\n.I *{kind.suffix}\n{kind.holds(code)}\n.TP\n" in linux.manual(code)


def test_the_metadata_names_the_version_and_no_address_that_does_not_exist() -> None:
    metadata = ElementTree.fromstring(linux.in_every_language("metainfo.xml.in").encode())
    assert metadata.findtext("id") == product.APP_ID
    release = metadata.find("releases/release")
    assert release is not None
    assert release.get("version") == product.version()
    assert metadata.find("url") is None
    assert metadata.find("screenshots") is None


def test_the_metadata_names_the_address_once_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(product, "HOMEPAGE", "https://bridge.test/?a&b")
    monkeypatch.setattr(product, "SCREENSHOT", "https://bridge.test/table.png")
    metadata = ElementTree.fromstring(linux.in_every_language("metainfo.xml.in").encode())
    assert metadata.findtext("url") == "https://bridge.test/?a&b"
    assert metadata.findtext("screenshots/screenshot/image") == "https://bridge.test/table.png"


def test_releases_are_read_from_the_page_on_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "changes.md"
    page.write_text(
        f"# Changes\n\n## {product.version()} – 2026-11-22\n\nMuch.\n\n## 0.0.9 (2026-10-01)\n", encoding="utf-8"
    )
    monkeypatch.setattr(product, "CHANGES", page)
    assert product.releases() == [(product.version(), "2026-11-22"), ("0.0.9", "2026-10-01")]
    page.write_text("# Changes\n\n## 0.0.9 (2026-10-01)\n", encoding="utf-8")
    assert [number for number, _ in product.releases()] == [product.version(), "0.0.9"]


def test_the_changes_are_told_as_debian_tells_them() -> None:
    told = debian.changelog()
    assert told.startswith(f"bridgetable ({product.version()}) stable; urgency=medium\n\n  * Release ")
    assert debian.mail_date("2026-11-22") == "Sun, 22 Nov 2026 00:00:00 +0000"


def test_the_copyright_file_holds_the_licence_of_the_project() -> None:
    told = debian.copyright_text()
    assert " Permission is hereby granted, free of charge" in told
    assert "@" not in told.replace("@MIT@", "@")
    assert not [line for line in told.partition("License: MIT\n Perm")[2].splitlines() if line == " "]


def test_dependencies_are_read_from_what_the_tool_says() -> None:
    told = "shlibs:Depends=libc6 (>= 2.35), libegl1\nother:Depends=x\n"
    assert debian.depended_on(told) == ["libc6 (>= 2.35)", "libegl1"]
    assert debian.depended_on("") == []


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen folder with a library that Debian has itself, and the place where the package is put together."""
    inside = tmp_path / "frozen" / "bridgetable" / "_internal"
    (inside / "PySide6").mkdir(parents=True)
    for name in ("libz.so.1", "libpython3.11.so.1.0", "PySide6/libz.so.1"):
        (inside / name).write_bytes(b"\x7fELF")
    (inside.parent / "bridgetable").write_bytes(b"\x7fELF")
    (inside.parent / "bridgetable").chmod(0o700)
    monkeypatch.setattr(frozen, "FOLDER", tmp_path / "frozen")
    monkeypatch.setattr(debian, "TREE", tmp_path / "deb")
    monkeypatch.setattr(product, "commit_time", lambda: 1_700_000_000)
    return tmp_path / "deb"


def test_debians_package_takes_debians_libraries(tree: Path) -> None:
    debian.write_program()
    names = frozen.files_of(tree / "usr" / "lib" / "bridgetable")
    assert names == ["_internal/PySide6/libz.so.1", "_internal/libpython3.11.so.1.0", "bridgetable"]
    assert (tree / "usr/bin/bridgetable").readlink() == Path("../lib/bridgetable/bridgetable")


def test_only_what_cannot_be_done_without_is_required(tmp_path: Path) -> None:
    for name in ("libqxcb.so", "libqwayland.so", "notes.txt"):
        (tmp_path / name).write_bytes(b"\x7fELF" if name.endswith(".so") else b"text")
    assert [path.name for path in sorted(tmp_path.iterdir()) if debian.loads_libraries(path)] == ["libqxcb.so"]


def test_the_control_file_and_the_checksums(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "architecture", lambda: "amd64")
    linux.write(tree / "usr" / "a", "a" * 4096)
    linux.write(tree / "DEBIAN" / "control", "")
    said = debian.control(["libc6"])
    assert "Version: " + product.version() in said
    assert "Installed-Size: 4\n" in said
    assert "Depends: libc6\n" in said
    assert said.endswith("file of its own.\n")
    assert debian.sums(tree) == f"{hashlib.md5(b'a' * 4096).hexdigest()}  usr/a\n"


def test_permissions_and_times_do_not_depend_on_the_builder(tree: Path) -> None:
    debian.write_program()
    linux.level(tree)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tree.rglob("*") if not path.is_symlink()}
    assert modes["bridgetable"] == 0o755
    assert modes["libpython3.11.so.1.0"] == 0o644
    assert {path.lstat().st_mtime for path in tree.rglob("*")} == {1_700_000_000}


def test_the_same_files_make_the_same_tarball(tree: Path) -> None:
    debian.write_program()
    first = linux.pack(tree, tree.parent / "first.tar.xz").read_bytes()
    os.utime(tree / "usr", (1, 1))
    assert linux.pack(tree, tree.parent / "second.tar.xz").read_bytes() == first
    with tarfile.open(tree.parent / "first.tar.xz") as archive:
        assert {entry.uname for entry in archive} == {"root"}
        assert archive.getnames()[0] == "deb"
    assert lzma.decompress(first)


def test_a_packed_text_tells_no_time() -> None:
    assert linux.packed("a") == linux.packed("a")
    assert gzip.decompress(linux.packed("ä")).decode() == "ä"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings everything with it")
@pytest.mark.skipif(shutil.which("readelf") is None, reason="no readelf here to tell what a library needs")
def test_every_library_that_qt_needs_of_a_system_can_be_named() -> None:
    everywhere = ("ld-linux", "libc.", "libm.", "libgcc_s.", "libstdc++.", "libz.", "libzstd.")  # apt needs them too
    qt = Path(PySide6.__file__).with_name("Qt")
    files = [qt / "lib" / f"libQt6{name}.so.6" for name in frozen.QT_LIBRARIES]
    files += [qt / "plugins" / name for name in frozen.NEEDED_PLUGINS["linux"]]
    if not all(file.exists() for file in files):
        pytest.skip("this Qt, which is not the one that is shipped, names its files otherwise")
    needed = {library for file in files for library in needed_by(file)}
    assert {name for name in needed if not name.startswith((*everywhere, "libQt6", "libicu"))} == set(system.PACKAGES)


def needed_by(file: Path) -> Iterator[str]:
    """The libraries an ELF file needs."""
    asked = ["readelf", "--dynamic", str(file)]
    told = subprocess.run(asked, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    return (line.partition("[")[2].rstrip("]") for line in told.splitlines() if "(NEEDED)" in line)


@pytest.mark.parametrize("code", languages())
def test_the_tarball_tells_what_it_needs_and_does_not_bring(code: str) -> None:
    told = linux.filled(f"{linux.readmes()[code]}.in", code)
    assert "apt-get install libdbus-1-3 libegl1 " in told
    assert "libxkbcommon-x11-0" in told
    assert "libxcb-cursor0" not in told  # it lies in the tarball
    assert max(map(len, (line for line in told.splitlines() if "apt-get" not in line))) <= 120


def test_what_is_read_first_in_the_tarball_says_the_same_in_every_language() -> None:
    typed = {code: typed_in(linux.filled(f"{name}.in", code)) for code, name in linux.readmes().items()}
    assert typed.keys() == languages().keys()
    assert all(lines == typed["en"] for lines in typed.values())
    assert typed["en"][2:5] == ["check", "judge FILE", "laws"]
    english = linux.filled("README.txt.in")
    for code, name in linux.readmes().items():
        assert (f"{languages()[code]}: {name}\n" in english) is (code != "en")


def typed_in(told: str) -> list[str]:
    """What is to be typed, line by line; which language stands for any of them."""
    lines = [line.strip() for line in told.splitlines() if line.startswith("    ")]
    typed = [re.split(r" {2,}", line)[0].removeprefix("./bridgetable").strip() for line in lines]
    return [re.sub(r"(?<=--language )\w+", "CODE", each) for each in typed]


OF_SEVERAL = {"collection": ("check", "make", "install", "list", "remove"), "languages": ("list", "check")}
"""Commands that do several things, and the word for each."""


@pytest.mark.parametrize("code", languages())
def test_the_manual_names_every_option_and_no_other(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    several = [[name, word] for name, words in OF_SEVERAL.items() for word in words]
    for command in ([], *([name] for name in cli.COMMANDS), *several):
        with pytest.raises(SystemExit):
            cli.main([*command, "--help"])
    named = set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    told = linux.manual(code).replace("\\-", "-")
    assert set(re.findall(r"--[a-z][a-z-]*", told)) == named
    assert {"--portable", "--self-test", "--summary", "--json", "--language"} <= named
    for name in cli.COMMANDS:
        assert f"\n.B {name}\n" in told
    for name, word in several:
        assert f"\n.B bridgetable {name} {word}\n" in told


def test_the_manual_says_the_same_in_every_language() -> None:
    english = skeleton(linux.manual("en"))
    assert ".BI \\-\\-language" in english and ".B bridgetable languages list" in english
    for code in languages():
        assert skeleton(linux.manual(code)) == english


def skeleton(page: str) -> list[str]:
    """How a page of the manual is laid out, with all that is typed as it stands and without what is said."""
    kept = {".B": None, ".BR": None, ".RB": None, ".BI": 2}  # in bold stands what is typed, and first
    lines = [line.split() for line in page.splitlines() if line.startswith(".")]
    return [" ".join(words[: kept.get(words[0], 1)]) for words in lines]


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff, which lays out the manual, is not installed")
@pytest.mark.parametrize("code", languages())
def test_the_manual_is_laid_out_without_a_warning(code: str) -> None:
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww"]
    page = linux.manual(code)
    laid = subprocess.run(command, check=True, input=page, capture_output=True, text=True, encoding="utf-8")
    assert laid.stderr == ""


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What goes below `/usr/share`, with an icon in place of all of them."""
    monkeypatch.setattr(linux, "ICONS", tmp_path / "icons")
    linux.write(tmp_path / "icons" / "hicolor" / "icon.png", b"")
    linux.write_shared(tmp_path / "share")
    return tmp_path / "share"


def test_man_finds_the_page_of_each_language(share: Path) -> None:
    pages = {path.relative_to(share).as_posix(): path.read_bytes() for path in share.glob("man/**/*.gz")}
    places = {code: f"man/{'' if code == 'en' else f'{code}/'}man1/bridgetable.1.gz" for code in languages()}
    assert set(pages) == set(places.values())
    for code, place in places.items():
        assert gzip.decompress(pages[place]).decode() == linux.manual(code)


def test_packages_name_nobody_to_write_to_until_there_is_somebody(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "architecture", lambda: "amd64")
    linux.write(tree / "DEBIAN" / "control", "")
    monkeypatch.setattr(product, "CONTACT", "")
    assert f"Maintainer: {product.AUTHORS}\n" in debian.control([])
    assert f"\n -- {product.AUTHORS} <>  " in debian.changelog()
    monkeypatch.setattr(product, "CONTACT", "players@bridge.test")
    assert f"Maintainer: {product.AUTHORS} <players@bridge.test>\n" in debian.control([])
    assert f"\n -- {product.AUTHORS} <players@bridge.test>  " in debian.changelog()
