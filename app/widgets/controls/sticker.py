"""A small picture beside a text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

SIDE = 44
"""Of the picture, in design pixels at the usual size of texts."""


class Sticker(Canvas, QWidget):
    """Hidden while there is no picture. It says nothing that the text does not: readers pass it by."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        theme.follow(self, self._restyle)

    def show_picture(self, data: bytes) -> None:
        """data: of an image file; none where it is empty or cannot be read."""
        self._picture = QPixmap()
        if data:
            self._picture.loadFromData(data)
        self.setVisible(not self._picture.isNull())
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.current().tx(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._picture.deviceIndependentSize().scaled(
            QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio
        )
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
