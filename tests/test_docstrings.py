"""Each public method says what it does; of modules, classes and functions ruff sees to it.

Ruff cannot tell which methods Qt has named and described already, so that none of those need say it again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from source_trees import tree_of

ROOT = Path(__file__).resolve().parent.parent

QT_NAMES = {"accept", "event", "paint", "shape"}
"""What Qt calls in one word; its other names have a capital within them."""


def public_methods(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The methods of public classes that a reader meets by name, but for what a protocol only asks for."""
    for found in ast.walk(tree):
        if isinstance(found, ast.ClassDef) and not found.name.startswith("_"):
            asks = any("Protocol" in ast.unparse(base) for base in found.bases)
            methods = (each for each in found.body if isinstance(each, ast.FunctionDef))
            yield from ((f"{found.name}.{each.name}", each) for each in methods if not (asks and is_bare(each)))


def is_bare(method: ast.FunctionDef) -> bool:
    return ast.unparse(method.body[-1]) == "..."


def goes_without_saying(method: ast.FunctionDef) -> bool:
    """Whether it is private, one of Qt's, or sets what a property of that name has described."""
    of_qt = method.name in QT_NAMES or method.name != method.name.lower()
    sets = any(ast.unparse(each).endswith(".setter") for each in method.decorator_list)
    return method.name.startswith("_") or of_qt or sets


def test_every_public_method_says_what_it_does() -> None:
    silent = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "bridgetable").rglob("*.py"))
        for name, method in public_methods(tree_of(path))
        if not goes_without_saying(method) and ast.get_docstring(method) is None
    ]
    assert silent == []


def test_a_method_without_words_is_found() -> None:
    written = "class Trick:\n    def winner(self): pass\n    def mousePress(self): pass\n    def _led(self): pass\n"
    silent = [name for name, each in public_methods(ast.parse(written)) if not goes_without_saying(each)]
    assert silent == ["Trick.winner"]
