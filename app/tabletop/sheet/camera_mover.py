"""Where the endless sheet is looked at: it follows the game by itself until a hand moves it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from app.tabletop.pieces.skin import Position
from app.tabletop.sheet.camera import AROUND, FARTHEST, MIDDLE, SMALLEST, Aim, Camera, bounds
from app.widgets.look import motion, theme

FAR = 0.8
"""A view in which cells are smaller than this share of what they could be is too far away."""


class CameraMover(QObject):
    """Moves a camera over what lies on the table.

    follows_game: nobody has moved it by hand, so it shows everything by itself. still: a hand is laying
    pieces there, and nothing may move beneath it.
    Signals: moved(): the camera has.
    """

    moved = Signal()

    def __init__(self, sheet: QWidget, camera: Camera, places: Callable[[], Collection[Position]]) -> None:
        """places: the cells with something in them."""
        super().__init__(sheet)
        self._sheet, self.camera, self._places = sheet, camera, places
        self.follows_game, self.still = True, False
        self._left: Aim | None = None
        """Where it looked before it was asked to `glance` elsewhere."""
        self.around = AROUND
        """Free cells beside what lies, where there is room for them: what is laid there has to be seen."""
        self._action = QRectF(0, 0, 1, 1)
        self._smallest = SMALLEST
        self._from = self._to = camera.aim
        self._travel = motion.Tween(self, self._travelled, curve=motion.OUT_CUBIC)

    def occupied(self) -> QRectF:
        """All cells with something in them."""
        return bounds(self._places())

    def set_room(self, room: QRectF, covers: Sequence[QRectF], sheet: QRectF) -> None:
        """What the hand leaves free, what floats over it, and all of the sheet. Only another room moves the
        table."""
        camera = self.camera
        camera.covers = [cover for cover in covers if cover.intersects(room)]
        camera.sheet = sheet
        if room != camera.room:
            camera.room = room
            if self.follows_game:
                self.travel(*self._overview(), at_once=True)
        self.moved.emit()

    def _travelled(self, share: float) -> None:
        (cell, centre), (to_cell, to_centre) = self._from, self._to
        self.camera.cell = cell + (to_cell - cell) * share
        self.camera.centre = centre + (to_centre - centre) * share
        self.moved.emit()

    def travel(self, cell: float, centre: QPointF, *, at_once: bool = False) -> None:
        self._from = self.camera.aim
        self._to = (cell, centre)
        self._travel.to(0.0, 0)
        still = at_once or theme.current().reduced_motion or not self._sheet.isVisible()
        self._travel.to(1.0, 0 if still else motion.SLIDE)

    @property
    def aim(self) -> Aim:
        """Where the camera looks, or is just going to."""
        return self._to if self._travel.state() == motion.Tween.State.Running else self.camera.aim

    def show_cells(self, cells: QRectF) -> None:
        """Bring these cells into sight where they are not."""
        if not self.camera.shows(cells, self.aim):
            self.travel(*self.camera.needed(cells, theme.current().scale))

    def glance(self, cells: QRectF) -> None:
        """Bring these cells into sight for a while; `look_back` after it."""
        self._left = self._left or self.aim
        self.show_cells(cells)

    def look_back(self) -> None:
        """See again what was seen before a glance."""
        left, self._left = self._left, None
        if left is not None:
            self.travel(*left)

    def keep_up(self, places: Collection[Position]) -> None:
        """A turn has been made or is about to be: these cells are what matters now.

        The table moves only where it has to; while pieces are laid nobody calls this, and it lies still.
        """
        if places:
            self._action = bounds(places)
        if not self.follows_game:
            self.show_cells(self._action)
            return
        table = self.occupied().united(self._action)
        wanted = self._overview()
        if self.camera.holds(table, wanted):
            wide = (self.around + 1, self.around) if self.around > AROUND else ()
            margins = (*wide, AROUND / 2)
            margin = next((one for one in margins if self.camera.holds(table, wanted, one)), 0.0)
            lies_well = self.camera.holds(table, self.aim, margin) and self._bare(self.aim)
            lies_well &= self.aim[0] > wanted[0] * FAR  # cleared: it may be seen from nearer again
        else:
            lies_well = self.camera.shows(self._action, self.aim)
        if not lies_well:
            self.travel(*wanted)

    def _bare(self, aim: Aim) -> bool:
        return self.camera.bare(self._places(), aim) and self.camera.shows(self._action, aim)

    def _overview(self) -> Aim:
        """All of the table where that is easy to read, else the last turns and what lies around."""
        scale, camera = theme.current().scale, self.camera
        table = self.occupied().united(self._action)
        aim = camera.fitted(self._places(), table, scale, self._smallest, self.around)
        if camera.holds(table, aim):
            return aim
        return camera.partly(table, self._action, MIDDLE * scale, scale)

    @property
    def shows_all(self) -> bool:
        """Whether nothing lies out of sight."""
        return self.camera.holds(self.occupied(), self.aim)

    def show_all(self) -> None:
        """All of the table, however small the pieces get."""
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
        self._action = bounds(places or self._places())
        self.travel(*self._overview())

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        self.follows_game = False
        self.camera.zoom(factor, at or self.camera.room.center(), theme.current().scale)
        self._hold()
        self.moved.emit()

    def zoom_step(self, step: int) -> None:
        """To the next size: 1 nearer, -1 farther."""
        self.zoom_by(self.camera.stop(step, theme.current().scale))

    def pull(self, by: QPointF) -> None:
        """Push the table as far as there is something to see beyond its edge."""
        camera = self.camera
        seen = camera.area(camera.room, camera.aim)
        table = self.occupied().adjusted(-1.6, -1.6, 1.6, 1.6)
        x, y = (-camera.cells(by, camera.cell)).toTuple()
        x = min(x, max(0.0, table.right() - seen.right())) if x > 0 else x
        x = max(x, min(0.0, table.left() - seen.left())) if x < 0 else x
        y = min(y, max(0.0, table.bottom() - seen.bottom())) if y > 0 else y
        y = max(y, min(0.0, table.top() - seen.top())) if y < 0 else y
        if x or y:
            self._travel.stop()
            camera.centre = camera.centre + QPointF(x, y)
            self.moved.emit()

    def pan_by(self, by: QPointF) -> None:
        self.follows_game = False
        self.camera.pan(by)
        self._hold()
        self.moved.emit()

    def _hold(self) -> None:
        """Some of the pieces stay in sight."""
        area, camera = self.occupied().adjusted(-2, -2, 2, 2), self.camera
        x = min(max(camera.centre.x(), area.left()), area.right())
        y = min(max(camera.centre.y(), area.top()), area.bottom())
        camera.centre = QPointF(x, y)
