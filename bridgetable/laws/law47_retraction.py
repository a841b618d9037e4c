"""Law 47: taking back a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bridgetable.blocks.asking import lead_on_table
from bridgetable.blocks.attention import comes_too_late, tells_the_truth
from bridgetable.blocks.explanations import HARM_DONE, choice_of, chosen_in, explanation_of, fault_of, found_wrong
from bridgetable.blocks.information import information, of_side, withdrawn_by_the_innocent
from bridgetable.blocks.leads import waiting_lead
from bridgetable.blocks.limits import still_open, trick_numbered
from bridgetable.blocks.revokes import established_with
from bridgetable.blocks.told import by_an_opponent, laid_in, who_told, words_about_the_turn
from bridgetable.blocks.tricks import no_longer_following
from bridgetable.blocks.won import play_is_over
from bridgetable.cards import Card
from bridgetable.editions import as_of
from bridgetable.findings.kinds import (
    PENALTY,
    Facing,
    Irregularity,
    Judgement,
    Lawful,
    LeadOrPlay,
    MayWithdraw,
    Misplaced,
    MustWithdraw,
    Rectification,
    Status,
)
from bridgetable.findings.moment import Moment, need, subject, unsure
from bridgetable.findings.play import TrickPlay
from bridgetable.findings.reasons import FaultBecause, LawfulBecause
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a

_DUMMY = "dummy faces a card"
_WRONG_WORD: Final = "wrong word about the turn"


@paragraph("47A", on=(a.Withdraw, a.PickUp), decides=("47B", "47F2"), after=("45D1",))
def takes_back(m: Moment, action: a.Withdraw | a.PickUp) -> Findings:
    """A card goes back when the ruling orders it or a right allows it; else a played card stays played."""
    for card in action.cards if isinstance(action, a.PickUp) else (action.card,):
        yield from _one_back(m, action.seat, card)


@paragraph("47A", on=(a.Fold,))
def takes_up_his_hand(m: Moment, action: a.Fold) -> Findings:
    """A defender takes up what he had laid down: what has no duty goes back, a penalty card stays one."""
    st, seat = m.standing, action.seat
    if not st.defends(seat):
        return  # 48A
    penalty = st.penalty_cards(seat)
    if not penalty:
        yield Lawful(m.because(), seat, m.number)
    lying = [card for (owner, card), lies in st.statuses.items() if owner is seat and lies.status == "exposed"]
    for card in (*penalty, *(card for card in lying if m.after.place(seat, card) == "hand")):
        yield from _one_back(m, seat, card)


def _exchanged_by_ruling(m: Moment, seat: Seat, card: Card) -> bool:
    """Whether a card does not lie yet in the one of the last two tricks in which the ruling has put it (62D1)."""
    changed = [s for (owner, _), s in m.standing.statuses.items() if owner is seat and s.why == "exchanged"]
    moved = {status.trick: status.card for status in changed if status.status == "played"}
    if len(moved) < 2 or card not in moved.values():
        return False
    twelfth, last = (m.before.index_of(seat, moved[trick]) for trick in (12, 13))
    return twelfth is None or last is None or twelfth > last


def _one_back(m: Moment, seat: Seat, card: Card) -> Findings:
    st = m.standing
    if _exchanged_by_ruling(m, seat, card):
        yield Lawful(m.because(also=("62D1",)), seat, m.number)
        return
    ordered = st.must.get((seat, card))
    if ordered is not None:
        yield m.no_longer(ordered)
        yield from _ordered_back(m, ordered)
        return
    right = _right(m, card)
    if right is not None:
        yield from _withdrawn(m, right)
        return
    status = st.status(seat, card)
    if status in ("played", "face-down lead", *PENALTY):
        cite = {"played": _stays(st, card), "face-down lead": "41A"}.get(status, "50A")
        yield Irregularity(m.because(cite=cite), "change without right", seat, m.number, card)
    elif status == "must be played":
        waiting = st.statuses[seat, card]
        grounds = m.because(waiting, cite=waiting.grounds.cite, also=("47F2",))
        yield Irregularity(grounds, "change without right", seat, m.number, card, provisional=waiting.provisional)
    elif waiting_lead(st, seat, card) is not None:
        lies = st.statuses[seat, card]  # whether a lead out of turn goes back is not for him to say
        fault = Irregularity(
            m.because(lies, cite="47F2"), "change without right", seat, m.number, card, provisional=True
        )
        yield fault
        yield lies._replace(grounds=m.because(lies, fault, cite=lies.grounds.cite), provisional=True)
    elif status == "exposed":
        yield Status(m.because(cite="47A" if st.defends(seat) else "48A"), seat, card, "in hand")


def _ordered_back(m: Moment, ordered: MustWithdraw) -> Findings:
    """The ruling had taken the card back already; now the hand has."""
    st = m.standing
    yield Lawful(m.because(ordered, also=(ordered.grounds.cite,)), ordered.seat, m.number)
    if st.designated.wrong is not None and ordered.card is st.designated.wrong.card:
        named = st.designated.wrong.named
        yield m.noted(st.designated._replace(wrong=None))
        for called in st.lying(st.dummy, named) if named else ():
            yield m.instead(called, called._replace(provisional=False))  # played when it was named


def _right(m: Moment, card: Card) -> MayWithdraw | None:
    """The right to take back a card, under 45D and 47D or because 44C asks for another one."""
    for right in m.standing.may:
        if right.card is card and still_open(right, m.standing) and right.only_if is None:
            return right
    for play, could in no_longer_following(m):
        if play.card is card:
            seat, grounds = play.seat, m.because(could, cite="44C", also=("62B",))
            guilty = need(trick_numbered(m.standing, m.standing.play.relaid)).leader.side
            penalty = m.standing.defends(seat) and seat.side is guilty  # his partner's lead has been put right
            until = "each side on next trick"
            return MayWithdraw(grounds, seat, card, until, None, guilty.other, m.number, penalty=penalty)
    return None


def _withdrawn(m: Moment, right: MayWithdraw) -> Findings:
    """A card taken back by right: no penalty card; what it told is for the innocent side only."""
    st = m.standing
    waiting_for_it = tuple(waiting for waiting in st.may if _waits_for(st, waiting, right.seat, right.card))
    yield m.no_longer(*(other for other in st.may if other.card is right.card))
    undone = st.statuses[right.seat, right.card]
    also = ("47D", "50B") if right.penalty else ("47D",)
    grounds = m.because(right, undone, cite=right.grounds.cite, also=also)
    status = Status(grounds, right.seat, right.card, "major penalty" if right.penalty else "withdrawn")
    yield status
    yield from _open_next_link(m, waiting_for_it, status)


def _waits_for(st: Standing, right: MayWithdraw, seat: Seat, card: Card) -> bool:
    """Whether `right` is there only if `seat` changes `card`: his RHO's card, and to the same trick."""
    if right.only_if != "RHO changed" or right.seat.rho is not seat:
        return False
    trick = st.trick_of(seat, card)
    return trick is not None and trick.of(right.seat) is not None


