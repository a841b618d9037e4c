"""A choice in the words in which a director offers it to the player who has it."""

from __future__ import annotations

from bridgetable.explain.offered import partner_of_offender
from bridgetable.explain.phrases import the_card
from bridgetable.findings.kinds import Option
from bridgetable.findings.verdict import Verdict

_WORDS = {
    "spread": "Accept the lead, lay your hand down and be dummy. Your partner becomes declarer.",
    "lead from hand": "Have declarer lead from his hand.",
    "lead from dummy": "Have declarer lead from dummy.",
    "play on": "Let play go on. All four players must agree; the claim is void then.",
    "stop": "Let play stop here; the director then decides on the claim.",
    "require the highest": "Have {partner} play his highest card of the suit led.",
    "require the lowest": "Have {partner} play his lowest card of the suit led.",
    "accept": "Accept it: the card stands as if nothing had happened.",
    "waive": "Do without the rectification.",
}
_BY_LAW = {
    ("accept", "52"): "Accept the card that was played. The penalty card stays where it is.",
    ("accept", "44"): "Accept the lead. It stands, and play goes on from it.",
    ("accept", "53"): "Accept the lead. It stands, and play goes on from it.",
    ("accept", "54"): "Accept the lead and stay declarer. Dummy is spread, and you play second, from your own hand.",
    ("refuse", "44"): "Do not accept the lead. The card goes back to the hand.",
    ("refuse", "52"): "Do not accept it. The card is taken back, and the penalty card is played.",
    (
        "refuse",
        "54",
    ): "Do not accept the lead. The card becomes a penalty card, and the lead comes from the hand whose turn it was.",
    ("refuse", "55"): "Do not accept the lead. The card goes back, and the lead comes from the hand whose turn it was.",
    (
        "refuse",
        "56",
    ): "Do not accept the lead. The card becomes a penalty card, and the lead comes from the hand whose turn it was.",
    ("require", "50"): "Have {leader} lead a {suit}. The penalty card goes back to the hand.",
    (
        "forbid",
        "50",
    ): "Forbid {leader} to lead {suits} while he keeps the lead. The penalty card goes back to the hand.",
    ("ask nothing", "50"): "Ask for nothing. {leader} may lead any card, and the penalty card stays on the table.",
    ("require", "51"): "Have {leader} lead a {suit}. The penalty cards of that suit go back to the hand.",
    ("forbid", "51"): (
        "Forbid {leader} to lead {suits} while he keeps the lead. The penalty cards of the suits named go back."
    ),
    ("ask nothing", "51"): "Ask for nothing. {leader} may lead any card, and the penalty cards stay on the table.",
    ("require", "26"): "Have {leader} lead a {suit} now.",
    ("forbid", "26"): "Forbid {leader} to lead {suits} now, and for as long as he keeps the lead.",
    ("ask nothing", "26"): "Ask for nothing. {leader} may lead any card.",
    ("require", "57"): "Have {partner} play a {suit} to this trick.",
    ("forbid", "57"): "Forbid {partner} to play a {suit} to this trick.",
    ("ask nothing", "57"): "Ask for nothing: {partner} may play any card that he legally can.",
}


def aloud(option: Option, verdict: Verdict) -> str:
    """What the player is told of one choice: `Forbid West to lead diamonds while he keeps the lead.`"""
    verb, _, what = option.id.partition(" ")
    if verb == "designate":
        return f"Say that {the_card(what)} is the card played."
    law = "54" if "54B" in option.grounds.also else option.grounds.cite[:2]
    if option.id == "ask nothing" and law == "50" and len(option.grounds.findings) > 1:
        law = "51"  # 2007 has one paragraph for one penalty card and for several
    words = _BY_LAW.get((option.id, law)) or _WORDS.get(option.id) or _BY_LAW[verb, law]
    lead, leader = verdict.trick.lead, leader_of(verdict)
    if option.id == "ask nothing" and any(duty.seat is lead and duty.card is not None for duty in verdict.duties):
        words = words.replace("{leader} may lead any card", "{leader} leads his own penalty card then")
    told = words.format(
        leader=leader, suits=what.replace(" and ", " or "), suit=_one_of(what), partner=partner_of_offender(option)
    )
    return told[:1].upper() + told[1:]


def leader_of(verdict: Verdict) -> str:
    """The player on lead, by his seat if that is known."""
    lead = verdict.trick.lead
    return lead.word if lead is not None else "the player on lead"


def _one_of(suits: str) -> str:
    return " or a ".join(suit.removesuffix("s") for suit in suits.split(" and "))
