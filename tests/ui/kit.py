"""Finding things on the screen the way a person or a screen reader does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.label import Label
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.menu import PaperMenu


def plain(text: str) -> str:
    """A text as it is read: blanks that hold a line together look like others."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def texts(widget: QWidget) -> set[str]:
    """Every text that can be read on a widget now."""
    found = {label.whole_text() for label in widget.findChildren(Label) if label.isVisible()}
    found |= {button.text() for button in widget.findChildren(QAbstractButton) if button.isVisible()}
    return {plain(text) for text in found}


def spoken(widget: QWidget) -> str:
    """What a screen reader says first about a widget."""
    if widget.accessibleName():
        return plain(widget.accessibleName())
    return plain(widget.text()) if isinstance(widget, QAbstractButton) else ""


def focused() -> QWidget:
    """Who has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nobody has the keyboard"
    return widget


def press(qtbot: QtBot, key: Qt.Key, times: int = 1) -> None:
    """Keys go to whoever has the keyboard."""
    for _ in range(times):
        qtbot.keyClick(focused(), key)


def write(text: str) -> None:
    """Letters, Czech ones too, go to whoever has the keyboard (QTest knows only ASCII)."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(focused(), event)


def tab_to(qtbot: QtBot, name: str, limit: int = 80, *, back: bool = False) -> QWidget:
    """Press Tab until something of that name has the keyboard."""
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    met = []
    for _ in range(limit):
        if name in spoken(focused()):
            return focused()
        met.append(spoken(focused()))
        press(qtbot, key)
    raise AssertionError(f"Tab does not reach {name!r}, only {met}")


def walk(qtbot: QtBot, limit: int = 120) -> list[QWidget]:
    """Everything that Tab reaches until it comes round."""
    first, found = focused(), list[QWidget]()
    for step in range(limit):
        press(qtbot, Qt.Key.Key_Tab)
        if focused() is first and not step:
            continue  # the first Tab only showed it
        if focused() is first:
            return [*found, first]
        found.append(focused())
    raise AssertionError("Tab never comes round")


def click(qtbot: QtBot, button: QWidget) -> None:
    """A left click in the middle."""
    assert button.isVisible() and button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def lines(window: QWidget) -> list[QAbstractButton]:
    """What the open menu offers, from the top."""
    (menu,) = [found for found in window.findChildren(PaperMenu) if found.isVisible()]
    return list(menu.entries)


def line(window: QWidget, name: str) -> QAbstractButton:
    """A line of the open menu."""
    return next(one for one in lines(window) if plain(one.text()) == name)


def sheet(window: QWidget) -> PaperDialog:
    """The dialog that lies on top."""
    shown = [found for found in window.findChildren(PaperDialog) if found.isVisible()]
    assert shown, "no dialog"
    return shown[-1]
