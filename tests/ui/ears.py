"""What a screen reader finds in a window: nothing but the accessibility tree is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.kit import plain

Role = QAccessible.Role


def heard(window: QWidget) -> list[tuple[Any, str]]:
    """Role and name of all that is to be seen, in the order of the tree."""
    return list(_below(QAccessible.queryAccessibleInterface(window)))


def _below(parent: Any) -> Iterator[tuple[Any, str]]:
    for at in range(parent.childCount()):
        child = parent.child(at)
        if child is None or not child.isValid():
            continue
        if child.state().invisible and child.role() != Role.ListItem:  # what is scrolled away is read, too
            continue
        name = plain(child.text(QAccessible.Text.Name))
        if name:
            yield child.role(), name
        yield from _below(child)


def names(window: QWidget, role: Any = None) -> list[str]:
    """The names alone, of one role or of all."""
    return [name for kind, name in heard(window) if role is None or kind == role]


def under_keys() -> str:
    """What is said of the thing that has the keyboard."""
    widget = QApplication.focusWidget()
    return "" if widget is None else spoken_of(widget)


def spoken_of(widget: QWidget) -> str:
    """The name of a widget, as it is said."""
    return plain(QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name))
