"""The closed words of findings in the plain words of a director: cards, limits, irregularities, choices, duties."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridgetable.cards import Card, parse_card
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat, Side, parse_seat, parse_seats

SIDES = {Side.NS: "North-South", Side.EW: "East-West"}

IRREGULARITIES = {
    "opening lead out of turn": "{seat} has made the opening lead out of turn.",
    "lead out of turn": "{seat} has led out of turn.",
    "premature lead": "{seat} has led to the next trick too early.",
    "play out of turn": "{seat} has played out of turn.",
    "play at RHO's turn": "{seat} has played when the player on his right was to play.",
    "revoke": "{seat} has not followed suit although he could.",
    "fifth card": "{seat} has put a second card to the same trick.",
    "exposed card": "{seat} has exposed {card}.",
    "card named as held": "{seat} has said that he holds {card}.",
    "exposed in the auction": "{seat} has exposed {card} during the auction.",
    "exposed before the auction": "{seat} has exposed {card} before the auction.",
    "card not designated": "A card was put out from {seat}'s hand that had not been named.",
    "dummy acted unasked": "{seat} has picked a card that declarer had not named.",
    "play suggested": "{seat} has suggested a play.",
    "incomplete call": "{seat} has not named a whole card.",
    "impossible call": "{seat} has called a card that is not there; he may name any card that may be played.",
    "cards together": "Cards have been put down at the same moment.",
    "two cards at once": "{seat} has put down two or more cards at once.",
    "penalty card not played": "{seat} has not played the penalty card that was due.",
    "restriction not obeyed": "{seat} has not obeyed the restriction put on him.",
    "lead before the option": "{seat} has led before declarer could choose.",
    "play before the new lead": "{seat} has played before the lead was put right.",
    "defective trick": "{seat} has too many or too few cards in a trick.",
    "wrong number of cards": "{seat} has the wrong number of cards.",
    "wrong word about the turn": "{seat} has told another player wrongly whose turn it is.",
    "wrong explanation": "{seat} has given a mistaken explanation.",
    "wrong review": "{seat} has given a mistaken review of the auction.",
    "improper question": "{seat} has asked a question that he may not ask.",
    "explanation not corrected": "{seat} has not corrected an explanation in time.",
    "explanation corrected too early": "{seat} has corrected his partner's explanation too early.",
    "dummy laid wrongly": "{seat}'s hand is not laid out as it should be; only his own side answers for it.",
    "wrong procedure": "{seat} has not followed the correct procedure.",
    "dummy overstepped A1": "{seat}, as dummy, has taken part in the play.",
    "dummy overstepped A2": "{seat}, as dummy, has left his place or looked at another hand.",
    "dummy overstepped A3": "{seat} has shown dummy his hand.",
    "attention by dummy": "{seat}, as dummy, has drawn attention to an irregularity during play.",
    "wrongly pointed trick": "{seat} has pointed a trick the wrong way.",
    "inspection without right": "{seat} has looked at a turned card without the right to.",
    "tricks mixed": "{seat} has mixed his played cards.",
    "change without right": "{seat} has taken back or changed a card without the right to.",
    "act before the ruling": "{seat} has acted before the director had ruled.",
    "concealed": "{seat} has tried to hide an irregularity.",
}
"""A sentence for each kind of irregularity; `card` is the card concerned."""

PROCEDURES = {
    "wrong procedure": {
        "16B1(a)": "{seat} has chosen what information he may not use suggested.",
        "17E2": "{seat} has called when it was not his turn.",
        "17D3": "{seat} has called when it was not his turn.",
        "20D": "{seat} has reviewed the auction for his own side; only an opponent of the player who asks may.",
        "20B": "{seat} has stopped a review before it was complete.",
        "20C2": "{seat} has stopped a review before it was complete.",
        "20F1": "{seat} has explained what is for another player to explain.",
        "20F2": "{seat} has explained what is for another player to explain.",
        "20G2": "{seat} has looked at his own system card or notes when he may not.",
        "20G3": "{seat} has looked at his own system card or notes when he may not.",
        "24B": "{seat} has not passed although he had to.",
        "24C": "{seat} has not passed although he had to.",
        "41C": "{seat} has changed a call after the play had begun.",
        "42A3": "{seat}, as dummy, has not seen to it that his hand follows suit.",
        "45A": "{seat} has laid a card face down that has to be faced.",
        "45G": "{seat} has turned his card before all four had played.",
        "62A": "{seat} has not put his revoke right although he had to.",
        "68D": "{seat} has played on although a claim had stopped the play.",
        "73D2": "{seat} may have misled an opponent by his manner or tempo, without a bridge reason.",
        "74B3": "{seat} has drawn a card before it was his turn to play.",
        "74C5": "{seat} has looked at another player's cards.",
    },
    "improper question": {
        "20B": "{seat} may not ask that: the whole auction is told to a player whose turn it is and who need not pass.",
        "20C2": "{seat} may not have the auction told now, nor a part of it.",
        "20F1": "{seat} may not ask for that explanation now.",
        "20F2": "{seat} may not ask for that explanation now.",
        "20G1": "{seat} may not ask for his partner's sake.",
        "20G2": "{seat} may not ask in order to draw a wrong answer.",
        "41C": "{seat} may not ask that: at his own turn a player is told the contract, and whether it was doubled.",
    },
    "act before the ruling": {
        "9C": "{seat} has put his own irregularity right before the director had ruled.",
        "10A": "{seat} has chosen what is not his to choose now.",
        "60C": "{seat} has played again before the first irregularity had been put right.",
    },
    "defective trick": {
        "67A1": "{seat} has put no card to a trick.",
        "67A2": "{seat} has put more than one card to a trick.",
        "67B": "{seat} has no card among those of a trick that is over.",
        "67B1": "{seat} has put no card to a trick that is over.",
        "67B2(a)": "{seat} has put more than one card to a trick that is over.",
        "67B3": "{seat}'s card to a trick that is over is not among his played cards.",
    },
    "inspection without right": {
        "66B": "{seat} has shown a turned card, which he may only look at himself.",
        "66C": "{seat} had no right to see turned cards again.",
    },
}
"""Irregularities of one kind that the paragraph tells apart."""

LAWFUL = {
    "20A": "{seat} may have it made clear what was called.",
    "20B": "{seat} may have the auction reviewed: it is his turn to call.",
    "20C1": "{seat} may ask, or say, whether it is his lead.",
    "20C2": "{seat} may have the whole auction reviewed now.",
    "20D": "{seat} is the right one to review the auction: an opponent of the player who asked.",
    "20E": "{seat} may put the review right; any player may.",
    "20F1": "{seat} may ask or explain what the calls mean.",
    "20F2": "{seat} may ask or explain what the calls and cards mean.",
    "20F4(a)": "{seat} puts his own explanation right, as he must.",
    "20F5(b)(i)": "{seat} puts his partner's explanation right now that play is over, as he must.",
    "20F5(b)(ii)": "{seat} puts his partner's explanation right, as he must.",
    "41B": "{seat} may have the auction reviewed or explained now.",
    "41C": "{seat} may be told the contract, and whether, but not by whom, it was doubled.",
    "42B2": "{seat}, as dummy, may try to keep declarer from an irregularity.",
    "42B3": "{seat}, as dummy, may point it out now that play is over.",
    "47D": "{seat} keeps his card.",
    "46A": "{seat} may have it made clear which card was called.",
    "61B": "{seat} may ask that.",
    "66A": "{seat} may look at the trick.",
    "75C": "{seat} has told the agreement rightly; who misunderstood it has nothing to come.",
    "75B2": "{seat} puts his own explanation right, as he must.",
}
"""A sentence for what is in order although players often think otherwise, by the paragraph that allows it."""

RECTIFICATIONS = {
    "none": "Nothing has to be put right.",
    "card back": "The card goes back.",
    "card back and another played": "The card goes back and another one is played.",
    "proper lead": "The lead comes from the hand whose turn it is.",
    "lead stands": "The lead stands.",
    "chain": "Those who played after it may change their cards as well.",
    "forfeited": "The right to have it put right is lost.",
    "waived": "The other side does without the rectification.",
    "cancelled": "It is cancelled.",
}

WHEN = {
    "now": "now",
    "lead": "when he leads",
    "this trick": "in this trick",
    "own turn": "at his next turn",
    "first legal turn": "at the first turn at which it is legal",
}

UNTIL = {
    "next card": "until the next card is played",
    "next card to this trick": "until the next card is played to this trick",
    "partner plays": "until his partner plays",
    "LHO plays": "until the player on his left plays",
    "declarer plays": "until declarer plays",
    "own side on next trick": "until his side has played to the next trick",
    "a lead to next trick": "until somebody leads to the next trick",
    "each side on next trick": "until both sides have played to the next trick",
    "director rules": "until the director rules",
    "lead is faced": "until the opening lead is faced",
    "dummy faces a card": "until dummy faces a card",
    "this lead": "until he has led",
    "this trick": "in this trick",
    "loses the lead": "until he loses the lead",
    "card gone": "until that card has gone",
    "play ends": "until play ends",
    "hands back": "until the hands are back in the board",
    "next board": "until somebody calls on the next board",
    "round ends": "until the round ends",
    "correction period ends": "until the correction period ends",
}

OPTIONS = {
    "spread": "spread his hand and become dummy",
    "lead from hand": "have declarer lead from his hand",
    "lead from dummy": "have declarer lead from dummy",
    "play on": "have play go on, if all four agree",
    "stop": "have the director decide on the claim",
    "waive": "do without the rectification",
}

CHOICES = {
    "accept": "accept",
    "refuse": "refuse",
    "ask nothing": "ask for nothing",
    "require the highest": "require the highest card of the suit led",
    "require the lowest": "require the lowest card of the suit led",
    "play on": "play on",
    "stop": "stop the play",
}
"""Choices as they are told over again, where it is known what they were about."""

_CALL = re.compile("[1-7](?:[CDHS]|NT)|pass|XX?")
_CARD = re.compile(r"\b[SHDC](?:10|[2-9TJQKA])\b|(?<!\w)[SHDC?][xh?]\d*(?!\w)")


_SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣", " and ": ""}


def in_signs(suits: str) -> str:
    """Suits by their signs: hearts and clubs is ♥♣."""
    for word, sign in _SIGNS.items():
        suits = suits.replace(word, sign)
    return suits


def card_words(card: Card) -> str:
    """A card in a sentence: ♦7, small diamond, heart honour, spade, honour, card."""
    if card.known:
        return card.words
    suit = card.suit.word if card.suit else ""
    words = {"x": f"small {suit or 'card'}", "h": f"{suit} honour", "?": suit or "card"}[card.kind].strip()
    return words if card.index == 1 else f"{words} no. {card.index}"


def owned(seat: Seat, card: Card) -> str:
    """A card with its owner: East's ♦7."""
    return f"{seat.word}'s {card_words(card)}"


