"""Hands at the real window: keys go to whoever has the keyboard, clicks to what lies there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.widgets.sheets.fresh_press import REST_MS, WORD_MS, FreshPress

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Hands:
    """Keyboard and mouse of one window, and a clock for them that goes only when told."""

    def __init__(self, window: QWidget) -> None:
        self._widget, self._time = window, 10_000
        FreshPress.of(window).now = lambda: self._time

    @property
    def _window(self) -> QWindow:
        handle = self._widget.windowHandle()
        assert handle is not None
        return handle

    def rest(self, ms: int = REST_MS + WORD_MS) -> None:
        """Do nothing for a while."""
        self._time += ms
        QApplication.processEvents()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self._window, key)

    def command(self, key: Qt.Key) -> None:
        """With Ctrl: never a letter that is typed onto the table."""
        QTest.keyClick(self._window, key, Qt.KeyboardModifier.ControlModifier)

    def hold(self, key: Qt.Key) -> None:
        """The key is held down and repeats."""
        QCoreApplication.sendEvent(self._window, QKeyEvent(QEvent.Type.KeyPress, key, NO_MODIFIER, "", True))

    def write(self, text: str) -> None:
        """Letters, Czech ones too."""
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QCoreApplication.sendEvent(self._window, QKeyEvent(kind, 0, NO_MODIFIER, letter))

    def click(self, widget: QWidget) -> None:
        """In the middle of it, as soon as nothing lies over it (a page that slides away)."""
        point = widget.mapTo(self._widget, widget.rect().center())
        for _ in range(100):
            if self._widget.childAt(point) is widget:
                break
            QTest.qWait(20)
        assert self._widget.childAt(point) is widget, f"{self._widget.childAt(point)} lies over {widget}"
        assert widget.isEnabled()
        QTest.mouseClick(self._window, Qt.MouseButton.LeftButton, pos=point)


def drag_and_escape(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at a point of a widget, move, press Esc, move on to another point, let go."""
    window = widget.window()
    handle, left = window.windowHandle(), Qt.MouseButton.LeftButton
    assert handle is not None
    at = [widget.mapTo(window, start + (end - start) * share) for share in (0.0, 0.3, 0.6, 1.0)]
    QTest.mousePress(handle, left, pos=at[0])
    for point in at[1:3]:
        QTest.mouseMove(handle, point)
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    QTest.mouseMove(handle, at[3])
    QTest.mouseRelease(handle, left, pos=at[3])


def drag(button: Any, goal: QWidget, point: QPointF) -> None:
    """Drag what lies on a button to a point of a widget."""
    press = button.face().center().toPoint()
    start, end = button.mapToGlobal(press), goal.mapToGlobal(point.toPoint())
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=press)
    for share in (0.3, 0.7, 1.0):  # the button itself may move meanwhile
        QTest.mouseMove(button, button.mapFromGlobal(start + (end - start) * share))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFromGlobal(end))
