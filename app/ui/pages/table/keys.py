"""The keyboard at a table: it belongs to the game, whatever was pressed, opened and closed beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.tabletop.screen import TableScreen
from app.ui.pages.page import Page
from app.widgets.sheets import keyboard
from app.widgets.sheets.dialog import withdraw_about

_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""They are for whoever has the keyboard; sent elsewhere they would press what nobody looks at."""


class TabPassesOver(Page):
    """A page at which Tab does not stop at what lies hidden in its `view`."""

    view: TableScreen

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on until something that can be seen has the keyboard."""
        passed: set[QWidget] = set()
        while super().focusNextPrevChild(forward):
            now: QWidget | None = self.window().focusWidget()
            if now is None or now in passed or not self.view.hides(now):
                return True
            passed.add(now)
        return False


class TableKeys(QObject):
    """Sees to it that keys reach the game.

    * Buttons that are clicked leave the keyboard where it is; Tab reaches them.
    * What had the keyboard and goes (a sheet, a curtain, a button that hides) leaves it to the game.
    * Keys that nobody wanted who has the keyboard (letters while a button in the bar has it) go to the game.
    """

    def __init__(self, page: QWidget, wanted: Callable[[], QWidget | None]) -> None:
        """wanted: who in the game takes the keys now."""
        super().__init__(page)
        self._page, self._wanted = page, wanted
        self._passing = False
        page.installEventFilter(self)
        keyboard.take_by_tab_only(page)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def give(self) -> None:
        """Give the game the keyboard, unless something lies over it."""
        target = self._wanted()
        if target is not None:
            keyboard.give(target)

    def clear_away(self, *_: object) -> None:
        """What was asked at the table is over."""
        withdraw_about(self._page)

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        page = self._page
        if not isValid(page) or not page.isVisible() or not page.isActiveWindow():
            return
        gone = old is not None and isValid(old) and not (old.isVisible() and old.isEnabled())
        if now is None or gone:
            self.give()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that came up to the page because nobody on it wanted it."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if self._passing:
            # The game did not want it either.
            self._passing = False
            return True
        return bool(event.text()) and event.key() not in _PRESSES and self._pass_on(event)

    def _pass_on(self, event: QKeyEvent) -> bool:
        target = self._wanted()
        if target is None or target.hasFocus() or keyboard.is_covered(target):
            return False
        key = QKeyEvent(
            QEvent.Type.KeyPress, event.key(), event.modifiers(), event.text(), event.isAutoRepeat()
        )
        self._passing = True
        QCoreApplication.sendEvent(target, key)
        taken, self._passing = self._passing, False
        if taken:
            keyboard.give(target)
            event.accept()
        return taken
