"""The closed words of findings in the plain words of a director: cards, limits, irregularities, choices, duties."""

from __future__ import annotations

import re

from bridgetable.cards import Card, parse_card
from bridgetable.seats import Seat, Side

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
    "impossible call": "{seat} has called a card that is not there.",
    "cards together": "Cards have been put down at the same moment.",
    "two cards at once": "{seat} has put down {card} together with another card.",
    "penalty card not played": "{seat} has not played the penalty card that was due.",
    "restriction not obeyed": "{seat} has not obeyed the restriction on his lead.",
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
    "dummy laid wrongly": "{seat}'s hand is not laid out as it should be.",
    "wrong procedure": "{seat} has not followed the correct procedure.",
    "dummy overstepped A1": "{seat}, as dummy, has taken part in the play.",
    "dummy overstepped A2": "{seat}, as dummy, has left his place or looked at another hand.",
    "dummy overstepped A3": "{seat} has shown dummy his hand.",
    "attention by dummy": "{seat}, as dummy, has drawn attention to an irregularity during play.",
    "wrongly pointed trick": "{seat} has pointed a trick the wrong way.",
    "inspection without right": "{seat} has looked at a turned card without the right to.",
    "tricks mixed": "{seat} has mixed his played cards.",
    "change without right": "{seat} has taken back a card without the right to.",
    "act before the ruling": "{seat} has acted before the director had ruled.",
    "concealed": "{seat} has tried to hide an irregularity.",
}
"""A sentence for each kind of irregularity; `card` is the card concerned."""

RECTIFICATIONS = {
    "none": "Nothing has to be put right.",
    "card back": "The card goes back.",
    "card back and another played": "The card goes back and another one is played.",
    "proper lead": "The lead comes from the right hand.",
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
    "own turn": "at his turn",
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
    "this lead": "for this lead",
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
    "accept": "accept it",
    "refuse": "refuse it",
    "ask nothing": "put no restriction on the lead",
    "require the highest": "have the other defender play his highest card of the suit led",
    "require the lowest": "have the other defender play his lowest card of the suit led",
    "spread": "spread his hand and become dummy",
    "lead from hand": "lead from his hand",
    "lead from dummy": "lead from dummy",
    "play on": "play on",
    "stop": "stop the play",
    "waive": "do without the rectification",
}

_CALL = re.compile("[1-7](?:[CDHS]|NT)|pass|XX?")
_CARD = re.compile(r"\b[SHDC](?:10|[2-9TJQKA])\b|(?<!\w)[SHDC?][xh?]\d*(?!\w)")


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


def option_words(option: str, cite: str) -> str:
    """A choice as it is offered: `forbid diamonds` is forbid a diamond lead, under 57A a diamond on this trick."""
    if option == "ask nothing" and cite.startswith("57A"):
        return "put no restriction on the other defender's play"
    if option in OPTIONS:
        return OPTIONS[option]
    verb, _, what = option.partition(" ")
    if verb == "designate":
        return f"name {in_words(what)} as the card played"
    suits = what.split(" and ")
    words = " or ".join(suit.removesuffix("s") for suit in suits)
    if cite.startswith("57A"):
        deed = "have the other defender play" if verb == "require" else "keep the other defender from playing"
        return f"{deed} a {words} to this trick"
    return f"{verb} a {words} lead"


def suits_words(verb: str, suits: list[str], cite: str) -> str:
    """Several suits of which one may be chosen: forbid the lead of hearts, diamonds or clubs."""
    some = f"{', '.join(suits[:-1])} or {suits[-1]}"
    if cite.startswith("57A"):
        deed = "have the other defender play" if verb == "require" else "keep the other defender from playing"
        return f"{deed} {some} to this trick"
    return f"{verb} the lead of {some}"


def chosen_words(option: str, cite: str) -> str:
    """A choice that has been made: `forbid diamonds` is forbids a diamond lead, `accept` just accepts."""
    verb, _, what = option_words(option, cite).removesuffix(" it").partition(" ")
    return f"{_IRREGULAR.get(verb, f'{verb}s')} {what}".strip().removesuffix(" and become dummy")


_IRREGULAR = {"have": "has", "do": "does"}


def deed_words(deed: str) -> str:
    """What a duty demands or forbids, in words: `play small diamonds before D6`."""
    small = re.fullmatch(r"(\w+) small (\w+) before (\S+)", deed)
    if small:
        card = parse_card(small[3])
        before = card_words(card) if card.known else "this one"
        return f"{small[1]} another small {small[2].removesuffix('s')} before {before}"
    return in_words(deed)


def about_words(about: str) -> str:
    """What information is about: `W D7` is West's ♦7, `W 2D` West's call of 2D; a remark stays as written."""
    seat, _, card = about.partition(" ")
    if _CALL.fullmatch(card):
        return f"{Seat(seat).word}'s call of {card}" if card != "pass" else f"{Seat(seat).word}'s pass"
    try:
        return owned(Seat(seat), parse_card(card))
    except ValueError:
        return f"action {about[1:]}" if about.startswith("#") else about
