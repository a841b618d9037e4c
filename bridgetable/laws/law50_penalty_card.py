"""Law 50: what becomes of a penalty card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from bridgetable.blocks.information import information
from bridgetable.blocks.penalty import (
    below_honour,
    by_will,
    counts_now,
    designated,
    due_when_leading,
    due_when_playing,
    duty_now,
    lead_bans,
    lead_restrictions,
    may_not_be_the_end,
    rank_unknown,
    suits_declarer_may_rule,
    was_penalty_card,
)
from bridgetable.blocks.sight import caused_by
from bridgetable.cards import Card, Suit
from bridgetable.editions import as_of
from bridgetable.findings import deeds
from bridgetable.findings.changes import NoLonger, Noted
from bridgetable.findings.kinds import (
    PENALTY,
    Check,
    Duty,
    Facing,
    Irregularity,
    Judgement,
    Lawful,
    Membership,
    MustWithdraw,
    Option,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need, subject, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.findings.status_words import StatusWord
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Choice, Forbid, Plain, Require, suits_named

_EXPOSED = (
    "exposed card",
    "card named as held",
    "fifth card",
    "two cards at once",
    "lead before the option",
)
"""The irregularities that make a defender's card a penalty card."""


def _designated_otherwise(m: Moment, exposed: Irregularity) -> Answer:
    """Does the director rule that it is no penalty card? Asked only if somebody else brought the exposure about."""
    card = need(exposed.card)
    caused = m.presume("caused-by", caused_by(m.action), f"#{m.number}")
    subjects = (f"#{m.number}", subject(exposed.seat, card))
    if caused.value in ("himself", exposed.seat.value):
        return m.presume("designated-otherwise", "no", *subjects)
    return m.ask("designated-otherwise", "no", *subjects)


@paragraph("50 preamble", on=_EXPOSED, overrides=("50B",))
def director_rules_otherwise(m: Moment, exposed: Irregularity) -> Findings:
    """The director may decide that a card a defender exposed is not a penalty card."""
    if not _of_a_defender(m, exposed):
        return
    ruled = _designated_otherwise(m, exposed)
    if ruled.yes:
        card = need(exposed.card)
        lies = m.after.place(exposed.seat, card) == "before"
        yield Status(m.because(ruled, exposed), exposed.seat, card, "exposed" if lies else "in hand")
        grounds = m.because(ruled, exposed, cite=m.cited("16D"), also=("50 preamble",))
        yield information(grounds, exposed.seat, card, "sight", (exposed.seat.partner,))


def _of_a_defender(m: Moment, exposed: Irregularity) -> bool:
    """Whether it is about one card, and a defender's: the other side has no penalty cards."""
    return exposed.card is not None and m.standing.defends(exposed.seat)


@paragraph("50B", on=_EXPOSED, after=("63A1",), decides=("50A",))
def minor_or_major(m: Moment, exposed: Irregularity) -> Findings:
    """Minor: a single card below an honour, exposed by accident. Anything else is a major penalty card."""
    if not _of_a_defender(m, exposed):
        return
    owner, card = exposed.seat, need(exposed.card)
    ruled = _designated_otherwise(m, exposed)
    if exposed.kind == "two cards at once":
        yield from _put_down_with_another(m, exposed)
        return
    will = m.presume("deliberate", _by_will(m, exposed), f"#{m.number}", subject(owner, card))
    support = (exposed, ruled, will)
    if will.value == "will" or _joins_unknown(m, exposed):
        grounds = m.because(*support, also=("49", "50A"))
        yield Status(grounds, owner, card, "major penalty", provisional=unsure(*support))
    else:
        yield from _by_accident(m, exposed, ruled)


def _joins_unknown(m: Moment, exposed: Irregularity) -> bool:
    """A card of unknown rank beside another penalty card of its owner is major whatever it is."""
    card = need(exposed.card)
    unknown = card.honour is None and m.recorded("below-honour", subject(exposed.seat, card)) is None
    others = (*m.standing.penalty_cards(exposed.seat), *rank_unknown(m.standing, exposed.seat))
    return unknown and any(other is not card for other in others)


def _by_will(m: Moment, exposed: Irregularity) -> str:
    """Whether the card came out by will or by accident, as the action and the irregularity show."""
    shown = isinstance(m.action, a.Show | a.SayHolds | a.Lead | a.Play | a.Face | a.Replace | a.Spread | a.Hold)
    return "will" if by_will(exposed) or shown else "accident"


