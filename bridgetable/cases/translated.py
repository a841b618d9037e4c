"""What cases of the library tell in another language, where their own files do not: one file for each language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bridgetable.resources import resource_path

FILE = "cases.json"
"""In the folder of a language; made of its `cases/law*.toml`, since a thousand titles are wanted at once."""


def translated(path: Path | None, name: str, kind: str, language: str) -> str:
    """The `title`, `story` or `ruling` of the case of the library with this id; empty where it is not in `language`.

    >>> translated(None, "law54-b-accepts", "title", "it")
    ''
    """
    if path is None or not path.is_relative_to(_library()):
        return ""
    return _told_in(language).get(name, {}).get(kind, "")


@cache
def _library() -> Path:
    return resource_path("cases")


@cache
def _told_in(language: str) -> Mapping[str, Mapping[str, str]]:
    path = resource_path("languages", language, FILE)
    if not path.is_file():
        return {}
    told: Mapping[str, Mapping[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return told
