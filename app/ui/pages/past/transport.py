"""The strip under a game that is replayed: step by step, by itself, by slider, and with whose eyes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.slider import Slider
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken

PACE_MS = 1_800
"""From one step to the next, at the usual speed."""

SPEEDS = (1, 2, 4)

PAGES = 10
"""So many presses of Page up or down go through a whole game."""


class Transport(Spoken, Canvas, QWidget):
    """Signals:
    went(int stop, bool forward): go to that stop; forward: it is the next one, and comes to be acted out.
    viewer_chosen(object viewer): the eyes of that seat; None for who is on turn.
    """

    went = Signal(int, bool)
    viewer_chosen = Signal(object)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._viewer: int | None = None
        self._speed = 0
        self.stop = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self.back = IconButton("back", "", "secondary", self)
        self.play = IconButton("play", "", "primary", self)
        self.next = IconButton("chevron_right", "", "secondary", self)
        self.slider = Slider(0, parent=self)
        self.where = Label("", "meta_strong", "ink2")
        self.speed = PaperButton("", "quiet", "", self)
        self.viewer = PaperButton("", "secondary", "eye", self)
        self._row = boxes.row(
            self.back,
            self.play,
            self.next,
            (self.slider, 1),
            self.where,
            self.speed,
            self.viewer,
            inside=self,
        )
        self.back.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        self.play.clicked.connect(self.toggle)
        self.slider.value_changed.connect(self._slide)
        self.speed.clicked.connect(self.faster)
        self.viewer.clicked.connect(self.choose_next_viewer)
        self.say(self.back.set_name, lambda: self.tr("Step back (Left)"))
        self.say(self.next.set_name, lambda: self.tr("Step forward (Right)"))
        self.say(self.slider.setAccessibleName, lambda: self.tr("Turn of the game"))
        self.say(self.viewer.setToolTip, lambda: self.tr("Whose hand is seen (E)"))
        self.say(self.speed.setToolTip, lambda: self.tr("How fast it plays by itself (S)"))
        self.hear(self._retell)
        self.viewer.setVisible(len(names) > 1)
        theme.follow_now(self, self._restyle)

    def begin(self, stops: int) -> None:
        """A game of so many stops, before its first turn."""
        self.slider.setMaximum(stops - 1)
        self.slider.setPageStep(max(2, -(-stops // PAGES)))
        self._retell()

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def step(self, by: int) -> None:
        """One forward or back; it no longer goes by itself."""
        self.halt()
        self._go(self.stop + by, forward=by == 1)

    def jump(self, stop: int) -> None:
        """To any stop."""
        self.halt()
        self._go(stop, forward=False)

    def toggle(self) -> None:
        """Go on by itself, from the start where it is at its end; or halt."""
        if self.playing:
            self.halt()
            return
        if self.stop == self.slider.maximum():
            self._go(0, forward=False)
        self._timer.start(PACE_MS // SPEEDS[self._speed])
        self._retell()

    def halt(self) -> None:
        self._timer.stop()
        self._retell()

    def faster(self) -> None:
        """The next speed, after the last one the first."""
        self._speed = (self._speed + 1) % len(SPEEDS)
        if self.playing:
            self._timer.start(PACE_MS // SPEEDS[self._speed])
        self._retell()

    def choose_next_viewer(self) -> None:
        """The next seat; after the last one whoever is on turn."""
        following = 0 if self._viewer is None else self._viewer + 1
        self._viewer = following if following < len(self._names) else None
        self._retell()
        self.viewer_chosen.emit(self._viewer)

    def _play_on(self) -> None:
        self._go(self.stop + 1, forward=True)
        if self.stop == self.slider.maximum():
            self.halt()

    def _slide(self, value: int) -> None:
        if value != self.stop:
            self.halt()
            self._go(value, forward=False)

    def _go(self, stop: int, *, forward: bool) -> None:
        stop = max(0, min(self.slider.maximum(), stop))
        if stop == self.stop:
            return
        self.stop = stop
        self.slider.set_value(stop)
        self._retell()
        self.went.emit(stop, forward)

    def _retell(self) -> None:
        self.where.setText(f"{self.stop} / {self.slider.maximum()}")
        self.play.set_icon_name("pause" if self.playing else "play")
        self.play.set_name(self.tr("Pause (Space)") if self.playing else self.tr("Play by itself (Space)"))
        self.speed.setText(f"{SPEEDS[self._speed]}×")
        speed = self.tr("{times} times as fast").format(times=SPEEDS[self._speed])
        self.speed.setAccessibleName(speed)
        name = self.tr("on turn") if self._viewer is None else self._names[self._viewer]
        self.viewer.setText(name)
        self.viewer.setAccessibleName(self.tr("Whose hand is seen: {name}").format(name=name))
        self.back.setEnabled(self.stop > 0)
        self.next.setEnabled(self.stop < self.slider.maximum())

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(20), look.px(8), look.px(20), look.px(8))
        self._row.setSpacing(look.px(10))
        super()._restyle()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillRect(self.rect(), look.palette.raised)
