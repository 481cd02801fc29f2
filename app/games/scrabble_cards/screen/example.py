"""A few cards as they lie on the table, for the rules."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.bonus import paint_bonus
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way, paint_face
from app.games.scrabble_cards.table import Cell
from app.tabletop.cards.card import VALUE
from app.tabletop.pieces.example import ExamplePicture, enlarged, paint_cross, paint_points, points_size
from app.tabletop.pieces.paint import paint_ring
from app.widgets.look import theme

CELL = QSizeF(34, 42)
CARD = QSizeF(32.5, 39)
BONUS = QSizeF(152, 85)
MARGIN, GAP = 16, 10
"""In design pixels, as the sizes above."""
SMALLEST = 0.14
"""Of the height of a bonus card what its smallest letters take."""
IN_ROW = 4
"""Bonus cards beside each other."""
_card = partial(enlarged, smallest=CARD.width() * VALUE)
_bonus = partial(enlarged, smallest=BONUS.height() * SMALLEST)
"""Lengths of letter cards and of bonus cards."""


class ExampleCard(NamedTuple):
    """A card of an example. fresh: laid in this turn; leaves: cleared after it; wrong: does not go; named: by
    the premium card; joined: in a word that is joined to a part of an old one."""

    cell: Cell
    card: Letter
    fresh: bool
    leaves: bool
    wrong: bool
    named: bool
    joined: bool


@dataclass(frozen=True)
class TableExample:
    """Cards as they lie on the table.

    rows: letters or ``.``, row by row. Behind a letter: ``?`` a žolík, ``+`` laid in this turn, ``-`` leaves
    the table after it, ``!`` wrong, ``*`` named by the premium card, ``=`` in a word that is joined to a part
    of an old one. points: on a slip, empty for none. bonus: the bonus card that goes with it.
    """

    rows: tuple[str, ...]
    caption: str
    points: str = ""
    bonus: str = ""
    good: bool = True

    def cards(self) -> list[ExampleCard]:
        return [
            ExampleCard((x, y), Letter(word[0], "?" in word), *(mark in word for mark in "+-!*="))
            for y, row in enumerate(self.rows)
            for x, word in enumerate(row.split())
            if word != "."
        ]

    def picture(self) -> QWidget:
        return ExampleTable(self)


@dataclass(frozen=True)
class BonusExample:
    """Bonus cards side by side."""

    bonus: tuple[str, ...]
    caption: str

    def picture(self) -> QWidget:
        return ExampleBonus(self)


def example(kind: str, pieces: str, caption: str) -> TableExample | BonusExample:
    """``bonus``: bonus cards. ``table`` or ``table wrong``: rows with ``/`` between them, perhaps ``|`` and
    the points, ``|`` and the bonus card."""
    if kind == "bonus":
        return BonusExample(tuple(pieces.split()), caption)
    rows, points, bonus = (*pieces.split(" | "), "", "")[:3]
    return TableExample(tuple(rows.split(" / ")), caption, points, bonus, kind == "table")


class ExampleTable(ExamplePicture):
    """Cards; below them the bonus card and the points."""

    def __init__(self, example: TableExample) -> None:
        self._example, self._cards = example, example.cards()
        rows = range(len(example.rows))
        lines = ["".join(one.card.letter for one in self._cards if one.cell[1] == y) for y in rows]
        if example.bonus:
            lines.append(names.bonus_name(example.bonus))
        super().__init__(f"{', '.join(lines)}: {example.caption}", "green", len(self._cards))

    def _foot(self) -> QSizeF:
        """Room for the bonus card and the slip with the points."""
        look, example = theme.current(), self._example
        wide, high = 0.0, 0.0
        if example.bonus:
            wide, high = _bonus(BONUS.width()), _bonus(BONUS.height()) + look.pxf(2 * GAP)
        if example.points:
            slip = points_size(example.points)
            wide += slip.width() + (look.pxf(GAP) if wide else 0)
            high = max(high, slip.height() + look.pxf(GAP))
        return QSizeF(wide, high)

    def sizeHint(self) -> QSize:
        look, foot = theme.current(), self._foot()
        across = max(len(row.split()) for row in self._example.rows)
        wide = max(_card(across * CELL.width()), foot.width()) + look.pxf(2 * MARGIN)
        high = _card(len(self._example.rows) * CELL.height()) + look.pxf(2 * MARGIN + 4) + foot.height()
        return QSize(math.ceil(wide), math.ceil(high))

    def paint_on(self, painter: QPainter, mat: QRectF) -> None:
        look, example = theme.current(), self._example
        across = max(len(row.split()) for row in example.rows)
        left = (self.width() - _card(across * CELL.width())) / 2
        for one in self._cards:
            x, y = one.cell
            spot = QPointF(left + x * _card(CELL.width()), look.pxf(MARGIN) + y * _card(CELL.height()))
            face = QRectF(spot, QSizeF(_card(CARD.width()), _card(CARD.height())))
            way = Way.LEAVING if one.leaves else Way.FRESH if one.fresh else Way.PLAIN
            paint_face(painter, face, CardFace(one.card, way), x * 3 + y)
            if one.wrong or one.named:
                paint_ring(painter, face, look.palette.red, look.pxf(3))
        self._paint_joined(painter, left)
        self._paint_foot(painter, mat)
        if not example.good:
            paint_cross(painter, mat)

    def _paint_joined(self, painter: QPainter, left: float) -> None:
        """A frame around the word that is made with a part of an old one."""
        look = theme.current()
        cells = [one.cell for one in self._cards if one.joined]
        if not cells:
            return
        wide, high = _card(CELL.width()), _card(CELL.height())
        first, last = min(cells), max(cells)
        top = look.pxf(MARGIN) + first[1] * high
        frame = QRectF(left + first[0] * wide, top, (last[0] - first[0] + 1) * wide, high)
        frame.adjust(-look.pxf(3), -look.pxf(3), look.pxf(1.5), look.pxf(1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.palette.yellow_edge, look.pxf(3.5)))
        painter.drawRoundedRect(frame, look.pxf(7), look.pxf(7))

    def _paint_foot(self, painter: QPainter, mat: QRectF) -> None:
        look, example, foot = theme.current(), self._example, self._foot()
        left = mat.center().x() - foot.width() / 2
        middle = mat.bottom() - look.pxf(MARGIN * 0.75) - foot.height() / 2 + look.pxf(GAP) / 2
        if example.bonus:
            middle -= look.pxf(GAP) / 2
        if example.bonus:
            card = QRectF(QPointF(left, 0), QSizeF(_bonus(BONUS.width()), _bonus(BONUS.height())))
            card.moveTop(middle - card.height() / 2)
            paint_bonus(painter, card, example.bonus)
            left = card.right() + look.pxf(GAP)
        if example.points:
            size = points_size(example.points)
            paint_points(painter, QRectF(QPointF(left, middle - size.height() / 2), size), example.points)


class ExampleBonus(ExamplePicture):
    """The cards in rows."""

    def __init__(self, example: BonusExample) -> None:
        self._bonus = example.bonus
        spoken = "; ".join(map(names.bonus_name, self._bonus))
        super().__init__(f"{spoken}: {example.caption}", "green", len(self._bonus))

    def _in_row(self) -> int:
        """So many beside each other: larger ones are fewer."""
        return min(int(IN_ROW * theme.current().pxf(BONUS.width()) / _bonus(BONUS.width())), len(self._bonus))

    def sizeHint(self) -> QSize:
        look, across = theme.current(), self._in_row()
        rows = math.ceil(len(self._bonus) / across)
        wide = across * _bonus(BONUS.width()) + look.pxf((across - 1) * GAP + 2 * MARGIN)
        high = rows * _bonus(BONUS.height()) + look.pxf((rows - 1) * GAP + 2 * MARGIN + 4)
        return QSize(math.ceil(wide), math.ceil(high))

    def paint_on(self, painter: QPainter, mat: QRectF) -> None:
        look, across = theme.current(), self._in_row()
        for place, card in enumerate(self._bonus):
            y, x = divmod(place, across)
            left = look.pxf(MARGIN + x * GAP) + x * _bonus(BONUS.width())
            top = look.pxf(MARGIN + y * GAP) + y * _bonus(BONUS.height())
            size = QSizeF(_bonus(BONUS.width()), _bonus(BONUS.height()))
            paint_bonus(painter, QRectF(QPointF(left, top), size), card)
