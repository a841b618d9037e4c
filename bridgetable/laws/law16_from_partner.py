"""Law 16B: what partner lets slip by word, question or manner, and what a player then chooses."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.auction import lies_there
from bridgetable.blocks.information import information
from bridgetable.blocks.won import play_is_over
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import Check, Information, Irregularity, Judgement, Lawful, Status
from bridgetable.findings.moment import Moment, Support
from bridgetable.findings.parts import Hint
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a


@paragraph("16B1", on=(a.Remark,))
def partner_learns_something(m: Moment, remark: a.Remark) -> Findings:
    """A remark or a pause: opponents may draw their conclusions at their own risk, the player's partner may not."""
    seat = remark.seat
    if not isinstance(seat, Seat) or not _may_help_partner(m, seat):
        return
    others = tuple(other for other in SEATS if other is not seat.partner)
    yield Information(m.because(), f"#{m.number}", "all", others, (seat.partner,))
    yield _let_slip(m, Hint(m.number, seat.side, seat))


def _may_help_partner(m: Moment, seat: Seat) -> bool:
    """Dummy has nothing to choose; what is said to the director, or after the play, helps nobody."""
    st = m.standing
    if play_is_over(st) or st.attention.stopped:
        return False
    return st.board.before_play or seat is not st.board.declarer


@paragraph("16B1", on=(a.SayHolds,), only_if="board.before_play")
def names_a_card_while_they_bid(m: Moment, action: a.SayHolds) -> Findings:
    """Who says in the auction what he holds has shown no card: it is a remark, and not for his partner's use."""
    yield _let_slip(m, Hint(m.number, action.seat.side, action.seat))
    if action.card is None:
        others = tuple(other for other in SEATS if other is not action.seat.partner)
        yield Information(m.because(), f"#{m.number}", "all", others, (action.seat.partner,))
    else:
        yield information(m.because(), action.seat, action.card, "all", (action.seat.partner,))


@paragraph("16B1", on=("alert omitted", "alert late", "alert not required"))
def alert_tells_partner(m: Moment, fault: Irregularity) -> Findings:
    """An alert that should have come, or should not, tells the caller what partner took his call for."""
    if fault.action == m.number:
        others = tuple(other for other in SEATS if other is not fault.seat.partner)
        yield Information(m.because(fault), f"#{m.number}", "all", others, (fault.seat.partner,))
        yield _let_slip(m, Hint(m.number, fault.seat.side, fault.seat))


@paragraph("16B1", on=(a.PutCallBack, a.TakeBackCall))
def takes_a_card_back(m: Moment, action: a.PutCallBack | a.TakeBackCall) -> Findings:
    """A bidding card that goes back to the box, call or no call, has told partner something."""
    if isinstance(action, a.TakeBackCall) and not lies_there(m.standing, action.seat, action.call):
        return  # it had fallen before
    others = tuple(other for other in SEATS if other is not action.seat.partner)
    yield Information(m.because(), f"#{m.number}", "all", others, (action.seat.partner,))
    yield _let_slip(m, Hint(m.number, action.seat.side, action.seat))


@paragraph("16B1", on=("attention by dummy", "dummy overstepped A1", "play suggested", "wrong word about the turn"))
def dummy_tells_declarer(m: Moment, spoke: Irregularity) -> Findings:
    """What dummy has told declarer against Law 43 is for the defenders to use, not for declarer."""
    st = m.standing
    if spoke.seat is st.dummy:
        others = tuple(other for other in SEATS if other is not st.board.declarer)
        yield Information(m.because(spoke), f"#{spoke.action}", "all", others, (st.board.declarer,))


# What his partner then chooses


@paragraph("16B1(a)", on=("played", a.MakeCall), only_if="information", decides=("16B1(b)",))
def chooses_with_that_knowledge(m: Moment, chosen: Status | a.MakeCall) -> Findings:
    """He may not take what was demonstrably suggested if another action was a logical alternative."""
    dummys = chosen.seat is m.standing.dummy and isinstance(chosen, Status)
    player = m.standing.board.declarer if dummys else chosen.seat
    suggested = m.recorded("suggested", f"#{m.number}")
    told = [each for each in m.standing.information.values() if player in each.unauthorised]
    if suggested is None or not told:
        return
    if not suggested.yes:
        yield Lawful(m.because(suggested, *told), player, m.number)
        return
    alternative = m.ask("alternative", None, f"#{m.number}", cite="16B1(b)")
    if alternative.no:
        yield Lawful(m.because(suggested, alternative, *told, cite="16B1(b)"), player, m.number)
    elif alternative.yes:
        grounds = m.because(suggested, alternative, *told, also=("16B1(b)", "73C"))
        yield Irregularity(grounds, "wrong procedure", player, m.number, why="chose what was suggested")


