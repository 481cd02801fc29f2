"""A small board with a word on it, for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.boggle.screen.shaker import die, tray
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

SIDE = 208


@dataclass(frozen=True)
class BoardExample:
    """A board with a word on it.

    grid: letters row by row. path: cells in the order of the word. good: green, else red.
    """

    grid: str
    path: tuple[int, ...]
    good: bool
    caption: str

    def picture(self) -> QWidget:
        return ExampleBoard(self)


def example(kind: str, pieces: str, caption: str) -> BoardExample:
    """``board`` or ``board wrong``: four rows of letters, ``|``, the cells of the word."""
    rows, path = pieces.split("|")
    return BoardExample("".join(rows.split()), tuple(map(int, path.split())), kind == "board", caption)


class ExampleBoard(Canvas, QWidget):
    """The picture only; its caption stands beside it."""

    def __init__(self, example: BoardExample) -> None:
        super().__init__()
        self._example = example
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        letters = " ".join(example.grid[cell] for cell in example.path)
        self.setAccessibleName(f"{letters}: {example.caption}")
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = theme.current().px(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        gap = look.pxf(4)
        space = QRectF(self.rect()).adjusted(gap, 0, -gap, -2 * gap)
        layout = tray.TrayLayout(space, 4, look.palette.flat)
        tray.paint_tray(painter, layout)
        path = self._example.path
        for cell, letter in enumerate(self._example.grid):
            row, column = divmod(cell, 4)
            state = die.DieState.NORMAL
            if cell in path:
                state = die.DieState.FIRST if cell == path[0] else die.DieState.SELECTED
                if not self._example.good:
                    state = die.DieState.BAD
            picture = die.die_pixmap(layout.die_size, letter, state, self.devicePixelRatioF(), seed=cell + 1)
            half = layout.die_size * die.EXTENT / 2
            painter.drawPixmap(layout.centre(row, column) - QPointF(half, half), picture)
        if self._example.good:
            tray.paint_ribbon(painter, layout, [divmod(cell, 4) for cell in path])
