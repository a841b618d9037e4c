"""Law 58: cards put down together. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.limits import both_sides_on
from bridgetable.blocks.revokes import said_of_revoke
from bridgetable.blocks.together import trick_in_doubt
from bridgetable.cards import Card, parse_card
from bridgetable.findings.kinds import (
    PENALTY,
    Facing,
    Irregularity,
    Lawful,
    LeadOrPlay,
    MayWithdraw,
    MustWithdraw,
    Option,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.parts import Together
from bridgetable.findings.registry import AT_ONCE, AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Designate, designated_card

_PURPOSE: dict[str, LeadOrPlay] = {"leads": "lead", "plays": "play"}


@paragraph("58A", on=("play at RHO's turn", "play out of turn", "premature lead"))
def two_players_at_once(m: Moment, early: Irregularity) -> Findings:
    """Of two cards played in one instant the lawful one counts as first, the other as played after it."""
    if m.one_instant:
        yield Irregularity(m.because(early), "cards together", early.seat, m.number, early.card)


@paragraph("58A", on=(AT_ONCE,))
def the_lawful_one_is_first(m: Moment, _: None) -> Findings:
    """A card played in turn at the same moment as another's is in order."""
    for status in tuple(m.standing.statuses.values()):
        if status.status == "played" and status.grounds.actions == (m.number,):
            yield Lawful(m.because(status), status.seat, m.number)


@paragraph("58B1", on=(a.PlaySeveral,))
def several_put_down(m: Moment, action: a.PlaySeveral) -> Findings:
    """Two cards put down: if one face shows, that card is played; if more, he says which; if none, all go back."""
    seat, number = action.seat, f"#{m.number}"
    cards, purpose = (action.card, *action.others), _PURPOSE[action.verb]
    shown = m.presume("visible-faces", action.card.name if action.hidden else None, number)
    visible = _listed(shown, cards)
    yield Irregularity(
        m.because(shown, cite="58B2" if len(visible) > 1 else "58B1"), "two cards at once", seat, m.number
    )
    called = next((card for card in cards if m.standing.trick_of(seat, card) is not None), None)
    if called is not None or len(visible) == 1:
        played = called or visible[0]
        yield Facing(m.because(shown), seat, played, purpose)
        for card in cards:
            if card is not played:
                yield from _goes_back(m, seat, card)
        return
    if visible:
        together = Together(m.number, seat, tuple(card for card in cards if card in visible), purpose)
        yield m.noted(m.standing.turn._replace(together=together))
    for card in cards:
        if card not in visible:
            yield from _goes_back(m, seat, card)
        elif m.standing.status(seat, card) not in PENALTY:
            yield Status(m.because(shown, cite="58B2"), seat, card, "exposed", provisional=True)


