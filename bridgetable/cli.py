"""The commands: the window, `check`, `judge`, `laws`, `problems`, `collection`, the self-test of the window, the aids.

Only the window needs Qt, and who asks where its user's collections lie; nothing of it is imported for the others.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, replace
from functools import reduce
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable import __version__, aids, exchanging, scored, translations
from bridgetable.arguments import LANGUAGE, Parser, in_the_language_asked_for
from bridgetable.batches import tell_progress
from bridgetable.editions import EDITIONS
from bridgetable.given import case_at
from bridgetable.messages import language, languages, os_words, say
from bridgetable.strangers import printable
from bridgetable.told import tell, write

if TYPE_CHECKING:
    from bridgetable.cases.case import Case
    from bridgetable.collection.about import About
    from bridgetable.collection.looking import Looking
    from bridgetable.collection.shelf import Shelf
    from bridgetable.explain.ways import Way
    from bridgetable.findings.verdict import Verdict
    from bridgetable.table.record import Record

COMMANDS = (
    "check",
    "judge",
    "laws",
    "problems",
    "collection",
    *scored.COMMANDS,
    *aids.COMMANDS,
    *exchanging.COMMANDS,
    *translations.COMMANDS,
)

CUT_OFF = 141
"""The exit code of a command whose reader went away, `head` for example: what the system gives other programs then."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name) and give its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        try:
            code, words = in_the_language_asked_for(words)
            return _run(words, code)
        finally:
            if sys.stdout is not None:  # a program without a terminal has none
                sys.stdout.flush()
    except BrokenPipeError:
        # At its end Python writes out the rest once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    except KeyboardInterrupt:
        return 130


def _run(words: Sequence[str], spoken: str = "") -> int:
    if words and words[0] in COMMANDS:
        options = _command_parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    return _window(_understood(words), spoken)


def opens_window(words: Sequence[str], commands: Sequence[str] = COMMANDS) -> bool:
    """Whether this command line needs Qt; a word that is not understood ends the program, as it does in `main`.

    `commands` are the words that may have been meant.
    """
    words = words[2:] if words[:1] == [LANGUAGE] else words
    if words[:1] and words[0] in COMMANDS:
        return False
    _understood(words, commands)
    return True


def _understood(words: Sequence[str], commands: Sequence[str] = COMMANDS) -> argparse.Namespace:
    """What is asked of the window; a word that is not understood, or a file that is not there, ends the program."""
    parser = _window_parser()
    options, unknown = parser.parse_known_args(words)
    known = [*commands, "--help", *re.findall(r"--[\w-]+", parser.format_usage())]
    wrong = _misunderstood(options.file, unknown, known)
    if wrong and sys.stderr is not None:  # where nothing can be said, the window opens and speaks of the file itself
        (write if options.self_test else tell)(wrong)
        raise SystemExit(2)
    return options


def _misunderstood(file: str | None, unknown: Sequence[str], known: Sequence[str]) -> str:
    """What is wrong with the words after the program's name, and what was probably meant; empty if nothing is."""
    missing = file is not None and not Path(file).exists()
    meant = _meant(file, known) if file is not None and missing and not Path(file).suffix else []
    if meant:
        return " ".join((say("commands-no-file", name=file), *meant))
    for word in unknown:
        if word.startswith("-"):
            meant = _meant(word, [option for option in known if option.startswith("-")])
            return " ".join((say("commands-no-option", name=word), *meant))
        return say("commands-one-file", name=word)
    return say("commands-no-file", name=file) if missing else ""


def _meant(word: str, known: Sequence[str]) -> list[str]:
    """The question whether the nearest of the known words is meant; nothing where none is near."""
    import difflib

    return [say("commands-did-you-mean", near=near) for near in difflib.get_close_matches(word.lower(), known, n=1)]


def _window_parser() -> Parser:
    parser = Parser(prog="bridgetable", description=say("commands-help-program"), epilog=say("commands-help-commands"))
    parser.typed("file", nargs="?", metavar=say("commands-typed-file"), help=say("commands-help-file"))
    parser.added("--self-test", metavar=say("commands-typed-picture"), help=say("commands-help-self-test"))
    parser.added("--portable", action="store_true", help=say("commands-help-portable"))
    code = say("commands-typed-language")
    parser.added(LANGUAGE, metavar=code, choices=tuple(languages()), default="", help=say("commands-help-language"))
    version = f"bridgetable {__version__}"
    parser.added("--version", action="version", version=version, help=say("commands-help-version"))
    return parser


