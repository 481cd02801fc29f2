"""Counting rows on the table: a frame around each and its points on a slip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from app.games.qwirkle.board import Line
from app.games.qwirkle.screen.sheet.board import BoardView
from app.games.qwirkle.screen.sheet.items import RowFrame
from app.games.qwirkle.screen.sheet.slip import Slip
from app.games.qwirkle.tiles import Position
from app.widgets import motion, theme

End: TypeAlias = tuple[int, Position]
"""Points for ending the game, and the tile that did it (RULES QW9)."""


def _across(cells: Sequence[Position]) -> bool:
    return len(cells) < 2 or cells[0][1] == cells[-1][1]


def _slip_text(line: Line) -> tuple[str, str]:
    shout = QCoreApplication.translate("Qwirkle", "Qwirkle!") if line.is_qwirkle else ""
    return shout, f"+{line.points}"


class Tally:
    """Frames and slips of one draft or one move."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._slips: list[tuple[Slip, tuple[Position, ...]]] = []
        self._end: tuple[Slip, Position] | None = None
        self._shown: tuple[tuple[Line, ...], End | None] = ((), None)
        self._pop = motion.Tween(board, self._popped, 1.0, motion.overshoot(1.6))
        self._popping: Slip | None = None
        board.followers.append(self._place)

    def show(self, lines: Sequence[Line], end: End | None = None) -> None:
        """All rows at once (a draft, a past move); only what is new pops."""
        if (tuple(lines), end) == self._shown:
            self._place()
            return
        self.clear()
        self._shown = tuple(lines), end
        longest = max((len(line.cells) for line in lines), default=0)
        for line in lines:
            self._add(line, strong=len(line.cells) == longest)
        if end is not None:
            self._add_end(end)
        self._place()

    def add(self, line: Line) -> None:
        """One more row, with a pop."""
        lines, end = self._shown
        self._shown = (*lines, line), end
        self._popped_in(self._add(line, strong=True))

    def add_end(self, end: End) -> None:
        """The points for ending the game, with a pop."""
        self._shown = self._shown[0], end
        self._popped_in(self._add_end(end))

    def _popped_in(self, slip: Slip) -> None:
        self._place()
        if not theme.current().reduced_motion:
            self._popping = slip
            self._pop.to(0.2, 0)
            self._pop.to(1.0, motion.POP)

    def _add(self, line: Line, *, strong: bool) -> Slip:
        frame = RowFrame(line.cells, self._board.camera)
        frame.strong = strong
        self._board.frames.append(frame)
        self._board.scene().addItem(frame)
        made = Slip(*_slip_text(line), loud=line.is_qwirkle)
        self._slips.append((made, line.cells))
        self._board.scene().addItem(made)
        return made

    def _add_end(self, end: End) -> Slip:
        points, place = end
        made = Slip(QCoreApplication.translate("Qwirkle", "The end!"), f"+{points}", loud=False)
        self._end = made, place
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
        if self._end is not None:
            scene.removeItem(self._end[0])
        self._board.frames = []
        self._slips, self._end, self._shown, self._popping = [], None, ((), None), None

    def _place(self) -> None:
        """Each slip stands at the end of its row where there is room."""
        camera = self._board.camera
        for slip, cells in self._slips:
            rect = camera.rect(cells[0]).united(camera.rect(cells[-1]))
            upright = ("down", "up", "left", "right")
            self._stand(slip, rect, ("left", "right", *upright[:2]) if _across(cells) else upright)
        if self._end is not None:
            # Where no row of the last tile has its own slip or its cells.
            slip, place = self._end
            upright_row = any(not _across(cells) for _, cells in self._slips)
            beside, off = ("left", "right"), ("up", "down")
            order = (*beside, *off) if upright_row else (*off, *beside)
            self._stand(slip, camera.rect(place), order)

    def _stand(self, slip: Slip, rect: QRectF, order: Sequence[str]) -> None:
        """Point at a rectangle with the first of these tails that leaves all of the slip to be seen."""
        gap = theme.current().pxf(12)
        spots = {
            "left": QPointF(rect.right() + gap, rect.center().y()),
            "right": QPointF(rect.left() - gap, rect.center().y()),
            "down": QPointF(rect.center().x(), rect.top() - gap),
            "up": QPointF(rect.center().x(), rect.bottom() + gap),
        }
        slip.tail = next((tail for tail in order if self._is_seen(slip.area(tail, spots[tail]))), order[0])
        slip.setPos(spots[slip.tail])
        slip.update()

    def _is_seen(self, area: QRectF) -> bool:
        """Whether nothing lies over this part of the mat: neither the rack nor what floats."""
        camera, sheet = self._board.camera, self._board.mat_rect()
        free = QRectF(sheet.topLeft(), QPointF(sheet.right(), camera.room.bottom()))
        return free.contains(area) and not any(cover.intersects(area) for cover in camera.covers)
