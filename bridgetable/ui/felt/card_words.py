"""A card on the felt in words: as it is read out, what can be done with it, and by which letters."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.ui.felt.placement import Key
from bridgetable.ui.felt.shown_table import ShownTable
from bridgetable.ui.felt.verbmenu import cue_words
from bridgetable.ui.felt.verbs import KEYS, Verb, by_key, verbs_for, verbs_of


def spoken(felt: ShownTable, key: Key) -> str:
    """A card as it is read out: whose, which, where it is, and what its flag says."""
    seat, card = key
    if not isinstance(card, Card):
        return say("felt-view-unknown-card-of", seat=seat)
    place = felt.drawn.where(felt.table, seat, card) if felt.table else ""
    flags = [flag.text for flag in felt.flag_lines(key)]
    return ", ".join([say("felt-view-of", card=card, seat=seat), _where(place), *flags])


def _where(place: str) -> str:
    return {
        "hand": say("felt-view-in-the-hand"),
        "raised": say("felt-view-out-of-the-hand"),
        "playing": say("felt-view-put-out-on-the-table"),
        "turned": say("felt-view-among-the-turned-cards"),
        "before": say("felt-view-lying-faced-before-him"),
    }.get(place, "")


def cue(felt: ShownTable, key: Key) -> str:
    """The card, its letters and what they stand for, and how to choose none."""
    verbs, card = verbs_of_card(felt, key), key[1]
    named = [(letter, verb) for letter in KEYS if (verb := by_key(verbs, letter)) is not None]
    letters = " · ".join(f"{letter} {cue_words(verb)}" for letter, verb in named)
    told = say("terms-card", card=card) if isinstance(card, Card) else say("felt-view-card")
    return say("felt-view-is-chosen", seat=key[0], card=told, letters=letters)


def verbs_of_card(felt: ShownTable, key: Key) -> tuple[Verb, ...]:
    """What can be done with a card."""
    if felt.table is None or felt.verdict is None:
        return ()
    return verbs_for(felt.table, felt.verdict, key[0], felt.card_of(key))


def verbs_of_player(felt: ShownTable, seat: Seat) -> tuple[Verb, ...]:
    """What a player can do, whatever the card."""
    return verbs_of(felt.table, felt.verdict, seat) if felt.table and felt.verdict else ()
