"""What several templates share: where an event happens, parts of the stories, questions that many ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.cards import Suit
from bridgetable.happening import DECLARING, DEFENDERS, EventTold, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Start


def first_event(told: EventTold) -> bool:
    """Whether nothing has been told before."""
    return told.before is None


def _may_be_either(told: EventTold) -> bool:
    """Whether an event may belong to the trick that has begun, or to the next one."""
    return told.before is not None and bool(told.before.played)


def in_a_new_trick(told: EventTold) -> bool:
    """Whether nobody has played yet to the trick in which it happens."""
    return told.before is None or not told.before.played or told.value("when") == "next"


def trick_of(told: EventTold) -> int:
    """The number of the trick in which it happens."""
    if told.before is None:
        return told.number("trick")
    return told.before.trick + (_may_be_either(told) and in_a_new_trick(told))


def leader_of(told: EventTold, name: str = "leader") -> Seat:
    """Who led to the trick in which it happens, or was to lead to it: answered where it is not known."""
    if told.before is None or in_a_new_trick(told) or told.before.leader is None:
        return told.seat(name)
    return told.before.leader


def suit_of_trick(told: EventTold) -> Suit:
    """The suit led to it."""
    known = None if told.before is None or in_a_new_trick(told) else told.before.suit
    return known or told.suit("suit")


def led_by_another(told: EventTold) -> bool:
    """Whether the player it is about did not lead himself."""
    return leader_of(told) is not told.seat("who")


def _suit_unknown(told: EventTold) -> bool:
    return in_a_new_trick(told) or told.before is None or told.before.suit is None


def have_played(told: EventTold) -> tuple[Seat, ...]:
    """Who has played already to the trick in which it happens."""
    return () if told.before is None or in_a_new_trick(told) else told.before.played


def from_here(told: EventTold, lead: Seat) -> tuple[tuple[str, ...], Start | None]:
    """What comes before the event: where play is until a trick has begun, and after that the rest of the trick."""
    before = told.before
    if before is None or not any(before.table.rows):
        return (), Start(trick=trick_of(told), lead=lead)
    if not in_a_new_trick(told) or (before.leader is lead and not before.played):
        return (), None
    return (*_rest_of_the_trick(told), f"{lead} wins the trick"), None


def _rest_of_the_trick(told: EventTold) -> Iterator[str]:
    """The cards that are missing in the trick that has begun: of each only the suit is known."""
    before = told.before
    if before is None or not before.played:
        return
    suit = before.suit.value if before.suit is not None else "?"
    for seat in (seat_after(before.leader or before.played[0], steps) for steps in range(4)):
        if seat not in before.played:
            yield puts(told, seat, f"{suit}?")


def seat_after(seat: Seat, steps: int) -> Seat:
    """The player so many places on, clockwise.

    >>> seat_after(Seat.S, 1).name
    'W'
    """
    return SEATS[(seat.index + steps) % 4]


# Parts of the stories


def puts(told: EventTold, seat: Seat, card: object, lead: bool = False) -> str:
    """The sentence in which `seat` leads or plays a card; dummy's are played by declarer."""
    verb = "leads" if lead else "plays"
    if told.role(seat) == "dummy":
        return f"{told.declarer} {verb} {card} from dummy"
    return f"{seat} {verb} {card}"


def trick_until(told: EventTold, leader: Seat, suit: Suit, until: Seat) -> Iterator[str]:
    """The trick as far as the seat before `until`, but for what lies there: of the cards only the suit is known."""
    for steps in range((until.index - leader.index) % 4):
        seat = seat_after(leader, steps)
        if seat not in have_played(told):
            yield puts(told, seat, f"{suit}?", lead=seat is leader)


def not_yet(told: EventTold, name: str, seat: Seat) -> Seat:
    """The player, unless he has played to this trick already."""
    if seat in have_played(told):
        raise Untold(name, say("happened-has-played", seat=seat))
    return seat


def other_than(told: EventTold, name: str, other: str, words: str) -> Seat:
    """The player of one answer, who is not that of another; `words` say so."""
    seat = told.seat(name)
    if seat is told.seat(other):
        raise Untold(name, words)
    return seat


def against(told: EventTold, seat: Seat) -> Seat:
    """Who calls the director about what `seat` did: declarer, or the defender at his left."""
    return told.at("lho") if told.role(seat) in DECLARING else told.declarer


def due_seat(told: EventTold) -> Seat | None:
    """The player whose card is due, where the running trick tells."""
    return told.before.next if told.before is not None and told.before.played else None


def defender_not_due(told: EventTold) -> str:
    """The defender who has not played and whose turn it is not."""
    due, done = due_seat(told), have_played(told)
    free = [role for role in ("rho", "lho") if told.at(role) is not due and told.at(role) not in done]
    return free[0] if free else "rho"


def asker(told: EventTold) -> str:
    """Whoever is to play asks whose turn it is, most often."""
    due = due_seat(told)
    return due.value if due is not None else "lho"


def to_lead(role: str) -> Callable[[EventTold], str]:
    """Who is to lead as far as that is known, else most often this role."""

    def found(told: EventTold) -> str:
        known = told.before.leader if told.before is not None and not told.before.played else None
        return known.value if known is not None else role

    return found


def leads_at_left_of(name: str, steps: int) -> Callable[[EventTold], str]:
    """Who is to lead as far as that is known, else the seat so many places after the one that was answered."""
    return lambda told: to_lead(seat_after(told.seat(name), steps).value)(told)


def number_in_log(told: EventTold, place: int) -> int:
    """The number in the whole log of the sentence at this place, from 1, of what is told now."""
    return place + (len(told.before.record.log) if told.before is not None else 0)


# The questions that several templates ask

TRICK = TemplateQuestion("trick", "happened-ask-trick", "number", default="5", only_if=first_event)
WHEN = TemplateQuestion(
    "when",
    "happened-ask-when",
    "choice",
    choices=("same", "next"),
    default="same",
    only_if=_may_be_either,
)
WHERE = (WHEN, TRICK)
WHO = TemplateQuestion("who", "happened-ask-which-defender", "seat", DEFENDERS, default="rho")
CARD = TemplateQuestion("card", "happened-ask-which-card", "card")


def ask_suit_led(only_if: Callable[[EventTold], bool] = lambda _: True) -> TemplateQuestion:
    """Which suit was led, where it is not known."""
    return TemplateQuestion(
        "suit", "happened-ask-suit-led", "suit", only_if=lambda told: _suit_unknown(told) and only_if(told)
    )


def ask_who_led(default: str | Callable[[EventTold], str]) -> TemplateQuestion:
    """Who led, where the trick is a new one."""
    return TemplateQuestion("leader", "happened-ask-who-led", "seat", default=default, only_if=in_a_new_trick)


def ask_whose_lead(default: str | Callable[[EventTold], str]) -> TemplateQuestion:
    """Whose lead it was, where the trick is a new one."""
    return TemplateQuestion("due", "happened-ask-whose-lead", "seat", default=default, only_if=in_a_new_trick)
