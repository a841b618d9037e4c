"""Ways of damaging the files of a language, and a copy of one to be damaged."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bridgetable
from bridgetable.cases.translated import _told_in
from bridgetable.messages import catalogue, speak
from bridgetable.messages.languages import languages as known
from bridgetable.resources import resource_path

SHIPPED = resource_path("languages")
_WRITTEN = shutil.ignore_patterns("*.ftl", "cases", "glossary.toml")
"""What the program never reads."""


@contextmanager
def a_copy_of_italian(tmp_path: Path) -> Iterator[Path]:
    """The folder of a language `xx`, a copy of the Italian one to be damaged, beside English."""
    for code, name in (("en", "en"), ("it", "xx")):
        shutil.copytree(SHIPPED / code, tmp_path / "languages" / name, ignore=_WRITTEN)

    def placed(*parts: str) -> Path:
        return tmp_path.joinpath(*parts) if parts and parts[0] == "languages" else resource_path(*parts)

    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith(bridgetable.__name__) and getattr(module, "resource_path", None) is resource_path:
                patch.setattr(module, "resource_path", placed)
        patch.setattr(catalogue, "_told", set())
        forget()
        yield tmp_path / "languages" / "xx"
    forget()
    speak("en")


def forget() -> None:
    """Let it be found anew which languages there are, and what they call the cases."""
    known.cache_clear()
    _told_in.cache_clear()


def not_utf8(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:400] + "perché".encode("latin-1") + b"\xff\xfe")


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 - 1] + b'"[{')


def empty(path: Path) -> None:
    path.write_bytes(b"")


def another_thing(path: Path) -> None:
    path.write_text(
        '["x"]' if path.suffix == ".json" else 'say = 1\nparagraph = 2\nsame = "x"\nOK = 3\n', encoding="utf-8"
    )


def odd_values(path: Path) -> None:
    """What can be read and says nothing that can be said."""
    if path.suffix == ".json":
        read = json.loads(path.read_text(encoding="utf-8"))
        odd = [1, None, [["@", "-seat"]], [["?"]], [["#", next(iter(read))]]]
        path.write_text(json.dumps({name: odd[place % len(odd)] for place, name in enumerate(read)}), encoding="utf-8")
    else:
        path.write_text('[[say]]\nwords = 1\n[paragraph."45A"]\ngist = 1\n[seats]\nN = 1\n', encoding="utf-8")


DAMAGES = (not_utf8, half, empty, another_thing, odd_values)
