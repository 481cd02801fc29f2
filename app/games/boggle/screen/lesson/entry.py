"""Where the teacher types what is called: letters are its own, all else is the lesson's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle.lesson.steps import Step
from app.games.boggle.screen.lesson.control import LessonControl
from app.widgets.controls.field import TextField
from app.widgets.look import fonts

_LESSON = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_F5, Qt.Key.Key_F4, Qt.Key.Key_F9)
_EMPTY = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right)
_SUBMIT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonEntry(TextField):
    """Enter or a blank says a word; a clicker's keys and digits go on to the lesson."""

    _size = 0.0

    def __init__(self, control: LessonControl, parent: QWidget) -> None:
        super().__init__("", parent, serif=True)
        self._control = control
        self.setMaxLength(400)
        control.changed.connect(self._follow)
        self._follow()

    def set_size(self, pixels: float) -> None:
        """Of its letters."""
        self._size = pixels
        self._restyle()

    def _restyle(self) -> None:
        super()._restyle()
        if self._size:
            self.setFont(fonts.serif(self._size, "Bold"))

    def _follow(self) -> None:
        """There is something to type only while words are collected."""
        text = self.tr("A word, then 1 to 6 for its teams")
        if self._control.lesson.lists:
            text = self.tr("Words of the list, with blanks")
        self.setPlaceholderText(text)
        self.setAccessibleName(text)
        if self._control.step is not Step.COLLECT:
            self.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, written = event.key(), self.text().strip()
        if written and key in (*_SUBMIT, Qt.Key.Key_PageDown) and not event.isAutoRepeat():
            self.clear()
            self._control.write(written)
            event.accept()
        elif key in _LESSON or event.text() in tuple("123456.+") or (not written and key in _EMPTY):
            event.ignore()
        else:
            super().keyPressEvent(event)
