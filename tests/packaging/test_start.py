"""`packaging/start.py` is read by every Python there is, and tells the owner of an old one what to type."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import start
from source_trees import tree_of

SCRIPT = Path(start.__file__)
OLD = ("2.7", "3.6", "3.7", "3.8", "3.9", "3.10")
KNOWN_TO_PYTHON_2_7 = (
    *(ast.Module, ast.Import, ast.alias, ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.If, ast.For),
    *(ast.Expr, ast.Assign, ast.Call, ast.Attribute, ast.Name, ast.Subscript, ast.Slice, ast.Constant, ast.Tuple),
    *(ast.List, ast.Compare, ast.Load, ast.Store, ast.Lt, ast.Eq, ast.keyword),
)
"""All the grammar the file may use: each of these means the same to Python 2.7 as it does today."""


def old_python(version: str) -> str:
    """An interpreter of this version on this machine; empty if there is none that runs."""
    for found in (
        shutil.which(f"python{version}"),
        *(map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))),
    ):
        if found and subprocess.run([found, "--version"], check=False, capture_output=True).returncode == 0:
            return found
    return ""


@pytest.mark.parametrize("version", OLD)
def test_an_old_python_says_what_to_type(version: str) -> None:
    python = old_python(version)
    if not python:
        pytest.skip(f"there is no Python {version} here; its grammar is looked at by another test")
    done = subprocess.run([python, str(SCRIPT)], check=False, capture_output=True, env={"PATH": ""})
    said = done.stderr.decode("ascii")
    assert done.returncode == 1
    assert done.stdout == b""
    assert said.startswith(f"Bridgetable needs Python 3.11 or newer; this is Python {version}.")
    for system in ("Debian", "Ubuntu", "Fedora", "Windows", "macOS"):
        assert system in said
    assert "Traceback" not in said


def test_the_file_keeps_to_the_grammar_of_python_2_7() -> None:
    text = SCRIPT.read_text(encoding="ascii")  # Python 2.7 takes a file for ASCII unless it is told otherwise
    for node in ast.walk(tree_of(text)):
        assert isinstance(node, KNOWN_TO_PYTHON_2_7), ast.dump(node)
        if isinstance(node, ast.FunctionDef):
            named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            assert node.returns is None and all(argument.annotation is None for argument in named)
            assert not node.args.posonlyargs and not node.args.kwonlyargs
        if isinstance(node, ast.Call):  # nothing after a star, which older grammars want last
            assert not any(isinstance(argument, ast.Starred) for argument in node.args)
    assert not re.search(r"\b\d+_\d|\b[frbu]+[\"']", text, re.IGNORECASE)


def test_a_newer_python_on_the_machine_is_named(tmp_path: Path) -> None:
    (tmp_path / "python3.12").touch()
    told = start.too_old("3.9.1", "packaging/start.py", f"/nowhere{os.pathsep}{tmp_path}")
    assert told.endswith("Type this instead:\n  python3.12 packaging/start.py\n")


def test_a_python_that_is_new_enough_is_handed_on_to(monkeypatch: pytest.MonkeyPatch) -> None:
    import starting

    given: list[list[str]] = []

    def main(words: list[str]) -> int:
        given.append(words)
        return 5

    monkeypatch.setattr(starting, "main", main)
    monkeypatch.setattr(sys, "argv", ["start.py", "laws"])
    assert start.main() == 5
    assert given == [["laws"]]


def test_too_old_a_python_is_not_handed_on_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert start.main() == 1
    assert "3.11 or newer" in capsys.readouterr().err
