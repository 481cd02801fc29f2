"""Tiles in the air: one under the hand, others on their way home or out of the bag."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.tiles import Tile
from app.widgets import motion, theme, tile

TILT = 4.5


class Flyer(QWidget):
    """A tile over everything else; the mouse goes through it. -1 shows the tile's back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tile: Tile = 0
        self._marker = False
        self._sizes = (60.0, 60.0)
        self._path = (QPointF(), QPointF())
        self._held = 1.0
        self._then: Callable[[], None] | None = None
        self._growth = motion.Tween(self, self._grown, curve=motion.OUT_CUBIC)
        self._flight = motion.Tween(self, self._flown, curve=motion.OUT_CUBIC)
        self._flight.finished.connect(self._arrived)
        self.hide()

    @property
    def in_air(self) -> bool:
        """Whether it is shown."""
        return not self.isHidden()

    def lift(self, number: Tile, size: float, *, marker: bool) -> None:
        """Take a tile into the hand."""
        self._flight.stop()
        self._tile, self._marker, self._held = number, marker, 1.0
        self._growth.to(size, 0)
        self.show()
        self.raise_()

    @property
    def size_in_hand(self) -> float:
        """Side of the tile in the hand."""
        return self._growth.number

    def become(self, size: float) -> None:
        """In the hand, grow or shrink to what it would be on the table or on the rack."""
        if size != self._growth.endValue() or self._growth.number != size:
            self._growth.to(size, theme.current().ms(motion.PICK_UP))

    def _grown(self, size: float) -> None:
        self._sizes = (size, size)
        self._grow(size)
        self.follow(self._path[1])

    def _grow(self, size: float) -> None:
        side = math.ceil(size * 2)
        self.resize(side, side)
        self.update()

    def follow(self, point: QPointF) -> None:
        """The hand is there (in the parent's coordinates)."""
        self._path = (point, point)
        self.move(round(point.x() - self.width() / 2), round(point.y() - self.height() / 2))

    def fly(
        self, start: QPointF, end: QPointF, size: float, ms: int, then: Callable[[], None] | None = None
    ) -> None:
        """Go from one point to another, changing size; then tell."""
        self._growth.stop()
        self._path, self._then = (start, end), then
        self._sizes = (self._sizes[0] if self.in_air else size, size)
        self._grow(max(self._sizes))
        self.show()
        self.raise_()
        self._flight.to(0.0, 0)
        if theme.current().reduced_motion:
            ms = 0
        self._flight.to(1.0, ms)
        if ms <= 0:
            self._arrived()

    def launch(
        self,
        number: Tile,
        start: QPointF,
        end: QPointF,
        sizes: tuple[float, float],
        ms: int,
        *,
        marker: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        """A tile flies by itself."""
        self.lift(number, sizes[0], marker=marker)
        self.fly(start, end, sizes[1], ms, then)

    def home(self, end: QPointF, size: float, then: Callable[[], None] | None = None) -> None:
        """From the hand to where it came from."""
        self.fly(self._path[1], end, size, motion.FLY_HOME, then)

    def put_down(self) -> None:
        """Vanish at once: it lies where it was let go."""
        self._flight.stop()
        self._growth.stop()
        self._then = None
        self.hide()

    def _flown(self, share: float) -> None:
        start, end = self._path
        self._held = 1.0 - share
        spot = start + (end - start) * share
        self.move(round(spot.x() - self.width() / 2), round(spot.y() - self.height() / 2))
        self.update()

    def _arrived(self) -> None:
        if not self.in_air:
            return
        self.hide()
        self._path = (self._path[1], self._path[1])
        then, self._then = self._then, None
        if then is not None:
            then()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow and tile, a little larger and askew."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        first, last = self._sizes
        size = first + (last - first) * (1.0 - self._held)
        painter.translate(self.width() / 2, self.height() / 2)
        reduced = theme.current().reduced_motion
        shadow = tile.soft_shadow(math.floor(size), ratio)
        half = shadow.deviceIndependentSize().width() / 2
        painter.setOpacity(self._held)
        painter.drawPixmap(QPointF(-half + size * 0.07, -half + size * 0.13), shadow)
        painter.setOpacity(1.0)
        if not reduced:
            painter.rotate(TILT * self._held)
            painter.scale(1 + 0.08 * self._held, 1 + 0.08 * self._held)
        picture = tile.tile_pixmap(size, self._tile, ratio, marker=self._marker, seed=self._tile)
        half = picture.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(-half, -half), picture)
        painter.end()
