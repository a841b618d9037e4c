"""English for a moment: what is said in another language stays in it, and so does what is said elsewhere meanwhile."""

from __future__ import annotations

import threading

import pytest

from bridgetable.messages import in_english, language, say, speak
from bridgetable.seats import Seat


def test_english_for_a_moment_is_heard_nowhere_else() -> None:
    speak("it")
    heard_there: list[str] = []

    def elsewhere() -> None:
        heard_there.append(say("terms-seat", seat=Seat.W))

    try:
        with in_english():
            assert (language(), say("terms-seat", seat=Seat.W)) == ("en", "West")
            with in_english():
                assert say("terms-seat", seat=Seat.W) == "West"
            assert say("terms-seat", seat=Seat.W) == "West"
            thread = threading.Thread(target=elsewhere)
            thread.start()
            thread.join()
        with pytest.raises(ZeroDivisionError), in_english():
            raise ZeroDivisionError
        assert heard_there == ["Ovest"]
        assert (language(), say("terms-seat", seat=Seat.W)) == ("it", "Ovest")
    finally:
        speak("en")
