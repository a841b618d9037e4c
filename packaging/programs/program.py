"""What a frozen Bridgetable starts with."""

import sys

from bridgetable.cli import main

sys.exit(main())
