"""A case becomes a board: the cards and calls that count under one edition, and in words what else happened.

What the law has put right leaves no trace among the cards: a card taken back, a lead refused, a revoke corrected. What
stands is flagged: a revoke that is established, a lead out of turn that was accepted, a call out of rotation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgetable.cards import SUITS, Card
from bridgetable.cases.case import Case
from bridgetable.cases.writer import case_text
from bridgetable.exchange.auction import contract_of, flagged, is_over
from bridgetable.exchange.board import PASSED_OUT, BoardCall, BoardPlay, BoardTold, Hands, Oddity
from bridgetable.exchange.pbn_deal import WHOLE, completed
from bridgetable.exchange.tricks import first_trick
from bridgetable.explain.words import text
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.judge import judge
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.position import HandHolding, Position

ENDED = ("after", "over")
"""The stages in which no card is played any more."""


def board_of(case: Case, edition: int) -> BoardTold:
    """The case as a board, as it stands after its last action under an edition; the whole case is its section.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.resources import resource_path
    >>> board = board_of(load(resource_path("cases", "law54", "law54-b-accepts.toml")), 2017)
    >>> board.contract, [(play.seat.name, play.card.name, play.flagged) for play in board.plays]
    ('4S', [('E', 'C2', 'lead out of turn')])
    """
    verdict = judge(replace(case.record, branches=()), edition)
    position = case.record.position
    presumed = verdict.contract.declarer if verdict.contract else position.header.declarer
    hands = _hands_dealt(position)
    made = [BoardCall(call.seat, call.call) for call in verdict.calls if call.counts]
    contract, declarer = _contract_in_law(verdict, position, made)
    untold = not verdict.bidding and contract != PASSED_OUT and not (contract and declarer)
    dealer = position.header.dealer or (made[0].seat if made else None)
    plays, remarks = _plays(verdict, position, hands, declarer)
    if untold:
        remarks = (*remarks, Oddity(None, say("exchange-contract-untold")))
    return BoardTold(
        event=case.title_in(),
        dealer=dealer,
        vulnerable=position.header.vulnerable,
        hands=hands,
        calls=flagged(made, dealer),
        contract=contract,
        declarer=declarer,
        swapped=declarer is not None and declarer is not presumed,
        plays=plays,
        ended=verdict.stage in ENDED,
        tricks=_tricks_in_the_end(verdict) if contract and declarer else None,
        comments=tuple(_happened(verdict)),
        remarks=remarks,
        section=case_text(case),
    )


def _contract_in_law(verdict: Verdict, position: Position, made: Sequence[BoardCall]) -> tuple[str, Seat | None]:
    """The contract and who plays it: neither while the players bid, and of both only what has been told."""
    bid = verdict.contract
    if bid is not None:
        return (bid.call + bid.doubled, verdict.declarer) if bid.call else (PASSED_OUT, None)
    if verdict.bidding:
        return contract_of(made) if is_over(made) else ("", None)
    header = position.header
    return header.told_contract or "", header.told_declarer and verdict.declarer


def _hands_dealt(position: Position) -> Hands:
    """The hands as they were dealt, a card that lay faced before its owner among them."""
    lying = position.start.on_table if position.start else ()
    faced = {seat: [each.card for each in lying if each.seat is seat] for seat in SEATS}
    north, east, south, west = (
        _with(hand, faced[seat]) if faced[seat] and not any(suit.more for suit in hand.suits) else hand
        for seat, hand in zip(SEATS, position.hands, strict=True)
    )
    return completed((north, east, south, west))


def _with(hand: HandHolding, faced: Sequence[Card]) -> HandHolding:
    """The hand with cards that lie faced, each among those of its suit."""
    besides = [card for card in faced if card not in hand.cards]
    suits = zip(SUITS, hand.suits, strict=True)
    return HandHolding(
        tuple(replace(held, cards=(*held.cards, *(c for c in besides if c.suit is suit))) for suit, held in suits)
    )


# The cards that count


def _plays(
    verdict: Verdict, position: Position, hands: Hands, declarer: Seat | None
) -> tuple[tuple[BoardPlay, ...], tuple[Oddity, ...]]:
    """The cards of each trick up to the first that is not known, and a remark where more was played."""
    laid = {trick.number: trick for trick in (*verdict.past_tricks, verdict.trick) if trick.cards}
    revoked = {(each.seat, each.trick) for each in verdict.revokes if each.state.startswith("established")}
    due = (position.start and position.start.lead) or (declarer and declarer.lho)
    plays: list[BoardPlay] = []
    number = first_trick(hands)
    while number in laid:
        trick = laid[number]
        known = _in_turn(trick)
        plays += [_one_play(seat, card, revoked=(seat, number) in revoked) for seat, card in known]
        if known and due not in (None, trick.lead):
            plays[-len(known)] = replace(plays[-len(known)], flagged="lead out of turn")
        if len(known) < len(trick.cards):
            break
        del laid[number]
        number, due = number + 1, trick.winner or due
        if len(known) < 4:
            break
    return tuple(plays), tuple(Oddity(None, say("exchange-play-not-known", trick=each)) for each in sorted(laid)[:1])


def _in_turn(trick: TrickInLaw) -> list[tuple[Seat, Card]]:
    """The cards of a trick from its lead on, up to the first that is missing or not known."""
    found: list[tuple[Seat, Card]] = []
    for seat, card in trick.cards:
        due = found[-1][0].lho if found else trick.lead
        if seat is not due or not card.known:
            break
        found.append((seat, card))
    return found


def _one_play(seat: Seat, card: Card, *, revoked: bool) -> BoardPlay:
    return BoardPlay(seat, card, flagged="revoke" if revoked else "")


def _tricks_in_the_end(verdict: Verdict) -> int | None:
    """What declarer has in the end, with the tricks that go to a side after a revoke; None while that is not known."""
    if verdict.tricks is None or sum(verdict.tricks) != WHOLE:
        return None
    side = verdict.declarer.side
    own = verdict.tricks[0 if side is Side.NS else 1]
    moved = verdict.transfer
    return own if moved is None else own + (moved.tricks if moved.to is side else -moved.tricks)


# What is told in words


def _happened(verdict: Verdict) -> Iterator[str]:
    """What was irregular, each with its paragraph, in one comment."""
    told = [f"{text(fault)} ({fault.grounds.cite})" for fault in verdict.irregularities]
    if told:
        yield " ".join(told)
