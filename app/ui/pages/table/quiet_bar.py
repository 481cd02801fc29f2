"""On the projector the controls of the top bar stay away until the mouse moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from app.tabletop.context import ViewSettings

LOOK_MS = 250
STAY_MS = 3_000


class QuietBar(QObject):
    """Hides and shows some controls of a page; they keep their places."""

    def __init__(self, controls: Sequence[QWidget], settings: ViewSettings, page: QWidget) -> None:
        super().__init__(page)
        self._controls: list[QWidget] = []
        self._settings = settings
        self._at = QCursor.pos()
        self._still = 0
        for control in controls:
            self.hide_too(control)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        settings.changed.connect(self._follow)
        self._follow()

    def hide_too(self, control: QWidget) -> None:
        """Hide and show this control as well."""
        policy = control.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        control.setSizePolicy(policy)
        self._controls.append(control)

    def _follow(self) -> None:
        self._still = 0
        if self._settings.big_picture:
            self._timer.start()
        else:
            self._timer.stop()
            self._show(True)

    def _look(self) -> None:
        at = QCursor.pos()
        in_use = any(control.hasFocus() for control in self._controls)
        self._still = 0 if at != self._at or in_use else self._still + LOOK_MS
        self._at = at
        self._show(self._still < STAY_MS)

    def _show(self, shown: bool) -> None:
        for control in self._controls:
            control.setVisible(shown)
