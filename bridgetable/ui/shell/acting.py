"""What the user does: each act goes to the session, and what came of it is shown or said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from bridgetable.messages import say
from bridgetable.ui.record.commands import ChooseLine, Command, Do, StepOn, SwitchEdition, TellCard, carry_out

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from bridgetable.cards import Card
    from bridgetable.findings.verdict import Verdict
    from bridgetable.seats import Seat
    from bridgetable.session import Session
    from bridgetable.table.actions import Entry
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.shell.arrangement import Arrangement
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.showing import Showing
    from bridgetable.ui.widgets.segments import Segments
    from bridgetable.ui.widgets.words import Pill


class GivesWay(Protocol):
    """A problem that is open, and may be in the way."""

    def give_way(self) -> bool: ...


class Leaves(Protocol):
    """The page on a card, which is left when something is done."""

    def leave(self) -> None: ...


class ActingWindow(Protocol):
    """The window, to what is done in it."""

    arrangement: Arrangement
    middle: Middle
    menus: Menus
    filing: Filing
    showing: Showing
    blind_mark: Pill
    edition_switch: Segments
    scope_switch: Segments
    scopes: tuple[str, str]

    @property
    def session(self) -> Session: ...
    @property
    def director(self) -> DirectorPanel: ...
    @property
    def practising(self) -> GivesWay: ...
    @property
    def asking(self) -> Leaves: ...
    @property
    def moved_unseen(self) -> SignalInstance: ...


class Acting:
    """The acts of whoever sits before the window."""

    def __init__(self, window: ActingWindow) -> None:
        self._window = window

    def carry_out(self, *commands: Command) -> bool:
        """Do what is commanded, and show what came of it; what is impossible is said under the table."""

        def all_of_them() -> None:
            for command in commands:
                carry_out(command, self._window.session)

        return self.attempt(all_of_them)

    def attempt(self, step: Callable[[], object]) -> bool:
        """The same with commands that follow from one another: `step` carries them out."""
        try:
            step()
        except ValueError as error:
            self._window.middle.command.say(str(error), wrong=True)
            return False
        finally:
            self._window.filing.put_by()
        self._window.middle.command.say(self._window.middle.command.hint())
        self._window.showing.refresh()
        return True

    def do(self, entry: Entry, facts: Mapping[str, str] | None = None) -> bool:
        """An action at the table, from the mouse, a menu or a choice of the law."""
        from bridgetable.explain.heard import shown

        if not self._window.practising.give_way():
            self._window.middle.command.say(say("shell-window-first-rule-on-what-happened-then"))
            return False
        done = self.carry_out(Do((entry,), facts))
        if done:
            self._window.middle.command.say(shown(entry))
            self._window.director.verticalScrollBar().setValue(0)  # what is ruled on it is told first
            self._window.asking.leave()
        elif self._window.session.blind:
            self._window.moved_unseen.emit(entry, facts)
        return done

    def choose(self, choices: tuple[Entry, ...]) -> bool:
        """Choices of a player, one after the other: one step, which one undo forgets."""
        if len(choices) == 1:
            return self.do(choices[0])
        done = self.carry_out(Do(choices))
        self._window.director.verticalScrollBar().setValue(0)
        return done

    def go(self, line: str | None, at: int | None) -> None:
        """Go to a place of a line, or (None) to its end."""
        self.carry_out(ChooseLine(line, at))

    def peek(self, entry: Entry, facts: Mapping[str, str]) -> Verdict:
        """What the verdict would be after one more action; nothing is done."""
        return self._window.session.peek(entry, facts)

    def step(self, actions: int) -> None:
        """Go so many actions on along the line, or back if negative."""
        self.carry_out(StepOn(actions))

    def read(self, text: str) -> Entry:
        """The action that is meant by what was typed; `ValueError` says what may be typed where none is."""
        from bridgetable.explain.heard import heard, hinted
        from bridgetable.table.sentences import SentenceError

        seating = self._window.session.seating
        try:
            return heard(text, seating)
        except SentenceError:
            raise ValueError(hinted(text, seating, self._window.session.view.table)) from None

    def suggest(self, text: str) -> list[str]:
        """How what was typed may go on."""
        from bridgetable.explain.heard import offers
        from bridgetable.ui.record.completions import completions

        table = self._window.session.view.table
        return offers(text, table) or completions(text, table)

    def typed(self, entry: Entry) -> None:
        """Do what was typed; what cannot happen stays in the field, to be mended."""
        if self.do(entry):
            self._window.middle.command.field.clear()

    def do_it(self) -> None:
        """Make the movements the ruling has left."""
        steps = self._window.session.steps_left()
        if steps:
            self.carry_out(Do(steps))

    def switch_edition(self, year: int) -> None:
        """Judge the same record under other laws."""
        self.show_edition(year)
        self.carry_out(SwitchEdition(year))

    def show_edition(self, year: int) -> None:
        """Show which laws the record is judged under."""
        self._window.edition_switch.choose(str(year))
        self._window.menus.act(f"edition {year}").setChecked(True)

    def foresee(self, looked_at: object) -> None:
        """Show on the table what a choice or an answer that is pointed at would lead to; None: what is so."""
        session, said = self._window.session, self._window.showing.said_last
        verdict: Verdict | None = None
        if isinstance(looked_at, list):
            verdict = session.foreseen(looked_at)
            said = "→ " + " ".join(each.text for each in session.follows(*looked_at))
        elif isinstance(looked_at, tuple):
            verdict = session.peek_answer(*looked_at)
            outcome = session.outcome(*looked_at)
            said = f"→ {outcome.words}" if outcome is not None else said
        self._window.middle.table.foresee(verdict)
        self._window.middle.status.say(said)

    def show_noticed(self, on: bool) -> None:
        """Show only what the table has noticed, or all that the program sees."""
        self._window.scope_switch.choose(self._window.scopes[on])
        self._window.showing.refresh()

    def identify(self, seat: Seat, card: Card | None, name: str) -> None:
        """A card not known in full is the card `name`; one of which nothing was said becomes part of the deal."""
        from bridgetable.cards import parse_card
        from bridgetable.table.actions import Entry, Identify

        known = parse_card(name)
        if card is None:
            self.carry_out(TellCard(seat, known))
        else:
            self.do(Entry(Identify(seat, card, known)))

    def look_blind(self, on: bool) -> None:
        """Show only what everybody at the table has seen, or everything there is to know."""
        if on == self._window.session.blind:
            return
        problem = self.set_blind(on)
        self._window.showing.refresh()
        self._window.middle.command.say(problem or self._window.middle.command.hint(), wrong=problem is not None)

    def set_blind(self, on: bool) -> str | None:
        """Have the session look blind or not, and show everywhere which it is; what is in the way, if anything is."""
        problem = None
        try:
            if on != self._window.session.blind:
                self._window.session.look_blind(on)
        except ValueError as error:
            problem = str(error)
        blind = self._window.session.blind
        self._window.menus.act("blind").setChecked(blind)
        self._window.arrangement.fit_bar()
        self._window.blind_mark.setVisible(blind)
        self._window.menus.enable("mend", not blind)
        self._window.showing.show_story()
        return problem
