"""A card put back into the hand it belongs to: it counts as having been there all along (14B4, 67B2(b))."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.findings.kinds import Deemed, Finding, Irregularity, Judgement, Lawful, Status
from bridgetable.findings.moment import Answer, Moment, unsure
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat


def restored(
    m: Moment,
    seat: Seat,
    card: Card,
    could_see: Answer,
    cites: tuple[str, str, str],
    why: CardBecause,
    since: int = 0,
) -> Findings:
    """The card is in hand, or a penalty card if a defender's was seen; a trick it was due in may be a revoke.

    `cites` are the paragraphs that put it back, that deem it to have been there, and that make it a penalty card;
    `since` is the number of the trick after which it was out of the hand.
    """
    back, deems, seen = cites
    deemed = Deemed(m.because(cite=deems, also=(back,)), seat, card)
    yield deemed
    if could_see.yes and m.standing.defends(seat):
        grounds = m.because(deemed, could_see, cite=seen)
        yield Irregularity(grounds, "exposed card", seat, m.number, card, provisional=could_see.open)
    else:
        grounds = m.because(deemed, could_see, cite=back)
        yield Status(grounds, seat, card, "in hand", provisional=unsure(could_see), why=why)
    yield from _not_played_before(m, deemed, since)


def _not_played_before(m: Moment, deemed: Deemed, since: int) -> Findings:
    """Each trick in its suit to which its owner played another suit meanwhile was a revoke."""
    st, seat, suit, cite = m.standing, deemed.seat, deemed.card.suit, deemed.grounds.cite
    for trick in st.play.tricks:
        play = trick.of(seat)
        if play is None or trick.leader is seat or trick.led is not suit or play.card.suit in (None, suit):
            continue
        known = next((i for i in st.history if (i.kind, i.seat, i.card) == ("revoke", seat, play.card)), None)
        if known is None:
            grounds = m.because(deemed, cite=cite, also=("44C", "61A"), number=play.action)
            yield m.no_longer(
                *_taken_as_void(st, seat, play.action), st.questions.get(f"could-follow {seat.value} {trick.number}")
            )
            yield Irregularity(grounds, "revoke", seat, play.action, play.card)
        elif trick.number > since:
            yield from _because_of_it(m, deemed, known)
    if any(stretch.last > since for stretch in st.play.past):
        test = to_say("weighed-earlier-trick")
        yield Judgement(m.because(deemed, cite=cite), test, (f"could-follow {seat.value}",))


def _taken_as_void(st: Standing, seat: Seat, action: int) -> tuple[Finding, ...]:
    """What was said when the player was taken to have none of the suit led."""
    said = (f for f in st.findings if isinstance(f, Lawful))
    return tuple(f for f in said if (f.seat, f.action, f.why) == (seat, action, "void"))


def _because_of_it(m: Moment, deemed: Deemed, known: Irregularity) -> Findings:
    """The revoke was found from the cards already: it rests on the card having been in the hand."""
    old = known.grounds
    new = replace(known, grounds=old._replace(findings=(*old.findings, deemed)))
    yield m.instead(known, new)
    for revoke in m.standing.revokes:
        if known in revoke.grounds.findings:
            findings = tuple(new if f is known else f for f in revoke.grounds.findings)
            yield replace(revoke, grounds=revoke.grounds._replace(findings=findings))