def _open_next_link(m: Moment, rights: tuple[MayWithdraw, ...], status: Status) -> Findings:
    """A right that waited for this change is now there (45D: declarer, once his RHO has changed)."""
    for waiting in rights:
        grounds = m.because(waiting, status, cite=waiting.grounds.cite, also=("47D",))
        yield replace(waiting, grounds=grounds, only_if=None)


@paragraph("47A", on=(a.Replace,), after=("45D1",))
def replaces(m: Moment, action: a.Replace) -> Findings:
    """One card for another: the new one takes the old one's place in its trick if the change is the law's."""
    st, seat = m.standing, action.seat
    trick = st.trick_of(seat, action.old)
    as_: LeadOrPlay = "lead" if trick is not None and trick.leader is seat else "play"
    number = trick.number if trick is not None else None
    right, ordered = _right(m, action.old), st.must.get((seat, action.old))
    yield m.no_longer(ordered)
    if _exchanged_by_ruling(m, seat, action.old):
        yield Lawful(m.because(also=("62D1",)), seat, m.number)
    elif st.status(seat, action.old) == "face-down lead":
        yield from _another_face_down(m, action, right)
    elif right is not None:
        yield from _withdrawn(m, right)
        yield Status(m.because(right, cite=right.grounds.cite, also=("47D",)), seat, action.new, "played", as_, number)
    elif ordered is not None:
        named = st.designated.wrong.named if st.designated.wrong is not None else None
        yield from _ordered_back(m, ordered)
        if st.trick_of(seat, action.new) is None and action.new is not named:
            yield from _put_in_its_place(m, ordered, action)
    elif trick is None and st.play.due is seat:
        yield Facing(m.because(cite="45A", also=("47B",)), seat, action.new, "play")
    else:
        yield from _changed_without_right(m, action)