def _listed(shown: Answer, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if shown.value is None:
        return cards
    if shown.value == "none":
        return ()
    names = shown.value.replace(" and ", ",").split(",")
    return tuple(parse_card(name.strip()) for name in names if name.strip())


def _goes_back(m: Moment, seat: Seat, card: Card) -> Findings:
    yield Status(m.because(), seat, card, "in hand")
    yield MustWithdraw(m.because(), seat, card, why="hidden card")


@paragraph("58B2", on=(AT_REST,), only_if="turn.together")
def which_does_he_play(m: Moment, _: None) -> Findings:
    """The player himself, declarer for dummy, says which of the cards he plays."""
    st, together = m.standing, need(m.standing.turn.together)
    if _found_too_late(st, together):
        return  # a defective trick, see Law 67 (58B4)
    by = st.board.declarer if together.seat is st.dummy else together.seat
    for order, card in enumerate(together.cards, 1):
        grounds = m.because(number=together.action)
        yield Option(grounds, by.value, Designate(card), order, "one of several cards")


def _found_too_late(st: Standing, together: Together) -> bool:
    trick = trick_in_doubt(st, together)
    return trick is not None and both_sides_on(st, trick.number + 1)


@paragraph("58B2", on=("chosen one of several cards",), decides=("58B3",))
def says_which(m: Moment, option: Option) -> Findings:
    """The card he designates is played; a defender's other cards become penalty cards, declarer's go back."""
    together = need(m.standing.turn.together)
    card = designated_card(option.choice)
    yield from _designated(m, option, together, card)
    yield from _settled(m, option, together, card)


@paragraph("58B2", on=(Facing,), overrides=("44B", "47F2"), decides=("58B3",), only_if="turn.together")
def names_the_one_that_does_not_count(m: Moment, facing: Facing) -> Findings:
    """Without being asked he names, or puts forward again, the card he plays, when play has gone on with another."""
    st, together = m.standing, need(m.standing.turn.together)
    trick = trick_in_doubt(st, together)
    if not _one_of_them(together, facing) or trick is None or _found_too_late(st, together):
        return
    if facing.purpose != "lead" and st.play.due is not facing.seat:
        yield from _designated(m, facing, together, facing.card)
        yield from _settled(m, facing, together, facing.card)


@paragraph("58B2", on=(Facing,), only_if="turn.together", after=("58B2", "50D2", "47F2 instead_of_a_played_card"))
def goes_on_with_one_of_them(m: Moment, facing: Facing) -> Findings:
    """The card he names or puts forward is the one he plays; if play has left that trick, the one that counts is."""
    st, together = m.standing, need(m.standing.turn.together)
    if not _one_of_them(together, facing):
        return
    counted = next((card for card in together.cards if st.trick_of(together.seat, card) is not None), facing.card)
    yield from _settled(m, facing, together, counted, facing.card)


def _one_of_them(together: Together, facing: Facing) -> bool:
    return facing.seat is together.seat and facing.card in together.cards


def _designated(m: Moment, choice: Option | Facing, together: Together, card: Card) -> Findings:
    st, seat = m.standing, together.seat
    counted = next((other for other in together.cards if st.trick_of(seat, other)), None)
    if counted is None:
        yield Facing(m.because(choice), seat, card, together.purpose)
        return
    trick, old = st.trick_of(seat, counted), st.statuses[seat, counted]
    if counted is not card:
        yield m.no_longer(*said_of_revoke(st, seat, counted))
        yield Status(m.because(choice), seat, counted, "exposed")
    yield Status(m.because(choice), seat, card, "played", old.as_, trick.number if trick else None)


def _settled(m: Moment, choice: Option | Facing, together: Together, *played: Card) -> Findings:
    """What becomes of the cards he has not played, and of what others have played after them."""
    for other in together.cards:
        if other not in played:
            yield from _other_card(m, choice, together, other)
    yield m.noted(m.standing.turn._replace(together=None))
    yield from _later_plays(m, together)


def _other_card(m: Moment, choice: Option | Facing, together: Together, card: Card) -> Findings:
    seat = together.seat
    if m.standing.status(seat, card) in PENALTY:
        return
    if m.standing.defends(seat):
        lay_there = m.standing.statuses[seat, card]
        yield Irregularity(m.because(choice, lay_there), "two cards at once", seat, m.number, card)
    else:
        fault = next(i for i in m.standing.history if i.action == together.action)
        yield Status(m.because(choice, fault, also=("48A",)), seat, card, "in hand")
        yield MustWithdraw(m.because(choice), seat, card)


def _later_plays(m: Moment, together: Together) -> Findings:
    """58B3: an opponent who played after a card that goes back may change his own; then the next hand (47D)."""
    trick = trick_in_doubt(m.standing, together)
    limit, innocent = "each side on next trick", together.seat.side.other
    for play in trick.plays if trick is not None else ():
        if play.seat is together.seat or play.action <= together.action:
            continue
        partners = play.seat.side is together.seat.side
        yield MayWithdraw(
            m.because(cite="47D" if partners else "58B3", also=("47D",)),
            play.seat,
            play.card,
            limit,
            "RHO changed" if partners else None,
            innocent,
            m.number,
            trick.number if trick else 0,
        )
