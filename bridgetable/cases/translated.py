"""What cases of the library tell in another language, where their own files do not: one file for each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bridgetable.messages import read_json
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
    return {name: told for name, told in read_json(language, FILE).items() if _is_told(told)}


def _is_told(told: object) -> bool:
    return isinstance(told, dict) and all(isinstance(text, str) for text in told.values())
