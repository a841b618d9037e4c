"""What is told at each card on the table while *What was it worth?* is open. No Qt."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.equity.moments import CardsWorth, MomentWorth
from bridgetable.equity.telling import best_told
from bridgetable.messages import cite_words, listed, say
from bridgetable.seats import Seat
from bridgetable.value import value


@value
class AtCard:
    """The tricks with a card as things stand `now`, and just `before` the irregularity; None: not asked then.

    Of so many tricks (`most`) they tell. `barred` and `demanded` are the paragraphs that say so of it now.
    """

    card: Card
    now: int | None
    before: int | None
    most: int
    barred: str = ""
    demanded: str = ""

    @property
    def told(self) -> str:
        """All of it in words, line by line."""
        name = say("equity-card", card=self.card)
        lines: list[str] = []
        if self.now is not None:
            lines.append(say("worth-cards-take", cards=name, tricks=self.now))
        if self.before is not None:
            lines.append(say("worth-card-took", cards=name, tricks=self.before))
        if self.barred:
            lines.append(say("worth-barred", cite=cite_words(self.barred)))
        if self.demanded:
            lines.append(say("worth-demanded", cite=cite_words(self.demanded)))
        return "\n".join(lines)


def at_cards(without: MomentWorth | None, now: MomentWorth | None) -> dict[tuple[Seat, Card], AtCard]:
    """What is told at each card of the hand to play at either moment."""
    before, after = _each(without), _each(now)
    found: dict[tuple[Seat, Card], AtCard] = {}
    for key in dict.fromkeys((*after, *before)):
        one = after.get(key)
        worth, most = one or before[key]
        found[key] = AtCard(
            key[1],
            None if one is None or now is None else now.in_all(worth.tricks),
            None if key not in before or without is None else without.in_all(before[key][0].tricks),
            most,
            worth.barred if one else "",
            worth.demanded if one else "",
        )
    return found


def _each(worth: MomentWorth | None) -> dict[tuple[Seat, Card], tuple[CardsWorth, int]]:
    """Each card of the hand to play, what it is worth, and of how many tricks that tells."""
    if worth is None:
        return {}
    return {(worth.seat, card): (alike, worth.most) for alike in worth.cards for card in alike.cards}


def best_at_hand(now: MomentWorth) -> str:
    """Best, and beside it best allowed with the paragraphs that bar what is better."""
    cites = dict.fromkeys(each.barred for each in now.cards if each.barred and each.tricks > now.best_allowed)
    told = best_told(now)
    return say("worth-best-barred", told=told, cites=cite_words(listed(tuple(cites), "comma"))) if cites else told
