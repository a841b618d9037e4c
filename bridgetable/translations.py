"""The command for who translates the program: `languages`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.messages import ENGLISH, languages, say
from bridgetable.resources import resource_path
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridgetable.arguments import Parser

COMMANDS = ("languages",)


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to those of the program."""
    parser = commands.add_parser("languages", help=say("commands-help-languages"))
    what = parser.add_subparsers(required=True)
    what.add_parser("list", help=say("commands-help-languages-list")).set_defaults(run=_list)
    check: Parser = what.add_parser("check", help=say("commands-help-languages-check"))
    code = say("commands-typed-language")
    check.typed("code", nargs="?", default="", metavar=code, help=say("commands-help-languages-code"))
    check.set_defaults(run=_check_language)


def _list(_options: argparse.Namespace) -> int:
    for code, name in languages().items():
        print(f"{code}  {name}")
    return 0


def _check_language(options: argparse.Namespace) -> int:
    """Exit code 0: nothing is lacking; 1: something is, which is told; 2: the language cannot be looked through."""
    place = resource_path("languages")
    problem = _why_not(place, options.code)
    if problem:
        write(problem)
        return 2
    faults = list(_faults(place, options.code))
    for each in faults:
        print(printable(each))
    print(say("translating-faults", number=len(faults)))
    return 1 if faults else 0


def _why_not(place: Path, code: str) -> str:
    """Why a language cannot be looked through here; empty if it can."""
    if not any((place / ENGLISH).glob("*.ftl")):
        return say("translating-no-source")
    if not (place / code).is_dir():
        return say("translating-no-folder", folder=str(place / code))
    from bridgetable.translating.written import CAN_READ

    return "" if CAN_READ else say("translating-no-parser")


def _faults(place: Path, code: str) -> Iterator[str]:
    """What is wrong in how a language is written, and what it lacks; what the program reads of it is written anew."""
    from bridgetable.translating.lacking import lacking
    from bridgetable.translating.written import make

    yield from make(place, code or "*")
    for each in [code] if code else [path.parent.name for path in sorted(place.glob("*/language.ftl"))]:
        if each != ENGLISH:
            yield from (f"{each}: {fault}" for fault in lacking(place, each))
