"""What stands in the fields of the set-up dialog, read into a position: pure, without Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bridgetable.cards import RANKS, SUITS, Card, Suit
from bridgetable.exchange.board import PASSED_OUT, BoardTold
from bridgetable.exchange.pbn_deal import completed as with_the_fourth
from bridgetable.exchange.tonight import differing, is_whole
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import (
    UNKNOWN_HAND,
    HandHolding,
    Header,
    Position,
    Start,
    SuitHolding,
    Vulnerable,
    faults,
    hand_text,
    parse_hand,
    written_out,
)
from bridgetable.value import value

CONTRACTS = tuple(f"{level}{strain}{risk}" for level in range(1, 8) for strain in "CDHS" for risk in ("", "X", "XX"))
CONTRACTS += tuple(f"{level}NT{risk}" for level in range(1, 8) for risk in ("", "X", "XX"))

HandTexts = tuple[str, str, str, str]
"""One hand as it is typed, suit by suit in the order S H D C; `*` where nothing is known, nothing for a void."""


@value
class DealForm:
    """The fields of the dialog: four hands in the order N E S W, the header, and the trick play is at.

    `contract` is empty where there is none yet: the auction is to be told. It and `declarer` are only presumed
    unless they are `told`.
    `counted` are the players who hold the cards written and no others, though that is not as many as are to be played.
    """

    hands: tuple[HandTexts, HandTexts, HandTexts, HandTexts]
    declarer: Seat = Seat.S
    contract: str = "1NT"
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    trick: int = 1
    lead: Seat | None = None
    counted: frozenset[Seat] = frozenset()
    told: bool = True


def form_of(position: Position) -> DealForm:
    """The fields that describe a position."""
    header, start = position.header, position.start
    hands = tuple(_texts(hand) for hand in position.hands)
    return DealForm(
        (hands[0], hands[1], hands[2], hands[3]),
        header.declarer,
        _contract_told(header),
        header.dealer,
        header.vulnerable,
        position.first_trick,
        start.lead if start else None,
        frozenset(seat for seat, left in position.left if written_out(position, seat) == (left, False)),
        told=header.stage == "auction" or header.told_contract is not None,
    )


def position_of(form: DealForm, old: Position) -> Position:
    """The position the fields describe; what no field holds stays as it was in `old`.

    Raises `ValueError` with one line for each field that cannot be read, for a card that is held twice, and for a hand
    of too many or too few cards that is not counted.
    """
    holdings, problems = _holdings(form)
    if form.contract and form.contract not in CONTRACTS:
        problems.append(say("record-no-contract", typed=repr(form.contract)))
    if problems:
        raise ValueError("\n".join(problems))
    told = form.told and form.contract
    header = replace(
        old.header,
        told_declarer=form.declarer if told else old.header.told_declarer,
        told_contract=form.contract if told else old.header.told_contract,
        stage=_stage_told(form, old.header),
        dealer=form.dealer,
        vulnerable=form.vulnerable,
        auction=old.header.auction if _same_board(form, old.header) else (),
    )
    hands = (holdings[0], holdings[1], holdings[2], holdings[3])
    position = replace(old, header=header, hands=hands, start=_start(form, old.start))
    position = replace(position, left=_left(form, old, position))
    if wrong := faults(position):
        raise ValueError("\n".join(wrong))
    return position


def _contract_told(header: Header) -> str:
    return "" if header.stage == "auction" else header.contract


def _stage_told(form: DealForm, old: Header) -> str | None:
    """The stage a record begins at: that of `old`, unless that was the auction and a contract is told now."""
    if not form.contract:
        return "auction"
    return None if old.stage == "auction" else old.stage


def _left(form: DealForm, old: Position, new: Position) -> tuple[tuple[Seat, int], ...]:
    """How many cards each hand holds where that is said: of hands that are counted, and what was said before."""
    was = dict(old.left) if form.trick == old.first_trick else {}
    said = {seat: left for seat, left in was.items() if written_out(old, seat) != (left, False)}
    written = {seat: written_out(new, seat) for seat in form.counted}
    said |= {seat: cards for seat, (cards, more) in written.items() if cards <= 13 and not more}
    return tuple((seat, said[seat]) for seat in SEATS if seat in said)


def written(form: DealForm) -> tuple[str, str, str, str]:
    """The four hands with dots between their suits; `*` where nothing at all is known."""
    texts = ["*" if set(hand) == {"*"} else ".".join(hand) for hand in form.hands]
    return texts[0], texts[1], texts[2], texts[3]


def holder(form: DealForm, suit: Suit, rank: str) -> Seat | None:
    """Who is said to hold a card."""
    place = SUITS.index(suit)
    return next((seat for seat in SEATS if rank in form.hands[seat.index][place].replace("10", "T")), None)


def with_card(form: DealForm, seat: Seat, suit: Suit, rank: str) -> DealForm:
    """A card goes to a hand, from whichever hand had it. What else is there of the suit is not known yet.

    >>> empty = form_of(Position())
    >>> with_card(empty, Seat.N, Suit.S, "K").hands[0]
    ('K+', '*', '*', '*')
    """
    form = without_card(form, suit, rank)
    texts, place = list(form.hands[seat.index]), SUITS.index(suit)
    more = texts[place] == "*" or texts[place].endswith("+")
    ranks = sorted({*_ranks(texts[place]), rank}, key=RANKS.index, reverse=True)
    texts[place] = "".join(ranks) + _unknown(texts[place]) + "+" * more
    return _whole_hand(_with_hand(form, seat, texts), seat)


def without_card(form: DealForm, suit: Suit, rank: str) -> DealForm:
    """A card goes back to the pack; where it was, a card is not known any more."""
    seat = holder(form, suit, rank)
    if seat is None:
        return form
    texts, place = list(form.hands[seat.index]), SUITS.index(suit)
    whole = not any(text == "*" or text.endswith("+") for text in texts)
    texts[place] = texts[place].replace("10", "T").replace(rank, "", 1)
    if whole:
        texts = [f"{text}+" if text else "*" for text in texts]
    texts[place] = "*" if texts[place] in ("+", "*") else texts[place]
    return _whole_hand(_with_hand(form, seat, texts), seat)


def completed(form: DealForm) -> DealForm:
    """The form with the last hand filled, where three are whole and nothing is said of the fourth."""
    texts = written(form)
    if form.trick > 1 or texts.count("*") != 1:
        return form
    try:
        north, east, south, west = map(parse_hand, texts)
    except ValueError:
        return form
    last = texts.index("*")
    whole = with_the_fourth((north, east, south, west))
    return _with_hand(form, SEATS[last], _texts(whole[last]))


def next_in_hand(form: DealForm, seat: Seat) -> Seat:
    """To whom the next card is dealt: the same hand until it is whole, then the next one that is not, clockwise."""
    order = [SEATS[(seat.index + step) % 4] for step in range(4)]
    return next((each for each in order if not _is_whole(form, each)), seat)


def has_too_many(form: DealForm, seat: Seat) -> bool:
    """Whether more cards of a hand are told than are still to be played."""
    return _told(form, seat) > 14 - form.trick


def _is_whole(form: DealForm, seat: Seat) -> bool:
    return _told(form, seat) >= 14 - form.trick


def _told(form: DealForm, seat: Seat) -> int:
    """How many cards of a hand are told, be they known in full or not."""
    return sum(len(_ranks(text)) + len(_unknown(text)) for text in form.hands[seat.index])


def _whole_hand(form: DealForm, seat: Seat) -> DealForm:
    """A hand that has all its cards has no others."""
    if not _is_whole(form, seat):
        return form
    return _with_hand(form, seat, [text.removesuffix("+").replace("*", "") for text in form.hands[seat.index]])


def _ranks(text: str) -> str:
    return "".join(letter for letter in text.replace("10", "T") if letter in RANKS)


def _unknown(text: str) -> str:
    """The cards of a suit that are not known in full."""
    return "".join(letter for letter in text if letter in "xh?")


def _with_hand(form: DealForm, seat: Seat, texts: Sequence[str]) -> DealForm:
    hands = list(form.hands)
    hands[seat.index] = (texts[0], texts[1], texts[2], texts[3])
    return replace(form, hands=(hands[0], hands[1], hands[2], hands[3]))


def with_deal(form: DealForm, board: BoardTold) -> DealForm:
    """The form with a board that was pasted; what it does not tell stays."""
    for seat in _seats_told(board):
        form = _with_hand(form, seat, _texts(board.hands[seat.index]))
    played = board.contract not in ("", PASSED_OUT)
    return replace(
        form,
        declarer=board.declarer or form.declarer,
        contract=board.contract if played else form.contract,
        told=form.told or played,
        dealer=board.dealer or form.dealer,
        vulnerable=board.vulnerable or form.vulnerable,
    )


def with_tonights(form: DealForm, board: BoardTold) -> DealForm:
    """The form with all 52 cards of a board; those that had gone before the coming trick have to be taken out."""
    return replace(with_deal(form, board), counted=frozenset())


def differing_from(form: DealForm, board: BoardTold) -> str:
    """What stands otherwise in the form than on a board, in words: nothing where it can be that board, or another one.

    A form with all its cards is a whole deal already, and gives way as to one that is pasted.
    """
    try:
        north, east, south, west = map(parse_hand, written(form))
    except ValueError:
        return ""
    header = Header(dealer=form.dealer, vulnerable=form.vulnerable)
    position = Position(header, (north, east, south, west), start=Start(form.trick))
    return "" if is_whole(BoardTold(hands=position.hands)) else differing(position, board)


def only_hand(board: BoardTold) -> Seat | None:
    """The player of whose hand alone a board tells; None where it tells of several, or of none."""
    told = _seats_told(board)
    return told[0] if len(told) == 1 else None


def _seats_told(board: BoardTold) -> list[Seat]:
    return [seat for seat, hand in zip(SEATS, board.hands, strict=True) if hand != UNKNOWN_HAND]


def cards_said(form: DealForm) -> dict[Seat, tuple[Card, ...]]:
    """The cards that are said to be in each hand; `ValueError` where a hand cannot be read."""
    hands = {seat: parse_hand(text) for seat, text in zip(SEATS, written(form), strict=True)}
    return {seat: tuple(card for card in hand.cards if card.known) for seat, hand in hands.items()}


def with_hands(form: DealForm, hands: Mapping[Seat, Sequence[Card]]) -> DealForm:
    """The form with four whole hands; the trick is the first."""
    for seat, cards in hands.items():
        ranks = ["".join(sorted((c.name[1] for c in cards if c.suit is s), key=RANKS.index)[::-1]) for s in SUITS]
        form = _with_hand(form, seat, ranks)
    return replace(form, trick=1, lead=None, counted=frozenset())


def miscounted(form: DealForm, seat: Seat) -> bool:
    """Whether a hand written out has not as many cards as are to be played, and so many could be dealt to it."""
    try:
        hand = parse_hand(".".join(form.hands[seat.index]))
    except ValueError:
        return False
    return not any(suit.more for suit in hand.suits) and 13 >= len(hand.cards) != 14 - form.trick


def counts(form: DealForm) -> tuple[str, str, str, str]:
    """What there is to say of the number of cards of each hand, N E S W: `13 cards`, `12 cards, 1 missing`."""
    words = [_count(texts, 14 - form.trick) for texts in form.hands]
    return words[0], words[1], words[2], words[3]


def _count(texts: HandTexts, due: int) -> str:
    try:
        hand = parse_hand(".".join(texts))
    except ValueError:
        return say("record-hand-cannot-be-read")
    held, whole = len(hand.cards), not any(suit.more for suit in hand.suits)
    if held > due:
        return say("record-cards-too-many", held=held, more=held - due)
    if held == due:
        return say("record-cards-held", held=held)
    if whole:
        return say("record-cards-missing", held=held, fewer=due - held)
    return say("record-cards-known", held=held, due=due)


def _holdings(form: DealForm) -> tuple[list[HandHolding], list[str]]:
    holdings, problems = [], []
    for seat, texts in zip(SEATS, form.hands, strict=True):
        suits: list[SuitHolding] = []
        for suit, text, at in zip(SUITS, texts, range(4), strict=True):
            try:
                suits.append(parse_hand(".".join(text if n == at else "" for n in range(4))).suits[at])
            except ValueError as error:
                problems.append(f"{say('terms-seat', seat=seat)}, {say('terms-suits', suit=suit)}: {error}")
        holdings.append(HandHolding(tuple(suits)))
    return holdings, problems


def _texts(hand: HandHolding) -> HandTexts:
    text = hand_text(hand)
    parts = ["*"] * 4 if text == "*" else text.split(".")
    return parts[0], parts[1], parts[2], parts[3]


def _same_board(form: DealForm, header: Header) -> bool:
    """An auction that was recorded still fits."""
    return (form.contract, form.declarer, form.dealer) == (_contract_told(header), header.declarer, header.dealer)


def _start(form: DealForm, old: Start | None) -> Start | None:
    if form.trick == 1 and form.lead is None and old is None:
        return None
    old = old or Start()
    if form.trick != old.trick:  # what was told of other tricks no longer fits
        old = Start(on_table=old.on_table, duties=old.duties)
    return replace(old, trick=form.trick, lead=form.lead)