def _command_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="bridgetable")
    commands = parser.add_subparsers(required=True)
    _check_options(commands.add_parser("check", help=say("commands-help-check")))
    _judge_options(commands.add_parser("judge", help=say("commands-help-judge")))
    _laws_options(commands.add_parser("laws", help=say("commands-help-laws")))
    _problems_options(commands.add_parser("problems", help=say("commands-help-problems")))
    _collection_options(commands.add_parser("collection", help=say("commands-help-collection")))
    scored.add_to(commands)
    aids.add_to(commands)
    exchanging.add_to(commands)
    translations.add_to(commands)
    return parser


def _check_options(check: Parser) -> None:
    check.typed("paths", nargs="*", metavar=say("commands-typed-path"), help=say("commands-help-check-paths"))
    check.added("--summary", action="store_true", help=say("commands-help-check-summary"))
    check.set_defaults(run=_check)


def _judge_options(judge: Parser) -> None:
    judge.typed("file", metavar=say("commands-typed-file"))
    judge.added("--edition", type=int, choices=EDITIONS, help=say("commands-help-judge-edition"))
    judge.added("--at", type=int, metavar=say("commands-typed-number"), help=say("commands-help-judge-at"))
    judge.added("--json", action="store_true", help=say("commands-help-judge-json"))
    judge.added("--previews", action="store_true", help=say("commands-help-judge-previews"))
    judge.set_defaults(run=_judge)


def _laws_options(laws: Parser) -> None:
    laws.added("--edition", type=int, choices=EDITIONS, help=say("commands-help-laws-edition"))
    laws.added("--json", action="store_true", help=say("commands-help-laws-json"))
    laws.set_defaults(run=_laws)


def _problems_options(problems: Parser) -> None:
    number = say("commands-typed-number")
    add = problems.added
    add("--list", action="store_true", help=say("commands-help-problems-list"))
    add("--kind", metavar=say("commands-typed-kinds"), default="", help=say("commands-help-problems-kind"))
    add("--law", type=int, metavar=number, help=say("commands-help-problems-law"))
    add("--level", type=int, choices=(1, 2, 3), help=say("commands-help-problems-level"))
    add("--edition", type=int, choices=EDITIONS, help=say("commands-help-problems-edition"))
    add("--count", type=_count, default=10, metavar=number, help=say("commands-help-problems-count"))
    add("--seed", type=int, default=0, metavar=say("commands-typed-seed"), help=say("commands-help-problems-seed"))
    add("--twins", action="store_true", help=say("commands-help-problems-twins"))
    add("--judgement", action="store_true", help=say("commands-help-problems-judgement"))
    add("--out", metavar=say("commands-typed-folder"), help=say("commands-help-problems-out"))
    problems.set_defaults(run=_problems)


def _collection_options(collection: Parser) -> None:
    """Its commands: `check` says what is wrong with each file, `make` packs a folder; the others are of the shelf."""
    path = say("commands-typed-path")
    commands = collection.add_subparsers(required=True)
    check: Parser = commands.add_parser("check", help=say("commands-help-collection-check"))
    check.typed("path", metavar=path, help=say("commands-help-collection-check-path"))
    check.set_defaults(run=_check_collection)
    make: Parser = commands.add_parser("make", help=say("commands-help-collection-make"))
    make.typed("path", metavar=say("commands-typed-folder"), help=say("commands-help-collection-make-path"))
    make.typed("out", metavar=say("commands-typed-file"), help=say("commands-help-collection-make-out"))
    for name in ("title", "author", "licence", "language", "version"):
        make.added(f"--{name}", metavar=say("commands-typed-text"), help=say(f"commands-help-collection-{name}"))
    make.set_defaults(run=_make_collection)
    install: Parser = commands.add_parser("install", help=say("commands-help-collection-install"))
    install.typed("path", metavar=path, help=say("commands-help-collection-check-path"))
    install.set_defaults(run=_install_collection)
    commands.add_parser("list", help=say("commands-help-collection-list")).set_defaults(run=_list_collections)
    remove: Parser = commands.add_parser("remove", help=say("commands-help-collection-remove"))
    remove.typed("name", metavar=say("commands-typed-name"), help=say("commands-help-collection-remove-name"))
    remove.set_defaults(run=_remove_collection)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("commands-no-number-of-problems", typed=repr(text)))
    return int(text)


def _window(options: argparse.Namespace, spoken: str) -> int:
    from bridgetable import launch

    if options.self_test:
        return launch.self_test(options.self_test, options.file)
    return launch.window(options.file, options.portable, spoken or options.language)


