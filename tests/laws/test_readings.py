"""What a director may read otherwise has its name, its reason and the names of its values in the catalogue."""

from __future__ import annotations

import pytest

from bridgetable.findings.settings import SETTINGS
from bridgetable.messages import say


@pytest.mark.parametrize("name", SETTINGS)
def test_a_reading_and_its_values_have_words(name: str) -> None:
    setting = SETTINGS[name]
    assert say(setting.message)
    assert say(f"{setting.message}.reason").endswith(".")
    for value in setting.values:
        if not value.isdecimal():
            assert say(setting.value_message(value))
            assert say(f"{setting.value_message(value)}.within")
