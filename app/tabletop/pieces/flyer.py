"""Pieces in the air: one under the hand, others on their way home or out of the bag."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.pieces.paint import GROWTH, TILT, paint_shadow
from app.tabletop.pieces.skin import Key, Skin, paint_piece
from app.widgets.look import motion, theme
from app.widgets.look.canvas import Canvas


class Flyer(Canvas, QWidget):
    """A piece over everything else; the mouse goes through it. Sizes are widths of its face."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._skin = skin
        self._key: Key = None
        self._sizes = (60.0, 60.0)
        self._path = (QPointF(), QPointF())
        self._held = 1.0
        self._over: Key = None
        self._then: Callable[[], None] | None = None
        self._growth = motion.Tween(self, self._grown, curve=motion.OUT_CUBIC)
        self._flight = motion.Tween(self, self._flown, curve=motion.OUT_CUBIC)
        self._flight.finished.connect(self._arrived)
        self.hide()

    @property
    def in_air(self) -> bool:
        """Whether it is shown."""
        return not self.isHidden()

    def lift(self, key: Key, size: float) -> None:
        """Take a piece into the hand."""
        self._flight.stop()
        self._key, self._over, self._held = key, None, 1.0
        self._growth.to(size, 0)
        self.show()
        self.raise_()

    def turn_into(self, key: Key) -> None:
        """On its flight it turns over, and shows this then."""
        self._over = key

    def become(self, size: float) -> None:
        """In the hand, grow or shrink to what it would be where it is held over."""
        if size != self._growth.endValue() or self._growth.number != size:
            self._growth.to(size, theme.current().ms(motion.PICK_UP))

    def _grown(self, size: float) -> None:
        self._sizes = (size, size)
        self._grow(size)
        self.follow(self._path[1])

    def _grow(self, size: float) -> None:
        face = self._skin.form.size(size)
        self.resize(math.ceil(face.width() * 2), math.ceil(face.height() * 2))
        self.update()

    def follow(self, point: QPointF) -> None:
        """The hand is there (in the parent's coordinates)."""
        self._path = (point, point)
        self._stand(point)

    def _stand(self, point: QPointF) -> None:
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

    def home(self, end: QPointF, size: float) -> None:
        """From the hand to where it came from."""
        self.fly(self._path[1], end, size, motion.FLY_HOME)

    def put_down(self) -> None:
        """Vanish at once: it lies where it was let go."""
        self._flight.stop()
        self._growth.stop()
        self._then = None
        self.hide()

    def land(self) -> None:
        """Be there at once."""
        self._flight.stop()
        self._arrived()

    def _flown(self, share: float) -> None:
        start, end = self._path
        self._held = 1.0 - share
        self._stand(start + (end - start) * share)
        self.update()

    def _arrived(self) -> None:
        if not self.in_air:
            return
        self.hide()
        self._path = (self._path[1], self._path[1])
        then, self._then = self._then, None
        if then is not None:
            then()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        first, last = self._sizes
        size = first + (last - first) * (1.0 - self._held)
        painter.translate(self.width() / 2, self.height() / 2)
        largest = max(first, last)
        painter.scale(size / largest, size / largest)  # one picture of it, not one to every step
        painter.setOpacity(self._held)
        paint_shadow(painter, self._skin.form, largest, 1.0)
        painter.setOpacity(1.0)
        if not look.reduced_motion:
            painter.rotate(TILT * self._held)
            grown = 1 + GROWTH * self._held
            painter.scale(grown, grown)
        paint_piece(painter, self._skin, self._side(painter), QPointF(), largest)

    def _side(self, painter: QPainter) -> Key:
        """What is to be seen of it; on edge it is narrow."""
        if self._over is None:
            return self._key
        painter.scale(max(0.04, abs(math.cos((1.0 - self._held) * math.pi))), 1.0)
        return self._key if self._held > 0.5 else self._over


class Air:
    """All the pieces in the air over a table. held: the one under the hand."""

    def __init__(self, skin: Skin, table: QWidget) -> None:
        self._skin, self._table = skin, table
        self.held = Flyer(skin, table)
        self._escape = Escape(table)
        self._flyers: list[Flyer] = []

    def lift(self, key: Key, size: float, fall: Callable[[], bool]) -> None:
        """Take a piece into the hand. fall: lets go of it for Esc, home to where it came from; False where
        that has been done."""
        self.held.lift(key, size)
        self._escape.watch(fall)

    def point(self, widget: QWidget, spot: QPointF) -> QPointF:
        """A point of a part of the table, in the table's coordinates."""
        return QPointF(widget.mapTo(self._table, QPoint())) + spot

    def local(self, point: QPointF) -> QPointF:
        """A point of the screen, in the table's coordinates."""
        return QPointF(self._table.mapFromGlobal(point))

    def launch(
        self,
        key: Key,
        path: tuple[QPointF, QPointF],
        sizes: tuple[float, float],
        ms: int,
        then: Callable[[], None] | None = None,
        *,
        over: Key = None,
    ) -> None:
        """A piece flies by itself, in the table's coordinates, changing its width.

        over: what it shows when it has turned over on its way; None where it does not.
        """
        flyer = next((one for one in self._flyers if not one.in_air), None)
        if flyer is None:
            flyer = Flyer(self._skin, self._table)
            self._flyers.append(flyer)
        flyer.lift(key, sizes[0])
        flyer.turn_into(over)
        flyer.fly(*path, sizes[1], ms, then)

    def land(self) -> None:
        """All that flies by itself is there at once."""
        for flyer in self._flyers:
            flyer.land()


class Escape(QObject):
    """Esc while something is dragged: it falls back to where it came from.

    Hears the keys of a table's window from the moment a piece is lifted until the mouse lets go."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._fall: Callable[[], bool] | None = None

    def watch(self, fall: Callable[[], bool]) -> None:
        """A piece is lifted; fall: lets it fall, False where it lies already."""
        self._fall = fall
        handle = self._table.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        fall = self._fall
        pressed = event.type() == QEvent.Type.KeyPress
        escapes = pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escapes or event.type() == QEvent.Type.MouseButtonRelease:
            self._fall = None
            watched.removeEventFilter(self)
        return escapes and fall is not None and fall()
