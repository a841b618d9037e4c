"""Law 70: the director decides a contested claim or concession. What is normal play he judges himself."""

from __future__ import annotations

from bridgetable.blocks.claims import in_dispute, number_of, since_claim
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import ClaimState, Judgement
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import Message, to_say
from bridgetable.seats import SEATS
from bridgetable.table import actions as a


def _contested(m: Moment) -> Claimed | None:
    """The claim or concession the director has to decide, if there is one; not while players agree to play on."""
    claimed = need(m.standing.claimed)
    return claimed if need(m.standing.claim).state == "contested" and not claimed.willing else None


@paragraph("70A", on=(AT_REST,), only_if="claimed", decides=("70C",))
def doubt_goes_against_the_claimer(m: Moment, _: None) -> Findings:
    """As fair to both sides as possible, with doubtful points against the claimer: what normal play could lose."""
    claimed = _contested(m)
    if claimed is None:
        return
    subjects = since_claim(m, claimed)
    line = _line_stated(m, claimed)
    loss = m.ask("normal-loss", None, *subjects)
    trump, why = _the_outstanding_trump(m, claimed)
    known = line.found and not line.unfindable
    stated = "open" if not known else "none" if line.value == "none" else "stated"
    test = to_say("weighed-what-normal-play-loses", line=stated, said=line.value)
    yield Judgement(m.because(need(m.standing.claim)), test, _facts(line, loss))
    lost = number_of(loss)
    if lost is not None:
        yield _decided(m, claimed, lost, (line, loss), trump, why)


def _decided(
    m: Moment, claimed: Claimed, lost: int, found: tuple[Answer, ...], trump: str, why: tuple[Answer, ...]
) -> ClaimState:
    state = need(m.standing.claim)
    if trump == "aware":
        lost = 0
    cite, also = _why_lost(m, claimed, trump) if lost else ("70A", ())
    grounds = m.because(*found, *why, state, cite=cite, also=also)
    return ClaimState(grounds, claimed.by, "contested", in_dispute(claimed, lost), unsure(*why))


def _why_lost(m: Moment, claimed: Claimed, trump: str) -> tuple[str, tuple[str, ...]]:
    """The paragraphs by which tricks are lost: those on an outstanding trump, or those on lines not stated."""
    if trump == "unaware":
        return "70C", ("70A", "70C1", "70C2", "70C3")
    return "70A", ("70D1", "70E1", "70D2") if m.standing.defends(claimed.by) else ("70D1", "70E1")


def _line_stated(m: Moment, claimed: Claimed) -> Answer:
    """The line of play he stated with his claim: his words as written down, or what the director finds."""
    if claimed.words is not None:
        return m.presume("line-stated", claimed.words, *since_claim(m, claimed))
    return m.ask("line-stated", None, *since_claim(m, claimed), cite="68C")


def _facts(*answers: Answer) -> tuple[str, ...]:
    return tuple(answer.key for answer in answers)


# An outstanding trump


def _the_outstanding_trump(m: Moment, claimed: Claimed) -> tuple[str, tuple[Answer, ...]]:
    """Whether 70C gives the tricks away: `unaware` and not mentioned, `aware` or mentioned, or no trump to speak of."""
    subjects = since_claim(m, claimed)
    told = m.recorded("trump-mentioned", *subjects) or m.recorded("trump-unaware", *subjects)
    if told is None and _opponents_trump(m, claimed) is not True:
        return "", ()
    mentioned = m.ask("trump-mentioned", "no", *subjects, cite="70C1")
    if mentioned.yes:
        return "aware", (mentioned,)
    unaware = m.ask("trump-unaware", "yes", *subjects, cite="70C2")
    return ("aware" if unaware.no else "unaware"), (mentioned, unaware)


