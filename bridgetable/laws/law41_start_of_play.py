"""Law 41: the start of play."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.findings.kinds import Facing, Irregularity, Lawful, MustWithdraw, Right, Roles, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_REVIEW = ("for a review", "for part of a review")
_CONTRACT = ("for the contract",)


@paragraph("41A", on=(a.Lead,))
def face_down_lead(m: Moment, action: a.Lead) -> Findings:
    """The opening leader leads face down; the lead goes back only when the director says so."""
    st = m.standing
    if action.face:
        return
    if st.due is action.seat and st.to_lead() and st.trick_number == 1:
        yield Status(m.because(), action.seat, action.card, "face-down lead", "lead", 1)
        return
    wrong = Irregularity(
        m.because(also=("54",)), "opening lead out of turn", action.seat, m.number, action.card, completed=False
    )
    yield wrong
    yield Status(m.because(wrong), action.seat, action.card, "withdrawn")
    yield MustWithdraw(m.because(wrong), action.seat, action.card)


@paragraph("41A", on=(a.DirectorActs,))
def told_to_take_the_lead_back(m: Moment, action: a.DirectorActs) -> Findings:
    """On the director's instruction a face-down lead goes back to the hand."""
    if action.what == "requires" and action.verb == "withdraw" and action.seat is not None:
        for (owner, card), status in tuple(m.standing.statuses.items()):
            if owner is action.seat and status.status == "face-down lead" and action.card in (None, card):
                yield Status(m.because(status, also=("47A",)), owner, card, "withdrawn")
                yield MustWithdraw(m.because(status), owner, card)


@paragraph("41C", on=(a.TurnUp,))
def lead_is_faced(m: Moment, action: a.TurnUp) -> Findings:
    """The lead is faced: the play period begins and there is no way back into the auction."""
    st = m.standing
    card = _lying_face_down(st, action.seat) or _still_on_the_table(m, action.seat) or action.card
    yield Roles(m.because(), st.declarer, "play")
    if card is None:
        return
    st.must.pop((action.seat, card), None)
    shown = action.card or card
    if shown is not card:
        st.statuses.pop((action.seat, card), None)
    yield Facing(m.because(also=("45A",)), action.seat, shown, "lead")


def _lying_face_down(st: Standing, seat: Seat) -> Card | None:
    return next(
        (card for (owner, card), s in st.statuses.items() if owner is seat and s.status == "face-down lead"), None
    )


def _still_on_the_table(m: Moment, seat: Seat) -> Card | None:
    """A card led face down that has to go back and has not been taken up."""
    return next((laid.card for laid in m.before.rows[seat.index] if laid.card is not None and not laid.up), None)


@paragraph("41C", on=("played",), only_if="clarifying")
def play_has_begun(m: Moment, played: Status) -> Findings:
    """A faced opening lead begins the play, also where it was led face up at once."""
    yield Roles(m.because(played), m.standing.declarer, "play")


# 41B, 41C: who may ask what, when


@paragraph("41B", on=(a.Ask,))
def asks(m: Moment, action: a.Ask) -> Findings:
    """A review before the lead is faced or at one's first turn; explanations at one's own turn; dummy asks nothing."""
    st, seat = m.standing, action.seat
    question = action.question
    if question == "who doubled" and st.stage == "play":
        yield Irregularity(m.because(cite="41C"), "improper question", seat, m.number)
    elif seat is st.dummy and _about_the_auction(question):
        yield Irregularity(m.because(also=("20C2",)), "improper question", seat, m.number)
    elif question in _REVIEW:
        yield from _review(m, action)
    elif question in _CONTRACT or question == "who doubled":
        yield _contract(m, action)
    elif _about_the_auction(question):
        yield from _explanation(m, action)


def _contract(m: Moment, action: a.Ask) -> Irregularity | Lawful:
    """The contract is told to declarer and the defenders, in the play each at his own turn; never to dummy."""
    st, seat = m.standing, action.seat
    if seat is st.dummy or (st.stage == "play" and not _on_turn(st, seat)):
        return Irregularity(m.because(cite="41C"), "improper question", seat, m.number)
    return Lawful(m.because(cite="41C"), seat, m.number)


def _about_the_auction(question: str) -> bool:
    return question in (
        *_REVIEW,
        "about the auction",
        "who doubled",
        "about card play agreements",
    ) or question.startswith("about ")


