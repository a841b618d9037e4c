"""The program as a process: started, ended by others, tried out by itself.

Nothing imports this room but the launcher. Whatever comes after it is imported plainly.
"""

from bridgetable.ui.start.plainly import import_plainly

import_plainly()
