"""Law 41: the start of play."""

from __future__ import annotations

from bridgetable.blocks.asking import has_played, may_have_explanation, player_on_turn
from bridgetable.blocks.information import withdrawn_by_the_innocent
from bridgetable.blocks.limits import before_the_lead
from bridgetable.blocks.told import by_an_opponent, who_told
from bridgetable.blocks.tricks import cards_due
from bridgetable.cards import Card
from bridgetable.findings.kinds import Facing, Irregularity, Lawful, MustWithdraw, Right, Roles, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.reasons import FaultBecause
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_CONTRACT = ("for the contract", "who doubled")


@paragraph("41A", on=(a.Lead,))
def face_down_lead(m: Moment, action: a.Lead) -> Findings:
    """The opening leader leads face down; that card goes back on the director's word only. Others are faced (45A)."""
    st = m.standing
    if action.face:
        return
    if st.play.trick_number > 1 or not st.play.to_lead():
        grounds = m.because(cite="45A")
        yield Irregularity(
            grounds, "wrong procedure", action.seat, m.number, action.card, why="laid his card face down"
        )
        yield Status(m.because(cite="45A"), action.seat, action.card, "held")
        return
    wrong_lead = st.turn.wrong_lead
    if wrong_lead is not None and wrong_lead.seat is action.seat.partner:
        grounds = m.because(wrong_lead.fault, cite="54", also=("54 opening", "41A"))
        yield Status(grounds, action.seat, action.card, "in hand")
        yield MustWithdraw(grounds, action.seat, action.card)
        return
    if st.play.due is action.seat:
        yield Status(m.because(), action.seat, action.card, "face-down lead", "lead", 1)
        return
    told = m.presume("told-turn", who_told(m, action.seat), f"#{m.number}")
    misled = by_an_opponent(told, action.seat)
    grounds = m.because(told, cite="47E1", also=("41A",)) if misled else m.because(also=("54",))
    why: FaultBecause | None = "told it was his turn" if misled else None
    wrong = Irregularity(grounds, "opening lead out of turn", action.seat, m.number, action.card, False, why=why)
    yield wrong
    if misled:
        yield withdrawn_by_the_innocent(m, action.seat, action.card, wrong)
    yield Status(m.because(wrong), action.seat, action.card, "withdrawn")
    yield MustWithdraw(m.because(wrong), action.seat, action.card)


@paragraph("41A", on=(a.DirectorActs,))
def told_to_take_the_lead_back(m: Moment, action: a.DirectorActs) -> Findings:
    """On the director's instruction a face-down lead goes back to the hand."""
    if action.verb != "withdraw":
        return
    seat, card = need(action.seat), need(action.card)
    lead = m.standing.statuses.get((seat, card))
    if lead is not None and lead.status == "face-down lead":
        yield Status(m.because(lead, also=("47A",)), seat, card, "withdrawn")
        yield MustWithdraw(m.because(lead), seat, card)


@paragraph("41C", on=(a.TurnUp,), after=("20F5(b)(ii)",))
def lead_is_faced(m: Moment, action: a.TurnUp) -> Findings:
    """The lead is faced: the play period begins and there is no way back into the auction."""
    st = m.standing
    card = _lying_face_down(m, action.seat)
    yield Roles(m.because(), st.board.declarer, "play")
    yield m.no_longer(st.must.get((action.seat, card)), st.statuses.get((action.seat, card)))
    yield Facing(m.because(also=("45A",)), action.seat, card, "lead")


def _lying_face_down(m: Moment, seat: Seat) -> Card:
    """The card led face down, also one that has to go back and has not been taken up."""
    return next(laid.card for laid in m.before.rows[seat.index] if laid.card is not None and not laid.up)


@paragraph("41C", on=("played",), only_if="board.clarifying", after=("20F5(b)(ii)", "20F4(a)"))
def play_has_begun(m: Moment, played: Status) -> Findings:
    """A faced opening lead begins the play, also where it was led face up at once."""
    yield Roles(m.because(played), m.standing.board.declarer, "play")


# 41B, 41C: who may ask what, when


