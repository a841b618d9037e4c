"""The commands: the window, `check`, `judge`, `laws`, and the self-test of the window.

Only the window needs Qt; nothing of it is imported for the others.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from io import TextIOWrapper
from typing import TYPE_CHECKING

from bridgetable import __version__

if TYPE_CHECKING:
    from bridgetable.findings.verdict import Verdict
    from bridgetable.table.record import Record

COMMANDS = ("check", "judge", "laws")
EDITIONS = (2007, 2017)

_QT = ("PySide6", "shiboken6")
_NO_QT = (
    "The window needs PySide6, which cannot be loaded here: {error}\n"
    "Start with packaging/start.py, which installs what is missing, or install it with\n"
    "    python -m pip install PySide6-Essentials\n"
    "The commands check, judge and laws work without it."
)

_NO_DISPLAY = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.\n"
    "Without one the program can still draw itself to a picture, with --self-test OUT.png.\n"
    "The commands check, judge and laws work without it."
)
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

_NOT_PORTABLE = "Nothing can be kept beside the program: {place}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name) and give its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if words[:1] and words[0] in COMMANDS:
        options = _command_parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    return _window(_window_parser().parse_args(words))


def opens_window(words: Sequence[str]) -> bool:
    """Whether this command line needs Qt; a word that is not understood ends the program, as it does in `main`."""
    if words[:1] and words[0] in COMMANDS:
        return False
    _window_parser().parse_args(words)
    return True


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bridgetable",
        description="A bridge table on which the wrong thing can happen, and the law that answers it.",
        epilog="Commands instead of FILE: check, judge, laws; each has its own --help.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a case file; without one, the case library")
    parser.add_argument("--self-test", metavar="OUT.png", help="open the window on FILE, judge it, draw it, exit")
    parser.add_argument("--portable", action="store_true", help="keep settings and unsaved work beside the program")
    parser.add_argument("--version", action="version", version=f"bridgetable {__version__}")
    return parser


def _command_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bridgetable")
    commands = parser.add_subparsers(required=True)

    check = commands.add_parser("check", help="judge case files against their own expectations")
    check.add_argument("paths", nargs="*", metavar="PATH", help="files or folders; without any, the case library")
    check.add_argument("--summary", action="store_true", help="also tell what the cases cover")
    check.set_defaults(run=_check)

    judge = commands.add_parser("judge", help="say what the law says of a case")
    judge.add_argument("file", metavar="FILE")
    judge.add_argument("--edition", type=int, choices=EDITIONS, help="one edition; without it, both")
    judge.add_argument("--at", type=int, metavar="N", help="after action N; without it, after the last")
    judge.add_argument("--json", action="store_true", help="as data for other programs")
    judge.add_argument("--previews", action="store_true", help="tell what each answer to a question leads to")
    judge.set_defaults(run=_judge)

    laws = commands.add_parser("laws", help="list the paragraphs and what proves them")
    laws.add_argument("--edition", type=int, choices=EDITIONS, help="one edition; without it, both")
    laws.add_argument("--json", action="store_true", help="as data for other programs")
    laws.set_defaults(run=_laws)
    return parser


def _window(options: argparse.Namespace) -> int:
    try:
        return _open_window(options)
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in _QT:
            raise
        print(_NO_QT.format(error=error), file=sys.stderr)
        return 2


def _open_window(options: argparse.Namespace) -> int:
    if options.self_test:
        from bridgetable.ui import selftest

        return selftest.run(options.self_test, options.file)
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in _DISPLAYS):
        print(_NO_DISPLAY, file=sys.stderr)  # Qt would end the program as if it were broken
        return 2
    from bridgetable.ui import app
    from bridgetable.ui.places import NotWritable

    try:
        return app.run(options.file, options.portable)
    except NotWritable as place:
        print(_NOT_PORTABLE.format(place=place), file=sys.stderr)
        return 2


def _check(options: argparse.Namespace) -> int:
    from bridgetable.cases.check import check
    from bridgetable.resources import resource_path

    report = check(options.paths or [resource_path("cases")])
    for line in report.lines():
        print(line)
    if options.summary:
        from bridgetable.cases.summary import summary

        for line in summary(report.cases):
            print(line)
    print(report.totals)
    return report.exit_code


def _judge(options: argparse.Namespace) -> int:
    """Exit code 0: judged; 2: the file cannot be read, or there is no such action in it."""
    from bridgetable.cases.problems import CaseErrors
    from bridgetable.cases.reader import load

    try:
        record = load(options.file).record
    except CaseErrors as errors:
        print(errors, file=sys.stderr)
        return 2
    at = len(record.log) if options.at is None else options.at
    if not 0 <= at <= len(record.log):
        print(f"--at: there are actions 1 to {len(record.log)}, and 0 for none", file=sys.stderr)
        return 2
    record = replace(record.upto(at), branches=())
    editions = EDITIONS if options.edition is None else (options.edition,)
    if options.json:
        _print_json(record, editions, options.previews, alone=options.edition is not None)
    else:
        _print_text(record, editions, options.previews)
    return 0


def _print_json(record: Record, editions: Sequence[int], previews: bool, *, alone: bool) -> None:
    import json

    from bridgetable.explain.as_json import verdict_json

    judged = [verdict_json(*_judged(record, edition, previews)) for edition in editions]
    print(json.dumps(judged[0] if alone else judged, ensure_ascii=False, indent=1))


def _print_text(record: Record, editions: Sequence[int], previews: bool) -> None:
    from bridgetable.explain.in_text import verdict_lines

    facts = {fact.key: fact.value for fact in record.facts}
    for number, edition in enumerate(editions):
        verdict, effects = _judged(record, edition, previews)
        if number:
            print()
        for line in verdict_lines(verdict, facts, effects, record.log):
            print(line)


def _judged(record: Record, edition: int, previews: bool) -> tuple[Verdict, dict[str, dict[str, str]]]:
    """The verdict with the questions worth asking, and if wanted what each answer to them leads to."""
    from bridgetable.explain.previews import leads_to
    from bridgetable.explain.relevance import asked
    from bridgetable.judge import judge

    verdict = judge(record, edition)
    verdict = replace(verdict, questions=asked(record, edition) if verdict.questions else ())
    if not previews:
        return verdict, {}
    return verdict, {question.key: leads_to(record, edition, question) for question in verdict.questions}


def _laws(options: argparse.Namespace) -> int:
    import json

    from bridgetable.cases.catalogue import catalogue_of, law_lines

    editions = EDITIONS if options.edition is None else (options.edition,)
    entries = catalogue_of(editions)
    if options.json:
        print(json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, indent=1))
    else:
        for line in law_lines(entries):
            print(line)
    return 0
