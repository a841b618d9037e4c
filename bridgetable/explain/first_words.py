"""The sentences of a headline: a ruling with what goes along with it, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.cards import Card
from bridgetable.explain.brief import brief
from bridgetable.explain.newest_ruling import disputed, is_gain_foreseen, newest
from bridgetable.explain.phrases import card_words, the_card, when_words
from bridgetable.explain.words import played_words as how_played
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat


class Sentence(NamedTuple):
    """A sentence of the headline, and the findings it says in short."""

    words: str
    says: tuple[k.Finding, ...]


def ruled(ruling: k.Finding, along: list[k.Finding], verdict: Verdict) -> Iterator[Sentence]:
    """The ruling itself, in one sentence with what is played instead or what becomes of the card."""
    card = _moved(ruling)
    if card is not None:
        yield _of_a_card(card, ruling, along, verdict)
        return
    if isinstance(ruling, k.Duty):
        unable = (duty for duty in verdict.duties if duty.why == "unable" and ruling in duty.grounds.findings)
        yield Sentence(text(next(unable, ruling)), (ruling,))
    elif isinstance(ruling, k.Status) and ruling.status in ("played", "quitted"):
        yield Sentence(played_words(ruling, verdict), (ruling, *rights_of(ruling, verdict)))
    elif isinstance(ruling, k.MayWithdraw):
        yield Sentence(text(ruling), (ruling,))
        yield from (Sentence(brief(f), (f,)) for f in ruling.grounds.findings if isinstance(f, k.Irregularity))
    elif isinstance(ruling, k.Judgement) and ruling.why == "harm by an explanation":
        yield Sentence(_cannot_be_changed(ruling, verdict), ())
    elif isinstance(ruling, k.Status) and (ruling.status in k.PENALTY or _stays_open(ruling)):
        yield _open_cards(ruling, verdict)
    elif is_gain_foreseen(ruling):
        yield from _could_have_known(ruling)
    elif isinstance(ruling, k.Revoke):
        yield _of_a_revoke(ruling, verdict)
    else:
        yield Sentence(brief(ruling), (ruling,))
    yield from _kept(ruling, verdict)


def _stays_open(status: k.Status) -> bool:
    """Whether a card seen in the auction stays face up until the auction ends (24)."""
    return status.status == "exposed" and status.why == "seen in the auction" and not status.provisional


def _open_cards(status: k.Status, verdict: Verdict) -> Sentence:
    """A penalty card, or one seen in the auction, with those of the same hand seen in the same moment."""
    alike = [
        other
        for other in verdict.cards.values()
        if (other.seat, other.status) == (status.seat, status.status) and newest(other) == newest(status)
    ]
    if len(alike) < 2 or status not in alike:
        return Sentence(brief(status), (status,))
    cards = listed([card_words(other.card) for other in alike], "and")
    if _stays_open(status):
        return Sentence(say("headline-cards-stay", seat=status.seat, cards=cards), tuple(alike))
    words = say("headline-penalty-cards", seat=status.seat, cards=cards, major=status.status == "major penalty")
    return Sentence(words, tuple(alike))


def _could_have_known(ruling: k.Finding) -> Iterator[Sentence]:
    """Whose irregularity it was that he could have known to be of use to him (Law 23 of 2007, 72C of 2017)."""
    for fault in ruling.grounds.findings:
        if isinstance(fault, k.Irregularity):
            yield Sentence(say("headline-could-have-known", seat=fault.seat), ())


def _cannot_be_changed(ruling: k.Judgement, verdict: Verdict) -> str:
    """The card that rested on a wrong explanation and stays (47E2(b))."""
    acted = {int(key.partition("#")[2]) for key in ruling.grounds.facts if key.startswith("acted-on-it #")}
    for (seat, card), status in verdict.cards.items():
        if acted.intersection(status.grounds.actions):
            return say("headline-too-late-for", seat=seat, card=card)
    return say("headline-too-late")


def _moved(ruling: k.Finding) -> tuple[Seat, Card] | None:
    """The card that a ruling takes out of the trick or leaves in the hand."""
    match ruling:
        case k.MustWithdraw(seat=seat, card=card) if not (ruling.provisional and ruling.why == "unnoticed revoke"):
            return seat, card
        case k.Status(seat=seat, card=card, status="in hand" | "withdrawn"):
            return seat, card
    return None


def _of_a_card(moved: tuple[Seat, Card], ruling: k.Finding, along: list[k.Finding], verdict: Verdict) -> Sentence:
    """A card that leaves the trick or stays in hand, as what, and which card is played in its place."""
    seat, card = moved
    mine = [f for f in along if isinstance(f, k.Status) and f.seat is seat]
    penalty = next((f for f in mine if f.card is card and f.status in k.PENALTY), None)
    instead = next((f for f in mine if f.card is not card and f.status == "played"), None) or _instead(ruling, verdict)
    others = [
        f for f in along if isinstance(f, k.MustWithdraw) and f.seat is seat and f.card is not card and not f.penalty
    ]
    if others and instead is None and penalty is None:
        cards = listed([card_words(each) for each in (card, *(f.card for f in others))], "and")
        return Sentence(say("headline-go-back", seat=seat, cards=cards), (ruling, *others))
    says = tuple(f for f in (ruling, penalty, instead) if f is not None)
    if penalty is not None:
        how: str = penalty.status
    elif instead is None:
        return Sentence(text(ruling), says)
    else:
        how = "stays" if isinstance(ruling, k.Status) and ruling.status == "in hand" else "back"
    if instead is None:
        return Sentence(say("headline-leaves", seat=seat, card=card, how=how), says)
    put = say("headline-put", card=instead.card, lead=instead.as_ == "lead", trick=instead.trick)
    return Sentence(say("headline-leaves-and", seat=seat, card=card, how=how, put=put), says)


def _instead(ruling: k.Finding, verdict: Verdict) -> k.Status | None:
    """The card of that hand that counts as played where another had been put down, or was put in its place."""
    if not isinstance(ruling, k.MustWithdraw) or ruling.why not in ("not designated", "stays played"):
        return None
    tricks = (verdict.trick, *verdict.past_tricks)
    mine = [card for trick in tricks for seat, card in trick.cards if seat is ruling.seat]
    status = verdict.cards.get((ruling.seat, mine[0])) if mine else None
    return status if status is not None and status.status == "played" else None


def _of_a_revoke(revoke: k.Revoke, verdict: Verdict) -> Sentence:
    """A revoke with the tricks that are paid for it."""
    transfer = verdict.transfer
    if revoke.state != "established" or transfer is None:
        return Sentence(brief(revoke), (revoke,))
    return Sentence(f"{brief(revoke)} {text(transfer)}", (revoke, transfer))


def _kept(ruling: k.Finding, verdict: Verdict) -> Iterator[Sentence]:
    """What counts where a card has been put down, or taken back, in its place; who plays which hand from now on."""
    match ruling:
        case k.Irregularity(kind="change without right", card=card) if card is not None:
            for seat in (ruling.seat, verdict.dummy):
                status = verdict.cards.get((seat, card))
                if status is not None and status.status in ("played", "quitted"):
                    yield Sentence(say("headline-stays-played", seat=seat, card=card), (status,))
        case k.Status(why="becomes dummy" | "had to be accepted"):
            yield Sentence(say("ruling-roles", declarer=verdict.declarer, dummy=verdict.dummy), ())


def played_words(status: k.Status, verdict: Verdict) -> str:
    """The card played last, and whether it may go back where that is in doubt: held, named or changed (45C, 47F)."""
    for right in rights_of(status, verdict):
        return f"{text(status)} {brief(right)}"
    doubtful = status.why in ("held or touched", "named") and status.seat is not verdict.dummy
    if status.status == "played" and (doubtful or disputed(status, verdict)):
        return how_played(status, "no-more")
    return text(status)


def rights_of(status: k.Status, verdict: Verdict) -> list[k.MayWithdraw]:
    """The right to take back this very card."""
    mine = (right for right in verdict.may_withdraw if (right.seat, right.card) == (status.seat, status.card))
    return [right for right in mine if not right.provisional]


def sentences(findings: Iterable[k.Finding], verdict: Verdict) -> Iterator[Sentence]:
    """Findings that go along with a ruling, those that are alike in one sentence."""
    findings = list(findings)
    due = [f for f in findings if isinstance(f, k.Duty) and f.why == "major penalty card" and f.card is not None]
    back = [f for f in findings if isinstance(f, k.MustWithdraw) and not f.penalty]
    for finding in findings:
        together = [step for step in back if finding in back and step.seat is getattr(finding, "seat", None)]
        same = [
            duty
            for duty in due
            if isinstance(finding, k.Duty) and (duty.seat, duty.when) == (finding.seat, finding.when)
        ]
        if len(together) > 1:
            cards = listed([card_words(step.card) for step in together], "and")
            yield Sentence(say("headline-go-back", seat=together[0].seat, cards=cards), tuple(together))
        elif isinstance(finding, k.MayWithdraw):
            yield _who_may_change([f for f in findings if isinstance(f, k.MayWithdraw)])
        elif finding in due and len(same) > 1:
            cards = listed([the_card(duty.card.name) for duty in same if duty.card is not None], "or")
            words = say(
                "headline-one-of-several",
                seat=finding.seat,
                cards=cards,
                when=when_words(finding.when) if finding.when else None,
                declarer=verdict.declarer,
            )
            yield Sentence(words, tuple(same))
        else:
            yield Sentence(brief(finding), (finding,))


def _who_may_change(rights: list[k.MayWithdraw]) -> Sentence:
    """Who may take back which cards: those who may at once, then those who may if the player before them does."""
    free = [right for right in rights if right.only_if is None]
    said: list[str] = []
    for seat in dict.fromkeys(right.seat for right in free):
        cards = listed([say("ruling-card-taken-back", card=right.card) for right in free if right.seat is seat], "and")
        price = any(right.penalty for right in free if right.seat is seat)
        said.append(say("headline-may-change", seat=seat, cards=cards, first=not said, penalty=price))
    for right in rights:
        if right.only_if:
            said.append(
                say("headline-may-change-then", seat=right.seat, card=right.card, first=not said, rho=right.seat.rho)
            )
    so_far = said[0]
    for each in said[1:]:
        so_far = say("terms-list-more", first=so_far, next=each, kind="comma")
    return Sentence(say("headline-who-may-change", who=so_far), tuple(rights))


_WHY_BACK: dict[CardBecause | None, str] = {
    "right lost": "headline-back-right-lost",
    "dummy pointed it out": "headline-back-dummy-pointed-out",
    "told it was his turn": "headline-back-wrong-turn",
    "waived": "headline-back-waived",
}
"""Why a card goes back without a rectification."""


def why_back(ruling: k.Finding) -> Iterator[Sentence]:
    """Why a card goes back without a rectification, where it does."""
    if isinstance(ruling, k.MustWithdraw | k.Status) and ruling.why in _WHY_BACK:
        yield Sentence(say(_WHY_BACK[ruling.why]), ())
