"""Law 46: incomplete and invalid designations of a card in dummy."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.attention import faults, first_attention
from bridgetable.blocks.designation import Meaning, disputed, only_one_left, read_words, to_be_moved
from bridgetable.cards import Suit, parse_card
from bridgetable.findings.kinds import Facing, Grounds, Irregularity, Judgement, LeadOrPlay, Option, Status
from bridgetable.findings.moment import Answer, Moment, Support, need, unsure
from bridgetable.findings.parts import Designation
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.actions import Words
from bridgetable.table.choices import Designate, designated_card
from bridgetable.table.slots import read_words as words_of


@paragraph(
    "46B", on=(a.DesignateCard,), decides=("46A", "46B1(a)", "46B1(b)", "46B1(c)", "46B3(a)", "46B4"), after=("45D1",)
)
def designation_of_a_card(m: Moment, action: a.DesignateCard) -> Findings:
    """A card named in full is played; other words follow 46B, unless declarer's intention was beyond doubt."""
    st = m.standing
    hand = action.seat.partner
    if action.seat is not st.board.declarer:
        yield Irregularity(m.because(cite="45B"), "wrong procedure", action.seat, m.number)
        return
    action = _as_said(m, action)
    newest = st.designated.newest
    if newest is not None and _named_again(m, action.words, newest) and not st.claim_stops:
        yield from _said_again(m, action, newest)
        return
    words = _word_and_gesture(action)
    meaning = _meaning(m, words, hand, m.number)
    trick = st.play.trick_number
    designation = Designation(m.number, action.seat, hand, words, meaning.card, trick, meaning.chooser, meaning.among)
    yield m.noted(st.designated._replace(newest=designation))
    yield from _incomplete(m, meaning, words, hand)
    if meaning.card is not None:
        purpose: LeadOrPlay = "lead" if _dummy_has_played(st) else st.play.next_card
        said = m.recorded("words-said", f"#{m.number}")
        support = meaning.support if said is None else (*meaning.support, said)
        grounds = m.because(*support, cite=meaning.cite, also=("45C4(a)", "45B"))
        yield Facing(grounds, hand, meaning.card, purpose, True, unsure(*meaning.support), meaning.how)


def _dummy_has_played(st: Standing) -> bool:
    """Whether dummy's card lies in the running trick: what is called now is for the next one."""
    return st.play.running is not None and st.play.running.passed(st.dummy)


def _named_again(m: Moment, words: Words, newest: Designation) -> bool:
    """Whether these words are for the card called before."""
    # it has won its trick and nobody has moved it: named once more it is not led
    lies_in_hand = words.card is newest.card is not None and to_be_moved(m, newest.hand, need(words.card))
    same = lies_in_hand or _same_designation(m.standing, newest, newest.hand)
    return same and not _designates_the_next_lead(m, newest, words)


def _designates_the_next_lead(m: Moment, designation: Designation, words: Words) -> bool:
    """Whether the card called before lies there, and another card is named in full: it is to be led next (55A)."""
    st = m.standing
    done = designation.card is not None and m.before.index_of(designation.hand, designation.card) is not None
    return done and _dummy_has_played(st) and words.card not in (None, designation.card) and st.designated.wrong is None


def _as_said(m: Moment, action: a.DesignateCard) -> a.DesignateCard:
    """The call with the words the director found to have been said, where that was in doubt."""
    said = m.presume("words-said", None, f"#{m.number}")
    return action if said.value is None else replace(action, words=words_of(said.value))


@paragraph("46B4", on=(a.ChangeDesignation,), after=("45C4(b)",))
def other_words_for_none(m: Moment, action: a.ChangeDesignation) -> Findings:
    """Where the first words named no card, those put in their place are declarer's call."""
    st = m.standing
    if st.play.due is st.dummy and (st.designated.newest is None or st.designated.newest.card is None):
        yield from designation_of_a_card(m, a.DesignateCard(action.seat, action.words))


@paragraph("46B2", on=(a.Indicate,))
def points_at_a_suit(m: Moment, action: a.Indicate) -> Findings:
    """A suit pointed at is a suit named, if it was clear what the gesture was aimed at."""
    aimed_at = action.suit.plural if action.suit is not None else ""
    aimed = m.presume("pointed-at", aimed_at, f"#{m.number}")
    suit = next((suit for suit in Suit if suit.plural == aimed.value), None)
    if suit is not None:
        yield from designation_of_a_card(m, a.DesignateCard(action.seat, Words("suit", suit=suit)))


def _word_and_gesture(action: a.DesignateCard) -> Words:
    """Word and gesture together: the rank by word, the suit by finger."""
    rank = action.words.rank
    if action.gesture is not None and rank is not None:
        card = parse_card(action.gesture.value + "23456789TJQKA"[rank - 2])
        return Words("card", card=card)
    if action.gesture is not None and action.words.kind in ("high", "low"):
        return replace(action.words, suit=action.gesture)
    return action.words


