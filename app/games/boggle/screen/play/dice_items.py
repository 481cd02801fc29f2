"""Sixteen invisible buttons over the dice: the keyboard and screen readers play with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from app.games.boggle.board import CELLS, SIDE
from app.widgets.focusring import FocusRingOwner

if TYPE_CHECKING:
    from app.games.boggle.screen.play.board import Board

_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class DieButton(FocusRingOwner, QAbstractButton):
    """One die for the keyboard. It paints nothing: the board shows the dice."""

    def __init__(self, owner: DieButtons, cell: int) -> None:
        super().__init__(owner.board)
        self._owner = owner
        self.cell = cell
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(lambda: owner.picked.emit(cell))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The die's face."""
        return QRectF(self.rect()), self.width() * 0.2

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The one die that Tab comes to."""
        super().focusInEvent(event)
        self._owner.make_current(self.cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next die, Space picks; everything else is for the word."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._owner.go(self.cell, *step)
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._owner.picked.emit(self.cell)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space has done its work."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints the dice."""


class DieButtons(QObject):
    """All of them, with one Tab stop.

    Signals:
        picked(int cell): Space on a die, or a screen reader's press.
    """

    picked = Signal(int)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.board = board
        self._buttons = [DieButton(self, cell) for cell in range(CELLS)]
        self._current = 0
        self.make_current(0)

    def button(self, cell: int) -> DieButton:
        """The button of a cell."""
        return self._buttons[cell]

    @property
    def current(self) -> int:
        """The cell that Tab comes to."""
        return self._current

    def make_current(self, cell: int) -> None:
        """Tab comes to this die."""
        self._buttons[self._current].setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._current = cell
        self._buttons[cell].setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focus(self, cell: int | None = None) -> None:
        """Give a die the keyboard."""
        self._buttons[self._current if cell is None else cell].setFocus(Qt.FocusReason.TabFocusReason)

    def go(self, cell: int, down: int, right: int) -> None:
        """To the die beside this one, as they lie on the screen."""
        self.focus(self.board.neighbour(cell, down, right))

    def arrange(self) -> None:
        """Lay the buttons over the dice."""
        for button in self._buttons:
            button.setGeometry(self.board.cell_rect(button.cell).toAlignedRect())

    def refresh(self) -> None:
        """Names and places after the board has changed."""
        readable = self.board.readable
        for button in self._buttons:
            row, column = self.board.place_of(button.cell)
            if readable:
                text = self.tr("die {letter}, row {row}, column {column}")
                name = text.format(letter=self.board.grid[button.cell], row=row, column=column)
            else:
                name = self.tr("covered die, row {row}, column {column}").format(row=row, column=column)
            button.setAccessibleName(name)
            button.setEnabled(readable)
        self.board.setAccessibleName(self.tr("box of dice"))
        self.board.setAccessibleDescription(self._rows() if readable else "")
        self.arrange()

    def _rows(self) -> str:
        """The letters row by row, as they lie on the screen."""
        board = self.board
        lying = {board.place_of(cell): board.grid[cell] for cell in range(CELLS)}
        return ", ".join(
            " ".join(lying[row, column] for column in range(1, SIDE + 1)) for row in range(1, SIDE + 1)
        )
