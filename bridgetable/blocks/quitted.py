"""The tricks that lie turned: which was the last one, whose card of it still shows, what of them is in dispute."""

from __future__ import annotations

from bridgetable.blocks.won import play_is_over
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.standing import Standing
from bridgetable.seats import SEATS, Seat


def last_trick(st: Standing) -> int:
    """The number of the last complete trick; 0 before there is one."""
    running = st.play.running
    return (running.number if running is not None else st.play.trick_number) - 1


def still_playing(st: Standing) -> bool:
    """Whether there is a trick still to be played."""
    return st.board.stage == "play" and not play_is_over(st)


def lies_face_up(m: Moment, seat: Seat, trick: int) -> bool:
    """Whether the card of `seat` in trick number `trick` has not been turned; before the record began all were."""
    row, index = m.after.row(seat), trick - m.after.position.first_trick
    return 0 <= index < len(row) and row[index].card is not None and not row[index].turned


def disputes(m: Moment) -> tuple[int, ...]:
    """The actions by which a revoke or the number of tricks was put in doubt.

    A word about a card that only points the wrong way (65B3) is none.
    """
    st = m.standing
    drawn = tuple(number for number, _ in st.attention.drawn if number not in st.quitted.pointed_out)
    doubted = st.claim.grounds.actions if st.claim is not None and st.claim.state == "contested" else ()
    return (*drawn, *doubted)


def tricks_agreed(st: Standing) -> bool:
    """Whether both sides have agreed on the tricks won (79A1): by agreeing to a claim, or by giving the hands back."""
    return "all hands go back" in st.board.announced or (st.claim is not None and st.claim.state == "agreed")


def who_mixed(m: Moment) -> Answer:
    """The players whose played cards are mixed so that the facts cannot be found: what the log says, or was found."""
    mixed = {each.seat for each in m.standing.quitted.mixed}
    if not mixed and "mixed" not in m.facts:
        return Answer("mixed", None)
    return m.presume("mixed", "".join(seat.value for seat in SEATS if seat in mixed), "")


def seats_in(found: Answer) -> tuple[Seat, ...]:
    """The seats of an answer such as `NS`; `none` is nobody."""
    return () if found.value in (None, "none") else tuple(Seat(letter) for letter in found.value or "")