@paragraph("16B1(a)", until=2017, on=("played",), only_if="penalty.penalised")
def chooses_with_a_penalty_card_in_sight_2007(m: Moment, played: Status) -> Findings:
    """2007: the sight of partner's penalty card is not his to use; only that it has to be played is."""
    support = _found_suggested(m, played)
    if support:
        also = ("16B1(b)", "50E2", "73C")
        grounds = m.because(*support, also=also)
        yield Irregularity(grounds, "wrong procedure", played.seat, m.number, why="chose what was suggested")


@paragraph("50E1", since=2017, on=("played",), only_if="penalty.penalised")
def chooses_with_a_penalty_card_in_sight_2017(m: Moment, played: Status) -> Findings:
    """2017: what the sight of partner's penalty card tells may be used; 50E4 looks at it when play has ended."""
    support = _found_suggested(m, played)
    if support:
        yield Lawful(m.because(*support, also=("50E4",)), played.seat, m.number)


def _found_suggested(m: Moment, played: Status) -> tuple[Support, ...]:
    """What was found of a choice made while a penalty card of the partner's lay there; nothing if it was free."""
    st, player = m.standing, played.seat
    suggested = m.recorded("suggested", f"#{m.number}")
    lying = tuple(st.statuses[player.partner, card] for card in st.penalty_cards(player.partner))
    if suggested is None or not suggested.yes or not lying:
        return ()
    alternative = m.ask("alternative", None, f"#{m.number}", cite="16B1(b)")
    return (suggested, alternative, *lying) if alternative.yes else ()


@paragraph("16B1(a)", on=(AT_REST,), only_if="heard.hints", decides=("16B", "16B1(b)"))
def was_the_hint_followed(m: Moment, _: None) -> Findings:
    """Whether the partner's next choice was suggested, and whether there was another, is for the director to weigh."""
    test = to_say("weighed-suggested")
    for hint in m.standing.heard.hints:
        if hint.seat is None:
            yield from _by_whom(m, hint)
            continue
        choice = _next_choice(m, hint.seat, hint.action)
        if m.recorded("suggested", f"#{choice}") is None:
            facts = (f"suggested #{choice}", f"alternative #{choice}") if choice else ()
            yield Judgement(m.because(also=("16B1(b)",), number=hint.action), test, facts)


def _by_whom(m: Moment, hint: Hint) -> Findings:
    """Rights have been reserved, and the log shows no word and no pause: who let what slip is still to be found."""
    plays = (play.action for trick in m.standing.play.tricks for play in trick.plays if play.seat.side is hint.side)
    if not any(m.recorded("suggested", f"#{action}") for action in plays):
        test = to_say("weighed-slip-of-opponents")
        yield Judgement(m.because(cite="16B2", also=("16B1(a)",), number=hint.action), test)


def _next_choice(m: Moment, seat: Seat, since: int) -> int:
    """The action by which the partner of `seat` next led, played or called; 0 while he has not."""
    st = m.standing
    hands = (seat.partner, st.dummy) if seat is st.dummy else (seat.partner,)
    played = [play.action for trick in st.play.tricks for play in trick.plays if play.seat in hands]
    called = [
        number
        for number, entry in enumerate(m.log, 1)
        if isinstance(entry.action, a.MakeCall) and entry.action.seat is seat.partner
    ]
    return min((number for number in (*played, *called) if number > since), default=0)


# The director is wanted later


def _let_slip(m: Moment, hint: Hint) -> Noted:
    """Something of which that side may make no use."""
    return m.noted(m.standing.heard._replace(hints=(*m.standing.heard.hints, hint)))


@paragraph("16B2", on=(a.ReserveRights,))
def reserves_his_rights(m: Moment, action: a.ReserveRights) -> Findings:
    """An opponent who thinks something was let slip may say that he will want the director later."""
    own = action.seat.side
    doubted = [hint for hint in m.standing.heard.hints if hint.side is not own]
    if not doubted:
        yield _let_slip(m, Hint(m.number, own.other))
    yield Lawful(m.because(), action.seat, m.number)


@paragraph("16B3", on=(a.CallDirector,), only_if="heard.hints")
def calls_about_a_hint(m: Moment, action: a.CallDirector) -> Findings:
    """The director is called when play ends; to call him earlier or later is no infraction."""
    if any(hint.side is not action.seat.side for hint in m.standing.heard.hints):
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("16B3", on=(AT_REST,))
def looked_at_when_play_ends(m: Moment, _: None) -> Findings:
    """If a suggested action was chosen, and brought a gain, the score is adjusted."""
    st = m.standing
    used = tuple(i for i in st.history if i.why == "chose what was suggested")
    if not used and not st.heard.hints:
        return
    yield Check(m.because(*used, number=(st.heard.hints or used)[0].action), provisional=not used)
    if used:
        yield from weighed_after_play(m, used, to_say("weighed-gain-from-partner"), "16B3")
