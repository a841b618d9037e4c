"""What a player tells of a deed: of his own in the first person, of another's in the third, of cards he knows."""

from __future__ import annotations

import re

import pytest

from bridgetable.cards import RANKS, Card, Suit, parse_card
from bridgetable.practice.retelling import Teller, retelling, sentence
from bridgetable.seats import Seat
from bridgetable.table.sentences import parse
from messages import pseudo

E, S, W = Seat.E, Seat.S, Seat.W
ALL = frozenset(parse_card(f"{suit.value}{rank}") for suit in Suit for rank in RANKS)
NONE = frozenset[Card]()


def told(by: Seat, *lines: str, cards: frozenset[Card] = ALL) -> str:
    """What East did, told by a player who can name these cards."""
    teller = Teller(by, E, cards)
    deeds = [deed for line in lines if (deed := retelling(teller, parse(line).action)) is not None]
    return sentence(teller, deeds) if deeds else ""


BY_HIMSELF = {
    "E leads DK": "I led the king of diamonds.",
    "E leads DK face down": "I led a card face down.",
    "E plays C8": "I played the eight of clubs.",
    "E faces C8": "I put the eight of clubs on the table.",
    "E plays C8 with S3, S4": "I put the eight of clubs, the three of spades and the four of spades down together.",
    "E plays C8 with S3 hidden": "I put the eight of clubs down.",
    "E plays nothing": "I put no card to the trick.",
    "E turns up his lead": "I turned my lead up.",
    "E detaches C8": "I drew a card out of my hand.",
    "E holds C8 visible": "I held the eight of clubs up.",
    "E holds C8 near the table": "I held the eight of clubs just above the table.",
    "E holds C8 on the table": "I held the eight of clubs on the table.",
    "E holds C8 in playing position": "I held the eight of clubs out to the trick.",
    "E puts back C8": "I put the eight of clubs back.",
    "E drops C8, HT": "I dropped the eight of clubs and the ten of hearts.",
    "E drops C8 face down": "I dropped the eight of clubs, face down.",
    "E drops C8 because of N": "I was knocked, and dropped the eight of clubs.",
    "E lets C8 be seen": "I tilted my hand, and the eight of clubs could be seen.",
    "E lets his hand be seen": "I tilted my hand, and all of it could be seen.",
    "E shows C8 to NS": "I showed the eight of clubs to North and South.",
    "E shows C8 to W": "I showed the eight of clubs to my partner.",
    "E shows his hand on the table": "I showed my hand on the table.",
    "E spreads his hand": "I laid my hand down.",
    "E takes up his hand": "I took my cards up again.",
    "E withdraws C8": "I took the eight of clubs back.",
    "E replaces C8 with C9": "I took the eight of clubs back and put the nine of clubs there.",
    "E keeps C8": "I let the eight of clubs lie.",
    "E picks up C8, D8, S2": "I picked the eight of clubs, the eight of diamonds and the two of spades up.",
    "E turns his card": "I turned my card.",
    "E points trick 3 as won": "I turned my card of the third trick the other way.",
    "E looks at trick 13": "I looked at the thirteenth trick.",
    "E looks at his last card": "I looked at my last card.",
    "E shows his last card": "I showed my last card.",
    "E mixes his played cards": "I mixed my cards.",
    "E adds C8 to trick 1": "I added the eight of clubs to the first trick.",
    "E takes C8 from trick 2": "I took the eight of clubs out of the second trick.",
    "E is found with 14 cards": "I had fourteen cards when we counted.",
    "E is found with 1 cards": "I had one card when we counted.",
    "E is found to have nothing in trick 4": "I had no card in the fourth trick.",
    "E is found to have C8, D8 in trick 5": "I had the eight of clubs and the eight of diamonds in the fifth trick.",
    "E's C8 is found in the board": "I was a card short, and the eight of clubs turned up.",
    "E looks at W's hand": "I looked into my partner's hand.",
    "E looks at S's hand": "I looked into South's hand.",
    "E exchanges hands with N": "I changed hands.",
    "E leaves his seat to watch N": "I got up to watch.",
    "E takes his cards": "I took my cards out of the board.",
    "E consults his own system card": "I looked at my system card.",
    "E consults his own notes": "I looked at my notes.",
    "E calls HQ": "I said “queen of hearts”.",
    "E calls heart": "I said “heart”.",
    "E calls queen": "I said “queen”.",
    "E calls low club": "I said “small club”.",
    "E calls low": "I said “small”.",
    "E calls high": "I said “high”.",
    "E calls high club": "I said “high club”.",
    "E calls win": "I said “win it”.",
    "E calls trump": "I said “trump”.",
    "E calls ruff": "I said “ruff”.",
    "E calls ruff high": "I said “ruff high”.",
    "E calls anything": "I said “anything”.",
    "E calls H?": "I said “heart”.",
    "E calls ??": "I said “that one”.",
    'E calls "keep going."': "I said “keep going.”",
    'E calls "keep going"': "I said “keep going”.",
    "E changes the call to HQ": "I then said “queen of hearts”.",
    "E points at C8": "I pointed at the eight of clubs.",
    "E nods at hearts": "I nodded at the hearts.",
    "E leads C8 from dummy": "I took the eight of clubs from dummy.",
    "E touches C8": "I touched the eight of clubs.",
    "E moves C8": "I put the eight of clubs up.",
    "E suggests C8": "I pointed to the eight of clubs.",
    "E says he holds C8": "I said that I had the eight of clubs.",
    "E says he holds no club": "I said that I had no clubs.",
    "E names C8 as his play": "I said “eight of clubs”.",
    "E names C8 as his play instead": "I then said “eight of clubs”.",
    "E asks W whether he has no club": "I asked my partner whether he had no clubs.",
    "E asks S whether he has no club": "I asked South whether he had no clubs.",
    "E answers none": "I said that I had none.",
    "E answers that he has one": "I said that I had one.",
    "E tells W that it is his lead": "I told my partner that it was his lead.",
    "E tells S that it is his turn": "I told South that it was his turn.",
    "E tells S that it is not his lead": "I told South that it was not his lead.",
    "E tells S that it is not his turn": "I told South that it was not his turn.",
    "E warns S that the lead is in hand": "I said to South: “The lead is in hand.”",
    "E warns S that the lead is in dummy": "I said to South: “The lead is in dummy.”",
    "E warns S that it is not his turn": "I said to South: “It is not your turn.”",
    "E pauses": "I took a while.",
    'E remarks "No trump?"': "I said: “No trump?”",
    'E remarks "well"': "I said: “well”.",
    "E suggests ending play": "I wanted to stop there.",
    "E claims all": "I claimed the rest.",
    "E claims this trick": "I claimed this trick.",
    "E claims 1": "I claimed one trick.",
    'E claims 3 "They are good."': "I claimed three tricks, saying “They are good.”",
    'E concedes the rest "yours"': "I gave up the rest, saying “yours”.",
    "E concedes 2": "I gave up two tricks.",
    "E agrees": "I agreed.",
    "E objects": "I did not agree.",
    'E objects "Not so!"': "I did not agree: “Not so!”",
    "E asks to play on": "I wanted to play it out.",
    "E takes back his claim": "I took my claim back.",
    "E takes back his concession": "I took my concession back.",
    "E takes back his agreement": "I took my agreement back.",
    "E chooses to accept": "I took it as it was.",
    "E chooses to refuse": "I did not want it.",
    "E chooses to spread": "I chose to spread my hand and become dummy.",
    "E chooses to ask nothing": "I chose to ask for nothing.",
    "E chooses to require hearts": "I chose to require hearts.",
    "E chooses to forbid hearts and clubs": "I chose to forbid hearts and clubs.",
    "E chooses to lead from hand": "I chose to have declarer lead from his hand.",
    "E bids pass": "I passed.",
    "E bids X": "I doubled.",
    "E bids XX": "I redoubled.",
    "E bids 2D": "I bid 2♦.",
    "E bids 3NT": "I bid 3NT.",
    "E withdraws 1C and bids 2C": "I took 1♣ back and bid 2♣.",
    "E withdraws 1C and bids pass": "I took 1♣ back and passed.",
    "E pulls 1H half out of the box": "I had 1♥ half out of the box.",
    "E pulls X out of the box": "I had double out of the box.",
    "E pulls 1H near the table": "I had 1♥ just above the table.",
    "E pulls pass face down": "I had pass face down on the table.",
    "E pulls 1H": "I had 1♥ in my hand.",
    "E puts 1H back": "I put 1♥ back into the box.",
    "E takes back 1H": "I took 1♥ away again.",
    "E says he meant 1S": "I said that I had meant 1♠.",
    "E says he did not mean 2S": "I said that I had not meant 2♠.",
    "E signals pass": "I made a sign for pass.",
    "E picks up his bidding cards": "I picked my bidding cards up.",
    "E shows the stop card": "I put the stop card out.",
    "E puts the stop card away": "I took the stop card away.",
    "E alerts 2D": "I alerted 2♦.",
    "E announces 1NT": "I announced 1NT.",
    'E announces 2D as "hearts"': "I announced 2♦ as “hearts”.",
    "E does not alert 2D": "I did not alert 2♦.",
    "E does not announce 1NT": "I did not announce 1NT.",
    "E holds the cards of another board": "I had the cards of another board.",
    "E asks what 2S would mean": "I asked what 2♠ would mean.",
    "E asks for a review": "I asked for a review.",
    "E asks for part of a review": "I asked for part of a review.",
    "E asks for the contract": "I asked for the contract.",
    "E asks who doubled": "I asked who doubled.",
    "E asks whose turn it is": "I asked whose turn it was.",
    "E asks whether it is his lead": "I asked whether it was my lead.",
    "E asks what was called": "I asked what was called.",
    "E asks what is happening": "I asked what is happening.",
    "E asks to see the trick": "I asked to see the trick.",
    "E asks about 2D": "I asked about 2♦.",
    "E asks about pass": "I asked about pass.",
    "E asks about the auction": "I asked about the auction.",
    "E asks about card play agreements": "I asked about card play agreements.",
    "E asks about D7": "I asked about ♦7.",
    "E asks about Dx": "I asked about a small diamond.",
    "E reviews the auction": "I went over the auction.",
    'E explains 2D as "weak"': "I explained 2♦ as “weak”.",
    'E explains the auction as "Natural."': "I explained the auction as “Natural.”",
    'E corrects his own explanation as "strong"': "I corrected my explanation to “strong”.",
    "E corrects his own explanation": "I corrected my explanation.",
    "E corrects W's explanation": "I corrected my partner's explanation.",
    'E corrects S\'s explanation as "strong"': "I corrected South's explanation to “strong”.",
    "E chooses to designate H9": "I chose to name ♥9 as the card played.",
}
"""What East says of himself."""

