"""A sitting at the table: what the user has done, where he is looking, and what one edition says of it."""

from bridgetable.session.session import Session
from bridgetable.session.sight import Change, Place, View

__all__ = ["Change", "Place", "Session", "View"]