def the_card(name: str) -> str:
    """A card by its name on the table, one not known in full with an article: ♦7, the small heart."""
    card = parse_card(name)
    return card_words(card) if card.known else f"the {card_words(card)}"


def in_words(text: str) -> str:
    """Cards in a text written as on the table: `play D7` is play ♦7."""
    return _CARD.sub(lambda found: card_words(parse_card(found[0])), text)


def seats_words(seats: tuple[Seat, ...]) -> str:
    """Seats one after the other: North, South and West; a whole side by its name; everybody; nobody."""
    for side, name in SIDES.items():
        if set(seats) == {seat for seat in Seat if seat.side is side}:
            return name
    names = [seat.word for seat in Seat if seat in seats]
    if len(names) in (0, 4):
        return "everybody" if names else "nobody"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def turn_words(verdict: Verdict) -> str:
    """Whose card or call is due; else who has a choice to make first; else that nobody may act."""
    if verdict.turn is not None:
        return f"{verdict.turn.word} is to {verdict.turn_to}"
    by = dict.fromkeys(letter for option in verdict.options for letter in option.by.split("/"))
    if by:
        return f"{listed([parse_seat(letter).word for letter in by], 'or')} has a choice to make first"
    return "Nobody may act now"


def answer_words(answer: str) -> str:
    """An answer as it is read: Yes, North, ♦7, hearts."""
    try:
        return seats_words(parse_seats(answer)) if answer != "none" else "None"
    except ValueError:
        words = in_words(answer)
        return words[:1].upper() + words[1:]


