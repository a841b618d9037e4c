"""Start Bridgetable from its source, on Linux, Windows and macOS.

    python3 packaging/start.py                          the window, on the case library
    python3 packaging/start.py FILE                     the window, on a case file
    python3 packaging/start.py --self-test OUT.png      no window: the program draws itself to a picture
    python3 packaging/start.py check | judge | laws     the commands of the program; each has its own --help
    python3 packaging/start.py quick                    the checks that take a minute, for everyday work
    python3 packaging/start.py test                     every check of the project; a failure ends it
    python3 packaging/start.py bench                    the measurements
    python3 packaging/start.py --help | --version

It needs Python 3.11 or newer. The window, `quick`, `test` and `bench` need libraries, which are fetched once, into the
folder `.venv` beside this one; the other commands need nothing more.

This file is the first that a Python reads, so it keeps to words that Python 2.7 knows: whoever has an old one is told
what to type. This folder has no `__init__.py` on purpose: as a package it would hide the library called `packaging`.
"""

import os
import sys

OLDEST = (3, 11)
NEWER = ["python3.14", "python3.13", "python3.12", "python3.11"]
"""Names under which a newer Python may lie beside an old one."""

TOO_OLD = """\
Bridgetable needs Python 3.11 or newer; this is Python {found}.
{advice}
"""
BESIDE = "There is a newer one on this machine. Type this instead:\n  {newer} {script}"
FETCH = """\
To get a newer one, type the line of your system, then start again as the next line says:
  Debian 12 or newer      sudo apt-get update && sudo apt-get install python3 python3-venv
  Ubuntu 24.04 or newer   sudo apt-get update && sudo apt-get install python3 python3-venv
  Ubuntu 22.04            sudo apt-get update && sudo apt-get install python3.11 python3.11-venv
  Fedora                  sudo dnf install python3.11
  Windows                 winget install Python.Python.3.13
  macOS                   brew install python@3.13     (or take it from https://www.python.org)
Then:
  python3.11 {script}     (on Debian and on newer Ubuntus: python3; on macOS: python3.13; on Windows: py)"""


def main():
    # type: () -> int
    """Hand on to the program's own start, or tell whoever has too old a Python what to type."""
    if sys.version_info < OLDEST:
        sys.stderr.write(too_old(sys.version.split()[0], sys.argv[0], os.environ.get("PATH", "")))
        return 1
    import starting

    return starting.main(sys.argv[1:])


def too_old(found, script, path):
    # type: (str, str, str) -> str
    """What the owner of an old Python is told; `path` lists the folders in which a newer one may lie."""
    for newer in NEWER:
        for folder in path.split(os.pathsep):
            if os.path.isfile(os.path.join(folder, newer)):
                return TOO_OLD.format(found=found, advice=BESIDE.format(newer=newer, script=script))
    return TOO_OLD.format(found=found, advice=FETCH.format(script=script))


if __name__ == "__main__":
    sys.exit(main())
