"""The table as a scene: what lies on it, and the hand over it. It decides nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QGraphicsScene, QPinchGesture, QWidget

from app.games.qwirkle.board import Placement
from app.games.qwirkle.screen.sheet.items import CursorItem, DotItem, RowFrame, Spots, TileItem
from app.games.qwirkle.screen.sheet.mat import EndlessMat
from app.games.qwirkle.tiles import Position, Tile
from app.widgets import paper, theme
from app.widgets.focusring import FocusRing, FocusRingOwner

STEP = 1.2
"""A notch of the wheel."""
CLICK = 7
"""A hand that moves less than so many pixels clicks."""


class BoardView(FocusRingOwner, EndlessMat):
    """The table as a scene whose items follow a camera.

    Signals:
        tile_pressed(int slot, object global_point): a tile of the draft is taken.
        tile_dragged(object global_point), tile_released(object global_point)
        cell_clicked(object position); cell_pointed(object position_or_None)
    """

    tile_pressed = Signal(int, object)
    tile_dragged = Signal(object)
    tile_released = Signal(object)
    cell_clicked = Signal(object)
    cell_pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.tiles: dict[Position, TileItem] = {}
        self.draft: dict[int, TileItem] = {}
        self.dots: dict[int, DotItem] = {}
        self.ghosts: list[TileItem] = []
        self.frames: list[RowFrame] = []
        self.marked: dict[Position, QColor] = {}
        self.markers = False
        super().__init__(parent)
        self.spots = Spots(self.camera)
        self.cursor_item = CursorItem(self.camera)
        # A hundred items are found quickly enough without a tree, and nothing can be stale in it.
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.scene().addItem(self.spots)
        self.scene().addItem(self.cursor_item)
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._panning = self._gripped = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # Content ----------------------------------------------------------------------------------

    def _tile(self, tile: Tile, position: Position) -> TileItem:
        item = TileItem(tile, self.camera)
        item.marker = self.markers
        item.put(QPointF(*position))
        self.scene().addItem(item)
        return item

    def set_table(self, placements: Iterable[Placement]) -> None:
        """Show these tiles."""
        wanted = {position: tile for tile, position in placements}
        for position in [p for p, item in self.tiles.items() if wanted.get(p) != item.tile]:
            self.scene().removeItem(self.tiles.pop(position))
        for position, tile in wanted.items():
            if position not in self.tiles:
                self.tiles[position] = self._tile(tile, position)
            self.tiles[position].mark(marker=self.markers)
        self.moved.emit()

    def add_tile(self, tile: Tile, position: Position) -> TileItem:
        """Lay one more tile (it may still be flying)."""
        old = self.tiles.pop(position, None)
        if old is not None:
            self.scene().removeItem(old)
        self.tiles[position] = self._tile(tile, position)
        self.moved.emit()
        return self.tiles[position]

    def set_draft(self, placed: Mapping[int, tuple[Tile, Position]]) -> None:
        """Show the tiles of a draft, by their slots."""
        for slot in [s for s, item in self.draft.items() if s not in placed or placed[s][0] != item.tile]:
            self.scene().removeItem(self.draft.pop(slot))
            self.scene().removeItem(self.dots.pop(slot))
        for slot, (tile, position) in placed.items():
            if slot not in self.draft:
                self.draft[slot] = self._tile(tile, position)
                self.dots[slot] = DotItem(self.camera)
                self.scene().addItem(self.dots[slot])
            self.draft[slot].put(QPointF(*position))
            self.draft[slot].mark(marker=self.markers)
            self.dots[slot].put(QPointF(*position))
        self.moved.emit()

    def set_ghosts(self, placements: Iterable[Placement]) -> None:
        """Show a proposal."""
        for item in self.ghosts:
            self.scene().removeItem(item)
        self.ghosts = []
        for tile, position in placements:
            item = self._tile(tile, position)
            item.ghost = True
            self.ghosts.append(item)

    def set_markers(self, on: bool) -> None:
        """Letters for the colours."""
        self.markers = on
        for item in self._all_tiles():
            item.mark(marker=on)

    def set_spots(
        self, places: Sequence[Position], under: Position | None = None, *, fits: bool = False
    ) -> None:
        """Light up where a tile may lie, and the cell under it."""
        spots = self.spots
        spots.places, spots.under, spots.fits = list(places), under, fits
        spots.update()

    def set_region(self, region: QRectF | None) -> None:
        """Where a hint says to look, in cells."""
        self.spots.region = region
        self.spots.update()

    @property
    def advises(self) -> bool:
        """Whether a proposal or a place to look at is shown."""
        return bool(self.ghosts) or self.spots.region is not None

    def set_cursor(self, position: Position | None) -> None:
        """The cell that the keyboard means; None hides the cursor."""
        self.cursor_item.setVisible(position is not None)
        if position is not None:
            self.cursor_item.position = position
            self.cursor_item.follow()
        self._move_ring()

    def _move_ring(self) -> None:
        if self.hasFocus():
            FocusRing.of(self).refresh()

    def _all_tiles(self) -> list[TileItem]:
        return [*self.tiles.values(), *self.draft.values(), *self.ghosts]

    def places(self) -> Collection[Position]:
        """All cells with tiles."""
        return {
            *self.tiles,
            *((round(item.place.x()), round(item.place.y())) for item in self.draft.values()),
        }

    def matters(self) -> list[QRectF]:
        """Cells on the screen that a message should not cover: last turns, draft, advice."""
        marked = list(self.marked)
        lying = [*self.draft.values(), *self.ghosts]
        marked += [(round(item.place.x()), round(item.place.y())) for item in lying]
        cells = [QRectF(x, y, 1, 1) for x, y in marked]
        if self.spots.region is not None:
            cells.append(self.spots.region)
        size, centre = self.aim
        room = self.camera.room
        return [
            QRectF(room.center() + (cell.topLeft() - centre) * size, cell.size() * size) for cell in cells
        ]

    def arrange(self) -> None:
        """A new size: the whole picture again."""
        self.spots.set_area(QRectF(self.viewport().rect()))
        super().arrange()

    def refresh(self) -> None:
        """Everything follows the camera."""
        for item in self._all_tiles():
            item.follow()
        for dot in self.dots.values():
            dot.follow()
        for frame in self.frames:
            frame.follow()
        self.cursor_item.follow()
        super().refresh()
        self._move_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The cell that the keyboard means, or the sheet."""
        if self.cursor_item.isVisible():
            rect = self.camera.face(QPointF(*self.cursor_item.position))
            return rect, rect.width() * 0.15
        inset = theme.current().pxf(10)
        return self.mat_rect().adjusted(inset, inset, -inset, -inset), theme.current().pxf(paper.RADIUS_MAT)

    # Hand -------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a tile of the draft, or the table itself."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is Qt.MouseButton.LeftButton:
            position = self.camera.position(event.position())
            for slot, item in self.draft.items():
                if (round(item.place.x()), round(item.place.y())) == position:
                    self._gripped = True
                    self.tile_pressed.emit(slot, event.globalPosition())
                    return
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = self._last = event.position()
            self._panning = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Push the table."""
        if self._gripped:
            self.tile_dragged.emit(event.globalPosition())
            return
        if self._pressed is None:
            self.cell_pointed.emit(self.camera.position(event.position()))
            return
        if not self._panning and (event.position() - self._pressed).manhattanLength() > CLICK:
            self._panning = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._panning:
            self.pan_by(event.position() - self._last)
            self._last = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go, or a click."""
        if self._gripped:
            self._gripped = False
            self.tile_released.emit(event.globalPosition())
            return
        if self._pressed is None:
            return
        self.viewport().unsetCursor()
        if not self._panning and event.button() is Qt.MouseButton.LeftButton:
            self.cell_clicked.emit(self.camera.position(event.position()))
        self._pressed, self._panning = None, False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the table's; a graphics view would scroll."""
        FocusRing.of(self).keyboard = True
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self.cell_pointed.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms; two fingers on a touchpad pan (with Ctrl they zoom)."""
        pixels = event.pixelDelta()
        if not pixels.isNull() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.pan_by(QPointF(pixels))
        else:
            notches = event.angleDelta().y() / 120
            self.zoom_by(STEP**notches, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers on a screen."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.pan_by(pinch.centerPoint() - pinch.lastCenterPoint())
                at = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint()))
                self.zoom_by(pinch.scaleFactor() or 1.0, at)
                return True
        return super().viewportEvent(event)
