"""The commonest irregularities, as a director meets them: what to ask about each, and the sentences it makes.

A template asks who and which card, nothing that the director cannot have seen, and of a second or third event only what
those before it have left open.
"""

from bridgetable.happening import Template
from bridgetable.templates.bids import ACCIDENTS
from bridgetable.templates.dummys import OF_DUMMYS_CARDS
from bridgetable.templates.others import OTHERS
from bridgetable.templates.revokes import OF_REVOKES
from bridgetable.templates.seen import OF_CARDS_SEEN
from bridgetable.templates.turns import OF_TURNS

TEMPLATES: tuple[Template, ...] = OF_TURNS + OF_CARDS_SEEN + OF_REVOKES + OF_DUMMYS_CARDS + ACCIDENTS + OTHERS
"""In the order in which they are offered."""


def template(name: str) -> Template:
    """The template whose `id` is `name`.

    >>> template("revoke").id
    'revoke'
    """
    return next(each for each in TEMPLATES if each.id == name)
