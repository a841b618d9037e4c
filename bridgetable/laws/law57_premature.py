"""Law 57: leads and plays made too early."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.blocks.limits import trick_numbered
from bridgetable.blocks.tricks import (
    comes_first,
    could_have_followed,
    extreme_card,
    known_void,
    shown_to_comply,
    void_in_running_trick,
)
from bridgetable.cards import Suit
from bridgetable.findings import deeds
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import (
    Duty,
    Facing,
    Irregularity,
    Judgement,
    Lawful,
    Misplaced,
    MustWithdraw,
    Option,
    Rectification,
    Revoke,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, Reading, need
from bridgetable.findings.parts import EarlyLead, EarlyPlay
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Choice, Extreme, Forbid, Plain, Require

# 57A: a defender ahead of his partner


@paragraph("57C1", on=(Misplaced,), overrides=("57A",), after=("44G",))
def declarer_has_played_from_both_hands(m: Moment, card: Misplaced) -> Findings:
    """Declarer has played from both hands to the trick: a defender's hurry has no consequence."""
    if _ahead_of_partner(m, card) and _seats_played(m) >= {m.standing.board.declarer, m.standing.dummy}:
        yield from _no_consequence(m, card)


@paragraph("57C1", until=2017, on=(Misplaced,), overrides=("57A",), after=("57C1",))
def dummy_went_first_2007(m: Moment, card: Misplaced) -> Findings:
    """2007: nor has it one when dummy has put up a card unasked, or suggested one, and so misled the defender."""
    if _ahead_of_partner(m, card) and (why := _dummy_went_first(m)) is not None:
        yield from _no_consequence(m, card, why)


@paragraph("57C2", since=2017, on=(Misplaced,), overrides=("57A",), after=("57C1",))
def dummy_went_first_2017(m: Moment, card: Misplaced) -> Findings:
    """2017: nor has it one when dummy picked a card of his own accord before his RHO, or suggested one."""
    if _ahead_of_partner(m, card) and (why := _dummy_went_first(m)) is not None:
        yield from _no_consequence(m, card, why)


def _ahead_of_partner(m: Moment, card: Misplaced) -> bool:
    """A defender has played or led before his partner's card to the running trick (57A)."""
    if card.kind not in ("premature lead", "play out of turn") or not m.standing.defends(card.seat):
        return False
    return m.standing.play.running is not None and card.seat.partner not in _seats_played(m)


def _seats_played(m: Moment) -> set[Seat]:
    running = m.standing.play.running
    return {play.seat for play in running.plays} if running is not None else set()


def _dummy_went_first(m: Moment) -> Answer | None:
    """Whether dummy acted unasked in this trick before the defender did: the wrong card lying there, or a hint."""
    st, running = m.standing, need(m.standing.play.running)
    since = running.plays[0].action
    if st.designated.wrong is not None and st.designated.wrong.trick == running.number and st.designated.wrong.unasked:
        unasked = m.presume("dummy-unasked", "yes", f"#{st.designated.wrong.action}")
        return unasked if unasked.yes else None
    for number, entry in enumerate(m.log[since : m.number], since + 1):
        if isinstance(entry.action, a.Suggest) and entry.action.seat is st.dummy:
            suggested = m.presume("dummy-suggested", "yes", f"#{number}")
            return suggested if suggested.yes else None
    return None


def _no_consequence(m: Moment, card: Misplaced, *why: Answer) -> Findings:
    """The card of a defender in a hurry costs nothing: a play counts, a lead waits for the end of the trick."""
    early = Irregularity(m.because(card, *why, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Rectification(m.because(early), "none", card.seat)
    running = need(m.standing.play.running)
    if card.kind == "play out of turn":
        yield Status(m.because(early), card.seat, card.card, "played", "play", running.number, why="came too early")
    else:
        yield from _waits_for_the_trick(m, card, early)


def _waits_for_the_trick(m: Moment, card: Misplaced, early: Irregularity) -> Findings:
    """A lead put down while the trick is running: whether it was his to make shows when the trick is complete."""
    waits = Status(m.because(early), card.seat, card.card, "exposed", provisional=True)
    yield waits
    lead = Facing(m.because(waits), card.seat, card.card, "lead", provisional=True)
    yield _kept_until_it_is_over(m, need(m.standing.play.running).number, lead)


def _kept_until_it_is_over(m: Moment, trick: int, lead: Facing) -> Noted:
    """Keep a lead in mind until the trick is over; those made earlier lie there before it."""
    turn = m.standing.turn
    return m.noted(turn._replace(early_leads=(*turn.early_leads, EarlyLead(lead, trick))))


@paragraph("57A", on=(Misplaced,))
def before_partner(m: Moment, card: Misplaced) -> Findings:
    """A defender leads or plays before his partner has played: a major penalty card, and declarer has a choice."""
    if not _ahead_of_partner(m, card):
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, also=("50B",)), card.seat, card.card, "major penalty")
    running = need(m.standing.play.running)
    ahead = EarlyPlay(early, card.seat, card.card, running.number, running.led)
    yield m.noted(m.standing.turn._replace(early=ahead))