def _same_designation(st: Standing, designation: Designation, hand: Seat) -> bool:
    """Whether declarer is still speaking of the card he designated before."""
    if designation.card is None:
        return designation.trick == st.play.trick_number and designation.chooser != "nobody"
    if st.play.due is hand:
        return False
    if st.trick_of(hand, designation.card) is None:
        return designation.trick == st.play.trick_number
    last = st.play.tricks[-1]
    return last.number == designation.trick and (not last.full or last.plays[-1].card is designation.card)


def _incomplete(m: Moment, meaning: Meaning, words: Words, hand: Seat) -> Findings:
    if meaning.chooser == "nobody":
        yield Irregularity(m.because(cite=meaning.cite), "impossible call", hand.partner, m.number)
    elif words.kind != "card":
        yield Irregularity(
            m.because(cite="46A", also=(meaning.cite,)),
            "incomplete call",
            hand.partner,
            m.number,
            let_pass=_names_one_card(meaning) and not any(_other_card_meant(known) for known in meaning.support),
        )
    if meaning.silent:
        yield Judgement(m.because(cite=meaning.cite), to_say("weighed-words-meant"), ("other-intention",))


def _meaning(m: Moment, words: Words, hand: Seat, number: int) -> Meaning:
    """What incomplete words designate: what declarer meant beyond every doubt (46B), else what the rules say."""
    if words.kind == "card":
        return read_words(m, words, hand)
    found = m.presume("other-intention", "none", f"#{number}")
    if found.value in (None, "none"):
        meaning = read_words(m, words, hand)
        if not _names_one_card(meaning):
            found = m.ask("other-intention", "none", f"#{number}", cite="46B")
        elif only_one_left(m, hand) is None:
            found = m.assume("other-intention", "none", f"#{number}", cite="46B")
        support = (*meaning.support, found)
        return Meaning(meaning.cite, meaning.card, meaning.chooser, meaning.among, support, meaning.silent)
    cards = tuple(parse_card(text.strip()) for text in need(found.value).replace(" and ", ",").split(","))
    if len(cards) == 1:
        return Meaning("46B", cards[0], support=(found,))
    named_nothing = _named_nothing(m, words, number)
    if named_nothing is None:
        return Meaning("46B", None, "declarer", cards, (found,))
    return Meaning("46B5", None, "defenders", cards, (found, *named_nothing))


def _names_one_card(meaning: Meaning) -> bool:
    """Whether the words come to one card: then nobody asks what was meant unless somebody disputes it."""
    return meaning.card is not None and not meaning.silent


def _other_card_meant(known: Support) -> bool:
    return isinstance(known, Answer) and known.key.startswith("other-intention ") and known.value not in (None, "none")


def _named_nothing(m: Moment, words: Words, number: int) -> tuple[Support, ...] | None:
    """What shows that the words named neither suit nor rank; None where they did."""
    if words.kind == "anything":
        return ()
    found = m.recorded("words-class", f"#{number}")
    return (found,) if found is not None and found.value == "nothing" else None


# Disputed words


@paragraph("46B", on=(a.ChangeDesignation,), after=("45C4(b)",))
def takes_his_words_back(m: Moment, _: a.ChangeDesignation) -> Findings:
    """Who takes back incomplete words may have meant another card with them beyond every doubt."""
    return disputed(m)


@paragraph("46B", on=("card not designated",), after=("45D1",))
def another_card_from_dummy(m: Moment, _: Irregularity) -> Findings:
    """Dummy puts up another card than the words come to: what declarer meant is in question."""
    return disputed(m)


@paragraph("46B", on=(a.Attention, a.CallDirector), only_if="assumed", after=("9A1",))
def the_words_are_questioned(m: Moment, action: a.Attention | a.CallDirector) -> Findings:
    """Somebody speaks up right after the words, and nothing else has gone wrong of which he could speak."""
    designation = m.standing.designated.newest
    return disputed(m) if designation is not None and _speaks_of_the_words(m, action, designation) else ()


def _speaks_of_the_words(m: Moment, action: a.Attention | a.CallDirector, designation: Designation) -> bool:
    if isinstance(action, a.Attention) and action.to is not None:
        return action.to == f"#{designation.action}"
    since = (entry.action for entry in m.log[designation.action : m.number - 1])
    if not all(isinstance(each, _GOES_WITH_A_CALL) for each in since):
        return False
    others = (fault.action for fault in faults(m.standing))
    return all((first_attention(m.standing, other) or m.number) < m.number for other in others)


