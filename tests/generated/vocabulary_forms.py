"""Every sentence of the closed vocabulary, as a form: `[ ]` may be left out, of `( / )` one is taken, `{ }` is filled.

`{p}` is the player who acts, `{q}` another; `{c}` one of his cards, `{d}` another one, `{cs}` some; `{o}` a card he has
played, `{f}` one lying faced before him; `{y}` a card of dummy's, `{any}` a card anywhere.
"""

from __future__ import annotations

import random
import re

OWN_CARDS = (
    "{p} leads {c} [face down]",
    "{p} plays {c} [to trick {t}]",
    "{p} faces {c}",
    "{p} (leads/plays) {c} with {d} [hidden]",
    "{p} plays nothing",
    "{p} turns up his lead [{o}]",
    "{p} detaches {c}",
    "{p} holds {c} (visible/near the table/on the table/in playing position) [(still/moving)]",
    "{p} puts back {c} [in one movement]",
    "{p} drops {cs} [face down] [because of ({q}/an outsider)]",
    "{p} lets ({cs}/his hand) be seen [because of ({q}/an outsider)]",
    "{p} shows ({cs}/his hand) [to {qs}] [on the table]",
    "{p} spreads ({cs}/his hand) [without {d}] [(in one heap/with trumps on the left/upside down/out of order)]",
    "{p} takes up his hand",
    "{p} says he holds ({c}/no {suit})",
    "{p} names {c} as his play [instead]",
    "{p} withdraws {o}",
    "{p} replaces {o} with {c}",
    "{p} keeps {o}",
    "{p} picks up {f}",
    "{p} turns his card [as (won/lost)]",
    "all turn their cards",
    "{p} leaves his card face up",
    "{p} points trick {t} as (won/lost)",
    "{p} looks at (his last card/trick {t})",
    "{p} shows his last card",
    "{p} mixes his played cards",
    "{p} adds {c} to trick {t}",
    "{p} takes {o} from trick {t}",
)

FOUND = (
    "{p} is found with {n} cards",
    "{p} is found to have (nothing/{cs}/{o}) in trick {t}",
    "{p}'s {c} is found (among his played cards/in the board/with {q}/elsewhere) [(face up/face down)]",
    "{p}'s {c} is {truth}",
)

DUMMY = (
    "{p} calls {words} [pointing at {suit}]",
    "{p} changes the call to {words}",
    "{p} (points at/nods at) ({y}/{suit})",
    "{p} (leads/plays) {y} from dummy",
    "{p} touches {y}",
    "{p} moves {y}",
    "{p} suggests {y}",
)

TALK = (
    (
        "{p} asks (for a review/for part of a review/about {call}/about the auction/about {any}"
        "/about card play agreements/for the contract/who doubled/whose turn it is/whether it is his lead"
        "/what was called/what is happening/to see the trick/what {call} would mean)"
    ),
    "{p} asks {q} whether he has no {suit}",
    "{p} answers (none/that he has one)",
    "{p} reviews the auction",
    "{p} stops the review",
    "{p} corrects the review",
    '{p} explains ({call}/{any}/the auction/card play agreements) [as "weak"]',
    "{p} does not (alert/announce) {call}",
    '{p} corrects (his own/{q}\'s) explanation [as "strong"]',
    "{p} tells {q} that it is (his/not his) (lead/turn)",
    "{p} warns {q} that (the lead is in hand/the lead is in dummy/it is not his turn)",
    '({p}/an outsider) remarks "oh dear"',
    "{p} pauses",
    "{p} draws attention [to ({act}/trick {t}/{q}'s number of cards)]",
    "{p} calls the director",
    "{p} consults his own (system card/notes)",
    "{p} reserves his rights",
)

CHOICES = (
    (
        "{p} chooses to (accept/refuse/require {suit}/forbid {suits}/ask nothing/require the highest/require the lowest"
        "/spread/designate {any}/lead from hand/lead from dummy/play on/stop/waive/(accept/refuse) {q} {call}"
        "/change his call/keep his call) [under {law}]"
    ),
    "nobody accepts",
    '{p} claims ({n}/all/this trick) ["all trumps"]',
    "{p} suggests ending play",
    '{p} concedes ({n}/the rest/this trick) ["the high one"]',
    '{p} (agrees/objects/objects "no"/asks to play on)',
    "{p} takes back his (claim/concession/agreement)",
    "the director explains",
    "the director requires {p} to (withdraw {o}/lead/play {c}/lead {c}/pass/call again/bid {call})",
    "the director speaks to {p} away from the table",
    'the director rules "play on"',
)

CALLS = (
    "{p} bids {call} [(by voice/by card/in writing)]",
    "{p} bids X [naming {call}]",
    "auction: {calls}",
    "{p} pulls {call} [(half out of the box/out of the box/near the table/face down)]",
    "{p} puts {call} back",
    "{p} withdraws {call} and bids {call}",
    "{p} takes back {call}",
    "{p} says he (meant/did not mean) {call}",
    "{p} signals {call}",
    "{p} picks up his bidding cards",
    "{p} (shows the stop card/puts the stop card away)",
    "{p} alerts {call}",
    '{p} announces {call} [as "strong"]',
    "{p} holds the cards of another board",
)

STAGES = (
    "{p} takes his cards",
    "(the auction ends/play ends/all hands go back/the round ends/the correction period ends)",
    "{p} (returns his hand/bids on the next board)",
    "{p} wins the trick",
    "play goes on to trick {later} [with NS {n} and EW {n}]",
    "trick {t}: {four}",
    "{p} looks at {q}'s hand",
    "{p} exchanges hands with {q}",
    "{p} leaves his seat to watch {q}",
)

FORMS = OWN_CARDS + FOUND + DUMMY + TALK + CHOICES + CALLS + STAGES

_LEFT_OUT = re.compile(r"\[([^\[\]()]*)\]")
_ONE_OF = re.compile(r"\(([^\[\]()]*)\)")


def chosen(form: str, rng: random.Random) -> str:
    """A form with its options taken or left, its slots still open."""
    while "(" in form or "[" in form:
        form = _ONE_OF.sub(lambda found: rng.choice(found[1].split("/")), form)
        form = _LEFT_OUT.sub(lambda found: found[1] if rng.random() < 0.35 else "", form)
    return " ".join(form.split())
