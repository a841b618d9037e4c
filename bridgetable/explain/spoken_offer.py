"""A choice in the words in which a director offers it to the player who has it."""

from __future__ import annotations

from bridgetable.explain.offered import partner_of_offender
from bridgetable.explain.phrases import call_said, one_of, suits_words
from bridgetable.findings.kinds import Option
from bridgetable.findings.reasons import OF_A_PENALTY_CARDS_SUIT, ChoiceOf
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say, slug
from bridgetable.table.choices import Designate, Forbid, OnCall, Require, suits_named

_ABOUT: dict[ChoiceOf, str] = {
    "accepting an opening lead": "opening-lead",
    "accepting a lead": "lead",
    "refusing an opening lead": "opening-lead",
    "refusing declarer's lead": "declarers-lead",
    "refusing a defender's lead": "defenders-lead",
    "a lead no longer due": "lead-no-longer-due",
    "the suit of a penalty card": "penalty-card",
    "no suit of a penalty card": "penalty-card",
    "accepting another card than the penalty card": "other-card",
    "having the penalty card played": "other-card",
    "partner's card to the trick": "play",
    "the suit of a withdrawn call": "call",
}
"""How the message of a choice ends where what it leads to depends on what it is a choice of."""


def spoken_offer(option: Option, verdict: Verdict) -> str:
    """What the player is told of one choice: `Forbid West to lead diamonds while he keeps the lead.`"""
    choice = option.choice
    if isinstance(choice, Designate):
        return say("choices-spoken-designate", card=choice.card)
    if isinstance(choice, OnCall):
        answer = "accept" if choice.accept else "refuse"
        return say("choices-spoken-on-call", answer=answer, seat=choice.seat, call=call_said(choice.call))
    suits, about = suits_named(choice), _what_it_is_about(option)
    kind = choice.words if not suits else "forbid" if isinstance(choice, Forbid) else "require"
    wanted = f"choices-spoken-{slug(kind)}"
    lead = verdict.trick.lead
    return say(
        f"{wanted}-{about}" if about else wanted,
        who=partner_of_offender(option) if option.of == "partner's card to the trick" else lead,
        own=any(duty.seat is lead and duty.card is not None for duty in verdict.duties),
        suits=suits_words(suits, "or"),
        one=one_of(suits),
    )


def _what_it_is_about(option: Option) -> str:
    """What the choice is about, in the words of the messages; nothing where it says so itself."""
    if isinstance(option.choice, Require) and not suits_named(option.choice):
        return ""  # the highest or the lowest card
    several = option.of in OF_A_PENALTY_CARDS_SUIT and len(option.grounds.findings) > 1
    return "penalty-cards" if several else _ABOUT.get(option.of, "")