@paragraph("44G", on=(Misplaced,))
def after_partner(m: Moment, card: Misplaced) -> Findings:
    """A defender leads to the next trick, or plays, when only declarer's side has still to play."""
    kinds = ("premature lead", "play out of turn")  # the second only where his partner has played in this moment
    if card.kind not in kinds or not m.standing.defends(card.seat) or _ahead_of_partner(m, card):
        return
    early = Irregularity(m.because(card), card.kind, card.seat, m.number, card.card)
    yield early
    yield from _waits_for_the_trick(m, card, early)


@paragraph("57A", until=2017, on=(AT_REST,), only_if="turn.early", decides=("57A1", "57A2", "57A3"))
def choices_2007(m: Moment, _: None) -> Findings:
    """2007: the highest of the suit led, the lowest, or not another suit."""
    yield from _choices(m, ((_forbid, "57A3"),))


@paragraph("57A", since=2017, on=(AT_REST,), only_if="turn.early", decides=("57A1", "57A2", "57A3", "57A4"))
def choices_2017(m: Moment, _: None) -> Findings:
    """2017: the highest of the suit led, the lowest, a card of another suit, or not another suit."""
    yield from _choices(m, ((Require, "57A3"), (_forbid, "57A4")))


def _forbid(suit: Suit) -> Choice:
    return Forbid((suit,))


def _choices(m: Moment, suits: tuple[tuple[Callable[[Suit], Choice], str], ...]) -> Findings:
    early = need(m.standing.turn.early)
    if early.chosen is not None:
        return
    options: list[tuple[Choice, str, tuple[Reading, ...]]]
    options = [(Require(Extreme.HIGHEST), "57A1", ()), (Require(Extreme.LOWEST), "57A2", ())]
    options += [(about(suit), law, ()) for about, law in suits for suit in Suit if suit is not early.led]
    reading = m.setting("option-57A")
    if reading.value == "may":
        options.append((Plain.ASK_NOTHING, "57A", (reading,)))
    for order, (option, law, support) in enumerate(options, 1):
        grounds = m.because(early.fault, *support, cite=law, also=("57A",), number=early.fault.action)
        by, doubt = m.standing.board.declarer.value, early.fault.provisional
        yield Option(grounds, by, option, order, "partner's card to the trick", provisional=doubt)


@paragraph("57A", on=("chosen partner's card to the trick",), only_if="turn.early")
def partners_card_is_chosen(m: Moment, option: Option) -> Findings:
    """What declarer has chosen binds the partner's card to this trick, one that he has played already as well."""
    st, early = m.standing, need(m.standing.turn.early)._replace(chosen=option, chosen_at=m.number)
    yield m.noted(st.turn._replace(early=early))
    if early.answered is not None:
        yield from _answered_already(m, early._replace(answered=None), option, early.answered)


def _answered_already(m: Moment, early: EarlyPlay, option: Option, played: Status) -> Findings:
    """The partner did not wait for the choice (60C): a card that is not the one chosen goes back.

    One of a suit that is forbidden now goes back until it is found that he had no other.
    """
    could = _could_obey(m, early, option, played, "yes" if isinstance(option.choice, Forbid) else None)
    yield _waits_no_longer(m)
    if could is None or could.value is None:
        return
    if could.no:
        yield Lawful(m.because(option, could, cite="57B", also=("59",)), played.seat, max(played.grounds.actions))
        return
    yield m.noted(m.standing.turn._replace(early=early))
    grounds = m.because(option, could, cite="60C", also=(option.grounds.cite, "49", "50B"))
    yield Status(grounds, played.seat, played.card, "major penalty", provisional=True)
    yield MustWithdraw(grounds, played.seat, played.card, True)


@paragraph("57A", on=(AT_REST,), only_if="turn.early")
def partner_is_bound(m: Moment, _: None) -> Findings:
    """Until the partner has played he does what declarer chose, as far as he can; suit is followed first."""
    st, early = m.standing, need(m.standing.turn.early)
    option, partner = early.chosen, early.seat.partner
    if option is None:
        return
    void = void_in_running_trick(m, partner, early.led)
    laws = ("57B", "44C", "59") if void else ("57B", "44C")
    grounds = m.because(option, cite=option.grounds.cite, also=laws, number=early.chosen_at)
    match option.choice:
        case Require(Extreme() as end):
            yield Duty(grounds, partner, must=deeds.HighestOrLowest(end, early.led), when=_when(st, partner))
        case Forbid(suits):
            yield Duty(grounds, partner, may_not=deeds.OfSuits(suits), until="this trick", suits=suits)
        case Require(Suit() as wanted):
            must = deeds.OneOf(wanted)
            unless = comes_first(m, partner, early.led, wanted)
            yield Duty(grounds, partner, must=must, when=_when(st, partner), suits=(wanted,), unless=unless)