OF_PARTNER = {
    "E turns up his lead": "My partner turned his lead up.",
    "E shows C8 to W": "My partner showed the eight of clubs to me.",
    "E is found to have nothing in trick 4": "My partner had no card in the fourth trick.",
    "E looks at W's hand": "My partner looked into my hand.",
    "E calls high club": "My partner said “high club”.",
    "E says he holds C8": "My partner said that he had the eight of clubs.",
    "E asks W whether he has no club": "My partner asked me whether I had no clubs.",
    "E tells W that it is his lead": "My partner told me that it was my lead.",
    "E chooses to spread": "My partner chose to spread his hand and become dummy.",
    "E chooses to lead from hand": "My partner chose to have declarer lead from his hand.",
    "E asks whether it is his lead": "My partner asked whether it was his lead.",
    'E corrects his own explanation as "strong"': "My partner corrected his explanation to “strong”.",
    "E corrects W's explanation": "My partner corrected my explanation.",
}
"""What West says of East, his partner."""


def test_a_deed_told_by_whoever_did_it() -> None:
    assert {line: told(E, line) for line in BY_HIMSELF} == BY_HIMSELF


@pytest.mark.parametrize("line", OF_PARTNER)
def test_a_deed_told_by_his_partner(line: str) -> None:
    assert told(W, line) == OF_PARTNER[line]


