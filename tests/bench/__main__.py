"""The measurements of the project: `python3 packaging/start.py bench`.

Milliseconds differ from machine to machine; a ratio to something measured in the same run does not, so the bars stand
on ratios wherever there is something to compare with. A bar that is missed makes the exit code 1.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import qInstallMessageHandler

import asking
import bulk
import collected
import drag
import live
import reading
import solving
import startup
from remarks import remark


def main() -> int:
    """Measure and print everything; how many bars were missed decides the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # the same on a machine with no display
    qInstallMessageHandler(lambda _kind, _context, text: remark(text))
    missed = 0
    for part in (bulk, live, asking, drag, solving, reading, collected, startup):
        print((part.__doc__ or "").splitlines()[0])
        for figure in part.figures():
            print(f"  {figure}", flush=True)
            missed += not figure.kept
    print(f"{missed} bars missed" if missed else "every bar kept")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