def _put_in_its_place(m: Moment, ordered: MustWithdraw, action: a.Replace) -> Findings:
    """What a player puts for a card that goes back is led or played; dummy's has to be named by declarer first."""
    if action.seat is m.standing.dummy:
        yield Irregularity(m.because(ordered, cite="45D"), "card not designated", action.seat, m.number, action.new)
    else:
        yield Facing(m.because(ordered, cite="47A"), action.seat, action.new)


def _another_face_down(m: Moment, action: a.Replace, right: MayWithdraw | None) -> Findings:
    """A face-down lead changed for another: by right, or against Law 41A."""
    seat = action.seat
    if right is not None:
        yield from _withdrawn(m, right)
        grounds = m.because(right, cite="41A", also=(right.grounds.cite,))
        yield Status(grounds, seat, action.new, "face-down lead", "lead", 1)
        return
    fault = Irregularity(m.because(cite="41A"), "change without right", seat, m.number, action.old)
    yield fault
    yield Status(m.because(fault), seat, action.new, "withdrawn")
    yield MustWithdraw(m.because(fault), seat, action.new)


def _stays(st: Standing, card: Card) -> str:
    """The paragraph by which a card stays played; 52A if a penalty card should have been played instead."""
    return "52A" if st.penalty.unplayed is not None and card is st.penalty.unplayed.card else "47F2"


def _changed_without_right(m: Moment, action: a.Replace) -> Findings:
    st, seat = m.standing, action.seat
    cite = _stays(st, action.old)
    also = ("63B",) if established_with(st, seat, action.old) else ()
    fault = Irregularity(m.because(cite=cite, also=also), "change without right", seat, m.number, action.old)
    yield fault
    yield from _put_instead(m, fault, seat, action.new)


def _put_instead(m: Moment, fault: Irregularity, seat: Seat, card: Card) -> Findings:
    """A card put for one that stays played has to go back: a defender's is exposed, declarer's is nothing (47F2)."""
    if m.standing.status(seat, card) in PENALTY:
        return
    if m.standing.defends(seat):
        yield Irregularity(m.because(fault, cite="49"), "exposed card", seat, m.number, card)
    else:
        yield Status(m.because(fault, cite="48A"), seat, card, "exposed")
    yield MustWithdraw(m.because(fault, cite="47F2"), seat, card, why="stays played")


@paragraph("47F2", on=(Facing,), overrides=("44B",), only_if="history", after=("50D2",))
def instead_of_a_played_card(m: Moment, facing: Facing) -> Findings:
    """Who has taken up a card that stays played, and now puts another, has not played that other."""
    st, seat = m.standing, facing.seat
    if st.turn.wrong_lead is not None or (st.play.running is None and facing.purpose != "play"):
        return
    trick = st.play.tricks[-1] if st.play.tricks else None
    own = trick.of(seat) if trick is not None else None
    if own is None or own.card is facing.card or m.before.place(seat, own.card) != "hand":
        return
    fault = next((i for i in st.history if i.kind == "change without right" and i.card is own.card), None)
    if fault is not None:
        yield from _put_instead(m, fault, seat, facing.card)


@paragraph("47D", on=(a.Keep,), after=("44C",))
def keeps(m: Moment, action: a.Keep) -> Findings:
    """A change that was offered and declined: the card stays, and so does what came after it."""
    st = m.standing
    if any(fault.action == m.number for fault in st.history):
        return  # 44C does not let him
    yield m.no_longer(
        *(right for right in st.may if right.card is action.card or _waits_for(st, right, action.seat, action.card))
    )
    yield Lawful(m.because(), action.seat, m.number, why="kept his card")


