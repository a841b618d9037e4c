"""How the commands read what is typed after their names: the standard library's parser, speaking from the catalogue."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, NoReturn

from bridgetable.messages import ENGLISH, Message, language, languages, of_the_place, say, speak, to_say
from bridgetable.told import write

LANGUAGE = "--language"
"""Stands before a command, or anywhere where it is the window that is asked for."""

_FAULTS: dict[str, Message] = {
    "argument %(argument_name)s: %(message)s": to_say(
        "commands-fault-argument", argument="%(argument_name)s", fault="%(message)s"
    ),
    "the following arguments are required: %s": to_say("commands-fault-required", names="%s"),
    "unrecognized arguments: %s": to_say("commands-fault-unknown", words="%s"),
    "positional arguments": to_say("commands-typed"),
    "expected one argument": to_say("commands-fault-one-wanted"),
    "ambiguous option: %(option)s could match %(matches)s": to_say(
        "commands-fault-ambiguous", option="%(option)s", meant="%(matches)s"
    ),
    "ignored explicit argument %r": to_say("commands-fault-nothing-wanted", typed="%r"),
    "invalid %(type)s value: %(value)r": to_say("commands-fault-no-number", typed="%(value)r"),
    "invalid choice: %(value)r (choose from %(choices)s)": to_say(
        "commands-fault-not-offered", typed="%(value)r", offered="%(choices)s"
    ),
}
"""What the parser finds wrong, in its own words, and the message that says it; the parser fills in what `%` marks."""


def _from_the_catalogue(own: str) -> str:
    return str(_FAULTS[own]) if own in _FAULTS else own


argparse._ = _from_the_catalogue  # type: ignore[attr-defined]
"""By this name the parser looks its words up before it says them, as is the custom of gettext."""


def in_the_language_asked_for(words: list[str]) -> tuple[str, list[str]]:
    """Speak the language asked for (`--language it`), else that of the place: what was asked for, and all the rest.

    A language that there is not ends the program.
    """
    of_here = of_the_place(os.environ)
    if language() == ENGLISH and of_here != ENGLISH:  # else it has been chosen already
        speak(of_here)
    if words[:1] != [LANGUAGE]:
        return "", words
    asked = "".join(words[1:2])
    if asked in languages():
        speak(asked)
    else:
        write(say("commands-no-language", typed=asked, known=", ".join(languages())))
        raise SystemExit(2)
    return asked, words[2:]


class _Help(argparse.HelpFormatter):
    """The help of a command, its first word in the language of the rest."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('commands-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Says in the words of the catalogue what is typed, what may be added, and what is wrong with it.

    Keeps silent where nothing can be printed; Python up to 3.11.2, Debian 12's, would stop with an error there.
    """

    def __init__(self, **named: Any) -> None:
        super().__init__(**named, add_help=False, formatter_class=_Help)
        self.typed = self.add_argument_group(say("commands-typed")).add_argument
        self.added = self.add_argument_group(say("commands-options")).add_argument
        self.added("-h", "--help", action="help", help=say("commands-help-help"))

    def error(self, message: str) -> NoReturn:
        """Say how the command is written and what is wrong with this one, and end with 2."""
        self.print_usage(sys.stderr)
        self.exit(2, say("commands-error", program=self.prog, why=message) + "\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        if file is not None or sys.stderr is not None:
            super()._print_message(message, file)
