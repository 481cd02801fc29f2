"""The endless sheet: a camera over it, its dots, panning and zooming. What lies on it is for others."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen.sheet.camera import AROUND, FARTHEST, MIDDLE, SMALLEST, Aim, Camera, bounds
from app.games.qwirkle.tiles import Position
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
        self._action = QRectF(0, 0, 1, 1)
        self._smallest = SMALLEST
        self._sheet = QPixmap()
        self._sheet_key: object = None
        super().__init__("yellow", parent)
        self._from = self.camera.aim
        self._to = self._from
        self._travel = motion.Tween(self, self._travelled, curve=motion.OUT_CUBIC)

    def occupied(self) -> QRectF:
        """All cells with something in them."""
        return bounds(self.places())

    def places(self) -> Collection[Position]:
        """The cells with something in them."""
        return ()

    # Camera -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """A new size: the whole picture again."""
        self.arranged.emit()
        self.refresh()

    def set_room(self, room: QRectF, covers: Sequence[QRectF]) -> None:
        """What the rack leaves free, and what floats over it. Only another room moves the table."""
        camera = self.camera
        camera.covers = [cover for cover in covers if cover.intersects(room)]
        camera.sheet = self.mat_rect()
        if room != camera.room:
            camera.room = room
            if self.follows_game:
                self.travel(*self._overview(), at_once=True)
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

    def travel(self, cell: float, centre: QPointF, *, at_once: bool = False) -> None:
        """Go there."""
        self._from = self.camera.aim
        self._to = (cell, centre)
        self._travel.to(0.0, 0)
        still = at_once or theme.current().reduced_motion or not self.isVisible()
        self._travel.to(1.0, 0 if still else motion.SLIDE)

    @property
    def aim(self) -> Aim:
        """Where the camera looks, or is just going to."""
        return self._to if self._travel.state() == motion.Tween.State.Running else self.camera.aim

    def show_cells(self, cells: QRectF) -> None:
        """Bring these cells into sight where they are not."""
        if not self.camera.shows(cells, self.aim):
            self.travel(*self.camera.needed(cells, theme.current().scale))

    def keep_up(self, places: Collection[Position]) -> None:
        """A turn has been made or is about to be: these cells are what matters now.

        The table moves only where it has to; while tiles are laid nobody calls this, and it lies still.
        """
        if places:
            self._action = bounds(places)
        if not self.follows_game:
            self.show_cells(self._action)
            return
        table = self.occupied().united(self._action)
        wanted = self._overview()
        if self.camera.holds(table, wanted):
            margin = AROUND / 2 if self.camera.holds(table, wanted, AROUND / 2) else 0.0
            lies_well = self.camera.holds(table, self.aim, margin) and self._bare(self.aim)
        else:
            lies_well = self.camera.shows(self._action, self.aim)
        if not lies_well:
            self.travel(*wanted)

    def _bare(self, aim: Aim) -> bool:
        return self.camera.bare(self.places(), aim) and self.camera.shows(self._action, aim)

    def _overview(self) -> Aim:
        """All of the table where that is easy to read, else the last turns and what lies around."""
        scale, camera = theme.current().scale, self.camera
        table = self.occupied().united(self._action)
        aim = camera.fitted(self.places(), table, scale, self._smallest)
        if camera.holds(table, aim):
            return aim
        return camera.partly(table, self._action, MIDDLE * scale, scale)

    @property
    def shows_all(self) -> bool:
        """Whether nothing lies out of sight."""
        return self.camera.holds(self.occupied(), self.aim)

    def show_all(self) -> None:
        """All of the table, however small the tiles get."""
        self.follows_game, self._smallest = True, FARTHEST
        self.travel(*self._overview())

    def show_all_or_middle(self) -> None:
        """All of the table; where all of it is seen already, the last turns in a middle size."""
        middle = MIDDLE * theme.current().scale
        if self.shows_all and self.camera.cell < middle - 1:
            self.follows_game, self._smallest = True, SMALLEST
            self.travel(*self.camera.partly(self.occupied(), self._action, middle, theme.current().scale))
        else:
            self.show_all()

    def follow_game(self, places: Collection[Position]) -> None:
        """Show as much of the table as stays readable, these cells first."""
        self.follows_game, self._smallest = True, SMALLEST
        self._action = bounds(places or self.places())
        self.travel(*self._overview())

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther."""
        self.follows_game = False
        self.camera.zoom(factor, at or self.camera.room.center(), theme.current().scale)
        self._hold()
        self.refresh()

    def zoom_step(self, step: int) -> None:
        """To the next size: 1 nearer, -1 farther."""
        self.zoom_by(self.camera.stop(step, theme.current().scale))

    def pull(self, by: QPointF) -> None:
        """Push the table as far as there is something to see beyond its edge."""
        camera = self.camera
        seen = camera.area(camera.room, camera.aim)
        table = self.occupied().adjusted(-1.6, -1.6, 1.6, 1.6)
        x, y = -by.x() / camera.cell, -by.y() / camera.cell
        x = min(x, max(0.0, table.right() - seen.right())) if x > 0 else x
        x = max(x, min(0.0, table.left() - seen.left())) if x < 0 else x
        y = min(y, max(0.0, table.bottom() - seen.bottom())) if y > 0 else y
        y = max(y, min(0.0, table.top() - seen.top())) if y < 0 else y
        if x or y:
            self._travel.stop()
            camera.centre = camera.centre + QPointF(x, y)
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
        ground, mark = colours.mat("yellow")
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
