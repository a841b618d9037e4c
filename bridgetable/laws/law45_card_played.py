"""Law 45 A, C and E: when a card a player holds, touches or names counts as played."""

from __future__ import annotations

from bridgetable.blocks.designation import Meaning, card_answered, read_words
from bridgetable.blocks.leads import other_card_led, waiting_lead
from bridgetable.blocks.revokes import said_of_revoke
from bridgetable.blocks.tricks import comes_early, faced_in_play
from bridgetable.cards import Card
from bridgetable.findings.changes import Noted
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import (
    PENALTY,
    Facing,
    Grounds,
    Irregularity,
    Judgement,
    Lawful,
    LeadOrPlay,
    MayWithdraw,
    Misplaced,
    MustWithdraw,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, Support, need, subject, unsure
from bridgetable.findings.parts import Designation, WrongLead
from bridgetable.findings.play import LawTrick
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a

# 45A: the regular way


@paragraph("45A", on=(a.Lead, a.Play, a.Supply, a.Move))
def card_faced(m: Moment, action: a.Lead | a.Play | a.Supply | a.Move) -> Findings:
    """Every player except dummy plays by facing a card before him."""
    if action.seat is m.standing.dummy or not faced_in_play(m.standing, action):
        return
    leads = isinstance(action, a.Lead) or comes_early(m.standing, action)
    purpose = m.presume("meant-as", "lead" if leads else "play", f"#{m.number}")
    yield Facing(m.because(purpose), action.seat, action.card, "lead" if purpose.value == "lead" else "play", False)


@paragraph("45A", on=(a.Face,))
def faced_without_a_word(m: Moment, action: a.Face) -> Findings:
    """A card faced and nothing said: what it is depends on what it was put down for."""
    seat, card = action.seat, action.card
    meant = m.ask("meant-as", None, f"#{m.number}")
    defends = m.standing.defends(seat)
    if meant.value in ("lead", "play"):
        purpose: LeadOrPlay = "lead" if meant.value == "lead" else "play"
        grounds = m.because(meant, cite="45C1" if defends else "45C2(a)")
        yield Facing(grounds, seat, card, purpose, why="held or touched")
    elif meant.value == "none" and defends:
        yield Irregularity(m.because(meant, cite="49"), "exposed card", seat, m.number, card)
    else:
        yield Status(m.because(meant, cite="49" if defends else "48A"), seat, card, "exposed", provisional=meant.open)


# 45C: cards held, touched, named


@paragraph("45C1", on=(a.Hold,))
def defender_holds(m: Moment, action: a.Hold) -> Findings:
    """A defender's card held where his partner could see its face is played, whether or not he saw it."""
    st, seat, card = m.standing, action.seat, action.card
    if not st.defends(seat) or st.trick_of(seat, card) is not None:
        return
    number = f"#{m.number}"
    seen = m.recorded("seen-by", number, subject(seat, card))
    by_both = seen is not None and {st.board.declarer.value, st.dummy.value} <= set(need(seen.value))
    find = m.presume if by_both else m.ask
    could = find("partner-could-see", "yes" if by_both else None, number, subject(seat, card))
    support = tuple(answer for answer in (could, seen) if answer)
    if could.yes:
        meant = m.presume("meant-as", "play", number)
        if meant.value == "none":
            yield Irregularity(m.because(*support, meant, cite="49"), "exposed card", seat, m.number, card)
            return
        purpose: LeadOrPlay = "lead" if meant.value == "lead" else "play"
        yield Facing(m.because(*support), seat, card, purpose, False, could.open, "held or touched")
    elif could.no:
        yield Status(m.because(*support), seat, card, "held", provisional=could.open)
        yield Lawful(m.because(*support), seat, m.number)
    else:
        yield Status(m.because(*support), seat, card, "held", provisional=True)


@paragraph("45C2", on=(a.Hold,))
def declarer_holds(m: Moment, action: a.Hold) -> Findings:
    """Declarer's card is played when held face up on the table or nearly so, or kept as played; seen is not enough."""
    st, seat, card = m.standing, action.seat, action.card
    if seat is not st.board.declarer or st.trick_of(seat, card) is not None:
        return
    number, stop = f"#{m.number}", m.setting("held-must-stop")
    if action.zone == "in playing position":
        kept = m.presume("kept-as-played", "yes", number)
        near = m.presume("near-table", "no", number)
    else:
        kept = m.presume("kept-as-played", "no", number)
        near = m.presume("near-table", "no" if action.zone == "visible" else "yes", number)
    if kept.yes:
        yield Facing(m.because(kept, cite="45C2(b)"), seat, card, why="held or touched")
    elif near.yes and stop.value == "no":
        yield Facing(m.because(near, stop, cite="45C2(a)"), seat, card, why="held or touched")
    elif near.yes:
        said = {True: "yes", False: "no", None: None}[action.still]
        held = m.presume("held-still", said, number) if said else m.ask("held-still", None, number)
        if held.yes:
            yield Facing(m.because(near, held, stop, cite="45C2(a)"), seat, card, why="held or touched")
        else:
            yield Status(m.because(near, held, stop), seat, card, "held", provisional=held.open)
    else:
        yield Status(m.because(near), seat, card, "held")


@paragraph("45C2", on=(a.Detach,))
def detached(m: Moment, action: a.Detach) -> Findings:
    """A card raised with its face to the player himself is nothing yet."""
    if m.standing.trick_of(action.seat, action.card) is None:
        cite = "45C1" if m.standing.defends(action.seat) else "45C2"
        yield Status(m.because(cite=cite), action.seat, action.card, "held")


@paragraph("45C2", on=(a.PutBack,))
def put_back(m: Moment, action: a.PutBack) -> Findings:
    """A card put back is in hand again, unless it had already been played."""
    st, seat, card = m.standing, action.seat, action.card
    cite = "45C1" if st.defends(seat) else "45C2"
    held = st.statuses.get((seat, card))
    question = _question_of_rest(m, seat)
    if st.trick_of(seat, card) is not None or st.status(seat, card) in ("must be played", *PENALTY):
        taken = Irregularity(m.because(cite="47F2", also=(cite,)), "change without right", seat, m.number, card)
        yield taken
        lies = need(held)
        yield lies._replace(grounds=m.because(lies, taken, cite=lies.grounds.cite, also=("47F2",)))
    elif question in st.questions and action.stroke:
        yield m.no_longer(st.questions[question])
        yield Status(m.because(m.setting("held-must-stop"), cite=cite), seat, card, "in hand")
    else:
        support = () if held is None else (held,)
        yield Status(m.because(*support, cite=cite), seat, card, "in hand", provisional=unsure(*support))


def _question_of_rest(m: Moment, seat: Seat) -> str:
    """The question whether the card he last held came to rest; the table lets him put back no other."""
    for number, action in m.before_now():
        if isinstance(action, a.Hold) and action.seat is seat:
            return f"held-still #{number}"
    return ""


@paragraph("45C3", on=(a.Touch,))
def declarer_touches(m: Moment, action: a.Touch) -> Findings:
    """Dummy's card is played when declarer touches it on purpose, but not to arrange or to reach another."""
    st = m.standing
    if action.seat is not st.board.declarer:
        return
    purpose = m.ask("touch-purpose", None, f"#{m.number}")
    if purpose.value == "play":
        yield Facing(m.because(purpose), st.dummy, action.card, why="held or touched")
    elif purpose.value is not None:
        yield Lawful(m.because(purpose), action.seat, m.number)


@paragraph("45C4(a)", on=(a.NamePlay,))
def names_his_card(m: Moment, action: a.NamePlay) -> Findings:
    """A player who names a card of his own as the one he plays has played it."""
    st = m.standing
    if action.instead:
        return
    named = m.presume("named-as", "play", f"#{m.number}")
    if named.value == "held":
        if st.defends(action.seat):
            yield Irregularity(m.because(named, cite="49"), "card named as held", action.seat, m.number, action.card)
        return
    yield _remembered(m, Designation(m.number, action.seat, action.seat, None, action.card, st.play.trick_number))
    yield Facing(m.because(named), action.seat, action.card, None, True, why="named")


@paragraph("45C4(a)", on=(a.Indicate,))
def points_at(m: Moment, action: a.Indicate) -> Findings:
    """Pointing or nodding at a card of dummy's designates it as words would."""
    st = m.standing
    if action.seat is not st.board.declarer or action.card is None:
        return
    aimed = m.presume("pointed-at", action.card.name, f"#{m.number}")
    card = card_answered(aimed)
    if card is not None:
        designation = Designation(m.number, action.seat, st.dummy, None, card, st.play.trick_number)
        yield m.noted(st.designated._replace(newest=designation))
        yield Facing(m.because(aimed), st.dummy, card, None, True, why="named")


# 45C4(b): an unintended designation


@paragraph("45C4(b)", until=2017, on=(a.ChangeDesignation, a.NamePlay), decides=("47C",))
def change_of_designation_2007(m: Moment, action: a.ChangeDesignation | a.NamePlay) -> Findings:
    """Any player may change an unintended designation without pause for thought, until his partner has played."""
    designation = _designation_to_change(m.standing, action)
    if designation is None or designation.card is None or (isinstance(action, a.NamePlay) and not action.instead):
        return
    reading = m.setting("call-change-2007")
    readings = () if designation.by is designation.hand else (reading,)
    if _too_late_2007(m, designation, reading.value):
        yield from _changed_without_right(m, designation, readings)
        return
    slip = m.ask("unintended", "no", f"#{designation.action}")
    pause = _pause(m, designation, slip)
    if slip.yes and pause.no:
        yield from _designation_changed(m, action, designation, (slip, pause, *readings))
    else:
        yield from _changed_without_right(m, designation, (slip, pause, *readings))


def _pause(m: Moment, designation: Designation, slip: Answer) -> Answer:
    """Whether he paused for thought before the change; not asked where the log tells or it was no slip anyway."""
    said = any(
        isinstance(x, a.Remark) and x.words is None and x.seat is designation.by
        for n, x in m.before_now()
        if n > designation.action
    )
    if said:
        return m.presume("pause", "yes", f"#{designation.action}")
    if slip.found and not slip.yes:
        return m.presume("pause", "no", f"#{designation.action}")
    return m.ask("pause", "no", f"#{designation.action}")


def _designation_to_change(st: Standing, action: a.ChangeDesignation | a.NamePlay) -> Designation | None:
    """The designation that is to be changed: declarer's of a dummy's card, or his own card a player had named."""
    if isinstance(action, a.ChangeDesignation):
        return st.designated.newest
    return next((designation for designation in st.designated.named if designation.by is action.seat), None)


def _remembered(m: Moment, designation: Designation) -> Noted:
    """The card named last, of the player's own hand or by declarer of dummy's."""
    known = m.standing.designated
    own = designation.by is designation.hand
    return m.noted(known._replace(named=(designation, *known.named)) if own else known._replace(newest=designation))


def _too_late_2007(m: Moment, designation: Designation, reading: str) -> bool:
    if designation.by is designation.hand:
        return any(
            p.seat is designation.by.partner and p.action > designation.action
            for t in m.standing.play.tricks
            for p in t.plays
        )
    if reading == "partner-plays":
        # dummy who puts out the card called only carries out the call: it is his next card that ends the right
        return any(
            p.seat is designation.hand and p.action > designation.action
            for t in m.standing.play.tricks
            for p in t.plays
        )
    return _declarer_played_since(m.standing, designation)


@paragraph("45C4(b)", since=2017, on=(a.ChangeDesignation,), decides=("47C",))
def change_of_designation_2017(m: Moment, action: a.ChangeDesignation) -> Findings:
    """Declarer may change an unintended designation of dummy's card until he next plays from either hand."""
    designation = m.standing.designated.newest
    if designation is None or designation.card is None:
        return
    if _declarer_played_since(m.standing, designation):
        yield from _changed_without_right(m, designation, ())
        return
    slip = m.ask("unintended", "no", f"#{designation.action}")
    if slip.yes:
        yield from _designation_changed(m, action, designation, (slip,))
    else:
        yield from _changed_without_right(m, designation, (slip,))


@paragraph("45C4(b)", since=2017, on=(a.NamePlay,))
def own_card_may_not_be_changed(m: Moment, action: a.NamePlay) -> Findings:
    """The right to change a designation is declarer's for dummy's cards; a card of one's own stays played."""
    designation = _designation_to_change(m.standing, action)
    if not action.instead or designation is None:
        return
    grounds = m.because(cite="47F2", also=("45C4(a)", "45C4(b)"))
    fault = Irregularity(grounds, "change without right", action.seat, m.number, designation.card)
    yield fault
    if m.standing.defends(action.seat):
        yield Judgement(m.because(fault, cite="49"), to_say("weighed-exposed-by-naming"), ("named-as",))


@paragraph("45C4(b)", on=(a.ChangeDesignation,))
def handled_not_named(m: Moment, action: a.ChangeDesignation) -> Findings:
    """Only what was named or pointed out may be changed; a card touched or taken by hand stays played."""
    st = m.standing
    if st.designated.newest is None and st.play.due is not st.dummy:
        yield Irregularity(m.because(cite="47F2", also=("45C4(b)",)), "change without right", action.seat, m.number)


def _declarer_played_since(st: Standing, designation: Designation) -> bool:
    return any(not st.defends(p.seat) and p.action > designation.action for t in st.play.tricks for p in t.plays)


def _designation_changed(
    m: Moment, action: a.ChangeDesignation | a.NamePlay, designation: Designation, support: tuple[Support, ...]
) -> Findings:
    """The first card goes back, the second takes its place, and who played after it may change (47C, 47D)."""
    st, meaning = m.standing, _new_card(m, action, designation)
    new, old = meaning.card, need(designation.card)
    if new is None:
        yield from _second_words_name_nothing(m, action, designation, meaning)
        return
    if new is old:
        return
    doubtful = unsure(*support)
    grounds = m.because(*support, also=("47C",))
    wrong = waiting_lead(st, designation.hand, old)
    if wrong is not None:
        yield from _wrong_lead_changed(m, grounds, designation, wrong, new)
        return
    trick = st.trick_of(designation.hand, old)
    as_ = st.statuses[designation.hand, old].as_
    laid = m.after.place(designation.hand, old) == "playing"
    yield m.no_longer(*said_of_revoke(st, designation.hand, old))
    yield Status(grounds, designation.hand, old, "in hand", provisional=doubtful, why="slip")
    if laid:
        yield MustWithdraw(m.because(cite="47C"), designation.hand, old, doubtful)
    yield Status(
        m.because(*support, cite="45C4(a)", also=("45C4(b)", meaning.cite)),
        designation.hand,
        new,
        "played",
        as_,
        trick.number if trick else None,
        doubtful,
        "named",
    )
    yield _remembered(m, designation._replace(action=m.number, card=new))
    if trick is not None:
        yield from _opponents_may_change(m, trick, designation, doubtful)


def _wrong_lead_changed(m: Moment, grounds: Grounds, designation: Designation, wrong: WrongLead, new: Card) -> Findings:
    """The card called was a lead from the wrong hand: the one named instead lies there in its place (55A)."""
    old = need(designation.card)
    yield Status(grounds, designation.hand, old, "in hand", why="slip")
    if m.after.place(designation.hand, old) == "playing":
        yield MustWithdraw(m.because(cite="47C"), designation.hand, old)
    yield from other_card_led(m, wrong, new)
    lies = m.because(wrong.fault, cite="45C4(a)", also=("45C4(b)", wrong.fault.grounds.cite))
    yield Status(lies, designation.hand, new, "exposed", provisional=True)
    yield _remembered(m, designation._replace(action=m.number, card=new))


def _second_words_name_nothing(
    m: Moment, action: a.ChangeDesignation | a.NamePlay, designation: Designation, meaning: Meaning
) -> Findings:
    """The slip may be put right, but the words put in its place do not say which card it is now."""
    kind: IrregularityWord = "impossible call" if meaning.chooser == "nobody" else "incomplete call"
    fault = Irregularity(m.because(cite=meaning.cite, also=("45C4(b)",)), kind, action.seat, m.number)
    yield fault
    status = m.standing.statuses[designation.hand, need(designation.card)]
    yield status._replace(grounds=m.because(status, fault, cite=status.grounds.cite), provisional=True)
    yield Judgement(m.because(fault, cite="45C4(b)"), to_say("weighed-meant-to-name"), ("other-intention",))


def _opponents_may_change(m: Moment, trick: LawTrick, designation: Designation, doubtful: bool) -> Findings:
    """47D: an opponent may take back what he has played or led since, to this trick or to the next."""
    for later in (t for t in m.standing.play.tricks if t.number >= trick.number):
        for play in later.plays:
            if play.action > designation.action and play.seat.side is not designation.hand.side:
                yield MayWithdraw(
                    m.because(cite="47D", also=("45C4(b)",)),
                    play.seat,
                    play.card,
                    "each side on next trick",
                    None,
                    play.seat.side,
                    m.number,
                    trick.number,
                    doubtful,
                )


def _new_card(m: Moment, action: a.ChangeDesignation | a.NamePlay, designation: Designation) -> Meaning:
    """The card named instead, read as if the first designation had not been made."""
    if isinstance(action, a.NamePlay):
        return Meaning("45C4(a)", action.card)
    if action.words.kind == "rank":
        suit = need(designation.card).suit
        cards = [c for c in m.before.hand(designation.hand) if (c.rank, c.suit) == (action.words.rank, suit)]
        if cards:
            return Meaning("46B", cards[0])
    return read_words(m, action.words, designation.hand)


def _changed_without_right(m: Moment, designation: Designation, support: tuple[Support, ...]) -> Findings:
    """What was named first is played: the change comes too late (then nothing is asked), or was one of mind."""
    st, card = m.standing, need(designation.card)
    status = st.statuses[designation.hand, card]
    doubt = unsure(*support)
    grounds = m.because(*support, cite="47F2", also=("45C4(a)", "45C4(b)"))
    fault = Irregularity(grounds, "change without right", designation.by, m.number, card, provisional=doubt)
    if not doubt:
        yield fault
    stands = m.because(status, *support, *(() if doubt else (fault,)), cite="45C4(a)", also=("47F2",))
    # the card counted already, and what follows from a card played is not to be found twice
    yield m.instead(status, status._replace(grounds=stands, provisional=doubt, why="named"))


# 45E: a fifth card


@paragraph("45E1", on=(Misplaced,))
def fifth_card_of_defender(m: Moment, card: Misplaced) -> Findings:
    """A defender's fifth card to a trick becomes a penalty card, unless it was led."""
    if card.kind == "fifth card" and m.standing.defends(card.seat):
        yield Irregularity(m.because(card, *_purpose(m)), "fifth card", card.seat, m.number, card.card)


@paragraph("45E2", on=(Misplaced,))
def fifth_card_of_declarer(m: Moment, card: Misplaced) -> Findings:
    """A fifth card from declarer or dummy goes back, unless it was led."""
    if card.kind == "fifth card" and not m.standing.defends(card.seat):
        fifth = Irregularity(m.because(card, *_purpose(m)), "fifth card", card.seat, m.number, card.card)
        yield fifth
        yield Status(m.because(fifth, also=("47B",)), card.seat, card.card, "in hand")
        yield MustWithdraw(m.because(fifth), card.seat, card.card)


def _purpose(m: Moment) -> tuple[Support, ...]:
    found = m.recorded("meant-as", f"#{m.number}")
    return (found,) if found else ()
