"""What is done when the event loop comes round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractItemView, QWidget
from shiboken6 import createdByPython, isValid


def soon(owner: QObject, then: Callable[[], object]) -> None:
    """Call this once what is being done now is done, unless ``owner`` is gone by then.

    Not `QTimer.singleShot` with a context: where the context goes first, one of no time is never let go,
    and with it all that the slot knows.
    """
    QTimer.singleShot(0, lambda: then() if isValid(owner) else None)


def lay_out_now(page: QWidget) -> None:
    """Lay out what of a page was shown or says something else, before anything is painted.

    Qt asks for a painting with the first change, and for another one when what came after it has found its
    place: what lies under a sheet that comes up, or in a list whose scroll bar goes, is painted twice.
    """
    views = [view for view in page.findChildren(QAbstractItemView) if createdByPython(view)]
    for _ in range(2):  # a list that is laid out may change what is laid out around it, and so itself
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        for view in views:
            if view.isVisible():
                view.executeDelayedItemsLayout()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater.value)
