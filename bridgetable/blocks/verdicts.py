"""The verdict made of a standing and of what follows from the position at rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from bridgetable.blocks.attention import first_attention
from bridgetable.blocks.auction import about_a_call, next_to_call
from bridgetable.blocks.claims import tricks_by_claim
from bridgetable.blocks.limits import still_open, trick_numbered
from bridgetable.blocks.penalty import lead_is_lost
from bridgetable.cards import Card
from bridgetable.findings import kinds as k
from bridgetable.findings.moment import Moment
from bridgetable.findings.play import LawTrick
from bridgetable.findings.reasons import OF_A_CLAIM
from bridgetable.findings.standing import Standing
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.designating import reached_for

_F = TypeVar("_F")

_SHOWN_APART = (k.Information, k.Option, k.Misplaced, k.MayWithdraw, k.MustWithdraw)
"""The kinds that stand in lists of their own and are added to the findings from there."""


def build_verdict(m: Moment, rest: tuple[k.Finding, ...], after: int) -> Verdict:
    """The verdict after `after` actions: the standing, and what the position at rest adds (`rest`)."""
    standing = m.standing
    rest = tuple(f for f in rest if not standing.claim_stops or _of_a_claim(f))
    said = (*standing.findings, *rest)
    noticed = _noticed(standing)
    statuses = _statuses(m, rest)
    may = tuple(_awaiting_notice(right, noticed) for right in standing.may if still_open(right, standing))
    may = (*may, *_only(rest, k.MayWithdraw))
    steps = (*standing.must.values(), *_only(rest, k.MustWithdraw))
    must = tuple(_as_it_lies(step, statuses) for step in steps if _still_lies(m, step))
    info = _who_may_use(standing, rest)
    options = _only(rest, k.Option)
    weights = weighed(m)
    claim = next(reversed(_only(said, k.ClaimState)), None)
    bans = tuple(ban for ban in standing.bans if not _done(ban, standing))
    duties = (*bans, *_only(rest, k.Duty))
    lying = (status for status in statuses.values() if status.status != "quitted")
    let_pass = tuple(fault for fault in standing.history if fault.let_pass)
    questions = {**standing.questions, **{question.key: question for question in m.opened}}
    assumed = {**standing.assumed, **{assumption.key: assumption for assumption in m.assumed}}
    calls = standing.auction.calls
    called = (call for call in calls if call.action)
    spoken = (f for f in said if not isinstance(f, _SHOWN_APART) and f not in let_pass)
    return Verdict(
        edition=m.year,
        after=after,
        declarer=standing.board.declarer,
        dummy=standing.dummy,
        stage=standing.board.stage,
        turn=None if _nobody_may_act(standing, options) or _lead_in_doubt(duties) else _due(m, duties),
        turn_to="call" if standing.board.bidding else standing.play.next_card,
        trick=_running(standing),
        past_tricks=(*_gone_by(standing), *(_in_law(t) for t in standing.play.tricks if t.full)),
        tricks=_with_claim(standing, claim),
        cards={key: status for key, status in statuses.items() if key in standing.must or _worth_telling(status)},
        findings=_by_action((*lying, *spoken, *called, *bans, *may, *must, *options, *info)),
        questions=tuple(questions.values()),
        assumed=tuple(each for key, each in assumed.items() if key not in questions),
        options=options,
        duties=duties,
        may_withdraw=may,
        must_withdraw=must,
        information=info,
        irregularities=tuple(fault for fault in standing.history if not fault.let_pass),
        let_pass=let_pass,
        lawful=(*_regular(standing), *_only(standing.findings, k.Lawful)),
        revokes=_only(said, k.Revoke),
        calls=calls,
        contract=next(iter(_only(said, k.Contract)), None),
        restrictions=_only(rest, k.LeadRestriction),
        claim=claim,
        transfer=next(iter(_only(rest, k.Transfer)), None),
        rights=_only(rest, k.Right),
        checks=_only(said, k.Check),
        judgements=_only(said, k.Judgement),
        liable=_only(said, k.Liable),
        not_modelled=_only(said, k.NotModelled),
        noticed=noticed,
        taken=frozenset(key for key, why in weights.items() if why is None),
        contradicted={key: why for key, why in weights.items() if why is not None},
    )


def weighed(m: Moment) -> dict[str, str | None]:
    """The facts asked for until now: None for one that was taken as found, else what the cards said against it."""
    taken = {key for key, why in (*m.standing.weighed.items(), *m.weighed.items()) if why is None}
    return {**m.standing.weighed, **m.weighed, **dict.fromkeys(taken)}


def _only(findings: tuple[k.Finding, ...], kind: type[_F]) -> tuple[_F, ...]:
    return tuple([finding for finding in findings if isinstance(finding, kind)])


def _statuses(m: Moment, rest: tuple[k.Finding, ...]) -> dict[tuple[Seat, Card], k.Status]:
    """What each card is; those of a turned trick are quitted."""
    turned = m.after.turned_cards()
    statuses = {key: _quitted(s) if key in turned else s for key, s in m.standing.statuses.items()}
    statuses.update({(s.seat, s.card): s for s in _only(rest, k.Status)})
    return statuses


def _still_lies(m: Moment, step: k.MustWithdraw) -> bool:
    """Whether the card has still to be moved: it lies there, or will at declarer's words, and is not taken back."""
    seat, card, called = step.seat, step.card, m.after.designated
    place = m.after.place(seat, card)
    if place == "nowhere":
        return called is not None and called.dummy is seat and reached_for(m.after, seat, called.words) is card
    return place not in ("hand", "raised") or not any(_takes_back(entry.action, seat, card) for entry in m.log)


