"""Links to a hand viewer: the whole board stands in the address, as LIN or hand by hand; nothing is ever fetched."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bridgetable.exchange.board import BoardsRead, BoardTold, Origin, UnreadableText
from bridgetable.exchange.lin import LIN_SEATS, read_lin
from bridgetable.exchange.lin_write import lin_text
from bridgetable.exchange.percent import quoted, unquoted
from bridgetable.messages import say

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
LINK = re.compile(
    r"(?:https?://|\bwww\.|(?<![\w.])(?:bridgebase\.com|tinyurl\.com)/|(?<!\w)handviewer\.html\?)[^\s\"'<>“”«»]*",
    re.IGNORECASE,
)
"""A link as far as nothing stands in it that ends one; browsers leave out its first letters."""
_BROKEN = re.compile(r"[ \t]*\n[> \t]*(?=[^\s\"'<>]*(?:%[0-9A-Fa-f]{2}|\||&\w+=))")
"""A line that a mail has broken in the middle of a link."""
_ENDS = re.compile(r"[\s\"'<>“”«»]")
_NEXT_KEY = re.compile(r"[&?#;](?=\w+=)")
_DEALER = {"s": "1", "w": "2", "n": "3", "e": "4"}
_ELSEWHERE = re.compile(r"bridgebase|bbo|tinyurl|linurl=|myhand=|tview", re.IGNORECASE)


def read_links(text: str, file: str = "") -> BoardsRead:
    """The boards of all links in a text; one that only points to a board is refused, for nothing is fetched.

    >>> reading = read_links("look: www.bridgebase.com/tools/handviewer.html?d=s&b=3&a=1N!(15-17)ppp")
    >>> [(call.call, call.note) for call in reading.boards[0].calls]
    [('1NT', '15-17'), ('pass', ''), ('pass', ''), ('pass', '')]
    """
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    for line, link in _links(text):
        found = _board(line, link)
        boards += (replace(board, origin=Origin("link", file, line)) for board in found.boards)
        refused += (UnreadableText(line, each.what, each.did_you_mean, each.board) for each in found.refused)
    return BoardsRead(tuple(boards), tuple(refused))


def link_text(board: BoardTold) -> str:
    """The link under which the hand viewer shows a board.

    >>> link_text(BoardTold())
    'https://www.bridgebase.com/tools/handviewer.html?lin=st%7C%7Cmd%7C0,,,%7Csv%7C%7Cpg%7C%7C'
    """
    return f"{VIEWER}?lin={quoted(lin_text(board).strip())}"


def _links(text: str) -> Iterator[tuple[int, str]]:
    """The links of a text, each with its line, put together again where a line was broken in it."""
    starts = [found.start() for found in LINK.finditer(text)]
    line, counted = 1, 0
    for at, end in zip(starts, [*starts[1:], len(text)], strict=True):
        line, counted = line + text.count("\n", counted, at), at
        yield line, _cut(_BROKEN.sub("", text[at:end]).replace("&amp;", "&"))


def _cut(text: str) -> str:
    """A link without what follows it; one in which bars stand as they are may have spaces in it, up to the last bar."""
    ends = _ENDS.search(text)
    if ends and "|" in text[: ends.start()]:
        ends = _ENDS.search(text, text.rindex("|") + 1)
    return text[: ends.start()] if ends else text


def _board(line: int, link: str) -> BoardsRead:
    """What comes of one link."""
    _, _, query = link.partition("?")
    keys = {
        key.lower(): _perhaps_meant(said) for key, _, said in (part.partition("=") for part in _NEXT_KEY.split(query))
    }
    told = keys.get("lin") or _as_lin(keys)
    found = read_lin(told) if told else BoardsRead()
    if found.boards or found.refused:
        return found
    kind = "exchange-link-no-cards" if _ELSEWHERE.search(link) else "exchange-link-elsewhere"
    return BoardsRead(refused=(UnreadableText(line, say(kind)),))


def _perhaps_meant(said: str) -> str:
    """A part of a link as it is meant: a plus is a space where spaces are not written otherwise, and what is
    written twice as addresses write it is read twice."""
    meant = unquoted(said if " " in said or "%20" in said else said.replace("+", " "))
    return meant if "|" in meant or "%7C" not in meant.upper() else unquoted(meant)


def _as_lin(keys: Mapping[str, str]) -> str:
    """Hands, dealer, vulnerability, auction and play that stand in a link one by one, as LIN tells them."""
    keys = {key: said.replace("|", "/") for key, said in keys.items()}
    hands = [keys.get(seat.value.lower(), "") for seat in LIN_SEATS]
    if not any(hands) and not keys.get("a"):
        return ""
    names = [keys.get(f"{seat.value.lower()}n", "").replace(",", " ") for seat in LIN_SEATS]
    pairs = {
        "pn": ",".join(names) if any(names) else "",
        "ah": f"Board {keys['b']}" if keys.get("b") else "",
        "md": _DEALER.get(keys.get("d", "").lower(), "0") + ",".join(hand.replace(",", "") for hand in hands),
        "sv": keys.get("v", ""),
        "mb": keys.get("a", ""),
        "pc": keys.get("p", ""),
        "mc": keys.get("c", ""),
    }
    return "".join(f"{key}|{said}|" for key, said in pairs.items() if said)
