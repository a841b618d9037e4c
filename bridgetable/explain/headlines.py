"""What is said first of a verdict: what the table must do now, then what became of the newest irregularity."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bridgetable.explain.at_a_glance import LONGEST, as_in_english
from bridgetable.explain.brief import contested_words
from bridgetable.explain.calls_first import of_the_auction
from bridgetable.explain.choosing import choice_cite, choice_headline
from bridgetable.explain.first_words import Sentence, played_words, rights_of, ruled, sentences, why_back
from bridgetable.explain.following import along_with, due_now, is_due, roots
from bridgetable.explain.in_order import asked_or_told, in_order, newest_lawful
from bridgetable.explain.newest_ruling import came_up, disputed, last_played, newest, newest_ruling
from bridgetable.explain.words import question_text, text
from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import OF_A_CLAIM
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import ENGLISH, language, say
from bridgetable.named import NamedTuple

_ALONG = 4
"""So many sentences may go along with the ruling itself."""


class Headline(NamedTuple):
    """What to say first, the finding it is, and what belongs to it and is told in a list under it.

    `finding` is None where nobody has done anything yet; `cite` is the paragraph, empty without a finding. `said` are
    the findings of which the words leave nothing out.
    """

    words: str
    finding: k.Finding | None
    more: tuple[k.Finding, ...] = ()
    cite: str = ""
    said: tuple[k.Finding, ...] = ()


def headline(verdict: Verdict) -> Headline:
    """What to say first about a verdict.

    A choice that play waits for comes before anything else; then what a player must or may not do now, and the ruling
    on the newest action that has one; after regular play it is the card played last.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.judge import judge
    >>> from bridgetable.resources import resource_path
    >>> headline(judge(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017)).words
    "East's ♣2 stands as the lead to trick 1."
    """
    claim = verdict.claim
    of_the_claim = verdict.options and verdict.options[0].of in OF_A_CLAIM
    if claim is not None and claim.state == "contested" and claim.tricks is not None and of_the_claim:
        words = say("headline-claim-unless-all-agree", said=contested_words(claim))
        return Headline(words, claim, (claim,), claim.grounds.cite)
    if verdict.options and not _may_still_go_back(verdict):
        return Headline(choice_headline(verdict), verdict.options[0], (), choice_cite(verdict))
    bidding = of_the_auction(verdict)
    if bidding is not None:
        return _fitted(_of_the_calls, bidding[0].says[0], verdict)
    ruling, lawful, last = newest_ruling(verdict), newest_lawful(verdict), last_played(verdict)
    came = came_up(ruling, verdict) if ruling is not None else 0
    played = newest(last) if last is not None else 0
    asked = lawful.action if lawful is not None else 0
    if ruling is not None and came >= played and not (asked > came and asked_or_told(lawful)):
        return _fitted(partial(_in_full, ruling), ruling, verdict)
    if lawful is not None and asked > played:
        return Headline(in_order(lawful, verdict), lawful, (), lawful.grounds.cite)
    if last is not None:
        return _fitted(partial(_after_play, last), next(iter(due_now(verdict)), last), verdict)
    if verdict.questions:
        return Headline(say("headline-answer-wanted", question=question_text(verdict.questions[0])), None)
    calm = say("headline-nothing", noticed_only=verdict.noticed_only)
    return Headline(calm if verdict.turn is None else f"{calm} {_whose_turn(verdict)}", None)


def _may_still_go_back(verdict: Verdict) -> bool:
    """Whether the choice is about a lead that its player may still take back himself: that comes first (45D, 44G)."""
    led = verdict.trick.cards[:1]
    return any(
        option.of == "a lead no longer due" and (right.seat, right.card) in led and not right.provisional
        for option in verdict.options
        for right in verdict.may_withdraw
    )


def _whose_turn(verdict: Verdict) -> str:
    return say("headline-is-to", seat=verdict.turn, what=verdict.turn_to) if verdict.turn is not None else ""


def _of_the_calls(verdict: Verdict) -> list[Sentence]:
    """What became of the newest calls, and whose turn it is."""
    turn = _whose_turn(verdict)
    return _once([*(of_the_auction(verdict) or ()), *([Sentence(turn, ())] if turn else [])])


def _after_play(last: k.Status, verdict: Verdict) -> list[Sentence]:
    """What must be done now, and the card played last."""
    played = Sentence(played_words(last, verdict), (last, *rights_of(last, verdict)))
    return [*sentences(due_now(verdict), verdict), played]


class _SaidFirst(NamedTuple):
    """The sentences there is room for, by their places, with what they leave for the list and what they say whole."""

    places: tuple[int, ...]
    more: tuple[k.Finding, ...]
    whole: tuple[k.Finding, ...]


def _fitted(tell: Callable[[Verdict], list[Sentence]], finding: k.Finding, verdict: Verdict) -> Headline:
    """The sentences there is room for, in every language those that have it in English."""
    said = tell(verdict)
    room = _room_for(said) if language() == ENGLISH else as_in_english(lambda: _room_for(tell(verdict)))
    words = " ".join(said[place].words for place in room.places)
    return Headline(words, finding, room.more, _cite(finding, verdict), room.whole)


def _room_for(said: Sequence[Sentence]) -> _SaidFirst:
    """The sentences there is room for; what is left, and what was said in short, is told in the list."""
    words, places = "", list[int]()
    whole: list[k.Finding] = []
    more: list[k.Finding] = []
    for place, sentence in enumerate(said):
        longer = f"{words} {sentence.words}".strip()
        if words and len(longer) > LONGEST:
            more += sentence.says
            continue
        words = longer
        places.append(place)
        for each in sentence.says:
            (more if _has_more_to_say(each) and text(each) not in words else whole).append(each)
    return _SaidFirst(tuple(places), tuple(dict.fromkeys(more)), tuple(whole))


def _has_more_to_say(finding: k.Finding) -> bool:
    """Whether the short words leave out what a card means to its owner, or until when it may go back."""
    return isinstance(finding, k.MayWithdraw | k.ClaimState) or (
        isinstance(finding, k.Status) and finding.status in (*k.PENALTY, "exposed")
    )


def _cite(finding: k.Finding, verdict: Verdict) -> str:
    """The paragraph of a ruling; of a fifth card that which makes it one (45E1), not that which weighs it (50B).

    Of a card in dispute that was played to an opponent's card out of rotation: that of changing it for that (47D).
    """
    if not isinstance(finding, k.Status):
        return finding.grounds.cite
    if finding.status in k.PENALTY:
        faults = (fault for fault in finding.grounds.findings if isinstance(fault, k.Irregularity))
        return next((fault.grounds.cite for fault in faults if fault.kind == "fifth card"), finding.grounds.cite)
    if disputed(finding, verdict) and any(
        other.status in k.PENALTY and other.seat.side is not finding.seat.side
        for other in verdict.cards.values()
        if _first_seen(other) < newest(finding)
    ):
        return "47D"
    return finding.grounds.cite


def _first_seen(status: k.Status) -> int:
    """The action by which a card was seen first: that of the fault it comes from."""
    return min((action for kind, _, action in roots(status) if kind == "fault"), default=newest(status))


def _in_full(ruling: k.Finding, verdict: Verdict) -> list[Sentence]:
    """What must be done now, the ruling, and what else follows from it."""
    along = list(along_with(ruling, verdict))
    first = [duty for duty in along if isinstance(duty, k.Duty) and is_due(duty, verdict)]
    said = [
        *sentences(first, verdict),
        *ruled(ruling, along, verdict),
        *why_back(ruling),
        *sentences([finding for finding in (*along, *due_now(verdict)) if finding not in first], verdict),
    ]
    whole = _once(said)
    goes_back = isinstance(ruling, k.MustWithdraw) and not ruling.provisional
    if len(whole) == 1 and goes_back and verdict.turn is not None:
        whole.append(Sentence(_whose_turn(verdict), ()))
    return whole[: _ALONG + 1]


def _once(said: Iterable[Sentence]) -> list[Sentence]:
    """Sentences, each once; a finding that an earlier sentence has said is not said again."""
    told: set[int] = set()
    kept: dict[str, Sentence] = {}
    for sentence in said:
        if sentence.says and told >= {id(f) for f in sentence.says}:
            continue
        told.update(id(f) for f in sentence.says)
        kept.setdefault(sentence.words, sentence)
    return list(kept.values())
