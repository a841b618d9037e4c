"""Law 44: order and manner of play. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.attention import first_attention
from bridgetable.blocks.designation import what_was_meant
from bridgetable.blocks.leads import meant_as
from bridgetable.blocks.limits import trick_numbered
from bridgetable.blocks.penalty import due_when_leading, suits_declarer_may_rule
from bridgetable.blocks.revokes import has_to_be_put_right, revoke_with
from bridgetable.blocks.together import counts_until_he_says
from bridgetable.blocks.tricks import shown_to_win, trick_winner
from bridgetable.cards import Card
from bridgetable.findings import deeds
from bridgetable.findings.changes import Change
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import (
    Duty,
    Facing,
    Grounds,
    Irregularity,
    Judgement,
    LeadOrPlay,
    Membership,
    Misplaced,
    MustWithdraw,
    Option,
    Rectification,
    Roles,
    Status,
)
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import Designated, OutOfTurn, PenaltyCards
from bridgetable.findings.play import LawTrick, PlayInLaw, Stretch, TrickPlay
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

_ACCEPTED = ("accepted", "played to")
"""The paragraph by which a lead counts that somebody has accepted."""


@paragraph("44B", on=(Facing,), decides=("44A",), after=("58B2",))
def in_turn(m: Moment, facing: Facing) -> Findings:
    """A card put forward by the hand whose turn it is counts as led or played; from another hand it is misplaced."""
    st, seat, card = m.standing, facing.seat, facing.card
    if st.trick_of(seat, card) is not None:
        return
    due, waits = st.play.due, _waits_as_a_lead(st, facing)
    if due is None:
        yield from _whose_lead_was_found(m)
        due = st.play.due
    if st.early_leads_due:
        yield m.noted(st.turn._replace(put_off=(*st.turn.put_off, facing)))
        return
    beside_others = st.turn.together is not None  # he may play to cards led together, though it is his lead
    if due is not seat or facing.purpose == "lead" or beside_others:
        gone_on = False
        for counts_now in _play_has_gone_on(m, facing):
            gone_on = gone_on or not isinstance(counts_now, Change)
            yield counts_now
        if gone_on and not waits:
            yield facing  # judged afresh: what has come to count may end the trick, or others may count after it
        if gone_on or waits:
            return
    if st.designated.newest is not None and st.play.to_lead():
        meant = what_was_meant(st)
        if meant:
            yield m.no_longer(*meant)  # nothing hangs any more on which of dummy's cards declarer meant
    gap = _let_go_by(st, facing)
    if gap is not None:
        grounds = m.because(facing, cite=facing.grounds.cite, also=("67A1", *facing.grounds.also))
        yield Status(grounds, seat, card, "played", "play", gap.number, facing.provisional, facing.why)
        return
    running = st.play.running
    kind = None if running is not None and due is seat else _misplaced(st, facing, running, due)
    if kind:
        yield Misplaced(m.because(facing, *st.lying(seat, card)), kind, seat, card, m.number, facing.provisional)
        return
    purpose: LeadOrPlay = "lead" if running is None or running.waits_for else "play"
    grounds = Grounds(
        facing.grounds.cite,
        (m.number,),
        findings=(facing, *st.lying(seat, card)),
        also=("44A" if purpose == "lead" else "44B", *facing.grounds.also),
    )
    number = st.play.trick_number if running is None else running.number
    yield Status(grounds, seat, card, "played", purpose, number, facing.provisional, facing.why)


def _waits_as_a_lead(st: Standing, facing: Facing) -> bool:
    """Whether the card lies there as a lead made before the trick was over, which is judged when it is complete."""
    again = any((early.lead.seat, early.lead.card) == (facing.seat, facing.card) for early in st.turn.early_leads)
    if not again or st.play.due is facing.seat:
        return False
    return st.status(facing.seat, facing.card) == "exposed"


def _whose_lead_was_found(m: Moment) -> Findings:
    """Where neither cards nor log tell who leads, the director may have found out."""
    found = m.recorded("whose-turn", f"#{m.number}")
    if found is not None and found.value in ("N", "E", "S", "W"):
        yield m.noted(m.standing.play._replace(leader=Seat(found.value)), found)


def _let_go_by(st: Standing, facing: Facing) -> LawTrick | None:
    """The trick this hand has let go by, if nobody has led to the next: a card played now is his card to that trick."""
    last = st.play.tricks[-1] if st.play.tricks else None
    late = last is not None and facing.purpose != "lead" and facing.seat in last.gaps
    return last if late else None


def _misplaced(st: Standing, facing: Facing, running: LawTrick | None, due: Seat | None) -> IrregularityWord | None:
    """What kind of irregularity it is to put a card forward from this hand now; None: it is the hand's turn."""
    seat = facing.seat
    if _found_to_be_a_play(facing) and any(t.of(seat) for t in st.play.tricks[-1:]):
        return "fifth card"
    if due in (None, seat):
        return None
    if running is None:
        if facing.purpose == "play" and any(t.of(seat) for t in st.play.tricks[-1:]):
            return "fifth card"
        return "lead out of turn" if st.play.trick_number > 1 else "opening lead out of turn"
    if running.passed(seat):
        return "premature lead" if facing.purpose == "lead" else "fifth card"
    if due is seat.rho and st.defends(seat):
        return "play at RHO's turn"
    return "play out of turn"