def _when(st: Standing, seat: Seat) -> str:
    return "now" if st.play.due is seat else "own turn"


@paragraph("57B", on=("played",), only_if="turn.early", after=("50D1(b)", "52A"))
def partner_plays(m: Moment, played: Status) -> Findings:
    """The partner plays: if he cannot do what was chosen any legal card will do; if he could, he has broken it."""
    st, early = m.standing, need(m.standing.turn.early)
    if played.seat is not early.seat.partner or played.trick != early.trick:
        return
    option = early.chosen
    if option is None:
        yield m.noted(st.turn._replace(early=early._replace(answered=played)))  # declarer keeps his choice (60C)
        return
    yield _waits_no_longer(m)
    could = _could_obey(m, early, option, played)
    if could is None:
        return
    if could.no:
        yield Lawful(m.because(option, could, also=("59",)), played.seat, m.number)
    elif could.yes:
        grounds, wrong = m.because(option, could, cite=option.grounds.cite, also=("61A",)), played.card
        yield Irregularity(
            grounds, "restriction not obeyed", played.seat, m.number, wrong, why="not what declarer chose"
        )


@paragraph("57A", on=(MustWithdraw,), only_if="revoked")
def partner_is_bound_again(m: Moment, back: MustWithdraw) -> Findings:
    """The card with which he has broken what was chosen goes back: in that trick he is bound as before (61A, 62B)."""
    st, running = m.standing, m.standing.play.running
    for revoke in st.revokes:
        if (
            running is None
            or (revoke.seat, revoke.trick) != (back.seat, running.number)
            or revoke.state == "established"
        ):
            continue
        for option in _chosen_and_broken(revoke):
            fault = next(each for each in option.grounds.findings if isinstance(each, Irregularity))
            chosen_at, card = max(option.grounds.actions), need(fault.card)
            bound = EarlyPlay(fault, fault.seat, card, revoke.trick, running.led, option, None, chosen_at)
            yield m.noted(st.turn._replace(early=bound))


def _chosen_and_broken(revoke: Revoke) -> Iterator[Option]:
    """What was chosen under 57A, where a revoke is that it was not done."""
    for broken in revoke.grounds.findings:
        if isinstance(broken, Irregularity) and broken.why == "not what declarer chose":
            yield from (each for each in broken.grounds.findings if isinstance(each, Option))


def _could_obey(
    m: Moment, early: EarlyPlay, option: Option, played: Status, unknown: str | None = None
) -> Answer | None:
    """Whether he could have done what he has not (`unknown`: what is taken to be so until it is found).

    None: he has obeyed, or following suit came first.
    """
    suit, led, at = played.card.suit, early.led, f"#{max(played.grounds.actions)}"
    key = f"{played.seat.value} {at}"
    match option.choice:
        case Require(Extreme() as end):
            return _could_play_the(end, m, early, played, key)
        case Require(Suit() as wanted):
            others = [wanted]
        case Forbid(forbidden):
            others = [other for other in Suit if other not in forbidden]
        case _:
            return None
    if suit is led or suit in others:
        return None
    held = [m.before.holds(played.seat, other, played.card) for other in others]
    if True not in held and None in held:
        return m.ask("could-comply", unknown, key, at)
    return shown_to_comply(m, True in held, key, at)


def _could_play_the(end: Extreme, m: Moment, early: EarlyPlay, played: Status, key: str) -> Answer | None:
    """Whether he could have played the highest or the lowest of the suit led and has not."""
    led = need(early.led)
    if played.card.suit is not led:  # not void, it is for Law 44C
        void = known_void(m, m.before, played.seat, led, early.trick, played.card)
        return Answer(f"could-comply {key}", "no") if void else None
    shown = extreme_card(m.before, played.seat, led, end, played.card)
    seat = played.seat.value
    best = Answer(f"extreme-card {seat}", shown) if shown is not None else m.ask("extreme-card", None, seat)
    return None if best.value in (played.card.name, None) else Answer(best.key, "yes", best.open, best.found)