def _opponents_trump(m: Moment, claimed: Claimed) -> bool | None:
    """Whether an opponent of the claimer still has a trump; None where the cards known do not tell."""
    trump = m.standing.board.trump
    if trump is None:
        return False
    held = [m.after.holds(seat, trump) for seat in SEATS if seat.side is not claimed.by.side]
    return True if True in held else None if None in held else False


@paragraph("70C", on=(AT_REST,), only_if="claimed", decides=("70C1", "70C2", "70C3"))
def a_trump_is_out(m: Moment, _: None) -> Findings:
    """A trump the claimer did not mention takes what normal play could lose to it, if he may have forgotten it."""
    claimed = _contested(m)
    if claimed is None or _opponents_trump(m, claimed) is False:
        return
    trump, why = _the_outstanding_trump(m, claimed)
    if trump == "aware":
        return
    of = since_claim(m, claimed)[0]
    test = to_say("weighed-outstanding-trump")
    facts = tuple(f"{fact} {of}" for fact in ("trump-mentioned", "trump-unaware", "normal-loss"))
    yield Judgement(m.because(need(m.standing.claim), *why), test, facts)


# Lines that were not stated


@paragraph("70D1", on=(AT_REST,), only_if="claimed")
def a_line_not_stated(m: Moment, _: None) -> Findings:
    """A successful line he did not state does not count where another normal line takes fewer tricks."""
    yield from _lines(m, to_say("weighed-unstated-line"))


@paragraph("70D2", on=(AT_REST,), only_if="claimed")
def defenders_claim(m: Moment, _: None) -> Findings:
    """A defender's claim fails as far as his partner would have to find the right one of several normal plays."""
    claimed = _contested(m)
    if claimed is not None and m.standing.defends(claimed.by):
        yield from _lines(m, to_say("weighed-partner-finds-play"))


@paragraph("70E1", on=(AT_REST,), only_if="claimed", until=2017)
def who_holds_which_card_2007(m: Moment, _: None) -> Findings:
    """2007: no unstated line that needs one opponent to hold a card, but where any other line is irrational."""
    yield from _lines(
        m,
        to_say("weighed-one-opponent-irrational"),
    )


@paragraph("70E1", on=(AT_REST,), only_if="claimed", since=2017)
def who_holds_which_card_2017(m: Moment, _: None) -> Findings:
    """2017: no unstated line that needs one opponent to hold a card; that another is irrational does not matter."""
    yield from _lines(
        m,
        to_say("weighed-one-opponent"),
    )


@paragraph("70E2", on=(AT_REST,), only_if="claimed")
def order_of_a_suit(m: Moment, _: None) -> Findings:
    """In which order the cards of a suit count as played if he did not say, the organiser may lay down."""
    claimed = _contested(m)
    if claimed is None:
        return
    order = m.setting("claim-order")
    test = {
        "top-down": to_say("weighed-suit-from-top"),
        "free": to_say("weighed-suit-any-order"),
    }[order.value]
    yield Judgement(m.because(need(m.standing.claim), order), test, (f"normal-loss #{claimed.action}",))


def _lines(m: Moment, test: Message) -> Findings:
    claimed = _contested(m)
    if claimed is not None:
        facts = (f"line-stated #{claimed.action}", f"normal-loss #{claimed.action}")
        yield Judgement(m.because(need(m.standing.claim)), test, facts)


@paragraph("70D3", on=(AT_REST,), only_if="claimed", until=2017)
def played_all_the_same(m: Moment, _: None) -> Findings:
    """2007: cards played after the claim may show what was likely, and whether the claim was right."""
    claimed = _contested(m)
    if claimed is not None and (claimed.gone_on or _went_on(m, claimed)):
        test = to_say("weighed-cards-after-claim")
        yield Judgement(m.because(need(m.standing.claim)), test, (f"normal-loss #{claimed.action}",))


def _went_on(m: Moment, claimed: Claimed) -> bool:
    return any(isinstance(entry.action, a.GoOn) for entry in m.log[claimed.action :])
