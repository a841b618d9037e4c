"""After a change of any `.ftl` or of what a language tells of the cases: what the program reads is written anew.

    python3 packaging/languages.py

It speaks to nobody in words of the catalogues, which may lack them until it has run.
"""

from __future__ import annotations

import sys

import product

sys.path.insert(0, str(product.ROOT))  # the catalogues that lie here, not those of a program that is installed

from bridgetable.translating.written import PLACE, make


def main() -> int:
    """Write every catalogue; what is wrong with one is said, one line each."""
    faults = make(PLACE)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 2 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
