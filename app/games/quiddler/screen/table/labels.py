"""What stands beside the piles: how many cards are left, and the way to all that was discarded."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.games.quiddler.screen import texts
from app.widgets import writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.spoken import Spoken

LARGEST = 1.5
"""Text size of what stands under a number."""


class PileLabels(Spoken, Canvas, QWidget):
    """Lies under everything and lets the mouse through, but for its button.

    Signals: history_requested(): all of the discard pile.
    """

    history_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._left = 0
        self._draw, self._discard = QRectF(), QRectF()
        self.brief: float | None = None
        """Where room is scarce the number stands alone, and the button has its top here."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.all = PaperButton("", "quiet", parent=parent)
        self.all.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all.clicked.connect(self.history_requested)
        self.say(
            self.all.setToolTip, lambda: self.tr("All cards of the discard pile, the last one first (Ctrl+K)")
        )
        self.hear(self._retell)
        self._count = 0
        self._retell()
        theme.follow(self, self.update)

    def show_counts(self, left: int, discarded: int) -> None:
        if (left, discarded) == (self._left, self._count):
            return  # it lies over the whole table, which would be painted with it
        afresh = left != self._left
        self._left, self._count = left, discarded
        self._name_all()
        if afresh:
            self.update()

    def _retell(self) -> None:
        self._name_all()
        self.update()

    def _name_all(self) -> None:
        self.all.setText(self.tr("discarded: {count}").format(count=self._count))
        self.all.setAccessibleName(
            self.tr("All cards of the discard pile: {count}").format(count=self._count)
        )
        self.all.setVisible(self._count > 0)
        self._place()

    def stand_beside(self, draw: QRectF, discard: QRectF) -> None:
        """Faces of the piles, on the parent."""
        self._draw, self._discard = draw, discard
        self._place()
        self.update()

    def _place(self) -> None:
        look = theme.current()
        size = self.all.sizeHint()
        middle = self._discard.center().y() - size.height() / 2
        self.all.setGeometry(
            round(self._discard.right() + look.pxf(8)),
            round(middle if self.brief is None else self.brief),
            size.width(),
            size.height(),
        )

    def free(self) -> tuple[float, float]:
        """Left of all that stands there, and right of it."""
        look = theme.current()
        return self._draw.left() - look.tx(92), self._discard.right() + look.pxf(
            10
        ) + self.all.sizeHint().width()

    def _small(self) -> QFont:
        """Beside the number that tells the same; above it and below it there is no room for more."""
        look = theme.current()
        return fonts.for_role("meta", look.scale, min(look.text_size, LARGEST), look.legible(0.0))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        number, small = look.font("number"), self._small()
        right, y = self._draw.left() - look.pxf(14), self._draw.center().y()
        at = QPointF(right, y + look.tx(2))
        draw_text(painter, str(self._left), at, number, look.palette.on_mat, lean=1)
        if self.brief is not None:
            return
        unit = writing.unit(texts.in_pile(self._left), self._left)
        high = QFontMetricsF(small).height()
        for line, text in enumerate(fonts.wrapped(small, unit, look.tx(76))):
            at = QPointF(right, y + look.px(22 * min(look.text_size, LARGEST)) + line * high)
            draw_text(painter, text, at, small, look.palette.on_mat, lean=1)
