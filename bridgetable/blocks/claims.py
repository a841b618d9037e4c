"""What Laws 48, 49 and 68 to 71 share of claims and concessions: making one, whose tricks they are, the time limits."""

from __future__ import annotations

from bridgetable.blocks.information import information
from bridgetable.cards import Card
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import PENALTY, ClaimState, Grounds, Information, Roles, Status
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.findings.status_words import StatusWord
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a


def open_claim(m: Moment, grounds: Grounds, by: Seat, named: int | None, *, doubt: bool = False) -> Findings:
    """A claim or concession is made: it is open, and play stands still. `named` is the number of tricks spoken of."""
    st = m.standing
    if st.claimed is not None:
        # words or a second showing make it plain
        yield m.no_longer(st.questions.get(f"meant-claim #{st.claimed.action}"))
    left = 14 - st.play.trick_number
    gives = isinstance(m.action, a.Concede | a.Stage)
    words = m.action.words if isinstance(m.action, a.Claim | a.Concede) else None
    claimed = Claimed(
        m.number, by, st.play.trick_number, left, None if named is None else min(named, left), gives, words
    )
    yield m.noted(claimed)
    yield ClaimState(grounds, by, "open", as_claimed(claimed), doubt, concession=gives)


def agreed(m: Moment, grounds: Grounds, claimed: Claimed) -> Findings:
    """The claim or concession is agreed: play is over."""
    st = m.standing
    doubt = st.claim is not None and st.claim.provisional
    state = ClaimState(grounds, claimed.by, "agreed", as_claimed(claimed), doubt)
    yield state
    if st.board.stage in ("clarification", "play"):
        yield Roles(m.because(state, cite="68D"), st.board.declarer, "after", doubt)


def shared_out(by: Seat, own: int, other: int) -> tuple[int, int]:
    """So many tricks to the side of `by` and to the other one, as tricks of NS and of EW.

    >>> shared_out(Seat.E, 3, 2)
    (2, 3)
    """
    return (own, other) if by.side is Side.NS else (other, own)


def given_up(claimed: Claimed) -> int | None:
    """How many tricks the other side gets by it: those conceded, or all that are not claimed (68B1)."""
    if claimed.named is None:
        return None
    return claimed.named if claimed.gives else claimed.left - claimed.named


def as_claimed(claimed: Claimed) -> tuple[int, int] | None:
    """The tricks of NS and EW if the board is scored as claimed; None where no number was given."""
    other = given_up(claimed)
    return None if other is None else shared_out(claimed.by, claimed.left - other, other)


def in_dispute(claimed: Claimed, lost: int) -> tuple[int, int]:
    """The tricks in dispute if `lost` of them go to the other side: those he spoke of.

    Where more are lost than he has conceded, all that are left are in dispute.
    """
    of = claimed.named
    if of is None or (claimed.gives and lost > of):
        of = claimed.left
    return shared_out(claimed.by, of - min(lost, of), min(lost, of))


def tricks_by_claim(claimed: Claimed, state: ClaimState) -> tuple[int, int] | None:
    """What NS and EW get of the tricks not played: as agreed, as taken back, as decided; None while that is open.

    What is not in dispute goes as it was claimed or conceded.
    """
    if state.state in ("agreed", "stands"):
        return as_claimed(claimed)
    if state.tricks is None or state.state not in ("contested", "agreement withdrawn", "concession cancelled"):
        return None
    rest = claimed.left - sum(state.tricks)
    keeps = claimed.gives or state.state == "concession cancelled"
    others = shared_out(claimed.by, rest, 0) if keeps else shared_out(claimed.by, 0, rest)
    return (state.tricks[0] + others[0], state.tricks[1] + others[1])


def since_claim(m: Moment, claimed: Claimed) -> tuple[str, ...]:
    """The subjects under which a fact about a claim may stand: the claim itself, and every action since."""
    return tuple(f"#{number}" for number in range(claimed.action, (m.number or len(m.log)) + 1))


def number_of(answer: Answer) -> int | None:
    """The number a fact gives, None where there is none."""
    return int(answer.value) if answer.value is not None and answer.value.isdecimal() else None


def won_in_fact(m: Moment) -> tuple[Answer, ...]:
    """The tricks which the director found to have been won already by the side that gave them away (69B1, 71A)."""
    found = (m.recorded("won-in-fact", str(trick)) for trick in range(1, 14))
    return tuple(answer for answer in found if answer is not None and answer.yes)


_TIMES = {
    "play ends": "out",
    "all hands go back": "back",
    "bids on the next board": "called",
    "the round ends": "round",
    "the correction period ends": "late",
}