@paragraph("47D", on=("played",), only_if="information")
def put_back_where_it_was(m: Moment, played: Status) -> Findings:
    """Who puts the card he took back into the same trick again has changed nothing, and nobody may change for it."""
    st = m.standing
    back = next((f for f in played.grounds.findings if isinstance(f, Status)), None)
    right = next((f for f in back.grounds.findings if isinstance(f, MayWithdraw)), None) if back else None
    if right is not None and right.trick == played.trick:
        rights = (other for other in st.may if back in other.grounds.findings)
        yield m.no_longer(st.information.get((subject(played.seat, played.card), "all")), *rights)


@paragraph("47D", on=("withdrawn",))
def what_was_withdrawn_tells(m: Moment, status: Status) -> Findings:
    """Law 16 on a card taken back: the innocent side may use what it told, the other may not."""
    right = next((f for f in status.grounds.findings if isinstance(f, MayWithdraw)), None)
    if right is not None:
        first, second = m.cited("16C1"), m.cited("16C2")
        grounds = m.because(status, cite=first, also=(second,))
        yield information(grounds, status.seat, status.card, "all", of_side(need(right.innocent).other), withdrawn=True)


@paragraph("47E1", on=(Misplaced,), overrides=("44G", "45E", "49", "53", "54", "55", "56", "57"))
def told_it_was_his_turn(m: Moment, card: Misplaced) -> Findings:
    """A card led or played because an opponent said it was his turn goes back free, and may not be accepted."""
    if card.kind == "fifth card":
        return
    words = words_about_the_turn(m, card.seat)
    teller = who_told(m, card.seat)
    key = f"#{laid_in(m, card)}"
    answers = ("no", *(seat.value for seat in of_side(card.seat.side.other)))
    silent = "lead" in card.kind and not words
    told = m.assume("told-turn", "no", key, answers=answers) if silent else m.presume("told-turn", teller, key)
    if not by_an_opponent(told, card.seat):
        return
    if told.value in ("N", "E", "S", "W"):
        at = next((n for n, x in words if x.seat.value == told.value), m.number)
        if at not in [fault.action for fault in m.standing.history]:
            yield Irregularity(m.because(told, number=at), _WRONG_WORD, Seat(told.value), at)
    because, doubt = m.because(card, told), unsure(told)
    why: FaultBecause = "told it was his turn"
    kind = Irregularity(because, card.kind, card.seat, m.number, card.card, provisional=doubt, why=why)
    yield kind
    yield Status(m.because(kind, told), card.seat, card.card, "withdrawn", why="told it was his turn")
    yield MustWithdraw(m.because(kind), card.seat, card.card, why="told it was his turn")
    yield Rectification(m.because(kind, told), "card back", card.seat)
    yield withdrawn_by_the_innocent(m, card.seat, card.card, kind)


@paragraph("47D", on=(Misplaced,), overrides=("47E1", "45E", "49", "53", "54", "55", "56", "57"), only_if="must")
def played_to_a_lead_not_to_be_accepted(m: Moment, card: Misplaced) -> Findings:
    """Who plays to a lead that cannot be accepted (47E1, and 53A in the last trick) has his card back too."""
    lead = next((step for (seat, _), step in m.standing.must.items() if seat is card.seat.rho), None)
    if lead is None or m.standing.play.running is not None:
        return
    last_trick = lead.why == "last trick"
    if lead.why != "told it was his turn" and not last_trick:
        return
    also = ("53A footnote",) if last_trick else ()
    because = m.because(lead, cite=lead.grounds.cite, also=also)
    why: FaultBecause | None = None if last_trick else "told it was his turn"
    fault = Irregularity(because, "play out of turn", card.seat, m.number, card.card, why=why)
    yield fault
    if last_trick:
        yield withdrawn_by_the_innocent(m, card.seat, card.card, fault)
    yield Status(m.because(fault, lead), card.seat, card.card, "withdrawn")
    yield MustWithdraw(m.because(fault), card.seat, card.card)


