"""The paragraphs of one law: A, 1, (a), (i), each mark at the place where the one before lets it stand.

A letter, a number or “(a)” is a mark only if it carries on from the marks before it: after 45C4 come 45C4(a), 45C5 and
45D, and nothing else. So a list in a sentence, a reference to another law or the article “A” are not taken for marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bridgetable.named import NamedTuple
from bridgetable.value import value

Path = tuple[int, ...]
"""A paragraph by its places: 45C4(b) is (3, 4, 2)."""

ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
_LETTERS = {
    **{letter: (ord(letter) - ord("A") + 1,) for letter in "ABCDEFGHIJKL"},
    "Α": (1,),
    "Β": (2,),
    "Γ": (3,),
    "Δ": (4,),
    "Ε": (5,),
    "Ζ": (6,),
    "Η": (7,),  # Greek
    "А": (1,),
    "Б": (2,),
    "В": (2, 3),
    "С": (3,),
    "Г": (4,),
    "Д": (4, 5),
    "Е": (5, 6),  # Cyrillic
}
_SMALL = {
    **{letter: (ord(letter) - ord("a") + 1,) for letter in "abcdefghijkl"},
    "α": (1,),
    "β": (2,),
    "γ": (3,),
    "δ": (4,),
    "ε": (5,),
    "а": (1,),
    "б": (2,),
    "в": (2, 3),
    "с": (3,),
    "г": (4,),
    "д": (4, 5),
    "е": (5, 6),
}
_CAPITAL = "".join(_LETTERS)
_LOWER = "".join(_SMALL)

_MARK = re.compile(
    rf"\(?(?P<letter>[{_CAPITAL}])(?P<after_letter>[.):]|(?=\d)|(?=\s|$))"
    r"|\(?(?P<number>\d{1,2})(?P<after_number>[.):]|(?=\s|$)|(?=\([a-z]\)))(?!\d)"
    rf"|\(?(?P<small>[{_LOWER}])[.)](?!\w)"
    r"|\(?(?P<roman>[ivx]+)[.)](?!\w)"
)
_WHOLE = (
    rf"(?P<letter>[{_CAPITAL}])(?:\s?\.?\s?(?P<number>[1-9]\d?)(?:\s?\.?\s?\(?(?P<small>[{_LOWER}])\)"
    r"(?:\s?\(?(?P<roman>[ivx]+)\))?)?)?(?=[\s.:)]|$)"
)
_SPACE = re.compile(r"[\s–—-]*")
_MIDDLE = re.compile(rf"(?<=[.;:,?!])\s+(?=\(?(?:[a-z{_LOWER}]|[ivx]+|\d{{1,2}}|[{_CAPITAL}])[.)]\s)")
_AFTER_TITLE = re.compile(r"(?<=\w)\s+(?=\(?1[.)]\s+[^\W\d_])")
"""“A. The lead 1. The hand …”: after a title without a point only a first paragraph begins."""


class ParagraphMark(NamedTuple):
    """A paragraph begins: its path, the line, and the place in the line."""

    path: Path
    line: int
    column: int


@value
class Style:
    """How this book is printed: whether letters and numbers may be marks without a point or bracket, and its width."""

    bare_letters: bool
    bare_numbers: bool
    width: int = 0
    """So many letters has a full line."""


def style_of(lines: Sequence[str]) -> Style:
    """Bare marks are believed where lines begin so again and again."""
    letters = sum(re.match(r"[B-H]\s+[^\W\d_]{2}", line) is not None for line in lines)
    numbers = sum(re.match(r"[2-9]\s+[^\W\d_]{2}", line) is not None for line in lines)
    lengths = sorted(map(len, lines))
    return Style(letters >= 20, numbers >= 20, lengths[len(lengths) * 4 // 5] if lengths else 0)


def marks(law: int, lines: Sequence[str], style: Style) -> list[ParagraphMark]:
    """The marks in the text of a law, in order; its first line is what follows the number of the law."""
    written_out = re.compile(rf"(?:[^\W\d_]+\s+|§\s*)?{law}\s*[.-]?\s*{_WHOLE}|{_WHOLE.replace('P<', 'P<own_')}")
    found: list[ParagraphMark] = []
    path: Path = ()
    for number, line in enumerate(lines):
        whole = _whole_path(written_out.match(line), path)
        if whole is not None:
            found += [ParagraphMark(whole[:rank], number, 0) for rank in _new_ranks(path, whole)]
            path = whole
        for start in _places(line) if whole is None else ():
            for at, new in _chain(line, start, path, style, strict=start > 0):
                path = new
                found.append(ParagraphMark(path, number, at))
    return found


def _whole_path(mark: re.Match[str] | None, path: Path) -> Path | None:
    """The path of “45C4(b)” or “C4(b)” if it carries on from `path`."""
    if mark is None:
        return None
    own = "" if mark["letter"] else "own_"
    letter, number, small, roman = (mark[own + rank] for rank in ("letter", "number", "small", "roman"))
    if own and not number:
        return None  # a letter alone is weighed more closely
    for place in _LETTERS[letter]:
        whole: Path = (place,)
        if number:
            whole += (int(number),)
        if small:
            whole += (_SMALL[small][0],)
        if roman:
            whole += (ROMAN.index(roman) + 1,) if roman in ROMAN else ()
        if _carries_on_whole(whole, path):
            return whole
    return None


def _carries_on_whole(new: Path, path: Path) -> bool:
    """Whether `new` follows `path`, with the first paragraphs below a new one perhaps in one breath: 45B, 45C1."""
    same = next((rank for rank, (a, b) in enumerate(zip(new, path, strict=False)) if a != b), min(len(new), len(path)))
    if same == len(new):
        return False
    step = new[same] - (path[same] if same < len(path) else 0)
    return 0 < step <= 2 and set(new[same + 1 :]) <= {1}


def _new_ranks(path: Path, new: Path) -> Iterator[int]:
    """The ranks at which `new` begins something: 45C1 after 45B begins 45C and 45C1."""
    begun = False
    for rank in range(1, len(new) + 1):
        begun = begun or path[:rank] != new[:rank]
        if begun:
            yield rank


def _places(line: str) -> Iterator[int]:
    """Where in a line marks may begin: at its beginning, and after the end of a sentence or of a part of one."""
    yield 0
    places = {place.end() for sign in (_MIDDLE, _AFTER_TITLE) for place in sign.finditer(line)}
    yield from sorted(places)


def _chain(line: str, column: int, path: Path, style: Style, *, strict: bool) -> Iterator[tuple[int, Path]]:
    """The marks that follow one another at one place, such as “C. 4. (b)”; the place of each, and its path."""
    while (mark := _MARK.match(line, column)) is not None:
        new = next((p for p in _readings(mark, path) if _carries_on(p, path, strict=strict)), None)
        if new is None or not _believable(mark, line, style, strict=strict):
            return
        yield column, new
        path = new
        column = _SPACE.match(line, mark.end()).end()  # type: ignore[union-attr]
        strict = False


def _readings(mark: re.Match[str], path: Path) -> Iterator[Path]:
    """The paths a mark could mean after `path`: “i” is a roman number below (a) and a letter after (h)."""
    if mark["letter"]:
        yield from ((place,) for place in _LETTERS[mark["letter"]])
    elif mark["number"] and path:
        yield (path[0], int(mark["number"]))
    text = (mark["small"] or mark["roman"] or "").casefold()
    if text in ROMAN and len(path) >= 3:
        yield (*path[:3], ROMAN.index(text) + 1)
    if mark["small"] and len(path) >= 2:
        yield from ((*path[:2], place) for place in _SMALL[mark["small"]])


def _carries_on(new: Path, path: Path, *, strict: bool) -> bool:
    """Whether `new` is the next paragraph of its rank after `path`, or the first below it; one may have been missed."""
    if new[:-1] == path[: len(new) - 1] and len(path) >= len(new):
        return 0 < new[-1] - path[len(new) - 1] <= (1 if strict else 2)
    return new[:-1] == path and new[-1] == 1


def _believable(mark: re.Match[str], line: str, style: Style, *, strict: bool) -> bool:
    """Whether a mark is written as marks are, in this book and at this place."""
    rest = line[mark.end() :].lstrip()
    if mark["letter"]:
        bare, allowed = not mark["after_letter"] and not rest[:1].isdigit(), style.bare_letters
    elif mark["number"]:
        bare, allowed = not mark["after_number"] and not rest.startswith("("), style.bare_numbers
    else:
        bare, allowed = False, True
    if bare and rest and not allowed:
        return False
    if strict and (mark["letter"] or mark["number"]):
        return not bare and (rest[:1].isupper() or rest[:1] == "(")
    return True


def cite_of(law: int, path: Path) -> str:
    """The citation of a paragraph: law 45 and (3, 4, 2) is 45C4(b)."""
    cite = str(law)
    if path:
        cite += chr(ord("A") + path[0] - 1)
    if len(path) > 1:
        cite += str(path[1])
    if len(path) > 2:
        cite += f"({chr(ord('a') + path[2] - 1)})"
    if len(path) > 3:
        cite += f"({ROMAN[path[3] - 1]})"
    return cite
