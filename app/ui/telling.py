"""``--tell FILE``: what stands where on the screen, for whoever tries the program by real clicks and keys.

Whenever the file is missing it is written: to ask is to delete it. One JSON document:
``{"format": "slovohratky-screen/1", "parts": [{"name", "value", "kind", "rect", "enabled", "focus"}, ...]}``.
A part is what can be seen and pointed at, with the name that a screen reader would say; what lies below
something else is left out. ``rect`` is left, top, width and height in pixels of the screen.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

FORMAT = "slovohratky-screen/1"
LOOK_MS = 50


class Teller(QObject):
    """Writes the file whenever it is missing. What cannot be written is not told."""

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        timer = QTimer(self, interval=LOOK_MS)
        timer.timeout.connect(self._answer)
        timer.start()

    def _answer(self) -> None:
        if self._file.exists():
            return
        beside = self._file.with_name(f"{self._file.name}.new")
        with contextlib.suppress(OSError):
            beside.write_text(json.dumps(screen(), ensure_ascii=False), encoding="utf-8")
            beside.replace(self._file)


def screen() -> dict[str, Any]:
    """All that is on the screen at this moment, as a JSON document."""
    return {"format": FORMAT, "parts": list(parts())}


def parts() -> Iterator[dict[str, Any]]:
    """Every widget that has a name or a value and can be pointed at, and the lines of lists."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            for widget in (window, *window.findChildren(QWidget)):
                seen = _seen(widget)
                if not seen.isEmpty() and _reachable(widget, window, seen.center()):
                    yield from _widget(widget, seen)


def _seen(widget: QWidget) -> QRect:
    """What is not cut off by a parent, in the widget."""
    return widget.visibleRegion().boundingRect() if widget.isVisible() else QRect()


def _reachable(widget: QWidget, window: QWidget, point: QPoint) -> bool:
    """Whether a click there goes to the widget or into it."""
    hit = window.childAt(widget.mapTo(window, point)) or window
    return hit is widget or widget.isAncestorOf(hit)


def _widget(widget: QWidget, seen: QRect) -> Iterator[dict[str, Any]]:
    spoken = QAccessible.queryAccessibleInterface(widget)
    name, value = (spoken.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value))
    if name or value:
        yield {
            "name": name,
            "value": value,
            "kind": type(widget).__name__,
            "rect": _on_screen(widget, seen),
            "enabled": widget.isEnabled(),
            "focus": widget.hasFocus(),
        }
    if isinstance(widget, QAbstractItemView):
        yield from _lines(widget)


def _lines(view: QAbstractItemView) -> Iterator[dict[str, Any]]:
    model: QAbstractItemModel | None = view.model()
    for row in range(model.rowCount() if model is not None else 0):
        index = view.model().index(row, 0)
        place = view.visualRect(index).intersected(view.viewport().rect())
        role = Qt.ItemDataRole
        said = index.data(role.AccessibleTextRole) or index.data(role.DisplayRole)
        if said and not place.isEmpty():
            yield {
                "name": str(said),
                "value": "",
                "kind": "line",
                "rect": _on_screen(view.viewport(), place),
                "enabled": bool(index.flags() & Qt.ItemFlag.ItemIsEnabled),
                "focus": view.hasFocus() and view.currentIndex() == index,
            }


def _on_screen(widget: QWidget, place: QRect) -> list[int]:
    corner, scale = widget.mapToGlobal(place.topLeft()), widget.devicePixelRatioF()
    return [round(number * scale) for number in (corner.x(), corner.y(), place.width(), place.height())]