def time_of(m: Moment) -> Answer:
    """When this action came: play, out, back, called, round or late, as found or as the stages in the log show."""
    shown = "play"
    for entry in m.log[: m.number - 1]:
        if isinstance(entry.action, a.Stage):
            shown = _TIMES.get(entry.action.what, shown)
    return m.presume("noticed-when", shown, f"#{m.number}")


def corrections_over(m: Moment) -> bool:
    """Whether the time for corrections is over (79C)."""
    return any(isinstance(e.action, a.Stage) and e.action.what == "the correction period ends" for e in m.log)


def too_late(m: Moment, time: Answer, claimed: Claimed, state: str) -> ClaimState:
    """The time for corrections is over: nothing is changed any more (79C)."""
    reading = m.setting("correction-minutes")
    tricks = as_claimed(claimed) if state == "agreed" else None
    return ClaimState(m.because(time, reading, cite="79C"), claimed.by, state, tricks)


def lies_faced(m: Moment, seat: Seat, card: Card) -> bool:
    """Whether the face of a card lies open on the table."""
    return m.after.place(seat, card) in ("before", "playing") or m.after.spread(seat)


def shown_cards(
    m: Moment,
    grounds: Grounds,
    seat: Seat,
    cards: tuple[Card, ...],
    doubt: bool = False,
    why: CardBecause | None = "shown with a claim",
) -> Findings:
    """Cards shown with no duty to play them: they lie exposed, or are in the hand still."""
    st = m.standing
    for card in cards:
        if st.trick_of(seat, card) is None and st.status(seat, card) not in PENALTY:
            faced = lies_faced(m, seat, card)
            yield Status(grounds, seat, card, "exposed" if faced else "in hand", provisional=doubt, why=why)


def cards_named_by(m: Moment, action: a.SayHolds | a.Show | a.Spread | a.Drop | a.BeSeen) -> tuple[Card, ...]:
    """The cards whose faces an action has shown or told; all that are known where it is the whole hand."""
    if isinstance(action, a.SayHolds):
        return () if action.card is None else (action.card,)
    return action.cards or tuple(dict.fromkeys((*m.before.hand(action.seat), *m.before.before(action.seat))))


def told_by_cards(
    grounds: Grounds, owner: Seat, cards: tuple[Card, ...], barred: tuple[Seat, ...]
) -> tuple[Information, ...]:
    """Who may use what the shown cards tell."""
    return tuple(information(grounds, owner, card, "all", barred) for card in cards)


def about_this_trick(m: Moment) -> Answer | None:
    """Was it only about the trick in progress, as one shows the winner? Asked unless he has just said so."""
    if m.standing.play.running is None:
        return None
    subject = f"#{m.number}"
    if _has_just_spoken_of_it(m):
        return m.presume("this-trick-only", "yes", subject)
    return m.ask("this-trick-only", "no", subject, cite=m.cited("68 opening"))


def _has_just_spoken_of_it(m: Moment) -> bool:
    before, seat = m.log[m.number - 2].action if m.number > 1 else None, getattr(m.action, "seat", None)
    return isinstance(before, a.Claim | a.Concede) and before.n == "this trick" and before.seat is seat


def shown_just_before(m: Moment, seat: Seat) -> tuple[Card, ...]:
    """The cards `seat` has shown, laid down or named in his last action, when it is the one before this."""
    before = m.log[m.number - 2].action if m.number > 1 else None
    if not isinstance(before, a.Show | a.Spread | a.SayHolds) or before.seat is not seat:
        return ()
    return tuple(card for card in cards_named_by(m, before) if m.standing.trick_of(seat, card) is None)


def belongs_to_the_words(m: Moment, grounds: Grounds, seat: Seat) -> Findings:
    """Cards shown just before words that explain why: the showing is judged with the words, no longer by itself."""
    st, cards = m.standing, shown_just_before(m, seat)
    if not cards:
        return
    before = m.number - 1
    kinds = ("exposed card", "card named as held")
    yield m.no_longer(*(i for i in st.history if i.action == before and i.kind in kinds))
    if not any(i.seat is seat for i in st.history):
        yield m.noted(st.penalty._replace(penalised=st.penalty.penalised - {seat}))
    asked = (f"{fact} #{before}" for fact in ("this-trick-only", "partner-could-see", "meant-claim"))
    yield m.no_longer(*(st.questions.get(key) for key in asked))
    for card in cards:
        status: StatusWord = "exposed" if lies_faced(m, seat, card) else "in hand"
        yield Status(grounds, seat, card, status, why="shown with a claim")
