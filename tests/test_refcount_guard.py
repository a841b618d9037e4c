"""PySide6 must not lose references to None: 6.12.0 does on Python 3.11, until the interpreter aborts."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 300


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="from 3.12 on None is never freed and not counted")
def test_a_call_that_returns_nothing_costs_no_reference_to_none() -> None:
    item = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        item.setObjectName("card")
    assert before - sys.getrefcount(None) < CALLS // 10
