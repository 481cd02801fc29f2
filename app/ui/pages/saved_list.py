"""Saved games: a model of the saves, how a row looks, and the list a person moves in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.storage.problems import StorageKind
from app.storage.saves import DamagedSave, SavedGame
from app.ui import faces, texts
from app.ui.lines_model import Index
from app.ui.spoken import Spoken
from app.widgets import art, icons, paper, theme
from app.widgets.buttons import IconButton, PaperButton
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.names import listed
from app.widgets.scroll import dress

Save: TypeAlias = SavedGame | DamagedSave
ROW = 67


def _mark(save: Save) -> tuple[object, ...]:
    """What tells a save from what it was before."""
    return save.id, save.changed, type(save)


class SavedGames(Guarded, QAbstractListModel):
    """The saves, last played first.

    Roles: DisplayRole = who plays, NOTE = how far and when, EMBLEM = picture, SAVE = the save itself,
    AccessibleTextRole = everything in one line.
    """

    NOTE = Qt.ItemDataRole.UserRole + 1
    EMBLEM = Qt.ItemDataRole.UserRole + 2
    SAVE = Qt.ItemDataRole.UserRole + 3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._saves: list[Save] = []

    def set_saves(self, saves: Sequence[Save]) -> None:
        """Show these; the same ones change nothing."""
        if list(map(_mark, saves)) != list(map(_mark, self._saves)):
            self.beginResetModel()
            self._saves = list(saves)
            self.endResetModel()

    def retranslate(self) -> None:
        """Every text may have changed."""
        if self._saves:
            self.dataChanged.emit(self.index(0), self.index(len(self._saves) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of saves."""
        return 0 if parent is not None and parent.isValid() else len(self._saves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        save = self._saves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(save)
        if role == self.NOTE:
            return self._note(save)
        if role == self.EMBLEM:
            return self._emblem(save)
        if role == self.SAVE:
            return save
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._game(save)}: {self._title(save)}, {self._note(save)}"
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(save, DamagedSave):
            return str(save.problem.path)
        return None

    def _game(self, save: Save) -> str:
        face = faces.find(save.record.game) if isinstance(save, SavedGame) else None
        return face.title() if face else self.tr("Saved game")

    def _title(self, save: Save) -> str:
        if isinstance(save, SavedGame):
            return listed(texts.seat_names(save.record.players))
        if save.problem.kind is StorageKind.NEWER:
            return self.tr("A game from a newer version")
        return self.tr("A game that cannot be read")

    def _note(self, save: Save) -> str:
        moment = texts.when(save.changed, datetime.now().astimezone())
        if isinstance(save, DamagedSave):
            return f"{texts.storage_sentence(save.problem)} · {moment}"
        if save.finished:
            return f"{texts.result(save.record)} · {moment}"
        record, face = save.record, faces.find(save.record.game)
        if face is None:
            return moment
        progress = face.progress(record.options, [turn.move for turn in record.turns], len(record.players))
        return f"{progress} · {moment}"

    def _emblem(self, save: Save) -> str:
        face = faces.find(save.record.game) if isinstance(save, SavedGame) else None
        return face.emblem if face else ""


