"""Text that is read or written says that it is UTF-8: left out, it would be what the machine is set to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from source_trees import tree_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [path for folder in ("bridgetable", "packaging", "tests") for path in (ROOT / folder).rglob("*.py")]


def left_out(source: str) -> Iterator[int]:
    """The lines with a call that turns bytes into text, or text into bytes, in an encoding it does not name."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Call) and is_text(node) and "encoding" not in {word.arg for word in node.keywords}:
            yield node.lineno


def is_text(call: ast.Call) -> bool:
    """Whether a file is read or written as text, or a program's words are taken as text."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if name in ("read_text", "write_text"):
        return isinstance(call.func, ast.Attribute)
    if name == "fdopen" or (name == "open" and isinstance(call.func, ast.Name)):
        return not any(isinstance(mode, ast.Constant) and "b" in str(mode.value) for mode in call.args[1:])
    return any(
        word.arg in ("text", "universal_newlines") and ast.unparse(word.value) == "True" for word in call.keywords
    )


def test_every_text_says_its_encoding() -> None:
    assert SOURCES
    found = {path.relative_to(ROOT).as_posix(): list(left_out(path.read_text(encoding="utf-8"))) for path in SOURCES}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "said",
    [
        "file.read_text()",
        "file.write_text(text)",
        "open(name, 'w')",
        "os.fdopen(pipe)",
        "subprocess.run(command, text=True)",
    ],
)
def test_one_that_does_not_is_found(said: str) -> None:
    assert list(left_out(f"first = 1\n{said}\n")) == [2]
    assert list(left_out(f"first = 1\n{said[:-1]}, encoding='utf-8')\n".replace("(,", "("))) == []
