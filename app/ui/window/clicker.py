"""A presenter's clicker while the window is projected: it does what it does in slides, on every page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.ui.pages.page import Page
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets import keyboard
from app.widgets.sheets.dialog import PaperDialog

FORWARD, BACK = (Qt.Key.Key_PageDown, Qt.Key.Key_F5), (Qt.Key.Key_PageUp,)
BLACK = (".", "b")


class BlackSheet(keyboard.Overlay, Canvas, QWidget):
    """Nothing is to be seen until any key, or a press of the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("The screen is black; any key brings it back"))
        self._before = window.focusWidget()
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillRect(self.rect(), Qt.GlobalColor.black)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._end()

    def _end(self) -> None:
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self.deleteLater()


def press(window: QWidget, page: Page, event: QKeyEvent) -> bool:
    """A key that nobody on the page wanted; whether it was a clicker's.

    Forward presses what the page would have pressed next, back takes a turn back or closes what lies over the
    page, a full stop makes everything black."""
    key = event.key()
    if key not in (*FORWARD, *BACK) and event.text() not in BLACK:
        return False
    if event.isAutoRepeat():
        return True
    over = _over(window)
    if key in FORWARD:
        button = _primary(over if over is not None else page)
        if button is not None:
            button.click()
        elif over is None and page.stepping is not None:
            page.stepping(True)
    elif key not in BACK:
        BlackSheet(window)
    elif isinstance(over, PaperDialog):
        over.close_dialog()
    elif over is None and page.stepping is not None:
        page.stepping(False)
    return True


def _over(window: QWidget) -> QWidget | None:
    """What lies on top of the page: a sheet, a curtain."""
    inside = window.findChildren(QWidget)
    shown = [one for one in inside if isinstance(one, keyboard.Overlay) and one.isVisible()]
    return shown[-1] if shown else None


def _primary(place: QWidget) -> PaperButton | None:
    """The one button that goes on, where it can be pressed now."""
    buttons = (one for one in place.findChildren(PaperButton) if one.isVisible() and one.isEnabled())
    return next((one for one in buttons if one.kind == "primary"), None)
