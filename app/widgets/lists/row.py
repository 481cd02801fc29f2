"""How rows of lists are painted: a title and a small line, something to see left of them, figures, icons and
buttons at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from app.widgets.guard import Guarded
from app.widgets.lists.model import Index
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import draw_text


class Measures(Protocol):
    """Lengths and fonts: those of the theme, or of a screen that enlarges them."""

    def px(self, n: float, /) -> int:
        """Design pixels as logical pixels."""

    def tx(self, n: float, /) -> int:
        """Design pixels of what must hold text, as logical pixels."""

    def font(self, role: str, /) -> QFont:
        """The font of a role."""


class Text(NamedTuple):
    """Words in a row. drop: how far below the middle of the row their baseline is, in logical pixels; None
    sets capitals on the middle."""

    text: str
    role: str
    colour: QColor
    drop: float | None = None


class PaintedRow:
    """One row being painted. What is put in takes its room from the left or the right end; words get what
    is left of it.

    rect: the row. left, right: the ends of the room that is still free. chosen: it is the view's current
    row; here: and has the keyboard. selected, pointed: as Qt says.
    """

    def __init__(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: Measures) -> None:
        self.painter, self.index, self.look = painter, index, look
        self.rect = QRectF(option.rect)
        self.left, self.right = self.rect.left(), self.rect.right()
        self._option = option

    # Asked for by few rows, and each takes as long as a word is painted.

    @property
    def chosen(self) -> bool:
        view = self._option.widget
        return isinstance(view, QAbstractItemView) and view.currentIndex() == self.index

    @property
    def here(self) -> bool:
        return self.chosen and self._option.widget.hasFocus()

    @property
    def selected(self) -> bool:
        return self._has("State_Selected")

    @property
    def pointed(self) -> bool:
        return self._has("State_MouseOver")

    def _has(self, flag: str) -> bool:
        # Start-up time: its names take 5 ms, and no row is shown at first.
        from PySide6.QtWidgets import QStyle

        return bool(self._option.state & QStyle.StateFlag[flag])

    @property
    def ratio(self) -> float:
        """Device pixels to a logical one, for pictures."""
        return self.painter.device().devicePixelRatioF()

    def ground(self, colour: QColor, rect: QRectF, radius: float, seed: int = 3) -> None:
        """Lay a slip of paper under a part of the row."""
        self.painter.fillPath(paper.cut(rect, radius, seed, 0.0), colour)

    def line_above(self) -> None:
        """A hair between this row and the one above, where there is one."""
        if self.index.row():
            hair = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), theme.current().pxf(1.2))
            self.painter.fillRect(hair, theme.current().palette.line)

    def put(self, side: float, before: float = 0, after: float = 0) -> QRectF:
        """A square at the left end, on the middle of the row; gives its place."""
        box = QRectF(self.left + before, self.rect.center().y() - side / 2, side, side)
        self.left = box.right() + after
        return box

    def put_last(self, side: float, before: float = 0, after: float = 0) -> QRectF:
        """A square at the right end, ``after`` it and ``before`` it so much room; gives its place."""
        box = QRectF(self.right - after - side, self.rect.center().y() - side / 2, side, side)
        self.right = box.left() - before
        return box

    def icon(
        self, name: str, box: QRectF, colour: QColor, stroke: float = icons.STROKE, inset: float = 0
    ) -> None:
        """An icon in a place that `put` gave."""
        icons.paint(self.painter, name, box.adjusted(inset, inset, -inset, -inset), colour, stroke)

    def words(self, words: Text, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> float:
        """Write in the free room, cut where it ends; gives how wide it became. The room stays free."""
        font = self.look.font(words.role)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(words.text, cut, max(0.0, self.right - self.left))
        drop = metrics.capHeight() / 2 if words.drop is None else words.drop
        at = QPointF(self.left, self.rect.center().y() + drop)
        return draw_text(self.painter, shown, at, font, words.colour)

    def beside(self, title: Text, note: Text, gap: float, least: float = 0) -> None:
        """A title and, after a gap, the small line on the same height; ``least``: it begins so far at least
        from where the title does."""
        wide = self.words(title)
        self.left += max(wide + gap, least)
        self.words(note)

    def lines(self, *lines: Text) -> None:
        """A title and the small line under it, or above."""
        for words in lines:
            self.words(words)


class RowDelegate(Guarded, QStyledItemDelegate):
    """Asks two functions: what stands in a row, and how large a row is."""

    def __init__(
        self,
        parent: QAbstractItemView,
        paint: Callable[[PaintedRow], object],
        size: Callable[[Index], QSize],
        look: Callable[[], Measures] = lambda: theme.current(),
    ) -> None:
        super().__init__(parent)
        self._paint, self._size, self._look = paint, size, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._size(index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(PaintedRow(painter, option, index, self._look()))
        painter.restore()
