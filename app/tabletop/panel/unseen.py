"""Which pieces nobody at this screen has seen yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets.dialog import PaperDialog


class UnseenGrid(Canvas, QWidget):
    """A piece of each kind with the number of those that are still to come.

    counts: by kind. across: columns. cell: width and height in design pixels. tall: how high a face is for
    its width. paint_face: paints the face of a kind.
    """

    def __init__(
        self,
        counts: Sequence[int],
        across: int,
        cell: tuple[int, int],
        tall: float,
        paint_face: Callable[[QPainter, QRectF, int], object],
    ) -> None:
        super().__init__()
        self._counts, self._across, self._cell = counts, across, cell
        self._rows = -(-len(counts) // across)
        self._tall, self._paint_face = tall, paint_face
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look, (wide, high) = theme.current(), self._cell
        return QSize(look.px(wide * self._across), look.px(high * self._rows))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        across, down = self.width() / self._across, self.height() / self._rows
        wide = min(down * 0.82 / self._tall, across * 0.6)
        font, high = look.font("number_small"), wide * self._tall
        for kind, count in enumerate(self._counts):
            left, top = kind % self._across * across, kind // self._across * down
            face = QRectF(left, top + (down - high) / 2 - 1, wide, high)
            painter.setOpacity(1.0 if count else 0.25)
            self._paint_face(painter, face, kind)
            painter.setOpacity(1.0)
            spot = QPointF(face.right() + look.pxf(9), face.center().y())
            ink = look.palette.ink if count else look.palette.ink3
            draw_text(painter, f"{count}×", spot, font, ink, sink=0.5)


def open_grid(table: QWidget, title: str, told: str, grid: UnseenGrid, width: int) -> PaperDialog:
    """Show which pieces are still to come, over the table. told: how many are where. width: of the sheet, in
    design pixels."""
    dialog = PaperDialog(table, title, width=width)
    dialog.body.addWidget(Label(told, "body", "ink2", wrap=True))
    dialog.body.addWidget(grid)
    dialog.open_once(dialog.add_close())
    return dialog
