"""The household's say about words in the settings: a list to look through, add to and strike out of."""

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
    SignalInstance,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.storage.household import Household, HouseholdWord
from app.ui import texts
from app.ui.spoken import Spoken
from app.widgets import icons, paper, theme
from app.widgets.buttons import PaperButton
from app.widgets.field import TextField
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.label import Label
from app.widgets.names import listed
from app.widgets.panel import Panel
from app.widgets.scroll import dress

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROW = 46


class HouseholdModel(Guarded, QAbstractListModel):
    """DisplayRole = the word, NOTE = what was decided, by whom and when, WORD = the entry."""

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
        if entry.by:
            moment = self.tr("{names}, {moment}").format(names=listed(entry.by), moment=moment)
        if entry.forms:
            return self.tr("banned in all forms: {who}").format(who=moment)
        if entry.banned:
            return self.tr("banned: {who}").format(who=moment)
        return self.tr("counts: {who}").format(who=moment)


class _Delegate(Guarded, QStyledItemDelegate):
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
        entry = index.data(HouseholdModel.WORD)
        banned = isinstance(entry, HouseholdWord) and entry.banned
        side = look.tx(18)
        spot = QRectF(rect.left() + look.px(10), rect.center().y() - side / 2, side, side)
        icons.paint(painter, "x" if banned else "check", spot, colours.red if banned else colours.green, 3.2)
        left, base = spot.right() + look.px(10), rect.center().y() + look.tx(7)
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
    """Our own words: those we added and those we banned.

    Signals:
        add_requested(str word); ban_requested(str word)
        export_requested(); import_requested()
        remove_requested(str word)
        put_back_requested(object HouseholdWord): undo the last removal.
    """

    add_requested = Signal(str)
    ban_requested = Signal(str)
    export_requested = Signal()
    import_requested = Signal()
    remove_requested = Signal(str)
    put_back_requested = Signal(object)

    def __init__(self, household: Household, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=6)
        self._household = household
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
        self.field = TextField(serif=True)
        self.add_button = PaperButton("", "secondary", "plus", self)
        self.ban_button = PaperButton("", "secondary", "x", self)
        self.export_button = PaperButton("", "link", "save", self)
        self.import_button = PaperButton("", "link", "folder", self)
        self._lay_out()
        self._wire()
        self.say(self.set_title, lambda: self.tr("Our own words"))
        self.say(self.view.setAccessibleName, lambda: self.tr("Our own words"))
        self.say(self.remove_button.setText, lambda: self.tr("Strike out"))
        self.say(self.undo_button.setText, self._undo_text)
        self.say(self.field.setAccessibleName, lambda: self.tr("Word"))
        self.say(self.field.setPlaceholderText, lambda: self.tr("a word"))
        self.say(self.add_button.setText, lambda: self.tr("Add"))
        self.say(self.ban_button.setText, lambda: self.tr("Ban"))
        self.say(self.export_button.setText, lambda: self.tr("Save as text"))
        self.say(self.import_button.setText, lambda: self.tr("Load from text"))
        self.hear(self.refresh)
        theme.follow(self, self._measure)
        self.refresh()

    def _lay_out(self) -> None:
        self.head.addWidget(self.undo_button)
        self.head.addWidget(self.remove_button)
        self._entry = QHBoxLayout()
        self._entry.addWidget(self.field, 1)
        self._entry.addWidget(self.add_button)
        self._entry.addWidget(self.ban_button)
        self._files = QHBoxLayout()
        self._files.addWidget(self.import_button)
        self._files.addWidget(self.export_button)
        self._files.addStretch(1)
        self.body.addWidget(self.note)
        self.body.addLayout(self._entry)
        self.body.addWidget(self.view)
        self.body.addLayout(self._files)

    def _wire(self) -> None:
        self.add_button.clicked.connect(lambda: self._decide(self.add_requested))
        self.ban_button.clicked.connect(lambda: self._decide(self.ban_requested))
        self.field.returnPressed.connect(lambda: self._decide(self.add_requested))
        self.field.textChanged.connect(self._judge_field)
        self.export_button.clicked.connect(self.export_requested)
        self.import_button.clicked.connect(self.import_requested)
        self._judge_field()

    def _judge_field(self) -> None:
        """Buttons work for words only; anything else turns the line red."""
        text = self.field.text().strip()
        fit = Household.may_hold(text)
        self.field.set_refused(bool(text) and not fit)
        self.add_button.setEnabled(fit)
        self.ban_button.setEnabled(fit)

    def _decide(self, signal: SignalInstance) -> None:
        word = self.field.text().strip()
        if Household.may_hold(word):
            signal.emit(word)
            self.field.clear()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.refresh()
            self.show_word(word)

    def tell(self, news: str) -> None:
        """Something that has just happened to the list."""
        self.note.setText(news)

    def show_word(self, word: str) -> None:
        """Make a word of the list the current one."""
        entry = self._household.find(word)
        entries = self._household.all()
        if entry in entries:
            self.view.setCurrentIndex(self.model.index(entries.index(entry), 0))

    def refresh(self) -> None:
        """Take the words again."""
        row = self.view.currentIndex().row()
        self.model.refresh()
        count = self.model.rowCount()
        if count:
            self.view.setCurrentIndex(self.model.index(max(0, min(row, count - 1)), 0))
            self.note.setText(self.tr("What you decided about words. It holds in every game you play."))
        else:
            self.note.setText(
                self.tr("None yet. Words you accept by vote come here, and those you add or ban.")
            )
        self.view.setVisible(count > 0)
        self.remove_button.setVisible(count > 0)
        self.export_button.setVisible(count > 0)
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
        self._entry.setSpacing(look.px(8))
        # The buttons give up their pictures before a word has no room.
        self.field.setMinimumWidth(look.tx(130))
        self._files.setSpacing(look.px(8))
        self.view.setFixedHeight(row * max(1, min(6, self.model.rowCount())) + look.px(4))
        self.view.scheduleDelayedItemsLayout()
