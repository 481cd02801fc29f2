"""How saved games come into the window and leave it by hand: dropped on it, Ctrl+O and Ctrl+S."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.widgets.sheets.keyboard import is_covered

if TYPE_CHECKING:
    from app.ui.match.game_files import GameFiles


class FileDoor(QObject):
    """Sees what is dropped on the window, whatever lies under the mouse, and its two shortcuts."""

    def __init__(self, window: QWidget, files: Callable[[], GameFiles]) -> None:
        """window: shown already. While a dialog lies over it the shortcuts rest. files: opens and saves."""
        super().__init__(window)
        self._files = files
        self._over: Path | None = None
        window.setAcceptDrops(True)
        window.windowHandle().installEventFilter(self)
        for keys, act in (
            (QKeySequence.StandardKey.Open, lambda: files().choose()),
            (QKeySequence.StandardKey.Save, lambda: files().save_played()),
        ):
            shortcut = QShortcut(QKeySequence(keys), window)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(lambda act=act: None if is_covered(window) else act())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.DragLeave:
            self._over = None
        if kind not in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            return False
        if not isinstance(event, QDropEvent):
            return False
        # On X11 what is let go may no longer say what it is; while it is moved it does.
        self._over = _file(event.mimeData()) or (None if kind == QEvent.Type.DragEnter else self._over)
        path = self._over
        if path is None:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if kind == QEvent.Type.Drop:
            self._over = None
            self._files().open(path)
        return True


def _file(data: QMimeData) -> Path | None:
    """The first file of what is dragged."""
    files = (url.toLocalFile() for url in data.urls()) if data.hasUrls() else ()
    return next((Path(file) for file in files if file), None)
