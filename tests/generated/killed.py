"""The window killed in the middle of work: what was done up to a second before must lie in the copy it left.

    python3 -m generated.killed --kills 200 --jobs 4

Each time a window of its own, the whole program, is worked with typed sentences, drags and answers at one of three
paces, and ended at a moment drawn at random: by a signal that no program hears, or with `--signal TERM` by one that it
does, after which nothing may be missing.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence
from generated.records import any_record, whole_position
from present import present

PACES = {"fast": (0.25, 1.6), "usual": (1.0, 4.0), "slow": (2.5, 5.0)}
"""Seconds from one thing done to the next."""
MISSING = 1.0
"""So many seconds of work may be missing after the signal that no program hears."""
TRIES = 6
"""So often something is tried until the record has changed: not every drag ends where a card can be laid."""
TIMES = {"seconds": "done and lacking", "begun": "begun and lacking", "working": "under way"}
"""What is told of the times before the end."""
LONGEST = 120.0
"""A window that is not ready after so many seconds will not be."""


@dataclass(frozen=True)
class Outcome:
    """How one window ended: with how many states of its record, and how many of them the copy lacks."""

    pace: str
    seed: int
    states: int
    lacking: int
    seconds: float
    """How long before the end the oldest state that the copy lacks was in the record."""
    begun: float
    """The same from its first key or press on, with the time the program took to take it in."""
    working: float
    """How long the last thing done had been under way, without being in the record yet."""
    fault: str = ""


# In the window


def work(pace: tuple[float, float], seed: int, case: Path, told: Path) -> int:
    """Open the program on a case, and work it at a pace until it is ended; what is done is `told` as it is done."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from bridgetable.ui.shell.window import Window
    from bridgetable.ui.start import app
    from generated.inputs import Driver

    rng, started = random.Random(seed), [0.0]
    handle = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell(**what: object) -> None:
        os.write(handle, (json.dumps(what) + "\n").encode())

    def ready() -> None:
        windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, Window)]
        if not windows or not hasattr(windows[0], "cases") or windows[0].cases.busy:
            QTimer.singleShot(50, ready)
            return
        window, last = windows[0], [windows[0].session.record]
        driver = Driver(window, seed, told.parent)
        plan = any_record(rng, window.session.record.position, most=90, irregular=0.2)
        driver.script.extend(sentence(entry) for entry in plan.log)
        put_by = window.filing.put_by

        def telling() -> None:
            if window.session.record is not last[0]:
                last[0] = window.session.record
                tell(state=window.filing.document.text(), begun=started[0], at=time.monotonic())
            put_by()

        window.filing.put_by = telling  # type: ignore[method-assign]
        way = {driver._type: 6, driver._drag: 3, driver._decide: 3}

        def one() -> None:
            before = window.session.record
            for _ in range(TRIES):
                started[0] = time.monotonic()
                tell(begun=started[0])
                rng.choices(list(way), list(way.values()))[0]()
                tell(done=started[0])
                if window.session.record is not before:
                    break
            QTimer.singleShot(round(1000 * rng.uniform(*pace)), one)

        tell(ready=time.monotonic())
        one()

    app.application()
    QTimer.singleShot(0, ready)
    return app.run(case)


# Outside of it