def _found_to_be_a_play(facing: Facing) -> bool:
    """The director has found that the card was meant for the trick before, not as a lead."""
    return facing.purpose == "play" and any(fact.startswith("meant-as") for fact in facing.grounds.facts)


def _play_has_gone_on(m: Moment, facing: Facing) -> Findings:
    """What counts now because the next hand has played: a card put down too early whose turn has come."""
    st = m.standing
    yield from _winner_leads(m, facing)
    yield from _dummys_card_is_played_to(m, facing)
    yield from _one_of_several_counts(m, facing)
    due = st.play.due
    if due in (None, facing.seat):
        return
    if st.play.running is None:
        yield from _lead_stands(m, facing, need(due))
        return
    for card in _waiting_cards(m, due):
        status, revoke = st.statuses[due, card], revoke_with(st, due, card)
        if revoke is not None and facing.seat.side is due.side and has_to_be_put_right(m, revoke):
            return  # the offenders do not save it by going on
        was = _played_before(status) if revoke is not None else None
        grounds, why = m.because(status, cite=status.grounds.cite), status.why
        if was is not None:
            grounds, why = was.grounds, was.why
        yield Status(grounds, due, card, "played", "play", st.play.trick_number, why=why)
        return


def _played_before(status: Status) -> Status | None:
    """The play of a card that was to go back and never did: it is what it was."""
    earlier = (f for f in status.grounds.findings if isinstance(f, Status) and f.card is status.card)
    return next((f for f in earlier if f.status == "played"), None)


def _one_of_several_counts(m: Moment, facing: Facing) -> Findings:
    """The next hand plays while a player has not said which of two cards he plays: one counts until he does.

    It is the one that follows suit to the trick, to a lead of two suits the one of the suit the next hand plays.
    """
    st, together = m.standing, m.standing.turn.together
    if together is None or facing.seat is together.seat:
        return
    if any(st.trick_of(together.seat, card) is not None for card in together.cards):
        return
    suit = facing.card.suit if st.play.to_lead() else need(st.play.running).led
    card = next((each for each in together.cards if each.suit is suit), together.cards[0])
    if st.turn.wrong_lead is not None:
        if st.turn.wrong_lead.seat.side is together.seat.side and st.turn.led_again is None:
            later = Facing(m.because(cite="58B2", number=together.action), together.seat, card, "lead")
            yield m.noted(st.turn._replace(led_again=later))
            yield facing  # two leads by one side now: whether it is for the later one, Law 60C says
        return
    if st.play.due is not together.seat:
        if facing.seat is not together.seat.lho or st.play.running is not None or isinstance(m.action, a.Lead):
            return
        meant = meant_as(m, facing, st.play.due, card.suit)
        if meant.value == "lead":
            return
        grounds = m.because(meant, cite="53A", also=("58B2", "44G"), number=together.action)
        yield Irregularity(grounds, "lead out of turn", together.seat, together.action, card, provisional=True)
        yield m.noted(st.play._replace(leader=together.seat))
    yield counts_until_he_says(m, together, card)


