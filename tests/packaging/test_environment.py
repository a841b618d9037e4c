"""`packaging/environment.py`: the environment is only ever replaced, by one that works, whatever comes between."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import environment
import fetching

PYPROJECT = (
    '[project]\ndependencies = ["pypdf"]\n[project.optional-dependencies]\ntest = ["pytest"]\nbench = ["endplay"]\n'
    'solver = ["endplay==1"]\n'
)
HERE = ".venv"


class Machine:
    """Stands in for Python's venv, pip and the trial; notes what was fetched, and breaks where it is told to."""

    def __init__(self) -> None:
        self.fetched: list[list[str]] = []
        self.alone: list[list[str]] = []
        self.breaks: dict[str, BaseException] = {}
        self.fault = ""

    def _break(self, step: str) -> None:
        if step in self.breaks:
            raise self.breaks.pop(step)

    def make_empty(self, venv: Path) -> None:
        python = environment.python_of(venv)
        python.parent.mkdir(parents=True)
        python.touch()
        (python.parent / "pytest").write_text(f"#!{python}\n", encoding="utf-8")
        (python.parent / "another").symlink_to("pytest")
        self._break("empty")
        environment.packages_of(venv).mkdir(parents=True)

    def fetch(self, python: Path, needs: Sequence[str], lock: object, *, alone: bool = False) -> None:
        (self.alone if alone else self.fetched).append(list(needs))
        self._break("alone" if alone else "fetch")

    def tried(self, venv: Path) -> str:
        self._break("try")
        return self.fault if venv.name.endswith("-new") else ""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def machine(project: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    it = Machine()
    monkeypatch.setattr(environment, "_make_empty", it.make_empty)
    monkeypatch.setattr(fetching, "fetch", it.fetch)
    monkeypatch.setattr(environment, "_fault", it.tried)
    return it


def change_requirements(project: Path) -> None:
    text = (project / "pyproject.toml").read_text(encoding="utf-8")
    (project / "pyproject.toml").write_text(text.replace('"pypdf"', '"pypdf>=6"'), encoding="utf-8")


def environments(project: Path) -> list[str]:
    return sorted(path.name for path in project.glob(".venv*") if path.is_dir())


def test_an_environment_is_made_once(project: Path, machine: Machine) -> None:
    python = environment.prepare("program")
    assert python == environment.python_of(project / HERE)
    assert environment.prepare("program") == python
    assert machine.fetched == [["pypdf"]]
    assert environments(project) == [HERE]


def test_a_further_group_comes_with_those_that_are_there(project: Path, machine: Machine) -> None:
    for group in ("program", "test", "bench", "test", "program"):
        environment.prepare(group)
    assert machine.fetched == [["pypdf"], ["pypdf", "pytest"], ["pypdf", "endplay", "pytest"]]
    assert environment.groups(project / HERE) == ["bench", "program", "test"]


def test_the_library_of_the_solver_comes_without_what_its_wheel_needs(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    assert machine.alone == [["endplay==1"]]


def test_another_library_of_the_solver_calls_for_another_environment(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    (project / "pyproject.toml").write_text(PYPROJECT.replace("==1", "==2"), encoding="utf-8")
    environment.prepare("program")
    assert machine.alone == [["endplay==1"], ["endplay==2"]]


def test_without_the_library_of_the_solver_the_program_starts_all_the_same(project: Path, machine: Machine) -> None:
    machine.breaks["alone"] = fetching.CannotFetch(fetching.NONE_FITS)
    assert environment.prepare("program").exists()
    assert environment.fits(project / HERE, "program")


def test_other_requirements_call_for_another_environment(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    change_requirements(project)
    environment.prepare("program")
    assert machine.fetched == [["pypdf"], ["pypdf>=6"]]


def test_a_comment_does_not(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    (project / "pyproject.toml").write_text(f"# a remark\n{PYPROJECT}", encoding="utf-8")
    environment.prepare("program")
    assert len(machine.fetched) == 1


def test_nor_does_a_bug_fix_of_python_but_another_python_does() -> None:
    first = environment.fingerprint(["pypdf"], (3, 11))
    assert first == environment.fingerprint(["pypdf"], (3, 11))
    assert first != environment.fingerprint(["pypdf"], (3, 12))
    assert first != environment.fingerprint(["pypdf", "pytest"], (3, 11))
    assert environment.fingerprint(["pypdf"]) == environment.fingerprint(["pypdf"], sys.version_info[:2])


def test_an_environment_whose_python_is_gone_is_made_anew(project: Path, machine: Machine) -> None:
    environment.python_of(project / HERE)
    environment.prepare("program").unlink()
    assert environment.prepare("program").exists()
    assert len(machine.fetched) == 2


def test_the_program_is_found_also_after_the_folder_is_moved(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    library = environment.packages_of(project / HERE)
    told = (library / "bridgetable.pth").read_text(encoding="utf-8").strip()
    assert not Path(told).is_absolute()
    assert (library / told).resolve() == project.resolve()


def test_scripts_name_the_place_to_which_they_were_brought(project: Path, machine: Machine) -> None:
    python = environment.prepare("program")
    assert python.with_name("pytest").read_text(encoding="utf-8") == f"#!{python}\n"


@pytest.mark.parametrize("step", ["empty", "fetch", "try"])
@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(28, "No space left on device"), RuntimeError("killed")])
@pytest.mark.parametrize("before", [True, False], ids=["update", "first"])
def test_whatever_interrupts_it_the_next_start_works(
    project: Path, machine: Machine, step: str, error: BaseException, before: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if before:
        environment.prepare("program")
        change_requirements(project)
    machine.breaks[step] = error
    if isinstance(error, OSError) and before:
        assert environment.prepare("program").exists()
        assert environment.GOING_ON in capsys.readouterr().err
    else:
        with pytest.raises(environment.CannotPrepare if isinstance(error, OSError) else type(error)):
            environment.prepare("program")
    assert environments(project) == [HERE] * before  # the old one, whole; nothing half made
    assert environment.prepare("program").exists()
    assert environment.fits(project / HERE, "program")


@pytest.mark.parametrize("moved", ["here", "new"])
def test_an_exchange_that_was_cut_off_is_ended(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, moved: str
) -> None:
    """Killed before the old environment is moved away, or between that and moving the new one in."""
    environment.prepare("program")
    change_requirements(project)
    rename = Path.rename

    def cut_off(path: Path, target: Path) -> Path:
        if (moved == "here") is (path.name == HERE):
            raise KeyboardInterrupt
        return rename(path, target)

    with monkeypatch.context() as killed:
        killed.setattr(Path, "rename", cut_off)
        killed.setattr(environment, "_settle", lambda places: None)  # nothing is tidied up by who is killed
        with pytest.raises(KeyboardInterrupt):
            environment.prepare("program")
    assert len(environments(project)) == 2
    assert environment.prepare("program").exists()
    assert environments(project) == [HERE]
    assert environment.fits(project / HERE, "program")


def test_what_a_window_that_is_open_holds_is_not_replaced(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.prepare("program")
    change_requirements(project)

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(Path, "rename", refuse)
    assert environment.prepare("program").exists()
    assert "while the program is open" in capsys.readouterr().err


def test_an_update_without_a_network_leaves_what_is_there(
    project: Path, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.prepare("program")
    change_requirements(project)
    machine.breaks["fetch"] = fetching.CannotFetch(fetching.NO_NETWORK)
    assert environment.prepare("program").exists()
    assert capsys.readouterr().err == f"{fetching.NO_NETWORK}\n{environment.GOING_ON}\n"


def test_a_first_start_without_a_network_says_so(project: Path, machine: Machine) -> None:
    machine.breaks["fetch"] = fetching.CannotFetch(fetching.NO_NETWORK)
    with pytest.raises(environment.CannotPrepare) as told:
        environment.prepare("program")
    assert str(told.value) == fetching.NO_NETWORK
    assert environments(project) == []


def test_the_tests_are_not_run_with_what_only_the_program_needs(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    machine.breaks["fetch"] = fetching.CannotFetch(fetching.NO_NETWORK)
    with pytest.raises(environment.CannotPrepare):
        environment.prepare("test")


def test_what_does_not_work_takes_nothings_place(project: Path, machine: Machine) -> None:
    machine.fault = "ImportError: libnothing"
    with pytest.raises(environment.CannotPrepare, match="libnothing"):
        environment.prepare("program")
    assert environments(project) == []


@pytest.mark.parametrize("make", [Path.mkdir, Path.touch, lambda path: path.symlink_to("nowhere")])
def test_an_environment_of_somebody_else_is_left_alone(
    project: Path, machine: Machine, make: Callable[[Path], None]
) -> None:
    make(project / HERE)
    assert environment.prepare("program") == environment.python_of(project / ".venv-bridgetable")
    if (project / HERE).is_dir():
        assert list((project / HERE).iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_named(project: Path, machine: Machine) -> None:
    environment.prepare("program")
    (project / f"{HERE}-lock").unlink()
    (project / f"{HERE}-lock").mkdir()  # stands in for what cannot be opened, which nothing can be to root
    assert environment.prepare("program").exists()  # what is there starts
    with pytest.raises(environment.CannotPrepare, match=str(project)):
        environment.prepare("test")


def test_only_one_start_at_a_time_makes_an_environment(project: Path) -> None:
    lock = project / f"{HERE}-lock"
    with environment._alone(lock), lock.open("a", encoding="utf-8") as second:
        assert not environment._locked(second, wait=False)
    with lock.open("a", encoding="utf-8") as second:
        assert environment._locked(second, wait=False)


def test_a_second_start_says_that_it_waits(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "_locked", lambda file, *, wait: wait)
    assert environment.prepare("program").exists()
    assert capsys.readouterr().out.startswith(environment.WAITING)


def test_a_real_environment_can_be_made_and_tried(project: Path) -> None:
    """Python's own venv, without what is fetched: it is found wanting, and why is told."""
    pytest.importorskip("ensurepip")
    environment._make_empty(project / HERE)
    python = environment.python_of(project / HERE)
    done = subprocess.run(
        [python, "-m", "pip", "--version"], check=True, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.stdout.startswith("pip")
    assert environment.packages_of(project / HERE).is_dir()
    assert environment._fault(project / HERE).startswith("ModuleNotFoundError")
    shutil.rmtree(project / HERE)
    assert "python" in environment._fault(project / HERE)
    (project / "file").touch()
    with pytest.raises(environment.CannotPrepare):
        environment._make_empty(project / "file")
