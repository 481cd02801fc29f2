"""The clock of a round at the real table."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QGridLayout

from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import LAST, ClockFace
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.sounds import Sound, Sounds
from app.widgets.spoken import Spoken

TICK_MS, MINUTE = 200, 60


class BoxClock(Spoken, Panel):
    """Starts, pauses, takes a minute more and begins anew."""

    def __init__(self, sounds: Sounds) -> None:
        super().__init__("", seed=6, margin=16)
        self._sounds = sounds
        self._round = self._total = self._left = 0.0
        self._last = -1
        self._passed = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.face = ClockFace(self, height=84)
        self.go = PaperButton("", "primary", "play")
        self.more = PaperButton("", "secondary", "plus")
        self.anew = PaperButton("", "secondary", "rotate")
        self.go.clicked.connect(self.start_or_pause)
        self.more.clicked.connect(self.one_more)
        self.anew.clicked.connect(self.begin_anew)
        self.say(self.more.setText, lambda: self.tr("1 min"))
        self.say(self.more.setAccessibleName, lambda: self.tr("One minute more"))
        self.say(self.anew.setText, lambda: self.tr("Anew"))
        self._grid = QGridLayout()
        self._grid.addWidget(self.face, 0, 0, 1, 3)
        for column, button in enumerate((self.go, self.more, self.anew)):
            self._grid.addWidget(button, 1, column)
        self.body.addLayout(self._grid)
        self.hear(self._show)
        theme.follow(self, lambda: self._grid.setSpacing(theme.current().px(8)))

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    @property
    def left(self) -> float:
        """Seconds."""
        return self._left

    def set_total(self, seconds: float) -> None:
        """How long a round is; the clock stands at its beginning."""
        self._round = seconds
        self.begin_anew()

    def start_or_pause(self) -> None:
        if self.is_running:
            self._spend()
            self._timer.stop()
        elif self._left > 0:
            self._passed.start()
            self._timer.start()
        self._show()

    def one_more(self) -> None:
        self._spend()
        self._left += MINUTE
        self._total = max(self._total, self._left)
        self._show()

    def begin_anew(self) -> None:
        self._timer.stop()
        self._left = self._total = self._round
        self._show()

    def halt(self) -> None:
        """The page is covered or left."""
        if self.is_running:
            self.start_or_pause()

    def _spend(self) -> None:
        if self.is_running:
            self._left = max(0.0, self._left - self._passed.restart() / 1000)

    def _tick(self) -> None:
        self._spend()
        second = int(self._left)
        if self._left <= 0:
            self._timer.stop()
            self._sounds.play(Sound.ROUND_END)
        elif self._left <= LAST and second != self._last:
            self._last = second
            self._sounds.play(Sound.CLOCK, second)
        self._show()

    def _show(self) -> None:
        self.face.set_time(self._left, self._total)
        self.face.set_paused(not self.is_running and 0 < self._left < self._total)
        self.go.setText(self.tr("Pause") if self.is_running else self.tr("Start"))
        self.go.set_icon_name("pause" if self.is_running else "play")
        self.go.setEnabled(self._left > 0)
