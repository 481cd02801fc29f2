"""The mat with the box of dice on it: shows the board, shakes, and tells which dice are touched."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.screen.play import board_paint as view_board_paint
from app.games.boggle.screen.play.board_paint import Picture
from app.games.boggle.screen.play.dice_items import DieButtons
from app.games.boggle.screen.play.mat import BoxOnMat
from app.games.boggle.screen.shaker.shaker import Fall, Stage
from app.widgets import motion, theme
from app.widgets.sounds import Sounds


class Board(BoxOnMat):
    """The dice of a game: shaken, lying, touched.

    Signals:
        pressed(int cell), slid(int cell): the mouse or finger on the dice.
        strayed(bool off): while it draws a word, it has left the box or come back.
        lifted(bool on_board): it is lifted, over the box or beside it.
        stirred(): the mouse has moved.
        shaken(): the player has shaken; answer with `settle`.
        settled(): the dice lie and can be read.
    """

    pressed = Signal(int)
    slid = Signal(int)
    strayed = Signal(bool)
    lifted = Signal(bool)
    stirred = Signal()
    shaken = Signal()
    settled = Signal()

    def __init__(self, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(sounds, parent)
        self._grid: tuple[str, ...] = ()
        self.can_shake = False
        self._grabbed: QPointF | None = None
        self._over: int | None = None
        self._off = False
        self.shaker.shaken.connect(self.shaken)
        self.shaker.settled.connect(self._on_settled)
        self.buttons = DieButtons(self)
        self.arranged.connect(self.buttons.arrange)
        self.setMouseTracking(True)

    # What it shows ----------------------------------------------------------------------------

    @property
    def grid(self) -> tuple[str, ...]:
        """The letters of the present board, empty before the shake."""
        return self._grid

    @property
    def readable(self) -> bool:
        """Whether letters can be seen and touched."""
        return bool(self._grid) and self.shaker.stage is Stage.LYING and not self._hidden

    def show_board(self, grid: Sequence[str], turns: Sequence[int]) -> None:
        """A board that lies there already."""
        self._take(grid, turns)
        self.shaker.place()
        self._refresh()

    def await_shake(self, can_shake: bool, dice_set: str, *, fold: bool = False) -> None:
        """A heap of dice; ``can_shake`` lets this player take the box."""
        self._grid = ()
        self._picture = Picture(straight=self._picture.straight)
        self.shaker.use(dice_set, fold=fold)
        if self.shaker.stage not in (Stage.HEAP, Stage.HELD, Stage.LOOSE):
            self.shaker.heap()
        self.allow_shake(can_shake)
        self._refresh()

    def allow_shake(self, allowed: bool) -> None:
        """Whether the box can be taken."""
        self.can_shake = allowed
        self.setCursor(Qt.CursorShape.OpenHandCursor if allowed else Qt.CursorShape.ArrowCursor)

    def settle(self, grid: Sequence[str], fall: Fall, seconds: float = 0.0) -> None:
        """Let the dice fall so; a box nobody shook shakes by itself for ``seconds``."""
        if theme.current().reduced_motion:
            self._ghost = self.grab(self.box_rect())
        self._take(grid, fall.turns)
        self.allow_shake(False)
        turns = (0,) * CELLS if self._picture.straight else fall.turns
        self.shaker.settle(Fall(fall.dice, fall.faces, turns), seconds)

    def _take(self, grid: Sequence[str], turns: Sequence[int]) -> None:
        self._grid = tuple(grid)
        straight = self._picture.straight
        self._picture = Picture(self._shown(), tuple(turns), 0, straight)

    def _shown(self) -> tuple[str, ...]:
        return ("",) * CELLS if self._hidden or not self._grid else self._grid

    def set_hidden(self, hidden: bool) -> None:
        """Turn the letters away (pause) or show them again."""
        self._hidden = hidden
        self._picture.letters = self._shown()
        self._refresh()

    def set_straight(self, straight: bool) -> None:
        """Letters upright, or turned as the dice fell."""
        self._picture.straight = straight
        self._refresh()

    @property
    def straight(self) -> bool:
        """Whether letters are shown upright."""
        return self._picture.straight

    def set_path(self, path: Sequence[int], others: Sequence[Sequence[int]] = (), answer: str = "") -> None:
        """Light up a word; ``answer``: ok, bad, dup or empty while it is being written."""
        picture = self._picture
        picture.path, picture.others, picture.answer = tuple(path), tuple(others), answer
        if answer == "bad" and not theme.current().reduced_motion:
            self._swing.to(1.0, 0)
            self._swing.to(0.0, motion.REFUSED)
        self._refresh()

    def turn_box(self) -> None:
        """Turn the box by a quarter, clockwise."""
        if not self.readable:
            return
        self._picture.quarter = (self._picture.quarter + 1) % 4
        self._turning.to(-90.0, 0)
        self._turning.to(0.0, 0 if theme.current().reduced_motion else motion.FLIP)
        self._refresh()

    def cell_rect(self, cell: int) -> QRectF:
        """Where a die lies now, in own coordinates."""
        size = self.tray.die_size
        box = QRectF(0, 0, size, size)
        box.moveCenter(self.tray.centre(*view_board_paint.place(cell, self._picture.quarter)))
        return box

    def neighbour(self, cell: int, down: int, right: int) -> int:
        """The cell that lies beside another on the screen, staying inside the box."""
        row, column = view_board_paint.place(cell, self._picture.quarter)
        row, column = max(0, min(SIDE - 1, row + down)), max(0, min(SIDE - 1, column + right))
        return view_board_paint.cell_at(row, column, self._picture.quarter)

    def place_of(self, cell: int) -> tuple[int, int]:
        """Row and column on the screen, from 1."""
        row, column = view_board_paint.place(cell, self._picture.quarter)
        return row + 1, column + 1

    def _refresh(self) -> None:
        self.buttons.refresh()
        self.update_box()

    def _on_settled(self) -> None:
        if not self._ghost.isNull():
            self._fade.to(1.0, 0)
            self._fade.to(0.0, motion.SHAKE_REDUCED)
        self._refresh()
        self.settled.emit()

    # Mouse ------------------------------------------------------------------------------------

    def _cell(self, point: QPointF, reach: float) -> int | None:
        found = self.tray.cell_at(point, reach)
        return None if found is None else view_board_paint.cell_at(*found, self._picture.quarter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the box, skip its shaking, or begin a word."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        stage = self.shaker.stage
        if stage in (Stage.LOOSE, Stage.SETTLING):
            self.shaker.skip()
        elif self.can_shake and self.tray.dome.contains(event.position()):
            self._grabbed = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.shaker.hold()
        elif self.readable:
            cell = self._cell(event.position(), 0.62)
            if cell is not None:
                self._over, self._off = cell, False
                self.pressed.emit(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shake the box, draw the word, or warm the die under the mouse."""
        if self._grabbed is not None:
            self.shaker.drag((event.position() - self._grabbed) / self.tray.die_size)
            return
        self.stirred.emit()
        if not self.readable:
            return
        if self._over is not None:
            self._note_stray(event.position())
            cell = self._cell(event.position(), 0.42)
            if cell is not None and cell != self._over:
                self._over = cell
                self.slid.emit(cell)
            return
        self._warm(self._cell(event.position(), 0.5))

    def _note_stray(self, point: QPointF) -> None:
        off = not self.tray.body.contains(point)
        if off != self._off:
            self._off = off
            self.strayed.emit(off)

    def _warm(self, cell: int | None) -> None:
        if cell != self._picture.hover:
            self._picture.hover = cell
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if cell is not None else Qt.CursorShape.ArrowCursor
            )
            self.update_box()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the box or of the word."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._grabbed is not None:
            self._grabbed = None
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.shaker.let_go()
        elif self._over is not None:
            self._note_stray(event.position())
            on_board, self._off = not self._off, False
            self._over = None
            self._picture.hover = None
            self.lifted.emit(on_board)

    def leaveEvent(self, event: object) -> None:
        """Nothing is warm."""
        self._warm(None)