def _takes_back(action: a.Action, seat: Seat, card: Card) -> bool:
    match action:
        case a.PickUp():
            return action.seat is seat and card in action.cards
        case a.Withdraw():
            return (action.seat, action.card) == (seat, card)
        case a.Replace():
            return (action.seat, action.old) == (seat, card)
    return False


def _as_it_lies(step: k.MustWithdraw, statuses: dict[tuple[Seat, Card], k.Status]) -> k.MustWithdraw:
    """A penalty card leaves the trick but does not go back to the hand (50A)."""
    status = statuses.get((step.seat, step.card))
    return step if status is None or status.status not in k.PENALTY else replace(step, penalty=True)


def _who_may_use(standing: Standing, rest: tuple[k.Finding, ...]) -> tuple[k.Information, ...]:
    """Who may use what: of one part of what a card tells, what was said last."""
    info = dict(standing.information)
    info.update({(each.about, each.part): each for each in _only(rest, k.Information)})
    return tuple(info.values())


def _worth_telling(status: k.Status) -> bool:
    """Anything but an `in hand` that goes without saying: an open one, or one a paragraph has said."""
    return status.status != "in hand" or status.provisional or not status.grounds.goes_without_saying


def _of_a_claim(finding: k.Finding) -> bool:
    """While a claim is open nobody chooses, leads or plays but as Law 68 says."""
    match finding:
        case k.Option(of=of):
            return of in OF_A_CLAIM
        case k.Duty(why=why):
            return why == "claim"
    return True


def _nobody_may_act(standing: Standing, options: tuple[k.Option, ...]) -> bool:
    """Whether no card is due: before the director has ruled, while a choice or a claim is open, after the play."""
    return (
        standing.attention.stopped or bool(options) or standing.claim_stops or standing.board.stage in ("after", "over")
    )


def _lead_in_doubt(duties: tuple[k.Duty, ...]) -> bool:
    """Whether a card led by a hand that has not won the trick, as it is now, lies there: nobody plays to it (44G)."""
    return any(duty.why == "lead no longer due" for duty in duties)


def _due(m: Moment, duties: tuple[k.Duty, ...]) -> Seat | None:
    """The hand whose call or card is due; before the auction, and where nobody knows who deals, it is nobody's."""
    if m.standing.board.bidding:
        return next_to_call(m)
    trick = trick_numbered(m.standing, m.standing.play.relaid)
    changing = [duty.seat for duty in duties if duty.why == "lead has changed"]
    if trick is None or not changing:
        return m.standing.play.due
    changing += [seat for seat in SEATS if trick.of(seat) is None]
    return min(changing, key=lambda seat: (seat.index - trick.leader.index) % 4)


def _done(ban: k.Duty, standing: Standing) -> bool:
    """Whether a ban is over, or what a player had to lead or play to the running trick has been led or played."""
    if about_a_call(ban):
        return not standing.board.before_play
    running = standing.play.running
    if ban.must is None:
        return lead_is_lost(standing, ban)
    return running is not None and running.of(ban.seat) is not None


