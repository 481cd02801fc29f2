"""What a screen reader says by itself, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have this said now, of a widget that has changed."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class ProgressAnnouncer:
    """Has it said how far something is, at its beginning and whenever another quarter of it is done."""

    def __init__(self, widget: QWidget) -> None:
        self._widget, self._quarter = widget, -1

    def tell(self, text: str, share: float) -> None:
        quarter = int(4 * share)
        if quarter != self._quarter:
            self._quarter = quarter
            announce(self._widget, text)

    def end(self) -> None:
        """What comes next is something else, which begins anew."""
        self._quarter = -1
