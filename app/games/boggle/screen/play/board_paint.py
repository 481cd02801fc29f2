"""Painting the board at rest: dice in their wells, the path of a word, the answer to it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.screen.shaker import die, tray
from app.games.boggle.screen.shaker.die import DieState
from app.games.boggle.screen.shaker.shaker import askew
from app.widgets.look import theme

LOOK_ALIKE = frozenset("NZ")
"""Lying on its side one of them reads as the other, so they are underlined as on printed dice."""

ANSWERS = {"ok": DieState.OK, "bad": DieState.BAD, "dup": DieState.DUP}
RIBBONS = {"ok": "green", "bad": "red"}


@dataclass
class BoardPicture:
    """What is to be seen in the tray.

    path: the dice of the word; others: further ways to spell it; answer: ``ok``, ``bad``, ``dup`` or
    empty while the word is being written. hover: the die under the mouse. swing: −1 to 1, how far
    refused dice have been thrown aside.
    """

    letters: Sequence[str] = ("",) * CELLS
    turns: Sequence[int] = (0,) * CELLS
    quarter: int = 0
    straight: bool = False
    path: Sequence[int] = ()
    others: Sequence[Sequence[int]] = ()
    answer: str = ""
    hover: int | None = None
    swing: float = 0.0

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column where a cell is seen in the turned box."""
        row, column = divmod(cell, SIDE)
        for _ in range(self.quarter % 4):
            row, column = column, SIDE - 1 - row
        return row, column

    def cell_at(self, row: int, column: int) -> int:
        """Which cell is seen in a row and column of the turned box."""
        for _ in range(-self.quarter % 4):
            row, column = column, SIDE - 1 - row
        return SIDE * row + column

    def neighbour(self, cell: int, down: int, right: int) -> int:
        """The cell that is seen beside another, staying inside the box."""
        row, column = self.place(cell)
        return self.cell_at(max(0, min(SIDE - 1, row + down)), max(0, min(SIDE - 1, column + right)))


def state_of(picture: BoardPicture, cell: int) -> DieState:
    """How a die looks in this picture."""
    if cell in picture.path:
        if picture.answer:
            return ANSWERS[picture.answer]
        return DieState.FIRST if cell == picture.path[0] else DieState.SELECTED
    return DieState.HOVER if cell == picture.hover else DieState.NORMAL


def paint(
    painter: QPainter, layout: tray.TrayLayout, picture: BoardPicture, ratio: float, turning: float = 0.0
) -> None:
    """The dice and all that is drawn on them; ``turning`` degrees are still missing to the new quarter."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _paint_other_ways(painter, layout, picture)
    answered = picture.answer in RIBBONS
    if answered:
        # Under the dice, so that it hides none of their badges; they are all of its colour.
        _paint_ribbon(painter, layout, picture)
    for cell in sorted(range(CELLS), key=lambda cell: cell in picture.path):
        _paint_die(painter, layout, picture, cell, ratio, turning)
    if not picture.answer:
        _paint_ribbon(painter, layout, picture)


def _paint_ribbon(painter: QPainter, layout: tray.TrayLayout, picture: BoardPicture) -> None:
    cells = [picture.place(cell) for cell in picture.path]
    if len(cells) > 1:
        painter.save()
        if picture.answer == "bad":
            painter.translate(picture.swing * theme.current().pxf(6), 0)
        tray.paint_ribbon(painter, layout, cells, RIBBONS.get(picture.answer, "yellow"))
        painter.restore()


def _paint_die(
    painter: QPainter, layout: tray.TrayLayout, picture: BoardPicture, cell: int, ratio: float, turning: float
) -> None:
    size = layout.die_size
    centre = layout.centre(*picture.place(cell))
    state = state_of(picture, cell)
    if state is DieState.BAD:
        centre += QPointF(picture.swing * theme.current().pxf(6), 0)
    letter = picture.letters[cell]
    turn = 0.0 if picture.straight else 90.0 * ((picture.turns[cell] + picture.quarter) % 4)
    half = size * die.EXTENT / 2
    painter.save()
    painter.translate(centre)
    if not layout.flat and not theme.current().reduced_motion:
        painter.rotate(askew(cell))
    if turning and picture.straight:
        # The box turns under letters that stay upright.
        painter.drawPixmap(QPointF(-half, -half), die.die_pixmap(size, "", state, ratio, seed=cell + 1))
        painter.rotate(-turning)
        painter.fillPath(die.letter_path(letter, size), theme.current().palette.letter)
    else:
        picture_of = die.die_pixmap(size, letter, state, ratio, turn=turn, seed=cell + 1)
        painter.drawPixmap(QPointF(-half, -half), picture_of)
        if letter in LOOK_ALIKE and not picture.straight:
            _underline(painter, size, turn, state)
    painter.restore()


def _underline(painter: QPainter, size: float, turn: float, state: DieState) -> None:
    look = theme.current().palette
    lift = size * 0.06 if state is DieState.HOVER and not look.flat else 0.0
    painter.translate(0, -lift)
    painter.rotate(turn)
    ink = look.onfill if state in (DieState.OK, DieState.BAD) else look.letter
    painter.fillRect(QRectF(-size * 0.19, size * 0.315, size * 0.38, size * 0.04), ink)


def _paint_other_ways(painter: QPainter, layout: tray.TrayLayout, picture: BoardPicture) -> None:
    """Other ways to spell the word: a thin ribbon under the dice and a ring round each of them."""
    look = theme.current().palette
    size = layout.die_size
    cells = {cell for path in picture.others for cell in path} - set(picture.path)
    if not picture.others:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.yellow, size * 0.10, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    main = set(itertools.pairwise(picture.path))
    for path in picture.others:
        for link in itertools.pairwise(path):
            if link not in main:
                one, two = (layout.centre(*picture.place(cell)) for cell in link)
                painter.drawLine(QLineF(one, two))
    grow = size * 0.055
    painter.setPen(QPen(look.yellow, grow * 1.9))
    for cell in cells:
        box = QRectF(0, 0, size, size * (1 if layout.flat else 1 + die.EDGE))
        box.moveCenter(
            layout.centre(*picture.place(cell)) + QPointF(0, 0 if layout.flat else size * die.EDGE / 2)
        )
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), size * 0.22, size * 0.22)


def swing_of(share: float) -> float:
    """Where refused dice are, −1 to 1, when the share (1 to 0) of their shaking is left."""
    return math.sin(share * 3 * 2 * math.pi) * share
