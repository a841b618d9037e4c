"""Importing the modules of the program as Python does, in less time and memory."""

from __future__ import annotations

import builtins
import linecache

import PySide6.QtCore  # noqa: F401  # puts its own way of importing in the place of Python's


def import_plainly() -> None:
    """Import what is still to come as Python does.

    PySide6 looks through the text of every module for features that change how Qt is called, and keeps the text. The
    program uses none of them.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    linecache.clearcache()