def end_one(pace: str, seed: int, number: signal.Signals, most: float | None = None) -> Outcome:
    """Work a window, for so many seconds at `most`, and end it; how that went."""
    rng = random.Random(seed)
    with TemporaryDirectory() as made:
        home, told = Path(made), Path(made, "told")
        case = home / "killed.bridgecase"
        case.write_text(case_text(Case(Record(whole_position(rng)), "killed")), encoding="utf-8")
        inside = [sys.executable, "-m", "generated.killed", "--inside", pace, str(seed), str(case), str(told)]
        child = subprocess.Popen(inside, env=_surroundings(home), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            if not _is_ready(child, told):
                return Outcome(pace, seed, 0, 0, 0, 0, 0, f"no window: {_last_words(child)}")
            time.sleep(rng.uniform(1, most or 6 + 5 * PACES[pace][1]))
            if child.poll() is not None:
                return Outcome(pace, seed, 0, 0, 0, 0, 0, f"ended by itself: {_last_words(child)}")
            child.send_signal(number)
            at = time.monotonic()
            child.wait(LONGEST)
        finally:
            child.kill()
            child.wait()
            present(child.stderr).close()
        return _judged(pace, seed, at, _lines(told), home, hard=number == signal.SIGKILL)


def _surroundings(home: Path) -> Mapping[str, str]:
    """A home of its own, no screen, and the modules that are found here."""
    own = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data"}
    screen, found = (
        Path(__file__).with_name("screen.json"),
        os.pathsep.join((str(Path(__file__).parents[1]), *sys.path)),
    )
    screened = {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "PYTHONPATH": found}
    return {**os.environ, **{name: str(folder) for name, folder in own.items()}, **screened}


def _is_ready(child: subprocess.Popen[bytes], told: Path) -> bool:
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and child.poll() is None:
        if told.exists() and b"ready" in told.read_bytes():
            return True
        time.sleep(0.05)
    return False


class Told(TypedDict, total=False):
    """What a window tells of what it does, and when: an action was begun, or done, and the record after it."""

    begun: float
    done: float
    at: float
    state: str


def _last_words(child: subprocess.Popen[bytes]) -> str:
    """How the errors of a process end, which is over by then."""
    child.kill()
    return repr(present(child.stderr).read()[-300:])


def _lines(told: Path) -> list[Told]:
    return [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]


def _judged(pace: str, seed: int, at: float, lines: list[Told], home: Path, *, hard: bool) -> Outcome:
    """Compare what was done with the copy that was left."""
    states = [(line["state"], line["at"], line["begun"]) for line in lines if "state" in line]
    done = {line["done"] for line in lines if "done" in line}
    under_way = [
        line["begun"] for line in lines if "state" not in line and "begun" in line and line["begun"] not in done
    ]
    working = at - under_way[-1] if under_way else 0.0
    opened = (home / "killed.bridgecase").read_text(encoding="utf-8")
    copies = list((home / "data" / "Bridgetable").glob("*.bridgecase"))
    if len(copies) > 1:
        return Outcome(pace, seed, len(states), 0, 0, 0, working, f"{len(copies)} copies")
    kept = max((number for number, (state, *_) in enumerate(states) if state == opened), default=-1)  # needs no copy
    if copies:
        text = copies[0].read_text(encoding="utf-8")
        try:
            parse_case(text, "copy")
        except CaseErrors as errors:
            return Outcome(pace, seed, len(states), 0, 0, 0, working, f"the copy cannot be read: {errors}")
        kept = max((number for number, (state, *_) in enumerate(states) if state == text), default=-2)
        if kept == -2:
            return Outcome(pace, seed, len(states), 0, 0, 0, working, "the copy is none of what was done")
    lacking = states[kept + 1 :]
    seconds, begun_before = (at - lacking[0][1], at - lacking[0][2]) if lacking else (0.0, 0.0)
    allowed = MISSING if hard else 0.0
    fault = f"{len(lacking)} states lacking, of the last {seconds:.1f} s" if seconds > allowed else ""
    return Outcome(pace, seed, len(states), len(lacking), seconds, begun_before, working, fault)


def end_many(kills: int, seed: int, number: signal.Signals, jobs: int = 1) -> Iterator[Outcome]:
    """Work and end so many windows, at each pace in turn."""
    wanted = [(list(PACES)[each % len(PACES)], seed + each) for each in range(kills)]
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda each: end_one(each[0], each[1], number), wanted)


def main() -> int:
    """Run at full size; the exit code is 1 if something was lost."""
    if sys.argv[1:2] == ["--inside"]:
        pace, seed, case, told = sys.argv[2:]
        return work(PACES[pace], int(seed), Path(case), Path(told))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--signal", choices=("KILL", "TERM"), default="KILL")
    wanted = parser.parse_args()
    outcomes = []
    for outcome in end_many(wanted.kills, wanted.seed, signal.Signals[f"SIG{wanted.signal}"], wanted.jobs):
        outcomes.append(outcome)
        if outcome.fault:
            sys.stdout.write(f"seed {outcome.seed}, {outcome.pace}: {outcome.fault}\n")
            sys.stdout.flush()
    for pace in PACES:
        of_pace = [each for each in outcomes if each.pace == pace]
        states, lacking = sum(each.states for each in of_pace), sum(each.lacking for each in of_pace)
        longest = {name: max((getattr(each, name) for each in of_pace), default=0.0) for name in TIMES}
        times = ", ".join(f"{words} {longest[name]:.2f} s" for name, words in TIMES.items())
        sys.stdout.write(
            f"{pace}: {len(of_pace)} windows, {states} states, {lacking} lacking; longest before the end: {times}\n"
        )
    return 1 if any(each.fault for each in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
