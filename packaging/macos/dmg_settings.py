"""The image for macOS, as dmgbuild reads it: the application beside the folder it is drawn into."""

# ruff: noqa: F821 - dmgbuild gives `defines`
from pathlib import Path

application = Path(defines["app"])  # type: ignore[name-defined]
format = "UDZO"  # noqa: A001 - dmgbuild's own name
filesystem = "HFS+"
files = [str(application)]
symlinks = {"Applications": "/Applications"}
icon = defines["icon"]  # type: ignore[name-defined]
background = "builtin-arrow"
window_rect = ((200, 200), (560, 320))
icon_size = 112
icon_locations = {application.name: (140, 130), "Applications": (420, 130)}
