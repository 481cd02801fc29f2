"""A lesson as keys and buttons work it: its steps, its clock, the black wall."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from app.engine.lessons.steps import LessonSteps, Step
from app.tabletop.lesson.plan import LessonPlan
from app.widgets.sounds import Sound, Sounds

TICK_MS = 200
MINUTE_MS = 60_000


class LessonControl(QObject):
    """Signals:
    changed(): all that is shown is to be shown anew. ticked(): only the clock went on.
    """

    changed = Signal()
    ticked = Signal()

    lesson: LessonSteps[Any]

    def __init__(self, plan: LessonPlan, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plan, self.sounds = plan, sounds
        self.total_ms = self.left_ms = plan.minutes * MINUTE_MS
        self.black = False
        self._spent = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def step(self) -> Step:
        step: Step = self.lesson.state.step
        return step

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def typing(self) -> bool:
        """Whether there is something to be typed now."""
        return self.step is Step.COLLECT

    # What a game says ---------------------------------------------------------------------------

    def prompt(self) -> str:
        """What the next press does, where that is not plain."""
        raise NotImplementedError

    def solution(self) -> tuple[str, ...]:
        """All that was to be found, for the teacher."""
        raise NotImplementedError

    def solution_title(self) -> str:
        raise NotImplementedError

    def solution_text(self) -> str:
        """All of it as one text."""
        return ", ".join(self.solution())

    def entry_hint(self) -> str:
        """What is to be typed now."""
        raise NotImplementedError

    def write(self, text: str) -> None:
        """What was typed while things are collected."""
        raise NotImplementedError

    def toggle(self, team: int) -> None:
        """The number or the slip of a team was pressed."""
        raise NotImplementedError

    def overrule(self) -> None:
        """The teacher decides otherwise than the program."""
        raise NotImplementedError

    def ruling(self) -> bool | None:
        """Whether what the teacher may decide on counts now; None where there is no such thing."""
        raise NotImplementedError

    def _passed(self) -> bool:
        """Whether a press forward was used up by something that is no step of the lesson."""
        return False

    def _passed_back(self) -> bool:
        return False

    def _new_round(self) -> None:
        """Another round is ready."""

    # Clock --------------------------------------------------------------------------------------

    def _run(self, on: bool) -> None:
        if on and not self.running:
            self._spent.start()
            self._timer.start()
        elif not on:
            self._timer.stop()

    def _tick(self) -> None:
        before = self.left_ms
        self.left_ms = max(0, self.left_ms - self._spent.restart())
        if self.left_ms <= 10_000 and self.left_ms // 1000 != before // 1000:
            self.sounds.play(Sound.CLOCK)
        if self.left_ms == 0:
            self.sounds.play(Sound.ROUND_END)
            self.lesson.time_up()
            self._settle()
        else:
            self.ticked.emit()

    def pause(self) -> None:
        """Stop the clock, or let it go on."""
        if self.step is Step.PLAY:
            self.lesson.disarm()
            self._run(not self.running)
            self.changed.emit()

    def add_minute(self) -> None:
        """A minute more, as long as time runs."""
        if self.step in (Step.READY, Step.PLAY):
            self.lesson.disarm()
            self.left_ms += MINUTE_MS
            self.total_ms = max(self.total_ms, self.left_ms)
            self.changed.emit()

    def end_now(self) -> None:
        """Pencils down."""
        self.lesson.time_up()
        self._settle()

    def halt(self) -> None:
        """Nobody looks: the clock stands."""
        if self.running:
            self._run(False)
            self.changed.emit()

    # Steps --------------------------------------------------------------------------------------

    def forward(self) -> None:
        """The next step; a clock that stands goes on first."""
        if self.black:
            self.set_black(False)
        elif self.step is Step.PLAY and not self.running:
            self._run(True)
            self.changed.emit()
        elif self.lesson.over:
            pass
        elif self._passed():
            self.changed.emit()
        else:
            number = self.lesson.state.number
            self.lesson.forward()
            if self.lesson.state.number != number:
                self.total_ms = self.left_ms = self.plan.minutes * MINUTE_MS
                self._new_round()
            if self._crowned():
                self.sounds.play(Sound.VICTORY)
            self._settle(started=self.step is Step.PLAY)

    def _crowned(self) -> bool:
        """Whether the winner has just come up."""
        return self.step is Step.PLACES and self.lesson.state.at + 1 == len(self.lesson.places())

    def back(self) -> None:
        """Take the last step back; a clock that runs stands first, so that no slip begins a round anew."""
        if self.black:
            self.set_black(False)
        elif self.lesson.state.armed:
            self.lesson.disarm()
            self.changed.emit()
        elif self.running:
            self.halt()
        elif self._passed_back():
            self.changed.emit()
        elif self.lesson.back():
            if self.step is Step.PLAY and self.left_ms == 0:
                self.left_ms = MINUTE_MS
            if self.step is Step.READY:
                self.total_ms = self.left_ms = self.plan.minutes * MINUTE_MS
            self._settle()

    def begin(self) -> None:
        """F5: begin the round that is ready, or look again."""
        self.set_black(False)
        if self.step is Step.READY:
            self.forward()

    def set_black(self, black: bool) -> None:
        """Nothing is to be seen on the wall."""
        if black != self.black:
            self.black = black
            self.changed.emit()

    def _settle(self, *, started: bool = False) -> None:
        armed = self.lesson.state.armed
        self._run(self.step is Step.PLAY and (started or armed))
        self.changed.emit()
