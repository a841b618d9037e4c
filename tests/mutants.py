"""How well the case library guards the law modules: each is changed in small ways, and its cases have to notice.

python3 -m mutants            (in the folder tests; a module's number such as 50 for that one alone)

A mutant changes one comparison, drops one condition, or gives one paragraph the other edition. It is caught when a case
fails: those of the module are asked first, then all others. What survives is listed with its line. `EQUIVALENT` names
those that rule as before: they are not tried, and an entry that matches no mutant is listed too.
"""

from __future__ import annotations

import argparse
import ast
import copy
import inspect
import random
import re
import signal
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bridgetable.cases.case import Case
from bridgetable.cases.catalogue import CatalogueEntry, catalogue_of
from bridgetable.cases.check import case_files, check_case
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.findings import registry
from bridgetable.judge import edition
from bridgetable.laws import LAWS
from bridgetable.resources import resource_path

Change: TypeAlias = Callable[[ast.AST], None]
"""What turns a copied node into its mutant."""

PATIENCE, PATIENCE_WITH_ALL = 5, 120
"""So many seconds of the processor the cases of a module, or all there are, may take over one mutant before it counts
as caught: it runs for ever."""

EQUIVALENT: dict[tuple[str, str], str] = {
    ("law11_forfeited", "comparison changed: last > lies_since(m, fault)"): (
        "no action is both an offence and a card of the innocent side"
    ),
    ("law16_from_partner", "comparison changed: number > since"): "what lets a hint slip is never a card played",
    ("law16_information", "condition 2 dropped: lawful.why == 'unable' and trick is not None"): (
        "the lead that could not obey stands in the running trick"
    ),
    ("law21_misinformation", "comparison changed: call.action < given"): (
        "no action is both a call and what is said of one"
    ),
    ("law23_could_have_known", "comparison changed: fault.kind in _BEFORE_THEIR_TURN"): (
        "it says which default is shown, and the default rules nothing"
    ),
    ("law36_inadmissible_double", "comparison changed: old.serial < call.serial"): "no call both stands and has fallen",
    (
        "law45_dummys_card",
        (
            "condition 2 dropped: designation is not None and designation.card is not None"
            " and (m.before.index_of(designation.hand, designation.card) is not None)"
        ),
    ): "words that have named no card yet lie nowhere",
    ("law47_retraction", "comparison changed: twelfth > last"): "two cards of a hand never lie in one place",
    ("law47_retraction", "comparison changed: chosen_in(m, each[1]) > since"): (
        "what is explained and what is played are never one action"
    ),
    (
        "law57_premature",
        "condition 2 dropped: isinstance(broken, Irregularity) and broken.why == 'not what declarer chose'",
    ): "no other irregularity on which a revoke rests has a choice among its own reasons",
    ("law58_simultaneous", "comparison changed: play.action <= together.action"): "no two players play in one action",
    ("law60_play_after", "comparison changed: early.action < running.plays[0].action"): (
        "a lead is never the hurried card itself"
    ),
    ("law62_revoke_corrected", "comparison changed: n > revoke.action"): (
        "the action of a revoke is a card played, never a word"
    ),
    ("law66_inspecting_tricks", "comparison changed: f.grounds.actions > (last,)"): (
        "no action is both a question and a card"
    ),
    ("law66_inspecting_tricks", "comparison changed: mixed.action < min(disputed)"): (
        "no action both mixes cards and puts tricks in doubt"
    ),
    ("law70_contested_claim", "not dropped: not known"): (
        "it chooses the words of the question, and the words rule nothing"
    ),
    ("law70_contested_claim", "not dropped: not line.unfindable"): (
        "it chooses the words of the question, and the words rule nothing"
    ),
    ("law70_contested_claim", "condition 1 dropped: line.found and (not line.unfindable)"): (
        "it chooses the words of the question, and the words rule nothing"
    ),
    ("law70_contested_claim", "condition 2 dropped: line.found and (not line.unfindable)"): (
        "it chooses the words of the question, and the words rule nothing"
    ),
    ("law70_contested_claim", "comparison changed: line.value == 'none'"): (
        "it chooses the words of the question, and the words rule nothing"
    ),
    ("law85_facts", "condition 1 dropped: key.partition('#')[2] or 0"): (
        "it orders the facts for readers, and the order rules nothing"
    ),
}
"""(module, mutant as `comparison changed: card == led`) of those that cannot be caught, with the reason."""

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The changes that can be made at one node, each with its name."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _OPPOSITE:
            yield "comparison changed", _other_comparison
        case ast.BoolOp(values=values):
            for number in range(len(values)):
                yield f"condition {number + 1} dropped", _without(number)
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _without_not
        case ast.keyword(arg="since" | "until", value=ast.Constant(value=int())):
            yield "edition swapped", _other_edition


