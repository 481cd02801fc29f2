"""The board of the round, small, with the path of a word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.boggle import board
from app.games.boggle.board import SIDE
from app.games.boggle.screen.shaker import tray
from app.games.boggle.screen.shaker.die import DieState, paint_die
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas

PATHS = 12
"""No more ways of spelling a word are looked for."""
_TILTS = (-1.6, 0.8, -0.6, 1.7, 0.9, -1.2, 1.4, -0.8)


class SmallBoard(Canvas, QWidget):
    """Shows the dice and one path at a time; it only looks, choosing happens in the lists.

    ``low`` is the design height it prefers.
    """

    def __init__(self, parent: QWidget | None = None, *, height: float = 260) -> None:
        super().__init__(parent)
        self._design = height
        self._grid: tuple[str, ...] = ()
        self._fold = False
        self._word = ""
        self._paths: list[tuple[int, ...]] = []
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.follow(self, self._restyle)

    def set_board(self, grid: Sequence[str], *, fold: bool) -> None:
        """Show a board without a path."""
        self._grid, self._fold = board.letters_of(grid, fold), fold
        self.show_word("")

    def show_word(self, word: str) -> None:
        """Show the first path of a word; the word shown already goes on to its next path."""
        if word and word == self._word and self._paths:
            self._at = (self._at + 1) % len(self._paths)
        else:
            self._word, self._at = word, 0
            found = board.paths(self._grid, word, fold=self._fold) if word and self._grid else iter(())
            self._paths = [path for path, _ in zip(found, range(PATHS), strict=False)]
        self._describe()
        self.update()

    @property
    def path(self) -> tuple[int, ...]:
        """Cells of the path on show, empty for none."""
        return self._paths[self._at] if self._paths else ()

    @property
    def path_number(self) -> tuple[int, int]:
        """Which of how many paths is on show, from 1; (0, 0) for none."""
        return (self._at + 1, len(self._paths)) if self._paths else (0, 0)

    def _describe(self) -> None:
        rows = [" ".join(self._grid[row * SIDE : (row + 1) * SIDE]) for row in range(len(self._grid) // SIDE)]
        self.setAccessibleName(self.tr("Board: {rows}").format(rows=", ".join(rows)))
        steps = [
            self.tr("{letter} row {row} column {column}").format(
                letter=self._grid[cell], row=cell // SIDE + 1, column=cell % SIDE + 1
            )
            for cell in self.path
        ]
        self.setAccessibleDescription(", ".join(steps))

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(280), look.px(self._design))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(150), theme.current().px(150))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        margin = look.pxf(18)
        side = min(self.width(), self.height()) - 2 * margin
        if side <= 0 or not self._grid:
            return
        # Without its lid the tray may fill the square that the dome would.
        dome = QRectF(0, 0, side, side) if colours.flat else QRectF(0, 0, side / tray.BODY, side / tray.BODY)
        dome.moveCenter(QRectF(self.rect()).center())
        layout = tray.TrayLayout(dome, SIDE, colours.flat)
        tray.paint_tray(painter, layout, dome=False)
        path = self.path
        for cell, letter in enumerate(self._grid):
            row, column = divmod(cell, SIDE)
            state = DieState.NORMAL
            if cell in path:
                state = DieState.FIRST if cell == path[0] else DieState.SELECTED
            tilt = 0.0 if colours.flat else _TILTS[cell % len(_TILTS)]
            centre: QPointF = layout.centre(row, column)
            paint_die(painter, centre, layout.die_size, letter, state, tilt, seed=cell + 1)
        if len(path) > 1:
            tray.paint_ribbon(painter, layout, [divmod(cell, SIDE) for cell in path])


class BoardMat(Canvas, QWidget):
    """The upper part of the panel: the small board on the mat of the game, and which path it shows."""

    def __init__(self, parent: QWidget | None = None, *, height: float = 260) -> None:
        super().__init__(parent)
        self.board = SmallBoard(self, height=height)
        self.beside = False
        """Whether it is the left part of the panel, not the upper one."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return self.board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.board.minimumSizeHint()

    def show_word(self, word: str) -> None:
        self.board.show_word(word)
        self.update()

    def resizeEvent(self, event: object) -> None:
        self.board.setGeometry(self.rect())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        rect = QRectF(self.rect())
        radius = look.pxf(paper.RADIUS_PANEL)
        edge = look.pxf(4)
        if self.beside:
            whole = rect.adjusted(0, 0, radius * 2, 0)
            line = QRectF(rect.right() - edge, rect.top(), edge, rect.height())
        else:
            whole = rect.adjusted(0, 0, 0, radius * 2)
            line = QRectF(rect.left(), rect.bottom() - edge, rect.width(), edge)
        painter.setClipRect(rect)
        painter.fillPath(paper.cut(whole, radius, 9, 0.0), colours.mat_red)
        painter.fillRect(line, colours.line if colours.flat else colours.mat_red_mark)