def _lead_stands(m: Moment, facing: Facing, leader: Seat) -> Findings:
    """The next hand plays to a penalty card that lies in the leader's place.

    Led before declarer had spoken (50D2), it counts as led in turn, and its rectification is lost (60A); after that
    it is the card that has to be led.
    """
    st = m.standing
    if facing.seat is not leader.lho or st.turn.wrong_lead is not None:
        return  # while a lead out of turn waits to be ruled on there is no turn to lead
    early = bool(suits_declarer_may_rule(st))
    for card in _waiting_cards(m, leader):
        status = st.statuses[leader, card]
        grounds, why = m.because(status, cite=status.grounds.cite), status.why
        if early:
            grounds, why = m.because(status, cite="60A1", also=("60A2", "60A3")), "led before the choice"
            yield Rectification(grounds, "forfeited", leader)
        if early or card in due_when_leading(st, m.before, leader):
            yield Status(grounds, leader, card, "played", "lead", st.play.trick_number, why=why)


def _dummys_card_is_played_to(m: Moment, facing: Facing) -> Findings:
    """A card dummy put out unasked counts while others play to it and nobody points it out (45D)."""
    st, wrong = m.standing, m.standing.designated.wrong
    if wrong is None or not wrong.unasked or wrong.trick != st.play.trick_number or facing.seat is not st.dummy.lho:
        return
    not_due = st.play.due is not st.dummy
    if not_due and (st.play.running is not None or facing.purpose == "lead"):
        return
    lies_there = st.must.get((st.dummy, wrong.card))
    if lies_there is not None and first_attention(st, wrong.action) is None:
        yield m.no_longer(lies_there)
        if not_due:
            yield m.noted(st.designated._replace(wrong=wrong._replace(proper=st.play.due)))
            yield m.noted(st.play._replace(leader=st.dummy))
        as_: LeadOrPlay = "lead" if wrong.lead else "play"
        grounds = m.because(lies_there, cite=lies_there.grounds.cite)
        yield Status(grounds, st.dummy, wrong.card, "played", as_, wrong.trick, True, "dummy's card stands")


def _waiting_cards(m: Moment, seat: Seat) -> tuple[Card, ...]:
    """Cards of `seat` lying in the running trick that have to be played now that his turn has come."""
    st = m.standing
    index = st.play.trick_number - st.play.first_trick
    row = m.before.rows[seat.index]
    card = row[index].card if len(row) > index else None
    if card is None:
        return ()
    return (card,) if st.status(seat, card) in ("must be played", "major penalty") else ()


@paragraph("44B", on=(a.PlayNothing,))
def lets_it_go_by(m: Moment, action: a.PlayNothing) -> Findings:
    """Who puts no card to the running trick has let it go by; the next hand plays. What follows is said by Law 67."""
    if m.standing.claim_stops:
        return  # nobody has to play (68D)
    number, play = m.standing.play.trick_number, m.standing.play.passed_by(action.seat)
    if play is m.standing.play:
        yield Irregularity(m.because(), "wrong procedure", action.seat, m.number)
        return
    yield m.noted(play)
    gone_by = need(trick_numbered(m.standing, number))
    if gone_by.full:
        yield from _won(m, gone_by)


@paragraph("44E", on=("played",), decides=("44F",))
def trick_complete(m: Moment, played: Status) -> Findings:
    """The highest trump wins the trick, without a trump the highest card of the suit led."""
    trick = m.standing.trick_of(played.seat, played.card)
    if trick is not None and trick.full:
        yield from _won(m, trick)


def _won(m: Moment, trick: LawTrick) -> Findings:
    """Who has won a full trick: the cards say so, or it is asked."""
    st = m.standing
    winner = trick_winner(_as_it_lies(m, trick), st.board.trump)
    if winner is None:
        found = m.ask("trick-winner", None, str(trick.number))
        winner = Seat(found.value) if found.value in ("N", "E", "S", "W") else None
        yield Membership(m.because(found), trick.number, winner, found.open)
        return
    shown_to_win(m, trick.number, winner)
    yield Membership(m.because(cite=_winning_law(st, trick), also=("44G",)), trick.number, winner)


def _winning_law(st: Standing, trick: LawTrick) -> str:
    """The paragraph by which a full trick is won: with trumps in it, or without."""
    return "44E" if st.board.trump in [play.card.suit for play in trick.plays] else "44F"