def test_whoever_has_not_seen_a_card_does_not_name_it() -> None:
    assert told(S, "E leads DK", cards=NONE) == "East led a card."
    assert told(S, "E drops C8, HT", cards=NONE) == "East dropped two cards."
    assert told(S, "E drops C8, HT, H9, D2", cards=NONE | {parse_card("H9")}) == (
        "East dropped the nine of hearts and three cards."
    )
    assert told(W, "E names C8 as his play", cards=NONE) == "My partner said “a card”."
    assert told(E, "E leads D?", cards=NONE | {parse_card("D?")}) == "I led a diamond."


def test_what_one_player_did_is_one_sentence() -> None:
    assert told(S, "E leads DK", "E keeps DK") == "East led the king of diamonds and then let the king of diamonds lie."
    assert told(S, "E calls D?", "E changes the call to DQ") == "East said “diamond” and then said “queen of diamonds”."
    assert told(S, "E changes the call to DQ") == "East then said “queen of diamonds”."
    assert told(S, "E leads DK", "E names D2 as his play instead", 'E remarks "Oh!"') == (
        "East led the king of diamonds, said “two of diamonds” and then said: “Oh!”"
    )


@pytest.mark.parametrize("line", ["E calls the director", "E explains 2D", "all turn their cards", "E draws attention"])
def test_what_nobody_would_tell(line: str) -> None:
    assert retelling(Teller(S, E, ALL), parse(line).action) is None


def test_all_of_it_is_said_in_the_language_spoken() -> None:
    quoted = re.compile(r"“[^”⟦⟧]*”")
    with pseudo.spoken():
        said = [told(by, line) for by in (E, W, S) for line in BY_HIMSELF]
    assert all(words.startswith(pseudo.OPENS) for words in said)
    assert [words for words in said if re.search("[A-Za-z]{2}", pseudo.outside(quoted.sub("", words)))] == []
