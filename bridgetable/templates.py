"""The commonest irregularities, as a director meets them: what to ask about each, and the sentences it makes.

A template asks who and which card, nothing that the director cannot have seen, and of a second or third event only what
those before it have left open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.cards import Suit
from bridgetable.happening import DECLARING, DEFENDERS, Ask, Telling, Template, Told, Untold
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Lying, Start
from bridgetable.table.record import Fact
from bridgetable.table.sentences import sentence


def template(name: str) -> Template:
    """The template whose `id` is `name`."""
    return next(each for each in TEMPLATES if each.id == name)


# Where an event happens


def _first(told: Told) -> bool:
    return told.before is None


def _may_be_either(told: Told) -> bool:
    """Whether an event may belong to the trick that has begun, or to the next one."""
    return told.before is not None and bool(told.before.played)


def _new_trick(told: Told) -> bool:
    """Whether nobody has played yet to the trick in which it happens."""
    return told.before is None or not told.before.played or told.value("when") == "next"


def _trick(told: Told) -> int:
    if told.before is None:
        return told.number("trick")
    return told.before.trick + (_may_be_either(told) and _new_trick(told))


def _leader(told: Told, name: str = "leader") -> Seat:
    """Who led to the trick in which it happens, or was to lead to it: answered where it is not known."""
    if told.before is None or _new_trick(told) or told.before.leader is None:
        return told.seat(name)
    return told.before.leader


def _suit(told: Told) -> Suit:
    """The suit led to it."""
    known = None if told.before is None or _new_trick(told) else told.before.suit
    return known or told.suit("suit")


def _led_by_another(told: Told) -> bool:
    return _leader(told) is not told.seat("who")


def _suit_unknown(told: Told) -> bool:
    return _new_trick(told) or told.before is None or told.before.suit is None


def _played(told: Told) -> tuple[Seat, ...]:
    return () if told.before is None or _new_trick(told) else told.before.played


def _from_here(told: Told, lead: Seat) -> tuple[tuple[str, ...], Start | None]:
    """What comes before the event: where play is until a trick has begun, and after that the rest of the trick."""
    before = told.before
    if before is None or not any(before.table.rows):
        return (), Start(trick=_trick(told), lead=lead)
    if not _new_trick(told) or (before.leader is lead and not before.played):
        return (), None
    return (*_rest_of_the_trick(told), f"{lead} wins the trick"), None


def _rest_of_the_trick(told: Told) -> Iterator[str]:
    """The cards that are missing in the trick that has begun: of each only the suit is known."""
    before = told.before
    if before is None or not before.played:
        return
    suit = before.suit.value if before.suit is not None else "?"
    for seat in (_after(before.leader or before.played[0], steps) for steps in range(4)):
        if seat not in before.played:
            yield _puts(told, seat, f"{suit}?")


def _after(seat: Seat, steps: int) -> Seat:
    return SEATS[(seat.index + steps) % 4]


# Parts of the stories


def _puts(told: Told, seat: Seat, card: object, lead: bool = False) -> str:
    """The sentence in which `seat` leads or plays a card; dummy's are played by declarer."""
    verb = "leads" if lead else "plays"
    if told.role(seat) == "dummy":
        return f"{told.declarer} {verb} {card} from dummy"
    return f"{seat} {verb} {card}"


def _trick_until(told: Told, leader: Seat, suit: Suit, until: Seat) -> Iterator[str]:
    """The trick as far as the seat before `until`, but for what lies there: of the cards only the suit is known."""
    for steps in range((until.index - leader.index) % 4):
        seat = _after(leader, steps)
        if seat not in _played(told):
            yield _puts(told, seat, f"{suit}?", lead=seat is leader)


def _not_yet(told: Told, name: str, seat: Seat) -> Seat:
    if seat in _played(told):
        raise Untold(name, f"{seat.word} has played to this trick already: choose another player, or the next trick")
    return seat


def _other_than(told: Told, name: str, other: str, words: str) -> Seat:
    seat = told.seat(name)
    if seat is told.seat(other):
        raise Untold(name, words)
    return seat


