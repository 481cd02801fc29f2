"""What is put off until the event loop comes round."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.widgets.later import soon


class _Told(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def hear(self) -> None:
        self.heard.append("now")


def _come_round() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def test_it_is_done_once_and_not_at_once(qapp: QApplication) -> None:
    told = _Told()
    soon(told, told.hear)
    assert told.heard == []
    _come_round()
    assert told.heard == ["now"]


def test_who_is_gone_hears_nothing_and_is_held_by_nobody(qapp: QApplication) -> None:
    told = _Told()
    heard, gone = told.heard, weakref.ref(told)
    soon(told, told.hear)
    told.deleteLater()
    QCoreApplication.sendPostedEvents(told, QEvent.Type.DeferredDelete)
    del told
    _come_round()
    gc.collect()
    assert heard == []
    assert gone() is None
