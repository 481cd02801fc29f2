"""What each game says about a word: a list with an icon and words in every row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.ui import word_notes
from app.ui.lines_model import Index, LinesModel
from app.ui.pages.dictionary_lookup import Verdict
from app.widgets import art, icons, paper, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.scroll import dress

ROW = 40

EMBLEMS = {
    "boggle": "emblem_boggle",
    "quiddler": "emblem_quiddler",
    "scrabble-classic": "emblem_scrabble",
    "scrabble-inflected": "emblem_scrabble",
    "english": "emblem_quiddler",
}


@dataclass(frozen=True)
class Line:
    """One row: a policy, whether the word counts, and that in words."""

    policy: str
    accepted: bool
    text: str


class VerdictModel(LinesModel[Line]):
    """DisplayRole = the game's name, ANSWER = the answer in words, ACCEPTED = bool, POLICY = its name."""

    ANSWER = Qt.ItemDataRole.UserRole + 1
    ACCEPTED = Qt.ItemDataRole.UserRole + 2
    POLICY = Qt.ItemDataRole.UserRole + 3

    def set_verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Show other answers."""
        self.set_lines(
            [
                Line(each.policy, each.accepted, word_notes.short_verdict(each.accepted, each.reason))
                for each in verdicts
            ]
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        name = word_notes.policy_name(line.policy)
        answers = {
            Qt.ItemDataRole.DisplayRole: name,
            Qt.ItemDataRole.AccessibleTextRole: f"{name}: {line.text}",
            Qt.ItemDataRole.ToolTipRole: f"{name}: {line.text}",
            self.ANSWER: line.text,
            self.ACCEPTED: line.accepted,
            self.POLICY: line.policy,
        }
        return answers.get(role)


class _Delegate(Guarded, QStyledItemDelegate):
    """Emblem, name, disc with a tick or a cross, answer."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(theme.current().px(200), row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = option.widget
        if isinstance(view, QListView) and view.hasFocus() and view.currentIndex() == index:
            painter.fillPath(paper.cut(rect, look.pxf(9), 3, 0.0), colours.yellow_tint)
        elif index.row():
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), look.pxf(1.2)), colours.line)
        side = look.pxf(32)
        emblem = QRectF(rect.left() + look.pxf(6), rect.center().y() - side / 2, side, side)
        art.paint(painter, EMBLEMS[str(index.data(VerdictModel.POLICY))], emblem)
        accepted = bool(index.data(VerdictModel.ACCEPTED))
        answer = str(index.data(VerdictModel.ANSWER))
        answer_font, name_font = look.font("meta_strong"), look.font("body")
        answer_metrics, name_metrics = QFontMetricsF(answer_font), QFontMetricsF(name_font)
        base = rect.center().y() + name_metrics.capHeight() / 2
        left, right = emblem.right() + look.pxf(12), rect.right() - look.pxf(8)
        disc = look.pxf(24)
        name = str(index.data())
        named = name_metrics.horizontalAdvance(name)
        short = word_notes.policy_short(str(index.data(VerdictModel.POLICY)))
        if left + named + disc + look.pxf(26) + answer_metrics.horizontalAdvance(answer) > right:
            name, named = short, name_metrics.horizontalAdvance(short)
        wide = min(
            answer_metrics.horizontalAdvance(answer),
            max(look.pxf(90), right - left - named - disc - look.pxf(26)),
        )
        painter.setFont(answer_font)
        painter.setPen(colours.ink)
        shown = answer_metrics.elidedText(answer, Qt.TextElideMode.ElideRight, wide + 1)
        painter.drawText(QPointF(right - wide, base), shown)
        spot = QRectF(right - wide - disc - look.pxf(8), rect.center().y() - disc / 2, disc, disc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.green if accepted else colours.red)
        painter.drawEllipse(spot)
        inset = disc * 0.2
        icon = "check" if accepted else "x"
        icons.paint(painter, icon, spot.adjusted(inset, inset, -inset, -inset), colours.onfill, 3.4)
        painter.setFont(name_font)
        painter.setPen(colours.ink)
        room = spot.left() - left - look.pxf(8)
        painter.drawText(
            QPointF(left, base), name_metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        )
        painter.restore()


def row_height() -> int:
    """Height of a row."""
    look = theme.current()
    return max(look.px(ROW), look.tx(31))


class VerdictList(FocusRingOwner, QListView):
    """All games at once; as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.verdicts = VerdictModel(self)
        self.setModel(self.verdicts)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verdicts.modelReset.connect(self._measure)
        theme.follow(self, self._measure)
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys read row by row; letters are left to the page."""
        if event.text() and event.text().isprintable():
            event.ignore()
            return
        super().keyPressEvent(event)
        self.show_focus_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The rows."""
        return QRectF(self.rect()), theme.current().pxf(10)

    def _measure(self) -> None:
        self.setFixedHeight(row_height() * self.verdicts.rowCount())
        self.scheduleDelayedItemsLayout()
