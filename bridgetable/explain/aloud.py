"""A choice in the words in which a director offers it to the player who has it."""

from __future__ import annotations

from bridgetable.explain.offered import partner_of_offender
from bridgetable.explain.phrases import one_of, suits_words
from bridgetable.findings.kinds import Option
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say, slug
from bridgetable.table.choices import Designate, Forbid, Plain, suits_named

_BY_LAW = {
    *(("accept", law) for law in ("44", "52", "53", "54")),
    *(("refuse", law) for law in ("44", "52", "54", "55", "56")),
    *((verb, law) for verb in ("require", "forbid", Plain.ASK_NOTHING.words) for law in ("26", "50", "51", "57")),
}
"""Choices that lead to something else under each of these laws."""


def aloud(option: Option, verdict: Verdict) -> str:
    """What the player is told of one choice: `Forbid West to lead diamonds while he keeps the lead.`"""
    choice = option.choice
    if isinstance(choice, Designate):
        return say("choices-aloud-designate", card=choice.card)
    suits, law = suits_named(choice), _law(option)
    kind = choice.words if not suits else "forbid" if isinstance(choice, Forbid) else "require"
    wanted = f"choices-aloud-{slug(kind)}" + (f"-{law}" if (kind, law) in _BY_LAW else "")
    lead = verdict.trick.lead
    return say(
        wanted,
        who=partner_of_offender(option) if law == "57" else lead,
        own=any(duty.seat is lead and duty.card is not None for duty in verdict.duties),
        suits=suits_words(suits, "or"),
        one=one_of(suits),
    )


def _law(option: Option) -> str:
    if option.choice is Plain.ASK_NOTHING and option.grounds.cite.startswith("50") and len(option.grounds.findings) > 1:
        return "51"  # 2007 has one paragraph for one penalty card and for several
    return "54" if "54B" in option.grounds.also else option.grounds.cite[:2]
