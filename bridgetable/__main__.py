"""`python3 -m bridgetable`: the window, or one of the commands."""

from __future__ import annotations

import sys

from bridgetable.cli import main

if __name__ == "__main__":
    sys.exit(main())