@paragraph("44E", on=(a.Attention, a.CallDirector), only_if="designated.wrong")
def the_named_card_decides(m: Moment, _: a.Attention | a.CallDirector) -> Findings:
    """Once dummy's wrong card has been noticed, the card declarer named decides who has won its trick (45D)."""
    st = m.standing
    trick = trick_numbered(st, need(st.designated.wrong).trick)
    if trick is None or not trick.full:
        return
    winner = trick_winner(trick.plays, st.board.trump)
    if winner is not None:
        yield Membership(m.because(cite=_winning_law(st, trick), also=("44G", "45D")), trick.number, winner)


@paragraph("44G", until=2017, on=(AT_REST,))
def another_hand_leads_now_2007(m: Moment, _: None) -> Findings:
    """Where a change in a trick lets another hand win it, the next lead was not due; it may still be accepted (53A)."""
    yield from _no_longer_due(m, last=13)


@paragraph("44G", since=2017, on=(AT_REST,))
def another_hand_leads_now_2017(m: Moment, _: None) -> Findings:
    """2017: the same, but a lead to the thirteenth trick cannot be accepted."""
    yield from _no_longer_due(m, last=12, too_late=("53A footnote",))


def _no_longer_due(m: Moment, last: int, too_late: tuple[str, ...] = ()) -> Findings:
    """The lead made before another hand won the trick: the opponents say whether it stands, or it goes back.

    The laws do not say whether a lead that was in turn when it was made can be one out of turn; a setting does.
    """
    st, led = m.standing, _lead_not_due(m.standing)
    if led is None:
        return
    if len(st.play.tricks[-1].plays) > 1:
        yield Rectification(m.because(cite="44G", also=("53A",), number=led.action), "lead stands", led.seat)
        return
    reading, final = m.setting("lead-after-a-change"), st.play.tricks[-1].number > last
    if final or reading.value == "goes-back":
        grounds = m.because(reading, also=("47B", *(too_late if final else ())), number=led.action)
        back = deeds.TakeBack(led.card)
        yield Duty(grounds, led.seat, back, when="now", card=led.card, provisional=True, why="lead no longer due")
        yield MustWithdraw(grounds, led.seat, led.card, True)
        return
    by = st.board.declarer.value if st.defends(led.seat) else "E/W" if st.defends(Seat.E) else "N/S"
    of: ChoiceOf = "a lead no longer due"
    yield Option(m.because(reading, also=("53A",), number=led.action), by, Plain.ACCEPT, 1, of, provisional=True)
    yield Option(m.because(reading, also=("53A", "47B"), number=led.action), by, Plain.REFUSE, 2, of, provisional=True)


@paragraph("44G", on=("chosen a lead no longer due", a.Silence))
def lead_no_longer_due_is_ruled_on(m: Moment, choice: Option | a.Silence) -> Findings:
    """The opponents let the lead stand, or it goes back; it was in turn when it was made, so it is no penalty card."""
    st, led = m.standing, _lead_not_due(m.standing)
    if led is None:
        return
    support = (choice,) if isinstance(choice, Option) else ()
    if support and support[0].choice is Plain.ACCEPT:
        grounds = m.because(*support, cite="53A", also=("44G", "16A1"))
        yield Status(grounds, led.seat, led.card, "played", "lead", st.play.trick_number, why="accepted")
    elif len(st.play.tricks[-1].plays) == 1:
        yield from _led_too_soon(m, led, *support)


def _led_too_soon(m: Moment, led: TrickPlay, *support: Option, provisional: bool = False) -> Findings:
    """The card led before another hand had won the trick goes back to its hand."""
    st = m.standing
    rights = tuple(right for right in st.may if (right.seat, right.card) == (led.seat, led.card))
    yield m.no_longer(*rights)
    grounds = m.because(*support, *rights, cite="44G", also=("47B",))
    back = Status(grounds, led.seat, led.card, "withdrawn", provisional=provisional)
    yield back
    if m.after.place(led.seat, led.card) != "hand":
        yield MustWithdraw(m.because(back, cite="44G"), led.seat, led.card, provisional)


