"""The mat with the box of dice on it: shows the board, shakes, and can be touched."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle.board import CELLS
from app.games.boggle.dice import Fall
from app.games.boggle.screen.play.box import Box
from app.games.boggle.screen.play.touch import BoardMouse, DieButtons
from app.games.boggle.screen.shaker.shaker import ShakerStage
from app.widgets.kept_clear import KeptClear
from app.widgets.look import theme
from app.widgets.sounds import Sounds


class DiceBoard(KeptClear, QWidget):
    """The dice of a game: shaken, lying, touched (``mouse``, ``buttons``).

    Signals:
        shaken(): the player has shaken; answer with `settle`.
        settled(): the dice lie and can be read.
    """

    shaken = Signal()
    settled = Signal()

    def __init__(self, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.box = Box(sounds, self)
        self.shaker = self.box.shaker
        self.shaker.shaken.connect(self.shaken)
        self.shaker.settled.connect(self._on_settled)
        self.mouse = BoardMouse(self.box, self)
        self.buttons = DieButtons(self.box, self)
        self.box.arranged.connect(self.buttons.arrange)
        self.setMouseTracking(True)
        theme.follow(self, self._restyle)

    def _restyle(self) -> None:
        self.box.arrange()

    def kept_clear(self) -> Sequence[QRect]:
        """The dice: they are read as long as the clock runs."""
        return [self.box.tray.dome.toRect()]

    def set_big(self, big: bool) -> None:
        """Fill the height (projector), or leave room for the word strip."""
        self.box.big = big
        self.box.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.box.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """A box that nobody sees is not heard."""
        self.shaker.hush()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.box.paint(event)

    # What it shows ----------------------------------------------------------------------------

    def show_board(self, grid: Sequence[str], turns: Sequence[int]) -> None:
        """Show a board without a shake: it lies there already."""
        self.box.fill(grid, turns)
        self.shaker.place()
        self._refresh()

    def await_shake(self, can_shake: bool, dice_set: str, *, fold: bool = False) -> None:
        """A heap of dice; ``can_shake`` lets this player take the box."""
        self.box.fill(())
        self.shaker.use(dice_set, fold=fold)
        if self.shaker.stage not in (ShakerStage.HEAP, ShakerStage.HELD, ShakerStage.LOOSE):
            self.shaker.heap()
        self._allow_shake(can_shake)
        self._refresh()

    def _allow_shake(self, allowed: bool) -> None:
        self.box.can_shake = allowed
        self.setCursor(Qt.CursorShape.OpenHandCursor if allowed else Qt.CursorShape.ArrowCursor)

    def settle(self, grid: Sequence[str], fall: Fall, seconds: float = 0.0) -> None:
        """Let the dice fall so; a box nobody shook shakes by itself for ``seconds``."""
        if theme.current().reduced_motion:
            self.box.keep_ghost()
        self.box.fill(grid, fall.turns)
        self._allow_shake(False)
        turns = (0,) * CELLS if self.straight else fall.turns
        self.shaker.settle(Fall(fall.dice, fall.faces, turns), seconds)

    def set_hidden(self, hidden: bool) -> None:
        """Turn the letters away (pause) or show them again."""
        self.box.hide_letters(hidden)
        self._refresh()

    def set_straight(self, straight: bool) -> None:
        """Letters upright, or turned as the dice fell."""
        self.box.picture.straight = straight
        self._refresh()

    @property
    def straight(self) -> bool:
        return self.box.picture.straight

    def set_path(self, path: Sequence[int], others: Sequence[Sequence[int]] = (), answer: str = "") -> None:
        """Light up a word; ``answer``: ok, bad, dup or empty while it is being written."""
        picture = self.box.picture
        picture.path, picture.others, picture.answer = tuple(path), tuple(others), answer
        if answer == "bad" and not theme.current().reduced_motion:
            self.box.swing()
        self._refresh()

    def turn_box(self) -> None:
        """Turn the box by a quarter, clockwise."""
        if self.box.readable:
            self.box.turn()
            self._refresh()

    def _refresh(self) -> None:
        self.buttons.refresh()
        self.box.repaint()

    def _on_settled(self) -> None:
        self.box.fade()
        self._refresh()
        self.settled.emit()

    # Mouse ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the box, skip its shaking, or begin a word."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.press(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shake the box, draw the word, or warm the die under the mouse."""
        self.mouse.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.release(event.position())

    def leaveEvent(self, event: object) -> None:
        self.mouse.warm(None)
