"""Counting rows on the table: a frame around each and its points on a slip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF

from app.games.qwirkle.board import Line
from app.games.qwirkle.tiles import Position
from app.games.qwirkle.view_board import BoardView
from app.games.qwirkle.view_items import RowFrame
from app.games.qwirkle.view_slip import Slip
from app.widgets import motion, theme


def _slip_text(line: Line) -> tuple[str, str]:
    shout = QCoreApplication.translate("Qwirkle", "Qwirkle!") if line.is_qwirkle else ""
    return shout, f"+{line.points}"


class Tally:
    """Frames and slips of one draft or one move."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._slips: list[tuple[Slip, tuple[Position, ...]]] = []
        self._shown: tuple[Line, ...] = ()
        self._pop = motion.Tween(board, self._popped, 1.0, motion.overshoot(1.6))
        self._popping: Slip | None = None
        board.followers.append(self._place)

    def show(self, lines: Sequence[Line], *, slips: bool = True) -> None:
        """All rows at once (a draft); only what is new pops."""
        if tuple(lines) == self._shown and bool(self._slips) == slips:
            self._place()
            return
        self.clear()
        self._shown = tuple(lines)
        longest = max((len(line.cells) for line in lines), default=0)
        for line in lines:
            self._add(line, strong=len(line.cells) == longest, slip=slips)
        self._place()

    def add(self, line: Line) -> None:
        """One more row, with a pop."""
        self._shown = (*self._shown, line)
        slip = self._add(line, strong=True, slip=True)
        self._place()
        if slip is not None and not theme.current().reduced_motion:
            self._popping = slip
            self._pop.to(0.2, 0)
            self._pop.to(1.0, motion.POP)

    def _add(self, line: Line, *, strong: bool, slip: bool) -> Slip | None:
        frame = RowFrame(line.cells, self._board.camera)
        frame.strong = strong
        self._board.frames.append(frame)
        self._board.scene().addItem(frame)
        if not slip:
            return None
        made = Slip(*_slip_text(line), loud=line.is_qwirkle)
        self._slips.append((made, line.cells))
        self._board.scene().addItem(made)
        return made

    def _popped(self, size: float) -> None:
        if self._popping is not None:
            self._popping.pop = size
            self._popping.update()

    def clear(self) -> None:
        """Nothing is counted."""
        scene = self._board.scene()
        for frame in self._board.frames:
            scene.removeItem(frame)
        for slip, _ in self._slips:
            scene.removeItem(slip)
        self._board.frames = []
        self._slips, self._shown, self._popping = [], (), None

    def _place(self) -> None:
        """Each slip stands at the end of its row where there is room."""
        camera = self._board.camera
        gap = theme.current().pxf(12)
        mat = self._board.mat_rect()
        for slip, cells in self._slips:
            rect = camera.rect(cells[0]).united(camera.rect(cells[-1]))
            wide, high = slip.size()
            across = len(cells) < 2 or cells[0][1] == cells[-1][1]
            if across:
                right = rect.right() + gap + wide + gap * 2 < mat.right()
                slip.tail = "left" if right else "right"
                spot = QPointF(rect.right() + gap if right else rect.left() - gap, rect.center().y())
            else:
                above = rect.top() - gap - high - gap * 2 > mat.top()
                slip.tail = "down" if above else "up"
                spot = QPointF(rect.center().x(), rect.top() - gap if above else rect.bottom() + gap)
            slip.setPos(spot)
            slip.update()