def _by_accident(m: Moment, exposed: Irregularity, ruled: Answer) -> Findings:
    owner, card = exposed.seat, need(exposed.card)
    low = below_honour(m, owner, card, m.ask)
    if low.value is None:
        grounds = m.because(exposed, low, cite="49", also=("50B",))
        yield Status(grounds, owner, card, "exposed", provisional=True, why="rank not known")
        return
    kind: StatusWord = "minor penalty" if low.yes else "major penalty"
    doubt = unsure(exposed, ruled, low)
    yield Status(m.because(exposed, ruled, low, also=("49", "50A")), owner, card, kind, provisional=doubt)


def _put_down_with_another(m: Moment, exposed: Irregularity) -> Findings:
    """The card that came down with the one played: minor if small and not the one he meant; a setting says."""
    owner, card = exposed.seat, need(exposed.card)
    at = exposed.grounds.findings[0].grounds.actions[0]  # his choice arose when he put them down
    reading = m.setting("small-card-unplayed")
    meant = m.presume("meant-card", None, f"#{at}")
    low = below_honour(m, owner, card, m.ask)
    if low.value is None:
        yield Status(m.because(exposed, low), owner, card, "exposed", provisional=True)
        return
    minor = low.yes and reading.value == "minor-unless-meant" and meant.value != card.name
    support = (exposed, reading, meant) if low.yes else (exposed,)
    yield Status(m.because(*support, also=("49", "50A")), owner, card, "minor penalty" if minor else "major penalty")


@paragraph("50B", on=PENALTY, after=("81C5",))
def several_are_major(m: Moment, status: Status) -> Findings:
    """A defender who comes to have more than one penalty card has only major ones."""
    st, owner = m.standing, status.seat
    unknown = rank_unknown(st, owner)
    if len(st.penalty_cards(owner)) + len(unknown) < 2:
        return
    for card in (*st.penalty_cards(owner, "minor penalty"), *unknown):
        if card in unknown:
            yield _asked_no_longer(m, f"below-honour {subject(owner, card)}")
        old = st.statuses[owner, card]
        support = tuple(dict.fromkeys((old, status)))
        doubt = _may_be_none(m) or unsure(*(each for each in support if each.card not in unknown))
        yield Status(m.because(*support), owner, card, "major penalty", provisional=doubt)


def _may_be_none(m: Moment) -> bool:
    """Whether it is still asked of a card that was exposed if it is a penalty card at all (50 preamble)."""
    asked = (*m.standing.questions.values(), *m.opened)
    return any(question.id == "designated-otherwise" for question in asked)


def _asked_no_longer(m: Moment, key: str) -> NoLonger:
    """A question whose answer no longer matters."""
    m.opened[:] = [question for question in m.opened if question.key != key]
    return m.no_longer(m.standing.questions.get(key))


@paragraph("50B", on=("in hand", "withdrawn", "played"), only_if="penalty.penalised")
def one_is_left(m: Moment, gone: Status) -> Findings:
    """A small card that became major only because there were several: a setting says whether it stays major."""
    reading = m.setting("major-stays-major")
    left = m.standing.penalty_cards(gone.seat) if reading.value == "no" else ()
    if len(left) != 1:
        return
    status = m.standing.statuses[gone.seat, left[0]]
    if _was_minor(status):
        yield Status(m.because(status, reading), gone.seat, left[0], "minor penalty")


def _was_minor(status: Status) -> bool:
    """Whether a penalty card was a minor one before there were several."""
    earlier = [f for f in status.grounds.findings if isinstance(f, Status)]
    return any(f.status == "minor penalty" or _was_minor(f) for f in earlier)


@paragraph("50A", on=("withdrawn",), only_if="penalty.penalised")
def lies_there_again(m: Moment, back: Status) -> Findings:
    """A penalty card taken back with a play that is undone has not been played: it lies there again, it seems.

    Nothing is written of it, so that the director decides.
    """
    stays_back = m.standing.statuses[back.seat, back.card] is back  # not played again in the same movement
    undone = [f for f in back.grounds.findings if isinstance(f, Status) and stays_back]
    lay_there_before = [f for each in undone for f in each.grounds.findings if isinstance(f, Status)]
    for lay_there in lay_there_before:
        if lay_there.status not in PENALTY:
            continue
        yield m.no_longer(m.standing.information.get((subject(back.seat, back.card), "how it arose")))
        yield Status(m.because(back, lay_there), back.seat, back.card, lay_there.status, provisional=True)
        test = to_say("weighed-penalty-card-again")
        yield Judgement(m.because(back, lay_there), test, provisional=True)