def _check(options: argparse.Namespace) -> int:
    from bridgetable.cases.check import check
    from bridgetable.resources import resource_path

    report = check(options.paths or [resource_path("cases")])
    for line in report.lines():
        print(printable(line))
    if options.summary:
        from bridgetable.cases.summary import summary

        for line in summary(report.cases):
            print(line)
    print(report.totals)
    return report.exit_code


def _judge(options: argparse.Namespace) -> int:
    """Exit code 0: judged; 2: the file cannot be read, or there is no such action in it."""
    found = case_at(options.file, options.at)
    if found is None:
        return 2
    case, at = found
    record = replace(case.record.upto(at), branches=())
    editions = EDITIONS if options.edition is None else (options.edition,)
    at_end = at == len(case.record.log)  # what was ruled is told of the whole case
    if options.json:
        ruling = dict(case.ruling) if at_end else {}
        _print_json(record, editions, options.previews, ruling, alone=options.edition is not None)
    else:
        _print_text(record, editions, options.previews, _ruled(case) if at_end else [])
    return 0


def _print_json(
    record: Record, editions: Sequence[int], previews: bool, ruling: dict[str, str], *, alone: bool
) -> None:
    import json

    from bridgetable.explain.as_json import verdict_json

    judged = [
        verdict_json(*_judged(record, edition, previews), _all_ways(record, edition)) | {"ruling": ruling}
        for edition in editions
    ]
    print(json.dumps(judged[0] if alone else judged, ensure_ascii=False, indent=1))


def _ruled(case: Case) -> list[str]:
    """What was ruled, in the language spoken; in which one if it is not told in that."""
    lines = case.ruling_in(language()).splitlines()
    return [*filter(None, [case.foreign(language())]), *lines] if lines else []


def _print_text(record: Record, editions: Sequence[int], previews: bool, ruling: Sequence[str]) -> None:
    from bridgetable.explain.in_text import verdict_lines

    facts = {fact.key: fact.value for fact in record.facts}
    for number, edition in enumerate(editions):
        verdict, effects = _judged(record, edition, previews)
        if number:
            print()
        for line in verdict_lines(verdict, facts, effects, record.log, _all_ways(record, edition)):
            print(printable(line))
    if ruling:
        print(f"\n{say('commands-what-was-ruled')}")
        for line in ruling:
            print(printable(f"  {line}"))


def _judged(record: Record, edition: int, previews: bool) -> tuple[Verdict, dict[str, dict[str, str]]]:
    """The verdict with the questions worth asking, and if wanted what each answer to them leads to."""
    from bridgetable.explain.previews import leads_to
    from bridgetable.explain.relevance import mattering
    from bridgetable.judge import judge

    verdict = judge(record, edition)
    if verdict.questions or verdict.assumed:
        matters = mattering(record, edition)
        verdict = replace(verdict, questions=matters.asked, assumed=matters.assumed)
    if not previews:
        return verdict, {}
    return verdict, {question.key: leads_to(record, edition, question) for question in verdict.questions}


def _all_ways(record: Record, edition: int) -> tuple[Way, ...]:
    """All that may be chosen, each choice with those it opens at once."""
    from bridgetable.explain.ways import ways
    from bridgetable.judge import Judge
    from bridgetable.table.actions import Entry
    from bridgetable.table.record import Record

    judge = Judge(edition)
    return ways(
        judge.verdict(record),
        lambda *actions: judge.verdict(reduce(Record.with_entry, map(Entry, actions), record)),
    )


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


def _problems(options: argparse.Namespace) -> int:
    """Exit code 0: written or listed; 2: there are no such problems, or they cannot be written there."""
    from bridgetable.practice.generator import KINDS, NoScene
    from bridgetable.practice.generator.writing import Wish, written

    if options.list:
        for kind in KINDS.values():
            print(say("commands-kind", id=kind.id, title=kind.title, laws=", ".join(kind.laws)))
        return 0
    if options.out is None:
        write(say("commands-problems-where"))
        return 2
    wish = Wish(
        [name.strip().upper() for name in options.kind.split(",") if name.strip()],
        options.law,
        [options.level] if options.level else (),
        [options.edition] if options.edition else (),
        options.seed,
        options.judgement,
    )
    try:
        for done in written(wish, options.count, Path(options.out), options.twins):
            tell_progress(done, options.count)
    except NoScene as none:
        write(printable(say("commands-problems-none", why=str(none))))
        return 2
    except OSError as error:
        write(printable(say("commands-problems-not-written", folder=options.out, why=os_words(error))))
        return 2
    print(say("commands-problems-written", count=options.count, folder=printable(options.out)))
    return 0


