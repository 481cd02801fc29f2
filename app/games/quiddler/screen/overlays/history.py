"""The whole discard pile on a sheet, the newest card first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import EDGE, TALL, CardSkin, Print
from app.tabletop.pieces.skin import paint_piece
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.dialog import PaperDialog

CARD, GAP, ACROSS = 62, 10, 10


class CardGrid(Canvas, QWidget):
    """Cards in rows, from left to right. cards: what is shown."""

    def __init__(self, skin: CardSkin, cards: Sequence[Print]) -> None:
        super().__init__()
        self._skin, self.cards = skin, tuple(cards)
        self.setAccessibleName(", ".join(skin.name(one) for one in self.cards))
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        rows = max(1, -(-len(self.cards) // ACROSS))
        across = min(ACROSS, max(1, len(self.cards)))
        high = look.pxf(CARD * (TALL + 2 * EDGE) + GAP)
        return QSize(round(across * look.pxf(CARD + GAP)), round(rows * high))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        wide, high = look.pxf(CARD), look.pxf(CARD * (TALL + 2 * EDGE) + GAP)
        for place, shown in enumerate(self.cards):
            row, column = divmod(place, ACROSS)
            middle = QPointF(
                column * look.pxf(CARD + GAP) + look.pxf(CARD + GAP) / 2,
                row * high + wide * TALL / 2 + look.pxf(3),
            )
            paint_piece(painter, self._skin, shown, middle, wide, place)


def _scrolled(grid: CardGrid) -> PaperScroll:
    """As high as it needs to be, up to two lines."""
    scroll = PaperScroll(grid)
    most = round(theme.current().pxf(2.3 * (CARD * (TALL + 2 * EDGE) + GAP)))
    scroll.setFixedHeight(min(grid.height(), most))
    return scroll


def open_pile(
    table: QWidget,
    skin: CardSkin,
    cards: Sequence[Print],
    texts: tuple[str, str, str],
    below: QWidget | None = None,
) -> PaperDialog:
    """Show a pile. cards: the oldest first, as they were laid. texts: title, how the cards are to be read,
    and what stands on the button. below: what else belongs there."""
    title, note, done = texts
    dialog = PaperDialog(table, title, width=820)
    dialog.body.addWidget(Label(note, "body", "ink2", wrap=True))
    dialog.body.addWidget(_scrolled(CardGrid(skin, tuple(reversed(cards)))))
    if below is not None:
        dialog.body.addWidget(below)
    dialog.open_once(dialog.add_close(done))
    return dialog