def _lead_not_due(st: Standing) -> TrickPlay | None:
    """The lead to the last trick by a hand that did not win the one before as it is now.

    Not a lead out of turn that has been accepted, which is said elsewhere.
    """
    if len(st.play.tricks) < 2:
        return None
    before, after = st.play.tricks[-2:]
    led = after.plays[0]
    said = (led.seat, led.card) in [(fault.seat, fault.card) for fault in st.history]
    status = st.statuses.get((led.seat, led.card))  # none of a face-down lead that was put for another
    accepted = status is not None and status.why in _ACCEPTED
    return None if said or accepted or before.winner in (None, after.leader) else led


def _winner_leads(m: Moment, facing: Facing) -> Findings:
    """The hand that wins a trick after a change in it leads to the next; the card that was led too soon goes back."""
    st, led = m.standing, _lead_not_due(m.standing)
    if led is None or facing.seat is not st.play.tricks[-2].winner:
        return
    if facing.purpose != "lead" and st.defends(facing.seat):
        return  # he plays to the card that lies there
    if len(st.play.tricks[-1].plays) > 1:
        return  # the next hand has played to it
    unasked = led.seat.side is facing.seat.side
    yield from _led_too_soon(m, led, provisional=unasked)
    yield m.noted(st.play._replace(leader=facing.seat))
    if unasked:
        test = to_say("weighed-card-led-first")
        yield Judgement(m.because(cite="44G", also=("53A", "55A")), test)


def _as_it_lies(m: Moment, trick: LawTrick) -> tuple[TrickPlay, ...]:
    """The cards of a trick; a card dummy put up in the place of the one named counts until it is put right (45D)."""
    st, wrong = m.standing, m.standing.designated.wrong
    own = trick.of(st.dummy)
    if (
        wrong is None
        or own is None
        or first_attention(st, wrong.action) is not None
        or m.after.index_of(st.dummy, own.card) is not None
    ):
        return trick.plays
    return tuple(play._replace(card=wrong.card) if play is own else play for play in trick.plays)


@paragraph("44G", on=(a.GoOn,))
def play_goes_on(m: Moment, action: a.GoOn) -> Findings:
    """Regular play nobody wrote down: the tricks count, the cards do not matter."""
    st = m.standing
    if st.claim_stops:
        return  # tricks played then do not count (68D)
    if action.seat is not None:
        number = st.play.tricks[-1].number if st.play.tricks else st.play.trick_number
        yield Membership(m.because(), number, action.seat)
        return
    yield from _play_on(m, action, need(action.to))
    if st.board.before_play or st.board.clarifying:
        yield Roles(m.because(cite="41C"), st.board.declarer, "play")  # play went on, so the auction is over


def _play_on(m: Moment, action: a.GoOn, to: int) -> Findings:
    """Nobody has written down what was played: nothing that was open before it is open any more."""
    st = m.standing
    past = (*st.play.past, *_gone_by(st, to, action.counts))
    yield m.noted(PlayInLaw(None, to + 1, counts=_counts_after(st, action), past=past, hands=st.play.hands))
    yield m.no_longer(*st.statuses.values(), *st.must.values(), *st.bans, *st.may)
    for afresh in (OutOfTurn(), Designated(), PenaltyCards(st.penalty.penalised)):
        yield m.noted(afresh)
    yield m.noted(st.auction._replace(open_cards=()))


def _gone_by(st: Standing, to: int, counts: tuple[int, int] | None) -> tuple[Stretch, ...]:
    """The tricks that are over when play has gone on to trick `to`: those recorded, then those that were not."""
    full = tuple(trick for trick in st.play.tricks if trick.full)
    recorded = tuple(Stretch(trick.number, trick.number, (trick.winner,)) for trick in full)
    first = st.play.first_trick + len(full)
    return (*recorded, Stretch(first, to, (None,) * (to - first + 1), counts))


def _counts_after(st: Standing, action: a.GoOn) -> tuple[int, int] | None:
    if action.counts is None or st.play.counts is None:
        return None
    winners = [t.winner for t in st.play.tricks if t.full]
    if None in winners:
        return None
    ns = st.play.counts[0] + sum(need(winner).side is Side.NS for winner in winners)
    ew = st.play.counts[1] + sum(need(winner).side is Side.EW for winner in winners)
    return (ns + action.counts[0], ew + action.counts[1])
