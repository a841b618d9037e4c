"""Two builds of one commit: what counts as a difference, and when there is none to be told."""

from __future__ import annotations

from pathlib import Path

import pytest

import build
import compared


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    """Two builds that are the same."""
    for name in ("one", "other"):
        folder = tmp_path / name / "_internal"
        folder.mkdir(parents=True)
        (folder / "library.so").write_bytes(b"\x7fELF")
        (folder / "link").symlink_to("library.so")
    return tmp_path / "one", tmp_path / "other"


def test_the_same_files_do_not_differ_whenever_and_by_whomever_they_were_made(builds: tuple[Path, Path]) -> None:
    (builds[1] / "_internal" / "library.so").chmod(0o600)
    assert list(compared.differences(*builds)) == []


def test_another_content_another_kind_and_a_file_that_is_not_there_are_differences(builds: tuple[Path, Path]) -> None:
    inside = builds[1] / "_internal"
    (inside / "library.so").write_bytes(b"\x7fELf")
    (inside / "link").unlink()
    (inside / "new").touch()
    told = ["_internal/library.so differs", "_internal/link was made only the first time"]
    assert list(compared.differences(*builds)) == [*told, "_internal/new was made only the second time"]
    (inside / "library.so").write_bytes(b"\x7fELF")
    (inside / "library.so").chmod(0o700)
    assert "_internal/library.so differs" in compared.differences(*builds)


def test_a_difference_fails_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared, "uncommitted", lambda: "")
    monkeypatch.setattr(compared, "build_again", lambda: compared.AGAIN)
    monkeypatch.setattr(compared, "everything", lambda: iter(["dist/a.deb differs"]))
    with pytest.raises(build.Wrong, match=r"dist/a\.deb differs"):
        build.build_twice()


def test_what_is_not_committed_cannot_be_built_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared, "uncommitted", lambda: " M README.md\n")
    with pytest.raises(build.Wrong, match="differs from the last commit"):
        build.build_twice()