def _against(told: Told, seat: Seat) -> Seat:
    """Who calls the director about what `seat` did: declarer, or the defender at his left."""
    return told.at("lho") if told.role(seat) in DECLARING else told.declarer


def _due(told: Told) -> Seat | None:
    """The player whose card is due, where the running trick tells."""
    return told.before.next if told.before is not None and told.before.played else None


def _defender_not_due(told: Told) -> str:
    """The defender who has not played and whose turn it is not."""
    due, done = _due(told), _played(told)
    free = [role for role in ("rho", "lho") if told.at(role) is not due and told.at(role) not in done]
    return free[0] if free else "rho"


def _asker(told: Told) -> str:
    """Whoever is to play asks whose turn it is, most often."""
    due = _due(told)
    return due.value if due is not None else "lho"


def _to_lead(role: str) -> Callable[[Told], str]:
    """Who is to lead as far as that is known, else most often this role."""

    def found(told: Told) -> str:
        known = told.before.leader if told.before is not None and not told.before.played else None
        return known.value if known is not None else role

    return found


def _leads_at_left_of(name: str, steps: int) -> Callable[[Told], str]:
    """Who is to lead as far as that is known, else the seat so many places after the one that was answered."""
    return lambda told: _to_lead(_after(told.seat(name), steps).value)(told)


# The questions that several templates ask

_TRICK = Ask("trick", "In trick number", "number", default="5", only_if=_first)
_WHEN = Ask(
    "when",
    "When was that?",
    "choice",
    choices=(("same", "In this trick"), ("next", "In the next trick")),
    default="same",
    only_if=_may_be_either,
)
_WHERE = (_WHEN, _TRICK)
_WHO = Ask("who", "Which defender?", "seat", DEFENDERS, default="rho")
_CARD = Ask("card", "Which card?", "card")


def _suit_led(only_if: Callable[[Told], bool] = lambda _: True) -> Ask:
    return Ask("suit", "Which suit was led?", "suit", only_if=lambda told: _suit_unknown(told) and only_if(told))


def _who_led(default: str | Callable[[Told], str]) -> Ask:
    return Ask("leader", "Who led to the trick?", "seat", default=default, only_if=_new_trick)


def _whose_lead(default: str | Callable[[Told], str]) -> Ask:
    return Ask("due", "Whose lead was it?", "seat", default=default, only_if=_new_trick)


# Leads and plays out of turn


def _opening_lead(told: Told) -> Telling:
    ended = ("the auction ends",) if told.before is not None else ()
    return Telling((*ended, f"{told.at('rho')} leads {told.card('card')}"), told.declarer)


def _lead_out_of_turn(told: Told) -> Telling:
    who, due = told.seat("who"), told.seat("due")
    if _new_trick(told) and due is who:
        raise Untold("due", "It was his own lead: then it was not out of turn")
    before, start = _from_here(told, due)
    return Telling((*before, f"{who} leads {told.card('card')}", *_since_the_lead(told, who)), told.declarer, start)


def _wrong_hand(told: Told) -> Telling:
    hand, due = told.seat("hand"), told.seat("due")
    if _new_trick(told) and due is hand:
        raise Untold("due", "The lead came from the right hand: then nothing was wrong")
    before, start = _from_here(told, due)
    led = _puts(told, hand, told.card("card"), lead=True)
    return Telling((*before, led, *_since_the_lead(told, hand)), told.at("lho"), start)


def _since_the_lead(told: Told, leader: Seat) -> tuple[str, ...]:
    """What the other side has done about a lead out of turn."""
    chooser = leader.lho if told.role(leader) in DECLARING else told.declarer
    match told.value("since"):
        case "accepted":
            return (f"{chooser} chooses to accept",)
        case "refused":
            return (f"{chooser} chooses to refuse",)
        case "next":
            suit = told.card("card").suit
            return (_puts(told, leader.lho, f"{suit or '?'}?"),)
        case _:
            return ()


_SINCE_LEAD = Ask(
    "since",
    "Since then",
    "choice",
    choices=(("nothing", "Nothing"), ("accepted", "Accepted"), ("refused", "Refused"), ("next", "Next played")),
    default="nothing",
)


