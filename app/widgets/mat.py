"""The mat: a graphics view whose background is the game's sheet with its big marks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from app.widgets import paper, scroll, theme

_SIDE, _BELOW = 3.0, 9.0
"""Room for the wavy edge, and for the shadow under it, in design pixels."""


class MatView(QGraphicsView):
    """Base of a game's table. The mat fills the viewport and does not scroll with the scene.

    The scene's rectangle is kept equal to the viewport in logical pixels, so items are placed in
    pixels of the window; override `arrange` to place them.
    """

    def __init__(self, fill: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill = fill
        self._mat = QPixmap()
        self._mat_key: object = None
        scroll.dress(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setScene(QGraphicsScene(self))
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMinimumSize(QSize(200, 200))
        theme.follow(self, self._rescale)

    def mat_rect(self) -> QRectF:
        """The sheet itself, in scene coordinates, without its wavy edge and shadow."""
        look = theme.current()
        side, below = look.pxf(_SIDE), look.pxf(_BELOW)
        return QRectF(self.viewport().rect()).adjusted(side, side, -side, -below)

    def arrange(self) -> None:
        """Place the items; called after every change of size or look."""

    def _rescale(self) -> None:
        self.arrange()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the scene as large as the viewport."""
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.arrange()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The mat, from a pixmap made once per size and look."""
        look = theme.current()
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        key = (size.width(), size.height(), ratio, look.key())
        if key != self._mat_key:
            self._mat_key = key
            self._mat = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
            self._mat.setDevicePixelRatio(ratio)
            self._mat.fill(look.palette.paper)
            brush = QPainter(self._mat)
            ground, ornament = look.palette.mat(self._fill)
            paper.paint_mat(brush, self.mat_rect(), ground, ornament, look.palette, look.scale)
            brush.end()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._mat)
        painter.restore()
