"""Choosing words in the lists of the results: by click, by arrows, and once more for the next path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.lists.model import Index

CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left)

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QAbstractItemView

    class _View(FocusRingOwner, QAbstractItemView):
        """What the mix-in may rely on."""

        word_chosen: SignalInstance
else:
    _View = FocusRingOwner


class ChoosesWords(_View):
    """Mix-in of an item view with the signal ``word_chosen(str)``.

    The view says where a word stands (`index_of`) and which one is the first (`first_word`).
    """

    _just_chosen = False
    _quiet = False

    def index_of(self, word: str) -> QModelIndex:
        """Where a word stands; invalid when it does not."""
        raise NotImplementedError

    def first_word(self) -> QModelIndex:
        """Where the first word stands; invalid when there is none."""
        raise NotImplementedError

    def show_word(self, word: str) -> None:
        """Mark a word that was chosen elsewhere, or nothing."""
        index = self.index_of(word) if word else QModelIndex()
        if index == self.currentIndex():
            return
        self._quiet = True
        self.setCurrentIndex(index)
        self._quiet = False
        if not index.isValid():
            self.clearSelection()

    def choose_again(self, index: QModelIndex) -> None:
        """A click on what was chosen before; connect ``clicked`` to it. Headings are no words."""
        if not self._just_chosen and self._is_word(index):
            self.word_chosen.emit(str(index.data()))

    @staticmethod
    def _is_word(index: QModelIndex) -> bool:
        return bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        word = self._is_word(self.indexAt(event.position().toPoint()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if word else Qt.CursorShape.ArrowCursor)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self._just_chosen = True
            self.word_chosen.emit(str(current.data()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt makes the first word the current one; nobody has chosen it."""
        chosen = self.currentIndex().isValid()
        self._quiet = True
        super().focusInEvent(event)
        if not chosen:
            self.setCurrentIndex(QModelIndex())
        self._quiet = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click that changes nothing is a second click."""
        self._just_chosen = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose the word once more; with none chosen they and arrows enter the list.

        Ctrl+Enter is for what goes on, wherever the keyboard is."""
        self.show_focus_ring()
        index, key = self.currentIndex(), event.key()
        if key in CHOOSE and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        if not index.isValid() and key in (*CHOOSE, *_ARROWS):
            self.setCurrentIndex(self.first_word())
        elif key in CHOOSE:
            self.word_chosen.emit(str(index.data()))
        else:
            super().keyPressEvent(event)
