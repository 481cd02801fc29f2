"""What shows a lesson: a wall for the class and a desk for the teacher, worked by a presenter's clicker."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

FORWARD = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return)
BACK = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)


class LessonScreen(QObject):
    """Signals: left(): the lesson is to be closed.

    wall: for the class. desk: for the teacher, where there are two screens. first: who takes the keys."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wall: QWidget
        self.desk: QWidget

    @property
    def begun(self) -> bool:
        """Whether something would be lost if it were closed now."""
        raise NotImplementedError

    def set_apart(self, apart: bool) -> None:
        """Whether the class sees the wall on a screen of its own."""
        raise NotImplementedError

    def keyboard(self) -> QWidget:
        """Who takes the keys now."""
        raise NotImplementedError

    def press(self, event: QKeyEvent) -> bool:
        """A key that nobody wanted; whether it was one of the lesson's."""
        raise NotImplementedError

    def halt(self) -> None:
        """The lesson is covered or closed: its clock stands."""
