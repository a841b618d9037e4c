"""Writing a case over a file written by hand: what has not changed stays as it stands there, with its comments.

First only the values that have changed are put in their places. Where that does not come out, because facts stand
elsewhere than the program writes them, lists are written anew as a whole; and where that does not either, the file is
written as the program writes it. What was noted on something that is gone stands at the head of the file.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from typing import Any, TypeAlias

from bridgetable.cases.case import TOLD, Case
from bridgetable.cases.faithful import Unfaithful, read_again
from bridgetable.cases.toml_text import inline, story
from bridgetable.cases.writer import case_text

Values: TypeAlias = dict[str, Any]
"""A table of a TOML file."""
Way: TypeAlias = Callable[[Any, Any, Values, Values], None]
"""How what has changed is put in: into which file, the same as it would be written anew, its old and its new values."""

_STRING_OR_COMMENT = re.compile(
    r"""
      \"{3} (?: [^\\] | \\. )*? \"{3,5}
    | '{3} .*? '{3,5}
    | \" (?: [^"\\\n] | \\. )* \"
    | ' [^'\n]* '
    | (?P<comment> \#[^\n]* )
    """,
    re.DOTALL | re.VERBOSE,
)


def text_over(written: str, before: Case, now: Case) -> str:
    """The case `now` as a file, over the text `written` from which the case `before` was read."""
    plain, old = case_text(now), case_text(before)
    if written == old:
        return plain
    if plain == old:
        return written
    values, news = tomllib.loads(old), tomllib.loads(plain)
    comments = list(comments_in(written))
    for name in _by_language(written, now):
        values[name], news[name] = dict(getattr(before, name)), dict(getattr(now, name))
    ways = (
        (_value_by_value, values, news),
        (_value_by_value, _facts_apart(values), _facts_apart(news)),
        (_list_by_list, values, news),
    )
    merged = [text for way, *was_and_is in ways if (text := _merged(written, plain, way, *was_and_is)) is not None]
    readable = [text for text in merged if _reads(text, now)]
    for text in readable:
        if comments == list(comments_in(text)):
            return text
    return _with_lost(comments, min((*readable, plain), key=lambda text: len(_lost(comments, text))))


def _by_language(written: str, now: Case) -> list[str]:
    """What the file tells with the language at each text, and the case still tells."""
    there = tomllib.loads(written)
    return [name for name in TOLD if isinstance(there.get(name), dict) and getattr(now, name)]


def _with_lost(comments: list[str], text: str) -> str:
    """The text with the comments it has lost at its head."""
    return "".join(f"{comment}\n" for comment in _lost(comments, text)) + text


def _lost(comments: list[str], text: str) -> list[str]:
    """The comments that are not in a text."""
    there = Counter(comments_in(text))
    lost = []
    for comment in comments:
        if there[comment]:
            there[comment] -= 1
        else:
            lost.append(comment)
    return lost


def comments_in(text: str) -> Iterator[str]:
    """The comments of a TOML file.

    >>> list(comments_in('id = "one"  # the first'))
    ['# the first']
    """
    return (found["comment"] for found in _STRING_OR_COMMENT.finditer(text) if found["comment"])


def _reads(text: str, case: Case) -> bool:
    try:
        read_again(text.encode("utf-8"), case)
    except Unfaithful:
        return False
    return True


def _facts_apart(values: Values) -> Values:
    """The same case with the facts of its actions in a table of their own, by the numbers of the actions."""
    actions = [step if isinstance(step, dict) else {"do": step} for step in values["actions"]]
    facts = {
        name if " " in name else f"{name} #{number}": value
        for number, step in enumerate(actions, 1)
        for name, value in step.get("facts", {}).items()
    }
    return values | {"actions": [step["do"] for step in actions], "facts": facts | values.get("facts", {})}


def _merged(written: str, plain: str, way: Way, values: Values, news: Values) -> str | None:
    """The file with what of `news` is not so in `values`; None where the library knows no way, or is missing."""
    try:
        import tomlkit  # only where somebody has written by hand

        document, fresh = tomlkit.parse(written), tomlkit.parse(plain)
        way(document, fresh, values, news)
        return tomlkit.dumps(document)
    except (ImportError, ValueError, LookupError, TypeError, AttributeError):
        return None


def _value_by_value(there: Any, fresh: Any, old: Values, new: Values) -> None:
    """Put into a table what is new, and leave the rest; `fresh` is the table as it would be written anew."""
    import tomlkit

    for name in old.keys() - new.keys():
        there.pop(name, None)
    for name, value in new.items():
        was, inside = old.get(name), there.get(name)
        if was == value:
            continue
        if name in TOLD and isinstance(inside, dict):
            _language_by_language(inside, was or {}, value)
        elif isinstance(inside, list) and isinstance(was, list) and len(inside) == len(was):
            _item_by_item(inside, fresh.get(name, []), was, value)
        elif isinstance(inside, dict) and isinstance(was, dict):
            _value_by_value(inside, fresh.get(name, {}), was, value)
        elif name in fresh:
            there[name] = fresh[name]
        else:
            there[name] = tomlkit.value(inline(value))


def _language_by_language(there: Any, old: Values, new: Values) -> None:
    """Put in the texts that have changed, each beside the others as they are written there."""
    import tomlkit

    lines = not isinstance(there, tomlkit.items.InlineTable)
    for language in old.keys() - new.keys():
        there.pop(language, None)
    for language, text in new.items():
        if old.get(language) != text:
            there[language] = tomlkit.value(story(text) if lines else inline(text))


def _item_by_item(there: Any, fresh: Any, old: list[Any], new: list[Any]) -> None:
    """Put into a list what is new, take out what is gone, and leave the rest where it stands."""
    import tomlkit

    tables = isinstance(there, tomlkit.items.AoT)
    same = SequenceMatcher(None, [repr(each) for each in old], [repr(each) for each in new], autojunk=False)
    for _, first, last, begin, end in reversed([part for part in same.get_opcodes() if part[0] != "equal"]):
        both = min(last - first, end - begin)
        for place, goes_to in zip(range(first, first + both), range(begin, begin + both), strict=True):
            if tables:
                _value_by_value(there[place], fresh[goes_to], old[place], new[goes_to])
            else:
                there[place] = tomlkit.value(inline(new[goes_to]))
        for place in reversed(range(first + both, last)):
            del there[place]
        for number, goes_to in enumerate(range(begin + both, end)):
            item = fresh[goes_to] if tables else tomlkit.value(inline(new[goes_to]))
            there.insert(last + number, item) if last < len(old) else there.append(item)


def _list_by_list(there: Any, fresh: Any, old: Values, new: Values) -> None:
    """Write a value anew as a whole, and the facts with the actions, where the program writes them."""
    for name in {**old, "facts": {}}:
        if name in there and name not in fresh:
            del there[name]
    for name, value in new.items():
        if name in TOLD and isinstance(there.get(name), dict):
            _language_by_language(there[name], old[name], value)
        elif old.get(name) != value or name in ("actions", "facts"):
            there[name] = fresh[name]
