"""What a game says and paints in a lesson of one deal for all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.engine.lessons.one_deal import TeamAnswer
from app.tabletop import phrases
from app.tabletop.pieces.paint import paint_ground
from app.tabletop.pieces.skin import Key, PieceShape, Position, Skin, face_around, paint_piece
from app.widgets import writing
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import draw_text

translate = QCoreApplication.translate
PALE, GRID = 0.25, 60
LABEL = 36.0
"""Size of what names cells and pieces, on a wall 1080 high."""


class DealView(ABC):
    """mat: the colour of the game's sheet."""

    mat: ClassVar[str]

    @abstractmethod
    def task(self) -> str:
        """What the teams are to do, in a few words."""

    @abstractmethod
    def rule(self) -> str:
        """What counts, in a sentence."""

    @abstractmethod
    def how(self) -> str:
        """How a team writes its answer, in a sentence."""

    @abstractmethod
    def hint(self) -> str:
        """What the teacher types, in a few words."""

    @abstractmethod
    def fault(self, answer: TeamAnswer) -> str:
        """Why an answer does not count."""

    @abstractmethod
    def why(self, answer: TeamAnswer) -> Sequence[str]:
        """What its points are made of."""

    @abstractmethod
    def solution(self, deal: Any) -> Sequence[str]:
        """What the teacher is told of it."""

    @abstractmethod
    def spoken(self, deal: Any) -> str:
        """The deal for a screen reader."""

    @abstractmethod
    def paint(
        self, painter: QPainter, stage: QRectF, deal: Any, answer: TeamAnswer | None, unit: float
    ) -> None:
        """The deal, with an answer laid on it."""

    @abstractmethod
    def paint_closed(self, painter: QPainter, stage: QRectF, deal: Any) -> None:
        """Its pieces with their faces down, before it is to be seen."""


class WordView(DealView):
    """Of a deal whose answers are words: the best is of words that people know, the utmost of all words."""

    @abstractmethod
    def faults(self) -> Mapping[str, str]:
        """Why an answer does not count, by the game's codes, besides what is wrong with words in any game."""

    def fault(self, answer: TeamAnswer) -> str:
        told = {
            "nothing": translate("OneDeal", "There is no word in it."),
            "coarse": translate("OneDeal", "That is not a word for class."),
            "unknown": translate("OneDeal", "{word} is not in the dictionary."),
            **self.faults(),
        }[answer.fault]
        return told.format(word=phrases.quoted(answer.subject))

    def solution(self, deal: Any) -> Sequence[str]:
        lines = [translate("OneDeal", "Of words that people know:"), *self._lines(deal.best)]
        if deal.utmost.points > deal.best.points:
            lines += ["", translate("OneDeal", "Of all words:"), *self._lines(deal.utmost)]
        return lines

    def _lines(self, answer: TeamAnswer) -> list[str]:
        return [f"{answer.text}: {writing.number(answer.points)}", *self.why(answer)]


class Cells(Protocol):
    """Cells of a position. left, top: the first cell."""

    @property
    def left(self) -> int: ...
    @property
    def top(self) -> int: ...
    @property
    def columns(self) -> int: ...
    @property
    def rows(self) -> int: ...


def paint_mat(painter: QPainter, stage: QRectF, mat: str, unit: float) -> None:
    flat = theme.current().palette.flat
    outline = paper.cut(stage, 22 * unit, 7, 0.0 if flat else 3 * unit)
    paint_ground(painter, outline, mat)


def cell_of(stage: QRectF, field: Cells, form: PieceShape, most: float) -> tuple[float, QPointF]:
    """Width of a cell, and where the first one begins, so that the field lies in the middle."""
    wide = min(stage.width() / field.columns, stage.height() / (field.rows * form.cell), most)
    left = stage.center().x() - wide * field.columns / 2
    return wide, QPointF(left, stage.center().y() - wide * form.cell * field.rows / 2)


def centre_of(cell: Position, field: Cells, form: PieceShape, wide: float, first: QPointF) -> QPointF:
    x, y = cell[0] - field.left + 0.5, cell[1] - field.top + 0.5
    return first + QPointF(x * wide, y * wide * form.cell)


def paint_names(
    painter: QPainter, field: Cells, form: PieceShape, wide: float, first: QPointF, unit: float
) -> None:
    """Letters over the columns, numbers beside the rows, and lines between the cells."""
    colours = theme.current().palette
    font, high = fonts.sans(LABEL * unit, "Bold"), wide * form.cell
    lines = QColor(colours.ink)
    lines.setAlpha(GRID)
    painter.setPen(QPen(lines, max(1.0, 2 * unit)))
    for at in range(field.columns + 1):
        x = first.x() + at * wide
        painter.drawLine(QPointF(x, first.y()), QPointF(x, first.y() + field.rows * high))
    for at in range(field.rows + 1):
        y = first.y() + at * high
        painter.drawLine(QPointF(first.x(), y), QPointF(first.x() + field.columns * wide, y))
    for at in range(field.columns):
        spot = QPointF(first.x() + (at + 0.5) * wide, first.y() - 12 * unit)
        draw_text(painter, chr(ord("A") + at), spot, font, colours.ink, lean=0.5)
    for at in range(field.rows):
        spot = QPointF(first.x() - 12 * unit, first.y() + (at + 0.5) * high)
        draw_text(painter, str(at + 1), spot, font, colours.ink, lean=1.0, sink=0.5)


def paint_hand(
    painter: QPainter,
    row: QRectF,
    skin: Skin,
    keys: Sequence[Key],
    *,
    away: Sequence[int] = (),
) -> None:
    """Pieces side by side in the middle of a row. away: those that lie on the table, pale."""
    wide = min(row.width() / len(keys), row.height() / skin.form.cell)
    first = row.center().x() - wide * len(keys) / 2
    for at, key in enumerate(keys):
        centre = QPointF(first + (at + 0.5) * wide, row.center().y())
        painter.setOpacity(PALE if at in away else 1.0)
        paint_piece(painter, skin, key, centre, wide * skin.form.face * 0.96, at)
        painter.setOpacity(1.0)


def paint_numbered(
    painter: QPainter, column: QRectF, skin: Skin, keys: Sequence[Key], unit: float, away: Sequence[int] = ()
) -> None:
    """Pieces one below another, each with its number before it, from 1."""
    ahead = (LABEL + 10) * unit
    wide = min(column.width() - ahead, column.height() / len(keys) / skin.form.cell)
    step = wide * skin.form.cell
    first, font = column.center().y() - step * len(keys) / 2, fonts.sans(LABEL * unit, "Black")
    for at, key in enumerate(keys):
        centre = QPointF(column.right() - wide / 2, first + (at + 0.5) * step)
        painter.setOpacity(PALE if at in away else 1.0)
        paint_piece(painter, skin, key, centre, wide * skin.form.face * 0.94, at)
        painter.setOpacity(1.0)
        spot = QPointF(column.right() - wide - 10 * unit, centre.y())
        draw_text(painter, str(at + 1), spot, font, theme.current().palette.ink, lean=1.0, sink=0.5)


def paint_fresh(painter: QPainter, form: PieceShape, centre: QPointF, wide: float, ink: QColor) -> None:
    """A ring around what an answer has laid."""
    face = face_around(form, centre, wide * form.face)
    painter.save()
    pen = painter.pen()
    pen.setColor(ink)
    pen.setWidthF(max(3.0, wide * 0.075))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grow = wide * 0.02
    painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), wide * 0.16, wide * 0.16)
    painter.restore()
