"""A code as a picture that telephones read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

QUIET = 4
"""Empty squares around it, without which it is not found."""
SIDE = 203


class QrPicture(Canvas, QWidget):
    """Black on white in every look, else not every telephone reads it."""

    def __init__(self, text: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        import segno  # start-up time: asked for with the dialog

        self._squares = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
        self.setAccessibleName(name)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = theme.current().px(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._squares) + 2 * QUIET
        side = min(self.width(), self.height()) // count
        left, top = (self.width() - side * count) // 2, (self.height() - side * count) // 2
        for row, squares in enumerate(self._squares):
            for column, dark in enumerate(squares):
                if dark:
                    x, y = left + (column + QUIET) * side, top + (row + QUIET) * side
                    painter.fillRect(QRectF(x, y, side, side), Qt.GlobalColor.black)