@paragraph("60A1", on=("played",), only_if="turn.early", decides=("60A2",), after=("11A",))
def declarer_plays_on(m: Moment, played: Status) -> Findings:
    """Declarer plays after his RHO's hurried card without asking for a ruling: his choice is lost."""
    st, early = m.standing, need(m.standing.turn.early)
    if isinstance(m.action, a.ChangeDesignation):
        yield from _lead_put_right(m, early)
        return
    if st.defends(played.seat) or early.chosen is not None:
        return
    if played.seat is not early.seat.lho:
        if early.answered is not None:
            yield _waits_no_longer(m)
            test = to_say("weighed-choice-lost")
            yield Judgement(m.because(early.fault, played, cite="11A", also=("57A", "60C")), test, ("forfeits",))
        return
    yield _waits_no_longer(m)
    old = st.statuses[early.seat, early.card]
    yield Rectification(m.because(early.fault, played, also=("60A2",)), "forfeited", played.seat)
    still_lies = old.status == "major penalty" and played.trick == early.trick
    grounds = m.because(early.fault, played, old, also=("60A2",))
    if still_lies:
        waits = Status(grounds, early.seat, early.card, "exposed", provisional=True)
        yield waits
        lead = Facing(m.because(waits), early.seat, early.card, "lead", provisional=True)
        yield _kept_until_it_is_over(m, early.trick, lead)


def _waits_no_longer(m: Moment) -> Noted:
    """Nobody's card lies there ahead of his partner's any more."""
    return m.noted(m.standing.turn._replace(early=None))


def _lead_put_right(m: Moment, early: EarlyPlay) -> Findings:
    """A slip of declarer's put right is no play after the hurried card: what he had called lay there before it."""
    trick = trick_numbered(m.standing, early.trick)
    led = trick.led if trick is not None else early.led
    yield m.noted(m.standing.turn._replace(early=early._replace(led=led)))
    if led is not early.led:
        test = to_say("weighed-choice-after-slip")
        yield Judgement(m.because(early.fault, cite="57A", also=("45C4(b)",)), test)


# 57C: declarer's side


@paragraph("57C2", until=2017, on=(Misplaced,))
def declarer_too_early_2007(m: Moment, card: Misplaced) -> Findings:
    """A card declarer plays too early from either hand is played and stays so."""
    if _declarer_hurries(m, card):
        yield from _declarers_card_stays(m, card)


@paragraph("57C3", since=2017, on=(Misplaced,))
def declarer_too_early_2017(m: Moment, card: Misplaced) -> Findings:
    """2017: the same if the card is legal; one that does not follow suit although he could is a revoke like any."""
    if not _declarer_hurries(m, card):
        return
    could = could_have_followed(m, card)
    if could is None or not could.yes:
        yield from _declarers_card_stays(m, card)
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(
        m.because(early, could, cite="44C"),
        card.seat,
        card.card,
        "played",
        "play",
        need(m.standing.play.running).number,
    )


def _declarer_hurries(m: Moment, card: Misplaced) -> bool:
    return card.kind == "play out of turn" and not m.standing.defends(card.seat)


def _declarers_card_stays(m: Moment, card: Misplaced) -> Findings:
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    running = need(m.standing.play.running)
    yield Status(m.because(early), card.seat, card.card, "played", "play", running.number, why="came too early")


@paragraph("57C2", until=2017, on=("played",), only_if="history", after=("44C",))
def declarer_had_played_from_his_other_hand_2007(m: Moment, lead: Status) -> Findings:
    """Declarer's wrong lead stands because the wrong defender has played to it: what he put beside it is played too."""
    if lead.why == "wrong defender played to it":
        yield from _put_beside_a_lead_that_stands(m, lead)


@paragraph("57C3", since=2017, on=("played",), only_if="history", after=("44C",))
def declarer_had_played_from_his_other_hand_2017(m: Moment, lead: Status) -> Findings:
    """The same, under the numbers of this edition."""
    if lead.why == "wrong defender played to it":
        yield from _put_beside_a_lead_that_stands(m, lead)


def _put_beside_a_lead_that_stands(m: Moment, lead: Status) -> Findings:
    for (seat, card), lies in tuple(m.standing.statuses.items()):
        if seat is lead.seat.partner and lies.why == "before the ruling":
            yield m.noted(m.standing.turn._replace(led_again=None))
            yield Status(m.because(lies, lead), seat, card, "played", "play", lead.trick)


@paragraph("55A", on=(Misplaced,))
def declarer_leads_before_the_trick_is_over(m: Moment, card: Misplaced) -> Findings:
    """Declarer leads while the trick is running: whose lead it was shows when the trick is complete."""
    if card.kind == "premature lead" and not m.standing.defends(card.seat):
        early = Irregularity(m.because(card, also=("44G",)), card.kind, card.seat, m.number, card.card)
        yield early
        yield from _waits_for_the_trick(m, card, early)