def _check_collection(options: argparse.Namespace) -> int:
    """Exit code 0: all of it can be used and every case holds; 1: a case does not hold; 2: something cannot be read."""
    looking = _looked_through(options.path)
    if looking is None:
        return 2
    looking.source.close()
    for problem in looking.problems:
        print(printable(str(problem)))
    for seen, editions in looking.failing:
        years = ", ".join(map(str, editions))
        print(printable(say("commands-collection-fails", file=seen.member.place, editions=years)))
    print(_about_line(looking.about))
    for edition in EDITIONS:
        asked, held = looking.asked[edition], looking.held[edition]
        print(say("commands-collection-holds", edition=str(edition), held=held, asked=asked))
    return 2 if looking.problems or not looking.cases else 1 if looking.failing else 0


def _make_collection(options: argparse.Namespace) -> int:
    """Exit code 0: written; 2: there is nothing in the folder that can be used, or nothing can be written there."""
    from bridgetable.collection.about import id_of
    from bridgetable.collection.making import packed_text
    from bridgetable.ui.files.writing import write_whole

    looking = _usable(options.path)
    if looking is None:
        return 2
    told = {name: getattr(options, name) for name in ("title", "author", "licence", "language", "version")}
    about = replace(looking.about, **{name: words for name, words in told.items() if words})
    if options.title and not looking.source.of_kind("index"):
        about = replace(about, id=id_of(about.title))
    try:
        with closing(looking.source):
            whole = packed_text(about, looking.usable())
        write_whole(Path(options.out), whole)
    except OSError as error:
        write(printable(say("commands-collection-not-written", file=options.out, why=os_words(error))))
        return 2
    print(printable(say("commands-collection-written", count=len(looking.cases), file=options.out)))
    return 0


def _install_collection(options: argparse.Namespace) -> int:
    """Exit code 0: installed; 2: there is no case in it that can be used, or it cannot be kept."""
    looking = _usable(options.path)
    if looking is None:
        return 2
    title = looking.about.title
    try:
        with closing(looking.source):
            for _ in _shelf().put(looking):
                pass
    except OSError as error:
        write(printable(say("commands-collection-not-installed", title=title, why=os_words(error))))
        return 2
    print(printable(say("commands-collection-installed", title=title, count=len(looking.cases))))
    return 0


def _list_collections(_options: argparse.Namespace) -> int:
    """Each by the name it is removed by."""
    for kept in _shelf().kept():
        print(f"{printable(kept.folder.name)}: {_about_line(kept.about)}")
    return 0


def _remove_collection(options: argparse.Namespace) -> int:
    """Exit code 0: removed, but for what its owner has changed in it; 2: there is none of that name, or it stays."""
    shelf = _shelf()
    kept = next((each for each in shelf.kept() if each.folder.name == options.name), None)
    if kept is None:
        write(printable(say("commands-collection-none", name=options.name)))
        return 2
    try:
        shelf.remove(kept)
    except OSError as error:
        write(printable(say("collection-not-removed", title=kept.about.title, why=os_words(error))))
        return 2
    print(printable(say("commands-collection-removed", title=kept.about.title)))
    return 0


def _shelf() -> Shelf:
    """Where the window keeps its user's collections."""
    from bridgetable.collection.about import FOLDER
    from bridgetable.collection.shelf import Shelf
    from bridgetable.ui.files.places import settle

    return Shelf(settle().work / FOLDER)


def _looked_through(path: str) -> Looking | None:
    """A collection that has been looked through; None, and why has been said, where it is not opened."""
    from bridgetable.collection.looking import Looking, opened
    from bridgetable.collection.names import Refused

    try:
        looking = Looking(opened(Path(path)))
    except Refused as why:
        write(printable(say("collection-not-opened", name=Path(path).name, why=str(why))))
        return None
    for _ in looking.steps():
        tell_progress(looking.read + looking.judged, looking.to_read + len(looking.cases))
    return looking


def _usable(path: str) -> Looking | None:
    """The same, and what is wrong in it has been said too; None as well where there is no case in it to be used."""
    looking = _looked_through(path)
    if looking is None:
        return None
    for problem in looking.problems:
        write(printable(str(problem)))
    if looking.cases:
        return looking
    looking.source.close()
    write(say("commands-collection-nothing"))
    return None


def _about_line(about: About) -> str:
    """What a collection is, on a line."""
    told = say("commands-collection-about", title=about.title, author=about.author or None, version=about.version)
    return printable(told)