# 50C, 50D1: what its owner has to do


@paragraph("50C", on=(AT_REST,), only_if="penalty.penalised")
def minor_card_first(m: Moment, _: None) -> Findings:
    """No other small card of its suit before a minor penalty card; an honour of the suit is allowed."""
    for (owner, card), status in m.standing.statuses.items():
        if status.status == "minor penalty" and card.suit is not None:
            grounds = m.because(status, number=_newest(status))
            small = deeds.SmallBefore(card)
            yield Duty(grounds, owner, may_not=small, until="card gone", card=card, provisional=status.provisional)


@paragraph("50D1(a)", on=(AT_REST,), decides=("50D1(b)",), only_if="penalty.penalised")
def major_card_must_be_played(m: Moment, _: None) -> Findings:
    """A major penalty card is led or played at the first legal opportunity; following suit comes first (50D1(b))."""
    st = m.standing
    for seat in (st.board.declarer.lho, st.board.declarer.rho):
        due, when = duty_now(m, m.after, seat)
        if when == "now" and designated(st, seat):
            continue  # the card declarer has said, and no other, is due now (51A)
        for card in st.penalty_cards(seat, "major penalty"):
            status = st.statuses[seat, card]
            time = when if card in due else "first legal turn"
            unable = time == "now" and st.play.to_lead() and card.suit in lead_restrictions(st, seat)[1]
            also = ("50D1(b)", "59") if unable else ("50D1(b)",)
            grounds = m.because(status, number=_newest(status), also=also)
            doubt = status.provisional or (card in due and may_not_be_the_end(m, m.after, seat, card))
            play = deeds.PlayCard(card)
            yield Duty(grounds, seat, play, when=time, card=card, provisional=doubt, why="major penalty card")


@paragraph("50C", on=("played",), only_if="penalty.penalised", after=("50B",))
def honour_instead(m: Moment, played: Status) -> Findings:
    """An honour of the suit may be played before the minor penalty card."""
    owner, card = played.seat, played.card
    if not counts_now(m, played):
        return
    for other in m.standing.penalty_cards(owner, "minor penalty"):
        if other.suit is card.suit and card.honour:
            yield Lawful(m.because(m.standing.statuses[owner, other], played), owner, m.number)


@paragraph("50D1(b)", on=("played",), only_if="penalty.penalised")
def following_suit_came_first(m: Moment, played: Status) -> Findings:
    """Who follows suit, or leads what declarer has asked for, keeps his major penalty card for the next chance."""
    st, owner, card = m.standing, played.seat, played.card
    majors, trick = st.penalty_cards(owner, "major penalty"), st.trick_of(owner, card)
    if not majors or trick is None or was_penalty_card(played) or not counts_now(m, played):
        return
    if trick.leader is owner:
        wanted, forbidden = lead_restrictions(st, owner)
        obeyed = card.suit in wanted if wanted else card.suit not in forbidden
        came_first = obeyed and not due_when_leading(st, m.before, owner)
    else:
        came_first = card.suit is trick.led and not due_when_playing(m, owner, trick.led, follows=True)
    if came_first:
        yield Lawful(m.because(*(st.statuses[owner, other] for other in majors), played), owner, m.number)


def _newest(status: Status) -> int:
    return max(status.grounds.actions, default=0)


# 50D2: the partner on lead


@paragraph("50D2", on=(Facing,), overrides=("44B",), only_if="penalty.penalised")
def lead_before_declarer_spoke(m: Moment, facing: Facing) -> Findings:
    """With a major penalty card opposite, the leader waits for declarer; a card led before that is an exposed card."""
    st = m.standing
    if not suits_declarer_may_rule(st) or st.play.due is not facing.seat:
        return
    yield Irregularity(
        m.because(facing, also=("49", "50A")), "lead before the option", facing.seat, m.number, facing.card
    )