def _play_out_of_turn(told: Told) -> Telling:
    leader, who = _leader(told), _not_yet(told, "who", told.seat("who"))
    if leader is who:
        raise Untold("leader", "He led himself: then choose another leader")
    before, start = _from_here(told, leader)
    led = (_puts(told, leader, f"{_suit(told)}?", lead=True),) if _new_trick(told) else ()
    due = leader.lho if _new_trick(told) else _due(told)
    if due is who:
        raise Untold("who", f"It was {who.word}'s turn: choose another player")
    return Telling((*before, *led, f"{who} plays {told.card('card')}"), told.declarer, start)


def _asks_whose_lead(told: Told) -> Telling:
    who = told.seat("who")
    before, start = _from_here(told, told.seat("due"))
    turn = "lead" if _new_trick(told) else "turn"
    asked = f"{who} asks {'whether it is his lead' if turn == 'lead' else 'whose turn it is'}"
    said: tuple[str, ...] = ()
    if told.value("answer") != "none":
        by = _other_than(told, "by", "who", "Nobody answers himself: choose who told him")
        said = (f"{by} tells {who} that it is {'not ' if told.value('answer') == 'not' else ''}his {turn}",)
    return Telling((*before, asked, *said), who, start)


_ANSWERS = (("none", "Nothing"), ("his", "That it is his"), ("not", "That it is not"))


def _two_at_once(told: Told) -> Telling:
    who, leader = _not_yet(told, "who", told.seat("who")), _leader(told)
    card, other = told.card("card"), told.card("other")
    if card is other:
        raise Untold("other", "That is the same card: name the one that came with it")
    before, start = _from_here(told, leader)
    trick = _trick_until(told, leader, _suit(told), who) if who is not leader else ()
    verb = "plays" if who is not leader else "leads"
    return Telling((*before, *trick, f"{who} {verb} {card} with {other}"), _against(told, who), start)


# Cards seen


_WAYS = (
    ("dropped", "Dropped"),
    ("showed", "Shown"),
    ("named", "Named"),
    ("held", "Held out"),
)


def _card_seen(told: Told) -> Telling:
    who, cards = told.seat("who"), told.cards("card")
    listed = ", ".join(map(str, cards))
    match told.value("way"):
        case "dropped":
            happened = [f"{who} drops {listed}"]
        case "showed":
            happened = [f"{who} shows {listed} on the table"]
        case "named":
            happened = [f"{who} says he holds {card}" for card in cards]
        case _:  # how it is held decides: for a defender whether partner could see it, for declarer how near the table
            zone = "near the table" if told.role(who) in DECLARING else "visible"
            happened = [f"{who} holds {cards[0]} {zone}"]
    before, start = _from_here(told, told.seat("due"))
    return Telling((*before, *happened), _against(told, who), start)


def _whose_turn(told: Told) -> str:
    """A card that is held out may be a play, so that it is most often its owner's turn; else declarer leads."""
    return told.value("who") if told.value("way") == "held" else _to_lead("declarer")(told)


def _in_the_auction(told: Told) -> Telling:
    who = told.seat("who")
    listed = ", ".join(map(str, told.cards("card")))
    return Telling((f"{who} drops {listed}",), who.lho, stage="auction")


def _penalty_card_kept(told: Told) -> Telling:
    who, leader = _not_yet(told, "who", told.seat("who")), _leader(told)
    penalty, card = told.card("penalty"), told.card("card")
    if penalty is card:
        raise Untold("card", "That is the penalty card itself: name the card that was played instead")
    before, start = _from_here(told, leader)
    if start is not None:
        start = Start(start.trick, start.lead, on_table=(Lying(who, penalty, "major penalty"),))
    elif told.before is not None and penalty not in told.before.table.before(who):
        raise Untold("penalty", f"{penalty.words} is not on the table before {who.word}: tell first how it came there")
    trick = _trick_until(told, leader, _suit(told), who) if who is not leader else ()
    return Telling((*before, *trick, _puts(told, who, card, lead=who is leader)), told.declarer, start)


