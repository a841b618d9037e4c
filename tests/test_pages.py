"""The pages people read: links lead somewhere, addresses are there, commands are typed as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import linux
import product

ROOT = product.ROOT
PAGES = sorted([ROOT / "README.md", *(ROOT / "packaging").glob("*.md"), *(ROOT / "resources" / "help").glob("*.md")])
TEMPLATES = ("README.txt.in", "description.in", "man.in")
NO_ADDRESS = "There is no public address yet"
"""What the pages say as long as there is none."""
ADDRESSES = {"https://www.python.org"}
"""Public addresses a page may name, beside the project's own."""


def every_page() -> Iterator[tuple[str, str]]:
    """Each page with its name; those of the Linux packages as they are filled in."""
    for page in PAGES:
        yield page.relative_to(ROOT).as_posix(), page.read_text(encoding="utf-8")
    for template in TEMPLATES:
        yield template, linux.filled(template)


def prose(text: str) -> str:
    """A page without its blocks of code, in which nothing is a link or a heading."""
    unfenced = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^    .*$", "", unfenced, flags=re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page are linked to."""
    headings = re.findall(r"^#+ (.+)$", prose(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_something(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page.read_text(encoding="utf-8"))):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        found = page.parent / name if name else page
        assert found.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in anchors(found), f"{page.name} links to {target}, and there is no such heading"


def test_a_link_that_leads_nowhere_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A page\n\n## What it *says*, in short\n\n[up](#a-page) [on](#what-it-says-in-short)\n", encoding="utf-8"
    )
    test_every_link_leads_to_something(page)
    for wrong in ("[gone](gone.md)", "[gone](#gone)"):
        page.write_text(f"# A page\n\n{wrong}\n", encoding="utf-8")
        with pytest.raises(AssertionError, match="page.md links to"):
            test_every_link_leads_to_something(page)


def test_no_page_names_an_address_that_is_not_there() -> None:
    known = ADDRESSES | {address for address in (product.HOMEPAGE, product.SCREENSHOT) if address}
    for name, text in every_page():
        named = {address.rstrip(".,;") for address in re.findall(r"https?://[^\s)>\"`]+", text)}
        assert named <= known, f"{name} names {named - known}"
        assert set(re.findall(r"\S+@\S+\.\w+", text)) <= {product.CONTACT}, f"{name} names somebody to write to"


@pytest.mark.parametrize("name", ["README.md", "packaging/download.md"])
def test_who_wants_a_package_is_told_where_it_is_or_how_it_is_made(name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").replace("**", "").split())
    if product.HOMEPAGE:
        assert product.HOMEPAGE in text
        assert NO_ADDRESS not in text
    else:
        assert NO_ADDRESS in text
        assert "python3 packaging/build.py" in text
        assert "dist" in text


def test_commands_are_typed_as_debian_has_them() -> None:
    for name, text in every_page():
        wrong = [line for line in text.splitlines() if re.search(r"(?<![\w/.\\])python (-m|-c|\w+/)", line)]
        assert wrong == [], name


def test_the_worked_example_is_as_the_files_have_it() -> None:
    page = (ROOT / "resources" / "help" / "architecture.md").read_text(encoding="utf-8")
    example = page.partition("## One paragraph, from text to case")[2].partition("\n## ")[0]
    shown = re.findall(r"`((?:resources|bridgetable)/[^`]+\.(?:toml|py))`.*?```\w+\n(.*?)```", example, re.DOTALL)
    assert [Path(name).suffix for name, _ in shown] == [".toml", ".py", ".toml"]
    for name, block in shown:
        there = (ROOT / name).read_text(encoding="utf-8").splitlines()
        assert [line for line in block.splitlines() if line not in there] == []