@paragraph("47E1", on=(a.TellTurn,), decides=("20C1",))
def speaks_of_the_turn(m: Moment, action: a.TellTurn) -> Findings:
    """A player who tells an opponent wrongly whose turn it is answers for it if the opponent then leads or plays."""
    st = m.standing
    hands = (action.to,) if st.defends(action.to) else (st.board.declarer, st.dummy)
    if (
        play_is_over(st)
        or st.play.due is None
        or lead_on_table(st)
        or (action.to is st.board.declarer and st.play.due is st.dummy)
    ):
        return  # nothing is due, or "your lead" leaves open from which of declarer's hands
    his = st.play.due in hands and (st.play.to_lead() or "lead" not in action.what)
    if his is not action.what.startswith("not"):
        to_begin = st.play.trick_number == 1 and st.play.to_lead()
        why: LawfulBecause | None = "whose opening lead it is" if to_begin else None
        yield Lawful(m.because(cite="20C1" if to_begin else "44B"), action.seat, m.number, why=why)
    elif action.to.side is not action.seat.side:
        yield Irregularity(m.because(), _WRONG_WORD, action.seat, m.number)


@paragraph("47E1", on=(a.Warn,))
def warns_an_opponent_wrongly(m: Moment, action: a.Warn) -> Findings:
    """An opponent who keeps a player from leading or playing when it is his turn has told him wrongly, too."""
    told_wrongly = not tells_the_truth(m.standing, action) and not comes_too_late(m, action)
    if told_wrongly and action.to.side is not action.seat.side:
        yield Irregularity(m.because(), _WRONG_WORD, action.seat, m.number)


