"""Acting out what happened at the table: a script a turn, which the person may hurry."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.turn import Turn

Script: TypeAlias = Generator[int, bool, bool]
"""Yields how many milliseconds to wait and hears whether the person is in a hurry."""


class Show(QObject):
    """One script at a time; `skip` ends the waiting.

    Signals:
        told(int seat, object turn): a turn begins to be shown; acted(int turns): so many have been.
    """

    told = Signal(int, object)
    acted = Signal(int)

    def __init__(self, act: Callable[[Turn, bool], Script], parent: QObject) -> None:
        """act: the script of a turn of the game, and whether its pieces lie on the table already."""
        super().__init__(parent)
        self._act = act
        self._script: Script | None = None
        self._then: Callable[[], None] | None = None
        self._begun = self._fast = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether something is being shown."""
        return self._script is not None

    def play(self, turns: Sequence[Turn], then: Callable[[], None], *, lying: bool = False) -> None:
        """Act these out, then go on. lying: the pieces of the first one are on the table already."""
        self.run(self._turns(turns, lying), then)

    def run(self, script: Script, then: Callable[[], None]) -> None:
        """Show this, then go on."""
        self.finish()
        self._script, self._then, self._begun, self._fast = script, then, False, False
        self._step()

    def skip(self) -> None:
        """Show the rest at once."""
        if self._script is not None and not self._fast:
            self._fast = True
            self._timer.start(0)

    def finish(self) -> None:
        """Run to the end now."""
        self._fast = True
        while self._script is not None:
            self._step(at_once=True)

    def drop(self) -> None:
        """Forget it; the table is about to be drawn anew."""
        self._timer.stop()
        self._script = self._then = None

    def _step(self, *, at_once: bool = False) -> None:
        script = self._script
        if script is None:
            return
        try:
            wait = script.send(self._fast) if self._begun else next(script)
        except StopIteration:
            self._script = None
            then, self._then = self._then, None
            self._timer.stop()
            if then is not None:
                then()
            return
        self._begun = True
        if not at_once:
            self._timer.start(0 if self._fast else wait)

    def _turns(self, turns: Sequence[Turn], lying: bool) -> Script:
        hurried = False
        for index, turn in enumerate(turns):
            self.told.emit(turn.seat or 0, turn)
            hurried = yield from self._act(turn, lying and not index)
            self.acted.emit(index + 1)
        return hurried
