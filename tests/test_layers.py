"""The table, the law and the cases do their work on a machine that has no Qt.

Which layer may import which stands in `pyproject.toml` and is checked by import-linter; here it is tried out.
"""

from __future__ import annotations

import ast
import pkgutil
import subprocess
import sys
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from statistics import median

import pytest

import bridgetable
from source_trees import tree_of

WITHOUT_QT = "import sys; sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
PURE_PARTS_OF_THE_WINDOW = ("bridgetable.ui.felt.placement", "bridgetable.ui.felt.gesture")


def run_without_qt(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + code], capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_everything_but_the_window_is_imported_without_qt() -> None:
    names = [module.name for module in pkgutil.walk_packages(bridgetable.__path__, "bridgetable.")]
    free = [name for name in names if not name.startswith("bridgetable.ui") or name in PURE_PARTS_OF_THE_WINDOW]
    assert set(PURE_PARTS_OF_THE_WINDOW) <= set(free)
    run = run_without_qt("".join(f"import {name}\n" for name in free))
    assert run.returncode == 0, run.stderr


def test_the_window_is_where_qt_is_missed() -> None:
    run = run_without_qt("import bridgetable.ui.start.app")
    assert "PySide6" in run.stderr


def test_a_case_is_checked_without_qt() -> None:
    run = run_without_qt(
        "from bridgetable.__main__ import main\n"
        "sys.argv[1:] = ['check', '--summary', 'resources/cases/law43']\n"
        "sys.exit(main())"
    )
    assert "passed" in run.stdout.splitlines()[-1], run.stderr


HOME = Path(bridgetable.__file__).parent
ROOMS = sorted(path.parent for path in Path(bridgetable.__file__).parent.glob("ui/*/__init__.py"))


def test_every_file_of_the_window_has_its_room() -> None:
    loose = [path.name for path in Path(bridgetable.__file__).parent.glob("ui/*.py")]
    assert ROOMS
    assert loose == ["__init__.py"]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_is_not_crowded_and_says_who_lives_there(room: Path) -> None:
    assert len(list(room.glob("*.py"))) <= 20
    told = ast.get_docstring(tree_of(room / "__init__.py"))
    assert told is not None
    assert len([line for line in told.splitlines() if line]) == 2


def test_no_module_is_longer_than_five_hundred_lines() -> None:
    files = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in HOME.rglob("*.py")}
    assert len(files) > 400
    assert {path.name for path, lines in files.items() if lines > 500} == set()


@pytest.mark.parametrize("layer", ["laws", "blocks"])
def test_no_body_tests_the_edition(layer: str) -> None:
    """A later book is added as neighbours; a number that differs may be looked up by its year."""
    files = sorted((Path(bridgetable.__file__).parent / layer).glob("*.py"))
    tests = [
        f"{file.name}:{line}" for file in files for line in lines_testing_the_year(file.read_text(encoding="utf-8"))
    ]
    assert files
    assert tests == []


def lines_testing_the_year(code: str) -> list[int]:
    """The lines in which a year is compared with anything, or decides by itself which way to go."""
    tested: list[ast.expr] = []
    for node in ast.walk(tree_of(code)):
        if isinstance(node, ast.Compare):
            tested.append(node)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            tested.append(node.test)
        elif isinstance(node, ast.Match):
            tested.append(node.subject)
    inside = {(test.lineno, each) for test in tested for each in ast.walk(test)}
    return sorted({line for line, each in inside if isinstance(each, ast.Attribute) and each.attr == "year"})


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ('cite = "68C" if m.year == 2017 else "68D"', [1]),
        ("may = called and m.year > 2007", [1]),
        ("x = 1\nif PLAYS_ON[m.year]: pass", [2]),
        ("match m.year:\n    case 2007: pass", [1]),
        ('cite = {2007: "16D", 2017: "16C"}[m.year]', []),
    ],
)
def test_a_test_of_the_edition_is_seen(code: str, lines: list[int]) -> None:
    assert lines_testing_the_year(code) == lines


@cache
def classes() -> list[tuple[str, set[str]]]:
    """Every class of the program, with the names of its methods."""
    return [
        (part.name, {each.name for each in part.body if isinstance(each, ast.FunctionDef)})
        for path in HOME.rglob("*.py")
        for part in ast.walk(tree_of(path))
        if isinstance(part, ast.ClassDef)
    ]


def test_no_class_has_more_than_thirty_methods() -> None:
    assert len(classes()) > 500
    assert {name for name, methods in classes() if len(methods) > 30} == set()


def test_a_class_name_stands_for_one_thing() -> None:
    names = Counter(name for name, _ in classes())
    assert [name for name, times in names.items() if times > 1] == []


def test_a_private_function_bears_a_name_of_its_own() -> None:
    """What helps in one module is named after what it does there: `_told` in ten modules says nothing in any.

    Each kind of problem to practise is a tale of its own; what is registered for a type is called by nobody.
    """
    modules = defaultdict[str, set[str]](set)
    for path in HOME.rglob("*.py"):
        for part in tree_of(path).body if path.parent.name != "generator" else ():
            if isinstance(part, ast.FunctionDef) and part.name.startswith("_") and not _is_registered(part):
                modules[part.name].add(path.relative_to(HOME).as_posix())
    assert len(modules) > 1000
    assert {name: sorted(where) for name, where in modules.items() if len(where) > 3} == {}


def _is_registered(function: ast.FunctionDef) -> bool:
    return any("register" in ast.unparse(each) for each in function.decorator_list)


def test_a_paragraph_takes_few_imported_names() -> None:
    taken = list[int]()
    for path in sorted((HOME / "laws").glob("law*.py")):
        tree = tree_of(path)
        imported = {
            name.asname or name.name for each in tree.body if isinstance(each, ast.ImportFrom) for name in each.names
        }
        for part in tree.body:
            if isinstance(part, ast.FunctionDef) and part.decorator_list:
                taken.append(len({each.id for each in ast.walk(part) if isinstance(each, ast.Name)} & imported))
    assert len(taken) > 400
    assert median(taken) <= 8
