"""What to say about a sentence that cannot be read: the sentence, the part or the form that was probably meant."""

from __future__ import annotations

import re
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from bridgetable.cards import RANK_WORDS, SUITS
from bridgetable.messages import say
from bridgetable.table.capitals import with_capitals
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form, opening
from bridgetable.table.in_full import in_full
from bridgetable.table.reading import OPENINGS, forms_opening, one_spaced, readable, split_before
from bridgetable.table.writing import sentence

_OTHER_WORDS = {
    r"^at the same time[:,]": "without-sign",
    r"^[NESW] draws attention to (?:the|his|a|it)\b": "attention",
    r"\b(?:revokes?|out of (?:turn|rotation)|penalty card)\b": "no-law",
    r"^(?:the )?director (?:comes|arrives|is called|explains|speaks)\b": "who-calls",
    r"\bcalls? (?:the )?(?:TD|director|tournament director)\b": "director",
    r"^(?:the )?director (?:rules that|decides)\b": "ruling",
    r"^[NESW] (?:contests|disputes|disagrees|rejects the claim|refuses the claim)\b": "objects",
    r"^[NESW] (?:accepts the (?:claim|concession)|agrees (?:with|to))\b": "agrees",
    r"^[NESW] (?:claims|concedes) (?:\d+|[a-z]+) tricks?\b": "tricks",
    r"^[NESW] (?:hesitates|thinks|breaks tempo)\b": "pauses",
    r"^[NESW] (?:withdraws [1-9](?:[CDHS]|NT)$|withdraws [SHDC][2-9TJQKA] and bids|takes back [SHDC][2-9]$)": (
        "call-or-card"
    ),
    r"^[NESW] (?:plays \S+ instead of|corrects \S+ to|exchanges \S+ for)\b": "exchange",
    r"^[NESW] exposes\b": "exposed",
    r"^trick \d+:.*,": "no-commas",
    r"^[NESW] (?:accepts|refuses|requires|forbids|waives|chooses (?!to ))": "choice",
    r"^[NESW] (?:takes|picks) (?:back|up) \S+$": "withdrawn",
    r"^[NESW] says\b": "remark",
    r"^(?:dummy|declarer|LHO|RHO|partner|leader)\b": "seat",
}
"""What people write in other words than sentences have, and which message tells the words they have for it."""
_LONGEST = 300
"""To compare longer sentences with ours takes long, and none of ours is so long but for what stands in quotes."""
_TEXT_OR_SMALL_WORD = re.compile(r'"[^"]*"|@[\w-]+|(?<!\w)[a-z]{2,}(?!\w)')


def advice(text: str) -> str:
    """One line of help with a sentence that cannot be read.

    >>> advice("W drps H5")
    'did you mean "W drops H5"?'
    """
    if len(text) > _LONGEST:
        return say("unread-too-long")
    respelled = meant(text)
    if respelled:
        return say("unread-did-you-mean", sentence=respelled)
    _, rest = split_before(one_spaced(text))
    if rest.startswith("@"):
        return say("unread-label")
    other = in_other_words(rest)
    if other:
        return say(f"unread-instead-{other}", seat="W", card="H5")
    forms = forms_opening(opening(rest)) or forms_opening(opening("N " + rest.partition(" ")[2]))
    wordy = sorted((form for form in forms if form.literal.strip()), key=lambda form: -len(form.literal))
    complaint = next(filter(None, (form.complaint(rest) for form in wordy)), None)
    if complaint:
        return complaint
    near = forms or [form for word in get_close_matches(opening(rest), OPENINGS, n=2) for form in forms_opening(word)]
    if near:
        return say("unread-form", form=max(near, key=lambda form: _likeness(form, rest)).shown)
    return say("unread-nothing-begins-so")


def meant(text: str) -> str | None:
    """The sentence that comes out when every word is taken for the one of ours that is spelled most like it.

    >>> meant("W drps H5")
    'W drops H5'
    """
    text = re.sub(r"\bpasses$", "bids pass", one_spaced(text))
    respelled = _TEXT_OR_SMALL_WORD.sub(lambda word: _respelled(word[0]), with_capitals(text))
    return respelled if readable(respelled) else _said_in_short(respelled)


def in_other_words(text: str) -> str | None:
    """Which of the messages `unread-instead-…` tells what to write for what many write in other words."""
    return next((name for pattern, name in _OTHER_WORDS.items() if re.search(pattern, text)), None)


def _said_in_short(text: str) -> str | None:
    """The full sentence of one that may be typed in short at the window's command line."""
    entry = in_full(text)
    return sentence(entry) if entry is not None else None


def _respelled(word: str) -> str:
    """The word itself if sentences have it, else the one of theirs that comes nearest."""
    if word[0] in '"@' or word in _words_of_sentences():
        return word
    return next(iter(get_close_matches(word, _words_of_sentences(), n=1)), word)


@cache
def _words_of_sentences() -> tuple[str, ...]:
    texts = [*RANK_WORDS, *(suit.plural for suit in SUITS), "at the same time"]
    for form in FORMS:
        texts += (form.literal, *(words for slot in form.slots.values() for words in (*slot.words, slot.pattern)))
    return tuple(sorted({word for text in texts for word in re.findall("[a-z]{2,}", text)}))


def _likeness(form: Form, text: str) -> float:
    return SequenceMatcher(None, form.literal, text).ratio()
