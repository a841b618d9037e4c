"""G18: somebody does not follow suit although he could; when it is noticed, and by whom, decides (61-64)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards import Card, Suit
from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G18 = kind("G18", ("61", "62", "63", "64"))


EARLY, LATE = range(2, 8), range(3, 10)


def may_overlook(play: WholePlay) -> bool:
    """Whether the hand in turn has a card or two of the suit led, easily overlooked among the others."""
    return 0 < len(play.of(play.turn, play.suit)) < 4 and len(play.hands[play.turn]) > 4 and bool(play.laid)


def by_defender(play: WholePlay) -> bool:
    """Whether it is a defender who may overlook a card."""
    return may_overlook(play) and play.turn in play.defenders


def by_declarer(play: WholePlay) -> bool:
    """Whether it is declarer, playing from his own hand, who may overlook a card."""
    return may_overlook(play) and play.turn is play.declarer


def wrong_card(at: Whole, ruffing: bool | None = None) -> Card:
    """What is played by somebody who believes that he has none of the suit: a ruff, or a discard."""
    play, seat = at.play, at.play.turn
    best = play.worth(play.winning()[1])
    ruffs = [] if play.suit is at.trump else [card for card in play.of(seat, at.trump) if play.worth(card) > best]
    if ruffing is None:
        ruffing = bool(ruffs) and play.winning()[0] is not seat.partner
    at.need(ruffs or not ruffing)
    card = ruffs[0] if ruffing else play.would_discard(seat, play.suit)
    at.need(ruffing or card.suit is not at.trump or play.suit is at.trump)
    return card


def revoke(
    at: Whole, test: Callable[[WholePlay], bool], tricks: range = EARLY, ruffing: bool | None = None
) -> tuple[Seat, Suit, int]:
    """Play to a revoke, and tell of it: who, in which suit, and the number of the action."""
    play = at.find(test, tricks)
    seat, suit = play.turn, play.suit
    assert suit is not None
    card = wrong_card(at, ruffing)
    at.set_scene()
    number = at.put(seat, card)
    ruffs = card.suit is at.trump and suit is not at.trump
    at.tell(say("talesrevoke-card", ruffs=ruffs, dummy=seat is at.dummy, seat=seat, card=card))
    return seat, suit, number


def plays_on(at: Whole, count: int = 1) -> None:
    """The next cards, told one by one."""
    for _ in range(count):
        seat, led = at.play.turn, not at.play.laid
        card = at.next()
        if seat is at.dummy:
            at.tell(say("story-plays-from-dummy", seat=at.declarer, card=card))
        elif led:
            at.tell(say("story-leads", seat=seat, card=card))
        else:
            at.tell(say("story-plays", seat=seat, card=card))


def wins_the_trick(at: Whole) -> None:
    """Tell who has won the trick just over."""
    at.tell(say("tales-wins-the-trick", dummy=at.play.leader is at.dummy, seat=at.play.leader))


def finds_it(at: Whole, seat: Seat, suit: Suit, number: int, *, himself: bool = False) -> None:
    """The player himself finds a card of the suit, and says so; or an opponent believes that he has one."""
    if not himself and at.rng.random() < 0.5 and seat is not at.dummy and not _shown(at, seat, suit, number):
        _doubted(at, seat, suit, number)
        return
    at.tell(say("talesrevoke-oh", suit=suit, seat=seat))
    at.notice(seat, number)


def _shown(at: Whole, seat: Seat, suit: Suit, number: int) -> bool:
    """Whether the log shows since the revoke that he has a card of the suit, or speaks for him."""
    claimed = any("claims" in sentence or "concedes" in sentence for sentence in at.log)
    later = [*(each for past in at.play.past[at.trick_of(number) :] for each in past.laid), *at.play.laid]
    return claimed or (seat, suit) in [(each, card.suit) for each, card in later]


def _doubted(at: Whole, seat: Seat, suit: Suit, number: int) -> None:
    """An opponent has counted the suit, and the director looks at the hand: only he knows."""
    asker = at.against(seat)
    at.tell(say("talesrevoke-must-have", suit=suit, seat=seat, asker=asker))
    at.notice(asker, number)
    at.hidden = {each for each in SEATS if each is not at.dummy}
    had = at.rng.random() < 0.7
    answers = ("yes", "no")
    trick = at.trick_of(number)
    at.aimed(f"could-follow {seat} {trick}", answers[not had], answers[had])


def noticed(at: Whole, seat: Seat, suit: Suit, number: int) -> None:
    """Somebody asks, or the player himself finds the card."""
    speaker = seat if seat is not at.dummy else at.declarer
    if at.rng.random() < 0.5:
        finds_it(at, speaker, suit, number, himself=seat is at.dummy)
        return
    asker = at.declarer if seat in at.defenders else at.rng.choice(at.defenders)
    if seat is at.dummy:
        at.tell(say("talesrevoke-dummy-has", suit=suit, asker=asker))
        at.notice(asker, number)
        return
    at.do(f"{asker} asks {seat} whether he has no {suit.plural}")
    at.do(f"{seat} answers that he has one")
    at.tell(say("talesrevoke-yes-one", suit=suit, seat=seat, asker=asker))
    at.do(f"{asker} calls the director")


@whole(G18, weight=3)
def in_time(at: Whole) -> None:
    """A defender finds his card before his side has gone on."""
    at.title = say("talesrevoke-title-in-time")
    found = revoke(at, by_defender)
    noticed(at, *found)


@whole(G18, weight=2)
def declarers(at: Whole) -> None:
    """Declarer finds his card before his side has gone on."""
    at.title = say("talesrevoke-title-declarers")
    found = revoke(at, by_declarer)
    noticed(at, *found)


@whole(G18)
def dummys(at: Whole) -> None:
    """Declarer calls a card from dummy that does not follow suit."""
    at.title = say("talesrevoke-title-dummys")
    found = revoke(at, lambda play: may_overlook(play) and play.turn is play.dummy)
    noticed(at, *found)


@whole(G18, weight=2)
def had_he_one(at: Whole) -> None:
    """A defender discards, and declarer wonders; the director looks at the hand."""
    at.title = say("talesrevoke-title-had-he-one")
    seat, suit, number = revoke(at, by_defender)
    asker = at.declarer
    at.do(f"{asker} asks {seat} whether he has no {suit.plural}")
    at.do(f"{seat} answers none")
    at.tell(say("talesrevoke-none", suit=suit, asker=asker, seat=seat))
    at.notice(asker, number)
    at.hidden = set(SEATS) - {at.dummy}
    found = at.rng.random() < 0.6
    answers = ("yes", "no")
    at.aimed(f"could-follow {seat} {at.trick_of(number)}", answers[not found], answers[found])


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def with_a_card_to_change(at: Whole) -> None:
    """After the revoke an opponent has played, and may change his card."""
    at.title = say("talesrevoke-title-played-after")
    seat, suit, number = revoke(at, lambda play: by_either(play) and len(play.laid) < 3)
    plays_on(at, at.rng.randint(1, 3 - (len(at.play.laid) - 1)) if len(at.play.laid) < 3 else 1)
    at.need(at.play.laid)
    finds_it(at, seat, suit, number)


def by_either(play: WholePlay) -> bool:
    """Whether a player may overlook a card of his own hand."""
    return may_overlook(play) and play.turn is not play.dummy


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def they_have_led(at: Whole) -> None:
    """The side that did nothing wrong has led to the next trick; the revokers have not."""
    at.title = say("talesrevoke-title-they-have-led")
    seat, suit, number = revoke(at, by_either)
    at.rest_of_the_trick()
    at.need(at.play.leader.side is not seat.side)
    wins_the_trick(at)
    plays_on(at)
    finds_it(at, seat, suit, number)


@whole(G18, weight=3)
def partner_has_led(at: Whole) -> None:
    """The revoker's side has won the trick and led to the next."""
    at.title = say("talesrevoke-title-partner-has-led")
    seat, suit, number = revoke(at, by_either)
    at.rest_of_the_trick()
    at.need(at.play.leader.side is seat.side)
    wins_the_trick(at)
    plays_on(at)
    finds_it(at, seat, suit, number)