@paragraph("50D2", on=(AT_REST,), only_if="penalty.penalised", after=("26A", "26B"))
def options_on_partners_lead(m: Moment, _: None) -> Findings:
    """Declarer may require or forbid the suit of a major penalty card, or ask nothing, before the partner leads."""
    st, suits = m.standing, suits_declarer_may_rule(m.standing)
    if not suits or st.penalty.unplayed is not None:  # who is on lead depends on that choice first (52B)
        return
    leader = need(st.play.due)
    owner = leader.partner
    cards = st.penalty_cards(owner, "major penalty")
    statuses = tuple(st.statuses[owner, card] for card in cards)
    laws = _option_laws(m, len(cards), len(suits))
    wanted = lead_restrictions(st, leader)[0]
    choices: list[tuple[Choice, str]] = [] if wanted else [(Require(suit), laws[0]) for suit in suits]
    choices += [(Forbid(some), laws[1]) for some in _one_or_more(suits)]
    by, doubt, newest = st.board.declarer.value, unsure(*statuses), max(map(_newest, statuses), default=0)
    for order, (choice, law) in enumerate(choices, 1):
        grounds = m.because(*statuses, cite=law, also=("50D2(a)",), number=newest)
        yield Option(grounds, by, choice, order, "the suit of a penalty card", provisional=doubt)
    grounds, last = m.because(*statuses, cite=laws[2], also=("50D2(b)",), number=newest), len(choices) + 1
    yield Option(grounds, by, Plain.ASK_NOTHING, last, "no suit of a penalty card", provisional=doubt)


def _one_or_more(suits: tuple[Suit, ...]) -> Iterator[tuple[Suit, ...]]:
    """Each suit alone, as the cards came, then every group of them in the order of the suits."""
    yield from ((suit,) for suit in suits)
    in_order = tuple(suit for suit in Suit if suit in suits)
    for number in range(2, len(suits) + 1):
        yield from combinations(in_order, number)


def _option_laws(m: Moment, cards: int, suits: int) -> tuple[str, str, str]:
    """The paragraphs for requiring, forbidding and neither: 50D2 for one card, 51B for several."""
    if cards == 1:
        return ("50D2(a)", "50D2(a)", "50D2(b)")
    neither = as_of(m.year, {2007: "50D2(b)", 2017: "51B2(c)" if suits > 1 else "50D2(b)"})
    return ("51B2(a)", "51B2(b)", neither) if suits > 1 else ("51B1(a)", "51B1(b)", neither)


@paragraph(
    "50D2(a)",
    on=("chosen the suit of a penalty card",),
    decides=("51B1(a)", "51B1(b)", "51B2(a)", "51B2(b)", "50E2"),
)
def suit_required_or_forbidden(m: Moment, option: Option) -> Findings:
    """The suit is required, or forbidden while the leader keeps the lead; its penalty cards are picked up."""
    st = m.standing
    leader = need(st.play.due)
    suits = suits_named(option.choice)
    law = option.grounds.cite
    yield from _picked_up(m, option, leader.partner, suits)
    yield _spoken(m, leader.partner)
    grounds = m.because(option, cite=law, also=("50D2(a)",))
    if isinstance(option.choice, Require):
        yield from _no_longer_forbidden(m, option, leader, suits[0])
        yield Duty(grounds, leader, must=deeds.OneOf(suits[0], leading=True), when="lead", suits=suits)
    else:
        yield Duty(grounds, leader, may_not=deeds.OfSuits(suits, leading=True), until="loses the lead", suits=suits)


def _no_longer_forbidden(m: Moment, option: Option, leader: Seat, suit: Suit) -> Findings:
    """A suit declarer forbade this leader before, and now requires, cannot be both; nothing is written of it."""
    st = m.standing
    both = [ban for ban in lead_bans(st, leader) if suit in ban.suits]
    if not both:
        return
    yield m.no_longer(*both)
    for ban in both:
        left = tuple(other for other in ban.suits if other is not suit)
        if left:
            yield replace(ban, may_not=deeds.OfSuits(left, leading=True), suits=left)
    test = to_say("weighed-suit-forbidden-before")
    yield Judgement(m.because(option, *both, cite="50D2(a)"), test, provisional=True)


