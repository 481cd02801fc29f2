"""What is done when the event loop comes round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid


def soon(owner: QObject, then: Callable[[], object]) -> None:
    """Call this once what is being done now is done, unless ``owner`` is gone by then.

    Not `QTimer.singleShot` with a context: where the context goes first, one of no time is never let go,
    and with it all that the slot knows.
    """
    QTimer.singleShot(0, lambda: then() if isValid(owner) else None)