@whole(G18)
def they_have_played(at: Whole) -> None:
    """The revoker or his partner has played to the next trick, which the other side led."""
    at.title = say("talesrevoke-title-they-have-played")
    seat, suit, number = revoke(at, by_either)
    at.rest_of_the_trick()
    at.need(at.play.leader.side is not seat.side)
    wins_the_trick(at)
    plays_on(at, 2)
    finds_it(at, seat, suit, number)


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def lead_named(at: Whole) -> None:
    """The revoker's side has won the trick and has said what it leads next, but no card has moved."""
    at.title = say("talesrevoke-title-lead-named")
    seat, suit, number = revoke(at, by_either)
    at.rest_of_the_trick()
    play = at.play
    at.need(play.leader.side is seat.side)
    card = max(play.hands[play.leader], key=rank)
    if play.leader is at.dummy:
        at.do(f"{at.declarer} calls {card}")
        at.tell(say("talesrevoke-dummy-wins-and-calls", seat=at.declarer, card=card))
    else:
        at.do(f"{play.leader} names {card} as his play")
        at.tell(say("talesrevoke-wins-and-names", seat=play.leader, card=card))
        at.fact(f"unintended #{len(at.log)}", "no")
    finds_it(at, seat, suit, number)


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def told_to_lead(at: Whole) -> None:
    """The partner of the revoker leads to the next trick out of turn; an opponent may have told him to."""
    at.title = say("talesrevoke-title-told-to-lead")
    seat, suit, number = revoke(at, by_defender)
    at.rest_of_the_trick()
    play = at.play
    at.need(play.leader.side is not seat.side)
    card = play.would_lead(seat.partner)
    wins_the_trick(at)
    at.do(f"{seat.partner} asks whether it is his lead")
    led = at.do(f"{seat.partner} leads {card}")
    at.tell(say("talesrevoke-my-lead", seat=seat.partner, card=card))
    finds_it(at, seat, suit, number)
    told = at.rng.random() < 0.5
    answers = (str(at.rng.choice((at.declarer, at.dummy))), "no")
    at.aimed(f"told-turn #{led}", answers[not told], answers[told])