def answer_within(answer: str) -> str:
    """An answer as it is read within a sentence: if yes, if North, if hearts."""
    words = answer_words(answer)
    names = (*(seat.word for seat in Seat), *SIDES.values())
    return words if words.startswith(names) else words[:1].lower() + words[1:]


def listed(words: Sequence[str], last: str) -> str:
    """Words one after the other, the last one joined by `and` or `or`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def one_of(suits: Sequence[str]) -> str:
    """One card of several suits: a heart, a diamond or a club."""
    return listed([f"a {suit.removesuffix('s')}" for suit in suits], "or")


def choice_words(option: str) -> str:
    """A choice as it was made, without what it was about: forbid hearts and clubs; name ♦7 as the card played."""
    verb, _, what = option.partition(" ")
    if verb == "designate":
        return f"name {the_card(what)} as the card played"
    return CHOICES.get(option) or OPTIONS.get(option) or option


def chosen_words(option: str) -> str:
    """A choice that has been made: `forbid diamonds` is forbids diamonds, `accept` just accepts."""
    verb, _, what = choice_words(option).partition(" ")
    return f"{_IRREGULAR.get(verb, f'{verb}s')} {what}".strip().removesuffix(" and become dummy")


_IRREGULAR = {"have": "has", "do": "does"}


def deed_words(deed: str) -> str:
    """What a duty demands or forbids, in words: `play small diamonds before D6`."""
    small = re.fullmatch(r"(\w+) small (\w+) before (\S+)", deed)
    if small:
        card = parse_card(small[3])
        before = card_words(card) if card.known else "this one"
        return f"{small[1]} another small {small[2].removesuffix('s')} before {before}"
    extreme = re.fullmatch(r"play the (highest|lowest) (.+)", deed)
    if extreme:
        return f"play his {extreme[1]} {extreme[2]}"
    verb, _, what = deed.partition(" ")
    verb = {"withdraw": "take back"}.get(verb, verb)
    return f"{verb} {the_card(what)}" if _CARD.fullmatch(what) else in_words(f"{verb} {what}".strip())


def about_words(about: str) -> str:
    """What information is about: `W D7` is West's ♦7, `W 2D` West's call of 2D; a remark stays as written."""
    seat, _, card = about.partition(" ")
    if _CALL.fullmatch(card):
        return f"{Seat(seat).word}'s call of {card}" if card != "pass" else f"{Seat(seat).word}'s pass"
    try:
        return owned(Seat(seat), parse_card(card))
    except ValueError:
        return f"action {about[1:]}" if about.startswith("#") else about