@paragraph("47E2(a)", until=2017, on=(a.CorrectExplanation,), decides=("47E2(b)",), after=("21B1(a)",))
def misinformed_play_2007(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A card played on a wrong explanation may go back while no later card has been played to that trick."""
    yield from _corrected(m, action, "next card to this trick")


@paragraph("47E2(a)", since=2017, on=(a.CorrectExplanation,), decides=("47E2(b)",), after=("21B1(a)",))
def misinformed_play_2017(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A card played on a wrong explanation may go back while no later card at all has been played."""
    yield from _corrected(m, action, "next card")


@paragraph("47E2(a)", until=2017, on=(a.CallDirector, a.Attention), only_if="heard.misleading")
def misinformation_found_2007(m: Moment, _: a.CallDirector | a.Attention) -> Findings:
    """The director, once called, finds the same without a word from the other side: no later card to that trick."""
    yield from _found_out(m, "next card to this trick")


@paragraph("47E2(a)", since=2017, on=(a.CallDirector, a.Attention), only_if="heard.misleading")
def misinformation_found_2017(m: Moment, _: a.CallDirector | a.Attention) -> Findings:
    """The director, once called, finds the same without a word from the other side: no later card at all."""
    yield from _found_out(m, "next card")


def _corrected(m: Moment, action: a.CorrectExplanation, until: str) -> Findings:
    innocent, given = action.whose.side.other, explanation_of(m, action.whose)
    played = [each for each in _played_since(m, innocent, given) if _misled(m, given, each[1].action)]
    if found_wrong(m, action, given).no or not played:
        return
    fault, said = fault_of(m, action, "47E2(a)", "20F6")
    yield from said
    yield from _misinformed(m, fault, played, until)


def _misled(m: Moment, given: int, play: int) -> bool:
    """Whether the card was played after the explanation and before its correction, if the order written is disputed."""
    early = play == given + 1 and m.presume("order", "after", f"#{play}").value == "before"
    late = play == m.number - 1 and m.presume("order", "after", f"#{m.number}").value == "before"
    return not early and not late


def _found_out(m: Moment, until: str) -> Findings:
    """What has been found, in so many words, to rest on an explanation that has been found wrong."""
    for wrong in m.standing.heard.misleading:
        played = _played_since(m, wrong.seat.side.other, wrong.action)
        answers = [m.recorded("acted-on-it", *choice_of(m, play)) for _, play in played]
        if any(answer is not None and answer.yes for answer in answers):
            yield from _misinformed(m, wrong.fault, played, until)


def _misinformed(m: Moment, fault: Irregularity, played: list[tuple[int, TrickPlay]], until: str) -> Findings:
    """A card that rested on the explanation may go back where it is not too late; for the others see 47E2(b)."""
    late: list[TrickPlay] = []
    may_change = False
    for trick, play in _rested_on_it(m, played):
        if _too_late(m, trick, play, until):
            late.append(play)
            continue
        acted = m.ask("acted-on-it", None, *choice_of(m, play))
        if not acted.no:
            may_change = True
            grounds, open_ = m.because(fault, acted, also=("20F6",)), unsure(acted, fault)
            ends, innocent = _DUMMY if _opening_lead(m.standing, trick, play) else until, play.seat.side
            right = MayWithdraw(grounds, play.seat, play.card, ends, None, innocent, play.action, trick, open_)
            yield replace(right, why="wrong explanation")
    if not _weighed_already(m.standing, fault):
        yield from _cannot_be_changed(m, fault, late, ask=not may_change)


def _weighed_already(st: Standing, fault: Irregularity) -> bool:
    """Whether the harm done by that explanation stands down for judgement since the director was called."""
    return any(
        isinstance(finding, Judgement)
        and finding.why == "harm by an explanation"
        and fault.action in {f.action for f in finding.grounds.findings if isinstance(f, Irregularity)}
        for finding in st.findings
    )


def _rested_on_it(m: Moment, played: list[tuple[int, TrickPlay]]) -> list[tuple[int, TrickPlay]]:
    """The cards the director has found to rest on the explanation; until he has, every one may."""
    answers = [m.recorded("acted-on-it", *choice_of(m, play)) for _, play in played]
    found = [each for each, answer in zip(played, answers, strict=True) if answer is not None and answer.yes]
    return found or played


def _cannot_be_changed(m: Moment, fault: Irregularity, late: list[TrickPlay], *, ask: bool) -> Findings:
    """47E2(b): a card that rested on the explanation stays when it is too late; the director may adjust."""
    found = {choice_of(m, play): m.recorded("acted-on-it", *choice_of(m, play)) for play in late}
    acted = next((answer for answer in found.values() if answer is not None and answer.yes), None)
    open_ = [subjects for subjects, answer in found.items() if answer is None or not answer.no]
    if acted is None and ask and open_:
        acted = m.ask("acted-on-it", None, *open_[-1])
    if acted is not None:
        test, facts = to_say("weighed-innocent-damaged"), ("damage",)
        yield Judgement(
            m.because(fault, acted, cite="47E2(b)", also=as_of(m.year, HARM_DONE)),
            test,
            facts,
            unsure(acted, fault),
            why="harm by an explanation",
        )


def _played_since(m: Moment, side: Side, since: int) -> list[tuple[int, TrickPlay]]:
    """What `side` has played since action `since`, with the number of the trick; a face-down lead too."""
    st = m.standing
    played = [(t.number, p) for t in st.play.tricks for p in t.plays if p.seat.side is side]
    for (seat, card), status in st.statuses.items():
        if status.status == "face-down lead" and seat.side is side:
            played.append((1, TrickPlay(seat, card, max(status.grounds.actions, default=0))))
    return [each for each in played if chosen_in(m, each[1]) > since]


def _too_late(m: Moment, trick: int, play: TrickPlay, until: str) -> bool:
    """Whether a card has been played since: to that trick, or at all; or dummy's have been seen."""
    tricks = (t for t in m.standing.play.tricks if until == "next card" or t.number == trick)
    played = [other for t in tricks for other in t.plays]
    last = max(
        reversed(played), key=lambda other: other.action, default=play
    )  # four cards may be written as one action
    return last != play or (_opening_lead(m.standing, trick, play) and _dummy_seen(m))


def _opening_lead(st: Standing, trick: int, play: TrickPlay) -> bool:
    return trick == 1 and (not st.play.tricks or st.play.tricks[0].leader is play.seat)


def _dummy_seen(m: Moment) -> bool:
    """Whether dummy has faced a card."""
    return m.after.spread(m.standing.dummy) or bool(m.after.before(m.standing.dummy))


@paragraph("47E2(a)", on=(a.Spread, a.Show, a.Drop, a.Face), only_if="may")
def dummy_faces_a_card(m: Moment, _: a.Action) -> Findings:
    """An opening lead may not be taken back any more once a card of dummy's has been faced."""
    if _dummy_seen(m):
        yield m.no_longer(*(right for right in m.standing.may if right.until == _DUMMY))