class _Delegate(Guarded, QStyledItemDelegate):
    """Paints emblem, who, how far; the buttons of a row are widgets above it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        return QSize(look.px(300), max(look.px(ROW), look.tx(62)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row():
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), look.pxf(1.2)), colours.line)
        side = look.px(50)
        box = QRectF(rect.left() + look.px(2), rect.center().y() - side / 2, side, side)
        emblem = index.data(SavedGames.EMBLEM)
        if emblem:
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(box.topLeft(), art.pixmap(emblem, side, side, ratio))
        else:
            painter.fillPath(paper.cut(box, look.pxf(13), 3, 0.0), colours.sunken)
            inset = look.pxf(11)
            icons.paint(painter, "warning", box.adjusted(inset, inset, -inset, -inset), colours.ink2)
        left = box.right() + look.px(16)
        view = option.widget
        room = _buttons_left(view, index, rect) - left - look.px(12)
        for role, font_role, colour, drop in (
            (Qt.ItemDataRole.DisplayRole, "strong", colours.ink, -5),
            (SavedGames.NOTE, "meta", colours.ink2, 17),
        ):
            font = look.font(font_role)
            text = QFontMetricsF(font).elidedText(str(index.data(role)), Qt.TextElideMode.ElideRight, room)
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(left, rect.center().y() + look.tx(drop) + look.tx(2)), text)
        painter.restore()


def _buttons_left(view: object, index: Index, rect: QRectF) -> float:
    if isinstance(view, QListView):
        row = view.indexWidget(view.model().index(index.row(), 0))
        if isinstance(row, _RowButtons):
            return rect.right() - row.needed()
    return rect.right()


class _RowButtons(Spoken, QWidget):
    """What can be done with one save."""

    def __init__(self, parent: QWidget, save: Save, *, first: bool, name: str) -> None:
        super().__init__(parent)
        readable = isinstance(save, SavedGame)
        self._finished = isinstance(save, SavedGame) and save.finished
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        self.remove_button = IconButton("trash", self.tr("Throw away"), "quiet", self)
        self.go_button = PaperButton("", "primary" if first and readable else "secondary", "", self)
        self.go_button.setVisible(readable)
        self._row.addWidget(self.remove_button)
        self._row.addWidget(self.go_button)
        self._name = name
        self.say(self.go_button.setText, self._go_text)
        self.hear(self._retranslate)
        self._retranslate()
        theme.follow(self, self._restyle)
        self._restyle()

    def _retranslate(self) -> None:
        self.remove_button.set_name(self.tr("Throw away: {name}").format(name=self._name))
        going = self.tr("Results: {name}") if self._finished else self.tr("Continue: {name}")
        self.go_button.setAccessibleName(going.format(name=self._name))

    def _go_text(self) -> str:
        return self.tr("Results") if self._finished else self.tr("Continue")

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(0, 0, look.px(2), 0)
        self._row.setSpacing(look.px(14))

    def needed(self) -> int:
        """Width of the buttons."""
        buttons = (self.remove_button, self.go_button)
        wide = sum(button.sizeHint().width() for button in buttons if not button.isHidden())
        return wide + theme.current().px(20)


class SavedGamesView(FocusRingOwner, QListView):
    """The list. Enter continues the current game, Delete throws it away.

    Signals: continue_requested(object SavedGame), remove_requested(object save).
    """

    continue_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, model: SavedGames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.saves = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setUniformItemSizes(True)
        self._furnished: set[int] = set()
        model.modelReset.connect(self._begin_anew)
        self.verticalScrollBar().valueChanged.connect(self._furnish)
        self.doubleClicked.connect(self._continue)
        theme.follow(self, self._restyle)
        self._begin_anew()

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def _begin_anew(self) -> None:
        """Other saves: the first one is the current one."""
        self._furnished.clear()
        if self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))
        self._furnish()

    def _furnish(self) -> None:
        """Give every row in sight its buttons; hundreds of them would take seconds."""
        model, room = self.model(), self.viewport().rect()
        self.executeDelayedItemsLayout()
        first, last = self.indexAt(room.topLeft()), self.indexAt(room.bottomLeft())
        end = last.row() if last.isValid() else model.rowCount() - 1
        for row in range(max(0, first.row()), end + 1):
            if row not in self._furnished:
                self._furnished.add(row)
                self._furnish_row(model.index(row, 0))

    def _furnish_row(self, index: QModelIndex) -> None:
        save = index.data(SavedGames.SAVE)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        buttons = _RowButtons(self, save, first=index.row() == 0, name=name)
        buttons.go_button.clicked.connect(lambda: self.continue_requested.emit(save))
        buttons.remove_button.clicked.connect(lambda: self.remove_requested.emit(save))
        self.setIndexWidget(index, buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The rows' buttons keep to the right edge."""
        super().resizeEvent(event)
        self._furnish()
        self.updateEditorGeometries()

    def _continue(self, index: QModelIndex) -> None:
        save = index.data(SavedGames.SAVE)
        if isinstance(save, SavedGame):
            self.continue_requested.emit(save)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Delete, arrows."""
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._continue(index)
            return
        if index.isValid() and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_requested.emit(index.data(SavedGames.SAVE))
            return
        super().keyPressEvent(event)
        self.show_focus_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The current row."""
        look = theme.current()
        rect = self.visualRect(self.currentIndex()).translated(self.viewport().pos())
        inset = look.px(4)
        return QRectF(rect.adjusted(0, inset, 0, -inset)), look.pxf(12)
