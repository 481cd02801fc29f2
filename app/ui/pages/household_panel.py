"""The household's own words in the settings: a list to look through and to strike out of."""

from __future__ import annotations

from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.storage.household import Household, HouseholdWord
from app.ui import texts
from app.ui.spoken import Spoken
from app.widgets import paper, theme
from app.widgets.buttons import PaperButton
from app.widgets.focusring import FocusRingOwner
from app.widgets.label import Label
from app.widgets.panel import Panel
from app.widgets.scroll import dress

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROW = 46


class HouseholdModel(QAbstractListModel):
    """DisplayRole = the word, NOTE = who took it and when, WORD = the entry."""

    NOTE = Qt.ItemDataRole.UserRole + 1
    WORD = Qt.ItemDataRole.UserRole + 2

    def __init__(self, household: Household, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._household = household
        self._words: tuple[HouseholdWord, ...] = household.all()

    def refresh(self) -> None:
        """Take the list again."""
        self.beginResetModel()
        self._words = self._household.all()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of words."""
        return 0 if parent is not None and parent.isValid() else len(self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        entry = self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.word
        if role == self.NOTE:
            return self._note(entry)
        if role == self.WORD:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.word}, {self._note(entry)}"
        return None

    def _note(self, entry: HouseholdWord) -> str:
        moment = texts.when(entry.added)
        if not entry.by:
            return moment
        return self.tr("{names}, {moment}").format(names=texts.listed(entry.by), moment=moment)


class _Delegate(QStyledItemDelegate):
    """Word in Vollkorn, who and when after it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        return QSize(look.px(200), max(look.px(ROW), look.tx(40)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        view = option.widget
        chosen = isinstance(view, QListView) and view.currentIndex().row() == index.row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            inset = look.px(2)
            painter.fillPath(
                paper.cut(rect.adjusted(0, inset, 0, -inset), look.pxf(10), 3, 0.0), colours.yellow_tint
            )
        word_font, note_font = look.font("word_small"), look.font("meta")
        left, base = rect.left() + look.px(12), rect.center().y() + look.tx(7)
        painter.setFont(word_font)
        painter.setPen(colours.ink)
        word = str(index.data())
        painter.drawText(QPointF(left, base), word)
        left += max(QFontMetricsF(word_font).horizontalAdvance(word) + look.px(14), look.tx(150))
        metrics = QFontMetricsF(note_font)
        room = rect.right() - left - look.px(8)
        note = metrics.elidedText(str(index.data(HouseholdModel.NOTE)), Qt.TextElideMode.ElideRight, room)
        painter.setFont(note_font)
        painter.setPen(colours.ink2)
        painter.drawText(QPointF(left, base), note)
        painter.restore()


class _View(FocusRingOwner, QListView):
    """The list; Delete strikes the current word out."""

    remove_requested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_requested.emit()
            return
        super().keyPressEvent(event)
        self.show_focus_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.viewport().geometry()), theme.current().pxf(10)


class HouseholdPanel(Spoken, Panel):
    """Our own words.

    Signals:
        remove_requested(str word)
        put_back_requested(object HouseholdWord): undo the last removal.
    """

    remove_requested = Signal(str)
    put_back_requested = Signal(object)

    def __init__(self, household: Household, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=6)
        self.model = HouseholdModel(household, self)
        self._removed: HouseholdWord | None = None
        self.note = Label("", "meta", "ink2", wrap=True)
        self.view = _View(self)
        dress(self.view)
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Delegate(self.view))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setTabKeyNavigation(False)
        self.view.remove_requested.connect(self._remove)
        self.remove_button = PaperButton("", "secondary", "trash", self)
        self.undo_button = PaperButton("", "link", "undo", self)
        self.remove_button.clicked.connect(self._remove)
        self.undo_button.clicked.connect(self._put_back)
        self.body.addWidget(self.note)
        self.body.addWidget(self.view)
        self.head.addWidget(self.undo_button)
        self.head.addWidget(self.remove_button)
        self.say(self.set_title, lambda: self.tr("Our own words"))
        self.say(self.view.setAccessibleName, lambda: self.tr("Our own words"))
        self.say(self.remove_button.setText, lambda: self.tr("Strike out"))
        self.say(self.undo_button.setText, self._undo_text)
        self.hear(self.refresh)
        theme.follow(self, self._measure)
        self.refresh()

    def refresh(self) -> None:
        """Take the words again."""
        row = self.view.currentIndex().row()
        self.model.refresh()
        count = self.model.rowCount()
        if count:
            self.view.setCurrentIndex(self.model.index(max(0, min(row, count - 1)), 0))
            self.note.setText(self.tr("Words you took by vote. They count in every game you play."))
        else:
            self.note.setText(self.tr("None yet. A word that you accept by vote during a game comes here."))
        self.view.setVisible(count > 0)
        self.remove_button.setVisible(count > 0)
        self.undo_button.setVisible(self._removed is not None)
        self._measure()

    def _remove(self) -> None:
        entry = self.view.currentIndex().data(HouseholdModel.WORD)
        if isinstance(entry, HouseholdWord):
            self._removed = entry
            self.remove_requested.emit(entry.word)
            self.undo_button.setText(self._undo_text())
            self.refresh()

    def _put_back(self) -> None:
        entry, self._removed = self._removed, None
        if entry is not None:
            self.put_back_requested.emit(entry)
            self.refresh()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo_text(self) -> str:
        word = self._removed.word if self._removed else ""
        return self.tr("Put back “{word}”").format(word=word)

    def _measure(self) -> None:
        look = theme.current()
        row = max(look.px(ROW), look.tx(40))
        self.view.setFixedHeight(row * max(1, min(6, self.model.rowCount())) + look.px(4))
        self.view.scheduleDelayedItemsLayout()
