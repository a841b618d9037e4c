"""No module needs another that needs it, by however many others: neither when it is loaded nor later.

Imports inside functions count, and so do those for names of types alone, but for protocols: who says what he needs of
another does not need that other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import bridgetable
from source_trees import tree_of

HOME = Path(bridgetable.__file__).parent
Graph = dict[str, set[str]]


def modules() -> dict[str, ast.Module]:
    """Every module of the program, by name."""
    found = {}
    for path in sorted(HOME.rglob("*.py")):
        parts = path.relative_to(HOME.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = tree_of(path)
    return found


def graph(parsed: Mapping[str, ast.Module]) -> Graph:
    """For each module those that it imports, anywhere in its text."""
    return {name: {each for each in imported(tree, parsed) if each != name} for name, tree in parsed.items()}


def imported(tree: ast.Module, parsed: Mapping[str, ast.Module]) -> Iterator[str]:
    """What a module imports; a name of a package that is a module of its own stands for that module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in parsed)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.module in parsed:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in parsed:
                    yield whole
                elif alias.name not in protocols(parsed[node.module]):
                    yield node.module


def protocols(tree: ast.Module) -> set[str]:
    """The protocols a module declares: classes without a body, of which nothing is made."""
    found = {"Protocol"}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id in found for base in node.bases
        ):
            found.add(node.name)
    return found


def circle(edges: Graph) -> list[str]:
    """One circle of imports, from a module back to itself; empty if there is none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(edges[name]):
            if found := follow(other, [*way, name]):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(edges) if (found := follow(name, []))), [])


def test_no_import_goes_in_a_circle() -> None:
    edges = graph(modules())
    assert len(edges) > 400
    assert sum(map(len, edges.values())) > 2000
    assert circle(edges) == []


def test_a_circle_is_seen_wherever_the_import_stands() -> None:
    texts = {
        "one": "from two import Two",
        "two": "def later():\n    from three import three",
        "three": "if TYPE_CHECKING:\n    from one import One",
    }
    parsed = {name: tree_of(text) for name, text in texts.items()}
    assert circle(graph(parsed)) == ["one", "two", "three", "one"]


def test_who_only_says_what_he_needs_is_no_part_of_a_circle() -> None:
    texts = {
        "one": "from two import Needs, Two",
        "two": "class Two: ...\nclass Needs(Protocol): ...\nif TYPE_CHECKING:\n    from one import Asks",
    }
    parsed = {name: tree_of(text) for name, text in texts.items()}
    assert circle(graph(parsed)) == ["one", "two", "one"]
    parsed["one"] = ast.parse("from two import Two\nclass Asks(Protocol): ...")
    assert circle(graph(parsed)) == []
