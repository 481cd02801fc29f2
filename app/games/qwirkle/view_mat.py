"""The endless sheet: a camera over it, its dots, panning and zooming. What lies on it is for others."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.view_camera import FARTHEST, SMALLEST, Camera
from app.widgets import motion, paper, theme
from app.widgets.mat import MatView


class EndlessMat(MatView):
    """A mat that pans and zooms without end.

    follows_game: nobody has moved it by hand, so it shows everything by itself.
    followers: called after every move of the camera.
    Signals:
        arranged(): the size has changed.
        moved(): the camera has, or other tiles lie there.
    """

    arranged = Signal()
    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.camera = Camera()
        self.followers: list[Callable[[], None]] = []
        self.follows_game = True
        self._sheet = QPixmap()
        self._sheet_key: object = None
        super().__init__("qwirkle", parent)
        self._from = (self.camera.cell, self.camera.centre)
        self._to = self._from
        self._travel = motion.Tween(self, self._travelled, curve=motion.OUT_CUBIC)

    def occupied(self) -> QRectF:
        """All cells with something in them."""
        return QRectF(0, 0, 1, 1)

    # Camera -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """A new size: the whole picture again."""
        self.arranged.emit()
        self.refresh()

    def set_room(self, room: QRectF, *, still: bool = False) -> None:
        """What rack and buttons leave free. still: nothing moves (a message has come or gone)."""
        camera = self.camera
        if still:
            camera.centre = camera.centre + (room.center() - camera.room.center()) / camera.cell
            camera.room = room
            self.moved.emit()
            return
        camera.room = room
        if self.follows_game:
            self.camera.cell, self.camera.centre = self.camera.fitted(self.occupied(), theme.current().scale)
        self.refresh()

    def refresh(self) -> None:
        """Everything follows the camera."""
        for follower in self.followers:
            follower()
        self.viewport().update()
        self.moved.emit()

    def _travelled(self, share: float) -> None:
        (cell, centre), (to_cell, to_centre) = self._from, self._to
        self.camera.cell = cell + (to_cell - cell) * share
        self.camera.centre = centre + (to_centre - centre) * share
        self.refresh()

    def travel(self, cell: float, centre: QPointF) -> None:
        """Go there."""
        self._from = (self.camera.cell, self.camera.centre)
        self._to = (cell, centre)
        self._travel.to(0.0, 0)
        reduced = theme.current().reduced_motion or not self.isVisible()
        self._travel.to(1.0, 0 if reduced else motion.SLIDE)

    def show_cells(self, cells: QRectF) -> None:
        """Keep the action in view: all of the table while nobody has moved it, else these cells."""
        scale = theme.current().scale
        if self.follows_game:
            self.travel(*self.camera.fitted(self.occupied().united(cells), scale))
            if self._to[0] > (SMALLEST + 0.5) * scale:
                return  # all of it is readable; else only the action is shown
        if self.follows_game or not self.camera.shows(cells):
            self.travel(*self.camera.needed(cells, scale))

    def fit(self) -> None:
        """All of the table, however small the tiles get, and follow the game again."""
        self.follows_game = True
        scale = theme.current().scale
        self.travel(*self.camera.fitted(self.occupied(), scale, smallest=FARTHEST))

    def follow_game(self, cells: QRectF) -> None:
        """Show as much of the table as stays readable, these cells first."""
        self.follows_game = True
        self.show_cells(cells)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther."""
        self.follows_game = False
        self.camera.zoom(factor, at or self.camera.room.center(), theme.current().scale)
        self._hold()
        self.refresh()

    def pan_by(self, by: QPointF) -> None:
        """Push the table."""
        self.follows_game = False
        self.camera.pan(by)
        self._hold()
        self.refresh()

    def _hold(self) -> None:
        """Some of the tiles stay in sight."""
        area, camera = self.occupied().adjusted(-2, -2, 2, 2), self.camera
        x = min(max(camera.centre.x(), area.left()), area.right())
        y = min(max(camera.centre.y(), area.top()), area.bottom())
        camera.centre = QPointF(x, y)

    # Picture ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The sheet, and a dot at each corner of a cell."""
        look = theme.current()
        colours = look.palette
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        key = (size.width(), size.height(), ratio, look.key())
        ground, mark = colours.mat("qwirkle")
        outline = paper.wavy(self.mat_rect(), look.pxf(paper.RADIUS_MAT), 5, look.pxf(2.2), look.pxf(130))
        if key != self._sheet_key:
            self._sheet_key = key
            self._sheet = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
            self._sheet.setDevicePixelRatio(ratio)
            self._sheet.fill(colours.paper)
            brush = QPainter(self._sheet)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not colours.flat:
                brush.fillPath(outline.translated(0, look.pxf(5)), colours.shadow)
            brush.fillPath(outline, ground)
            brush.end()
        painter.drawPixmap(0, 0, self._sheet)
        camera = self.camera
        first = camera.place(self.mat_rect().topLeft())
        last = camera.place(self.mat_rect().bottomRight())
        radius = max(1.0, min(look.pxf(3), camera.cell * 0.045))
        across = range(math.ceil(first.x() + 0.12), math.floor(last.x() - 0.12) + 1)
        down = range(math.ceil(first.y() + 0.12), math.floor(last.y() - 0.12) + 1)
        pen = QPen(colours.line2 if colours.flat else mark, 2 * radius)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPoints([camera.point(QPointF(x, y)) for x in across for y in down])

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Nothing shows beyond the sheet."""
        look = theme.current()
        outline = paper.wavy(self.mat_rect(), look.pxf(paper.RADIUS_MAT), 5, look.pxf(2.2), look.pxf(130))
        beyond = QPainterPath()
        beyond.addRect(QRectF(self.viewport().rect()).adjusted(-1, -1, 1, 1))
        kept = outline if look.palette.flat else outline.united(outline.translated(0, look.pxf(5)))
        painter.fillPath(beyond.subtracted(kept), look.palette.paper)