_GOES_WITH_A_CALL = (a.Move, a.Play, a.DesignateCard, a.Remark, a.Ask)
"""What may come between the words and the dispute over them."""


# Said again: an explanation, or the missing part


def _said_again(m: Moment, action: a.DesignateCard, designation: Designation) -> Findings:
    """More words about a card already designated: the missing part, or an intention that has to be beyond doubt."""
    words = action.words
    if designation.card is None:
        yield from _completed(m, action, designation)
        return
    if words != designation.words and words.card is not designation.card:
        yield from disputed(m)
        yield from _first_words_stand(m, designation)


def _first_words_stand(m: Moment, designation: Designation) -> Findings:
    """What was designated first stays played, whatever is said afterwards."""
    status = m.standing.statuses.get((designation.hand, designation.card)) if designation.card else None
    if status is not None:
        also = ("46B", "47F2", *status.grounds.also)
        grounds = m.because(status, cite=status.grounds.cite, also=also)
        yield Status(
            grounds, status.seat, status.card, status.status, status.as_, status.trick, status.provisional, status.why
        )


def _completed(m: Moment, action: a.DesignateCard, designation: Designation) -> Findings:
    """Declarer adds what was missing: he may where the choice was left to him."""
    if designation.chooser not in ("declarer", ""):
        return
    words = action.words
    meaning = read_words(m, words, designation.hand)
    if words.kind == "suit":
        of_suit = tuple(card for card in designation.among if card.suit is words.suit)
        meaning = Meaning(_completed_under(designation), of_suit[0]) if len(of_suit) == 1 else meaning
    if designation.among and meaning.card not in (None, *designation.among):
        grounds = m.because(*meaning.support, cite=_completed_under(designation), also=("45C4(b)",))
        yield Irregularity(grounds, "change without right", action.seat, m.number, meaning.card)
    elif meaning.card is not None:
        completed = designation._replace(card=meaning.card, chooser="")
        yield m.noted(m.standing.designated._replace(newest=completed))
        yield Facing(
            m.because(*meaning.support, cite=meaning.cite, also=("45C4(a)",)),
            designation.hand,
            meaning.card,
            None,
            True,
            why=meaning.how,
        )


def _completed_under(designation: Designation) -> str:
    """The paragraph of the words that were incomplete."""
    first = need(designation.words).kind
    return {"rank": "46B3(b)", "high": "46B1(a)", "win": "46B1(b)", "low": "46B1(c)"}.get(first, "46B")


# Choices that words leave open


@paragraph("46B", on=(AT_REST,))
def options_of_designation(m: Moment, _: None) -> Findings:
    """Who may say which card it is: declarer where two fit, either defender where nothing was named."""
    st, designation = m.standing, m.standing.designated.newest
    if designation is None or not _open_still(st, designation):
        return
    if designation.chooser == "declarer":
        by, cite = st.board.declarer.value, "46B3(b)" if need(designation.words).kind == "rank" else "46B"
        of: ChoiceOf = "the card the words left open"
    elif designation.chooser == "defenders":
        by, cite = "E/W" if st.board.declarer.side is Side.NS else "N/S", "46B5"
        of = "the card nobody named"
    else:
        return
    taken = _dummy_took_one(st, designation)
    for order, card in enumerate(designation.among, 1):
        yield Option(Grounds(cite, (designation.action,)), by, Designate(card), order, of, provisional=taken)


def _open_still(st: Standing, designation: Designation) -> bool:
    """Whether the card the words left open is still to be named."""
    return (designation.trick == st.play.trick_number and st.play.due is designation.hand) or _dummy_took_one(
        st, designation
    )


def _dummy_took_one(st: Standing, designation: Designation) -> bool:
    """Whether dummy chose for himself and others have played to his card: it can still be pointed out (45D)."""
    wrong = st.designated.wrong
    if wrong is None or wrong.trick != designation.trick:
        return False
    return st.trick_of(st.dummy, wrong.card) is not None


@paragraph("46B3(b)", on=("chosen the card the words left open",))
def declarer_says_which(m: Moment, option: Option) -> Findings:
    """Of two cards that fit his words declarer says which he plays."""
    yield from _designated(m, option)


@paragraph("46B5", on=("chosen the card nobody named",))
def defender_says_which(m: Moment, option: Option) -> Findings:
    """Where declarer named nothing, the first defender to speak says which of dummy's cards is played."""
    yield from _designated(m, option)


def _designated(m: Moment, option: Option) -> Findings:
    st = m.standing
    card = designated_card(option.choice)
    designation = need(st.designated.newest)._replace(card=card, chooser="")
    yield m.noted(st.designated._replace(newest=designation))
    yield Facing(m.because(option, cite=option.grounds.cite), st.dummy, card, None, True, why="words")
