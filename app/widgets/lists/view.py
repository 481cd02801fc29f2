"""A list of rows that a person reads, walks through and chooses from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.scroll import dress
from app.widgets.lists.model import Index
from app.widgets.lists.row import Measures, PaintedRow, RowDelegate
from app.widgets.look import theme

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ENTER_OR_SPACE = (*ENTER, Qt.Key.Key_Space)


class RowList(FocusRingOwner, QListView):
    """A list on paper that scrolls up and down; ``paint`` says what stands in a row, ``size`` how large
    it is. What a click means its owner says (``clicked``, ``doubleClicked``).

    choosing: keys that choose a row. letters: whether typed letters look for a row; else they are left to
    the page.

    Signals:
        row_chosen(QModelIndex): by a key.
        row_struck(QModelIndex): Delete or Backspace.
        row_reached(QModelIndex): it became the current one.
    """

    row_chosen = Signal(QModelIndex)
    row_struck = Signal(QModelIndex)
    row_reached = Signal(QModelIndex)

    def __init__(
        self,
        model: QAbstractItemModel,
        paint: Callable[[PaintedRow], object],
        size: Callable[[Index], QSize],
        parent: QWidget | None = None,
        *,
        look: Callable[[], Measures] = lambda: theme.current(),
        choosing: tuple[Qt.Key, ...] = ENTER,
        letters: bool = True,
    ) -> None:
        super().__init__(parent)
        dress(self)
        self._choosing, self._letters = choosing, letters
        self.setItemDelegate(RowDelegate(self, paint, size, look))
        self.setModel(model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        theme.follow(self, self.restyle)

    def reset(self) -> None:
        """Lay out the new rows at once: later they would be painted twice."""
        super().reset()
        if self.isVisible():
            self.executeDelayedItemsLayout()

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid():
            self.row_reached.emit(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, key = self.currentIndex(), event.key()
        if index.isValid() and key in self._choosing:
            self.show_focus_ring()
            self.row_chosen.emit(index)
        elif index.isValid() and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.show_focus_ring()
            self.row_struck.emit(index)
        elif not self._letters and event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)
            self.show_focus_ring()

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(10)
