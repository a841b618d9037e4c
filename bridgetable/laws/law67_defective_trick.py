"""Law 67: a trick with too few or too many cards."""

from __future__ import annotations

from bridgetable.blocks.attention import first_attention
from bridgetable.blocks.limits import before_the_lead, both_sides_on, trick_numbered
from bridgetable.blocks.restored import restored
from bridgetable.blocks.together import shown_together, trick_in_doubt
from bridgetable.blocks.tricks import cards_due, comes_late, could_follow, shown_to_follow
from bridgetable.cards import Card, Suit
from bridgetable.findings import deeds
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import (
    Duty,
    Grounds,
    Irregularity,
    Judgement,
    Lawful,
    Misplaced,
    MustWithdraw,
    NotModelled,
    Revoke,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need, subject, unsure
from bridgetable.findings.parts import Defect
from bridgetable.findings.reasons import FaultBecause
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a


def _no_card(grounds: Grounds, seat: Seat, action: int, *, late: bool) -> Irregularity:
    """A trick that lacks a card of his; `late`: found when both sides have gone on."""
    why: FaultBecause = "no card in a past trick" if late else "no card in the trick"
    return Irregularity(grounds, "defective trick", seat, action, why=why)


def _several_cards(grounds: Grounds, seat: Seat, action: int, *, late: bool) -> Irregularity:
    """A trick with more than one card of his; `late`: found when both sides have gone on."""
    why: FaultBecause = "several cards in a past trick" if late else "several cards in the trick"
    return Irregularity(grounds, "defective trick", seat, action, why=why)


# No card in the trick


@paragraph("67A1", on=(a.PlayNothing,), after=("44B",))
def omits_to_play(m: Moment, action: a.PlayNothing) -> Findings:
    """Who lets a trick go by without a card has made it defective."""
    trick = next((t for t in reversed(m.standing.play.tricks) if action.seat in t.gaps), None)
    if trick is not None:
        yield _missing(m, Defect(action.seat, trick.number, trick.led, m.number))
        yield _no_card(m.because(), action.seat, m.number, late=False)


@paragraph("67A1", on=("played",), only_if="quitted.defects")
def no_longer_missing(m: Moment, played: Status) -> Findings:
    """The card that was missing has been played to its trick."""
    yield _put_right(m, *(d for d in _defects(m) if (d.seat, d.trick) == (played.seat, played.trick)))


@paragraph("67B", on=("played", a.GoOn), only_if="quitted.defects", decides=("67B1",), after=("44G", "67A1"))
def too_late_to_play_to_it(m: Moment, _: Status | a.GoOn) -> Findings:
    """Once each side has played to the next trick unawares, the omission counts as a revoke."""
    st = m.standing
    for defect in st.quitted.defects:
        if not both_sides_on(st, defect.trick + 1) or first_attention(st, defect.action) is not None:
            continue
        known = (defect._replace(late=True) if each is defect else each for each in st.quitted.defects)
        yield m.noted(st.quitted._replace(defects=tuple(known)))
        old = _fault(st, defect)
        fault = _no_card(m.because(cite="67B1", number=defect.action), old.seat, old.action, late=True)
        yield m.instead(old, fault)
        yield _deemed_revoke(m, defect, fault, provisional=True)


@paragraph(
    "67B1",
    on=(a.Attention, a.CallDirector, a.FoundCount, a.FoundTrick, a.Supply),
    only_if="quitted.defects",
    after=("9B1(a)",),
)
def noticed_by_now(m: Moment, _: a.Action) -> Findings:
    """The director has been told of it: what followed from the omission is no longer in the air."""
    for defect in m.standing.quitted.defects:
        if defect.late and not defect.lost and first_attention(m.standing, defect.action) is not None:
            yield _deemed_revoke(m, defect, _fault(m.standing, defect), provisional=False)


def _deemed_revoke(m: Moment, defect: Defect, fault: Irregularity, provisional: bool) -> Revoke:
    suit = defect.led.plural if defect.led is not None else ""
    grounds = m.because(fault, cite="67B1", number=defect.action)
    return Revoke(
        grounds, defect.seat, defect.trick, suit, "established", defect.action, provisional, how="card left out"
    )


def _fault(st: Standing, defect: Defect) -> Irregularity:
    return next(i for i in st.history if i.action == defect.action)


@paragraph("67A1", on=(AT_REST,), only_if="quitted.defects")
def adds_a_legal_card(m: Moment, _: None) -> Findings:
    """As long as a side has nobody on the next trick, the player adds a card he can legally play."""
    for defect in m.standing.quitted.defects:
        if not defect.late:
            yield _to_add(m, defect, m.cite)


@paragraph("67B1", on=(AT_REST,), only_if="quitted.defects", decides=("67B1(a)", "67B1(b)"))
def adds_a_card_to_the_played_ones(m: Moment, _: None) -> Findings:
    """Later he puts a card among his played ones at once: of the suit led if he has one, else any."""
    for defect in m.standing.quitted.defects:
        if defect.late and not defect.lost:
            has = _has_the_suit(m, defect)
            yield _to_add(m, defect, _of_the_suit_led(has), has)


def _of_the_suit_led(has: Answer) -> str:
    """The paragraph for who has a card of the suit led, or has none; that of both while nobody knows."""
    if has.yes:
        return "67B1(a)"
    return "67B1(b)" if has.no else "67B1"


@paragraph("67B3", since=2017, on=(AT_REST,), only_if="quitted.defects")
def puts_the_lost_card_there(m: Moment, _: None) -> Findings:
    """2017: a card that was played and is not among those of the trick is looked for and put there."""
    for defect in m.standing.quitted.defects:
        if defect.lost:
            yield _to_add(m, defect, m.cite)


def _to_add(m: Moment, defect: Defect, cite: str, has: Answer | None = None) -> Duty:
    support = (_fault(m.standing, defect),) if has is None else (_fault(m.standing, defect), has)
    suits = (defect.led,) if defect.led is not None and has is not None and has.yes else ()
    unnoticed = first_attention(m.standing, defect.action) is None
    return Duty(
        m.because(*support, cite=cite, number=defect.action),
        defect.seat,
        must=deeds.AddCard(defect.trick),
        when="now",
        suits=suits,
        provisional=unnoticed or unsure(*support),
    )


def _has_the_suit(m: Moment, defect: Defect) -> Answer:
    """Whether the player has a card of the suit led; asked once it has been noticed."""
    held = m.after.holds(defect.seat, defect.led) if defect.led is not None else None
    key = f"{defect.seat.value} {defect.trick}"
    if held is not None:
        return shown_to_follow(m, m.after, defect.seat, need(defect.led), defect.trick, held)
    noticed = first_attention(m.standing, defect.action) is not None
    return (m.ask if noticed else m.presume)("could-follow", None, key)


# The card is added


@paragraph("67A1", on=(a.Supply, a.Play), decides=("67B1", "67B1(a)", "67B1(b)", "67B3"), after=("45A",))
def card_added(m: Moment, action: a.Supply | a.Play) -> Findings:
    """In time the card is played to the trick; later it lies among the played ones and alters nothing.

    Where he has a card in that trick already, it is a fifth card, or the correction of his revoke.
    """
    st = m.standing
    if action.trick is None or not comes_late(st, action.seat, action.trick):
        return
    defect = next((d for d in st.quitted.defects if (d.seat, d.trick) == (action.seat, action.trick)), None)
    if defect is None:
        defect = _defect(m, action.seat, action.trick)
        trick = trick_numbered(st, action.trick)
        own = trick.of(action.seat) if trick is not None else None
        if own is not None and own.card is action.card:
            yield Lawful(m.because(cite="67B"), action.seat, m.number)
            return  # it had got lost, and lies where it belongs again
        if own is not None:
            grounds = m.because(cite="44B" if defect.late else "67A2")
            yield Misplaced(grounds, "fifth card", action.seat, action.card, m.number)
            return  # nothing is missing there: it is a card too many
        grounds = m.because(cite="67B1" if defect.late else "67A1")
        yield _no_card(grounds, action.seat, m.number, late=defect.late)
    fault = _fault(st, defect)
    yield _put_right(m, defect)
    if defect.late:
        yield from _among_the_played_ones(m, action.card, defect, fault)
    elif trick_numbered(st, action.trick) is not None:
        yield Status(m.because(fault), action.seat, action.card, "played", "play", action.trick)
    else:
        yield Status(m.because(fault), action.seat, action.card, "quitted", "play", action.trick)
        yield Judgement(m.because(fault), to_say("weighed-trick-winner"), (f"trick-winner {action.trick}",))


def _among_the_played_ones(m: Moment, card: Card, defect: Defect, fault: Irregularity) -> Findings:
    """Added late: the winner stays, a card of the suit led had to be used, and the omission counts as a revoke."""
    cite = _law_of_the_card(m, card, defect)
    if not defect.lost:
        yield _deemed_revoke(m, defect, fault, provisional=False)
    yield Status(m.because(fault, cite=cite), defect.seat, card, "quitted", "play", defect.trick)
    if defect.lost or defect.led is None or card.suit in (None, defect.led):
        return
    could = could_follow(m, defect.seat, defect.led, defect.trick, card)
    if could.yes:
        grounds = m.because(fault, could, cite="67B1(a)")
        yield Irregularity(grounds, "wrong procedure", defect.seat, m.number, card, provisional=could.open)


def _law_of_the_card(m: Moment, card: Card, defect: Defect) -> str:
    """The paragraph by which a card lies there: of the suit led, of another, or found again."""
    if defect.lost:
        return "67B3"
    if defect.led is not None:
        return "67B1(a)" if card.suit is defect.led else "67B1(b)"
    return _of_the_suit_led(m.presume("could-follow", None, f"{defect.seat.value} {defect.trick}"))


def _defect(m: Moment, seat: Seat, trick: int) -> Defect:
    """A defect of which the log has not told: late if each side is on the next trick."""
    recorded = trick_numbered(m.standing, trick)
    late = both_sides_on(m.standing, trick + 1)
    return Defect(seat, trick, recorded.led if recorded is not None else None, m.number, late)


# What is noted


def _defects(m: Moment) -> tuple[Defect, ...]:
    return m.standing.quitted.defects


def _missing(m: Moment, defect: Defect) -> Noted:
    """A card is missing in that trick."""
    return m.noted(m.standing.quitted._replace(defects=(*_defects(m), defect)))


def _put_right(m: Moment, *defects: Defect) -> Noted:
    """The card is there, or is missing no longer."""
    left = tuple(each for each in _defects(m) if not any(each is defect for defect in defects))
    return m.noted(m.standing.quitted._replace(defects=left))


def _seen(m: Moment) -> Noted:
    """What is found here has drawn attention to itself."""
    return m.noted(m.standing.attention.to(m.number, f"#{m.number}"))


# What is found


@paragraph("67B", on=(a.FoundCount,), after=("67B1",))
def number_of_cards(m: Moment, action: a.FoundCount) -> Findings:
    """The number of cards in a hand shows that a trick is defective; the director finds out which."""
    st, seat = m.standing, action.seat
    own = [defect for defect in st.quitted.defects if defect.seat is seat]
    due = cards_due(st, seat)
    if own:
        yield m.noted(st.attention.to(m.number, *(f"#{defect.action}" for defect in own)))
    elif action.n > 13:
        return  # he had too many from the beginning: Law 13
    elif action.n > due:
        yield from _one_too_many(m, seat)
    elif action.n == due:
        yield Lawful(m.because(), seat, m.number)
    elif (found := m.recorded("which-trick", seat.value)) is not None:
        yield Irregularity(m.because(found, cite="67B2"), "defective trick", seat, m.number)


def _one_too_many(m: Moment, seat: Seat) -> Findings:
    """A player has left out some trick; not if the log shows the whole play, and with it a card to each."""
    if not m.standing.play.past:
        why = to_say("unhandled-too-many-in-all")
        yield NotModelled(m.because(cite="13"), why)
        return
    which = m.ask("which-trick", None, seat.value)
    yield _seen(m)
    yield _no_card(m.because(which, cite="67B1", also=("67B",)), seat, m.number, late=True)
    if which.value is not None:
        yield from _counts_as_a_revoke(m, _defect(m, seat, int(which.value)))


def _counts_as_a_revoke(m: Moment, defect: Defect) -> Findings:
    """A trick is found to have no card of the player: he adds one, and if it is late he is deemed to have revoked."""
    yield _missing(m, defect)
    if defect.late:
        yield _deemed_revoke(m, defect, _fault(m.standing, defect), provisional=False)


@paragraph("67B1", on=(a.FoundTrick,))
def found_without_a_card(m: Moment, action: a.FoundTrick) -> Findings:
    """A trick is found to have no card of the player, and he has one too many in his hand."""
    st, seat = m.standing, action.seat
    known = next((d for d in st.quitted.defects if (d.seat, d.trick) == (seat, action.trick)), None)
    yield m.no_longer(st.questions.get(f"which-trick {seat.value}"))
    if action.cards or _has_been_played(m, action):
        return
    if known is not None:
        yield m.noted(st.attention.to(m.number, f"#{known.action}"))
        if known.late:
            yield _deemed_revoke(m, known, _fault(st, known), provisional=False)
        return
    yield _seen(m)
    defect = _defect(m, seat, action.trick)
    yield _no_card(m.because(cite="67B1" if defect.late else "67A1"), seat, m.number, late=defect.late)
    yield from _counts_as_a_revoke(m, defect)


def _has_been_played(m: Moment, action: a.FoundTrick) -> bool:
    """Whether he did play to that trick: the log shows his card, or the number of cards in his hand is right."""
    trick = trick_numbered(m.standing, action.trick)
    if trick is not None:
        return trick.of(action.seat) is not None
    counted = (x.n for _, x in m.before_now() if isinstance(x, a.FoundCount) and x.seat is action.seat)
    return next(counted, None) == cards_due(m.standing, action.seat)


@paragraph("67B3", since=2017, on=(a.FoundTrick,))
def card_has_got_lost_2017(m: Moment, action: a.FoundTrick) -> Findings:
    """2017: he played a card to the trick and it is not there: it is found and put in its place."""
    if action.cards or not _has_been_played(m, action):
        return
    yield _seen(m)
    yield Irregularity(m.because(), "defective trick", action.seat, m.number, why="card not among the played ones")
    yield _missing(m, _defect(m, action.seat, action.trick)._replace(late=True, lost=True))


@paragraph("67B", until=2017, on=(a.FoundTrick,))
def card_has_got_lost_2007(m: Moment, action: a.FoundTrick) -> Findings:
    """2007: nothing is written of a card that was played and is not there; the director sees that nobody is harmed."""
    if action.cards or not _has_been_played(m, action):
        return
    lost = Irregularity(m.because(), "defective trick", action.seat, m.number, why="card got lost")
    yield _seen(m)
    yield lost
    test = to_say("weighed-lost-card")
    yield Judgement(m.because(lost, cite="12A1"), test, ("damage",))


# Too many cards in the trick

_EXTRA = ("67B2(a)", "67B2(b)", "67 footnote")


@paragraph("67B2", on=(a.FoundTrick,), decides=("67B2(a)", "67B2(b)", "67A2", "67 footnote"))
def found_with_several(m: Moment, action: a.FoundTrick) -> Findings:
    """The card he faced stays in the trick, the others go back to the hand and count as never having left it."""
    seat = action.seat
    if len(action.cards) < 2:
        if action.cards:
            yield Lawful(m.because(cite="44B"), seat, m.number)
        return
    in_time = not both_sides_on(m.standing, action.trick + 1)
    yield _seen(m)
    cite = "67A2" if in_time else "67B2(a)"
    yield _several_cards(m.because(cite=cite, also=("58B1",) if in_time else ()), seat, m.number, late=not in_time)
    if not (in_time and shown_together(m.standing, seat, action.trick)):  # he still may say which he plays (58B2)
        faced = _faced_card(m, action)
        yield from _others_go_back(m, seat, action.cards, faced, cite, action.trick)


@paragraph(
    "67B2", on=(a.Attention, a.CallDirector), only_if="turn.together", decides=_EXTRA, after=("9B1(a)", "62A", "62C3")
)
def several_shown_come_to_light(m: Moment, _: a.Attention | a.CallDirector) -> Findings:
    """Of two cards shown at once (58B2) one is too many, once both sides have left the trick and he has not chosen."""
    together = need(m.standing.turn.together)
    trick = trick_in_doubt(m.standing, together)
    if trick is None or not both_sides_on(m.standing, trick.number + 1):
        return
    yield _several_cards(m.because(cite="67B2(a)", also=("58B4",)), together.seat, m.number, late=True)
    highest = _highest(together.cards, trick.led)
    faced = m.ask("faced-card", highest.name if highest else None, f"{together.seat.value} {trick.number}")
    yield from _others_go_back(m, together.seat, together.cards, faced, "67B2(a)", trick.number)


def _others_go_back(m: Moment, seat: Seat, cards: tuple[Card, ...], faced: Answer, cite: str, trick: int) -> Findings:
    """The card he faced stays in the trick, which is won as before; each other one of that trick goes back."""
    st = m.standing
    if faced.value not in [card.name for card in cards]:
        return
    cards = tuple(card for card in cards if not _of_another_trick(st, seat, card, trick))
    shown = shown_together(st, seat, trick)
    for card in cards:
        if card.name == faced.value and shown:
            yield from _stays_in(m, seat, card, trick)
            yield m.noted(st.turn._replace(together=None))
        elif card.name == faced.value:
            yield from _is_the_one_left(m, seat, card, faced, cite, trick)
    for card in cards:
        if card.name != faced.value:
            yield MustWithdraw(m.because(faced, cite=cite), seat, card, faced.open)
            yield from _extra_card(m, seat, card, cite, trick, "yes" if card in shown else "no")


def _of_another_trick(st: Standing, seat: Seat, card: Card, number: int) -> bool:
    """Whether a card counts as played to another trick: it has only got among those of this one."""
    trick = st.trick_of(seat, card)
    return trick is not None and trick.number != number


def _is_the_one_left(m: Moment, seat: Seat, card: Card, faced: Answer, cite: str, number: int) -> Findings:
    """The card left in the trick is the one he played, also where the log had not told which it was."""
    st, trick = m.standing, trick_numbered(m.standing, number)
    own = trick.of(seat) if trick is not None else None
    if trick is not None and own is not None and own.card is not card:
        plays = tuple(play._replace(card=card) if play is own else play for play in trick.plays)
        yield m.noted(st.play.with_trick(trick._replace(plays=plays)), faced)
        counted = st.statuses[seat, own.card]
        yield m.instead(counted, counted._replace(card=card))
    elif own is None:
        yield Status(m.because(faced, cite=cite), seat, card, "quitted", "play", number, faced.open)


def _stays_in(m: Moment, seat: Seat, card: Card, number: int) -> Findings:
    """The trick has been won: the card he faced takes the place of the one that counted, and nothing follows."""
    st = m.standing
    trick = need(trick_numbered(st, number))
    counted = need(trick.of(seat))
    if counted.card is not card:
        plays = tuple(play._replace(card=card) if play is counted else play for play in trick.plays)
        yield m.noted(st.play.with_trick(trick._replace(plays=plays)))
        played, lies = st.statuses[seat, counted.card], st.statuses[seat, card]
        yield m.instead(lies, played._replace(card=card))
        yield m.instead(played, Status(played.grounds, seat, counted.card, "exposed", why=played.why))


def _extra_card(m: Moment, seat: Seat, card: Card, cite: str, trick: int, seen: str = "no") -> Findings:
    could = m.presume("partner-could-see", seen, f"#{m.number}", subject(seat, card))
    yield from restored(m, seat, card, could, (cite, "67B2(b)", "67 footnote"), "extra card", trick)


def _faced_card(m: Moment, action: a.FoundTrick) -> Answer:
    """The card of the trick that was faced: the log shows it, or it is asked; else the highest he could have played."""
    key = f"{action.seat.value} {action.trick}"
    trick = trick_numbered(m.standing, action.trick)
    play = trick.of(action.seat) if trick is not None else None
    several = shown_together(m.standing, action.seat, action.trick)
    if play is not None and play.card in action.cards and play.card not in several:
        return Answer(f"faced-card {key}", play.card.name)
    highest = _highest(action.cards, trick.led if trick is not None else None)
    return m.ask("faced-card", highest.name if highest is not None else None, key)


def _highest(cards: tuple[Card, ...], led: Suit | None) -> Card | None:
    """The highest card that followed suit, or the highest of all; None where the cards do not tell."""
    legal = [card for card in cards if card.suit is led] or list(cards)
    if any(card.rank is None for card in legal) or len({card.suit for card in legal}) > 1:
        return None
    return max(legal, key=lambda card: card.lowest)


@paragraph("67B2", on=(a.Attention, a.CallDirector), only_if="must", decides=_EXTRA, after=("9B1(a)",))
def hidden_card_comes_to_light(m: Moment, _: a.Attention | a.CallDirector) -> Findings:
    """A card that lay hidden under the one played (58B1) was an extra one, once both sides have left that trick."""
    st = m.standing
    for step in tuple(st.must.values()):
        at = max(step.grounds.actions, default=0)
        trick = next((t for t in st.play.tricks for p in t.plays if (p.seat, p.action) == (step.seat, at)), None)
        if step.why == "hidden card" and trick is not None and both_sides_on(st, trick.number + 1):
            yield _several_cards(m.because(cite="67B2(a)", also=("58B4",)), step.seat, m.number, late=True)
            yield MustWithdraw(m.because(step, cite="67B2(a)"), step.seat, step.card)
            yield from _extra_card(m, step.seat, step.card, "67B2(a)", trick.number)


@paragraph("67B2", on=(a.FoundCard,), decides=(*_EXTRA, "14B1"), after=("14A",))
def found_among_the_played_ones(m: Moment, action: a.FoundCard) -> Findings:
    """A card of a short hand lies among its played ones: it was a second card to some trick, and goes back."""
    if action.place != "among his played cards" or before_the_lead(m.standing):
        return
    seat, card = action.seat, action.card
    yield _seen(m)
    yield _several_cards(m.because(cite="67B2(a)", also=("14B1",)), seat, m.number, late=True)
    yield MustWithdraw(m.because(cite="67B2(a)"), seat, card)
    subjects = (f"#{m.number}", subject(seat, card))
    asked = m.standing.defends(seat) and action.face is not False
    could = m.ask("partner-could-see", None, *subjects) if asked else m.presume("partner-could-see", "no", *subjects)
    yield from restored(m, seat, card, could, _EXTRA, "extra card")


@paragraph("67B2(a)", on=(a.Restore,))
def extra_card_taken_back(m: Moment, action: a.Restore) -> Findings:
    """The extra card is in the hand again; the one that was faced is not taken back."""
    st, seat, card = m.standing, action.seat, action.card
    ordered = st.must.get((seat, card))
    if ordered is not None:
        yield m.no_longer(ordered)
        return
    if st.trick_of(seat, card) is not None:
        yield Irregularity(m.because(), "change without right", seat, m.number, card)
        return
    yield _several_cards(m.because(), seat, m.number, late=True)
    yield from _extra_card(m, seat, card, "67B2(a)", action.trick)
