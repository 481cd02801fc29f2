"""The shaker: dice under the dome, tumbling while somebody holds the box, then settling into the tray."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from app.games.boggle.board import SIDE, letters_of
from app.games.boggle.dice import Fall, sides
from app.games.boggle.screen.shaker import dice3d, tray
from app.games.boggle.screen.shaker import paint as shaker_paint
from app.games.boggle.screen.shaker.physics import BoxMotion, DiePlace, Tumble
from app.widgets.look import theme
from app.widgets.look.canvas import around
from app.widgets.sounds import Sound, Sounds

FRAME_MS = 16
SHORTEST = 0.85
"""A shake takes at least so many seconds, however short the press."""
LID_FADE = 0.24
FLAT_SIZE = 0.80
"""Flat dice fill the tray; while they tumble they are so much smaller."""
TILT = 2.0
"""Dice lie up to so many degrees askew."""


class ShakerStage(Enum):
    """What the dice are doing."""

    HEAP = "heap"
    """They lie as they fell, waiting to be shaken."""
    HELD = "held"
    """Somebody shakes the box."""
    LOOSE = "loose"
    """The hand let go; how the dice fall is not known yet."""
    SETTLING = "settling"
    LYING = "lying"
    """Every die lies in its place."""


def askew(cell: int) -> float:
    """By how many degrees the die of a cell lies askew; the same in every picture of it."""
    return random.Random(cell * 7 + 3).uniform(-TILT, TILT)


class Shaker(QObject):
    """Runs the shake of one box.

    Signals:
        moved(): paint again.
        shaken(): the hand let go; whoever listens finds out how the dice fall and calls `settle`.
        settled(): all dice lie; the flat picture may take over.
    """

    moved = Signal()
    shaken = Signal()
    settled = Signal()

    def __init__(self, sounds: Sounds, dice_set: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._letters = sides(dice_set)
        self._size = 1.0
        self._half = 2.469
        self._tumble = Tumble(self._half, seed=random.randrange(1 << 30))
        self._box = BoxMotion()
        self._stage = ShakerStage.HEAP
        self._fall: Fall | None = None
        self._began = 0.0
        self._last = 0.0
        self._lid = 1.0
        self._hurry = False
        self._alone_until = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._frame)

    @property
    def stage(self) -> ShakerStage:
        return self._stage

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def use(self, dice_set: str, *, fold: bool = False) -> None:
        """Take these dice, or the same ones without diacritics (RULES BG7)."""
        self._letters = tuple("".join(letters_of(die, fold)) for die in sides(dice_set))

    def use_floor(self, half: float, *, flat: bool = False) -> None:
        """The floor is now ``2 * half`` die sides wide."""
        self._size = FLAT_SIZE if flat else 1.0
        self._half = self._tumble.half = half / self._size

    # What people do ---------------------------------------------------------------------------

    def heap(self) -> None:
        """New dice lie about, under the lid."""
        self._stop()
        self._tumble = Tumble(self._half, seed=random.randrange(1 << 30))
        self._box = BoxMotion()
        self._fall, self._hurry, self._lid = None, False, 1.0
        self._stage = ShakerStage.HEAP
        self.moved.emit()

    def place(self) -> None:
        """Lay the dice into the tray without a shake."""
        self._stop()
        self._box = BoxMotion()
        self._stage, self._lid = ShakerStage.LYING, 0.0
        self.moved.emit()

    def hold(self) -> None:
        """Somebody takes the box and shakes."""
        if self._stage in (ShakerStage.HEAP, ShakerStage.LYING):
            self._begin()
            self._alone_until = 0.0

    def drag(self, offset: QPointF) -> None:
        """The hand has moved so far (die sides) since it took the box."""
        if self._stage is ShakerStage.HELD:
            self._box.hold(offset.x(), offset.y())

    def let_go(self) -> None:
        """The hand lets go: ask how the dice fall."""
        if self._stage is ShakerStage.HELD:
            self._box.release()
            self._stage = ShakerStage.LOOSE
            if theme.current().reduced_motion:
                self._stop()
            self.shaken.emit()

    def settle(self, fall: Fall, seconds: float = 0.0) -> None:
        """The dice fall so. A box at rest is shaken by itself first, for at least ``seconds``."""
        if self._stage in (ShakerStage.HEAP, ShakerStage.LYING, ShakerStage.HELD):
            if self._stage is not ShakerStage.HELD:
                self._begin()
            self._box.release()
            self._stage = ShakerStage.LOOSE
            self._alone_until = seconds
        self._fall = fall
        if theme.current().reduced_motion:
            self.skip()

    def skip(self) -> None:
        """Show the end at once, or as soon as it is known."""
        if self._stage is ShakerStage.HELD:
            self.let_go()
        self._hurry = True
        if self._fall is not None and self._stage in (ShakerStage.LOOSE, ShakerStage.SETTLING):
            self._tumble.settle(self._places(self._fall))
            self._tumble.finish()
            self._end()

    def hush(self) -> None:
        """Stop the rattling: nobody looks any more."""
        self._sounds.stop_loop(Sound.SHAKE)

    # Time -------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._stage = ShakerStage.HELD
        self._fall, self._hurry, self._lid = None, False, 1.0
        self._tumble.settle(())
        self._began = self._last = time.monotonic()
        if not theme.current().reduced_motion:
            self._timer.start()
            self._sounds.start_loop(Sound.SHAKE)

    def _stop(self) -> None:
        self._timer.stop()
        self._sounds.stop_loop(Sound.SHAKE)

    def _end(self) -> None:
        self._stop()
        self._box = BoxMotion()
        self._stage = ShakerStage.LYING
        self._lid = 0.0
        shaker_paint.forget()
        self.moved.emit()
        self.settled.emit()

    def _frame(self) -> None:
        now = time.monotonic()
        passed, self._last = now - self._last, now
        self.advance(min(passed, 0.05))

    def advance(self, seconds: float) -> None:
        """Let time pass (tests and pictures call it themselves)."""
        if self._stage is ShakerStage.LOOSE and self._fall is not None:
            self._let_fall(self._fall)
        shaking = self._stage in (ShakerStage.HELD, ShakerStage.LOOSE)
        jolt = self._box.advance(seconds, shaking)
        landed = self._tumble.landed
        fallen = self._tumble.advance(seconds, jolt.pull, jolt.twist, jolt.energy)
        if self._stage is ShakerStage.SETTLING:
            for step in range(fallen):
                self._sounds.play(Sound.SETTLE, landed + step)
            if self._tumble.settled:
                self._lid -= seconds / LID_FADE
                if self._lid <= 0:
                    self._end()
                    return
        self.moved.emit()

    def _let_fall(self, fall: Fall) -> None:
        wait = max(SHORTEST, self._alone_until)
        if self._hurry:
            self.skip()
        elif time.monotonic() - self._began >= wait:
            self._stage = ShakerStage.SETTLING
            self._sounds.stop_loop(Sound.SHAKE)
            self._sounds.play(Sound.SHAKE_END)
            self._tumble.settle(self._places(fall))

    def _places(self, fall: Fall) -> list[DiePlace]:
        pitch = 2 * self._half / SIDE
        return [
            DiePlace(
                fall.dice[cell],
                (cell % SIDE - (SIDE - 1) / 2) * pitch,
                (cell // SIDE - (SIDE - 1) / 2) * pitch,
                dice3d.laid(fall.faces[cell], fall.turns[cell] + askew(cell) / 90),
                1 / self._size,
            )
            for cell in range(SIDE * SIDE)
        ]

    # Painting ---------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, layout: tray.TrayLayout, box: QPixmap, ratio: float, *, blank: bool
    ) -> None:
        """The box with its dice, wherever it has been moved to.

        box: the empty tray, its middle in the middle of the pixmap.
        """
        size = layout.die_size * self._size
        middle = layout.recess.center()
        painter.save()
        painter.translate(middle + QPointF(self._box.x, self._box.y) * size)
        painter.rotate(self._box.angle)
        # Nearest pixels do while it moves, and take a third of the time.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        half = box.deviceIndependentSize() / 2
        painter.drawPixmap(QPointF(-half.width(), -half.height()), box)
        letters: Sequence[str] = [""] * len(self._letters) if blank else self._letters
        rise = 0.0 if layout.flat else -0.03 * size
        shaker_paint.paint_dice(painter, QPointF(0, rise), size, self._tumble.bodies, letters, ratio)
        local = tray.TrayLayout(layout.dome.translated(-middle), layout.side, layout.flat)
        if self._lid > 0:
            tray.paint_dome(painter, local, self._lid)
        tray.paint_dome_front(painter, local)
        painter.restore()
        if self._rushing(layout):
            shaker_paint.paint_rush(painter, layout.dome, int(time.monotonic() * 12) % 2)

    def reach(self, layout: tray.TrayLayout) -> QRectF:
        """All that `paint` may touch just now."""
        side = layout.dome.width()
        angle = math.radians(abs(self._box.angle))
        wide = side * (math.cos(angle) + math.sin(angle)) + side * 0.05
        box = QRectF(0, 0, wide, wide)
        shift = QPointF(self._box.x, self._box.y) * layout.die_size * self._size
        box.moveCenter(layout.dome.center() + shift)
        if self._rushing(layout):
            strokes = around(layout.dome.center(), side * 1.36, side)
            box = box.united(strokes)
        # Dice that jump show above the box.
        return box.adjusted(0, -side * 0.06, 0, 0)

    def _rushing(self, layout: tray.TrayLayout) -> bool:
        return self._box.energy > 0.45 and not layout.flat
