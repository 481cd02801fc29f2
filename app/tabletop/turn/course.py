"""What happens at a table, one thing after another: the move just confirmed, the turns of the others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.tabletop.sheet.sheet import Sheet
from app.widgets.later import soon
from app.widgets.look.motion import Pace

Script: TypeAlias = Generator[int, None, None]
"""Shows something; yields how many milliseconds to wait before it goes on."""

UNTIL_PRESSED = 2**31 - 1
"""Milliseconds: as long as a timer can wait."""


class ScriptPlayer(QObject):
    """Acts one script out at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._script: Script | None = None
        self._then: Callable[[], None] | None = None
        self.hurried = False
        """Whether nothing is waited for any more."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether something is being shown."""
        return self._script is not None

    @property
    def waits_for_press(self) -> bool:
        """Whether what is shown stays until somebody says that it has been read."""
        return self.running and self._timer.isActive() and self._timer.interval() == UNTIL_PRESSED

    def begin(self, script: Script, then: Callable[[], None]) -> None:
        """Act this out, then go on. What was being shown is shown to its end before."""
        self.hurried = True
        while self._script is not None:
            self._step()
        self._script, self._then, self.hurried = script, then, False
        self._step()

    def skip(self) -> None:
        """Show the rest at once."""
        if self._script is not None and not self.hurried:
            self.hurried = True
            self._timer.start(0)

    def drop(self) -> None:
        """Forget it; the table is about to be drawn anew."""
        self._timer.stop()
        self._script = self._then = None

    def _step(self) -> None:
        script = self._script
        if script is None:
            return
        wait = next(script, None)
        if wait is None:
            self._script = None
            then, self._then = self._then, None
            self._timer.stop()
            if then is not None:
                then()
        else:
            paced = wait if wait == UNTIL_PRESSED else Pace.paced(wait)
            self._timer.start(0 if self.hurried else paced)


class SkippingClicks(QObject):
    """A click on the table, or on what nothing else wanted it of, shows the rest at once, as keys do."""

    def __init__(self, screen: QWidget, sheet: Sheet, acting: ScriptPlayer) -> None:
        super().__init__(screen)
        self._acting = acting
        screen.installEventFilter(self)
        sheet.cell_clicked.connect(self._skip)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press that came up to the screen; the second one of two belongs to the first."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._skip()
        return False

    def _skip(self) -> None:
        if not self._acting.waits_for_press:
            self._acting.skip()


class Course(QObject):
    """Acts out batch after batch and tells when the table is as the observation says.

    A move is handed in when it is confirmed and counted on the table after that, so that nothing which
    happens while it is counted can lose it.

    Signals:
        taken(): the move of the person at the screen, which lies on the table, has been taken.
        acting(): something is about to be shown.
        settled(object observation): all of it has been shown.
        turn_shown(object observation, int left): a turn has been; so many that made it are still to come.
    """

    taken = Signal()
    acting = Signal()
    settled = Signal(object)
    turn_shown = Signal(object, int)

    def __init__(
        self,
        acting: ScriptPlayer,
        act: Callable[[Turn, bool], Script],
    ) -> None:
        """act: what a turn looks like; whether its pieces lie on the table already."""
        super().__init__(acting)
        self._acting, self._act = acting, act
        self._waiting: list[tuple[Any, list[Turn]]] = []
        self._mine: int | None = None
        self._counted = False
        self._afterwards: Callable[[], None] | None = None

    def confirm(self, seat: int | None) -> None:
        """The person of this seat confirms what lies on the table as a draft; None where nothing does."""
        self._mine, self._counted = seat, False

    def counts(self, turns: Sequence[Turn]) -> bool:
        """Whether the first of these is the confirmed move that lies on the table, still to be counted."""
        return not self._counted and self._is_mine(turns)

    def refuse(self) -> None:
        """It was not taken."""
        self._mine = None

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Before the screen is covered for the next person: count the confirmed move for whoever made it, and
        show the rest of what is being shown."""
        if self._waiting:
            self._afterwards = then
        elif self._counted or not self._is_mine(turns):
            then()
        else:
            self._counted = True
            self.taken.emit()
            self._acting.begin(self._act(turns[0], True), then)

    def act_all(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Before the screen is covered: show to all who look at it what has happened, once everything before
        has been shown. Whoever shows the next position leaves these turns out."""
        if self._waiting:
            self._afterwards = lambda: self.act_all(turns, then)
        elif not turns:
            then()
        else:
            self.acting.emit()
            self._acting.begin(self._each(turns), then)

    def _each(self, turns: Sequence[Turn]) -> Script:
        for turn in turns:
            yield from self._act(turn, False)

    def jump(self, observation: Any) -> None:
        """Show a position as it is, nothing acted out."""
        self._waiting.clear()
        self._acting.drop()
        self._mine = None
        self.settled.emit(observation)
        self._go_on()

    def follow(self, observation: Any, turns: Sequence[Turn]) -> None:
        """Act these turns out once everything before them has been."""
        self._waiting.append((observation, list(turns)))
        if len(self._waiting) == 1:
            self._next()

    def _next(self) -> None:
        observation, turns = self._waiting[0]
        placed, self._mine = self._is_mine(turns), None
        if placed and self._counted:
            turns, placed = turns[1:], False
            if not turns:  # nobody could answer it before the cover
                self.turn_shown.emit(observation, 0)
        if placed:
            self.taken.emit()
        if turns:
            self.acting.emit()
            self._acting.begin(self._batch(observation, turns, placed), lambda: self._done(observation))
        else:
            self._done(observation)

    def _is_mine(self, turns: Sequence[Turn]) -> bool:
        """Whether the first of them is the move that lies on the table as a draft. The rules may have written
        more into it (a verdict), so it is known by its seat."""
        return self._mine is not None and bool(turns) and turns[0].seat == self._mine

    def _batch(self, observation: Any, turns: Sequence[Turn], placed: bool) -> Script:
        for index, turn in enumerate(turns):
            yield from self._act(turn, placed and not index)
            self.turn_shown.emit(observation, len(turns) - index - 1)

    def _done(self, observation: Any) -> None:
        self._waiting.pop(0)
        self.settled.emit(observation)
        if self._waiting:
            soon(self, self._next)
        else:
            self._go_on()

    def _go_on(self) -> None:
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            afterwards()