@paragraph("41C", on=(a.Ask,))
def asks_for_the_contract(m: Moment, action: a.Ask) -> Findings:
    """At one's own turn one is told the contract, and whether, not by whom, it was doubled; dummy asks nothing."""
    st, seat = m.standing, action.seat
    if action.question not in _CONTRACT or st.board.stage not in ("clarification", "play"):
        return
    if action.question == "for the contract" and may_have_explanation(st, seat):
        yield Lawful(m.because(), seat, m.number, why="asked for the contract")
    else:
        yield Irregularity(m.because(), "improper question", seat, m.number, why="asked for the contract")


@paragraph("41B", on=(AT_REST,))
def rights_to_ask(m: Moment, _: None) -> Findings:
    """Who may ask for a review or an explanation now, and until when."""
    st = m.standing
    for seat in (st.board.declarer.rho, st.board.declarer) if st.board.clarifying else ():
        yield Right(m.because(also=("20C2",)), seat, PlainRight.REVIEW, "lead is faced")
        yield Right(m.because(also=("20F2",)), seat, PlainRight.EXPLANATION, "lead is faced")
    player = player_on_turn(st)
    if player is None:
        return
    ends = "this lead" if st.board.clarifying else "next card"
    if not has_played(st, player):
        until = "declarer plays" if player is st.board.declarer else ends
        yield Right(m.because(also=("20C2",)), player, PlainRight.REVIEW, until)
    yield Right(m.because(also=("20F2",)), player, PlainRight.EXPLANATION, ends)


@paragraph("41C", on=(AT_REST,))
def right_to_the_contract(m: Moment, _: None) -> Findings:
    """At one's own turn, when it is too late for a review: the contract and whether, not by whom, it was doubled."""
    st = m.standing
    seat = player_on_turn(st)
    if seat is not None and has_played(st, seat):
        yield Right(m.because(), seat, PlainRight.CONTRACT, "next card")


@paragraph("41D", until=2017, on=(a.Spread,))
def dummy_is_laid_2007(m: Moment, action: a.Spread) -> Findings:
    """Dummy lies in suits, lowest towards declarer, trumps on dummy's right; the columns need not lie apart."""
    yield from _laid(m, action, as_it_should=(None, "in one heap"))


@paragraph("41D", since=2017, on=(a.Spread,))
def dummy_is_laid_2017(m: Moment, action: a.Spread) -> Findings:
    """The same, in separate columns; only the declaring side answers for how dummy lies."""
    yield from _laid(m, action, as_it_should=(None,))


@paragraph("41D", on=(a.FoundCount,))
def dummy_is_laid_with_a_wrong_number(m: Moment, action: a.FoundCount) -> Findings:
    """Dummy lies there with a card too few or too many: his own side answers for it, no defender need have noticed."""
    st = m.standing
    laid = action.seat is st.dummy and m.before.spread(st.dummy)
    if laid and not before_the_lead(st) and action.n != cards_due(st, st.dummy):
        yield Irregularity(m.because(), "dummy laid wrongly", action.seat, m.number)


def _laid(m: Moment, action: a.Spread, *, as_it_should: tuple[str | None, ...]) -> Findings:
    if action.seat is not m.standing.dummy:
        return
    if action.way not in as_it_should or action.missing:
        yield Irregularity(m.because(), "dummy laid wrongly", action.seat, m.number)
    else:
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("41C", on=(a.MakeCall, a.WithdrawCall))
def no_way_back(m: Moment, action: a.MakeCall | a.WithdrawCall) -> Findings:
    """Once the lead is faced the auction cannot be taken up again."""
    if m.standing.board.stage in ("play", "after"):
        yield Irregularity(m.because(), "wrong procedure", action.seat, m.number, why="changed a call in the play")


@paragraph("41C", on=(a.Stage,))
def stages(m: Moment, action: a.Stage) -> Findings:
    """The stages of a board: after the auction comes the clarification, after the play the score."""
    board = m.standing.board
    yield m.noted(board._replace(announced=(*board.announced, action.what)))
    following = {
        "the auction ends": "clarification",
        "play ends": "after",
        "all hands go back": "over",
        "the round ends": "over",
        "the correction period ends": "over",
    }.get(action.what)
    if following is not None:
        yield Roles(m.because(), m.standing.board.declarer, following)
