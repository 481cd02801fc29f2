"""Where the window stands and how large it is, from one start to the next; its title bar stays in sight."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
GUESSED_FRAME = QMargins(4, 36, 4, 4)
"""What the desktop puts around a window, until it says so itself (once the window is shown)."""


def restore(window: QWidget, kept: str) -> None:
    """Put the window where it was; in the middle of the screen at first."""
    room = QGuiApplication.primaryScreen().availableGeometry().marginsRemoved(GUESSED_FRAME)
    window.setMinimumSize(SMALLEST.boundedTo(room.size()))
    if kept and window.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode()))):
        return
    middle = QRect(QPoint(), USUAL)
    middle.moveCenter(room.center())
    window.setGeometry(within(middle, room))


def keep_in_sight(window: QWidget) -> None:
    """A shown window keeps its whole frame on its screen; its place may come from a larger one."""
    if window.isHidden() or window.isFullScreen():
        return
    frame = window.windowHandle().frameMargins()
    room = window.screen().availableGeometry().marginsRemoved(frame)
    window.setMinimumSize(SMALLEST.boundedTo(room.size()))
    if not window.isMaximized() and not room.contains(window.geometry()):
        window.setGeometry(within(window.geometry(), room))


def within(place: QRect, room: QRect) -> QRect:
    """The place, moved and if need be made smaller, so that it lies in the room."""
    size = place.size().boundedTo(room.size())
    left = min(max(place.x(), room.x()), room.x() + room.width() - size.width())
    top = min(max(place.y(), room.y()), room.y() + room.height() - size.height())
    return QRect(QPoint(left, top), size)


def kept(window: QWidget) -> str:
    """The place as text, as `restore` reads it."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")