def _spoken(m: Moment, owner: Seat) -> Noted:
    """Declarer has spoken for this lead: what he left on the table is not put to him again before the next."""
    st = m.standing
    left = st.penalty_cards(owner, "major penalty")
    return m.noted(st.penalty._replace(choice_made=st.play.trick_number, choice_left=left))


def _picked_up(m: Moment, option: Option, owner: Seat, suits: tuple[Suit, ...]) -> Findings:
    law, cards = option.grounds.cite, m.standing.penalty_cards(owner, "major penalty")
    of_several = isinstance(option.choice, Require) and len({card.suit for card in cards}) > 1
    also = ("50D2(a)", "51B1(a)") if of_several else ("50D2(a)",)
    for card in cards:
        if card.suit not in suits:
            continue
        back = Status(m.because(option, cite=law, also=also), owner, card, "in hand", why="asked for in the lead")
        yield back
        if m.after.place(owner, card) in ("before", "playing"):
            yield MustWithdraw(m.because(option, cite=law, also=("50D2(a)",)), owner, card)
        yield information(
            m.because(back, cite="50E2", also=(m.cited("16C"),)),
            owner,
            card,
            "all",
            (owner.partner,),
        )


@paragraph("50D2(b)", on=("chosen no suit of a penalty card",), decides=("51B2(c)",))
def nothing_asked(m: Moment, option: Option) -> Findings:
    """Declarer asks nothing: any card may be led, the penalty cards stay, and he is asked again at the next lead."""
    owner = need(m.standing.play.due).partner
    yield _spoken(m, owner)
    for card in m.standing.penalty_cards(owner, "major penalty"):
        status = m.standing.statuses[owner, card]
        yield Status(
            m.because(status, option, cite=status.grounds.cite, also=(option.grounds.cite,)),
            owner,
            card,
            "major penalty",
            provisional=status.provisional,
        )


@paragraph("50D2", on=(Membership,), only_if="bans")
def what_had_to_be_led_is_done(m: Moment, _: Membership) -> Findings:
    """What a player had to lead was for that lead only; a ban lasts while he keeps the lead."""
    yield m.no_longer(*(ban for ban in m.standing.bans if ban.must is not None))


# 50E: what a penalty card tells


@paragraph("50E1", on=(AT_REST,), only_if="penalty.penalised")
def the_duty_is_known(m: Moment, _: None) -> Findings:
    """That a penalty card has to be played is known to all."""
    for (owner, card), status in _lying(m.standing):
        yield information(
            m.because(status, number=_newest(status)), owner, card, "duty to play", (), status.provisional
        )


@paragraph("50E2", until=2017, on=(AT_REST,), only_if="penalty.penalised")
def sight_of_it_2007(m: Moment, _: None) -> Findings:
    """2007: whatever else the sight of it tells is unauthorised for its owner's partner."""
    for (owner, card), status in _lying(m.standing):
        yield information(
            m.because(status, number=_newest(status)), owner, card, "sight", (owner.partner,), status.provisional
        )


@paragraph("50E1", since=2017, on=(AT_REST,), only_if="penalty.penalised")
def sight_of_it_2017(m: Moment, _: None) -> Findings:
    """2017: while it lies there, everything it tells is authorised for all."""
    for (owner, card), status in _lying(m.standing):
        yield information(m.because(status, number=_newest(status)), owner, card, "sight", (), status.provisional)


def _lying(st: Standing) -> list[tuple[tuple[Seat, Card], Status]]:
    return [(key, status) for key, status in st.statuses.items() if status.status in PENALTY]


@paragraph("50E3", on=("played",), only_if="penalty.penalised", after=("16B1(a)",))
def once_played(m: Moment, played: Status) -> Findings:
    """Once played, how it came to be a penalty card is not for its owner's partner to use."""
    if not was_penalty_card(played):
        return
    of_it = subject(played.seat, played.card)
    yield m.no_longer(*(m.standing.information.get((of_it, part)) for part in ("sight", "duty to play")))
    yield information(m.because(played), played.seat, played.card, "how it arose", (played.seat.partner,))


@paragraph("50E4", on=(AT_REST,), only_if="penalty.penalised")
def look_at_the_end(m: Moment, _: None) -> Findings:
    """At the end the director looks whether an exposed card has helped its owner's side."""
    lay_there = tuple(status for _, status in _lying(m.standing))
    yield Check(m.because(*lay_there), provisional=unsure(*lay_there), damage="penalty card")
