"""Law 68: what a claim or concession is, who may doubt it, and when play goes on after it."""

from __future__ import annotations

from bridgetable.blocks.attention import named
from bridgetable.blocks.claims import (
    agreed,
    as_claimed,
    belongs_to_the_words,
    cards_named_by,
    given_up,
    lies_faced,
    open_claim,
    shown_cards,
    told_by_cards,
)
from bridgetable.blocks.information import information
from bridgetable.cards import Card
from bridgetable.findings import deeds
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import (
    ClaimState,
    Duty,
    Grounds,
    Irregularity,
    Lawful,
    Liable,
    Option,
    Right,
    Roles,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain


@paragraph("68A", on=(a.Claim,))
def claims(m: Moment, claim: a.Claim) -> Findings:
    """A number of tricks his side will win, or the proposal to end play, is a claim; it gives up the others."""
    if claim.seat is m.standing.dummy:
        yield from _dummy_claims(m, claim.seat)
        return
    left = 14 - m.standing.play.trick_number
    named = left if claim.n == "all" else claim.n if isinstance(claim.n, int) else None
    grounds = m.because(also=("68B1",) if named is not None and named < left else ())
    yield from _spoken(m, grounds, claim.seat, named)


@paragraph("68B1", on=(a.Concede,))
def concedes(m: Moment, concession: a.Concede) -> Findings:
    """A number of tricks his side will lose is a concession of so many."""
    if concession.seat is m.standing.dummy:
        yield from _dummy_claims(m, concession.seat)
        return
    named = {"the rest": 14 - m.standing.play.trick_number, "this trick": 1}.get(str(concession.n), concession.n)
    assert isinstance(named, int)
    yield from _spoken(m, m.because(), concession.seat, named)


def _spoken(m: Moment, grounds: Grounds, seat: Seat, named: int | None) -> Findings:
    """The words of one side: its claim, or its answer to the claim that the other side has made."""
    st = m.standing
    if m.standing.defends(seat):
        yield from belongs_to_the_words(m, m.because(cite=grounds.cite, also=("49",)), seat)
    if not st.claim_stops or need(st.claimed).by.side is seat.side:
        yield from open_claim(m, grounds, seat, named)
        return
    made, state = need(st.claimed), need(st.claim)
    tricks = None if named is None else min(named, made.left)
    own = Claimed(m.number, seat, made.trick, made.left, tricks, isinstance(m.action, a.Concede))
    if as_claimed(own) == as_claimed(made):
        yield from agreed(m, m.because(state, cite="69A", also=(grounds.cite,)), made)
    elif state.state == "open":
        yield from _doubted(m, made, _until_he_comes(m))


def _dummy_claims(m: Moment, dummy: Seat) -> Findings:
    """Dummy takes no part in the play: what he says of tricks to come is no claim, and he ought not to say it."""
    fault = Irregularity(m.because(cite="43A1(c)", also=("68A",)), "dummy overstepped A1", dummy, m.number)
    yield fault
    yield ClaimState(m.because(fault, cite="68A"), dummy, "not a claim")
    yield Liable(m.because(fault, cite="43B1", also=("90",)), dummy)


@paragraph("68B1", on=(a.Stage,))
def abandons_his_hand(m: Moment, action: a.Stage) -> Findings:
    """A player who puts his hand away before play is over concedes all that is left."""
    st = m.standing
    over = st.board.stage != "play" or st.play.trick_number > 13 or st.claim_stops
    if action.what != "returns his hand" or over or action.seat is st.dummy:
        return
    meant = m.ask("meant-claim", "yes", f"#{m.number}")
    if not meant.no:
        yield from open_claim(m, m.because(meant), need(action.seat), 14 - st.play.trick_number, doubt=meant.open)


@paragraph("68A", on=(a.Show, a.Spread))
def plainly_no_claim(m: Moment, action: a.Show | a.Spread) -> Findings:
    """Cards shown by a player who plainly did not mean to claim are no claim."""
    meant = m.recorded("meant-claim", f"#{m.number}")
    if meant is not None and meant.no and not m.standing.claim_stops and not m.standing.board.before_play:
        yield ClaimState(m.because(meant), action.seat, "not a claim")


@paragraph(
    "68A",
    on=(a.Show, a.Spread),
    overrides=("49",),
    after=("24 exposed_before_the_lead_2007", "68 opening shown_for_this_trick"),
)
def shows_his_cards(m: Moment, action: a.Show | a.Spread) -> Findings:
    """A defender who shows his hand claims or concedes, unless it is plain that he did not mean to."""
    st, seat = m.standing, action.seat
    if st.claim_stops or st.board.before_play or st.board.stage == "over" or seat is st.dummy:
        return
    if action.cards is not None:
        meant = m.presume("meant-claim", "no", f"#{m.number}")
    elif st.defends(seat):
        meant = m.ask("meant-claim", "yes", f"#{m.number}")
    else:
        return
    if not meant.yes:
        return
    yield from open_claim(m, m.because(meant), seat, None, doubt=meant.open)
    if st.defends(seat):
        yield from shown_cards(m, m.because(meant, also=("49",)), seat, cards_named_by(m, action), meant.open)


@paragraph("68A", on=(a.Face,))
def first_of_a_hand_laid_out(m: Moment, action: a.Face) -> Findings:
    """A card put down as the first of a hand laid out begins a claim, unless a lead out of turn is to be answered."""
    st = m.standing
    meant = m.recorded("meant-as", f"#{m.number}")
    to_a_wrong_lead = st.turn.wrong_lead is not None and not st.defends(action.seat)
    if meant is not None and meant.value == "spread" and not to_a_wrong_lead and action.seat is not st.dummy:
        yield from open_claim(m, m.because(meant), action.seat, None)


@paragraph(
    "68D",
    on=(a.Show, a.Spread, a.Drop, a.BeSeen, a.SayHolds),
    overrides=("49", "48B2"),
    only_if="claimed",
    after=("54A", "24", "16B1"),
)
def shown_after_a_claim(m: Moment, action: a.Show | a.Spread | a.Drop | a.BeSeen | a.SayHolds) -> Findings:
    """While a claim is open play stands still, and the hands may be faced: what is shown is no penalty card."""
    if _shown_meanwhile(m, action):
        yield from _no_harm_in_it(m, action, m.because(also=("49", "70B3")))


@paragraph(
    "68C",
    since=2017,
    on=(a.Show, a.Spread, a.Drop, a.BeSeen, a.SayHolds),
    overrides=("49", "48B2", "68D"),
    only_if="claimed",
    after=("54A", "24", "16B1"),
)
def claimer_shows_his_own(m: Moment, action: a.Show | a.Spread | a.Drop | a.BeSeen | a.SayHolds) -> Findings:
    """2017: the player who has claimed or conceded has to face his hand anyway: no card of it is a penalty card."""
    if action.seat is need(m.standing.claimed).by and _shown_meanwhile(m, action):
        yield from _no_harm_in_it(m, action, m.because(also=("68D", "49")))


def _shown_meanwhile(m: Moment, action: a.Show | a.Spread | a.Drop | a.BeSeen | a.SayHolds) -> bool:
    """Whether play stands still for a claim made before; dummy's cards lie open in any case."""
    st = m.standing
    return st.claim_stops and action.seat is not st.dummy and need(st.claimed).action != m.number


def _no_harm_in_it(m: Moment, action: a.Show | a.Spread | a.Drop | a.BeSeen | a.SayHolds, grounds: Grounds) -> Findings:
    yield Lawful(grounds, action.seat, m.number)
    if m.standing.defends(action.seat) or isinstance(action, a.Spread):
        yield from shown_cards(m, grounds, action.seat, cards_named_by(m, action))


# A defender concedes and his partner objects


@paragraph("68B2", until=2017, on=(a.Respond,), overrides=("68D",), only_if="claimed")
def partner_objects_2007(m: Moment, answer: a.Respond) -> Findings:
    """2007: a defender's concession to which his partner objects at once is none; play goes on, no penalty cards."""
    yield from _partner_objects(m, answer, no_claim=False)


@paragraph("68B2", since=2017, on=(a.Respond,), overrides=("68D",), only_if="claimed")
def partner_objects_2017(m: Moment, answer: a.Respond) -> Findings:
    """2017: it is neither a concession nor a claim; play goes on, no penalty cards."""
    yield from _partner_objects(m, answer, no_claim=True)


def _partner_objects(m: Moment, answer: a.Respond, *, no_claim: bool) -> Findings:
    st = m.standing
    claimed = need(st.claimed)
    if answer.answer != "objects" or not st.claim_stops or answer.seat is not claimed.by.partner:
        return
    if not st.defends(claimed.by) or not given_up(claimed) or _has_assented(m, claimed, answer.seat):
        return
    at_once = _at_once(m, claimed, answer.seat)
    if not at_once.yes:
        return
    grounds = m.because(need(st.claim), at_once, also=("68A",) if no_claim else ())
    refused = ClaimState(grounds, claimed.by, "no concession", nothing=no_claim)
    yield refused
    yield from _play_is_on_again(m, refused)
    for (owner, card), status in tuple(st.statuses.items()):
        if st.defends(owner) and _shown_with(status, claimed.action):
            yield from _shown_with_a_concession(m, status, owner, card)


def _has_assented(m: Moment, claimed: Claimed, partner: Seat) -> bool:
    """Whether the partner has agreed to the concession: what he says after that is no objection made at once."""
    said = (entry.action for entry in m.log[claimed.action :])
    return any(isinstance(each, a.Respond) and (each.seat, each.answer) == (partner, "agrees") for each in said)


def _at_once(m: Moment, claimed: Claimed, partner: Seat) -> Answer:
    """Whether he objected immediately: yes if nothing but what the two of them did comes between."""
    between = (m.log[number - 1].action for number in range(claimed.action + 1, m.number))
    if all(getattr(action, "seat", None) in (claimed.by, partner) for action in between):
        return m.presume("at-once", "yes", f"#{m.number}")
    return m.ask("at-once", "no", f"#{m.number}")


def _shown_with(status: Status, since: int) -> bool:
    return max(status.grounds.actions, default=0) >= since


def _shown_with_a_concession(m: Moment, status: Status | None, owner: Seat, card: Card) -> Findings:
    support = () if status is None else (status,)
    faced = lies_faced(m, owner, card)
    yield Status(
        m.because(*support, also=("49",)), owner, card, "exposed" if faced else "in hand", why="shown with a claim"
    )
    cite = m.cited("16C2")
    yield information(
        m.because(*support, cite=cite, also=("68B2",)), owner, card, "all", (owner.partner,), withdrawn=True
    )


@paragraph("68B2", on=(a.Show, a.Spread, a.SayHolds), overrides=("49",), only_if="claimed", after=("16B1",))
def shown_while_objecting(m: Moment, action: a.Show | a.Spread | a.SayHolds) -> Findings:
    """A card with which a defender supports his objection to the concession is no penalty card either."""
    before = m.log[m.number - 2].action
    if (
        need(m.standing.claim).state != "no concession"
        or not isinstance(before, a.Respond)
        or before.seat is not action.seat
    ):
        return
    for card in cards_named_by(m, action):
        if m.standing.trick_of(action.seat, card) is None:
            yield from _shown_with_a_concession(m, None, action.seat, card)


# A claim is doubted


@paragraph("68D2", on=(a.Respond,), only_if="claimed", decides=("68D2(a)",))
def somebody_doubts(m: Moment, answer: a.Respond) -> Findings:
    """Any player, dummy too, may doubt a claim: the director is called and rules, and nothing is done until then."""
    st = m.standing
    claimed = need(st.claimed)
    if answer.answer != "objects" or not st.claim_stops:
        return
    if claimed.willing:
        yield m.noted(claimed._replace(refused=m.number, willing=frozenset()))
        yield ClaimState(m.because(need(st.claim), cite=_until_he_comes(m)), claimed.by, "contested")
    elif need(st.claim).state == "open":
        yield Lawful(m.because(need(st.claim)), answer.seat, m.number)
        yield from _doubted(m, claimed, _until_he_comes(m))


def _until_he_comes(m: Moment) -> str:
    return m.cited("68D2(a)")


def _doubted(m: Moment, claimed: Claimed, cite: str) -> Findings:
    st = m.standing
    if not claimed.doubted:
        yield m.noted(claimed._replace(doubted=m.number))
    yield ClaimState(m.because(need(st.claim), cite=cite, also=("70",)), claimed.by, "contested")


@paragraph("68D2(a)", on=(a.CallDirector,), only_if="claimed")
def director_is_called(m: Moment, action: a.CallDirector) -> Findings:
    """Who calls the director after a claim, with nothing else to call him for, doubts it."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    since = (entry.action for entry in m.log[claimed.action :])
    about_it = not any(isinstance(action, a.Attention | a.CorrectExplanation) for action in since)
    may_doubt = action.seat.side is not claimed.by.side or action.seat is st.dummy
    if state.state == "open" and may_doubt and about_it:
        yield m.noted(claimed._replace(doubted=m.number))
        yield ClaimState(m.because(state, also=("70",)), claimed.by, "contested", None, True)


@paragraph("68D2(a)", on=(a.CallDirector,), overrides=("43A1(a)",), only_if="claimed")
def dummy_calls_the_director(m: Moment, action: a.CallDirector) -> Findings:
    """Dummy too may have a claim looked at: play stands still, so that he does not take part in it."""
    st = m.standing
    if st.claim_stops and action.seat is st.dummy:
        yield m.noted(st.attention.to(m.number, None)._replace(stopped=True))
        yield Lawful(m.because(also=("9B2",)), action.seat, m.number)


@paragraph("68D2", on=(a.Attention,), overrides=("43A1(b)",), only_if="claimed")
def dummy_draws_attention(m: Moment, action: a.Attention) -> Findings:
    """While play stands still dummy may say what he has seen, as anybody may."""
    st = m.standing
    if st.claim_stops and action.seat is st.dummy:
        yield m.noted(st.attention.to(m.number, *named(st, action.to, m.number)))
        yield Lawful(m.because(also=("9A",)), action.seat, m.number)


# Playing on


@paragraph("68D", until=2017, on=(a.Respond,), only_if="claimed")
def asks_to_play_on_2007(m: Moment, answer: a.Respond) -> Findings:
    """2007: nobody plays on after a claim; who asks to has doubted it, if it is the other side's."""
    st = m.standing
    if st.claim_stops and answer.answer not in ("agrees", "objects"):
        yield from _left_to_the_director(m, need(st.claimed), answer.seat)


@paragraph("68D2(b)", since=2017, on=(a.Respond,), only_if="claimed", after=("69A",))
def asks_to_play_on_2017(m: Moment, answer: a.Respond) -> Findings:
    """2017: the side that has not claimed may ask to play on, and all four must agree."""
    st = m.standing
    claimed = need(st.claimed)
    if not st.claim_stops or (answer.answer == "agrees" and not claimed.willing) or answer.answer == "objects":
        return
    yield from _willing(m, claimed, answer.seat)


@paragraph("68D2(b)", since=2017, on=("chosen playing on",))
def chooses_to_play_on(m: Moment, option: Option) -> Findings:
    """A player who chooses to play on has agreed to it."""
    yield from _willing(m, need(m.standing.claimed), _chooser(m), option)


@paragraph("68D2(a)", since=2017, on=("chosen stopping play",))
def chooses_to_stop(m: Moment, option: Option) -> Findings:
    """If one of the four does not agree to play on, the director rules."""
    st = m.standing
    claimed = need(st.claimed)
    yield m.noted(claimed._replace(refused=m.number, willing=frozenset()))
    yield ClaimState(m.because(option, need(st.claim)), claimed.by, "contested")


def _chooser(m: Moment) -> Seat:
    assert isinstance(m.action, a.Choose)
    return m.action.seat


def _willing(m: Moment, claimed: Claimed, seat: Seat, *chosen: Option) -> Findings:
    st = m.standing
    not_his_to_ask = not claimed.willing and seat.side is claimed.by.side
    if not_his_to_ask or claimed.refused or _director_called(m, claimed):
        yield from _left_to_the_director(m, claimed, seat)
        return
    willing = claimed.willing | {seat}
    yield m.noted(claimed._replace(willing=willing, doubted=claimed.doubted or m.number))
    grounds = m.because(need(st.claim), *chosen, cite="68D2(b)")
    if len(willing) < 4:
        yield ClaimState(grounds, claimed.by, "contested")
        return
    void = ClaimState(grounds, claimed.by, "void")
    yield void
    yield from _play_is_on_again(m, void)
    yield from _nothing_to_forget(m, claimed)


def _left_to_the_director(m: Moment, claimed: Claimed, seat: Seat) -> Findings:
    """Nobody plays on: that the other side would rather is a doubt, and the director rules."""
    state, cite = need(m.standing.claim), _until_he_comes(m)
    if seat.side is not claimed.by.side and state.state == "open":
        yield from _doubted(m, claimed, cite)
    else:
        yield ClaimState(m.because(state, cite=cite), claimed.by, state.state)


def _play_is_on_again(m: Moment, state: ClaimState) -> Findings:
    if m.standing.board.stage == "after":
        yield Roles(m.because(state, cite=state.grounds.cite), m.standing.board.declarer, "play")


def _director_called(m: Moment, claimed: Claimed) -> bool:
    """Whether somebody has called the director since the claim: then he rules, and nobody plays on."""
    return any(isinstance(entry.action, a.CallDirector | a.DirectorActs) for entry in m.log[claimed.action :])


def _nothing_to_forget(m: Moment, claimed: Claimed) -> Findings:
    """Laws 16 and 50 do not apply to what was shown with a claim that is void."""
    for (owner, card), status in tuple(m.standing.statuses.items()):
        if _shown_with(status, claimed.action):
            grounds = m.because(status, cite="68D2(b)")
            yield from shown_cards(m, grounds, owner, (card,))
            yield from told_by_cards(grounds, owner, (card,), ())


# At rest


@paragraph("68D2", since=2017, on=(AT_REST,), only_if="claimed")
def play_on_or_stop(m: Moment, _: None) -> Findings:
    """Until the director is called, the side that has not claimed may ask to play on, then each player is asked."""
    st = m.standing
    claimed = need(st.claimed)
    if need(st.claim).state != "contested" or claimed.refused or _director_called(m, claimed):
        return
    others = tuple(seat for seat in SEATS if seat not in claimed.willing)
    asked = [seat.value for seat in others] if claimed.willing else ["/".join(claimed.by.side.other.value)]
    for by in asked:
        yield Option(
            m.because(need(st.claim), cite="68D2(a)", number=claimed.doubted), by, Plain.STOP, 1, "stopping play"
        )
        yield Option(
            m.because(need(st.claim), cite="68D2(b)", number=claimed.doubted), by, Plain.PLAY_ON, 2, "playing on"
        )


@paragraph("68C", since=2017, on=(AT_REST,), only_if="claimed")
def faces_his_hand(m: Moment, _: None) -> Findings:
    """2017: the player who claims or concedes faces his hand."""
    st = m.standing
    claimed = need(st.claimed)
    without_words = isinstance(_said(m, claimed), a.Show | a.Spread | a.Stage)
    if need(st.claim).state not in ("open", "contested") or without_words:
        return
    if not m.after.spread(claimed.by) and not m.after.before(claimed.by):
        yield Duty(
            m.because(need(st.claim), number=claimed.action),
            claimed.by,
            deeds.PlainDeed.FACE_HAND,
            when="now",
            why="claim",
        )


def _said(m: Moment, claimed: Claimed) -> a.Action:
    return m.log[claimed.action - 1].action


@paragraph("68D", on=(AT_REST,), only_if="claimed")
def who_may_object(m: Moment, _: None) -> Findings:
    """While a claim is open any player may object to it; nobody has to lead or to play."""
    st = m.standing
    if not st.claim_stops:
        return
    claimed, state = need(st.claimed), need(st.claim)
    cite = m.cited("68D2")
    for seat in SEATS:
        if seat.side is claimed.by.side and seat is not claimed.by and state.state == "open":
            partner = st.defends(seat) and bool(given_up(claimed)) and not _has_assented(m, claimed, seat)
            yield Right(
                m.because(state, cite="68B2" if partner else cite, number=claimed.action), seat, PlainRight.OBJECT
            )