def _card_before(told: Told) -> str:
    """The one card that lies before him."""
    lying = told.before.table.before(told.seat("who")) if told.before is not None else ()
    return lying[0].name if len(lying) == 1 else ""


def _with_a_card_before(told: Told) -> str:
    """The defender before whom a card lies."""
    if told.before is None:
        return "rho"
    return next((role for role in DEFENDERS if told.before.table.before(told.at(role))), "rho")


# Revokes


def _revoke(told: Told) -> tuple[tuple[str, ...], Start | None, Fact]:
    """The revoke trick as far as the revoke, and that he could have followed suit."""
    leader, who = _leader(told), _not_yet(told, "who", told.seat("who"))
    if leader is who:
        raise Untold("leader", "He led himself: then choose another leader")
    suit, card = _suit(told), told.card("card")
    if card.suit is suit:
        raise Untold("card", f"{card.words} follows suit: name the card of another suit that was played")
    before, start = _from_here(told, leader)
    trick = (*before, *_trick_until(told, leader, suit, who), _puts(told, who, card))
    return trick, start, Fact("could-follow", f"{who} {_trick(told)}", "yes")


def _revoke_in_time(told: Told) -> Telling:
    trick, start, fact = _revoke(told)
    return Telling(trick, _against(told, told.seat("who")), start, facts=(fact,))


def _revoke_later(told: Told) -> Telling:
    trick, start, fact = _revoke(told)
    who, number = told.seat("who"), _trick(told)
    steps = range(1, (_leader(told).index - who.index) % 4)
    rest = [_puts(told, seat, f"{_suit(told)}?") for seat in (_after(who, step) for step in steps)]
    if told.value("noticed") == "play" and number < 12:
        since: tuple[str, ...] = (f"play goes on to trick {number + 2 if number < 11 else 12}",)
    else:
        since = (*(("play goes on to trick 13",) if number < 12 else ()), "play ends")
    caller = _against(told, who)
    log = (*trick, *rest, *since, f"{caller} draws attention to #{_number(told, len(trick))}")
    return Telling(log, caller, start, facts=(fact,))


def _number(told: Told, place: int) -> int:
    """The number in the whole log of the sentence at this place, from 1, of what is told now."""
    return place + (len(told.before.record.log) if told.before is not None else 0)


# Dummy's cards


def _change_of_call(told: Told) -> Telling:
    dummy, leader = _not_yet(told, "first", told.at("dummy")), _leader(told)
    first, second = told.card("first"), told.card("second")
    if first is second:
        raise Untold("second", "That is the same card: name the one he wanted then")
    since = told.value("since")
    moved = (f"{dummy} moves {first}",) if since != "nothing" else ()
    followed = (f"{dummy.lho} plays {_suit_of(told, 'first')}?",) if since == "next" else ()
    changed = f"{told.declarer} changes the call to {second}"
    before, start = _from_here(told, leader)
    trick = _lead_to_dummy(told, leader, "first")
    log = (*before, *trick, f"{told.declarer} calls {first}", *moved, *followed, changed)
    return Telling(log, told.at("lho"), start)


def _not_named(told: Told) -> Telling:
    dummy, leader = _not_yet(told, "called", told.at("dummy")), _leader(told)
    called, moved = told.card("called"), told.card("moved")
    if called is moved:
        raise Untold("moved", "That is the card that was named: name the one dummy put out")
    before, start = _from_here(told, leader)
    trick = _lead_to_dummy(told, leader, "called")
    log = [*before, *trick, f"{told.declarer} calls {called}", f"{dummy} moves {moved}"]
    wrong = _number(told, len(log))
    if told.value("since") == "next":
        log.append(f"{dummy.lho} plays {_suit_of(told, 'called')}?")
    log.append(f"{told.at('lho')} draws attention to #{wrong}")
    return Telling(tuple(log), told.at("lho"), start)


def _lead_to_dummy(told: Told, leader: Seat, named: str) -> Iterator[str]:
    """The trick before dummy's card, in the suit of the card that was named."""
    return _trick_until(told, leader, _suit_of(told, named), told.at("dummy"))


def _suit_of(told: Told, name: str) -> Suit:
    suit = told.card(name).suit
    if suit is None:
        raise Untold(name, "The suit of the card that was named has to be known")
    return suit


