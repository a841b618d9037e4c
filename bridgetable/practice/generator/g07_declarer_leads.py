"""G07: declarer leads from the wrong hand, or at a defender's turn."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

G07 = kind("G07", ("42", "43", "47", "53", "55", "57", "60"))


def _declarers(s: Sitting) -> bool:
    return s.leading and not s.defender(s.turn) and s.rng.random() < 0.3


def _defenders(s: Sitting) -> bool:
    return s.leading and s.defender(s.turn) and s.rng.random() < 0.4


def _leads(s: Sitting, wrong: Seat, told: str = "no") -> tuple[int, Card, str]:
    """Declarer leads from this hand, which is not on lead; the number of the action, the card and the sentence."""
    card = s.sensible(wrong)
    if wrong is s.dummy:
        number = s.do(a.DesignateCard(s.declarer, a.Words("card", card=card)), told_turn=told)
        words = talk.spoken(s.rng, a.Words("card", card=card))
        return number, card, say("storyleads-calls-lead-from-dummy", seat=s.declarer, words=words)
    number = s.do(a.Lead(s.declarer, card), told_turn=told)
    return number, card, say("storyleads-leads-from-hand", seat=s.declarer, card=card)


def _title(s: Sitting) -> str:
    return say("storyleads-title-declarer", way=s.way(2), seat=s.declarer, trick=s.number)


def _twinned(s: Sitting, number: int, story: str) -> Told:
    """The problem, and the same where a defender had told declarer that it was his lead."""
    by = s.rng.choice(s.defenders)
    return Told(_title(s), story, f"told-turn #{number}", by.value, says=s.turn_told(by))


def _wrong_hand(s: Sitting) -> tuple[int, Card, str] | None:
    """Declarer leads from his hand where dummy is on lead, or the other way round."""
    if not s.play_on(_declarers, first=2):
        return None
    s.begin()
    won = s.won_told()
    number, card, led = _leads(s, s.turn.partner)
    return number, card, f"{won} {led}"


@variant(G07, weight=5)
def from_the_wrong_hand(s: Sitting) -> Told | None:
    """From his hand where dummy is on lead, or the other way round."""
    found = _wrong_hand(s)
    if found is None:
        return None
    number, _, led = found
    return Told(
        _title(s), s.tale(led, s.director(*s.defenders)), f"told-turn #{number}", s.rng.choice(s.defenders).value
    )


@variant(G07, weight=3)
def at_a_defenders_turn(s: Sitting) -> Told | None:
    """A defender has won the trick, and declarer leads."""
    if not s.play_on(_defenders, first=2):
        return None
    s.begin()
    won = s.won_told()
    number, _, led = _leads(s, s.rng.choice((s.declarer, s.declarer, s.dummy)))
    return Told(
        _title(s), s.tale(won, led, s.director(*s.defenders)), f"told-turn #{number}", s.rng.choice(s.defenders).value
    )


@variant(G07, levels=(CLUB, TOURNAMENT), weight=3)
def told_by_a_defender(s: Sitting) -> Told | None:
    """A defender has told declarer that he is in that hand."""
    if not s.play_on(_declarers, first=2):
        return None
    s.begin()
    won, by = s.won_told(), s.rng.choice(s.defenders)
    wrong = s.turn.partner
    s.do(a.TellTurn(by, s.declarer, "his lead"))
    number, _, led = _leads(s, wrong, by.value)
    said = say("storyleads-you-are-in", dummy=wrong is s.dummy, seat=by)
    return Told(_title(s), s.tale(won, said, led, s.director()), f"told-turn #{number}", "no")


@variant(G07, weight=3)
def next_hand_follows(s: Sitting) -> Told | None:
    """The next defender plays to it before anybody has spoken."""
    found = _wrong_hand(s)
    if found is None:
        return None
    _, led_card, led = found
    wrong = s.turn.partner
    after = wrong.lho
    following = [card for card in s.hand(after) if card.suit is led_card.suit] or s.hand(after)
    card = following[-1]
    s.do(a.Play(after, card))
    story = s.tale(led, say("story-plays", seat=after, card=card), s.director(after.partner))
    return Told(_title(s), story)


@variant(G07, levels=(CLUB, TOURNAMENT), weight=2)
def the_other_defender_plays(s: Sitting) -> Told | None:
    """The defender on the right of the hand that led plays to it, before his partner."""
    found = _wrong_hand(s)
    if found is None:
        return None
    _, led_card, led = found
    early = s.turn.partner.rho
    following = [card for card in s.hand(early) if card.suit is led_card.suit] or s.hand(early)
    card = following[-1]
    s.do(a.Play(early, card), told_turn="no")
    story = s.tale(led, say("storyleads-quick-as-ever", seat=early, card=card), s.director(s.declarer))
    return Told(_title(s), story)


@variant(G07, levels=(CLUB, TOURNAMENT), weight=4)
def the_defenders_speak(s: Sitting) -> Told | None:
    """One defender accepts and the other does not; or one speaks alone; or nobody does."""
    if not s.play_on(lambda s: s.leading and s.rng.random() < 0.3, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    wrong = s.declarer if s.defender(due) else due.partner
    _, _, led = _leads(s, wrong)
    called = s.director(*s.defenders)
    s.do(a.DirectorActs("explains"))
    one, other = s.rng.sample(s.defenders, 2)
    way = s.rng.choice(("differ", "refuse", "accept", "silence"))
    match way:
        case "differ":
            first, second = s.rng.sample((Plain.ACCEPT, Plain.REFUSE), 2)
            s.do(a.Choose(one, first))
            s.do(a.Choose(other, second))
            said = say("storyleads-defenders-differ", choice=first.words, seat=one, other=other)
        case "silence":
            s.do(a.Silence())
            said = say("storyleads-neither-speaks")
        case _:
            s.do(a.Choose(one, Plain(way)))
            said = say("storyleads-defender-chooses", choice=way, seat=one)
    return Told(_title(s), s.tale(won, led, called, said))


@variant(G07, levels=(CLUB, TOURNAMENT), weight=2)
def a_defender_does_not_wait(s: Sitting) -> Told | None:
    """The lead has been refused, and a defender plays before the new one."""
    found = _wrong_hand(s)
    if found is None:
        return None
    _, _, led = found
    called = s.director(*s.defenders)
    s.do(a.DirectorActs("explains"))
    one = s.rng.choice(s.defenders)
    s.do(a.Choose(one, Plain.REFUSE))
    early = s.turn.lho
    card = s.rng.choice(s.hand(early))
    s.do(a.Play(early, card), told_turn="no")
    what = say("storyleads-refuses-and-partner-plays", seat=one, early=early, card=card)
    return Told(say("storyleads-title-plays-too-soon", seat=early), s.tale(led, called, what, s.director(s.declarer)))


@variant(G07, levels=(CLUB, TOURNAMENT), weight=2)
def the_defender_leads_himself(s: Sitting) -> Told | None:
    """The defender who has won the trick makes his own lead all the same."""
    if not s.play_on(_defenders, first=2):
        return None
    s.begin()
    won, due = s.won_told(), s.turn
    _, _, led = _leads(s, s.declarer)
    card = s.sensible(due)
    s.do(a.Lead(due, card), told_turn="no")
    mine = say("storyleads-busy-with-his-own", seat=due, card=card)
    return Told(_title(s), s.tale(won, led, mine, s.director()))


@variant(G07, weight=2)
def dummy_warns_in_time(s: Sitting) -> Told | None:
    """Dummy speaks while declarer still holds the card."""
    if not s.play_on(lambda s: _declarers(s) and s.turn is s.dummy, first=2):
        return None
    s.begin()
    won, card = s.won_told(), s.sensible(s.declarer)
    s.do(a.Detach(s.declarer, card))
    s.do(a.Warn(s.dummy, s.declarer, "the lead is in dummy"))
    s.do(a.PutBack(s.declarer, card))
    what = say("storyleads-dummy-warns", seat=s.declarer, dummy=s.dummy)
    told = s.tale(won, what, s.director(*s.defenders))
    return Told(say("storyleads-title-dummy-speaks", dummy=s.dummy), told, routine=True)


@variant(G07, levels=(CLUB, TOURNAMENT), weight=3)
def dummy_had_looked(s: Sitting) -> Told | None:
    """Dummy has looked at a defender's hand, and then warns declarer."""
    if not s.play_on(lambda s: _declarers(s) and s.turn is s.dummy and s.number < 9, first=2):
        return None
    s.begin()
    won, card, other = s.won_told(), s.sensible(s.declarer), s.rng.choice(s.defenders)
    number = s.do(a.Overstep(s.dummy, other, "looks"))
    s.would_say("own-initiative", f"#{number}", "yes")
    s.do(a.Detach(s.declarer, card))
    s.do(a.Warn(s.dummy, s.declarer, "the lead is in dummy"))
    what = say("storyleads-dummy-had-looked", dummy=s.dummy, defender=other, seat=s.declarer)
    return Told(say("storyleads-title-dummy-speaks", dummy=s.dummy), s.tale(won, what, s.director(*s.defenders)))


@variant(G07, levels=(CLUB, TOURNAMENT), weight=3)
def puts_it_right_himself(s: Sitting) -> Told | None:
    """Declarer sees his mistake and leads from the right hand before anybody has ruled."""
    if not s.play_on(lambda s: _declarers(s) and s.turn is s.dummy, first=2):
        return None
    s.begin()
    won = s.won_told()
    _, first, led = _leads(s, s.declarer)
    own = s.of_suit(s.dummy, first.suit) or s.hand(s.dummy)
    card = s.rng.choice(own)
    s.do(a.PlayFromDummy(s.declarer, card, "leads"))
    mends = say("storyleads-puts-it-right", card=card)
    return Told(_title(s), s.tale(won, led, mends, s.director(*s.defenders)))
