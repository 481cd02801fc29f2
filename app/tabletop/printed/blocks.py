"""What stands on printed pages, in black on white: texts, lines to write on, tables, pieces.

Everything is measured in tenths of a millimetre, in which a page of a printer, of a PDF and of the preview
are painted alike. A block knows how high it is in a given width; it is never cut, so a long list comes in
several.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.widgets.look import fonts

BLACK, GREY, PALE = QColor("#000000"), QColor("#555555"), QColor("#999999")
MM = 10.0
LINE = 8 * MM
"""From one line to write on to the next."""


class Block(Protocol):
    """Something on a page."""

    def height(self, width: float) -> float:
        """How much room it takes in that width."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it; the rectangle has the height that was told."""


def pen(width: float = 3, colour: QColor = BLACK, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def piece_edge(painter: QPainter, cell: QRectF, *, rounded: float, width: float = 2) -> QRectF:
    """The edge of a piece in its cell, with some room around it; gives its face. rounded: of the corners, as
    a share of its width. width: of the edge."""
    gap = cell.width() * 0.04
    face = cell.adjusted(gap, gap, -gap, -gap)
    painter.setPen(pen(width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face, face.width() * rounded, face.width() * rounded)
    painter.setPen(BLACK)
    return face


def type_of(size: float, style: str = "Regular", *, serif: bool = False) -> QFont:
    """A font to print in, Lato or Vollkorn. Each letter is by itself: from a PDF “ti” as one sign is neither
    copied nor found nor read aloud."""
    font = QFont(fonts.serif(size, style) if serif else fonts.sans(size, style))
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, or one so much smaller that the text is as wide as there is room."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width > 0:
        font = QFont(font)
        font.setPixelSize(max(12, int(font.pixelSize() * width / wide)))
    return font


@dataclass(frozen=True)
class Paragraph:
    """A paragraph that breaks its lines. size: of its letters. style: of Lato, or of Vollkorn where serif."""

    text: str
    size: float = 4.2 * MM
    style: str = "Regular"
    serif: bool = False
    centred: bool = False
    gap: float = 2 * MM
    """Below it."""

    @property
    def font(self) -> QFont:
        return type_of(self.size, self.style, serif=self.serif)

    @property
    def _flags(self) -> int:
        side = Qt.AlignmentFlag.AlignHCenter if self.centred else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)

    def height(self, width: float) -> float:
        room = QRectF(0, 0, width, 100_000)
        return QFontMetricsF(self.font).boundingRect(room, self._flags, self.text).height() + self.gap

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.setFont(self.font)
        painter.setPen(BLACK)
        painter.drawText(rect, self._flags, self.text)


def heading(text: str) -> Paragraph:
    return Paragraph(text, 6.5 * MM, "Black", serif=True, gap=3 * MM)


@dataclass(frozen=True)
class Space:
    """Nothing, so high."""

    high: float

    def height(self, width: float) -> float:
        return self.high

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Nothing is painted."""


@dataclass(frozen=True)
class WritingLines:
    """WritingLines to write on, in columns."""

    count: int
    columns: int = 1
    gap: float = 3 * MM
    pitch: float = LINE

    def height(self, width: float) -> float:
        return self.count * self.pitch + self.gap

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(pen(2, GREY))
        space = 6 * MM
        wide = (rect.width() - space * (self.columns - 1)) / self.columns
        for column in range(self.columns):
            left = rect.left() + column * (wide + space)
            for line in range(1, self.count + 1):
                y = rect.top() + line * self.pitch
                painter.drawLine(QPointF(left, y), QPointF(left + wide, y))


@dataclass(frozen=True)
class PaintedBlock:
    """Something that a game paints. high: how high in a given width."""

    high: Callable[[float], float]
    painted: Callable[[QPainter, QRectF], None]

    def height(self, width: float) -> float:
        return self.high(width)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        self.painted(painter, rect)
        painter.restore()


@dataclass(frozen=True)
class Stack:
    """Blocks under each other that stay together."""

    blocks: Sequence[Block]

    def height(self, width: float) -> float:
        return sum(block.height(width) for block in self.blocks)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        top = rect.top()
        for block in self.blocks:
            high = block.height(rect.width())
            block.paint(painter, QRectF(rect.left(), top, rect.width(), high))
            top += high


@dataclass(frozen=True)
class Beside:
    """Blocks beside each other. shares: of the width."""

    blocks: Sequence[Block]
    shares: Sequence[float]
    space: float = 6 * MM

    def _widths(self, width: float) -> list[float]:
        room = width - self.space * (len(self.blocks) - 1)
        return [room * share / sum(self.shares) for share in self.shares]

    def height(self, width: float) -> float:
        pairs = zip(self.blocks, self._widths(width), strict=True)
        return max(block.height(wide) for block, wide in pairs)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        left = rect.left()
        for block, wide in zip(self.blocks, self._widths(rect.width()), strict=True):
            block.paint(painter, QRectF(left, rect.top(), wide, block.height(wide)))
            left += wide + self.space


@dataclass(frozen=True)
class Cut:
    """The same size for each of so many blocks in columns, with lines to cut along between them."""

    blocks: Sequence[Block]
    columns: int
    high: float
    """Of the whole."""

    def height(self, width: float) -> float:
        return self.high

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        rows = -(-len(self.blocks) // self.columns)
        wide, high, inset = rect.width() / self.columns, rect.height() / rows, 5 * MM
        for place, block in enumerate(self.blocks):
            row, column = divmod(place, self.columns)
            cell = QRectF(rect.left() + column * wide, rect.top() + row * high, wide, high)
            inner = cell.adjusted(inset, inset, -inset, -inset)
            block.paint(painter, QRectF(inner.topLeft(), inner.size()))
        painter.setPen(pen(2, PALE, Qt.PenStyle.DashLine))
        for column in range(1, self.columns):
            x = rect.left() + column * wide
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        for row in range(1, rows):
            y = rect.top() + row * high
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


@dataclass(frozen=True)
class FilledTable:
    """Cells to be filled in. head: over the columns. rows: what stands in the first cells of each row; the
    others are empty. shares: of the width, a column each. high: of a row. total: whether the last row is a
    sum."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    shares: Sequence[float]
    high: float = 9 * MM
    total: bool = False
    size: float = 3.8 * MM
    gap: float = field(default=4 * MM)

    def height(self, width: float) -> float:
        return (len(self.rows) + 1) * self.high + self.gap

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        edges = [rect.left()]
        for share in self.shares:
            edges.append(edges[-1] + rect.width() * share / sum(self.shares))
        lines = [self.head, *self.rows]
        bottom = rect.top() + self.high * len(lines)
        for place, texts in enumerate(lines):
            top = rect.top() + place * self.high
            strong = place == 0 or (self.total and place == len(lines) - 1)
            for column, text in enumerate(texts):
                cell = QRectF(edges[column], top, edges[column + 1] - edges[column], self.high)
                self._write(painter, text, cell, strong=strong)
            painter.setPen(pen(5 if place <= 1 or (self.total and strong) else 2))
            painter.drawLine(QPointF(rect.left(), top), QPointF(rect.right(), top))
        painter.setPen(pen(5))
        painter.drawLine(QPointF(rect.left(), bottom), QPointF(rect.right(), bottom))
        for place, x in enumerate(edges):
            painter.setPen(pen(5 if place in (0, len(edges) - 1) else 2))
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, bottom))

    def _write(self, painter: QPainter, text: str, cell: QRectF, *, strong: bool) -> None:
        inner = cell.adjusted(1.5 * MM, 0, -1.5 * MM, 0)
        painter.setFont(fitted(type_of(self.size, "Bold" if strong else "Regular"), text, inner.width()))
        painter.setPen(BLACK)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class _NameLine(NamedTuple):
    """A word and a line beside it."""

    text: str

    def height(self, width: float) -> float:
        return 11 * MM

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        font = type_of(4.2 * MM)
        base = rect.top() + 7 * MM
        painter.setFont(font)
        painter.setPen(BLACK)
        painter.drawText(QPointF(rect.left(), base), self.text)
        left = rect.left() + QFontMetricsF(font).horizontalAdvance(self.text) + 2 * MM
        painter.setPen(pen(2, GREY))
        painter.drawLine(QPointF(left, base + 0.8 * MM), QPointF(rect.right(), base + 0.8 * MM))


def name_line() -> Block:
    """Where pupils write who they are."""
    return _NameLine(QCoreApplication.translate("Printed", "Name"))
