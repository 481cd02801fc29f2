"""The best moves of a position: a list with points and reasons, and a picture of the move pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.speech import ThinkingDots
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.look.canvas import draw_text
from app.widgets.sheets.dialog import PaperDialog

ROW, MIDDLE = 98, 42
"""Least height of a row, and of that what is above the middle of its first line."""
LEFT, RIGHT, BELOW = 76, 10, 12
"""Room beside and under the reasons."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True)
class Proposal:
    """A move in the list.

    move: what it is to the game. points: “+12”. kind: a word beside its picture (“trade”). expected: what it
    brings in the end (`app.tabletop.advice.expected`). reasons: what speaks for it and against it. spoken:
    all of it but its place and what is expected; no two moves share it. made: whether it is the one that was
    made.
    """

    move: Any
    points: str
    reasons: str
    spoken: str
    kind: str = ""
    made: bool = False
    expected: str = ""


PaintMove: TypeAlias = Callable[[PaintedRow, Any, float], None]
"""Paints a move from the left end of a row on, its middle at the given height; leaves what is free."""


class BestModel(LinesModel[Proposal]):
    """Moves, best first."""

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        told = super().data(index, role)
        if told is not None and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{index.row() + 1}., {told}"
        return told

    def tell(self, line: Proposal, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{line.spoken}, {line.expected}" if line.expected else line.spoken
        return None


class BestList(RowList):
    """The list; the mouse and keys point at a move."""

    def __init__(self, paint_move: PaintMove) -> None:
        self.proposals = BestModel()
        super().__init__(self.proposals, self._paint, self._size)
        self._paint_move = paint_move
        self.setWordWrap(True)  # laid out anew where it is narrower
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.entered.connect(self.setCurrentIndex)

    def _size(self, index: Index) -> QSize:
        """As high as the reasons want, never less than usual."""
        look = theme.current()
        room = max(60.0, self.viewport().width() - look.pxf(LEFT + RIGHT))
        high = look.tx(MIDDLE) + look.pxf(3) + look.pxf(BELOW)
        for text, font in _paragraphs(index.data(LINE)):
            box = QRectF(0, 0, room, 2_000)
            high += QFontMetricsF(look.font(font)).boundingRect(box, _WRAPPED, text).height()
        return QSize(look.px(200), max(look.tx(ROW), math.ceil(high)))

    def _paint(self, row: PaintedRow) -> None:
        look, colours, painter = theme.current(), theme.current().palette, row.painter
        line: Proposal = row.index.data(LINE)
        slip = row.rect.adjusted(0, 0, 0, -look.pxf(4))
        if row.chosen:
            row.ground(colours.yellow_tint, slip, look.pxf(12), 2)
        middle = slip.top() + look.tx(MIDDLE)
        number = look.font("number")
        at = QPointF(slip.left() + look.pxf(62), middle)
        draw_text(painter, line.points, at, number, colours.ink, lean=1, sink=0.5)
        left = row.left = slip.left() + look.pxf(LEFT)
        self._paint_move(row, line.move, middle)
        note = line.kind or (self.tr("played") if line.made else "")
        at = QPointF(row.left + look.pxf(8), middle - look.pxf(10))
        draw_text(painter, note, at, look.font("meta_strong"), colours.green if line.made else colours.ink2)
        area = QRectF(left, middle + look.pxf(3), slip.right() - left - look.pxf(RIGHT), 0)
        for text, font in _paragraphs(line):
            painter.setFont(look.font(font))
            painter.setPen(colours.ink if font == "meta_strong" else colours.ink2)
            area.setHeight(2_000)
            area.setTop(area.top() + painter.drawText(area, _WRAPPED, text).height())


def _paragraphs(line: Proposal) -> list[tuple[str, str]]:
    """What stands under a move, and its fonts."""
    return [(text, font) for text, font in ((line.expected, "meta_strong"), (line.reasons, "meta")) if text]


class BestMovesSheet(PaperDialog):
    """The sheet. past: of a position that lies behind; then nothing can be shown on the table.

    Signals: move_pointed(object move); show_requested(object move): show it on the table.
    """

    move_pointed = Signal(object)
    show_requested = Signal(object)

    def __init__(self, table: QWidget, picture: QWidget, paint_move: PaintMove, *, past: bool) -> None:
        """picture: stands beside the list and shows the move pointed at."""
        title = self.tr("What could have been played") if past else self.tr("Best moves")
        super().__init__(table, title, width=940, height=640)
        self._past = past
        self.list = BestList(paint_move)
        self.list.setAccessibleName(title)
        self._wait = ThinkingDots(slip=False)
        self._note = Label(self.tr("Thinking it through…"), "body", "ink2", wrap=True)
        row = boxes.row(self._wait, (self._note, 1))
        both = boxes.row((self.list, 5), (picture, 4), spacing=theme.current().px(18))
        self.body.addLayout(row)
        self.body.addLayout(both, 1)
        self.show_button = PaperButton(self.tr("Show on the table"), "primary", "eye")
        self.show_button.setEnabled(False)
        self.add_close(kind="primary" if past else "secondary")
        self.buttons.addWidget(self.show_button)
        # Not before they lie in the sheet: shown without a parent they would be windows of their own.
        self._wait.set_running(True)
        self.show_button.setVisible(not past)
        self.show_button.clicked.connect(self._show_it)
        self.list.row_reached.connect(self._point)
        self.list.row_chosen.connect(self._show_it)
        self.list.activated.connect(self._show_it)

    def set_moves(self, proposals: Sequence[Proposal], *, settled: bool = True) -> None:
        """The analysis has come, or as far as it has; the move pointed at stays the one."""
        first = not self.list.proposals.rowCount()
        chosen = None if first else self.list.currentIndex().data(LINE)
        self._wait.set_running(not settled)
        self.list.proposals.set_lines(proposals)
        self._note.setText(self._summary(proposals) if settled else self._comparing())
        self.show_button.setEnabled(bool(proposals))
        if proposals:
            told = [line.spoken for line in proposals]
            row = told.index(chosen.spoken) if chosen and chosen.spoken in told else 0
            self.list.setCurrentIndex(self.list.proposals.index(row))
        if proposals and first:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _comparing(self) -> str:
        return self.tr("Still comparing, all on the same deals. The order may change.")

    def say_nothing(self, text: str) -> None:
        """The analysis has come to nothing: say so instead of the moves."""
        self._wait.set_running(False)
        self._note.setText(text)

    def _summary(self, proposals: Sequence[Proposal]) -> str:
        if not self._past:
            return self.tr(
                "The best first: points now, the chance to win, and how many points more than the others "
                "you can expect with what follows."
            )
        place = next((place for place, line in enumerate(proposals, 1) if line.made), 0)
        if not place:
            return self.tr("Your move is not among the best that the lynx would think of.")
        if place == 1:
            return self.tr("You found the best move.")
        return self.tr("Your move is number {number} of what the lynx would think of.").format(number=place)

    def _point(self, index: QModelIndex) -> None:
        self.move_pointed.emit(index.data(LINE).move)

    def _show_it(self) -> None:
        index = self.list.currentIndex()
        if index.isValid() and not self._past:
            self.close_dialog()
            self.show_requested.emit(index.data(LINE).move)
