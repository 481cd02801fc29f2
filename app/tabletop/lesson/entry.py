"""Where the teacher types what the teams have: letters are its own, all else is the lesson's."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.engine.lessons.steps import Step
from app.tabletop.lesson.control import LessonControl
from app.widgets.controls.field import TextField
from app.widgets.look import fonts

_LESSON = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_F5, Qt.Key.Key_F4, Qt.Key.Key_F9)
_EMPTY = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_PageDown)
BLACK = "b"
LONE_MS = 1_000
"""A clicker says b to make the wall black, and a teacher begins a word with it: who begins a word goes on."""


class LessonEntry(TextField):
    """Enter says what is typed; a clicker's keys go on to the lesson.

    A lone b is a clicker's, see LONE_MS; letters that come after it all the same go on with the word.
    """

    _size = 0.0

    def __init__(self, control: LessonControl, parent: QWidget, *, words: bool = True) -> None:
        """words: one after another, each said by a blank; digits are the teams' then."""
        super().__init__("", parent, serif=True)
        self._control, self._words = control, words
        self.lone = QTimer(self, singleShot=True, interval=LONE_MS)
        self.lone.timeout.connect(self._blacken)
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
        """There is something to type only while things are collected."""
        text = self._control.entry_hint()
        self.setPlaceholderText(text)
        self.setAccessibleName(text)
        if self._control.step is not Step.COLLECT:
            self.clear()

    # A clicker's b ------------------------------------------------------------------------------

    @property
    def _is_lone(self) -> bool:
        return self.text().lower() == BLACK

    def _blacken(self) -> None:
        if self._is_lone:
            self._control.set_black(True)

    def go_on(self, event: QKeyEvent) -> bool:
        """A key on the black wall: whether it is a letter that goes on with a word after all."""
        text = event.text()
        again = self._is_lone and text.isalpha() and text.lower() != BLACK
        if again:
            self._control.set_black(False)
            self.setText(self.text() + text)
        elif self._is_lone:
            self.clear()
        return again

    # Keys ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, goes_on = event.key(), self._control.black and self.go_on(event)
        written = self.text().strip()  # a lone b that made the wall black is gone now
        passed = "123456.+" if self._words else "."
        said = key in _ENTER or (self._words and key == Qt.Key.Key_Space)
        self.lone.stop()
        if goes_on:
            event.accept()
        elif self._control.black and not written and event.text().lower() == BLACK:
            event.ignore()
        elif written and said and not event.isAutoRepeat():
            self.clear()
            self._control.write(written)
            event.accept()
        elif key in _LESSON or event.text() in tuple(passed) or (not written and key in _EMPTY):
            event.ignore()
        else:
            super().keyPressEvent(event)
            if self._is_lone and not event.isAutoRepeat():
                self.lone.start()