def _other_comparison(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops = [_OPPOSITE[type(node.ops[0])]()]


def _without(number: int) -> Change:
    def drop(node: ast.AST) -> None:
        assert isinstance(node, ast.BoolOp)
        if len(node.values) > 2:
            del node.values[number]
        else:  # of two the other is left, twice: one alone would not compile, and seem to be caught
            node.values[number] = copy.deepcopy(node.values[1 - number])

    return drop


def _without_not(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def _other_edition(node: ast.AST) -> None:
    assert isinstance(node, ast.keyword)
    node.arg = "until" if node.arg == "since" else "since"


class Mutant(NamedTuple):
    """One small change of a module: the line it is in, its name, the node it changes (as walked) and how."""

    line: int
    name: str
    place: int
    change: Change

    def tree(self, source: str) -> ast.Module:
        """The module with this change made."""
        changed = ast.parse(source)
        self.change(next(node for place, node in enumerate(ast.walk(changed)) if place == self.place))
        return changed


def mutants(source: str) -> list[Mutant]:
    """Every mutant of a module."""
    return [
        Mutant(getattr(node, "lineno", 0), f"{name}: {ast.unparse(node)}", place, change)
        for place, node in enumerate(ast.walk(ast.parse(source)))
        for name, change in changes(node)
    ]


def declared_by(module: types.ModuleType, tree: ast.Module) -> list[registry.Paragraph]:
    """The paragraphs a changed module declares."""
    kept = registry._DECLARED[:]
    registry._DECLARED.clear()
    try:
        changed = types.ModuleType(module.__name__)
        exec(compile(ast.fix_missing_locations(tree), module.__name__, "exec"), changed.__dict__)  # noqa: S102 - our own code
        return registry._DECLARED[:]
    finally:
        registry._DECLARED[:] = kept


def caught(module: types.ModuleType, tree: ast.Module, cases: list[Case], patience: int = PATIENCE) -> bool:
    """Whether one of the cases notices that the module has been changed, in so many seconds."""
    kept = registry._DECLARED[:]
    first = next(n for n, p in enumerate(kept) if p.function.__module__ == module.__name__)
    others = [p for p in kept if p.function.__module__ != module.__name__]
    signal.setitimer(signal.ITIMER_PROF, patience)
    try:
        registry._DECLARED[:] = [*others[:first], *declared_by(module, tree), *others[first:]]
        edition.cache_clear()
        return any(check_case(case, year) for case in cases for year in EDITIONS)
    except Exception:  # whatever a mutant breaks, it has been noticed
        return True
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        registry._DECLARED[:] = kept
        edition.cache_clear()


def cases_of(module: types.ModuleType, library: dict[str, Case], catalogue: list[CatalogueEntry]) -> list[Case]:
    """The cases that expect, or forbid, a paragraph the module computes, and those that say they are about its law."""
    names = [
        name
        for entry in catalogue
        if module.__name__ in (entry.function or "")
        for name in (*entry.decides, *entry.fails)
    ]
    number = re.match(r"law0*(\d+)_", module.__name__.rpartition(".")[2])
    own = re.compile(rf"{number[1] if number else ''}(?!\d)")
    names += [case.id for case in library.values() if any(own.match(law) for law in case.laws)]
    return [library[name] for name in dict.fromkeys(names)]


def stale(name: str, names: Iterable[str]) -> list[str]:
    """What `EQUIVALENT` says of a module and no mutant of it is called any more."""
    known = set(names)
    return [what for module, what in EQUIVALENT if module == name and what not in known]


def report(law: str, each: int, seed: int) -> int:
    """Try the modules of which the name holds `law`; how many miss nine in ten, or have an entry matching nothing."""
    files = case_files(resource_path("cases"))
    library = {case.id: case for case in (load(file, expecting=True) for file in files)}
    catalogue = catalogue_of(EDITIONS)
    missed = 0
    for module in LAWS:
        name = module.__name__.rpartition(".")[2]
        if law and not name.startswith(f"law{law}_"):
            continue
        cases = cases_of(module, library, catalogue)
        source = inspect.getsource(module)
        every = mutants(source)
        gone = stale(name, (mutant.name for mutant in every))
        tried = [mutant for mutant in every if (name, mutant.name) not in EQUIVALENT]
        tried = random.Random(f"{seed} {name}").sample(tried, min(each, len(tried)))
        alive = [mutant for mutant in tried if not caught(module, mutant.tree(source), cases)]
        others = [case for case in library.values() if case not in cases]
        alive = [each for each in alive if not caught(module, each.tree(source), others, PATIENCE_WITH_ALL)]
        share = 1 - len(alive) / len(tried) if tried else 1.0
        missed += share < 0.9 or bool(gone)
        sys.stdout.write(f"{name}: {len(tried)} mutants, {len(cases)} cases, {share:.0%} caught\n")
        for mutant in alive:
            sys.stdout.write(f"    line {mutant.line}: {mutant.name}\n")
        for what in gone:
            sys.stdout.write(f"    EQUIVALENT matches nothing: {what}\n")
        sys.stdout.flush()
    return missed


def _give_up(*_: object) -> None:
    raise TimeoutError


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("law", nargs="?", default="")
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    signal.signal(signal.SIGPROF, _give_up)
    sys.exit(1 if report(options.law, options.each, options.seed) else 0)