@whole(G18, levels=(CLUB, TOURNAMENT), weight=2)
def claimed(at: Whole) -> None:
    """Before anybody has gone on, a player of the revoking side claims or concedes; or his opponent does."""
    at.title = say("talesrevoke-title-claimed")
    seat, suit, number = revoke(at, by_either, range(7, 11))
    at.rest_of_the_trick()
    by = at.rng.choice(((seat if seat is not at.dummy else at.declarer), at.against(seat)))
    ours = by.side is seat.side
    if ours and at.rng.random() < 0.5:
        at.do(f"{by} concedes the rest")
        at.tell(say("tales-the-rest-are-yours", seat=by))
    else:
        at.do(f"{by} claims all")
        at.tell(say("talesrevoke-the-rest-are-mine", seat=by))
        at.fact(f"normal-loss #{len(at.log)}", "0")
    finds_it(at, seat, suit, number)


@whole(G18, levels=(TOURNAMENT,), weight=2)
def claim_agreed(at: Whole) -> None:
    """The other side has claimed, the revokers have agreed, and then it is found, sooner or later."""
    at.title = say("talesrevoke-title-claim-agreed")
    seat, suit, number = revoke(at, by_defender, range(7, 11))
    at.rest_of_the_trick()
    at.do(f"{at.declarer} claims all")
    at.fact(f"normal-loss #{len(at.log)}", "0")
    at.do(f"{seat.partner} agrees")
    at.tell(say("tales-all-mine-agreed", seat=at.declarer, other=seat.partner))
    match at.rng.randrange(3):
        case 0:
            at.do("all hands go back")
            at.do(f"{at.rng.choice((seat, at.declarer))} bids on the next board")
            at.tell(say("talesrevoke-next-is-begun"))
        case 1:
            at.do("the round ends")
            at.tell(say("tales-the-round-ends"))
        case _:
            at.tell(say("talesrevoke-not-put-away"))
    at.tell(say("talesrevoke-i-had", suit=suit, trick=at.play.number - 1, seat=seat))
    at.notice(seat, number)
