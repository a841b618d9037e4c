"""The laws as code: one module for each law, the 2007 and the 2017 reading of a paragraph side by side.

Importing this package declares every paragraph: each module that lies in it is imported, in law order. Law modules
never import each other; what several share is in `bridgetable.blocks`.
"""

from importlib import import_module
from pkgutil import iter_modules

LAWS = tuple(import_module(f"{__name__}.{name}") for name in sorted(module.name for module in iter_modules(__path__)))
"""Every law module, in law order."""