def _quitted(status: k.Status) -> k.Status:
    if status.status != "played":
        return status
    grounds, seat, card, _, as_, trick, provisional, why = status
    return k.Status(grounds, seat, card, "quitted", as_, trick, provisional, why)


def _regular(standing: Standing) -> tuple[k.Lawful, ...]:
    """The plays that were in order: each its own finding, so that silence never stands for "lawful"."""
    wrong = {(irregularity.seat, irregularity.action) for irregularity in standing.history}
    return tuple(
        k.Lawful(k.Grounds("44B", (play.action,)), play.seat, play.action)
        for trick in standing.play.tricks
        for play in trick.plays
        if (play.seat, play.action) not in wrong
    )


def _noticed(standing: Standing) -> tuple[tuple[int, int], ...]:
    """For each irregular action the action by which attention was first drawn to it."""
    irregular = sorted({fault.action for fault in standing.history if not fault.let_pass})
    drawn = ((action, first_attention(standing, action)) for action in irregular)
    return tuple((action, number) for action, number in drawn if number is not None)


def _awaiting_notice(right: k.MayWithdraw, noticed: tuple[tuple[int, int], ...]) -> k.MayWithdraw:
    """A right that runs out is given as if attention were drawn now, provisional until it is."""
    roots = _irregular_actions(right)
    if right.provisional or not roots or roots & {irregular for irregular, _ in noticed}:
        return right
    return replace(right, provisional=True)


def _irregular_actions(finding: k.Finding) -> set[int]:
    found = {finding.action} if isinstance(finding, k.Irregularity) else set()
    for earlier in finding.grounds.findings:
        found |= _irregular_actions(earlier)
    return found


def _in_law(trick: LawTrick) -> TrickInLaw:
    cards = tuple((play.seat, play.card) for play in trick.plays)
    return TrickInLaw(trick.number, trick.leader, cards, trick.winner)


def _gone_by(standing: Standing) -> Iterator[TrickInLaw]:
    """The earlier tricks whose cards are not kept, as far as it is known who won them."""
    for stretch in standing.play.past:
        for number, winner in enumerate(stretch.winners, stretch.first):
            if winner is not None:
                yield TrickInLaw(number, None, (), winner)


def _running(standing: Standing) -> TrickInLaw:
    """The running trick; the last one while nobody has led to the next."""
    if standing.play.running is not None:
        return _in_law(standing.play.running)
    if standing.play.trick_number > 13 and standing.play.tricks:
        return _in_law(standing.play.tricks[-1])
    return TrickInLaw(standing.play.trick_number, standing.play.leader, ())


def _counts(standing: Standing, before: int | None = None) -> tuple[int, int] | None:
    """The tricks won by NS and EW, all of them or those before a certain one; None where a winner is not known."""
    if standing.play.counts is None:
        return None
    ns, ew = standing.play.counts
    for trick in standing.play.tricks:
        if not trick.full or (before is not None and trick.number >= before):
            continue
        if trick.winner is None:
            return None
        ns, ew = (ns + 1, ew) if trick.winner.side is Side.NS else (ns, ew + 1)
    return ns, ew


def _with_claim(standing: Standing, claim: k.ClaimState | None) -> tuple[int, int] | None:
    """The tricks won, with those that a claim or concession has given (69, 70): what is played after it is void."""
    claimed = standing.claimed
    given = tricks_by_claim(claimed, claim) if claimed is not None and claim is not None else None
    if claimed is None or given is None:
        return _counts(standing)
    counts = _counts(standing, claimed.trick)
    return (counts[0] + given[0], counts[1] + given[1]) if counts is not None else None


def _by_action(findings: tuple[k.Finding, ...]) -> tuple[k.Finding, ...]:
    """Each finding once, what it rests on before it, in the order of the actions.

    A card put forward (`Facing`, `Misplaced`) is passed through and not listed: what counts is what became of it.
    """
    ordered: list[k.Finding] = []
    seen: set[int] = set()

    def add(finding: k.Finding) -> None:
        if id(finding) in seen:
            return
        seen.add(id(finding))
        for earlier in finding.grounds.findings:
            add(earlier)
        if not isinstance(finding, k.Facing | k.Misplaced):
            ordered.append(finding)

    for finding in sorted(findings, key=_newest_action):
        add(finding)
    return tuple(ordered)


def _newest_action(finding: k.Finding) -> int:
    return max(finding.grounds.actions, default=10**6)
