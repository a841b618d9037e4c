"""Who won which tricks: those in the log, those the record began with, and those nobody wrote down."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.blocks.claims import tricks_by_claim
from bridgetable.blocks.tricks import shown_to_win, trick_winner
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.play import Stretch
from bridgetable.findings.standing import Standing
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side


class Count(NamedTuple):
    """So many tricks; not `exact`: there may be more, which the cards and the log do not tell."""

    tricks: int
    exact: bool


def playing(standing: Standing) -> bool:
    """Whether play goes on: the lead is faced and there is a trick to come."""
    return standing.board.stage == "play" and standing.play.trick_number <= 13


def play_is_over(standing: Standing) -> bool:
    """The last trick has been played, or play has ended before it."""
    return standing.board.stage in ("after", "over") or standing.play.trick_number > 13


def winner_of(m: Moment, trick: int) -> Answer:
    """The player who won trick number `trick`; asked once play is over and neither cards nor log tell."""
    seat = _winner(m.standing, trick)
    if seat is not None:
        return shown_to_win(m, trick, seat)
    find = m.ask if play_is_over(m.standing) else m.presume
    return find("trick-winner", None, str(trick))


def won_after(m: Moment, side: Side, trick: int) -> Answer:
    """How many tricks `side` has won after trick number `trick`; asked once play is over and the log does not tell."""
    count = _count(m.standing, side, trick, winner_of(m, trick))
    over = play_is_over(m.standing)
    found = m.recorded("later-tricks", str(trick))
    if (count.exact and over) or (found is None and not over):
        return Answer(f"later-tricks {trick}", str(count.tricks))
    return m.ask("later-tricks", str(count.tricks), str(trick))


def won_nothing_since(standing: Standing, side: Side, trick: int) -> bool:
    """Whether it is known that `side` has won neither that trick nor a later one, now that play is over."""
    return play_is_over(standing) and _count(standing, side, trick - 1, Answer("", None)) == Count(0, True)


def _stretches(standing: Standing) -> Iterator[Stretch]:
    """All tricks so far, in order: those of the log are stretches of one trick, an agreed claim is one of them all."""
    yield from standing.play.past
    for trick in standing.play.tricks:
        if trick.full:
            yield Stretch(trick.number, trick.number, (trick.winner,))
        elif (
            trick is not standing.play.tricks[-1]
        ):  # a card of it has been taken back; so far the others say who won it
            winner = None if trick.waits_for else trick_winner(trick.plays, standing.board.trump)
            yield Stretch(trick.number, trick.number, (winner,))
    claimed, claim = standing.claimed, standing.claim
    tricks = tricks_by_claim(claimed, claim) if claimed is not None and claim is not None else None
    if claimed is not None and tricks is not None:
        yield Stretch(claimed.trick, 13, (None,) * claimed.left, tricks)


def _winner(standing: Standing, number: int) -> Seat | None:
    for stretch in _stretches(standing):
        if stretch.first <= number <= stretch.last:
            return stretch.winners[number - stretch.first]
    return None


def _count(standing: Standing, side: Side, after: int, winner: Answer) -> Count:
    """The tricks of `side` after trick number `after`, which `winner` won."""
    found, exact, last = 0, True, after
    for stretch in _stretches(standing):
        if stretch.last <= after:
            continue
        part = _of_stretch(stretch, side, after, winner)
        found, exact, last = found + part.tricks, exact and part.exact, stretch.last
    return Count(found, exact and (last == 13 or not play_is_over(standing)))


def _of_stretch(stretch: Stretch, side: Side, after: int, winner: Answer) -> Count:
    """What `side` won of a stretch after trick `after`, which may be its first trick."""
    winners = stretch.winners[max(0, after + 1 - stretch.first) :]
    known = sum(1 for seat in winners if seat is not None and seat.side is side)
    if None not in winners:
        return Count(known, True)
    if stretch.counts is None or stretch.first < after:
        return Count(known, False)
    of_side = stretch.counts[(Side.NS, Side.EW).index(side)]
    if stretch.first > after:
        return Count(of_side, True)
    if winner.value is None:
        return Count(max(known, of_side - 1), False)
    return Count(of_side - (Seat(winner.value).side is side), True)
