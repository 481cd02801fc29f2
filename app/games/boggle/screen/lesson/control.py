"""The lesson as keys and buttons work it: steps, clock, black wall, words that are typed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from app.games.boggle.lesson.steps import Fault, Lesson, Step
from app.games.boggle.screen.play.draft import spellings, split_words
from app.tabletop.lesson.plan import LessonPlan, LessonWords
from app.widgets.sounds import Sound, Sounds

TICK_MS = 200
MINUTE_MS = 60_000


class Judges(Protocol):
    """Says why a word does not count."""

    def fault(self, grid: tuple[str, ...], word: str) -> Fault | None: ...


class LessonControl(QObject):
    """Signals:
    changed(): all that is shown is to be shown anew. ticked(): only the clock went on.
    """

    changed = Signal()
    ticked = Signal()

    def __init__(
        self,
        lesson: Lesson,
        judge: Judges,
        plan: LessonPlan,
        words: LessonWords,
        sounds: Sounds,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.lesson, self.plan, self.words = lesson, plan, words
        self._judge, self._sounds = judge, sounds
        self.total_ms = self.left_ms = plan.minutes * MINUTE_MS
        self.black = False
        self._told: dict[str, str] = {}
        self.writer = 0
        """The team whose list is typed."""
        self._spent = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def step(self) -> Step:
        return self.lesson.state.step

    @property
    def running(self) -> bool:
        return self._timer.isActive()

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
            self._sounds.play(Sound.CLOCK)
        if self.left_ms == 0:
            self._sounds.play(Sound.ROUND_END)
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
        """A minute more, as long as words are looked for."""
        if self.step in (Step.READY, Step.PLAY):
            self.lesson.disarm()
            self.left_ms += MINUTE_MS
            self.total_ms = max(self.total_ms, self.left_ms)
            self.changed.emit()

    def end_now(self) -> None:
        """No more words: pencils down."""
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
        elif self.step is Step.COLLECT and self.lesson.lists and self.writer + 1 < self.lesson.teams:
            self.writer += 1  # the list of the next team
            self.changed.emit()
        else:
            number = self.lesson.state.number
            self.lesson.forward()
            if self.lesson.state.number != number:
                self.total_ms = self.left_ms = self.plan.minutes * MINUTE_MS
                self.writer = 0
            if self._crowned():
                self._sounds.play(Sound.VICTORY)
            self._settle(started=self.step is Step.PLAY)

    def _crowned(self) -> bool:
        """Whether the winner has just come up."""
        return self.step is Step.PLACES and self.lesson.state.at + 1 == len(self.lesson.places())

    def back(self) -> None:
        """Take the last step back; a clock that ran stands then."""
        if self.black:
            self.set_black(False)
        elif self.lesson.state.armed:
            self.lesson.disarm()
            self.changed.emit()
        elif self._writes_on and not self.lesson.list_of(self.writer):
            self.writer -= 1  # the list of the team before, nothing is lost
            self.changed.emit()
        elif self.lesson.back():
            if self.step is Step.PLAY and self.left_ms == 0:
                self.left_ms = MINUTE_MS
            if self.step is Step.READY:
                self.total_ms = self.left_ms = self.plan.minutes * MINUTE_MS
            self._settle()

    @property
    def _writes_on(self) -> bool:
        """Whether the list of a later team than the first is typed."""
        return self.step is Step.COLLECT and self.lesson.lists and self.writer > 0

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

    # Words --------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Words that are typed: one that was called, or some of a team's list."""
        words = split_words(text)
        if self.step is not Step.COLLECT:
            return
        for word in words if self.lesson.lists else words[:1]:
            spelt = self._spelt(word)
            fault = self._judge.fault(self.lesson.board.grid, spelt)
            self.lesson.call(spelt, fault, (self.writer,) if self.lesson.lists else ())
        self.changed.emit()

    def _spelt(self, word: str) -> str:
        """Letters without diacritics stand for those on the dice, a common word before others."""
        dealt = self.lesson.board
        grid, ways = dealt.grid, spellings(dealt.grid, word, fold=dealt.fold, easy=True)
        meant = [one.word for one in ways]
        good = [one for one in meant if self._judge.fault(grid, one) is None]
        if word in good or not good:
            return word
        common = self.lesson.board.common
        return next((one for one in good if one in common), good[0])

    def toggle(self, team: int) -> None:
        """A key 1 to 6, or the slip of a team: whether it has the word, or whose list is typed."""
        if self.step is Step.COLLECT and self.lesson.lists and team < self.lesson.teams:
            self.writer = team
            self.lesson.disarm()
        else:
            self.lesson.toggle(team)
        self.changed.emit()

    def overrule(self) -> None:
        """The teacher decides otherwise than the list."""
        self.lesson.overrule()
        self.changed.emit()

    def strike(self, word: str) -> None:
        """Out of the list that is typed."""
        self.lesson.strike(word, self.writer)
        self.changed.emit()

    def told(self, word: str) -> str:
        """Word class, case and pattern of a word; found out once."""
        if word not in self._told:
            self._told[word] = self.words.explain(word)
        return self._told[word]

    def solution(self) -> tuple[str, ...]:
        """All words of the board, for the teacher."""
        return self.lesson.board.words
