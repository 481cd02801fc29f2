"""A player's column of a finished round: a head, what made its points, and at its foot a slip with a star."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.tabletop.rounds.head import ColumnHead
from app.tabletop.rounds.sizes import Sizes
from app.widgets.controls.label import Label
from app.widgets.look import icons, paper, theme
from app.widgets.sheets.panel import paint_blank


class RoundColumn(QWidget):
    """One seat. A game puts what it tells of the round into `body`, and then calls `restyle`.

    margins: of the body, from the left around, in design pixels.
    """

    margins = (8, 8, 8, 10)

    def __init__(self, seat: int, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.sizes = seat, sizes
        self.who = sizes.context.seats[seat]
        self.head = ColumnHead(self.who, seat, sizes)
        self.body = QVBoxLayout()
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.head)
        self.column.addLayout(self.body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Measure again."""
        px = self.sizes.px
        self.column.setContentsMargins(0, 0, 0, theme.current().px(paper.THICKNESS))
        self.column.setSpacing(0)
        self.body.setContentsMargins(*map(px, self.margins))
        self.body.setSpacing(px(8))
        self.update()

    def show_points(self, told: str, points: int, best: Collection[int]) -> None:
        """Show what the round brought. told: how. best: who took the round."""
        won = ""
        if self.seat in best:
            won = self.tr("round winner") if len(best) == 1 else self.tr("shared win")
        self.head.show_points(told, points, won)

    def hasHeightForWidth(self) -> bool:
        """No: a scroll area would give it the height its wrapped text prefers, not the height there is."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet."""
        paint_blank(self, self.seat + 3)


class StarSlip(QWidget):
    """Yellow paper with a star before its caption."""

    def __init__(
        self, caption: str, sizes: Sizes, parent: QWidget | None = None, *, wrap: bool = False
    ) -> None:
        super().__init__(parent)
        self.sizes = sizes
        self.caption = Label(caption, sizes.role("meta_strong"), wrap=wrap)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slip and its star."""
        colours, px = theme.current().palette, self.sizes.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(paper.cut(QRectF(self.rect()), px(12), 3, 0.0), colours.yellow_tint)
        side = px(19)
        middle = self.caption.y() + self.caption.height() / 2
        icons.paint(painter, "star", QRectF(px(12), middle - side / 2, side, side), colours.yellow_ink)
        painter.end()
