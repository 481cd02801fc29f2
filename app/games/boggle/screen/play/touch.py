"""How dice are touched: by the mouse or a finger, and by sixteen invisible buttons over them, with which the
keyboard and screen readers play."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.screen.play.box import Box
from app.games.boggle.screen.shaker.shaker import ShakerStage
from app.widgets.kept_clear import KeptClear
from app.widgets.sheets.keyboard import PassesKeys

_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class BoardMouse(QObject):
    """The mouse or a finger on box and dice.

    Signals:
        pressed(int cell), slid(int cell): on the dice.
        strayed(bool off): while it draws a word, it has left the box or come back.
        lifted(bool on_board): it is lifted, over the box or beside it.
        stirred(): the mouse has moved.
    """

    pressed = Signal(int)
    slid = Signal(int)
    strayed = Signal(bool)
    lifted = Signal(bool)
    stirred = Signal()

    def __init__(self, box: Box, board: QWidget) -> None:
        super().__init__(board)
        self._box, self._board = box, board
        self._grabbed: QPointF | None = None
        self._over: int | None = None
        self._off = False

    def press(self, point: QPointF) -> None:
        """Take the box, skip its shaking, or begin a word."""
        box = self._box
        if box.shaker.stage in (ShakerStage.LOOSE, ShakerStage.SETTLING):
            box.shaker.skip()
        elif box.can_shake and box.tray.dome.contains(point):
            self._grabbed = point
            self._board.setCursor(Qt.CursorShape.ClosedHandCursor)
            box.shaker.hold()
        elif box.readable and (cell := box.cell_under(point, 0.62)) is not None:
            self._over, self._off = cell, False
            self.pressed.emit(cell)

    def move(self, point: QPointF) -> None:
        """Shake the box, draw the word, or warm the die under the mouse."""
        box = self._box
        if self._grabbed is not None:
            box.shaker.drag((point - self._grabbed) / box.tray.die_size)
            return
        self.stirred.emit()
        if not box.readable:
            return
        if self._over is None:
            self.warm(box.cell_under(point, 0.5))
            return
        self._note_stray(point)
        cell = box.cell_under(point, 0.42)
        if cell is not None and cell != self._over:
            self._over = cell
            self.slid.emit(cell)

    def release(self, point: QPointF) -> None:
        """Let go of the box or of the word."""
        if self._grabbed is not None:
            self._grabbed = None
            self._board.setCursor(Qt.CursorShape.ArrowCursor)
            self._box.shaker.let_go()
        elif self._over is not None:
            self._note_stray(point)
            on_board, self._off = not self._off, False
            self._over = None
            self._box.picture.hover = None
            self.lifted.emit(on_board)

    def _note_stray(self, point: QPointF) -> None:
        off = not self._box.tray.body.contains(point)
        if off != self._off:
            self._off = off
            self.strayed.emit(off)

    def warm(self, cell: int | None) -> None:
        """The die under the mouse, None for none."""
        if cell != self._box.picture.hover:
            self._box.picture.hover = cell
            shape = Qt.CursorShape.ArrowCursor if cell is None else Qt.CursorShape.PointingHandCursor
            self._board.setCursor(shape)
            self._box.repaint()


class DieButton(KeptClear, PassesKeys, QAbstractButton):
    """One die for the keyboard. It paints nothing: the board shows the dice."""

    def __init__(self, owner: DieButtons, cell: int) -> None:
        super().__init__(owner.board)
        self._owner = owner
        self.cell = cell
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(lambda: owner.picked.emit(cell))

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), self.width() * 0.2

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes back to the die that was used last."""
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints the dice."""


class DieButtons(QObject):
    """All of them, with one Tab stop.

    Signals:
        picked(int cell): Space on a die, or a screen reader's press.
    """

    picked = Signal(int)

    def __init__(self, box: Box, board: QWidget) -> None:
        super().__init__(board)
        self.board, self._box = board, box
        self._buttons = [DieButton(self, cell) for cell in range(CELLS)]
        self._current = 0
        self.make_current(0)

    def button(self, cell: int) -> DieButton:
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
        self._buttons[self._current if cell is None else cell].setFocus(Qt.FocusReason.TabFocusReason)

    def go(self, cell: int, down: int, right: int) -> None:
        """To the die beside this one, as they lie on the screen."""
        self.focus(self._box.picture.neighbour(cell, down, right))

    def arrange(self) -> None:
        """Lay the buttons over the dice."""
        for button in self._buttons:
            button.setGeometry(self._box.cell_rect(button.cell).toAlignedRect())

    def refresh(self) -> None:
        """Names and places after the board has changed."""
        readable, picture = self._box.readable, self._box.picture
        for button in self._buttons:
            row, column = (at + 1 for at in picture.place(button.cell))
            if readable:
                text = self.tr("die {letter}, row {row}, column {column}")
                name = text.format(letter=self._box.grid[button.cell], row=row, column=column)
            else:
                name = self.tr("covered die, row {row}, column {column}").format(row=row, column=column)
            button.setAccessibleName(name)
            button.setEnabled(readable)
        self.board.setAccessibleName(self.tr("box of dice"))
        self.board.setAccessibleDescription(self._rows() if readable else "")
        self.arrange()

    def _rows(self) -> str:
        """The letters row by row, as they lie on the screen."""
        grid, cell_at = self._box.grid, self._box.picture.cell_at
        return ", ".join(" ".join(grid[cell_at(row, at)] for at in range(SIDE)) for row in range(SIDE))
