"""The endless sheet: pieces on a mat that pans and zooms. It shows and tells; it decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsScene, QGraphicsView, QPinchGesture, QWidget

from app.tabletop.explaining.words import ShowsWords, WordSpot
from app.tabletop.pieces.skin import Position, Skin
from app.tabletop.sheet.camera import Camera
from app.tabletop.sheet.camera_mover import CameraMover
from app.tabletop.sheet.mat import DottedMat
from app.tabletop.sheet.placed import PlacedPieces
from app.tabletop.sheet.spots import CursorItem, Spots
from app.widgets.controls import scroll
from app.widgets.controls.focusring import FocusRing, FocusRingOwner
from app.widgets.kept_clear import KeptClear
from app.widgets.look import paper, theme

STEP = 1.2
"""A notch of the wheel."""
CLICK = 7
"""A hand that moves less than so many pixels clicks."""


class Sheet(ShowsWords, KeptClear, FocusRingOwner, QGraphicsView):
    """A table without end, as a scene in pixels of the window whose items follow a camera.

    camera: what is seen. mover: moves the camera. placed: the pieces. spots: where one may be laid.
    followers: called after every move of the camera. words: those that lie there, each with its cells; the
        game reads them.
    Signals:
        grabbed(int number, object global_point): a piece of the draft is taken.
        dragged(object global_point), released_at(object global_point)
        cell_clicked(object position); cell_pointed(object position_or_None)
        arranged(): the size has changed.
        changed(): the camera has moved, or other pieces lie there.
    """

    grabbed = Signal(int, object)
    dragged = Signal(object)
    released_at = Signal(object)
    cell_clicked = Signal(object)
    cell_pointed = Signal(object)
    arranged = Signal()
    changed = Signal()

    def __init__(self, mat: str, skin: Skin, parent: QWidget | None = None) -> None:
        """mat: whose colours it has (see `Palette.mat`)."""
        super().__init__(parent)
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._panning = self._gripped = False
        self.types = False
        """Whether letters are typed where the cursor is, also those put together of several keys."""
        self.words: Callable[[], Sequence[tuple[str, Sequence[Position]]]] = tuple
        scene = QGraphicsScene(self)
        # A hundred items are found quickly enough without a tree, and nothing can be stale in it.
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.camera = Camera(skin.form)
        self._dotted = DottedMat(self, self.camera, mat)
        self.placed = PlacedPieces(scene, self.camera, skin, self.changed.emit)
        self.mover = CameraMover(self, self.camera, self.placed.places)
        self.spots = Spots(self.camera)
        self.cursor_item = CursorItem(self.camera)
        scene.addItem(self.spots)
        scene.addItem(self.cursor_item)
        self.followers: list[Callable[[], None]] = [self.placed.follow, self.cursor_item.follow]
        self.mover.moved.connect(self.refresh)
        self._dress()
        self.setScene(scene)
        theme.follow(self, self._arrange)

    def _dress(self) -> None:
        scroll.dress(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMinimumSize(QSize(200, 200))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a second, nameless halt of Tab
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # Content ----------------------------------------------------------------------------------

    @property
    def advises(self) -> bool:
        """Whether a proposal or a place to look at is shown."""
        return bool(self.placed.ghosts) or self.spots.region is not None

    def set_cursor(self, position: Position | None) -> None:
        """The cell that the keyboard means; None hides the cursor."""
        if self.types:
            self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, position is not None)
        self.cursor_item.setVisible(position is not None)
        if position is not None:
            self.cursor_item.position = position
            self.cursor_item.follow()
        self._move_ring()

    def _move_ring(self) -> None:
        if self.hasFocus():
            FocusRing.of(self).refresh()

    def kept_clear(self) -> list[QRect]:
        """Marked cells, draft, advice."""
        cells = [QRectF(*position, 1, 1) for position in self.placed.matters()]
        if self.spots.region is not None:
            cells.append(self.spots.region)
        corner = self.viewport().pos()
        parts = (self.camera.part(cell, self.mover.aim) for cell in cells)
        return [part.toAlignedRect().translated(corner) for part in parts]

    def word_spots(self) -> Sequence[WordSpot]:
        """Where the words lie, the longest first."""
        corner, camera = self.viewport().pos(), self.camera
        words = sorted(self.words(), key=lambda one: -len(one[1]))
        cells = [(word, QRectF(*at[0], 1, 1).united(QRectF(*at[-1], 1, 1))) for word, at in words]
        return [WordSpot(word, camera.part(place).toRect().translated(corner)) for word, place in cells]

    # Geometry ---------------------------------------------------------------------------------

    def mat_rect(self) -> QRectF:
        """The mat itself, in scene coordinates, without its wavy edge and shadow."""
        return self._dotted.mat_rect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._arrange()

    def _arrange(self) -> None:
        self.spots.set_area(QRectF(self.viewport().rect()))
        self.arranged.emit()
        self.refresh()

    def refresh(self) -> None:
        """Everything follows the camera."""
        for follower in self.followers:
            follower()
        self.viewport().update()
        self.changed.emit()
        self._move_ring()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.cursor_item.update()
        return super().event(event)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The cell that the keyboard means, or the mat."""
        if self.cursor_item.isVisible():
            rect = self.camera.face(QPointF(*self.cursor_item.position))
            return rect, rect.width() * self.camera.form.corner
        inset = theme.current().pxf(10)
        return self.mat_rect().adjusted(inset, inset, -inset, -inset), theme.current().pxf(paper.RADIUS_MAT)

    def above_focus_ring(self) -> QPainterPath:
        """The cursor is part of the table: slips and messages lie over it."""
        spared = QPainterPath()
        if self.cursor_item.isVisible():
            room = theme.current().pxf(40)  # more than a ring takes
            spared.addRect(QRectF(self.rect()).adjusted(-room, -room, room, room))
        return spared

    # Picture ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._dotted.paint(painter)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._dotted.paint_beyond(painter)

    # Hand -------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is Qt.MouseButton.LeftButton:
            number = self.placed.drafted_at(self.camera.position(event.position()))
            if number is not None:
                self._gripped = True
                self.grabbed.emit(number, event.globalPosition())
                return
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = self._last = event.position()
            self._panning = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._gripped:
            self.dragged.emit(event.globalPosition())
            return
        if self._pressed is None:
            self.cell_pointed.emit(self.camera.position(event.position()))
            return
        if not self._panning and (event.position() - self._pressed).manhattanLength() > CLICK:
            self._panning = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._panning:
            self.mover.pan_by(event.position() - self._last)
            self._last = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._gripped:
            self._gripped = False
            self.released_at.emit(event.globalPosition())
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

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Text is taken while something is typed here; there is no field to tell about."""
        if query == Qt.InputMethodQuery.ImEnabled:
            return self.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        return None

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """A letter of several keys (a dead háček and its letter) is a key like any other."""
        for letter in event.commitString():
            key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            QCoreApplication.sendEvent(self, key)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.cell_pointed.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms; two fingers on a touchpad pan (with Ctrl they zoom)."""
        pixels = event.pixelDelta()
        if not pixels.isNull() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.mover.pan_by(QPointF(pixels))
        else:
            notches = event.angleDelta().y() / 120
            self.mover.zoom_by(STEP**notches, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.mover.pan_by(pinch.centerPoint() - pinch.lastCenterPoint())
                at = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint()))
                self.mover.zoom_by(pinch.scaleFactor() or 1.0, at)
                return True
        return super().viewportEvent(event)
