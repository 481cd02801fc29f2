"""Where the window stands and how large it is, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)


def restore(window: QWidget, kept: str) -> None:
    """Put the window where it was; in the middle of the screen at first."""
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.setMinimumSize(SMALLEST.boundedTo(room.size()))
    if kept and window.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode()))):
        return
    size = USUAL.boundedTo(room.size())
    window.resize(size)
    window.move(room.center() - QRect(0, 0, size.width(), size.height()).center())


def kept(window: QWidget) -> str:
    """The place as text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")
