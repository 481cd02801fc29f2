"""Saved games: a model of the saves, how a row looks, and the list a person moves in."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.storage.problems import StorageKind
from app.storage.saves import DamagedSave, SavedGame
from app.ui import faces, texts
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import art, theme
from app.widgets.names import listed
from app.widgets.spoken import Spoken

Save: TypeAlias = SavedGame | DamagedSave
ROW, BESIDE, NAMES = 67, 80, 90
"""Height of a row; width of what stands before the names, and what they need at least."""


def _mark(save: Save) -> tuple[object, ...]:
    """What tells a save from what it was before."""
    return save.id, save.changed, type(save)


class SavedGames(LinesModel[Save]):
    """The saves, last played first.

    Roles: DisplayRole = who plays, NOTE = how far and when, EMBLEM = picture, LINE = the save itself,
    AccessibleTextRole = everything in one line.
    """

    NOTE = LINE + 1
    EMBLEM = LINE + 2

    def set_saves(self, saves: Sequence[Save]) -> None:
        """Show these; the same ones change nothing."""
        self.set_lines(saves, _mark)

    def tell(self, line: Save, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(line)
        if role == self.NOTE:
            return self._note(line)
        if role == self.EMBLEM:
            return self._emblem(line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._game(line)}: {self._title(line)}, {self._note(line)}"
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(line, DamagedSave):
            return str(line.problem.path)
        return None

    def name(self, save: Save) -> str:
        """“The title, Žofie and the hare”, for its buttons."""
        title = self._title(save)
        return f"{self._game(save)}, {title}" if isinstance(save, SavedGame) else title

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
        moment = texts.when(save.changed)
        if isinstance(save, DamagedSave):
            return f"{texts.storage_sentence(save.problem)} · {moment}"
        record, face = save.record, faces.find(save.record.game)
        if save.finished:
            own = face.came_to(record.result.scores) if face is not None and record.result is not None else ""
            return f"{own or texts.result(record)} · {moment}"
        if face is None:
            return moment
        progress = face.progress(record.options, record.turns, len(record.players))
        return f"{progress} · {moment}"

    def _emblem(self, save: Save) -> str:
        face = faces.find(save.record.game) if isinstance(save, SavedGame) else None
        return face.emblem if face else ""


class _RowButtons(Spoken, QWidget):
    """What can be done with one save."""

    def __init__(self, parent: QWidget, save: Save, *, first: bool, name: Callable[[], str]) -> None:
        """name: of the save, in the language of the moment."""
        super().__init__(parent)
        readable = isinstance(save, SavedGame)
        self._finished = isinstance(save, SavedGame) and save.finished
        self._row = boxes.row(1, inside=self)
        self.copy_button = IconButton("save", self.tr("Save a copy…"), "quiet", self)
        self.copy_button.setVisible(readable)
        self.remove_button = IconButton("trash", self.tr("Throw away"), "quiet", self)
        self.go_button = PaperButton("", "primary" if first and readable else "secondary", "", self)
        self.go_button.setVisible(readable)
        boxes.fill(self._row, self.copy_button, self.remove_button, self.go_button)
        self._name = name
        self._below = 0
        self.say(
            self.go_button.setText, lambda: self.tr("Results") if self._finished else self.tr("Continue")
        )
        self.hear_now(self._retranslate)
        theme.follow_now(self, self._restyle)

    def _retranslate(self) -> None:
        name = self._name()
        self.copy_button.set_name(self.tr("Save a copy…: {name}").format(name=name))
        self.remove_button.set_name(self.tr("Throw away: {name}").format(name=name))
        going = self.tr("Results: {name}") if self._finished else self.tr("Continue: {name}")
        self.go_button.setAccessibleName(going.format(name=name))

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(0, self._below, look.px(2), self._below and look.px(4))
        self._row.setSpacing(look.px(5))

    def put_below(self, height: int) -> None:
        """Leave so many pixels above for the names; 0 stands beside them."""
        if height != self._below:
            self._below = height
            self._restyle()

    def needed(self) -> int:
        """The width that the buttons need beside the names, in pixels."""
        buttons = (self.copy_button, self.remove_button, self.go_button)
        wide = sum(button.sizeHint().width() for button in buttons if not button.isHidden())
        return wide + theme.current().px(20)


class SavedGamesView(RowList):
    """The list. Enter continues the current game, Delete throws it away.

    Signals:
        continue_requested(object SavedGame), copy_requested(object SavedGame), remove_requested(object save).
    """

    continue_requested = Signal(object)
    copy_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, model: SavedGames, parent: QWidget | None = None) -> None:
        super().__init__(model, self._paint, self._size, parent)
        self.saves = model
        self.setUniformItemSizes(True)
        self._furnished: set[int] = set()
        self._stacked = 0
        model.modelReset.connect(self._begin_anew)
        self.verticalScrollBar().valueChanged.connect(self._furnish)
        self.doubleClicked.connect(self._continue)
        self.row_chosen.connect(self._continue)
        self.row_struck.connect(lambda index: self.remove_requested.emit(index.data(LINE)))
        self._begin_anew()

    def _size(self, index: Index) -> QSize:
        return QSize(theme.current().px(300), self._high() + self._stacked)

    def _high(self) -> int:
        """Of what is painted in a row."""
        look = theme.current()
        return look.tx(50) if self._stacked else max(look.px(ROW), look.tx(62))

    def _arrange(self) -> None:
        """With large texts in a narrow row the names of the players need its width: the buttons go below."""
        look, rows = theme.current(), self._buttons()
        room = self.viewport().width() - look.px(BESIDE) - look.tx(NAMES)
        stacked = max((row.needed() for row in rows), default=0) > room
        high = max((row.go_button.sizeHint().height() for row in rows), default=0) + look.px(4)
        if self._stacked != stacked * high:
            self._stacked = stacked * high
            self.scheduleDelayedItemsLayout()
        for row in rows:
            row.put_below(self._high() if stacked else 0)

    def restyle(self) -> None:
        super().restyle()
        self._arrange()

    def _paint(self, row: PaintedRow) -> None:
        """Emblem, who, how far; the buttons of a row are widgets above it."""
        look, colours = theme.current(), theme.current().palette
        row.line_above()
        row.rect.setHeight(self._high())
        side = look.px(50)
        box = row.put(side, before=look.px(2), after=look.px(16))
        emblem = row.index.data(SavedGames.EMBLEM)
        if emblem:
            row.painter.drawPixmap(box.topLeft(), art.pixmap(emblem, side, side, row.ratio))
        else:
            row.ground(colours.sunken, box, look.pxf(13))
            row.icon("warning", box, colours.ink2, inset=look.pxf(11))
        buttons = self.indexWidget(self.model().index(row.index.row(), 0))
        if isinstance(buttons, _RowButtons) and not self._stacked:
            row.right -= buttons.needed()
        row.right -= look.px(6)
        row.lines(
            Text(str(row.index.data()), "strong", colours.ink, look.tx(-5) + look.tx(2)),
            Text(str(row.index.data(SavedGames.NOTE)), "meta", colours.ink2, look.tx(17) + look.tx(2)),
        )

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
        self._arrange()
        for before, after in itertools.pairwise(self.stops()):
            QWidget.setTabOrder(before, after)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in order: the list, then the buttons of its rows."""
        buttons = self._buttons()
        return [
            self,
            *(one for row in buttons for one in (row.go_button, row.copy_button, row.remove_button)),
        ]

    def _buttons(self) -> list[_RowButtons]:
        """Of the rows that have some, in their order."""
        rows = (self.indexWidget(self.model().index(row, 0)) for row in sorted(self._furnished))
        return [row for row in rows if isinstance(row, _RowButtons)]

    def _furnish_row(self, index: QModelIndex) -> None:
        save = index.data(LINE)
        buttons = _RowButtons(self, save, first=index.row() == 0, name=lambda: self.saves.name(save))
        buttons.go_button.clicked.connect(lambda: self.continue_requested.emit(save))
        buttons.copy_button.clicked.connect(lambda: self.copy_requested.emit(save))
        buttons.remove_button.clicked.connect(lambda: self.remove_requested.emit(save))
        self.setIndexWidget(index, buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._furnish()
        self.updateEditorGeometries()

    def _continue(self, index: QModelIndex) -> None:
        save = index.data(LINE)
        if isinstance(save, SavedGame):
            self.continue_requested.emit(save)

    def focus_shape(self) -> tuple[QRectF, float]:
        look = theme.current()
        rect = self.visualRect(self.currentIndex()).translated(self.viewport().pos())
        inset = look.px(4)
        return QRectF(rect.adjusted(0, inset, 0, -inset)), look.pxf(12)
