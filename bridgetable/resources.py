"""Where the files that are shipped beside the code lie: law texts, case library, help pages."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource_path(*parts: str) -> Path:
    """The path of a shipped resource, for example `resource_path("laws", "law45.toml")`.

    An installed package carries its resources inside itself; a checkout has them at its top level. The path is not
    required to exist.

    >>> resource_path("laws", "law45.toml").exists()
    True
    """
    installed = _PACKAGE / "resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)
