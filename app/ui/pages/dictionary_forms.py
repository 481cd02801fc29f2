"""The forms of a lemma, each with what it is: a list to read and to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.ui.lines_model import Index, LinesModel
from app.widgets import icons, paper, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.scroll import dress


@dataclass(frozen=True)
class FormLine:
    """A form, what it is in words, whether it counts in the chosen game, whether it is the one asked for."""

    word: str
    note: str
    accepted: bool = True
    asked: bool = False


class FormModel(LinesModel[FormLine]):
    """DisplayRole = the form, NOTE = what it is, ACCEPTED, ASKED."""

    NOTE = Qt.ItemDataRole.UserRole + 1
    ACCEPTED = Qt.ItemDataRole.UserRole + 2
    ASKED = Qt.ItemDataRole.UserRole + 3

    def asked_row(self) -> int:
        """The row of the form asked for, -1 for none."""
        return next((row for row, line in enumerate(self._lines) if line.asked), -1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            refused = "" if line.accepted else self.tr("does not count")
            return ", ".join(part for part in (line.word, line.note, refused) if part)
        answers = {
            Qt.ItemDataRole.DisplayRole: line.word,
            Qt.ItemDataRole.ToolTipRole: line.note or None,
            self.NOTE: line.note,
            self.ACCEPTED: line.accepted,
            self.ASKED: line.asked,
        }
        return answers.get(role)


class _Delegate(Guarded, QStyledItemDelegate):
    """Form in Vollkorn, what it is beside it; a cross where it does not count."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(theme.current().px(160), theme.current().tx(34))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        view = option.widget
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        asked = bool(index.data(FormModel.ASKED))
        here = isinstance(view, QListView) and view.hasFocus() and view.currentIndex() == index
        chip = rect.adjusted(0, look.pxf(1.5), -look.pxf(6), -look.pxf(1.5))
        if asked or here:
            ground = colours.yellow if asked else colours.yellow_tint
            painter.fillPath(paper.cut(chip, look.pxf(8), 3, 0.0), ground)
        if here:
            pen = painter.pen()
            pen.setColor(colours.focus)
            pen.setWidthF(look.pxf(2.6))
            painter.setPen(pen)
            painter.drawRoundedRect(chip, look.pxf(8), look.pxf(8))
        word_font, note_font = look.font("word_small"), look.font("meta")
        metrics, small = QFontMetricsF(word_font), QFontMetricsF(note_font)
        base = rect.center().y() + metrics.xHeight() * 0.62
        left = rect.left() + look.pxf(9)
        accepted = bool(index.data(FormModel.ACCEPTED))
        ink = colours.letter if asked else colours.ink if accepted else colours.ink2
        painter.setFont(word_font)
        painter.setPen(ink)
        word = str(index.data())
        painter.drawText(QPointF(left, base), word)
        left += max(metrics.horizontalAdvance(word) + look.pxf(14), rect.width() * 0.36)
        right = chip.right() - look.pxf(8)
        if not accepted:
            side = look.pxf(16)
            box = QRectF(right - side, rect.center().y() - side / 2, side, side)
            icons.paint(painter, "x", box, colours.letter if asked else colours.red, 3.0)
            right = box.left() - look.pxf(8)
        painter.setFont(note_font)
        painter.setPen(colours.letter if asked else colours.ink2)
        note = small.elidedText(str(index.data(FormModel.NOTE)), Qt.TextElideMode.ElideRight, right - left)
        painter.drawText(QPointF(left, base), note)
        painter.restore()


class FormList(FocusRingOwner, QListView):
    """Scrolls; Enter, Space or a click choose a form.

    Signals: word_chosen(str)
    """

    word_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.forms = FormModel(self)
        self.setModel(self.forms)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._chosen)
        self.setMinimumHeight(1)
        theme.follow(self, self.scheduleDelayedItemsLayout)

    def _chosen(self, index: QModelIndex) -> None:
        self.word_chosen.emit(str(index.data()))

    def show_asked(self) -> None:
        """Bring the form asked for into sight."""
        row = self.forms.asked_row()
        if row >= 0:
            self.executeDelayedItemsLayout()
            self.scrollTo(self.forms.index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form asked for stays in sight."""
        super().resizeEvent(event)
        if not self.hasFocus():
            self.show_asked()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose the current form; letters are left to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self._chosen(self.currentIndex())
            return
        if event.text() and event.text().isprintable():
            event.ignore()
            return
        super().keyPressEvent(event)
        self.show_focus_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The list."""
        return QRectF(self.rect()), theme.current().pxf(10)
