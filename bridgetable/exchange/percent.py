"""Letters as addresses write them: `%20` for a space, two digits for each byte that is no letter."""

from __future__ import annotations

import re

_BYTES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_TO_WRITE = re.compile(r"[^A-Za-z0-9_.~,-]+")


def unquoted(text: str) -> str:
    """What is meant by a part of an address; bytes that are no UTF-8 were written under Windows.

    >>> unquoted("J%C3%B6rg%7C"), unquoted("J%F6rg 100%")
    ('Jörg|', 'Jörg 100%')
    """
    return _BYTES.sub(_letters, text)


def quoted(text: str) -> str:
    """A text as it may stand in an address.

    >>> quoted("pn|Jörg|")
    'pn%7CJ%C3%B6rg%7C'
    """
    return _TO_WRITE.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode("utf-8", "replace")), text)


def _letters(found: re.Match[str]) -> str:
    data = bytes.fromhex(found[0].replace("%", ""))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")