# Anything else


def _claim(told: Told) -> Telling:
    who = told.seat("who")
    objector = told.at("lho") if told.role(who) in DECLARING else told.declarer
    start = Start(trick=14 - told.number("left"), lead=who) if told.before is None else None
    return Telling((f"{who} claims all", f"{objector} objects"), objector, start)


def _number_of_cards(told: Told) -> Telling:
    who, number = told.seat("who"), told.number("number")
    if number == _right_number(told):
        raise Untold("number", f"That is the right number in trick {_trick(told)}: say how many he was found with")
    before, start = _from_here(told, told.seat("due"))
    return Telling((*before, f"{who} is found with {number} cards"), _against(told, who), start)


def _right_number(told: Told) -> int:
    return 14 - _trick(told) - (told.seat("who") in _played(told))


def _in_words(told: Told) -> Telling:
    entry = told.entry("words")
    seat = getattr(entry.action, "seat", None)
    caller = _against(told, seat) if isinstance(seat, Seat) else told.declarer
    start = Start(trick=_trick(told), lead=told.seat("due")) if _first(told) else None
    return Telling((sentence(entry),), caller, start)


TEMPLATES: tuple[Template, ...] = (
    Template(
        "opening-lead",
        "O",
        "Opening lead out of turn",
        "The wrong defender has led to the first trick, face up",
        (_CARD,),
        _opening_lead,
        "opening",
    ),
    Template(
        "defender-leads",
        "L",
        "Lead out of turn by a defender",
        "Later in the play, when another hand was to lead",
        (_WHO, _CARD, _whose_lead(_to_lead("declarer")), _SINCE_LEAD, *_WHERE),
        _lead_out_of_turn,
    ),
    Template(
        "wrong-hand",
        "F",
        "Lead from the wrong hand",
        "Declarer was in dummy and led from his hand, or the other way round",
        (
            Ask("hand", "From which hand?", "seat", DECLARING, default="declarer"),
            _CARD,
            _whose_lead(_leads_at_left_of("hand", 2)),
            _SINCE_LEAD,
            *_WHERE,
        ),
        _wrong_hand,
    ),
    Template(
        "whose-lead",
        "Q",
        "Whose lead is it?",
        "A player asks, and may have been told wrongly",
        (
            Ask("who", "Who asked?", "seat", default=_asker),
            Ask("answer", "What was he told?", "choice", choices=_ANSWERS, default="none"),
            Ask(
                "by",
                "Who told him?",
                "seat",
                default=lambda told: _against(told, told.seat("who")).value,
                only_if=lambda told: told.value("answer") != "none",
            ),
            _whose_lead(_to_lead("dummy")),
            *_WHERE,
        ),
        _asks_whose_lead,
    ),
    Template(
        "out-of-turn",
        "P",
        "Play out of turn by a defender",
        "He followed suit or discarded before it was his turn",
        (
            Ask("who", "Which defender?", "seat", DEFENDERS, default=_defender_not_due),
            _suit_led(),
            _CARD,
            _who_led(_leads_at_left_of("who", 1)),
            *_WHERE,
        ),
        _play_out_of_turn,
    ),
    Template(
        "two-at-once",
        "B",
        "Two cards at once",
        "A player has put down two cards together",
        (
            Ask("who", "Who was it?", "seat", ("declarer", "lho", "rho"), default="rho"),
            _CARD,
            Ask("other", "Which other card?", "card"),
            _who_led(_leads_at_left_of("who", 0)),
            _suit_led(_led_by_another),
            *_WHERE,
        ),
        _two_at_once,
    ),
    Template(
        "card-seen",
        "D",
        "A card dropped or seen",
        "Small card or honour, dropped, shown, named or held out",
        (
            Ask("who", "Whose card?", "seat", default="rho"),
            Ask("card", "Which card, or which cards?", "cards"),
            Ask("way", "How was it seen?", "choice", choices=_WAYS, default="dropped"),
            Ask("due", "Who was to lead?", "seat", default=_whose_turn, only_if=_new_trick),
            *_WHERE,
        ),
        _card_seen,
    ),
    Template(
        "penalty-card",
        "K",
        "Penalty card not played",
        "A defender has led or played another card",
        (
            Ask("who", "Which defender?", "seat", DEFENDERS, default=_with_a_card_before),
            Ask("penalty", "Which is his penalty card?", "card", default=_card_before),
            Ask("card", "Which card did he play instead?", "card"),
            _who_led(_leads_at_left_of("who", 0)),
            _suit_led(_led_by_another),
            *_WHERE,
        ),
        _penalty_card_kept,
    ),
    Template(
        "revoke",
        "R",
        "Revoke, noticed in time",
        "He did not follow suit although he could; his side has not played on",
        (
            Ask("who", "Who revoked?", "seat", default="rho"),
            _suit_led(),
            Ask("card", "Which card did he play?", "card"),
            _who_led(_leads_at_left_of("who", 3)),
            *_WHERE,
        ),
        _revoke_in_time,
    ),
    Template(
        "revoke-later",
        "V",
        "Revoke, noticed later",
        "His side has played on, or the play is over",
        (
            Ask("who", "Who revoked?", "seat", default="rho"),
            _suit_led(),
            Ask("card", "Which card did he play?", "card"),
            Ask(
                "noticed",
                "When was it noticed?",
                "choice",
                choices=(("end", "After the play"), ("play", "During play")),
                default="end",
            ),
            _who_led(_leads_at_left_of("who", 3)),
            _WHEN,
            Ask("trick", "In trick number", "number", default="5", most=11, only_if=_first),
        ),
        _revoke_later,
    ),
    Template(
        "change-of-call",
        "G",
        "Declarer changes the card he called",
        "“Queen … no, king”: which one is played?",
        (
            Ask("first", "Which card did he call first?", "card"),
            Ask("second", "Which card then?", "card"),
            Ask(
                "since",
                "Before he changed",
                "choice",
                choices=(("nothing", "Nothing"), ("moved", "Dummy moved it"), ("next", "Next played")),
                default="nothing",
            ),
            _who_led(_to_lead("lho")),
            *_WHERE,
        ),
        _change_of_call,
    ),
    Template(
        "not-named",
        "U",
        "Dummy plays another card",
        "Dummy has put out a card that declarer did not name",
        (
            Ask("called", "Which card did declarer name?", "card"),
            Ask("moved", "Which card did dummy put out?", "card"),
            Ask(
                "since",
                "Since then",
                "choice",
                choices=(("nothing", "Nothing"), ("next", "Next played")),
                default="nothing",
            ),
            _who_led(_to_lead("lho")),
            *_WHERE,
        ),
        _not_named,
    ),
    Template(
        "claim",
        "C",
        "A claim is disputed",
        "A player has claimed, and an opponent does not agree",
        (
            Ask("who", "Who has claimed?", "seat", default="declarer"),
            Ask("left", "Tricks still to play", "number", default="5", least=1, only_if=_first),
        ),
        _claim,
    ),
    Template(
        "number",
        "M",
        "Too many or too few cards",
        "A player is found with the wrong number in his hand",
        (
            Ask("who", "Who was it?", "seat", default="rho"),
            Ask("number", "How many has he?", "number", default=lambda told: str(_right_number(told) - 1), least=0),
            Ask("due", "Who was to lead?", "seat", default=_to_lead("declarer"), only_if=_new_trick),
            *_WHERE,
        ),
        _number_of_cards,
    ),
    Template(
        "auction",
        "A",
        "A card seen during the auction",
        "Dropped or shown before the bidding was over",
        (Ask("who", "Whose card?", "seat", default="rho"), Ask("card", "Which card, or which cards?", "cards")),
        _in_the_auction,
        "auction",
    ),
    Template(
        "in-words",
        "I",
        "Anything else, in words",
        "Typed as under the table: “e pauses”, “s calls queen”",
        (
            Ask("words", "What was done or said?", "words"),
            Ask("due", "Who was to lead?", "seat", default="declarer", only_if=_first),
            _TRICK,
        ),
        _in_words,
        "any",
    ),
)
"""In the order in which they are offered."""