def _review(m: Moment, action: a.Ask) -> Findings:
    st, seat = m.standing, action.seat
    if action.question == "for part of a review":
        yield Irregularity(m.because(cite="20C2", also=("41B",)), "improper question", seat, m.number)
    elif _may_ask_for_review(st, seat):
        yield Lawful(m.because(), seat, m.number)
    else:
        yield Irregularity(m.because(), "improper question", seat, m.number)


def _may_ask_for_review(st: Standing, seat: Seat) -> bool:
    if st.stage == "clarification":
        return seat in (st.declarer, st.declarer.rho) or _is_about_to_lead(st, seat)
    return seat is not st.dummy and _on_turn(st, seat) and not _has_played(st, seat)


def _is_about_to_lead(st: Standing, seat: Seat) -> bool:
    """Whether he is the opening leader and no lead of his lies face down yet: his first turn ends with it."""
    return seat is st.declarer.lho and _lying_face_down(st, seat) is None


def _on_turn(st: Standing, seat: Seat) -> bool:
    return st.due is seat or (seat is st.declarer and st.due is st.dummy)


def _has_played(st: Standing, seat: Seat) -> bool:
    """Whether his first turn is over; declarer's first play is from dummy."""
    own = st.first_plays & {seat, st.dummy if seat is st.declarer else seat}
    return bool(own) or st.trick_number > 1


def _explanation(m: Moment, action: a.Ask) -> Findings:
    st, seat = m.standing, action.seat
    clarifying = st.stage == "clarification" and (seat is not st.declarer.lho or _is_about_to_lead(st, seat))
    if clarifying or (st.stage != "clarification" and _on_turn(st, seat)):
        yield Lawful(m.because(also=("20F2",)), seat, m.number)
    else:
        yield Irregularity(m.because(also=("20F2",)), "improper question", seat, m.number)


@paragraph("41B", on=(AT_REST,))
def rights_to_ask(m: Moment, _: None) -> Findings:
    """Who may ask for a review or an explanation now, and until when."""
    st = m.standing
    if st.stage == "clarification":
        for seat in (st.declarer.rho, st.declarer):
            yield Right(m.because(), seat, "ask for a review", "lead is faced")
            yield Right(m.because(also=("20F2",)), seat, "ask for an explanation", "lead is faced")
        if _is_about_to_lead(st, st.declarer.lho):
            yield Right(m.because(also=("20C2",)), st.declarer.lho, "ask for a review", "this lead")
            yield Right(m.because(also=("20F2",)), st.declarer.lho, "ask for an explanation", "this lead")
        return
    player = _player_on_turn(st)
    if player is None:
        return
    if not _has_played(st, player):
        yield Right(m.because(), player, "ask for a review", "declarer plays" if player is st.declarer else "next card")
    yield Right(m.because(also=("20F2",)), player, "ask for an explanation", "next card")


def _player_on_turn(st: Standing) -> Seat | None:
    """Who is to lead or play in the play period: declarer where dummy's card is due."""
    if st.stage != "play":
        return None
    return st.declarer if st.due is st.dummy else st.due


@paragraph("41C", on=(AT_REST,))
def right_to_the_contract(m: Moment, _: None) -> Findings:
    """At one's own turn, when it is too late for a review: the contract and whether, not by whom, it was doubled."""
    st = m.standing
    seat = _player_on_turn(st)
    if seat is not None and _has_played(st, seat):
        yield Right(m.because(), seat, "be told the contract", "next card")


@paragraph("41D", on=(a.Spread,))
def dummy_is_laid(m: Moment, action: a.Spread) -> Findings:
    """Dummy lies in suits, lowest towards declarer, trumps on dummy's right; only the declaring side answers for it."""
    if action.seat is not m.standing.dummy:
        return
    if action.way is not None or action.missing:
        yield Irregularity(m.because(), "dummy laid wrongly", action.seat, m.number)
    else:
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("41C", on=(a.MakeCall, a.WithdrawCall))
def no_way_back(m: Moment, action: a.MakeCall | a.WithdrawCall) -> Findings:
    """Once the lead is faced the auction cannot be taken up again."""
    if m.standing.stage == "play":
        yield Irregularity(m.because(), "wrong procedure", action.seat, m.number)


@paragraph("41C", on=(a.Stage,))
def stages(m: Moment, action: a.Stage) -> Findings:
    """The stages of a board: after the auction comes the clarification, after the play the score."""
    m.standing.stages = (*m.standing.stages, action.what)
    following = {
        "the auction ends": "clarification",
        "play ends": "after",
        "all hands go back": "over",
        "the round ends": "over",
        "the correction period ends": "over",
    }.get(action.what)
    if following is not None:
        yield Roles(m.because(), m.standing.declarer, following)
