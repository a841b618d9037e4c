"""Ask me back: a table that was ruled on tonight is a problem next week, without its ruling and without a name."""

from __future__ import annotations

import contextlib
from datetime import date, timedelta
from pathlib import Path

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.cases.writer import case_text
from bridgetable.practice.asking import ruling_place
from bridgetable.practice.scene import Scene
from bridgetable.session import Session
from bridgetable.ui.files.files import SUFFIX
from bridgetable.ui.files.writing import write_whole

AFTER = timedelta(days=7)
KIND = "asked back"
FOLDER = "asked-back"


class AskedBack:
    """The tables in a folder, each in a file that begins with the day on which it is asked."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def keep(self, session: Session, title: str, today: date) -> bool:
        """Keep the table as it is shown now for next week; whether there is anything to rule on.

        `OSError` if nothing can be written.
        """
        record = session.shown
        place = ruling_place(record, session.edition)
        if place is None:
            return False
        case = Case(record.upto(place), "asked-back", {"en": title}, {}, {"en": title})
        self._folder.mkdir(parents=True, exist_ok=True)
        number = len(list(self._folder.iterdir()))
        write_whole(self._folder / f"{(today + AFTER).isoformat()} {number}{SUFFIX}", case_text(case))
        return True

    def due(self, today: date, edition: int) -> Scene | None:
        """The table that has waited longest of those whose day has come; it is asked once."""
        for path in sorted(self._folder.glob(f"*{SUFFIX}")) if self._folder.is_dir() else ():
            if path.name[:10] > today.isoformat():
                return None
            with contextlib.suppress(CaseErrors, OSError):
                case = load(path)
                path.unlink()
                return Scene(case, KIND, edition, 0)
        return None
